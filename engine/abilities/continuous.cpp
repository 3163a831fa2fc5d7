// Continuous abilities: never played, they hold as long as their card works where it lies. [vge 11.1.1.3, 11.11]
#include "engine/abilities/run.h"
#include "engine/kernel/information.h"
#include "engine/kernel/moves.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Ability;
using script::Index;
using script::Kind;
using script::Node;
using script::Op;

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

// Every node of a continuous ability whose conditions hold now: f(node)
template <class F>
void each_node(const Table& table, const Context& context, const Ability& ability, F f) {
  const auto& nodes = table.book.script.nodes;
  const Index end = static_cast<Index>(ability.first + ability.size);
  for (Index at = ability.first; at < end;) {
    const Node& node = nodes[at];
    const bool branch = node.op == Op::If && !holds(table, context, node.condition);
    if (node.op == Op::Do) f(node);
    at =
        static_cast<Index>(at + 1 + (branch || node.op == Op::Else || node.op == Op::Option ? node.size : 0));
    if (branch && at < end && nodes[at].op == Op::Else) ++at;
  }
}

bool is_first_gift(const Match& match, std::size_t i) {
  const Modification& m = match.modifications[i];
  if (m.attribute != given_ability) return false;
  for (std::size_t before = 0; before < i; ++before)
    if (match.modifications[before].attribute == given_ability &&
        match.modifications[before].subject == m.subject)
      return false;
  return true;
}

// Every continuous ability at work of cards that may speak of this topic: f(ability, context)
template <class F>
void each_continuous(const Table& table, std::uint8_t topic, F f) {
  const Match& match = table.match;
  const auto look_at = [&](CardId card) {
    each_ability(table, card, [&](std::uint16_t number) {
      const Ability& ability = table.book.script.abilities[number];
      if (ability.kind == Kind::Continuous && is_active(table, card, ability))
        f(ability, context_of(card, master_of(table, card)));
    });
  };
  const std::uint32_t kinds = table.book.speaking_places[topic];
  for (std::size_t i = 0; kinds != 0 && i < match.places.size(); ++i)
    if (match.places[i].count > 0 && ((kinds >> match.places[i].kind) & 1U) != 0)
      for (const CardId card : cards_in(match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
        if (((table.face(card).speaks >> topic) & 1U) != 0) look_at(card);
  for (std::size_t i = 0; i < match.modifications.size(); ++i) // cards that have only been given one
    if (is_first_gift(match, i) && ((table.face(match.modifications[i].subject).speaks >> topic) & 1U) == 0)
      look_at(match.modifications[i].subject);
}

bool is_on(const Table& table, const Context& context, const Ability& ability) {
  return (ability.gate == 0 || holds(table, context, ability.gate)) &&
         (ability.condition == 0 || holds(table, context, ability.condition));
}

bool may_speak_of(const Table& table, const Ability& ability, Lasting lasting, std::uint8_t attribute) {
  const auto& nodes = table.book.script.nodes;
  for (std::size_t i = 0; i < ability.size; ++i) {
    const Node& node = nodes[ability.first + i];
    if (node.op != Op::Do) continue;
    const ActionWord& action = lexicon(table).actions[node.action];
    if (action.lasting == lasting && (lasting != Lasting::Number || action.attribute == attribute))
      return true;
  }
  return false;
}

// Every continuous statement of a kind about this card: f(node, context)
template <class F>
void each_statement(const Table& table, CardId card, Lasting lasting, std::uint8_t attribute, F f) {
  each_continuous(table, topic_of(lasting, attribute), [&](const Ability& ability, const Context& context) {
    if (!may_speak_of(table, ability, lasting, attribute) || !is_on(table, context, ability)) return;
    each_node(table, context, ability, [&](const Node& node) {
      const ActionWord& action = lexicon(table).actions[node.action];
      if (action.lasting != lasting || (lasting == Lasting::Number && action.attribute != attribute)) return;
      const script::Select& select = table.book.script.selects[node.select];
      const bool about =
          select.noun == script::Noun::This ? card == context.source : fits(table, context, select, card);
      if (about) f(node, context);
    });
  });
}

} // namespace

void contribute_abilities(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  if (attribute >= given_ability) return;
  each_statement(table, card, Lasting::Number, attribute, [&](const Node& node, const Context& context) {
    Change change;
    change.operation = node.facing != 0 ? Operation::Set : Operation::Add; // "becomes"
    change.layer = node.facing != 0 ? lexicon(table).set_layer : lexicon(table).number_layer;
    change.cause = lexicon(table).effect_cause;
    change.source = context.source;
    change.amount = amount(table, context, node.amount);
    changes.push(change);
  });
}

bool has_mark(const Table& table, CardId card, std::uint8_t mark) {
  if (((table.face(card).marks >> mark) & 1U) != 0) return true;
  const Match& match = table.match;
  for (const Modification& m : match.modifications)
    if (m.attribute == given_mark && m.subject == card && m.generation == match[card].generation &&
        m.amount == mark)
      return true;
  bool given = false;
  each_statement(table, card, Lasting::Mark, 0,
                 [&](const Node& node, const Context&) { given = given || node.to == mark; });
  return given;
}

std::uint64_t marks_among(const Table& table, CardId card, std::uint64_t asked) {
  std::uint64_t found = table.face(card).marks & asked;
  const auto& given = table.match.modifications;
  const bool may_be_given = table.book.speaking_places[topic_of(Lasting::Mark, 0)] != 0 ||
                            std::any_of(given.begin(), given.end(),
                                        [](const Modification& m) { return m.attribute == given_mark; });
  for (std::uint8_t mark = 0; may_be_given && mark < 64; ++mark) {
    const std::uint64_t bit = std::uint64_t{1} << mark;
    if ((asked & ~found & bit) != 0 && has_mark(table, card, mark)) found |= bit;
  }
  return found;
}

bool says_of(const Table& table, CardId source, Lasting lasting, CardId card) {
  bool says = false;
  each_statement(table, card, lasting, 0,
                 [&](const Node&, const Context& context) { says = says || context.source == source; });
  return says;
}

bool restricted(const Table& table, CardId card, std::uint8_t restriction) {
  const Match& match = table.match;
  const auto attribute = static_cast<std::uint8_t>(restriction_base + restriction);
  for (const Modification& m : match.modifications) {
    if (m.attribute != attribute) continue;
    if (m.scope == selected_scope) {
      if (fits(table, context_of({}, m.seat), table.book.script.selects[static_cast<std::size_t>(m.amount)],
               card))
        return true;
    } else if (m.subject == card && m.generation == match[card].generation) {
      return true;
    }
  }
  bool forbidden = false;
  each_statement(table, card, Lasting::Restriction, 0,
                 [&](const Node& node, const Context&) { forbidden = forbidden || node.to == restriction; });
  return forbidden;
}

} // namespace twoseat
