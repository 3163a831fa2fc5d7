// Links of all three kinds: there and back, damaged in every way, foreign, and short enough.
#include "engine/twoseat.h"
#include <algorithm>
#include <doctest/doctest.h>

using namespace twoseat;

namespace {

const Rulebook& book() {
  static const Rulebook rulebook = *load_rulebook("vanguard", embedded_assets());
  return rulebook;
}

Journal new_journal(std::uint64_t seed) {
  const auto decks = twoseat::decks_of(book(), "vge");
  Journal journal;
  journal.setup = {"vge", {decks[seed % decks.size()], decks[(seed / 3) % decks.size()]}, seed};
  return journal;
}

// Plays until `answers` are given or the match is over.
Match play(Journal& journal, std::size_t answers = 100000) {
  Match match = *start(book(), journal.setup);
  Random random = Random::from_seed(journal.setup.seed + 1);
  Decision decision;
  while (journal.answers.size() < answers && decide(book(), match, decision)) {
    const Answer answer = random_answer(decision, random);
    apply_checked(book(), match, decision, answer);
    journal.answers.push_back(answer);
  }
  return match;
}

bool same_answers(const Journal& a, const Journal& b, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    if (a.answers[i].choice != b.answers[i].choice ||
        !std::equal(a.answers[i].picks.begin(), a.answers[i].picks.end(), b.answers[i].picks.begin(),
                    b.answers[i].picks.end()))
      return false;
  return true;
}

bool contains(const Faults& faults, std::string_view words) {
  return !faults.empty() && faults[0].sentence.text().find(words) != std::string::npos;
}

// A refusal is a sentence.
template <class Value>
void check_refused(const Result<Value>& result) {
  REQUIRE_FALSE(result);
  REQUIRE(result.faults.size() == 1);
  CHECK(result.faults[0].sentence.text().size() > 10);
  CHECK(result.faults[0].sentence.text().back() == '.');
}

double median(std::vector<std::size_t> sizes) {
  std::nth_element(sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2), sizes.end());
  return static_cast<double>(sizes[sizes.size() / 2]);
}

} // namespace

TEST_CASE("a match link replays to the same match, at any length") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    for (const std::size_t answers :
         {std::size_t{0}, std::size_t{1}, std::size_t{31}, std::size_t{32}, std::size_t{33}, std::size_t{64},
          std::size_t{150}, std::size_t{100000}}) {
      Journal journal = new_journal(seed);
      const Match match = play(journal, answers);
      const auto replayed = decode_match_link(book(), encode_match_link(book(), journal));
      REQUIRE(replayed);
      CHECK(replayed->course == Course::Exact);
      CHECK(replayed->match == match);
      CHECK(replayed->length == journal.answers.size());
      CHECK(replayed->departs_at == journal.answers.size());
      CHECK(replayed->journal.setup.seed == seed);
      CHECK(replayed->journal.setup.decks[0].id == journal.setup.decks[0].id);
      REQUIRE(replayed->journal.answers.size() == journal.answers.size());
      CHECK(same_answers(journal, replayed->journal, journal.answers.size()));
    }
}

TEST_CASE("a match link tells who conceded [vge 1.2.4]") {
  for (const Seat seat : both_seats) {
    Journal journal = new_journal(5);
    Match match = play(journal, 40);
    concede(book(), match, seat);
    journal.conceded = seat;
    const auto replayed = decode_match_link(book(), encode_match_link(book(), journal));
    REQUIRE(replayed);
    CHECK(replayed->journal.conceded == seat);
    CHECK(replayed->match == match);
  }
}

TEST_CASE("a match link carries decks that the rulebook does not have") {
  Journal journal = new_journal(6);
  Deck& deck = journal.setup.decks[1];
  deck.id = "my-own";
  std::swap(deck.parts[0].front(),
            deck.parts[0].back()); // no longer sorted, which decides what a shuffle makes of it
  const Match match = play(journal, 60);
  auto replayed = decode_match_link(book(), encode_match_link(book(), journal));
  REQUIRE(replayed);
  CHECK(replayed->match == match);
  CHECK(replayed->journal.setup.decks[1].parts == deck.parts);
  CHECK(replayed->journal.setup.decks[1].id.empty());
  const auto position = decode_position_link(book(), encode_position_link(book(), match));
  REQUIRE(position);
  CHECK(*position == match);
}

TEST_CASE(
    "a deck that names the other sides of cards brings their first ones, and its positions have links") {
  Journal journal = new_journal(6);
  Deck& deck = journal.setup.decks[0];
  for (const Face& face : book().faces)
    if (face.other_side) deck.parts[0].push_back(face.other_side);
  REQUIRE_FALSE(start(book(), journal.setup)); // not by the program; but positions come from anywhere
  Match match;
  Game game{book(), match};
  begin(game, journal.setup);
  for (const Fault& fault : unsound({book(), match}))
    FAIL_CHECK(fault.line());
  const auto position = decode_position_link(book(), encode_position_link(book(), match));
  REQUIRE(position);
  CHECK(*position == match);
}

TEST_CASE("a journal that could not be played has no link") {
  Journal journal = new_journal(7);
  play(journal, 20);
  journal.answers[10].choice = 99;
  CHECK(encode_match_link(book(), journal).empty());
}

TEST_CASE("positions come back to the byte at every decision, and go on the same") {
  for (std::uint64_t seed = 20; seed < 26; ++seed) {
    Journal journal = new_journal(seed);
    Match match = *start(book(), journal.setup);
    Random random = Random::from_seed(seed);
    Decision decision;
    int decisions = 0;
    while (decide(book(), match, decision)) {
      REQUIRE(unsound({book(), match}).empty());
      const auto back = decode_position_link(book(), encode_position_link(book(), match));
      REQUIRE(back);
      REQUIRE(*back == match);
      if (++decisions % 40 == 0) {
        Match original = match, copy = *back;
        Random first = Random::from_seed(1), second = first;
        Decision at_copy;
        while (decide(book(), original, decision)) {
          REQUIRE(decide(book(), copy, at_copy));
          apply_checked(book(), original, decision, random_answer(decision, first));
          apply_checked(book(), copy, at_copy, random_answer(at_copy, second));
        }
        REQUIRE(hash(original) == hash(copy));
        decide(book(), match, decision);
      }
      apply_checked(book(), match, decision, random_answer(decision, random));
    }
    const auto ended = decode_position_link(book(), encode_position_link(book(), match));
    REQUIRE(ended);
    CHECK(*ended == match);
  }
}

TEST_CASE("views come back to the byte, for every viewer at every decision") {
  SeatView seen;
  for (std::uint64_t seed = 30; seed < 34; ++seed) {
    Journal journal = new_journal(seed);
    Match match = *start(book(), journal.setup);
    Random random = Random::from_seed(seed);
    Decision decision;
    do {
      for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator}) {
        view(book(), match, viewer, seen);
        const auto back = decode_seat_link(book(), encode_seat_link(book(), seen));
        REQUIRE(back);
        REQUIRE(*back == seen);
      }
      if (!decide(book(), match, decision)) break;
      apply_checked(book(), match, decision, random_answer(decision, random));
    } while (true);
  }
}

TEST_CASE("links are short") {
  std::vector<std::size_t> matches, positions;
  for (std::uint64_t seed = 100; seed < 160; ++seed) {
    Journal journal = new_journal(seed * 0x123456789abcdefULL);
    play(journal);
    matches.push_back(encode_match_link(book(), journal).size());
    Journal half = new_journal(seed);
    positions.push_back(encode_position_link(book(), play(half, journal.answers.size() / 2)).size());
  }
  CHECK(median(matches) <= 250);
  CHECK(median(positions) <= 500);
}

TEST_CASE("every truncation and every changed character is refused in words") {
  Journal journal = new_journal(8);
  const Match match = play(journal, 90);
  SeatView seen;
  view(book(), match, Viewer::A, seen);
  const std::string links[] = {encode_match_link(book(), journal), encode_position_link(book(), match),
                               encode_seat_link(book(), seen)};
  const auto check_all = [&](const std::string& text) {
    check_refused(read_head(text));
    check_refused(decode_match_link(book(), text));
    check_refused(decode_position_link(book(), text));
    check_refused(decode_seat_link(book(), text));
  };
  for (const std::string& link : links) {
    for (std::size_t length = 0; length < link.size(); ++length)
      check_all(link.substr(0, length));
    for (std::size_t at = 0; at < link.size(); ++at)
      for (const char other : {'A', 'm', 'p', 's', 'z', '0', '9', '-', '_', '*', '\0', '\xff'}) {
        std::string changed = link;
        changed[at] = other;
        if (changed != link) check_all(changed);
      }
    for (std::size_t at = 0; at + 1 < link.size(); ++at) {
      std::string swapped = link;
      std::swap(swapped[at], swapped[at + 1]);
      if (swapped != link) check_all(swapped);
    }
    check_all(link + link);
  }
}

TEST_CASE("a fault says what it is") {
  Journal journal = new_journal(9);
  const Match match = play(journal, 50);
  const std::string link = encode_position_link(book(), match);
  const auto fault = [&](const std::string& text) { return decode_position_link(book(), text).faults; };
  CHECK(contains(fault(""), "no link"));
  CHECK(contains(fault("https://example.org/"), "not a Twoseat link"));
  CHECK(contains(fault(link.substr(0, 5)), "breaks off"));
  CHECK(contains(fault(link.substr(0, link.size() - 3)), "incomplete"));
  CHECK(contains(fault(link + "x"), "one character too many at its end"));
  CHECK(contains(fault(link + " goodbye"), "Characters too many at the end of this link: 7."));
  CHECK(contains(fault(link + std::string(64, '-')), "Characters too many at the end of this link: 64."));
  CHECK(contains(fault(link + link), "link: " + std::to_string(link.size()) + "."));
  std::string changed = link;
  changed[20] = changed[20] == 'x' ? 'y' : 'x';
  CHECK(contains(fault(changed), "damaged"));
  std::string newer = link;
  newer[1] = 'D';
  CHECK(contains(fault(newer), "newer Twoseat (schema 3; this one reads 1)"));
  CHECK(contains(fault(std::string(70000, 'p')), "too long"));
  CHECK(contains(fault(encode_match_link(book(), journal)), "This is a match link, not a position link."));
  Rulebook other = book();
  Family family = *other.family;
  family.id = "heroes";
  family.name = "Heroes";
  other.family = &family;
  CHECK(contains(decode_position_link(other, link).faults, "\"vanguard\""));
  CHECK(contains(fault(encode_position_link(other, match)), "\"heroes\""));
}

TEST_CASE("a link is found in an address, over several lines and before a full stop") {
  Journal journal = new_journal(10);
  play(journal, 120);
  const std::string link = encode_match_link(book(), journal);
  std::string broken = link;
  broken.insert(40, "\r\n ");
  for (const std::string& text : {link, "#" + link, "https://example.org/play/?lang=it#" + link,
                                  "  " + link + "\n", "Look: https://example.org/#" + link + ".", broken})
    CHECK(decode_match_link(book(), text));
  const auto head = read_head("https://example.org/#" + link);
  REQUIRE(head);
  CHECK(head->kind == LinkKind::Match);
  CHECK(head->version == 1);
  CHECK(head->system == "vanguard");
  CHECK(head->edition == "vge");
  CHECK(head->rulebook == static_cast<std::uint32_t>(book().hash));
}

TEST_CASE("under another rulebook a match goes the same course, or says where it departs") {
  Journal journal = new_journal(11);
  const Match match = play(journal);
  const std::string link = encode_match_link(book(), journal);
  Rulebook other = book();
  other.hash ^= 1;
  auto same = decode_match_link(other, link);
  REQUIRE(same);
  CHECK(same->course == Course::SameCourse);
  CHECK(same->match == match);

  for (Face& face : other.faces)
    if (face.numbers[0] == 13000) face.numbers[0] = 8000;
  auto departs = decode_match_link(other, link);
  REQUIRE(departs);
  CHECK(departs->course == Course::Departs);
  CHECK(departs->length == journal.answers.size());
  CHECK(departs->departs_at < departs->length);
  CHECK(departs->departs_at > 0);
  REQUIRE(departs->journal.answers.size() == departs->departs_at);
  CHECK(same_answers(journal, departs->journal, departs->departs_at));
  Match again = *start(other, journal.setup);
  for (const Answer& answer : departs->journal.answers)
    CHECK_FALSE(apply(other, again, answer));
  CHECK(departs->match == again);

  other.decks.clear();
  CHECK(contains(decode_match_link(other, link).faults, "decks"));
}

TEST_CASE("cards that other numbers stand for are noticed in positions and views") {
  Journal journal = new_journal(12);
  const Match match = play(journal, 100);
  SeatView seen;
  view(book(), match, Viewer::B, seen);
  Rulebook other = book();
  other.hash ^= 1;
  CHECK(decode_position_link(other, encode_position_link(book(), match)));
  CHECK(decode_seat_link(other, encode_seat_link(book(), seen)));
  for (Print& print : other.prints)
    print.id += "-second-edition";
  CHECK(contains(decode_position_link(other, encode_position_link(book(), match)).faults,
                 "another set of cards"));
  CHECK(contains(decode_seat_link(other, encode_seat_link(book(), seen)).faults, "another set of cards"));
}
