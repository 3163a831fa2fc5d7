// Every rule that random play cites: by its steps, its questions, and what it tells.
#include "engine/vanguard/family.h"
#include "random_match.h"
#include <set>

using namespace twoseat::test;
using twoseat::Decision;
using twoseat::Event;
using twoseat::Events;
using twoseat::Match;

TEST_CASE("Every step of every procedure, and everything told in play, cites a rule of the rulebook's form") {
  const auto well_formed = [](const std::string& rule) {
    return !rule.empty() && rule.find_first_not_of("0123456789.") == std::string::npos &&
           rule.back() != '.' && rule.front() != '.' && rule.find("..") == std::string::npos;
  };
  for (const auto& procedure : family.procedures)
    for (const auto& step : procedure.steps) {
      CAPTURE(step.name);
      CHECK(well_formed(step.rule.number));
    }
  std::set<std::string> rules;
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    play_random(
        seed,
        [&](const Match&, const Decision& decision) {
          rules.insert(decision.rule.number);
          for (std::size_t i = 0; i < decision.choice_count; ++i)
            rules.insert(decision.choices[i].rule.number);
        },
        [&](const Match&, const Events& events) {
          for (const Event& event : events)
            rules.insert(event.rule.number);
        });
  for (const std::string& rule : rules) {
    CAPTURE(rule);
    CHECK(well_formed(rule));
  }
  CHECK(rules.size() > 60);
}
