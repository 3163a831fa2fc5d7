// Berserk's words of the ability language, and which of its actions are attacks and payments.
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/abilities/wording.h"
#include "engine/berserk/table.h"

namespace twoseat::berserk {

extern const Lexicon lexicon;
extern const Wording words_en, words_ms, words_it, words_id;

std::span<const ActionWord> action_words();
bool is_attack_action(std::uint16_t action); // shot, throw, discharge ... [bsk 401]
Method attack_method(std::uint16_t action);
bool is_close_action(std::uint16_t action);
bool is_chips_action(std::uint16_t action);
CellFor cell_of_action(std::uint16_t action);
constexpr std::uint16_t spell_keyword = 1; // in lexicon.cpp's list

} // namespace twoseat::berserk
