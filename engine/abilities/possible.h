// What of an ability can be carried out now: which cards may be chosen, what can be paid, what would do nothing.
// Never by what is hidden from somebody: whether that helps must not show.
#pragma once
#include "engine/abilities/run.h"

namespace twoseat {

inline constexpr std::size_t most_of_cost = 64; // parts of one; two abilities may be paid for together

inline const script::Ability& ability_of(const Table& table, const Effect& effect) {
  return table.book.script.abilities[effect.ability];
}
inline script::Index end_of(const script::Ability& ability) {
  return static_cast<script::Index>(ability.first + ability.size);
}

// Whether its cost begins with the choice of X.
inline bool chooses_x(const Rulebook& book, const script::Ability& ability) {
  return ability.cost_size > 0 && book.script.nodes[ability.first].op == script::Op::Declare;
}

// The cards that a choice offers, and whether it may pass over them unseen. [vge 11.8.4]
void candidates(const Table& table, const Context& context, script::Index choice, CardList& cards);

// Whether a card that is meant may be chosen there, and if not, why; the rule where the action says which.
enum class Unfit : std::uint8_t { No, Unchoosable, Spent, Unaffected, Out, Undoable };
struct Fitness {
  Unfit unfit = Unfit::No;
  Rule rule;
};
Fitness fitness_of(const Table& table, const Context& context, script::Index choice, CardId card);
// Whether this action could be done to this card; whether there are as many cards as it speaks of.
bool can_be_done(const Table& table, const script::Node& doing, CardId card);
bool are_all_there(const Table& table, const script::Node& doing, const CardList& cards);
bool may_stay_unfound(const Table& table, const script::Node& choice);

// Of an optional part with a cost: how many nodes that has, whether it can be paid, whether that hangs on hidden cards.
std::size_t cost_of(const Table& table, script::Index may);
bool may_at_all(const Table& table, const Context& context, script::Index may);
// The same of a part of this ability, whose own cost may be paid in another way too.
bool may_at_all(const Table& table, const Context& context, const script::Ability& ability,
                script::Index may);
bool cost_is_hidden(const Table& table, script::Index may);

// What keeps a whole ability from doing anything at all: a condition that is not met, a cost that cannot be paid.
struct Obstacle {
  script::Index condition = 0;
  bool cost = false;
};
Obstacle obstacle_to(const Table& table, const Context& context, const script::Ability& ability);

bool can_do_any(const Table& table, const Context& context, script::Index first, script::Index end);
bool any_option(const Table& table, const Context& context, script::Index options);

// Whether it is one of several options that were chosen already.
bool is_picked(const Table& table, const Context& context, script::Index options, std::uint16_t number);

// Numbers of the options that may be chosen, from 1: what is declared must be possible [bsk 219.2]; else an option may be
// chosen though nothing comes of it, and is used up by that. [vge 11.9.5.1.1] f(number, node)
template <class F>
void each_option(const Table& table, const Context& context, script::Index options, F f) {
  const auto& nodes = table.book.script.nodes;
  const bool declared = table.book.family->lexicon->declared != nullptr;
  const script::Index end = static_cast<script::Index>(options + 1 + nodes[options].size);
  std::uint16_t number = 0;
  for (script::Index child = static_cast<script::Index>(options + 1);
       child < end && nodes[child].op == script::Op::Option;) {
    const script::Index inside = static_cast<script::Index>(child + 1);
    const script::Index next = static_cast<script::Index>(inside + nodes[child].size);
    ++number;
    const bool used =
        (nodes[child].to != 0 && used_up(table, context.source, nodes[child].to, context.seat)) ||
        (nodes[options].variable != 0 && is_picked(table, context, options, number));
    if (!used && (!declared || can_do_any(table, context, inside, next))) f(number, inside);
    child = next;
  }
}

} // namespace twoseat
