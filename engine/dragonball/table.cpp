// Numbers and modes; who may look at what.
#include "engine/dragonball/table.h"
#include "engine/abilities/run.h"
#include "engine/dragonball/piles.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/kernel/leaving.h"
#include "engine/kernel/order_of_time.h"
#include <algorithm>

namespace twoseat::dragonball {

bool has_now(const Table& table, CardId card, Mark mark) {
  return has_mark(table, card, num(mark));
}

std::int32_t number(const Table& table, CardId card, Attribute attribute) {
  const std::int32_t value = information(table, card, num(attribute));
  return value == absent ? 0 : value;
}

bool has_in_play(const Table& table, Seat seat, Mark mark) {
  for (const Zone zone : {Zone::Leader, Zone::Battle, Zone::Unison})
    for (const CardId card : cards_in(table.match, place(seat, zone)))
      if (has_now(table, card, mark)) return true;
  return false;
}

CardId attack_card(const Match& match) {
  for (const Relation& relation : match.relations)
    if (relation.kind == num(Link::Attacking)) return relation.holder;
  return {};
}

CardId guard_card(const Match& match) {
  const CardId attacker = attack_card(match);
  return attacker ? relation_of(match, attacker, num(Link::Attacking))->other : CardId{};
}

std::int32_t damage_of(const Table& table, CardId attacker) {
  if (has_now(table, attacker, Mark::QuadrupleStrike)) return 4;
  if (has_now(table, attacker, Mark::TripleStrike)) return 3;
  return has_now(table, attacker, Mark::DoubleStrike) ? 2 : 1;
}

bool cannot(const Table& table, CardId card, Restriction restriction) {
  return restricted(table, card, num(restriction));
}

namespace {

// Whether a continuous skill says so. [dbs 10-21-1]
bool lacks_specified_cost(const Table& table, CardId card) {
  bool said = false;
  each_saying(table, Lasting::Own, [&](const script::Node& node, const Context& context) {
    said = said || fits(table, context, table.book.script.selects[node.select], card);
  });
  return said;
}

constexpr bool keeps_identity(Zone from, Zone to) { // [dbs 3-1-4, 3-1-5]
  return (from == Zone::Battle && to == Zone::Combo) || (from == Zone::Combo && to == Zone::Battle);
}
constexpr bool can_hold_tokens(Zone zone) { // [dbs 10-18-7, doubt dbs 14]
  return zone == Zone::Battle || zone == Zone::Combo || zone == Zone::Under || zone == Zone::Removed;
}

PlaceId goes_to(const Game& game, CardId card, PlaceId to) {
  const bool ceases = has(game.face(card), Mark::Token) && !can_hold_tokens(zone_of(to));
  return ceases ? place(game.match[card].owner, Zone::Removed) : to;
}

} // namespace

void move(Game& game, CardId card, PlaceId to, const Relocation& told) {
  const Match& match = game.match;
  const Zone from = where(match, card);
  if (from == Zone::Leader) return game.did({"3-5-3"}, match[card].owner, card); // it never leaves
  if (is_replaced(game, card, to, told.cause)) return;
  Relocation how = told;
  if (const PlaceId outside = goes_to(game, card, to); !(outside == to)) {
    how = coming_to(game, card, Zone::Removed, static_cast<Cause>(told.cause), {"10-18-7"});
    to = outside;
  }
  if (keeps_identity(from, zone_of(to))) how.identity = Identity::Same;
  Together at_once(game);
  relocate(game, card, to, how);
  if (how.identity == Identity::Fresh && is_in_play(from)) drop_what_lay_under(game, card);
}

void move_at_once(Game& game, const Goings& goings, Mover* move_one) {
  Together at_once(game);
  ScratchVector<Departure, room::cards> departures;
  for (const Going& one : goings) {
    if (where(game.match, one.card) == Zone::Leader) continue;
    if (game.foreseen != nullptr) is_replaced(game, one.card, one.to, one.how.cause);
    departures.push({one.card, goes_to(game, one.card, one.to)});
  }
  const Leaving together(game, {departures.begin(), departures.size()});
  for (const Going& one : goings)
    move_one(game, one.card, one.to, one.how);
}

Going going(const Game& game, CardId card, Zone zone, Cause cause, Rule rule) {
  return {card, place(game.match[card].owner, zone), coming_to(game, card, zone, cause, rule)};
}

Relocation coming_to(const Game& game, CardId card, Zone zone, Cause cause, Rule rule) {
  Relocation how;
  how.cause = num(cause);
  how.rule = rule;
  how.end = zone == Zone::Drop || zone == Zone::Warp ? End::Top : End::Bottom; // [dbs 3-4-2, 3-10-2]
  how.facing = zone == Zone::Deck || zone == Zone::Life ? Facing::Down : Facing::Up;
  const bool exhausted = zone == Zone::Energy && has(game.face(card), Mark::EnergyExhaust); // [dbs 10-34-1]
  how.orientation = exhausted ? Orientation::Rest : Orientation::Stand;
  return how;
}

void put(Game& game, CardId card, Seat seat, Zone zone, Cause cause, Rule rule) {
  move(game, card, place(seat, zone), coming_to(game, card, zone, cause, rule));
}

void put(Game& game, CardId card, Zone zone, Cause cause, Rule rule) {
  put(game, card, game.match[card].owner, zone, cause, rule);
}

bool draw(Game& game, Seat seat, Cause cause, Rule rule) {
  const CardId card = top(game.match, seat, Zone::Deck);
  if (card) put(game, card, seat, Zone::Hand, cause, rule);
  return static_cast<bool>(card);
}

void rest(Game& game, CardId card, Cause cause, Rule rule) {
  orient(game, card, Orientation::Rest, num(cause), rule);
}

// Without any marker it goes to the Drop at once; while some are left, what changed its power ends. [dbs 9-6-1]
void add_markers(Game& game, CardId unison, std::int32_t amount, CardId source, Cause cause, Rule rule) {
  count_on(game, unison, num(CardCounter::Marker), amount, source, num(cause), rule);
  if (amount >= 0 || where(game.match, unison) != Zone::Unison) return;
  if (game.match[unison].counters[num(CardCounter::Marker)] == 0) {
    const bool by_its_power = cause == Cause::PowerGone; // that is whose effect took it [dbs 9-7-2-1]
    Going gone = going(game, unison, Zone::Drop, by_its_power ? cause : Cause::RuleAction, {"9-6-1-2"});
    if (by_its_power) gone.how.other = source;
    return move(game, gone.card, gone.to, gone.how);
  }
  game.match.modifications.remove_if([&](const Modification& m) {
    return m.subject == unison && m.scope == 0 && m.attribute == num(Attribute::Power);
  });
  game.did({"9-6-1-1"}, master(game.match, unison), unison);
}

Viewers may_look(const Match& match, const Card& card) {
  const Place& lies = match[card.place];
  switch (static_cast<Zone>(lies.kind)) {
  case Zone::Deck:
  case Zone::Life: return nobody; // not even their player [dbs 3-2-2, 3-9-2]
  case Zone::Hand: return only(lies.seat);
  default: return everybody;
  }
}

bool spread(const Place& place) {
  const auto zone = static_cast<Zone>(place.kind);
  return is_in_play(zone) || zone == Zone::Life || zone == Zone::Energy || zone == Zone::Under;
}

// A Unison has X printed: nothing elsewhere, and in play as much as it has markers. [dbs 2-11-3]
std::int32_t base(const Table& table, CardId card, std::uint8_t attribute) {
  const Face& face = table.face(card);
  const auto asked = static_cast<Attribute>(attribute);
  if (asked == Attribute::Cost && where(table.match, card) == Zone::Unison)
    return table.match[card].counters[num(CardCounter::Marker)];
  if (asked == Attribute::Cost && has(face, Mark::Unison)) return 0;
  if (attribute >= num(Attribute::Red) && attribute <= num(Attribute::Black))
    return lacks_specified_cost(table, card) ? 0 : face.traits[attribute - num(Attribute::Red)];
  if (asked == Attribute::Cost && face.numbers[attribute] != absent) {
    std::int32_t specified = 0; // counts where it is more [dbs 2-11-3]
    for (std::size_t i = 0; i < colours; ++i)
      specified += face.traits[i];
    if (specified > face.numbers[attribute] && !lacks_specified_cost(table, card)) return specified;
  }
  return attribute < num(Attribute::Red) ? face.numbers[attribute] : absent;
}

void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  contribute_abilities(table, card, attribute, changes);
  put_in_order_of_time(changes, num(Layer::Numbers)); // [dbs 8-8-1-3, 7-4-1-2, 7-4-1-3]
}

bool in_scope(const Table& table, CardId card, const Modification& modification) {
  return modification.scope == selected_scope &&
         fits(table, context_of(table, {}, modification.seat),
              table.book.script.selects[static_cast<std::size_t>(modification.amount)], card);
}

} // namespace twoseat::dragonball
