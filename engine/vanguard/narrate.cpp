// The log: what happened, as one viewer may know it. A card is named only to those who may know its face.
#include "engine/vanguard/narrate.h"
#include "engine/vanguard/procedures.h"

namespace twoseat::vanguard {
namespace {

struct Teller {
  const Rulebook& book;
  const Event& event;
  Viewer viewer;
  const PlayerNames& names;

  std::string player(Seat seat) const { return seat == Seat::None ? "" : std::string(names[index(seat)]); }
  std::string who() const { return player(event.seat); }
  std::string card() const {
    return event.def && includes(event.known_to, viewer) ? book.print(event.def).name : std::string("a card");
  }
  std::string target() const {
    return event.other_def ? book.print(event.other_def).name : std::string("a unit");
  }
  std::string zone(PlaceId place) const { return vocabulary.zones[num(zone_of(place))].name; }
};

std::string tell_move(const Teller& t) {
  switch (static_cast<Cause>(t.event.cause)) {
  case Cause::SetUp: return t.who() + " sets a first vanguard face down.";
  case Cause::Draw:
  case Cause::DrawTrigger: return t.who() + " draws " + t.card() + ".";
  case Cause::PersonaRide: return t.who() + " draws " + t.card() + " by persona ride.";
  case Cause::OverTrigger:
    return zone_of(t.event.to) == Zone::Removed ? t.card() + " is removed from the game."
                                                : t.who() + " draws " + t.card() + ".";
  case Cause::Return: return t.who() + " puts " + t.card() + " on the bottom of the deck.";
  case Cause::Ride: return t.who() + " rides " + t.card() + ".";
  case Cause::RideCost: return t.who() + " discards " + t.card() + " for the ride.";
  case Cause::Soul: return t.card() + " goes to the soul.";
  case Cause::Call: return t.who() + " calls " + t.card() + " to the " + t.zone(t.event.to) + ".";
  case Cause::Guard: return t.who() + " guards with " + t.card() + ".";
  case Cause::Intercept: return t.card() + " intercepts.";
  case Cause::Exchange: return t.card() + " moves to the " + t.zone(t.event.to) + ".";
  case Cause::Retire: return t.card() + " is retired.";
  case Cause::DriveCheck: return "Drive check: " + t.card() + ".";
  case Cause::DamageCheck: return "Damage check: " + t.card() + ".";
  case Cause::ToHand: return t.who() + " adds " + t.card() + " to hand.";
  case Cause::Damage: return t.who() + " takes " + t.card() + " as damage.";
  case Cause::Stride: return t.who() + " strides " + t.card() + ".";
  case Cause::Move: return t.card() + " moves to the " + t.zone(t.event.to) + ".";
  case Cause::Dress:
    return zone_of(t.event.from) == Zone::Hand
               ? t.who() + " dresses " + t.card() + " over the " + t.zone(t.event.to) + "."
               : t.card() + " becomes original dress.";
  case Cause::Legion: return t.card() + " joins the vanguard.";
  case Cause::Gauge: return t.card() + " is put as gauge.";
  case Cause::Gift:
    return zone_of(t.event.from) == Zone::Deck ? t.who() + " draws " + t.card() + "."
                                               : t.who() + " gets " + t.card() + " into the hand.";
  case Cause::Attach:
    return zone_of(t.event.to) == Zone::Vanguard ? t.card() + " is attached to the vanguard."
                                                 : t.card() + " is attached no more.";
  case Cause::Alchemix: return t.card() + " is stacked by Alchemix.";
  case Cause::Erase: return t.card() + " is erased.";
  case Cause::Lock:
    return is_circle(zone_of(t.event.to)) ? t.who() + " puts " + t.card() + " as a locked card."
                                          : t.card() + " goes to the " + t.zone(t.event.to) + ".";
  case Cause::StrideCost: return t.who() + " discards " + t.card() + " for the stride.";
  case Cause::GZone:
    return zone_of(t.event.to) == Zone::Removed ? t.card() + " is removed from the game."
                                                : t.card() + " returns to the G zone.";
  case Cause::GAssist:
    return zone_of(t.event.to) == Zone::Removed ? t.who() + " removes " + t.card() + " from the game."
                                                : t.who() + " takes " + t.card() + " by G assist.";
  case Cause::Heal: return t.who() + " heals " + t.card() + ".";
  case Cause::Effect:
    if (zone_of(t.event.to) == Zone::Hand) return t.who() + " draws " + t.card() + ".";
    return t.card() + " goes to the " + t.zone(t.event.to) + ".";
  case Cause::SoulBlast: return t.who() + " soul-blasts " + t.card() + ".";
  case Cause::SoulCharge: return t.who() + " soul-charges " + t.card() + ".";
  case Cause::Discard: return t.who() + " discards " + t.card() + ".";
  case Cause::Bind: return t.card() + " is bound.";
  case Cause::Order:
    return zone_of(t.event.to) == Zone::OrderArea ? t.who() + " plays " + t.card() + "."
                                                  : t.card() + " goes to the " + t.zone(t.event.to) + ".";
  default: return t.card() + " goes to the " + t.zone(t.event.to) + ".";
  }
}

std::string tell_said(const Teller& t) {
  switch (static_cast<Cause>(t.event.cause)) {
  case Cause::SetUp: return t.who() + " goes first.";
  case Cause::PersonaRide:
    return "Persona ride: " + t.who() + "'s front row gets +" + std::to_string(t.event.amount) +
           " this turn.";
  case Cause::Hit: return t.card() + " hits " + t.target() + ".";
  case Cause::Look: return t.who() + " looks at cards of the deck.";
  case Cause::Heart:
    return t.event.amount == 1 ? t.card() + " becomes a heart." : t.card() + " is the vanguard again.";
  case Cause::Legion: return t.card() + " and " + t.target() + " are in legion.";
  case Cause::Declare: return t.who() + " declares \"" + t.card() + "\".";
  case Cause::NoHit: return t.card() + " does not hit.";
  case Cause::Gift:
    if (!t.event.to) return "There is no more room here for another accel circle of " + t.who() + "'s.";
    return "A marker (" + std::string(vocabulary.markers[static_cast<std::size_t>(t.event.amount)].name) +
           ") is put on " + t.who() + "'s " + t.zone(t.event.to) + ".";
  case Cause::Dominate:
    return t.event.amount == 1 ? t.who() + " dominates " + t.card() + "."
                               : t.card() + " is dominated no more.";
  default: return "";
  }
}

std::string tell_relation(const Teller& t) {
  switch (static_cast<Link>(t.event.amount)) {
  case Link::Attacked: return t.target() + " attacks " + t.card() + ".";
  case Link::Boosting: return t.card() + " boosts " + t.target() + ".";
  default: return "";
  }
}

std::string tell_modified(const Teller& t) {
  const bool less = t.event.amount < 0;
  const std::string what = vocabulary.attributes[t.event.attribute].name;
  if (t.event.sets && t.event.amount == absent) return t.card() + " loses its original " + what + ".";
  if (t.event.sets) return t.card() + " has its " + what + " set to " + std::to_string(t.event.amount) + ".";
  return t.card() + (less ? " loses " : " gets ") + what + (less ? " " : " +") +
         std::to_string(t.event.amount) + ".";
}

std::string tell_turned_up(const Teller& t) {
  if (static_cast<Cause>(t.event.cause) == Cause::StandUp) return t.who() + " stands up " + t.card() + ".";
  if (static_cast<Cause>(t.event.cause) == Cause::Unlock) return t.card() + " is unlocked.";
  return t.who() + " turns " + t.card() + " face up.";
}

std::string tell_turned_down(const Teller& t) {
  if (static_cast<Cause>(t.event.cause) == Cause::Lock) return t.card() + " is locked.";
  if (static_cast<Cause>(t.event.cause) == Cause::Delete) return t.card() + " is deleted.";
  return t.who() + " turns " + t.card() + " face down.";
}

std::string tell_counted(const Teller& t) {
  if (static_cast<Counter>(t.event.attribute) != Counter::Energy) return "";
  const std::int32_t n = t.event.amount;
  return t.who() + (n < 0 ? " spends " + std::to_string(-n) : " gains " + std::to_string(n)) + " energy.";
}

std::string tell_ended(const Teller& t) {
  const std::string why = vocabulary.reasons[t.event.cause].name;
  const auto outcome = static_cast<Outcome>(t.event.amount);
  if (outcome == Outcome::Draw) return "The game is a draw: " + why + ".";
  const Seat winner = outcome == Outcome::WonByA ? Seat::A : Seat::B;
  const Seat loser = other(winner);
  if (static_cast<Ending>(t.event.cause) == Ending::Conceded)
    return t.player(loser) + " concedes; " + t.player(winner) + " wins.";
  return t.player(winner) + " wins: " + t.player(loser) + " has " + why + ".";
}

std::string tell_entered(const Teller& t) {
  const auto procedure = static_cast<Proc>(t.event.amount / 256);
  if (procedure == Proc::Turn && t.event.amount % 256 == 0) return t.who() + "'s turn.";
  return "";
}

std::string capitalized(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

} // namespace

std::string narrate(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names) {
  const Teller teller{book, event, viewer, names};
  switch (event.kind) {
  case EventKind::Entered: return tell_entered(teller);
  case EventKind::Moved: return capitalized(tell_move(teller));
  case EventKind::Stood:
    return static_cast<Cause>(event.cause) == Cause::StandPhase ? "" : teller.card() + " stands.";
  case EventKind::Rested:
    return static_cast<Cause>(event.cause) == Cause::Effect ? teller.card() + " rests." : "";
  case EventKind::TurnedUp: return capitalized(tell_turned_up(teller));
  case EventKind::TurnedDown: return capitalized(tell_turned_down(teller));
  case EventKind::Played: return teller.who() + " plays the ability of " + teller.card() + ".";
  case EventKind::Counted: return tell_counted(teller);
  case EventKind::Revealed: return teller.who() + " reveals " + teller.card() + ".";
  case EventKind::Shuffled:
    return teller.who() + " shuffles the " + (zone_of(event.from) == Zone::GZone ? "G deck." : "deck.");
  case EventKind::Modified: return tell_modified(teller);
  case EventKind::Related: return tell_relation(teller);
  case EventKind::Said: return tell_said(teller);
  case EventKind::Ended: return tell_ended(teller);
  default: return "";
  }
}

} // namespace twoseat::vanguard
