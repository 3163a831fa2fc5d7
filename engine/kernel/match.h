// A match as a value: everything that can differ between two moments of a game, and nothing else.
// Plain bytes without padding or pointers: copying is the undo, == and hash are defined over all of it.
#pragma once
#include "engine/kernel/concerns.h"
#include "engine/kernel/fixed_vector.h"
#include "engine/kernel/ids.h"
#include "engine/kernel/random.h"
#include "engine/kernel/room.h"
#include <array>
#include <type_traits>

namespace twoseat {

enum class Orientation : std::uint8_t { Stand, Rest };
enum class Facing : std::uint8_t { Up, Down };

// A card on the table. The first line is the cardboard and is what a shuffle carries to another slot; an id
// therefore says nothing about which card it is once it went through a shuffle.
struct Card {
  DefId def;
  Seat owner = Seat::A;
  std::uint8_t origin = 0; // where it began the game, the family's numbers
  PlaceId place;           // where it lies; none: not on the table
  Orientation orientation = Orientation::Stand;
  Facing facing = Facing::Up;
  Viewers shown_to = nobody;    // who was shown it and may still look, beyond what its place allows
  CardId next, previous;        // neighbours in its place, from the top (or oldest) down
  std::uint16_t generation = 0; // grows each time it becomes a new object
  CardId host;                  // the card that this one lies under or is tied to; none: it is on its own
  std::uint8_t role = 0;        // what it is where it lies, the family's numbers; 0: what its place makes it
  std::uint8_t states = 0;      // the family's states, as bits
  std::uint16_t stamp = 0; // when it came to where it lies; 0 where nothing continuous could start from it
  std::array<std::uint8_t, 8> counters{}; // wounds, chips: how many of each of the family's counters of cards
};

// A zone, circle or cell. Its cards are a list threaded through Card::next.
struct Place {
  CardId first, last;
  std::uint16_t count = 0;
  std::uint16_t types = 0; // a set of the family's place types, as bits
  std::uint8_t kind = 0;   // the family's number of what place this is
  Seat seat = Seat::None;  // whose place it is
  std::uint8_t column = 0; // geometry as seen by its own seat, the family's numbers
  std::uint8_t row = 0;
  std::array<std::uint8_t, 8> markers{}; // how many of each of the family's markers lie on it
};

// A running procedure: which step comes next, and its few locals. Frames stack in Match::stack.
struct Frame {
  std::uint8_t procedure = 0;
  std::uint8_t step = 0;
  Seat seat = Seat::None; // the player it is about
  std::uint8_t flags = 0;
  std::array<std::uint16_t, 4> locals{};

  CardId card(std::size_t i) const { return CardId{locals[i]}; }
  void set_card(std::size_t i, CardId card) { locals[i] = card.value; }
};

// NextOfA and NextOfB: until the end of the next turn that this seat begins, whatever turns come before it. ThatAttack:
// in the battle of an attack that an effect has called for, once it begins. MainPhase, in a game without such: until the
// end of that phase. Moment: not a span of time but what a moment of the game has done already.
enum class Duration : std::uint8_t {
  Game,
  Turn,
  Battle,
  NextOfA,
  NextOfB,
  ThatAttack,
  MainPhase = ThatAttack,
  Moment
};
constexpr Duration next_turn_of(Seat seat) {
  return seat == Seat::A ? Duration::NextOfA : Duration::NextOfB;
}
enum class Operation : std::uint8_t { Add, Set };

// A continuous change of information. It binds to a card and its generation, or (scope) to a family's set of
// cards that is looked up anew whenever information is read.
struct Modification {
  CardId subject;
  std::uint16_t generation = 0;
  CardId source;
  std::uint8_t scope = 0;     // 0: the subject; otherwise the family's number of a set of cards
  Seat seat = Seat::None;     // whose set of cards
  std::uint8_t attribute = 0; // the family's number of an attribute
  Operation operation = Operation::Add;
  std::uint8_t layer = 0; // the family's layers are applied in rising order
  Duration duration = Duration::Game;
  std::uint16_t cause = 0; // the family's word for what made it
  std::uint16_t stamp = 0; // order of creation, in one count with those of cards
  std::int32_t amount = 0; // Set: `absent` takes the number away
};

// "Holder is doing something with other", while holder stays where it is.
struct Relation {
  CardId holder;
  CardId other;
  std::uint16_t kind = 0; // the family's number
};

// Whether a card is still the object that was meant. Followed: it became another one, which is meant now, but it is
// still read as it was before.
enum class Left : std::uint8_t { No, Gone, Followed };

// A card as an effect means it: this object, and what it was when it ceased to be it. [final information]
struct Reference {
  static constexpr std::size_t kept = 5, names_kept = 5;
  CardId card;
  std::uint16_t generation = 0;
  DefId def;
  PlaceId place;
  Left left = Left::No;                          // otherwise the rest is as it was before
  std::array<std::uint32_t, 2> marks{};          // the family's marks, as bits, once it left
  std::uint32_t states = 0;                      // the language's states, as bits
  std::array<std::int32_t, kept> numbers{};      // the family's first attributes
  std::array<std::uint16_t, names_kept> names{}; // every name that it had, of Rulebook::names; 0: no more
  std::uint16_t textless = 0;                    // 1: it had lost what is printed on it as text
};

// An automatic ability that has triggered and waits to be played.
struct Standby {
  Reference source, subject, other;
  std::uint16_t ability = 0;
  Seat seat = Seat::None;  // who plays it
  std::uint8_t secret = 0; // 1: it waits only if its player says so, and nobody else knows of it
  std::int32_t amount = 0; // the event's
};

// An ability or effect under way; its procedure lies on the stack.
struct Effect {
  Reference source, subject, other;
  std::uint16_t ability = 0;
  std::uint16_t at = 0; // the node that comes next
  Seat seat = Seat::None;
  std::uint8_t flags = 0; // the runner's
  std::uint16_t picks = 0;
  std::int32_t amount = 0;
};

// A card that an effect has chosen or found.
struct Bound {
  Reference card;
  std::uint8_t effect = 0; // its number in Match::effects
  std::uint8_t variable = 0;
  std::uint16_t spare = 0;
};

// A use that an ability has only so often.
struct Use {
  CardId card; // none: any card, for the whole player
  std::uint16_t generation = 0;
  std::uint16_t ability = 0;
  Seat seat = Seat::None;
  Duration duration = Duration::Turn;
};

// What has become of a replacement effect while an event is about to happen. [replacement]
enum class Replacing : std::uint8_t { Applying, Applied, Declined };
struct Replaced {
  CardId card; // whom the event is about
  std::uint16_t generation = 0;
  CardId source; // whose ability it is
  std::uint16_t ability = 0;
  Replacing stage = Replacing::Applying;
  std::uint8_t depth = 0; // how high the stack was below the step in which the event would happen
};

// Something that was declared and waits on the stack until everything above it is done; its procedure lies on
// Match::stack, and both are in one order. What it does has been fixed with it: source, target, player.
struct StackEntry {
  CardId source;
  std::uint16_t source_generation = 0;
  CardId target; // none: a cell, or nothing
  std::uint16_t target_generation = 0;
  CardId helper;                        // who takes part besides them, as the family says
  std::uint16_t ability = 0;            // 0: not an ability but what `kind` says
  std::uint16_t flags = 0;              // the family's
  PlaceId place;                        // the cell that it is about
  Seat seat = Seat::None;               // whose it is
  std::uint8_t kind = 0;                // the family's
  std::uint8_t effect = 0;              // its number in Match::effects, counted from 1; 0: none
  std::array<std::int8_t, 8> numbers{}; // what chance said, and what comes of it
};

struct Player {
  std::array<std::int32_t, 20> counters{}; // the family's numbers
};

enum class Outcome : std::uint8_t { Ongoing, WonByA, WonByB, Draw };

struct Match {
  Random random;
  Concerns concerns; // of all its cards together: follows from them
  std::array<Player, 2> players{};
  FixedVector<Card, room::cards> cards;
  FixedVector<Place, room::places> places;
  FixedVector<Frame, 32> stack;
  FixedVector<Modification, room::modifications> modifications;
  FixedVector<Relation, room::relations> relations;
  FixedVector<Standby, 24> standby;
  FixedVector<Effect, 10> effects;
  FixedVector<Bound, 64> bound;
  FixedVector<Use, 48> uses;
  FixedVector<Replaced, 14> replaced;
  FixedVector<StackEntry, room::entries> entries;
  std::uint32_t turn = 0;    // 1 is the first player's first turn; 0 is before the game
  std::uint32_t stamps = 0;  // given so far
  std::uint32_t answers = 0; // decisions made so far
  std::uint16_t battle = 0;  // battles begun this turn
  Seat turn_player = Seat::None;
  Seat first_player = Seat::None;
  Outcome outcome = Outcome::Ongoing;
  std::uint8_t outcome_reason = 0; // the family's number
  std::uint8_t edition = 0;        // the family's number
  std::uint8_t flaw = 0;           // not 0: the match went past a limit of this table and was stopped

  Card& operator[](CardId id) { return cards[id.value - 1U]; }
  const Card& operator[](CardId id) const { return cards[id.value - 1U]; }
  Place& operator[](PlaceId id) { return places[id.value - 1U]; }
  const Place& operator[](PlaceId id) const { return places[id.value - 1U]; }
  Player& operator[](Seat seat) { return players[index(seat)]; }
  const Player& operator[](Seat seat) const { return players[index(seat)]; }
};

static_assert(std::is_trivially_copyable_v<Match>);
static_assert(std::has_unique_object_representations_v<Match>, "no padding: equal matches are equal bytes");

bool operator==(const Match& a, const Match& b);
std::uint64_t hash(const Match& match); // FNV-1a over 64-bit words, the same natively and in WebAssembly

inline bool over(const Match& match) {
  return match.outcome != Outcome::Ongoing;
}

} // namespace twoseat
