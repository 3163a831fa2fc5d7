// The log: what happened, as one viewer may know it. A card is named only to those who may know its face.
#include "engine/berserk/narrate.h"
#include "engine/berserk/table.h"

namespace twoseat::berserk {
namespace {

std::string cell_name(PlaceId cell) { // B's half carries the sign [bsk 207.5]
  return std::string(vocabulary.zones[(cell.value - 1U) % zones_per_seat].name) +
         (cell.value > zones_per_seat ? "\"" : "");
}

struct Teller {
  const Rulebook& book;
  const Event& event;
  Viewer viewer;
  const PlayerNames& names;

  std::string who() const { return event.seat == Seat::None ? "" : std::string(names[index(event.seat)]); }
  std::string card() const {
    return event.def && includes(event.known_to, viewer) ? book.print(event.def).name : "a hidden card";
  }
  std::string other() const {
    return event.other_def ? book.print(event.other_def).name : std::string("a hidden card");
  }
  Cause cause() const { return static_cast<Cause>(event.cause); }
};

std::string tell_move(const Teller& t) {
  const std::string to = is_cell(t.event.to) ? cell_name(t.event.to) : "";
  switch (t.cause()) {
  case Cause::Deal:
  case Cause::Mulligan:
  case Cause::Recruit:
  case Cause::Return: return "";
  case Cause::Deploy: return t.who() + " places " + t.card() + " on " + to + ".";
  case Cause::ToExtraZone: return t.card() + " goes to the Extra Zone.";
  case Cause::Join: return t.card() + " joins the card on " + to + ".";
  case Cause::Move: return t.card() + " moves from " + cell_name(t.event.from) + " to " + to + ".";
  case Cause::Death: return t.card() + " dies.";
  case Cause::Revive: return t.card() + " is revived on " + to + ".";
  case Cause::Summon: return t.card() + " is summoned to " + to + ".";
  case Cause::Incarnate: return t.card() + " is incarnated on " + to + ".";
  default:
    return t.card() +
           (is_cell(t.event.to)
                ? " comes to " + to
                : " goes to the " + std::string(vocabulary.zones[num(zone_of(t.event.to))].name)) +
           ".";
  }
}

std::string counted(std::int32_t n, const char* one, const char* many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

std::string tell_count_on(const Teller& t) {
  const std::int32_t by = t.event.amount, size = by < 0 ? -by : by;
  switch (static_cast<On>(t.event.attribute)) {
  case On::Wounds: {
    const bool own = t.event.other == t.event.card || !t.event.other;
    if (by < 0) return t.card() + " is healed of " + counted(size, "wound.", "wounds.");
    return (own ? t.card() + " takes " : t.other() + " gives " + t.card() + " ") +
           counted(size, "wound.", "wounds.");
  }
  case On::Chips: return t.card() + (by < 0 ? " loses " : " gains ") + counted(size, "chip.", "chips.");
  case On::ExtraLives: return t.card() + " gains " + counted(size, "extra life.", "extra lives.");
  default: return "";
  }
}

std::string tell_count(const Teller& t) {
  if (t.event.card) return tell_count_on(t);
  const std::int32_t by = t.event.amount, size = by < 0 ? -by : by;
  const std::string amount = std::to_string(size);
  switch (static_cast<Counter>(t.event.attribute)) {
  case Counter::Gold: return t.who() + (by < 0 ? " pays " : " receives ") + amount + " gold.";
  case Counter::Silver: return t.who() + (by < 0 ? " pays " : " receives ") + amount + " silver.";
  case Counter::Mulligans: return t.who() + " takes a mulligan.";
  case Counter::Kept: return t.who() + " keeps the deal.";
  default: return "";
  }
}

std::string tell_modified(const Teller& t) {
  constexpr const char* types[] = {"a creature", "a symbiote",  "a flying creature",
                                   "a terrain",  "an artifact", "equipment"}; // in the order of Type
  if (t.event.attribute == num(Attribute::Type)) return t.card() + " becomes " + types[t.event.amount] + ".";
  const std::string what = vocabulary.attributes[t.event.attribute].name;
  const std::string amount = std::to_string(t.event.amount);
  if (t.event.attribute >= first_trait) return t.card() + " gains " + what + " " + amount + ".";
  if (t.event.sets) return t.card() + " has its " + what + " set to " + amount + ".";
  return t.card() + (t.event.amount < 0 ? " loses " : " gets ") + what + (t.event.amount < 0 ? " " : " +") +
         amount + ".";
}

std::string tell_blow(const Teller& t) {
  constexpr const char* strengths[] = {
      "", " strikes weakly: ", " strikes with medium strength: ", " strikes strongly: "};
  if (t.event.attribute == 0 || t.event.attribute >= std::size(strengths)) return t.card() + " misses.";
  return t.card() + strengths[t.event.attribute] + std::to_string(t.event.amount) + ".";
}

std::string tell_said(const Teller& t) {
  switch (t.cause()) {
  case Cause::SetUp: return t.who() + " goes first.";
  case Cause::Strike: return t.card() + " strikes at " + t.other() + ".";
  case Cause::Repel: return t.card() + " is named as defender.";
  case Cause::Chip: return t.card() + " closes for a chip.";
  case Cause::Blocked: return t.card() + " is blocked: what it declared is paid and has no effect.";
  case Cause::Cancelled: return "What " + t.card() + " declared is cancelled.";
  case Cause::Weakened: return "The strike is weakened.";
  case Cause::Blow: return tell_blow(t);
  case Cause::Control: return t.who() + " takes control of " + t.card() + ".";
  case Cause::Release: return t.card() + " goes back to the squad of " + t.who() + ".";
  default: return "";
  }
}

} // namespace

std::string narrate(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names) {
  const Teller teller{book, event, viewer, names};
  switch (event.kind) {
  case EventKind::Moved: return tell_move(teller);
  case EventKind::Stood: return teller.card() + " opens.";
  case EventKind::Rested: return teller.card() + " closes.";
  case EventKind::TurnedUp: return teller.card() + " is revealed.";
  case EventKind::Rolled:
    return (event.card ? teller.card() : teller.who()) + " rolls " + std::to_string(event.amount) + ".";
  case EventKind::Counted: return tell_count(teller);
  case EventKind::Modified: return tell_modified(teller);
  case EventKind::Played: return teller.card() + " declares a trait.";
  case EventKind::Shuffled: return teller.who() + " shuffles the deck.";
  case EventKind::Said: return tell_said(teller);
  case EventKind::Ended: {
    const auto outcome = static_cast<Outcome>(event.amount);
    if (outcome == Outcome::Draw) return "The fight is a draw.";
    return std::string(names[outcome == Outcome::WonByA ? 0 : 1]) + " wins the fight.";
  }
  default: return "";
  }
}

} // namespace twoseat::berserk
