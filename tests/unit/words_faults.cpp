// What is wrong with what comes in is told in every language.
#include "shell/words/tongue.h"
#include "word_files.h"

using namespace twoseat;
using namespace twoseat::test;

TEST_CASE(
    "Words: there is a deck for every fault that decks can have, so none of them is told in English alone") {
  for (const Family* family : systems()) {
    const auto book = load_rulebook(family->id, embedded_assets());
    REQUIRE(book);
    Phrases uttered;
    Phrasebook empty;
    empty.missed = &uttered;
    deck_phrases(*book.value, empty);
    const std::string folder = "engine/" + std::string(family->id);
    const bool has_rooms = std::filesystem::exists(std::string(TWOSEAT_SOURCE_DIR) + "/" + folder + "/cards");
    const Phrases sentences = sentences_in(folder + (has_rooms ? "/cards/decks.cpp" : "/decks.cpp"));
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
