// The players' counters inside a link: nearly all of them are zero.
#pragma once
#include "engine/kernel/match.h"
#include "engine/sharing/scribe.h"

namespace twoseat {

struct PlayersModel {
  std::array<BitModel, std::tuple_size_v<decltype(Player::counters)>> zero; // by counter
  NumberModel amount;
};

template <class Io>
void pack_players(Io& io, PlayersModel& model, std::array<Player, 2>& players) {
  for (Player& player : players)
    for (std::size_t i = 0; i < player.counters.size(); ++i) {
      bool zero = player.counters[i] == 0;
      io.flag(model.zero[i], zero);
      if (!zero) pack_signed(io, model.amount, player.counters[i]);
    }
}

} // namespace twoseat
