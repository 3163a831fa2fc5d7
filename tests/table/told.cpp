// All that the table says of whole matches is said in words, each thing once.
#include "at_the_table.h"
#include "shell/match/why_not.h"
#include "shell/table/table.h"
#include "shell/words/labels.h"
#include "shell/words/words.h"
#include <doctest/doctest.h>
#include <set>

using namespace twoseat;
using namespace twoseat::test;

namespace {

bool has_raw_words(const std::string& text) { // a label in brackets, or a place by a sign
  for (std::size_t at = 0; at < text.size(); ++at)
    if (label_length(std::string_view(text).substr(at)) != 0 || text[at] == '"') return true;
  return false;
}

// Everything that is said of one moment to whoever holds the device.
std::vector<std::string> said_now(const App& app, Random& random) {
  const Session& session = app.session;
  const Prompt prompt = prompt_of(app);
  std::vector<std::string> all{prompt.sentence, prompt.hint,
                               words::where(*app.rules, session.view, session.names).steps};
  for (const Button& button : prompt.buttons)
    all.push_back(button.text);
  for (std::uint16_t i = 0; i < std::min<std::uint16_t>(session.decision.option_count, 40); ++i) {
    all.push_back(words::option(*app.rules, session.view, session.decision.options[i]));
    all.push_back(words::option_short(*app.rules, session.view, session.decision.options[i]));
  }
  for (const EntryView& entry : session.view.entries)
    all.push_back(words::waiting(*app.rules, session.view, entry));
  for (const CardView& card : session.view.cards)
    if (card.def && random.below(12) == 0)
      for (const MessageLine& line : why_not(*app.rules, session, card.id).lines)
        all.push_back(line.text);
  return all;
}

} // namespace

TEST_CASE("Labels are words in brackets that begin with a capital; costs and sums are none") {
  for (const char* label :
       {"[AUTO]", "[Power]", "[Ferite]", "[Dendam]", "[Once per turn]", "[Contro: Attacco]"})
    CHECK(label_length(std::string(label) + "+5000") == std::string(label).size());
  for (const char* other : {"[discard a card from your hand]", "[[Marker]+1]", "[", "[]", "text [AUTO]",
                            "[Open", "[Counter-Blast 1 & discard a card from your hand]"})
    CHECK(label_length(other) == 0);
  CHECK(unlabelled("It gets [Power]+5000 and [Critical]+1.") == "It gets Power +5000 and Critical +1.");
  CHECK(unlabelled("[COST] [[Marker]+1]") == "Marker +1");
  CHECK(unlabelled("[COST][discard a card]: draw") == "discard a card: draw");
}

TEST_CASE("Whole matches are asked, told and refused without a word of English left over, or a raw sign") {
  for (const char* system : {"vanguard", "dragonball", "berserk", "heroes"})
    for (const Language language :
         {Language::English, Language::Malay, Language::Italian, Language::Indonesian}) {
      CAPTURE(std::string(system));
      CAPTURE(language_ids[static_cast<std::size_t>(language)]);
      Device device(system, {1280, 800});
      App& app = device.app;
      app.language = language;
      device.look(), device.look();
      REQUIRE(app.tongue.language == language);
      std::set<std::string, std::less<>> missed;
      if (language != Language::English) {
        app.tongue.table.missed = &missed;
        for (auto& [id, phrases] : app.tongue.families)
          phrases.missed = &missed;
      }
      for (const std::uint64_t seed : {4, 5}) {
        const auto& editions = app.rules->family->editions;
        test::begin(device, editions[seed % editions.size()].id, seed);
        Session& session = device.session();
        Random random = Random::from_seed(seed);
        for (int i = 0; i < 500 && !is_over(session); ++i) {
          if (expected(session) != Seat::None) confirm_seat(session);
          refresh(app.choosing, session, app.layout());
          if (i % 3 == 0)
            for (const std::string& text : said_now(app, random))
              CHECK_MESSAGE(!has_raw_words(text), text);
          answer(session, random_answer(session.decision, random));
          end_stage(session);
        }
        for (const LogLine& line : session.log)
          CHECK_MESSAGE((!has_raw_words(line.text) && (line.text[0] < 'a' || line.text[0] > 'z')), line.text);
      }
      for (const std::string& phrase : missed)
        if (phrase.size() > 2) // "A1": the same everywhere
          CHECK_MESSAGE(false, phrase);
      app.tongue.table.missed = nullptr;
      for (auto& [id, phrases] : app.tongue.families)
        phrases.missed = nullptr;
    }
}

TEST_CASE("Where a match stands is told by its phase and by what runs in it, each once") {
  for (const char* system : {"vanguard", "dragonball", "berserk", "heroes"}) {
    CAPTURE(std::string(system));
    Device device(system, {1280, 800});
    test::begin(device, device.app.rules->family->editions[0].id, 2);
    Session& session = device.session();
    Random random = Random::from_seed(2);
    for (int i = 0; i < 400 && !is_over(session); ++i) {
      if (expected(session) != Seat::None) confirm_seat(session);
      const std::string steps = words::where(*device.app.rules, session.view, {"Ann", "Bo"}).steps;
      CAPTURE(steps);
      const std::size_t comma = steps.find(", ");
      CHECK(steps.find(", ", comma == std::string::npos ? comma : comma + 2) == std::string::npos);
      if (comma != std::string::npos) CHECK(steps.substr(0, comma) != steps.substr(comma + 2));
      answer(session, random_answer(session.decision, random));
      end_stage(session);
    }
  }
}
