// Gold, wounds and numbers; who may look at what.
#include "engine/heroes/table.h"
#include "engine/abilities/run.h"
#include "engine/kernel/family.h"
#include <algorithm>

namespace twoseat::heroes {

std::int32_t number(const Table& table, CardId card, Attribute attribute) {
  const std::int32_t value = information(table, card, num(attribute));
  return value == absent ? 0 : value;
}

std::int32_t gold(const Match& match, Seat seat) {
  const auto& counters = match[seat].counters;
  return counters[num(Counter::Gold)] - counters[num(Counter::SpentGold)];
}

CardId target_of(const Match& match, CardId attacker) {
  const Relation* relation = relation_of(match, attacker, num(Link::Attacking));
  return relation != nullptr ? relation->other : CardId{};
}

CardId attacker_of(const Match& match) {
  for (const Relation& relation : match.relations)
    if (relation.kind == num(Link::Attacking)) return relation.holder;
  return {};
}

bool cannot(const Table& table, CardId card, Restriction restriction) {
  return restricted(table, card, num(restriction));
}

void put(Game& game, CardId card, Seat seat, Zone zone, Cause cause, Rule rule, Orientation orientation) {
  Relocation how;
  how.cause = num(cause);
  how.rule = rule;
  how.orientation = orientation;
  how.facing = zone == Zone::Deck ? Facing::Down : Facing::Up;
  how.states = zone == Zone::Creatures ? num(State::New) : std::uint8_t{0}; // [bsh BSH-33]
  relocate(game, card, place(seat, zone), how);
}

bool draw(Game& game, Seat seat, Cause cause, Rule rule) {
  const CardId card = top(game.match, seat, Zone::Deck);
  if (card) put(game, card, seat, Zone::Hand, cause, rule);
  return static_cast<bool>(card);
}

void close(Game& game, CardId card, Cause cause, Rule rule) {
  orient(game, card, Orientation::Rest, num(cause), rule);
}

namespace {

// Its place among what is in force; how many there are: it has none.
std::size_t wounds_of(const Match& match, CardId card) {
  std::size_t at = 0;
  for (const Modification& m : match.modifications) {
    if (m.attribute == num(Attribute::Wounds) && m.subject == card && m.generation == match[card].generation)
      break;
    ++at;
  }
  return at;
}

void change_wounds(Game& game, CardId card, std::int32_t by, CardId source, Cause cause, Rule rule) {
  if (const std::size_t at = wounds_of(game.match, card); at < game.match.modifications.size()) {
    Modification& wounds = game.match.modifications[at];
    wounds.amount = bounded_sum(wounds.amount, by);
    if (by > 0) wounds.source = source;
  } else {
    Modification first;
    first.subject = card;
    first.source = source;
    first.attribute = num(Attribute::Wounds);
    first.layer = num(Layer::Numbers);
    first.cause = num(cause);
    first.amount = by;
    modify(game, first);
  }
  Event event;
  event.kind = EventKind::Modified;
  event.seat = master(game.match, card);
  event.known_to = everybody;
  event.attribute = num(Attribute::Wounds);
  event.cause = num(cause);
  event.card = card;
  event.def = game.match[card].def;
  event.other = source;
  if (source) event.other_def = game.match[source].def;
  event.amount = by;
  event.change = static_cast<std::int8_t>(by > 0 ? 1 : -1);
  event.rule = rule;
  game.tell(event);
}

} // namespace

std::int32_t wound(Game& game, CardId card, std::int32_t amount, CardId source, Cause cause, Rule rule) {
  if (amount <= 0 || !is_fighter(game.match, card)) return 0; // [choice C 11]
  change_wounds(game, card, amount, source, cause, rule);
  return amount;
}

// Never above the lives that it began with: no more wounds are healed than there are. [choice C 7]
std::int32_t heal(Game& game, CardId card, std::int32_t amount, CardId source, Rule rule) {
  const std::int32_t healed = std::min(amount, number(game, card, Attribute::Wounds));
  if (healed <= 0) return 0;
  change_wounds(game, card, -healed, source, Cause::Heal, rule);
  return healed;
}

CardId wounder_of(const Match& match, CardId card) {
  const std::size_t at = wounds_of(match, card);
  return at < match.modifications.size() ? match.modifications[at].source : CardId{};
}

bool is_saved(Game& game, CardId card, Cause cause) {
  return is_replaced(game, card, place(game.match[card].owner, Zone::Graveyard), num(cause));
}

void bury(Game& game, CardId card, CardId because, Cause cause, Rule rule) {
  Relocation how;
  how.cause = num(cause);
  how.rule = rule;
  if (because && may_look(game.match, game.match[because]) == everybody) how.other = because; // it is told
  relocate(game, card, place(game.match[card].owner, Zone::Graveyard), how);
}

Viewers may_look(const Match& match, const Card& card) {
  const Place& lies = match[card.place];
  switch (static_cast<Zone>(lies.kind)) {
  case Zone::Deck: return nobody;
  case Zone::Hand: return only(lies.seat);
  default: return everybody;
  }
}

bool spread(const Place& place) {
  return is_in_play(static_cast<Zone>(place.kind));
}

std::int32_t base(const Table& table, CardId card, std::uint8_t attribute) {
  if (attribute == num(Attribute::Wounds)) return is_fighter(table.match, card) ? 0 : absent;
  return attribute < num(Attribute::Wounds) ? table.face(card).numbers[attribute] : absent;
}

void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  contribute_abilities(table, card, attribute, changes);
}

bool in_scope(const Table& table, CardId card, const Modification& modification) {
  return modification.scope == selected_scope &&
         fits(table, context_of(table, {}, modification.seat),
              table.book.script.selects[static_cast<std::size_t>(modification.amount)], card);
}

} // namespace twoseat::heroes
