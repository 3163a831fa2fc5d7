// What kinds of traits do to certain cards.
#include "engine/berserk/kinds.h"
#include "engine/abilities/run.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/ignoring.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/roles.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

// Whether the target says this of itself and of this kind, and its attacker does not ignore all that it has.
bool says(const Table& table, StackWord word, CardId source, CardId target, Method method) {
  struct Found {
    CardId card;
    StackWord word;
    Method method;
    bool any = false;
  } found{target, word, method};
  each_saying(
      table, Lasting::Own,
      [](void* with, const script::Node& node, const Context& context) {
        Found& f = *static_cast<Found*>(with);
        f.any = f.any || (context.source == f.card && is_word(node.action, f.word) &&
                          is_of_kind(f.method, static_cast<std::uint8_t>(node.to)));
      },
      &found);
  return found.any && !ignores_all(table, source);
}

// An attack of this card on that one which it is protected from. [bsk D17.3]
bool is_warded_attack(const Table& table, const StackEntry& entry, CardId source, CardId card) {
  return entry.source == source && entry.target == card && is_attack(table, entry) &&
         is_protected(table, source, card, method_of(table, entry));
}

} // namespace

int vulnerability(const Table& table, CardId source, CardId target, Method method) {
  return says(table, StackWord::Vulnerable, source, target, method) ? 1 : 0;
}

bool is_unhurt(const Table& table, CardId source, CardId target, Method method) {
  return says(table, StackWord::Unhurt, source, target, method);
}

// Replies are about what lies on the stack, not about the cards they name.
bool is_immune(const Table& table, const Context& context, const script::Node& node, CardId card) {
  const Match& match = table.match;
  if (match.entries.empty() || node.cost || card == context.source || !in_squad(match, card) ||
      node.action >= number_of(StackWord::Block))
    return false;
  const StackEntry& top = top_entry(match);
  if (top.source != context.source || top.kind != num(Entry::Ability)) return false;
  if (is_protected(table, context.source, card, method_of(table, top))) return true;
  if (table.book.script.abilities[top.ability].kind != script::Kind::Automatic) return false;
  return std::any_of(match.entries.begin(), match.entries.end() - 1, [&](const StackEntry& entry) {
    return is_warded_attack(table, entry, context.source, card);
  });
}

} // namespace twoseat::berserk
