// Berserk's words of the ability language, and which of its actions are attacks and payments.
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/abilities/wording.h"
#include "engine/berserk/table.h"
#include <vector>

namespace twoseat::berserk {

extern const Lexicon lexicon;
extern const Wording words_en;

// Words about the stack, the last of all actions.
enum class StackWord : std::uint8_t {
  Block,
  Redirect,
  Reduce,     // to a type
  ReduceBlow, // to a number, once
  ReduceTo,   // and always
  Prevent,
  PreventAll,
  Ignore,
  StandIn, // a permanent redirection
  Blocks,  // a permanent block
  BlocksFirst,
  Later,       // a delayed trigger
  ReduceFully, // to a type, with the traits of that
  Vulnerable,  // to a kind of traits
  Unhurt,      // by a kind of traits
  Acts,        // so many times a turn
  Incarnations,
  NotWith, // cards of a class or element
  TwoTerrains,
  PaidGold, // how a price in brackets is paid
  PaidSilver,
  OtherGold, // an alternative cost
  OtherSilver,
  StartsChips, // what it starts the fight with
  StartsLives,
  Can,        // what the rules forbid
  CannotLose, // its player
};
constexpr std::size_t stack_word_count = static_cast<std::size_t>(StackWord::CannotLose) + 1;
std::vector<ActionWord> stack_words();
std::uint16_t number_of(StackWord word);
inline bool is_word(std::uint16_t action, StackWord word) {
  return action == number_of(word);
}
constexpr std::uint32_t role_states = 0x3E8000;    // from "attacking" on, without "neutral"
bool asks_for_roles(const script::Select& select); // which change while an attack is under way
constexpr std::uint16_t answering_condition = 0, strength_condition = 1; // in lexicon.cpp's list

std::span<const ActionWord> action_words();
bool is_attack_action(std::uint16_t action); // shot, throw, discharge ... [bsk 401]
Method attack_method(std::uint16_t action);
bool is_close_action(std::uint16_t action);
bool is_chips_action(std::uint16_t action);
bool is_control_action(std::uint16_t action);
bool is_wound_action(std::uint16_t action);
bool is_suffer_action(std::uint16_t action); // a card wounds itself [bsk G30.1]
CellFor cell_of_action(std::uint16_t action);
constexpr std::uint16_t spell_keyword = 1; // in lexicon.cpp's list

} // namespace twoseat::berserk
