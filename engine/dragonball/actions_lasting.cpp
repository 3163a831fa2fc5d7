// Words about markers, and about what lasts: numbers, skills, restrictions. [dbs 8-2-2-2, 8-3, 8-4-2-5]
#include "engine/abilities/run.h"
#include "engine/dragonball/actions.h"
#include "engine/dragonball/lexicon.h"
#include "engine/dragonball/procedures.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat::dragonball {
bool has_markers(const Table& table, const Context& context, std::int32_t amount) {
  const Card& card = table.match[context.source];
  return where(table.match, context.source) == Zone::Unison &&
         card.counters[num(CardCounter::Marker)] >= amount;
}
bool in_unison_area(const Table& table, const Context& context, std::int32_t) {
  return where(table.match, context.source) == Zone::Unison;
}
// As a cost, no more of them go than there are. [dbs 8-4-2-2]
bool can_change_markers(const Table& table, CardId card, const script::Node& node) {
  const script::Amount& by = table.book.script.amounts[node.amount];
  return !node.cost || by.sum != script::Sum::Fixed ||
         (where(table.match, card) == Zone::Unison &&
          table.match[card].counters[num(CardCounter::Marker)] >= -by.number);
}
static Rule rule_of_markers(std::int32_t by) {
  return {by < 0 ? "4-12-3" : "4-12-1"};
}
bool change_markers(Game& game, const Doing& doing, std::int32_t by) {
  if (where(game.match, doing.context.source) != Zone::Unison) return false;
  const Rule as_cost{by > 0 ? "8-4-2-5-1-1" : by < 0 ? "8-4-2-5-1-3" : "8-4-2-5-1-2"};
  add_markers(game, doing.context.source, by, doing.context.source, Cause::Effect,
              doing.node.cost ? as_cost : rule_of_markers(by));
  return true;
}
bool do_add_markers(Game& game, Doing& doing) {
  return change_markers(game, doing, doing.amount);
}
bool do_remove_markers(Game& game, Doing& doing) {
  return change_markers(game, doing, -doing.amount);
}
bool do_markers(Game& game, Doing& doing) { // on whichever Unison
  bool did = false;
  for (const CardId card : doing.cards)
    if (where(game.match, card) == Zone::Unison && doing.amount != 0) {
      add_markers(game, card, doing.amount, doing.context.source, Cause::Effect,
                  rule_of_markers(doing.amount));
      did = true;
    }
  return did;
}

// --- What lasts -----------------------------------------------------------------------------------------------------

namespace {

bool put_in_force(Game& game, const Doing& doing, Modification change) {
  change.source = doing.context.source;
  change.duration = until(game, doing);
  change.cause = num(Cause::Effect);
  if (change.duration == Duration::Battle && innermost(game.match, num(Proc::Attack)) == nullptr)
    return false; // there is no battle whose end it could last to
  if (change.duration == Duration::MainPhase && is_main_phase_over(game.match)) return false;
  for (const CardId card : doing.cards) {
    change.subject = card;
    modify_by(game, doing.context.effect, change);
  }
  return !doing.cards.empty();
}

bool change_number(Game& game, const Doing& doing, Attribute attribute) {
  const script::Change how = doing.node.change;
  if (how == script::Change::By && doing.amount == 0) return false;
  Modification change;
  change.attribute = num(attribute);
  change.operation = how == script::Change::By ? Operation::Add : Operation::Set;
  change.layer = lexicon.layers[static_cast<std::size_t>(how)];
  change.amount = how == script::Change::LoseOriginal ? absent : doing.amount;
  change.cause = num(Cause::Effect);
  for (const CardId card : doing.cards) {
    change.subject = card;
    tell_modified(game, change, master(game.match, card), {"8-2-2-2"});
  }
  if (attribute == Attribute::Power && (change.operation == Operation::Set || change.amount < 0))
    for (const CardId card : doing.cards) // it may be reduced to nothing once more [doubt dbs 37]
      game.match[card].states &= static_cast<std::uint8_t>(~num(State::Powerless));
  return put_in_force(game, doing, change);
}

bool give(Game& game, const Doing& doing, std::uint8_t what, std::int32_t amount) {
  Modification change;
  change.attribute = what;
  change.operation = Operation::Set;
  change.layer = num(Layer::Numbers);
  change.amount = amount;
  return put_in_force(game, doing, change);
}

} // namespace

bool do_power(Game& game, Doing& doing) {
  return change_number(game, doing, Attribute::Power);
}
bool do_cost(Game& game, Doing& doing) {
  return change_number(game, doing, Attribute::Cost);
}
bool do_combo_power(Game& game, Doing& doing) {
  return change_number(game, doing, Attribute::ComboPower);
}
bool do_combo_cost(Game& game, Doing& doing) {
  return change_number(game, doing, Attribute::ComboCost);
}
bool do_forbid(Game& game, Doing& doing) {
  return give(game, doing, static_cast<std::uint8_t>(restriction_base + doing.node.to), 1);
}
bool do_give_skill(Game& game, Doing& doing) {
  return give(game, doing, given_mark, doing.node.to);
}
bool do_later(Game& game, Doing& doing) {
  set_timed_trigger(game, doing);
  return !doing.cards.empty();
}
bool do_give_ability(Game& game, Doing& doing) {
  return give(game, doing, given_ability, doing.node.to);
}
bool do_negate_skills(Game& game, Doing& doing) { // [dbs 8-3-4]
  return give(game, doing, lost_abilities, 1);
}
// This keyword skill, on this card, until the end of the turn. [dbs 10-37-1, 10-38-1, 10-39-1]
bool do_negate_keyword(Game& game, Doing& doing) {
  constexpr State states[] = {State::RevivedOnce, State::HeroicOnce, State::VillainousOnce};
  Card& card = game.match[doing.context.source];
  const std::uint8_t state = num(states[doing.node.to]);
  if (!is_in_play(where(game.match, doing.context.source)) || (card.states & state) != 0) return false;
  card.states |= state;
  game.did({"8-3-1"}, doing.seat, doing.context.source);
  return true;
}

} // namespace twoseat::dragonball
