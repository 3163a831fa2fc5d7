// Berserk Heroes' words: the numbers by which the kernel knows its zones, attributes, kinds of cards, verbs and so on.
// Each enumeration has a table of names in vocabulary.cpp, in the same order. What the source leaves open is decided as
// the brief bsh.md recommends: [choice C n].
#pragma once
#include "engine/kernel/family.h"

namespace twoseat::heroes {

template <class Enum>
constexpr std::uint8_t num(Enum value) {
  return static_cast<std::uint8_t>(value);
}

// One of each per player; from Hero on they lie in the play area, open to all. [bsh BSH-3, choice C 1]
enum class Zone : std::uint8_t { Deck, Hand, Graveyard, Spell, Hero, Creatures, Equipment, Events };
constexpr std::size_t zones_per_seat = 8;

// The printed values of the first three lie in Face::numbers; wounds are counted. [bsh BSH-10, BSH-26]
enum class Attribute : std::uint8_t { Strike, Lives, Cost, Wounds };

// Bits of Face::marks: types, kinds of equipment, classes of heroes, Horde. [bsh BSH-14, BSH-49, BSH-54, BSH-63]
enum class Mark : std::uint8_t {
  Hero,
  Creature,
  Spell,
  Equipment,
  Event,
  Weapon,
  Armour,
  Amulet,
  Warrior,
  Mage,
  Horde,
  Neutral,
};

// Bits of Card::states.
enum class State : std::uint8_t { New = 1 }; // entered this turn [bsh BSH-33]

enum class Link : std::uint8_t { Attacking }; // its target is the other card
enum class Counter : std::uint8_t { Gold, SpentGold, Failures };
enum class Part : std::uint8_t { Army, Hero };
enum class Origin : std::uint8_t { Army, Hero };
enum class Restriction : std::uint8_t {
  Attack,
  Defend,
  BeAttacked,
  BeChosen,
  AttackAtOnce, // in the turn in which it enters [bsh BSH-33]
  UseAtOnce,
  PassDefenders, // nobody steps in against its attack [bsh BSH-35]
};
constexpr Restriction first_permission = Restriction::AttackAtOnce;
enum class Timing : std::uint8_t { Turn, EndOfTurn };
enum class Layer : std::uint8_t { Original = 2, LostOriginal = 3, Numbers = 7, SetValues = 9 };

enum class Question : std::uint8_t { Main, Defend, Choice, May, Option, Sort, Standby, Replacement };
enum class Verb : std::uint8_t {
  Play,
  Attack,
  Activate,
  EndTurn,
  Defend,
  NoDefence,
  Choose,
  Done,
  Yes,
  No,
  Option,
  PlayAbility,
  LetGo,
};

// Why something happened.
enum class Cause : std::uint8_t {
  None,
  SetUp,
  Open,
  Draw,
  Play,
  Attack,
  Defend,
  Damage,
  Death,
  RuleAction,
  Printed,
  Effect,
  Wound,
  Heal,
  Discard,
  Destroy,
  Put,
  Failure,
};

enum class Ending : std::uint8_t { None, HeroDied, HandFailed, Conceded, Both };

struct Vocabulary {
  std::span<const Named> zones, attributes, marks, states, links, counters, parts, questions, verbs, causes,
      reasons, restrictions;
};
extern const Vocabulary vocabulary;

} // namespace twoseat::heroes
