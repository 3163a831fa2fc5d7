// Cards that leave one after the other, where something else may happen to each instead.
#pragma once
#include "engine/kernel/ids.h"

namespace twoseat::vanguard {

// Whatever `next` finds, until there is none or one stays where it is: f(card). Whether there was any.
template <class Next, class F>
bool each_until_one_stays(Next next, F f) {
  CardId last;
  for (CardId card; (card = next()) && card != last; last = card)
    f(card);
  return bool{last};
}

} // namespace twoseat::vanguard
