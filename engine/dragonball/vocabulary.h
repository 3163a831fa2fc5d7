// The words of the Dragon Ball Super Card Game: the numbers by which the kernel knows its areas, attributes, kinds of
// cards, verbs and so on. Each enumeration has a table of names in vocabulary.cpp, in the same order. What the rulebook
// leaves open is decided as the brief dbs.md recommends: [doubt dbs n].
#pragma once
#include "engine/kernel/family.h"

namespace twoseat::dragonball {

template <class Enum>
constexpr std::uint8_t num(Enum value) {
  return static_cast<std::uint8_t>(value);
}

// Areas, one of each per player; from Drop on their cards lie open, and from Leader to Combo they are in play. What was
// removed from the game, and cards under others, lie in places of their own that are no areas. [dbs 3-1, 10-19-2, 11-3-2]
enum class Zone : std::uint8_t {
  Deck,
  Hand,
  Life,
  Drop,
  Warp,
  Removed,
  Energy,
  Leader,
  Battle,
  Unison,
  Combo,
  Under
};
constexpr std::size_t zones_per_seat = 12;

// The printed values of the first four lie in Face::numbers, those of the specified cost in Face::traits. [dbs 2-8 to
// 2-11]
enum class Attribute : std::uint8_t { Power, Cost, ComboPower, ComboCost, Red, Blue, Green, Yellow, Black };
constexpr std::size_t colours = 5;

// Bits of Face::marks: types, colours, and keyword skills that are always on. [dbs 2-3, 2-4, 10]
enum class Mark : std::uint8_t {
  Leader,
  Battle,
  Extra,
  Unison,
  Red,
  Blue,
  Green,
  Yellow,
  Black,
  Critical,
  DoubleStrike,
  TripleStrike,
  QuadrupleStrike,
  VictoryStrike,
  Barrier,
  Indestructible,
  EnergyExhaust,
  Ultimate,
  SuperCombo,
  DragonBall, // any number of copies, seven in all [dbs 10-31-1]
  Deflect,
  Unique,
  Wormhole,
  Invoker,
  Field, // an Extra Card that is put into the Battle Area [dbs 10-3]
  Token,
  Multicolour, // these two are made of the rest of the print
  NoSkills,
};

// Bits of Card::states: energy that is being paid with; a Unison whose marker skill was used this turn; a card that was
// played by a skill of the Evolve family; keyword skills that are negated on it until the end of the turn.
enum class State : std::uint8_t {
  Paying = 1,
  MarkerUsed = 2,
  Evolved = 4,
  RevivedOnce = 8,
  HeroicOnce = 16,
  VillainousOnce = 32,
  Powerless = 64 // its power was reduced to 0 or less, and that was processed [doubt dbs 37]
};
constexpr std::uint8_t negated_keywords = 8 | 16 | 32;

// The attack card; the guard card is the other. Guarding is only told: a card becomes the guard card. [dbs 7-1, 10-4-1-1]
enum class Link : std::uint8_t { Attacking, Guarding };
enum class CardCounter : std::uint8_t { Marker };
// Of a player, each until the end of the turn: how often [Over Realm] was used; an identical Unison was put under one's own.
enum class PlayerCounter : std::uint8_t { OverRealms, Stacked };
enum class Part : std::uint8_t { Main, Leader };
enum class Origin : std::uint8_t { Main, Leader, Made };
enum class Restriction : std::uint8_t { Attack, BeAttacked, BeChosen, Combo, Ready };
enum class Timing : std::uint8_t {
  LeaderPlaced,
  Turn,
  MainPhase,
  Offense,
  Defense,
  Damage,
  EndOfBattle,
  EndOfMain,
  EndOfTurn
};
enum class Layer : std::uint8_t { Original = 2, LostOriginal = 3, Numbers = 7, SetValues = 9 }; // [dbs 8-8-1]

// The labels of skills that say when they may be activated, then those that only name them. [dbs 2-13, 10]
enum class Keyword : std::uint8_t {
  None,
  Main,
  Battle,
  MainBattle,
  CounterPlay,
  CounterAttack,
  CounterBattleCardAttack,
  CounterCounter,
  Awaken,
  AwakenSurge,
  Wish,
  Blocker,
  DualAttack,
  TripleAttack,
  Revenge,
  Offering,
  Field,
  Evolve,
  ExEvolve,
  XenoEvolve,
  UnionFusion,
  UnionPotara,
  UnionAbsorb,
  OverRealm,
  DarkOverRealm,
  Swap,
  Arrival,
  Aegis,
  Alliance,
  Revive,
  Heroic,
  Villainous,
  Successor,
  WarriorOfUniverse7,
  // Of no skill of its own: texts call so what several keywords are. [dbs 10-10-3-1, 10-13-2-1]
  Counter,
  Union,
};

enum class Question : std::uint8_t {
  Redraw,
  Charge,
  Main,
  Offense,
  Defense,
  Counter,
  Energy,
  Life,
  AmountX,
  Choice,
  May,
  Option,
  Sort,
  Pending,
  Replacement,
  Declare,
};
enum class Verb : std::uint8_t {
  Redraw,
  Charge,
  NoCharge,
  Play,
  Attack,
  Activate,
  Stack,
  EndTurn,
  Combo,
  Pass,
  Counter,
  NoCounter,
  PayWith,
  PayAny,
  PayInstead,
  TakeLife,
  SetX,
  Choose,
  Done,
  Yes,
  No,
  Option,
  PlaySkill,
  LetGo,
  Declare,
};

// Why something happened.
enum class Cause : std::uint8_t {
  None,
  SetUp,
  Redraw,
  Draw,
  Charge,
  Ready,
  Pay,
  Play,
  Attack,
  Combo,
  Damage,
  Critical,
  Ko,
  PowerGone,
  RuleAction,
  Printed,
  Effect,
  Countered,
  Used,
  Discard,
  Put,
  Awaken,
  ComboPower,
  Remove,
  Under,
  Control,
  Turned, // over, by something else than [Awaken]
  Declared,
  NoHit,
};

enum class Ending : std::uint8_t { None, NoLife, NoDeck, VictoryStrike, Skill, Conceded, Both, Loop };
// Words with a number before skills. [dbs 10-23, 10-29, 10-30]
enum class Label : std::uint8_t { Bond, Sparking, Burst };

struct Vocabulary {
  std::span<const Named> zones, attributes, marks, states, links, card_counters, counters, parts, questions,
      verbs, causes, reasons, restrictions, keywords, labels;
};
extern const Vocabulary vocabulary;

} // namespace twoseat::dragonball
