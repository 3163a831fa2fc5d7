// What each word of card texts does, by the ideas they are about; the list of words is in actions.cpp.
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/dragonball/vocabulary.h"

namespace twoseat::dragonball {

using Action = bool(Game&, Doing&); // whether it changed anything

// actions_areas.cpp
bool has_other_side(const Table& table, CardId card);
bool can_burst(const Table& table, const Context& context, std::int32_t cards);
Action do_play, do_play_rested, do_play_on, do_play_on_active, do_field, do_token, do_put, do_put_active,
    do_put_alone, do_put_under, do_discard, do_remove, do_control, do_flip, do_burst, do_look, do_look_at,
    do_search, do_reveal, do_draw, do_shuffle;

// actions_battle.cpp
bool can_ready(const Table& table, CardId card);
bool can_rest(const Table& table, CardId card);
Action do_ready, do_rest, do_ko, do_guard, do_negate, do_negate_attack, do_negate_blocker, do_damage, do_win,
    do_lose;

// actions_lasting.cpp
bool has_markers(const Table& table, const Context& context, std::int32_t amount);
bool in_unison_area(const Table& table, const Context& context, std::int32_t amount);
bool can_change_markers(const Table& table, CardId card, const script::Node& node);
Action do_add_markers, do_remove_markers, do_markers, do_power, do_cost, do_combo_power, do_combo_cost,
    do_forbid, do_give_skill, do_give_ability, do_negate_skills, do_negate_keyword, do_later;

// added_costs.cpp
Action do_add_energy_cost, do_add_deck_cost;

} // namespace twoseat::dragonball
