// What the words of a demo mean at its table. Ambiguous ones mean nothing.
#include "engine/demos/play.h"
#include "engine/kernel/moves.h"
#include <algorithm>

namespace twoseat::demos {

std::string text(Seat seat) {
  return seat == Seat::A ? "A" : seat == Seat::B ? "B" : "nobody";
}
std::string text(Viewer viewer) {
  return viewer == Viewer::A ? "A" : viewer == Viewer::B ? "B" : "a spectator";
}
std::string text(const Rulebook& book, const std::vector<DefId>& cards) {
  std::string result;
  for (const DefId def : cards)
    result += (result.empty() ? "" : ", ") + book.print(def).id;
  return result.empty() ? "no card" : result;
}
std::string text(const std::vector<std::string>& rules) {
  std::string result;
  for (const std::string& rule : rules)
    result += (result.empty() ? "" : ", ") + rule;
  return result.empty() ? "no rule" : result;
}

PlaceId Play::place(const PlaceWord& word, Seat about) const {
  const Seat seat = word.seat == Seat::None ? about : word.seat;
  for (std::size_t i = 0; i < match.places.size(); ++i)
    if (match.places[i].kind == word.kind && match.places[i].seat == seat)
      return {static_cast<std::uint8_t>(i + 1)};
  return {};
}

std::string Play::place_name(PlaceWord word) const {
  return (word.seat == Seat::None ? "" : text(word.seat) + "'s ") + family().place_kinds[word.kind].id;
}

std::vector<DefId> Play::lying_in(PlaceId place) const {
  std::vector<DefId> result;
  for (const CardId id : cards_in(match, place))
    result.push_back(match[id].def);
  return result;
}

// Without a place, cards that lie covered by rule (in decks) are not meant.
CardId Play::card(const CardWord& word, Seat about) {
  if (!word.alias.empty()) {
    const auto found = aliases_.find(word.alias);
    if (found == aliases_.end()) fail(word.path, "No card has the name \"" + word.alias + "\" yet.");
    return found == aliases_.end() ? CardId{} : found->second;
  }
  const Seat seat = word.seat == Seat::None ? about : word.seat;
  std::vector<CardId> found;
  for (std::size_t i = 0; i < match.places.size(); ++i) {
    const Place& place = match.places[i];
    const bool covered = ((family().by_hand.covered >> place.kind) & 1U) != 0;
    if (seat != Seat::None && place.seat != seat) continue;
    if (word.place ? place.kind != *word.place : covered) continue;
    for (const CardId id : cards_in(match, {static_cast<std::uint8_t>(i + 1)}))
      if (!word.def || match[id].def == word.def) found.push_back(id);
  }
  if (word.number > 0 && word.number <= found.size()) return found[word.number - 1U];
  if (word.number == 0 && found.size() == 1) return found[0];
  const std::string how_many = found.empty() ? "none" : std::to_string(found.size());
  fail(word.path, "\"" + word.text + "\" must mean one card; there " + (found.size() == 1 ? "is " : "are ") +
                      how_many + (found.size() > 1 ? " (say which with #1, #2 ...)." : "."));
  return {};
}

bool Play::meant(const MoveWord& word, Meant& result) {
  for (const CardWord& one : word.cards) {
    result.cards.push_back(card(one, word.seat));
    if (!result.cards.back()) return false;
  }
  if (word.on && !(result.on = card(*word.on, word.seat))) return false;
  if (word.to) result.to = place(*word.to, word.seat);
  return true;
}

bool Play::fits(const Move& move, const MoveWord& word, const Meant& meant, CardId card) const {
  const bool with_it = !card || move.card == card || (word.several && !move.card && move.target == card);
  return move.verb == word.verb && with_it && (!meant.on || move.target == meant.on) &&
         (!meant.to || move.place == meant.to) && (!word.number || move.number == *word.number);
}

// Every answer that the word could mean.
std::vector<Answer> Play::answers(const Decision& decision, const MoveWord& word, const Meant& meant) const {
  std::vector<Answer> result;
  for (std::uint16_t c = 0; c < decision.choice_count; ++c) {
    const Choice& choice = decision.choices[c];
    if (choice.verb != word.verb) continue;
    const auto options_for = [&](CardId card) {
      std::vector<std::uint16_t> found;
      for (std::uint16_t i = 0; i < choice.count; ++i)
        if (fits(decision.options[choice.first + i], word, meant, card)) found.push_back(i);
      return found;
    };
    if (!word.several) {
      for (const std::uint16_t option : options_for(meant.cards.empty() ? CardId{} : meant.cards[0]))
        result.push_back(Answer::single(c, option));
      continue;
    }
    std::vector<std::uint16_t> picks;
    bool each_once = true;
    for (const CardId card : meant.cards) {
      const auto found = options_for(card);
      each_once = each_once && found.size() == 1;
      if (!found.empty()) picks.push_back(found[0]);
    }
    std::sort(picks.begin(), picks.end());
    Answer answer;
    answer.choice = c;
    for (const std::uint16_t pick : picks)
      each_once = answer.picks.push(pick) && each_once;
    if (each_once && twoseat::check(decision, answer) == AnswerFault::None) result.push_back(answer);
  }
  return result;
}

} // namespace twoseat::demos
