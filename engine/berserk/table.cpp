// The board of cells, whose a card is, its numbers and named traits; who may look at what.
#include "engine/berserk/table.h"
#include "engine/abilities/run.h"
#include "engine/berserk/acting.h"
#include <algorithm>
#include <cstdlib>

namespace twoseat::berserk {

// --- Places ---------------------------------------------------------------------------------------------------------

Point point(PlaceId id) {
  const std::size_t at = (id.value - 1U) % zones_per_seat - num(Zone::Cell);
  const int row = static_cast<int>(at) / columns;
  const bool of_a = id.value <= zones_per_seat;
  return {static_cast<int>(at) % columns, of_a ? rows_per_half + row : rows_per_half - 1 - row};
}

PlaceId cell_at(Point at) {
  if (at.x < 0 || at.x >= columns || at.y < 0 || at.y >= 2 * rows_per_half) return {};
  const bool of_a = at.y >= rows_per_half;
  return cell(of_a ? Seat::A : Seat::B, at.x, of_a ? at.y - rows_per_half + 1 : rows_per_half - at.y);
}

int steps_between(PlaceId a, PlaceId b) {
  const Point p = point(a), q = point(b);
  return std::max(std::abs(p.x - q.x), std::abs(p.y - q.y));
}

bool adjacent_cells(PlaceId a, PlaceId b) {
  return is_cell(a) && is_cell(b) && steps_between(a, b) == 1;
}

PlaceId beyond(PlaceId from, PlaceId through) {
  const Point p = point(from), q = point(through);
  return cell_at({2 * q.x - p.x, 2 * q.y - p.y});
}

// --- Cards ----------------------------------------------------------------------------------------------------------

bool is_as_printed(const Table& table, std::uint8_t attribute) {
  if (table.match.concerns.spoken.has(topic_of(Lasting::Number, attribute))) return false;
  return std::none_of(
      table.match.modifications.begin(), table.match.modifications.end(), [&](const Modification& m) {
        return m.attribute == attribute || m.attribute == given_ability || m.attribute == lost_traits;
      });
}

bool has_lost_traits(const Table& table, CardId card) {
  return std::any_of(table.match.modifications.begin(), table.match.modifications.end(),
                     [&](const Modification& m) {
                       return m.attribute == lost_traits && m.subject == card &&
                              m.generation == table.match[card].generation;
                     });
}

Type type(const Table& table, CardId card) {
  if (is_as_printed(table, num(Attribute::Type))) return printed_type(table.face(card));
  return static_cast<Type>(information(table, card, num(Attribute::Type)));
}

bool is_creature(const Table& table, CardId card) {
  return num(type(table, card)) <= num(Type::Flyer);
}

std::int32_t number(const Table& table, CardId card, Attribute attribute) {
  const std::int32_t value = information(table, card, num(attribute));
  return value == absent ? 0 : std::max(value, 0);
}

// Whoever loses a named trait loses every copy of it, and gains none while that lasts. [bsk 407.5, 414.4]
std::int32_t trait(const Table& table, CardId card, Trait which) {
  const auto attribute = static_cast<std::uint8_t>(first_trait + num(which));
  if (is_as_printed(table, attribute)) return table.face(card).traits[num(which)];
  const std::int32_t value = information(table, card, attribute);
  return value == absent ? 0 : value;
}

std::int32_t lives(const Table& table, CardId card) {
  const std::int32_t starting = is_as_printed(table, num(Attribute::Lives))
                                    ? printed(table.face(card), Attribute::Lives)
                                    : information(table, card, num(Attribute::Lives));
  if (starting == absent) return absent;
  return starting + count(table.match, card, On::ExtraLives) - count(table.match, card, On::Wounds);
}

bool cannot(const Table& table, CardId card, Restriction restriction) {
  return restricted(table, card, num(restriction));
}

bool adjacent(const Match& match, CardId a, CardId b) {
  if (a == b || !is_cell(match[a].place) || !is_cell(match[b].place)) return false;
  return steps_between(match[a].place, match[b].place) <= 1; // 0: host and guest
}

bool orthogonal(const Match& match, CardId a, CardId b) {
  if (a == b || !is_cell(match[a].place) || !is_cell(match[b].place)) return false;
  const Point p = point(match[a].place), q = point(match[b].place);
  return std::abs(p.x - q.x) + std::abs(p.y - q.y) == 1;
}

CardId standing_on(const Match& match, PlaceId cell) {
  for (const CardId card : cards_in(match, cell))
    if (!is_attached(match, card)) return card;
  return {};
}

bool is_free(const Match& match, PlaceId cell) {
  return match[cell].count == 0;
}

// --- What is done with them -----------------------------------------------------------------------------------------

// Outside of the squads nothing lies hidden on its own account: its zone says who sees it.
void put(Game& game, CardId card, PlaceId to, Cause cause, Rule rule, Relocation how) {
  how.cause = num(cause);
  how.rule = rule;
  if (zone_of(to) == Zone::Deck) how.facing = Facing::Down;
  relocate(game, card, to, how);
}

Guests guests_of(const Match& match, CardId host) {
  Guests guests;
  for (const CardId each : cards_in(match, match[host].place))
    if (match[each].host == host) guests.push(each);
  return guests;
}

Event event_about(const Match& match, CardId card, Cause cause, Rule rule) {
  Event event;
  event.seat = controller(match, card);
  event.known_to = may_look(match, match[card]);
  event.cause = num(cause);
  event.card = card;
  event.def = match[card].def;
  event.rule = rule;
  return event;
}

void tell_link(Game& game, Link link, CardId source, CardId target, Rule rule) {
  if (!game.hears(EventKind::Related)) return;
  Event event = event_about(game.match, source, Cause::None, rule);
  event.kind = EventKind::Related;
  event.other = target;
  event.amount = num(link);
  game.tell(event);
}

// On the battlefield a card stays the object that it is, with all that is tied to it. [bsk 210.8, 214.7]
void move_to(Game& game, CardId card, PlaceId to, Cause cause, Rule rule) {
  const auto guests = guests_of(game.match, card);
  const Card& now = game.match[card];
  Relocation how;
  how.orientation = now.orientation;
  how.facing = now.facing;
  how.identity = Identity::Same;
  how.host = now.host;
  how.role = now.role;
  how.states = now.states;
  put(game, card, to, cause, rule, how);
  for (const CardId guest : guests) { // a symbiote that bears equipment brings it along
    game.did({is(game, guest, Type::Symbiote) ? "210.8" : "214.7"}, Seat::None, guest);
    move_to(game, guest, to, cause, rule);
  }
}

void swap_cells(Game& game, CardId a, CardId b, Rule rule) {
  const PlaceId here = game.match[a].place, there = game.match[b].place;
  Together at_once(game);
  move_to(game, a, there, Cause::Move, rule);
  move_to(game, b, here, Cause::Move, rule);
}

void close(Game& game, CardId card, Cause cause, Rule rule) {
  orient(game, card, Orientation::Rest, num(cause), rule);
}

// Whoever is opened in a turn has its whole movement again and may act. [bsk 219.4]
void open(Game& game, CardId card, Cause cause, Rule rule) {
  if (is_open(game.match, card)) return;
  set(game.match, card, State::Acted, false);
  forget_acts(game, card);
  game.match[card].counters[num(On::Steps)] = 0;
  game.did({"219.4"}, Seat::None, card);
  orient(game, card, Orientation::Stand, num(cause), rule);
}

bool gain_chips(Game& game, CardId card, std::int32_t amount, CardId source, Cause cause, Rule rule) {
  if (cannot(game, card, Restriction::GainChips)) {
    game.did({"103.3"}, Seat::None, card);
    return false;
  }
  return count_on(game, card, num(On::Chips), amount, source, num(cause), rule) != 0;
}

void reveal(Game& game, CardId card, Rule rule) {
  if (is_hidden(game.match, card)) turn(game, card, Facing::Up, num(Cause::Reveal), rule);
}

// Healing removes wounds, never more than there are, and none of an incorporeal creature. [bsk 416.2, D3.11, D18.6]
std::int32_t heal(Game& game, CardId card, std::int32_t amount, CardId source, Rule rule) {
  if (amount <= 0 || is_incorporeal(game, card)) return 0;
  return -count_on(game, card, num(On::Wounds), -amount, source, num(Cause::Effect), rule);
}

// --- For the kernel -------------------------------------------------------------------------------------------------

void lay_out(Match& match) {
  for (const Seat seat : both_seats)
    for (std::uint8_t kind = 0; kind < zones_per_seat; ++kind) {
      Place place;
      place.kind = kind;
      place.seat = seat;
      if (kind >= num(Zone::Cell)) {
        const int at = kind - num(Zone::Cell);
        place.column = static_cast<std::uint8_t>(1 + at % columns);
        place.row = static_cast<std::uint8_t>(1 + at / columns);
      }
      add_place(match, place);
    }
}

// Deal and Set are seen by their player alone, a hidden card by who controls it. [bsk 206.5 to 206.7, doubt 20]
Viewers may_look(const Match& match, const Card& card) {
  const Place& lies = match[card.place];
  switch (zone_of(card.place)) {
  case Zone::Deck: return nobody;
  case Zone::Deal:
  case Zone::Set: return only(lies.seat);
  case Zone::Graveyard: return everybody;
  default: {
    const bool controlled = (card.states & num(State::Controlled)) != 0;
    return card.facing == Facing::Up ? everybody : only(controlled ? other(card.owner) : card.owner);
  }
  }
}

bool spread(const Place& place) {
  return place.kind >= num(Zone::Extra);
}

std::int32_t base(const Table& table, CardId card, std::uint8_t attribute) {
  if (attribute < printed_attributes) {
    const Face& face = table.face(card);
    const bool grounded = attribute == num(Attribute::Movement) && printed_type(face) == Type::Flyer;
    if (grounded && is(table, card, Type::Creature)) return 1;                         // [bsk D38.4]
    const bool chosen = attribute == num(Attribute::Price) && has(face, Mark::PriceX); // [bsk 202.4]
    return face.numbers[attribute] + (chosen ? table.match[card].role : 0);
  }
  switch (static_cast<Attribute>(attribute)) {
  case Attribute::Left: return lives(table, card);
  case Attribute::Wounds: return count(table.match, card, On::Wounds);
  case Attribute::Chips: return count(table.match, card, On::Chips);
  case Attribute::Die: return 0;
  default: break;
  }
  return has_lost_traits(table, card) ? 0 : table.face(card).traits[attribute - first_trait];
}

void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  contribute_abilities(table, card, attribute, changes);
}

bool in_scope(const Table& table, CardId card, const Modification& modification) {
  return modification.scope == selected_scope &&
         fits(table, context_of(table, {}, modification.seat),
              table.book.script.selects[static_cast<std::size_t>(modification.amount)], card);
}

} // namespace twoseat::berserk
