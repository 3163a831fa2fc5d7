// Ignoring: what a card's target has is as if it had it not. [bsk 408]
#pragma once
#include "engine/berserk/table.h"

namespace twoseat::berserk {

// A named trait of the target, as what this source does finds it. No source: as it is.
std::int32_t trait_against(const Table& table, CardId source, CardId target, Trait which);

bool ignores_all(const Table& table, CardId source);          // that its targets have not acquired
bool ignores(const Table& table, CardId source, Trait which); // that trait by its name
// What the target of an effect that ignores it has printed does not trigger on that effect. [bsk 408.4]
void notice_unignored(Game& game, const Event& event); // Family::notice

} // namespace twoseat::berserk
