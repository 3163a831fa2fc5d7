// Card texts: no word is missing in any language, every text is well formed, and the examples of docs/card-language.md say
// what they are said to say. Sentences in all four languages are in writing_languages.cpp.
#include "engine/abilities/lexicon.h"
#include "engine/abilities/wording.h"
#include "engine/abilities/write.h"
#include "engine/twoseat.h"
#include "fixture.h"
#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

using namespace twoseat;

namespace {

constexpr Language languages[] = {Language::English, Language::Malay, Language::Italian,
                                  Language::Indonesian};

std::string file_text(const std::string& path) {
  std::ifstream file(std::string(TWOSEAT_SOURCE_DIR) + path, std::ios::binary);
  REQUIRE(file.good());
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// What is wrong with a text as a text; empty: nothing.
std::string flaw(const std::string& text) {
  if (text.find('?') != std::string::npos) return "a word is missing";
  if (text.find("  ") != std::string::npos) return "two spaces";
  if (text.find(" ,") != std::string::npos || text.find(" .") != std::string::npos)
    return "a space before a stop";
  int round = 0, square = 0;
  for (const char c : text) {
    round += c == '(' ? 1 : c == ')' ? -1 : 0;
    square += c == '[' ? 1 : c == ']' ? -1 : 0;
    if (round < 0 || square < 0) return "brackets";
  }
  if (round != 0 || square != 0) return "brackets";
  if (std::count(text.begin(), text.end(), '"') % 2 != 0) return "quotation marks";
  std::stringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    if (!line.ends_with('.') && !line.ends_with(':')) return "no full stop";
  return text.empty() || text.ends_with('.') ? "" : "no full stop at the end";
}

template <class Table>
void check_words(const char* what, std::span<const Word> words, const Table& table) {
  for (const auto& entry : table) {
    const std::string id = entry.id;
    const std::string label = std::string(what) + ": " + id;
    INFO(label);
    CHECK((id.empty() || find_word(words, id) != nullptr));
  }
}

bool says_something(const Rulebook& book, const Face& face) {
  const Lexicon& lexicon = *book.family->lexicon;
  return face.abilities > 0 || (face.marks & lexicon.named_marks) != 0 ||
         (lexicon.first_trait != 0 && // else they are no named traits but numbers of the card
          std::any_of(face.traits.begin(), face.traits.end(), [](std::uint8_t n) { return n != 0; }));
}

void check_all(const Rulebook& book) {
  for (std::size_t i = 0; i < book.faces.size(); ++i)
    for (const Language language : languages) {
      const std::string text = card_text(book, DefId{static_cast<std::uint16_t>(i + 1)}, language);
      INFO(text);
      CHECK(flaw(text) == "");
      CHECK(text.empty() == !says_something(book, book.faces[i]));
    }
}

void check_lexicon(const Rulebook& book) {
  const Lexicon& lexicon = *book.family->lexicon;
  for (const Language language : languages) {
    const Wording* wording = wording_of(book, language);
    REQUIRE(wording != nullptr);
    const Wording& words = *wording;
    const std::string language_id(language_ids[static_cast<std::size_t>(language)]);
    INFO(language_id);
    check_words("place", words.places, lexicon.places);
    check_words("tag", words.tags, lexicon.places);
    check_words("zone", words.zones, book.family->place_kinds);
    check_words("state", words.states, lexicon.states);
    check_words("kind", words.marks, book.family->marks);
    for (const ActionWord& action : lexicon.actions)
      if (action.takes == Takes::Mark) check_words("skill", words.gifts, book.family->marks);
    check_words("attribute", words.attributes, book.family->attributes);
    check_words("counter", words.counters, book.family->counters);
    check_words("keyword", words.keywords, lexicon.keywords);
    check_words("restriction", words.restrictions, lexicon.restrictions);
    check_words("reach", words.reaches, lexicon.reaches);
    check_words("condition", words.conditions, lexicon.conditions);
    for (const ActionWord& action : lexicon.actions) { // statements have no word of their own
      if (action.lasting == Lasting::None && action.takes != Takes::Change)
        check_words("action", words.actions, std::span(&action, 1));
      if (action.changeable && action.takes != Takes::CardsAndValue) // "the number of your Soul-Charge"
        check_words("number", words.choices, std::span(&action, 1));
    }
    check_words("event", words.occasions, lexicon.occasions);
    for (const ActionWord& action : lexicon.actions)
      for (const auto& choice : action.words) // a named trait has its word as an attribute
        if (find_word(words.attributes, choice.id) == nullptr)
          check_words("choice", words.choices, std::span(&choice, 1));
    for (const ConditionWord& condition : lexicon.conditions)
      check_words("choice", words.choices, condition.words);
  }
}

} // namespace

TEST_CASE("Every word of the card language has its words in all four languages") {
  check_lexicon(test::test_book());
  check_lexicon(test::shipped_book("heroes"));
  check_lexicon(test::shipped_book("berserk"));
  check_lexicon(test::shipped_book("dragonball"));
}

TEST_CASE("A language that has not come is written in English, and comes later") {
  const EmbeddedAsset asset{"cards/vanguard.json", R"({"cards":[{"id":"c","name":"C","type":"unit","grade":1,
    "power":1,"critical":1,"abilities":[{"kind":"act","do":[{"draw":1}]}]}]})"};
  Result<Rulebook> book = load_rulebook("vanguard", {&asset, 1});
  REQUIRE(book);
  const std::string english = card_text(*book, DefId{1});
  CHECK(card_text(*book, DefId{1}, Language::Italian) == english);
  CHECK(read_wordings(*book, embedded_assets()).empty());
  CHECK(card_text(*book, DefId{1}, Language::Italian) != english);
}

TEST_CASE("A broken wording is refused with its file and field") {
  Result<Rulebook> book = load_rulebook("heroes", {});
  REQUIRE(book);
  const auto refused = [&](const char* text) {
    const EmbeddedAsset asset{"wordings/heroes.it.json", text};
    const Faults faults = read_wordings(*book, {&asset, 1});
    return faults.size() == 1 ? faults[0].line() : "nothing";
  };
  CHECK(refused("[") == "wordings/heroes.it.json: It must be a JSON object.");
  CHECK(refused(R"({"colour":{}})") == "wordings/heroes.it.json, colour: This field is not known here.");
  CHECK(refused(R"({"places":{"hand":1}})") == "wordings/heroes.it.json, places/hand: It must be a text.");
  const EmbeddedAsset other{"wordings/berserk.it.json", "["};
  CHECK(read_wordings(*book, {&other, 1}).empty());
}

TEST_CASE("Every card has a well-formed text in all four languages") {
  check_all(test::test_book());
  check_all(test::shipped_book());
  check_all(test::shipped_book("heroes"));
  check_all(test::shipped_book("berserk"));
  check_all(test::shipped_book("dragonball"));
}

TEST_CASE("Each choice of each card can be said by itself, as refusals say it") {
  for (const char* system : {"vanguard", "heroes", "berserk", "dragonball"}) {
    const Rulebook& book = test::shipped_book(system);
    int said = 0;
    for (std::size_t a = 1; a < book.script.abilities.size(); ++a) {
      const script::Ability& ability = book.script.abilities[a];
      for (std::size_t n = ability.first; n < std::size_t{ability.first} + ability.size; ++n) {
        const script::Op op = book.script.nodes[n].op;
        if (op != script::Op::Choose) continue;
        for (const Language language : languages) {
          const std::string text =
              write_thing(book, static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(n), language);
          INFO(text);
          CHECK_FALSE(text.empty());
          CHECK(flaw(text + ".") == "");
          ++said;
        }
      }
    }
    CHECK(said > 40);
  }
}

// The section of Dragon Ball has that game's examples: abilities, and keyword skills, which have no kind. All others are
// Vanguard's.
static void check_examples(const std::string& system) {
  const bool dragonball = system == "dragonball";
  std::stringstream page(file_text("/docs/card-language.md"));
  std::vector<std::string> abilities, expected;
  enum { Prose, Example, Text } at = Prose;
  bool ours = !dragonball;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) ours = (line == "## In Dragon Ball") == dragonball;
    if (!ours) continue;
    if (line == "```json") {
      abilities.emplace_back();
      expected.emplace_back();
      at = Example;
    } else if (line == "```") {
      at = Text;
    } else if (at == Example) {
      abilities.back() += line + "\n";
    } else if (at == Text && line.starts_with("> ")) {
      expected.back() += (expected.back().empty() ? "" : "\n") + line.substr(2);
    } else if (!line.empty()) {
      at = Prose;
    }
  }
  REQUIRE(abilities.size() > (dragonball ? 10U : 50U));
  std::string cards;
  for (std::size_t i = 0; i < abilities.size(); ++i) {
    const bool order = abilities[i].find("\"kind\": \"order\"") != std::string::npos;
    const bool keyword = dragonball && abilities[i].find("\"kind\"") == std::string::npos;
    const std::string number = std::to_string(i);
    const char* const card = dragonball ? R"("type":"battle","colours":["red"],"cost":1)"
                             : order    ? R"("type":"order","grade":1,"critical":1)"
                                        : R"("type":"unit","grade":1,"critical":1)";
    cards += (i == 0 ? "" : ",") + ("{\"id\":\"c" + number) + "\",\"name\":\"C" + number + "\",\"power\":1," +
             card + ",\"" + (keyword ? "keywords" : "abilities") + "\":[" + abilities[i] + "]}";
  }
  const std::string text = "{\"cards\":[" + cards + "]}";
  const std::string path = "cards/" + system + ".json";
  const EmbeddedAsset asset{path, text};
  Result<Rulebook> book = load_rulebook(system, {&asset, 1});
  for (const Fault& fault : book.faults)
    FAIL(fault.line());
  CHECK(read_wordings(*book, embedded_assets()).empty());
  for (std::size_t i = 0; i < abilities.size(); ++i)
    CHECK(card_text(*book, DefId{static_cast<std::uint16_t>(i + 1)}) == expected[i]);
  check_all(*book);
}

TEST_CASE("The examples of the card language are written as its page says") {
  check_examples("vanguard");
  check_examples("dragonball");
}

TEST_CASE("The schema of card files and the page about the language know every word") {
  const std::string schema = file_text("/assets/schema/cards.schema.json"),
                    page = file_text("/docs/card-language.md");
  const Rulebook& book = test::test_book();
  const auto known = [&](const auto& table, bool quoted) {
    for (const auto& entry : table) {
      const std::string id = entry.id;
      INFO(id);
      if (id.empty()) continue;
      if (quoted) CHECK(schema.find("\"" + id + "\"") != std::string::npos);
      CHECK(page.find("`" + id + "`") != std::string::npos);
    }
  };
  const Lexicon& lexicon = *book.family->lexicon;
  known(lexicon.places, true);
  known(lexicon.states, true);
  known(lexicon.conditions, true);
  known(lexicon.actions, true);
  known(lexicon.occasions, true);
  known(lexicon.keywords, true);
  known(lexicon.restrictions, true);
  known(book.family->attributes, true);
  known(book.family->marks, true);
  known(book.family->counters, true);
}

TEST_CASE("The page about the language knows the words of Berserk") {
  const std::string page = file_text("/docs/card-language.md");
  const Rulebook& book = test::shipped_book("berserk");
  const auto known = [&](const auto& table) {
    for (const auto& entry : table) {
      const std::string id = entry.id;
      INFO(id);
      CHECK((id.empty() || page.find("`" + id + "`") != std::string::npos));
    }
  };
  const Lexicon& lexicon = *book.family->lexicon;
  known(lexicon.places);
  known(lexicon.states);
  known(lexicon.actions);
  known(lexicon.occasions);
  known(lexicon.keywords);
  known(lexicon.restrictions);
  known(lexicon.reaches);
}
