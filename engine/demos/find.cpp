// What the words of a demo mean at the table where it is played; those that mean nothing or too much fail it.
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
  return place_meant(match, word, about);
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

CardId Play::card(const CardWord& word, Seat about) {
  if (!word.alias.empty() && aliases_.count(word.alias) == 0) {
    fail(word.path, {"No card has the name \"{name}\" yet.", {FilledPhrase::name(word.alias)}});
    return {};
  }
  const std::vector<CardId> found = cards_meant(table(), aliases_, word, about);
  if (const CardId one = card_meant(found, word)) return one;
  const FilledPhrase text = FilledPhrase::name(word.text);
  if (found.size() > 1)
    fail(word.path,
         {"\"{word}\" must mean one card; there are {n} (say which with #1, #2 ...).", {text, found.size()}});
  else
    fail(word.path, found.empty() ? FilledPhrase("\"{word}\" must mean one card; there are none.", {text})
                                  : FilledPhrase("\"{word}\" must mean one card; there is 1.", {text}));
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

} // namespace twoseat::demos
