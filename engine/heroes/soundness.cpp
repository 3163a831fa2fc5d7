// What procedures rely on without asking again, checked for matches from links.
#include "engine/heroes/soundness.h"
#include "engine/heroes/procedures.h"

namespace twoseat::heroes {
namespace {

bool sound_frame(const Match& match, const Frame& frame) {
  const auto procedure = static_cast<Proc>(frame.procedure);
  if (procedure == Proc::SetUp)
    return match.turn == 0 && (frame.step < 2 || match.first_player != Seat::None);
  if (frame.seat == Seat::None || match.turn == 0) return false;
  switch (procedure) {
  case Proc::Turn: return frame.seat == match.turn_player || frame.step == 0;
  case Proc::Main: return frame.seat == match.turn_player;
  case Proc::Play: return static_cast<bool>(frame.card(play_local::card));
  case Proc::Attack: return frame.card(attack_local::attacker) && frame.card(attack_local::target);
  case Proc::Defend: return static_cast<bool>(attacker_of(match));
  default: return true;
  }
}

bool sound_card(const Match& match, const Card& card) {
  const Zone zone = zone_of(card.place);
  return card.role == 0 && (card.states & ~num(State::New)) == 0 && (card.states == 0 || is_in_play(zone)) &&
         !card.host && match[card.place].seat != Seat::None;
}

} // namespace

const char* unsound(const Table& table) {
  const Match& match = table.match;
  if (match.turn > 0 && (match.turn_player == Seat::None || match.first_player == Seat::None))
    return "It does not say whose turn it is.";
  for (const Card& card : match.cards)
    if (!sound_card(match, card)) return "A card lies in it as no card can lie there.";
  for (const Relation& relation : match.relations)
    if (!relation.holder || !relation.other || !is_fighter(match, relation.holder) ||
        !is_fighter(match, relation.other))
      return "Cards attack in it that cannot.";
  for (const Player& player : match.players)
    for (const std::int32_t counter : player.counters)
      if (counter < 0 || counter > 1000) return "A player's counter is out of range.";
  for (const Frame& frame : match.stack)
    if (!sound_frame(match, frame)) return "It stands in the middle of something that cannot be going on.";
  return nullptr;
}

} // namespace twoseat::heroes
