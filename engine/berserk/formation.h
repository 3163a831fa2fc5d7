// Formation: who stands in it, and which moves form and break it. [bsk D46]
#pragma once
#include "engine/berserk/table.h"

namespace twoseat::berserk {

bool in_formation(const Table& table, CardId card); // [bsk D46.5, D46.6]
// Says what a move that it declared has made of it, of which this was so before. [bsk D46.9, D46.10]
void tell_formation(Game& game, CardId card, bool before);

} // namespace twoseat::berserk
