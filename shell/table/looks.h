// What a system shows and says: which numbers stand where on its cards and beside its players, what a battle adds up,
// how a move is put into words. Read as data from assets/layouts; the drawing knows no system's own words.
#pragma once
#include "engine/twoseat.h"
#include "shell/draw/paint.h"
#include <map>
#include <string>
#include <vector>

namespace twoseat {

enum class Tone : std::uint8_t { Ink, Soft, Can, Danger, Gold, Silver, Go }; // a colour by its role
ImU32 colour_of(const Theme& theme, Tone tone);

// A card's number, perhaps less another one: lives less wounds. The family's attributes, and what is counted on the
// card; -1: none.
struct Amount {
  int number = -1, less = -1;
  int more_on = -1, less_on = -1;                            // counters of cards
  bool changes() const { return less >= 0 || less_on >= 0; } // what was taken off is told apart
};
// Of a card as it lies, or as it is printed.
struct Reading {
  const std::int32_t* numbers = nullptr;
  const std::uint8_t* counters = nullptr; // none: nothing lies on it
};
inline Reading reading_of(const CardView& card) {
  return {card.numbers.data(), card.counters.data()};
}
inline Reading reading_of(const Face& face) {
  return {face.numbers.data(), nullptr};
}
std::int32_t value_of(const Amount& amount, const Reading& reading); // absent if the card has none

enum class Spot : std::uint8_t { Corner, CornerEnd, Coin, Foot, Band, BandEnd };
struct CardNumber {
  Spot spot = Spot::Band;
  Amount amount;
  Icon icon = Icon::None;
  Tone tone = Tone::Ink;
  bool large = false;                  // in the band: one of two numbers of equal weight
  std::vector<int> joined;             // more attributes that are read with it as one: "1-2-3"
  std::uint64_t with = 0, without = 0; // marks that a card must have, or must not have, to show it
  bool explained = false;
  std::string word;
};

struct CardMark {
  std::uint64_t bit = 0; // of Face::marks
  Icon icon = Icon::None;
  std::string name;
  bool trigger = false;   // told from afar, and by the moment in which the card is checked
  bool kind = false;      // what sort of card this is: stands in the band when no number does
  Tone tone = Tone::Gold; // of a trigger that is checked
};
struct CardState { // as long as it lies open on the table
  std::uint8_t bit = 0;
  Icon icon = Icon::None;
  std::string name;
  bool chosen = false; // it looks like a card that is picked
  bool turned = false; // it is on the side of its owner's opponent
};
// What lies on a card, or has become of it: an icon, and how many when there are several.
struct CardBadge {
  int counter = -1, attribute = -1; // of cards; an attribute that it has gained
  Icon icon = Icon::None;
  Tone tone = Tone::Ink;
  std::string name;
};
// What a word on cards means, in a sentence: of a mark, of a number that few cards have (a trait), of what abilities do.
struct Meaning {
  std::uint64_t mark = 0;
  int number = -1, action = -1; // the family's
  std::string name, sentence;
};
struct Tint {
  float hue = 0, strength = 1; // degrees on the wheel; 0 is grey
};
// So many drops of a colour stand below the price: of what it must be paid with.
struct CardDrop {
  std::size_t trait = 0; // of Face::traits
  Tint tint;
  std::string name;
};

struct CardLooks {
  std::vector<CardNumber> numbers;
  std::vector<CardMark> marks;
  std::vector<CardState> states;
  std::vector<CardBadge> badges;
  std::vector<CardDrop> drops;
  std::vector<Meaning> meanings;
  int kind_number = -1;           // the attribute that says what sort of card it is,
  std::vector<std::string> kinds; // and what sorts there are by its value
  bool peeks = false;             // whoever may look sees a card that lies face down, dimmed
  std::vector<std::size_t> ranks; // attributes by which cards are more or less grand: the first that it has
  std::map<std::string, Tint> tints; // by nation; the others get hues in turn
};

// How a player stands: cards of a zone, a number of the first card there, or a counter, perhaps less another.
struct Quantity {
  int zone = -1, counter = -1;
  Amount amount; // of counters where `counter` is one: less is a counter, too
  int fixed = 0;
};
std::int32_t value_of(const Quantity& quantity, const SeatView& view, Seat seat);

enum class MeterShape : std::uint8_t { Pips, Bar, Coins, Sign }; // Sign: only there where it counts anything
struct Meter {
  std::string name;
  MeterShape shape = MeterShape::Pips;
  Quantity value, of;
  int most = 0; // coins: so many can be had
  int warn = 0; // so near to losing it warns
  Icon icon = Icon::None;
  Tone tone = Tone::Danger;
  std::string text;  // "{n} of {of} damage"
  std::string means; // said where it is pointed at; nothing: it says enough
};
struct Tally { // "Hand 5"
  std::uint8_t zone = 0;
  std::string name;
};

// The two sums at the ends of an attack's arc, and what guarding may add to them.
struct BattleLooks {
  static constexpr std::uint16_t nothing = 65535;
  std::uint16_t attacking = nothing, boosting = nothing; // relations
  std::uint16_t attacked = nothing;                      // of each target, where there may be several
  Amount attack, defence;
  int joining = -1, joins = -1;    // cards of this kind of place join their player's sum with this attribute,
  std::uint16_t joined = nothing;  // until they do by this cause
  int guarding = -1;               // the question in which one guards
  int shield = -1, there = -1;     // with what, and the kind of place where it lies then
  int spared = -1;                 // by this restriction nothing hits a card, whatever the sums
  std::int32_t step = 1, most = 0; // what is still needed comes in such steps, and never more than this
  int checks =
      -1; // the kind of place from which an attacker reveals cards that may still strengthen it; -1: none does
  std::string enough, enough_before_checks, hopeless, needed, needed_before_checks;
};

// Dice that fell lie on the table for as long as the turn lasts, with what came of them.
struct DiceLooks {
  std::vector<std::uint16_t> causes;  // of rolls that are shown
  int strength = -1;                  // the cause that tells what came of one,
  std::vector<std::string> strengths; // by the event's number: "{n}, strongly"
};

// What is worth watching: an event by one of these causes, perhaps of a card whose number is at least so great.
enum class Spectacle : std::uint8_t { Arrival, Stride, Persona, Awakening, Hit, Kill, Fall };
std::string_view name_of(Spectacle look);
struct HighlightLooks {
  EventKind event = EventKind::Said;
  std::vector<std::uint16_t> causes;
  int number = -1, least = 0; // the family's attribute; -1: of any card
  Spectacle look = Spectacle::Arrival;
};

// {verb}, {card}, {target}, {place}, {side}, {named}, {number}; what stands in brackets is left out where a name in it is missing.
struct Saying {
  std::string say, brief, nothing; // in full; at the card; for picking none
  std::string numbered;            // instead of both where the move has a number
};

struct Looks {
  CardLooks card;
  std::vector<Meter> meters;
  std::vector<Tally> tallies;
  BattleLooks battle;
  DiceLooks dice;
  std::vector<std::string> waiting;  // by the kind of what waits on the stack: "{card} strikes {target}"
  std::vector<std::uint16_t> checks; // causes of cards that are shown large
  std::vector<std::uint16_t> hurts;  // causes of damage, which is heard
  std::string unchecked;             // said of one without a trigger
  std::vector<HighlightLooks> highlights;
  std::vector<Saying> phrases; // by verb
  std::string held;            // "Choose a lit place for {card}."
};

std::string replaced(std::string text, std::string_view name, std::string_view by); // every {name}

} // namespace twoseat
