// The Heroes family as the systems table knows it.
#pragma once
#include "engine/heroes/cards.h"
#include "engine/heroes/decks.h"
#include "engine/kernel/family.h"

namespace twoseat::heroes {

extern const Family family;

} // namespace twoseat::heroes
