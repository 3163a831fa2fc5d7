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
  bool any = false;
  each_saying(table, Lasting::Own, [&](const script::Node& node, const Context& context) {
    any = any || (context.source == target && is_word(node.action, word) &&
                  is_of_kind(method, static_cast<std::uint8_t>(node.to)));
  });
  return any && !ignores_all(table, source);
}

// Of an attack of this card on that one: which protects it from what the attack triggers. [bsk D17.3, D49.2]
Rule warded_by(const Table& table, const StackEntry& entry, CardId source, CardId card) {
  if (entry.source != source || entry.target != card || !is_attack(table, entry)) return {};
  if (is_protected(table, source, card, method_of(table, entry))) return {"D17.3"};
  return {trait_against(table, source, card, Trait::ThickSkin) > 0 ? "D49.2" : ""};
}

} // namespace

int vulnerability(const Table& table, CardId source, CardId target, Method method) {
  return says(table, StackWord::Vulnerable, source, target, method) ? 1 : 0;
}

bool is_unhurt(const Table& table, CardId source, CardId target, Method method) {
  return says(table, StackWord::Unhurt, source, target, method);
}

// Replies are about what lies on the stack, not about the cards they name.
Rule immune_by(const Table& table, const Context& context, const script::Node& node, CardId card) {
  const Match& match = table.match;
  if (match.entries.empty() || node.cost || card == context.source || !in_squad(match, card) ||
      (node.action >= number_of(StackWord::Block) && !is_word(node.action, StackWord::Can)))
    return {};
  const StackEntry& top = top_entry(match);
  if (top.source != context.source || top.kind != num(Entry::Ability)) return {};
  const bool hits = is_attack_action(node.action); // and does so in vain
  if (!hits && is_protected(table, context.source, card, method_of(table, top))) return {"411.1"};
  if (table.book.script.abilities[top.ability].kind != script::Kind::Automatic) return {};
  for (const StackEntry& entry : match.entries)
    if (const Rule ward = warded_by(table, entry, context.source, card); &entry != &top && ward != Rule{})
      return ward;
  return {};
}

} // namespace twoseat::berserk
