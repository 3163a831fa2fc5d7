// Replies: traits that block, redirect or reduce what lies on the stack, and statements of permanent ones about it.
// [bsk 410, 412, 216.3, 216.9, 422.3]
#pragma once
#include "engine/abilities/run.h"
#include "engine/berserk/ignoring.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/stack.h"

namespace twoseat::berserk {

// A playable trait that may be declared only while a certain object is on top. LateBlock: of a blow already rolled.
// [doubt 24]
enum class Reply : std::uint8_t { None, Block, LateBlock, Redirection, Reduction, DieModifier };
Reply reply_of(const Rulebook& book, std::uint16_t ability);
// Whether it can be declared at one object of a chain and not at another, as a reply or by what it asks for.
bool depends_on_moment(const Rulebook& book, std::uint16_t ability);
bool is_redirection(const Table& table, const StackEntry& entry);
Stage stage_on_top(const Match& match); // of the topmost chain; Main: nothing is on top

// What the entry on top of the stack replies to; nullptr: that is gone.
StackEntry* answered(Match& match);
const StackEntry* answered(const Match& match);
bool can_redirect(const Match& match); // what the entry on top answers still has its first target [bsk 412.5]
// Notes what a trait that has just been put together answers: what is on top now.
void note_answered(const Table& table, StackEntry& entry);

// f(node, context) for every permanent statement of this word about this card that holds now.
bool is_said_about(const Table& table, const script::Node& node, const Context& context, CardId card);
inline void each_said(const Table& table, StackWord word, CardId card, Saying f) {
  const std::uint16_t action = number_of(word);
  each_saying(table, Lasting::Own, [&](const script::Node& node, const Context& context) {
    if (node.action == action && is_said_about(table, node, context, card)) f(node, context);
  });
}
// The same as what this source does finds it: what the card says of itself may be ignored. [bsk 408.3]
inline void each_said_against(const Table& table, StackWord word, CardId source, CardId card, Saying f) {
  const bool ignored = ignores_all(table, source);
  each_said(table, word, card, [&](const script::Node& node, const Context& context) {
    if (!ignored || context.source != card) f(node, context);
  });
}
bool is_blocked_by(const Table& table, const StackEntry& entry, StackWord word); // [bsk 410.5]

} // namespace twoseat::berserk
