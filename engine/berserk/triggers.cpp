// What has triggered: declared together and put on the stack, or, before the first turn, which has none, done one by
// one. [bsk 215.4, 301.2, 405]
#include "engine/abilities/run.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/preliminary.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/stack.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

// A delayed trigger waits for one moment and is gone with it, declared or not. [bsk 405.5, 417.2]
void forget_if_delayed(Game& game, const Standby& standby) {
  bool found = false;
  game.match.modifications.remove_if([&](const Modification& m) {
    const bool this_one = !found && m.attribute == given_ability && m.cause == num(Cause::Delayed) &&
                          m.subject == standby.source.card && m.amount == standby.ability;
    found = found || this_one;
    return this_one;
  });
  if (found) game.did({"405.5"}, standby.seat, standby.source.card);
}

// In a loop what repeats exactly what has led to it is blocked. [bsk 103.5]
bool repeats(const Table& table, const Standby& standby) {
  const auto& entries = table.match.entries;
  const auto& rules = table.book.rule_abilities;
  if (std::find(rules.begin(), rules.end(), standby.ability) != rules.end()) return false;
  const OccasionWord& word = lexicon.occasions[table.book.script.abilities[standby.ability].when.occasion];
  const bool by_whom =
      word.kind != EventKind::Counted || word.swapped; // what gave chips is not what it is about
  return std::any_of(entries.begin(), entries.end(), [&](const StackEntry& entry) {
    return entry.ability == standby.ability && has(entry, Flag::Effective) &&
           entry.source == standby.source.card && entry.source_generation == standby.source.generation &&
           entry.helper == standby.subject.card &&
           at(entry, Slot::BackValue) == std::clamp(standby.amount, -128, 127) &&
           (!by_whom || is_about(entry, standby.other.card));
  });
}

void tell_blocked(Game& game, const Standby& standby) {
  Event event = event_about(game.match, standby.source.card, Cause::Blocked, {"103.5"});
  event.seat = standby.seat;
  game.tell(event);
}

// What a step of the preliminary phase asks for itself. [bsk 306.1, 307.1]
bool is_of_its_step(const Table& table, const Standby& standby) {
  if (standby.ability == 0) return table.match.turn == 0; // a question put because of what lies hidden
  const OccasionWord& word = lexicon.occasions[table.book.script.abilities[standby.ability].when.occasion];
  return word.kind == EventKind::Timed &&
         (word.number == num(Timing::BeforeReveal) || word.number == num(Timing::FightBegins));
}

// What cannot be paid for cannot be declared, nor a step aside where there is no cell. [bsk 103.7, 413.3, D21.2]
bool is_barred(Game& game, const Standby& standby) {
  if (repeats(game, standby)) return tell_blocked(game, standby), true;
  if (standby.ability == game.book.rule_abilities[num(RuleAbility::Agility)] &&
      !has_cell(game, standby.source.card, CellFor::Aside))
    return true;
  return game.book.script.abilities[standby.ability].cost_size > 0 &&
         !allowed(may_pay, game, standby.seat, standby.source.card, standby.ability);
}

// Of what waits, the first ones wait for something else.
void drop_what_is_barred(Game& game, std::size_t first) {
  std::size_t at = 0;
  game.match.standby.remove_if([&](const Standby& standby) {
    if (at++ < first || is_of_its_step(game, standby) || !is_barred(game, standby)) return false;
    forget_if_delayed(game, standby);
    return true;
  });
}

bool is_awaited(const Table& table, const Standby& standby, Seat seat) {
  return standby.seat == seat && !is_of_its_step(table, standby);
}

// All of the active player's, then all of the other's: those are executed first. [bsk 215.4, 405.2]
void next_trigger(Game& game, Frame& frame) {
  drop_what_is_barred(game, 0);
  const Seat active = game.match.turn_player;
  frame.seat = has_standby(game.match, active) ? active : other(active);
  if (!has_standby(game.match, frame.seat)) finish(game);
}

bool is_optional(const Table& table, const Standby& standby) { // [bsk 405.3]
  return table.book.script.abilities[standby.ability].when.optional;
}

void ask_trigger(const Table& table, const Frame& frame, Decision& decision) {
  for (const Verb verb : {Verb::Declare, Verb::Decline}) {
    decision.begin(num(verb), {verb == Verb::Declare ? "215.4" : "405.3"});
    for (std::size_t i = frame.locals[at_once_local::first]; i < table.match.standby.size(); ++i) {
      const Standby& standby = table.match.standby[i];
      if (is_awaited(table, standby, frame.seat) && (verb == Verb::Declare || is_optional(table, standby)))
        decision.add({num(verb), {}, {}, standby.source.card, static_cast<std::uint16_t>(i + 1)});
    }
    decision.drop_empty_choice();
  }
}

void take_trigger(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const std::size_t which = decision.picked(answer).number - 1U;
  frame.locals[at_once_local::left] = static_cast<std::uint16_t>(game.match.standby.size() - 1U);
  const Standby standby = game.match.standby[which];
  game.did({"405.2"}, standby.seat, standby.source.card);
  forget_if_delayed(game, standby);
  if (decision.choice(answer).verb == num(Verb::Decline)) {
    let_go_of_standby(game, which);
    return forget_markers(game, standby.source.card);
  }
  game.match.standby[which].secret = 0;
  play_standby(game, which);
}

void look_for_more(Game&, Frame& frame) {
  go(frame, 0);
}

constexpr Step triggers_table[] = {
    runs("next trigger", {"215.4"}, next_trigger, bit(Proc::Effect) | bit(Proc::Cell)),
    asks_if_open("declare triggers", {"215.4"}, ask_trigger, take_trigger, Question::Trigger,
                 bit(Proc::Effect) | bit(Proc::Cell)),
    runs("look for more triggers", {"215.4"}, look_for_more),
};

// --- Before the first turn ------------------------------------------------------------------------------------------

bool has_awaited(const Table& table, Seat seat, std::size_t first) {
  const auto& standby = table.match.standby;
  for (std::size_t i = first; i < standby.size(); ++i)
    if (is_awaited(table, standby[i], seat)) return true;
  return false;
}

// Whatever comes of it is done before the next. [bsk 301.2]
void next_at_once(Game& game, Frame& frame) {
  apply_base_effects(game);
  if (over(game.match)) return;
  if (place_somebody(game)) return go(frame, 0);
  const std::size_t first = frame.locals[at_once_local::first];
  drop_what_is_barred(game, first);
  if (!has_awaited(game, frame.seat, first)) hand_over(frame);
  if (!has_awaited(game, frame.seat, first)) finish(game);
}

void next_in_turn(Game&, Frame& frame) {
  hand_over(frame);
  go(frame, 0);
}

constexpr std::uint64_t done_at_once = bit(Proc::Chain) | bit(Proc::Effect) | bit(Proc::Cell);
constexpr Step at_once_table[] = {
    runs("at once", {"301.2"}, next_at_once, done_at_once),
    asks_if_open("at once", {"301.2"}, ask_trigger, take_trigger, Question::Trigger, done_at_once),
    runs("the other player", {"301.2"}, next_in_turn),
};

} // namespace

void settle_what_came(Game& game, Seat seat) {
  std::uint16_t first = 0;
  for (const Frame& frame : game.match.stack)
    if (frame.procedure == num(Proc::AtOnce)) first = frame.locals[at_once_local::left];
  call(game, Proc::AtOnce, seat, {first, first});
}

const std::span<const Step> triggers_steps = triggers_table;
const std::span<const Step> at_once_steps = at_once_table;

} // namespace twoseat::berserk
