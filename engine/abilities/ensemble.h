// Cards that pay for one part of a cost together: whether those that were chosen can still be completed.
#pragma once
#include "engine/abilities/context.h"

namespace twoseat {

// `chosen` so far, and `others` to choose from: whether nothing more is needed, and whether it can be completed at all.
bool is_complete(const Table& table, const Context& context, const script::Ensemble& ensemble,
                 const CardList& chosen);
bool can_be_completed(const Table& table, const Context& context, const script::Ensemble& ensemble,
                      const CardList& chosen, const CardList& others);
// Leaves those of `cards` that may be chosen next.
void leave_what_completes(const Table& table, const Context& context, const script::Ensemble& ensemble,
                          const CardList& chosen, CardList& cards);

} // namespace twoseat
