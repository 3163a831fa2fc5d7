// What each word of section 7 does, by the ideas they are about; the list of words is in actions.cpp.
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/vanguard/words/vocabulary.h"

namespace twoseat::vanguard {

// Each says whether it changed anything.
using Action = bool(Game&, Doing&);

// actions_states.cpp
bool stands(const Table& table, CardId card);
bool rests(const Table& table, CardId card);
bool face_up(const Table& table, CardId card);
bool may_be_put(const Table& table, CardId card, const script::Node& put);
Action do_stand, do_rest, do_counter_blast, do_counter_charge;

// actions_zones.cpp
Action do_soul_blast, do_discard, do_retire, do_remove, do_bind, do_heal, do_put, do_draw, do_soul_charge,
    do_shuffle, do_reveal, do_look, do_may_look, do_search, do_switch, do_tie, do_reveal_until;

// The top card of the deck, by that effect; false: that is kept from it. [vge 7.27.1]
bool soul_charge_one(Game& game, Seat seat, std::size_t effect);
void tell_look(Game& game, Seat seat, CardId card, int effect, Rule rule);

// actions_units.cpp
bool may_move(const Table& table, CardId card);
bool may_come_to_guard(const Table& table, CardId card);
bool may_be_told_to_boost(const Table& table, CardId card);
bool may_be_called(const Table& table, CardId card);
bool may_be_locked(const Table& table, CardId card);
bool may_be_deleted(const Table& table, CardId card);
bool may_be_put_as_unit(const Table& table, CardId card);
Action do_put_as_unit, do_flip;
Action do_call, do_call_free, do_call_resting, do_move, do_move_to_open, do_put_locked, do_ride, do_stride,
    do_lock, do_delete, do_turn_up, do_gauge, do_player_gauge, do_move_gauge, do_legion, do_d_legion,
    do_attack, do_battle, do_change_target, do_guard, do_boost, do_call_onto;
// What each of its cards does with each of those after "to".
bool with_each_after_to(Game& game, const Doing& doing, bool (*does)(Game&, CardId, CardId));

// actions_use.cpp
bool may_be_dominated(const Table& table, CardId card);
bool may_be_attached(const Table& table, CardId card);
Action do_dominate, do_attach, do_call_token, do_get_crest, do_get_ticket, do_get_marker, do_set_token,
    do_harmony, do_alchemix, do_buddy_soul, do_arm;

void prove(Game& game, std::size_t effect, CardId card); // units.cpp
// orders.cpp
bool may_be_played(const Table& table, CardId card);
Action do_imprison, do_scout, do_sing, do_operate, do_train, do_use_attack, do_blitz_limit, do_play_order,
    do_declare_phase;

// actions_gifts.cpp
Action do_gift, do_marker, do_move_marker, do_erase_markers, do_stage, do_astral_plane;
template <Mark marker>
bool do_put_on_unit(Game& game, Doing& doing);
bool may_bear_marker(const Table& table, CardId card);
bool bears_marker(const Table& table, CardId card);

// actions_numbers.cpp
template <Attribute attribute>
bool do_number(Game& game, Doing& doing);
Action do_perform_drive, do_hits_anyway, do_give_mark, do_give_ability, do_lose_abilities, do_forbid,
    do_next_time, do_activate, do_nullify, do_later;

// growth.cpp, buddies.cpp, retry.cpp
Action do_leave_growth, do_buddy, do_retry;
// processes.cpp
Action do_activate_process;
// actions_players.cpp
Action do_damage, do_damage_to_one, do_energy_charge, do_energy_blast, do_energy_limit, do_world,
    do_final_rush, do_final_burst, do_win, do_lose, do_extra_turn, do_end_turn;
// checks.cpp
Action do_pass_triggers;
bool has_trigger_effect(const Table& table, CardId card);
bool can_pay_energy(const Table& table, const Context& context, std::int32_t amount);

} // namespace twoseat::vanguard
