// The hot path allocates nothing: advancing, deciding, answering and looking, over a whole match.
#include "random_match.h"
#include <cstdlib>
#include <new>

// Both halves are replaced here, which GCC does not see where it inlines only one of them.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
#endif

namespace {
std::size_t allocations = 0;
}

// Counted for the whole test program, in every form that does not ask for an alignment; what is asked of the system
// stays the same.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(size > 0 ? size : 1);
}
void* operator new(std::size_t size) {
  if (void* memory = operator new(size, std::nothrow)) return memory;
  std::abort();
}
void* operator new[](std::size_t size) {
  return operator new(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return operator new(size, std::nothrow);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
  std::free(memory);
}
void operator delete[](void* memory) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept {
  std::free(memory);
}

using namespace twoseat::test;
using twoseat::Answer;
using twoseat::Decision;
using twoseat::Match;
using twoseat::Random;
using twoseat::Viewer;

TEST_CASE("The counter counts") {
  const std::size_t before = allocations;
  delete new int(1);
  std::vector<int> list(100);
  CHECK(allocations > before);
  CHECK(list.size() == 100);
}

TEST_CASE("A whole match is advanced, decided, answered, viewed, hashed and copied without any allocation") {
  const auto& book = shipped_book();
  twoseat::Setup setup;
  setup.edition = "vge";
  setup.decks = {twoseat::decks_of(book, "vge")[0], twoseat::decks_of(book, "vge")[1]};
  setup.seed = 3;
  Match match = *twoseat::start(book, setup);
  Random random = Random::from_seed(3);
  Decision decision;
  twoseat::SeatView seen;
  Match copy;
  int decisions = 0;
  const std::size_t before = allocations;
  while (decide(book, match, decision)) {
    const Answer answer = random_answer(decision, random);
    copy = match;
    apply_checked(book, match, decision, answer);
    for (const Viewer viewer : viewers)
      twoseat::view(book, match, viewer, seen);
    decisions += hash(copy) != hash(match) ? 1 : 0;
  }
  CHECK(allocations == before);
  CHECK(decisions > 50);
}

TEST_CASE("A search allocates nothing, once it is under way") {
  const auto& book = shipped_book();
  const auto decks = twoseat::decks_of(book, "vge");
  const twoseat::Setup setup{"vge", {decks[0], decks[1]}, 3};
  const Match match = *twoseat::start(book, setup);
  twoseat::SearchingPlayer player(book, twoseat::evaluation_of(book));
  player.know_decks(setup);
  player.consider(match, 200, 1);
  player.think(20);
  const std::size_t before = allocations;
  player.think(180);
  CHECK(allocations == before);
  CHECK_FALSE(player.thinking());
  CHECK(player.chance() > 0);
  CHECK(player.chance() < 1);
}

TEST_CASE("Asking why not allocates nothing, until it is put into words") {
  Scene scene;
  scene.hand(A, "whale");
  scene.begin(Proc::MainPhase);
  const std::size_t before = allocations;
  std::size_t reasons = 0;
  for (std::size_t verb = 0; verb < vocabulary.verbs.size(); ++verb)
    reasons += why_not(scene.book(), scene.match, A,
                       {static_cast<std::uint8_t>(verb), place(A, Zone::FrontLeft), {1}, {1}, 0})
                   .size();
  CHECK(allocations == before);
  CHECK(reasons > vocabulary.verbs.size() / 2);
}
