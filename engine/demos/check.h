// What must be true in a demo, in between or at its end.
#pragma once
#include "engine/demos/move_words.h"
#include "engine/demos/text.h"
#include "engine/kernel/match.h"
#include "engine/kernel/rulebook.h"
#include <optional>

namespace twoseat::demos {

struct AskedCheck {
  bool nobody = false;
  std::optional<Seat> seat;
  std::optional<std::uint8_t> question;
  std::optional<std::string> rule;
};

struct ResultCheck {
  Outcome outcome = Outcome::Ongoing;
  std::optional<std::uint8_t> reason;
  std::optional<std::string> rule;
};

struct PlaceCheck {
  std::string path;
  PlaceWord place;
  std::optional<std::uint16_t> count;
  std::optional<std::vector<DefId>> cards;    // these, in whatever order
  std::optional<std::vector<DefId>> in_order; // these, top or oldest first
  std::optional<std::vector<DefId>> top;      // these lie on top
};

struct CounterCheck {
  std::string path;
  std::optional<Viewer> viewer; // as this one is told; none: as it is
  Seat seat = Seat::A;
  std::uint8_t counter = 0;
  std::int32_t amount = 0;
};

struct CardCheck {
  std::string path;
  CardWord card;
  std::vector<std::pair<std::uint8_t, std::int32_t>> numbers;
  std::optional<Orientation> orientation;
  std::optional<Facing> facing;
  std::optional<PlaceWord> place;
  std::optional<Seat> owner;
  std::optional<DefId> def;
  std::vector<std::uint16_t> does, does_not; // relations of which it is the holder
};

constexpr std::uint8_t asked_kind = 255; // in the log: a question was put

struct HappenedCheck {
  std::string path;
  std::string rule;
  std::optional<std::uint8_t> kind; // EventKind, or asked_kind
  std::optional<CardWord> card;
  std::optional<Seat> seat;
  std::optional<std::uint16_t> times;
};

struct SeenCheck {
  std::string path;
  Viewer viewer = Viewer::A;
  PlaceWord place;
  std::vector<DefId> cards; // all that this viewer sees there
};

struct SeenNumbersCheck { // of a card that lies open on the table for this viewer
  std::string path;
  Viewer viewer = Viewer::A;
  CardWord card;
  std::vector<std::pair<std::uint8_t, std::int32_t>> numbers, counters;
};

struct HiddenCheck {
  std::string path;
  Viewer viewer = Viewer::A;
  std::vector<DefId> cards; // nothing that this viewer sees or is told may name them
};

struct RefusedCheck {
  MoveWord move;
  std::vector<std::string> rules;
};

struct OfferCheck { // how many options there are of a verb
  std::uint8_t verb = 0;
  std::optional<std::uint16_t> count;
};

struct DeckCheck {
  std::string path;
  Deck deck;
  std::vector<std::string> rules; // that it breaks; none: it is legal
};

struct Check {
  std::string path;
  std::optional<HappenedCheck> when; // as the table stood once this had happened, since the last answer
  Text say;
  std::vector<std::string> shows; // rules that no step carries, but that this check shows
  std::optional<AskedCheck> asked;
  std::optional<ResultCheck> result;
  std::optional<std::uint32_t> turn;
  std::optional<std::uint16_t> battles; // begun this turn
  std::optional<Seat> turn_player, first_player;
  std::optional<std::vector<std::uint8_t>> under_way; // procedures, outermost first, among others
  std::vector<PlaceCheck> places;
  std::vector<CounterCheck> counters;
  std::vector<CardCheck> cards;
  std::vector<HappenedCheck> happened, never;
  std::vector<SeenCheck> seen;
  std::vector<SeenNumbersCheck> seen_numbers;
  std::vector<HiddenCheck> hidden;
  std::vector<MoveWord> offered;
  std::vector<RefusedCheck> refused;
  std::optional<std::vector<OfferCheck>> offers; // all verbs that are offered
  std::vector<DeckCheck> decks;
};

} // namespace twoseat::demos
