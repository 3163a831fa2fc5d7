// Card files of Berserk: what a card has by its type, and every fault by its rule. [bsk 202, 208 to 214, D1 to D59]
#include "engine/berserk/cards.h"
#include "engine/berserk/table.h"
#include "engine/twoseat.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::berserk;

namespace {

const Rulebook& book() {
  static const Result<Rulebook> loaded = load_rulebook("berserk", embedded_assets());
  REQUIRE(loaded);
  return *loaded;
}
const Face& face(const char* id) {
  REQUIRE(book().find(id));
  return book().face(book().find(id));
}

// A card of the type with what it needs, and `more`, which comes last and so wins.
std::string card(const std::string& type, const std::string& more) {
  const bool fights = type == "creature" || type == "flyer" || type == "symbiote";
  std::string text = R"({"id": "it", "name": "It", "element": "Swamp", "price": 3, "type": ")" + type + "\"";
  if (fights) text += R"(, "strike": [1, 2, 3])";
  if (fights || type == "artifact") text += R"(, "lives": 5)";
  if (type == "creature") text += R"(, "movement": 1)";
  if (type == "equipment" && more.find("classes") == std::string::npos) text += R"(, "classes": ["Boots"])";
  return text + (more.empty() ? "" : ", " + more) + "}";
}

// What the reader says of it, line by line; empty: nothing.
std::string faults(const std::string& text) {
  Rulebook extended = book();
  const std::size_t before = extended.faces.size();
  std::string lines;
  for (const Fault& fault : load_cards(extended, "f.json", R"({"cards": [)" + text + "]}"))
    lines += (lines.empty() ? "" : "\n") + fault.line();
  CHECK(extended.faces.size() == before + (lines.empty() ? 1 : 0)); // all of it or nothing
  return lines;
}
std::string faults(const std::string& type, const std::string& more) {
  return faults(card(type, more));
}

constexpr const char* types[] = {"creature", "symbiote", "flyer", "terrain", "artifact", "equipment"};

} // namespace

TEST_CASE("What is printed on a card is in its face [bsk 200.7, 202.2, 202.8, 202.9, 205.2, 208.1, 208.5a]") {
  const Face& champion = face("oxhide-champion");
  CHECK(printed(champion, Attribute::Price) == 6);
  CHECK(printed(champion, Attribute::Lives) == 12);
  CHECK(printed(champion, Attribute::Movement) == 1);
  CHECK(printed(champion, Attribute::Weak) == 3);
  CHECK(printed(champion, Attribute::Medium) == 4);
  CHECK(printed(champion, Attribute::Strong) == 5);
  CHECK(printed_type(champion) == Type::Creature);
  CHECK(has(champion, Mark::Elite));
  CHECK(elements(champion) == 1);
  CHECK(champion.traits[num(Trait::Armour)] == 1);
  CHECK(champion.tags[1] != 0);
  CHECK(champion.tags[2] != 0);
  CHECK(book().print(book().find("oxhide-champion")).line == "Steppe · Saltwalker · Warrior Hero");
  CHECK_FALSE(has(face("salt-counter"), Mark::Elite));
  CHECK(elements(face("wagon-fort")) == 0);
  CHECK(printed_type(face("wagon-fort")) == Type::Artifact);
  CHECK(printed(face("wagon-fort"), Attribute::Weak) == absent);
  CHECK(printed_type(face("owl-notary")) == Type::Flyer);
  CHECK(printed(face("owl-notary"), Attribute::Movement) == absent);
  CHECK(printed_type(face("ivy-cuff")) == Type::Symbiote);
  CHECK(printed(face("grandmother-root"), Attribute::Movement) == 0);
}

TEST_CASE("A movement of X is none, not 0 [bso BSO-39]") {
  Rulebook extended = book();
  const std::string text = R"({"cards": [{"id": "it", "name": "It", "element": "Swamp", "price": 3,
    "type": "creature", "strike": [1, 2, 3], "lives": 5, "movement": "X"}]})";
  REQUIRE(load_cards(extended, "f.json", text).empty());
  CHECK(printed(extended.faces.back(), Attribute::Movement) == absent);
}

TEST_CASE(
    "A trait without its number counts 1, and Unanswered Strike is Directed [bsk D2.1, D29.2, D36.10]") {
  Rulebook extended = book();
  const std::string text =
      R"({"cards": [)" +
      card("creature",
           R"("traits": {"attack-experience": true, "poison": true, "armour": 3, "unanswered": true})") +
      "]}";
  REQUIRE(load_cards(extended, "f.json", text).empty());
  const Face& read = extended.faces.back();
  CHECK(read.traits[num(Trait::AttackExperience)] == 1);
  CHECK(read.traits[num(Trait::Poison)] == 1);
  CHECK(read.traits[num(Trait::Armour)] == 3);
  CHECK(read.traits[num(Trait::Directed)] == 1);
}

TEST_CASE("Each type has its properties and no others [bsk 209.2, 210.1, 211.1, 212.1, 213.1, 214.1]") {
  for (const char* type : types) {
    CAPTURE(type);
    CHECK(faults(type, "") == "");
  }
  CHECK(faults(R"({"id": "it", "name": "It", "type": "creature", "element": "Swamp", "price": 1})") ==
        "f.json, it, movement: It is missing. [bsk 209.2]\nf.json, it, strike: It is missing. [bsk 209.2]\n"
        "f.json, it, lives: It is missing. [bsk 209.2]");
  CHECK(faults("symbiote", R"("movement": 1)") ==
        "f.json, it, movement: A card of this type has none. [bsk 210.1]");
  CHECK(faults("flyer", R"("movement": 1)") ==
        "f.json, it, movement: A card of this type has none. [bsk 211.1]");
  CHECK(faults("terrain", R"("lives": 1)") == "f.json, it, lives: A card of this type has none. [bsk 212.1]");
  CHECK(faults("artifact", R"("strike": [1, 1, 1])") ==
        "f.json, it, strike: A card of this type has none. [bsk 213.1]");
  CHECK(faults("equipment", R"("lives": 1)") ==
        "f.json, it, lives: A card of this type has none. [bsk 214.1]");
  CHECK(faults("hero", R"("movement": 1, "strike": [1, 2, 3], "lives": 4)") ==
        "f.json, it, type: It must be one of: creature, symbiote, flyer, terrain, artifact, equipment.");
}

TEST_CASE("Equipment is worn somewhere, and nothing else is [bsk 214.2, 214.2a]") {
  CHECK(faults("equipment", R"("classes": ["Weapon", "Shield", "Relic"])") == "");
  CHECK(faults("equipment", R"("classes": ["Relic"])") ==
        "f.json, it, classes: Equipment has at least one of: Weapon, Armour, Shield, Potion, Boots. [bsk "
        "214.2]");
  CHECK(faults("creature", R"("classes": ["Potion"])") ==
        "f.json, it, classes: Only equipment has the class Potion. [bsk 214.2]");
  CHECK(faults("creature", R"("classes": ["A", "B", "C", "D"])") ==
        "f.json, it, classes: There are at most three.");
}

TEST_CASE("Elements, prices, lives and strikes are what they can be [bsk 202.1, 202.9, 205.2]") {
  CHECK(faults("creature", R"("element": "Tea")") ==
        "f.json, it, element: It must be one of: Steppe, Forest, Mountain, Swamp, Darkness, Fire, Neutral.");
  CHECK(faults("creature", R"("element": "Fire")") == "");
  CHECK(faults("creature", R"("price": -1)") == "f.json, it, price: It must be a whole number from 0 to 99.");
  CHECK(faults("creature", R"("lives": 0)") == "f.json, it, lives: It must have at least 1.");
  for (const char* strike : {"[1, 2]", "[1, 2, 100]", "[-1, 2, 3]", "[1, 2.5, 3]", "[1, 2, \"3\"]", "3"})
    CHECK(faults("creature", std::string(R"("strike": )") + strike) ==
          "f.json, it, strike: It must be three whole numbers from 0 to 99: weak, medium and strong.");
  CHECK(faults("creature", R"("movement": "fast")") == "f.json, it, movement: It must be a number or \"X\".");
  CHECK(faults("creature", R"("many-incarnations": true)") ==
        "f.json, it, many-incarnations: It needs the trait incarnation. [bsk D19.8]");
  CHECK(faults("creature", R"("many-incarnations": true, "traits": {"incarnation": 2})") == "");
}

TEST_CASE("Traits are named and numbered as the dictionary has them") {
  CHECK(faults("creature", R"("traits": {"sloth": true})") ==
        "f.json, it, traits/sloth: There is no such trait.");
  CHECK(faults("creature", R"("traits": {"wrath": 2})") == "f.json, it, traits/wrath: It must be true.");
  CHECK(faults("creature", R"("traits": {"wrath": false})") == "f.json, it, traits/wrath: It must be true.");
  CHECK(faults("creature", R"("traits": {"fear": "much"})") ==
        "f.json, it, traits/fear: It must be a number or true.");
  CHECK(faults("creature", R"("traits": {"fear": 0})") ==
        "f.json, it, traits/fear: It must be a whole number from 1 to 99.");
}

TEST_CASE("\"around\" goes with a distance, and says of which card it is meant") {
  const auto around = [](const std::string& more) {
    return faults("creature", R"("abilities": [{"kind": "act", "in": "squad", "do": [{"choose": 1, "as": "x",
      "from": {"in": "board"}}, {"wound": 1, "to": {"all": {"in": "board")" +
                                  more + "}}}]}]");
  };
  const auto says = [&](const std::string& more, const char* sentence) {
    return around(more).find(std::string("/around: ") + sentence) != std::string::npos;
  };
  const char* wanted = "It goes with \"within\" and a number, \"adjacent\" or \"orthogonal\".";
  CHECK(around(R"(, "within": "adjacent", "around": "x")") == "");
  CHECK(around(R"(, "within": 2, "around": "x")") == "");
  CHECK(says(R"(, "around": "x")", wanted));
  CHECK(says(R"(, "within": "host", "around": "x")", wanted));
  CHECK(says(R"(, "within": "adjacent", "around": 3)", "It must say which cards: a word, or an object."));
  CHECK(says(R"(, "within": "adjacent", "around": {"in": "board"})",
             "It must be a card that was named before: \"other\", \"it\" or a word of your own."));
}

TEST_CASE("Some traits belong to some types alone [bsk D3.2, D15.2, D16.2, D23.3, D28.2, D36.2, D40.4, "
          "D42.2, D46.2, "
          "D48.3, D51.2, D57.2]") {
  struct Row {
    const char *trait, *rule, *who; // c: creatures, p: those without subtype, n: whatever does not fly
  };
  constexpr Row rows[] = {
      {"incorporeal", "D3.2", "c"},    {"unity", "D15.2", "c"},         {"thirst", "D16.2", "n"},
      {"maneuver", "D23.3", "p"},      {"clumsiness", "D28.2", "c"},    {"poison", "D36.2", "c"},
      {"jump", "D40.4", "p"},          {"regeneration", "D42.2", "c"},  {"formation", "D46.2", "p"},
      {"teleportation", "D48.3", "p"}, {"corpse-eating", "D51.2", "c"}, {"plague", "D57.2", "c"},
  };
  for (const Row& row : rows)
    for (const char* type : types) {
      CAPTURE(row.trait);
      CAPTURE(type);
      const std::string of = type;
      const bool creature = of == "creature" || of == "symbiote" || of == "flyer";
      const bool may = *row.who == 'c' ? creature : *row.who == 'p' ? of == "creature" : of != "flyer";
      const std::string said = faults(type, "\"traits\": {\"" + std::string(row.trait) + "\": true}");
      CHECK(said.empty() == may);
      if (!may) CHECK(said.ends_with("[bsk " + std::string(row.rule) + "]"));
    }
}

TEST_CASE("The cards of the project: enough of them, of all elements, types and traits") {
  std::uint64_t all_marks = 0;
  std::array<bool, trait_count> traits{};
  std::array<bool, 6> of_type{};
  for (const Face& each : book().faces) {
    all_marks |= each.marks;
    of_type[static_cast<std::size_t>(printed_type(each))] = true;
    for (std::size_t i = 0; i < trait_count; ++i)
      traits[i] = traits[i] || each.traits[i] != 0;
  }
  CHECK(book().faces.size() >= 120);
  const std::uint64_t markers = std::uint64_t{1} << num(Mark::Control) | std::uint64_t{1}
                                                                             << num(Mark::Incarnated);
  CHECK((all_marks | markers) == (std::uint64_t{1} << (num(Mark::Answers) + 1U)) - 1U);
  for (std::size_t i = 0; i < of_type.size(); ++i)
    CHECK_MESSAGE(of_type[i], types[i]);
  for (std::size_t i = 0; i < trait_count; ++i)
    CHECK_MESSAGE(traits[i], vocabulary.attributes[first_trait + i].name);
}
