// What a player with priority may declare, and what becomes of it. [bsk 215.5, 312.2]
#pragma once
#include "engine/berserk/procedures.h"

namespace twoseat::berserk {

// Whether some card with this face could do something sudden, or show itself.
bool may_surprise(const Face& face);
// Whether this seat could declare something sudden of its own cards, or name a defender.
bool has_sudden(const Table& table, Seat seat);
bool has_defender(const Table& table, Seat seat, Stage stage);
bool might_have_defender(const Table& table, Seat seat, Stage stage); // for all that the other player knows
void offer_declarations(const Table& table, Seat seat, Stage stage, Decision& decision);
void make_declaration(Game& game, Seat seat, const Move& move);

} // namespace twoseat::berserk
