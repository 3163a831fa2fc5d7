// Which ability the present question belongs to, and what was taken already where cards are chosen one after the other.
#include "engine/abilities/asking.h"
#include "engine/abilities/choosing.h"
#include "engine/abilities/run.h"
#include "engine/abilities/statements.h"
#include <algorithm>

namespace twoseat {
namespace {

const Lexicon* lexicon(const Table& table) {
  return table.match.stack.empty() ? nullptr : table.book.family->lexicon;
}

bool asks_of_effect(const Table& table, const Lexicon& words, const Decision& decision) {
  if (table.match.effects.empty() || decision.seat == Seat::None) return false;
  const auto questions = {words.choice_question, words.may_question,     words.option_question,
                          words.sort_question,   words.declare_question, words.x_question};
  return std::find(questions.begin(), questions.end(), decision.question) != questions.end();
}

} // namespace

bool is_kept_from(const Table& table, CardId card, std::uint8_t restriction) {
  return restricted(table, card, restriction);
}

AskedAbility asked_ability(const Table& table, const Decision& decision) {
  const Lexicon* words = lexicon(table);
  if (words == nullptr || decision.seat == Seat::None) return {};
  if (asks_of_effect(table, *words, decision)) {
    const Effect& running = table.match.effects.back();
    return {running.source.card, running.ability};
  }
  AskedAbility only; // where whether is asked, of the one that is offered
  for (std::size_t i = 0; i < decision.option_count; ++i) {
    const AskedAbility one = asked_ability(table, decision, decision.options[i]);
    if (!one.card) continue;
    if (only.card && (only.card != one.card || only.ability != one.ability)) return {};
    only = one;
  }
  return only;
}

AskedAbility asked_ability(const Table& table, const Decision&, const Move& option) {
  const Lexicon* words = lexicon(table);
  if (words == nullptr || (option.verb != words->play && option.verb != words->let_go)) return {};
  const Frame& frame = table.match.stack.back();
  if (words->replace_procedure != 0 && frame.procedure == words->replace_procedure)
    return replacement_offered(table, frame, option.number);
  const std::size_t which = option.number - std::size_t{1};
  if (option.number == 0 || which >= table.match.standby.size()) return {};
  const Standby& standby = table.match.standby[which];
  if (standby.ability == 0 || standby.source.card != option.target) return {};
  return {standby.source.card, standby.ability};
}

void card_by_card(const Table& table, const Decision& decision, CardByCard& out) {
  const Lexicon* words = lexicon(table);
  if (words == nullptr || !asks_of_effect(table, *words, decision)) return;
  const std::size_t effect = table.match.effects.size() - 1;
  const script::Node& node = node_at(table, table.match.effects[effect]);
  const bool chooses = node.op == script::Op::Choose, sorts = node.op == script::Op::Sort;
  const bool one_by_one =
      sorts || (chooses && (table.book.script.selects[node.select].different_names || node.ensemble != 0));
  if (!one_by_one || node.side == script::Side::Both) return; // what the other has chosen is not told here
  for (const Bound& bound : table.match.bound)
    if (bound.effect == effect && bound.variable == node.variable) out.taken.push(bound.card.card);
  std::size_t offered = 0;
  for (std::size_t i = 0; i < decision.option_count; ++i)
    offered += decision.options[i].verb == words->choose ? 1 : 0;
  out.wanted = out.taken.size() + offered;
  if (sorts) return;
  const std::int32_t number = number_for(table, context_of(table.match, effect), node);
  out.wanted = std::min(out.wanted, static_cast<std::size_t>(std::max(number, 0)));
  if (node.ensemble != 0) out.wanted = 0; // as many as it takes
}

} // namespace twoseat
