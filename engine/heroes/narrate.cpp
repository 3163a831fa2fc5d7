// The log: what happened, as one viewer may know it. A card is named only to those who may know its face.
#include "engine/heroes/narrate.h"
#include "engine/heroes/table.h"
#include "engine/kernel/telling.h"

namespace twoseat::heroes {
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

std::string tell_move(const Teller& tell) {
  switch (static_cast<Cause>(tell.event.cause)) {
  case Cause::Draw: return tell("{who} draws {card}.");
  case Cause::Play: return tell("{who} plays {card}.");
  case Cause::Death: return tell("{card} dies.");
  case Cause::Destroy: return tell("{card} is destroyed.");
  case Cause::Discard:
    return tell(zone_of(tell.event.from) == Zone::Spell ? "{card} goes {to}." : "{who} discards {card}.");
  default: return tell("{card} goes {to}.");
  }
}

std::string tell_modified(const Teller& tell) {
  const std::int32_t by = tell.event.amount;
  if (tell.event.attribute == num(Attribute::Wounds)) {
    if (by > 0) return tell(by == 1 ? "{card} takes 1 wound." : "{card} takes {size} wounds.");
    return tell(by == -1 ? "{card} is healed of 1 wound." : "{card} is healed of {size} wounds.");
  }
  if (tell.event.sets) return tell("{card} has its {what} set to {n}.");
  return tell(by < 0 ? "{card} loses {what} {size}." : "{card} gets {what} +{n}.");
}

std::string tell_count(const Teller& tell) {
  switch (static_cast<Counter>(tell.event.attribute)) {
  case Counter::Gold: return tell("{who} receives {size} gold.");
  case Counter::SpentGold: return tell.event.amount > 0 ? tell("{who} pays {size} gold.") : "";
  case Counter::Failures: return tell("{who} cannot draw.");
  }
  return "";
}

std::string tell_ended(const Teller& tell) {
  if (static_cast<Outcome>(tell.event.amount) == Outcome::Draw) return tell("The duel is a draw: {why}.");
  switch (static_cast<Ending>(tell.event.cause)) {
  case Ending::Conceded: return tell("{loser} concedes; {winner} wins.");
  case Ending::HeroDied: return tell("{winner} wins: {loser}'s hero has died.");
  default: return tell("{winner} wins: {loser} had no card to draw for the third time.");
  }
}

} // namespace

std::string narrate(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names,
                    const Phrasebook& phrases) {
  const Teller tell{{book, event, viewer, names, phrases}};
  const auto cause = static_cast<Cause>(event.cause);
  switch (event.kind) {
  case EventKind::Moved: return tell_move(tell);
  case EventKind::Stood: return tell("{card} opens.");
  case EventKind::Rested: return tell(cause == Cause::Defend ? "{card} defends." : "{card} closes.");
  case EventKind::Related: return tell("{card} attacks {target}.");
  case EventKind::Modified: return tell_modified(tell);
  case EventKind::Counted: return tell_count(tell);
  case EventKind::Played: return tell("{who} uses the ability of {card}.");
  case EventKind::Revealed: return tell("{who} shows {card}.");
  case EventKind::Shuffled: return tell("{who} shuffles the deck.");
  case EventKind::Said: return cause == Cause::SetUp ? tell("{who} goes first.") : "";
  case EventKind::Ended: return tell_ended(tell);
  default: return "";
  }
}

} // namespace twoseat::heroes
