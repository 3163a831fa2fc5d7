// What cards are called, now or when they left, and what texts ask of that. [vge 11.13.1, 12.6]
#pragma once
#include "engine/abilities/seen.h"

namespace twoseat {

// Whether it has the name, the declared one or another card's, and none that it must not have.
bool fits_by_name(const Table& table, const Context& context, const script::Select& select, const Seen& seen);
// For what a card was: every name that it has.
void keep_names(const Table& table, CardId card, Reference& reference);

} // namespace twoseat
