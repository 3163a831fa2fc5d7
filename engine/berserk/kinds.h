// What kinds of traits do to certain cards: more wounds, none, or nothing at all. [bsk 411, D17, D49, D56, G20]
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/berserk/stack.h"

namespace twoseat::berserk {

int vulnerability(const Table& table, CardId source, CardId target, Method method); // [bsk D56.2]
bool is_unhurt(const Table& table, CardId source, CardId target, Method method);    // [bsk G20]
// Lexicon::immune: what lies on top is executed and does nothing to this card. [bsk D17.2, D17.3, D49.2]
Rule immune_by(const Table& table, const Context& context, const script::Node& node, CardId card);

} // namespace twoseat::berserk
