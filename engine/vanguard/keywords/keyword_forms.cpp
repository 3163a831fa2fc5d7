// The forms of keywords: where the rulebook defines a gate or a whole ability, it stands here as a card would say it.
#include "engine/vanguard/keywords/keyword_forms.h"
#include "engine/vanguard/family.h"
#include <nlohmann/json.hpp>

namespace twoseat::vanguard {
namespace {

using nlohmann::json;

// By keyword. "N" is the number or the name that stands with it, and `takes` says which. An "if" is joined to the card's own.
// Under an edition's name stands what is different there. [vgm 14.8, 14.9 | vgi 11.21, 11.22, 11.33, 11.37]
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
      {"count": {"in": "bind", "is": "face-up"}}, {"not": {"count": {"in": "bind", "is": "face-up", "not": "odd-grade"}}}]},
      "vgm": {"if": null}},
    "black-wings": {"if": {"count": {"in": "vanguard", "name has": "Alestiel"}}, "gate": {"all": [
      {"count": {"in": "bind", "is": "face-up"}}, {"not": {"count": {"in": "bind", "is": ["face-up", "odd-grade"]}}}]},
      "vgm": {"if": null}},
    "powerful": {"if": {"not": {"count": {"in": "soul"}}}, "vgm": {"if": null, "gate": {"not": {"count": {"in": "soul"}}}}},
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
      "do": [{"get-skill": "blazing", "to": {"all": {"in": "vanguard"}}, "until": "turn"}],
      "vgi": {"when": {"event": "attack-step", "of": "both"}, "do": [{"get-skill": "blazing", "until": "turn"},
        {"if": {"count": {"among": "this", "is": "legion"}}, "then": [
          {"get-skill": "blazing", "to": {"all": {"in": "vanguard", "other": true}}, "until": "turn"}]}]}},
    "engorge": {"kind": "auto", "when": {"event": "attacks"}, "do": [
      {"choose": 17, "up to": true, "from": {"in": "rear-guard", "other": true}, "as": "meal"}, {"retire": "meal", "as": "eaten"},
      {"if": {"number": {"found": "eaten"}, "min": 1}, "then": [{"get-skill": "engorged", "until": "turn"}]}]},
    "charge": {"kind": "auto", "in": "rear-guard", "when": {"event": "placed", "by": {"of": "both"}},
      "do": [{"may": [{"get-skill": "charging", "until": "turn"}]}]},
    "hollow": {"kind": "auto", "in": "rear-guard", "when": {"event": "placed"}, "do": [{"may": [
      {"get-skill": "hollowed", "until": "turn"},
      {"later": {"kind": "auto", "when": {"event": "end-of-turn", "of": "both"}, "do": [{"retire": {"all": {"in": "rear-guard", "is": "hollowed"}}}]}}]}],
      "vgi": {"do": [{"may": [{"get-skill": "hollowed", "until": "turn"},
        {"later": {"kind": "auto", "when": {"event": "end-of-turn", "of": "both"}, "do": [{"retire": "this"}]}}]}]}},
    "success": {"takes": "number", "kind": "auto", "in": "rear-guard", "when": {"situation": {"all": [
      {"turn": "you"}, {"not": {"count": {"among": "this", "is": "successful"}}}, {"number": {"power": "this"}, "min": "N"}]}},
      "do": [{"if": {"number": {"power": "this"}, "min": "N"}, "then": [{"get-skill": "successful", "until": "turn"}]}],
      "vgi": {"in": "vanguard or rear-guard", "when": {"situation": {"all": [
        {"not": {"count": {"among": "this", "is": "successful"}}}, {"count": {"in": "rear-guard", "power": {"min": "N"}}}]}},
        "do": [{"if": {"count": {"in": "rear-guard", "power": {"min": "N"}}}, "then": [{"get-skill": "successful", "until": "turn"}]}]}},
    "friend": {"kind": "cont", "in": "vanguard or rear-guard", "if": {"count": {"in": "vanguard or rear-guard", "other": true, "column": "this"}},
      "do": [{"get-skill": "friend"}, {"get-skill": "friend", "to": {"in": "vanguard or rear-guard", "other": true, "column": "this"}}]},
    "harmony": {"kind": "auto", "in": "vanguard or rear-guard", "when": {"event": "placed", "card": {"in": "vanguard or rear-guard", "other": true, "column": "this"}},
      "do": [{"harmony": "this", "to": "it"}]},
    "afterimage": {"kind": "auto", "in": "unit",
      "when": {"event": "put", "card": {"in": "hand", "of": "opponent"}, "from": "bind", "to": "hand"},
      "if": {"count": {"in": "hand"}, "max": 6}, "do": [{"may": [{"put": "this", "into": "hand"}]}],
      "vgi": {"when": {"event": "put-by-its-player"}}}
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

// What stands in the form and the card does not say itself.
void complete(json& ability, const json& form, const json& given) {
  const bool gated = ability.contains("gate"); // the card says itself what the keyword takes, and no more
  for (const auto& [key, part] : form.items()) {
    if (key == "takes" || (key == "if" ? gated : ability.contains(key))) continue;
    json filled = part;
    fill_in(filled, given);
    if (key == "if")
      add_condition(ability, std::move(filled));
    else
      ability[key] = std::move(filled);
  }
}

unsigned bit_of(std::size_t edition) {
  return 1U << edition;
}

// An ability in the first edition, and what it is in those that have a form of their own; which says in which of them.
std::vector<json> in_editions(const json& ability, json form, const json& given) {
  std::vector<json> all{ability};
  unsigned others = 0;
  json own_forms = json::object();
  for (const EditionInfo& edition : family.editions)
    if (form.contains(edition.id)) {
      own_forms[edition.id] = form[edition.id];
      form.erase(edition.id);
    }
  complete(all[0], form, given);
  for (std::size_t i = 0; i < family.editions.size(); ++i)
    if (const auto own = own_forms.find(family.editions[i].id); own != own_forms.end()) {
      json there = ability, changed = form;
      changed.merge_patch(*own);
      complete(there, changed, given);
      if (there == all[0]) continue;
      there["editions"] = bit_of(i);
      others |= bit_of(i);
      all.push_back(std::move(there));
    }
  if (others != 0) all[0]["editions"] = bit_of(family.editions.size()) - 1 - others;
  return all;
}

// None: there is no form, or a fault was told.
std::vector<json> spell_out_ability(CardReader& reader, const json& ability, const std::string& field) {
  const json& said = ability["keyword"]; // "brave", or {"limit-break": 4}
  const bool with = said.is_object() && said.size() == 1;
  const json given = with ? said.begin().value() : json();
  const std::string keyword = with ? said.begin().key() : said.is_string() ? said.get<std::string>() : "";
  const auto form = forms().find(keyword);
  const std::string takes = form == forms().end() ? "" : form->value("takes", "");
  const bool fits = takes == "number" ? given.is_number_integer() : takes == "name" && given.is_string();
  if (with && !fits) {
    reader.fail(field + "/keyword",
                takes == "number" ? "It must be a number." : "Nothing stands with this keyword.");
    return {};
  }
  if (form == forms().end() || (!with && !takes.empty())) return {}; // the label alone
  return in_editions(ability, *form, given);
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

// Which editions an ability is for is what the forms say, no card.
void refuse_editions(CardReader& reader, const json& part, const std::string& field) {
  for (const char* own : {"editions", "elsewhere"})
    if (part.is_object() && part.contains(own))
      reader.fail(field + "/" + own, "This field is not known here.");
}

// What effects give is one ability, with what it is in other editions behind it. (Those of a card are split before.)
void spell_out_given(CardReader& reader, json& part, const std::string& field) {
  if (!part.is_object() || !part.contains("keyword")) return;
  std::vector<json> all = spell_out_ability(reader, part, field);
  if (all.empty()) return;
  for (std::size_t i = all.size() - 1; i > 0; --i)
    all[i - 1]["elsewhere"] = std::move(all[i]);
  part = std::move(all[0]);
}

void spell_out(CardReader& reader, json& part, const std::string& field, int depth) {
  if (depth > deepest) return;
  if (part.is_array())
    for (std::size_t i = 0; i < part.size(); ++i)
      if (part[i].is_object() && part[i].size() == 1) {
        if (part[i].contains("rescue")) spell_out_rescue(reader, part, i, field);
        if (part[i].contains("retry")) narrow_down_retry(part[i]);
        if (part[i].value("buddyfighter", json()) == true) spell_out_buddyfighter(part, i);
      }
  if (depth > 1) refuse_editions(reader, part, field);
  for (const auto& [key, inner] : part.items())
    if (inner.is_structured()) spell_out(reader, inner, field + "/" + key, depth + 1);
  if (depth > 1) spell_out_given(reader, part, field);
}

// Of one ability of a card one for each form that it has.
void split(CardReader& reader, json& abilities) {
  json all = json::array();
  for (std::size_t i = 0; i < abilities.size(); ++i) {
    const std::string field = "abilities/" + std::to_string(i);
    const json& ability = abilities[i];
    refuse_editions(reader, ability, field);
    const bool named = ability.is_object() && ability.contains("keyword");
    const auto forms_of_it = named ? spell_out_ability(reader, ability, field) : std::vector<json>{};
    if (forms_of_it.empty()) all.push_back(ability);
    for (const json& form : forms_of_it)
      all.push_back(form);
  }
  abilities = std::move(all);
}

} // namespace

void spell_out_keywords(CardReader& reader, json& abilities) {
  if (abilities.is_array()) split(reader, abilities);
  if (abilities.is_structured()) spell_out(reader, abilities, "abilities", 0);
}

} // namespace twoseat::vanguard
