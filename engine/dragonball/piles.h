// Cards under cards: what is put on another one is one card with it, and takes its place over. [dbs 9-4, 11-3]
#pragma once
#include "engine/dragonball/table.h"

namespace twoseat::dragonball {

// Cards in play, or about to be, are put on others there: the new top has the position of the first, or stands in Active
// Mode; it takes over their power changes and their roles in the battle. [dbs 9-4-2, 10-5-4, 10-13-4-4]
void play_on(Game& game, Seat seat, CardId card, std::span<const CardId> below, bool active,
             std::uint8_t states, Rule rule);
void put_under(Game& game, CardId card, CardId host, Cause cause,
               Rule rule); // to the very bottom [dbs 11-3-3]
// The card alone goes; what lay under it stays, and the topmost of that takes its place. [dbs 11-3-6]
void move_alone(Game& game, CardId card, PlaceId to, const Relocation& how);
void drop_what_lay_under(Game& game, CardId gone); // [dbs 11-3-4]
void take_control(Game& game, CardId card, Seat seat,
                  Rule rule); // with what lies under it [dbs 11-3-5, 11-5]

} // namespace twoseat::dragonball
