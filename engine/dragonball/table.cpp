// Numbers and modes; who may look at what.
#include "engine/dragonball/table.h"
#include "engine/abilities/run.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include <algorithm>

namespace twoseat::dragonball {

bool has_now(const Table& table, CardId card, Mark mark) {
  return has_mark(table, card, num(mark));
}

std::int32_t number(const Table& table, CardId card, Attribute attribute) {
  const std::int32_t value = information(table, card, num(attribute));
  if (value == absent) return 0;
  return attribute == Attribute::Power ? value : std::max(value, 0);
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

void put(Game& game, CardId card, Seat seat, Zone zone, Cause cause, Rule rule, Identity identity) {
  if (where(game.match, card) == Zone::Leader) return game.did({"3-5-3"}, seat, card); // it never leaves
  Relocation how;
  how.cause = num(cause);
  how.rule = rule;
  how.identity = identity;
  how.end = zone == Zone::Drop || zone == Zone::Warp ? End::Top : End::Bottom; // [dbs 3-4-2, 3-10-2]
  how.facing = zone == Zone::Deck || zone == Zone::Life ? Facing::Down : Facing::Up;
  const bool exhausted = zone == Zone::Energy && has(game.face(card), Mark::EnergyExhaust); // [dbs 10-34-1]
  how.orientation = exhausted ? Orientation::Rest : Orientation::Stand;
  relocate(game, card, place(seat, zone), how);
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
  if (game.match[unison].counters[num(CardCounter::Marker)] == 0)
    return put(game, unison, Zone::Drop, Cause::RuleAction, {"9-6-1-2"});
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
  return is_in_play(zone) || zone == Zone::Life || zone == Zone::Energy;
}

// A Unison in play costs as much as it has markers. [dbs 2-11-3]
std::int32_t base(const Table& table, CardId card, std::uint8_t attribute) {
  const Face& face = table.face(card);
  const auto asked = static_cast<Attribute>(attribute);
  if (asked == Attribute::Cost && where(table.match, card) == Zone::Unison)
    return table.match[card].counters[num(CardCounter::Marker)];
  if (attribute >= num(Attribute::Red) && attribute <= num(Attribute::Black))
    return face.traits[attribute - num(Attribute::Red)];
  return attribute < num(Attribute::Red) ? face.numbers[attribute] : absent;
}

void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  contribute_abilities(table, card, attribute, changes);
}

bool in_scope(const Table& table, CardId card, const Modification& modification) {
  return modification.scope == selected_scope &&
         fits(table, context_of(table, {}, modification.seat),
              table.book.script.selects[static_cast<std::size_t>(modification.amount)], card);
}

} // namespace twoseat::dragonball
