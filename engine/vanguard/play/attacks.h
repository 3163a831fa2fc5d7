// How many drive checks an attack brings, and what effects do to attacks: calling for one, widening it, turning it to
// another unit. [vge 7.36 to 7.38]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

std::int32_t drive_of(const Table& table, CardId unit);         // its drive, as it counts in this battle
std::int32_t drive_checks(const Table& table, CardId attacker); // that it makes when it attacks; 0: none

bool direct_attack(Game& game, CardId attacker, CardId target); // [vge 7.36.1]
bool battle_too(Game& game, CardId unit);    // it becomes an attacked unit as well [vge 7.37.1]
bool change_target(Game& game, CardId unit); // instead of whoever was attacked [vge 7.38.1]

// What the attacking unit of this battle was, once it has left: kept until the battle is over. [vge 10.7.1.7, 11.13]
void keep_attacker(Game& game, CardId leaving);
Reference attacker_that_left(const Match& match); // none while it is there
void forget_attacker(Match& match);

} // namespace twoseat::vanguard
