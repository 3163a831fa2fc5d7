// Who looks at the table of a link: whoever opens it.
#pragma once
#include "shell/words/link_names.h"

namespace twoseat {

struct Looker {
  bool open = true;       // both hands lie open
  Seat seat = Seat::None; // else this seat; None: nobody's hand is seen
  PlayersNames names = usual_names();

  bool knows_answers_of(Seat asked) const { return open || seat == asked; }
  void see(const Rulebook& book, const Match& match, SeatView& out) const {
    if (open)
      see_all(book, match, out);
    else
      view(book, match, seat == Seat::None ? Viewer::Spectator : viewer_of(seat), out);
  }
};

inline Looker looker_of(const NamedLink& link, LinkKind kind) {
  const Seat computer = link.computer.seat;
  return {link.open_hands.value_or(kind == LinkKind::Position && computer == Seat::None),
          computer == Seat::None ? Seat::None : other(computer), link.names};
}

} // namespace twoseat
