// Units attached to a vanguard: they lie on its circle and lend it their abilities and power. [vge 6.9]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// It is a unit, but no vanguard: neither fights, nor counts where vanguards do. [vge 6.9.3.1]
bool is_attached_unit(const Match& match, CardId card);
bool counts_as_unit(const Table& table,
                    CardId card); // one that stands for itself, or that [vge 2.9.5.2, 6.9.3]
bool may_be_attached(const Table& table, CardId card); // a rear-guard [vge 6.9.2.1]
bool attach(Game& game, CardId unit, CardId vanguard);
// Its abilities are its vanguard's no more, and it hangs on nothing; it has still to go to a rear-guard circle.
void stop_lending(Game& game, CardId attached);
void loosen(Game& game, CardId attached);
CardId loose_unit(const Match& match,
                  Seat seat);           // on the vanguard circle, tied to no vanguard there [vge 13.12.1]
void loosen_all(Game& game, Seat seat); // [vge 9.11.6]
// The power of what is attached to this unit. [vge 6.9.3.5, doubt vge-1 12]
void contribute_attached(const Table& table, CardId card, Changes& changes);

} // namespace twoseat::vanguard
