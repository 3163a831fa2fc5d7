// The Dragon Ball Super Card Game as the systems table knows it.
#pragma once
#include "engine/dragonball/cards.h"
#include "engine/dragonball/decks.h"
#include "engine/kernel/family.h"

namespace twoseat::dragonball {

extern const Family family;

} // namespace twoseat::dragonball
