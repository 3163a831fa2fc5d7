// The log: what happened, as one viewer may know it. A card is named only to those who may know its face.
#include "engine/heroes/narrate.h"
#include "engine/heroes/table.h"

namespace twoseat::heroes {
namespace {

struct Teller {
  const Rulebook& book;
  const Event& event;
  Viewer viewer;
  const PlayerNames& names;

  std::string who() const { return event.seat == Seat::None ? "" : std::string(names[index(event.seat)]); }
  std::string card() const {
    return event.def && includes(event.known_to, viewer) ? book.print(event.def).name : std::string("a card");
  }
  std::string target() const {
    return event.other_def ? book.print(event.other_def).name : std::string("a card");
  }
};

std::string tell_move(const Teller& t) {
  switch (static_cast<Cause>(t.event.cause)) {
  case Cause::Draw: return t.who() + " draws " + t.card() + ".";
  case Cause::Play: return t.who() + " plays " + t.card() + ".";
  case Cause::Death: return t.card() + " dies.";
  case Cause::Destroy: return t.card() + " is destroyed.";
  case Cause::Discard:
    return zone_of(t.event.from) == Zone::Spell ? t.card() + " goes to the graveyard."
                                                : t.who() + " discards " + t.card() + ".";
  default: return t.card() + " goes to the " + vocabulary.zones[num(zone_of(t.event.to))].name + ".";
  }
}

std::string tell_modified(const Teller& t) {
  const std::int32_t by = t.event.amount;
  const auto number = [](std::int32_t n) { return std::to_string(n); };
  const std::string what = vocabulary.attributes[t.event.attribute].name;
  if (t.event.attribute == num(Attribute::Wounds))
    return by > 0 ? t.card() + " takes " + number(by) + (by == 1 ? " wound." : " wounds.")
                  : t.card() + " is healed of " + number(-by) + (by == -1 ? " wound." : " wounds.");
  if (t.event.sets) return t.card() + " has its " + what + " set to " + number(by) + ".";
  return t.card() + (by < 0 ? " loses " : " gets ") + what + (by < 0 ? " " : " +") + number(by) + ".";
}

std::string tell_count(const Teller& t) {
  const std::string amount = std::to_string(t.event.amount < 0 ? -t.event.amount : t.event.amount);
  switch (static_cast<Counter>(t.event.attribute)) {
  case Counter::Gold: return t.who() + " receives " + amount + " gold.";
  case Counter::SpentGold: return t.event.amount > 0 ? t.who() + " pays " + amount + " gold." : "";
  case Counter::Failures: return t.who() + " cannot draw.";
  }
  return "";
}

std::string tell_ended(const Teller& t) {
  const std::string why = vocabulary.reasons[t.event.cause].name;
  const auto outcome = static_cast<Outcome>(t.event.amount);
  if (outcome == Outcome::Draw) return "The duel is a draw: " + why + ".";
  const Seat winner = outcome == Outcome::WonByA ? Seat::A : Seat::B;
  const std::string won(t.names[index(winner)]), lost(t.names[index(other(winner))]);
  switch (static_cast<Ending>(t.event.cause)) {
  case Ending::Conceded: return lost + " concedes; " + won + " wins.";
  case Ending::HeroDied: return won + " wins: " + lost + "'s hero has died.";
  default: return won + " wins: " + lost + " had no card to draw for the third time.";
  }
}

} // namespace

std::string narrate(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names) {
  const Teller teller{book, event, viewer, names};
  switch (event.kind) {
  case EventKind::Moved: return tell_move(teller);
  case EventKind::Stood: return teller.card() + " opens.";
  case EventKind::Rested:
    return static_cast<Cause>(event.cause) == Cause::Defend ? teller.card() + " defends."
                                                            : teller.card() + " closes.";
  case EventKind::Related: return teller.card() + " attacks " + teller.target() + ".";
  case EventKind::Modified: return tell_modified(teller);
  case EventKind::Counted: return tell_count(teller);
  case EventKind::Played: return teller.who() + " uses the ability of " + teller.card() + ".";
  case EventKind::Revealed: return teller.who() + " shows " + teller.card() + ".";
  case EventKind::Shuffled: return teller.who() + " shuffles the deck.";
  case EventKind::Said:
    return static_cast<Cause>(event.cause) == Cause::SetUp ? teller.who() + " goes first." : "";
  case EventKind::Ended: return tell_ended(teller);
  default: return "";
  }
}

} // namespace twoseat::heroes
