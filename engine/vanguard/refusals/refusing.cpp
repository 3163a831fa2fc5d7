// Questions that are asked seldom: why something is no answer to the one that is open.
#include "engine/abilities/refusing.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"

namespace twoseat::vanguard {
namespace {

void fail(Reasons& reasons, Rule rule, Why why, CardId card = {}) {
  reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
}

bool is_open(const Match& match, Proc procedure) {
  return match.stack.back().procedure == num(procedure);
}

void must_be_in_hand(const Table& table, Seat seat, Rule rule, CardId card, Reasons& reasons) {
  if (where(table.match, card) != Zone::Hand)
    fail(reasons, rule, Why::NotInHand, card);
  else if (master(table.match, card) != seat)
    fail(reasons, rule, Why::NotYourCard, card);
}

void may_pledge(const Table& table, const Decision& decision, const Move& move, Reasons& reasons) {
  if (static_cast<Verb>(move.verb) == Verb::Done) return must_pay_stride(table, decision.seat, reasons);
  must_be_in_hand(table, decision.seat, decision.rule, move.card, reasons);
  if (reasons.empty()) fail(reasons, decision.rule, Why::PledgedAlready, move.card);
}

// A circle for an XoverDress: which of them does not matter, but that it is one's own. [vge 6.8.3]
void may_dress_there(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  const Frame& frame = table.match.stack.back();
  if (move.card != frame.card(dress_local::card)) fail(reasons, {"6.8.3"}, Why::NotPlacedNow, move.card);
  const Place& circle = table.match[move.place];
  if (!is_type(circle, CircleType::RearGuard)) fail(reasons, {"6.8.3"}, Why::NotARearGuardCircle);
  if (locked_on(table.match, move.place)) fail(reasons, {"7.30.3"}, Why::LockedCircle);
  if (circle.seat != seat) fail(reasons, {"6.8.3"}, Why::NotYourCircle);
}

void may_put_marker(const Table& table, const Decision& decision, Reasons& reasons) {
  if (is_open(table.match, Proc::RecordMarker)) return fail(reasons, decision.rule, Why::NotARearGuardCircle);
  const bool force = table.match.stack.back().locals[gift_local::clan] == num(Clan::Force);
  fail(reasons, {force ? "16.3.1.4.1" : "16.3.1.6.2"}, force ? Why::ForceCircle : Why::ProtectCircle);
}

// An attack by effect asks neither for a row nor for the player's wish. [vge 7.36]
void may_be_directed(const Table& table, const Decision& decision, const Move& move, Reasons& reasons) {
  if (static_cast<Question>(decision.question) == Question::Attacker)
    return is_open(table.match, Proc::DirectedAttacks)
               ? fail(reasons, {"7.36.3"}, Why::NotDirected, move.card)
               : may_attack_with(table, decision.seat, move.card, reasons);
  return is_open(table.match, Proc::DirectedAttacks)
             ? fail(reasons, {"7.36.1.1"}, Why::NotItsTarget, move.target)
             : may_be_attacked(table, decision.seat, holder_of(table.match, Link::Attacking), move.target,
                               reasons);
}

} // namespace

bool is_asked_seldom(Question question) {
  switch (question) {
  case Question::FirstPlayer:
  case Question::Ride:
  case Question::Main:
  case Question::Attack:
  case Question::Boost:
  case Question::Guard:
  case Question::GAssist:
  case Question::Stride: return false;
  default: return true;
  }
}

void may_say_so(const Table& table, const Decision& decision, const Move& move, Reasons& reasons) {
  const Seat seat = decision.seat;
  const Rule rule = decision.rule;
  switch (static_cast<Question>(decision.question)) {
  case Question::FirstVanguard: return fail(reasons, rule, Why::FirstVanguard, move.card);
  case Question::ExchangeHand:
  case Question::RideDiscard:
  case Question::GAssistRemove:
    return must_be_in_hand(table, seat, rule, move.card ? move.card : move.target, reasons);
  case Question::GAssistRemoveG: return fail(reasons, rule, Why::NotInGZone, move.card);
  case Question::Attacker:
  case Question::Target: return may_be_directed(table, decision, move, reasons);
  case Question::Trigger: return may_play_part(table, seat, move, reasons);
  case Question::RideFromSoul: return fail(reasons, rule, Why::NotInSoul, move.card);
  case Question::Choice:
  case Question::May:
  case Question::Option:
  case Question::Sort:
  case Question::Declare: why_not_answer(table, seat, decision.question, move, reasons); return;
  case Question::Standby: return why_not_standby(table, seat, move, reasons);
  case Question::Replacement: return why_not_replace(table, move, reasons);
  case Question::CallCircle:
    return is_open(table.match, Proc::XoverDress) ? may_dress_there(table, seat, move, reasons)
                                                  : may_place(table, move, reasons);
  case Question::GAssistTake:
    return fail(reasons, rule, Why::NotAmongFive, move.card ? move.card : move.target);
  case Question::StrideCost: return may_pledge(table, decision, move, reasons);
  case Question::Heart: return fail(reasons, rule, Why::NotAHeart, move.target);
  case Question::DressBase:
    return fail(reasons, rule, Why::NotADressBase, move.card ? move.card : move.target);
  case Question::Guarded: return fail(reasons, rule, Why::NotAttacked, move.target);
  case Question::Gift: return fail(reasons, rule, Why::NoSuchGift);
  case Question::GiftType: return fail(reasons, rule, Why::GiftTypeFixed);
  case Question::GiftCircle: return may_put_marker(table, decision, reasons);
  case Question::Detach: return fail(reasons, rule, Why::DetachCircle);
  case Question::Alchemagic: return fail(reasons, rule, Why::CannotCombine, move.target);
  case Question::Keep:
    return fail(reasons, rule, is_open(table.match, Proc::Keep) ? Why::NotItsGauge : Why::NotAHeartToReturn,
                move.target);
  case Question::KeepOne: return fail(reasons, rule, Why::NotOneToStay, move.target);
  default: return;
  }
}

} // namespace twoseat::vanguard
