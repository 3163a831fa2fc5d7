// Legion and D-legion: two vanguards that fight as one. [vge 6.4]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

// The mate joins the vanguard that leads. False if it is in legion already, or is no vanguard. [vge 6.4.1]
bool legion(Game& game, CardId leader, CardId mate, bool d_legion);
bool lost_persona(const Table& table,
                  CardId card); // while a D-legion of two such cards lasts [vge 6.4.1.3.1]
// Who is a mate does not make a legion. [vgi 10.27.16]
bool is_mates_seek(const Table& table, CardId card, std::uint16_t ability);

} // namespace twoseat::vanguard
