// Classic Berserk and Berserk Online, as a family of the kernel.
#pragma once
#include "engine/berserk/cards.h"
#include "engine/berserk/decks.h"
#include "engine/kernel/family.h"
#include "engine/players/evaluation.h"

namespace twoseat::berserk {

extern const Family family;
extern const Evaluation evaluation; // for players who look ahead

} // namespace twoseat::berserk
