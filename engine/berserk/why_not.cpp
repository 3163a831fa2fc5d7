// Why a seat may not make a move now, and the sentences that say so.
#include "engine/abilities/refusing.h"
#include "engine/abilities/usable.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/replies.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/stack.h"
#include "engine/kernel/explaining.h"

namespace twoseat::berserk {
namespace {

void fail(Reasons& reasons, Rule rule, Why why, CardId card = {}) {
  reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
}

// A card that this seat may not look at is as good as none, unless it lies on the board: the refusal must not say what
// it is.
bool refers_to_nothing(const Table& table, Seat seat, const Move& move) {
  const auto verb = static_cast<Verb>(move.verb);
  const auto missing = [&](CardId card, bool own) {
    if (!card || card.value > table.match.cards.size()) return true;
    return !includes(lookers(table, table.match[card]), viewer_of(seat)) &&
           (own || !in_squad(table.match, card));
  };
  switch (verb) {
  case Verb::Strike:
  case Verb::Bite:
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
  case Verb::Reveal:
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

// In the Deal: what its text says before the recruiting. [bsk 303.1]
void may_use_in_deal(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons) {
  if (table.match[card].place != place(seat, Zone::Deal))
    return fail(reasons, {"303.1"}, Why::NotInDeal, card);
  if (ability == 0) ability = table.face(card).first_ability;
  if (table.face(card).abilities == 0 || !has_ability(table, card, ability))
    return fail(reasons, {"400.4"}, Why::NoSuchAbility, card);
  why_not_activate(table, seat, card, ability, reasons);
  if (reasons.empty()) fail(reasons, {"303.1"}, Why::NotPlayable, card);
}

// Only while Target lies on top. [bsk 205.3b, 216.3]
void may_defend_now(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  may_defend(table, seat, card, reasons);
  const Match& match = table.match;
  if (!match.entries.empty() && top_entry(match).kind == num(Entry::Strike) &&
      stage_on_top(match) != Stage::Target)
    fail(reasons, {"216.3"}, Why::WrongMoment);
}

// Without a number: the card's first, or what it has by Fury. [bsk D59.4] What a cost lacks is told by the guard of uses.
void may_use_ability(const Table& table, Seat seat, CardId card, std::uint16_t ability, Question asked,
                     Reasons& reasons) {
  if (asked == Question::BeforeRecruiting) return may_use_in_deal(table, seat, card, ability, reasons);
  const Face& face = table.face(card);
  const script::Index fury = table.book.rule_abilities[num(RuleAbility::FuryOpens)];
  if (ability == 0) ability = first_activated(table, card);
  if (ability == 0 && trait(table, card, Trait::Fury) > 0) ability = fury;
  if (ability == 0) ability = face.abilities > 0 ? face.first_ability : fury;
  if (ability == fury ? trait(table, card, Trait::Fury) == 0 : !has_ability(table, card, ability))
    return fail(reasons, {"400.4"}, Why::NoSuchAbility, card);
  if (table.book.script.abilities[ability].kind != script::Kind::Activated)
    return fail(reasons, {"400.4"}, Why::NotPlayable, card);
  if (ability == fury && in_squad(table.match, card) && is_open(table.match, card))
    fail(reasons, {"D59.6"}, Why::OpenAlready, card);
  may_use(table, seat, card, ability, reasons);
  if (ability == fury || !in_squad(table.match, card) || controller(table.match, card) != seat) return;
  const bool pays = reasons.empty();
  Reasons more;
  why_not_activate(table, seat, card, ability, more);
  for (const Reason& reason : more)
    if (pays || reason.text != static_cast<std::uint16_t>(Unusable::Cost)) reasons.push(reason);
  if (reasons.empty()) must_have_targets(table, seat, card, ability, lexicon.use_rules, reasons);
}

void guard_conditions(const Table& table, Seat seat, const Move& move, Question asked, Reasons& reasons) {
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Mulligan:
    if (asked == Question::Mulligan) fail(reasons, {"302.3"}, Why::NoMoreGold);
    return;
  case Verb::Strike:
    if (asked == Question::Vanguard) return may_strike_first(table, seat, move.card, move.target, reasons);
    may_attack_with(table, seat, move.card, reasons);
    may_be_struck(table, move.card, move.target, reasons);
    return may_pass_over(table, move.card, move.target, reasons);
  case Verb::EndTurn: return may_end_turn(table, seat, reasons);
  case Verb::Move: return may_move(table, seat, move.card, move.place, reasons);
  case Verb::Jump:
    may_jump_at_all(table, seat, move.card, reasons);
    if (!is_cell(move.place) || !is_free(table.match, move.place))
      fail(reasons, {"D40.2"}, Why::NotEmptyCell);
    return;
  case Verb::Swap: return may_swap(table, seat, move.card, move.target, reasons);
  case Verb::Defend: return may_defend_now(table, seat, move.card, reasons);
  case Verb::Reveal: return may_show_itself(table, seat, move.card, reasons);
  case Verb::Weaken:
  case Verb::KeepStrike: return fail(reasons, {"216.7"}, Why::NoWeakening);
  case Verb::Bite:
  case Verb::StayClosed:
    if (asked == Question::Open) may_open_thirsty(table, move, reasons);
    return;
  case Verb::Place:
    if (asked == Question::Cell) may_place(table, move.card, move.place, reasons);
    return;
  case Verb::Declare:
  case Verb::Decline: return may_declare_trigger(table, seat, move, reasons);
  case Verb::TakeChip: return may_take_chip(table, seat, move.card, reasons);
  case Verb::Reach: return may_reach(table, seat, move.card, reasons);
  case Verb::Activate: return may_use_ability(table, seat, move.card, move.number, asked, reasons);
  case Verb::Recruit:
  case Verb::RecruitOther:
    may_recruit(table, seat, move.card, way_of(table, move), reasons);
    if (reasons.empty() && asked == Question::Recruit) fail(reasons, {"202.4"}, Why::NoXInPrice, move.card);
    return;
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
  case Why::OtherMoment: return "";
  case Why::GameOver: return "The fight is over.";
  case Why::NotThere: return "There is no such card.";
  case Why::NoSuchMove: return "There is no such move in this game.";
  case Why::NotOffered: return "That is not among what may be chosen here.";
  case Why::IsHidden: return "A hidden card cannot do that.";
  case Why::NotYours: return "{c} is not under your control.";
  case Why::NotInSquad: return "{c} is neither on the board nor in the Extra Zone.";
  case Why::Closed: return "{c} is closed; it opens at the start of its player's turn.";
  case Why::Acted: return "{c} has acted this turn.";
  case Why::NoFirstStrike: return "The Vanguard of {c} was used, or came after the step had begun.";
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
  case Why::NoMovement: return "Nothing moves {c}: its movement is X.";
  case Why::NoWay: return "{c} does not move by itself.";
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
  case Why::NoSilver: return "{c} costs {a} in crystals; you have {b} to spend.";
  case Why::NoOtherCost: return "{c} has no alternative cost.";
  case Why::NoSilverLeft: return "{c} costs {a} silver; you have {b} to spend.";
  case Why::TooManyFlyers: return "Flyers may cost 15 crystals in all; with {c} it would be {a}.";
  case Why::SecondTerrain: return "You have a terrain already.";
  case Why::SecondUnique: return "{c} is unique; one of that name is in your set.";
  case Why::NotInArea: return "That cell is not in your deployment area yet.";
  case Why::NotYourHalf: return "That cell is in the other half; you deploy in yours.";
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
  case Why::NotEnoughChips: return "Too few chips of {c}: needed {a}, free {b}.";
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
  case Why::NotBeside: return "{c} is not beside it.";
  case Why::NotBesideTarget: return "{c} must be next to the target of a flyer's strike, or fly itself.";
  case Why::IsIncorporeal: return "{c} is incorporeal.";
  case Why::AskedOfAnother: return "What is asked is about {c}.";
  case Why::NotThatCell: return "{c} cannot come to that cell.";
  case Why::Preliminary: return "Before the first turn no action and no trait is declared.";
  case Why::NotMainPhase: return "That can be declared only in the Main Phase.";
  case Why::FirstMulligans: return "The first player finishes all mulligans first.";
  case Why::HasKept: return "You have kept your deal.";
  case Why::HasPassed: return "You have passed; you declare nothing more in this step.";
  case Why::NoWeakening:
    return "A strike is weakened only by whoever rolled higher, where blows would be exchanged.";
  case Why::ElementTooDear: return "With the element of {c} you would be {a} gold short.";
  case Why::NoXInPrice: return "The price of {c} has no such X.";
  case Why::NotTriggered: return "No such trait waits to be declared.";
  case Why::MustDeclare: return "What triggered on {c} must be declared.";
  case Why::OpenAlready: return "{c} is open already.";
  case Why::NoSuchAbility: return "{c} has no such trait.";
  case Why::NotPlayable: return "That trait of {c} is not declared at will.";
  case Why::NotEnemy: return "{c} is no enemy card.";
  case Why::NotConcerned: return "What is asked is not about {c}.";
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
  if (move.place.value > table.match.places.size()) return fail(reasons, rule, Why::NoSuchMove);
  if (refers_to_nothing(table, seat, move)) return fail(reasons, rule, Why::NotThere);
  if (!open) return fail(reasons, {"102.1"}, Why::GameOver);
  if (why_not_by_turns(table, seat, move, reasons)) return;
  if (decision.seat != seat) fail(reasons, rule, Why::NotYourDecision);
  const auto verb = static_cast<Verb>(move.verb);
  const auto asked = static_cast<Question>(decision.question);
  const bool foreign = !answers(verb, asked), here = decision.seat == seat && !foreign;
  const bool told = here && why_not_answer(table, seat, decision.question, move, reasons);
  const std::size_t before = reasons.size();
  if (!told) guard_conditions(table, seat, move, asked, reasons);
  if (foreign && reasons.size() == before)
    return fail(reasons, moment_of(verb).rule, other_moment<Why>(verb));
  if (!reasons.empty()) return;
  const bool about = move.target && move.target.value <= table.match.cards.size();
  about ? fail(reasons, decision.rule, Why::NotConcerned, move.target)
        : fail(reasons, decision.rule, Why::NotOffered);
}

std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases) {
  return explained<Why>(table, reason, moment_words(), sentence, phrases);
}

} // namespace twoseat::berserk
