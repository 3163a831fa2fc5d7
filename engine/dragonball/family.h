// The Dragon Ball Super Card Game as the systems table knows it.
#pragma once
#include "engine/dragonball/cards.h"
#include "engine/dragonball/decks.h"
#include "engine/kernel/family.h"
#include "engine/players/evaluation.h"
#include "engine/players/odds.h"

namespace twoseat::dragonball {

extern const Family family;
extern const Evaluation evaluation; // for players who look ahead
extern const Chances chances;       // what can be counted

} // namespace twoseat::dragonball
