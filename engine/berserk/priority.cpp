// Priority: base effects, then what has triggered, then both players in turn, until both pass. [bsk 215, 421]
#include "engine/abilities/run.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/offers.h"
#include "engine/berserk/preliminary.h"
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

} // namespace

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

namespace {

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

// Nobody is asked where nobody could do anything and nothing waits. Before the first turn nothing is declared
// between a trigger and its effect. [bsk 301.2]
void give_priority(Game& game, Stage stage) {
  Match& match = game.match;
  if (match.turn == 0) {
    const StackEntry& entry = top_entry(match);
    if (is_attack(game, entry) || stage >= Stage::Payment) settle_what_came(game, other(entry.seat));
    return;
  }
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
const std::span<const Step> effect_steps = effect_table;
const std::span<const Step> draw_steps = draw_table;

} // namespace twoseat::berserk
