// Legality: whether what was declared may be carried out still, looked at before each of its objects; and what of it is
// left out. [bsk G36, 409.2, 423]
#include "engine/abilities/possible.h"
#include "engine/abilities/repeating.h"
#include "engine/berserk/chain.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/replies.h"
#include "engine/berserk/rule_abilities.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

// --- Targets --------------------------------------------------------------------------------------------------------

bool is_target(const Bound& bound, std::size_t effect) {
  return bound.effect == effect && bound.variable < own_variables;
}

// f(its number, the node) for every choice of targets of a text, until it says so.
template <class F>
bool any_choice(const Table& table, const script::Ability& ability, F f) {
  for (std::size_t i = ability.cost_size; i < ability.size; ++i) {
    const auto at = static_cast<script::Index>(ability.first + i);
    const script::Node& node = table.book.script.nodes[at];
    if (node.op == script::Op::Choose && !node.late && f(at, node)) return true;
  }
  return false;
}

// What the text asks for, and could be done to. Nothing lies in any way to a source that is gone.
bool is_meant(const Table& table, const Context& context, script::Index choice, CardId card) {
  const script::Select& select = table.book.script.selects[table.book.script.nodes[choice].select];
  const Reference& source = table.match.effects[static_cast<std::size_t>(context.effect)].source;
  const bool asks = select.noun == script::Noun::Filter && !asks_for_roles(select) &&
                    source.generation == table.match[source.card].generation;
  if (asks && !fits(table, context, select, card)) return false;
  const Unfit unfit = fitness_of(table, context, choice, card).unfit;
  return unfit != Unfit::Unchoosable && unfit != Unfit::Undoable;
}

// Whoever redirects says which card is the target, and needs not be what the text asks for. [bsk 412.5]
bool is_redirected_to(const Match& match, const Bound& bound) {
  return std::any_of(match.entries.begin(), match.entries.end(), [&](const StackEntry& entry) {
    return entry.effect == bound.effect + 1U && has(entry, Flag::Redirected) &&
           entry.target == bound.card.card;
  });
}

bool is_legal(const Table& table, const Bound& bound) {
  const Match& match = table.match;
  const CardId card = bound.card.card;
  const script::Ability& ability = table.book.script.abilities[match.effects[bound.effect].ability];
  const bool there = match[card].generation == bound.card.generation,
             redirected = is_redirected_to(match, bound);
  const Context context = context_of(match, bound.effect);
  bool chosen = false;
  const bool meant = any_choice(table, ability, [&](script::Index choice, const script::Node& node) {
    if (node.variable != bound.variable) return false;
    chosen = true;
    return there && (redirected || is_meant(table, context, choice, card));
  });
  return meant || !chosen;
}

bool is_done_to_targets(const Table& table, const script::Ability& ability, const script::Node& doing) {
  const script::Select& select = table.book.script.selects[doing.select];
  return select.noun == script::Noun::Variable &&
         any_choice(table, ability, [&](script::Index, const script::Node& choice) {
           return choice.variable == select.variable;
         });
}

} // namespace

// All that it would do was to be done with targets, none of which is legal any more; of an attack only who is attacked
// counts. [bsk 103.4, 423.3, doubt 7]
bool has_lost_its_targets(const Table& table, const StackEntry& entry) {
  if (entry.effect == 0) return false;
  const script::Ability& ability = table.book.script.abilities[entry.ability];
  const script::Node* attack = attack_of(table, entry);
  bool any = false, legal = false;
  for (std::size_t i = ability.cost_size; i < ability.size; ++i) {
    const script::Node& node = table.book.script.nodes[ability.first + i];
    if (node.op != script::Op::Do || (attack != nullptr && attack != &node)) continue;
    if (!is_done_to_targets(table, ability, node)) return false;
    for (const Bound& bound : table.match.bound) {
      if (bound.effect + 1U != entry.effect ||
          bound.variable != table.book.script.selects[node.select].variable)
        continue;
      any = true;
      legal = legal || is_legal(table, bound);
    }
  }
  return any && !legal;
}

namespace {

// Attacked is what its event was about, and nothing that was chosen.
bool has_lost_its_event(const Table& table, const StackEntry& entry) {
  const script::Node* attack = attack_of(table, entry);
  if (attack == nullptr || !entry.target ||
      is_done_to_targets(table, table.book.script.abilities[entry.ability], *attack))
    return false;
  return !is_target_there(table.match, entry) || !in_squad(table.match, entry.target);
}

// --- What guards say ------------------------------------------------------------------------------------------------

// What was declared is the reason for these itself, and whose it is was fixed with it. [bsk 400.1a]
constexpr Why settled[] = {Why::NotYourTurn, Why::StackNotEmpty, Why::NotMainPhase, Why::Pledged,
                           Why::NotYours};

bool is_allowed_still(const Reasons& reasons, bool redirected = false) {
  return std::all_of(reasons.begin(), reasons.end(), [&](const Reason& reason) {
    const auto why = static_cast<Why>(reason.text);
    return std::find(std::begin(settled), std::end(settled), why) != std::end(settled) ||
           (redirected && why == Why::HasCache); // it forbids to be the first target [bsk 400.2a, D47.2]
  });
}

template <class Guard, class... What>
bool forbids(Guard guard, const Table& table, const StackEntry& entry, What... what) {
  Reasons reasons;
  guard(table, entry.seat, entry.source, what..., reasons);
  return !is_allowed_still(reasons);
}

bool is_illegal_strike(const Table& table, const StackEntry& entry) {
  if (!is_target_there(table.match, entry) || forbids(may_attack_with, table, entry)) return true;
  Reasons reasons;
  may_be_struck(table, entry.source, entry.target, reasons);
  return !is_allowed_still(reasons, has(entry, Flag::Redirected));
}

bool is_illegal_defender(const Table& table, const StackEntry& entry) {
  if (!is_open(table.match, entry.source) || !can_redirect(table.match)) return true;
  Reasons reasons;
  may_step_in(table, *answered(table.match), entry.source, reasons);
  return !reasons.empty();
}

// A triggered one is executed wherever its source is. [bsk 405.4]
bool is_illegal_trait(const Table& table, const StackEntry& entry) {
  const Match& match = table.match;
  const bool there = is_source_there(match, entry);
  if (is_destruction(table, entry.ability)) // healed in time: it is illegal [bsk 402.3c]
    return !there || !in_squad(match, entry.source) ||
           (is_by_wounds(at(entry, Slot::Value)) && lives(table, entry.source) > 0);
  if (has_lost_its_event(table, entry) || has_lost_its_targets(table, entry)) return true;
  if (is_cell(entry.place) && !is_free(match, entry.place)) return true; // [bsk D7.7, D8.9]
  if (reply_of(table.book, entry.ability) == Reply::Redirection && !can_redirect(match)) return true;
  const bool playable = table.book.script.abilities[entry.ability].kind == script::Kind::Activated;
  if (!there || (playable && comes_to_nothing(table, entry))) return playable;
  if (cannot_attack_by(table, entry)) return true;
  const int chips = chips_owed(table, entry); // [bsk 412.4]
  return (closes(table, entry) && !is_open(match, entry.source)) ||
         (chips > 0 && chips_for(table, entry.source) < chips);
}

} // namespace

bool is_illegal(const Table& table, const StackEntry& entry) {
  const Match& match = table.match;
  const auto kind = static_cast<Entry>(entry.kind);
  if (kind == Entry::Ability) return is_illegal_trait(table, entry);
  if (!is_source_there(match, entry) || !in_squad(match, entry.source)) return true;
  switch (kind) {
  case Entry::Strike: return is_illegal_strike(table, entry);
  case Entry::Move: return forbids(may_move, table, entry, entry.place);
  case Entry::Jump:
    return forbids(may_jump_at_all, table, entry) || !may_enter(table, entry.source, entry.place);
  case Entry::Swap: return !is_target_there(match, entry) || forbids(may_swap, table, entry, entry.target);
  case Entry::Chip: return forbids(may_take_chip, table, entry);
  case Entry::Reach: return forbids(may_reach, table, entry);
  case Entry::Defender: return is_illegal_defender(table, entry);
  case Entry::Ability: break;
  }
  return false;
}

// The first of those that are left is the target now. [bsk 423.3]
bool leave_out_illegal(Game& game, std::size_t effect) {
  Match& match = game.match;
  const std::size_t before = match.bound.size();
  match.bound.remove_if(
      [&](const Bound& bound) { return is_target(bound, effect) && !is_legal(game, bound); });
  if (match.bound.size() == before) return true;
  const auto first = std::find_if(match.bound.begin(), match.bound.end(),
                                  [&](const Bound& bound) { return is_target(bound, effect); });
  for (StackEntry& entry : match.entries) {
    if (entry.effect != effect + 1U || first == match.bound.end()) continue;
    const bool stays = std::any_of(first, match.bound.end(), [&](const Bound& bound) {
      return is_target(bound, effect) && bound.card.card == entry.target;
    });
    if (stays) break;
    entry.target = first->card.card;
    entry.target_generation = first->card.generation;
  }
  return first != match.bound.end();
}

} // namespace twoseat::berserk
