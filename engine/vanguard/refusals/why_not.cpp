// Why a seat may not make a move now: the rule of its moment, and every condition that fails. [design: every refusal says why]
#include "engine/abilities/usable.h"
#include "engine/kernel/explaining.h"
#include "engine/vanguard/mechanics/legion.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

void fail(Reasons& reasons, Rule rule, Why why, CardId card = {}) {
  reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
}

constexpr std::uint64_t at(std::initializer_list<Question> questions) {
  std::uint64_t bits = 0;
  for (const Question question : questions)
    bits |= std::uint64_t{1} << num(question);
  return bits;
}

// What a verb can answer, as bits, by which rule; and what it names.
struct Moment {
  std::uint64_t questions = 0;
  Rule rule;
  bool card = false, target = false, place = false, number = false;
};

Moment moment_of(Verb verb) {
  constexpr bool yes = true, no = false;
  using Q = Question;
  switch (verb) {
  case Verb::SetVanguard: return {at({Q::FirstVanguard}), {"8.2.1.2"}, yes};
  case Verb::GoFirst:
  case Verb::GoSecond: return {at({Q::FirstPlayer}), {"8.2.1.6"}};
  case Verb::Return: return {at({Q::ExchangeHand}), {"8.2.1.8"}, yes};
  case Verb::Ride: return {at({Q::Ride, Q::RideFromSoul}), {"9.7.2"}, yes};
  case Verb::NoRide: return {at({Q::Ride}), {"9.7.2"}};
  case Verb::Discard: return {at({Q::RideDiscard, Q::StrideCost}), {"6.3.3.2.2"}, yes};
  case Verb::Call: return {at({Q::Main, Q::CallCircle}), {"9.9.2"}, yes, no, yes, yes};
  case Verb::Exchange: return {at({Q::Main}), {"9.9.2"}, no, no, yes};
  case Verb::EndMain: return {at({Q::Main}), {"9.9.2"}};
  case Verb::Attack:
  case Verb::NoAttack: return {at({Q::Attack}), {"10.3.1.3"}};
  case Verb::AttackWith:
    return {at({Q::Attack, Q::Attacker}), {"10.4.1.3"}, yes}; // one gesture, two questions
  case Verb::AttackTarget: return {at({Q::Target}), {"10.4.1.6"}, no, yes};
  case Verb::Boost: return {at({Q::Boost}), {"10.4.1.12"}, yes};
  case Verb::NoBoost: return {at({Q::Boost}), {"10.4.1.12"}};
  case Verb::Guard:
  case Verb::Intercept:
  case Verb::GGuard: return {at({Q::Guard}), {"10.5.1.2"}, yes};
  case Verb::Pass: return {at({Q::Guard}), {"10.5.1.2"}};
  case Verb::GiveCritical:
  case Verb::GivePower:
  case Verb::Stand: return {at({Q::Trigger}), {"11.10.3.1"}, no, yes};
  case Verb::Draw:
  case Verb::Remove: return {at({Q::Trigger}), {"11.10.3.1"}};
  case Verb::Heal: return {at({Q::Trigger}), {"11.10.3.1"}, yes};
  case Verb::TriggerIcon: return {at({Q::Trigger}), {"11.10.6"}, no, no, no, yes};
  case Verb::Choose:
    return {at({Q::Choice, Q::Sort, Q::GAssistTake, Q::GAssistRemove, Q::GAssistRemoveG, Q::DressBase}),
            {"11.8.4"}};
  case Verb::Done:
    return {at({Q::Choice, Q::Standby, Q::GAssistTake, Q::StrideCost, Q::OneMore}), {"11.8.4"}};
  case Verb::Yes: return {at({Q::May}), {"11.1.1.2.2"}};
  case Verb::No: return {at({Q::May, Q::Alchemagic, Q::Replacement}), {"11.1.1.2.2"}};
  case Verb::Option: return {at({Q::Option}), {"11.8.3.1.2"}, no, no, no, yes};
  case Verb::PlayAbility:
    return {at({Q::Standby, Q::Replacement, Q::Trigger}), {"11.6.1.4"}, no, yes, no, yes};
  case Verb::LetGo: return {at({Q::Standby}), {"12.3.5"}, no, yes, no, yes};
  case Verb::Activate: return {at({Q::Main}), {"9.9.2"}, yes, no, no, yes};
  case Verb::PlayOrder: return {at({Q::Main}), {"9.9.2"}, yes};
  case Verb::GAssist:
  case Verb::NoGAssist: return {at({Q::GAssist}), {"9.5.3"}};
  case Verb::Stride: return {at({Q::Stride}), {"9.8.2"}, yes};
  case Verb::NoStride: return {at({Q::Stride}), {"9.8.2"}};
  case Verb::Designate: return {at({Q::Heart}), {"6.5.1.3"}, no, yes};
  case Verb::Move: return {at({Q::CallCircle}), {"7.34.1"}, yes, no, yes};
  case Verb::OverDress: return {at({Q::Main}), {"9.9.2"}, yes, yes};
  case Verb::XoverDress: return {at({Q::Main}), {"9.9.2"}, yes};
  case Verb::GuardUnit: return {at({Q::Guarded}), {"10.4.1.10"}, no, yes};
  case Verb::Gift: return {at({Q::Gift}), {"11.6.1.2"}, no, no, no, yes};
  case Verb::GiftType: return {at({Q::GiftType}), {"16.3.1.3"}, no, no, no, yes};
  case Verb::PutMarker: return {at({Q::GiftCircle}), {"16.3.1"}, no, no, yes};
  case Verb::Detach: return {at({Q::Detach}), {"6.9.5"}, no, no, yes};
  case Verb::OneMore: return {at({Q::OneMore}), {"7.6.3"}};
  case Verb::Combine: return {at({Q::Alchemagic}), {"7.44.1.2"}, no, yes};
  case Verb::Keep: return {at({Q::Keep, Q::KeepOne}), {"13.3.5.1"}, no, yes};
  case Verb::Declare: return {at({Q::Declare}), {"7.13.1"}, no, no, no, yes};
  }
  return {};
}

// What its verb names, and nothing else: the rest may be anything.
Move named(const Move& said) {
  const Moment moment = moment_of(static_cast<Verb>(said.verb));
  const bool chooses = static_cast<Verb>(said.verb) == Verb::Choose;
  Move move;
  move.verb = said.verb;
  if (moment.card || chooses) move.card = said.card;
  if (moment.target || (chooses && !said.card)) move.target = said.target;
  if (moment.target && !moment.card && !said.target)
    move.target = said.card; // one that stands alone is the one meant
  if (moment.place) move.place = said.place;
  if (moment.number) move.number = said.number;
  return move;
}

// A blitz order is played in the guard step. [vge 10.5.1.2.5]
Moment moment_of(const Table& table, const Move& move) {
  const auto verb = static_cast<Verb>(move.verb);
  Moment moment = moment_of(verb);
  if (verb == Verb::PlayOrder && has(table.face(move.card), Mark::Blitz))
    moment.questions = at({Question::Guard}), moment.rule = {"10.5.1.2"};
  return moment;
}

bool answers(const Moment& moment, const Decision& decision) {
  return ((moment.questions >> decision.question) & 1U) != 0;
}

// Whether to attack at all is asked first, and only where somebody can. [vge 10.3.1.3, 10.3.2]
void must_attack_first(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  if (reasons.empty()) may_attack_at_all(table, seat, reasons);
  if (reasons.empty()) fail(reasons, {"10.3.1.3"}, Why::AttackFirst, move.card);
}

// Before the game the vanguards' grades are secret, and so is whatever hangs on them. [vge 8.2.1.2]
void guard_conditions(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  const Match& match = table.match;
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Ride: return may_ride(table, seat, move.card, reasons);
  case Verb::Call:
    if (move.number > 0 && move.number > ways_to_call(table, move.card, zone_of(move.place)))
      fail(reasons, {"11.7.1.1"}, Why::NoSuchWay, move.card);
    else if (move.number > 0)
      may_call_for(table, seat, move.card, zone_of(move.place), move.number, reasons);
    else {
      may_call_card(table, seat, move.card, reasons);
      may_call_there(table, seat, move.card, move.place, reasons);
    }
    return may_call_to(table, seat, move.place, reasons);
  case Verb::Exchange: return may_exchange(table, seat, move.place, reasons);
  case Verb::Attack: return may_attack_now(table, seat, reasons);
  case Verb::AttackWith: return may_attack_with(table, seat, move.card, reasons);
  case Verb::AttackTarget:
    return may_be_attacked(table, seat, holder_of(match, Link::Attacking), move.target, reasons);
  case Verb::Boost: return may_boost(table, seat, move.card, holder_of(match, Link::Attacking), reasons);
  case Verb::Guard: return may_guard(table, seat, move.card, reasons);
  case Verb::Intercept: return may_intercept(table, seat, move.card, reasons);
  case Verb::Activate:
    if (match.turn > 0) may_activate_it(table, seat, move.card, move.number, reasons);
    return;
  case Verb::PlayOrder: return may_play_order(table, seat, move.card, reasons);
  case Verb::OverDress: return may_over_dress(table, seat, move.card, move.target, reasons);
  case Verb::XoverDress: return may_x_over_dress(table, seat, move.card, reasons);
  case Verb::GAssist: return may_g_assist(table, seat, reasons);
  case Verb::Stride:
    if (match.turn > 0) may_stride(table, seat, move.card, reasons);
    return;
  case Verb::GGuard:
    if (match.turn > 0) may_g_guard(table, seat, move.card, reasons);
    return;
  case Verb::Heal: return may_heal_it(table, seat, move.card, reasons);
  default: return;
  }
}

// A card that this seat may not look at is as good as none: the refusal must not say what it is.
bool refers_to_nothing(const Table& table, Seat seat, const Move& move) {
  const auto missing = [&](CardId card) {
    if (!card || card.value > table.match.cards.size()) return true;
    return !includes(lookers(table, table.match[card]), viewer_of(seat));
  };
  const Moment moment = moment_of(static_cast<Verb>(move.verb));
  if (static_cast<Verb>(move.verb) == Verb::Choose) return missing(move.card ? move.card : move.target);
  const bool hidden_ability =
      static_cast<Verb>(move.verb) == Verb::PlayAbility || static_cast<Verb>(move.verb) == Verb::LetGo;
  return (moment.card && missing(move.card)) || (moment.target && !hidden_ability && missing(move.target)) ||
         (hidden_ability && move.target && missing(move.target)) ||
         (moment.place && (!move.place || move.place.value > table.match.places.size()));
}

// Whether it is this option as far as its verb names anything.
bool comes_to(const Move& option, const Move& move) {
  const Moment moment = moment_of(static_cast<Verb>(move.verb));
  const bool chooses = static_cast<Verb>(move.verb) == Verb::Choose;
  const CardId chosen = option.card ? option.card : option.target;
  return option.verb == move.verb && (!moment.card || option.card == move.card) &&
         (!moment.target || option.target == move.target) && (!moment.place || option.place == move.place) &&
         (!moment.number || option.number == move.number) &&
         (!chooses || chosen == move.card || chosen == move.target);
}

// "This is not the moment" says nothing where a condition of the same rule fails.
void add_moment(const Decision& decision, Seat seat, Verb verb, const Moment& moment, Reasons& reasons) {
  Reasons conditions = reasons;
  reasons.clear();
  if (decision.seat != seat) fail(reasons, decision.rule, Why::NotYourDecision);
  const bool told = std::any_of(conditions.begin(), conditions.end(), [&](const Reason& reason) {
    return std::string_view(reason.rule.number) == moment.rule.number;
  });
  if (!answers(moment, decision) && !told) fail(reasons, moment.rule, other_moment<Why>(verb));
  for (const Reason& reason : conditions)
    reasons.push(reason);
}

} // namespace

void may_activate_it(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons) {
  if (master(table.match, card) != seat) return fail(reasons, {"9.9.2.4"}, Why::NotYourCard, card);
  const bool is_activated = has_ability(table, card, ability) &&
                            table.book.script.abilities[ability].kind == script::Kind::Activated;
  if (is_activated && is_mates_seek(table, card, ability))
    fail(reasons, {"vgi 10.27.16"}, Why::MateSeeksNobody, card);
  if (is_activated) return why_not_activate(table, seat, card, ability, reasons);
  bool any = false;
  each_held_ability(table, card, [&](std::uint16_t held) { // it is not said which: all of them
    if (table.book.script.abilities[held].kind != script::Kind::Activated) return;
    any = true;
    if (is_mates_seek(table, card, held)) fail(reasons, {"vgi 10.27.16"}, Why::MateSeeksNobody, card);
    why_not_activate(table, seat, card, held, reasons);
  });
  if (!any) fail(reasons, {"9.9.2.4"}, Why::NothingToActivate, card);
}

void why_not(const Table& table, Seat seat, const Move& said, Reasons& reasons) {
  if (said.verb >= vocabulary.verbs.size() || seat == Seat::None)
    return fail(reasons, {"1.3.1"}, Why::NoSuchMove);
  const Move move = named(said);
  Decision decision;
  const bool open = ask(table, decision);
  bool said_otherwise = false;
  for (std::size_t i = 0; open && decision.seat == seat && i < decision.option_count; ++i) {
    if (decision.options[i] == said) return; // it is offered
    said_otherwise = said_otherwise || comes_to(decision.options[i], move);
  }
  if (refers_to_nothing(table, seat, move))
    return fail(reasons, moment_of(static_cast<Verb>(move.verb)).rule, Why::NotThere);
  if (over(table.match) || table.match.stack.empty()) return fail(reasons, {"1.2.1"}, Why::GameOver);
  if (said_otherwise) return fail(reasons, decision.rule, Why::SaidOtherwise);
  const Moment moment = moment_of(table, move);
  const auto question = static_cast<Question>(decision.question);
  const bool chosen_here = question == Question::Choice && static_cast<Verb>(move.verb) == Verb::Discard;
  if (chosen_here) {
    fail(reasons, decision.rule, Why::ChosenHere, move.card);
  } else if (answers(moment, decision) && decision.seat == seat && is_asked_seldom(question)) {
    may_say_so(table, decision, move, reasons);
  } else {
    guard_conditions(table, seat, move, reasons);
    if (question == Question::Attack && answers(moment, decision))
      must_attack_first(table, seat, move, reasons);
  }
  add_moment(decision, seat, static_cast<Verb>(move.verb),
             chosen_here ? Moment{~std::uint64_t{0}, {}} : moment, reasons);
  const bool all_told = !is_asked_seldom(question) || question == Question::Standby; // nothing forbids it
  if (reasons.empty()) fail(reasons, decision.rule, all_told ? Why::SaidOtherwise : Why::NoSuchSubAbility);
}

std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases) {
  return explained<Why>(table, reason, moment_words(), sentence, phrases);
}

} // namespace twoseat::vanguard
