// Classic Berserk and Berserk Online, as a family of the kernel.
#pragma once
#include "engine/berserk/cards.h"
#include "engine/berserk/decks.h"
#include "engine/kernel/family.h"

namespace twoseat::berserk {

extern const Family family;

} // namespace twoseat::berserk
