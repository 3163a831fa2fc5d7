// The log: what happened, as one viewer may know it. A card is named only to those who may know its face.
#include "engine/berserk/narrate.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/table.h"
#include "engine/kernel/telling.h"

namespace twoseat::berserk {
namespace {

std::string_view cell_name(PlaceId cell) {
  return vocabulary.zones[(cell.value - 1U) % zones_per_seat].name;
}
Seat half_of(PlaceId cell) {
  return cell.value > zones_per_seat ? Seat::B : Seat::A;
}

constexpr const char* types[] = {"a creature", "a symbiote",  "a flying creature",
                                 "a terrain",  "an artifact", "equipment"}; // in the order of Type

struct Teller : Telling {
  std::string filling(std::string_view name) const { // what stands in a place of a phrase
    if (name == "card") return card("a hidden card");
    if (name == "other") return other_card("a hidden card");
    if (name == "to") return of("to the " + std::string(vocabulary.zones[num(zone_of(event.to))].name));
    if (name == "cell") return cell(event.to);
    if (name == "from") return cell(event.from);
    if (name == "there")
      return half_of(event.to) == half_of(event.from) ? std::string(cell_name(event.to)) : cell(event.to);
    if (name == "type") return of(types[event.amount]);
    return Telling::filling(name);
  }
  bool is_by(std::string_view rule) const { return event.rule.number == rule; }
  // Both halves have the same names [bsk 207.5]: whose it is is said, and not by the rulebook's sign.
  std::string cell(PlaceId cell) const {
    return filled(phrases("{who}'s {cell}"), [&](std::string_view name) {
      return name == "who" ? player(half_of(cell)) : std::string(cell_name(cell));
    });
  }
  std::string operator()(std::string_view phrase) const {
    return filled(phrases(phrase), [this](std::string_view name) { return filling(name); });
  }
};

std::string tell_move(const Teller& tell) {
  switch (static_cast<Cause>(tell.event.cause)) {
  case Cause::Deal:
  case Cause::Mulligan:
  case Cause::Recruit:
  case Cause::Return: return "";
  case Cause::Deploy: return tell("{who} places {card} on {cell}.");
  case Cause::ToExtraZone: return tell("{card} goes to the Extra Zone.");
  case Cause::Join: return tell("{card} joins the card on {cell}.");
  case Cause::Move: return tell("{card} moves from {from} to {there}.");
  case Cause::Death: return tell("{card} dies.");
  case Cause::Revive: return tell("{card} is revived on {cell}.");
  case Cause::Summon: return tell("{card} is summoned to {cell}.");
  case Cause::Incarnate: return tell("{card} is incarnated on {cell}.");
  default: return tell(is_cell(tell.event.to) ? "{card} comes to {cell}." : "{card} goes {to}.");
  }
}

std::string tell_count_on(const Teller& tell) {
  const Event& event = tell.event;
  const bool one = event.amount == 1 || event.amount == -1, less = event.amount < 0;
  switch (static_cast<On>(event.attribute)) {
  case On::Wounds:
    if (less) return tell(one ? "{card} is healed of 1 wound." : "{card} is healed of {size} wounds.");
    if (event.other == event.card || !event.other)
      return tell(one ? "{card} takes 1 wound." : "{card} takes {size} wounds.");
    return tell(one ? "{other} gives {card} 1 wound." : "{other} gives {card} {size} wounds.");
  case On::Chips:
    if (less) return tell(one ? "{card} loses 1 chip." : "{card} loses {size} chips.");
    return tell(one ? "{card} gains 1 chip." : "{card} gains {size} chips.");
  case On::ExtraLives: return tell(one ? "{card} gains 1 extra life." : "{card} gains {size} extra lives.");
  default: return "";
  }
}

std::string tell_count(const Teller& tell) {
  if (tell.event.card) return tell_count_on(tell);
  const bool less = tell.event.amount < 0;
  switch (static_cast<Counter>(tell.event.attribute)) {
  case Counter::Gold:
    if (tell.is_by("304.1")) // how much for each is secret until they are revealed
      return tell(less ? "{who} pays {size} gold for the squad and its elements."
                       : "{who} receives {size} gold for the elements of the squad.");
    if (tell.is_by("302.3")) return tell("{who} pays {size} gold for the mulligan.");
    return tell(less ? "{who} pays {size} gold." : "{who} receives {size} gold.");
  case Counter::Silver:
    if (tell.is_by("304.1")) return tell("{who} pays {size} silver for the squad.");
    if (tell.is_by("101.3")) return tell("{who} receives {size} silver for going second.");
    return tell(less ? "{who} pays {size} silver." : "{who} receives {size} silver.");
  case Counter::Mulligans: return tell("{who} takes a mulligan.");
  case Counter::Kept: return tell("{who} keeps the deal.");
  default: return "";
  }
}

std::string tell_modified(const Teller& tell) {
  const Event& event = tell.event;
  if (event.attribute == num(Attribute::Type)) return tell("{card} becomes {type}.");
  if (event.attribute >= first_trait) return tell("{card} gains {what} {n}.");
  if (event.sets) return tell("{card} has its {what} set to {n}.");
  return tell(event.amount < 0 ? "{card} loses {what} {size}." : "{card} gets {what} +{n}.");
}

std::string tell_blow(const Teller& tell) {
  constexpr const char* strengths[] = {"{card} misses.", "{card} strikes weakly: {n}.",
                                       "{card} strikes with medium strength: {n}.",
                                       "{card} strikes strongly: {n}."};
  return tell(strengths[tell.event.attribute < std::size(strengths) ? tell.event.attribute : 0]);
}

std::string tell_said(const Teller& tell) {
  switch (static_cast<Cause>(tell.event.cause)) {
  case Cause::SetUp: return tell("{who} goes first.");
  case Cause::Strike: return tell("{card} strikes at {other}.");
  case Cause::Repel: return tell("{card} is named as defender.");
  case Cause::Chip: return tell("{card} closes for a chip.");
  case Cause::Redirected: return tell("{card} takes the attack upon itself.");
  case Cause::Blocked: return tell("{card} is blocked: what it declared is paid and has no effect.");
  case Cause::Cancelled: return tell("What {card} declared is cancelled.");
  case Cause::Weakened: return tell("The strike is weakened.");
  case Cause::Control: return tell("{who} takes control of {card}.");
  case Cause::Release: return tell("{card} goes back to the squad of {who}.");
  case Cause::FormationFormed: return tell("{card} forms a formation.");
  case Cause::FormationBroken: return tell("{card} breaks its formation.");
  case Cause::Blow: return tell_blow(tell);
  case Cause::Payment: return tell("{who} pays with an X of {size}.");
  case Cause::Price:
    return tell(tell.event.attribute != 0 ? "{card} was recruited for its other cost."
                                          : "The X in the price of {card} is {n}.");
  default: return "";
  }
}

} // namespace

std::string narrate(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names,
                    const Phrasebook& phrases) {
  const Teller tell{{book, event, viewer, names, phrases}};
  switch (event.kind) {
  case EventKind::Moved: return tell_move(tell);
  case EventKind::Stood: return tell("{card} opens.");
  case EventKind::Rested: return tell("{card} closes.");
  case EventKind::TurnedUp: return tell("{card} is revealed.");
  case EventKind::Rolled: return tell(event.card ? "{card} rolls {n}." : "{who} rolls {n}.");
  case EventKind::Counted: return tell_count(tell);
  case EventKind::Modified: return tell_modified(tell);
  case EventKind::Played:
    if (event.amount == book.rule_abilities[num(RuleAbility::Destruction)])
      return tell("{card} is to be destroyed.");
    return tell("{card} declares a trait.");
  case EventKind::Shuffled: return tell("{who} shuffles the deck.");
  case EventKind::Said: return tell_said(tell);
  case EventKind::Ended:
    return tell(static_cast<Outcome>(event.amount) == Outcome::Draw ? "The fight is a draw."
                                                                    : "{winner} wins the fight.");
  default: return "";
  }
}

} // namespace twoseat::berserk
