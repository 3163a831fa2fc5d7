// Control: a marker says that a card is in the squad of its owner's opponent, and how long. [bsk 217]
#include "engine/berserk/control.h"
#include "engine/abilities/run.h"
#include "engine/berserk/actions.h"
#include "engine/berserk/procedures.h"
#include "engine/kernel/information.h"

namespace twoseat::berserk {
namespace {

bool is_marker(const Modification& m, CardId card) {
  return m.attribute == given_mark && m.amount == num(Mark::Control) && m.subject == card;
}

// Nobody moves on the board; in the Extra Zone it lies with the others of its squad. [bsk 217.1a]
void change_sides(Game& game, CardId card, bool controlled, Rule rule) {
  Match& match = game.match;
  if (has(match, card, State::Controlled) == controlled) return;
  set(match, card, State::Controlled, controlled);
  game.tell(event_about(match, card, controlled ? Cause::Control : Cause::Release, rule));
  if (is_cell(match[card].place)) game.did({"217.1a"}, Seat::None, card);
  if (where(match, card) == Zone::Extra) {
    Relocation how;
    how.orientation = match[card].orientation;
    how.facing = match[card].facing;
    how.identity = Identity::Same;
    how.states = match[card].states;
    put(game, card, place(controller(match, card), Zone::Extra), Cause::ToExtraZone, rule, how);
  } else {
    for (const CardId guest : guests_of(match, card)) // and theirs
      change_sides(game, guest, match[guest].owner != controller(match, card), {"210.12"});
  }
}

// What is tied to another card is taken with that. [bsk 210.12]
bool can_take(const Table& table, CardId card) {
  return in_squad(table.match, card) && !is_attached(table.match, card);
}

bool do_control(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (!can_take(game, card) || controller(game.match, card) == doing.context.seat ||
        barred_by(game, card, doing.context.seat) != Rule{})
      continue;
    take_control(game, card, doing.context.seat, until(game, doing), doing.context.source);
    did = true;
  }
  return did;
}

constexpr ActionWord words[] = {reads(Beside::until, {"control", Takes::Cards, do_control, can_take})};

} // namespace

ActionWords control_words() {
  return words;
}

bool is_control_action(std::uint16_t action) {
  return lexicon.actions[action].run == do_control;
}

void take_control(Game& game, CardId card, Seat seat, Duration duration, CardId source) {
  game.match.modifications.remove_if([&](const Modification& m) { return is_marker(m, card); });
  const bool foreign = game.match[card].owner != seat;
  if (foreign) give_marker(game, card, Mark::Control, source, Cause::Control, duration);
  change_sides(game, card, foreign, {"217.1"});
}

void expire_and_release(Game& game, Duration duration) {
  CardList held;
  for (const Modification& m : game.match.modifications)
    if (is_marker(m, m.subject) && m.duration == duration && in_squad(game.match, m.subject))
      held.push(m.subject);
  expire(game, duration);
  for (const CardId card : held)
    if (has(game.match, card, State::Controlled)) change_sides(game, card, false, {"217.2"});
}

} // namespace twoseat::berserk
