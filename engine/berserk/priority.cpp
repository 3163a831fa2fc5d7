// Priority: base effects, then what has triggered, then both players in turn, until both pass. [bsk 215, 421]
#include "engine/abilities/run.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/offers.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/stack.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

enum class At : std::uint8_t { Effects, Ask, AskAnyway, Again };

Stage stage_of(const Frame& frame) {
  return static_cast<Stage>(frame.locals[priority_local::stage]);
}

// Whoever may have something sudden or a defender that the other one cannot see is always asked: to be passed over
// would tell that there is none. Deck lists are open.
bool must_be_asked(const Table& table, Seat seat, Stage stage, const Survey& found) {
  if (!found.hidden[index(seat)]) return false;
  const auto& cards = table.match.cards;
  return might_have_defender(table, seat, stage) ||
         std::any_of(cards.begin(), cards.end(), [&](const Card& card) {
           return card.owner == seat && may_surprise(table.book.face(card.def));
         });
}

bool has_anything_to_say(const Table& table, Seat seat, Stage stage, const Survey& found) {
  return must_be_asked(table, seat, stage, found) || has_defender(table, seat, stage) ||
         (found.sudden[index(seat)] && has_sudden(table, seat));
}

void pass(Game& game, Frame& frame) {
  if (++frame.locals[priority_local::passes] == 2) {
    game.did({"215.8"}, frame.seat);
    return finish(game);
  }
  frame.seat = other(frame.seat);
  go(frame, At::Effects);
}

// What the rules place on a cell, its player chooses which; where there is none it dies. [bsk D19.4, D38.4, D38.5]
bool place_somebody(Game& game) {
  if (const CardId card = next_stranded(game)) {
    const Seat seat = controller(game.match, card);
    if (has_cell(game, card, CellFor::Landing))
      return call(game, Proc::Cell, seat, {card.value, num(CellFor::Landing)}), true;
    if (!is_pending(game, RuleAbility::Destruction, card))
      trigger(game, RuleAbility::Destruction, card, seat, 2);
  }
  const CardId dead = next_to_return(game);
  if (dead) call(game, Proc::Cell, game.match[dead].owner, {dead.value, num(CellFor::Return)});
  return static_cast<bool>(dead);
}

// Triggers come before anybody may say anything. [bsk 300.4, 405.2]
void settle(Game& game, Frame& frame) {
  const Survey found = apply_base_effects(game);
  if (over(game.match)) return;
  if (place_somebody(game)) return go(frame, At::Again);
  if (!game.match.standby.empty()) {
    go(frame, At::Again);
    return call(game, Proc::Triggers, game.match.turn_player);
  }
  const bool own_turn = stage_of(frame) == Stage::Main && frame.seat == game.match.turn_player;
  if (own_turn || must_be_asked(game, frame.seat, stage_of(frame), found)) return go(frame, At::AskAnyway);
  if (!has_anything_to_say(game, frame.seat, stage_of(frame), found)) return pass(game, frame);
  go(frame, At::Ask);
}

void ask_for_more(const Table& table, const Frame& frame, Decision& decision) {
  offer_declarations(table, frame.seat, stage_of(frame), decision);
}

void take_declaration(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Verb verb = static_cast<Verb>(decision.choice(answer).verb);
  if (verb == Verb::Pass) game.did({"215.6a"}, frame.seat);
  if (verb == Verb::Pass || verb == Verb::EndTurn) return pass(game, frame);
  go(frame, At::Again);
  if (verb == Verb::OfferDraw) return call(game, Proc::Draw, other(frame.seat));
  make_declaration(game, frame.seat, decision.picked(answer));
}

// Whenever something was declared or executed the active player comes first. [bsk 215.9]
void again(Game& game, Frame& frame) {
  std::uint16_t& preferred = frame.locals[priority_local::preferred];
  frame.seat = preferred == 0 ? game.match.turn_player : both_seats[preferred - 1U];
  preferred = 0;
  frame.locals[priority_local::passes] = 0;
  go(frame, At::Effects);
}

constexpr std::uint64_t called =
    bit(Proc::Cell) | bit(Proc::Chain) | bit(Proc::Effect) | bit(Proc::Triggers) | bit(Proc::Draw);
constexpr Step priority_table[] = {
    runs("priority", {"215.6"}, settle, bit(Proc::Triggers) | bit(Proc::Chain) | bit(Proc::Cell)),
    asks_if_open("priority", {"215.6"}, ask_for_more, take_declaration, Question::Priority, called),
    asks("priority", {"215.6"}, ask_for_more, take_declaration, Question::Priority, called),
    runs("priority again", {"215.9"}, again),
};

// --- What has triggered ---------------------------------------------------------------------------------------------

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

// What cannot be paid for cannot be declared. [bsk 103.7, 413.3]
bool is_barred(Game& game, const Standby& standby) {
  if (repeats(game, standby)) return tell_blocked(game, standby), true;
  return game.book.script.abilities[standby.ability].cost_size > 0 &&
         !allowed(may_pay, game, standby.seat, standby.source.card, standby.ability);
}

void drop_what_is_barred(Game& game) {
  game.match.standby.remove_if([&](const Standby& standby) {
    if (!is_barred(game, standby)) return false;
    forget_if_delayed(game, standby);
    return true;
  });
}

// All of the active player's, then all of the other's: those are executed first. [bsk 215.4, 405.2]
void next_trigger(Game& game, Frame& frame) {
  drop_what_is_barred(game);
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
    for (std::size_t i = 0; i < table.match.standby.size(); ++i) {
      const Standby& standby = table.match.standby[i];
      if (standby.seat == frame.seat && (verb == Verb::Declare || is_optional(table, standby)))
        decision.add({num(verb), {}, {}, standby.source.card, static_cast<std::uint16_t>(i + 1)});
    }
    decision.drop_empty_choice();
  }
}

void take_trigger(Game& game, Frame&, const Decision& decision, const Answer& answer) {
  const std::size_t which = decision.picked(answer).number - 1U;
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

// --- A draw by agreement [bsk 102.5] --------------------------------------------------------------------------------

void ask_draw(const Table&, const Frame&, Decision& decision) {
  offer(decision, Verb::RefuseDraw, {"102.5"});
  offer(decision, Verb::AcceptDraw, {"102.5"});
}

void take_draw(Game& game, Frame&, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb == num(Verb::AcceptDraw))
    end(game, Outcome::Draw, num(Ending::Agreed), {"102.5"});
}

constexpr Step draw_table[] = {asks("draw", {"102.5"}, ask_draw, take_draw, Question::Draw)};

constexpr Step effect_table[] = {
    runs("effect", {"216.11a"}, run_effect, bit(Proc::Effect) | bit(Proc::Cell) | bit(Proc::Chain)),
    runs("next part", {"216.11a"}, run_on),
    asks("choice", {"400.4"}, ask_choice, take_choice, Question::Choice),
};

} // namespace

namespace {

// Between Claim and Wounds nothing changes what could be said, but for defenders and for what has triggered.
bool is_still_quiet(const Table& table, Stage stage) {
  const Match& match = table.match;
  const bool within = stage >= Stage::Target && stage <= Stage::Wounds;
  return within && has(top_entry(match), Flag::Quiet) && match.standby.empty() &&
         !has_defender(table, other(match.turn_player), stage) &&
         !might_have_defender(table, other(match.turn_player), stage);
}

} // namespace

// Nobody is asked where nobody could do anything and nothing waits.
void give_priority(Game& game, Stage stage) {
  Match& match = game.match;
  const Seat active = match.turn_player;
  if (stage == Stage::Main) return call(game, Proc::Priority, active, {num(stage), 0});
  if (is_still_quiet(game, stage)) return;
  const Survey found = apply_base_effects(game);
  if (over(match)) return;
  if (!match.standby.empty() || has_anything_to_say(game, active, stage, found) ||
      has_anything_to_say(game, other(active), stage, found))
    return call(game, Proc::Priority, active, {num(stage), 0});
  if (stage == Stage::Claim && !found.answers) set(top_entry(match), Flag::Quiet);
}

// --- Substitution: what happens instead [bsk 419] -------------------------------------------------------------------

namespace {

constexpr Step replace_table[] = {asks_if_open("substitution", {"419.1"}, ask_replacement, take_replacement,
                                               Question::Replace, bit(Proc::Effect)),
                                  runs("substituted", {"419.4"}, end_replacement)};

} // namespace

const std::span<const Step> replace_steps = replace_table;
const std::span<const Step> priority_steps = priority_table;
const std::span<const Step> triggers_steps = triggers_table;
const std::span<const Step> effect_steps = effect_table;
const std::span<const Step> draw_steps = draw_table;

} // namespace twoseat::berserk
