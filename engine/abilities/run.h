// Abilities at work: triggering, standing by, being played and resolved, with a stop at every choice.
#pragma once
#include "engine/abilities/context.h"
#include "engine/kernel/decision.h"
#include "engine/kernel/family.h"

namespace twoseat {

// The three steps of the procedure that resolves one effect; a family puts them into a table with its rule numbers.
void run_effect(Game& game, Frame& frame);
void run_on(Game& game, Frame& frame); // after a procedure that the effect called
void ask_choice(const Table& table, const Frame& frame, Decision& decision);
void take_choice(Game& game, Frame& frame, const Decision& decision, const Answer& answer);

// --- Standing by [vge 11.9] ---
void notice(Game& game, const Event& event); // Family::notice
bool has_standby(const Match& match, Seat seat);
void offer_standby(const Table& table, Seat seat, Decision& decision);
void let_go_of_standby(Game& game, std::size_t which);
void play_standby(Game& game, std::size_t which); // takes it off the list and resolves it

// --- Playing [vge 11.8.2] ---
bool may_activate(const Table& table, CardId card, std::uint16_t ability, Seat seat);
void activate(Game& game, CardId card, std::uint16_t ability, Seat seat);
// Two texts of one card: both costs, then the rest of the first, then the rest of the second. [vge 7.44.1.3]
void activate_together(Game& game, CardId card, std::uint16_t ability, std::uint16_t more, Seat seat);
bool payable_together(const Table& table, const Context& context, const script::Ability& first,
                      const script::Ability& second);
// Bits of Effect::flags: it has changed the state of the game; its cost is paid before or after another's. [vge 12.2]
constexpr std::uint8_t effect_changed = 1, effect_paired = 2;
// `aside`: a card that pays nothing, for it lies elsewhere by then (an order that is being played)
bool payable(const Table& table, const Context& context, script::Index first, std::size_t nodes,
             CardId aside = {});

// --- Continuous abilities [vge 11.11] ---
void contribute_abilities(const Table& table, CardId card, std::uint8_t attribute, Changes& changes);
bool has_mark(const Table& table, CardId card, std::uint8_t mark);
std::uint64_t marks_among(const Table& table, CardId card, std::uint64_t asked); // all of these that it has
// Whether a continuous ability of `source` says something of this kind about `card`.
bool says_of(const Table& table, CardId source, Lasting lasting, CardId card);
bool restricted(const Table& table, CardId card, std::uint8_t restriction);

// What actions of a family use.
void bind(Game& game, int effect, std::uint8_t variable, CardId card);
void clear_variable(Match& match, int effect, std::uint8_t variable);

} // namespace twoseat
