// Random matches of decks that use everything beside the standard format: at every moment the position can be put into
// a link and taken out again, and in the end every step, question and verb of these mechanics has occurred.
#include "engine/vanguard/family.h"
#include "random_match.h"
#include <algorithm>
#include <set>

using namespace twoseat::test;
using twoseat::Decision;
using twoseat::Deck;
using twoseat::Event;
using twoseat::EventKind;
using twoseat::Events;
using twoseat::Match;
using twoseat::Random;

namespace {

struct Copies {
  const char* id;
  int count;
};

Deck deck_of(std::initializer_list<Copies> main, std::initializer_list<Copies> g) {
  Deck deck;
  deck.format = "premium";
  const auto add = [&](Part part, const Copies& copies) {
    for (int i = 0; i < copies.count; ++i)
      deck.parts[num(part)].push_back(test_book().find(copies.id));
  };
  for (const Copies& copies : main)
    add(Part::Main, copies);
  for (const Copies& copies : g)
    add(Part::G, copies);
  for (auto& part : deck.parts)
    std::sort(part.begin(), part.end());
  return deck;
}

Deck deck(std::uint32_t which) {
  if (which == 0)
    return deck_of({{"critical", 4},
                    {"draw", 4},
                    {"stand", 4},
                    {"heal", 4},
                    {"spark", 2},
                    {"runner", 4},
                    {"watcher", 4},
                    {"cloak", 4},
                    {"mantle", 4},
                    {"armour", 4},
                    {"mover", 2},
                    {"decoy", 2},
                    {"keeper", 4},
                    {"hoarder", 4}},
                   {{"zenith", 4}, {"meridian", 4}, {"bulwark", 4}});
  return deck_of({{"critical", 4},
                  {"draw", 4},
                  {"stand", 4},
                  {"heal", 4},
                  {"spark", 2},
                  {"lifter", 4},
                  {"jailer", 4},
                  {"turnkey", 2},
                  {"charger", 2},
                  {"eraser", 2},
                  {"binder", 2},
                  {"seeker", 4},
                  {"sought", 4},
                  {"prisoner", 4},
                  {"memory", 2},
                  {"sweeper", 2}},
                 {{"zenith", 4}, {"meridian", 4}, {"bulwark", 4}});
}

void check_link(const Match& match) {
  const std::string link = encode_position_link(test_book(), match);
  REQUIRE_FALSE(link.empty());
  const auto back = decode_position_link(test_book(), link);
  REQUIRE(back);
  REQUIRE(*back == match);
}

} // namespace

TEST_CASE("Random play with G decks, locks, dresses, gauges and legions can be put into a link at every "
          "moment, and "
          "reaches every step of them") {
  std::set<std::string> seen;
  std::set<std::string> wanted;
  for (const Proc proc : {Proc::GAssist, Proc::Stride, Proc::GGuard, Proc::XoverDress, Proc::EndPhase,
                          Proc::CallByEffect, Proc::DirectedAttacks, Proc::AssignGuardians})
    for (const auto& step : family.procedures[num(proc)].steps)
      wanted.insert(std::string(family.procedures[num(proc)].name) + ", " + step.name);
  for (const Cause cause : {Cause::Stride, Cause::StrideCost, Cause::Heart, Cause::GZone, Cause::GGuard,
                            Cause::GAssist, Cause::Lock, Cause::Unlock, Cause::Delete, Cause::Dress,
                            Cause::Gauge, Cause::Legion, Cause::Move, Cause::Bind})
    wanted.insert(family.causes[num(cause)].id);
  for (const char* rare :
       {"XoverDress, original dress", "XoverDress, next original dress", "XoverDress, circle of the dress",
        "attacks by effect, attacker by effect", // three cards at once; two attackers at once
        "G assist, remove G units"})             // of another edition [vgi 6.4.1.2.3.5]
    wanted.erase(rare);
  Events events;
  Decision decision;
  twoseat::SeatView view;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    CAPTURE(seed);
    Random random = Random::from_seed(seed);
    twoseat::Setup setup;
    setup.edition = "vge";
    setup.seed = seed;
    setup.decks = {deck(random.below(2)), deck(random.below(2))};
    auto started = start(test_book(), setup);
    for (const auto& fault : started.faults)
      FAIL(fault.line());
    Match match = *started;
    for (int i = 0; i < 3000 && decide(test_book(), match, decision); ++i) {
      check_link(match);
      for (const auto viewer : viewers)
        twoseat::view(test_book(), match, viewer, view);
      const auto& frame = match.stack.back();
      seen.insert(std::string(family.procedures[frame.procedure].name) + ", " +
                  family.procedures[frame.procedure].steps[frame.step].name);
      events.clear();
      apply_checked(test_book(), match, decision, random_answer(decision, random), &events);
      for (const Event& event : events) {
        if (event.kind == EventKind::Entered) {
          const auto& of = family.procedures[static_cast<std::size_t>(event.amount / 256)];
          seen.insert(std::string(of.name) + ", " +
                      of.steps[static_cast<std::size_t>(event.amount % 256)].name);
        } else if (event.cause > 0 && event.kind != EventKind::Ended) {
          seen.insert(family.causes[event.cause].id);
        }
        for (const auto viewer : viewers)
          narrate(test_book(), event, viewer);
      }
    }
    CHECK(match.flaw == 0);
  }
  for (const std::string& name : wanted) {
    CAPTURE(name);
    CHECK(seen.count(name) == 1);
  }
}
