// What depends on something, what is one of several, what is done so many times.
#include "engine/abilities/compiler.h"
#include <algorithm>

namespace twoseat {

using nlohmann::json;
using script::Index;
using script::Node;
using script::Op;

void Compiler::control_if(const json& from, const std::string& field) {
  if (!known_keys(from, field, {"if", "then", "else"})) return;
  auto& nodes = book_.script.nodes;
  Node branch;
  branch.op = Op::If;
  branch.condition = condition(from["if"], field + "/if");
  const std::size_t at = nodes.size();
  nodes.push_back(branch);
  if (from.contains("then") && from["then"] != json::array())
    actions(from["then"], field + "/then", false);
  else
    fail(field + "/then", "It is missing.");
  nodes[at].size = static_cast<std::uint16_t>(nodes.size() - 1 - at);
  if (!from.contains("else")) return;
  Node otherwise;
  otherwise.op = Op::Else;
  const std::size_t other = nodes.size();
  nodes.push_back(otherwise);
  actions(from["else"], field + "/else", false);
  nodes[other].size = static_cast<std::uint16_t>(nodes.size() - 1 - other);
}

void Compiler::control_may(const json& from, const std::string& field) {
  if (!known_keys(from, field, {"may", "cost", "by"})) return;
  auto& nodes = book_.script.nodes;
  Node may;
  may.op = Op::May;
  if (from.contains("by")) may.side = side(from["by"], field + "/by");
  const std::size_t at = nodes.size();
  nodes.push_back(may);
  const bool had_x = has_x_;
  if (from.contains("cost")) actions(from["cost"], field + "/cost", true);
  if (has_x_ != had_x && words_.declared != nullptr)
    fail(field + "/cost", "X is chosen where an ability is declared: in the cost of the whole of it.");
  actions(from["may"], field + "/may", false);
  nodes[at].size = static_cast<std::uint16_t>(nodes.size() - 1 - at);
}

void Compiler::control_options(const json& from, const std::string& field) {
  if (!known_keys(from, field, {"options", "by", "once", "choose"})) return;
  auto& nodes = book_.script.nodes;
  const json& list = from["options"];
  if (!list.is_array() || list.size() < 2)
    return fail(field + "/options", "It must be a list of two or more lists of actions.");
  Node options;
  options.op = Op::Options;
  if (from.contains("by")) options.side = side(from["by"], field + "/by");
  if (from.contains("choose")) options.variable = so_many_options(from, field);
  const std::size_t at = nodes.size();
  nodes.push_back(options);
  for (std::size_t i = 0; i < list.size(); ++i) {
    Node option;
    option.op = Op::Option;
    const std::size_t here = nodes.size();
    nodes.push_back(option);
    actions(list[i], field + "/options/" + std::to_string(i), false);
    nodes[here].size = static_cast<std::uint16_t>(nodes.size() - 1 - here);
  }
  if (options.variable != 0) {
    Node again;
    again.op = Op::Again;
    again.to = static_cast<Index>(nodes.size() - at);
    again.variable = options.variable;
    nodes.push_back(again);
  }
  nodes[at].size = static_cast<std::uint16_t>(nodes.size() - 1 - at);
  if (from.contains("once")) once_at_most(from["once"], field + "/once", at);
}

// {"options": [...], "choose": 2}: which and in which order lies where a list keeps what it does.
std::uint8_t Compiler::so_many_options(const json& from, const std::string& field) {
  constexpr std::int32_t most = 4; // of four bits each, in Effect::picks
  const auto there = static_cast<std::int32_t>(from["options"].size());
  if (words_.options_rule == Rule{}) fail(field + "/choose", "One option is chosen in this game.");
  if (from.contains("once")) fail(field + "/once", "It does not go with several that are chosen at once.");
  if (there > 15) fail(field + "/options", "Several can be chosen of fifteen at most.");
  if (declares_ || lists_)
    fail(field, "An ability with a list, or that declares something, chooses one option.");
  several_ = true;
  return static_cast<std::uint8_t>(number(from["choose"], field + "/choose", 2, std::min(most, there)));
}

// Each option only once: that it was chosen is noted as the use of an ability of its own. [vge 11.9.5.1.1]
void Compiler::once_at_most(const json& from, const std::string& field, std::size_t options) {
  constexpr Named spans[] = {{"", ""}, {"turn", ""}, {"game", ""}};
  const std::size_t span = find(spans, text(from, field));
  if (span == 0 || span == std::size(spans)) return fail(field, "It must be turn or game.");
  if (book_.script.nodes[options].side != script::Side::You)
    return fail(field, "Only you can have chosen one before.");
  auto& nodes = book_.script.nodes;
  nodes[options].until = static_cast<std::uint8_t>(span);
  const std::size_t end = options + 1 + nodes[options].size;
  for (std::size_t option = options + 1; option < end; option += 1U + nodes[option].size) {
    script::Ability use;
    use.kind = script::Kind::Skill;
    book_.script.abilities.push_back(use);
    nodes[option].to = static_cast<Index>(book_.script.abilities.size() - 1);
  }
}

// {"for each": ..., "do": [...]}: everything up to the full stop, so many times. [vge 12.7.1.1]
void Compiler::control_repeat(const json& from, const std::string& field) {
  if (!known_keys(from, field, {"for each", "do"})) return;
  auto& nodes = book_.script.nodes;
  script::Amount times;
  times.sum = script::Sum::Count;
  times.number = 1;
  times.select = filter(from["for each"], field + "/for each");
  book_.script.amounts.push_back(times);
  Node repeat;
  repeat.op = Op::Repeat;
  repeat.amount = static_cast<Index>(book_.script.amounts.size() - 1);
  const std::size_t at = nodes.size();
  nodes.push_back(repeat);
  if (from.contains("do"))
    actions(from["do"], field + "/do", false);
  else
    fail(field + "/do", "It is missing.");
  Node again;
  again.op = Op::Again;
  again.to = static_cast<Index>(nodes.size() - 1 - at);
  nodes.push_back(again);
  nodes[at].size = static_cast<std::uint16_t>(nodes.size() - 1 - at);
}

// {"declare": "name"} or "number": what was declared lies where a list keeps what it does, so that they exclude each other.
void Compiler::control_declare(const json& from, const std::string& field) {
  if (!known_keys(from, field, {"declare"})) return;
  if (words_.declare == 0) fail(field, "Nothing is declared in this game.");
  const std::string what = text(from["declare"], field + "/declare");
  if (what != "name" && what != "number")
    fail(field + "/declare", "Only a \"name\" or a \"number\" can be declared.");
  if (declares_ || lists_ || several_) fail(field, "An ability declares once at most, and has no list then.");
  declares_ = true;
  Node declare;
  declare.op = Op::Declare;
  declare.variable = what == "number" ? script::declares_number : std::uint8_t{0};
  book_.script.nodes.push_back(declare);
}

// {"chips": "X"}, {"discard": "X"}: what X is comes before everything that it is paid with. [bsk 104.5, dbs 2-12-3]
void Compiler::choose_x(const json& cost, const std::string& field) {
  const auto is_x = [](const json& amount) { return amount == "X"; };
  const auto has_x = [&](const json& action) {
    if (!action.is_object()) return false;
    return std::any_of(action.begin(), action.end(), [&](const json& part) {
      return is_x(part) || (part.is_object() && part.contains("choose") && is_x(part["choose"]));
    });
  };
  if (!cost.is_array() || std::none_of(cost.begin(), cost.end(), has_x)) return;
  if (words_.set_x == 0) return fail(field, "No cost has an X in this game.");
  if (declares_ || lists_ || several_) fail(field, "An ability declares once at most, and has no list then.");
  declares_ = has_x_ = true;
  Node declare;
  declare.op = Op::Declare;
  declare.cost = true;
  declare.variable = script::declares_x;
  book_.script.nodes.push_back(declare);
}

// [{"if": ..., "then": [...]}, ...]: what is carried out is settled for all of them at once. [vge 11.8.3.1.2.1]
void Compiler::control_list(const json& from, const std::string& field) {
  if (!known_keys(from, field, {"list"})) return;
  constexpr std::size_t most = 16; // bits of Effect::picks
  auto& nodes = book_.script.nodes;
  const json& list = from["list"];
  if (!list.is_array() || list.size() < 2 || list.size() > most)
    return fail(field + "/list", "It must be a list of two to sixteen items.");
  if (in_list_) return fail(field + "/list", "A list cannot lie inside of another one.");
  if (declares_ || several_) fail(field + "/list", "An ability that declares something has no list.");
  in_list_ = lists_ = true;
  Node all;
  all.op = Op::List;
  const std::size_t at = nodes.size();
  nodes.push_back(all);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string here = field + "/list/" + std::to_string(i);
    if (!known_keys(list[i], here, {"if", "then"})) continue;
    if (!list[i].contains("if") || !list[i].contains("then")) {
      fail(here, "It must have an \"if\" and a \"then\".");
      continue;
    }
    Node item;
    item.op = Op::Item;
    item.variable = static_cast<std::uint8_t>(i);
    item.condition = condition(list[i]["if"], here + "/if");
    const std::size_t begin = nodes.size();
    nodes.push_back(item);
    actions(list[i]["then"], here + "/then", false);
    nodes[begin].size = static_cast<std::uint16_t>(nodes.size() - 1 - begin);
  }
  nodes[at].size = static_cast<std::uint16_t>(nodes.size() - 1 - at);
  in_list_ = false;
}

} // namespace twoseat
