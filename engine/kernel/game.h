// The two ways to hold a match: to read it (Table) and to play it (Game).
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/events.h"
#include "engine/kernel/match.h"
#include "engine/kernel/rulebook.h"
#include "engine/kernel/scratch_vector.h"

namespace twoseat {

struct Table {
  const Rulebook& book;
  const Match& match;

  const Face& face(CardId card) const { return book.face(match[card].def); }
};

// Who may look at a card: those whom its place allows, and those who were shown it.
Viewers lookers(const Table& table, const Card& card);

struct Together;
struct Leaving;
struct Watch;

// An event that somebody may replace, found by running a step on a copy of the match first.
struct Foreseen {
  CardId card; // none: nothing was found
  PlaceId to;
  std::uint16_t cause = 0;       // the family's word
  const Match* before = nullptr; // as it was before the step: what comes to be in it replaces nothing of it
};

// The match as it stood after a step in which something happened, and how many events there were by then.
struct Snapshot {
  std::size_t events = 0;
  Match match;
};
using Snapshots = std::vector<Snapshot>;

struct Game {
  const Rulebook& book;
  Match& match;
  Events* events = nullptr; // nullptr: nobody listens
  Together* together = nullptr;
  const Together* told = nullptr;   // with what else the event happens that abilities notice now
  const Leaving* leaving = nullptr; // what leaves at the same moment (leaving.h)
  Foreseen* foreseen = nullptr;     // not nullptr: this only looks what would happen
  Watch* watch = nullptr;           // what somebody wants to know of an ability (watch.h)
  Snapshots* snapshots = nullptr;   // nullptr: nobody looks back; only where somebody listens

  operator Table() const { return {book, match}; }
  const Face& face(CardId card) const { return book.face(match[card].def); }
  // Whether telling this kind of event is worth the trouble of making it up.
  bool hears(EventKind kind) const {
    return events != nullptr || ((book.heard >> static_cast<unsigned>(kind)) & 1U) != 0;
  }
  void tell(const Event& event);
  void announce(std::int32_t timing, Seat seat) { // a moment that abilities may wait for
    if (hears(EventKind::Timed)) tell(moment(timing, seat));
  }
  // Cites a rule that was followed just now where nothing else would tell it: for whoever listens to the match.
  void did(Rule rule, Seat seat = Seat::None, CardId card = {}) {
    if (events != nullptr) cite(rule, seat, card);
  }
  void keep_snapshot() {
    if (snapshots != nullptr) snapshots->push_back({events->size(), match});
  }
  // Tells a move that was made for its player because there was no other. `more`: picked with the one before
  void settled(Rule rule, Seat seat, const Move& move, bool more = false) {
    if (events != nullptr) tell_settled(rule, seat, move, more);
  }

private:
  void cite(Rule rule, Seat seat, CardId card);
  void tell_settled(Rule rule, Seat seat, const Move& move, bool more);
};

// What happens within its life happens at once: abilities notice all of it only when it ends.
struct Together {
  explicit Together(Game& among) : game(among), before(among.together) { game.together = this; }
  Together(const Together&) = delete;
  Together& operator=(const Together&) = delete;
  ~Together();

  Game& game;
  Together* before;
  ScratchVector<Event, room::cards> noticed;
  bool settles = false; // afterwards, what may not stay where it came to goes: Family::settle
};

} // namespace twoseat
