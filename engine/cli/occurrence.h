// What has occurred in play, of everything that a game has words for: steps, questions, moves, abilities of cards ...
#pragma once
#include "engine/twoseat.h"
#include <set>

namespace twoseat::cli {

class Occurrence {
public:
  explicit Occurrence(const Rulebook& book);

  void decided(const Match& match, const Decision& decision);
  void happened(const Match& match, const Events& events);
  const std::set<std::string>& never() const {
    return never_;
  } // "step: turn, stand phase", "card: old-lamp" ...
  std::size_t wanted() const { return wanted_; }
  const std::set<std::string>& cited() const {
    return cited_;
  } // rules, in the numbers of the edition that is played

private:
  void want(const char* kind, const std::string& name) { never_.insert(std::string(kind) + ": " + name); }
  void saw(const char* kind, const std::string& name) { never_.erase(std::string(kind) + ": " + name); }
  void saw_step(std::uint8_t procedure, std::uint8_t number);
  void saw_in_force(const Match& match, CardId card);
  void saw_lasting(const Match& match);
  void cites(const Match& match, Rule rule);

  const Rulebook& book_;
  std::set<std::string> never_, cited_;
  std::size_t wanted_ = 0;
  SeatView seen_;
};

} // namespace twoseat::cli
