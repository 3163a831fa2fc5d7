// Puzzles: small positions whose answer is known by hand, and what the search must say of them.
#include "engine/twoseat.h"
#include "fixture.h"
#include <doctest/doctest.h>
#include <memory>
#include <string>

using namespace twoseat;

namespace {

Result<demos::PuzzleFile> read(const std::string& system, const std::string& edition,
                               const std::string& given, const std::string& task,
                               const std::string& cards = "[]") {
  const std::string json = R"({"system": ")" + system + R"(", "edition": ")" + edition + R"(", "cards": )" +
                           cards + R"(, "given": )" + given + R"(, "task": )" + task + "}";
  demos::Means means = demo_means(test::shipped_book(system.c_str()));
  means.draft = true;
  return demos::read_puzzle(means, json, "puzzle");
}

PuzzleProof proof_of(const std::string& system, const std::string& edition, const std::string& given,
                     const std::string& task, const PuzzleLimits& limits = {}) {
  const Result<demos::PuzzleFile> file = read(system, edition, given, task);
  for (const Fault& fault : file.faults)
    MESSAGE(fault.line());
  REQUIRE(file);
  return prove(*file->book, file->puzzle, limits);
}

const std::string win = R"({"seat": "A", "goal": "win this turn"})";

// A attacks, and B, whose vanguard has power 10000, has taken so much damage.
std::string battle(const std::string& a, const std::string& b) {
  return R"({"phase": "battle phase", "A": {)" + a + R"(}, "B": {"vanguard": "ninth-peal", )" + b + "}}";
}
const std::string five = R"("damage": {"card": "unknown", "count": 5})";
const std::string four = R"("damage": {"card": "unknown", "count": 4})";
// An attacker with power 10000 beside a vanguard at rest.
const std::string moth =
    R"("vanguard": {"card": "some-vanguard", "rest": true}, "front-left": "mirror-moth")";

PuzzleProof proof_of_battle(const std::string& a, const std::string& b, const std::string& task = win,
                            const PuzzleLimits& limits = {}) {
  return proof_of("vanguard", "vge", battle(a, b), task, limits);
}

} // namespace

TEST_CASE("A puzzle is solved by the first move that wins, and by no other") {
  const PuzzleProof proof = proof_of_battle(moth, five);
  CHECK(proof.limit == "");
  REQUIRE(proof.moves.size() == 2);
  CHECK(proof.solving == 1);
  CHECK(proof.moves[0].verdict == Verdict::Solved);
  CHECK(proof.moves[1].verdict == Verdict::Refuted); // no attack
  CHECK(proof.only);
  CHECK(proof.moves[0].line.back().events.back().rule == Rule{"13.2.2"});
}

TEST_CASE("A puzzle without a solution is refuted in each of its moves") {
  const PuzzleProof proof = proof_of_battle(moth, four);
  CHECK(proof.limit == "");
  CHECK(proof.solving == 0);
  for (const FirstMove& move : proof.moves)
    CHECK(move.verdict == Verdict::Refuted);
}

TEST_CASE("Several solutions are counted at the decision where they part") {
  const PuzzleProof proof = proof_of_battle(moth + R"(, "front-right": "boat-reeve")", five);
  REQUIRE(proof.solving == 1);
  REQUIRE(proof.moves[0].line.size() >= 2);
  CHECK(proof.moves[0].line[1].ways == 2);
  CHECK(proof.moves[0].line[1].solving == 2);
  CHECK_FALSE(proof.only);
}

TEST_CASE("A limit that is reached is named, and proves nothing") {
  const PuzzleProof proof = proof_of_battle(moth, five + R"(, "hand": "great-lens")", win, {1, true});
  CHECK(proof.limit == "The limit of positions was reached.");
  CHECK(proof.solving == 0);
  CHECK(proof.moves[0].verdict == Verdict::Unknown);
}

TEST_CASE("A card that may lie in a hand breaks a line that works without it") {
  const std::string hand = five + R"(, "hand": "great-lens")"; // which has no shield
  CHECK(proof_of_battle(moth, hand).solving == 1);
  CHECK(proof_of_battle(moth, five + R"(, "hand": "footman")").solving == 0);
  CHECK(proof_of_battle(
            moth, hand,
            R"({"seat": "A", "goal": "win this turn", "open": {"B:hand": ["great-lens", "footman"]}})")
            .solving == 0);
  CHECK(proof_of_battle(
            moth, hand,
            R"({"seat": "A", "goal": "win this turn", "open": {"B:hand": ["great-lens", "lamp-keeper"]}})")
            .solving == 1);
}

TEST_CASE("Who must guess what the other seat holds has not solved it") {
  const std::string guess = R"([{"id": "guess", "name": "Guess", "type": "order", "grade": 1, "abilities": [
    {"kind": "order", "do": [{"options": [
      [{"if": {"count": {"in": "hand", "of": "opponent", "name": "Footman"}, "min": 1}, "then": [{"lose": true, "by": "opponent"}]}],
      [{"if": {"count": {"in": "hand", "of": "opponent", "name": "Great Lens"}, "min": 1}, "then": [{"lose": true, "by": "opponent"}]}]
    ]}]}]}])";
  const auto solving = [&](const std::string& hand, const std::string& task) {
    const auto file =
        read("vanguard", "vge", R"({"A": {"hand": "guess"}, "B": {"hand": ")" + hand + "\"}}", task, guess);
    REQUIRE(file);
    const PuzzleProof proof = prove(*file->book, file->puzzle);
    CHECK(proof.limit == "");
    return proof.solving;
  };
  CHECK(solving("footman", win) == 1);
  CHECK(solving("great-lens", win) == 1);
  CHECK(solving("footman",
                R"({"seat": "A", "goal": "win this turn", "open": {"B:hand": ["footman", "great-lens"]}})") ==
        0);
}

TEST_CASE("To survive, each move of the other seat must be answered") {
  // Stone Ox strikes with 4, and three lives are left; Gate Keeper can step in once.
  const auto proof = [](const char* a, const char* b) {
    return proof_of(
        "heroes", "bsh",
        std::string(
            R"({"turn": 4, "turn player": "B", "A": {"hero": {"card": "some-hero", "counters": {"wounds": 22}}, "creatures": [)") +
            a + R"(]}, "B": {"creatures": [)" + b + "]}}",
        R"({"seat": "A", "goal": "survive this turn"})");
  };
  const PuzzleProof held = proof(R"("gate-keeper")", R"("stone-ox")");
  CHECK(held.answered);
  CHECK(is_solved(held));
  CHECK(held.solving == held.moves.size());
  CHECK(held.moves.size() == 3); // at the hero, at Gate Keeper, or not at all
  CHECK_FALSE(is_solved(proof("", R"("stone-ox")")));
  CHECK_FALSE(is_solved(proof(R"("gate-keeper")", R"("stone-ox", "stone-ox")")));
}

TEST_CASE("A blow that may land is let through where it is the dearest to stop") {
  const auto proof = [](const char* hand, int damage) {
    return proof_of(
        "vanguard", "vge",
        R"({"phase": "battle phase", "turn": 6, "turn player": "B", "A": {"vanguard": "ninth-peal", "hand": )" +
            std::string(hand) + R"(, "damage": {"card": "unknown", "count": )" + std::to_string(damage) +
            R"(}}, "B": {"vanguard": "some-vanguard", "front-left": "great-lens", "back-left": "match-seller", "front-right": "boat-reeve"}})",
        R"({"seat": "A", "goal": "survive this turn"})");
  };
  CHECK(is_solved(proof(R"(["unknown", "unknown"])", 4))); // 10,000 stops two of three attacks
  CHECK_FALSE(is_solved(proof(R"(["unknown"])", 4)));
  CHECK_FALSE(is_solved(proof(R"(["unknown", "unknown"])", 5)));
}

TEST_CASE("Every order of a covered deck is tried") {
  const auto deck = [](int criticals, int others) {
    return R"("vanguard": "some-vanguard", "deck": [{"card": "keystone", "count": )" +
           std::to_string(criticals) + R"(}, {"card": "unknown", "count": )" + std::to_string(others) + "}]";
  };
  // Two drive checks: with a single card that is no critical trigger one of them is one, whatever lies on top.
  CHECK(proof_of_battle(deck(5, 1), four).solving == 1);
  CHECK(proof_of_battle(deck(5, 2), four).solving == 0);
  CHECK(proof_of_battle(deck(18, 2), four).solving == 0);
}

TEST_CASE("A heal trigger that may lie on top of the other deck breaks a line") {
  const auto deck = [](const char* card) {
    return five + R"(, "deck": [{"card": "unknown", "count": 7}, ")" + card + "\"]";
  };
  CHECK(proof_of_battle(moth, deck("unknown")).solving == 1);
  CHECK(proof_of_battle(moth, deck("keystone")).solving == 1);
  CHECK(proof_of_battle(moth, deck("cocoa-bearer")).solving == 0);
}

TEST_CASE("Dice are tried in each way that they can fall") {
  // Stone Ox strikes with 3, 4 or 6 as its die falls, and Road Runner, who is closed, has five lives.
  const auto proof = [](int wounds) {
    return proof_of(
        "berserk", "bso",
        R"({"turn": 3, "turn player": "A", "phase": "turn", "step": "main phase", "A": {"b1": ["stone-ox"]},
                        "B": {"b1": [{"card": "road-runner", "rest": true, "counters": {"wounds": )" +
            std::to_string(wounds) + "}}]}}",
        win);
  };
  CHECK(proof(2).solving ==
        3); // the weakest strike kills as well: at once, or after a step aside, left or right
  CHECK(proof(1).solving == 0); // the weakest one does not
  CHECK(proof(1).limit == "");
}

TEST_CASE("The same puzzle has the same proof") {
  const PuzzleProof a = proof_of_battle(moth, five), b = proof_of_battle(moth, five);
  CHECK(a.positions == b.positions);
  REQUIRE(a.moves.size() == b.moves.size());
  for (std::size_t i = 0; i < a.moves.size(); ++i) {
    CHECK(a.moves[i].answer == b.moves[i].answer);
    CHECK(a.moves[i].verdict == b.moves[i].verdict);
    CHECK(a.moves[i].line.size() == b.moves[i].line.size());
  }
}

TEST_CASE("A task that makes no sense is refused with its path") {
  const auto fault = [](const std::string& task) {
    const auto file = read("vanguard", "vge", battle(moth, five), task);
    return file.faults.empty() ? std::string() : file.faults.front().line();
  };
  CHECK(fault(R"({"seat": "A"})").find("/task") != std::string::npos);
  CHECK(fault(R"({"seat": "A", "goal": "be happy"})").find("/task/goal") != std::string::npos);
  CHECK(fault(R"({"seat": "A", "goal": "win this turn", "open": {"hand": "footman"}})")
            .find("/task/open/hand") != std::string::npos);
}
