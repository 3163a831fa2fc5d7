// Writing such fields and texts as abilities.
#include "engine/vanguard/cards/as_abilities.h"
#include <utility>

namespace twoseat::vanguard {

using nlohmann::json;

json with_skills(CardReader& reader, const json& from) {
  json abilities = from.value("abilities", json());
  const auto add = [&](json skill) {
    if (abilities.is_null()) abilities = json::array();
    if (abilities.is_array()) abilities.push_back(std::move(skill));
  };
  if (abilities.is_array() && from.value("type", json()) == "ride deck crest") // [vge 11.4.4.1.1]
    for (json& ability : abilities)
      if (ability.is_object() && !ability.contains("in")) ability["in"] = "crest";
  constexpr std::pair<const char*, const char*> paid[] = {
      {"stride", "g-zone"}, {"ultimate-stride", "g-zone"}, {"g-guardian", "g-zone"}};
  for (const auto& [field, zone] : paid) {
    const auto found = from.find(field);
    if (found == from.end()) continue;
    if (!found->is_object()) {
      reader.fail(field, "It must have a cost.");
      continue;
    }
    reader.only(*found, {"if", "cost"}, std::string(field) + "/");
    json skill = {{"kind", "skill"}, {"keyword", field}, {"in", zone}, {"do", json::array()}};
    for (const char* key : {"if", "cost"})
      if (found->contains(key)) skill[key] = (*found)[key];
    add(std::move(skill));
  }
  if (const auto found = from.find("volundr"); found != from.end() && found->is_object())
    add({{"kind", "skill"},
         {"keyword", "volundr"},
         {"in", "hand"},
         {"do", {{{"choose", 1}, {"from", {{"in", "vanguard"}, {"name", found->value("name", json())}}}}}}});
  // Onto which rear-guards: "overdress": {"name": ...}, "xoverdress": [{...}, {...}], "explosive-growth": {...}.
  for (const char* field : {"overdress", "xoverdress", "explosive-growth"}) {
    const auto found = from.find(field);
    if (found == from.end()) continue;
    const json bases = found->is_array() ? *found : json::array({*found});
    json skill = {{"kind", "skill"}, {"keyword", field}, {"in", "hand"}, {"do", json::array()}};
    for (json base : bases) {
      if (base.is_object() && !base.contains("in")) base["in"] = "rear-guard";
      skill["do"].push_back({{"choose", 1}, {"from", base}});
    }
    const std::size_t least = field == std::string_view("xoverdress") ? 2 : 1, most = least == 1 ? 1 : 3;
    if (bases.size() < least || bases.size() > most)
      reader.fail(field, "It goes onto one rear-guard, XoverDress onto two or three.");
    else
      add(std::move(skill));
  }
  return abilities;
}

// What is done of one text of an order, under the gate and the condition that stand before it.
static json gated(const json& text) {
  json asks = json::array();
  for (const char* field : {"gate", "if"})
    if (text.contains(field)) asks.push_back(text[field]);
  if (asks.empty()) return text["do"];
  return json::array({{{"if", asks.size() == 1 ? asks[0] : json{{"all", asks}}}, {"then", text["do"]}}});
}

void join_order_texts(CardReader& reader, json& abilities) {
  json* first = nullptr;
  for (std::size_t i = 0; abilities.is_array() && i < abilities.size(); ++i) {
    json& one = abilities[i];
    if (!one.is_object() || one.value("kind", json()) != "order" || !one.contains("do")) continue;
    if (first == nullptr) {
      first = &one;
      continue;
    }
    for (const char* field : {"cost", "limit", "in"})
      if (one.contains(field))
        return reader.fail("abilities/" + std::to_string(i) + "/" + field, "This field is not known here.");
    if (first->contains("gate")) {
      (*first)["do"] = gated({{"gate", (*first)["gate"]}, {"do", (*first)["do"]}});
      first->erase("gate");
    }
    if (!(*first)["do"].is_array()) return; // refused as what it is
    for (const json& action : gated(one))
      (*first)["do"].push_back(action);
    abilities.erase(i--);
  }
}

} // namespace twoseat::vanguard
