// The table's words: whatever it may say has all four languages, fits, and can be written with the table's font.
#include "broken_decks.h"
#include "shell/tongue.h"
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

using namespace twoseat;

namespace {

using Json = nlohmann::json;
using Phrases = std::set<std::string, std::less<>>;

std::string file(const std::string& path) {
  std::ifstream in(std::string(TWOSEAT_SOURCE_DIR) + "/" + path);
  REQUIRE_MESSAGE(in.good(), path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<std::string> word_files() {
  std::vector<std::string> out{"table"};
  for (const Family* family : systems())
    out.emplace_back(family->id);
  return out;
}

// The words of a file, or of the page: a module that exports them.
Json words_in(const std::string& name) {
  if (name != "page") return Json::parse(file("assets/words/" + name + ".json"));
  const std::string text = file("web/phrases.js");
  const std::size_t from = text.find("= {") + 2, to = text.find("\n};") + 2;
  return Json::parse(text.substr(from, to - from));
}

std::vector<std::string> all_files() {
  std::vector<std::string> out = word_files();
  out.emplace_back("page");
  return out;
}

struct Word {
  std::string file, english, language, text;
  std::string where() const { return file + ", " + language + ": " + english; }
};

// Every phrase of a file in each of its languages.
std::vector<Word> all_words(const std::string& name) {
  std::vector<Word> out;
  const Json words = words_in(name);
  for (auto entry = words.begin(); entry != words.end(); ++entry)
    for (auto other = entry->begin(); other != entry->end(); ++other)
      out.push_back({name, entry.key(), other.key(), other->get<std::string>()});
  return out;
}

Phrases keys_of(const std::string& name) {
  Phrases out;
  const Json words = words_in(name);
  for (auto entry = words.begin(); entry != words.end(); ++entry)
    out.insert(entry.key());
  return out;
}

std::multiset<std::string> places_in(const std::string& phrase) {
  static const std::regex place(R"(\{[^}]*\}|\[|\])");
  std::multiset<std::string> out;
  for (std::sregex_iterator at(phrase.begin(), phrase.end(), place), end; at != end; ++at)
    out.insert(at->str());
  return out;
}

std::size_t letters(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

// The English phrases in a C++ source: its string literals, adjacent ones joined.
Phrases literals(const std::string& text) {
  static const std::regex comment(R"(//[^\n]*)");
  const std::string source = std::regex_replace(text, comment, "");
  static const std::regex literal(R"re("((?:[^"\\\n]|\\.)*)"(?:\s*"((?:[^"\\\n]|\\.)*)")*)re");
  static const std::regex part(R"re("((?:[^"\\\n]|\\.)*)")re");
  Phrases out;
  for (std::sregex_iterator at(source.begin(), source.end(), literal), end; at != end; ++at) {
    std::string joined;
    const std::string all = at->str();
    for (std::sregex_iterator p(all.begin(), all.end(), part); p != end; ++p)
      joined += (*p)[1].str();
    joined = std::regex_replace(joined, std::regex(R"re(\\")re"), "\"");
    out.insert(joined);
  }
  return out;
}

// Everything people read in a layout.
void layout_phrases(const Json& json, Phrases& out) {
  const std::set<std::string> read{"name",   "word",     "text",   "say",  "brief", "nothing",
                                   "enough", "hopeless", "needed", "none", "held"};
  const std::set<std::string> lists{"kinds", "strengths", "waiting"};
  if (json.is_object())
    for (const auto& [key, value] : json.items()) {
      if (value.is_string() && read.count(key) > 0) out.insert(value.get<std::string>());
      if (value.is_array() && lists.count(key) > 0)
        for (const Json& item : value)
          if (item.is_string()) out.insert(item.get<std::string>());
    }
  if (json.is_structured())
    for (const Json& item : json)
      layout_phrases(item, out);
}

// What a family's tables may bring onto the table.
void family_phrases(const Family& family, Phrases& out) {
  for (const Procedure& procedure : family.procedures) {
    out.insert(procedure.name);
    for (const Step& step : procedure.steps)
      if (step.ask != nullptr) out.insert(step.name);
  }
  for (const auto& names :
       {family.place_kinds, family.verbs, family.questions, family.outcome_reasons, family.causes,
        family.markers, family.attributes, family.counters, family.card_counters})
    for (const Named& named : names)
      out.insert(named.name);
  for (const OptionInfo& option : family.options)
    out.insert(option.name);
  const Json layout = Json::parse(file("assets/layouts/" + std::string(family.id) + ".json"));
  for (const Json& mark : layout["card"]["marks"])
    for (const Named& named : family.marks)
      if (mark["mark"] == named.id) out.insert(named.name);
  layout_phrases(layout, out);
}

// Everything that the engine may tell: it is asked for each kind of event with each cause, attribute, place and amount.
void told_phrases(const Rulebook& book, const Phrasebook& phrases) {
  const Family& family = *book.family;
  Event event;
  const auto tell = [&] {
    for (int amount : {-2, -1, 0, 1, 2, 3, 256, static_cast<int>(absent)}) {
      event.amount = amount;
      narrate(book, event, Viewer::A, {"A", "B"}, phrases);
    }
  };
  for (int kind = 0; kind <= static_cast<int>(EventKind::Ended); ++kind)
    for (std::size_t cause = 0; cause < family.causes.size(); ++cause) {
      event = {};
      event.kind = static_cast<EventKind>(kind);
      event.cause = static_cast<std::uint16_t>(cause);
      event.seat = Seat::A;
      const bool ended = event.kind == EventKind::Ended, counted = event.kind == EventKind::Counted,
                 modified = event.kind == EventKind::Modified, said = event.kind == EventKind::Said;
      if (ended && cause >= family.outcome_reasons.size()) continue;
      if (event.kind == EventKind::Moved)
        for (std::uint8_t from = 1; from <= 4; ++from)
          for (std::size_t to = 1; to <= 2 * family.place_kinds.size(); ++to) {
            event.from = {from};
            event.to = {static_cast<std::uint8_t>(to)};
            event.amount = 0;
            narrate(book, event, Viewer::A, {"A", "B"}, phrases);
          }
      event.from = event.to = {1};
      if (event.kind == EventKind::Shuffled)
        for (event.from.value = 1; event.from.value <= family.place_kinds.size(); ++event.from.value)
          narrate(book, event, Viewer::A, {"A", "B"}, phrases);
      event.from = {1};
      if (event.kind == EventKind::Entered)
        for (event.amount = 0; event.amount < static_cast<int>(family.procedures.size()) * 256;
             event.amount += 256)
          narrate(book, event, Viewer::A, {"A", "B"}, phrases);
      if (ended) {
        for (const Outcome outcome : {Outcome::Draw, Outcome::WonByA, Outcome::WonByB}) {
          event.amount = static_cast<int>(outcome);
          narrate(book, event, Viewer::A, {"A", "B"}, phrases);
        }
        continue;
      }
      const std::size_t numbers = modified ? family.attributes.size() : counted || said ? 8 : 1;
      for (std::size_t attribute = 0; attribute < numbers; ++attribute)
        for (const bool sets : {false, true})
          for (const int card : {0, 1, 2}) {
            event.attribute = static_cast<std::uint8_t>(attribute);
            event.sets = sets;
            event.card = {static_cast<std::uint16_t>(card)};
            event.other = {static_cast<std::uint16_t>(card == 2 ? 1 : 0)};
            // a type, a marker: amounts that number something
            if (modified && family.attributes[attribute].id == std::string_view("type")) {
              for (event.amount = 0; event.amount < 6; ++event.amount)
                narrate(book, event, Viewer::A, {"A", "B"}, phrases);
            } else if (said && family.causes[cause].id == std::string_view("gift")) {
              for (std::uint8_t to = 0; to < 2; ++to)
                for (event.amount = 0; event.amount < static_cast<int>(family.markers.size());
                     ++event.amount) {
                  event.to = {to};
                  narrate(book, event, Viewer::A, {"A", "B"}, phrases);
                }
            } else {
              tell();
            }
          }
    }
  Match match;
  Reason reason;
  for (reason.text = 0; reason.text < 200; ++reason.text)
    explain(book, match, reason, phrases);
}

// What a deck may be found to break.
void deck_phrases(Rulebook book, const Phrasebook& phrases) {
  book.faces[0].marks = ~decltype(Face::marks){0}; // no card of ours is an Ace Unit
  for (const test::BrokenDeck& broken : test::broken_decks(book))
    for (const Fault& fault : check_deck(book, broken.edition, broken.deck))
      fault.line(phrases);
}

// These sources, and those of these folders.
std::vector<std::string> sources(std::initializer_list<std::string> paths) {
  std::vector<std::string> out;
  for (const std::string& path : paths) {
    if (path.ends_with(".cpp")) {
      out.push_back(path);
      continue;
    }
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(TWOSEAT_SOURCE_DIR) + "/" + path))
      if (entry.path().extension() == ".cpp" &&
          entry.path().filename() != "ledger.cpp") // the command alone reads those
        out.push_back(path + "/" + entry.path().filename().string());
  }
  return out;
}

// Where it is said what is wrong with what comes in from outside. (What a deck breaks: see deck_phrases.)
std::vector<std::string> fault_sources() {
  return sources({"engine", "engine/sharing", "engine/demos", "engine/abilities/card_reader.cpp",
                  "engine/abilities/compile_actions.cpp", "engine/abilities/compile_cards.cpp",
                  "engine/abilities/compile_controls.cpp", "engine/abilities/compile_words.cpp",
                  "engine/abilities/compiler.cpp", "engine/abilities/dependencies.cpp",
                  "engine/berserk/cards.cpp", "engine/berserk/card_traits.cpp",
                  "engine/berserk/soundness.cpp", "engine/heroes/cards.cpp", "engine/heroes/soundness.cpp",
                  "engine/vanguard/cards.cpp", "engine/vanguard/soundness.cpp"});
}

// Those of a source's literals that are sentences.
Phrases sentences_in(const std::string& path) {
  Phrases out;
  for (const std::string& phrase : literals(file(path)))
    if (phrase.find(' ') != std::string::npos &&
        (phrase.ends_with(".") || phrase.ends_with("?") || phrase.ends_with(". {why}")))
      out.insert(phrase);
  return out;
}

struct Asked {
  Phrases table;                           // of the shell
  std::map<std::string, Phrases> families; // by id
};

Asked asked() {
  Asked out;
  for (const std::string& phrase : literals(file("shell/words.h")))
    if (phrase.find('/') == std::string::npos || phrase.find(".h") == std::string::npos)
      out.table.insert(phrase);
  out.table.erase("it");
  for (const Family* family : systems()) {
    Phrases& phrases = out.families[family->id];
    family_phrases(*family, phrases);
    const auto book = load_rulebook(family->id, embedded_assets());
    REQUIRE(book);
    Phrasebook empty;
    empty.missed = &phrases;
    told_phrases(*book.value, empty);
    deck_phrases(*book.value, empty);
    for (const Deck& deck : book->decks) {
      if (!deck.format.empty()) phrases.insert(deck.format);
      phrases.insert(deck.about);
    }
    for (const Named& part : family->deck_parts)
      phrases.insert(part.name);
    if (family->id != std::string_view("vanguard")) // whose nations are names
      for (const Print& print : book->prints)
        if (!print.nation.empty()) phrases.insert(print.nation);
    phrases.erase("");
  }
  return out;
}

// Types and classes in the line under a card's name: those that are no names of our own have words.
Phrases line_parts(const Rulebook& book) {
  Phrases out;
  for (const Print& print : book.prints)
    for (std::string_view rest = print.line; !rest.empty();) {
      constexpr std::string_view between = " \u00B7 ";
      const std::size_t end = std::min(rest.find(between), rest.size());
      out.emplace(rest.substr(0, end));
      rest.remove_prefix(std::min(end + between.size(), rest.size()));
    }
  return out;
}

bool only_signs(const std::string& phrase) { // "A1": the same everywhere
  return phrase.size() <= 2;
}

} // namespace

TEST_CASE("Words: every phrase that the table may say has all four languages") {
  const Asked all = asked();
  CHECK(all.table.size() > 60);
  const Phrases table = keys_of("table");
  for (const std::string& phrase : all.table)
    CHECK_MESSAGE(table.count(phrase) > 0, phrase);
  for (const Family* family : systems()) {
    const Phrases& phrases = all.families.at(family->id);
    const Phrases words = keys_of(family->id);
    CHECK(phrases.size() > 100);
    for (const std::string& phrase : phrases)
      CHECK_MESSAGE((only_signs(phrase) || words.count(phrase) > 0 || table.count(phrase) > 0),
                    std::string(family->id) << ": " << phrase);
  }
}

TEST_CASE(
    "Words: there is a deck for every fault that decks can have, so none of them is told in English alone") {
  for (const Family* family : systems()) {
    const auto book = load_rulebook(family->id, embedded_assets());
    REQUIRE(book);
    Phrases uttered;
    Phrasebook empty;
    empty.missed = &uttered;
    deck_phrases(*book.value, empty);
    const Phrases sentences = sentences_in("engine/" + std::string(family->id) + "/decks.cpp");
    CHECK(sentences.size() >= 6);
    for (const std::string& sentence : sentences)
      CHECK_MESSAGE(uttered.count(sentence) > 0, std::string(family->id) << ": " << sentence);
  }
}

TEST_CASE("Words: a fault is told in the language that is asked for, names and numbers as they are") {
  const auto book = load_rulebook("heroes", embedded_assets());
  const Result<Tongue> tongue = read_tongue(Language::Italian, embedded_assets());
  REQUIRE(book);
  REQUIRE(tongue);
  const Phrasebook& italian = tongue->of("heroes");
  Deck deck = *book->find_deck("dust-and-drums");
  deck.parts[0].resize(38);
  deck.parts[0].push_back(book->find("fern-stalker"));
  const Faults faults = check_deck(*book, "bsh", deck);
  REQUIRE(faults.size() == 2);
  CHECK(faults[0].line() == "army: The army has 39 cards; it must have 40 or more. [bsh BSH-60]");
  CHECK(faults[0].line(italian) == "armata: L'armata ha 39 carte; deve averne 40 o più. [bsh BSH-60]");
  CHECK(faults[1].told() == "Fern Stalker: Fern Stalker is of the element Forest; the hero's is Steppe.");
  CHECK(faults[1].told(italian) ==
        "Fern Stalker: Fern Stalker è dell'elemento Foresta; quello dell'eroe è Steppa.");
  const Fault twice{FilledPhrase::name("deck"), "", {"{b} before {a}.", {FilledPhrase::name("{a}"), "deck"}}};
  CHECK(twice.line(italian) ==
        "deck: {a} before deck."); // a name is never a phrase, nor are its braces places
  CHECK(Fault{"", "", "It costs {x}."}.line() == "It costs {x}.");
  const Result<Match> begun = start(*book, {"bsh", {deck, *book->find_deck("dust-and-drums")}, 7});
  REQUIRE(begun.faults.size() == 2);
  CHECK(begun.faults[0].where.text(italian) == "deck di A, armata");
}

TEST_CASE("Words: what is wrong with decks, cards and demos in JSON, with set-ups and links has all four "
          "languages") {
  const Phrases table = keys_of("table");
  for (const std::string& source : fault_sources())
    for (const std::string& sentence : sentences_in(source))
      CHECK_MESSAGE(table.count(sentence) > 0, source << ": " << sentence);
}

TEST_CASE("Words: what is translated is so into each language, and keeps the places that the English has") {
  for (const std::string& name : all_files()) {
    std::map<std::string, std::set<std::string>> languages;
    for (const Word& word : all_words(name)) {
      languages[word.english].insert(word.language);
      CHECK_MESSAGE(!word.text.empty(), word.where());
      CHECK_MESSAGE(places_in(word.text) == places_in(word.english), word.where());
    }
    CHECK(languages.size() > 20);
    for (const std::string& english : keys_of(name))
      CHECK_MESSAGE(languages[english] == (std::set<std::string>{"id", "it", "ms"}), name << ": " << english);
  }
}

TEST_CASE("Words: no translation is much longer than the English, so that it fits where that does") {
  for (const std::string& name : all_files())
    for (const Word& word : all_words(name)) {
      const std::size_t length = letters(word.english), most = std::max(length + 11, length * 8 / 5);
      CHECK_MESSAGE(letters(word.text) <= most, word.where() << ": " << word.text);
    }
}

TEST_CASE("Words: the table's font has every letter of them") {
  for (const std::string& name : all_files())
    for (const Word& word : all_words(name)) {
      const std::string& text = word.text;
      for (std::size_t i = 0; i < text.size();
           ++i) { // as shell/type.cpp bakes it: Latin, dashes, quotes, dots
        const auto c = static_cast<unsigned char>(text[i]);
        const auto next = [&](std::size_t n) { return static_cast<unsigned>(text[i + n]) & 0x3FU; };
        const unsigned code = c < 0x80   ? c
                              : c < 0xE0 ? (c & 0x1FU) << 6U | next(1)
                                         : (c & 0x0FU) << 12U | next(1) << 6U | next(2);
        i += c < 0x80 ? 0 : c < 0xE0 ? 1 : 2;
        CHECK_MESSAGE(((code >= 0x20 && code <= 0x17E && code != 0x7F) || (code >= 0x2010 && code <= 0x2027)),
                      word.where());
      }
    }
}

TEST_CASE("Words: each file holds only what somebody says") {
  const Asked all = asked();
  Phrases anywhere = all.table;
  for (const Family* family : systems()) {
    const auto book = load_rulebook(family->id, embedded_assets());
    REQUIRE(book);
    const Phrases& phrases = all.families.at(family->id);
    const Phrases parts = line_parts(*book.value);
    anywhere.insert(phrases.begin(), phrases.end());
    for (const std::string& english : keys_of(family->id))
      CHECK_MESSAGE((phrases.count(english) > 0 || parts.count(english) > 0), std::string(family->id)
                                                                                  << ": " << english);
  }
  std::string engine; // its sentences about links, answers and positions
  for (const std::string& source : fault_sources())
    engine += file(source);
  const Phrases sentences = literals(engine);
  for (const std::string& english : keys_of("table"))
    CHECK_MESSAGE((anywhere.count(english) > 0 || sentences.count(english) > 0 || english == ","), english);
}

TEST_CASE("Words: what stands in the page has its words, and the page says all that it has words for") {
  const Phrases phrases = keys_of("page");
  const std::string page = file("web/index.html") + file("web/gallery.html");
  static const std::regex marked(R"re(<(\w+)[^>]*\sdata-say[\s>][^<]*)re"),
      label(R"re(data-say-label aria-label="([^"]*)")re");
  std::size_t found = 0;
  for (std::sregex_iterator at(page.begin(), page.end(), marked), end; at != end; ++at, ++found) {
    const std::string all = at->str(), text = all.substr(all.find('>') + 1);
    CHECK_MESSAGE(phrases.count(text) > 0, text);
  }
  for (std::sregex_iterator at(page.begin(), page.end(), label), end; at != end; ++at, ++found)
    CHECK_MESSAGE(phrases.count((*at)[1].str()) > 0, (*at)[1].str());
  CHECK(found > 15);
  std::string scripts = page;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(TWOSEAT_SOURCE_DIR) + "/web"))
    if (entry.path().extension() == ".js" && entry.path().filename() != "phrases.js")
      scripts += file("web/" + entry.path().filename().string());
  for (const std::string& phrase : phrases)
    CHECK_MESSAGE(scripts.find(phrase) != std::string::npos, "nobody says " << phrase);
  static const std::regex said(R"re(\bsay\(\s*"([A-Z(][^"]*)")re");
  for (std::sregex_iterator at(scripts.begin(), scripts.end(), said), end; at != end; ++at) {
    const std::string phrase = (*at)[1].str();
    CHECK_MESSAGE(phrases.count(phrase) > 0, phrase);
  }
}

TEST_CASE("Words: a tongue speaks its language, and whatever it lacks in English") {
  for (const Language language :
       {Language::English, Language::Malay, Language::Italian, Language::Indonesian}) {
    const Result<Tongue> tongue = read_tongue(language, embedded_assets());
    REQUIRE(tongue);
    CHECK(tongue->of("vanguard")("no such phrase") == "no such phrase");
    CHECK((tongue->of("vanguard")("Undo") == "Undo") == (language == Language::English));
    CHECK((tongue->table("Undo") == "Undo") == (language == Language::English));
    CHECK((tongue->of("vanguard")("battle phase") == "battle phase") == (language == Language::English));
  }
  const EmbeddedAsset broken[] = {{"words/table.json", "[1"}};
  CHECK_FALSE(read_tongue(Language::Italian, broken));
}

TEST_CASE("Words: the log and the refusals of a whole match are told in each language, and say the same") {
  for (const Family* family : systems()) {
    const auto book = load_rulebook(family->id, embedded_assets());
    REQUIRE(book);
    const Deck& deck = book->decks[0];
    Events events;
    auto match = start(*book.value, {deck.edition, {deck, deck}, 7}, &events);
    REQUIRE(match);
    Random random = Random::from_seed(11);
    Decision decision;
    while (decide(*book.value, *match, decision) && events.size() < 400)
      apply_checked(*book.value, *match, decision, random_answer(decision, random), &events);
    const std::uint64_t before = hash(*match);
    for (const Language language : {Language::Malay, Language::Italian, Language::Indonesian}) {
      Result<Tongue> tongue = read_tongue(language, embedded_assets());
      REQUIRE(tongue);
      std::size_t lines = 0, same = 0;
      for (const Event& event : events) {
        const std::string english = narrate(*book.value, event, Viewer::A),
                          told = narrate(*book.value, event, Viewer::A, {"A", "B"}, tongue->of(family->id));
        CHECK(english.empty() == told.empty());
        if (english.empty()) continue;
        ++lines;
        same += told == english ? 1 : 0;
        if (event.def && !includes(event.known_to, Viewer::A)) // no language tells more than another
          CHECK_MESSAGE((told.find(book->print(event.def).name) == std::string::npos ||
                         english.find(book->print(event.def).name) != std::string::npos),
                        told);
      }
      CHECK(lines > 50);
      CHECK(same * 20 < lines);
    }
    CHECK(hash(*match) == before);
  }
}
