// Actions about what circles are: imaginary gifts, the stage, the Astral Plane. [vge 7.14.3, 7.41, 17.3]
#include "engine/vanguard/mechanics/gifts.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/actions/actions.h"
#include "engine/vanguard/mechanics/astral.h"
#include "engine/vanguard/mechanics/music.h"
#include "engine/vanguard/mechanics/record_markers.h"

namespace twoseat::vanguard {

// In the order of gift_words: each clan type without and with its gift types.
bool do_gift(Game& game, Doing& doing) {
  const unsigned word = doing.node.to;
  get_gift(game, doing.seat, static_cast<Clan>(1U + word / 3U), word % 3U);
  return true;
}

bool do_marker(Game& game, Doing& doing) { // [vge 15.8]
  put_record_marker(game, doing.seat, doing.node.to);
  return true;
}

bool do_move_marker(Game& game, Doing& doing) { // [vge 15.8.4]
  return move_record_marker(game, doing.seat, doing.node.to, doing.node.into != 0);
}

// On each of the units, for whoever does it. [vge 15.8.2.2, 15.8.5]
template <Mark marker>
bool do_put_on_unit(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards)
    did = put_on_unit(game, card, marker, doing.seat) || did;
  return did;
}
template bool do_put_on_unit<Mark::Cradle>(Game&, Doing&);
template bool do_put_on_unit<Mark::InfinityEyes>(Game&, Doing&);

bool do_erase_markers(Game& game, Doing& doing) { // [vge 15.8.4]
  bool did = false;
  for (const CardId card : doing.cards)
    did = take_from_unit(game, card) || did;
  return did;
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

bool do_astral_plane(Game& game, Doing& doing) { // one's own circle [vge 17.3.1]
  const std::string_view id = astral_circles[doing.node.to].id;
  for (const Zone circle : rear_guard_circles)
    if (vocabulary.zones[num(circle)].id == id) {
      const PlaceId at = place(doing.seat, circle);
      if (is_astral(game.match[at])) return false;
      put_marker(game, at, Marker::AstralPlane, {"17.3.1"});
      clear_music(game, at, {"17.4.2.3"});
      return true;
    }
  return false;
}

} // namespace twoseat::vanguard
