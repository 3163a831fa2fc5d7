// Berserk's words: the numbers by which the kernel knows its zones, cells, attributes, traits, verbs and so on. Each
// enumeration has a table of names in vocabulary.cpp, in the same order. Where the source is silent or broken, the brief
// bsk.md says how it is read: [doubt n].
#pragma once
#include "engine/kernel/family.h"

namespace twoseat::berserk {

template <class Enum>
constexpr std::uint8_t num(Enum value) {
  return static_cast<std::uint8_t>(value);
}

// Each player's zones, and the cells of the player's half: from Cell on, row by row from the front, columns A to E.
// The Extra Zone is common; what each controls there lies in a part of its own. [bsk 206.2, 207]
enum class Zone : std::uint8_t { Deck, Deal, Set, Graveyard, Extra, Cell };
constexpr int columns = 5, rows_per_half = 3;
constexpr std::size_t zones_per_seat = 5 + columns * rows_per_half;

// The printed ones lie in Face::numbers; the others are counted or follow. [bsk 200.7, 205, doubts 1 and 2]
enum class Attribute : std::uint8_t {
  Weak,
  Medium,
  Strong,
  Lives, // that it starts with
  Movement,
  Price,
  Type,
  Left, // lives: what it starts with, extra lives, less wounds
  Wounds,
  Chips,
  Die, // added to its dice
};
constexpr std::size_t printed_attributes = 7;

enum class Type : std::uint8_t { Creature, Symbiote, Flyer, Terrain, Artifact, Equipment }; // [bsk 208]

// The named traits of the dictionary that are numbers or simply there; as attributes they follow `first_trait`.
enum class Trait : std::uint8_t {
  Vanguard,
  Unanswered,
  Incorporeal,
  Blessing,
  Armour,
  Vampirism,
  Wrath,
  GiftOfLife,
  Soulcatcher,
  Thirst,
  ProtectionFromSimple,
  ProtectionFromStrikes, // melee attacks
  ProtectionFromShots,
  ProtectionFromThrows,
  ProtectionFromRows,
  ProtectionFromRanged,
  ProtectionFromMagic,
  ProtectionFromDischarges,
  ProtectionFromSpells,
  ProtectionFromImpacts,
  ProtectionFromPoison,
  Concentration,
  Agility,
  Maneuver,
  Camouflage,
  Meditation,
  Directed,
  Clumsiness,
  AttackExperience,
  DefenceExperience,
  ShotExperience,
  ThrowExperience,
  DischargeExperience,
  Poison,
  Curse,
  Jump,
  Regeneration,
  Stealth,
  Fortitude,
  Fear,
  Formation,
  Cache,
  Teleportation,
  ThickSkin,
  Precision,
  CorpseEating,
  Fade,
  Vulnerability,
  Plague,
  ShieldOfArhaal,
  Fury,
  Incarnation,
  Unity,
};
constexpr std::uint8_t first_trait = 11;
constexpr std::size_t trait_count = num(Trait::Unity) + 1U;
static_assert(first_trait == num(Attribute::Die) + 1U && first_trait + trait_count <= 64);

// Bits of Face::marks. No element: neutral. [bsk 202.2, 202.8, 214.2]
enum class Mark : std::uint8_t {
  Elite,
  Steppe,
  Forest,
  Mountain,
  Swamp,
  Darkness,
  Fire,
  Weapon,
  Armour,
  Shield,
  Potion,
  Boots,
  Horde,
  Unique,
  ManyIncarnations,
  Chips,      // has a cost in chips, so it may close to gain one [doubt 3]
  Sudden,     // has something that may be declared whenever its player has priority
  Control,    // a marker: in the squad of its owner's opponent [bsk 217.2]
  Incarnated, // a marker [bsk D19.4]
  Answers,    // has something sudden that is declared only at a certain object of a chain
  PriceX,     // X of its price is what its player chooses [bsk 202.4]
  Brackets,   // its price is paid as its text says [bsk 202.5]
};
constexpr std::size_t element_count = 6;

// Bits of Card::states.
enum class State : std::uint8_t {
  Controlled = 1,  // by its owner's opponent [bsk 217.2]
  Acted = 2,       // this turn: it neither moves nor acts again [bsk G10.2]
  Opened = 4,      // opened as the turn began, or was open before
  StaysClosed = 8, // was chosen not to open
  Attacked = 16,   // this turn
  Agile = 32,      // has used Agility this turn
  Reaching = 64,   // closed so as to strike a flyer next turn [bsk 211.9]
  Recruited = 128, // in the Deal: chosen in secret, goes to the Set when both are ready [bsk 304]
  Dying = 128,     // in the graveyard: what its death triggered is not resolved yet [bsk G28.2]
};

// Card::counters.
enum class On : std::uint8_t { Wounds, Chips, Steps, ExtraLives, Struck, Wounded, Armoured, Attacks };
// Player::counters. Passed: in this step of the preliminary phase; Mulligans: taken; Kept: 1 when the deal is kept.
// Special: 1 where the match began with other numbers of crystals. [bso BSO-6]
enum class Counter : std::uint8_t { Gold, Silver, Mulligans, Kept, Passed, Special };
enum class Part : std::uint8_t { Deck };
enum class Link : std::uint8_t { Fighting, Claiming, Hitting };
enum class Layer : std::uint8_t { Original = 2, LostOriginal = 3, Numbers = 7, SetValues = 9 };

// What lies on the stack: a trait's text, or a property that is declared. [bsk 402, 403, 216]
enum class Entry : std::uint8_t {
  Ability,
  Strike, // a simple one
  Move,
  Defender, // naming one: a redirection
  Chip,     // closing for a chip
  Reach,    // closing so as to strike flyers
  Jump,
  Swap, // Maneuver
};

// Of attacks and other traits: what protections and counters ask for. [bsk 401]
enum class Method : std::uint8_t {
  Simple,
  Special,
  Magic,
  Shot,
  Throw,
  Row,
  Discharge,
  Spell,
  Impact,
};

enum class Restriction : std::uint8_t {
  Attack,
  Defend,
  Fight,
  Move,
  Open,
  Close,
  BeChosen,
  StayIdle,
  BePassedOver,
  GainChips,
  StrikeFlyers, // with a simple strike, without flying [bsk 211.8]
  TakeChips,    // close for a chip, without anything that costs chips [bsk 103.3, doubt 3]
  StayClosed,   // as its player's turn starts, if that player wants it [bsk 310.2, 311.1]
};
constexpr Restriction first_permission = Restriction::StrikeFlyers;
enum class Timing : std::uint8_t { FightBegins, TurnBegins, EndOfTurn, BeforeReveal };

enum class Question : std::uint8_t {
  WhoIsFirst,
  Mulligan,
  BeforeRecruiting,
  Recruit,
  Deploy,
  BeforeReveal,
  Reveal,
  Bearer,
  Host,
  FightBegins,
  Vanguard,
  Open,
  Main,
  Priority,
  Weaken,
  Trigger,
  Target,
  Cell,
  Choice,
  May,
  Option,
  Sort,
  Draw,
  Lower,   // which of several limits of a blow counts
  Prevent, // which prevention comes first
  Replace, // which substitution applies
  Arrange, // in which order modifiers of one group count
  AmountX, // of a cost [bsk 104.5]
};

enum class Verb : std::uint8_t {
  GoFirst,
  GoSecond,
  Keep,
  Mulligan,
  Recruit,
  Ready,
  Deploy,
  StayHidden,
  Reveal,
  Bear,
  Join,
  Strike,
  Move,
  Defend,
  Activate,
  TakeChip,
  Reach,
  Jump,
  Swap,
  StayClosed,
  Bite, // a thirsty card wounds its neighbour
  Pass,
  EndTurn,
  Weaken,
  KeepStrike,
  Declare, // a trait that has triggered
  Decline,
  Place, // on a cell
  Choose,
  Done,
  Yes,
  No,
  Option,
  TakeBack, // what was recruited, while the step lasts,
  OfferDraw,
  AcceptDraw,
  RefuseDraw,
  RecruitOther, // for its alternative cost
  AddFirst,     // of modifiers: before what sets the number
  SetFirst,
  SetX,
};

// Why something happened.
enum class Cause : std::uint8_t {
  None,
  SetUp,
  Deal,
  Mulligan,
  Recruit,
  Deploy,
  Reveal,
  ToExtraZone,
  Join,
  Open,
  Close, // as payment
  Chip,
  Move,
  Strike,
  Repel,
  Shot,
  Throw,
  Row,
  Discharge,
  Special,
  Magic,
  Impact,
  Spell,
  Death,
  Poison,
  Regeneration,
  Fade,
  Effect,
  Trait,
  Order, // dice for who chooses
  Roll,  // the die of an attack
  Payment,
  Blocked,
  Cancelled,
  Weakened,
  Printed,
  Return,
  Revive,
  Summon,
  Incarnate,
  Control,
  Release, // from control
  Land,    // on a cell, from the Extra Zone
  Blow,    // how strong it is
  Redirected,
  Reduced,
  Prevented,
  Delayed,
  UntilStartOfA, // in force until that player's next turn starts [bsk 311.3]
  UntilStartOfB,
  Price, // what was chosen for it while recruiting
  Counterblow,
  FormationFormed,
  FormationBroken,
};

enum class Ending : std::uint8_t { None, NoCreatures, Conceded, Agreed, Effect };

struct Vocabulary {
  std::span<const Named> zones, attributes, marks, states, links, counters, card_counters, parts, questions,
      verbs, causes, reasons, restrictions;
};
extern const Vocabulary vocabulary;

} // namespace twoseat::berserk
