// What happened, told while it happens: for the log, for motion, and for whatever triggers on it.
// An event carries who may know which card it was about; whoever tells it to a seat must look there first.
#pragma once
#include "engine/kernel/ids.h"
#include "engine/kernel/match.h"
#include "engine/kernel/rule.h"
#include <vector>

namespace twoseat {

enum class EventKind : std::uint8_t {
  Entered,  // a step began: amount = procedure * 256 + step; sets: and something was done in it
  Moved,    // card went from place to place
  Stood,    // card was set standing
  Rested,   // card was set at rest
  TurnedUp, // card was turned face up
  TurnedDown,
  Revealed, // card was shown, and stays where it is
  Shuffled, // the place `from` was shuffled
  Modified, // card's attribute changed by amount, or (sets) became it
  Related,  // card began to do something (amount: kind) with other
  Counted,  // a player's counter, or a card's (attribute), changed by amount
  Rolled,   // card's die fell on amount
  Played,   // an ability was played (amount: its number)
  Did,      // an effect carried out one of its actions (amount: its number); for statistics, not for the log
  Timed,    // a moment began that abilities may wait for (amount: the family's number)
  Said,     // something that only the family's words tell (cause)
  Applied, // a rule was followed that no other event tells, by a player or a card; for proofs, not for the log
  Settled, // an answer was the only one, so that nobody was asked: a move's verb (attribute), card, other, `to` and number
           // (amount); sets: one more pick of the same answer; for demos, not for the log
  Capped,  // a number is greater than this table counts (amount: how far it does)
  Ended,   // the game ended, or was stopped by a limit of this table (attribute: the Flaw)
};

struct Event {
  EventKind kind = EventKind::Said;
  Seat seat = Seat::None;    // who did it, or whom it is about
  Viewers known_to = nobody; // who may know the card's face
  std::uint8_t attribute = 0;
  bool sets = false;
  std::int8_t change = 0;  // of Modified and Counted: the number is greater (1) or less (-1) than before
  std::uint16_t cause = 0; // the family's word
  CardId card;
  DefId def; // the card's face as it was
  CardId other;
  DefId other_def; // a public card's face
  PlaceId from, to;
  std::int32_t amount = 0;
  Rule rule;
  // Of a card that moved, where abilities look back at the place it left: what it was there, and which of its automatic
  // abilities worked there. No card: they look at where it is now.
  Reference was;
  FixedVector<std::uint16_t, 8> worked;
};

using Events = std::vector<Event>;

// A moment of the family's begins, of this player.
inline Event moment(std::int32_t timing, Seat seat) {
  Event event;
  event.kind = EventKind::Timed;
  event.seat = seat;
  event.known_to = everybody;
  event.amount = timing;
  return event;
}

} // namespace twoseat
