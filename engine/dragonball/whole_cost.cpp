// Every set of energy that makes a difference is tried out on a copy of the match.
#include "engine/dragonball/whole_cost.h"
#include "engine/abilities/run.h"
#include "engine/dragonball/procedures.h"
#include "engine/dragonball/skills.h"
#include "engine/kernel/advance.h"
#include <algorithm>

namespace twoseat::dragonball {
namespace {

constexpr std::uint32_t energy_area = 1U << num(Zone::Energy);

bool takes_from_energy(const Rulebook& book, const script::Ability& ability) {
  for (std::size_t i = 0; i < ability.cost_size; ++i) {
    const script::Node& node = book.script.nodes[ability.first + i];
    const script::Select& which = book.script.selects[node.select];
    if (node.select != 0 && which.noun == script::Noun::Filter && (which.places & energy_area) != 0)
      return true;
  }
  return false;
}

bool can_pay_skill(const Table& table, Seat seat, const SkillInHand& skill) {
  const script::Ability& ability = table.book.script.abilities[skill.ability];
  return payable(table, context_of(table, skill.card, seat), ability.first, ability.cost_size, skill.card);
}

void rest_paying(Match& match, Seat seat) {
  for (const CardId card : cards_in(match, place(seat, Zone::Energy)))
    if (is_in(match[card], State::Paying)) {
      match[card].states = 0;
      match[card].orientation = Orientation::Rest;
    }
}

// With the cards from `from` on; those before it were tried.
bool can_complete(const Table& table, Match& match, Seat seat, const SkillInHand& skill, const Cost& energy,
                  CardId from) {
  const Table now{table.book, match};
  std::int32_t paying = 0;
  for (const CardId card : cards_in(match, place(seat, Zone::Energy)))
    paying += is_in(match[card], State::Paying) ? 1 : 0;
  if (paying >= energy.total) {
    Match rested = match;
    rest_paying(rested, seat);
    return can_pay_skill({table.book, rested}, seat, skill);
  }
  ScratchVector<DefId, room::cards> tried;
  for (CardId card = from; card; card = match[card].next) {
    const DefId def = match[card].def;
    if (std::find(tried.begin(), tried.end(), def) != tried.end() || !can_pay_with(now, seat, energy, card))
      continue;
    tried.push(def);
    match[card].states |= num(State::Paying);
    const bool can = can_complete(table, match, seat, skill, energy, match[card].next);
    match[card].states &= static_cast<std::uint8_t>(~num(State::Paying));
    if (can) return true;
  }
  return false;
}

} // namespace

SkillInHand paid_for(const Table& table) {
  const auto& stack = table.match.stack;
  if (stack.size() < 2 || stack.back().procedure != num(Proc::Pay)) return {};
  const Frame& below = stack[stack.size() - 2];
  if (below.procedure != num(Proc::Skill)) return {};
  const SkillInHand skill{below.card(skill_local::card), below.locals[skill_local::ability]};
  return table.book.script.abilities[skill.ability].cost_size > 0 ? skill : SkillInHand{};
}

bool can_pay_whole(const Table& table, Seat seat, const SkillInHand& skill, const Cost& energy) {
  if (!can_pay(table, seat, energy)) return false;
  if (!skill.card) return true;
  if (energy.total == 0 || !takes_from_energy(table.book, table.book.script.abilities[skill.ability]))
    return can_pay_skill(table, seat, skill);
  Match match = table.match;
  return can_complete(table, match, seat, skill, energy, top(match, seat, Zone::Energy));
}

bool can_pay_whole_with(const Table& table, Seat seat, const SkillInHand& skill, const Cost& energy,
                        CardId card) {
  if (!skill.card || !takes_from_energy(table.book, table.book.script.abilities[skill.ability])) return true;
  Match match = table.match;
  match[card].states |= num(State::Paying);
  return can_complete(table, match, seat, skill, energy, top(match, seat, Zone::Energy));
}

bool can_spare(const Table& table, Seat seat, const SkillInHand& skill, CardId rested) {
  if (!skill.card) return true;
  Match match = table.match;
  match[rested].orientation = Orientation::Rest;
  return can_pay_skill({table.book, match}, seat, skill);
}

bool can_pay_whole(const Table& table, Seat seat, const SkillInHand& skill) {
  if (can_pay_whole(table, seat, skill, cost_of(table, skill.card, Price::Card))) return true;
  if (!can_invoke(table, seat, skill.card)) return false;
  bool can = false;
  each_that_invokes(table, seat, [&](CardId card) { can = can || can_spare(table, seat, skill, card); });
  return can;
}

} // namespace twoseat::dragonball
