// What traits do: death, and what comes of it. [bsk 402.3, 417, D12, D14, D19, D51]
#include "engine/berserk/actions.h"
#include "engine/berserk/ignoring.h"
#include "engine/berserk/printed.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/rule_abilities.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

// Whoever catches souls, one chip a creature. [bsk D14]
void catch_soul(Game& game, CardId dying) {
  if (!is_creature(game, dying)) return;
  each_in_squads(game.match, [&](CardId card) {
    const std::int32_t most = card == dying ? 0 : trait(game, card, Trait::Soulcatcher);
    if (most <= count(game.match, card, On::Chips)) return;
    reveal(game, card, {"415.2"});
    trigger(game, RuleAbility::Soulcatcher, card, controller(game.match, card), 1);
    game.did({"D14.2"}, Seat::None, card);
  });
  if (const std::int32_t gift = trait(game, dying, Trait::GiftOfLife); gift > 0)
    trigger(game, RuleAbility::GiftOfLife, dying, controller(game.match, dying), gift);
}

// Whoever destroyed an enemy beside it, not from afar, eats of it; flyers are beside everybody there. [bsk D51.3 to D51.5]
bool eats(const Table& table, CardId eater, CardId dying) {
  const Match& match = table.match;
  if (!eater || !in_squad(match, eater) || trait(table, eater, Trait::CorpseEating) == 0) return false;
  const bool beside =
      adjacent(match, eater, dying) || is(table, eater, Type::Flyer) || is(table, dying, Type::Flyer);
  return beside && controller(match, eater) != controller(match, dying) && is_creature(table, dying) &&
         trait_against(table, eater, dying, Trait::Incorporeal) == 0; // [bsk 408.3a]
}

void eat_corpse(Game& game, CardId eater, const char* rule) {
  trigger(game, RuleAbility::CorpseEating, eater, controller(game.match, eater), 1);
  game.did({rule}, Seat::None, eater);
}

// Who died incarnated has Incarnation no longer, unless it has it any number of times, or more often than it was.
// [bsk D19.4, D19.8, D19.9]
bool is_spent(const Table& table, CardId card, std::int32_t markers) {
  return markers > 0 && !has(table.face(card), Mark::ManyIncarnations) &&
         markers >= incarnations(table, card);
}

// Whether something that its death, or anything before, has triggered is not resolved yet.
bool has_triggered(const Table& table, CardId card) {
  const Match& match = table.match;
  const std::uint16_t destruction = table.book.rule_abilities[num(RuleAbility::Destruction)];
  return std::any_of(match.standby.begin(), match.standby.end(),
                     [&](const Standby& standby) { return standby.source.card == card; }) ||
         std::any_of(match.entries.begin(), match.entries.end(), [&](const StackEntry& entry) {
           return entry.source == card && entry.ability != destruction;
         });
}

// False: something else has happened to it instead.
bool bury(Game& game, CardId card, CardId killer) {
  if (is_replaced(game, card, place(game.match[card].owner, Zone::Graveyard), num(Cause::Death)))
    return false;
  catch_soul(game, card);
  const std::int32_t markers = incarnated(game.match, card);
  const bool spent = is_spent(game, card, markers);
  const auto counters = game.match[card].counters;
  Relocation how;
  how.end = End::Top;
  if (killer && may_look(game.match, game.match[killer]) == everybody) how.other = killer; // it is told
  put(game, card, place(game.match[card].owner, Zone::Graveyard), Cause::Death, {"402.3a"}, how);
  for (const On each : {On::Wounds, On::Chips})
    game.match[card].counters[num(each)] = counters[num(each)];
  set(game.match, card, State::Dying);
  game.did({"G9"}, Seat::None, card);
  if (markers > 0 && !spent)
    game.did({has(game.face(card), Mark::ManyIncarnations) ? "D19.8" : "D19.9"}, Seat::None, card);
  if (spent)
    lose_trait(game, card, Trait::Incarnation, {});
  else if (incarnations(game, card) > 0)
    mark_incarnated(game, card, markers);
  return true;
}

} // namespace

bool keeps_markers(const Match& match, CardId card) {
  return card && where(match, card) == Zone::Graveyard && has(match, card, State::Dying);
}

void forget_markers(Game& game, CardId card) {
  Match& match = game.match;
  if (!keeps_markers(match, card) || has_triggered(game, card)) return;
  for (const On each : {On::Wounds, On::Chips})
    match[card].counters[num(each)] = 0;
  set(match, card, State::Dying, false);
}

void forget_markers_of_the_dead(Game& game) {
  for (const Seat seat : both_seats)
    for (const CardId card : cards_in(game.match, place(seat, Zone::Graveyard)))
      forget_markers(game, card);
}

namespace {

// The host first, then what is tied to it, by the same effect: a symbiote may bear equipment. A death that was replaced
// has never been. [bsk 210.6, 214.6, 419.4]
bool bury_with_guests(Game& game, CardId card, CardId killer) {
  const auto guests = guests_of(game.match, card);
  if (!bury(game, card, killer)) return false;
  for (const CardId guest : guests) {
    game.did({is(game, guest, Type::Symbiote) ? "210.6" : "214.6"}, Seat::None, guest);
    bury_with_guests(game, guest, killer);
  }
  return true;
}

bool do_bury(Game& game, Doing& doing) {
  const CardId killer = doing.context.other != nullptr ? doing.context.other->card : CardId{};
  for (const CardId card : doing.cards) {
    if (!in_squad(game.match, card)) continue;
    const bool is_eaten = doing.context.amount != num(DestroyedBy::RangedWounds) && eats(game, killer, card);
    const char* rule = !is_eaten                            ? ""
                       : adjacent(game.match, killer, card) ? "D51.3"
                       : is(game, killer, Type::Flyer)      ? "D51.4"
                                                            : "D51.5";
    if (bury_with_guests(game, card, killer) && is_eaten) eat_corpse(game, killer, rule); // [bsk 419.4]
  }
  return !doing.cards.empty();
}

bool do_destroy(Game& game, Doing& doing) { // gives a Destruction Effect [bsk G35]
  bool did = false;
  for (const CardId card : doing.cards) {
    if (is_pending(game, RuleAbility::Destruction, card)) continue;
    trigger(game, RuleAbility::Destruction, card, controller(game.match, card), num(DestroyedBy::Text),
            doing.context.source);
    did = true;
  }
  return did;
}

constexpr ActionWord words[] = {
    {"destroy", Takes::Cards, do_destroy},
    {"bury", Takes::Cards, do_bury},
};

} // namespace

ActionWords death_words() {
  return words;
}

} // namespace twoseat::berserk
