// Why a seat may not make a move now, and the sentences that say so.
#include "engine/abilities/refusing.h"
#include "engine/abilities/usable.h"
#include "engine/dragonball/guards.h"
#include "engine/dragonball/payment.h"
#include "engine/dragonball/procedures.h"
#include "engine/dragonball/skills.h"
#include "engine/dragonball/whole_cost.h"
#include "engine/kernel/explaining.h"

namespace twoseat::dragonball {
namespace {

void fail(Reasons& reasons, Rule rule, Why why, CardId card = {}) {
  reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
}

// Only where it answers what is asked: elsewhere its moment has been told, by the same rule.
void fail_here(Reasons& reasons, Rule rule, Why why, CardId card = {}) {
  if (reasons.empty()) fail(reasons, rule, why, card);
}

struct Answers { // which question a verb answers, by which rule, and whether it names a card
  Question question;
  Rule rule;
  bool card = false;
};
Answers answers_of(Verb verb) {
  switch (verb) {
  case Verb::Redraw: return {Question::Redraw, {"5-2-1-6-1"}, true};
  case Verb::Charge: return {Question::Charge, {"6-2-5"}, true};
  case Verb::NoCharge: return {Question::Charge, {"6-2-5"}};
  case Verb::Play: return {Question::Main, {"6-3-1-2-1"}, true};
  case Verb::Attack: return {Question::Main, {"7-1"}, true};
  case Verb::Activate: return {Question::Main, {"8-5-2"}, true};
  case Verb::Stack: return {Question::Main, {"6-3-1-2-3-3"}, true};
  case Verb::EndTurn: return {Question::Main, {"6-3-1-2-5"}};
  case Verb::Combo: return {Question::Offense, {"3-7-3"}, true};
  case Verb::Pass: return {Question::Offense, {"7-2-1-3"}};
  case Verb::Counter: return {Question::Counter, {"10-10-1"}, true};
  case Verb::NoCounter: return {Question::Counter, {"4-7-3-2"}};
  case Verb::PayWith: return {Question::Energy, {"3-8-2"}, true};
  case Verb::PayAny: return {Question::Energy, {"3-8-2"}};
  case Verb::PayInstead: return {Question::Energy, {"10-40-1"}, true};
  case Verb::TakeLife: return {Question::Life, {"4-10-2-1"}};
  case Verb::SetX: return {Question::AmountX, {"2-12-1"}};
  case Verb::PlaySkill:
  case Verb::LetGo: return {Question::Pending, {"8-6-4"}};
  case Verb::Declare: return {Question::Declare, {"1-3-5"}};
  default: return {Question::Choice, {"8-5-3"}};
  }
}

bool answers_this(Verb verb, Question asked) {
  const Question question = answers_of(verb).question;
  const bool in_battle = asked == Question::Offense || asked == Question::Defense;
  return question == asked || (in_battle && (question == Question::Offense || verb == Verb::Activate));
}

// A card that this seat may not look at is as good as none: the refusal must not say what it is.
bool refers_to_nothing(const Table& table, Seat seat, const Move& move) {
  const auto verb = static_cast<Verb>(move.verb);
  const auto missing = [&](CardId card) {
    if (!card || card.value > table.match.cards.size()) return true;
    return !includes(lookers(table, table.match[card]), viewer_of(seat));
  };
  return (answers_of(verb).card && missing(move.card)) || (verb == Verb::Attack && missing(move.target));
}

void may_use(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  const std::uint16_t skill = move.number != 0 ? move.number : first_activated(table, move.card);
  if (skill == 0 || !has_ability(table, move.card, skill))
    return fail(reasons, {"8-5-2"}, Why::NoSuchSkill, move.card);
  if (has_lost(table, move.card, skill)) // whatever else it lacks
    return note_unusable(table, move.card, skill, Unusable::Lost, 0, reasons);
  if (static_cast<Verb>(move.verb) == Verb::Counter)
    return may_counter(table, seat, move.card, skill, reasons);
  may_activate_skill(table, seat, move.card, skill, reasons);
}

// The Unison Card that is being played takes as much energy as X. [dbs 2-12-1]
void must_afford_x(const Table& table, Seat seat, std::uint16_t x, Reasons& reasons) {
  const Frame& playing = table.match.stack.back();
  if (static_cast<Proc>(playing.procedure) != Proc::Play) return;
  const CardId card = playing.card(play_local::card);
  const std::int32_t total = cost_of(table, card, Price::Card, x).total;
  const std::int32_t have = active_energy(table.match, seat);
  if (total > have) reasons.push({{"2-12-1"}, static_cast<std::uint16_t>(Why::NoEnergy), card, total, have});
}

// Energy that the skill cost takes does not pay for the card. [dbs 8-4-2-2]
void must_be_spared(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  if (!reasons.empty()) return;
  const SkillInHand skill = paid_for(table);
  if (skill.card && can_pay_with(table, seat, cost_of(table, skill.card, Price::Card), card))
    return note_unusable(table, skill.card, skill.ability, Unusable::Cost, 0, reasons);
  fail(reasons, {"3-8-2"}, Why::NotEnergy, card);
}

void guard_conditions(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  const auto in_hand = [&](const char* rule) {
    if (where(table.match, move.card) != Zone::Hand || master(table.match, move.card) != seat)
      fail(reasons, {rule}, Why::NotInHand, move.card);
  };
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Redraw: return in_hand("5-2-1-6-1");
  case Verb::Charge: return in_hand("6-2-5");
  case Verb::Play: return may_play(table, seat, move.card, reasons);
  case Verb::Attack:
    may_attack_with(table, seat, move.card, reasons);
    return may_be_attacked(table, seat, move.target, reasons);
  case Verb::Activate:
  case Verb::Counter: return may_use(table, seat, move, reasons);
  case Verb::Combo: return may_combo(table, seat, move.card, reasons);
  case Verb::Stack: return may_stack(table, seat, move.card, reasons);
  case Verb::PayWith: return must_be_spared(table, seat, move.card, reasons);
  case Verb::PayInstead: return fail_here(reasons, {"10-40-1"}, Why::NotInvoking, move.card);
  case Verb::TakeLife: return fail_here(reasons, {"4-10-2-1"}, Why::NotLife);
  case Verb::SetX: return must_afford_x(table, seat, move.number, reasons);
  case Verb::PlaySkill:
  case Verb::LetGo: return fail_here(reasons, {"8-6-4"}, Why::NotPending);
  default: return;
  }
}

const char* sentence(Why why) { // {c}: the card's name; {a}, {b}: numbers
  switch (why) {
  case Why::NotYourDecision: return "It is not your decision now.";
  case Why::OtherMoment: return "";
  case Why::GameOver: return "The game is over.";
  case Why::NotThere: return "There is no such card.";
  case Why::NoSuchMove: return "There is no such move in this game.";
  case Why::NotOffered: return "That is not among what may be chosen here.";
  case Why::NotInHand: return "{c} is not in your hand.";
  case Why::NotPlayed: return "{c} is an Extra Card: its skill is used, it is not played.";
  case Why::NoEnergy: return "{c} takes {a} energy; you have {b} in Active Mode.";
  case Why::NoColours: return "Your active energy has not the colours that {c} takes.";
  case Why::NotYours: return "{c} is not yours.";
  case Why::NotAFighter: return "{c} is no leader, Battle Card or Unison Card in play.";
  case Why::Rested: return "{c} is in Rest Mode.";
  case Why::NotTheirs: return "{c} is yours; only the opponent's cards can be attacked.";
  case Why::ActiveGuard: return "{c} is in Active Mode; only Battle Cards in Rest Mode can be attacked.";
  case Why::Forbidden: return "A skill forbids it for {c}.";
  case Why::NoCombo: return "{c} has no combo power, or no combo cost.";
  case Why::Fights: return "{c} is in the battle itself.";
  case Why::NotABattleCard: return "{c} is no Battle Card in your hand or Battle Area.";
  case Why::NoSuchSkill: return "{c} has no such skill.";
  case Why::NotActivated: return "That skill of {c} is not used at will.";
  case Why::OtherStep: return "That skill of {c} is used at another time: its label says when.";
  case Why::NotInDefense: return "A Unison Card uses no skills in the defense step.";
  case Why::MarkerUsed: return "{c} has used a skill that costs markers this turn.";
  case Why::NoCounterNow: return "{c} does not answer what was just done.";
  case Why::NotEnergy:
    return "{c} cannot pay here: it is no active energy of yours, or its colour is not asked.";
  case Why::NotInvoking: return "{c} cannot be rested instead of paying here.";
  case Why::NotLife: return "That is not one of your life cards.";
  case Why::NotPending: return "No such skill waits to be resolved.";
  case Why::NotThatPlace: return "{c} does not go there.";
  case Why::Barred: return "A card of the same name in play is Unique: {c} cannot be played beside it.";
  case Why::NotIdentical: return "{c} is not the same card as the Unison Card you have in play.";
  case Why::Stacked: return "A Unison Card was put under yours this turn.";
  case Why::OverRealmUsed: return "Over Realm was used this turn as often as it may be.";
  case Why::InUse: return "{c} is being used already.";
  case Why::Owes: return "Still to pay for {c}: {a} energy";
  case Why::OwesRed: return "red: {a}";
  case Why::OwesBlue: return "blue: {a}";
  case Why::OwesGreen: return "green: {a}";
  case Why::OwesYellow: return "yellow: {a}";
  case Why::OwesBlack: return "black: {a}";
  }
  return "";
}

// Why nothing is not enough to pay with: what is still owed.
void owes(const Table& table, Reasons& reasons) {
  const Owed owed = still_owed(table);
  const auto add = [&](Why why, std::int32_t much) {
    reasons.push({{"3-8-2"}, static_cast<std::uint16_t>(why), owed.card, much, 0});
  };
  add(Why::Owes, owed.cost.total);
  for (std::size_t i = 0; i < colours; ++i)
    if (owed.cost.specified[i] > 0) add(static_cast<Why>(num(Why::OwesRed) + i), owed.cost.specified[i]);
}

// What keeps a card from being chosen is Barrier, if it has it. [dbs 10-16-1]
void cite_barrier(const Table& table, Reasons& reasons) {
  for (Reason& reason : reasons)
    if (reason.text == static_cast<std::uint16_t>(Unusable::Unchoosable) &&
        has_now(table, reason.card, Mark::Barrier))
      reason.rule = {"10-16-1"};
}

} // namespace

void why_not(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  if (move.verb >= vocabulary.verbs.size() || seat == Seat::None)
    return fail(reasons, {"6-3-1-2"}, Why::NoSuchMove);
  const auto verb = static_cast<Verb>(move.verb);
  const Rule rule = answers_of(verb).rule;
  Decision decision;
  const bool open = ask(table, decision);
  if (open && decision.seat == seat)
    for (std::size_t i = 0; i < decision.option_count; ++i)
      if (decision.options[i] == move) return; // it is offered
  if (verb == Verb::PayWith && !move.card && open && decision.seat == seat &&
      static_cast<Question>(decision.question) == Question::Energy)
    return owes(table, reasons);
  if (refers_to_nothing(table, seat, move)) return fail(reasons, rule, Why::NotThere);
  if (!open) return fail(reasons, {"1-2-1"}, Why::GameOver);
  if (decision.seat != seat) fail(reasons, decision.rule, Why::NotYourDecision);
  if (!answers_this(verb, static_cast<Question>(decision.question)))
    fail(reasons, rule, other_moment<Why>(verb));
  if (decision.seat == seat && why_not_answer(table, seat, decision.question, move, reasons))
    return cite_barrier(table, reasons);
  guard_conditions(table, seat, move, reasons);
  if (reasons.empty() && answers_of(verb).card && move.place)
    fail(reasons, verb == Verb::Play ? Rule{"3-6-1"} : rule, Why::NotThatPlace, move.card);
  if (reasons.empty()) fail(reasons, decision.rule, Why::NotOffered);
}

std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases) {
  return explained<Why>(table, reason, moment_words(), sentence, phrases);
}

} // namespace twoseat::dragonball
