// Becoming a Buddyfighter. [vge 17.16.4]
#include "engine/vanguard/mechanics/buddies.h"
#include "engine/kernel/information.h"
#include "engine/vanguard/actions/action_words.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

// A player's, past the attributes that cards show; amount: the definition of a card with the name
constexpr std::uint8_t buddy_name = 24;

bool is_name_of(const Modification& m, Seat seat) {
  return m.scope == player_scope && m.attribute == buddy_name && m.seat == seat;
}

void note_name(Game& game, Seat seat, CardId buddy) {
  const std::int32_t def = game.match[buddy].def.value;
  const auto& all = game.match.modifications;
  if (std::any_of(all.begin(), all.end(),
                  [&](const Modification& m) { return is_name_of(m, seat) && m.amount == def; }))
    return;
  Modification name;
  name.scope = player_scope;
  name.seat = seat;
  name.attribute = buddy_name;
  name.operation = Operation::Set;
  name.duration = Duration::Game;
  name.amount = def;
  modify(game, name);
  game.did({"17.16.4.1.1"}, seat, buddy);
}

} // namespace

bool is_buddy_monster(const Table& table, CardId card) {
  const Face& face = table.face(card);
  const auto& all = table.match.modifications;
  return std::any_of(all.begin(), all.end(), [&](const Modification& m) {
    if (!is_name_of(m, table.match[card].owner)) return false;
    const std::uint16_t name = table.book.face(DefId{static_cast<std::uint16_t>(m.amount)}).name;
    return face.name == name ||
           std::find(face.also_named.begin(), face.also_named.end(), name) != face.also_named.end();
  });
}

// Its player is a Buddyfighter from now on, be there a card to choose or not. [vge 17.16.4]
bool do_buddy(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    note_name(game, doing.seat, card);
  const bool is_one = game.match[doing.seat].counters[num(Counter::Buddy)] != 0;
  if (!is_one) count(game, doing.seat, num(Counter::Buddy), 1, {"17.16.4"});
  return !is_one || !doing.cards.empty();
}

} // namespace twoseat::vanguard
