// Modifiers of dice and blows, protection, prevention.
#include "engine/berserk/fighting.h"
#include "engine/abilities/run.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/ignoring.h"
#include "engine/berserk/kinds.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/modifiers.h"
#include "engine/berserk/preventing.h"
#include "engine/berserk/rule_abilities.h"
#include <algorithm>

namespace twoseat::berserk {
// Artifacts never fight, nor does a closed card; one's own creature does not fight back either.
// [bsk 205.5b, 213.3, 213.4, doubt 11]
bool fights_back(const Table& table, const StackEntry& entry) {
  const Match& match = table.match;
  return entry.kind == num(Entry::Strike) && !has(entry, Flag::Unanswered) &&
         is_creature(table, entry.target) && is_open(match, entry.target) &&
         is_creature(table, entry.source) &&
         controller(match, entry.target) != controller(match, entry.source) &&
         !cannot(table, entry.target, Restriction::Fight);
}

namespace {

// f(amount, rule) for what the card's named traits add to its die, as far as the attacker knows of them. [bsk 408.3]
template <class F>
void each_die_trait(const Table& table, const StackEntry& entry, CardId card, F f) {
  const Method method = method_of(table, entry);
  const bool attacks = card == entry.source;
  const auto each = [&](Trait which, int sign, Rule rule, int most = 127) {
    const int amount = trait_against(table, entry.source, card, which);
    if (amount != 0) f(sign * std::min(amount, most), rule);
  };
  each(Trait::Blessing, 1, {"D4.1"}, 1);
  each(Trait::Curse, -1, {"D39.5"}, 1);
  if (attacks ? method == Method::Simple : is_melee(method)) each(Trait::Clumsiness, -1, {"D28.4"});
  if (!attacks && is_melee(method)) each(Trait::DefenceExperience, 1, {"D30.4"});
  if (!attacks) return;
  switch (method) {
  case Method::Simple: return each(Trait::AttackExperience, 1, {"D29.4"});
  case Method::Shot: return each(Trait::ShotExperience, 1, {"D31.4"});
  case Method::Throw: return each(Trait::ThrowExperience, 1, {"D32.4"});
  case Method::Discharge: return each(Trait::DischargeExperience, 1, {"D33.4"});
  default: return;
  }
}

} // namespace

int die_modifier(const Table& table, const StackEntry& entry, CardId card) {
  int sum = 0;
  each_die_trait(table, entry, card, [&](int amount, Rule) { sum += amount; });
  return sum;
}

void cite_die_traits(Game& game, const StackEntry& entry, CardId card) {
  if (game.events == nullptr) return;
  each_die_trait(game, entry, card, [&](int, Rule rule) { game.did(rule, Seat::None, card); });
}

namespace {

CardId ignored_in(const Table& table, const StackEntry& entry) {
  return ignores_all(table, entry.source) ? entry.target : CardId{};
}

} // namespace

int result_of(const Table& table, const StackEntry& entry, CardId card, int roll, Orders orders) {
  return modified(table, roll,
                  {card, card == entry.source ? entry.target : entry.source, Attribute::Die,
                   die_modifier(table, entry, card), 0, !has(entry, Flag::Fight), ignored_in(table, entry)},
                  orders);
}

namespace {

int blow_of(const Table& table, const StackEntry& entry, CardId card, Strength strength, int own, int theirs,
            Orders orders) {
  constexpr Attribute by[] = {Attribute::Weak, Attribute::Weak, Attribute::Medium, Attribute::Strong};
  const Attribute which = by[static_cast<std::size_t>(strength)];
  const std::int32_t blow = printed(table.face(card), which);
  const CardId on = card == entry.source ? entry.target : entry.source;
  return modified(table, blow == absent ? 0 : static_cast<int>(blow),
                  {card, on, which, own, theirs, false, ignored_in(table, entry)}, orders);
}

int poisoned_beside(const Table& table, CardId card) { // of both squads [bsk D58.3, doubt 13]
  int poisoned = 0;
  each_in_squads(table.match, [&](CardId other) {
    if (adjacent(table.match, card, other) && is_creature(table, other) &&
        trait(table, other, Trait::Poison) > 0)
      ++poisoned;
  });
  return poisoned;
}

// f(amount, rule) for what the target's own traits make of any attack on it.
template <class F>
void each_against(const Table& table, CardId source, CardId target, Method method, F f) {
  if (trait_against(table, source, target, Trait::Vulnerability) > 0) f(1, Rule{"D55.2"});
  if (const int more = vulnerability(table, source, target, method); more != 0) f(more, Rule{"D56.2"});
  if (const int shield = trait_against(table, source, target, Trait::ShieldOfArhaal);
      shield > 0 && !is_magical(method))
    f(-std::min(shield, poisoned_beside(table, target)), Rule{"D58.2"});
}

int against(const Table& table, CardId source, CardId target, Method method) {
  int sum = 0;
  each_against(table, source, target, method, [&](int amount, Rule) { sum += amount; });
  return sum;
}

bool is_enraged(const Table& table, const StackEntry& entry, bool back) { // [bsk D10.2, 408.3]
  const CardId card = back ? entry.target : entry.source, on = back ? entry.source : entry.target;
  return trait_against(table, entry.source, card, Trait::Wrath) > 0 && count(table.match, on, On::Struck) > 0;
}

} // namespace

int value_of(const Table& table, const StackEntry& entry, Strength strength, Orders orders) {
  if (strength == Strength::Miss) return 0;
  const Method method = method_of(table, entry);
  const bool is_strike = is_melee(method) || method == Method::Row; // [bsk D53.5]
  const int own = is_strike && is_enraged(table, entry, false) ? 1 : 0;
  const int theirs = against(table, entry.source, entry.target, method);
  if (entry.kind == num(Entry::Strike))
    return blow_of(table, entry, entry.source, strength, own, theirs, orders);
  const script::Node* attack = attack_of(table, entry);
  if (attack == nullptr) return own + theirs;
  const script::Amount& amount = table.book.script.amounts[attack->amount];
  const std::int32_t three[] = {amount.number, amount.plus, amount.spare};
  const Context context = entry.effect != 0 ? context_of(table.match, entry.effect - 1U)
                                            : context_of(table, entry.source, entry.seat);
  return own + theirs +
         static_cast<int>(amount.sum == script::Sum::Strike
                              ? three[static_cast<int>(strength) - 1]
                              : twoseat::amount(table, context, attack->amount));
}

// The repeller's blow, on the attacker.
int back_value_of(const Table& table, const StackEntry& entry, Strength strength, Orders orders) {
  if (strength == Strength::Miss) return 0;
  const int wrath = is_enraged(table, entry, true) ? 1 : 0;
  return blow_of(table, entry, entry.target, strength, wrath,
                 against(table, entry.target, entry.source, Method::Simple), orders);
}

// What named traits have made of a blow that was just worked out.
void cite_blow(Game& game, const StackEntry& entry, bool back) {
  if (game.events == nullptr) return;
  const CardId source = back ? entry.target : entry.source, target = back ? entry.source : entry.target;
  const Method method = back ? Method::Simple : method_of(game, entry);
  each_against(game, source, target, method, [&](int amount, Rule rule) {
    if (amount != 0) game.did(rule, Seat::None, target);
  });
  if ((is_melee(method) || method == Method::Row) && is_enraged(game, entry, back))
    game.did({"D10.2"}, Seat::None, source);
}

// A general kind includes each special one. [bsk 411.4]
bool is_protected(const Table& table, CardId source, CardId target, Method method) {
  constexpr struct {
    Trait trait;
    std::uint16_t methods;
  } protections[] = {
      {Trait::ProtectionFromSimple, 1U << num(Method::Simple)},
      {Trait::ProtectionFromStrikes, 1U << num(Method::Simple) | 1U << num(Method::Special) |
                                         1U << num(Method::Magic) | 1U << num(Method::Row)}, // [bsk D53.5]
      {Trait::ProtectionFromShots, 1U << num(Method::Shot)},
      {Trait::ProtectionFromThrows, 1U << num(Method::Throw)},
      {Trait::ProtectionFromRows, 1U << num(Method::Row)},
      {Trait::ProtectionFromRanged, 1U << num(Method::Shot) | 1U << num(Method::Throw) |
                                        1U << num(Method::Row) | 1U << num(Method::Discharge)},
      {Trait::ProtectionFromMagic,
       1U << num(Method::Magic) | 1U << num(Method::Discharge) | 1U << num(Method::Spell)},
      {Trait::ProtectionFromDischarges, 1U << num(Method::Discharge)},
      {Trait::ProtectionFromSpells, 1U << num(Method::Spell)},
      {Trait::ProtectionFromImpacts, 1U << num(Method::Impact)},
  };
  bool any = false, ignored = false;
  for (const auto& each : protections)
    any = any ||
          (((each.methods >> num(method)) & 1U) != 0 && trait_against(table, source, target, each.trait) > 0);
  if (!any) return false;
  for (const auto& each :
       protections) // ignoring the special kind is ignoring that part of a general one [bsk 411.4a]
    ignored = ignored || (((each.methods >> num(method)) & 1U) != 0 && ignores(table, source, each.trait));
  return !ignored;
}

bool is_protected(const Table& table, const StackEntry& entry) {
  return entry.target && is_protected(table, entry.source, entry.target, method_of(table, entry));
}

namespace {

// Who repels an attack strikes back and does not attack: what triggers on an attack's wounds is the attacker's.
// [bsk 205.6, 216.4c]
Cause cause_of(const Table& table, CardId source, CardId target, Method method) {
  constexpr Cause causes[] = {Cause::Strike, Cause::Special,   Cause::Magic, Cause::Shot,  Cause::Throw,
                              Cause::Row,    Cause::Discharge, Cause::Spell, Cause::Impact};
  const auto& entries = table.match.entries;
  const bool back = method == Method::Simple && !entries.empty() && entries.back().source == target &&
                    entries.back().target == source && has(entries.back(), Flag::Fight);
  return back ? Cause::Counterblow : causes[num(method)];
}

bool is_attack_method(Method method) {
  return method != Method::Spell && method != Method::Impact;
}

// A closed card gets no wounds from the first attack in a turn, whoever attacks. [bsk D24.2, D24.5, D24.6]
bool is_camouflaged(const Table& table, CardId source, CardId card) {
  return trait_against(table, source, card, Trait::Camouflage) > 0 && !is_open(table.match, card) &&
         count(table.match, card, On::Attacks) <= 1;
}

// The first wounds of a turn from attacks without magic are prevented. [bsk D5.1, 420.3]
std::int32_t past_armour(Game& game, CardId source, CardId card, std::int32_t amount) {
  std::uint8_t& used = game.match[card].counters[num(On::Armoured)];
  const std::int32_t armour = std::max(trait_against(game, source, card, Trait::Armour) - used, 0);
  const std::int32_t prevented = std::min(armour, amount);
  if (prevented > 0) game.did({"D5.1"}, Seat::None, card);
  used = static_cast<std::uint8_t>(used + prevented);
  return amount - prevented;
}

} // namespace

// An attack of strength 0 inflicts nothing. [bsk 103.8b] Prevention comes after all modifiers. [bsk 420.5]
std::int32_t strike_wounds(Game& game, CardId target, std::int32_t amount, CardId source, Method method,
                           Rule rule) {
  const auto none_by = [&](Rule because) {
    game.did(because, Seat::None, target);
    return 0;
  };
  if (amount <= 0) return none_by({"103.8b"});
  if (is_protected(game, source, target, method)) return none_by({"411.1"});
  if (is_unhurt(game, source, target, method)) return none_by({"G20"});
  if (is_attack_method(method)) {
    if (is_camouflaged(game, source, target)) return none_by({"D24.2"});
    if (!is_magical(method)) amount = past_armour(game, source, target, amount);
  } else if (trait_against(game, source, target, Trait::Fortitude) > 0 && source &&
             controller(game.match, source) != controller(game.match, target)) {
    return none_by({"D44.2"}); // [doubt 12]
  }
  amount = past_preventions(game, target, amount, source);
  const std::int32_t done = wound(game, target, amount, source, cause_of(game, source, target, method), rule);
  if (done > 0 && is_attack_method(method)) {
    std::uint8_t& struck = game.match[target].counters[num(On::Struck)];
    struck = static_cast<std::uint8_t>(std::min(struck + done, 255));
  }
  return done;
}

// Terrains and equipment have no lives to lose. [bsk 212.1, 214.1]
std::int32_t wound(Game& game, CardId card, std::int32_t amount, CardId source, Cause cause, Rule rule) {
  if (amount <= 0 || !in_squad(game.match, card) || lives(game, card) == absent) return 0;
  const std::int32_t done = count_on(game, card, num(On::Wounds), amount, source, num(cause), rule);
  std::uint8_t& wounded = game.match[card].counters[num(On::Wounded)];
  wounded = static_cast<std::uint8_t>(std::min(wounded + done, 255));
  const Seat seat = controller(game.match, card);
  const bool steps = is_cell(game.match[card].place) && !is_attached(game.match, card); // [bsk 210.11, 211.3]
  if (done > 0 && steps && trait_against(game, source, card, Trait::Agility) > 0 &&
      !has(game.match, card, State::Agile) && allowed(may_be_moved, game, card)) {
    trigger(game, RuleAbility::Agility, card, seat, 1);
    if (source && controller(game.match, source) == seat) game.did({"D21.4"}, seat, card);
  }
  return done;
}

} // namespace twoseat::berserk
