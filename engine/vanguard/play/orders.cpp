// Playing orders: one after the other within the limit, combined by Alchemagic, and where they go from there.
// [vge 7.44, 9.9.2.3, 10.5.1.2.5, 11.8.2, 11.8.3]
#include "engine/abilities/run.h"
#include "engine/abilities/usable.h"
#include "engine/vanguard/mechanics/arms.h"
#include "engine/vanguard/mechanics/music.h"
#include "engine/vanguard/mechanics/volundr.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

std::uint16_t order_ability(const Table& table, CardId card) {
  const Face& face = table.face(card);
  for (std::uint16_t i = 0; i < face.abilities; ++i)
    if (table.book.script.abilities[face.first_ability + i].kind == script::Kind::Order)
      return static_cast<std::uint16_t>(face.first_ability + i);
  return 0;
}

// None while its gate does not hold. [vge 14.20.3.1]
std::uint16_t active_order_ability(const Game& game, CardId card, CardId played) {
  const std::uint16_t ability = order_ability(game, card);
  const script::Index gate = game.book.script.abilities[ability].gate;
  const bool open = gate == 0 || holds(game, context_of(game, played, master(game.match, played)), gate);
  return open ? ability : std::uint16_t{0};
}

void to_order_area(Game& game, Frame& frame) {
  const CardId card = frame.card(order_local::card);
  if (is_volundr(game.face(card))) game.did({"17.9.3.1"}, frame.seat, card);
  const DefId played = game.match[card].def;
  become_arms(game.match, game.book, card);
  count(game, frame.seat, num(Counter::OrdersPlayed), 1, {"11.8.2.1.1"});
  put(game, card, frame.seat, Zone::OrderArea, Cause::Order, {"11.8.2.1.1"});
  if (where(game.match, card) != Zone::OrderArea) game.match[card].def = played; // instead
}

void resolve_order(Game& game, Frame& frame) {
  const CardId card = frame.card(order_local::card);
  if (where(game.match, card) != Zone::OrderArea) return;
  if (has(game.face(card),
          Mark::RegalisPiece)) { // one in a game; of further ones the text is skipped [vge 14.51.2.2]
    if (game.match[frame.seat].counters[num(Counter::RegalisUsed)] > 0)
      return put(game, card, frame.seat, Zone::Drop, Cause::Order, {"14.51.2.2"});
    count(game, frame.seat, num(Counter::RegalisUsed), 1, {"14.51.2.2"});
  }
  const std::uint16_t ability = active_order_ability(game, card, card);
  const CardId combined = frame.card(order_local::combined);
  const std::uint16_t more = combined ? active_order_ability(game, combined, card) : std::uint16_t{0};
  if (ability != 0 && more != 0) return activate_together(game, card, ability, more, frame.seat);
  if (ability != 0 || more != 0) return activate(game, card, ability != 0 ? ability : more, frame.seat);
  order_goes_on(game, card);
}

// Any order, if both costs together can be paid and its condition holds. [vge 7.44.1.2, 7.44.1.3]
bool may_combine(const Table& table, Seat seat, CardId order, CardId with) {
  if (!has(table.face(with), Mark::Order)) return false;
  const std::uint16_t ability = order_ability(table, order), more = order_ability(table, with);
  if (more == 0) return true;
  const auto& abilities = table.book.script.abilities;
  const Context context = context_of(table, order, seat);
  if (abilities[more].condition != 0 && !holds(table, context, abilities[more].condition)) return false;
  return payable_together(table, context, abilities[ability], abilities[more]);
}

void ask_combine(const Table& table, const Frame& frame, Decision& decision) {
  const CardId order = frame.card(order_local::card);
  const CardId vanguard = vanguard_of(table.match, frame.seat);
  if (!vanguard || !has(table, vanguard, Mark::Alchemagic)) return;
  decision.begin(num(Verb::Combine), {"7.44.1.2"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Drop)))
    if (may_combine(table, frame.seat, order, card)) decision.add({num(Verb::Combine), {}, {}, card, 0});
  decision.drop_empty_choice();
  decision.begin(num(Verb::No), {"7.44.1.2"});
  decision.add({num(Verb::No), {}, {}, {}, 0});
}

// What works by itself on the other order is the played one's as well. [vge 7.44.2]
void take_combine(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb == num(Verb::No)) return;
  const CardId with = decision.picked(answer).target;
  frame.set_card(order_local::combined, with);
  const Face& face = game.face(with);
  for (std::uint16_t i = 0; i < face.abilities; ++i) {
    const auto ability = static_cast<std::uint16_t>(face.first_ability + i);
    const script::Kind kind = game.book.script.abilities[ability].kind;
    if (kind != script::Kind::Continuous && kind != script::Kind::Automatic) continue;
    impose(game, frame.card(order_local::card), given_ability, ability, Layer::Abilities, Cause::Order, with);
  }
}

constexpr Step play_order_table[] = {
    runs("to the order area", {"11.8.2.1.1"}, to_order_area),
    asks_if_open("Alchemagic", {"7.44.1"}, ask_combine, take_combine, Question::Alchemagic),
    runs("resolve the order", {"11.8.3.1"}, resolve_order, bit(Proc::Effect)),
};

} // namespace

// To the drop zone, a set order to the order zone, if it may come there; else it waits for a rule action.
// [vge 1.3.2, 11.8.3.2, 11.8.3.3, 13.11.1]
void order_goes_on(Game& game, CardId card) {
  if (is_music(game.face(card))) return lay_music(game, card);
  const Seat owner = game.match[card].owner;
  const bool set = has(game.face(card), Mark::SetOrder);
  if (set && cannot(game, card, Restriction::BePutIntoOrderZone)) return game.did({"1.3.2"}, owner, card);
  put(game, card, owner, set ? Zone::OrderZone : Zone::Drop, Cause::Order, {set ? "11.8.3.3" : "11.8.3.2"});
}

const std::span<const Step> play_order_steps = play_order_table;

void may_play_order(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const bool blitz = has(table.face(card), Mark::Blitz);
  const char* rule = blitz ? "10.5.1.2.5" : "9.9.2.3";
  const auto fail = [&](const char* number, Why why, std::int32_t a = 0, std::int32_t b = 0) {
    reasons.push({{number}, static_cast<std::uint16_t>(why), card, a, b});
  };
  if (where(table.match, card) != Zone::Hand || master(table.match, card) != seat)
    return fail(rule, Why::NotInHand);
  if (is_volundr(table.face(card)) && !volundr_target(table, card, seat))
    fail("17.9.3.1.2", Why::NobodyToArm);
  if (!has(table.face(card), Mark::Order) && !is_volundr(table.face(card)))
    return fail(rule, Why::NotAnOrder);
  if (is_of(table, card, "Buddyfight") && means_somebody(table, card) &&
      table.match[seat].counters[num(Counter::Buddy)] == 0)
    fail("17.16.10.3", Why::Forbidden);
  const CardId vanguard = vanguard_of(table.match, seat);
  const std::int32_t grade = number(table, card, Attribute::Grade);
  const std::int32_t ours = vanguard ? number(table, vanguard, Attribute::Grade) : -1;
  if (grade > ours) fail(rule, Why::OrderGrade, grade, ours);
  must_be_playable(table, seat, card, blitz ? "10.5.1.2.5.1" : "9.9.2.3.1", reasons);
}

void allow_blitz_orders(Game& game, Seat seat, std::int32_t orders, CardId source) {
  Modification limit;
  limit.source = source;
  limit.scope = player_scope;
  limit.seat = seat;
  limit.attribute = blitz_limit;
  limit.operation = Operation::Set;
  limit.duration = Duration::Turn;
  limit.cause = num(Cause::Effect);
  limit.amount = orders;
  modify(game, limit);
}

// The general limit, or for blitz orders another one, those that were played before included. [vge 11.8.2.1.1]
static std::int32_t orders_allowed(const Table& table, Seat seat, bool blitz) {
  std::int32_t most = table.match[seat].counters[num(Counter::OrderLimit)] + 1;
  for (const Modification& m : table.match.modifications)
    if (blitz && m.scope == player_scope && m.attribute == blitz_limit && m.seat == seat)
      most = std::max(most, m.amount);
  return most;
}

void must_be_playable(const Table& table, Seat seat, CardId card, const char* rule, Reasons& reasons) {
  const auto fail = [&](const char* number, Why why) {
    reasons.push({{number}, static_cast<std::uint16_t>(why), card, 0, 0});
  };
  if (!has(table.face(card), Mark::Order) && !is_volundr(table.face(card))) fail(rule, Why::NotAnOrder);
  if (cannot(table, card, Restriction::BePlayed)) fail("1.3.3", Why::Forbidden);
  if (table.match[seat].counters[num(Counter::OrdersPlayed)] >=
      orders_allowed(table, seat, has(table.face(card), Mark::Blitz)))
    fail(rule, Why::OrderLimit);
  const std::uint16_t ability = order_ability(table, card);
  if (ability == 0) return;
  UseRules rules;
  rules.condition = {"11.8.2.4.2"};
  rules.cost = {"11.8.2.2"};
  why_not_play(table, seat, card, ability, rules, reasons, card);
}

void offer_orders(const Table& table, Seat seat, bool blitz, Decision& decision) {
  decision.begin(num(Verb::PlayOrder), {blitz ? "10.5.1.2.5" : "9.9.2.3"});
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if ((has(table.face(card), Mark::Order) || is_volundr(table.face(card))) &&
        has(table.face(card), Mark::Blitz) == blitz && allowed(may_play_order, table, seat, card))
      decision.add({num(Verb::PlayOrder), place(seat, Zone::OrderArea), card, {}, 0});
  decision.drop_empty_choice();
}

void play_order(Game& game, CardId card, Seat seat) {
  call(game, Proc::PlayOrder, seat, {card.value});
}

} // namespace twoseat::vanguard
