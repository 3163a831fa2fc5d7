// Resolving one effect: its nodes one after the other, with a stop at every choice. [vge 11.8.3]
#include "engine/abilities/run.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Node;
using script::Op;

enum class EffectStep : std::uint8_t { Run, Again, Choice };

// The variable that holds what the effect has revealed; Bound::spare is who was shown it before.
constexpr std::uint8_t revealed_cards = 255;

// Bits of Effect::flags.
constexpr std::uint8_t changed = 1;  // it has changed the state of the game [vge 12.2]
constexpr std::uint8_t one_more = 2; // the rest counts how often "up to" so many was done already
constexpr std::int32_t most_times = 127;

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}
const script::Ability& ability_of(const Table& table, const Effect& effect) {
  return table.book.script.abilities[effect.ability];
}
const Node& node_at(const Table& table, const Effect& effect) {
  return table.book.script.nodes[effect.at];
}
std::size_t top_effect(const Match& match) {
  return match.effects.size() - 1;
}
script::Index end_of(const script::Ability& ability) {
  return static_cast<script::Index>(ability.first + ability.size);
}
Seat chooser(const Context& context, const Node& node) {
  return node.side == script::Side::Opponent ? other(context.seat) : context.seat;
}

// --- Choosing -------------------------------------------------------------------------------------------------

// The action that takes what this node chooses: only cards it can be done to may be chosen for a cost.
const ActionWord* consumer(const Table& table, script::Index choose) {
  const auto& nodes = table.book.script.nodes;
  const Node& node = nodes[choose];
  for (std::size_t i = choose + 1U; i < nodes.size() && i < choose + 12U; ++i) {
    const Node& later = nodes[i];
    if (later.op != Op::Do || later.select == 0) continue;
    const script::Select& select = table.book.script.selects[later.select];
    if (select.noun == script::Noun::Variable && select.variable == node.variable)
      return &lexicon(table).actions[later.action];
  }
  return nullptr;
}

void candidates(const Table& table, const Context& context, script::Index at, CardList& cards) {
  const Node& node = table.book.script.nodes[at];
  CardList all;
  select(table, context, node.select, all);
  const ActionWord* use = node.cost ? consumer(table, at) : nullptr;
  const auto choosable = lexicon(table).choosable;
  for (const CardId card : all) {
    if (choosable != nullptr && !choosable(table, context, card)) continue;
    if (use == nullptr || use->can == nullptr || use->can(table, card)) cards.push(card);
  }
}

// Whether cards are asked for by what they are while somebody cannot see them: they may then stay unfound, and whether
// there are any must not show. [vge 11.8.4.1.4]
bool may_stay_unfound(const Table& table, const Node& node) {
  const script::Select& select = table.book.script.selects[node.select];
  const bool by_information = select.has_range || select.name != 0 || select.not_name != 0 ||
                              select.tag != 0 || select.marks != 0 || select.any_marks != 0 ||
                              select.no_marks != 0 || select.same_name_as != 0;
  const bool looked_at = select.noun == script::Noun::Variable;
  return by_information && (looked_at || lexicon(table).places[select.place_word].hidden);
}

struct Limits {
  std::size_t min = 0, max = 0;
};

// A number is as many as possible and never fewer by will; a hidden card that must fit may stay unfound. [vge 11.8.3]
Limits limits_of(const Table& table, const Context& context, const Node& node, std::size_t there) {
  const std::int32_t wanted = amount(table, context, node.amount);
  const std::size_t most = wanted < 0 ? 0 : static_cast<std::size_t>(wanted);
  Limits limits;
  limits.max = std::min({most, there, Answer::most_picks});
  limits.min = node.up_to ? 0 : limits.max;
  if (node.all_or_none && there < most) return {0, 0}; // [vge 7.24.3, 7.25.3]
  if (!node.cost && may_stay_unfound(table, node)) limits.min = 0;
  return limits;
}

bool lies_open(const Table& table, CardId card) {
  return table.book.family->may_look(table.match, table.match[card]) == everybody;
}

// True when the choice has to be put to its player; otherwise it was settled.
bool must_ask(Game& game, std::size_t effect) {
  Effect& running = game.match.effects[effect];
  const Node& node = node_at(game, running);
  const Context context = context_of(game.match, effect);
  CardList cards;
  candidates(game, context, running.at, cards);
  const Limits limits = limits_of(game, context, node, cards.size());
  if (!node.cost && may_stay_unfound(game, node)) return true;
  if (limits.max == 0 && (cards.empty() || limits.min == 0)) return false;
  const bool forced = limits.min == cards.size() && limits.max == cards.size();
  if (!forced) return true;
  for (const CardId card : cards)
    bind(game, static_cast<int>(effect), node.variable, card);
  return false;
}

void ask_cards(const Table& table, std::size_t effect, Decision& decision) {
  const Effect& running = table.match.effects[effect];
  const Node& node = node_at(table, running);
  const Context context = context_of(table.match, effect);
  const Lexicon& words = lexicon(table);
  CardList cards;
  candidates(table, context, running.at, cards);
  const Limits limits = limits_of(table, context, node, cards.size());
  decision.seat = chooser(context, node);
  decision.question = words.choice_question;
  decision.rule = words.choose_rule;
  decision.begin(words.choose, words.choose_rule, std::max<std::size_t>(limits.min, 1), limits.max);
  for (const CardId card : cards) {
    const bool open = lies_open(table, card);
    decision.add({words.choose, {}, open ? CardId{} : card, open ? card : CardId{}, 0});
  }
  decision.drop_empty_choice();
  if (limits.min > 0) return;
  decision.begin(words.done, words.choose_rule);
  decision.add({words.done, {}, {}, {}, 0});
}

void take_cards(Game& game, std::size_t effect, const Decision& decision, const Answer& answer) {
  const Node& node = node_at(game, game.match.effects[effect]);
  if (decision.choice(answer).verb != lexicon(game).done)
    for (std::size_t i = 0; i < answer.picks.size(); ++i) {
      const Move& move = decision.picked(answer, i);
      bind(game, static_cast<int>(effect), node.variable, move.card ? move.card : move.target);
    }
  ++game.match.effects[effect].at;
}

// --- Sorting --------------------------------------------------------------------------------------------------

bool is_bound(const Match& match, std::size_t effect, std::uint8_t variable, CardId card) {
  for (const Bound& bound : match.bound)
    if (bound.effect == effect && bound.variable == variable && bound.card.card == card) return true;
  return false;
}

// The cards whose turn has not come yet.
void unsorted(const Table& table, std::size_t effect, CardList& cards) {
  const Node& node = node_at(table, table.match.effects[effect]);
  CardList all;
  select(table, context_of(table.match, effect), node.select, all);
  for (const CardId card : all)
    if (!is_bound(table.match, effect, node.variable, card)) cards.push(card);
}

bool must_sort(Game& game, std::size_t effect) {
  CardList cards;
  unsorted(game, effect, cards);
  if (cards.size() > 1) return true;
  const Node& node = node_at(game, game.match.effects[effect]);
  if (!cards.empty()) bind(game, static_cast<int>(effect), node.variable, cards[0]);
  return false;
}

void ask_next(const Table& table, std::size_t effect, Decision& decision) {
  const Node& node = node_at(table, table.match.effects[effect]);
  const Lexicon& words = lexicon(table);
  CardList cards;
  unsorted(table, effect, cards);
  decision.seat = chooser(context_of(table.match, effect), node);
  decision.question = words.sort_question;
  decision.rule = words.sort_rule;
  decision.begin(words.choose, words.sort_rule);
  for (const CardId card : cards)
    decision.add({words.choose, {}, card, {}, 0});
}

void take_next(Game& game, std::size_t effect, const Decision& decision, const Answer& answer) {
  const Node& node = node_at(game, game.match.effects[effect]);
  bind(game, static_cast<int>(effect), node.variable, decision.picked(answer).card);
}

// --- May, and options -----------------------------------------------------------------------------------------

std::size_t cost_of(const Table& table, script::Index may) {
  const auto& nodes = table.book.script.nodes;
  std::size_t count = 0;
  while (count < nodes[may].size && nodes[may + 1U + count].cost)
    ++count;
  return count;
}

bool may_at_all(const Table& table, const Context& context, script::Index at) {
  return payable(table, context, static_cast<script::Index>(at + 1), cost_of(table, at));
}

// Whether a cost of hidden cards could be paid is nobody else's business: the question is put all the same.
bool cost_is_hidden(const Table& table, script::Index may) {
  for (std::size_t i = 0; i < cost_of(table, may); ++i) {
    const Node& part = table.book.script.nodes[may + 1U + i];
    if (part.op == Op::Choose && may_stay_unfound(table, part)) return true;
  }
  return false;
}

void ask_may(const Table& table, std::size_t effect, Decision& decision) {
  const script::Index at = table.match.effects[effect].at;
  const Node& node = node_at(table, table.match.effects[effect]);
  const Lexicon& words = lexicon(table);
  const Context context = context_of(table.match, effect);
  decision.seat = chooser(context, node);
  decision.question = words.may_question;
  decision.rule = words.may_rule;
  if (may_at_all(table, context, at)) {
    decision.begin(words.yes, words.may_rule);
    decision.add({words.yes, {}, {}, {}, 0});
  }
  decision.begin(words.no, words.may_rule);
  decision.add({words.no, {}, {}, {}, 0});
}

void take_may(Game& game, std::size_t effect, const Decision& decision, const Answer& answer) {
  Effect& running = game.match.effects[effect];
  const Node& node = node_at(game, running);
  const bool yes = decision.choice(answer).verb == lexicon(game).yes;
  running.at = static_cast<script::Index>(running.at + 1 + (yes ? 0 : node.size));
}

// --- What can be carried out ----------------------------------------------------------------------------------

// Whether anything of these nodes could be done. Where that hangs on hidden cards, they might.
bool can_do_any(const Table& table, const Context& context, script::Index first, script::Index end) {
  const auto& script = table.book.script;
  for (script::Index at = first; at < end;) {
    const Node& node = script.nodes[at];
    const script::Index inside = static_cast<script::Index>(at + 1);
    const script::Index after = static_cast<script::Index>(inside + node.size);
    switch (node.op) {
    case Op::Choose: {
      CardList cards;
      candidates(table, context, at, cards);
      if (!cards.empty() || may_stay_unfound(table, node)) return true;
      break;
    }
    case Op::Do: {
      const script::Select& select = script.selects[node.select];
      if (node.select != 0 && select.noun == script::Noun::Variable) break; // its choice was looked at
      const ActionWord& action = lexicon(table).actions[node.action];
      if (node.select == 0) {
        if (action.can_pay == nullptr || action.can_pay(table, context, amount(table, context, node.amount)))
          return true;
        break;
      }
      CardList cards;
      twoseat::select(table, context, node.select, cards);
      if (std::any_of(cards.begin(), cards.end(),
                      [&](CardId card) { return action.can == nullptr || action.can(table, card); }))
        return true;
      break;
    }
    case Op::May:
      if (may_at_all(table, context, at) && can_do_any(table, context, inside, after)) return true;
      break;
    case Op::If:
    case Op::Item:
      if (holds(table, context, node.condition) && can_do_any(table, context, inside, after)) return true;
      break;
    case Op::Options: {
      for (script::Index child = inside; child < after;) {
        const script::Index next = static_cast<script::Index>(child + 1 + script.nodes[child].size);
        if (can_do_any(table, context, static_cast<script::Index>(child + 1), next)) return true;
        child = next;
      }
      break;
    }
    case Op::List:
    case Op::Else:
      if (can_do_any(table, context, inside, after)) return true;
      break;
    case Op::Sort:
    case Op::Option: break;
    }
    at = after;
  }
  return false;
}

// Numbers of the options that can be carried out, from 1. f(number, node)
template <class F>
void each_option(const Table& table, const Context& context, script::Index options, F f) {
  const auto& nodes = table.book.script.nodes;
  const script::Index end = static_cast<script::Index>(options + 1 + nodes[options].size);
  std::uint16_t number = 0;
  for (script::Index child = static_cast<script::Index>(options + 1); child < end;) {
    const script::Index inside = static_cast<script::Index>(child + 1);
    const script::Index next = static_cast<script::Index>(inside + nodes[child].size);
    ++number;
    if (can_do_any(table, context, inside, next)) f(number, inside);
    child = next;
  }
}

bool any_option(const Table& table, const Context& context, script::Index options) {
  bool any = false;
  each_option(table, context, options, [&](std::uint16_t, script::Index) { any = true; });
  return any;
}

void ask_option(const Table& table, std::size_t effect, Decision& decision) {
  const Effect& running = table.match.effects[effect];
  const Node& node = node_at(table, running);
  const Lexicon& words = lexicon(table);
  decision.seat = chooser(context_of(table.match, effect), node);
  decision.question = words.option_question;
  decision.rule = words.option_rule;
  decision.begin(words.option, words.option_rule);
  each_option(table, context_of(table.match, effect), running.at, [&](std::uint16_t number, script::Index) {
    decision.add({words.option, {}, {}, {}, number});
  });
}

// An Option that is met in passing is skipped, so going into one of them is choosing it.
void take_option(Game& game, std::size_t effect, const Decision& decision, const Answer& answer) {
  Effect& running = game.match.effects[effect];
  script::Index child = static_cast<script::Index>(running.at + 1);
  for (std::uint16_t i = 1; i < decision.picked(answer).number; ++i)
    child = static_cast<script::Index>(child + 1 + game.book.script.nodes[child].size);
  running.at = static_cast<script::Index>(child + 1);
}

// --- Lists ------------------------------------------------------------------------------------------------------

// Which items are carried out is fixed before the first of them is. [vge 11.8.3.1.2.1]
void fix_items(Game& game, std::size_t effect) {
  Effect& running = game.match.effects[effect];
  const auto& nodes = game.book.script.nodes;
  const script::Index end = static_cast<script::Index>(running.at + 1 + nodes[running.at].size);
  running.picks = 0;
  for (script::Index item = static_cast<script::Index>(running.at + 1); item < end;) {
    if (holds(game, context_of(game.match, effect), nodes[item].condition))
      running.picks = static_cast<std::uint16_t>(running.picks | 1U << nodes[item].variable);
    item = static_cast<script::Index>(item + 1 + nodes[item].size);
  }
}

// --- Up to so many, one by one [vge 7.6.3] ----------------------------------------------------------------------

bool is_one_by_one(const Table& table, const Node& node) {
  return node.op == Op::Do && node.up_to && lexicon(table).actions[node.action].takes == Takes::Count;
}

bool wants_one_more(const Table& table, std::size_t effect) {
  const Effect& running = table.match.effects[effect];
  const std::int32_t most = amount(table, context_of(table.match, effect), node_at(table, running).amount);
  return running.flags / one_more < std::min(most, most_times);
}

void end_one_by_one(Effect& running) {
  running.flags &= one_more - 1;
  ++running.at;
}

void ask_one_more(const Table& table, std::size_t effect, Decision& decision) {
  const Node& node = node_at(table, table.match.effects[effect]);
  const Lexicon& words = lexicon(table);
  decision.seat = chooser(context_of(table.match, effect), node);
  decision.question = words.may_question;
  decision.rule = words.one_more_rule;
  for (const std::uint8_t verb : {words.yes, words.no}) {
    decision.begin(verb, words.one_more_rule);
    decision.add({verb, {}, {}, {}, 0});
  }
}

// --- Doing ----------------------------------------------------------------------------------------------------

void tell_did(Game& game, const Context& context, const Node& node) {
  Event event;
  event.kind = EventKind::Did;
  event.seat = context.seat;
  event.cause = lexicon(game).effect_cause;
  event.amount = node.action;
  event.rule = lexicon(game).play_rule;
  game.tell(event);
}

bool perform(Game& game, std::size_t effect, const Node& node, std::int32_t number) {
  const Context context = context_of(game.match, effect);
  CardList cards;
  if (node.select != 0) select(game, context, node.select, cards);
  Doing doing{node,
              context,
              node.side == script::Side::Opponent ? other(context.seat) : context.seat,
              {cards.begin(), cards.size()},
              number};
  const ActionWord& action = lexicon(game).actions[node.action];
  bool did = false;
  {
    Together at_once(game);
    did = action.run(game, doing);
  }
  if (over(game.match) || game.match.effects.size() <= effect) return did;
  if (did) game.match.effects[effect].flags |= changed;
  if (game.events != nullptr) tell_did(game, context, node);
  for (const CardId card : cards)
    follow(game.match, static_cast<std::uint8_t>(effect), card);
  return did;
}

void take_one_more(Game& game, std::size_t effect, const Decision& decision, const Answer& answer) {
  const Node& node = node_at(game, game.match.effects[effect]);
  const bool yes = decision.choice(answer).verb == lexicon(game).yes;
  if (!yes || !perform(game, effect, node, 1)) return end_one_by_one(game.match.effects[effect]);
  game.match.effects[effect].flags = static_cast<std::uint8_t>(game.match.effects[effect].flags + one_more);
}

// --- The walk -------------------------------------------------------------------------------------------------

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
  const script::Ability& ability = ability_of(game, done);
  if (ability.limit != script::Limit::None && (done.flags & changed) != 0) {
    const Duration span = ability.limit == script::Limit::Turn ? Duration::Turn : Duration::Game;
    const Use use{done.source.card, done.source.generation, done.ability, done.seat, span};
    if (!game.match.uses.push(use)) return stop(game.match, Flaw::TooManyModifications);
    game.match.standby.remove_if([&](const Standby& waiting) { // further instances are cancelled [vge 12.2]
      return waiting.ability == done.ability && waiting.source.card == done.source.card &&
             waiting.source.generation == done.source.generation;
    });
  }
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
  switch (node.op) {
  case Op::Choose:
    if (must_ask(game, effect)) return go(frame, EffectStep::Choice), true;
    step();
    return false;
  case Op::Sort:
    if (must_sort(game, effect)) return go(frame, EffectStep::Choice), true;
    step();
    return false;
  case Op::May:
    if (may_at_all(game, context_of(game.match, effect), running.at) || cost_is_hidden(game, running.at))
      return go(frame, EffectStep::Choice), true;
    skip();
    return false;
  case Op::Options:
    if (any_option(game, context_of(game.match, effect), running.at))
      return go(frame, EffectStep::Choice), true;
    skip();
    return false;
  case Op::Option: skip(); return false;
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
    if (is_one_by_one(game, node)) {
      if (wants_one_more(game, effect)) return go(frame, EffectStep::Choice), true;
      end_one_by_one(running);
      return false;
    }
    step();
    const std::size_t depth = game.match.stack.size();
    perform(game, effect, node, amount(game, context_of(game.match, effect), node.amount));
    return over(game.match) || game.match.stack.size() != depth;
  }
  }
  return true;
}

} // namespace

void run_effect(Game& game, Frame& frame) {
  const std::size_t effect = top_effect(game.match);
  const script::Index end = end_of(ability_of(game, game.match.effects[effect]));
  while (game.match.effects[effect].at < end)
    if (walk(game, frame, effect)) return;
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
  case Op::Do: return ask_one_more(table, effect, decision);
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
  case Op::Do: return take_one_more(game, effect, decision, answer);
  default: return take_cards(game, effect, decision, answer);
  }
}

bool can_begin(const Table& table, const Context& context, const script::Ability& ability) {
  const auto& nodes = table.book.script.nodes;
  const std::size_t end = std::size_t{ability.first} + ability.size;
  for (script::Index at = ability.first; at < end; ++at) {
    const Node& node = nodes[at];
    const bool all_of_it = at + 1U + node.size == end;
    if (!all_of_it) return true;
    if (node.op == Op::If && !holds(table, context, node.condition)) return false;
    if (node.op == Op::May && cost_of(table, at) > 0)
      return may_at_all(table, context, at) || cost_is_hidden(table, at);
    if (node.op != Op::If) return true;
  }
  return true;
}

bool can_choose_to(const Table& table, const Context& context, const script::Ability& ability) {
  const script::Index paid = static_cast<script::Index>(ability.first + ability.cost_size);
  return payable(table, context, ability.first, ability.cost_size) &&
         can_do_any(table, context, paid, end_of(ability));
}

void bind(Game& game, int effect, std::uint8_t variable, CardId card) {
  Bound bound;
  bound.card = refer(game.match, card);
  bound.effect = static_cast<std::uint8_t>(effect);
  bound.variable = variable;
  if (!game.match.bound.push(bound)) stop(game.match, Flaw::TooManyRelations);
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

// Every part must be payable before anything is paid. Parts that draw on the same cards are added up. [vge 11.8.2.2]
bool payable(const Table& table, const Context& context, script::Index first, std::size_t count,
             CardId aside) {
  const auto& script = table.book.script;
  for (std::size_t i = 0; i < count; ++i) {
    const script::Index at = static_cast<script::Index>(first + i);
    const Node& node = script.nodes[at];
    if (node.op == Op::Choose) {
      CardList cards;
      candidates(table, context, at, cards);
      std::int32_t wanted = node.up_to ? 0 : amount(table, context, node.amount);
      for (std::size_t before = 0; before < i; ++before) {
        const Node& earlier = script.nodes[first + before];
        if (earlier.op == Op::Choose &&
            (script.selects[earlier.select].places & script.selects[node.select].places) != 0)
          wanted += amount(table, context, earlier.amount);
      }
      const auto payers =
          std::count_if(cards.begin(), cards.end(), [&](CardId card) { return card != aside; });
      if (wanted > static_cast<std::int32_t>(payers)) return false;
    } else if (node.op == Op::Do) {
      const ActionWord& action = lexicon(table).actions[node.action];
      if (action.can_pay != nullptr && !action.can_pay(table, context, amount(table, context, node.amount)))
        return false;
      if (node.select == 0 || script.selects[node.select].noun == script::Noun::Variable) continue;
      CardList cards;
      select(table, context, node.select, cards);
      if (cards.empty() && script.selects[node.select].noun != script::Noun::Filter) return false;
      for (const CardId card : cards)
        if (action.can != nullptr && !action.can(table, card)) return false;
    }
  }
  return true;
}

} // namespace twoseat
