// A table with something everywhere: a card whose text can be written anew, and positions in which it is carried out.
#pragma once
#include "fixture.h"
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

namespace twoseat::test {

using Json = nlohmann::json;

class Stage {
public:
  std::string system;
  Rulebook book;              // the system's plain cards and the stage's own, nothing else
  std::vector<Match> moments; // of random play from some positions, one for each question in each seat's turn

  // Of tests/stages: "cards" as of a demo, one with the id "subject"; what lies with "each" seat, and how the "positions"
  // differ.
  Stage(const char* system, const char* edition);

  // Gives the subject these abilities alone. Faults: the loader refuses them.
  Faults say(const Json& abilities);

  struct Outcome {
    Match match;
    std::size_t told = 0;    // events that somebody could see
    std::uint64_t asked = 0; // who was asked what
    bool operator==(const Outcome&) const = default;
  };
  // Carries out an activated ability of the subject at that moment, with choices by chance, to its end.
  Outcome carry_out(const Match& moment, std::uint64_t seed, std::size_t which = 0) const;
  // Whether its text changes anything, there and with these choices, that the same ability without a text does not.
  // `choices`: only its last part is left out, so that to choose is nothing yet.
  bool does_something(const Match& moment, std::uint64_t seed, bool choices = false);

  // Whether the subject's first ability can be used there, its cost being paid.
  bool may_use(const Match& moment) const;

  // Whether its continuous ability, with this word, changes what is asked, what cards show, or what comes of the same random
  // answers.
  bool changes_the_play(const Match& moment, std::uint64_t seed, const ActionWord& word);

  // Whether the subject's automatic ability is played in the course of a random match from there.
  bool triggers(const Match& moment, std::uint64_t seed) const;

private:
  DefId def_;            // the subject
  script::Script plain_; // without any text of the subject
  std::size_t names_ = 0, tags_ = 0;

  CardId subject_of(const Match& match) const;
  std::uint16_t ability(std::size_t which = 0) const {
    return static_cast<std::uint16_t>(book.faces[def_.value - 1U].first_ability + which);
  }
  void gather_moments(const Match& first);
  std::vector<std::uint64_t> course(const Match& moment, std::uint64_t seed, const ActionWord& word) const;
};

const std::vector<std::unique_ptr<Stage>>& stages();

// An action without cards that does something anywhere: {"shuffle": true}.
Json plain_action(const Stage& stage);

// What no position here shows stands, with its section and its reason, in tests/written-and-unseen.txt, which may only
// shrink: "event vanguard: dominated # its reason".
void must_be_listed(const std::string& section, const std::set<std::string>& unseen);

} // namespace twoseat::test
