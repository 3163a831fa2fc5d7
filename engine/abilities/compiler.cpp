// Abilities as a whole: kind, where they work, when they trigger, what they cost, how often.
#include "engine/abilities/compiler.h"
#include <algorithm>
#include <utility>

namespace twoseat {
namespace {

using nlohmann::json;
using script::Ability;
using script::Index;
using script::Kind;

constexpr Named kinds[] = {{"act", ""},   {"auto", ""},    {"cont", ""},
                           {"order", ""}, {"trigger", ""}, {"skill", ""}};
constexpr Named limits[] = {{"none", ""},         {"turn", ""},         {"game", ""},
                            {"rest of turn", ""}, {"rest of game", ""}, {"turn in total", ""}};

std::string list_of(std::span<const Named> names) {
  std::string list;
  for (const Named& name : names)
    list += (list.empty() ? "" : ", ") + std::string(name.id);
  return list;
}

} // namespace

// "If ... would ..., ... instead." [vge 11.3.1.3]
void Compiler::replacement(const json& from, const std::string& field, Ability& ability) {
  if (ability.kind != Kind::Continuous)
    fail(field + "/would", "Only a continuous ability lets something happen instead.");
  ability.kind = Kind::Replacement;
  continuous_ = false;
  when(from["would"], field + "/would", ability);
  ability.when.optional = flag(from, "may", field) || from.contains("cost");
  if (!words_.occasions[ability.when.occasion].replaceable)
    fail(field + "/would/event", "Nothing can happen instead of this.");
}

// Links each choice with all that is done with what it chose. `given`: the first of the abilities that this one gives,
// whose nodes lie between its own and name variables of their own.
void Compiler::note_uses(const Ability& ability, std::size_t given) {
  std::vector<bool> foreign(ability.size);
  for (std::size_t i = given; i < book_.script.abilities.size(); ++i)
    std::fill_n(foreign.begin() + book_.script.abilities[i].first - ability.first,
                book_.script.abilities[i].size, true);
  std::array<Index, 256> used{}; // by variable: where it is used next
  for (std::size_t i = ability.size; i-- > 0;) {
    script::Node& node = book_.script.nodes[ability.first + i];
    if (foreign[i]) continue;
    const script::Select& select = book_.script.selects[node.select];
    if (node.op == script::Op::Choose || node.op == script::Op::Sort)
      node.next_use = std::exchange(used[node.variable], Index{0});
    else if (node.op == script::Op::Do && node.select != 0 && select.noun == script::Noun::Variable)
      node.next_use = std::exchange(used[select.variable], static_cast<Index>(ability.first + i));
  }
}

// What only some kinds of abilities have.
void Compiler::only_where_they_mean_something(const json& from, const std::string& field,
                                              const Ability& ability) {
  const bool automatic = ability.kind == Kind::Automatic;
  const bool instead = from.contains("would"), calling = from.contains("calls");
  const auto refuse = [&](const char* key, bool means_something) {
    if (from.contains(key) && !means_something) fail(field + "/" + key, "This field is not known here.");
  };
  refuse("when", automatic);
  refuse("may", instead || calling || (automatic && words_.declared != nullptr));
  refuse("limit", ability.kind != Kind::Continuous || instead);
}

// {"bond": 2}: a word with a number, up to two of them.
void Compiler::label(const json& from, const std::string& field, Ability& ability) {
  if (!from.is_object() || from.empty() || from.size() > ability.labels.size())
    return fail(field, {"It must be an object of one to {n} labels.", {ability.labels.size()}});
  std::size_t at = 0;
  for (const auto& [id, value] : from.items()) {
    const std::size_t word = find(words_.labels, id);
    if (word == words_.labels.size()) fail(field + "/" + id, "This label is not known.");
    ability.labels[at++] = {static_cast<std::uint8_t>(word + 1),
                            static_cast<std::uint8_t>(number(value, field + "/" + id, 1, 99))};
  }
}

std::uint16_t Compiler::keyword(const json& from, const std::string& field) {
  const std::size_t known = find(words_.keywords, text(from, field));
  if (known == words_.keywords.size()) fail(field, "This keyword is not known.");
  return static_cast<std::uint16_t>(known % words_.keywords.size());
}

constexpr std::int32_t most_of_keyword = 999999;

// "brave", or with its number: {"limit-break": 4}
Compiler::KeywordAsked Compiler::keyword_asked(const json& from, const std::string& field) {
  if (!from.is_object() || from.size() != 1 || !words_.keywords_take_more) return {keyword(from, field), 0};
  const std::string name = from.begin().key();
  return {keyword(name, field), number(from.begin().value(), field + "/" + name, 1, most_of_keyword)};
}

// "brave", or with what goes with it: {"limit-break": 4}, {"glitter": "Oru"}.
void Compiler::keyword_before(const json& from, const std::string& field, Ability& ability) {
  if (!from.is_object() || from.size() != 1 || !words_.keywords_take_more) {
    ability.keyword = keyword(from, field);
    return;
  }
  ability.keyword = keyword(from.begin().key(), field);
  if (from.begin().value().is_number())
    ability.keyword_number =
        number(from.begin().value(), field + "/" + from.begin().key(), 1, most_of_keyword);
}

// What settles whether abilities are there or active must not hang on what they do.
bool Compiler::always_speaks(const Ability& ability) const {
  const auto first = book_.script.nodes.begin() + ability.first;
  return std::any_of(first, first + ability.size, [&](const script::Node& node) {
    if (node.op != script::Op::Do) return false;
    const ActionWord& action = words_.actions[node.action];
    return action.lasting == Lasting::OpenGate || action.lasting == Lasting::Printed ||
           (action.lasting == Lasting::Ability && action.takes == Takes::Sources);
  });
}

Index Compiler::ability_number(const json& from, const std::string& field) {
  if (!known_keys(from, field,
                  {"kind", "in", "keyword", "label", "gate", "if", "when", "would", "calls", "pays", "may",
                   "limit", "uses", "cost", "do", "sudden", "editions", "elsewhere"}))
    return 0;
  if (++depth_ > 3) {
    fail(field, "Abilities lie too deep inside one another.");
    return 0;
  }
  Ability ability;
  const std::size_t given = book_.script.abilities.size();
  const std::size_t kind = find(kinds, from.contains("kind") ? text(from["kind"], field + "/kind") : "");
  if (kind == std::size(kinds))
    fail(field + "/kind", {"It must be one of: {list}.", {FilledPhrase::name(list_of(kinds))}});
  ability.kind = static_cast<Kind>(kind % std::size(kinds));
  const bool was_continuous = continuous_;
  const bool told_it = std::exchange(tells_it_, std::exchange(set_up_, false)),
             told_other = std::exchange(tells_other_, false);
  continuous_ = ability.kind == Kind::Continuous;
  if (from.contains("limit")) {
    const std::size_t limit = find(limits, text(from["limit"], field + "/limit"));
    if (limit == std::size(limits))
      fail(field + "/limit", {"It must be one of: {list}.", {FilledPhrase::name(list_of(limits))}});
    ability.clause = limit == 3 || limit == 4; // said, not an icon
    ability.in_total = limit == 5;
    ability.limit = ability.in_total
                        ? script::Limit::Turn
                        : static_cast<script::Limit>(limit % std::size(limits) - (ability.clause ? 2 : 0));
  }
  if (from.contains("keyword")) keyword_before(from["keyword"], field + "/keyword", ability);
  if (from.contains("uses")) {
    ability.uses = static_cast<std::uint8_t>(number(from["uses"], field + "/uses", 1, 9));
    if (ability.limit == script::Limit::None || ability.clause)
      fail(field + "/uses", "It goes with a limit of a turn or a game.");
  }
  if (from.contains("label")) label(from["label"], field + "/label", ability);
  if (const auto bits = from.find("editions"); bits != from.end() && bits->is_number_unsigned())
    ability.editions = bits->get<std::uint8_t>(); // only a family's loader says it
  ability.sudden = flag(from, "sudden", field);
  if (ability.sudden && words_.declared == nullptr)
    fail(field + "/sudden", "Nothing is sudden in this game.");
  if (from.contains("in")) ability.places = places(from["in"], field + "/in", ability.place_word);
  if (ability.kind == Kind::Automatic) {
    if (from.contains("when"))
      one_of_two(from["when"], field + "/when", ability);
    else
      fail(field + "/when", "An automatic ability needs an event to wait for.");
  }
  if (ability.when.situation != 0 && from.contains("cost")) // declined, it would wait again at once
    fail(field + "/cost", "An ability that waits for a situation has no cost.");
  only_where_they_mean_something(from, field, ability);
  if (from.contains("would")) replacement(from, field, ability);
  if (from.contains("calls")) call_cost(from, field, ability);
  if (from.contains("pays")) other_cost(from, field, ability);
  if (from.contains("gate")) ability.gate = condition(from["gate"], field + "/gate");
  const bool asked_first = ability.kind != Kind::Automatic;
  const bool paid_later = words_.declared != nullptr; // all that is paid lies before all that is done
  if (paid_later && !asked_first) ability.when.optional = flag(from, "may", field) || from.contains("cost");
  if (from.contains("if") && asked_first) ability.condition = condition(from["if"], field + "/if");
  const Index condition_inside =
      from.contains("if") && !asked_first ? condition(from["if"], field + "/if") : Index{0};

  auto& nodes = book_.script.nodes;
  std::vector<std::string> outer;
  outer.swap(variables_);
  if (ability.when.at_once != 0) variable("them", field, true); // the first of all
  const bool outer_declares = std::exchange(declares_, false), outer_lists = std::exchange(lists_, false),
             outer_several = std::exchange(several_, false), outer_acts = std::exchange(acts_, false),
             outer_x = std::exchange(has_x_, false);
  ability.first = static_cast<Index>(nodes.size());
  const auto open = [&](script::Op op, Index with) {
    script::Node node;
    node.op = op;
    node.condition = with;
    nodes.push_back(node);
    return nodes.size() - 1;
  };
  const bool has_cost = from.contains("cost");
  const bool other_way = ability.kind == Kind::OtherCost;
  const bool cost_first = (asked_first || paid_later) && !other_way;
  const std::size_t branch =
      condition_inside != 0 && !paid_later ? open(script::Op::If, condition_inside) : 0;
  const std::size_t may = has_cost && !cost_first ? open(script::Op::May, 0) : 0;
  if (has_cost) actions(from["cost"], field + "/cost", true);
  if (other_way) open(script::Op::Paid, 0);
  ability.cost_size =
      cost_first ? static_cast<std::uint16_t>(nodes.size() - ability.first) : std::uint16_t{0};
  const std::size_t later = condition_inside != 0 && paid_later ? open(script::Op::If, condition_inside) : 0;
  const bool does = from.contains("do") && (from["do"] != json::array() || ability.kind == Kind::Skill);
  if (does)
    actions(from["do"], field + "/do", false);
  else if (ability.kind != Kind::CallCost && !other_way)
    fail(field + "/do", "It is missing: what does the ability do?");
  if (may != 0) nodes[may].size = static_cast<std::uint16_t>(nodes.size() - 1 - may);
  for (const std::size_t opened : {branch, later})
    if (opened != 0) nodes[opened].size = static_cast<std::uint16_t>(nodes.size() - 1 - opened);
  ability.size = static_cast<std::uint16_t>(nodes.size() - ability.first);
  if ((ability.gate != 0 || ability.condition != 0) && always_speaks(ability))
    fail(field, "What is said here always holds: it has no condition and no gate.");
  note_uses(ability, given);
  variables_.swap(outer);
  declares_ = outer_declares;
  lists_ = outer_lists;
  several_ = outer_several;
  acts_ = outer_acts;
  has_x_ = outer_x;
  continuous_ = was_continuous;
  tells_it_ = told_it;
  tells_other_ = told_other;
  --depth_;
  book_.script.abilities.push_back(ability);
  return static_cast<Index>(book_.script.abilities.size() - 1);
}

} // namespace twoseat
