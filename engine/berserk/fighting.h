// What an attack's dice and blows come to, and the wounds that are inflicted. [bsk 205, 216, 420, 422]
#pragma once
#include "engine/berserk/modifiers.h"
#include "engine/berserk/stack.h"

namespace twoseat::berserk {

// Whether the target fights back: two open enemy creatures, one die each. [bsk 205.5, 205.6, 209.2, G21]
bool fights_back(const Table& table, const StackEntry& entry);
// What is added to a card's die in this attack. [bsk 422.4, D4, D28 to D33, D39]
int die_modifier(const Table& table, const StackEntry& entry, CardId card);
// The final result of a die that fell; a single fighter's stays on the die. [bsk 422.5]
int result_of(const Table& table, const StackEntry& entry, CardId card, int roll, Orders orders = {});
// Wounds of a blow of this strength, before anything is prevented; negative ones are none. [bsk 205.7, 216.8c, 422.4]
int value_of(const Table& table, const StackEntry& entry, Strength strength, Orders orders = {});
int back_value_of(const Table& table, const StackEntry& entry, Strength strength, Orders orders = {});
// For whoever listens: which named traits have changed a die, or a blow (back: the counterblow).
void cite_die_traits(Game& game, const StackEntry& entry, CardId card);
void cite_blow(Game& game, const StackEntry& entry, bool back);
// Whether the target is protected from this trait or property. [bsk 411, 216.10]
bool is_protected(const Table& table, CardId source, CardId target, Method method);
bool is_protected(const Table& table, const StackEntry& entry);

// Wounds of an attack, or of another trait, after protection and prevention; what was inflicted. [bsk 420]
std::int32_t strike_wounds(Game& game, CardId target, std::int32_t amount, CardId source, Method method,
                           Rule rule);

} // namespace twoseat::berserk
