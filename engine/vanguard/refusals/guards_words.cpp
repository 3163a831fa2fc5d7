// The sentences of refusals. {c}: the card's name; {a}, {b}: numbers.
#include "engine/vanguard/refusals/guards.h"

namespace twoseat::vanguard {

const char* sentence(Why why) {
  switch (why) {
  case Why::NotYourDecision: return "It is not your decision now.";
  case Why::OtherMoment: return "";
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
  case Why::ExchangeEmpty: return "Both circles of this column are empty: nothing would happen.";
  case Why::FirstTurnNoAttack: return "The player who goes first cannot attack in the first turn.";
  case Why::NotOnTheField: return "{c} is not on the field.";
  case Why::NotFrontRow: return "{c} is not in the front row.";
  case Why::Resting: return "{c} is at rest; it could attack if it stood.";
  case Why::NotTheirUnit: return "{c} is not your opponent's unit.";
  case Why::OnlyRearGuards: return "From the back row {c} can attack rear-guards only.";
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
  case Why::NobodyToArm: return "You have no vanguard that {c} can arm.";
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
  case Why::StrideRestricted:
    return "Stride is restricted in this match; only an effect that says you can stride allows it.";
  case Why::StrideCost:
    return "The grades of your hand come to {a}; a stride discards cards that come to {b} or more.";
  case Why::UltimateNation: return "{c} is of another nation than your vanguard.";
  case Why::UltimateGZone: return "An ultimate stride needs {b} face up cards in your G zone; there are {a}.";
  case Why::GAssistGrade: return "G assist is for a vanguard below grade 3; yours is grade {a}.";
  case Why::GAssistGZone: return "G assist asks for {b} face-down cards in your G zone; there are {a}.";
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
  case Why::NotPlacedNow: return "{c} is not among the cards that are being placed.";
  case Why::PlacedAlready: return "{c} has its circle already.";
  case Why::NotItsTurn: return "Another card comes before {c}.";
  case Why::CircleNotNamed: return "That circle is not one of those that it may come to.";
  case Why::CircleTaken: return "That circle is taken.";
  case Why::IconFirst: return "First it is said which trigger icon is played.";
  case Why::IconChosen: return "A trigger icon is being played already.";
  case Why::NoSuchIcon: return "There is no such trigger icon that is still to be played.";
  case Why::NotOfThisTrigger: return "This trigger does nothing of that kind.";
  case Why::NoTriggerText:
    return "{c} says nothing that is done here; what an over trigger says is done in a drive check only.";
  case Why::FirstVanguard:
    return "{c} is not a grade 0 unit of your ride deck, nor, if you have none, of your deck.";
  case Why::NotInSoul: return "{c} is not a unit in your soul that you can ride.";
  case Why::PledgedAlready: return "{c} is discarded for this stride already.";
  case Why::NobodyAttacks: return "None of your units can attack now.";
  case Why::AttackFirst: return "First it is said that you attack; then with {c}.";
  case Why::NotDirected: return "No effect tells {c} to attack.";
  case Why::NotItsTarget: return "The effect does not tell it to attack {c}.";
  case Why::NotTheAttacker: return "{c} is not attacking.";
  case Why::NotAHeart: return "{c} is not one of the hearts that could be designated.";
  case Why::NotADressBase: return "{c} is not a rear-guard that can become this original dress.";
  case Why::NotAttacked: return "{c} is not being attacked, or another guardian comes first.";
  case Why::NoSuchGift: return "No such gift is to be resolved.";
  case Why::GiftTypeFixed: return "The type of these gifts is chosen already.";
  case Why::ForceCircle: return "A Force marker lies on one of your vanguard or rear-guard circles.";
  case Why::ProtectCircle: return "A Protect marker lies on one of your rear-guard circles.";
  case Why::DetachCircle:
    return "What was attached moves to one of your rear-guard circles that is not locked.";
  case Why::CannotCombine:
    return "{c} is not an order in your drop zone that can be combined with this one and paid.";
  case Why::NotItsGauge: return "{c} is not one of the units whose gauge it is.";
  case Why::NotAHeartToReturn: return "{c} is not one of the hearts of which one returns.";
  case Why::NotOneToStay: return "{c} is not one of those of which one stays.";
  case Why::NotAmongFive: return "{c} is not a unit among the five cards with the grade that is missing.";
  case Why::NoSuchWay: return "There is no such way to call {c}.";
  case Why::MateSeeksNobody: return "{c} is a legion mate, and seeks no mate of its own.";
  case Why::NothingToActivate: return "{c} has no ability that is activated.";
  case Why::ChosenHere: return "What an ability takes is chosen here, by choosing {c}.";
  case Why::SaidOtherwise: return "It can be done, but not said like that.";
  }
  return "";
}

} // namespace twoseat::vanguard
