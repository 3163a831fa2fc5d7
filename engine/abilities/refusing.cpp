// Every answer that an effect does not offer, by the same look at cards and options that offers the others.
#include "engine/abilities/refusing.h"
#include "engine/abilities/choosing.h"
#include "engine/abilities/paying_in_order.h"
#include "engine/abilities/possible.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Op;

struct Asked { // the effect that asks, and the node at which it does
  const Table& table;
  std::size_t effect;
  Reasons& reasons;

  const Lexicon& words() const { return *table.book.family->lexicon; }
  const Effect& running() const { return table.match.effects[effect]; }

  void fail(Unusable why, Rule rule, CardId card = {}) const {
    reasons.push({rule, static_cast<std::uint16_t>(why), card, running().ability, running().at});
  }
};

Unusable reason_of(Unfit unfit) {
  switch (unfit) {
  case Unfit::Unchoosable: return Unusable::Unchoosable;
  case Unfit::Spent: return Unusable::Spent;
  case Unfit::Unaffected: return Unusable::Unaffected;
  case Unfit::Out: return Unusable::Chosen;
  default: return Unusable::Undoable;
  }
}

bool may_see(const Table& table, Seat seat, CardId card) {
  return includes(lookers(table, table.match[card]), viewer_of(seat));
}

// Whether a later part of the cost needs it. [dbs 8-4-2-2]
bool is_kept_for_later(const Table& table, const Context& context, std::size_t effect, CardId card) {
  const script::Node& node = node_at(table, table.match.effects[effect]);
  return pays_for_later(table, context, node) && !is_chosen(table.match, effect, node.variable, card);
}

// What a text asks of a card, and what it would do to it: both are told, but nothing of what the seat may not see.
void why_not_card(const Asked& asked, Seat seat, CardId card) {
  const Table& table = asked.table;
  const Rule rule = asked.words().choose_rule;
  if (!card || !may_see(table, seat, card)) return asked.fail(Unusable::NotMeant, rule);
  const Context context = context_of(table.match, asked.effect);
  CardList meant;
  select(table, context, node_at(table, asked.running()).select, meant);
  if (std::find(meant.begin(), meant.end(), card) == meant.end()) asked.fail(Unusable::NotMeant, rule, card);
  const Fitness fitness = fitness_of(table, context, asked.running().at, card);
  if (fitness.unfit != Unfit::No)
    asked.fail(reason_of(fitness.unfit), fitness.rule == Rule{} ? rule : fitness.rule, card);
  if (!asked.reasons.empty()) return;
  if (is_kept_for_later(table, context, asked.effect, card))
    return asked.fail(Unusable::Cost, asked.words().use_rules.cost, card);
  asked.fail(Unusable::Chosen, rule, card); // by the other player's turn, or before
}

void why_not_option(const Asked& asked, std::uint16_t number) {
  const Table& table = asked.table;
  const Rule rule = asked.words().option_rule;
  const auto& nodes = table.book.script.nodes;
  const script::Index options = asked.running().at;
  const script::Index end = static_cast<script::Index>(options + 1 + nodes[options].size);
  std::uint16_t at = 0;
  for (script::Index child = static_cast<script::Index>(options + 1); child < end;
       child = static_cast<script::Index>(child + 1 + nodes[child].size)) {
    if (++at != number) continue;
    const bool used = nodes[child].to != 0 &&
                      used_up(table, asked.running().source.card, nodes[child].to, asked.running().seat);
    return asked.fail(used ? Unusable::Used : Unusable::NoTarget, rule, asked.running().source.card);
  }
  asked.fail(Unusable::NoOption, rule, asked.running().source.card);
}

bool is_of_effects(const Lexicon& words, std::uint8_t question) {
  return question == words.choice_question || question == words.may_question ||
         question == words.option_question || question == words.sort_question ||
         (question == words.declare_question && words.declare_question != 0) ||
         (question == words.x_question && words.x_question != 0);
}

} // namespace

bool why_not_answer(const Table& table, Seat seat, std::uint8_t question, const Move& move,
                    Reasons& reasons) {
  if (table.match.effects.empty() || !is_of_effects(*table.book.family->lexicon, question)) return false;
  const Asked asked{table, table.match.effects.size() - 1, reasons};
  const Lexicon& words = asked.words();
  const CardId named = move.card ? move.card : move.target;
  const CardId card = named.value <= table.match.cards.size() ? named : CardId{};
  switch (node_at(table, asked.running()).op) {
  case Op::May:
    if (move.verb == words.yes) asked.fail(Unusable::PartCost, words.may_rule, asked.running().source.card);
    return move.verb == words.yes;
  case Op::Options:
    if (move.verb == words.option) why_not_option(asked, move.number);
    return move.verb == words.option;
  case Op::Sort:
    if (move.verb == words.choose) asked.fail(Unusable::Chosen, words.sort_rule, card);
    return move.verb == words.choose;
  case Op::Declare:
    if (node_at(table, asked.running()).variable == script::declares_x) {
      if (move.verb == words.set_x) asked.fail(Unusable::Cost, words.x_rule, asked.running().source.card);
      return move.verb == words.set_x;
    }
    if (move.verb == words.declare)
      asked.fail(node_at(table, asked.running()).variable != 0 ? Unusable::NotPositive : Unusable::NoName,
                 words.declare_rule);
    return move.verb == words.declare;
  default:
    if (move.verb == words.done) return asked.fail(Unusable::MustChoose, words.choose_rule), true;
    if (move.verb == words.choose) return why_not_card(asked, seat, card), true;
    return false;
  }
}

void why_not_standby(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  const Lexicon& words = *table.book.family->lexicon;
  const auto fail = [&](Unusable why, Rule rule, CardId card = {}) {
    reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
  };
  if (move.verb == words.done) return fail(Unusable::MustPlay, words.standby_rule);
  const auto& standby = table.match.standby;
  const bool waits = std::any_of(standby.begin(), standby.end(), [&](const Standby& one) {
    return one.seat == seat && one.ability != 0 && one.source.card == move.target;
  });
  if (!waits)
    fail(Unusable::NotWaiting, words.standby_rule, move.target);
  else if (move.verb == words.let_go)
    fail(Unusable::MustBePlayed, words.let_go_rule, move.target);
}

void why_not_replace(const Table& table, const Move& move, Reasons& reasons) {
  const Lexicon& words = *table.book.family->lexicon;
  const Unusable why = move.verb == words.no ? Unusable::MustReplace : Unusable::NotReplacing;
  reasons.push({words.replace_rule, static_cast<std::uint16_t>(why), move.target, 0, 0});
}

} // namespace twoseat
