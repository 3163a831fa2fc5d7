// Why a seat may not make a move now, and the sentences that say so.
#include "engine/abilities/usable.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/stack.h"
#include "engine/kernel/explaining.h"

namespace twoseat::berserk {
namespace {

void fail(Reasons& reasons, Rule rule, Why why) {
  reasons.push({rule, static_cast<std::uint16_t>(why), {}, 0, 0});
}

// A card that this seat may not look at is as good as none, unless it lies on the board: the refusal must not say what
// it is.
bool refers_to_nothing(const Match& match, Seat seat, const Move& move) {
  const auto verb = static_cast<Verb>(move.verb);
  const auto missing = [&](CardId card, bool own) {
    if (!card || card.value > match.cards.size()) return true;
    const auto lookers = static_cast<Viewers>(may_look(match, match[card]) | match[card].shown_to);
    return !includes(lookers, viewer_of(seat)) && (own || !in_squad(match, card));
  };
  switch (verb) {
  case Verb::Strike:
  case Verb::Swap: return missing(move.card, true) || missing(move.target, false);
  case Verb::Bear:
  case Verb::Join: return missing(move.card, true) || missing(move.target, true);
  case Verb::Recruit:
  case Verb::RecruitOther:
  case Verb::TakeBack:
  case Verb::Deploy:
  case Verb::StayHidden:
  case Verb::Move:
  case Verb::Jump:
  case Verb::Defend:
  case Verb::TakeChip:
  case Verb::Reach:
  case Verb::Activate: return missing(move.card, true);
  default: return false;
  }
}

Way way_of(const Table& table, const Move& move) {
  if (static_cast<Verb>(move.verb) == Verb::RecruitOther) return {0, true};
  const bool any = has(table.face(move.card), Mark::PriceX);
  return {any ? static_cast<std::uint8_t>(std::min<std::uint16_t>(move.number, 255)) : std::uint8_t{0},
          false};
}

// Without a number: the card's first, or what it has by Fury. [bsk D59.4] What a cost lacks is told by the guard of uses.
void may_use_ability(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons) {
  const Face& face = table.face(card);
  const script::Index fury = table.book.rule_abilities[num(RuleAbility::FuryOpens)];
  if (ability == 0) ability = face.abilities > 0 ? face.first_ability : fury;
  if (ability == fury ? trait(table, card, Trait::Fury) == 0 : !has_ability(table, card, ability)) return;
  may_use(table, seat, card, ability, reasons);
  if (ability == fury || !in_squad(table.match, card) || controller(table.match, card) != seat) return;
  const bool pays = reasons.empty();
  Reasons more;
  why_not_activate(table, seat, card, ability, more);
  for (const Reason& reason : more)
    if (pays || reason.text != static_cast<std::uint16_t>(Unusable::Cost)) reasons.push(reason);
  if (reasons.empty()) must_have_targets(table, seat, card, ability, lexicon.use_rules, reasons);
}

void guard_conditions(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Strike:
    may_attack_with(table, seat, move.card, reasons);
    may_be_struck(table, move.card, move.target, reasons);
    return may_pass_over(table, move.card, move.target, reasons);
  case Verb::EndTurn: return may_end_turn(table, seat, reasons);
  case Verb::Move: return may_move(table, seat, move.card, move.place, reasons);
  case Verb::Jump: return may_jump_at_all(table, seat, move.card, reasons);
  case Verb::Swap: return may_swap(table, seat, move.card, move.target, reasons);
  case Verb::Defend: return may_defend(table, seat, move.card, reasons);
  case Verb::TakeChip: return may_take_chip(table, seat, move.card, reasons);
  case Verb::Reach: return may_reach(table, seat, move.card, reasons);
  case Verb::Activate: return may_use_ability(table, seat, move.card, move.number, reasons);
  case Verb::Recruit:
  case Verb::RecruitOther: return may_recruit(table, seat, move.card, way_of(table, move), reasons);
  case Verb::TakeBack: return may_take_back(table, seat, move.card, reasons);
  case Verb::StayHidden: return may_stay_hidden(table, seat, move.card, reasons);
  case Verb::Deploy: return may_deploy(table, seat, move.card, move.place, reasons);
  case Verb::Bear: return may_bear(table, seat, move.card, move.target, reasons);
  case Verb::Join: return may_host(table, seat, move.card, move.target, reasons);
  default: return;
  }
}

const char* sentence(Why why) { // {c}: the card's name; {a}, {b}: numbers
  switch (why) {
  case Why::NotYourDecision: return "It is not your decision now.";
  case Why::OtherQuestion: return "This is not the moment for that.";
  case Why::GameOver: return "The fight is over.";
  case Why::NotThere: return "There is no such card.";
  case Why::NoSuchMove: return "There is no such move in this game.";
  case Why::NotOffered: return "That is not among what may be chosen here.";
  case Why::IsHidden: return "A hidden card cannot do that.";
  case Why::NotYours: return "{c} is not under your control.";
  case Why::NotInSquad: return "{c} is neither on the board nor in the Extra Zone.";
  case Why::Closed: return "{c} is closed; it opens at the start of its player's turn.";
  case Why::Acted: return "{c} has acted this turn.";
  case Why::Pledged: return "{c} will close for something that was declared before.";
  case Why::NotYourTurn: return "That can be declared only in your own turn.";
  case Why::StackNotEmpty: return "Something is on the stack; only sudden actions can answer it.";
  case Why::NotACreature: return "{c} is not a creature that could do that.";
  case Why::IsFlyer: return "{c} flies.";
  case Why::IsSymbiote: return "{c} is a symbiote.";
  case Why::NoStrike: return "{c} has no simple strike.";
  case Why::NotAdjacent: return "{c} is not next to the attacker.";
  case Why::CannotBeAttacked: return "{c} cannot be attacked: terrains and equipment never are.";
  case Why::FlyersOnly: return "{c} flies; only flyers strike at it.";
  case Why::HasCache: return "{c} has Cache; flyers do not choose it.";
  case Why::Forbidden: return "A trait forbids it for {c}.";
  case Why::NoMovement: return "{c} does not move by itself.";
  case Why::NoSteps: return "{c} has no step left this turn.";
  case Why::Occupied: return "Another card bars the cell that {c} would enter.";
  case Why::NotOrthogonal: return "{c} is not straight beside that cell; a step goes to one of four sides.";
  case Why::NotEmptyCell: return "That cell is not empty.";
  case Why::NoDefence: return "No defender can be named against {c}.";
  case Why::NotBesideBoth: return "{c} must be next to both the attacker and its target.";
  case Why::IsSource: return "{c} attacks itself.";
  case Why::IsTarget: return "{c} is being attacked itself.";
  case Why::Redirected: return "This attack was redirected already.";
  case Why::NotSimpleStrike: return "A defender is named only against a simple strike.";
  case Why::WrongMoment: return "That is possible only at another moment of the attack.";
  case Why::NoChipCost: return "{c} has nothing that costs chips.";
  case Why::NotInDeal: return "{c} is not in your deal.";
  case Why::Recruited: return "{c} is recruited already.";
  case Why::NotRecruited: return "{c} is not recruited.";
  case Why::RestTooDear: return "Without {c} what is left would cost more than you have.";
  case Why::NotInSet: return "{c} is not in your set.";
  case Why::SetIsFull: return "Your set has 15 cards already.";
  case Why::NoGold: return "{c} costs {a} gold; you have {b} to spend.";
  case Why::NoSilver: return "{c} costs {a} crystals; you have {b} to spend.";
  case Why::NoOtherCost: return "{c} has no alternative cost.";
  case Why::NoSilverLeft: return "{c} costs {a} silver; you have {b} to spend.";
  case Why::TooManyFlyers: return "Flyers may cost 15 crystals in all; with {c} it would be {a}.";
  case Why::SecondTerrain: return "You have a terrain already.";
  case Why::SecondUnique: return "{c} is unique; one of that name is in your set.";
  case Why::NotInArea: return "That cell is not in your deployment area yet.";
  case Why::CellTaken: return "A card lies on that cell already.";
  case Why::NotInRowThree: return "{c} is not in your third row.";
  case Why::MustBeRevealed: return "{c} must be revealed now.";
  case Why::NotAHost: return "{c} is no creature without subtype on the board.";
  case Why::HasSymbiote: return "{c} hosts a symbiote already.";
  case Why::NotIncorporeal: return "An incorporeal creature hosts only what is incorporeal itself.";
  case Why::NoClass: return "{c} has no class; equipment needs one.";
  case Why::HasEquipment: return "{c} wears equipment of that class already.";
  case Why::NoMoreGold: return "A mulligan costs 1 gold, and none is left.";
  case Why::MovedAlready: return "{c} has moved this turn.";
  case Why::HasEnemyOnGround: return "Your opponent has a creature that does not fly.";
  case Why::NotEnoughChips: return "That costs {a} chips; {c} has {b}.";
  case Why::NotHidden: return "{c} is not hidden.";
  case Why::NoStealth: return "{c} has no Stealth; cards are not shown at will.";
  case Why::DoesNotMove: return "{c} is not a creature without subtype on the board.";
  case Why::Nothing: return "What {c} would do comes to nothing now.";
  case Why::NoSuchTrait: return "{c} has no trait for that.";
  case Why::NotTogether: return "{c} is not brought into a squad with a card that is there.";
  case Why::MustAttack: return "{c} has to attack this turn.";
  case Why::MustBeChosen: return "{c} has to be chosen first.";
  case Why::InBetween: return "{c} shares a cell and has to move on.";
  case Why::NoCell: return "No cell is free for what {c} would do.";
  }
  return "";
}

} // namespace

void why_not(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  if (move.verb >= vocabulary.verbs.size() || seat == Seat::None)
    return fail(reasons, {"215.5"}, Why::NoSuchMove);
  Decision decision;
  const bool open = ask(table, decision);
  if (open && decision.seat == seat)
    for (std::size_t i = 0; i < decision.option_count; ++i)
      if (decision.options[i] == move) return; // it is offered
  const Rule rule = open ? decision.rule : Rule{"102.1"};
  if (refers_to_nothing(table.match, seat, move)) return fail(reasons, rule, Why::NotThere);
  if (!open) return fail(reasons, {"102.1"}, Why::GameOver);
  if (decision.seat != seat) fail(reasons, rule, Why::NotYourDecision);
  guard_conditions(table, seat, move, reasons);
  if (reasons.empty()) fail(reasons, rule, Why::NotOffered);
}

std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases) {
  return explained(table, reason, sentence(static_cast<Why>(reason.text)), phrases);
}

} // namespace twoseat::berserk
