// The Heroes family as the systems table knows it.
#pragma once
#include "engine/heroes/cards.h"
#include "engine/heroes/decks.h"
#include "engine/kernel/family.h"
#include "engine/players/evaluation.h"

namespace twoseat::heroes {

extern const Family family;
extern const Evaluation evaluation; // for players who look ahead

} // namespace twoseat::heroes
