// What a reply answers, and what permanent traits say of what lies on the stack.
#include "engine/berserk/replies.h"
#include "engine/berserk/chain.h"
#include "engine/berserk/guards.h"

namespace twoseat::berserk {
namespace {

// Whether a condition, or one inside of it, asks how strong the blow is. [doubt 24]
bool asks_for_strength(const Rulebook& book, script::Index condition) {
  const auto& conditions = book.script.conditions;
  for (std::size_t i = condition; condition != 0 && i <= std::size_t{condition} + conditions[condition].size;
       ++i)
    if (conditions[i].test == script::Test::Family && conditions[i].word == strength_condition) return true;
  return false;
}

Reply reply_by(const Rulebook& book, const script::Ability& ability, const script::Node& node) {
  if (is_word(node.action, StackWord::Block))
    return asks_for_strength(book, ability.condition) ? Reply::LateBlock : Reply::Block;
  if (is_word(node.action, StackWord::Redirect)) return Reply::Redirection;
  if (is_word(node.action, StackWord::Reduce) || is_word(node.action, StackWord::ReduceFully) ||
      is_word(node.action, StackWord::ReduceBlow))
    return Reply::Reduction;
  const ActionWord& word = lexicon.actions[node.action];
  const bool changes_dice = word.lasting == Lasting::Number && word.attribute == num(Attribute::Die);
  return changes_dice ? Reply::DieModifier : Reply::None;
}

} // namespace

Reply reply_of(const Rulebook& book, std::uint16_t number) {
  const script::Ability& ability = book.script.abilities[number];
  for (std::size_t i = ability.cost_size; i < ability.size; ++i) {
    const script::Node& node = book.script.nodes[ability.first + i];
    if (node.op != script::Op::Do) continue;
    if (const Reply reply = reply_by(book, ability, node); reply != Reply::None) return reply;
  }
  return Reply::None;
}

bool depends_on_moment(const Rulebook& book, std::uint16_t number) {
  const script::Ability& ability = book.script.abilities[number];
  if (!ability.sudden) return false;
  if (ability.condition != 0 || reply_of(book, number) != Reply::None) return true;
  for (std::size_t i = 0; i < ability.size; ++i)
    if (asks_for_roles(book.script.selects[book.script.nodes[ability.first + i].select])) return true;
  return false;
}

bool is_redirection(const Table& table, const StackEntry& entry) {
  return entry.kind == num(Entry::Defender) ||
         (entry.kind == num(Entry::Ability) && reply_of(table.book, entry.ability) == Reply::Redirection);
}

Stage stage_on_top(const Match& match) {
  for (std::size_t i = match.stack.size(); i-- > 0;) {
    if (match.stack[i].procedure != num(Proc::Chain)) continue;
    switch (static_cast<At>(match.stack[i].step)) { // the step that comes next
    case At::Claim: return Stage::Claim;
    case At::Target: return Stage::Target;
    case At::Roll: return Stage::Roll;
    case At::DiceOrder: return Stage::Result;
    case At::BlowOrder: return Stage::Calculation;
    case At::Protection: return Stage::Protection;
    case At::Preventions: return Stage::Wounds;
    case At::Payment: return Stage::Payment;
    case At::End: return Stage::End;
    default: return Stage::Main;
    }
  }
  return Stage::Main;
}

const StackEntry* answered(const Match& match) {
  if (match.entries.size() < 2) return nullptr;
  const StackEntry& reply = top_entry(match);
  if (reply.kind == num(Entry::Defender)) return &match.entries[match.entries.size() - 2];
  const int which = at(reply, Slot::BackRoll);
  return which > 0 && static_cast<std::size_t>(which) < match.entries.size()
             ? &match.entries[static_cast<std::size_t>(which - 1)]
             : nullptr;
}
StackEntry* answered(Match& match) {
  return const_cast<StackEntry*>(answered(static_cast<const Match&>(match)));
}

bool can_redirect(const Match& match) {
  const StackEntry* entry = answered(match);
  return entry != nullptr && !has(*entry, Flag::Redirected) && !has(*entry, Flag::Blocked) &&
         is_target_there(match, *entry);
}

void note_answered(const Table& table, StackEntry& entry) {
  const auto& entries = table.match.entries;
  const bool playable = table.book.script.abilities[entry.ability].kind == script::Kind::Activated;
  for (std::size_t i = entries.size(); i-- > 0;)
    if (playable || is_attack(table, entries[i]))
      return put_at(entry, Slot::BackRoll, static_cast<int>(i + 1));
}

bool is_said_about(const Table& table, const script::Node& node, const Context& context, CardId card) {
  const script::Select& select = table.book.script.selects[node.select];
  return card &&
         (select.noun == script::Noun::This ? card == context.source : fits(table, context, select, card));
}

bool is_blocked_by(const Table& table, const StackEntry& entry, StackWord word) {
  bool blocked = false;
  if (entry.target)
    each_said_against(table, word, entry.source, entry.target,
                      [&](const script::Node&, const Context&) { blocked = true; });
  return blocked;
}

// --- When it may be declared ----------------------------------------------------------------------------------------

namespace {

void must_be_on_top(const Table& table, CardId card, Stage stage, Rule rule, Reasons& reasons) {
  if (stage_on_top(table.match) != stage)
    reasons.push({rule, static_cast<std::uint16_t>(Why::WrongMoment), card, 0, 0});
}

void may_redirect(const Table& table, CardId card, Reasons& reasons) {
  const Match& match = table.match;
  must_be_on_top(table, card, Stage::Target, {"412.3"}, reasons);
  if (match.entries.empty()) return;
  const StackEntry& entry = top_entry(match);
  const auto fail = [&](Rule rule, Why why) {
    reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
  };
  if (has(entry, Flag::Redirected)) fail({"216.3"}, Why::Redirected);
  if (!entry.target) fail({"412.5"}, Why::Nothing);
  if (trait(table, entry.source, Trait::Precision) > 0) fail({"D50.2"}, Why::NoDefence);
  for (const StackEntry& other : match.entries)
    if (other.source == card && is_redirection(table, other)) fail({"412.6"}, Why::Pledged);
}

} // namespace

void may_reply(const Table& table, CardId card, std::uint16_t ability, Reasons& reasons) {
  switch (reply_of(table.book, ability)) {
  case Reply::None: return;
  case Reply::Block: return must_be_on_top(table, card, Stage::Target, {"410.3"}, reasons);
  case Reply::LateBlock:
  case Reply::Reduction: return must_be_on_top(table, card, Stage::Protection, {"216.9"}, reasons);
  case Reply::Redirection: return may_redirect(table, card, reasons);
  case Reply::DieModifier: return must_be_on_top(table, card, Stage::Result, {"422.3"}, reasons);
  }
}

} // namespace twoseat::berserk
