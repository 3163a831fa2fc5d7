// Cards that their reader refuses: what would read itself, what was never chosen, what goes onto too many.
#include "engine/dragonball/cards.h"
#include "engine/twoseat.h"
#include "engine/vanguard/cards/cards.h"
#include <doctest/doctest.h>

using namespace twoseat;

namespace {

// What is said of a unit with this in it; empty: nothing.
std::string faults(const std::string& more) {
  Rulebook extended = *load_rulebook("vanguard", embedded_assets());
  std::string lines;
  for (const Fault& fault :
       vanguard::load_cards(extended, "f.json",
                            R"({"cards": [{"id": "it", "name": "It", "type": "unit", "grade": 1,
      "power": 8000, "shield": 5000, "critical": 1, )" +
                                more + "}]}"))
    lines += fault.line() + "\n";
  return lines;
}

bool refused(const std::string& more, const char* sentence) {
  const std::string said = faults(more);
  INFO(more << "\n" << said);
  CHECK(said.find(sentence) != std::string::npos);
  return said.find(sentence) != std::string::npos;
}

std::string growing(const char* changed, const char* read) {
  return std::string(R"("abilities": [{"kind": "cont", "in": "rear-guard", "do": [{")") + changed +
         R"(": 1}], "if": {"count": {"among": "this", ")" + read + R"(": {"min": 1}}}}])";
}

} // namespace

TEST_CASE("A number that hangs on itself is refused, one that hangs on another is not [vge 11.11.3]") {
  constexpr const char* itself = "depends on itself through continuous abilities";
  for (const char* number : {"power", "grade", "critical"})
    refused(growing(number, number), itself);
  CHECK(faults(growing("power", "grade")) == "");
  CHECK(faults(growing("critical", "power")) == "");
}

TEST_CASE("What was never chosen is not meant") {
  refused(R"("abilities": [{"kind": "act", "in": "rear-guard", "do": [{"retire": "nobody"}]}])",
          "Nothing was chosen or found under the name");
}

TEST_CASE("An X is one of a cost, in a game that has such costs [bsk 104.5]") {
  refused(
      R"("abilities": [{"kind": "act", "in": "rear-guard", "cost": [{"discard": "X"}], "do": [{"draw": 1}]}])",
      "No cost has an X in this game.");
  refused(R"("abilities": [{"kind": "act", "in": "rear-guard", "do": [{"draw": "X"}]}])",
          "No cost before says what X is.");
}

TEST_CASE("What is original is a number that is asked for [vge 5.1.3]") {
  refused(
      R"("abilities": [{"kind": "act", "in": "rear-guard", "do": [{"retire": {"in": "rear-guard", "original": true}}]}])",
      "It says of a number of the card that it is the original one: of which?");
}

TEST_CASE("XoverDress goes onto two or three, overDress onto one [vge 6.7.2, 6.8.2]") {
  constexpr const char* number = "It goes onto one rear-guard, XoverDress onto two or three.";
  constexpr const char* one = R"({"grade": 1})";
  const auto onto = [&](const std::string& word, int bases) {
    std::string list = one;
    for (int i = 1; i < bases; ++i)
      list += std::string(", ") + one;
    return "\"" + word + "\": [" + list + "]";
  };
  refused(onto("xoverdress", 1), number);
  CHECK(faults(onto("xoverdress", 2)) == "");
  CHECK(faults(onto("xoverdress", 3)) == "");
  refused(onto("xoverdress", 4), number);
  CHECK(faults(onto("overdress", 1)) == "");
  refused(onto("overdress", 2), number);
}

TEST_CASE("A cost has so many parts, and no more") {
  const auto costs = [](int parts) {
    std::string list = R"({"soul-blast": 1})";
    for (int i = 1; i < parts; ++i)
      list += R"(, {"soul-blast": 1})";
    return R"("abilities": [{"kind": "act", "in": "rear-guard", "cost": [)" + list +
           R"(], "do": [{"draw": 1}]}])";
  };
  CHECK(faults(costs(32)) == "");
  refused(costs(33), "A cost has 64 parts at most; choosing cards and what is done with them are two.");
}

TEST_CASE("What would be said in vain is refused where it stands") {
  const auto chooses = [](const std::string& from) {
    return R"("abilities": [{"kind": "act", "in": "rear-guard", "do": [{"look": 3, "as": "seen"},
              {"choose": 1, "from": )" +
           from + R"(, "as": "x"}, {"put": "x", "into": "hand"}]}])";
  };
  CHECK(faults(chooses(R"({"among": "seen", "grade": 1})")) == "");
  refused(chooses(R"({"among": "seen", "in": "soul"})"), R"(/from/in: It says nothing beside "among".)");
  refused(chooses(R"({"among": "this", "grade": 1})"), R"(/from/among: It says nothing beside "among".)");
  refused(chooses(R"({"in": "deck", "top": 2, "other": true})"),
          R"(/from/other: It says nothing beside "top".)");
  refused(chooses(R"({"in": "vanguard", "top": 1})"), R"(/from/top: It says nothing beside "in".)");
  refused(chooses(R"({"in": "drop", "name": "A", "name has": "B"})"), "Only one name of a card");
  const auto waits = [](const std::string& when) {
    return R"("abilities": [{"kind": "auto", "in": "rear-guard", "when": )" + when +
           R"(, "do": [{"soul-charge": 1}]}])";
  };
  CHECK(faults(waits(R"({"event": "end-of-battle", "of": "you"})")) == "");
  refused(waits(R"({"event": "end-of-battle", "card": "this"})"), "/when/card: This event is about a player");
  refused(waits(R"({"event": "placed", "of": "opponent"})"), "/when/of: This event is about a card");
  refused(waits(R"({"event": "rests", "other": {"in": "rear-guard"}})"), "This event has no other card.");
  refused(
      R"("abilities": [{"kind": "act", "in": "rear-guard", "if": {"count": {"in": "soul"}, "than": 1}, "do": [{"soul-charge": 1}]}])",
      "/than: This field is not known here.");
}

TEST_CASE("Subtypes are those of set orders, and what is done to them is done nowhere else [vge 17.5, 17.6, "
          "17.11]") {
  refused(R"("subtype": "song")", "subtype: Only set orders have one.");
  const auto does = [](const std::string& what) {
    return R"("abilities": [{"kind": "act", "in": "rear-guard", "do": [)" + what + "]}]";
  };
  for (const char* word : {"sing", "operate"}) {
    CHECK(faults(does(std::string(R"({")") + word + R"(": {"in": "order-zone"}})")) == "");
    refused(does(std::string(R"({")") + word + R"(": {"in": "rear-guard"}})"),
            "This is not done to cards there.");
  }
  for (const char* word : {"imprison", "scout"})
    refused(does(std::string(R"({")") + word + R"(": {"in": "crest"}})"), "This is not done to cards there.");
  refused(does(R"({"end-turn": 2})"), "end-turn");
}

TEST_CASE("Who is played as arms names a vanguard, and is in a deck as a unit [vge 17.9.3, 17.9.5]") {
  constexpr const char* names = "volundr: A unit names the vanguard that it can arm.";
  refused(R"("volundr": {"abilities": []})", names);
  refused(R"("volundr": "Otto")", names);
  refused(R"("volundr": {"name": "Otto", "power": 1})", "volundr/power");
  Rulebook book = *load_rulebook("vanguard", embedded_assets());
  REQUIRE(vanguard::load_cards(book, "f.json",
                               R"({"cards": [{"id": "it", "name": "It", "type": "unit", "grade": 1,
      "power": 8000, "shield": 5000, "critical": 1, "volundr": {"name": "Otto"}}]})")
              .empty());
  const auto is_refused = [&](const char* id) {
    Deck deck;
    deck.parts[0] = {book.find(id)};
    bool found = false;
    for (const Fault& fault : check_deck(book, "vge", deck))
      found = found || fault.rule == "[vge 17.9.5]";
    return found;
  };
  CHECK(is_refused("it-as-arms"));
  CHECK_FALSE(is_refused("it"));
}

TEST_CASE("What is wrong with a keyword's own action is told where it was written [vge 14.19, 17.15.2.2]") {
  const auto act = [](const char* action) {
    return std::string(R"("abilities": [{"kind": "act", "in": "rear-guard", "do": [)") + action + "]}]";
  };
  refused(act(R"({"retry": 5})"), "f.json, it, abilities/0/do/0/retry: ");
  refused(act(R"({"retry": "nobody"})"), "f.json, it, abilities/0/do/0/retry: ");
  refused(act(R"({"retry": {"choose": 1, "from": {"in": "moon"}}})"), "abilities/0/do/0/retry/from/in: ");
  refused(act(R"({"rescue": "two"})"), "f.json, it, abilities/0/do/0/rescue: It must be a number.");
  CHECK(faults(act(R"({"retry": {"choose": 1, "from": {"in": "rear-guard", "not": "stand"}}})")) == "");
  CHECK(faults(act(R"({"retry": {"choose": 1, "from": "rear-guard"}})")) == "");
}

TEST_CASE("A skill whose keyword is no word is a fault of its file") {
  Rulebook extended = *load_rulebook("dragonball", embedded_assets());
  const Faults found = dragonball::load_cards(extended, "f.json",
                                              R"({"cards": [{"id": "it", "name": "It", "type": "battle",
      "colours": ["red"], "power": 1000, "cost": 1,
      "abilities": [{"kind": "act", "keyword": {"bond": 2}, "do": [{"draw": 1}]}]}]})");
  REQUIRE(found.size() > 0);
  CHECK(found[0].line().find("keyword") != std::string::npos);
}

TEST_CASE("It and the other are cards of an event; where none was told they mean nobody") {
  constexpr const char* names_none = "Nothing was chosen or found under the name";
  const auto ability = [](const char* head, const char* action) {
    return std::string(R"("abilities": [{"in": "rear-guard", )") + head + R"(, "do": [)" + action + "]}]";
  };
  constexpr const char* act = R"("kind": "act")";
  constexpr const char* turn = R"("kind": "auto", "when": {"event": "end-of-turn", "of": "you"})";
  constexpr const char* attack = R"("kind": "auto", "when": {"event": "attacks-unit"})";
  constexpr const char* rest = R"("kind": "auto", "when": {"event": "rests"})";
  for (const char* head : {act, turn})
    for (const char* card : {R"({"retire": "it"})", R"({"retire": "other"})"})
      refused(ability(head, card), names_none);
  CHECK(faults(ability(attack, R"({"retire": "it"}, {"retire": "other"})")) == "");
  CHECK(faults(ability(rest, R"({"retire": "it"})")) == "");
  refused(ability(rest, R"({"retire": "other"})"), names_none);
  refused(ability(act, R"({"power": {"power": "it"}, "until": "turn"})"), names_none);
  constexpr const char* given =
      R"({"get-ability": {"kind": "act", "do": [{"retire": "it"}]}, "until": "turn"})";
  refused(ability(rest, given), names_none);
  constexpr const char* later =
      R"({"later": {"kind": "auto", "when": {"event": "end-of-turn", "of": "you"}, "do": [{"retire": "it"}]}})";
  CHECK(faults(ability(act, later)) == "");
}

TEST_CASE("Nothing is done a negative number of times, and one choice has no same number [vge 1.3.2.2]") {
  const auto act = [](const char* action) {
    return std::string(R"("abilities": [{"kind": "act", "in": "rear-guard", "do": [)") + action + "]}]";
  };
  refused(act(R"({"draw": -1})"), "do/0/draw: It must be a whole number from 0");
  CHECK(faults(act(R"({"draw": 1})")) == "");
  refused(act(""), "abilities/0/do: It is missing: what does the ability do?");
  refused(act(R"({"if": {"count": "hand"}, "then": []})"), "do/0/then: It is missing.");
  refused(act(R"({"choose": 1, "from": "rear-guard", "same": "power", "as": "x"}, {"retire": "x"})"),
          "do/0/same: It says nothing beside \"choose\".");
}

TEST_CASE("Words of the supplement mean something or are refused") {
  const auto says = [](const std::string& does, const char* sentence, const char* before = "") {
    refused(std::string(R"("abilities": [{"kind": "cont", "in": "rear-guard")") + before + R"(, "do": [)" +
                does + "]}]",
            sentence);
  };
  const auto acts = [](const std::string& does, const char* sentence) {
    refused(R"("abilities": [{"kind": "act", "in": "rear-guard", "do": [)" + does + "]}]", sentence);
  };
  says(R"({"lose-abilities": {"in": "unit"}, "keeps": "auto"})", "abilities that are played, can be kept");
  says(R"({"cannot": "be-put-into-soul", "except by": "it"})", "Only effects of \"this\" can be excepted.");
  says(R"({"cannot": "attack", "except by": "this"})", "This is not what effects do.");
  says(R"({"get-abilities-of": {"in": "circle", "grade": 3}})", "Only where cards lie, their names");
  says(R"({"get-abilities-of": {"in": "circle"}, "cheaper": {"draw": 1}})", "cannot be changed");
  says(R"({"named-as": {"in": "vanguard"}})", "always holds", R"(, "if": {"turn": "you"})");
  says(R"({"named-as": {"in": "hand"}})", "This is not done to cards there.");
  says(R"({"pays-retiring": {"in": "hand", "name": "It"}})", "This is not done to cards there.");
  acts(R"({"reveal-until": {"in": "deck", "is": "unit"}})", "how many?");
  acts(R"({"retire": {"all": {"in": "unit", "tag": "Here", "or": {"in": "hand"}}}})",
       "It asks what cards are");
  acts(R"({"retire": {"all": {"in": "unit", "or": {"tag": "Here"}}}})",
       "It says nothing: the rest asks nothing");
  refused(
      R"("abilities": [{"kind": "auto", "in": "rear-guard", "when": [{"event": "placed"}], "do": [{"draw": 1}]}])",
      "a list of two");
  refused(
      R"("abilities": [{"kind": "auto", "in": "rear-guard", "when": [{"event": "placed"}, {"event": "turn"}],
      "do": [{"draw": 1}]}])",
      "each must be about a card");
  refused(R"("abilities": [{"kind": "auto", "in": "hand", "when": [{"event": "placed"}, {"event": "retired"}],
      "do": [{"draw": 1}]}])",
          "waits for one event");
}
