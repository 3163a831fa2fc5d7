// The roles in an attack under way, and what is asked of what lies on the stack.
#include "engine/berserk/roles.h"
#include "engine/berserk/replies.h"

namespace twoseat::berserk {
namespace {

// The attack under way, whatever lies above it; nullptr: there is none.
const StackEntry* attack_under_way(const Table& table) {
  const auto& entries = table.match.entries;
  for (std::size_t i = entries.size(); i-- > 0;)
    if (is_attack(table, entries[i])) return &entries[i];
  return nullptr;
}

// What lies on top, or what a reply that lies there answers.
const StackEntry* in_question(const Table& table) {
  const Match& match = table.match;
  if (match.entries.empty()) return nullptr;
  const StackEntry& top = top_entry(match);
  const bool reply = top.kind == num(Entry::Ability) && reply_of(table.book, top.ability) != Reply::None;
  return reply ? answered(match) : &top;
}

constexpr Named kinds[] = {
    {"simple-strike", ""}, {"special-strike", ""}, {"magic-strike", ""}, {"shot", ""},   {"throw", ""},
    {"row-strike", ""},    {"discharge", ""},      {"spell", ""},        {"impact", ""}, {"attack", ""},
    {"melee", ""},         {"ranged", ""},         {"magic", ""}};
constexpr Named strengths[] = {{"miss", ""}, {"weak", ""}, {"medium", ""}, {"strong", ""}};

} // namespace

const std::span<const Named> trait_kinds = kinds, strength_words = strengths;

bool acting(const Table& table, CardId card) { // what it has declared lies on top
  return !table.match.entries.empty() && top_entry(table.match).source == card;
}
bool attacking(const Table& table, CardId card) {
  const StackEntry* attack = attack_under_way(table);
  return attack != nullptr && attack->source == card;
}
CardId attacked_by(const Table& table, CardId card) {
  const StackEntry* attack = attack_under_way(table);
  return attack != nullptr && attack->source == card && is_melee(method_of(table, *attack)) ? attack->target
                                                                                            : CardId{};
}
bool repelling(const Table& table, CardId card) { // [bsk 216.4c]
  const StackEntry* attack = attack_under_way(table);
  return attack != nullptr && attack->target == card && has(*attack, Flag::Targeted);
}
bool aimed_at(const Table& table,
              CardId card) { // the first target, while it may still be another's [bsk 400.2a]
  const StackEntry* attack = attack_under_way(table);
  return attack != nullptr && attack->target == card && !has(*attack, Flag::Targeted);
}
bool striking(const Table& table, CardId card) { // [bsk 216.8b, 216.13]
  const StackEntry* attack = attack_under_way(table);
  return attack != nullptr && attack->source == card && has(*attack, Flag::Striking);
}
bool fighting(const Table& table, CardId card) { // [bsk 216.5, 216.11d]
  const StackEntry* attack = attack_under_way(table);
  return attack != nullptr && has(*attack, Flag::InFight) &&
         (attack->source == card || (attack->target == card && has(*attack, Flag::Fight)));
}

// In the order of Method, then general kinds. [bsk 401]
bool is_of_kind(Method method, std::uint8_t kind) {
  const bool attack = method < Method::Spell, melee = is_melee(method);
  switch (static_cast<int>(kind) - num(Method::Impact)) {
  case 1: return attack;
  case 2: return melee;
  case 3: return attack && !melee;
  case 4: return is_magical(method);
  default: return num(method) == kind;
  }
}

bool answers_to(const Table& table, const Context&, const script::Condition& condition) {
  const StackEntry* entry = in_question(table);
  if (entry == nullptr || (entry->kind != num(Entry::Ability) && entry->kind != num(Entry::Strike)))
    return false;
  return is_of_kind(method_of(table, *entry), static_cast<std::uint8_t>(condition.min));
}

// A blow that was reduced to a type counts as of none. [bsk G32.2]
bool is_of_strength(const Table& table, const Context&, const script::Condition& condition) {
  const StackEntry* entry = attack_under_way(table);
  return entry != nullptr && has(*entry, Flag::Striking) && !has(*entry, Flag::Reduced) &&
         at(*entry, Slot::Strength) == condition.min;
}

} // namespace twoseat::berserk
