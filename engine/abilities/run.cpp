// Resolving one effect: its nodes one after the other, with a stop at every choice. [vge 11.8.3]
#include "engine/abilities/run.h"
#include "engine/abilities/choosing.h"
#include "engine/abilities/lost_objects.h"
#include "engine/abilities/other_ways.h"
#include "engine/abilities/performing.h"
#include "engine/abilities/possible.h"
#include "engine/abilities/repeating.h"
#include "engine/abilities/statements.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/information.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Node;
using script::Op;

enum class EffectStep : std::uint8_t { Run, Again, Choice };

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}
std::size_t top_effect(const Match& match) {
  return match.effects.size() - 1;
}

// --- Costs: what each part takes is decided first; then all of them are paid. [vge 7.10.2, 11.7.1] Or part by part. [dbs 8-4-2-1]

bool is_part(const Node& node, Op op) {
  return node.cost && node.op == op;
}

// Whether something is still to be decided behind this part of a cost.
bool decides_later(const Game& game, const Effect& effect) {
  const auto& nodes = game.book.script.nodes;
  const script::Index end = end_of(ability_of(game, effect));
  for (script::Index at = effect.at; at < end && nodes[at].cost; ++at)
    if (nodes[at].op != Op::Do) return true;
  return false;
}

// True if this part is passed over for now: it is to be paid later, or was decided before.
bool passes_over(const Game& game, Effect& effect, const Node& node) {
  if (!node.cost || lexicon(game).costs_in_order) return false;
  if ((effect.flags & effect_pays) != 0) return node.op != Op::Do;
  if ((effect.flags & effect_decides) == 0 && is_part(node, Op::Do) && decides_later(game, effect))
    effect.flags |= effect_decides;
  return (effect.flags & effect_decides) != 0 && node.op == Op::Do;
}

// Behind the last part of a cost: back to its first to pay it, or on.
void begin_paying(const Game& game, Effect& effect) {
  constexpr unsigned stages = effect_decides | effect_pays;
  if ((effect.flags & stages) == 0) return;
  const auto& nodes = game.book.script.nodes;
  const script::Ability& ability = ability_of(game, effect);
  if (effect.at < end_of(ability) && nodes[effect.at].cost) return;
  const bool decided = (effect.flags & effect_decides) != 0;
  effect.flags = static_cast<std::uint8_t>(effect.flags & ~stages);
  if (!decided) return;
  effect.flags |= effect_pays;
  while (effect.at > ability.first && nodes[effect.at - 1U].cost)
    --effect.at;
}

// --- The walk -------------------------------------------------------------------------------------------------

// An icon counts if anything has changed; where it is said in words, also if nothing could have been paid for it.
// [vge 12.3.2.3, 11.2.1.1.1, 11.2.1.1.2]
bool uses_it_up(const Table& table, const Effect& done) {
  const script::Ability& ability = ability_of(table, done);
  if (is_paid_once_a_turn(table, ability)) return (done.flags & effect_changed) != 0;
  if (ability.limit == script::Limit::None) return false;
  if (customs(table).limits_hold_though_unmet) return true; // [vgi 8.1.1.1.2.1, 8.1.1.2.3.1]
  const bool costs_nothing = ability.kind == script::Kind::Activated &&
                             (ability.cost_size == 0 || loses_costs(table, done.source.card));
  return (done.flags & effect_changed) != 0 || (ability.clause && costs_nothing);
}

// A card that was shuffled away meanwhile is hidden already. [vge 7.10.3.1]
void hide_again(Match& match, std::size_t effect) {
  for (const Bound& bound : match.bound)
    if (bound.effect == effect && bound.variable == revealed_cards && bound.card.left == Left::No) {
      Card& card = match[bound.card.card];
      card.shown_to = static_cast<Viewers>(card.shown_to & bound.spare);
    }
}

void end_effect(Game& game, std::size_t effect) {
  const Effect done = game.match.effects[effect];
  if ((done.flags & effect_paid) == 0 && uses_it_up(game, done))
    use_up(game, done.source, done.ability, done.seat);
  if (over(game.match)) return;
  hide_again(game.match, effect);
  game.match.bound.remove_if([&](const Bound& bound) { return bound.effect == effect; });
  game.match.effects.pop();
  finish(game);
  if (lexicon(game).resolved != nullptr) lexicon(game).resolved(game, done);
}

// Handles the node that comes next. True when the walk must stop here for now.
bool walk(Game& game, Frame& frame, std::size_t effect) {
  Effect& running = game.match.effects[effect];
  const Node& node = node_at(game, running);
  const auto skip = [&] { running.at = static_cast<script::Index>(running.at + 1 + node.size); };
  const auto step = [&] { ++running.at; };
  if (passes_over(game, running, node)) return step(), false;
  switch (node.op) {
  case Op::Choose:
    if (must_ask(game, effect)) return go(frame, EffectStep::Choice), true;
    end_choice(game, effect);
    return false;
  case Op::Sort:
    if (must_sort(game, effect)) return go(frame, EffectStep::Choice), true;
    step();
    return false;
  case Op::May:
    if (may_at_all(game, context_of(game.match, effect), ability_of(game, running), running.at) ||
        cost_is_hidden(game, running.at))
      return go(frame, EffectStep::Choice), true;
    skip();
    return false;
  case Op::Options:
    if (any_option(game, context_of(game.match, effect), running.at))
      return go(frame, EffectStep::Choice), true;
    skip();
    return false;
  case Op::Option: skip(); return false;
  case Op::Declare: return go(frame, EffectStep::Choice), true;
  case Op::Paid:
    pay_for_below(game, effect);
    step();
    return false;
  case Op::Repeat: begin_repeating(game, effect) ? step() : skip(); return false;
  case Op::Again:
    if (node.variable != 0)
      next_option(game, effect, static_cast<script::Index>(running.at - node.to));
    else
      repeat(game, effect);
    return false;
  case Op::List:
    fix_items(game, effect);
    step();
    return false;
  case Op::Item: (running.picks >> node.variable & 1U) != 0 ? step() : skip(); return false;
  case Op::If:
    if (holds(game, context_of(game.match, effect), node.condition)) {
      step();
    } else {
      skip();
      if (running.at < game.book.script.nodes.size() && node_at(game, running).op == Op::Else) step();
    }
    return false;
  case Op::Else: skip(); return false;
  case Op::Do: {
    step();
    const std::size_t depth = game.match.stack.size();
    perform(game, effect, node);
    const bool alone =
        may_concern(game, replacing_topic); // a step of its own, for it may be replaced [vge 11.12.1]
    return over(game.match) || game.match.stack.size() != depth || alone;
  }
  }
  return true;
}

} // namespace

namespace {

// Of two effects that pay together, the one that has paid lets the other come up: the costs first, then the rest.
void take_turns(Game& game, std::size_t effect) {
  Match& match = game.match;
  Effect& running = match.effects[effect];
  const script::Ability& ability = ability_of(game, running);
  if (effect == 0 || (running.flags & effect_paired) == 0 || running.at < ability.first + ability.cost_size)
    return;
  running.flags = static_cast<std::uint8_t>(running.flags & ~effect_paired);
  std::swap(match.effects[effect], match.effects[effect - 1]);
  for (Bound& bound : match.bound)
    if (bound.effect == effect || bound.effect + 1U == effect)
      bound.effect = static_cast<std::uint8_t>(2 * effect - 1 - bound.effect);
}

} // namespace

// What a declaration consists of: targets, and whether there are any.
static bool is_declared(const Node& node) {
  return (node.op == Op::Choose && !node.late) || node.op == Op::If || node.op == Op::Else ||
         node.op == Op::May || node.op == Op::Declare;
}

static void declare_effect(Game& game, Frame& frame, std::size_t effect) {
  const auto is_next = [&] {
    Effect& running = game.match.effects[effect];
    const script::Ability& ability = ability_of(game, running);
    if (running.at == ability.first + 1 && ability.cost_size > 1) // X is chosen, and paid later
      running.at = static_cast<script::Index>(ability.first + ability.cost_size);
    return running.at < end_of(ability_of(game, running)) && is_declared(node_at(game, running));
  };
  while (is_next())
    if (walk(game, frame, effect)) return;
  if (over(game.match)) return;
  finish(game);
  lexicon(game).declared(game, effect);
}

// Behind the cost. That of an automatic ability may be declined: it lies inside a May, perhaps behind a condition. What
// one may pay in the text of any other is no cost of its own. [dbs 8-4-1, 8-5-2-5-1]
static std::size_t begin_of_text(const Table& table, const script::Ability& ability) {
  if (ability.kind != script::Kind::Automatic) return ability.first + ability.cost_size;
  const auto& nodes = table.book.script.nodes;
  const std::size_t end = end_of(ability);
  std::size_t at = ability.first;
  while (at < end && (nodes[at].op == Op::If || nodes[at].op == Op::May) && at + 1 + nodes[at].size == end)
    ++at;
  if (ability.cost_size > 0 || at == end || !nodes[at].cost) return ability.first + ability.cost_size;
  while (at < end && nodes[at].cost)
    ++at;
  return at;
}

// The card as it was when the ability was played: what its own cost has moved is another one by now. [dbs 3-1-4]
static Reference as_played(Reference source) {
  if (source.left == Left::Followed) --source.generation;
  return source;
}

// Between the cost and the text, once. True when the walk must stop here for now.
static bool pause_when_paid(Game& game, std::size_t effect) {
  Effect& running = game.match.effects[effect];
  constexpr unsigned paying = effect_paid | effect_decides | effect_pays;
  if (lexicon(game).paid == nullptr || (running.flags & paying) != 0 ||
      running.at < begin_of_text(game, ability_of(game, running)))
    return false;
  running.flags |= effect_paid;
  const std::size_t depth = game.match.stack.size();
  lexicon(game).paid(game, effect);
  if (over(game.match)) return true;
  const Effect played = game.match.effects[effect];
  if (uses_it_up(game, played)) use_up(game, as_played(played.source), played.ability, played.seat);
  return over(game.match) || game.match.stack.size() != depth;
}

// A requirement that is the effect's is looked at once, before its text. [vgi 8.1.1.1.2.2]
static bool is_unmet(const Table& table, std::size_t effect) {
  const Effect& running = table.match.effects[effect];
  const script::Ability& ability = ability_of(table, running);
  return ability.kind == script::Kind::Activated && ability.condition != 0 && !must_be_met(table, ability) &&
         running.at == ability.first + ability.cost_size &&
         !holds(table, context_of(table.match, effect), ability.condition);
}

void break_off(Game& game, std::size_t effect) {
  Effect& running = game.match.effects[effect];
  running.at = end_of(ability_of(game, running));
}

// What is left when all of its text was carried out. True when the walk must stop here for now.
static bool pause_at_end(Game& game, std::size_t effect) {
  return lexicon(game).ends != nullptr && lexicon(game).ends(game, effect);
}

void run_effect(Game& game, Frame& frame) {
  const std::size_t effect = top_effect(game.match);
  const bool is_way = ability_of(game, game.match.effects[effect]).kind == script::Kind::OtherCost;
  if (is_way && is_no_longer_owed(game, effect)) return end_effect(game, effect);
  const auto part = static_cast<Part>(frame.locals[0]);
  if (part == Part::Declaration && lexicon(game).declared != nullptr)
    return declare_effect(game, frame, effect);
  const auto goes_on = [&] {
    begin_paying(game, game.match.effects[effect]);
    take_turns(game, effect);
    take_turns(game, effect); // the one that came up may have nothing to pay
    const Effect& running = game.match.effects[effect];
    const script::Ability& ability = ability_of(game, running);
    return running.at < (part == Part::Cost ? ability.first + ability.cost_size : end_of(ability));
  };
  while (goes_on()) {
    if (is_unmet(game, effect))
      break_off(game, effect);
    else if (pause_when_paid(game, effect) || walk(game, frame, effect))
      return;
  }
  if (part != Part::Cost && pause_at_end(game, effect)) return;
  end_effect(game, effect);
}

void run_on(Game&, Frame& frame) {
  go(frame, EffectStep::Run);
}

void ask_choice(const Table& table, const Frame&, Decision& decision) {
  const std::size_t effect = top_effect(table.match);
  switch (node_at(table, table.match.effects[effect]).op) {
  case Op::May: return ask_may(table, effect, decision);
  case Op::Options: return ask_option(table, effect, decision);
  case Op::Sort: return ask_next(table, effect, decision);
  case Op::Declare: return ask_name(table, effect, decision);
  default: return ask_cards(table, effect, decision);
  }
}

void take_choice(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const std::size_t effect = top_effect(game.match);
  go(frame, EffectStep::Run);
  switch (node_at(game, game.match.effects[effect]).op) {
  case Op::May: return take_may(game, effect, decision, answer);
  case Op::Options: return take_option(game, effect, decision, answer);
  case Op::Sort: return take_next(game, effect, decision, answer);
  case Op::Declare: return take_name(game, effect, decision, answer);
  default: return take_cards(game, effect, decision, answer);
  }
}

void use_up(Game& game, const Reference& source, std::uint16_t number, Seat seat) {
  const script::Ability& ability = game.book.script.abilities[number];
  const Duration span = ability.limit == script::Limit::Game ? Duration::Game : Duration::Turn;
  if (!game.match.uses.push({source.card, source.generation, number, seat, span}))
    return stop(game.match, Flaw::TooManyModifications);
  if (ability.uses != 1 && !used_up(game, source.card, number, seat)) return;
  game.match.standby.remove_if([&](const Standby& waiting) { // further instances are cancelled [vge 12.2]
    if (waiting.seat == seat && waiting.ability != 0 && is_paid_once_a_turn(game, ability))
      return is_paid_once_a_turn(game, game.book.script.abilities[waiting.ability]);
    const bool own = waiting.source.card == source.card && waiting.source.generation == source.generation;
    return waiting.ability == number && (own || (ability.in_total && waiting.seat == seat));
  });
  if (ability.when.at_once != 0) forget_unneeded(game.match);
}

void bind(Game& game, int effect, std::uint8_t variable, CardId card) {
  Bound bound;
  bound.card = refer(game.match, card);
  bound.effect = static_cast<std::uint8_t>(effect);
  bound.variable = variable;
  if (!game.match.bound.push(bound)) stop(game.match, Flaw::TooManyRelations);
}

void modify_by(Game& game, int effect, const Modification& modification) {
  Match& match = game.match;
  const std::size_t before = match.modifications.size();
  modify(game, modification);
  if (effect < 0 || over(match) || match.modifications.size() == before) return;
  std::uint16_t& stamp = match.modifications.back().stamp;
  for (const Bound& bound : match.bound)
    if (bound.effect == effect && bound.variable == effect_stamp) {
      stamp = bound.spare;
      return;
    }
  bind(game, effect, effect_stamp, match.effects[static_cast<std::size_t>(effect)].source.card);
  if (!over(match)) match.bound.back().spare = stamp;
}

void reveal_meanwhile(Game& game, std::size_t effect, CardId card, std::uint16_t cause, Rule rule) {
  Bound bound;
  bound.card = refer(game.match, card);
  bound.effect = static_cast<std::uint8_t>(effect);
  bound.variable = revealed_cards;
  bound.spare = game.match[card].shown_to;
  if (bound.spare != everybody && !game.match.bound.push(bound))
    return stop(game.match, Flaw::TooManyRelations);
  reveal(game, card, cause, rule);
}

void clear_variable(Match& match, int effect, std::uint8_t variable) {
  match.bound.remove_if(
      [&](const Bound& bound) { return bound.effect == effect && bound.variable == variable; });
}

// No duration: the whole game. The opponent's turn is the one under way, or else the next. [vge 11.3.1.2]
Duration until(const Game& game, const Doing& doing) {
  const Seat seat = doing.context.seat;
  const bool ours = game.match.turn_player == seat;
  switch (static_cast<script::Until>(doing.node.until)) {
  case script::Until::Turn: return Duration::Turn;
  case script::Until::Battle: return Duration::Battle;
  case script::Until::OpponentsTurn: return ours ? next_turn_of(other(seat)) : Duration::Turn;
  case script::Until::ThatAttack: return Duration::ThatAttack;
  case script::Until::MainPhase: return Duration::MainPhase;
  case script::Until::YourNextTurn: return next_turn_of(seat);
  default: return Duration::Game;
  }
}

} // namespace twoseat
