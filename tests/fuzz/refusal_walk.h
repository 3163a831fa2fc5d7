// Random matches in which, at every decision, moves are tried that are not offered: of every verb that has an answer to
// give, with every card and place that the seat sees. Each refusal must say why; one that could be about anything is
// counted where the verb is at home in the question.
#pragma once
#include "tests/fuzz/illegal_moves.h"
#include <map>
#include <set>

namespace twoseat::fuzz {

// What says nothing about the move, in the words of all families.
inline bool is_generic(std::string_view sentence) {
  constexpr std::string_view said[] = {"That is not among what may be chosen here.",
                                       "It is not your decision now.", "This is not the moment for that."};
  return std::find(std::begin(said), std::end(said), sentence) != std::end(said);
}

class RefusalWalk {
public:
  RefusalWalk(const Rulebook& book, std::string edition, std::uint64_t seed)
      : book_(book), edition_(std::move(edition)), random_(Random::from_seed(seed)) {}

  struct Tally {
    std::uint32_t tried = 0, generic = 0;
    double percent() const { return tried == 0 ? 0 : 100.0 * generic / tried; }
  };
  Tally home;                                 // verbs that this question is ever answered with
  Tally foreign;                              // all others
  std::map<std::string, std::uint32_t> where; // of home: question, verb, sentence
  std::string fault;                          // an empty reason, or none at all

  // First it learns from matches what is ever offered where, then it tries what is not.
  void run(int matches_to_learn, std::uint32_t wanted) {
    for (int i = 0; i < matches_to_learn; ++i)
      play([&] { learn(); });
    while (fault.empty() && home.tried < wanted)
      play([&] { try_moves(); });
  }

private:
  enum Field : unsigned { HasCard = 1, HasTarget = 2, HasPlace = 4, HasNumber = 8 };
  struct Known {
    std::set<unsigned> shapes;
    std::vector<std::uint16_t> numbers;
  };
  static constexpr std::size_t most_numbers = 64;

  const Rulebook& book_;
  std::string edition_;
  Random random_;
  Match match_;
  Decision decision_;
  std::map<std::uint8_t, Known> known_;                    // by verb
  std::map<std::uint8_t, std::set<std::uint8_t>> at_home_; // by question: verbs

  std::size_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

  template <class Look>
  void play(Look look) {
    Setup setup;
    setup.edition = edition_;
    setup.seed = random_.next();
    setup.decks = {book_.decks[below(book_.decks.size())], book_.decks[below(book_.decks.size())]};
    const auto started = start(book_, setup);
    if (!started) return; // decks that do not go together
    match_ = *started;
    for (int i = 0; i < 20000 && fault.empty() && decide(book_, match_, decision_); ++i) {
      look();
      apply_checked(book_, match_, decision_, random_answer(decision_, random_));
    }
  }

  void learn() {
    for (std::size_t i = 0; i < decision_.option_count; ++i) {
      const Move& move = decision_.options[i];
      at_home_[decision_.question].insert(move.verb);
      Known& known = known_[move.verb];
      known.shapes.insert((move.card ? HasCard : 0U) | (move.target ? HasTarget : 0U) |
                          (move.place ? HasPlace : 0U) | (move.number != 0 ? HasNumber : 0U));
      if (move.number != 0 && known.numbers.size() < most_numbers) known.numbers.push_back(move.number);
    }
  }

  bool sees(CardId card) const {
    const auto lookers =
        static_cast<Viewers>(book_.family->may_look(match_, match_[card]) | match_[card].shown_to);
    return includes(lookers, viewer_of(decision_.seat));
  }

  CardId any_seen() {
    for (int i = 0; i < 40; ++i) {
      const CardId card{static_cast<std::uint16_t>(1 + below(match_.cards.size()))};
      if (sees(card)) return card;
    }
    return {};
  }

  // With the number of one of its own abilities, if the verb's numbers are that.
  std::uint16_t any_number(const Known& known, CardId card) {
    const Face* face = card ? &book_.face(match_[card].def) : nullptr;
    const std::uint16_t number = known.numbers[below(known.numbers.size())];
    const bool of_ability = known.shapes.count(HasCard | HasNumber) != 0 && known.shapes.size() == 1;
    if (!of_ability || face == nullptr || face->abilities == 0) return of_ability ? std::uint16_t{0} : number;
    return static_cast<std::uint16_t>(face->first_ability + below(face->abilities));
  }

  Move any_move(std::uint8_t verb, const Known& known) {
    auto shape = known.shapes.begin();
    std::advance(shape, static_cast<std::ptrdiff_t>(below(known.shapes.size())));
    Move move;
    move.verb = verb;
    if ((*shape & HasCard) != 0) move.card = any_seen();
    if ((*shape & HasTarget) != 0) move.target = any_seen();
    if ((*shape & HasPlace) != 0) move.place = {static_cast<std::uint8_t>(1 + below(match_.places.size()))};
    if ((*shape & HasNumber) != 0) move.number = any_number(known, move.card);
    return move;
  }

  // A choice names what lies open as its target, what does not as its card: the other way about it is no other move.
  bool offered(const Move& move) const {
    const Move* begin = &decision_.options[0];
    return std::any_of(begin, begin + decision_.option_count, [&](const Move& option) {
      Move turned = option;
      std::swap(turned.card, turned.target);
      return option == move || turned == move;
    });
  }

  void try_moves() {
    const std::set<std::uint8_t>& home_verbs = at_home_[decision_.question];
    for (const auto& [verb, known] : known_) {
      const bool at_home = home_verbs.count(verb) != 0;
      for (int i = 0; i < (at_home ? 4 : 1) && fault.empty(); ++i)
        if (const Move move = any_move(verb, known); !offered(move)) judge(move, at_home);
    }
  }

  void judge(const Move& move, bool at_home) {
    const Reasons reasons = why_not(book_, match_, decision_.seat, move);
    bool generic = true;
    std::string said;
    for (const Reason& reason : reasons) {
      const std::string sentence = explain(book_, match_, reason);
      if (!is_rule_number(reason.rule.number) || !is_sentence(sentence)) return fail(move, "says nothing");
      generic = generic && is_generic(sentence);
      said += " " + sentence;
    }
    if (reasons.empty()) return fail(move, "is not refused");
    Tally& tally = at_home ? home : foreign;
    ++tally.tried;
    if (!generic) return;
    ++tally.generic;
    if (at_home) ++where[named(move) + ":" + said];
  }

  std::string named(const Move& move) const {
    return std::string(book_.family->questions[decision_.question].id) + ", " +
           book_.family->verbs[move.verb].id;
  }
  void fail(const Move& move, const char* what) {
    fault = named(move) + " (answer " + std::to_string(match_.answers) + ", card " +
            std::to_string(move.card.value) + ", target " + std::to_string(move.target.value) + ", place " +
            std::to_string(move.place.value) + ", number " + std::to_string(move.number) + ") " + what;
  }
};

} // namespace twoseat::fuzz
