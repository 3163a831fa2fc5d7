// Berserk's procedures: their numbers on the stack, their steps, their locals.
#pragma once
#include "engine/berserk/table.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/kernel/steps.h"

namespace twoseat::berserk {

enum class Proc : std::uint8_t {
  SetUp,
  Mulligan,
  BeforeRecruiting,
  Recruit,
  Deploy,
  Reveal,
  Attach, // naming bearers and hosts
  FightBegins,
  Vanguard,
  Turn,
  Opening, // what is decided before a turn starts
  Priority,
  Triggers,
  Chain,
  Weaken,
  Cell,
  Effect,
  Draw, // that was offered
  Lower,
  Prevent,
  Replace,
  BeforeReveal,
  Arrange, // modifiers
  AtOnce,  // what has triggered before the first turn
};

extern const std::span<const Step> set_up_steps, mulligan_steps, before_recruiting_steps, recruit_steps,
    deploy_steps, reveal_steps, attach_steps, fight_begins_steps, vanguard_steps, turn_steps, opening_steps,
    priority_steps, triggers_steps, chain_steps, weaken_steps, cell_steps, effect_steps, draw_steps,
    lower_steps, prevent_steps, replace_steps, before_reveal_steps, arrange_steps, at_once_steps;

// Where somebody has priority: on an empty stack, or with that object of the topmost chain on top. [bsk 216.1]
enum class Stage : std::uint8_t {
  Main,
  TurnStart,
  TurnEnd,
  Claim,
  Target,
  Roll,
  Result,
  Calculation,
  Protection,
  Wounds,
  Payment,
  End,
};
namespace priority_local {
constexpr std::size_t stage = 0, passes = 1, preferred = 2; // 1 or 2: that seat comes first now
}

inline void call(Game& game, Proc procedure, Seat seat, std::initializer_list<std::uint16_t> locals = {}) {
  twoseat::call(game, num(procedure), seat, locals);
}
constexpr std::uint64_t bit(Proc procedure) {
  return std::uint64_t{1} << num(procedure);
}

// Offers one option without a card: pass, ready, end the turn.
inline void offer(Decision& decision, Verb verb, Rule rule) {
  decision.begin(num(verb), rule);
  decision.add({num(verb), {}, {}, {}, 0});
}

// What one look at both squads finds, by seat.
struct Survey {
  bool has_creature[2] = {};
  bool hidden[2] = {};  // a card that only its player knows
  bool sudden[2] = {};  // a card that has something sudden
  bool answers = false; // one that is declared only at a certain object
};

// Puts places and cards on an empty match; the first step is the deal.
void set_up(Game& game, const Setup& setup);
inline void announce(Game& game, Timing timing, Seat seat) { // a moment that traits may wait for
  game.announce(num(timing), seat);
}
// Base effects, triggers, then both players in turn, the active one first; before the first turn, of which there is no
// stack, base effects and triggers alone. [bsk 215.6, 215.9, 301.2, 301.3, 421]
void give_priority(Game& game, Stage stage);
Survey apply_base_effects(Game& game);         // may end the match; what the squads hold then
void begin_turn_traits(Game& game, Seat seat); // that wait for the start of the turn [bsk 311.4]
void end_turn_traits(Game& game, Seat seat);   // and for its end [bsk 313.1]
void gather_for_return(Game& game, Seat seat); // Incarnation, as a turn starts [bsk D19.4]
CardId next_to_return(const Table& table);     // whom it brings back now; none
// Under which rule it does not come into that squad; none: it may. [bsk G16.1, D54.2]
Rule barred_by(const Table& table, CardId card, Seat seat);
std::int32_t incarnated(const Match& match, CardId card); // how many markers say so [bsk D19.4]
void mark_incarnated(Game& game, CardId card, std::int32_t markers);
void incarnate(Game& game, CardId card, PlaceId cell);
// Whether it lies in the graveyard with its wounds and chips, until what its death triggered is resolved. [bsk 200.6, G28.2]
bool keeps_markers(const Match& match, CardId card);
void forget_markers(Game& game, CardId card); // nothing of it is left to be resolved
void forget_markers_of_the_dead(Game& game);
CardId next_stranded(const Table& table); // in the Extra Zone, but no flyer any more [bsk D38.4, D38.5]
void land(Game& game, CardId card, PlaceId cell);
// What the rules place on a cell, its player chooses which; where there is none it dies. [bsk D19.4, D38.4, D38.5]
bool place_somebody(Game& game); // true: somebody's cell is chosen first
void name_defender(Game& game,
                   CardId defender); // the redirection of the strike on top is executed [bsk 205.3]

} // namespace twoseat::berserk
