// Whether what happened is what an automatic ability waits for. [vge 11.9]
#pragma once
#include "engine/abilities/context.h"
#include "engine/kernel/events.h"
#include "engine/kernel/references.h"

namespace twoseat {

// Asked of Lexicon::covers like a keyword: those whose abilities their card's owner plays, whoever controls the card.
constexpr std::uint16_t of_owner = 0xffff;

// What it waits for, one event or the other: f(the ability that says so)
template <class F>
void each_way(const script::Script& script, script::Index ability, F f) {
  f(ability);
  if (const script::Index other = script.abilities[ability].or_when; other != 0) f(other);
}

// What one that is given is in all editions. f(ability)
template <class F>
void each_form(const script::Script& script, script::Index ability, F f) {
  for (; ability != 0; ability = script.abilities[ability].elsewhere)
    f(ability);
}

inline bool among(std::uint32_t kinds, const Match& match, PlaceId place) {
  return kinds == 0 || (place && ((kinds >> match[place].kind) & 1U) != 0);
}

inline bool is_occasion(const Match& match, const OccasionWord& word, const Event& event) {
  if (word.kind != event.kind) return false;
  if (word.causes != 0 && (event.cause >= 64 || ((word.causes >> event.cause) & 1U) == 0)) return false;
  if (word.number >= 0 && word.number != event.amount) return false;
  if (word.only_if != nullptr && !word.only_if(match, event)) return false;
  if (word.change != 0 && (word.change != event.change || word.attribute != event.attribute)) return false;
  return among(word.from, match, event.from) && among(word.to, match, event.to);
}

inline bool side_fits(script::Side side, Seat ours, Seat seat) {
  return side == script::Side::Both || (side == script::Side::You) == (seat == ours);
}

// A card of an event as abilities read it: what moves by it is followed, what was gone before is not.
inline Reference about(const Match& match, const Event& event, CardId card) {
  const bool looks_back = card && card == event.was.card && event.was.left != Left::No;
  if (!looks_back) return refer(match, card);
  return event.kind == EventKind::Moved ? followed(match, event.was) : event.was;
}

inline bool about_fits(const Table& table, const Context& context, script::Index which,
                       const Reference& card) {
  if (which == 0) return true;
  const script::Select& select = table.book.script.selects[which];
  if (select.noun == script::Noun::This) return card.card == context.source;
  return fits(table, context, select, card, true);
}

// Whose effect it is counts, not whose its source is by now.
inline bool doer_fits(const Table& table, const Context& context, script::Index by, const Event& event) {
  if (by == 0) return true;
  Doer doer;
  if (!table.book.family->lexicon->doer(table, event, doer)) return false;
  script::Select select = table.book.script.selects[by];
  if (select.noun == script::Noun::This) return doer.source.card == context.source;
  if (!side_fits(select.side, context.seat, doer.seat)) return false;
  select.side = script::Side::Both;
  return fits(table, context, select, doer.source, true);
}

// The event's cards in the order in which an ability names them.
inline CardId subject_of(const OccasionWord& word, const Event& event) {
  return word.swapped ? event.other : event.card;
}
inline CardId second_of(const OccasionWord& word, const Event& event) {
  return word.swapped ? event.card : event.other;
}

inline bool occasion_fits(const Table& table, const script::When& when, Seat master, const Event& event) {
  const OccasionWord& word = table.book.family->lexicon->occasions[when.occasion];
  if (!is_occasion(table.match, word, event)) return false;
  if (word.of_units && event.was.card && !was_unit(event.was)) return false;
  if (!among(when.from, table.match, event.from) || !among(when.to, table.match, event.to)) return false;
  return !is_about_a_player(word) || side_fits(when.side, master, event.seat);
}

// Has abilities of this card alone notice it, where it lies now: what they wait for comes when it will be gone.
// [dbs 7-4-1-8-1]
void notice_for(Game& game, CardId card, const Event& event);

} // namespace twoseat
