// One value and all that changes it, in the order of the rules. [bsk 422.4 to 422.6]
#pragma once
#include "engine/berserk/table.h"

namespace twoseat::berserk {

// What a blow or a die of `owner`, in a fight with `against`, comes to.
struct Modified {
  CardId owner, against;
  Attribute attribute = Attribute::Die;
  int own = 0, theirs = 0; // by named traits of the one and of the other
  bool on_die = false;     // a result that stays on the die
};
int modified(const Table& table, int value, const Modified& what);

} // namespace twoseat::berserk
