// What is paid besides what an ability says of itself: for calls, and instead of the costs of certain abilities.
#include "engine/abilities/compiler.h"

namespace twoseat {

using nlohmann::json;
using script::Ability;
using script::Index;
using script::Kind;

// {"card": ..., "to": "guardian"}: calling such a card there takes the cost, or ("may") it can be called for it. "on": only
// on top of such a unit. [vge 11.7.1.1, 17.16.8.2.4]
void Compiler::call_cost(const json& from, const std::string& field, Ability& ability) {
  const json& calls = from["calls"];
  if (!known_keys(calls, field + "/calls", {"card", "to", "on"})) return;
  if (!words_.calls_can_cost) return fail(field + "/calls", "No card is called in this game.");
  if (ability.kind != Kind::Continuous)
    fail(field + "/calls", "Only a continuous ability says what calls cost.");
  if (!from.contains("cost") || from.contains("do"))
    fail(field + "/calls", "It goes with a cost and nothing else.");
  ability.kind = Kind::CallCost;
  continuous_ = false;
  Index word = 0;
  tells_it_ = true;
  ability.when.subject = whom(calls.contains("card") ? calls["card"] : json("this"), field + "/calls/card");
  ability.when.to =
      places(calls.contains("to") ? calls["to"] : json("rear-guard"), field + "/calls/to", word);
  ability.when.optional = flag(from, "may", field);
  if (!calls.contains("on")) return;
  if (ability.when.optional || calls.contains("card"))
    fail(field + "/calls/on", "Only what calling this card always takes may say this.");
  ability.when.other = filter(calls["on"], field + "/calls/on");
}

// {"card": ..., "ability": {"limit-break": 4}}: the costs of such abilities may be paid by this one instead.
// [vge supplement A1]
void Compiler::other_cost(const json& from, const std::string& field, Ability& ability) {
  const json& pays = from["pays"];
  const std::string here = field + "/pays";
  if (!known_keys(pays, here, {"card", "ability"})) return;
  if (!words_.costs_have_other_ways) return fail(here, "In this game, costs are paid in no other way.");
  if (ability.kind != Kind::Continuous) fail(here, "Only a continuous ability says this.");
  if (!from.contains("cost") || from.contains("do")) fail(here, "It goes with a cost and nothing else.");
  ability.kind = Kind::OtherCost;
  continuous_ = false;
  ability.when.subject = whom(pays.contains("card") ? pays["card"] : json("this"), here + "/card");
  if (!pays.contains("ability")) return;
  const KeywordAsked asked = keyword_asked(pays["ability"], here + "/ability");
  ability.pays_keyword = asked.keyword;
  ability.pays_number = asked.number;
}

} // namespace twoseat
