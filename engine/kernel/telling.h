// What the log's sentences of every family have in common: an event as one viewer may know it, and what stands in the
// places of a phrase.
#pragma once
#include "engine/kernel/events.h"
#include "engine/kernel/family.h"
#include <cstdlib>

namespace twoseat {

struct Telling {
  const Rulebook& book;
  const Event& event;
  Viewer viewer;
  const PlayerNames& names;
  const Phrasebook& phrases;

  std::string of(std::string_view phrase) const { return std::string(phrases(phrase)); }
  std::string player(Seat seat) const { return seat == Seat::None ? "" : std::string(names[index(seat)]); }
  Seat winner() const { return static_cast<Outcome>(event.amount) == Outcome::WonByA ? Seat::A : Seat::B; }
  // The event's card, to those who may know its face.
  std::string card(const char* unseen) const {
    return event.def && includes(event.known_to, viewer) ? book.print(event.def).name : of(unseen);
  }
  std::string other_card(const char* unseen) const {
    return event.other_def ? book.print(event.other_def).name : of(unseen);
  }

  // What stands in a place that has the same name in every family; any other is the event's number.
  std::string filling(std::string_view name) const {
    if (name == "who") return player(event.seat);
    if (name == "what") return of(book.family->attributes[event.attribute].name);
    if (name == "why") return of(book.family->outcome_reasons[event.cause].name);
    if (name == "winner") return player(winner());
    if (name == "loser") return player(other(winner()));
    if (name == "size") return std::to_string(std::abs(std::int64_t{event.amount}));
    return std::to_string(event.amount);
  }
};

} // namespace twoseat
