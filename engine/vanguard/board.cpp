// Zones and their visibility, the numbers of units, and the small moves that every procedure uses.
#include "engine/vanguard/board.h"
#include "engine/abilities/run.h"

namespace twoseat::vanguard {

bool has(const Table& table, CardId card, Mark mark) {
  return has_mark(table, card, num(mark));
}
bool cannot(const Table& table, CardId card, Restriction restriction) {
  return restricted(table, card, num(restriction));
}

CardId holder_of(const Match& match, Link link) {
  for (const Relation& relation : match.relations)
    if (relation.kind == num(link)) return relation.holder;
  return {};
}

void put(Game& game, CardId card, Seat seat, Zone zone, Cause cause, Rule rule, Orientation orientation) {
  Relocation how;
  how.cause = num(cause);
  how.rule = rule;
  how.orientation = orientation;
  if (zone == Zone::Trigger) how.end = End::Top; // [vge 4.13.2]
  relocate(game, card, place(seat, zone), how);
}

void draw(Game& game, Seat seat, Cause cause, Rule rule) {
  if (const CardId card = top(game.match, seat, Zone::Deck)) put(game, card, seat, Zone::Hand, cause, rule);
}

void give(Game& game, CardId unit, Attribute attribute, std::int32_t amount, Cause cause, CardId source,
          Rule rule) {
  Modification change;
  change.subject = unit;
  change.source = source;
  change.attribute = num(attribute);
  change.layer = num(Layer::Numbers);
  change.duration = Duration::Turn;
  change.cause = num(cause);
  change.amount = amount;
  modify(game, change);
  Event event;
  event.kind = EventKind::Modified;
  event.seat = master(game.match, unit);
  event.known_to = everybody; // units on circles lie open [vge 4.9.3]
  event.attribute = num(attribute);
  event.cause = num(cause);
  event.card = unit;
  event.def = game.match[unit].def;
  event.other = source;
  event.amount = amount;
  event.rule = rule;
  game.tell(event);
}

Viewers may_look(const Match& match, const Card& card) {
  const Place& place = match[card.place];
  switch (static_cast<Zone>(place.kind)) {
  case Zone::Deck: // [vge 4.5.2]
    return nobody;
  case Zone::Hand: // [vge 4.6.2]
    return only(place.seat);
  case Zone::GZone: // [vge 4.14.4]
  case Zone::Bind:  // [vge 4.12.3]
    return card.facing == Facing::Up ? everybody : only(card.owner);
  case Zone::Gauge: // [vge 4.15.2]
    return only(place.seat);
  case Zone::RideDeck: // [vge 4.18.2, 4.18.5, doubt vge-1 19]
    return card.facing == Facing::Up ? everybody : only(place.seat);
  case Zone::
      Vanguard: // the first vanguard is secret until the game starts [vge 8.2.1.2]; later all lies open [vge 4.9.3.1]
    return card.facing == Facing::Down && match.turn == 0 ? only(place.seat) : everybody;
  default: // [vge 4.7.2, 4.9.3, 4.10.2, 4.11.2, 4.13.2]
    return everybody;
  }
}

bool spread(const Place& place) {
  return is_circle(static_cast<Zone>(place.kind));
}

std::int32_t base(const Table& table, CardId card, std::uint8_t attribute) {
  const Face& face = table.face(card);
  return attribute < face.numbers.size() ? face.numbers[attribute] : 0;
}

namespace {

void contribute_power(const Table& table, CardId card, Changes& changes) {
  for (const Relation& relation : table.match.relations) {
    if (relation.other != card) continue;
    if (relation.kind == num(Link::Boosting)) // [vge 10.4.1.12.1]
      changes.push({num(Layer::Battle), Operation::Add, 0, num(Cause::Boost), relation.holder,
                    number(table, relation.holder, Attribute::Power)});
    if (relation.kind == num(Link::Guarding)) { // [vge 6.2.4.1]
      const std::int32_t shield = number(table, relation.holder, Attribute::Shield);
      if (shield != absent) // a unit without shield adds nothing [doubt vge-1 32]
        changes.push({num(Layer::Battle), Operation::Add, 0, num(Cause::Guard), relation.holder, shield});
    }
  }
}

// Of several drive abilities only the largest counts. [vge 14.3.2]
void contribute_drive(const Table& table, CardId card, Changes& changes) {
  const std::int32_t more = has(table, card, Mark::TripleDrive) ? 2
                            : has(table, card, Mark::TwinDrive) ? 1
                                                                : 0;
  if (more > 0) changes.push({num(Layer::Numbers), Operation::Add, 0, num(Cause::Printed), card, more});
}

} // namespace

void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  if (attribute == num(Attribute::Power))
    contribute_power(table, card, changes);
  else if (attribute == num(Attribute::Drive))
    contribute_drive(table, card, changes);
  contribute_abilities(table, card, attribute, changes);
}

bool in_scope(const Table& table, CardId card, const Modification& modification) {
  if (modification.scope != num(Scope::FrontRow)) return false;
  const Place& at = table.match[table.match[card].place];
  return at.seat == modification.seat && at.row == num(Row::Front);
}

} // namespace twoseat::vanguard
