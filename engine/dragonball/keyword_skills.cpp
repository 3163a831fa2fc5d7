// Keyword skills as the ability language says them. [dbs 10]
#include "engine/dragonball/keyword_skills.h"
#include <string>

namespace twoseat::dragonball {
namespace {

struct KeywordSkill {
  std::string_view id;
  const char* text;
};

constexpr KeywordSkill skills[] = {
    {"blocker", R"({"kind": "auto", "keyword": "blocker", "in": "battle card",
      "when": {"event": "attack-on", "card": {"in": "card in play", "other": true}},
      "if": {"count": {"in": "card in play", "is": "guarding"}, "min": 1},
      "cost": [{"rest": "this"}], "do": [{"guard": "this"}]})"}, // [dbs 10-4-1]
    {"dual-attack", R"({"kind": "auto", "keyword": "dual-attack", "limit": "turn", "in": "card in play",
      "when": {"event": "attacks"},
      "do": [{"later": {"kind": "auto", "when": {"event": "end-of-battle", "of": "both"},
        "do": [{"ready": "this"}]}}]})"},                        // [dbs 10-8-1-1]
    {"revenge", R"({"kind": "auto", "keyword": "revenge", "in": "battle card",
      "when": {"event": "attacked"},
      "do": [{"later": {"kind": "auto", "when": {"event": "end-of-battle", "of": "both"},
        "do": [{"ko": "it"}]}, "to": "other"}]})"},              // [dbs 10-9-1]
};

} // namespace

const char* text_of_keyword(std::string_view id) {
  for (const KeywordSkill& skill : skills)
    if (skill.id == id) return skill.text;
  return nullptr;
}

void add_usual_place(nlohmann::json& ability, std::string_view type) {
  if (!ability.is_object() || ability.contains("in")) return;
  const std::string label = ability.contains("keyword") && ability["keyword"].is_string()
                                ? ability["keyword"].get<std::string>()
                                : std::string();
  if (type == "extra" || label.starts_with("counter-"))
    ability["in"] = "hand";
  else if (type == "leader" || type == "unison")
    ability["in"] = type;
  else
    ability["in"] = "battle card";
}

} // namespace twoseat::dragonball
