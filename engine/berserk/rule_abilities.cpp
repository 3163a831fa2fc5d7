// The texts of traits that trigger, as the language says them; their numbers come with what triggers them.
#include "engine/berserk/rule_abilities.h"
#include "engine/abilities/load.h"
#include "engine/berserk/stack.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/references.h"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace twoseat::berserk {
namespace {

// In the order of RuleAbility. {"event": true}: the trait's number.
constexpr const char* texts = R"([
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"bury": "this"}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"suffer": {"event": true}}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"heal": {"event": true}}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"suffer": {"event": true}}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"suffer": {"event": true}, "to": "other"}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"drain": {"event": true}}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [
    {"extra-lives": {"event": true}, "to": {"choose": 1, "from": {"in": "squad", "is": "creature", "within": "kin"}}}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"chips": 1}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"concentrate": "this"}]},
  {"kind": "auto", "when": {"event": "rule"}, "may": true, "do": [{"step-aside": "this"}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"heal-fully": "this"}, {"cure": "this"}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"suffer": {"event": true}}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"chips": 1}]},
  {"kind": "act", "in": "squad", "cost": [{"chips": 1}], "do": [{"open": "this"}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"gather": "this"}]},
  {"kind": "auto", "when": {"event": "rule"}, "may": true, "do": [
    {"choose": {"event": true}, "up to": true, "late": true, "as": "x", "from": {"in": "deck", "is": ["creature", "united"],
     "price": {"max": -1, "than": {"price": "this"}}, "different names": true}}, {"unite": "x"}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"plague": 1, "to": "other"}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"can": "strike-flyers"}]},
  {"kind": "auto", "when": {"event": "rule"}, "do": [{"can": "strike-flyers"}]}
])";

} // namespace

Faults read_rule_abilities(Rulebook& book) {
  Faults faults;
  if (!book.rule_abilities.empty()) return faults;
  Face rules;
  load_abilities(book, rules, nlohmann::json::parse(texts), "the rules", faults);
  for (std::uint16_t i = 0; i < rules.abilities; ++i)
    book.rule_abilities.push_back(static_cast<script::Index>(rules.first_ability + i));
  return faults;
}

void trigger(Game& game, RuleAbility which, CardId source, Seat seat, std::int32_t amount, CardId other) {
  Standby standby;
  standby.source = refer(game.match, source);
  standby.subject = standby.source;
  standby.other = refer(game.match, other);
  standby.ability = game.book.rule_abilities[num(which)];
  standby.seat = seat;
  standby.amount = amount;
  if (!game.match.standby.push(standby)) stop(game.match, Flaw::TooManyAbilities);
}

bool is_destruction(const Table& table, std::uint16_t ability) {
  return ability == table.book.rule_abilities[num(RuleAbility::Destruction)];
}

bool is_by_wounds(std::int32_t number) {
  return number == static_cast<int>(DestroyedBy::Wounds) ||
         number == static_cast<int>(DestroyedBy::RangedWounds);
}

bool is_pending(const Table& table, RuleAbility which, CardId source) {
  const script::Index ability = table.book.rule_abilities[num(which)];
  const Match& match = table.match;
  return std::any_of(match.standby.begin(), match.standby.end(),
                     [&](const Standby& s) { return s.ability == ability && s.source.card == source; }) ||
         std::any_of(match.entries.begin(), match.entries.end(), [&](const StackEntry& entry) {
           return entry.ability == ability && entry.source == source;
         });
}

} // namespace twoseat::berserk
