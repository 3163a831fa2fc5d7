// The loop that runs steps, and the bridge between questions and answers.
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/kernel/limits.h"

namespace twoseat {
namespace {

constexpr int most_steps_between_decisions = 20000;

const Step& current_step(const Table& table) {
  const Frame& frame = table.match.stack.back();
  return table.book.family->procedures[frame.procedure].steps[frame.step];
}

void put_question(const Table& table, const Step& step, Decision& decision) {
  const Frame& frame = table.match.stack.back();
  decision.seat = frame.seat;
  decision.rule = step.rule;
  decision.question = step.question;
  decision.choice_count = 0;
  decision.option_count = 0;
  decision.cut = false;
  step.ask(table, frame, decision);
}

void take_answer(Game& game, const Step& step, const Decision& decision, const Answer& answer) {
  Frame& frame = game.match.stack.back();
  ++frame.step;
  game.did(decision.choice(answer).rule, decision.seat); // a pass, too, is something that is done
  step.answer(game, frame, decision, answer);
  game.keep_snapshot();
}

// Settles a question that leaves nothing to decide. False if it must be put to the player.
bool settle(Game& game, const Step& step) {
  if (!step.skips) return false;
  Decision decision;
  put_question(game, step, decision);
  if (decision.choice_count == 0) {
    ++game.match.stack.back().step;
    return true;
  }
  const Choice& only_choice = decision.choices[0];
  if (decision.choice_count > 1 || only_choice.count != 1 || only_choice.min != 1) return false;
  game.settled(only_choice.rule, decision.seat, decision.options[only_choice.first]);
  take_answer(game, step, decision, Answer::single(0, 0));
  return true;
}

void tell_entered(Game& game, const Frame& frame, const Step& step) {
  Event event;
  event.kind = EventKind::Entered;
  event.seat = frame.seat;
  event.amount = frame.procedure * 256 + frame.step;
  event.rule = step.rule;
  game.tell(event);
}

// A step that somebody listens to: what tells that it began also says whether anything came of it.
void run_told(Game& game, Frame& frame, const Step& step) {
  const std::size_t at = game.events->size();
  tell_entered(game, frame, step);
  ++frame.step;
  if (step.run == nullptr) return;
  const Match before = game.match;
  step.run(game, frame);
  (*game.events)[at].sets = game.events->size() > at + 1 || !(game.match == before);
  if ((*game.events)[at].sets) game.keep_snapshot();
}

} // namespace

// Whatever was being resolved is not resolved any further.
static void clear_under_way(Match& match) {
  match.stack.clear();
  match.effects.clear();
  match.bound.clear();
  match.entries.clear();
}

void stop(Match& match, Flaw flaw) {
  match.flaw = static_cast<std::uint8_t>(flaw);
  match.outcome = Outcome::Draw;
  clear_under_way(match);
}

void begin(Game& game, const Setup& setup) {
  const auto editions = game.book.family->editions;
  for (std::size_t i = 0; i < editions.size(); ++i)
    if (setup.edition == editions[i].id) game.match.edition = static_cast<std::uint8_t>(i);
  game.match.random = Random::from_seed(setup.seed);
  game.book.family->set_up(game, setup);
  advance(game);
}

void concede(Game& game, Seat seat) {
  const Family& family = *game.book.family;
  end(game, seat == Seat::A ? Outcome::WonByB : Outcome::WonByA, family.conceded, family.concede_rule);
}

namespace {

// Nobody was asked for so long that nobody can stop it. [dbs 11-1-2]
void end_endless(Game& game) {
  const Family& family = *game.book.family;
  if (family.endless == 0) return stop(game.match, Flaw::NoProgress);
  end(game, Outcome::Draw, family.endless, family.endless_rule);
}

void run(Game& game) {
  Match& match = game.match;
  for (int steps = 0; !match.stack.empty(); ++steps) {
    if (steps == most_steps_between_decisions) return end_endless(game);
    Frame& frame = match.stack.back();
    const auto& procedure = game.book.family->procedures[frame.procedure];
    if (frame.step >= procedure.steps.size()) {
      match.stack.pop();
      continue;
    }
    const Step& step = procedure.steps[frame.step];
    if (step.ask != nullptr) {
      if (game.book.family->ready != nullptr) game.book.family->ready(game);
      if (!settle(game, step)) return;
      continue;
    }
    if (step.run != nullptr && game.book.family->foresee != nullptr && game.book.family->foresee(game))
      continue;
    const std::size_t depth = match.stack.size();
    if (game.events != nullptr) {
      run_told(game, frame, step);
    } else {
      ++frame.step;
      if (step.run != nullptr) step.run(game, frame);
    }
    if (!match.replaced.empty()) // what was to happen in this step has happened, or not
      match.replaced.remove_if([&](const Replaced& replaced) { return replaced.depth == depth; });
  }
}

} // namespace

void advance(Game& game) {
  if (over(game.match)) return;
  run(game);
  if (game.match.flaw != 0) tell_flaw(game);
}

bool ask(const Table& table, Decision& decision) {
  if (table.match.stack.empty() || over(table.match)) {
    decision.seat = Seat::None;
    decision.choice_count = 0;
    decision.option_count = 0;
    decision.rule = {};
    return false;
  }
  put_question(table, current_step(table), decision);
  return true;
}

void answer(Game& game, const Decision& decision, const Answer& given) {
  ++game.match.answers;
  take_answer(game, current_step(game), decision, given);
  advance(game);
}

void end(Game& game, Outcome outcome, std::uint8_t reason, Rule rule) {
  game.match.outcome = outcome;
  game.match.outcome_reason = reason;
  clear_under_way(game.match);
  Event event;
  event.kind = EventKind::Ended;
  event.amount = static_cast<std::int32_t>(outcome);
  event.cause = reason;
  event.rule = rule;
  game.tell(event);
}

void call(Game& game, std::uint8_t procedure, Seat seat, std::initializer_list<std::uint16_t> locals) {
  if (over(game.match)) return;
  Frame frame;
  frame.procedure = procedure;
  frame.seat = seat;
  std::size_t i = 0;
  for (const std::uint16_t local : locals)
    frame.locals[i++] = local;
  if (!game.match.stack.push(frame)) stop(game.match, Flaw::StackTooDeep);
}

void finish(Game& game) {
  if (!game.match.stack.empty()) // it is when the match ended meanwhile
    game.match.stack.pop();
}

const Frame* innermost(const Match& match, std::uint8_t procedure) {
  for (std::size_t i = match.stack.size(); i-- > 0;)
    if (match.stack[i].procedure == procedure) return &match.stack[i];
  return nullptr;
}

} // namespace twoseat
