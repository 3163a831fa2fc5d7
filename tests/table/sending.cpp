// What is told of a link to whoever it is sent to: nothing that its audience may not know, however the rest lies.
#include "shell/tools/sending.h"
#include "engine/kernel/moves.h"
#include "engine/seats/secrets.h"
#include <doctest/doctest.h>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

using namespace twoseat;
using twoseat::sending::sent_json;
using Json = nlohmann::ordered_json;

namespace {

struct Shipped {
  const char* system;
  const char* edition;
};
constexpr Shipped games[] = {
    {"vanguard", "vge"}, {"berserk", "bsk"}, {"heroes", "bsh"}, {"dragonball", "dbs"}};

struct Played {
  Rulebook book;
  Match match;
  std::string link; // to the match
};

// So many answers into a match, each one that may be given.
Played play(const Shipped& game, std::size_t answers) {
  Played out{*load_rulebook(game.system, embedded_assets()).value, {}, ""};
  Journal journal;
  journal.setup.edition = game.edition;
  const std::vector<Deck> decks = decks_of(out.book, game.edition);
  journal.setup.decks = {decks.at(0), decks.at(1)};
  journal.setup.seed = 11;
  out.match = *start(out.book, journal.setup).value;
  Random dice = Random::from_seed(5);
  Decision decision;
  while (journal.answers.size() < answers && decide(out.book, out.match, decision)) {
    Answer answer;
    answer.choice = static_cast<std::uint16_t>(dice.below(static_cast<std::uint32_t>(decision.choice_count)));
    for (std::uint16_t i = 0; i < decision.choices[answer.choice].min; ++i)
      answer.picks.push(i);
    if (apply(out.book, out.match, answer)) continue; // it was none, after all
    journal.answers.push_back(answer);
  }
  out.link = encode_match_link(out.book, journal);
  return out;
}

std::string told(const std::string& link, Language language = Language::English) {
  return sent_json(link, language);
}

std::string seat_link(const Played& played, const Match& match, Viewer viewer) {
  SeatView seen;
  view(played.book, match, viewer, seen);
  return encode_seat_link(played.book, seen);
}

// What nobody else may look at is other cards of the same deck: a position that a link can hold.
Match dealt_otherwise(const Played& played, Random& dice) {
  Match match = played.match;
  std::vector<Card*> hidden;
  for (Card& card : match.cards)
    if (!includes(lookers({played.book, played.match}, card), Viewer::Spectator)) hidden.push_back(&card);
  for (Card* card : hidden) {
    Card* other = hidden[dice.below(static_cast<std::uint32_t>(hidden.size()))];
    if (card->owner == other->owner && card->origin == other->origin) std::swap(card->def, other->def);
  }
  note_concerns(played.book, match);
  return match;
}

std::size_t seen_in_hand(const Json& sent, const char* seat) {
  std::size_t seen = 0;
  for (const Json& place : sent["places"])
    if (place["zone"] == "hand" && place["seat"] == seat)
      for (const Json& card : place["cards"])
        seen += card.contains("name") ? 1 : 0;
  return seen;
}

} // namespace

TEST_CASE("what a seat may not know changes nothing of what is told of its link, nor of a covered position") {
  Random dice = Random::from_seed(3);
  int hidden = 0;
  for (const Shipped& game : games)
    for (const std::size_t answers : {1U, 7U, 16U, 40U}) {
      CAPTURE(game.system);
      CAPTURE(answers);
      const Played played = play(game, answers);
      for (const Viewer viewer : {Viewer::A, Viewer::B}) {
        const Match other = scramble_secrets({played.book, played.match}, viewer, dice);
        const std::string mine = told(seat_link(played, played.match, viewer));
        REQUIRE(mine.find("\"fault\"") == std::string::npos);
        const bool same = mine == told(seat_link(played, other, viewer));
        CHECK(same);
      }
      const Match dealt = dealt_otherwise(played, dice);
      const std::string link = encode_position_link(played.book, played.match),
                        other = encode_position_link(played.book, dealt);
      const std::string covered = told(link + "&hands=covered");
      REQUIRE(covered.find("\"fault\"") == std::string::npos);
      const bool same_while_covered = covered == told(other + "&hands=covered");
      CHECK(same_while_covered);
      hidden += told(link) != told(other) ? 1 : 0;
    }
  CHECK(hidden > 8); // there was something to hide
}

TEST_CASE(
    "hands lie as the link says: covered in a match, open in a position, the person's against the computer") {
  const Played played = play(games[0], 12);
  const auto hands = [&](const std::string& link) {
    const Json sent = Json::parse(told(link));
    REQUIRE(!sent.contains("fault"));
    return std::pair(seen_in_hand(sent, "A") > 0, seen_in_hand(sent, "B") > 0);
  };
  const std::string position = encode_position_link(played.book, played.match);
  CHECK(hands(played.link) == std::pair(false, false));
  CHECK(hands(played.link + "&hands=open") == std::pair(true, true));
  CHECK(hands(position) == std::pair(true, true));
  CHECK(hands(position + "&hands=covered") == std::pair(false, false));
  CHECK(hands(played.link + "&computer=B:easy") == std::pair(true, false));
  CHECK(hands(seat_link(played, played.match, Viewer::A)) == std::pair(true, false));
  CHECK(hands(seat_link(played, played.match, Viewer::B)) == std::pair(false, true));
  CHECK(Json::parse(told(seat_link(played, played.match, Viewer::B)))["below"] == "B");
}

TEST_CASE("it says who plays and where the match stands, in the language that is asked for") {
  const Played played = play(games[0], 12);
  const Json english = Json::parse(told(played.link + "&names=Zo%C3%AB,Jo"));
  CHECK(english["names"] == Json::array({"Zo\u00eb", "Jo"}));
  CHECK(english["where"].get<std::string>().starts_with("Turn "));
  CHECK(english["standing"].size() == 2);
  CHECK(!english["standing"][0].empty());
  CHECK(english["asked"].is_object());
  for (const Json& place : english["places"])
    CHECK(english["words"].contains(place["name"].get<std::string>()));
  const Json italian = Json::parse(told(played.link, Language::Italian));
  CHECK(italian["where"].get<std::string>().starts_with("Turno "));
  CHECK(italian["words"] != english["words"]);
  CHECK(Json::parse(told("m-broken")).contains("fault"));
}

TEST_CASE("what a puzzle leaves open is not told") {
  std::ifstream in(TWOSEAT_SOURCE_DIR "/assets/puzzles/vanguard/06-an-offer-at-the-door.json");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const Json puzzle = Json::parse(text);
  const Json sent = Json::parse(told(text));
  REQUIRE(!sent.contains("fault"));
  REQUIRE(!puzzle["task"]["open"].empty());
  for (const auto& [open, cards] : puzzle["task"]["open"].items())
    for (const Json& place : sent["places"])
      if (place["seat"].get<std::string>() + ":" + place["zone"].get<std::string>() == open)
        for (const Json& card : place["cards"])
          CHECK(!card.contains("name"));
}
