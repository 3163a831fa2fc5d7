// Building a seat's view: places and counts, then each card that this viewer may look at.
#include "engine/seats/view.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include <cstring>

namespace twoseat {
namespace {

void add_numbers(const Table& table, CardId id, SeatView& view, CardView& card) {
  const std::size_t attributes = std::min(table.book.family->attributes.size(), CardView::numbers_shown);
  for (std::uint8_t attribute = 0; attribute < attributes; ++attribute) {
    card.numbers[attribute] = information(table, id, attribute);
    Changes changes;
    gather(table, id, attribute, changes);
    for (const Change& change : changes)
      view.parts.push({id, attribute, change.operation, change.cause, change.source, change.amount});
  }
}

// Only what is in force gives it: what rules and other cards add to its printed words is read there.
void add_gained(const Table& table, CardId id, CardView& card) {
  const Family& family = *table.book.family;
  if (family.card_counters.empty()) return; // its cards gain nothing but what stands in their numbers
  for (const Modification& given : table.match.modifications) {
    if (given.subject != id || given.scope != 0 || given.generation != table.match[id].generation ||
        given.attribute < CardView::numbers_shown || given.attribute >= 64)
      continue;
    const std::int32_t printed = family.base(table, id, given.attribute);
    if ((printed == 0 || printed == absent) && information(table, id, given.attribute) > 0)
      card.gain(given.attribute);
  }
}

void add_cards(const Table& table, PlaceId place_id, Viewer viewer, SeatView& view, PlaceView& place) {
  const Match& match = table.match;
  const bool spread = table.book.family->spread(match[place_id]);
  place.first_card = static_cast<std::uint16_t>(view.cards.size());
  std::uint32_t position = 0;
  for (CardId id = match[place_id].first; id; id = match[id].next, ++position) {
    const Card& card = match[id];
    const bool known = includes(lookers(table, card), viewer);
    if (!known && !spread) continue;
    CardView seen;
    seen.position = position;
    seen.place = place_id;
    seen.facing = card.facing;
    const bool own = match[place_id].seat != Seat::None && viewer_of(match[place_id].seat) == viewer;
    if (spread) {
      if (!table.book.family->card_counters.empty()) seen.id = id;
      seen.orientation = card.orientation;
      // How a hidden card was recruited, and what it started with, would betray it.
      if (known || table.book.family->card_counters.empty()) {
        seen.role = card.role;
        seen.counters = card.counters;
      }
    }
    if (spread || (known && own)) seen.states = card.states;
    if (known) {
      seen.id = id;
      seen.def = card.def;
      seen.owner = card.owner;
      if (card.host && match[card.host].place == card.place) seen.host = card.host;
      if (spread && (card.facing == Facing::Up || card.states != 0)) add_numbers(table, id, view, seen);
      if (spread && card.facing == Facing::Up) add_gained(table, id, seen);
    }
    view.cards.push(seen);
  }
  place.card_count = static_cast<std::uint16_t>(view.cards.size() - place.first_card);
}

bool knows(const Table& table, Viewer viewer, const Card& card) {
  return includes(lookers(table, card), viewer);
}
bool lies_open(const Table& table, const Card& card) {
  return card.place && table.book.family->spread(table.match[card.place]);
}

void add_entries(const Table& table, Viewer viewer, SeatView& view) {
  for (const StackEntry& entry : table.match.entries) {
    EntryView seen;
    seen.place = entry.place;
    if (entry.source && knows(table, viewer, table.match[entry.source])) {
      seen.source = entry.source;
      seen.ability = entry.ability;
    }
    if (entry.target) {
      const Card& target = table.match[entry.target];
      if (lies_open(table, target) || knows(table, viewer, target)) seen.target = entry.target;
      if (lies_open(table, target) && !seen.place) seen.place = target.place;
    }
    seen.seat = entry.seat;
    seen.kind = entry.kind;
    view.entries.push(seen);
  }
}

void add_question(const Table& table, SeatView& view) {
  if (table.match.stack.empty()) return;
  const Frame& frame = table.match.stack.back();
  const Step& step = table.book.family->procedures[frame.procedure].steps[frame.step];
  if (step.ask == nullptr) return;
  view.asked = frame.seat;
  view.question = step.question;
  if (table.match.effects.empty()) return;
  Decision decision; // an effect may ask either player, and several kinds of questions
  ask(table, decision);
  view.asked = decision.seat;
  view.question = decision.question;
}

} // namespace

void view(const Table& table, Viewer viewer, SeatView& view) {
  const Match& match = table.match;
  view.places.clear();
  view.cards.clear();
  view.parts.clear();
  view.relations.clear();
  view.where.clear();
  view.entries.clear();
  view.players = match.players;
  for (const Seat seat : both_seats)
    if (table.book.family->own_counters != nullptr && viewer_of(seat) == viewer)
      table.book.family->own_counters(table, seat, view.players[index(seat)]);
  view.turn = match.turn;
  view.answers = match.answers;
  view.battle = match.battle;
  view.viewer = viewer;
  view.turn_player = match.turn_player;
  view.first_player = match.first_player;
  view.asked = Seat::None;
  view.question = 0;
  view.outcome = match.outcome;
  view.outcome_reason = match.outcome_reason;
  view.flaw = match.flaw;
  view.edition = match.edition;
  for (std::size_t i = 0; i < match.places.size(); ++i) {
    const Place& from = match.places[i];
    PlaceView place{from.count, from.types, from.kind, from.seat, from.column, from.row, from.markers, 0, 0};
    add_cards(table, {static_cast<std::uint8_t>(i + 1)}, viewer, view, place);
    view.places.push(place);
  }
  for (const Relation& relation : match.relations)
    view.relations.push(relation);
  for (const Frame& frame : match.stack)
    view.where.push({frame.procedure, frame.step});
  add_entries(table, viewer, view);
  add_question(table, view);
}

bool operator==(const SeatView& a, const SeatView& b) {
  return std::memcmp(&a, &b, sizeof(SeatView)) == 0;
}

} // namespace twoseat
