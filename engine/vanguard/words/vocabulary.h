// Vanguard's words: the numbers by which the kernel knows its zones, attributes, icons, verbs and so on.
// Each enumeration has a table of names in vocabulary.cpp, in the same order.
#pragma once
#include "engine/kernel/family.h"

namespace twoseat::vanguard {

template <class Enum>
constexpr std::uint8_t num(Enum value) {
  return static_cast<std::uint8_t>(value);
}

// In the order of the family's editions.
enum class Edition : std::uint8_t { Vge, Vgm, Vgi };

// Zones and circles, one of each kind per player. [vge 4.5 to 4.19, 7.19]
enum class Zone : std::uint8_t {
  Deck,
  Hand,
  Drop,
  Soul,
  Damage,
  Trigger,
  RideDeck,
  Removed,
  Bind,
  GZone,
  Gauge,
  OrderArea,
  OrderZone,
  Crest,
  Erased, // pseudo-cards that do not exist at present; no zone of the rules [vge 15.2.3]
  FrontLeft,
  Vanguard,
  FrontRight,
  BackLeft,
  BackCenter,
  BackRight,
  Guardian,
  Accel1, // gained by imaginary gifts: the odd ones on the left, the even ones on the right [vge 16.3.1.5.1]
  Accel2,
  Accel3,
  Accel4,
  Accel5,
  Accel6,
};
constexpr std::size_t zones_per_seat = 28;

// Columns as their own player sees them, from left to right; the opponent's are mirrored at the center. Further to the
// left and right lie those of accel circles. [vge 4.9.1.2]
enum class Column : std::uint8_t { None, Left = 7, Center, Right };
enum class Row : std::uint8_t { None, Front, Back, FarFront };

// Circle types, as bits of Place::types. [vge 4.9.2]
enum class CircleType : std::uint16_t { None = 0, Vanguard = 1, RearGuard = 2, Guardian = 4 };

// What circles are besides their type: gift markers by clan type and gift type, the stage, the Astral Plane, a record
// marker. [vge 4.9.6, 7.41, 15.1, 16.2.1.3, supplement A2]
enum class Marker : std::uint8_t { Force1, Force2, Accel1, Accel2, Protect2, Stage, AstralPlane, Dragontree };
// Clan types of imaginary gifts. [vge 16.2.1.1]
enum class Clan : std::uint8_t { None, Force, Accel, Protect };

// A card's information. The printed values lie in Face::numbers in this order.
enum class Attribute : std::uint8_t { Power, Shield, Critical, Drive, Grade, TriggerPower };

constexpr const char* cray_elemental = "Cray Elemental"; // the race of every clan and nation [vge 2.2.4]
// Of Face::numbers, no attributes: 1 with "Flag", of which one is in a deck; how many of its tags are clans. [vge 17.16.3]
constexpr std::size_t flag_of_face = 6, clans_of_face = 7;

// Bits of Face::marks.
enum class Mark : std::uint8_t {
  Unit,
  Boost,
  Intercept,
  TwinDrive,
  TripleDrive,
  Persona,
  Sentinel,
  CriticalTrigger,
  DrawTrigger,
  StandTrigger,
  HealTrigger,
  FrontTrigger,
  OverTrigger,
  Order,
  Blitz,
  SetOrder,
  GUnit,
  GGuardian,
  Restraint,
  Lord,
  Resist,
  RegalisPiece,
  AceUnit,
  Token,
  Crest,
  Trigger, // a unit with any trigger icon
  ForceGift,
  AccelGift,
  ProtectGift,
  Protect, // the pseudo-card [vge 15.3]
  Music,   // an order that lies on a circle until the end phase [vge 17.4]
  AlchemixBody,
  // Named states, which effects put cards into for a time. [vge 5.2.2]
  Blazing,
  Engorged,
  Charging,
  Hollowed,
  PlayerGauge, // its player may have gauges of their own [vge 7.40.7]
  Alchemagic,  // its player may combine an order that is played with one of the drop zone [vge 7.44]
  AichiIcon,   // fighter icons [vge 2.18]
  KaiIcon,
  RideDeckCrest, // [vge 2.9.3.6]
  Gyze,          // a card with another side [vge 17.2]
  Successful,    // and five named states more [vge 5.2.2, 14.39, 14.53, 14.55, 14.58, 14.60]
  UnisonDress,
  Malwyrms,
  MentalPollution,
  SweetLink,
  Friend, // [vge 14.46.1]
  Prison, // and three subtypes more of set orders [vge 17.5, 17.6, 17.10, 17.11]
  Song,
  Base,
  Product,
  // Record markers on units, and one more state. [vge 15.8.2.2, 17.16.11]
  Cradle,
  InfinityEyes,
  LinkAttack,
  Retried,          // it cannot be retried this turn [vge 17.15.2.2]
  HandMark,         // a pseudo-card that is nothing but itself, in the hand [vge 15.6]
  Ticket,           // an order that is made up, and neither token nor marker [vge 15.5]
  New,              // a token set order that was put this turn [vge supplement A1]
  SetUnit,          // the side of a set order that is a unit [vge 18.5]
  Training,         // tied to the card whose ability brought it about [vge 17.13.4]
  ChosenByVanguard, // in this turn, by an ability of its master's vanguard [vge 14.54.1]
  Marker,           // a pseudo-card that is neither token nor ticket [vge 15.1.2.2]
  PlacedByOpponent, // in this turn, by an ability of its master's opponent [vge supplement A1]
};

// What a card is where it lies, if not simply its unit. [vge 6.4.3, 6.5.2, 6.7, 6.9]
enum class Role : std::uint8_t {
  Unit,
  Heart,
  OriginalDress,
  Mate,
  Attached,
  Pledged,      // a hand card chosen to pay a cost that is not paid yet
  Released,     // a gauge whose unit is gone [vge 13.9.1]
  Stacked,      // under the top card of an Alchemix unit [vge 6.10.3]
  GrowthFactor, // under a unit in explosive growth [vge 17.15.6.2]
  BuddySoul,    // [vge 17.16.7.1]
  Arms,         // an order that a unit is armed with [vge 17.7]
  Planted,      // a token that is a gauge [vge 7.40.5]
  Imprisoned,   // in an order zone, perhaps the other player's [vge 17.5]
  Scouted,      // [vge 17.10]
};

// States of a card, as bits of Card::states.
enum class State : std::uint8_t {
  Locked = 1,
  Deleted = 2,
  Dominated = 4,
  Legion = 8,
  DLegion = 16, // besides Legion
  XoverDress = 32,
  Ultimate = 64,    // placed by ultimate stride [vge 6.6.3.5]
  SameMoment = 128, // placed at the same moment as the card before it on its circle [vge 13.3.5.1]
};

// What a player or a card cannot do [vge 1.3.3]; and, from AttackFromBackRow on, what it can do against the rules of rows.
enum class Restriction : std::uint8_t {
  Attack,
  BeAttacked,
  Boost,
  Intercept,
  BeChosen,
  GuardFromHand,
  Stand,
  Move,
  Ride,
  Call,
  BeHit,
  Trigger, // trigger abilities of this card are not played [vge 11.10.4.2]
  NormalCall,
  BePutIntoSoul,
  AttackVanguards,
  BeRetiredWhenHit,
  StandInStandPhase,
  MoveToGuardian,
  BeDiscardedToRide,
  BeChosenFromHand,
  BePlayed,
  BePutIntoOrderZone, // as a set order
  AttackFromBackRow,
  AttackRearGuardsFromBackRow,
  InterceptFromBackRow,
  PerformDriveChecks, // as a vanguard does [vge 10.6.1.2]
  Stride,             // though the match restricts it [vge 18.6.2]
};
constexpr Restriction first_permission = Restriction::AttackFromBackRow;

// Moments that abilities may wait for.
enum class Timing : std::uint8_t {
  Turn,
  DrawPhase,
  RidePhase,
  StrideStep,
  MainPhase,
  BattlePhase,
  AttackStep,
  GuardStep,
  DriveStep,
  DamageStep,
  CloseStep,
  EndPhase,
  StandUp,
  GAssist,
  StartStep, // [vgm 10.3.1.1 | vgi 7.2.1.1]
};

// Restrictions in force ride on modifications too, past the attributes that cards show.
constexpr std::uint8_t no_drive_check_from_battle = 16; // amount: the first battle of this turn it holds for
constexpr std::uint8_t was_in_legion = 17;  // amount: the turn in which it came to be [vge 6.4.2.3]
constexpr std::uint8_t performs_drive = 19; // amount: the drive it has instead of its own [vge 7.46]
constexpr std::uint8_t took_part =
    21; // it attacked or boosted in this battle as a charging unit [vge 14.31.2]
constexpr std::uint8_t hits_anyway = 20; // its hit abilities work without a hit [vge 10.7.1.8]
constexpr std::uint8_t kept_damage = 22; // of a heart: what was dealt to it as a vanguard [vgi 3.9.2]
constexpr std::uint8_t cradle_of = 23;   // amount: 1 or 2, the seat that put the marker [vge supplement A2]
constexpr std::uint8_t blitz_limit = 25; // a player's; amount: blitz orders in all
constexpr std::uint8_t domination = 18;  // amount: while so many effects are running; 0: by its duration

enum class Scope : std::uint8_t { Subject, FrontRow };

// Layers of continuous effects that occur. [vge 11.11.1]
enum class Layer : std::uint8_t {
  Original = 2,
  LostOriginal = 3,
  Rules = 4,
  Abilities = 5,
  Infinite = 6, // what is added later goes on from there [vge 17.16.12.2]
  Numbers = 7,
  Battle = 8,
  SetValues = 9
};

enum class Link : std::uint8_t {
  Attacking,
  Attacked,
  Boosting,
  Guarding,
  DriveCheck,
  DamageCheck,
  Directed,     // an effect has told it to attack the other [vge 7.36]
  Hit,          // it is hit by the other [vge 10.7.1.2]
  Gauge,        // it is the other's gauge, and not only that one's [vge 13.9.3]
  Intercepting, // it was chosen to intercept, and has not moved yet [vge 10.5.1.2.4.1]
  Harmony,      // until the turn ends, while both are on the field [vge 14.36]
};

enum class Counter : std::uint8_t {
  VanguardDamage,
  Energy,
  OrdersPlayed,
  OrderLimit,
  World,
  EnergyLimit, // 0: none is set [vge 3.1.3.1]
  FinalRush,   // 1: in Final Rush, 2: in Final Burst too [vge 7.42]
  GradeAtTurn, // of the vanguard when the player's turn began [vge 6.6.2]
  ForceType,   // gift type of this clan type: 0 is not chosen yet [vge 16.3.1.3]
  AccelType,
  ProtectType,
  GiftByRide,  // clan type of the gifts that rides gave [vge 16.3.1.1]
  GiftsOwed,   // by rides: a base-8 digit for each clan type [vge 11.6.1.2]
  RegalisUsed, // Regalis Pieces resolved this game [vge 14.51]
  TurnsAhead,  // seat A's: whose turns come next if extra ones do, as bits behind a leading 1 [vge 18.2.2]
  TurnTally,   // cards called this turn, and `soul_tally` for each put into the soul [vge 14.21.1, 14.32.1]
  StrideRestricted, // 1: by the rules of the match; effects may allow it all the same [vge 18.6]
  FreeStrides,      // this turn, without paying the cost
  TurnEnds,         // 1: once the effects that are being carried out are over [vge 18.4]
  Buddy, // the card that made its player a Buddyfighter, by its definition; 0: they are none [vge 17.16.4]
};
// No text asks for more than 99 calls, or 9 cards of the soul; those of the end phase are counted once more.
constexpr std::int32_t soul_tally = 100, end_phase_tally = 10 * soul_tally;

// Of events that effects say happened, without a change to see: their amounts. [vge 17.6.2.1, 17.7.5, 17.11.2, 18.4.1]
enum class Said : std::uint8_t { Sung, Operated, Armed, TurnEnds };

enum class Part : std::uint8_t { Main, Ride, G };

enum class Question : std::uint8_t {
  FirstVanguard,
  FirstPlayer,
  ExchangeHand,
  Ride,
  RideDiscard,
  Main,
  Attack,
  Attacker,
  Target,
  Boost,
  Guard,
  Trigger,
  RideFromSoul,
  Choice,
  May,
  Option,
  Standby,
  CallCircle,
  Sort,
  GAssist,
  GAssistTake,
  GAssistRemove,
  Stride,
  StrideCost,
  Heart,
  DressBase,
  Guarded,
  Replacement,
  Gift,
  GiftType,
  GiftCircle,
  Detach,
  OneMore,
  Alchemagic,
  Keep,
  KeepOne,
  Declare,
  GAssistRemoveG,
};

enum class Verb : std::uint8_t {
  SetVanguard,
  GoFirst,
  GoSecond,
  Return,
  Ride,
  NoRide,
  Discard,
  Call,
  Exchange,
  EndMain,
  Attack,
  NoAttack,
  AttackWith,
  AttackTarget,
  Boost,
  NoBoost,
  Guard,
  Intercept,
  Pass,
  GiveCritical,
  GivePower,
  Draw,
  Stand,
  Heal,
  Remove,
  Choose,
  Done,
  Yes,
  No,
  Option,
  PlayAbility,
  Activate,
  PlayOrder,
  LetGo,
  GAssist,
  NoGAssist,
  Stride,
  NoStride,
  Designate,
  GGuard,
  Move,
  OverDress,
  XoverDress,
  GuardUnit,
  Gift,
  GiftType,
  PutMarker,
  Detach,
  OneMore,
  Combine,
  Keep,
  TriggerIcon,
  Declare,
};

// Why something happened.
enum class Cause : std::uint8_t {
  None,
  SetUp,
  Draw,
  Return,
  StandUp,
  StandPhase,
  Ride,
  RideCost,
  Soul,
  PersonaRide,
  Call,
  Retire,
  Exchange,
  Attack,
  Boost,
  Guard,
  Intercept,
  DriveCheck,
  DamageCheck,
  ToHand,
  Damage,
  Heal,
  CriticalTrigger,
  DrawTrigger,
  StandTrigger,
  HealTrigger,
  FrontTrigger,
  OverTrigger,
  RuleAction,
  Hit,
  NoHit,
  Printed,
  Effect,
  CounterBlast,
  SoulBlast,
  CounterCharge,
  SoulCharge,
  Discard,
  Bind,
  Put,
  Move,
  Look,
  XoverDress,
  Order,
  Lock,
  Unlock,
  Delete,
  Stride,
  Reveal,
  Heart,
  GAssist,
  StrideCost,
  GZone,
  GGuard,
  Dress,
  Gauge,
  Legion,
  Gift,
  Attach,
  Dominate,
  Imprison,
  Alchemix,
  Declare, // no occasion has it or what follows: those have bits below 64
  Erase,
  Scout,
  RecordMarker,
};

enum class Ending : std::uint8_t { None, SixDamage, EmptyDeck, NoVanguard, Conceded, Both, Effect, Loop };

// Where a card began the game. [vge 4.18.4]
enum class Origin : std::uint8_t { Main, Ride, G, Made }; // made: a pseudo-card

struct Vocabulary {
  std::span<const Named> zones, attributes, marks, links, counters, parts, questions, verbs, causes, reasons,
      restrictions, markers, roles, states;
};
extern const Vocabulary vocabulary;

} // namespace twoseat::vanguard
