// Keyword skills in the words of the card language. [dbs 10]
#include "engine/dragonball/keyword_skills.h"
#include <string>

namespace twoseat::dragonball {
namespace {

using nlohmann::json;

// --- Those that always say the same ---------------------------------------------------------------------------------

struct KeywordSkill {
  std::string_view id;
  const char* text; // a list of skills
};

constexpr KeywordSkill skills[] = {
    {"blocker", R"([{"kind": "auto", "keyword": "blocker", "in": "card in play",
      "when": {"event": "attack-on", "card": {"in": "card in play", "other": true}},
      "if": {"count": {"in": "card in play", "is": "guarding"}, "min": 1},
      "cost": [{"rest": "this"}], "do": [{"guard": "this"}]}])"}, // [dbs 10-4-1]
    {"dual-attack", R"([{"kind": "auto", "keyword": "dual-attack", "limit": "turn", "in": "card in play",
      "when": {"event": "attacks"},
      "do": [{"later": {"kind": "auto", "when": {"event": "end-of-battle", "of": "both"},
        "do": [{"ready": "this"}]}}]}])"},                        // [dbs 10-8-1-1]
    {"triple-attack",
     R"([{"kind": "auto", "keyword": "triple-attack", "limit": "turn", "uses": 2, "in": "card in play",
      "when": {"event": "attacks"},
      "do": [{"later": {"kind": "auto", "when": {"event": "end-of-battle", "of": "both"},
        "do": [{"ready": "this"}]}}]}])"},           // [dbs 10-8-1-2]
    {"revenge", R"([{"kind": "auto", "keyword": "revenge", "in": "card in play",
      "when": {"event": "attacked"},
      "do": [{"later": {"kind": "auto", "keyword": "revenge", "when": {"event": "end-of-battle", "of": "both"},
        "do": [{"ko": "it"}]}, "to": "other"}]}])"}, // [dbs 10-9-1]
    {"offering",
     R"([{"kind": "auto", "keyword": "offering", "in": "card in play", "when": {"event": "played"},
      "do": [{"may": [{"choose": 1, "from": {"in": "life", "of": "opponent"}, "by": "opponent", "as": "offered"},
        {"put": "offered", "into": "drop"}], "by": "opponent"},
        {"if": {"not": {"count": {"among": "offered"}}}, "then": [{"draw": 2}]}]}])"}, // [dbs 10-36]
    {"heroic", R"([{"kind": "auto", "keyword": "heroic", "in": "card in play",
      "when": {"event": "played", "card": {"in": "battle card", "other": true, "tag": {"trait": "Heroic"}}},
      "gate": {"not": {"count": {"among": "this", "is": "was-heroic"}}}, "do": [{"draw": 1}, {"negate-keyword": "heroic"}]},
      {"kind": "auto", "keyword": "heroic", "in": "card in play",
      "when": {"event": "skill-used", "card": {"is": "extra", "tag": {"trait": "Heroic"}}},
      "gate": {"not": {"count": {"among": "this", "is": "was-heroic"}}}, "do": [{"draw": 1}, {"negate-keyword": "heroic"}]}])"}, // [dbs 10-38-1]
    {"villainous", R"([{"kind": "auto", "keyword": "villainous", "in": "card in play",
      "when": {"event": "played", "card": {"in": "battle card", "other": true, "tag": {"trait": "Villainous"}}},
      "gate": {"not": {"count": {"among": "this", "is": "was-villainous"}}},
      "do": [{"discard": 1, "by": "opponent"}, {"negate-keyword": "villainous"}]},
      {"kind": "auto", "keyword": "villainous", "in": "card in play",
      "when": {"event": "skill-used", "card": {"is": "extra", "tag": {"trait": "Villainous"}}},
      "gate": {"not": {"count": {"among": "this", "is": "was-villainous"}}},
      "do": [{"discard": 1, "by": "opponent"}, {"negate-keyword": "villainous"}]}])"}, // [dbs 10-39-1]
    {"field",
     R"([{"kind": "act", "keyword": "field", "in": "hand", "do": [{"field": "this"}]}])"}, // [dbs 10-3-1]
    {"warrior-of-universe-7", R"([{"kind": "cont", "keyword": "warrior-of-universe-7",
      "do": [{"no-specified-cost": {"in": "any area", "tag": {"trait": "Universe 7"}}}]}])"}, // [dbs 10-21-1, doubt dbs 20]
};

// --- Those that have something beside them --------------------------------------------------------------------------

struct Beside { // what stands beside a keyword, while it is read
  CardReader& reader;
  std::string id;
  const json& from;
  std::string field;

  void fail(const std::string& key, const char* sentence) const { reader.fail(field + "/" + key, sentence); }
  json list(const char* key) const { // of actions; none where it is left out
    if (!from.contains(key)) return json::array();
    if (from[key].is_array()) return from[key];
    fail(key, "It must be a list.");
    return json::array();
  }
  json two(const char* key) const { // words
    const json pair = from.value(key, json());
    const bool fine = pair.is_array() && pair.size() == 2 && pair[0].is_string() && pair[1].is_string();
    if (!fine) fail(key, "It must be two words.");
    return fine ? pair : json{"red", "blue"};
  }
  void pay(json& skill) const { // what stands as its cost, if anything
    if (json cost = list("cost"); !cost.empty()) skill["cost"] = std::move(cost);
  }
  json battle_cards(const char* key) const { // whatever else is asked of them
    json of = filter(key);
    if (!of.contains("is")) return of["is"] = "battle", of;
    if (!of["is"].is_array()) of["is"] = json::array({of["is"]});
    of["is"].push_back("battle");
    return of;
  }
  json filter(const char* key) const {
    json of = from.value(key, json::object());
    if (!of.is_object()) fail(key, "It must be an object."), of = json::object();
    return of;
  }
  void may_have(std::initializer_list<std::string_view> known) const {
    reader.only(from, known, field + "/");
  }
  json act(const char* place) const { return {{"kind", "act"}, {"keyword", id}, {"in", place}}; }
};

json with(json list, json more) { // both lists, one behind the other
  for (json& one : more)
    list.push_back(std::move(one));
  return list;
}

json of_colour(const json& colour, const char* place) {
  return {{"count", {{"in", place}, {"is", colour}}}};
}
// Cards that show both colours, one of both or several together. [doubt dbs 23]
json both_colours(json colours, json from, const char* name) {
  return {{"choose", "some"}, {"from", std::move(from)}, {"among them", std::move(colours)}, {"as", name}};
}

// A Battle Card of one's own is chosen when it is activated, and covered (or sent away) when it is resolved. [dbs 10-5]
json evolve(const Beside& beside) {
  beside.may_have({"on", "cost", "also in"});
  json skill = beside.act("hand");
  json below = beside.filter("on");
  below["in"] = "battle card";
  if (beside.from.contains("also in")) {
    below["in"] = json::array({"battle card", beside.from["also in"]});
    if (!below.contains("is")) below["is"] = "battle";
  }
  skill["cost"] = with(beside.list("cost"), {{{"choose", 1}, {"from", below}, {"as", "below"}}});
  if (beside.id == "xeno-evolve")
    skill["do"] = {{{"if", {{"count", {{"among", "below"}}}}},
                    {"then", {{{"put", "below"}, {"into", "warp"}}, {{"play", "this"}}}}}};
  else
    skill["do"] = {{{"play-on", "this"}, {"to", "below"}}};
  return skill;
}

json characters(const Beside& beside) { // those who come together
  json each = json::array();
  for (const json& name : beside.two("characters"))
    each.push_back({{"character", name}});
  return each;
}

json fusion(const Beside& beside) { // [dbs 10-13-3]
  beside.may_have({"characters", "cost"});
  json skill = beside.act("hand");
  skill["cost"] = with(beside.list("cost"), {{{"choose", "some"},
                                              {"from", {{"in", "hand"}, {"is", "battle"}, {"other", true}}},
                                              {"each of", characters(beside)},
                                              {"same", "power"},
                                              {"as", "fused"}},
                                             {{"put", "fused"}, {"into", "drop"}}});
  skill["do"] = {{{"play", "this"}}};
  return skill;
}

json potara(const Beside& beside) { // [dbs 10-13-4]
  beside.may_have({"characters", "cost"});
  json skill = beside.act("hand");
  skill["cost"] = with(beside.list("cost"), {{{"choose", "some"},
                                              {"from", {{"in", "battle card"}}},
                                              {"each of", characters(beside)},
                                              {"as", "both"}}});
  skill["do"] = {{{"if", {{"count", {{"among", "both"}}}, {"min", 2}}},
                  {"then", {{{"play-on-active", "this"}, {"to", "both"}}}}}};
  return skill;
}

json absorb(const Beside& beside) { // [dbs 10-13-5]
  beside.may_have({"with", "cost"});
  json skill = beside.act("battle card");
  json above = beside.battle_cards("with");
  if (!above.contains("in")) above["in"] = "hand";
  skill["cost"] = with(beside.list("cost"), {{{"choose", 1}, {"from", above}, {"as", "above"}}});
  skill["do"] = {{{"play-on", "above"}, {"to", "this"}}};
  return skill;
}

// All of the Drop goes to the Warp; only what [Over Realm] has played goes there at the end of the turn. [dbs 10-15, 10-25]
json over_realm(const Beside& beside) {
  beside.may_have({"cards", "cost"});
  const bool dark = beside.id == "dark-over-realm";
  json skill = beside.act("hand");
  if (const json cards = beside.from.value("cards", json()); cards.is_number_integer())
    skill["keyword"] = {{beside.id, cards}}; // [dbs 10-15-2, 10-25-2]
  json counted = {{"in", "drop"}};
  if (dark) counted["is"] = "black";
  skill["if"] = {{"count", counted}, {"min", beside.from.value("cards", json(1))}};
  beside.pay(skill);
  skill["do"] = {{{"put", {{"all", {{"in", "drop"}}}}}, {"into", "warp"}}, {{"play", "this"}}};
  if (!dark)
    skill["do"].push_back({{"later",
                            {{"kind", "auto"},
                             {"when", {{"event", "end-of-turn"}, {"of", "both"}}},
                             {"do",
                              {{{"if", {{"count", {{"among", "it"}, {"in", "battle card"}}}}},
                                {"then", {{{"put", "it"}, {"into", "warp"}}}}}}}}},
                           {"to", "this"}});
  return skill;
}

json swap(const Beside& beside) { // [dbs 10-24]
  beside.may_have({"energy", "with", "cost"});
  json skill = beside.act("battle card");
  json other = beside.battle_cards("with");
  other["in"] = "hand";
  other["cost"] = beside.from.value("energy", json(0));
  beside.pay(skill);
  skill["do"] = {{{"choose", 1}, {"up to", true}, {"from", other}, {"as", "played"}},
                 {{"play", "played"}},
                 {{"put", "this"}, {"into", "hand"}}};
  return skill;
}

json arrival(const Beside& beside) { // [dbs 10-32]
  beside.may_have({"colours", "cost"});
  json skill = beside.act("hand");
  const json colours = beside.two("colours");
  skill["if"] = {{"all", {of_colour(colours[0], "combo"), of_colour(colours[1], "combo")}}};
  beside.pay(skill);
  skill["do"] = {{{"play", "this"}}};
  return skill;
}

json aegis(const Beside& beside) { // [dbs 10-33, doubt dbs 24]
  beside.may_have({"colours", "cost"});
  json skill = {{"kind", "act"}, {"keyword", "aegis"}};
  skill["if"] = {{"turn", "opponent"}};
  skill["cost"] = with(beside.list("cost"), {both_colours(beside.two("colours"), {{"in", "hand"}}, "paid"),
                                             {{"put", "paid"}, {"into", "drop"}}});
  skill["do"] = {{{"ready", {{"choose", 2}, {"up to", true}, {"from", {{"in", "energy"}, {"is", "rest"}}}}}}};
  return skill;
}

json alliance(const Beside& beside) { // [dbs 10-35, doubt dbs 21]
  beside.may_have({"colours", "do"});
  json skill = {{"kind", "auto"}, {"keyword", "alliance"}, {"when", {{"event", "attacks"}}}};
  skill["cost"] = {both_colours(beside.two("colours"), {{"in", "battle card"}, {"is", "active"}}, "allies"),
                   {{"rest", "allies"}}};
  skill["do"] = beside.list("do");
  return skill;
}

json revive(const Beside& beside) { // [dbs 10-37]
  beside.may_have({"colours"});
  json skill = {{"kind", "auto"}, {"keyword", "revive"}, {"in", "battle card"}, {"when", {{"event", "ko"}}}};
  skill["gate"] = {{"not", {{"count", {{"among", "it"}, {"is", "revived"}}}}}};
  skill["cost"] = {both_colours(beside.two("colours"), {{"in", "hand"}}, "paid"),
                   {{"put", "paid"}, {"into", "drop"}}};
  skill["do"] = {{{"play", "this"}}, {{"negate-keyword", "revive"}}};
  return skill;
}

json successor(const Beside& beside) { // [dbs 10-41]
  beside.may_have({"cost"});
  json skill = beside.act("hand");
  const json fallen = {
      {"in", "battle card"}, {"any", {"green", "yellow"}}, {"not", {"red", "blue", "black"}}};
  skill["cost"] =
      with(beside.list("cost"),
           {{{"choose", "some"}, {"from", fallen}, {"sum", {{"cost", {{"cost", "this"}}}}}, {"as", "fallen"}},
            {{"put", "fallen"}, {"into", "drop"}}});
  skill["do"] = {{{"play", "this"}}};
  return skill;
}

struct Builder {
  std::string_view id;
  json (*build)(const Beside&);
};
constexpr Builder builders[] = {
    {"evolve", evolve},
    {"ex-evolve", evolve},
    {"xeno-evolve", evolve},
    {"union-fusion", fusion},
    {"union-potara", potara},
    {"union-absorb", absorb},
    {"over-realm", over_realm},
    {"dark-over-realm", over_realm},
    {"swap", swap},
    {"arrival", arrival},
    {"aegis", aegis},
    {"alliance", alliance},
    {"revive", revive},
    {"successor", successor},
};

} // namespace

json skills_of_keyword(CardReader& reader, const json& keyword, const std::string& field) {
  if (keyword.is_string()) {
    for (const KeywordSkill& skill : skills)
      if (keyword == skill.id) return json::parse(skill.text);
    return {};
  }
  if (!keyword.is_object() || keyword.size() != 1 || !keyword.begin().value().is_object()) {
    reader.fail(field, "It must be a word, or one word with an object beside it.");
    return json::array();
  }
  const std::string id = keyword.begin().key();
  const Beside beside{reader, id, keyword.begin().value(), field + "/" + id};
  for (const Builder& builder : builders)
    if (id == builder.id) return json::array({builder.build(beside)});
  reader.fail(field, {"\"{word}\" is not known.", {FilledPhrase::name(id)}});
  return json::array();
}

} // namespace twoseat::dragonball
