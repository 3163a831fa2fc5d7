// The offense and the defense step: one player combos and uses skills, as long as there is something to do. [dbs 7-2, 7-3]
#include "engine/abilities/run.h"
#include "engine/dragonball/guards.h"
#include "engine/dragonball/payment.h"
#include "engine/dragonball/procedures.h"

namespace twoseat::dragonball {
namespace {

enum class BattleStepStep : std::uint8_t { Check, Look, Ask, Enter, Again };

void look(Game& game, Frame&) {
  const Frame* attack = innermost(game.match, num(Proc::Attack));
  if (!battle_goes_on(game.match) || (attack->flags & negated) != 0) finish(game);
}

void ask_battle(const Table& table, const Frame& frame, Decision& decision) {
  const bool offense = frame.seat == table.match.turn_player;
  if (!offense) {
    decision.question = num(Question::Defense);
    decision.rule = {"7-3-1-2"};
  }
  offer_combos(table, frame.seat, decision);
  offer_skills(table, frame.seat, decision);
  decision.begin(num(Verb::Pass), {offense ? "7-2-1-3" : "7-3-1-3"});
  decision.add({num(Verb::Pass), {}, {}, {}, 0});
}

void answer_battle(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  frame.locals[0] = 0;
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Combo:
    frame.set_card(0, move.card);
    return call(game, Proc::Pay, frame.seat, {move.card.value, static_cast<std::uint16_t>(Price::Combo), 0});
  case Verb::Activate: return call(game, Proc::Skill, frame.seat, {move.card.value, move.number});
  default: return finish(game);
  }
}

// From the Battle Area it stays the same card. [dbs 3-1-4]
void enter_combo(Game& game, Frame& frame) {
  const CardId card = frame.card(0);
  if (!card) return;
  const bool from_play = where(game.match, card) == Zone::Battle,
             offense = frame.seat == game.match.turn_player;
  const Rule rule{from_play ? (offense ? "7-2-1-2-1" : "7-3-1-2-1") : (offense ? "7-2-1-2-2" : "7-3-1-2-2")};
  put(game, card, frame.seat, Zone::Combo, Cause::Combo, rule);
}

void again(Game&, Frame& frame) {
  go(frame, BattleStepStep::Check);
}

constexpr Step battle_step_table[] = {
    checkpoint("checkpoint", {"4-6-2-1"}),
    runs("does the battle go on", {"7-1-4"}, look),
    asks("combos and skills", {"7-2-1-2"}, ask_battle, answer_battle, Question::Offense,
         bit(Proc::Pay) | bit(Proc::Skill)),
    runs("combo", {"7-2-1-2-2"}, enter_combo),
    runs("again", {"4-6-2-2"}, again),
};

} // namespace

const std::span<const Step> battle_step_steps = battle_step_table;

void offer_combos(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Combo), {"3-7-3"});
  for (const Zone zone : {Zone::Hand, Zone::Battle})
    for (const CardId card : cards_in(table.match, place(seat, zone)))
      if (allowed(may_combo, table, seat, card))
        decision.add({num(Verb::Combo), place(seat, Zone::Combo), card, {}, 0});
  decision.drop_empty_choice();
}

} // namespace twoseat::dragonball
