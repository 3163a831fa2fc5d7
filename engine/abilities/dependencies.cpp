// Continuous abilities may read numbers of cards and change others, but never in a circle: there would be no answer.
// Checked once for all cards together, so that reading a number always ends. [vge 11.11.3]
#include "engine/abilities/lexicon.h"
#include "engine/abilities/load.h"

namespace twoseat {
namespace {

using script::Index;
using script::Script;

constexpr std::size_t most = 16;
constexpr std::size_t marks = most - 1; // skills count as one more number
using Numbers = std::uint32_t;          // a set of attributes, as bits

struct Reads {
  const Script& script;
  std::uint64_t given = 0; // the skills that continuous abilities give

  Numbers of_select(Index which) const {
    const script::Select& select = script.selects[which];
    Numbers read = 0;
    if (((select.marks | select.no_marks | select.any_marks) & given) != 0) read |= 1U << marks;
    if (select.has_range) read |= 1U << select.range.attribute | of_amount(select.range.relative);
    if (select.same_name_as != 0) read |= of_select(select.same_name_as);
    return read;
  }
  Numbers of_amount(Index which) const {
    if (which == 0) return 0;
    const script::Amount& amount = script.amounts[which];
    const Numbers own = amount.sum == script::Sum::Attribute ? 1U << amount.attribute : 0U;
    return own | (amount.select != 0 ? of_select(amount.select) : 0U);
  }
  Numbers of_condition(Index which) const {
    if (which == 0) return 0;
    Numbers read = 0;
    for (std::size_t i = which; i <= which + std::size_t{script.conditions[which].size}; ++i) {
      const script::Condition& condition = script.conditions[i];
      read |= of_select(condition.select) | of_amount(condition.amount) | of_amount(condition.against);
    }
    return read;
  }
};

std::uint64_t skills_given(const Rulebook& book) {
  std::uint64_t given = 0;
  for (const script::Ability& ability : book.script.abilities)
    for (std::size_t i = ability.first; i < std::size_t{ability.first} + ability.size; ++i) {
      const script::Node& node = book.script.nodes[i];
      if (ability.kind == script::Kind::Continuous && node.op == script::Op::Do &&
          book.family->lexicon->actions[node.action].lasting == Lasting::Mark)
        given |= std::uint64_t{1} << node.to;
    }
  return given;
}

struct Graph {
  std::uint64_t given = 0;
  std::array<Numbers, most> needs{};

  void add(const Rulebook& book, const script::Ability& ability) {
    const Reads reads{book.script, given};
    Numbers read = reads.of_condition(ability.gate) | reads.of_condition(ability.condition);
    Numbers written = 0;
    for (std::size_t i = ability.first; i < std::size_t{ability.first} + ability.size; ++i) {
      const script::Node& node = book.script.nodes[i];
      read |=
          reads.of_condition(node.condition) | reads.of_select(node.select) | reads.of_amount(node.amount);
      if (node.op != script::Op::Do) continue;
      const ActionWord& action = book.family->lexicon->actions[node.action];
      if (action.lasting == Lasting::Number) written |= 1U << action.attribute;
      if (action.lasting == Lasting::Mark) written |= 1U << marks;
    }
    for (std::size_t i = 0; i < most; ++i)
      if (((written >> i) & 1U) != 0) needs[i] |= read;
  }
  bool leads_back(std::size_t from) const {
    Numbers reached = needs[from];
    for (std::size_t round = 0; round < most; ++round)
      for (std::size_t i = 0; i < most; ++i)
        if (((reached >> i) & 1U) != 0) reached |= needs[i];
    return ((reached >> from) & 1U) != 0;
  }
};

} // namespace

Faults check_dependencies(const Rulebook& book) {
  Faults faults;
  Graph graph;
  if (book.family->lexicon == nullptr) return faults;
  graph.given = skills_given(book);
  for (const script::Ability& ability : book.script.abilities)
    if (ability.kind == script::Kind::Continuous) graph.add(book, ability);
  graph.needs[book.family->lexicon->skilled_attribute] |= 1U << marks;
  for (std::size_t i = 0; i < book.family->attributes.size(); ++i)
    if (graph.leads_back(i))
      faults.push_back({"continuous abilities", "",
                        std::string("The ") + book.family->attributes[i].name +
                            " of cards depends on itself through them: what changes it reads it."});
  if (graph.leads_back(marks))
    faults.push_back({"continuous abilities", "",
                      "The skills of cards depend on themselves through them: what gives them reads them."});
  return faults;
}

} // namespace twoseat
