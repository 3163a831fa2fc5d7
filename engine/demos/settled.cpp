// What went by itself because there was nothing else to answer: a step may say it all the same, and is checked then.
#include "engine/demos/play.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

// As it was then: by now it may lie elsewhere.
bool names(const Match& match, const Names& given, const CardWord& word, Seat about, const Event& event,
           bool target) {
  const CardId card = target ? event.other : event.card;
  if (!card) return false;
  if (!word.alias.empty()) {
    const auto named = given.find(word.alias);
    return named != given.end() && named->second == card;
  }
  const Place& place = match[event.from];
  const Seat seat = word.seat == Seat::None ? about : word.seat;
  const DefId def = target ? event.other_def : event.def;
  return (!word.def || word.def == def) && (!word.place || *word.place == place.kind) &&
         (seat == Seat::None || place.seat == seat);
}

bool names_either(const Match& match, const Names& given, const CardWord& word, Seat about,
                  const Event& event) {
  return names(match, given, word, about, event, false) || names(match, given, word, about, event, true);
}

} // namespace

// Of the settled answers since the last one that was given, the first that the words name; those before it are passed over.
bool Play::was_settled(const MoveWord& word) {
  for (std::size_t at = said_; at < events.size(); ++at) {
    const Event& event = events[at];
    if (event.kind != EventKind::Settled || event.sets) continue;
    std::size_t end = at + 1; // of the picks that belong together
    while (end < events.size() && events[end].kind == EventKind::Settled && events[end].sets)
      ++end;
    std::vector<CardWord> words = word.cards;
    if (word.on) words.push_back(*word.on);
    const bool number = !word.number || *word.number == event.amount;
    const bool place = !word.to || event.to == this->place(*word.to, word.seat);
    const bool bare = words.empty() && !word.several;
    bool fits = event.seat == word.seat && event.attribute == word.verb && number && place &&
                (bare || words.size() == end - at || (end == at + 1 && word.cards.size() == 1 && word.on));
    for (std::size_t i = at; fits && !bare && i < end; ++i)
      fits = std::any_of(words.begin(), words.end(), [&](const CardWord& one) {
        return names_either(match, aliases_, one, word.seat, events[i]);
      });
    if (!fits) continue;
    said_ = end;
    return true;
  }
  return false;
}

// For who looks for a question that was not put.
std::string Play::settled_since() const {
  std::string all;
  for (std::size_t at = said_; at < events.size(); ++at) {
    const Event& event = events[at];
    if (event.kind != EventKind::Settled) continue;
    const DefId def = event.card ? event.def : event.other_def;
    all += (all.empty() ? " By itself went: " : "; ") + text(event.seat) + " " +
           family().verbs[event.attribute].id + (def ? " " + demo.book->print(def).id : "");
  }
  return all.empty() ? "" : all + ".";
}

} // namespace twoseat::demos
