// What the steps of the preliminary phase share: its two players take turns without a stack. [bsk 301.2]
#pragma once
#include "engine/berserk/procedures.h"

namespace twoseat::berserk {

// Steps of the set-up that decide nothing, file by file.
// Other numbers of crystals than usual, before they are given. [bso BSO-6]
void set_crystals(Match& match, const Setup& setup);
extern const std::span<const OptionInfo> crystal_options;

void shuffle_decks(Game& game, Frame& frame);
void give_crystals(Game& game, Frame& frame);
void deal_cards(Game& game, Frame& frame);
void settle_order(Game& game, Frame& frame); // by dice or by lot
void ask_who_is_first(const Table& table, const Frame& frame, Decision& decision);
void set_first_player(Game& game, Frame& frame, const Decision& decision, const Answer& answer);
void compensate_second(Game& game, Frame& frame);
void form_sets(Game& game, Frame& frame);
void reveal_special_prices(Game& game, Frame& frame);
void leave_board(Game& game, Frame& frame);

// Whoever has passed is out until the step ends; otherwise the other one is next after everything that is done.
inline void pass(Frame& frame) {
  frame.flags = static_cast<std::uint8_t>(frame.flags | 1U << index(frame.seat));
}
inline bool passed(const Frame& frame) {
  return (frame.flags >> index(frame.seat) & 1U) != 0;
}
inline void hand_over(Frame& frame) {
  frame.seat = other(frame.seat);
}
// Finds whose turn it is; who has nothing to declare has passed. False: nobody is left.
template <class Concerned>
bool find_next(Frame& frame, Concerned concerned) {
  for (int i = 0; i < 2; ++i) {
    if (!passed(frame) && concerned(frame.seat)) return true;
    pass(frame);
    hand_over(frame);
  }
  return false;
}
// What came of the last thing is done before the step goes on with that step of its table.
template <int next>
void settle_at_once(Game& game, Frame& frame) {
  go(frame, next);
  call(game, Proc::AtOnce, frame.seat);
}
// What has come of an object, before it goes on; what waited before the trigger that is carried out waits until that is
// done: triggers do not lie within one another.
void settle_what_came(Game& game, Seat seat);
// Of what waits: the first that a procedure is about, and how many there were beside the one that it took last.
namespace at_once_local {
constexpr std::size_t first = 0, left = 1;
}

} // namespace twoseat::berserk
