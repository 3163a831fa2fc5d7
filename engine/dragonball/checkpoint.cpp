// A checkpoint: rule processing until nothing is due, then pending skills one by one. [dbs 4-5, 9]
#include "engine/abilities/run.h"
#include "engine/dragonball/procedures.h"
#include "engine/kernel/information.h"

namespace twoseat::dragonball {
namespace {

Seat first_to_act(const Match& match) { // before the game nobody's turn it is
  return match.turn_player == Seat::None ? Seat::A : match.turn_player;
}

// [dbs 9-2; doubt dbs 1: when rule processing begins]
bool someone_loses(Game& game) {
  if (game.match.turn == 0) return false; // [doubt dbs 2]
  const auto loses = [&](Seat seat) {
    return count(game.match, seat, Zone::Life) == 0 || count(game.match, seat, Zone::Deck) == 0;
  };
  const bool a = loses(Seat::A), b = loses(Seat::B);
  if (!a && !b) return false;
  const Seat loser = a ? Seat::A : Seat::B;
  const bool no_life = count(game.match, loser, Zone::Life) == 0;
  const Outcome outcome = a && b ? Outcome::Draw : a ? Outcome::WonByB : Outcome::WonByA;
  const Ending why = a && b ? Ending::Both : no_life ? Ending::NoLife : Ending::NoDeck;
  end(game, outcome, num(why), {a && b ? "9-2-2" : no_life ? "9-2-3" : "9-2-4"});
  return true;
}

// What makes its power less: printed zero alone does not send a card away. [dbs 9-5-1, doubt dbs 37]
struct Weakening {
  bool reduced = false;
  bool theirs = false; // an opponent's skill did it last,
  CardId by;           // of this card [dbs 9-5-2-1]
};
Weakening weakening_of(const Table& table, CardId card) {
  Changes changes;
  gather(table, card, num(Attribute::Power), changes);
  Weakening weakening;
  for (const Change& change : changes) {
    if (change.operation != Operation::Set && change.amount >= 0) continue;
    weakening.reduced = true;
    if (!change.source) continue;
    weakening.by = change.source;
    weakening.theirs = master(table.match, change.source) != master(table.match, card);
  }
  return weakening;
}

// Only the moment counts in which it came to that: what stays in spite of it is not processed again. [doubt dbs 11, 37]
bool loses_power(Game& game, CardId card, Weakening& weakening) {
  Card& looked_at = game.match[card];
  if (number(game, card, Attribute::Power) <= 0) weakening = weakening_of(game, card);
  if (!weakening.reduced) {
    looked_at.states &= static_cast<std::uint8_t>(~num(State::Powerless));
    return false;
  }
  if (is_in(looked_at, State::Powerless)) return false;
  looked_at.states |= num(State::Powerless);
  return true;
}

// Confirmative processes that are due: all are found before the first is carried out. [dbs 9-1-2-3]
struct Due {
  Goings goings;
  struct Weak {
    CardId unison, by;
  };
  ScratchVector<Weak, room::cards> weakened; // Unisons that lose a marker

  void drop(const Game& game, CardId card, Cause cause, Rule rule, CardId by = {}) {
    Going gone = going(game, card, Zone::Drop, cause, rule);
    gone.how.other = by;
    goings.push(gone);
  }
};

void find_powerless(Game& game, Due& due) {
  for (const Seat seat : {first_to_act(game.match), other(first_to_act(game.match))})
    for (const CardId card : cards_in(game.match, place(seat, Zone::Battle))) {
      Weakening weakening;
      if (!has(game.face(card), Mark::Battle) || !loses_power(game, card, weakening)) continue;
      if (weakening.theirs && has_now(game, card, Mark::Indestructible)) continue;
      due.drop(game, card, Cause::PowerGone, {"9-5-2"}, weakening.by);
    }
}

// [dbs 9-7, doubt dbs 13]
void find_weak_unisons(Game& game, Due& due) {
  for (const Seat seat : both_seats)
    for (const CardId card : cards_in(game.match, place(seat, Zone::Unison))) {
      Weakening weakening;
      const bool weak = loses_power(game, card, weakening);
      if (game.match[card].counters[num(CardCounter::Marker)] == 0)
        due.drop(game, card, Cause::RuleAction, {"3-4-1"});
      else if (weak)
        due.weakened.push({card, weakening.by});
    }
}

void find_invalid_combos(const Game& game, Due& due) { // [dbs 9-3-2]
  if (innermost(game.match, num(Proc::Attack)) != nullptr) return;
  for (const Seat seat : both_seats)
    for (const CardId card : cards_in(game.match, place(seat, Zone::Combo)))
      due.drop(game, card, Cause::RuleAction, {"9-3-2"});
}

void act_by_rule(Game& game, Frame& frame) {
  if (process_rules(game) && !over(game.match)) frame.step = 0;
}

// The turn player's as long as there are any, looked at anew after each. [dbs 4-5-3-2, 4-5-3-3]
void pending(Game& game, Frame&) {
  notice_situations(game);
  const Seat active = first_to_act(game.match);
  const Seat seat = has_standby(game.match, active) ? active : other(active);
  if (!has_standby(game.match, seat)) return finish(game);
  call(game, Proc::Pending, seat);
}

void again(Game&, Frame& frame) {
  frame.step = 0;
}

void ask_pending(const Table& table, const Frame& frame, Decision& decision) {
  offer_standby(table, frame.seat, decision);
}

void resolve_chosen(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const std::size_t which = decision.picked(answer).number - 1U;
  switch (static_cast<Verb>(decision.choice(answer).verb)) {
  case Verb::Done: return keep_silent(game, frame.seat);
  case Verb::LetGo: return let_go_of_standby(game, which);
  default: return play_standby(game, which);
  }
}

constexpr Step checkpoint_table[] = {
    runs("rule processing", {"4-5-3-1"}, act_by_rule),
    runs("pending skills", {"4-5-3-2"}, pending, bit(Proc::Pending)),
    runs("look again", {"4-5-3-2"}, again),
};

// What an effect calls, and what comes between its cost and its text, and after it.
constexpr std::uint64_t from_effects = bit(Proc::Effect) | bit(Proc::Counters) | bit(Proc::Damage) |
                                       bit(Proc::Used) | bit(Proc::DrawUpTo) | bit(Proc::Added);

constexpr Step pending_table[] = {
    asks_if_open("pending skill", {"8-6-4"}, ask_pending, resolve_chosen, Question::Pending, from_effects)};

constexpr Step effect_table[] = {
    runs("effect", {"8-5-2-5"}, run_effect, from_effects),
    runs("next part", {"8-5-2-5"}, run_on),
    asks("choice", {"8-5-3"}, ask_choice, take_choice, Question::Choice),
};

constexpr Step replace_table[] = {
    asks_if_open("replacement", {"8-9-2"}, ask_replacement, take_replacement, Question::Replacement,
                 bit(Proc::Effect)),
    runs("instead", {"8-9-1"}, end_replacement),
};

} // namespace

bool process_rules(Game& game) {
  if (someone_loses(game)) return true;
  Due due;
  find_invalid_combos(game, due);
  find_powerless(game, due);
  find_weak_unisons(game, due);
  Together at_once(game);
  move_at_once(game, due.goings);
  for (const Due::Weak& weak : due.weakened)
    add_markers(game, weak.unison, -1, weak.by, Cause::PowerGone, {"9-7-2"});
  return !due.goings.empty() || !due.weakened.empty();
}

void process_all_rules(Game& game) {
  while (!over(game.match) && process_rules(game))
    continue;
}

void check(Game& game, Frame&) {
  call(game, Proc::Checkpoint, first_to_act(game.match));
}

const std::span<const Step> checkpoint_steps = checkpoint_table;
const std::span<const Step> pending_steps = pending_table;
const std::span<const Step> effect_steps = effect_table;
const std::span<const Step> replace_steps = replace_table;

} // namespace twoseat::dragonball
