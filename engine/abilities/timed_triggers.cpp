// What an effect sets up for later: an automatic ability that is no card's, waits for a moment and triggers once. Its
// effects have the source of the effect that set it up. [vge 11.5.3.2, 11.9.7, 11.9.7.1]
#include "engine/abilities/occasions.h"
#include "engine/abilities/run.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/references.h"

namespace twoseat {
namespace {

// What it was set up about is still meant if it is another object by then, but there no longer.
Reference meant(const Match& match, const Modification& trigger) {
  Reference reference = refer(match, trigger.subject);
  if (!trigger.subject || match[trigger.subject].generation == trigger.generation) return reference;
  reference.generation = trigger.generation;
  reference.left = Left::Gone;
  return reference;
}

// Who set it up for itself and is another object by now is read, but nothing is done to it. [dbs 3-1-4]
Reference source_of(const Table& table, const Modification& trigger) {
  const bool is_gone = trigger.source && trigger.source == trigger.subject &&
                       table.match[trigger.source].generation != trigger.generation;
  return is_gone ? final_information(table, trigger.source) : refer(table.match, trigger.source);
}

bool is_its_moment(const Table& table, const Modification& m, const Event& event) {
  return m.attribute == timed_trigger &&
         occasion_fits(table, table.book.script.abilities[static_cast<std::size_t>(m.amount)].when, m.seat,
                       event);
}

// Not where no rule of the game says so.
void tell(Game& game, Rule rule, Seat seat, CardId card) {
  if (!(rule == Rule{})) game.did(rule, seat, card);
}

} // namespace

void set_timed_trigger(Game& game, const Doing& doing) {
  Modification change;
  change.source = doing.context.source;
  change.scope = player_scope;
  change.seat = doing.context.seat;
  change.attribute = timed_trigger;
  change.operation = Operation::Set;
  change.duration = until(game, doing);
  change.cause = game.book.family->lexicon->effect_cause;
  change.amount = given_by(game, doing.node);
  for (const CardId card : doing.cards) {
    change.subject = card;
    change.generation = game.match[card].generation;
    modify(game, change);
    tell(game, game.book.family->lexicon->later_rule, doing.seat, card);
  }
}

void notice_timed_triggers(Game& game, const Event& event) {
  Match& match = game.match;
  for (const Modification& m : match.modifications) {
    if (!is_its_moment(game, m, event)) continue;
    Standby standby;
    standby.subject = meant(match, m);
    standby.source = source_of(game, m);
    standby.ability = static_cast<std::uint16_t>(m.amount);
    standby.seat = m.seat;
    standby.amount = event.amount;
    if (!match.standby.push(standby)) stop(match, Flaw::TooManyAbilities);
    tell(game, game.book.family->lexicon->moment_rule, m.seat, m.source);
  }
  match.modifications.remove_if([&](const Modification& m) { return is_its_moment(game, m, event); });
}

} // namespace twoseat
