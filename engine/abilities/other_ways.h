// Other ways to pay the costs of abilities, as continuous abilities say: instead of the whole cost. [vge supplement A1]
#pragma once
#include "engine/abilities/run.h"

namespace twoseat {

// Where an ability's own cost lies, paid when it is played or, of an automatic one, as it is resolved; none: it has none.
struct OwnCost {
  script::Index first = 0;
  std::size_t size = 0;
};
OwnCost own_cost(const Table& table, const script::Ability& ability);

bool is_another_way(const Table& table, const Context& context, const script::Ability& ability);
// Whether the cost of this ability of the context's source can be paid in any of them.
inline bool payable_otherwise(const Table& table, const Context& context, const script::Ability& ability) {
  return may_concern(table, paying_topic) && is_another_way(table, context, ability);
}

// Its player is asked before its own cost is decided, way by way; the last one is no question if nothing else is left.
void offer_other_ways(Game& game, std::size_t effect);
// The effect that this one may pay for; itself if it is no such way.
std::size_t owing_effect(const Table& table, std::size_t effect);
// At Op::Paid: what it was paid for goes on behind its cost.
void pay_for_below(Game& game, std::size_t way);
// Whether what this way would be paid for is paid already.
bool is_no_longer_owed(const Table& table, std::size_t way);

} // namespace twoseat
