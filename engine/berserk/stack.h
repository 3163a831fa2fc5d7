// What was declared and waits on the stack: the family's reading of StackEntry. [bsk 215, 216]
#pragma once
#include "engine/berserk/strikes.h"
#include "engine/berserk/table.h"
#include "engine/kernel/limits.h"

namespace twoseat::berserk {

// Bits of StackEntry::flags.
enum class Flag : std::uint16_t {
  Redirected = 1,
  Blocked = 2,   // its objects go, but it is paid [bsk 410.1]
  Cancelled = 4, // it goes as if it had never been declared [bsk 409]
  Targeted = 8,  // its Target object was executed
  Fight = 16,    // two open creatures fight
  Weakened = 32,
  Defended = 64,    // by StackEntry::helper, who closes with the attacker's payment [bsk 216.12a]
  Effective = 128,  // it has had effects or triggered something, and is paid in any case [bsk 423.1a]
  Unanswered = 256, // the target does not fight back [bsk D2.2]
  Free = 512,       // nothing is paid for it
  Quiet = 2048,     // when it came on the stack nobody had anything sudden to say
  Striking = 4096,  // attacker and target are striking and struck [bsk 216.8b]
  InFight = 8192,   // from the roll until the wounds are there [bsk 216.5, 216.11d]
  Reduced = 1024,   // its strength is not what was rolled [bsk G32]
};

// Places in StackEntry::numbers: what fell, what came of it, how strong, how many wounds.
enum class Slot : std::uint8_t {
  Roll,
  BackRoll,
  Result,
  BackResult,
  Strength,
  BackStrength,
  Value,
  BackValue
};

inline bool has(const StackEntry& entry, Flag flag) {
  return (entry.flags & static_cast<unsigned>(flag)) != 0;
}
inline void set(StackEntry& entry, Flag flag) {
  entry.flags = static_cast<std::uint16_t>(entry.flags | static_cast<unsigned>(flag));
}
inline void clear(StackEntry& entry, Flag flag) {
  entry.flags = static_cast<std::uint16_t>(entry.flags & ~static_cast<unsigned>(flag));
}
inline int at(const StackEntry& entry, Slot slot) {
  return entry.numbers[num(slot)];
}
inline void put_at(StackEntry& entry, Slot slot, int number) {
  entry.numbers[num(slot)] = static_cast<std::int8_t>(number < -128 ? -128 : number > 127 ? 127 : number);
}
constexpr std::int32_t most_value = 127;
// How strong or how many, which may be more than this table counts.
inline void put_value(Game& game, StackEntry& entry, Slot slot, std::int32_t number) {
  put_at(entry, slot, capped(game, number, most_value, entry.source));
}
// Of a triggered trait: the other card of its event and a number, so that a loop is known. No fight uses these places.
inline void put_event(StackEntry& entry, CardId other, std::int32_t amount) {
  put_at(entry, Slot::BackStrength, other.value / 128);
  put_at(entry, Slot::BackResult, other.value % 128);
  put_at(entry, Slot::BackValue, amount);
}
inline bool is_about(const StackEntry& entry, CardId other) {
  return at(entry, Slot::BackStrength) == other.value / 128 &&
         at(entry, Slot::BackResult) == other.value % 128;
}

inline StackEntry& top_entry(Match& match) {
  return match.entries.back();
}
inline const StackEntry& top_entry(const Match& match) {
  return match.entries.back();
}
inline bool is_source_there(const Match& match, const StackEntry& entry) { // the object that it was
  return match[entry.source].generation == entry.source_generation;
}
inline bool is_target_there(const Match& match, const StackEntry& entry) {
  return entry.target && match[entry.target].generation == entry.target_generation;
}

// The action of a trait that is an attack; nullptr: it is none. [bsk 401]
const script::Node* attack_of(const Table& table, const StackEntry& entry);
bool is_attack(const Table& table, const StackEntry& entry);
bool has_die(const Table& table, const StackEntry& entry); // [bsk 216.1b]
// What its text has to find a cell for, which is a target too; Aside: nothing. [bsk D7.6, D8.5, D40.2]
CellFor cell_of(const Table& table, const StackEntry& entry);
Method method_of(const Table& table, const StackEntry& entry);
bool inflicts_wounds(const Table& table, const StackEntry& entry); // by its text, without an attack
bool wounds_itself(const Table& table, const StackEntry& entry);   // [bsk G30.1]
bool is_melee(Method method);
bool is_ranged(Method method);
// Turns up the hidden ones among an effect's chosen targets; what its text does not ask for drops out. False: all are gone,
// so the whole of it is blocked. [bsk 216.4b, 415.4, doubt 30]
bool reveal_targets(Game& game, std::size_t effect, Rule rule);
bool is_magical(Method method);

// Whether it closes its source when it is paid. [bsk 104.4]
bool closes(const Table& table, const StackEntry& entry);
bool is_pledged(const Table& table, CardId card); // it will close for something declared [bsk 103.7]
int chips_owed(const Table& table, const StackEntry& entry); // by that alone
int chips_pledged(const Table& table, CardId card);
bool lends_chips(const Table& table, CardId card, CardId from); // by Meditation [bsk D25]
int chips_for(const Table& table, CardId card); // its own, and by Meditation those of its element [bsk D25.2]

StackEntry entry_of(const Match& match, Entry kind, Seat seat, CardId source, CardId target = {},
                    PlaceId place = {});
// Puts it on the stack: above everything, or below the triggers that are still being declared.
void declare(Game& game, const StackEntry& entry);
void declared_ability(Game& game, std::size_t effect);       // Lexicon::declared
void pay_for(Game& game, const StackEntry& entry);           // what its ability costs [bsk 216.12]
void redirect(Game& game, StackEntry& entry, CardId target); // [bsk 412.5]
void drop(Game& game, StackEntry& entry);                    // its effect is resolved no further

} // namespace twoseat::berserk
