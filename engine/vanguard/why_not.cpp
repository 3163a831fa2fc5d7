// Why a seat may not make a move now, and the sentences that say so. [design: every refusal says why]
#include "engine/abilities/usable.h"
#include "engine/kernel/explaining.h"
#include "engine/vanguard/guards.h"
#include "engine/vanguard/procedures.h"

namespace twoseat::vanguard {
namespace {

void fail(Reasons& reasons, Rule rule, Why why, CardId card = {}) {
  reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
}

Question question_of(Verb verb) {
  switch (verb) {
  case Verb::Activate:
  case Verb::PlayOrder: return Question::Main;
  case Verb::SetVanguard: return Question::FirstVanguard;
  case Verb::GoFirst:
  case Verb::GoSecond: return Question::FirstPlayer;
  case Verb::Return: return Question::ExchangeHand;
  case Verb::Ride:
  case Verb::NoRide: return Question::Ride;
  case Verb::Discard: return Question::RideDiscard;
  case Verb::Call:
  case Verb::Exchange:
  case Verb::OverDress:
  case Verb::XoverDress:
  case Verb::EndMain: return Question::Main;
  case Verb::Attack:
  case Verb::NoAttack: return Question::Attack;
  case Verb::AttackWith: return Question::Attacker;
  case Verb::AttackTarget: return Question::Target;
  case Verb::Boost:
  case Verb::NoBoost: return Question::Boost;
  case Verb::Guard:
  case Verb::Intercept:
  case Verb::GGuard:
  case Verb::Pass: return Question::Guard;
  case Verb::GAssist:
  case Verb::NoGAssist: return Question::GAssist;
  case Verb::Stride:
  case Verb::NoStride: return Question::Stride;
  case Verb::Designate: return Question::Heart;
  case Verb::GuardUnit: return Question::Guarded;
  default: return Question::Trigger;
  }
}

Rule rule_of(Question question) {
  constexpr Rule rules[] = {{"8.2.1.2"},  {"8.2.1.6"},   {"8.2.1.8"},  {"9.7.2"},    {"6.3.3.2.2"},
                            {"9.9.2"},    {"10.3.1.3"},  {"10.4.1.3"}, {"10.4.1.6"}, {"10.4.1.12"},
                            {"10.5.1.2"}, {"11.10.3.1"}, {"13.5.1"}};
  switch (question) {
  case Question::GAssist: return {"9.5.3"};
  case Question::Stride: return {"9.8.2"};
  case Question::Heart: return {"6.5.1.3"};
  default: return num(question) < std::size(rules) ? rules[num(question)] : Rule{"11.8.4"};
  }
}

// The question that is open stands on top of the stack; only its seat may answer, and only that question.
void must_be_asked(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  if (over(table.match) || table.match.stack.empty()) return fail(reasons, {"1.2.1"}, Why::GameOver);
  Decision decision;
  ask(table, decision);
  const auto verb = static_cast<Verb>(move.verb);
  const bool blitz = verb == Verb::PlayOrder && has(table.face(move.card), Mark::Blitz);
  const Question wanted = blitz ? Question::Guard : question_of(verb); // [vge 10.5.1.2.5]
  if (decision.seat != seat) fail(reasons, decision.rule, Why::NotYourDecision);
  const auto open = static_cast<Question>(decision.question);
  const bool attacking =
      wanted == Question::Attacker && open == Question::Attack; // one gesture, two questions
  const bool soul = wanted == Question::Ride && open == Question::RideFromSoul;
  if (open != wanted && !attacking && !soul) fail(reasons, rule_of(wanted), Why::OtherQuestion);
}

// Its abilities in effect, as they are offered. [vge 9.9.2.4]
void may_use_ability(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons) {
  if (!has_ability(table, card, ability) || table.match.turn == 0)
    return; // vanguards are secret [vge 8.2.1.2]
  if (master(table.match, card) != seat) return fail(reasons, {"9.9.2.4"}, Why::NotYourCard, card);
  why_not_activate(table, seat, card, ability, reasons);
}

void guard_conditions(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  const Match& match = table.match;
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Ride: return may_ride(table, seat, move.card, reasons);
  case Verb::Call:
    may_call_card(table, seat, move.card, reasons);
    may_call_there(table, seat, move.card, move.place, reasons);
    return may_call_to(table, seat, move.place, reasons);
  case Verb::Exchange: return may_exchange(table, seat, move.place, reasons);
  case Verb::Attack: return may_attack_now(table, seat, reasons);
  case Verb::AttackWith: return may_attack_with(table, seat, move.card, reasons);
  case Verb::AttackTarget: return may_be_attacked(table, seat, move.target, reasons);
  case Verb::Boost: return may_boost(table, seat, move.card, holder_of(match, Link::Attacking), reasons);
  case Verb::Guard: return may_guard(table, seat, move.card, reasons);
  case Verb::Intercept: return may_intercept(table, seat, move.card, reasons);
  case Verb::Activate: return may_use_ability(table, seat, move.card, move.number, reasons);
  case Verb::PlayOrder: return may_play_order(table, seat, move.card, reasons);
  case Verb::OverDress: return may_over_dress(table, seat, move.card, move.target, reasons);
  case Verb::XoverDress: return may_x_over_dress(table, seat, move.card, reasons);
  case Verb::GAssist: return may_g_assist(table, seat, reasons);
  case Verb::Stride: // before the game the vanguards' grades are secret [vge 8.2.1.2]
    if (match.turn > 0) may_stride(table, seat, move.card, reasons);
    return;
  case Verb::GGuard:
    if (match.turn > 0) may_g_guard(table, seat, move.card, reasons);
    return;
  case Verb::Heal:
    may_heal(table, seat, reasons);
    if (where(match, move.card) != Zone::Damage || master(match, move.card) != seat)
      fail(reasons, {"7.20.1"}, Why::NotInDamage, move.card);
    return;
  default: return;
  }
}

bool needs_card(Verb verb) {
  switch (verb) {
  case Verb::SetVanguard:
  case Verb::Return:
  case Verb::Ride:
  case Verb::Discard:
  case Verb::Call:
  case Verb::AttackWith:
  case Verb::Boost:
  case Verb::Guard:
  case Verb::Intercept:
  case Verb::Activate:
  case Verb::PlayOrder:
  case Verb::Stride:
  case Verb::GGuard:
  case Verb::OverDress:
  case Verb::XoverDress:
  case Verb::Heal: return true;
  default: return false;
  }
}

bool needs_target(Verb verb) {
  return verb == Verb::AttackTarget || verb == Verb::GiveCritical || verb == Verb::GivePower ||
         verb == Verb::Stand || verb == Verb::OverDress;
}

// A card that this seat may not look at is as good as none: the refusal must not say what it is.
bool refers_to_nothing(const Match& match, Seat seat, const Move& move) {
  const auto verb = static_cast<Verb>(move.verb);
  const auto missing = [&](CardId card) {
    if (!card || card.value > match.cards.size()) return true;
    const auto lookers = static_cast<Viewers>(may_look(match, match[card]) | match[card].shown_to);
    return !includes(lookers, viewer_of(seat));
  };
  const bool needs_place = verb == Verb::Call || verb == Verb::Exchange;
  return (needs_card(verb) && missing(move.card)) || (needs_target(verb) && missing(move.target)) ||
         (needs_place && (!move.place || move.place.value > match.places.size()));
}

} // namespace

void why_not(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  if (move.verb >= vocabulary.verbs.size() || seat == Seat::None)
    return fail(reasons, {"1.3.1"}, Why::NoSuchMove);
  Decision decision;
  if (ask(table, decision) && decision.seat == seat)
    for (std::size_t i = 0; i < decision.option_count; ++i)
      if (decision.options[i] == move) return; // it is offered
  if (refers_to_nothing(table.match, seat, move))
    return fail(reasons, rule_of(question_of(static_cast<Verb>(move.verb))), Why::NotThere);
  must_be_asked(table, seat, move, reasons);
  guard_conditions(table, seat, move, reasons);
  if (reasons.empty()) fail(reasons, decision.rule, Why::NoSuchSubAbility);
}

namespace {

// {c}: the card's name; {a}, {b}: numbers.
const char* sentence(Why why) {
  switch (why) {
  case Why::NotYourDecision: return "It is not your decision now.";
  case Why::OtherQuestion: return "This is not the moment for that.";
  case Why::GameOver: return "The game is over.";
  case Why::NotThere: return "There is no such card or place.";
  case Why::NotInHand: return "{c} is not in your hand.";
  case Why::NotYourCard: return "{c} is not yours.";
  case Why::NotAUnit: return "{c} is not a unit.";
  case Why::RideGrade:
    return "{c} is grade {a}; on a grade {b} vanguard you ride the same grade or one higher.";
  case Why::RideDeckGrade:
    return "{c} is grade {a}; from the ride deck you ride exactly one grade above your grade {b} vanguard.";
  case Why::RideNoVanguard: return "You have no vanguard to ride on.";
  case Why::RideNoDiscard:
    return "A ride from the ride deck discards a card from your hand, and your hand is empty.";
  case Why::CallGrade: return "{c} is grade {a}, above your grade {b} vanguard.";
  case Why::CallNoVanguard: return "You have no vanguard, so you cannot call.";
  case Why::NotARearGuardCircle: return "That is not a rear-guard circle.";
  case Why::NotYourCircle: return "That circle is not yours.";
  case Why::ExchangeCenter:
    return "Only the left and right columns can be exchanged: both circles must be rear-guard circles.";
  case Why::ExchangeEmpty: return "Both circles of this column are empty; there is nothing to exchange.";
  case Why::FirstTurnNoAttack: return "The player who goes first cannot attack in the first turn.";
  case Why::NotOnTheField: return "{c} is not on the field.";
  case Why::NotFrontRow: return "{c} is not in the front row.";
  case Why::Resting: return "{c} is at rest; it could attack if it stood.";
  case Why::NotTheirUnit: return "{c} is not your opponent's unit.";
  case Why::TargetNotFront: return "{c} is in the back row; only front row units can be attacked.";
  case Why::NoBoostIcon: return "{c} does not have Boost.";
  case Why::BoosterResting: return "{c} is at rest and cannot boost.";
  case Why::BoosterNotBehind: return "{c} is not behind the attacking unit.";
  case Why::InterceptIcon: return "{c} does not have Intercept.";
  case Why::InterceptNotFront: return "{c} is not on a front row rear-guard circle.";
  case Why::InterceptIsAttacked: return "{c} is being attacked itself.";
  case Why::NothingAttacked: return "None of your units is being attacked.";
  case Why::IsVanguard: return "{c} is your vanguard; only rear-guards intercept.";
  case Why::HealCondition:
    return "You have {a} damage and your opponent {b}; you heal only with as much damage or more.";
  case Why::NotInDamage: return "{c} is not in your damage zone.";
  case Why::AlreadyPlayed: return "That part of the trigger was already played.";
  case Why::NoSuchSubAbility: return "That is not among what may be chosen here.";
  case Why::NoSuchMove: return "There is no such move in this game.";
  case Why::NotAnOrder: return "{c} is not an order.";
  case Why::OrderGrade: return "{c} is grade {a}; your vanguard is grade {b}.";
  case Why::OrderLimit: return "You have played as many orders this turn as you may.";
  case Why::CostUnpayable: return "The cost of {c} cannot be paid.";
  case Why::NoUnitThere:
    return "{c} is not a unit that can do this: it is locked, a heart, under another card or a mate.";
  case Why::LockedCircle: return "A locked card makes this a lock circle.";
  case Why::NotInGZone: return "{c} does not lie face down in your G zone.";
  case Why::NoStrideSkill: return "{c} has no stride skill.";
  case Why::StrideGrade:
    return "Your vanguard is grade {a} and your opponent's grade {b}; to stride both must be grade 3 or "
           "more, or yours "
           "must have been at the beginning of this turn.";
  case Why::StrideCost:
    return "The grades of your hand come to {a}; a stride discards cards that come to {b} or more.";
  case Why::UltimateNation: return "{c} is of another nation than your vanguard.";
  case Why::UltimateGZone: return "An ultimate stride needs {b} face up cards in your G zone; there are {a}.";
  case Why::GAssistGrade: return "G assist is for a vanguard below grade 3; yours is grade {a}.";
  case Why::GAssistHand: return "{c} in your hand is a unit to ride, so you may not use G assist.";
  case Why::NoGGuardian: return "{c} is not a G guardian.";
  case Why::GGuardianGrade:
    return "Your vanguard is grade {a} and your opponent's grade {b}; both must be grade 3 or more.";
  case Why::GGuardianMany:
    return "{a} G guardians lie face up in your G zone; no more than 3 may for another one.";
  case Why::NoDress: return "{c} does not have that dress.";
  case Why::DressGrade: return "{c} is grade {a}, above your grade {b} vanguard.";
  case Why::DressBase: return "{c} goes onto another unit than that.";
  case Why::DressBases: return "The rear-guards that {c} goes onto are not there.";
  case Why::NoAstralDeity: return "{c} is no Astral Deity; only those are called to the Astral Plane.";
  case Why::GyzeGrade: return "{c} strides with a vanguard of grade {b} or more; yours is grade {a}.";
  case Why::GyzeBound:
    return "{c} strides with {b} different Zeroth Dragons in your bind zone; there are {a}.";
  case Why::NotTheirTurn: return "G guardians are called in your opponent's turn only.";
  case Why::Forbidden: return "An ability forbids it for {c}.";
  case Why::LordAmongOthers:
    return "{c} has Lord: it cannot attack while you have a unit that shares no clan with it.";
  case Why::Restrained: return "{c} has Restraint: it cannot attack unless an ability releases it.";
  }
  return "";
}

} // namespace

std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases) {
  return explained(table, reason, sentence(static_cast<Why>(reason.text)), phrases);
}

} // namespace twoseat::vanguard
