// What actions do to cards where they lie: standing, resting, turning. [vge 7.2, 7.3, 7.24, 7.26]
#include "engine/abilities/run.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

bool stands(const Table& table, CardId card) {
  return table.match[card].orientation == Orientation::Stand && !is_in(table.match[card], State::Locked);
}
bool rests(const Table& table, CardId card) {
  return table.match[card].orientation == Orientation::Rest && !is_in(table.match[card], State::Locked);
}
bool face_up(const Table& table, CardId card) {
  return table.match[card].facing == Facing::Up;
}

bool do_stand(Game& game, Doing& doing) { // [vge 7.2]
  CardList all; // at once: who may is settled before the first one stands [vge 1.3.3]
  for (const CardId card : doing.cards)
    if (rests(game, card) && !cannot(game, card, Restriction::Stand)) all.push(card);
  for (const CardId card : all)
    set_orientation(game, card, Orientation::Stand, Cause::Effect, {"7.2.1"});
  return !all.empty();
}

bool do_rest(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (!stands(game, card)) continue;
    set_orientation(game, card, Orientation::Rest, Cause::Effect, {"7.2.1"});
    did = true;
  }
  return did;
}

namespace {

bool turn_cards(Game& game, Doing& doing, Facing facing, Cause cause, const char* rule) {
  bool did = false;
  for (const CardId card : doing.cards) {
    did = did || game.match[card].facing != facing;
    turn(game, card, facing, num(cause), {rule});
  }
  return did;
}

} // namespace

bool do_counter_blast(Game& game, Doing& doing) {
  return turn_cards(game, doing, Facing::Down, Cause::CounterBlast, "7.24.1");
}
bool do_counter_charge(Game& game, Doing& doing) {
  return turn_cards(game, doing, Facing::Up, Cause::CounterCharge, "7.26.1");
}

} // namespace twoseat::vanguard
