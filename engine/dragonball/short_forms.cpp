// What a card file may say in short: [Bond], [Sparking] and [Burst] before a skill, a leader that turns over at the end, the
// usual place. [dbs 2-13-2, 10-2, 10-23, 10-28 to 10-30]
#include "engine/dragonball/keyword_skills.h"
#include <algorithm>
#include <string>

namespace twoseat::dragonball {
namespace {

using nlohmann::json;

// [dbs 10-23, 10-29, 10-30]
void spell_out_labels(CardReader& reader, json& skill, const std::string& field) {
  json labels = json::object();
  const auto number = [&](const char* key, const json& value) {
    if (!value.is_number_integer() || value < 1) reader.fail(field + "/" + key, "It must be a number.");
    return value.is_number_integer() ? value : json(1);
  };
  if (const auto bond = skill.find("bond"); bond != skill.end()) {
    json kind = bond->is_object() ? *bond : json{{"cards", *bond}};
    const json cards = number("bond", kind.value("cards", json()));
    kind.erase("cards");
    kind["in"] = "battle card";
    skill.erase("bond");
    labels["bond"] = cards;
    add_condition(skill, {{"count", kind}, {"min", cards}});
  }
  if (const auto sparking = skill.find("sparking"); sparking != skill.end()) {
    const json cards = number("sparking", *sparking);
    skill.erase("sparking");
    labels["sparking"] = cards;
    add_condition(skill, {{"count", {{"in", "drop"}}}, {"min", cards}});
  }
  if (const auto burst = skill.find("burst"); burst != skill.end()) { // the first part of the cost
    const json cards = number("burst", *burst);
    skill.erase("burst");
    labels["burst"] = cards;
    json cost = json::array({{{"burst", cards}}});
    if (skill.contains("cost") && skill["cost"].is_array())
      cost.insert(cost.end(), skill["cost"].begin(), skill["cost"].end());
    skill["cost"] = std::move(cost);
  }
  if (labels.size() > 2) reader.fail(field, "A skill has two of Bond, Sparking and Burst at most.");
  if (!labels.empty() && labels.size() <= 2) skill["label"] = labels;
}

// Where its text does not say when, it is turned over at the end. [doubt dbs 41]
void turn_over_at_the_end(json& skill, std::string_view label) {
  if (label != "awaken" && label != "awaken-surge" && label != "wish") return;
  if (!skill.contains("do") || !skill["do"].is_array()) return;
  for (const json& action : skill["do"])
    if (action.is_object() && action.contains("flip")) return;
  skill["do"].push_back({{"flip", "this"}});
}

bool says(const json& said, const char* action) {
  if (said.is_object() && said.contains(action)) return true;
  return said.is_structured() &&
         std::any_of(said.begin(), said.end(), [&](const json& part) { return says(part, action); });
}

} // namespace

void complete_skill(CardReader& reader, json& skill, std::string_view type, bool field_card,
                    const std::string& field) {
  if (!skill.is_object()) return;
  if (!field_card && says(skill, "field")) // [dbs 10-3-1]
    reader.fail(field, "Only a card with the keyword field goes there as one.");
  spell_out_labels(reader, skill, field);
  const std::string label =
      skill.contains("keyword") && skill["keyword"].is_string() ? skill["keyword"].get<std::string>() : "";
  if (skill.value("kind", json()) == "act" && label.empty() && !skill.contains("keyword"))
    reader.fail(field + "/keyword", "It is missing."); // when it may be used [dbs 2-13-1]
  turn_over_at_the_end(skill, label);
  if (skill.contains("in")) return;
  if (label.starts_with("counter-") || (type == "extra" && !field_card))
    skill["in"] = "hand";
  else if (type == "extra")
    skill["in"] = "field";
  else if (type == "leader" || type == "unison")
    skill["in"] = type;
  else
    skill["in"] = "battle card";
}

} // namespace twoseat::dragonball
