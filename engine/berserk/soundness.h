// What else of a match from outside could not be.
#pragma once
#include "engine/kernel/game.h"

namespace twoseat::berserk {

const char* unsound(const Table& table);

} // namespace twoseat::berserk
