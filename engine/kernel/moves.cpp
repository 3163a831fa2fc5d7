// Cards in places as threaded lists, and the moves on them.
#include "engine/kernel/moves.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/kernel/leaving.h"
#include "engine/kernel/limits.h"
#include "engine/kernel/references.h"
#include <algorithm>
#include <utility>

namespace twoseat {
namespace {

void unlink(Match& match, CardId id) {
  Card& card = match[id];
  Place& place = match[card.place];
  (card.previous ? match[card.previous].next : place.first) = card.next;
  (card.next ? match[card.next].previous : place.last) = card.previous;
  card.next = card.previous = {};
  --place.count;
}

void link(Match& match, CardId id, PlaceId to, End end) {
  Card& card = match[id];
  Place& place = match[to];
  card.place = to;
  if (end == End::Top) {
    card.next = place.first;
    (place.first ? match[place.first].previous : place.last) = id;
    place.first = id;
  } else {
    card.previous = place.last;
    (place.last ? match[place.last].next : place.first) = id;
    place.last = id;
  }
  ++place.count;
}

Event event_of(const Game& game, EventKind kind, CardId id, std::uint16_t cause, Rule rule) {
  const Card& card = game.match[id];
  Event event;
  event.kind = kind;
  event.seat = game.match[card.place].seat;
  event.known_to = lookers(game, card);
  event.cause = cause;
  event.card = id;
  event.def = card.def;
  event.from = event.to = card.place;
  event.rule = rule;
  return event;
}

void become_new(Match& match, CardId id) {
  const std::uint16_t old = match[id].generation++;
  match.modifications.remove_if(
      [&](const Modification& m) { return m.subject == id && m.generation == old && m.scope == 0; });
  match[id].counters = {};
}

// A card that continuous effects may start from is stamped when it comes, not when it goes from circle to circle.
void stamp(Game& game, CardId id) {
  Match& match = game.match;
  Card& card = match[id];
  const bool counts = game.book.family->spread(match[card.place]) || game.face(id).concerns.spoken.any();
  card.stamp = counts ? static_cast<std::uint16_t>(++match.stamps) : std::uint16_t{0};
}

// What abilities that look back have to know of it: before what leaves with it has left.
void look_back(const Game& game, CardId id, PlaceId to, Event& event) {
  const Leaving::Leaver* leaver = game.leaving == nullptr ? nullptr : game.leaving->find(id);
  if (leaver != nullptr && leaver->to == to) {
    event.was = leaver->looked_at;
    event.worked = leaver->worked;
  } else if (game.book.family->look_back != nullptr) {
    game.book.family->look_back(game, id, to, event);
  }
}

void end_relations(Game& game, CardId id, Identity identity) {
  const Family& family = *game.book.family;
  const auto is_of = [](std::uint32_t kinds, const Relation& r) { return ((kinds >> r.kind) & 1U) != 0; };
  game.match.relations.remove_if([&](const Relation& r) {
    const bool lasts = identity == Identity::Same && is_of(family.lasting_relations, r);
    return !lasts && (r.holder == id || (r.other == id && is_of(family.mutual_relations, r)));
  });
}

} // namespace

PlaceId add_place(Match& match, const Place& place) {
  match.places.push(place);
  return {static_cast<std::uint8_t>(match.places.size())};
}

void add_plain_places(Match& match, Seat seat, std::uint8_t kinds) {
  for (std::uint8_t kind = 0; kind < kinds; ++kind) {
    Place place;
    place.kind = kind;
    place.seat = seat;
    add_place(match, place);
  }
}

CardId add_card(Game& game, DefId def, Seat owner, PlaceId to, std::uint8_t origin, Facing facing) {
  Card card;
  card.def = def;
  card.owner = owner;
  card.origin = origin;
  card.facing = facing;
  if (!game.match.cards.push(card)) {
    stop(game.match, Flaw::TooManyCards);
    return {};
  }
  const CardId id{static_cast<std::uint16_t>(game.match.cards.size())};
  link(game.match, id, to, End::Bottom);
  game.match.concerns |= game.book.concerns(def);
  stamp(game, id);
  return id;
}

void name_first_player(Game& game, Seat seat, std::uint16_t cause, Rule rule) {
  game.match.first_player = seat;
  Event event;
  event.seat = seat;
  event.cause = cause;
  event.rule = rule;
  game.tell(event);
}

void note_concerns(const Rulebook& book, Match& match) {
  match.concerns = {};
  for (const Card& card : match.cards)
    match.concerns |= book.concerns(card.def);
}

void relocate(Game& game, CardId id, PlaceId to, const Relocation& how) {
  Match& match = game.match;
  Card& card = match[id];
  Event event;
  const bool told = game.hears(EventKind::Moved);
  if (told) {
    event = event_of(game, EventKind::Moved, id, how.cause, how.rule);
    event.other = how.other;
    if (how.from) event.from = how.from;
    if (how.other) event.other_def = match[how.other].def;
    look_back(game, id, to, event);
  }
  if (how.identity == Identity::Fresh) keep_final_information(game, id);
  unlink(match, id);
  end_relations(game, id, how.identity);
  if (how.identity == Identity::Fresh) become_new(match, id);
  if (how.side) card.def = how.side;
  card.orientation = how.orientation;
  card.facing = how.facing;
  card.shown_to = nobody;
  card.host = how.host;
  card.role = how.role;
  card.states = how.states;
  link(match, id, to, how.end);
  if (how.identity == Identity::Fresh) stamp(game, id);
  if (told) {
    event.known_to |= lookers(game, card);
    event.to = to;
    game.tell(event);
  }
}

void lay_aside(Game& game, CardId id, PlaceId to, std::uint16_t cause, Rule rule) {
  Event event = event_of(game, EventKind::Moved, id, cause, rule);
  unlink(game.match, id);
  link(game.match, id, to, End::Bottom);
  event.to = to;
  if (game.events != nullptr) game.events->push_back(event);
}

void turn_over(Game& game, CardId id, std::uint16_t cause, Rule rule) {
  const DefId other_side = game.face(id).other_side;
  if (!other_side) return;
  game.match[id].def = other_side;
  game.tell(event_of(game, EventKind::TurnedUp, id, cause, rule));
}

void renew(Game& game, CardId id) {
  keep_final_information(game, id);
  end_relations(game, id, Identity::Fresh);
  become_new(game.match, id);
}

void orient(Game& game, CardId id, Orientation orientation, std::uint16_t cause, Rule rule) {
  if (game.match[id].orientation == orientation) return; // setting a state that is already there is no action
  game.match[id].orientation = orientation;
  const EventKind kind = orientation == Orientation::Stand ? EventKind::Stood : EventKind::Rested;
  if (game.hears(kind)) game.tell(event_of(game, kind, id, cause, rule));
}

void turn(Game& game, CardId id, Facing facing, std::uint16_t cause, Rule rule) {
  if (game.match[id].facing == facing) return;
  game.match[id].facing = facing;
  const EventKind kind = facing == Facing::Up ? EventKind::TurnedUp : EventKind::TurnedDown;
  if (game.hears(kind)) game.tell(event_of(game, kind, id, cause, rule));
}

void turn_up(Game& game, CardId id, std::uint16_t cause, Rule rule) {
  turn(game, id, Facing::Up, cause, rule);
}

void reveal(Game& game, CardId id, std::uint16_t cause, Rule rule) {
  game.match[id].shown_to = everybody;
  if (game.hears(EventKind::Revealed)) game.tell(event_of(game, EventKind::Revealed, id, cause, rule));
}

void shuffle(Game& game, PlaceId where, std::uint16_t cause, Rule rule) {
  Match& match = game.match;
  std::array<CardId, room::cards> slots;
  std::uint32_t size = 0;
  for (CardId id = match[where].first; id; id = match[id].next) {
    match[id].shown_to = nobody;
    slots[size++] = id;
  }
  for (std::uint32_t i = size; i > 1; --i) {
    Card& a = match[slots[i - 1]];
    Card& b = match[slots[match.random.below(i)]];
    std::swap(a.def, b.def);
    std::swap(a.owner, b.owner);
    std::swap(a.origin, b.origin);
  }
  Event event;
  event.kind = EventKind::Shuffled;
  event.seat = match[where].seat;
  event.cause = cause;
  event.from = event.to = where;
  event.rule = rule;
  game.tell(event);
}

void relate(Game& game, CardId holder, CardId other, std::uint16_t kind, Rule rule) {
  if (!game.match.relations.push({holder, other, kind})) return stop(game.match, Flaw::TooManyRelations);
  if (!game.hears(EventKind::Related)) return;
  Event event = event_of(game, EventKind::Related, holder, 0, rule);
  event.other = other;
  if (other) // relations are made between cards that lie open
    event.other_def = game.match[other].def;
  event.amount = kind;
  game.tell(event);
}

const Relation* relation_of(const Match& match, CardId holder, std::uint16_t kind) {
  for (const Relation& relation : match.relations)
    if (relation.holder == holder && relation.kind == kind) return &relation;
  return nullptr;
}

void count(Game& game, Seat seat, std::uint8_t counter, std::int32_t amount, Rule rule) {
  std::int32_t& counted = game.match[seat].counters[counter];
  counted = bounded_sum(counted, amount);
  Event event;
  event.kind = EventKind::Counted;
  event.seat = seat;
  event.attribute = counter;
  event.amount = amount;
  event.change = static_cast<std::int8_t>((amount > 0) - (amount < 0));
  event.rule = rule;
  game.tell(event);
}

std::int32_t count_on(Game& game, CardId id, std::uint8_t counter, std::int32_t amount, CardId source,
                      std::uint16_t cause, Rule rule) {
  std::uint8_t& counted = game.match[id].counters[counter];
  const std::int32_t now = capped(game, std::max(bounded_sum(counted, amount), 0), 255, id);
  const std::int32_t changed = now - counted;
  if (changed == 0) return 0;
  counted = static_cast<std::uint8_t>(counted + changed);
  if (!game.hears(EventKind::Counted)) return changed;
  Event event = event_of(game, EventKind::Counted, id, cause, rule);
  event.other = source;
  if (source) event.other_def = game.match[source].def;
  event.attribute = counter;
  event.amount = changed;
  event.change = static_cast<std::int8_t>((changed > 0) - (changed < 0));
  game.tell(event);
  return changed;
}

std::int32_t roll(Game& game, Seat seat, CardId card, std::uint32_t sides, std::uint16_t cause, Rule rule) {
  Event event;
  event.kind = EventKind::Rolled;
  event.seat = seat;
  event.known_to = everybody;
  event.cause = cause;
  event.card = card;
  if (card) event.def = game.match[card].def;
  event.amount = static_cast<std::int32_t>(game.match.random.below(sides)) + 1;
  event.rule = rule;
  game.tell(event);
  return event.amount;
}

} // namespace twoseat
