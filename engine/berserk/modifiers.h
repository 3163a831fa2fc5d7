// One value and all that changes it, in the order of the rules. [bsk 422.4 to 422.6]
#pragma once
#include "engine/berserk/table.h"

namespace twoseat::berserk {

// Who made a modifier says when it counts. [bsk 422.4a to 422.4d]
enum class Group : std::uint8_t { OwnSquad, Owner, TheirSquad, Target };
constexpr std::size_t group_count = 4;

// How the modifiers of each group count whose player was asked: what it is set to before or after what is added. As bits
// of Group. Nobody is asked where it comes to the same: then they count as they were made. [bsk 422.4g]
struct Orders {
  std::uint8_t asked = 0, sets_first = 0;
};

// What a blow or a die of `owner`, in a fight with `against`, comes to.
struct Modified {
  CardId owner, against;
  Attribute attribute = Attribute::Die;
  int own = 0, theirs = 0; // by named traits of the one and of the other
  bool on_die = false;     // a result that stays on the die
  CardId ignored;          // whose own permanent traits change nothing [bsk 408.3]
};
int modified(const Table& table, int value, const Modified& what, Orders orders);

} // namespace twoseat::berserk
