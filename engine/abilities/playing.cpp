// Playing abilities: what stands by, what is activated, what happens instead of something. [vge 11.8.2, 11.9.4]
#include "engine/abilities/other_ways.h"
#include "engine/abilities/possible.h"
#include "engine/abilities/run.h"
#include "engine/abilities/statements.h"
#include "engine/abilities/usable.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/references.h"
#include "engine/kernel/watch.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Ability;
using script::Kind;

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

// The cards that came at once with its own are "them", the first variable.
void name_them(Game& game, const Standby& standby) {
  if (game.book.script.abilities[standby.ability].when.at_once == 0) return;
  const std::size_t effect = game.match.effects.size() - 1;
  for (Bound& bound : game.match.bound)
    if (is_waiting_with(standby, bound)) {
      bound.effect = static_cast<std::uint8_t>(effect);
      bound.variable = 1;
      bound.spare = 0;
    }
}

bool resolve(Game& game, const Standby& standby) {
  Effect effect;
  effect.source = standby.source;
  effect.subject = standby.subject;
  effect.other = standby.other;
  effect.ability = standby.ability;
  effect.seat = standby.seat;
  effect.amount = standby.amount;
  const Ability& ability = game.book.script.abilities[standby.ability];
  const bool free = ability.cost_size > 0 && loses_costs(game, standby.source.card); // [vge 7.21.1]
  const bool declared = lexicon(game).declared != nullptr;
  const bool at_once = ability.kind == Kind::Replacement; // it waits on no stack [bsk 419.1]
  const bool later = declared && !at_once; // what it costs is paid once it was executed [bsk 216.12]
  effect.at = static_cast<script::Index>(ability.first + (free || later ? ability.cost_size : 0));
  if (later && !free && chooses_x(game.book, ability)) effect.at = ability.first;
  if (!game.match.effects.push(effect)) return stop(game.match, Flaw::StackTooDeep), false;
  name_them(game, standby);
  const Part part = declared && at_once ? Part::Text : Part::Declaration;
  call(game, lexicon(game).effect_procedure, standby.seat, {static_cast<std::uint16_t>(part)});
  return !over(game.match);
}

void tell_played(Game& game, CardId card, std::uint16_t ability, Seat seat) {
  Event event;
  event.kind = EventKind::Played;
  event.seat = seat;
  event.known_to = everybody;
  event.cause = lexicon(game).effect_cause;
  event.card = card;
  event.def = game.match[card].def;
  event.amount = ability;
  event.rule = lexicon(game).play_rule;
  game.tell(event);
}

// Whoever uses an ability of a hidden card shows it, to prove that it is there. [vge 11.8.2.2.1]
void play(Game& game, const Standby& standby) {
  tell_played(game, standby.source.card, standby.ability, standby.seat);
  if (!resolve(game, standby) || !is_there(standby.source) || lexicon(game).declared != nullptr) return;
  const Card& source = game.match[standby.source.card];
  if (game.book.family->may_look(game.match, source) != everybody)
    reveal_meanwhile(game, game.match.effects.size() - 1, standby.source.card, lexicon(game).effect_cause,
                     lexicon(game).prove_rule);
}

} // namespace

// An ability with a restriction icon may be let go unplayed, so as not to use it up; so may one that says it in words
// and has a requirement. Where all of it is a "may", declining does the same. [vge 12.3.5, 11.2.1.2.1.1]
static bool may_be_let_go(const Table& table, const Standby& standby, bool clause) {
  if (customs(table).limits_hold_though_unmet) return false; // [vgi 8.6.3.1]
  const Ability& ability = table.book.script.abilities[standby.ability];
  const auto& nodes = table.book.script.nodes;
  bool requires_something = false;
  for (std::size_t i = 0; i < ability.size; ++i)
    requires_something = requires_something || nodes[ability.first + i].op == script::Op::If;
  const script::Node& first = nodes[ability.first];
  const bool all_optional = first.op == script::Op::May && first.size + 1U == ability.size;
  return ability.limit != script::Limit::None && standby.secret == 0 && ability.clause == clause &&
         (!clause || requires_something) && !all_optional;
}

void offer_standby(const Table& table, Seat seat, Decision& decision) {
  const Lexicon& words = lexicon(table);
  bool open = false;
  decision.begin(words.play, words.standby_rule);
  for (std::size_t i = 0; i < table.match.standby.size(); ++i) {
    const Standby& standby = table.match.standby[i];
    if (standby.seat != seat || standby.ability == 0) continue;
    open = open || standby.secret == 0;
    decision.add({words.play, {}, {}, standby.source.card, static_cast<std::uint16_t>(i + 1)});
  }
  decision.drop_empty_choice();
  for (const bool clause : {false, true}) {
    const Rule because = clause ? words.requirement_rule : words.let_go_rule;
    if (because == Rule{}) continue; // nothing is let go in this game
    decision.begin(words.let_go, because);
    for (std::size_t i = 0; i < table.match.standby.size(); ++i)
      if (table.match.standby[i].seat == seat && may_be_let_go(table, table.match.standby[i], clause))
        decision.add(
            {words.let_go, {}, {}, table.match.standby[i].source.card, static_cast<std::uint16_t>(i + 1)});
    decision.drop_empty_choice();
  }
  if (open || !may_be_asked(table.match, seat)) return;
  decision.begin(words.done, words.standby_rule); // nothing, or nothing more, in hidden zones
  decision.add({words.done, {}, {}, {}, 0});
}

static void take_off(Game& game, std::size_t which) {
  std::size_t at = 0;
  game.match.standby.remove_if([&](const Standby&) { return at++ == which; });
}

void let_go_of_standby(Game& game, std::size_t which) {
  take_off(game, which);
  forget_unneeded(game.match);
}

void forget_unneeded(Match& match) {
  match.bound.remove_if([&](const Bound& bound) {
    return bound.effect == of_no_effect && !is_kept_by_the_rules(bound) &&
           std::none_of(match.standby.begin(), match.standby.end(),
                        [&](const Standby& standby) { return is_waiting_with(standby, bound); });
  });
}

void keep_silent(Game& game, Seat seat) {
  game.match.standby.remove_if(
      [&](const Standby& standby) { return standby.seat == seat && standby.secret != 0; });
}

static void watch_playing(const Table& table, const Context& context, const Standby& standby, Watch& watch,
                          bool does_something) {
  if (watch.card != standby.source.card || watch.ability != standby.ability) return;
  watch.fate = does_something ? Fate::Triggered : Fate::Idle;
  watch.reasons = {};
  if (!does_something) why_not_begin(table, context, standby.ability, watch.reasons);
}

// Why what has triggered is not played after all, for whoever listens.
static void tell_idle(Game& game, const Context& context, const Standby& standby) {
  Reasons reasons;
  why_not_begin(game, context, standby.ability, reasons);
  for (const Reason& reason : reasons)
    game.did(reason.rule, standby.seat, standby.source.card);
  if (const Rule rule = lexicon(game).cancel_rule; !(rule == Rule{}))
    game.did(rule, standby.seat, standby.source.card);
}

// What would do nothing at all is not played: nobody could tell that it was.
void play_standby(Game& game, std::size_t which) {
  const Standby standby = game.match.standby[which];
  take_off(game, which);
  const Ability& ability = game.book.script.abilities[standby.ability];
  Context context = context_of(game, standby.source.card, standby.seat);
  context.subject = &standby.subject;
  context.other = &standby.other;
  context.amount = standby.amount;
  if (standby.source.left != Left::No) context.at = standby.source.place;
  const bool does_something = standby.secret != 0 || can_begin(game, context, ability);
  if (game.watch != nullptr) watch_playing(game, context, standby, *game.watch, does_something);
  if (!does_something && game.events != nullptr) tell_idle(game, context, standby);
  if (!does_something && customs(game).limits_hold_though_unmet && ability.limit != script::Limit::None) {
    game.did({"vgi 8.1.1.2.3.1"}, standby.seat, standby.source.card);
    use_up(game, standby.source, standby.ability, standby.seat);
  }
  if (does_something) play(game, standby);
  if (ability.when.at_once != 0) forget_unneeded(game.match);
}

// The second lies below the first, and comes up to be paid once the first is.
void activate_together(Game& game, CardId card, std::uint16_t ability, std::uint16_t more, Seat seat) {
  for (const std::uint16_t each : {more, ability}) {
    activate(game, card, each, seat);
    if (over(game.match)) return;
    game.match.effects.back().flags |= effect_paired;
    if (each == more) game.match.stack.back().step = 1; // it goes on when the one above it has ended
  }
}

void apply_replacement(Game& game, CardId source, std::uint16_t ability, CardId card) {
  Standby standby;
  standby.source = refer(game.match, source);
  standby.subject = refer(game.match, card);
  standby.ability = ability;
  standby.seat = master_of(game, source);
  play(game, standby);
}

void activate(Game& game, CardId card, std::uint16_t ability, Seat seat) {
  Standby standby;
  standby.source = refer(game.match, card);
  standby.ability = ability;
  standby.seat = seat;
  const std::size_t effect = game.match.effects.size();
  play(game, standby);
  if (over(game.match) || game.match.effects.size() == effect) return;
  if (game.book.script.abilities[ability].kind == Kind::Activated) offer_other_ways(game, effect);
}

} // namespace twoseat
