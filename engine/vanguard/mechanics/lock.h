// Locked cards and deleted units. [vge 7.30 to 7.32]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

bool may_be_locked(const Table& table, CardId card);                 // a rear-guard
bool may_be_deleted(const Table& table, CardId card);                // a unit that is not deleted yet
void lock(Game& game, CardId card);                                  // [vge 7.30.1]
void unlock(Game& game, CardId card, Rule rule);                     // [vge 7.31.1]
void erase_text(Game& game, CardId card);                            // delete it [vge 7.32.1]
void restore(Game& game, CardId card, Rule rule);                    // the deleted state ends [vge 7.32.4]
void put_as_locked(Game& game, CardId card, Seat seat, Zone circle); // [vge 7.30.5]

} // namespace twoseat::vanguard
