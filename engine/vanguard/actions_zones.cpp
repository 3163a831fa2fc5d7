// Actions that move cards between zones, or look at them there. [vge 7.4 to 7.12, 7.18 to 7.29]
#include "engine/abilities/run.h"
#include "engine/vanguard/action_words.h"
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

namespace {

// To the owner's zone, unless that is not where the card may go. [vge 4.1.12, 4.4.2, 11.8.5.2]
bool send(Game& game, const Doing& doing, Zone zone, Cause cause, const char* rule, End end = End::Bottom,
          Facing facing = Facing::Up) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (where(game.match, card) == zone && cause != Cause::Put) continue;
    Relocation how;
    how.cause = num(cause);
    how.rule = {rule};
    how.end = end;
    how.facing = facing;
    move_card(game, card, place(game.match[card].owner, zone), how);
    did = true;
  }
  return did;
}

} // namespace

bool do_soul_blast(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::SoulBlast, "7.25.1");
}
bool do_discard(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::Discard, "7.9.1");
}
bool do_retire(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::Retire, "7.18.1");
}
bool do_remove(Game& game, Doing& doing) {
  return send(game, doing, Zone::Removed, Cause::Effect, "7.19.1");
}
bool do_bind(Game& game, Doing& doing) {
  return send(game, doing, Zone::Bind, Cause::Bind, "7.29.1", End::Bottom,
              doing.node.facing == 1 ? Facing::Down : Facing::Up);
}
bool do_heal(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::Heal, "7.20.1");
}

bool do_put(Game& game, Doing& doing) { // [vge 7.4]
  const auto zone = static_cast<Zone>(doing.node.to & 0xffU);
  const bool on_top = (doing.node.to & 0x100U) != 0;
  return send(game, doing, zone, Cause::Put, "7.4.1", on_top ? End::Top : End::Bottom,
              doing.node.facing == 1 ? Facing::Down : Facing::Up);
}

bool do_draw(Game& game, Doing& doing) { // one after the other [vge 4.5.3, 7.6.2]
  bool did = false;
  for (std::int32_t i = 0; i < doing.amount && count(game.match, doing.seat, Zone::Deck) > 0; ++i) {
    draw(game, doing.seat, Cause::Effect, {"7.6.1"});
    did = true;
  }
  return did;
}

bool do_soul_charge(Game& game, Doing& doing) { // as many as there are [vge 7.27, doubt vge-1 27]
  bool did = false;
  for (std::int32_t i = 0; i < doing.amount; ++i) {
    const CardId card = top(game.match, doing.seat, Zone::Deck);
    if (!card) break;
    put(game, card, doing.seat, Zone::Soul, Cause::SoulCharge, {"7.27.1"});
    did = true;
  }
  return did;
}

bool do_shuffle(Game& game, Doing& doing) {
  shuffle(game, place(doing.seat, Zone::Deck), num(Cause::Effect), {"7.12.1"});
  return true;
}

bool do_reveal(Game& game, Doing& doing) { // [vge 7.10]
  for (const CardId card : doing.cards)
    reveal(game, card, num(Cause::Reveal), {"7.10.1"});
  return !doing.cards.empty();
}

// Looking shows the cards to the one who looks, and to nobody else. [vge 7.7]
bool do_look(Game& game, Doing& doing) {
  CardId card = top(game.match, doing.seat, Zone::Deck);
  for (std::int32_t i = 0; i < doing.amount && card; ++i, card = game.match[card].next) {
    game.match[card].shown_to |= only(doing.seat);
    bind(game, doing.context.effect, doing.node.variable, card);
  }
  return false;
}

bool do_search(Game& game,
               Doing& doing) { // the deck is looked through; it is shuffled by its own words [vge 7.11]
  for (const CardId card : cards_in(game.match, place(doing.seat, Zone::Deck)))
    game.match[card].shown_to |= only(doing.seat);
  return false;
}

} // namespace twoseat::vanguard
