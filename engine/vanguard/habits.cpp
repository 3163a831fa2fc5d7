// Guards with what holds or not at all, calls onto open circles, attacks whom it can hit.
#include "engine/vanguard/habits.h"
#include "engine/players/random_player.h"
#include "engine/vanguard/board.h"
#include "engine/vanguard/play/attacks.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

constexpr std::int32_t trigger_power = 10'000; // of most triggers [vge 11.10.2.2]
constexpr std::size_t lethal = 6;              // damage [vge 1.2.2.1]

// nullptr: there is none.
const Choice* choice_of(const Decision& decision, Verb verb) {
  for (std::uint16_t c = 0; c < decision.choice_count; ++c)
    if (decision.choices[c].verb == num(verb)) return &decision.choices[c];
  return nullptr;
}

Answer none_of(const Decision& decision, const Choice& choice) {
  Answer answer;
  answer.choice = static_cast<std::uint16_t>(&choice - decision.choices.begin());
  return answer;
}

// To pass, or to end the phase.
bool let_go(const Decision& decision, Verb verb, Answer& answer) {
  const Choice* choice = choice_of(decision, verb);
  if (choice == nullptr) return false;
  answer = none_of(decision, *choice);
  answer.picks.push(0);
  return true;
}

// --- Guarding -------------------------------------------------------------------------------------------------------

struct Shield {
  std::int32_t strength = 0;
  std::uint16_t pick = 0;
};
using Shields = ScratchVector<Shield, Answer::most_picks>;

// Largest first.
Shields shields_of(const Table& table, const Decision& decision, const Choice& choice) {
  Shields shields;
  for (std::uint16_t i = 0; i < choice.count && !shields.full(); ++i) {
    const CardId card = decision.options[choice.first + i].card;
    if (const std::int32_t strength = number(table, card, Attribute::Shield); strength > 0)
      shields.push({strength, i});
  }
  std::sort(shields.begin(), shields.end(),
            [](const Shield& a, const Shield& b) { return a.strength > b.strength; });
  return shields;
}

// The fewest cards that make up for what is lacking, the last of them the smallest that will do. False: none can.
bool hold(const Table& table, const Decision& decision, Verb verb, std::int32_t lacks, Answer& answer) {
  const Choice* choice = choice_of(decision, verb);
  if (choice == nullptr) return false;
  const Shields shields = shields_of(table, decision, *choice);
  answer = none_of(decision, *choice);
  for (std::size_t i = 0; lacks > 0; ++i) {
    if (i == shields.size() || answer.picks.size() == choice->max) return false;
    while (i + 1 < shields.size() && shields[i + 1].strength >= lacks)
      ++i;
    answer.picks.push(shields[i].pick);
    lacks -= shields[i].strength;
  }
  std::sort(answer.picks.begin(), answer.picks.end());
  return true;
}

// Of eight times: the nearer to the end, the sooner. `damage`: what there would be after a hit.
std::uint32_t often_guarded(std::size_t damage, bool vanguard) {
  constexpr std::array<std::uint32_t, lethal + 1> often{0, 1, 1, 2, 3, 5, 8};
  return vanguard ? often[std::min(damage, lethal)] : 1;
}

// What the attack has more than its target, with the triggers that its drive checks may turn up.
std::int32_t lacking(const Table& table, CardId attacker, CardId attacked, std::uint32_t caution,
                     Random& chance) {
  std::int32_t lacks =
      number(table, attacker, Attribute::Power) - number(table, attacked, Attribute::Power) + 1;
  for (std::int32_t checks = drive_checks(table, attacker); checks > 0; --checks)
    if (chance.below(caution) == 0) lacks += trigger_power;
  return lacks;
}

bool guard(const Table& table, const Decision& decision, Random& chance, Answer& answer) {
  const CardId attacker = holder_of(table.match, Link::Attacking);
  const CardId attacked = holder_of(table.match, Link::Attacked);
  if (!attacker || !attacked) return let_go(decision, Verb::Pass, answer);
  const auto critical = static_cast<std::size_t>(std::max(number(table, attacker, Attribute::Critical), 0));
  const std::size_t damage = count(table.match, decision.seat, Zone::Damage) + critical;
  const std::int32_t lacks = lacking(table, attacker, attacked, damage >= lethal ? 2 : 3, chance);
  const bool begun = count(table.match, decision.seat, Zone::Guardian) > 0;
  const bool vanguard = where(table.match, attacked) == Zone::Vanguard;
  const bool lets_through = !begun && chance.below(8) >= often_guarded(damage, vanguard);
  if (lacks <= 0 || lets_through) return let_go(decision, Verb::Pass, answer);
  if (chance.below(2) == 0 && hold(table, decision, Verb::Intercept, lacks, answer)) return true;
  if (hold(table, decision, Verb::Guard, lacks, answer)) return true;
  return damage < lethal && let_go(decision, Verb::Pass, answer); // else whatever there is may help
}

// --- Calling and attacking ------------------------------------------------------------------------------------------

// Onto somebody as strong as it is; in front whoever could boost there.
bool is_odd_call(const Table& table, const Move& move, Random& chance) {
  const auto strength = [&](CardId card) { return printed(table.face(card), Attribute::Power); };
  const CardId there = unit_at(table.match, move.place);
  if (there && strength(there) >= strength(move.card)) return true;
  const bool front = table.match[move.place].row != num(Row::Back);
  return front && printed(table.face(move.card), Attribute::Grade) < 2 && chance.below(4) != 0;
}

bool main_phase(const Table& table, const Decision& decision, Random& chance, Answer& answer) {
  constexpr int most_tries = 6;
  for (int i = 0; i < most_tries; ++i) {
    answer = random_answer(decision, chance);
    const auto verb = static_cast<Verb>(decision.choice(answer).verb);
    const bool odd =
        verb == Verb::Exchange || (verb == Verb::Call && is_odd_call(table, decision.picked(answer), chance));
    if (!odd) return true;
  }
  return let_go(decision, Verb::EndMain, answer);
}

// With whoever stands behind the attacker, should that one boost.
std::int32_t attack_power(const Table& table, Seat seat, CardId attacker) {
  const std::int32_t power = number(table, attacker, Attribute::Power);
  const CardId booster = unit_on(table.match, seat, behind(where(table.match, attacker)));
  const bool boosts = booster && table.match[booster].orientation == Orientation::Stand &&
                      has(table.face(booster), Mark::Boost);
  return boosts ? power + number(table, booster, Attribute::Power) : power;
}

bool target(const Table& table, const Decision& decision, Random& chance, Answer& answer) {
  const CardId attacker = holder_of(table.match, Link::Attacking);
  if (!attacker) return false;
  const std::int32_t power = attack_power(table, decision.seat, attacker);
  constexpr int most_tries = 4;
  for (int i = 0; i < most_tries; ++i) {
    answer = random_answer(decision, chance);
    const CardId attacked = decision.picked(answer).target;
    const bool passed_over = where(table.match, attacked) != Zone::Vanguard && chance.below(2) == 0;
    if (!passed_over && number(table, attacked, Attribute::Power) <= power) break;
  }
  return true;
}

} // namespace

bool habit(const Table& table, const Decision& decision, Random& chance, Answer& answer) {
  switch (static_cast<Question>(decision.question)) {
  case Question::Guard: return guard(table, decision, chance, answer);
  case Question::Main: return main_phase(table, decision, chance, answer);
  case Question::Target: return target(table, decision, chance, answer);
  default: return false;
  }
}

} // namespace twoseat::vanguard
