// What effects ask: why something is no answer to it, with the rule of the question. [design: every refusal says why]
#include "engine/abilities/choosing.h"
#include "engine/abilities/possible.h"
#include "engine/abilities/usable.h"
#include "engine/kernel/references.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Node;
using script::Op;

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

void fail(Reasons& reasons, Rule rule, Unusable why, CardId card, std::uint16_t ability = 0,
          std::int32_t node = 0) {
  reasons.push({rule, static_cast<std::uint16_t>(why), card, ability, node});
}

bool is_bound(const Match& match, const Context& context, std::uint8_t variable, CardId card) {
  return std::any_of(match.bound.begin(), match.bound.end(), [&](const Bound& bound) {
    return bound.effect == context.effect && bound.variable == variable && bound.card.card == card;
  });
}

struct Asked {
  const Effect& effect;
  const Node& node;
  Context context;
};

void why_not_choose(const Table& table, const Asked& asked, CardId card, Reasons& reasons) {
  const Rule rule = lexicon(table).choose_rule;
  const bool twice = is_bound(table.match, asked.context, asked.node.variable, card);
  const auto kept = kept_from(table, asked.context, asked.effect.at, card);
  const bool many_names = table.book.script.selects[asked.node.select].different_names;
  const bool theirs = asked.node.side == script::Side::Both; // where both choose, each does among their own
  const Unusable why = twice        ? Unusable::ChosenAlready
                       : kept       ? *kept
                       : many_names ? Unusable::SharesName
                       : theirs     ? Unusable::NotMeant
                                    : Unusable::TooFew;
  fail(reasons, rule, why, card, asked.effect.ability, asked.effect.at);
}

void why_not_next(const Table& table, const Asked& asked, CardId card, Reasons& reasons) {
  const bool done = is_bound(table.match, asked.context, asked.node.variable, card);
  fail(reasons, lexicon(table).sort_rule, done ? Unusable::ChosenAlready : Unusable::NotMeant, card,
       asked.effect.ability, asked.effect.at);
}

void why_not_option(const Table& table, const Asked& asked, std::uint16_t number, Reasons& reasons) {
  const auto& nodes = table.book.script.nodes;
  const script::Index end = static_cast<script::Index>(asked.effect.at + 1 + asked.node.size);
  std::uint16_t at = 0;
  for (script::Index child = static_cast<script::Index>(asked.effect.at + 1); child < end;
       child = static_cast<script::Index>(child + 1 + nodes[child].size)) {
    if (++at != number) continue;
    const bool used =
        nodes[child].to != 0 && used_up(table, asked.context.source, nodes[child].to, asked.context.seat);
    return note_unusable(table, asked.context.source, asked.effect.ability,
                         used ? Unusable::Used : Unusable::NoTarget, 0, reasons);
  }
  fail(reasons, lexicon(table).option_rule, Unusable::NoSuchOption, {});
}

} // namespace

void why_not_answer(const Table& table, const Move& move, Reasons& reasons) {
  if (table.match.effects.empty()) return;
  const Lexicon& words = lexicon(table);
  const std::size_t effect = table.match.effects.size() - 1;
  const Effect& running = table.match.effects[effect];
  const Asked asked{running, node_at(table, running), context_of(table.match, effect)};
  const CardId card = move.card ? move.card : move.target;
  if (move.verb == words.done)
    return fail(reasons, words.choose_rule, Unusable::TooFew, {}, running.ability, running.at);
  if (move.verb == words.declare) return fail(reasons, words.declare_rule, Unusable::NoSuchName, {});
  if (move.verb == words.yes)
    return note_unusable(table, running.source.card, running.ability, Unusable::Cost, 0, reasons);
  if (move.verb == words.option) return why_not_option(table, asked, move.number, reasons);
  if (move.verb != words.choose || !card) return;
  asked.node.op == Op::Sort ? why_not_next(table, asked, card, reasons)
                            : why_not_choose(table, asked, card, reasons);
}

void why_not_standby(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  const Lexicon& words = lexicon(table);
  if (move.verb == words.done) return fail(reasons, words.standby_rule, Unusable::MustPlay, {});
  const auto& standby = table.match.standby;
  const bool waits = std::any_of(standby.begin(), standby.end(), [&](const Standby& one) {
    return one.seat == seat && one.ability != 0 && one.source.card == move.target;
  });
  if (!waits)
    fail(reasons, words.standby_rule, Unusable::NotWaiting, move.target);
  else if (move.verb == words.let_go)
    fail(reasons, words.let_go_rule, Unusable::MustBePlayed, move.target);
}

void why_not_replace(const Table& table, const Move& move, Reasons& reasons) {
  const Lexicon& words = lexicon(table);
  fail(reasons, words.replace_rule, move.verb == words.no ? Unusable::MustReplace : Unusable::NotReplacing,
       move.target);
}

} // namespace twoseat
