// The log: what happened, as one viewer may know it. A card is named only to those who may know its face.
#include "engine/vanguard/words/narrate.h"
#include "engine/kernel/telling.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

struct Teller : Telling {
  std::string zone_name(PlaceId place) const { return vocabulary.zones[num(zone_of(place))].name; }
  std::string to_zone(PlaceId place) const { return of("to the " + zone_name(place)); }

  std::string filling(std::string_view name) const { // what stands in a place of a phrase
    if (name == "card") return card("a card");
    if (name == "target") return other_card("a unit");
    if (name == "to") return to_zone(event.to);
    if (name == "place") return of(zone_name(event.to));
    if (name == "marker") return of(vocabulary.markers[static_cast<std::size_t>(event.amount)].name);
    return Telling::filling(name);
  }
  std::string operator()(std::string_view phrase) const {
    return filled(phrases(phrase), [this](std::string_view name) { return filling(name); });
  }
};

std::string tell_move(const Teller& tell) {
  const Event& event = tell.event;
  const Zone from = zone_of(event.from), to = zone_of(event.to);
  switch (static_cast<Cause>(event.cause)) {
  case Cause::SetUp: return tell("{who} sets a first vanguard face down.");
  case Cause::Draw:
  case Cause::DrawTrigger: return tell("{who} draws {card}.");
  case Cause::PersonaRide: return tell("{who} draws {card} by persona ride.");
  case Cause::OverTrigger:
    return tell(to == Zone::Removed ? "{card} is removed from the game." : "{who} draws {card}.");
  case Cause::Return: return tell("{who} puts {card} on the bottom of the deck.");
  case Cause::Ride: return tell("{who} rides {card}.");
  case Cause::RideCost: return tell("{who} discards {card} for the ride.");
  case Cause::Soul: return tell("{card} goes to the soul.");
  case Cause::Call: return tell("{who} calls {card} {to}.");
  case Cause::Guard: return tell("{who} guards with {card}.");
  case Cause::Intercept: return tell("{card} intercepts.");
  case Cause::Exchange:
  case Cause::Move: return tell("{card} moves {to}.");
  case Cause::Retire: return tell("{card} is retired.");
  case Cause::DriveCheck: return tell("Drive check: {card}.");
  case Cause::DamageCheck: return tell("Damage check: {card}.");
  case Cause::ToHand: return tell("{who} adds {card} to hand.");
  case Cause::Damage: return tell("{who} takes {card} as damage.");
  case Cause::Stride: return tell("{who} strides {card}.");
  case Cause::Dress:
  case Cause::XoverDress: return tell("{who} dresses {card} over the {place}.");
  case Cause::Legion: return tell("{card} joins the vanguard.");
  case Cause::Gauge: return tell("{card} is put as gauge.");
  case Cause::Gift:
    return tell(from == Zone::Deck ? "{who} draws {card}." : "{who} gets {card} into the hand.");
  case Cause::Attach:
    return tell(to == Zone::Vanguard ? "{card} is attached to the vanguard." : "{card} is attached no more.");
  case Cause::Alchemix: return tell("{card} is stacked by Alchemix.");
  case Cause::Erase: return tell("{card} is erased.");
  case Cause::Imprison: return tell("{card} is imprisoned.");
  case Cause::Scout: return tell("{card} is scouted.");
  case Cause::Lock: return tell(is_circle(to) ? "{who} puts {card} as a locked card." : "{card} goes {to}.");
  case Cause::StrideCost: return tell("{who} discards {card} for the stride.");
  case Cause::GZone:
    return tell(to == Zone::Removed ? "{card} is removed from the game." : "{card} returns to the G zone.");
  case Cause::GAssist:
    return tell(to == Zone::Removed ? "{who} removes {card} from the game."
                                    : "{who} takes {card} by G assist.");
  case Cause::Heal: return tell("{who} heals {card}.");
  case Cause::Effect: return tell(to == Zone::Hand ? "{who} draws {card}." : "{card} goes {to}.");
  case Cause::SoulBlast: return tell("{who} soul-blasts {card}.");
  case Cause::SoulCharge: return tell("{who} soul-charges {card}.");
  case Cause::Discard: return tell("{who} discards {card}.");
  case Cause::Bind: return tell("{card} is bound.");
  case Cause::Order: return tell(to == Zone::OrderArea ? "{who} plays {card}." : "{card} goes {to}.");
  default: return tell("{card} goes {to}.");
  }
}

std::string tell_by_effect(const Teller& tell) {
  switch (static_cast<Said>(tell.event.amount)) {
  case Said::Sung: return tell("{card} is sung.");
  case Said::Operated: return tell("{card} is operated.");
  case Said::Armed: return tell("{card} is armed with {target}.");
  case Said::TurnEnds: return tell("An effect ends {who}'s turn.");
  }
  return "";
}

std::string tell_said(const Teller& tell) {
  const std::int32_t amount = tell.event.amount;
  switch (static_cast<Cause>(tell.event.cause)) {
  case Cause::SetUp: return tell("{who} goes first.");
  case Cause::PersonaRide: return tell("Persona ride: {who}'s front row gets +{n} this turn.");
  case Cause::Hit: return tell("{card} hits {target}.");
  case Cause::Look: return tell("{who} looks at cards of the deck.");
  case Cause::Heart: return tell(amount == 1 ? "{card} becomes a heart." : "{card} is the vanguard again.");
  case Cause::Legion: return tell("{card} and {target} are in legion.");
  case Cause::Declare: return tell("{who} declares \"{card}\".");
  case Cause::NoHit: return tell("{card} does not hit.");
  case Cause::Gift:
    return tell(!tell.event.to    ? "There is no more room here for another accel circle of {who}'s."
                : tell.event.sets ? "A marker ({marker}) is erased from {who}'s {place}."
                                  : "A marker ({marker}) is put on {who}'s {place}.");
  case Cause::Effect: return tell_by_effect(tell);
  case Cause::Dominate: return tell(amount == 1 ? "{who} dominates {card}." : "{card} is dominated no more.");
  default: return "";
  }
}

std::string tell_relation(const Teller& tell) {
  switch (static_cast<Link>(tell.event.amount)) {
  case Link::Attacked: return tell("{target} attacks {card}.");
  case Link::Boosting: return tell(tell.event.card ? "{card} boosts {target}." : "{target} is boosted too.");
  default: return "";
  }
}

std::string tell_modified(const Teller& tell) {
  const Event& event = tell.event;
  if (event.sets && event.amount == absent) return tell("{card} loses its original {what}.");
  if (event.sets) return tell("{card} has its {what} set to {n}.");
  return tell(event.amount < 0 ? "{card} loses {what} {size}." : "{card} gets {what} +{n}.");
}

std::string tell_turned_up(const Teller& tell) {
  switch (static_cast<Cause>(tell.event.cause)) {
  case Cause::StandUp: return tell("{who} stands up {card}.");
  case Cause::Unlock: return tell("{card} is unlocked.");
  default: return tell("{who} turns {card} face up.");
  }
}

std::string tell_turned_down(const Teller& tell) {
  switch (static_cast<Cause>(tell.event.cause)) {
  case Cause::Lock: return tell("{card} is locked.");
  case Cause::Delete: return tell("{card} is deleted.");
  default: return tell("{who} turns {card} face down.");
  }
}

std::string tell_counted(const Teller& tell) {
  if (static_cast<Counter>(tell.event.attribute) != Counter::Energy) return "";
  return tell(tell.event.amount < 0 ? "{who} spends {size} energy." : "{who} gains {size} energy.");
}

std::string tell_ended(const Teller& tell) {
  if (static_cast<Outcome>(tell.event.amount) == Outcome::Draw) return tell("The game is a draw: {why}.");
  if (static_cast<Ending>(tell.event.cause) == Ending::Conceded)
    return tell("{loser} concedes; {winner} wins.");
  return tell("{winner} wins: {loser} has {why}.");
}

std::string tell_entered(const Teller& tell) {
  const auto procedure = static_cast<Proc>(tell.event.amount / 256);
  return procedure == Proc::Turn && tell.event.amount % 256 == 0 ? tell("{who}'s turn.") : "";
}

std::string capitalized(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

} // namespace

std::string narrate(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names,
                    const Phrasebook& phrases) {
  const Teller tell{{book, event, viewer, names, phrases}};
  switch (event.kind) {
  case EventKind::Entered: return tell_entered(tell);
  case EventKind::Moved: return capitalized(tell_move(tell));
  case EventKind::Stood:
    return static_cast<Cause>(event.cause) == Cause::StandPhase ? "" : tell("{card} stands.");
  case EventKind::Rested:
    return static_cast<Cause>(event.cause) == Cause::Effect ? tell("{card} rests.") : "";
  case EventKind::TurnedUp: return capitalized(tell_turned_up(tell));
  case EventKind::TurnedDown: return capitalized(tell_turned_down(tell));
  case EventKind::Played: return tell("{who} plays the ability of {card}.");
  case EventKind::Counted: return tell_counted(tell);
  case EventKind::Revealed: return tell("{who} reveals {card}.");
  case EventKind::Shuffled:
    return tell(zone_of(event.from) == Zone::GZone ? "{who} shuffles the G deck."
                                                   : "{who} shuffles the deck.");
  case EventKind::Modified: return tell_modified(tell);
  case EventKind::Related: return tell_relation(tell);
  case EventKind::Said: return tell_said(tell);
  case EventKind::Ended: return tell_ended(tell);
  default: return "";
  }
}

} // namespace twoseat::vanguard
