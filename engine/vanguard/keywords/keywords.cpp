// The keywords and their forms. Where the rulebook defines a whole ability it stands here as a card would say it.
#include "engine/vanguard/keywords/keywords.h"
#include "engine/vanguard/words/lexicon.h"
#include <nlohmann/json.hpp>

namespace twoseat::vanguard {
namespace {

using nlohmann::json;

constexpr Named words[] = {
    {"", ""},
    {"limit-break", "Limit Break"},
    {"generation-break", "Generation Break"},
    {"brave", "Brave"},
    {"oracle", "Oracle"},
    {"ritual", "Ritual"},
    {"wave", "Wave"},
    {"revelation", "Revelation"},
    {"burst", "Burst"},
    {"shadowstitch", "Shadowstitch"},
    {"thunderstrike", "Thunderstrike"},
    {"powerful", "Powerful"},
    {"divine-skill", "Divine Skill"},
    {"stride", "Stride"},
    {"ultimate-stride", "Ultimate Stride"},
    {"g-guardian", "G Guardian"},
    {"overdress", "overDress"},
    {"xoverdress", "XoverDress"},
    {"seek-mate", "Seek Mate"},
    {"explosive-growth", "Explosive Growth"},
    {"unique-skill", "Unique Skill"}, // its name is lost in the rulebook [doubt vge-2 1]
    {"forerunner", "Forerunner"},     // [vge 14.8]
    {"dominate", "Dominate"},
    {"rescue", "Rescue"},
    {"unite", "Unite"},
    {"blaze", "Blaze"},
    {"afterimage", "Afterimage"},
    {"engorge", "Engorge"},
    {"rush", "Rush"},
    {"charge", "Charge"},
    {"darkness", "Darkness"},
    {"magia", "Magia"},
    {"time-leap", "Time Leap"},
    {"hollow", "Hollow"},
    {"harmony", "Harmony"},
    {"dark-device", "Dark Device"},
    {"success", "Success"},
    {"bloom", "Bloom"},
    {"melody", "Melody"},
    {"white-wings", "White Wings"},
    {"black-wings", "Black Wings"},
    {"dressboost", "DressBoost"},
    {"friend", "Friend"},
    {"glitter", "Glitter"},
    {"revoldress", "RevolDress"},
    {"cannonball", "Cannonball"},
    {"unisondress", "UnisonDress"},
    {"overcharge", "Overcharge"},
    {"malwyrms", "Malwyrms"},
    {"rewrite", "Rewrite"},
    {"mental-pollution", "Mental Pollution"},
    {"happy-toys", "Happy Toys"},
    {"sweetlink", "SweetLink"},
    {"arma-arms", "Arma Arms"},
    {"fantome-skill", "Fantôme Skill"},
    {"oversoul", "OverSoul"}, // [vge 17.8]
    {"operate", "Operate"},
    {"shinken-hissatsu", "Shinken Hissatsu"},
    {"homare", "Homare"},
    {"nitou-kaigan", "Nitou Kaigan"},
    {"dangerous-skill", "Dangerous Skill"},
    {"retry", "Retry"},
    {"version-up", "Version Up"},
    {"deal", "Deal"},
    {"oversized", "Oversized"},
    {"buddy-call", "Buddy Call"}, // [vge 17.16.14]
    {"my-buddy", "My Buddy!"},
    {"jackknife-braveheart", "Jackknife Braveheart"},
    {"saturday-night-devil-fever", "Great Spell, Saturday Night Devil Fever"},
    {"clear-serenity", "Clear Serenity"},
    {"double-attack", "Double Attack"},
    {"dragon-throne", "Dragon Throne"},
    {"thunder-mine", "Thunder Mine"},
    {"evil-pulse", "Hundred Demons Sorcery, Evil Pulse"},
    {"shadow-dive", "Shadow Dive"},
};

// What stands for what, by keyword. "N" is the number, or the name, that stands with it.
const json& forms() {
  static const json all = json::parse(R"({
    "limit-break": {"number": true, "gate": {"count": {"in": "damage"}, "min": "N"}},
    "generation-break": {"number": true, "gate": {"generation-break": "N"}},
    "brave": {"gate": {"count": {"in": "hand"}, "max": 3}},
    "oracle": {"gate": {"count": {"in": "hand"}, "min": 5}},
    "ritual": {"number": true, "gate": {"count": {"in": "drop", "grade": 1}, "min": "N"}},
    "unite": {"gate": {"called": true, "min": 2}},
    "thunderstrike": {"number": true, "gate": {"count": {"in": "bind", "of": "opponent"}, "min": "N"}},
    "darkness": {"gate": {"put-into-soul": true}},
    "dark-device": {"gate": {"not": {"count": {"in": "vanguard or rear-guard", "of": "opponent", "is": "stand", "column": "this"}}}},
    "white-wings": {"gate": {"all": [
      {"count": {"in": "vanguard", "name has": "Alestiel"}}, {"count": {"in": "bind", "is": "face-up"}},
      {"not": {"count": {"in": "bind", "is": "face-up", "grade": 0}}},
      {"not": {"count": {"in": "bind", "is": "face-up", "grade": 2}}},
      {"not": {"count": {"in": "bind", "is": "face-up", "grade": 4}}}]}},
    "black-wings": {"gate": {"all": [
      {"count": {"in": "vanguard", "name has": "Alestiel"}}, {"count": {"in": "bind", "is": "face-up"}},
      {"not": {"count": {"in": "bind", "is": "face-up", "grade": 1}}},
      {"not": {"count": {"in": "bind", "is": "face-up", "grade": 3}}},
      {"not": {"count": {"in": "bind", "is": "face-up", "grade": 5}}}]}},
    "glitter": {"name": true, "gate": {"count": {"in": "vanguard", "name has": "N", "ability": "glitter"}}},
    "shinken-hissatsu": {"gate": {"count": {"in": "damage"}, "min": 3}},
    "version-up": {"gate": {"any": [{"persona-rode": true}, {"count": {"in": "damage"}, "min": 4}]}},
    "forerunner": {"name": true, "kind": "auto", "when": {"event": "ridden-upon"}, "if": {"count": {"in": "vanguard", "tag": "N"}},
      "do": [{"may": [{"call": "this"}]}]},
    "revelation": {"kind": "auto", "when": {"event": "placed"}, "do": [{"look": 1, "as": "seen"}, {"may": [
      {"put": "seen", "into": "soul"}, {"rest": {"choose": 1, "from": {"in": "rear-guard", "is": "stand"}}}]}]},
    "blaze": {"kind": "auto", "in": "vanguard", "when": {"event": "attack-step", "of": "you"},
      "if": {"number": {"for each": {"in": "rear-guard"}}, "min": 1, "than": {"for each": {"in": "rear-guard", "of": "opponent"}}},
      "do": [{"get-skill": "blazing", "to": {"all": {"in": "vanguard"}}, "until": "turn"}]},
    "engorge": {"kind": "auto", "when": {"event": "attacks"}, "do": [
      {"choose": 17, "up to": true, "from": {"in": "rear-guard", "other": true}, "as": "eaten"}, {"retire": "eaten"},
      {"if": {"number": {"found": "eaten"}, "min": 1}, "then": [{"get-skill": "engorged", "until": "turn"}]}]},
    "charge": {"kind": "auto", "in": "rear-guard", "when": {"event": "placed", "by": {"of": "you"}}, "do": [{"may": [
      {"get-skill": "charging", "until": "turn"},
      {"get-ability": {"kind": "auto", "when": {"event": "attacks"}, "do": [
        {"later": {"kind": "auto", "when": {"event": "end-of-battle", "of": "you"}, "do": [{"put": "it", "into": "deck bottom"}]}, "to": "this"}]}, "until": "turn"},
      {"get-ability": {"kind": "auto", "when": {"event": "boosts"}, "do": [
        {"later": {"kind": "auto", "when": {"event": "end-of-battle", "of": "you"}, "do": [{"put": "it", "into": "deck bottom"}]}, "to": "this"}]}, "until": "turn"}]}]},
    "hollow": {"kind": "auto", "in": "rear-guard", "when": {"event": "placed"}, "do": [{"may": [
      {"get-skill": "hollowed", "until": "turn"},
      {"later": {"kind": "auto", "when": {"event": "end-of-turn", "of": "you"}, "do": [{"retire": {"all": {"in": "rear-guard", "is": "hollowed"}}}]}}]}]},
    "success": {"number": true, "kind": "auto", "in": "rear-guard", "limit": "turn",
      "when": {"situation": {"all": [{"turn": "you"}, {"number": {"power": "this"}, "min": "N"}]}},
      "do": [{"if": {"number": {"power": "this"}, "min": "N"}, "then": [{"get-skill": "successful", "until": "turn"}]}]},
    "afterimage": {"kind": "auto", "in": "rear-guard",
      "when": {"event": "put", "card": {"in": "hand", "of": "opponent"}, "from": "bind", "to": "hand"},
      "if": {"count": {"in": "hand"}, "max": 6}, "do": [{"may": [{"put": "this", "into": "hand"}]}]}
  })");
  return all;
}

// Everything that is "N" becomes what stands with the keyword.
void fill_in(json& form, const json& given) {
  if (form.is_string() && form.get_ref<const std::string&>() == "N") {
    form = given;
    return;
  }
  if (form.is_structured())
    for (json& part : form)
      fill_in(part, given);
}

void spell_out_ability(CardReader& reader, json& ability, const std::string& field) {
  json& said = ability["keyword"];
  json given;
  if (said.is_object() && said.size() == 1) {
    given = said.begin().value();
    said = json(std::string(said.begin().key()));
  }
  const auto form = said.is_string() ? forms().find(said.get<std::string>()) : forms().end();
  const bool wants_number = form != forms().end() && form->value("number", false);
  const bool wants_name = form != forms().end() && form->value("name", false);
  if (given.is_null() ? wants_number && !ability.contains("gate")
                      : !(given.is_number_integer() ? wants_number : wants_name))
    return reader.fail(field + "/keyword",
                       wants_number ? "It must be a number." : "Nothing stands with this keyword.");
  if (given.is_number_integer()) ability["keyword number"] = given;
  if (form == forms().end() || (given.is_null() && wants_name)) return;
  for (const auto& [key, value] : form->items())
    if (key != "number" && key != "name" && !ability.contains(key)) fill_in(ability[key] = value, given);
}

// "Heal N of your damage, then N damage is dealt to your vanguard." [vge 14.19.1]
void spell_out_rescue(json& actions, std::size_t at) {
  const json number = actions[at]["rescue"];
  actions[at] = {{"heal", {{"choose", number}, {"from", {{"in", "damage"}}}}}};
  actions.insert(actions.begin() + static_cast<std::ptrdiff_t>(at) + 1, json{{"damage", number}});
}

// What lies deeper than any ability is refused later.
constexpr int deepest = 40;

void spell_out(CardReader& reader, json& part, const std::string& field, int depth) {
  if (depth > deepest) return;
  if (part.is_array())
    for (std::size_t i = 0; i < part.size(); ++i)
      if (part[i].is_object() && part[i].size() == 1 && part[i].contains("rescue")) spell_out_rescue(part, i);
  if (part.is_object() && part.contains("keyword")) spell_out_ability(reader, part, field);
  if (part.is_structured())
    for (const auto& [key, inner] : part.items())
      spell_out(reader, inner, field + "/" + key, depth + 1);
}

} // namespace

static_assert(std::size(words) > static_cast<std::size_t>(Keyword::UniqueSkill));

std::span<const Named> keyword_words() {
  return words;
}

void spell_out_keywords(CardReader& reader, json& abilities) {
  spell_out(reader, abilities, "abilities", 0);
}

} // namespace twoseat::vanguard
