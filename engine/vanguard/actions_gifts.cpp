// Actions about imaginary gifts: getting one, and becoming the stage. [vge 7.14.3, 7.41]
#include "engine/vanguard/action_words.h"
#include "engine/vanguard/gifts.h"

namespace twoseat::vanguard {

// In the order of gift_words: each clan type without and with its gift types.
bool do_gift(Game& game, Doing& doing) {
  const unsigned word = doing.node.to;
  get_gift(game, doing.seat, static_cast<Clan>(1U + word / 3U), word % 3U);
  return true;
}

bool do_stage(Game& game, Doing& doing) { // the circle of a unit
  bool did = false;
  for (const CardId card : doing.cards) {
    const PlaceId circle = game.match[card].place;
    if (!is_type(game.match[circle], CircleType::RearGuard)) continue;
    become_stage(game, circle);
    did = true;
  }
  return did;
}

} // namespace twoseat::vanguard
