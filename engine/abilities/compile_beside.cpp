// What stands beside an action: only what its word reads, so that nothing is said there in vain.
#include "engine/abilities/compiler.h"
#include <algorithm>

namespace twoseat {

using nlohmann::json;
using script::Node;

namespace {

template <class... Any>
constexpr std::uint32_t taking(Any... takes) {
  return ((1U << static_cast<unsigned>(takes)) | ...);
}

// A field, the actions that read it by what they take, and the bit of those whose word says so.
struct Field {
  const char* id;
  std::uint32_t takes;
  unsigned read = 0;
};
constexpr Field fields[] = {
    {"to", taking(Takes::CardsAndCard, Takes::CardsAndValue, Takes::Mark, Takes::Ability, Takes::Restriction,
                  Takes::Change, Takes::Sources, Takes::Occasion, Takes::Gate)},
    {"into", taking(Takes::CardsAndZone), Beside::into},
    {"from", taking(Takes::Number)},
    {"as possible", taking(Takes::Number)},
    {"more", taking(Takes::Change)},
    {"kind", taking(Takes::Abilities)},
    {"times", taking(Takes::Abilities), Beside::times},
    {"up to", taking(Takes::Number), Beside::up_to},
    {"by", taking(Takes::Number), Beside::by},
    {"as", taking(Takes::Number), Beside::as},
    {"until", 0, Beside::until},
    {"face", 0, Beside::face},
    {"order", 0, Beside::order},
    {"named", 0, Beside::named},
    {"becomes", 0, Beside::becomes},
    {"original", 0, Beside::original},
    {"column", 0, Beside::column},
    {"keeps", 0, Beside::keeps},
    {"except by", 0, Beside::except_by},
    {"cheaper", 0, Beside::cheaper},
};

// What a continuous ability says holds as long as it does: it says no time, and does nothing in some way. What was
// original is a matter of it alone.
constexpr unsigned only_of_statements =
    Beside::original | Beside::keeps | Beside::except_by | Beside::cheaper;
constexpr unsigned of_statements = Beside::becomes | Beside::by | only_of_statements;

bool may_stand(const Field& field, const ActionWord& word, bool continuous) {
  const unsigned read = field.read & (continuous ? of_statements : ~only_of_statements);
  const bool circles = word.takes == Takes::Cards && word.from != 0 && std::string_view(field.id) == "into";
  return (field.takes & taking(word.takes)) != 0 || (read & word.beside) != 0 || circles;
}

} // namespace

void Compiler::must_be_read(const ActionWord& word, const json& from, const std::string& field) {
  std::string list;
  for (const Field& one : fields)
    if (may_stand(one, word, continuous_)) list += (list.empty() ? "" : ", ") + std::string(one.id);
  for (const auto& item : from.items()) {
    const std::string& key = item.key();
    const auto* const named =
        std::find_if(std::begin(fields), std::end(fields), [&](const Field& one) { return key == one.id; });
    if (key == word.id || (named != std::end(fields) && may_stand(*named, word, continuous_))) continue;
    const auto action = FilledPhrase::name(word.id);
    if (list.empty())
      fail(field + "/" + key, {"Nothing stands beside \"{word}\".", {action}});
    else
      fail(field + "/" + key, {"Beside \"{word}\" may stand: {list}.", {action, FilledPhrase::name(list)}});
  }
}

// How long; none: for the rest of the game.
std::uint8_t Compiler::span(const ActionWord& word, const json& from, const std::string& field) {
  constexpr Named spans[] = {{"", ""},
                             {"game", ""},
                             {"turn", ""},
                             {"battle", ""},
                             {"opponent's turn", ""},
                             {"your next turn", ""},
                             {"that attack", ""},
                             {"your start", ""},
                             {"main phase", ""}};
  const bool starts = (word.beside & Beside::your_start) != 0;
  const unsigned known = words_.spans | (starts ? 1U << until_your_start : 0U);
  const std::size_t at = find(spans, text(from, field));
  if (at > 0 && ((known >> at) & 1U) != 0) return static_cast<std::uint8_t>(at);
  std::string list;
  for (std::size_t i = 1; i < std::size(spans); ++i)
    if (((known >> i) & 1U) != 0) list += (list.empty() ? "" : ", ") + std::string(spans[i].id);
  fail(field, {"It must be one of: {list}.", {FilledPhrase::name(list)}});
  return 0;
}

// "becomes": true, or "original": the number that it had from the start. [vge 11.11.1]
script::Change Compiler::change_to(const json& from, const std::string& field) {
  if (from == "original") return script::Change::OriginalTo;
  if (from.is_boolean()) return from.get<bool>() ? script::Change::To : script::Change::By;
  fail(field, "It must be true, false or \"original\".");
  return script::Change::By;
}

// {"counter-blast": 2}: the first cost of what is given, each turn. That it was paid is noted as the use of an ability.
void Compiler::cheaper(const json& from, const std::string& field, Node& node) {
  if (!from.is_object() || from.size() != 1)
    return fail(field, "It must be one action of a cost, and by how much.");
  const std::string id = from.begin().key();
  const std::size_t action = find(words_.actions, id);
  const bool known = action < words_.actions.size() && words_.actions[action].changeable &&
                     words_.actions[action].takes == Takes::Number;
  if (!known)
    return fail(field + "/" + id, {"The number of \"{word}\" cannot be changed.", {FilledPhrase::name(id)}});
  node.attribute = static_cast<std::uint8_t>(action + 1);
  number(from.begin().value(), field + "/" + id, 1, 99);
  node.amount = amount(from.begin().value(), field + "/" + id);
  script::Ability use;
  use.kind = script::Kind::Skill;
  use.limit = script::Limit::Turn;
  book_.script.abilities.push_back(use);
  node.with = static_cast<script::Index>(book_.script.abilities.size() - 1);
}

void Compiler::beside(const ActionWord& word, const json& from, const std::string& field, Node& node) {
  must_be_read(word, from, field);
  if (from.contains("as")) node.variable = variable(text(from["as"], field + "/as"), field, true);
  node.up_to = flag(from, "up to", field);
  if (from.contains("by")) node.side = side(from["by"], field + "/by");
  if (node.side == script::Side::Both && word.takes != Takes::Number)
    fail(field + "/by", "One player does it: it must be you or opponent.");
  if (from.contains("face")) { // 0: as the action has it
    const std::string face = text(from["face"], field + "/face");
    node.facing = face == "down" ? 1 : face == "up" ? 2 : 0;
    if (node.facing == 0) fail(field + "/face", "It must be up or down.");
  }
  if (from.contains("column")) {
    if (text(from["column"], field + "/column") != "this")
      fail(field + "/column", "Only the column of \"this\" can be meant.");
    node.facing = script::in_its_column;
  }
  if (from.contains("becomes")) node.change = change_to(from["becomes"], field + "/becomes");
  if (flag(from, "original", field)) node.change = script::Change::LoseOriginal;
  if (from.contains("keeps")) {
    if (from["keeps"] != "act")
      fail(field + "/keeps", "Only \"act\", abilities that are played, can be kept.");
    if (node.change != script::Change::By) fail(field + "/keeps", "It does not go with this.");
    node.facing = script::keeps_played;
  }
  if (from.contains("except by")) {
    if (from["except by"] != "this") fail(field + "/except by", "Only effects of \"this\" can be excepted.");
    node.facing = script::but_for_its_own;
  }
  if (from.contains("times") && (word.beside & Beside::times) != 0)
    node.amount = amount(from["times"], field + "/times");
  if (from.contains("cheaper")) cheaper(from["cheaper"], field + "/cheaper", node);
  if (from.contains("until")) node.until = span(word, from["until"], field + "/until");
}

} // namespace twoseat
