// Odds that can be counted: what the next cards off a deck will show, by the cards of its list that a seat has not seen.
// Every one of those may lie there alike, so the chances are hypergeometric, and exact for whoever knows no more.
#pragma once
#include "engine/players/sampler.h"
#include <span>
#include <vector>

namespace twoseat {

// Cards that come off a deck one after another for one reason: the two drive checks of an attack.
struct Upcoming {
  const char* what = ""; // in English; the phrasebook may have it
  Rule rule;
  Seat seat = Seat::None;
  PlaceId deck;
  std::uint8_t cards = 0;
};

// What somebody hopes for: cards with one of these marks.
struct Hoped {
  const char* name = "";
  std::uint64_t marks = 0;
};

// What a family knows of it.
struct Chances {
  static constexpr std::size_t most = 4; // things that are coming at once

  std::span<const Hoped> hoped;
  std::span<const char* const> moments;                                       // what Upcoming::what may be
  std::size_t (*upcoming)(const Table&, std::span<Upcoming, most>) = nullptr; // how many it wrote
};

// One thing hoped for, among the cards that are coming.
struct Odds {
  const Hoped* hoped = nullptr;
  std::uint16_t among = 0;  // so many of the unseen cards are such
  double next = 0, any = 0; // the chance that the next card is one; that one of them all is
  double expected = 0;      // how many of them on average
};

struct Outlook {
  Upcoming what;
  std::uint16_t unseen = 0; // cards of that deck's list whose place the viewer does not know
  std::vector<Odds> odds;   // of what is still possible, in the family's order
};

// That one of the wanted is among so many drawn out of all (hypergeometric).
double at_least_one(std::size_t all, std::size_t wanted, std::size_t drawn);

// What is coming, as this viewer may reckon it; the sampler knows the deck lists.
std::vector<Outlook> outlooks(const Chances& chances, Sampler& sampler, const Table& table, Viewer viewer);

} // namespace twoseat
