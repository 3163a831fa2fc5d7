// Continuous abilities may read numbers of cards and change others, but never in a circle: there would be no answer.
// Checked once for all cards together, so that reading a number always ends. [vge 11.11.3]
#include "engine/abilities/lexicon.h"
#include "engine/abilities/load.h"
#include "engine/abilities/occasions.h"
#include <bitset>

namespace twoseat {
namespace {

using script::Index;
using script::Script;

// The attributes, then the marks, having abilities at all, being affected.
constexpr std::size_t attributes = given_ability;
constexpr std::size_t abilities = attributes + 64;
constexpr std::size_t affected = abilities + 1;
constexpr std::size_t shared = affected + 1; // which abilities continuous ones give
constexpr std::size_t most = shared + 1;
using Numbers = std::bitset<most>;

Numbers number(std::size_t which) {
  return Numbers().set(which);
}
Numbers marks(std::uint64_t bits) {
  Numbers set;
  for (std::size_t i = 0; i < 64; ++i)
    if (((bits >> i) & 1U) != 0) set.set(attributes + i);
  return set;
}

struct Reads {
  const Script& script;

  Numbers of_select(Index which) const {
    const script::Select& select = script.selects[which];
    Numbers read = marks(select.marks | select.no_marks | select.any_marks);
    if (select.keyword != 0) read |= number(abilities);
    if (select.has_range) read |= number(select.range.attribute) | of_amount(select.range.relative);
    for (const Index other : {select.same_name_as, select.around, select.either})
      if (other != 0) read |= of_select(other);
    return read;
  }
  Numbers of_amount(Index which) const {
    if (which == 0) return {};
    const script::Amount& amount = script.amounts[which];
    const bool of_cards = amount.sum == script::Sum::Attribute || amount.sum == script::Sum::Last;
    const Numbers own = of_cards ? number(amount.attribute) : Numbers();
    return own | of_amount(amount.beyond) | (amount.select != 0 ? of_select(amount.select) : Numbers());
  }
  Numbers of_condition(Index which) const {
    if (which == 0) return {};
    Numbers read;
    for (std::size_t i = which; i <= which + std::size_t{script.conditions[which].size}; ++i) {
      const script::Condition& condition = script.conditions[i];
      read |= of_select(condition.select) | of_amount(condition.amount) | of_amount(condition.against);
    }
    return read;
  }
};

struct Graph {
  std::array<Numbers, most> needs{};

  // `given`: by a continuous ability
  void add(const Rulebook& book, const script::Ability& ability, bool given) {
    const Reads reads{book.script};
    Numbers read = reads.of_condition(ability.gate) | reads.of_condition(ability.condition);
    if (given) read |= number(shared);
    Numbers written;
    for (std::size_t i = ability.first; i < std::size_t{ability.first} + ability.size; ++i) {
      const script::Node& node = book.script.nodes[i];
      if (node.op == script::Op::Option) { // what lies in it is an ability that is given: it reads for itself
        i += node.size;
        continue;
      }
      read |=
          reads.of_condition(node.condition) | reads.of_select(node.select) | reads.of_amount(node.amount);
      if (node.op != script::Op::Do) continue;
      const ActionWord& action = book.family->lexicon->actions[node.action];
      if (action.lasting == Lasting::Number) written |= number(action.attribute);
      if (action.lasting == Lasting::Mark) written |= number(attributes + node.to);
      if (action.lasting == Lasting::LoseAbilities) written |= number(abilities);
      if (action.lasting == Lasting::Ability) written |= number(shared);
      if (action.lasting == Lasting::Ability && action.takes == Takes::Sources)
        read |= reads.of_select(node.to);
      if (action.lasting == Lasting::Unaffected)
        written |= number(affected), read |= reads.of_select(node.to);
    }
    for (std::size_t i = 0; i < most; ++i)
      if (written[i])
        needs[i] |= read | (i == affected ? Numbers() : number(affected)) |
                    (i == abilities || i == affected ? Numbers() : number(abilities));
  }
  bool leads_back(std::size_t from) const {
    Numbers reached = needs[from];
    for (Numbers before; before != reached;) {
      before = reached;
      for (std::size_t i = 0; i < most; ++i)
        if (reached[i]) reached |= needs[i];
    }
    return reached[from];
  }
};

} // namespace

namespace {

// Which abilities are given by continuous ones.
std::vector<bool> given_by_continuous(const Rulebook& book) {
  std::vector<bool> given(book.script.abilities.size());
  for (const script::Ability& ability : book.script.abilities)
    for (std::size_t i = 0; ability.kind == script::Kind::Continuous && i < ability.size; ++i) {
      const script::Node& node = book.script.nodes[ability.first + i];
      if (node.op == script::Op::Do && book.family->lexicon->actions[node.action].takes == Takes::Ability)
        each_form(book.script, node.to, [&](script::Index form) { given[form] = true; });
    }
  return given;
}

} // namespace

Faults check_dependencies(const Rulebook& book) {
  Faults faults;
  Graph graph;
  if (book.family->lexicon == nullptr) return faults;
  const std::vector<bool> given = given_by_continuous(book);
  for (std::size_t i = 0; i < given.size(); ++i)
    if (const script::Ability& ability = book.script.abilities[i]; ability.kind == script::Kind::Continuous)
      graph.add(book, ability, given[i]);
  const Lexicon& lexicon = *book.family->lexicon;
  const Numbers skills = marks(lexicon.skill_marks);
  graph.needs[lexicon.skilled_attribute] |= skills;
  for (std::size_t i = 0; i < most; ++i)
    if (skills[i]) graph.needs[i] |= number(abilities); // icons are lost with the abilities
  const auto check = [&](std::size_t which, const char* what) {
    if (graph.leads_back(which))
      faults.push_back(
          {"continuous abilities",
           "",
           {"\"{word}\" of cards depends on itself through continuous abilities: what changes it reads it.",
            {what}}});
  };
  for (std::size_t i = 0; i < book.family->attributes.size(); ++i)
    check(i, book.family->attributes[i].name);
  for (std::size_t i = 0; i < book.family->marks.size(); ++i)
    check(attributes + i, book.family->marks[i].name);
  check(abilities, "losing abilities");
  return faults;
}

} // namespace twoseat
