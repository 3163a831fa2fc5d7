// What procedures rely on without asking again, checked for matches from links.
#include "engine/vanguard/soundness.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "engine/vanguard/mechanics/volundr.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

bool on_field(const Match& match, CardId card) {
  return card && is_circle(where(match, card));
}

bool sound_relation(const Match& match, const Relation& relation) {
  if (!relation.holder || relation.kind > num(Link::Harmony)) return false;
  switch (static_cast<Link>(relation.kind)) {
  case Link::Attacking: return on_field(match, relation.holder);
  case Link::Boosting: // who is boosted boosts nobody: no unit can boost itself in a circle
    return on_field(match, relation.holder) && on_field(match, relation.other) &&
           !related(match, relation.other, Link::Boosting);
  case Link::Attacked: return on_field(match, relation.holder);
  case Link::Guarding: return where(match, relation.holder) == Zone::Guardian && relation.other;
  case Link::Directed: return on_field(match, relation.holder) && on_field(match, relation.other);
  case Link::Gauge: return where(match, relation.holder) == Zone::Gauge && relation.other;
  case Link::Intercepting: return on_field(match, relation.holder);
  case Link::Harmony: // with nobody in particular [vgi 11.34.1]
    return on_field(match, relation.holder) && (!relation.other || on_field(match, relation.other));
  case Link::Hit: return on_field(match, relation.holder) && relation.other;
  default: return where(match, relation.holder) == Zone::Trigger;
  }
}

// The battle's own steps, and everything above it, rely on its cards once those were chosen.
bool sound_battle(const Match& match, const Frame& battle) {
  constexpr std::uint8_t attacker_chosen = 4, target_chosen = 8;
  const bool damage_or_later = battle.step > attacker_chosen;
  if (damage_or_later && !battle.card(battle_local::attacker)) return false;
  if (battle.step > target_chosen && battle.step < battle_steps.size() && !battle.card(battle_local::target))
    return false;
  return battle.locals[battle_local::hit] <= 3 && battle.locals[battle_local::by_effect] <= 1 &&
         (battle.seat == match.turn_player || battle.locals[battle_local::by_effect] == 1);
}

// From the hands on, the steps rely on who goes first.
bool sound_set_up(const Match& match, const Frame& frame) {
  constexpr std::uint8_t lots_drawn = 7;
  return frame.seat == Seat::None && match.turn == 0 &&
         (frame.step <= lots_drawn || match.first_player != Seat::None);
}

bool is_g_card(const Rulebook& book, const Match& match, CardId card) {
  return is_g(book.face(match[card].def));
}

// Of what is healed it says which card, and of nothing else.
bool sound_trigger(const Match& match, const Frame& frame) {
  const unsigned chosen = frame.locals[trigger_local::drive_check],
                 healed = chosen >> trigger_local::healed_shift;
  const bool heals = (chosen & trigger_local::healing) != 0;
  return frame.card(trigger_local::card) && heals == (healed != 0) && healed <= match.cards.size();
}

// The last step asks about the hearts of a G unit that is there.
bool sound_stride(const Match& match, const Frame& frame) {
  constexpr std::uint8_t placed = 8;
  const CardId card = frame.card(stride_local::card);
  return card && (frame.step < placed || is_circle(where(match, card)));
}

// What cards are and hang on. Hearts hang on the G unit of their circle, and so on. [vge 6.4 to 6.9]
bool sound_card(const Match& match, const Card& card) {
  constexpr std::uint8_t states = 255;
  if (card.role > num(Role::Scouted) || (card.states & ~states) != 0) return false;
  const Zone zone = zone_of(card.place);
  if (card.states != 0 && !is_circle(zone)) return false;
  if (is_in(card, State::Locked) && card.facing != Facing::Down) return false; // [vge 7.30.1.1]
  switch (static_cast<Role>(card.role)) {
  case Role::Unit: return !card.host || !is_circle(zone) || zone == Zone::Vanguard; // [vge 17.13.4]
  case Role::Heart: return zone == Zone::Vanguard;
  case Role::Stacked:
    if (!card.host) return zone == Zone::BackCenter; // a music order [vge 17.4.2]
    [[fallthrough]];
  case Role::Arms:
    if (!card.host) return is_circle(zone); // its unit has gone [vge 17.7.8.3]
    [[fallthrough]];
  case Role::OriginalDress:
  case Role::GrowthFactor:
  case Role::BuddySoul:
    return (is_circle(zone) || zone == Zone::OrderZone) && card.host && match[card.host].place == card.place;
  case Role::Mate:
  case Role::Attached: return zone == Zone::Vanguard;
  case Role::Pledged:
    return !is_circle(zone); // those of the hand for a stride; any for a call [vge 17.16.8.2]
  case Role::Imprisoned: return zone == Zone::OrderZone;
  case Role::Scouted: return zone == Zone::OrderZone && match[card.place].seat == card.owner;
  case Role::Planted:
  case Role::Released: return zone == Zone::Gauge;
  }
  return false;
}

// Of its hearts that are no G cards one is always the designated one. [vge 6.5.1.3]
bool lacks_designated_heart(const Table& table, CardId card) {
  const Match& match = table.match;
  if (zone_of(match[card].place) != Zone::Vanguard || role_of(match[card]) != Role::Unit ||
      !is_g_card(table.book, match, card) || designated_heart(match, card))
    return false;
  bool could = false;
  each_heart(match, card, [&](CardId heart) { could = could || !is_g_card(table.book, match, heart); });
  return could;
}

bool is_place(const Match& match, std::uint16_t place) {
  return place >= 1 && place <= match.places.size();
}

// From the type on it is settled which gift it is, and then which type.
bool sound_gift(const Frame& gift) {
  constexpr std::uint8_t clan_known = 2, type_known = 3;
  const std::uint16_t clan = gift.locals[gift_local::clan], type = gift.locals[gift_local::type];
  return clan <= num(Clan::Protect) && type <= 2 && (gift.step < clan_known || clan != 0) &&
         (gift.step < type_known || type != 0);
}

bool sound_frame(const Rulebook& book, const Match& match, const Frame& frame, const Frame* below) {
  const auto procedure = static_cast<Proc>(frame.procedure);
  if (procedure == Proc::SetUp) return sound_set_up(match, frame);
  if (frame.seat == Seat::None) return false;
  switch (procedure) {
  case Proc::HeartReturns:
  case Proc::Replace: return true; // these two may come before any step
  case Proc::CallNormally:
    return below != nullptr && frame.seat == below->seat && frame.card(0) && is_place(match, frame.locals[1]);
  case Proc::Turn: return frame.seat == match.turn_player && match.turn > 0;
  case Proc::Stride: return sound_stride(match, frame);
  case Proc::DirectedAttacks:
  case Proc::UpTo:
  case Proc::Detach:
  case Proc::Intercept: return true;
  case Proc::KeepOne:
    return is_place(match, frame.locals[surplus_local::circle]) &&
           frame.locals[surplus_local::role] <= num(Role::Mate);
  case Proc::Gift: return sound_gift(frame);
  case Proc::RecordMarker:
    return frame.locals[record_local::marker] == num(Marker::Dragontree) &&
           frame.locals[record_local::way] <= 2 && frame.locals[record_local::from] <= match.places.size();
  case Proc::AssignGuardians: return true;
  case Proc::Keep:
    return frame.card(0) && where(match, frame.card(0)) == Zone::Gauge &&
           related(match, frame.card(0), Link::Gauge);
  case Proc::XoverDress: return static_cast<bool>(frame.card(0));
  case Proc::GGuard: return frame.card(0) && is_g_card(book, match, frame.card(0));
  case Proc::Ride:
  case Proc::PlayOrder:
  case Proc::UseAttack: return static_cast<bool>(frame.card(0));
  case Proc::TriggerAbility: return sound_trigger(match, frame);
  case Proc::Battle: return sound_battle(match, frame);
  case Proc::GuardStep: return below != nullptr && frame.seat == other(below->seat);
  case Proc::GAssist:
  case Proc::FirstVanguard:
  case Proc::FirstPlayer:
  case Proc::ExchangeHand:
  case Proc::CheckTiming:
  case Proc::Effect:
  case Proc::Standby:
  case Proc::CallByEffect:
  case Proc::RideFromSoul: return true;
  default: return below != nullptr && frame.seat == below->seat;
  }
}

bool is_astray_as_arms(const Match& match, const Face& face, CardId card) {
  return is_volundr_as_arms(face) && role_of(match[card]) != Role::Arms &&
         where(match, card) != Zone::OrderArea;
}

} // namespace

const char* unsound(const Table& table) {
  const Match& match = table.match;
  const bool lots_drawn = match.turn > 0;
  if (lots_drawn && (match.turn_player == Seat::None || match.first_player == Seat::None))
    return "It does not say whose turn it is.";
  for (const Card& card : match.cards)
    if (!sound_card(match, card)) return "A card lies in it as no card can lie there.";
  for (std::size_t i = 1; i <= match.cards.size(); ++i) {
    const CardId card{static_cast<std::uint16_t>(i)};
    if (lacks_designated_heart(table, card)) return "A G unit lies in it without its designated heart.";
    if (must_be_erased(table, card)) return "A card lies in it as no card can lie there."; // [vge 13.8.1]
    if (is_astray_as_arms(match, table.face(card), card))
      return "A card lies in it as no card can lie there."; // [vge 17.9.5]
  }
  for (const Relation& relation : match.relations)
    if (!sound_relation(match, relation)) return "Units attack, boost or guard in it that cannot.";
  for (const Player& player : match.players)
    for (const std::int32_t counter : player.counters)
      if (counter < 0 || counter > 10 * end_phase_tally) return "A player's counter is out of range.";
  for (const Place& place : match.places) {
    if (place.count > 0 && !exists(place)) return "Cards lie on a circle that is not there.";
    if (!spread(place) && place.markers != decltype(place.markers){})
      return "A marker lies where there is no circle."; // [vge 15.8.2.1]
  }
  for (std::size_t i = 0; i < match.stack.size(); ++i)
    if (!sound_frame(table.book, match, match.stack[i], i > 0 ? &match.stack[i - 1] : nullptr))
      return "It stands in the middle of something that cannot be going on.";
  return nullptr;
}

} // namespace twoseat::vanguard
