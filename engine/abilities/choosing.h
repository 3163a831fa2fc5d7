// The questions of an effect under way: cards, their order, whether, and which.
#pragma once
#include "engine/abilities/run.h"
#include <algorithm>

namespace twoseat {

inline const script::Node& node_at(const Table& table, const Effect& effect) {
  return table.book.script.nodes[effect.at];
}

// What was chosen so far for a variable of this effect.
inline bool is_chosen(const Match& match, std::size_t effect, std::uint8_t variable, CardId card) {
  return std::any_of(match.bound.begin(), match.bound.end(), [&](const Bound& bound) {
    return bound.effect == effect && bound.variable == variable && bound.card.card == card;
  });
}
inline std::size_t chosen_yet(const Match& match, std::size_t effect, std::uint8_t variable) {
  return static_cast<std::size_t>(
      std::count_if(match.bound.begin(), match.bound.end(), [&](const Bound& bound) {
        return bound.effect == effect && bound.variable == variable;
      }));
}

Seat chooser(const Table& table,
             std::size_t effect); // where both choose, the turn player does first [vge 1.3.4]

// True when the question has to be put; otherwise it was settled. `effect`: its number in Match::effects.
bool must_ask(Game& game, std::size_t effect);
void ask_cards(const Table& table, std::size_t effect, Decision& decision);
void take_cards(Game& game, std::size_t effect, const Decision& decision, const Answer& answer);
void end_choice(Game& game,
                std::size_t effect); // where both players choose, the other one's turn comes first

bool must_sort(Game& game, std::size_t effect); // sorting.cpp
void ask_next(const Table& table, std::size_t effect, Decision& decision);
void take_next(Game& game, std::size_t effect, const Decision& decision, const Answer& answer);

void ask_name(const Table& table, std::size_t effect, Decision& decision); // declaring [vge 7.13]
void take_name(Game& game, std::size_t effect, const Decision& decision, const Answer& answer);

void ask_may(const Table& table, std::size_t effect, Decision& decision);
void take_may(Game& game, std::size_t effect, const Decision& decision, const Answer& answer);
void ask_option(const Table& table, std::size_t effect, Decision& decision);
void take_option(Game& game, std::size_t effect, const Decision& decision, const Answer& answer);

void next_option(Game& game, std::size_t effect, script::Index options); // of several that were chosen

void fix_items(Game& game, std::size_t effect); // of a list

} // namespace twoseat
