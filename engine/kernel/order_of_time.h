// All that changes a number as one layer, in order of time: what is added after a value was set is added to it.
#pragma once
#include "engine/kernel/information.h"

namespace twoseat {

// Changes from the first of these layers on; those of the `last` one are added once all values are set.
void put_in_order_of_time(Changes& changes, std::uint8_t first, std::uint8_t last = 255);

} // namespace twoseat
