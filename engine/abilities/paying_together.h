// Costs whose parts are paid at one stroke: a card pays one of them, so that each needs cards of its own. [vge 11.7.1, 11.8.2.2]
#pragma once
#include "engine/abilities/possible.h"

namespace twoseat {

using Parts = ScratchVector<script::Index, 2 * most_of_cost>; // of one cost, or of two that are paid together

void add_parts(Parts& parts, script::Index first, std::size_t count);

// Whether a card that pays this part of a cost can pay no other part.
bool spends(const Table& table, script::Index choose);

// Whether each of these parts that choose can have cards of its own, beside those that it has already.
bool each_has_its_own(const Table& table, const Context& context, const Parts& parts, CardId aside = {});

// Whether what the first of these parts takes may leave less than the others need.
bool may_take_what_is_needed(const Table& table, const Context& context, const Parts& parts);

} // namespace twoseat
