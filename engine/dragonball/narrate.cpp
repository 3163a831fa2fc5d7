// The log: what happened, as one viewer may know it. A card is named only to those who may know its face.
#include "engine/dragonball/narrate.h"
#include "engine/dragonball/table.h"
#include "engine/kernel/telling.h"

namespace twoseat::dragonball {
namespace {

struct Teller : Telling {
  std::string filling(std::string_view name) const { // what stands in a place of a phrase
    if (name == "card") return card("a card");
    if (name == "target") return other_card("a card");
    if (name == "to") return of("to the " + std::string(vocabulary.zones[num(zone_of(event.to))].name));
    return Telling::filling(name);
  }
  std::string operator()(std::string_view phrase) const {
    return filled(phrases(phrase), [this](std::string_view name) { return filling(name); });
  }
};

// It has come to the area of who takes it.
std::string tell_taken(const Teller& tell) {
  Event taken = tell.event;
  taken.seat = seat_of(taken.to);
  return Teller{{tell.book, taken, tell.viewer, tell.names, tell.phrases}}("{who} takes control of {card}.");
}

std::string tell_counted(const Teller& tell) {
  const bool one = tell.event.amount == 1 || tell.event.amount == -1;
  if (tell.event.amount > 0) return tell(one ? "{card} gets a marker." : "{card} gets {size} markers.");
  return tell(one ? "{card} loses a marker." : "{card} loses {size} markers.");
}

std::string tell_move(const Teller& tell) {
  switch (static_cast<Cause>(tell.event.cause)) {
  case Cause::Draw: return tell("{who} draws {card}.");
  case Cause::Redraw: return tell("{who} returns {card}.");
  case Cause::Charge: return tell("{who} puts {card} into the energy.");
  case Cause::Play: return tell("{who} plays {card}.");
  case Cause::Combo: return tell("{who} combos with {card}.");
  case Cause::Damage: return tell("{who} loses a life and takes {card}.");
  case Cause::Critical: return tell("{who} loses a life: {card} goes to the Drop.");
  case Cause::Ko: return tell("{card} is KO-ed.");
  case Cause::PowerGone: return tell("{card} has no power left and goes {to}.");
  case Cause::Remove: return tell("{card} is removed from the game.");
  case Cause::Under:
    return zone_of(tell.event.to) == Zone::Under ? tell("{card} lies under another card.")
                                                 : tell("{card} goes {to}.");
  case Cause::Control: return zone_of(tell.event.to) == Zone::Under ? "" : tell_taken(tell);
  case Cause::Discard: return tell("{who} discards {card}.");
  case Cause::Countered: return tell("{card} was countered and goes {to}.");
  case Cause::SetUp: return zone_of(tell.event.to) == Zone::Life ? "" : tell("{card} goes {to}.");
  default: return tell("{card} goes {to}.");
  }
}

std::string tell_modified(const Teller& tell) {
  if (tell.event.sets) return tell("{card} has its {what} set to {n}.");
  if (static_cast<Cause>(tell.event.cause) == Cause::ComboPower) return tell("Combos give {card} {n} power.");
  return tell(tell.event.amount < 0 ? "{card} loses {what} {size}." : "{card} gets {what} +{n}.");
}

std::string tell_said(const Teller& tell) {
  switch (static_cast<Cause>(tell.event.cause)) {
  case Cause::SetUp: return tell("{who} goes first.");
  case Cause::Countered: return tell("{who} negates it.");
  case Cause::Attack: return tell("{card} hits {target}.");
  case Cause::NoHit: return tell("{card} does not hit {target}.");
  case Cause::Declared: return tell("{who} names {size}.");
  default: return "";
  }
}

std::string tell_related(const Teller& tell) {
  if (tell.event.amount == num(Link::Attacking)) return tell("{card} attacks {target}.");
  return static_cast<Cause>(tell.event.cause) == Cause::Effect ? tell("{target} takes the attack of {card}.")
                                                               : "";
}

std::string tell_ended(const Teller& tell) {
  if (static_cast<Outcome>(tell.event.amount) == Outcome::Draw) return tell("The game is a draw: {why}.");
  if (static_cast<Ending>(tell.event.cause) == Ending::Conceded)
    return tell("{loser} concedes; {winner} wins.");
  return tell("{winner} wins: {why}.");
}

} // namespace

std::string narrate(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names,
                    const Phrasebook& phrases) {
  const Teller tell{{book, event, viewer, names, phrases}};
  const auto cause = static_cast<Cause>(event.cause);
  switch (event.kind) {
  case EventKind::Moved: return tell_move(tell);
  case EventKind::Stood: return cause == Cause::Ready ? "" : tell("{card} switches to Active Mode.");
  case EventKind::Rested:
    return cause == Cause::Pay || cause == Cause::Attack ? "" : tell("{card} switches to Rest Mode.");
  case EventKind::TurnedUp: return tell("The leader is turned over: {card}.");
  case EventKind::Related: return tell_related(tell);
  case EventKind::Modified: return tell_modified(tell);
  case EventKind::Counted: return tell_counted(tell);
  case EventKind::Played: return tell("{who} uses the skill of {card}.");
  case EventKind::Revealed: return tell("{who} shows {card}.");
  case EventKind::Shuffled: return tell("{who} shuffles the deck.");
  case EventKind::Said: return tell_said(tell);
  case EventKind::Ended: return tell_ended(tell);
  default: return "";
  }
}

} // namespace twoseat::dragonball
