// The forms of keywords: where the rulebook defines a gate or a whole ability, it stands here as a card would say it.
#include "engine/vanguard/keywords/keyword_forms.h"
#include <nlohmann/json.hpp>

namespace twoseat::vanguard {
namespace {

using nlohmann::json;

// By keyword. "N" is the number or the name that stands with it, and `takes` says which. An "if" is joined to the card's own.
const json& forms() {
  static const json all = json::parse(R"({
    "limit-break": {"takes": "number", "gate": {"count": {"in": "damage"}, "min": "N"}},
    "generation-break": {"takes": "number", "gate": {"generation-break": "N"}},
    "brave": {"gate": {"count": {"in": "hand"}, "max": 3}},
    "oracle": {"gate": {"count": {"in": "hand"}, "min": 5}},
    "ritual": {"takes": "number", "gate": {"count": {"in": "drop", "grade": 1}, "min": "N"}},
    "unite": {"gate": {"called": true, "min": 2}},
    "thunderstrike": {"takes": "number", "gate": {"count": {"in": "bind", "of": "opponent"}, "min": "N"}},
    "darkness": {"gate": {"put-into-soul": true}},
    "dark-device": {"gate": {"not": {"count": {"in": "vanguard or rear-guard", "of": "opponent", "is": "stand", "column": "this"}}}},
    "white-wings": {"if": {"count": {"in": "vanguard", "name has": "Alestiel"}}, "gate": {"all": [
      {"count": {"in": "bind", "is": "face-up"}}, {"not": {"count": {"in": "bind", "is": "face-up", "grade": 0}}},
      {"not": {"count": {"in": "bind", "is": "face-up", "grade": 2}}}, {"not": {"count": {"in": "bind", "is": "face-up", "grade": 4}}},
      {"not": {"count": {"in": "bind", "is": "face-up", "grade": 6}}}, {"not": {"count": {"in": "bind", "is": "face-up", "grade": 8}}}]}},
    "black-wings": {"if": {"count": {"in": "vanguard", "name has": "Alestiel"}}, "gate": {"all": [
      {"count": {"in": "bind", "is": "face-up"}}, {"not": {"count": {"in": "bind", "is": "face-up", "grade": 1}}},
      {"not": {"count": {"in": "bind", "is": "face-up", "grade": 3}}}, {"not": {"count": {"in": "bind", "is": "face-up", "grade": 5}}},
      {"not": {"count": {"in": "bind", "is": "face-up", "grade": 7}}}, {"not": {"count": {"in": "bind", "is": "face-up", "grade": 9}}}]}},
    "glitter": {"takes": "name", "gate": {"count": {"in": "vanguard", "name has": "N", "ability": "glitter"}}},
    "shinken-hissatsu": {"gate": {"count": {"in": "damage"}, "min": 3}},
    "version-up": {"gate": {"any": [{"this-persona-rode": true}, {"count": {"in": "damage"}, "min": 4}]}},
    "forerunner": {"takes": "name", "kind": "auto", "when": {"event": "ridden-upon", "other": {"in": "vanguard", "tag": "N"}},
      "do": [{"may": [{"call": "this"}]}]},
    "revelation": {"kind": "auto", "when": {"event": "placed"}, "do": [{"look": 1, "as": "seen"}, {"may": [
      {"put": "seen", "into": "soul"}, {"if": {"count": {"among": "seen", "in": "soul"}}, "then": [
      {"rest": {"choose": 1, "from": {"in": "rear-guard", "is": "stand"}}}]}]}]},
    "blaze": {"kind": "auto", "in": "unit", "when": {"event": "attack-step", "of": "you"},
      "if": {"number": {"for each": {"in": "rear-guard"}}, "min": 1, "than": {"for each": {"in": "rear-guard", "of": "opponent"}}},
      "do": [{"get-skill": "blazing", "to": {"all": {"in": "vanguard"}}, "until": "turn"}]},
    "engorge": {"kind": "auto", "when": {"event": "attacks"}, "do": [
      {"choose": 17, "up to": true, "from": {"in": "rear-guard", "other": true}, "as": "meal"}, {"retire": "meal", "as": "eaten"},
      {"if": {"number": {"found": "eaten"}, "min": 1}, "then": [{"get-skill": "engorged", "until": "turn"}]}]},
    "charge": {"kind": "auto", "in": "rear-guard", "when": {"event": "placed", "by": {"of": "both"}},
      "do": [{"may": [{"get-skill": "charging", "until": "turn"}]}]},
    "hollow": {"kind": "auto", "in": "rear-guard", "when": {"event": "placed"}, "do": [{"may": [
      {"get-skill": "hollowed", "until": "turn"},
      {"later": {"kind": "auto", "when": {"event": "end-of-turn", "of": "both"}, "do": [{"retire": {"all": {"in": "rear-guard", "is": "hollowed"}}}]}}]}]},
    "success": {"takes": "number", "kind": "auto", "in": "rear-guard", "when": {"situation": {"all": [
      {"turn": "you"}, {"not": {"count": {"among": "this", "is": "successful"}}}, {"number": {"power": "this"}, "min": "N"}]}},
      "do": [{"if": {"number": {"power": "this"}, "min": "N"}, "then": [{"get-skill": "successful", "until": "turn"}]}]},
    "friend": {"kind": "cont", "in": "vanguard or rear-guard", "if": {"count": {"in": "vanguard or rear-guard", "other": true, "column": "this"}},
      "do": [{"get-skill": "friend"}, {"get-skill": "friend", "to": {"in": "vanguard or rear-guard", "other": true, "column": "this"}}]},
    "harmony": {"kind": "auto", "in": "vanguard or rear-guard", "when": {"event": "placed", "card": {"in": "vanguard or rear-guard", "other": true, "column": "this"}},
      "do": [{"harmony": "this", "to": "it"}]},
    "afterimage": {"kind": "auto", "in": "unit",
      "when": {"event": "put", "card": {"in": "hand", "of": "opponent"}, "from": "bind", "to": "hand"},
      "if": {"count": {"in": "hand"}, "max": 6}, "do": [{"may": [{"put": "this", "into": "hand"}]}]}
  })");
  return all;
}

void fill_in(json& form, const json& given) {
  if (form.is_string() && form.get_ref<const std::string&>() == "N")
    form = given;
  else if (form.is_structured())
    for (json& part : form)
      fill_in(part, given);
}

void spell_out_ability(CardReader& reader, json& ability, const std::string& field) {
  const json said = ability["keyword"]; // "brave", or {"limit-break": 4}
  const bool with = said.is_object() && said.size() == 1;
  const json given = with ? said.begin().value() : json();
  const std::string keyword = with ? said.begin().key() : said.is_string() ? said.get<std::string>() : "";
  const auto form = forms().find(keyword);
  const std::string takes = form == forms().end() ? "" : form->value("takes", "");
  const bool fits = takes == "number" ? given.is_number_integer() : takes == "name" && given.is_string();
  if (with && !fits)
    return reader.fail(field + "/keyword",
                       takes == "number" ? "It must be a number." : "Nothing stands with this keyword.");
  if (form == forms().end() || (!with && !takes.empty())) return; // the label alone
  const bool gated = ability.contains("gate"); // the card says itself what the keyword takes, and no more
  for (const auto& [key, part] : form->items()) {
    if (key == "takes" || (key == "if" ? gated : ability.contains(key))) continue;
    json filled = part;
    fill_in(filled, given);
    if (key == "if")
      add_condition(ability, std::move(filled));
    else
      ability[key] = std::move(filled);
  }
}

// Heals so many cards, then so much damage is dealt to one vanguard. [vge 14.19.1.1]
void spell_out_rescue(CardReader& reader, json& actions, std::size_t at, const std::string& field) {
  json number = actions[at]["rescue"];
  if (!number.is_number_integer() && !number.is_object()) {
    reader.fail(field + "/" + std::to_string(at) + "/rescue", "It must be a number.");
    number = 1; // so that this is said alone
  }
  actions[at] = {{"heal", {{"choose", number}, {"from", {{"in", "damage"}}}}}};
  actions.insert(actions.begin() + static_cast<std::ptrdiff_t>(at) + 1, json{{"damage-to-one", number}});
}

// Chosen for it are units that have Retry, and were not retried in this turn. [vge 17.15.2.2]
void narrow_down_retry(json& action) {
  json& whom = action["retry"];
  if (!whom.is_object() || !whom.contains("choose") || !whom.contains("from")) return;
  json& from = whom["from"];
  if (from.is_string()) from = {{"in", from}};
  if (!from.is_object()) return;
  if (!from.contains("ability")) from["ability"] = "retry";
  if (from.contains("not") && !from["not"].is_array()) from["not"] = json::array({from["not"]});
  from["not"].push_back("retried");
}

// A unit card of the ride deck goes to the order zone, and says who the Buddy Monsters are. [vge 17.16.4.1]
void spell_out_buddyfighter(json& actions, std::size_t at) {
  const std::string name = "buddy " + std::to_string(at);
  const json steps =
      json::array({{{"choose", 1}, {"from", {{"in", "ride-deck"}, {"is", "unit"}}}, {"as", name}},
                   {{"put", name}, {"into", "order-zone"}},
                   {{"buddy", name}}});
  actions.erase(at);
  actions.insert(actions.begin() + static_cast<std::ptrdiff_t>(at), steps.begin(), steps.end());
}

constexpr int deepest = 40; // what lies deeper than any ability is refused later

void spell_out(CardReader& reader, json& part, const std::string& field, int depth) {
  if (depth > deepest) return;
  if (part.is_array())
    for (std::size_t i = 0; i < part.size(); ++i)
      if (part[i].is_object() && part[i].size() == 1) {
        if (part[i].contains("rescue")) spell_out_rescue(reader, part, i, field);
        if (part[i].contains("retry")) narrow_down_retry(part[i]);
        if (part[i].value("buddyfighter", json()) == true) spell_out_buddyfighter(part, i);
      }
  if (part.is_object() && part.contains("keyword")) spell_out_ability(reader, part, field);
  for (const auto& [key, inner] : part.items())
    if (inner.is_structured()) spell_out(reader, inner, field + "/" + key, depth + 1);
}

} // namespace

void spell_out_keywords(CardReader& reader, json& abilities) {
  if (abilities.is_structured()) spell_out(reader, abilities, "abilities", 0);
}

} // namespace twoseat::vanguard
