// Whatever the table may say has its words, and the files hold nothing else: everything is asked to speak.
#include "engine/systems.h"
#include "word_files.h"
#include <map>

using namespace twoseat;
using namespace twoseat::test;

namespace {

// Everything people read in a layout.
void layout_phrases(const Json& json, Phrases& out) {
  const std::set<std::string> read{"name",    "word", "text", "say",  "brief",
                                   "nothing", "none", "held", "means"};
  const std::set<std::string> of_guards{"enough", "enough before checks", "hopeless", "needed",
                                        "needed before checks"};
  const std::set<std::string> lists{"kinds", "strengths", "waiting"};
  if (json.is_object())
    for (const auto& [key, value] : json.items()) {
      if (value.is_string() && read.count(key) + of_guards.count(key) > 0)
        out.insert(value.get<std::string>());
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
  const Json layout = Json::parse(source_file("assets/layouts/" + std::string(family.id) + ".json"));
  for (const char* list : {"marks", "meanings"})
    for (const Json& mark : layout["card"][list])
      for (const Named& named : family.marks)
        if (mark.value("mark", "") == named.id) out.insert(named.name);
  if (layout.contains("editions"))
    for (const Json& about : layout["editions"])
      out.insert(about.get<std::string>());
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
  for (int flaw = 0; flaw <= static_cast<int>(Flaw::TooManyAbilities); ++flaw) {
    event.kind = EventKind::Ended;
    event.attribute = static_cast<std::uint8_t>(flaw);
    tell();
  }
  phrases(moves_cut);
  for (int kind = 0; kind <= static_cast<int>(EventKind::Ended); ++kind)
    for (std::size_t cause = 0; cause < family.causes.size(); ++cause) {
      event = {};
      event.kind = static_cast<EventKind>(kind);
      event.known_to = everybody;
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
            if (event.kind == EventKind::Played) // what the rules themselves declare
              for (const script::Index ability : book.rule_abilities) {
                event.amount = ability;
                narrate(book, event, Viewer::A, {"A", "B"}, phrases);
              }
            // what is paid and received by certain rules says what for
            for (const char* rule : {"101.3", "302.3", "304.1"}) {
              if (!counted) break;
              event.rule = {rule};
              tell();
            }
            event.rule = {};
          }
    }
  Match match;
  Reason reason;
  const auto& abilities = book.script.abilities;
  const auto bound = std::find_if(abilities.begin(), abilities.end(),
                                  [](const script::Ability& ability) { return ability.places != 0; });
  for (const std::int32_t ability : {0, static_cast<std::int32_t>(bound - abilities.begin())})
    for (reason.a = ability, reason.text = 0; reason.text < 200; ++reason.text)
      explain(book, match, reason, phrases);
}

struct Asked {
  Phrases table;                           // of the shell
  std::map<std::string, Phrases> families; // by id
};

Asked asked() {
  Asked out;
  for (const char* file : {"shell/words/words.h", "shell/panels/sending.h", "shell/table/choosing.cpp",
                           "shell/match/turning_point.h", "shell/lessons/refutation.h"})
    for (const std::string& phrase : literals(source_file(file)))
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
    if (const Chances* chances = system_of(family)->chances; chances != nullptr) {
      for (const Hoped& hoped : chances->hoped)
        phrases.insert(hoped.name);
      phrases.insert(chances->moments.begin(), chances->moments.end());
    }
    for (const EditionInfo& edition : family->editions) { // of "Cardfight!! Vanguard, Malay edition" the end
      const std::string name = edition.name;
      const std::size_t comma = name.find(", ");
      if (comma != std::string::npos)
        phrases.insert(name.substr(comma + 2));
      else if (family->editions.size() > 1)
        phrases.insert(name);
    }
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

TEST_CASE("Words: each file holds only what somebody says") {
  const Asked all = asked();
  Phrases anywhere = all.table;
  for (const Family* family : systems()) {
    const auto book = load_rulebook(family->id, embedded_assets());
    REQUIRE(book);
    const Phrases& phrases = all.families.at(family->id);
    Phrases parts = line_parts(*book.value);
    parts.merge(literals(
        source_file("engine/vanguard/editions/legal_cards.cpp"))); // of cards that a demo may bring along
    anywhere.insert(phrases.begin(), phrases.end());
    for (const std::string& english : keys_of(family->id))
      CHECK_MESSAGE((phrases.count(english) > 0 || parts.count(english) > 0), std::string(family->id)
                                                                                  << ": " << english);
  }
  std::string engine; // its sentences about links, answers and positions
  for (const std::string& source : fault_sources())
    engine += source_file(source);
  const Phrases sentences = literals(engine);
  for (const std::string& english : keys_of("table"))
    CHECK_MESSAGE((anywhere.count(english) > 0 || sentences.count(english) > 0 || english == ","), english);
}

TEST_CASE("Words: what cards say for fun is said in each language, and nothing else is told for fun") {
  Phrases flavors;
  for (const Family* family : systems()) {
    const auto book = load_rulebook(family->id, embedded_assets());
    REQUIRE(book);
    for (const Print& print : book->prints)
      if (!print.flavor.empty()) flavors.insert(print.flavor);
  }
  CHECK(flavors.size() > 300);
  CHECK(keys_of("flavors") == flavors);
}

TEST_CASE("Words: what stands in the page has its words, and the page says all that it has words for") {
  const Phrases phrases = keys_of("page");
  const std::string page = source_file("web/index.html") + source_file("web/gallery.html") +
                           source_file("web/differences.html") + source_file("web/compare.html") +
                           source_file("web/puzzles.html") + source_file("web/away.html");
  static const std::regex marked(R"re(<(\w+)[^>]*\sdata-say[\s>][^<]*)re"),
      label(R"re(data-say-(?:label aria-label|content content)="([^"]*)")re");
  std::size_t found = 0;
  for (std::sregex_iterator at(page.begin(), page.end(), marked), end; at != end; ++at, ++found) {
    const std::string all = at->str(), text = all.substr(all.find('>') + 1);
    CHECK_MESSAGE(phrases.count(text) > 0, text);
  }
  for (std::sregex_iterator at(page.begin(), page.end(), label), end; at != end; ++at, ++found)
    CHECK_MESSAGE(phrases.count((*at)[1].str()) > 0, (*at)[1].str());
  CHECK(found > 15);
  std::string scripts = page + source_file("scripts/make-puzzles.mjs");
  const std::string top = TWOSEAT_SOURCE_DIR;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(top + "/web"))
    if (entry.path().extension() == ".js")
      scripts += source_file(entry.path().string().substr(top.size() + 1));
  for (const std::string& phrase : phrases)
    CHECK_MESSAGE(scripts.find(phrase) != std::string::npos, "nobody says " << phrase);
  static const std::regex said(R"re(\bsay\(\s*"([A-Z(][^"]*)")re");
  for (std::sregex_iterator at(scripts.begin(), scripts.end(), said), end; at != end; ++at) {
    const std::string phrase = (*at)[1].str();
    CHECK_MESSAGE(phrases.count(phrase) > 0, phrase);
  }
}
