// What makes abilities work otherwise than by an event or a player's wish: situations, and effects that activate them.
// [vge 7.15.1, 11.9.8]
#include "engine/abilities/other_ways.h"
#include "engine/abilities/run.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/information.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Ability;
using script::Kind;

void stand_by(Game& game, CardId card, std::uint16_t ability) {
  Standby standby;
  standby.source = refer(game.match, card);
  standby.subject = standby.source;
  standby.ability = ability;
  standby.seat = master_of(game, card);
  if (!game.match.standby.push(standby)) stop(game.match, Flaw::TooManyAbilities);
}

bool lasts(const Table& table, CardId card, std::uint16_t number) {
  const Ability& ability = table.book.script.abilities[number];
  const Context context = context_of(table, card, master_of(table, card));
  return is_active(table, card, ability) && holds(table, context, ability.when.situation) &&
         gate_is_open(table, context, ability);
}

// Whether it was answered since it came about; what is over, and may come anew, is forgotten. [vgi 8.6.7.1]
bool is_of_a_situation(const Table& table, const Use& use) {
  return use.duration == Duration::Moment && table.book.script.abilities[use.ability].when.situation != 0;
}
void forget_what_is_over(Game& game) {
  auto& uses = game.match.uses;
  for (std::size_t i = uses.size(); i-- > 0;) {
    const Use use = uses[i];
    if (!is_of_a_situation(game, use) ||
        (use.generation == game.match[use.card].generation && lasts(game, use.card, use.ability)))
      continue;
    std::size_t at = 0;
    uses.remove_if([&](const Use&) { return at++ == i; });
  }
}
bool is_answered(const Table& table, CardId card, std::uint16_t number) {
  const auto& uses = table.match.uses;
  return customs(table).situations_come_anew && std::any_of(uses.begin(), uses.end(), [&](const Use& use) {
           return is_of_a_situation(table, use) && use.card == card && use.ability == number;
         });
}

// Once while the situation holds and no instance waits. [vge 11.9.8.1]
bool is_met(const Table& table, CardId card, std::uint16_t number) {
  const Ability& ability = table.book.script.abilities[number];
  const Seat seat = master_of(table, card);
  if (ability.when.situation == 0 || used_up(table, card, number, seat)) return false;
  if (is_answered(table, card, number)) return false;
  const auto& waiting = table.match.standby;
  if (std::any_of(waiting.begin(), waiting.end(), [&](const Standby& standby) {
        return standby.ability == number && standby.source.card == card &&
               standby.source.generation == table.match[card].generation;
      }))
    return false;
  return lasts(table, card, number);
}

void answer(Game& game, CardId card, std::uint16_t number) {
  stand_by(game, card, number);
  if (!customs(game).situations_come_anew) return;
  const Use once{card, game.match[card].generation, number, master_of(game, card), Duration::Moment};
  if (!game.match.uses.push(once)) stop(game.match, Flaw::TooManyAbilities);
}

// A continuous ability is in effect wherever its card lies.
bool activate_one(Game& game, CardId card, std::uint16_t number, const Doing& doing, Duration duration) {
  const Ability& ability = game.book.script.abilities[number];
  if (ability.kind == Kind::Continuous) { // [vge 7.15.1.1]
    Modification change;
    change.subject = card;
    change.source = doing.context.source;
    change.attribute = activated_ability;
    change.operation = Operation::Set;
    change.duration = duration;
    change.cause = game.book.family->lexicon->effect_cause;
    change.amount = number;
    modify(game, change);
    return true;
  }
  if (ability.kind == Kind::Automatic)
    return activate_automatic(game, card, number, doing.node.amount == 0 ? 1 : doing.amount);
  const Seat seat = doing.seat;
  if (used_up(game, card, number, seat)) return false;
  const Context context = context_of(game, card, seat);
  if (!gate_is_open(game, context, ability)) return false; // [vge 14.2.3.3.1]
  if (must_be_met(game, ability) && !holds(game, context, ability.condition)) return false;
  if (!payable(game, context, ability.first, ability.cost_size) && !payable_otherwise(game, context, ability))
    return false;
  activate(game, card, number, seat);
  return true;
}

} // namespace

void notice_situations(Game& game) {
  const Match& match = game.match;
  if (customs(game).situations_come_anew) forget_what_is_over(game);
  if (!may_concern(game, situation_topic)) return;
  const std::uint32_t kinds = game.book.situation_places;
  const AbilitiesNow now(game);
  for (std::size_t i = 0; kinds != 0 && i < match.places.size(); ++i)
    if (((kinds >> match.places[i].kind) & 1U) != 0)
      for (const CardId card : cards_in(match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
        now.each(card, [&](std::uint16_t ability) {
          if (is_met(game, card, ability)) answer(game, card, ability);
        });
}

// Kept for so many plays: as many instances wait. [vge 7.15.1.3.1]
bool activate_automatic(Game& game, CardId card, std::uint16_t number, std::int32_t times) {
  const Seat seat = master_of(game, card);
  if (used_up(game, card, number, seat) ||
      !gate_is_open(game, context_of(game, card, seat), game.book.script.abilities[number]))
    return false; // [vge 14.2.3.2.1]
  for (; times > 0 && !over(game.match); --times)
    stand_by(game, card, number);
  return true;
}

bool activate_abilities(Game& game, CardId card, const Doing& doing, Duration duration) {
  constexpr Kind kinds[] = {Kind::Activated, Kind::Automatic, Kind::Continuous};
  FixedVector<std::uint16_t, 16> all; // found first, for activating changes what is looked at
  each_ability(game, card, [&](std::uint16_t number) {
    if (game.book.script.abilities[number].kind == kinds[doing.node.facing] && !all.push(number))
      stop(game.match, Flaw::TooManyAbilities);
  });
  bool did = false;
  for (std::size_t i = all.size();
       i-- > 0 && !over(game.match);) // the last played lies on top: it comes first
    did = activate_one(game, card, all[i], doing, duration) || did;
  return did;
}

} // namespace twoseat
