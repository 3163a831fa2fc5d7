// The specific actions of section 7 as the ability language calls them. Each says whether it changed anything.
#include "engine/vanguard/actions.h"
#include "engine/abilities/run.h"
#include "engine/kernel/information.h"
#include "engine/vanguard/attacks.h"
#include "engine/vanguard/gauge.h"
#include "engine/vanguard/legion.h"
#include "engine/vanguard/lexicon.h"
#include "engine/vanguard/lock.h"
#include "engine/vanguard/procedures.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

Seat side_of(const Doing& doing) {
  return doing.seat;
}

// --- States -------------------------------------------------------------------------------------------------------

bool stands(const Table& table, CardId card) {
  return table.match[card].orientation == Orientation::Stand && !is_in(table.match[card], State::Locked);
}
bool rests(const Table& table, CardId card) {
  return table.match[card].orientation == Orientation::Rest && !is_in(table.match[card], State::Locked);
}
bool face_up(const Table& table, CardId card) {
  return table.match[card].facing == Facing::Up;
}

bool do_stand(Game& game, Doing& doing) { // [vge 7.2]
  bool did = false;
  for (const CardId card : doing.cards) {
    if (!rests(game, card) || restricted(game, card, num(Restriction::Stand))) continue;
    set_orientation(game, card, Orientation::Stand, Cause::Effect, {"7.2.1"});
    did = true;
  }
  return did;
}

bool do_rest(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (!stands(game, card)) continue;
    set_orientation(game, card, Orientation::Rest, Cause::Effect, {"7.2.1"});
    did = true;
  }
  return did;
}

bool turn_cards(Game& game, Doing& doing, Facing facing, Cause cause, const char* rule) {
  bool did = false;
  for (const CardId card : doing.cards) {
    did = did || game.match[card].facing != facing;
    turn(game, card, facing, num(cause), {rule});
  }
  return did;
}
bool do_counter_blast(Game& game, Doing& doing) {
  return turn_cards(game, doing, Facing::Down, Cause::CounterBlast, "7.24.1");
}
bool do_counter_charge(Game& game, Doing& doing) {
  return turn_cards(game, doing, Facing::Up, Cause::CounterCharge, "7.26.1");
}

// --- Moves between zones ------------------------------------------------------------------------------------------

// To the owner's zone, unless that is not where the card may go. [vge 4.1.12, 4.4.2, 11.8.5.2]
bool send(Game& game, const Doing& doing, Zone zone, Cause cause, const char* rule, End end = End::Bottom,
          Facing facing = Facing::Up) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (where(game.match, card) == zone && cause != Cause::Put) continue;
    Relocation how;
    how.cause = num(cause);
    how.rule = {rule};
    how.end = end;
    how.facing = facing;
    move_card(game, card, place(game.match[card].owner, zone), how);
    did = true;
  }
  return did;
}

bool do_soul_blast(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::SoulBlast, "7.25.1");
}
bool do_discard(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::Discard, "7.9.1");
}
bool do_retire(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::Retire, "7.18.1");
}
bool do_remove(Game& game, Doing& doing) {
  return send(game, doing, Zone::Removed, Cause::Effect, "7.19.1");
}
bool do_bind(Game& game, Doing& doing) {
  return send(game, doing, Zone::Bind, Cause::Bind, "7.29.1", End::Bottom,
              doing.node.facing == 1 ? Facing::Down : Facing::Up);
}
bool do_heal(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::Heal, "7.20.1");
}

bool do_put(Game& game, Doing& doing) { // [vge 7.4]
  const auto zone = static_cast<Zone>(doing.node.to & 0xffU);
  const bool on_top = (doing.node.to & 0x100U) != 0;
  return send(game, doing, zone, Cause::Put, "7.4.1", on_top ? End::Top : End::Bottom,
              doing.node.facing == 1 ? Facing::Down : Facing::Up);
}

bool do_draw(Game& game, Doing& doing) { // one after the other [vge 4.5.3, 7.6.2]
  bool did = false;
  for (std::int32_t i = 0; i < doing.amount && count(game.match, side_of(doing), Zone::Deck) > 0; ++i) {
    draw(game, side_of(doing), Cause::Effect, {"7.6.1"});
    did = true;
  }
  return did;
}

bool do_soul_charge(Game& game, Doing& doing) { // as many as there are [vge 7.27, doubt vge-1 27]
  bool did = false;
  for (std::int32_t i = 0; i < doing.amount; ++i) {
    const CardId card = top(game.match, side_of(doing), Zone::Deck);
    if (!card) break;
    put(game, card, side_of(doing), Zone::Soul, Cause::SoulCharge, {"7.27.1"});
    did = true;
  }
  return did;
}

bool do_shuffle(Game& game, Doing& doing) {
  shuffle(game, place(side_of(doing), Zone::Deck), num(Cause::Effect), {"7.12.1"});
  return true;
}

bool do_reveal(Game& game, Doing& doing) { // [vge 7.10]
  for (const CardId card : doing.cards)
    reveal_meanwhile(game, static_cast<std::size_t>(doing.context.effect), card, num(Cause::Reveal),
                     {"7.10.1"});
  return !doing.cards.empty();
}

// Looking shows the cards to the one who looks, and to nobody else. [vge 7.7]
bool do_look(Game& game, Doing& doing) {
  CardId card = top(game.match, side_of(doing), Zone::Deck);
  for (std::int32_t i = 0; i < doing.amount && card; ++i, card = game.match[card].next) {
    game.match[card].shown_to |= only(side_of(doing));
    bind(game, doing.context.effect, doing.node.variable, card);
  }
  return false;
}

bool do_search(Game& game,
               Doing& doing) { // the deck is looked through; it is shuffled by its own words [vge 7.11]
  for (const CardId card : cards_in(game.match, place(side_of(doing), Zone::Deck)))
    game.match[card].shown_to |= only(side_of(doing));
  return false;
}

// --- Units --------------------------------------------------------------------------------------------------------

// flags: 0 called, 1 put as locked cards, 2 moved.
bool place_on_circles(Game& game, Doing& doing, std::uint8_t flags) {
  if (doing.cards.empty()) return false;
  const script::Select& select = game.book.script.selects[doing.node.select];
  std::uint8_t variable = select.variable;
  if (select.noun != script::Noun::Variable) {
    variable = doing.node.variable;
    for (const CardId card : doing.cards)
      bind(game, doing.context.effect, variable, card);
  }
  call(game, Proc::CallByEffect, side_of(doing),
       {static_cast<std::uint16_t>(doing.context.effect), variable, 0, doing.node.to});
  if (!over(game.match)) game.match.stack.back().flags = flags;
  return true;
}

bool do_call(Game& game, Doing& doing) { // superior call [vge 6.2.2]
  return place_on_circles(game, doing, 0);
}

bool may_move(const Table& table, CardId card) {
  return is_unit(table, card) && is_circle(where(table.match, card)) &&
         !cannot(table, card, Restriction::Move);
}
bool do_move(Game& game, Doing& doing) { // [vge 7.34]
  for (const CardId card : doing.cards)
    if (!may_move(game, card)) return false;
  return place_on_circles(game, doing, 2);
}
bool do_put_locked(Game& game, Doing& doing) { // [vge 7.30.5]
  return place_on_circles(game, doing, 1);
}

bool do_ride(Game& game, Doing& doing) { // superior ride [vge 6.3.2]
  if (doing.cards.empty()) return false;
  const Zone from = where(game.match, doing.cards[0]); // [vge 6.3.3.1]
  if (is_circle(from) || from == Zone::GZone || !can_be_ridden(game, doing.cards[0])) return false;
  call(game, Proc::Ride, side_of(doing), {doing.cards[0].value, 0, 0, 1});
  return true;
}

bool do_stride(Game& game, Doing& doing) { // by an effect, without cost or condition [vge 6.5.1]
  if (doing.cards.empty() || where(game.match, doing.cards[0]) != Zone::GZone) return false;
  call(game, Proc::Stride, side_of(doing), {doing.cards[0].value, 0, 1});
  return true;
}

bool do_lock(Game& game, Doing& doing) { // [vge 7.30]
  bool did = false;
  for (const CardId card : doing.cards)
    if (may_be_locked(game, card)) {
      lock(game, card);
      did = true;
    }
  return did;
}
bool do_delete(Game& game, Doing& doing) { // [vge 7.32]
  bool did = false;
  for (const CardId card : doing.cards)
    if (may_be_deleted(game, card)) {
      erase_text(game, card);
      did = true;
    }
  return did;
}
// Turning it face up ends being locked or deleted. [vge 7.30.2, 7.31.3, 7.32.4]
bool do_turn_up(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    const Card& is = game.match[card];
    if (is.facing == Facing::Up) continue;
    if (is_in(is, State::Locked))
      unlock(game, card, {"7.31.1"});
    else if (is_in(is, State::Deleted))
      restore(game, card, {"7.32.4"});
    else
      turn_up(game, card, num(Cause::Effect), {"7.3.1"});
    did = true;
  }
  return did;
}

CardId done_to(const Game& game, const Doing& doing) { // of several the first
  CardList cards;
  select(game, doing.context, doing.node.to, cards);
  return cards.empty() ? CardId{} : cards[0];
}
bool do_gauge(Game& game, Doing& doing) { // [vge 7.40]
  const CardId unit = done_to(game, doing);
  bool did = false;
  for (const CardId card : doing.cards)
    did = (unit && put_as_gauge(game, card, unit, doing.node.facing == 2 ? Facing::Up : Facing::Down)) || did;
  return did;
}
bool do_move_gauge(Game& game, Doing& doing) { // [vge 7.40.6]
  const CardId unit = done_to(game, doing);
  bool did = false;
  for (const CardId card : doing.cards)
    did = (unit && move_gauge(game, card, unit)) || did;
  return did;
}

template <bool d_legion>
bool do_legion(Game& game, Doing& doing) { // the source leads [vge 6.4.3.1.1]
  return !doing.cards.empty() && doing.context.source &&
         legion(game, doing.context.source, doing.cards[0], d_legion);
}

bool do_attack(Game& game, Doing& doing) { // [vge 7.36]
  CardList targets;
  select(game, doing.context, doing.node.to, targets);
  bool did = false;
  for (const CardId attacker : doing.cards)
    for (const CardId target : targets)
      did = direct_attack(game, attacker, target) || did;
  return did;
}
bool do_battle(Game& game, Doing& doing) { // [vge 7.37]
  bool did = false;
  for (const CardId unit : doing.cards)
    did = battle_too(game, unit) || did;
  return did;
}
bool do_change_target(Game& game, Doing& doing) { // [vge 7.38]
  return !doing.cards.empty() && change_target(game, doing.cards[0]);
}

// --- Numbers and words --------------------------------------------------------------------------------------------

// No duration: the whole game. The opponent's turn is the one under way, or else the next. [vge 11.3.1.2]
Duration until(const Game& game, const Doing& doing) {
  const bool ours = game.match.turn_player == doing.context.seat;
  switch (static_cast<script::Until>(doing.node.until)) {
  case script::Until::Turn: return Duration::Turn;
  case script::Until::Battle: return Duration::Battle;
  case script::Until::OpponentsTurn: return ours ? Duration::NextTurn : Duration::Turn;
  case script::Until::YourNextTurn: return ours ? Duration::TurnAfter : Duration::NextTurn;
  default: return Duration::Game;
  }
}

// An effect until the end of a battle is not created outside of one. [vge 11.3.1.2.1]
bool may_be_created(const Game& game, const Doing& doing) {
  return until(game, doing) != Duration::Battle || innermost(game.match, num(Proc::Battle)) != nullptr;
}

bool change_number(Game& game, const Doing& doing,
                   Attribute attribute) { // subjects are fixed here [vge 11.11.4]
  if (!may_be_created(game, doing) || (doing.node.facing == 0 && doing.amount == 0)) return false;
  for (const CardId card : doing.cards) {
    Modification change;
    change.subject = card;
    change.source = doing.context.source;
    change.attribute = num(attribute);
    change.operation = doing.node.facing != 0 ? Operation::Set : Operation::Add;
    change.layer = num(doing.node.facing != 0 ? Layer::SetValues : Layer::Numbers);
    change.duration = until(game, doing);
    change.cause = num(Cause::Effect);
    change.amount = doing.amount;
    modify(game, change);
    Event event;
    event.kind = EventKind::Modified;
    event.seat = master(game.match, card);
    event.known_to = everybody;
    event.attribute = num(attribute);
    event.cause = num(Cause::Effect);
    event.card = card;
    event.def = game.match[card].def;
    event.other = doing.context.source;
    event.amount = doing.amount;
    event.rule = {"7.14.1"};
    game.tell(event);
  }
  return !doing.cards.empty();
}
template <Attribute attribute>
bool do_number(Game& game, Doing& doing) {
  return change_number(game, doing, attribute);
}

bool give_word(Game& game, const Doing& doing, std::uint8_t attribute, std::int32_t what) {
  if (!may_be_created(game, doing)) return false;
  for (const CardId card : doing.cards) {
    Modification change;
    change.subject = card;
    change.source = doing.context.source;
    change.attribute = attribute;
    change.operation = Operation::Set;
    change.layer = num(Layer::Abilities);
    change.duration = until(game, doing);
    change.cause = num(Cause::Effect);
    change.amount = what;
    modify(game, change);
  }
  return !doing.cards.empty();
}
bool do_give_mark(Game& game, Doing& doing) {
  return give_word(game, doing, given_mark, doing.node.to);
}
bool do_give_ability(Game& game, Doing& doing) {
  return give_word(game, doing, given_ability, doing.node.to);
}
bool do_lose_abilities(Game& game, Doing& doing) {
  return give_word(game, doing, lost_abilities, 1);
}

// A restriction on named cards binds to them; on "all that ..." it follows whoever fits. [vge 11.11.5]
bool do_forbid(Game& game, Doing& doing) {
  const auto attribute = static_cast<std::uint8_t>(restriction_base + doing.node.to);
  const script::Select& select = game.book.script.selects[doing.node.select];
  if (select.noun != script::Noun::Filter) return give_word(game, doing, attribute, 1);
  if (!may_be_created(game, doing)) return false;
  Modification change;
  change.source = doing.context.source;
  change.scope = selected_scope;
  change.seat = doing.context.seat;
  change.attribute = attribute;
  change.operation = Operation::Set;
  change.layer = num(Layer::Abilities);
  change.duration = until(game, doing);
  change.cause = num(Cause::Effect);
  change.amount = doing.node.select;
  modify(game, change);
  return true;
}

// --- Players ------------------------------------------------------------------------------------------------------

bool do_damage(Game& game,
               Doing& doing) { // only the counter rises; checks follow by rule action [vge 7.35.1.2]
  if (doing.amount <= 0) return false;
  const Seat hurt =
      doing.node.side == script::Side::Opponent ? twoseat::other(doing.context.seat) : doing.context.seat;
  count(game, hurt, num(Counter::VanguardDamage), doing.amount, {"7.35.1.2"});
  return true;
}

constexpr std::int32_t most_energy =
    999; // of this table; the rules know a limit only where one is set [vge 3.1.3.1]
bool do_energy_charge(Game& game, Doing& doing) { // [vge 7.48]
  const auto& counters = game.match[side_of(doing)].counters;
  const std::int32_t limit = counters[num(Counter::EnergyLimit)];
  const std::int32_t most = limit > 0 ? limit : most_energy; // [vge 7.48.2]
  const std::int32_t more = std::min(doing.amount, most - counters[num(Counter::Energy)]);
  if (more <= 0) return false;
  count(game, side_of(doing), num(Counter::Energy), more, {"7.48.1"});
  return true;
}
bool do_energy_blast(Game& game, Doing& doing) { // all or nothing [vge 7.49.2]
  if (game.match[side_of(doing)].counters[num(Counter::Energy)] < doing.amount || doing.amount <= 0)
    return false;
  count(game, side_of(doing), num(Counter::Energy), -doing.amount, {"7.49.1"});
  return true;
}
void set_counter(Game& game, Seat seat, Counter counter, std::int32_t value, Rule rule) {
  count(game, seat, num(counter), value - game.match[seat].counters[num(counter)], rule);
}
bool do_energy_limit(Game& game, Doing& doing) { // [vge 3.1.3.1]
  set_counter(game, side_of(doing), Counter::EnergyLimit, std::clamp(doing.amount, 0, most_energy),
              {"3.1.3.1"});
  return true;
}
bool do_world(Game& game, Doing& doing) { // a new name replaces the old one [vge 7.43.2.2]
  if (game.match[side_of(doing)].counters[num(Counter::World)] == doing.node.to) return false;
  set_counter(game, side_of(doing), Counter::World, doing.node.to, {"7.43.2"});
  return true;
}
template <std::int32_t level>
bool do_final(Game& game, Doing& doing) { // until end of turn [vge 7.42.1]
  if (game.match[side_of(doing)].counters[num(Counter::FinalRush)] >= level) return false;
  set_counter(game, side_of(doing), Counter::FinalRush, level, {"7.42.1"});
  return true;
}
bool can_pay_energy(const Table& table, const Context& context, std::int32_t amount) {
  return table.match[context.seat].counters[num(Counter::Energy)] >= amount;
}

constexpr std::uint32_t place_bit(Zone zone) {
  return 1U << num(zone);
}
constexpr std::uint32_t is_face_up = 1U << 2; // states of lexicon.cpp
constexpr std::uint32_t is_face_down = 1U << 3;

constexpr ActionWord words[] = {
    {"stand", Takes::Cards, do_stand, rests},
    {"rest", Takes::Cards, do_rest, stands},
    {"counter-blast", Takes::Number, do_counter_blast, face_up, nullptr, place_bit(Zone::Damage), is_face_up,
     true},
    {"counter-charge", Takes::Number, do_counter_charge, nullptr, nullptr, place_bit(Zone::Damage),
     is_face_down},
    {"soul-blast", Takes::Number, do_soul_blast, nullptr, nullptr, place_bit(Zone::Soul), 0, true},
    {"soul-charge", Takes::Count, do_soul_charge},
    {"energy-charge", Takes::Count, do_energy_charge},
    {"energy-blast", Takes::Count, do_energy_blast, nullptr, can_pay_energy},
    {"discard", Takes::Number, do_discard, nullptr, nullptr, place_bit(Zone::Hand)},
    {"retire", Takes::Cards, do_retire},
    {"remove", Takes::Cards, do_remove},
    {"bind", Takes::Cards, do_bind},
    {"heal", Takes::Cards, do_heal},
    {"put", Takes::CardsAndZone, do_put},
    {"draw", Takes::Count, do_draw},
    {"shuffle", Takes::Nothing, do_shuffle},
    {"reveal", Takes::Cards, do_reveal},
    {"look", Takes::Count, do_look},
    {"search", Takes::Nothing, do_search},
    {"call", Takes::Cards, do_call},
    {"ride", Takes::Cards, do_ride},
    {"stride", Takes::Cards, do_stride},
    {"move", Takes::Cards, do_move, may_move},
    {"put-locked", Takes::Cards, do_put_locked},
    {"lock", Takes::Cards, do_lock, may_be_locked},
    {"unlock", Takes::Cards, do_turn_up},
    {"delete", Takes::Cards, do_delete, may_be_deleted},
    {"turn-up", Takes::Cards, do_turn_up},
    {"gauge", Takes::CardsAndCard, do_gauge},
    {"move-gauge", Takes::CardsAndCard, do_move_gauge},
    {"legion", Takes::Cards, do_legion<false>},
    {"d-legion", Takes::Cards, do_legion<true>},
    {"attack", Takes::CardsAndCard, do_attack},
    {"battle", Takes::Cards, do_battle, nullptr, nullptr, 0, 0, false, Lasting::Widen},
    {"change-target", Takes::Cards, do_change_target},
    {"energy-limit", Takes::Count, do_energy_limit},
    {"world", Takes::Word, do_world, nullptr, nullptr, 0, 0, false, Lasting::None, 0, worlds},
    {"final-rush", Takes::Nothing, do_final<1>},
    {"final-burst", Takes::Nothing, do_final<2>},
    {"power", Takes::CardsAndValue, do_number<Attribute::Power>, nullptr, nullptr, 0, 0, false,
     Lasting::Number, num(Attribute::Power)},
    {"critical", Takes::CardsAndValue, do_number<Attribute::Critical>, nullptr, nullptr, 0, 0, false,
     Lasting::Number, num(Attribute::Critical)},
    {"shield", Takes::CardsAndValue, do_number<Attribute::Shield>, nullptr, nullptr, 0, 0, false,
     Lasting::Number, num(Attribute::Shield)},
    {"drive", Takes::CardsAndValue, do_number<Attribute::Drive>, nullptr, nullptr, 0, 0, false,
     Lasting::Number, num(Attribute::Drive)},
    {"grade", Takes::CardsAndValue, do_number<Attribute::Grade>, nullptr, nullptr, 0, 0, false,
     Lasting::Number, num(Attribute::Grade)},
    {"get-skill", Takes::Mark, do_give_mark, nullptr, nullptr, 0, 0, false, Lasting::Mark},
    {"get-ability", Takes::Ability, do_give_ability, nullptr, nullptr, 0, 0, false, Lasting::Ability},
    {"lose-abilities", Takes::Cards, do_lose_abilities, nullptr, nullptr, 0, 0, false,
     Lasting::LoseAbilities},
    {"cannot", Takes::Restriction, do_forbid, nullptr, nullptr, 0, 0, false, Lasting::Restriction},
    {"damage", Takes::Count, do_damage},
};

} // namespace

std::span<const ActionWord> action_words() {
  return words;
}

} // namespace twoseat::vanguard
