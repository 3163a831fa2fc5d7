// The files of words: whole in every language, as long as fits, in letters of the table's font; and what reads them.
#include "shell/words/tongue.h"
#include "word_files.h"
#include <map>

using namespace twoseat;
using namespace twoseat::test;

namespace {

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

} // namespace

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
           ++i) { // as shell/draw/type.cpp bakes it: Latin, dashes, quotes, dots
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

TEST_CASE("Words: a tongue speaks its language, and whatever it lacks in English") {
  for (const Language language :
       {Language::English, Language::Malay, Language::Italian, Language::Indonesian}) {
    const Result<Tongue> tongue = read_tongue(language, embedded_assets());
    REQUIRE(tongue);
    CHECK(tongue->of("vanguard")("no such phrase") == "no such phrase");
    CHECK((tongue->of("vanguard")("Undo") == "Undo") == (language == Language::English));
    CHECK((tongue->table("Undo") == "Undo") == (language == Language::English));
    CHECK((tongue->flavors("The third husband was the weather.") == "The third husband was the weather.") ==
          (language == Language::English));
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
