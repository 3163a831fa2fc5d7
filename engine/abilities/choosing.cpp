// What an effect asks, and what becomes of the answers. [vge 11.8.4]
#include "engine/abilities/choosing.h"
#include "engine/abilities/ensemble.h"
#include "engine/abilities/other_ways.h"
#include "engine/abilities/paying_in_order.h"
#include "engine/abilities/possible.h"
#include "engine/abilities/seen.h"
#include "engine/abilities/statements.h"
#include "engine/abilities/unseen.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/moves.h"
#include <algorithm>

namespace twoseat {

using script::Node;

Seat chooser(const Table& table, std::size_t effect) {
  const Effect& running = table.match.effects[effect];
  const script::Side side = node_at(table, running).side;
  if (side != script::Side::Both) return side == script::Side::Opponent ? other(running.seat) : running.seat;
  const Seat first = table.match.turn_player;
  return (running.flags & effect_second) != 0 ? other(first) : first;
}

namespace {

struct Limits {
  std::size_t min = 0, max = 0;
};

bool lies_open(const Table& table, CardId card) { // or was revealed where it lies
  return lookers(table, table.match[card]) == everybody;
}

// Of those that may stay unfound, what must be found: cards that lie in the open. [vge 7.11.3, 11.8.4.1.4]
std::size_t in_the_open(const Table& table, const Node& node, const CardList& cards) {
  if (table.book.script.selects[node.select].noun == script::Noun::Variable) return 0;
  return static_cast<std::size_t>(
      std::count_if(cards.begin(), cards.end(), [&](CardId card) { return lies_open(table, card); }));
}

// Whether hidden cards that would fit may be left where they are. [vge 1.3.2.4, 11.8.4.1.4]
bool may_be_left(const Table& table, const Node& node) {
  return !node.cost && !node.as_possible && may_stay_unfound(table, node);
}

// Cards that must differ are chosen one after the other, each out of those that may still go with the others; and so are
// those that pay, where later parts need some of them. [dbs 8-4-2-2]
bool one_by_one(const Table& table, const Context& context, const Node& node) {
  return table.book.script.selects[node.select].different_names || node.ensemble != 0 ||
         pays_for_later(table, context, node);
}
const script::Ensemble& ensemble_of(const Table& table, const Node& node) {
  return table.book.script.ensembles[node.ensemble];
}
void chosen_cards(const Match& match, const Context& context, const Node& node, CardList& cards) {
  for (const Bound& bound : match.bound)
    if (bound.effect == context.effect && bound.variable == node.variable) cards.push(bound.card.card);
}
// What was chosen is all that is needed together.
bool is_together(const Table& table, const Context& context, const Node& node) {
  if (node.ensemble == 0) return false;
  CardList chosen;
  chosen_cards(table.match, context, node, chosen);
  return is_complete(table, context, ensemble_of(table, node), chosen);
}
// Of cards that must differ, those with which as many can be chosen as without any other: one with two names may stand
// in the way of two cards. [vge 11.8.4.1]
void leave_out_narrow(const Table& table, CardList& cards, std::size_t wanted) {
  const std::size_t most = most_different(table, cards, wanted);
  CardList left;
  for (const CardId card : cards) {
    CardList others;
    for (const CardId other : cards)
      if (other != card && !share_a_name(table, card, other)) others.push(other);
    if (1 + most_different(table, others, wanted - 1) >= most) left.push(card);
  }
  cards = left;
}

// Where none of the cards can be done without, it makes no difference which is chosen first: all of them are in the end.
void leave_one_of_needed(const Table& table, const Context& context, const Node& node, CardList& cards) {
  CardList chosen;
  chosen_cards(table.match, context, node, chosen);
  for (const CardId card : cards) {
    CardList others;
    for (const CardId other : cards)
      if (other != card) others.push(other);
    if (can_be_completed(table, context, ensemble_of(table, node), chosen, others)) return;
  }
  CardList one;
  if (!cards.empty()) one.push(cards[0]);
  cards = one;
}

// Where both choose, each does among their own cards.
void offered(const Table& table, std::size_t effect, CardList& cards) {
  const Effect& running = table.match.effects[effect];
  const Node& node = node_at(table, running);
  const Context context = context_of(table.match, effect);
  CardList all;
  candidates(table, context, running.at, all);
  if (may_be_blind(table, node)) add_unseen(table, context, node, chooser(table, effect), all);
  const bool own = node.side == script::Side::Both;
  for (const CardId card : all)
    if (!own || master_of(table, card) == chooser(table, effect)) cards.push(card);
  if (node.ensemble != 0) {
    CardList chosen;
    chosen_cards(table.match, context, node, chosen);
    return leave_what_completes(table, context, ensemble_of(table, node), chosen, cards);
  }
  if (pays_for_later(table, context, node)) return leave_what_lets_pay(table, effect, cards);
  if (!table.book.script.selects[node.select].different_names || node.up_to || may_be_left(table, node))
    return;
  const std::size_t chosen = chosen_yet(table.match, static_cast<std::size_t>(context.effect), node.variable);
  const std::int32_t left = number_for(table, context, node) - static_cast<std::int32_t>(chosen);
  if (left > 0) leave_out_narrow(table, cards, static_cast<std::size_t>(left));
}

// A number is as many as possible and never fewer by will; a hidden card that must fit may stay unfound. [vge 11.8.3]
Limits limits_of(const Table& table, const Context& context, const Node& node, const CardList& cards) {
  const std::size_t there = cards.size();
  const std::int32_t wanted = number_for(table, context, node);
  std::size_t most = wanted < 0 ? 0 : static_cast<std::size_t>(wanted);
  const std::size_t chosen = chosen_yet(table.match, static_cast<std::size_t>(context.effect), node.variable);
  if (one_by_one(table, context, node)) most = chosen < most ? 1 : 0;
  Limits limits;
  limits.max = std::min({most, there, Answer::most_picks});
  limits.min = node.up_to || is_together(table, context, node) ? 0 : limits.max;
  if (node.all_or_none && there < most) return {0, 0}; // [vge 7.24.3, 7.25.3]
  if (may_be_left(table, node)) limits.min = std::min(limits.min, in_the_open(table, node, cards));
  return limits;
}

// Every card with the same probability, and by nobody's intention. [vge 12.4]
void pick_at_random(Game& game, std::size_t effect, const Node& node, CardList& cards, std::size_t wanted) {
  std::size_t left = cards.size();
  for (; wanted > 0 && left > 0; --wanted, --left) {
    const std::size_t at = game.match.random.below(static_cast<std::uint32_t>(left));
    bind(game, static_cast<int>(effect), node.variable, cards[at]);
    std::swap(cards[at], cards[left - 1]);
  }
}

// The hidden cards that were looked through in vain are shown, to prove that there are no more that fit. [vge 1.3.2.4.1]
void prove_no_more(Game& game, std::size_t effect, const Node& node, const CardList& fitting) {
  const Context context = context_of(game.match, effect);
  const script::Select anyone = whatever_they_are(game.book.script.selects[node.select]);
  const std::size_t bound = game.match.bound.size(); // showing adds to them
  const auto show = [&](CardId card) {
    const bool fits_too = std::find(fitting.begin(), fitting.end(), card) != fitting.end();
    if (!fits_too && !lies_open(game, card) && fits(game, context, anyone, card))
      reveal_meanwhile(game, effect, card, lexicon(game).effect_cause, lexicon(game).short_rule);
  };
  if (anyone.noun == script::Noun::Variable) {
    for (std::size_t i = 0; i < bound; ++i)
      if (game.match.bound[i].effect == effect && game.match.bound[i].variable == anyone.variable)
        show(game.match.bound[i].card.card);
    return;
  }
  for (std::size_t i = 0; i < game.match.places.size(); ++i)
    for (const CardId card : cards_in(game.match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
      if (((anyone.places >> game.match.places[i].kind) & 1U) != 0) show(card);
}

// Whoever looks there for cards by what they are sees what lies where nobody may look, a deck or its top, until it is shuffled.
// [bsk 206.10, D8.8]
void look_through(Game& game, std::size_t effect, const Node& node) {
  const script::Select& select = game.book.script.selects[node.select];
  if (node.at_random || select.noun != script::Noun::Filter || !may_stay_unfound(game, node)) return;
  const Seat ours = game.match.effects[effect].seat;
  const Viewers looks = only(chooser(game, effect));
  for (std::size_t i = 0; i < game.match.places.size(); ++i) {
    const Place& place = game.match.places[i];
    if (((select.places >> place.kind) & 1U) == 0 || !is_side(select.side, ours, place.seat)) continue;
    if (game.book.family->spread(place)) continue; // no pile: nobody looks through the life [dbs 3-9-2]
    std::size_t left = select.top > 0 ? select.top : place.count;
    for (CardId card = place.first; card && left > 0; card = game.match[card].next, --left)
      if (lookers(game, game.match[card]) == nobody) game.match[card].shown_to |= looks;
  }
}

// A card that lies open is aimed at; any other is picked out of where it lies.
Move choosing(const Table& table, CardId card) {
  const bool open = lies_open(table, card);
  return {lexicon(table).choose, {}, open ? CardId{} : card, open ? card : CardId{}, 0};
}

} // namespace

// --- Cards --------------------------------------------------------------------------------------------------------

// True when the choice has to be put to its player; otherwise it was settled.
bool must_ask(Game& game, std::size_t effect) {
  Effect& running = game.match.effects[effect];
  const Node& node = node_at(game, running);
  look_through(game, effect, node);
  const Context context = context_of(game.match, effect);
  CardList cards;
  offered(game, effect, cards);
  const Limits limits = limits_of(game, context, node, cards);
  if (one_by_one(game, context, node) && chosen_yet(game.match, effect, node.variable) > 0 && limits.max == 0)
    return false;
  if (!node.at_random && may_be_left(game, node)) return true;
  if (node.as_possible && static_cast<std::int32_t>(cards.size()) < amount(game, context, node.amount))
    prove_no_more(game, effect, node, cards);
  if (limits.max == 0 && (cards.empty() || limits.min == 0)) return false;
  if (node.at_random) {
    pick_at_random(game, effect, node, cards, limits.max);
    return one_by_one(game, context, node) && !over(game.match) && must_ask(game, effect);
  }
  if (node.ensemble != 0 && limits.min > 0) leave_one_of_needed(game, context, node, cards);
  const bool forced = limits.min == cards.size() && limits.max == cards.size();
  if (!forced) return true;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    game.settled(lexicon(game).choose_rule, chooser(game, effect), choosing(game, cards[i]), i > 0);
    bind(game, static_cast<int>(effect), node.variable, cards[i]);
  }
  return one_by_one(game, context, node) && !over(game.match) && must_ask(game, effect);
}

void ask_cards(const Table& table, std::size_t effect, Decision& decision) {
  const Effect& running = table.match.effects[effect];
  const Node& node = node_at(table, running);
  const Context context = context_of(table.match, effect);
  const Lexicon& words = lexicon(table);
  CardList cards;
  offered(table, effect, cards);
  const Limits limits = limits_of(table, context, node, cards);
  decision.seat = chooser(table, effect);
  decision.question = words.choice_question;
  decision.rule = words.choose_rule;
  decision.begin(words.choose, words.choose_rule, std::max<std::size_t>(limits.min, 1), limits.max);
  for (const CardId card : cards)
    decision.add(choosing(table, card));
  decision.drop_empty_choice();
  if (limits.min > 0) return;
  decision.begin(words.done, words.choose_rule);
  decision.add({words.done, {}, {}, {}, 0});
}

void take_cards(Game& game, std::size_t effect, const Decision& decision, const Answer& answer) {
  const Node& node = node_at(game, game.match.effects[effect]);
  const Context context = context_of(game.match, effect);
  if (decision.choice(answer).verb != lexicon(game).done)
    for (std::size_t i = 0; i < answer.picks.size(); ++i) {
      const Move& move = decision.picked(answer, i);
      const CardId card = move.card ? move.card : move.target;
      if (may_be_blind(game, node) && !is_meant(game, context, node, card)) continue;
      bind(game, static_cast<int>(effect), node.variable, card);
      if (one_by_one(game, context, node)) return; // the next one
    }
  end_choice(game, effect);
}

// What the first has chosen is known to the second. [vgi 1.3.4]
static void show_choice(Game& game, std::size_t effect, const Node& node) {
  const std::size_t chosen = game.match.bound.size(); // showing adds to them
  for (std::size_t i = 0; i < chosen && !over(game.match); ++i) {
    const Bound bound = game.match.bound[i];
    if (bound.effect == effect && bound.variable == node.variable && !lies_open(game, bound.card.card))
      reveal_meanwhile(game, effect, bound.card.card, lexicon(game).effect_cause, {"vgi 1.3.4"});
  }
}

void end_choice(Game& game, std::size_t effect) {
  Effect& running = game.match.effects[effect];
  const Node& node = node_at(game, running);
  const bool other_one = node.side == script::Side::Both && (running.flags & effect_second) == 0;
  if (other_one && node.op == script::Op::Choose && customs(game).second_chooser_knows)
    show_choice(game, effect, node);
  if (node.op == script::Op::Choose && lexicon(game).chosen != nullptr)
    lexicon(game).chosen(game, effect, node.variable);
  running.flags = static_cast<std::uint8_t>((running.flags & ~unsigned{effect_second}) |
                                            (other_one ? effect_second : 0U));
  if (!other_one) ++running.at;
}

// --- May, and options ---------------------------------------------------------------------------------------------

void ask_may(const Table& table, std::size_t effect, Decision& decision) {
  const script::Index at = table.match.effects[effect].at;
  const Lexicon& words = lexicon(table);
  const Context context = context_of(table.match, effect);
  decision.seat = chooser(table, effect);
  decision.question = words.may_question;
  decision.rule = words.may_rule;
  if (may_at_all(table, context, ability_of(table, table.match.effects[effect]), at)) {
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
  const bool free = loses_costs(game, running.source.card); // [vge 7.21.1]
  const std::size_t paid = yes && free ? cost_of(game, running.at) : 0;
  running.at = static_cast<script::Index>(running.at + 1 + (yes ? paid : node.size));
  if (yes && own_cost(game, ability_of(game, running)).first == running.at) offer_other_ways(game, effect);
}

void ask_option(const Table& table, std::size_t effect, Decision& decision) {
  const Effect& running = table.match.effects[effect];
  const Lexicon& words = lexicon(table);
  decision.seat = chooser(table, effect);
  decision.question = words.option_question;
  decision.rule = node_at(table, running).variable != 0 ? words.options_rule : words.option_rule;
  decision.begin(words.option, decision.rule);
  each_option(table, context_of(table.match, effect), running.at, [&](std::uint16_t number, script::Index) {
    decision.add({words.option, {}, {}, {}, number});
  });
}

// An Option that is met in passing is skipped, so going into one of them is choosing it.
void take_option(Game& game, std::size_t effect, const Decision& decision, const Answer& answer) {
  Effect& running = game.match.effects[effect];
  if (const unsigned wanted = node_at(game, running).variable; wanted != 0) {
    unsigned taken = 0;
    while ((running.picks >> (4 * taken)) != 0)
      ++taken;
    running.picks = static_cast<std::uint16_t>(running.picks | decision.picked(answer).number << (4 * taken));
    if (taken + 1 >= wanted || !any_option(game, context_of(game.match, effect), running.at))
      next_option(game, effect, running.at);
    return;
  }
  script::Index child = static_cast<script::Index>(running.at + 1);
  for (std::uint16_t i = 1; i < decision.picked(answer).number; ++i)
    child = static_cast<script::Index>(child + 1 + game.book.script.nodes[child].size);
  if (const script::Index used = game.book.script.nodes[child].to;
      used != 0) { // whatever comes of it [vge 11.9.5.1.1]
    const Duration span = node_at(game, running).until == 1 ? Duration::Turn : Duration::Game;
    if (!game.match.uses.push({running.source.card, running.source.generation, used, running.seat, span}))
      return stop(game.match, Flaw::TooManyAbilities);
  }
  running.at = static_cast<script::Index>(child + 1);
}

// Of several that were chosen, the one that comes next; none left: on, behind the last.
void next_option(Game& game, std::size_t effect, script::Index options) {
  Effect& running = game.match.effects[effect];
  const auto& nodes = game.book.script.nodes;
  const script::Index end = static_cast<script::Index>(options + 1 + nodes[options].size);
  const unsigned number = running.picks & 15U;
  running.picks = static_cast<std::uint16_t>(running.picks >> 4);
  running.at = end;
  unsigned at = 0;
  for (script::Index child = static_cast<script::Index>(options + 1); number != 0 && child < end;
       child = static_cast<script::Index>(child + 1 + nodes[child].size))
    if (++at == number && nodes[child].op == script::Op::Option)
      running.at = static_cast<script::Index>(child + 1);
}

// --- Lists -------------------------------------------------------------------------------------------------------

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

} // namespace twoseat
