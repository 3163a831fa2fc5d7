// Zones and their visibility, the numbers of units, and the small moves that every procedure uses.
#include "engine/abilities/run.h"
#include "engine/abilities/statements.h"
#include "engine/kernel/information.h"
#include "engine/kernel/order_of_time.h"
#include "engine/vanguard/actions/actions.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/attach.h"
#include "engine/vanguard/mechanics/gifts.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/mechanics/record_markers.h"
#include "engine/vanguard/play/procedures.h"
#include <algorithm>

namespace twoseat::vanguard {

bool has(const Table& table, CardId card, Mark mark) {
  return has_mark(table, card, num(mark));
}
// A legion stands, rests and attacks as one: what binds one of the two binds both. [vge 6.4.4.1, 10.4.1.3]
constexpr bool binds_both(Restriction restriction) {
  return restriction == Restriction::Stand || restriction == Restriction::StandInStandPhase ||
         restriction == Restriction::Attack || restriction == Restriction::AttackVanguards;
}
bool cannot(const Table& table, CardId card, Restriction restriction, CardId doer) {
  const CardId partner = binds_both(restriction) ? legion_partner(table.match, card) : CardId{};
  return restricted(table, card, num(restriction), doer) ||
         (partner && restricted(table, partner, num(restriction)));
}

bool can(const Table& table, CardId card, Restriction permission) {
  return restricted(table, card, num(permission));
}

bool can_be_ridden(const Table& table, CardId card) {
  return has(table.face(card), Mark::Unit) && !cannot(table, card, Restriction::Ride);
}

bool is_unit(const Table& table, CardId card) {
  const Card& is = table.match[card];
  return (role_of(is) == Role::Unit || role_of(is) == Role::Mate) && !is_in(is, State::Locked) &&
         (has(table.face(card), Mark::Unit) ||
          (has(table.face(card), Mark::Protect) &&
           where(table.match, card) == Zone::Guardian)); // [vge 15.3.4.1]
}

// Hearts and guardians do not count.
std::int32_t g_units_face_up(const Table& table, Seat seat) {
  std::int32_t found = 0;
  for (const CardId card : cards_in(table.match, place(seat, Zone::GZone)))
    found += table.match[card].facing == Facing::Up && is_g(table.face(card)) ? 1 : 0;
  const CardId vanguard = vanguard_of(table.match, seat);
  const bool leads = vanguard && is_g(table.face(vanguard)) && table.match[vanguard].facing == Facing::Up;
  return found + (leads ? 1 : 0); // a deleted one lies face down [vge 7.32.1]
}

CardId locked_on(const Match& match, PlaceId circle) {
  for (const CardId card : cards_in(match, circle))
    if (is_in(match[card], State::Locked)) return card;
  return {};
}
bool is_circle_of(const Match& match, PlaceId circle, CircleType type) {
  return is_type(match[circle], type) && !locked_on(match, circle);
}

CardId legion_partner(const Match& match, CardId card) {
  if (!is_in(match[card], State::Legion)) return {};
  for (const CardId other_card : cards_in(match, match[card].place))
    if (other_card != card && is_in(match[other_card], State::Legion)) return other_card;
  return {};
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
  move_card(game, card, place(seat, zone), how);
}

void draw(Game& game, Seat seat, Cause cause, Rule rule) {
  if (next_is_replaced(game, num(cause))) return;
  const CardId card = top(game.match, seat, Zone::Deck);
  if (!card) return game.did({"1.3.2"}, seat); // what is impossible is not done
  put(game, card, seat, Zone::Hand, cause, rule);
  game.did({"7.6.4"}, seat, card);
}

// What is only asked for where something waits for it. [vge 1.3.6]
std::int32_t number_before(const Game& game, CardId card, Attribute attribute) {
  return game.hears(EventKind::Modified) ? information(game, card, num(attribute)) : 0;
}
// An "increase" that leaves less is a decrease. [vge 1.3.6.1]
std::int8_t direction(Game& game, CardId card, Attribute attribute, std::int32_t before) {
  if (!game.hears(EventKind::Modified)) return 0;
  const std::int32_t after = information(game, card, num(attribute));
  if (after != before) game.did({"1.3.6"}, Seat::None, card);
  return static_cast<std::int8_t>((after > before) - (after < before));
}

// What others add to any power or critical that it gets. [vge 11.3.1.3.3]
static std::int32_t more_that_it_gets(const Table& table, CardId unit, Attribute attribute) {
  static const std::uint16_t power = action_number("power"), critical = action_number("critical");
  return changed_by(table, attribute == Attribute::Power ? power : critical, Seat::None, unit);
}

void tell_number(Game& game, const Modification& change, std::int32_t before, Rule rule) {
  Event event;
  event.kind = EventKind::Modified;
  event.seat = master(game.match, change.subject);
  event.known_to = everybody; // units on circles lie open [vge 4.9.3]
  event.attribute = change.attribute;
  event.cause = change.cause;
  event.card = change.subject;
  event.def = game.match[change.subject].def;
  event.other = change.source;
  event.amount = change.amount;
  event.sets = change.operation == Operation::Set;
  event.change = direction(game, change.subject, static_cast<Attribute>(change.attribute), before);
  event.rule = rule;
  game.tell(event);
}

void give(Game& game, CardId unit, Attribute attribute, std::int32_t amount, Cause cause, CardId source,
          Rule rule) {
  amount = bounded_sum(amount, more_that_it_gets(game, unit, attribute));
  const std::int32_t before = number_before(game, unit, attribute);
  Modification change;
  change.subject = unit;
  change.source = source;
  change.attribute = num(attribute);
  change.layer = num(Layer::Numbers);
  change.duration = Duration::Turn;
  change.cause = num(cause);
  change.amount = amount;
  modify(game, change);
  tell_number(game, change, before, rule);
}

void impose(Game& game, CardId card, std::uint8_t attribute, std::int32_t what, Layer layer, Cause cause,
            CardId source, Duration duration, int effect) {
  Modification change;
  change.subject = card;
  change.source = source;
  change.attribute = attribute;
  change.operation = Operation::Set;
  change.layer = num(layer);
  change.duration = duration;
  change.cause = num(cause);
  change.amount = what;
  modify_by(game, effect, change);
}

bool is_of(const Table& table, CardId card, std::string_view race) {
  for (const std::uint16_t tag : table.face(card).tags)
    if (tag != 0 && table.book.tags[tag - 1U] == race) return true;
  return false;
}

// From a deck without a ride deck it is taken before anything is shuffled, by whoever brought that deck. [vge 8.2.1.2]
static bool takes_first_vanguard(const Match& match, Seat seat) {
  return match.turn == 0 && !match.stack.empty() &&
         match.stack.back().procedure == num(Proc::FirstVanguard) && match.stack.back().seat == seat;
}

Viewers may_look(const Match& match, const Card& card) {
  const Place& place = match[card.place];
  switch (static_cast<Zone>(place.kind)) {
  case Zone::Deck: // [vge 4.5.2]
    return takes_first_vanguard(match, place.seat) ? only(place.seat) : nobody;
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

static bool is_changed(const Match& match, CardId card, std::uint8_t attribute) {
  for (const Modification& m : match.modifications)
    if (m.subject == card && m.attribute == attribute) return true;
  return false;
}

std::int32_t base(const Table& table, CardId card, std::uint8_t attribute) {
  if (is_in(table.match[card], State::Locked)) return absent; // [vge 7.30.1.2]
  const Face& face = table.face(card);
  const bool guards = attribute == num(Attribute::Shield) && where(table.match, card) == Zone::Guardian;
  if (guards && has(face, Mark::Token) && face.numbers[attribute] == absent &&
      is_changed(table.match, card, attribute))
    return 0; // [vge 15.1.2.4.2]
  if (attribute == num(Attribute::Shield) && face.numbers[attribute] == absent && has(face, Mark::Unit) &&
      decided(table.match).no_shield_is_zero)
    return 0;
  return attribute < face.numbers.size() ? face.numbers[attribute] : 0;
}

namespace {

// What is added by infinite information is the number below: only what is set to it becomes infinite as well.
// [vge 17.16.12.1, 17.16.12.1.1, 17.16.12.2]
std::int32_t added(std::int32_t number) {
  return script::is_infinite(number) ? number - script::infinite : number;
}

// What was given to the unit does not count while it is a heart; what continuous abilities say of hearts does.
// [vge 6.5.1.3, 6.5.2.2.2.1]
std::int32_t heart_power(const Table& table, CardId heart) {
  constexpr std::uint8_t power = num(Attribute::Power);
  Changes said;
  contribute_abilities(table, heart, power, said);
  const std::int32_t now =
      changed(*table.book.family, power, printed(table.face(heart), Attribute::Power), said);
  return now == absent ? 0 : now;
}

// Its heart's power, which is no effect of anything.
void contribute_heart(const Table& table, CardId card, Changes& changes) {
  if (const CardId heart = designated_heart(table.match, card))
    changes.push(
        {num(Layer::Rules), Operation::Add, 0, num(Cause::Heart), heart, added(heart_power(table, heart))});
}

// An attacking legion adds its mate's power to its leader. [vge 10.4.1.12.1]
void contribute_mate(const Table& table, CardId card, Changes& changes) {
  if (role_of(table.match[card]) != Role::Unit || !related(table.match, card, Link::Attacking)) return;
  const CardId mate = legion_partner(table.match, card);
  if (mate && role_of(table.match[mate]) == Role::Mate)
    changes.push({num(Layer::Battle), Operation::Add, 0, num(Cause::Attack), mate,
                  added(number(table, mate, Attribute::Power))});
}

// The attacking unit has the power of those in the Link Attack state besides its own, as it is now. [vge 17.16.11.1]
void contribute_link_attack(const Table& table, CardId card, Changes& changes) {
  if (role_of(table.match[card]) != Role::Unit || !related(table.match, card, Link::Attacking)) return;
  for (const Modification& m : table.match.modifications) {
    if (m.attribute != given_mark || m.amount != num(Mark::LinkAttack) || m.subject == card) continue;
    const CardId linked = m.subject;
    if (m.generation != table.match[linked].generation || !is_circle(where(table.match, linked)) ||
        !is_unit(table, linked) || related(table.match, linked, Link::Attacking) ||
        master(table.match, linked) != master(table.match, card))
      continue;
    changes.push({num(Layer::Battle), Operation::Add, 0, num(Cause::Attack), linked,
                  added(number(table, linked, Attribute::Power))});
  }
}

} // namespace

// What effects make of it is none, and a deleted unit has none. [vgi 3.7.1.2, 10.26.3]
void change_original(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  if (decided(table.match).originals_are_printed) changes.clear();
  contribute_original(table, card, attribute, changes);
}

// [vgi 10.26.3]
void contribute_original(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  if (attribute == num(Attribute::Power) && is_in(table.match[card], State::Deleted) &&
      decided(table.match).deleted_were_without_power)
    changes.push({num(Layer::LostOriginal), Operation::Set, 0, num(Cause::Delete), card, 0});
}

namespace {

void contribute_power(const Table& table, CardId card, Changes& changes) {
  contribute_heart(table, card, changes);
  contribute_link_attack(table, card, changes);
  contribute_cradles(table, card, changes);
  contribute_attached(table, card, changes);
  contribute_mate(table, card, changes);
  contribute_original(table, card, num(Attribute::Power), changes);
  if (is_in(table.match[card], State::Deleted) &&
      !decided(table.match).deleted_were_without_power) // [vge 7.32.2]
    changes.push({num(Layer::Numbers), Operation::Add, 0, num(Cause::Delete), card,
                  -printed(table.face(card), Attribute::Power)});
  for (const Relation& relation : table.match.relations) {
    if (relation.other != card) continue;
    if (relation.kind == num(Link::Boosting) && // [vge 10.4.1.12.1]; of a legion once [vgi 10.27.6]
        (role_of(table.match[card]) != Role::Mate || !decided(table.match).legions_share_a_boost))
      changes.push({num(Layer::Battle), Operation::Add, 0, num(Cause::Boost), relation.holder,
                    added(number(table, relation.holder, Attribute::Power))});
    if (relation.kind == num(Link::Guarding)) { // [vge 6.2.4.1]
      const std::int32_t shield = number(table, relation.holder, Attribute::Shield);
      if (shield != absent) // a unit without shield adds nothing [doubt vge-1 32]
        changes.push(
            {num(Layer::Battle), Operation::Add, 0, num(Cause::Guard), relation.holder, added(shield)});
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

// What was said of a number before it became infinite is over: it begins anew with 0. [vge 17.16.12.1]
void forget_before_infinite(Changes& changes) {
  std::size_t since = changes.size(); // within one effect it is their order that says which came first
  for (std::size_t i = 0; i < changes.size(); ++i)
    if (changes[i].layer == num(Layer::Infinite) &&
        (since == changes.size() || changes[i].stamp >= changes[since].stamp))
      since = i;
  if (since == changes.size()) return;
  const std::uint16_t stamp = changes[since].stamp;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    Change& change = changes[i];
    if ((change.stamp < stamp || (change.stamp == stamp && i < since)) &&
        change.cause == num(Cause::Effect) &&
        (change.layer == num(Layer::Numbers) || change.layer == num(Layer::SetValues)))
      change = {num(Layer::Infinite), Operation::Add, 0, change.cause, change.source, 0};
  }
}

} // namespace

void contribute(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  if (is_in(table.match[card], State::Locked)) return; // [vge 7.30.1.2]
  forget_before_infinite(changes);                     // so far these are what effects have put in force
  contribute_markers(table, card, attribute, changes);
  if (attribute == num(Attribute::Power))
    contribute_power(table, card, changes);
  else if (attribute == num(Attribute::Drive))
    contribute_drive(table, card, changes);
  contribute_abilities(table, card, attribute, changes);
  // What supports or guards a unit is added to what it has. [vgi 8.7.1.3, 8.7.2.1]
  if (decided(table.match).numbers_in_order_of_time)
    put_in_order_of_time(changes, num(Layer::Numbers), num(Layer::Battle));
}

bool in_scope(const Table& table, CardId card, const Modification& modification) {
  if (modification.scope != num(Scope::FrontRow)) return false;
  const Place& at = table.match[table.match[card].place];
  return at.seat == modification.seat && at.row == num(Row::Front) &&
         master(table.match, card) == at.seat; // [vge 7.39.3.3]
}

} // namespace twoseat::vanguard
