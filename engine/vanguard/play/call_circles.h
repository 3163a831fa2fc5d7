// Units that effects call or place: to which circles each of them may go, and which of them comes next. [vge 6.2.3.2]
#pragma once
#include "engine/kernel/function_ref.h"
#include "engine/kernel/game.h"
#include "engine/vanguard/play/placing.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {

inline Placing placing_of(const Frame& frame) {
  return static_cast<Placing>(frame.flags);
}
Rule rule_of(Placing placing); // of the choice of circles
inline bool calls(const Frame& frame) {
  return placing_of(frame) == Placing::Call || placing_of(frame) == Placing::FreeCall ||
         placing_of(frame) == Placing::Resting;
}
inline bool moves(const Frame& frame) {
  return placing_of(frame) == Placing::Move || placing_of(frame) == Placing::MoveToOpen;
}
inline bool takes_call_costs(Placing placing) {
  return placing == Placing::Call || placing == Placing::Resting;
}

// Bound::spare: the circle that was chosen for the card, and as which of them; 0: none yet.
inline PlaceId circle_for(const Bound& bound) {
  return {static_cast<std::uint8_t>(bound.spare & 0xffU)};
}
// Further bits of Bound::spare: its Call Cost was looked at; it waits for the rest of the effect, and comes at rest then.
inline constexpr unsigned turns = 0x1f, call_cost_seen = 0x4000, for_the_rest = 0x2000, resting = 0x8000;
inline unsigned turn_of(const Bound& bound) {
  return (bound.spare >> 8U) & turns;
}

inline bool is_called(const Frame& frame, const Bound& bound) {
  return bound.effect == frame.locals[call_local::effect] &&
         bound.variable == frame.locals[call_local::variable];
}

// Where this card may be placed now.
void each_circle_for(const Table& table, const Frame& frame, CardId card, FunctionRef<void(PlaceId)> f);
// Where something else will happen instead on whichever circle, which it is makes no difference. [vge supplement A1]
bool needs_no_circle(const Table& table, const Frame& frame, CardId card);
// Which cards may be placed next: the first of those left. So may the others of its owner if not all of them find a
// circle, or if continuous effects start from them: their player sets the order in which those begin.
// [vge 6.2.3.2.1.1, 11.11.3.1.1.2]
void each_next_called(const Table& table, const Frame& frame, FunctionRef<void(CardId)> f);

} // namespace twoseat::vanguard
