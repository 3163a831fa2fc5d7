// What the loader refuses, with the path of what means nothing, counted from zero.
#include "fixture.h"
#include <nlohmann/json.hpp>

namespace {

using nlohmann::json;

struct Refused {
  const char* system;
  const char* abilities; // of the card
  const char* path;      // of the fault
};

const char* plain(std::string_view system) {
  if (system == "vanguard")
    return R"({"type": "unit", "grade": 2, "power": 9000, "shield": 5000, "critical": 1})";
  if (system == "heroes")
    return R"({"type": "creature", "element": "Neutral", "cost": 3, "strike": 2, "lives": 3})";
  return R"({"type": "creature", "element": "Neutral", "price": 3, "movement": 1, "lives": 8, "strike": [1, 2, 3]})";
}

// The faults of a file with one card.
std::vector<std::string> faults_of(const char* system, json card) {
  card["id"] = "own";
  card["name"] = "Own";
  const json demo = {{"system", system},
                     {"edition", system == std::string("vanguard") ? "vge"
                                 : system == std::string("heroes") ? "bsh"
                                                                   : "bsk"},
                     {"cards", {card}},
                     {"given", json::object()}};
  twoseat::demos::Means means = twoseat::demo_means(twoseat::test::shipped_book(system));
  means.draft = true;
  std::vector<std::string> lines;
  for (const auto& fault : twoseat::demos::read_lesson(means, demo.dump(), "draft").faults)
    lines.push_back(fault.line());
  return lines;
}

void check_refused(const char* system, const json& card, const std::string& path) {
  const auto lines = faults_of(system, card);
  CAPTURE(card.dump());
  CHECK(lines.size() == 1);
  for (const std::string& line : lines)
    CHECK_MESSAGE(line.find("/cards/0/" + path + ": ") != std::string::npos, line);
}

} // namespace

TEST_CASE("An ability that says more than is understood is refused at the path of that") {
  const Refused all[] = {
      // amounts
      {"vanguard", R"([{"kind": "act", "do": [{"draw": {"for each": "hand", "foo": 1}}]}])",
       "abilities/0/do/0/draw/foo"},
      {"vanguard", R"([{"kind": "act", "do": [{"draw": {"for each": "hand", "counter": "energy"}}]}])",
       "abilities/0/do/0/draw/counter"},
      {"vanguard", R"([{"kind": "act", "do": [{"draw": {"for each": "hand", "of player": "opponent"}}]}])",
       "abilities/0/do/0/draw/of player"},
      {"berserk", R"([{"kind": "act", "do": [{"wound": {"strike of": [1, 2, 300]}}]}])",
       "abilities/0/do/0/wound/strike of/2"},
      // conditions
      {"vanguard", R"([{"kind": "cont", "if": {"turn": "you", "min": 2}, "do": [{"power": 1000}]}])",
       "abilities/0/if/min"},
      {"vanguard", R"([{"kind": "cont", "if": {"persona-rode": false}, "do": [{"power": 1000}]}])",
       "abilities/0/if/persona-rode"},
      {"vanguard",
       R"([{"kind": "cont", "if": {"count": "hand", "exactly": 2, "min": 1}, "do": [{"power": 1000}]}])",
       "abilities/0/if/min"},
      {"vanguard",
       R"([{"kind": "cont", "if": {"all": [{"turn": "you"}, {"turn": "you", "x": 1}]}, "do": [{"power": 1000}]}])",
       "abilities/0/if/all/1/x"},
      // cards
      {"vanguard", R"([{"kind": "act", "do": [{"stand": {"all": "rear-guard", "choose up": 1}}]}])",
       "abilities/0/do/0/stand/choose up"},
      {"vanguard", R"([{"kind": "act", "do": [{"stand": {"choose": 1, "from": "rear-guard", "foo": 1}}]}])",
       "abilities/0/do/0/stand/foo"},
      {"vanguard", R"([{"kind": "act", "do": [{"stand": {"all": {"in": "rear-guard", "other": "yes"}}}]}])",
       "abilities/0/do/0/stand/all/other"},
      {"vanguard", R"([{"kind": "act", "do": [{"remove": {"all": {"in": "deck", "top": 300}}}]}])",
       "abilities/0/do/0/remove/all/top"},
      // actions, where and to whose cards they are done
      {"vanguard", R"([{"kind": "act", "do": [{"retire": {"choose": 1, "from": {"in": "hand"}}}]}])",
       "abilities/0/do/0/retire"},
      {"vanguard", R"([{"kind": "act", "do": [{"put": {"all": {"in": "drop"}}, "into": "vanguard"}]}])",
       "abilities/0/do/0/put"},
      {"vanguard", R"([{"kind": "act", "do": [{"dominate": {"choose": 1, "from": {"in": "rear-guard"}}}]}])",
       "abilities/0/do/0/dominate"},
      {"vanguard", R"([{"kind": "act", "do": [{"soul-blast": 1, "from": {"in": "hand"}}]}])",
       "abilities/0/do/0/from"},
      {"berserk", R"([{"kind": "act", "do": [{"concentrate": {"all": {"in": "board"}}}]}])",
       "abilities/0/do/0/concentrate"},
      // actions
      {"vanguard", R"([{"kind": "act", "do": [{"soul-charge": 1, "up to": true}]}])",
       "abilities/0/do/0/up to"},
      {"vanguard",
       R"([{"kind": "act", "do": [{"put": {"all": {"in": "deck", "top": 1}}, "into": "soul", "up to": true}]}])",
       "abilities/0/do/0/up to"},
      {"vanguard",
       R"([{"kind": "act", "do": [{"gauge": {"all": {"in": "deck", "top": 1}}, "up to": true}]}])",
       "abilities/0/do/0/up to"},
      {"vanguard", R"([{"kind": "act", "do": [{"draw": 1, "until": "turn"}]}])", "abilities/0/do/0/until"},
      {"vanguard", R"([{"kind": "act", "do": [{"shuffle": "banana"}]}])", "abilities/0/do/0/shuffle"},
      {"vanguard", R"([{"kind": "act", "do": [{"win": false}]}])", "abilities/0/do/0/win"},
      {"heroes", R"([{"kind": "act", "do": [{"draw": 1, "face": "up"}]}])", "abilities/0/do/0/face"},
      {"berserk", R"([{"kind": "act", "do": [{"silver": 1, "until": "turn"}]}])", "abilities/0/do/0/until"},
      {"vanguard", R"([{"kind": "cont", "do": [{"cannot": "move", "to": {"in": "deck"}}]}])",
       "abilities/0/do/0/to"},
      {"vanguard",
       R"([{"kind": "act", "do": [{"cannot": "attack", "to": {"choose": 1, "from": {"in": "rear-guard"}}, "until": "turn"}, {"cannot": "attack", "to": {"all": {"in": "hand"}}, "until": "turn"}]}])",
       "abilities/0/do/1/to"},
      {"heroes",
       R"([{"kind": "cont", "in": "creature", "do": [{"cannot": "attack", "to": {"in": "hand"}}]}])",
       "abilities/0/do/0/to"},
      {"berserk", R"([{"kind": "cont", "in": "squad", "do": [{"cannot": "close"}]}])",
       "abilities/0/do/0/cannot"},
      {"vanguard",
       R"([{"kind": "act", "do": [{"put": {"choose": 1, "by": "both", "from": {"in": "hand", "of": "opponent"}}, "into": "drop"}]}])",
       "abilities/0/do/0/put/by"},
      {"vanguard", R"([{"kind": "cont", "in": "rear-guard", "do": [{"cannot": "attack-from-back-row"}]}])",
       "abilities/0/do/0/cannot"},
      {"vanguard", R"([{"kind": "cont", "in": "rear-guard", "do": [{"can": "attack"}]}])",
       "abilities/0/do/0/can"},
      {"vanguard",
       R"([{"kind": "act", "do": [{"later": {"kind": "auto", "when": {"event": "placed"}, "do": [{"draw": 1}]}}]}])",
       "abilities/0/do/0/later/when"},
      {"vanguard",
       R"([{"kind": "act", "do": [{"later": {"kind": "auto", "in": "rear-guard", "when": {"event": "end-of-turn"}, "do": [{"draw": 1}]}}]}])",
       "abilities/0/do/0/later/in"},
      // abilities
      {"vanguard", R"([{"kind": "cont", "in": "hand", "may": true, "do": [{"power": 1000}]}])",
       "abilities/0/may"},
      {"vanguard", R"([{"kind": "act", "when": {"event": "placed"}, "do": [{"draw": 1}]}])",
       "abilities/0/when"},
      {"vanguard", R"([{"kind": "cont", "limit": "turn", "do": [{"power": 1000}]}])", "abilities/0/limit"},
  };
  for (const Refused& one : all) {
    json card = json::parse(plain(one.system));
    card["abilities"] = json::parse(one.abilities);
    check_refused(one.system, card, one.path);
  }
}

TEST_CASE("More abilities than there is room for are refused") {
  const std::pair<const char*, const char*> all[] = {
      {"vanguard", R"({"kind": "act", "do": [{"draw": 1}]})"},
      {"heroes", R"({"kind": "act", "do": [{"draw": 1}]})"},
      {"berserk", R"({"kind": "act", "in": "squad", "do": [{"silver": 1}]})"},
  };
  for (const auto& [system, ability] : all) {
    json card = json::parse(plain(system));
    card["abilities"] = std::vector<json>(9, json::parse(ability));
    check_refused(system, card, "abilities");
    card["abilities"].erase(8);
    CHECK(faults_of(system, card) == std::vector<std::string>{});
  }
}

TEST_CASE("A card's fields are those of its type, and each is of its kind") {
  const std::tuple<const char*, const char*, const char*> all[] = {
      {"vanguard", R"({"clan": "Candlerow"})", "clan"},
      {"vanguard", R"({"race": "Moth"})", "race"},
      {"vanguard", R"({"skils": ["boost"]})", "skils"},
      {"vanguard", R"({"trigger": {"kind": "heal", "power": 10000, "critical": 1}})", "trigger/critical"},
      {"vanguard", R"({"stride": {"cost": [], "do": []}})", "stride/do"},
      {"heroes", R"({"class": "mage"})", "class"},
      {"heroes", R"({"price": 3})", "price"},
      {"berserk", R"({"cost": 3})", "cost"},
      {"berserk", R"({"traits": {"armour": 2, "flying": 1}})", "traits/flying"},
  };
  for (const auto& [system, fields, path] : all) {
    json card = json::parse(plain(system));
    card.update(json::parse(fields));
    check_refused(system, card, path);
  }
}
