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

// Whether something makes its power less: printed zero alone does not send a card away. [dbs 9-5-1, doubt dbs 37]
// `theirs`: whether an opponent's skill does.
bool is_reduced(const Table& table, CardId card, bool& theirs) {
  Changes changes;
  gather(table, card, num(Attribute::Power), changes);
  bool reduced = false;
  for (const Change& change : changes) {
    const bool less = change.operation == Operation::Set || change.amount < 0;
    reduced = reduced || less;
    theirs =
        theirs || (less && change.source && master(table.match, change.source) != master(table.match, card));
  }
  return reduced;
}

// Only the moment counts in which it came to that: what stays in spite of it is not processed again. [doubt dbs 11, 37]
bool loses_power(Game& game, CardId card, bool& stays) {
  Card& looked_at = game.match[card];
  bool theirs = false;
  if (number(game, card, Attribute::Power) > 0 || !is_reduced(game, card, theirs)) {
    looked_at.states &= static_cast<std::uint8_t>(~num(State::Powerless));
    return false;
  }
  if (is_in(looked_at, State::Powerless)) return false;
  looked_at.states |= num(State::Powerless);
  stays = theirs && has_now(game, card, Mark::Indestructible);
  return true;
}

// Confirmative processes that are due: all are found before the first is carried out. [dbs 9-1-2-3]
struct Due {
  Goings goings;
  ScratchVector<CardId, room::cards> weakened; // Unisons that lose a marker

  void drop(const Game& game, CardId card, Cause cause, Rule rule) {
    goings.push(going(game, card, Zone::Drop, cause, rule));
  }
};

void find_powerless(Game& game, Due& due) {
  for (const Seat seat : {first_to_act(game.match), other(first_to_act(game.match))})
    for (const CardId card : cards_in(game.match, place(seat, Zone::Battle))) {
      bool stays = false;
      if (has(game.face(card), Mark::Battle) && loses_power(game, card, stays) && !stays)
        due.drop(game, card, Cause::PowerGone, {"9-5-2"});
    }
}

// [dbs 9-7, doubt dbs 13]
void find_weak_unisons(Game& game, Due& due) {
  bool stays = false;
  for (const Seat seat : both_seats)
    for (const CardId card : cards_in(game.match, place(seat, Zone::Unison))) {
      const bool weak = loses_power(game, card, stays);
      if (game.match[card].counters[num(CardCounter::Marker)] == 0)
        due.drop(game, card, Cause::RuleAction, {"3-4-1"});
      else if (weak)
        due.weakened.push(card);
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
  for (const CardId card : due.weakened)
    add_markers(game, card, -1, card, Cause::PowerGone, {"9-7-2"});
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
