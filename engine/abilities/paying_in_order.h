// Costs whose parts are paid one after the other, where one part may take what another one needs: tried out on a copy of
// the match. [dbs 8-4-2-1, 8-4-2-2]
#pragma once
#include "engine/abilities/possible.h"

namespace twoseat {

// Whether these parts of a cost draw on the same cards, so that it matters which are taken for which. Only where a game
// pays in order.
bool parts_meet(const Table& table, const Context& context, script::Index first, script::Index end);

// Whether all of such parts can be paid, in some way or other.
bool payable_in_order(const Table& table, const Context& context, script::Index first, script::Index end);

// Whether what this effect chooses now for its cost leaves less to choose from for later parts.
bool pays_for_later(const Table& table, const Context& context, const script::Node& choice);

// Of the cards that it could take, those with which the rest can be paid too.
void leave_what_lets_pay(const Table& table, std::size_t effect, CardList& cards);

} // namespace twoseat
