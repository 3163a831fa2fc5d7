// Activating a skill: named, paid, answered, resolved, answered again. [dbs 8-5-2]
#include "engine/dragonball/skills.h"
#include "engine/abilities/run.h"
#include "engine/dragonball/guards.h"
#include "engine/dragonball/lexicon.h"
#include "engine/dragonball/payment.h"
#include <string_view>

namespace twoseat::dragonball {
namespace {

template <class F>
void each_action(const Rulebook& book, const script::Ability& ability, F f) {
  for (std::size_t i = 0; i < ability.size; ++i) {
    const script::Node& node = book.script.nodes[ability.first + i];
    if (node.op == script::Op::Do) f(std::string_view(lexicon.actions[node.action].id), node);
  }
}

void name_it(Game& game, Frame& frame) {
  const CardId card = frame.card(skill_local::card);
  if (where(game.match, card) != Zone::Hand) return;
  reveal(game, card, num(Cause::Effect), {"8-5-2-1"});
  if (takes_energy(game, card))
    call(game, Proc::Pay, frame.seat, {card.value, static_cast<std::uint16_t>(Price::Card), 0});
}

void begin(Game& game, Frame& frame) {
  const CardId card = frame.card(skill_local::card);
  activate(game, card, frame.locals[skill_local::ability], frame.seat);
}

constexpr Step skill_table[] = {
    runs("name and pay", {"8-5-2-2"}, name_it, bit(Proc::Pay)),
    runs("activate", {"8-5-2-3"}, begin, bit(Proc::Effect) | bit(Proc::Counters)),
};

bool is_counter(const script::Ability& ability) {
  return answers(ability) != 0;
}

} // namespace

const std::span<const Step> skill_steps = skill_table;

bool is_for(const script::Ability& ability, Moment moment) {
  switch (keyword_of(ability)) {
  case Keyword::Main: return moment == Moment::Main;
  case Keyword::Battle: return moment != Moment::Main;
  case Keyword::MainBattle:
  case Keyword::Awaken:
  case Keyword::AwakenSurge:
  case Keyword::Wish: return true;
  default: return false;
  }
}

unsigned answers(const script::Ability& ability) {
  switch (keyword_of(ability)) {
  case Keyword::CounterPlay: return Occasion::PlayDeclared;
  case Keyword::CounterAttack: return Occasion::AttackDeclared;
  case Keyword::CounterBattleCardAttack: return Occasion::BattleCardAttack;
  case Keyword::CounterCounter: return Occasion::CounterActivated;
  default: return 0;
  }
}

unsigned mentions(const Rulebook& book, const script::Ability& ability) {
  unsigned occasions = is_counter(ability) ? Occasion::CounterActivated : 0U;
  each_action(book, ability, [&](std::string_view id, const script::Node& node) {
    if (id == "play") occasions |= Occasion::PlayDeclared;
    if (id == "cannot" && (node.to == num(Restriction::Attack) || node.to == num(Restriction::BeAttacked)))
      occasions |= Occasion::AttackDeclared;
  });
  const bool on_attacks = ability.kind == script::Kind::Automatic &&
                          lexicon.occasions[ability.when.occasion].kind == EventKind::Related;
  return occasions | (on_attacks ? Occasion::AttackDeclared : 0U);
}

bool costs_markers(const Rulebook& book, const script::Ability& ability) {
  bool costs = false;
  each_action(book, ability, [&](std::string_view id, const script::Node& node) {
    costs = costs || (node.cost && (id == "add-markers" || id == "remove-markers"));
  });
  return costs;
}

bool takes_energy(const Table& table, CardId card) {
  return where(table.match, card) == Zone::Hand;
}

void offer_skills(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Activate), {"6-3-1-2-3"});
  for (const Zone zone : {Zone::Leader, Zone::Battle, Zone::Unison, Zone::Hand})
    for (const CardId card : cards_in(table.match, place(seat, zone)))
      each_ability(table, card, [&](std::uint16_t ability) {
        if (allowed(may_activate_skill, table, seat, card, ability))
          decision.add({num(Verb::Activate), {}, card, {}, ability});
      });
  decision.drop_empty_choice();
}

// Paid and activated: used up, whatever becomes of it [doubt dbs 27]; then it may be answered. [dbs 8-5-2-4]
void skill_is_paid(Game& game, std::size_t effect) {
  Effect& running = game.match.effects[effect];
  running.flags |= effect_changed;
  const script::Ability& ability = game.book.script.abilities[running.ability];
  if (running.source.left == Left::No && costs_markers(game.book, ability))
    game.match[running.source.card].states |= num(State::MarkerUsed);
  if (const unsigned occasions = mentions(game.book, ability)) call_counters(game, running.seat, occasions);
}

// An Extra Card, and one that was used for its [Counter], goes to the Drop; what was resolved may be answered once more.
// [dbs 8-5-2-5-1, 8-5-2-6, 10-10-4]
void skill_is_resolved(Game& game, const Effect& effect) {
  if (over(game.match)) return;
  const CardId card = effect.source.card;
  if (effect.source.left == Left::No && where(game.match, card) == Zone::Hand)
    put(game, card, Zone::Drop, Cause::Used, {"8-5-2-5-1"});
  const script::Ability& ability = game.book.script.abilities[effect.ability];
  const unsigned occasions = mentions(game.book, ability) & ~Occasion::CounterActivated;
  if (occasions != 0) call_counters(game, effect.seat, occasions);
}

} // namespace twoseat::dragonball
