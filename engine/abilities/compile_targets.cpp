// What an action is done to: cards that are meant, and those that are chosen.
#include "engine/abilities/compiler.h"

namespace twoseat {

using nlohmann::json;
using script::Index;
using script::Node;
using script::Noun;
using script::Op;

// {"choose": 1, "from": ..., "up to": true, "by": "opponent", "as": "x"}; "any": any number
Compiler::Target Compiler::choose(const json& from, const std::string& field, bool cost) {
  known_keys(from, field,
             {"choose", "from", "up to", "random", "as possible", "late", "by", "as", "among them", "each of",
              "same", "sum"});
  Node node;
  node.op = Op::Choose;
  node.cost = cost;
  const bool any = from.contains("choose") && from["choose"] == "any";
  if (has_ensemble(from))
    ensemble(from, field, node);
  else if (node.amount = amount(any ? json(script::any_number) : from["choose"], field + "/choose");
           from.contains("same"))
    fail(field + "/same", {"It says nothing beside \"{word}\".", {FilledPhrase::name("choose")}});
  if (any && from.contains("up to")) fail(field + "/up to", "It does not go with this.");
  node.up_to = any || flag(from, "up to", field);
  node.at_random = flag(from, "random", field);
  node.as_possible = flag(from, "as possible", field);
  if (node.as_possible && (node.up_to || cost)) fail(field + "/as possible", "It does not go with this.");
  if (node.at_random && node.up_to) fail(field + "/up to", "It does not go with this.");
  node.late = flag(from, "late", field);
  if (words_.declared != nullptr && !cost && !node.late && acts_)
    fail(field, "Targets are chosen before anything is done; a choice that is no target is \"late\".");
  if (from.contains("from"))
    node.select = filter(from["from"], field + "/from");
  else
    fail(field + "/from", "It is missing: from which cards?");
  if (from.contains("by")) node.side = side(from["by"], field + "/by");
  if (cost && node.side != script::Side::You) fail(field + "/by", "It does not go with this.");
  if (node.at_random && node.side == script::Side::Opponent) // nobody chooses
    fail(field + "/by", "It does not go with this.");
  const script::Select& among = book_.script.selects[node.select];
  if (node.side == script::Side::Both && among.noun == script::Noun::Filter && among.places != 0 &&
      among.side != script::Side::Both)
    fail(field + "/by", "Where both choose, each chooses among their own cards: \"of\" is \"both\".");
  const std::string name =
      from.contains("as") ? text(from["as"], field + "/as") : "#" + std::to_string(variables_.size());
  node.variable = variable(name, field, true);
  book_.script.nodes.push_back(node);
  script::Select chosen;
  chosen.noun = Noun::Variable;
  chosen.variable = node.variable;
  book_.script.selects.push_back(chosen);
  return {static_cast<Index>(book_.script.selects.size() - 1), node.variable};
}

// What is set to the number of several cards is set to each in an order of choice, so that the last decides. A choice
// in a continuous ability there is not. [vge 11.8.6]
Index Compiler::last_of(Index which) {
  script::Amount last = book_.script.amounts[which];
  if (last.sum != script::Sum::Attribute) return which;
  last.sum = script::Sum::Last;
  if (!continuous_ && book_.script.selects[last.select].noun == Noun::Filter)
    last.select = in_any_order(last.select, script::Side::You);
  book_.script.amounts.push_back(last);
  return static_cast<Index>(book_.script.amounts.size() - 1);
}

// The cards of a selection, in an order that the player sets. [vge 4.1.9] `action`: by whose rule, from 1; 0: any
script::Index Compiler::in_any_order(Index select, script::Side by, std::uint16_t action) {
  Node sort;
  sort.op = Op::Sort;
  sort.side = by;
  sort.action = action;
  sort.select = select;
  sort.variable = variable("#" + std::to_string(variables_.size()), "order", true);
  book_.script.nodes.push_back(sort);
  script::Select sorted;
  sorted.noun = Noun::Variable;
  sorted.variable = sort.variable;
  book_.script.selects.push_back(sorted);
  return static_cast<Index>(book_.script.selects.size() - 1);
}

Compiler::Target Compiler::target(const json& from, const std::string& field, bool cost) {
  if (from.is_object() && from.contains("choose")) {
    if (continuous_) fail(field, "A continuous ability cannot choose.");
    return choose(from, field, cost);
  }
  if (from.is_object() && from.contains("all")) {
    known_keys(from, field, {"all"});
    return {filter(from["all"], field + "/all"), 0};
  }
  return {filter(from, field), 0};
}

} // namespace twoseat
