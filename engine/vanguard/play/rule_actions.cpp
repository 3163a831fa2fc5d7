// The check timing, and the rule actions that it carries out. [vge 11.6.1, 13]
#include "engine/abilities/run.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/attach.h"
#include "engine/vanguard/mechanics/gauge.h"
#include "engine/vanguard/mechanics/gifts.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/play/strays.h"
#include "engine/vanguard/play/surplus.h"

namespace twoseat::vanguard {
namespace {

// --- Losing [vge 1.2, 13.2] ---------------------------------------------------------------------------------------

// Out of the soul. [vge 13.5.1]
bool any_to_ride(const Table& table, Seat seat) {
  for (const CardId card : cards_in(table.match, place(seat, Zone::Soul)))
    if (can_be_ridden(table, card)) return true;
  return false;
}

Ending lost(const Table& table, Seat seat) {
  const Match& match = table.match;
  if (count(match, seat, Zone::Damage) >= 6) // [vge 13.2.2]
    return Ending::SixDamage;
  if (count(match, seat, Zone::Deck) == 0) // [vge 13.2.3]
    return Ending::EmptyDeck;
  if (!vanguard_of(match, seat)) { // [vge 13.2.4], or with a soul that cannot be ridden [vge 13.5.1.1]
    for (const CardId card : cards_in(match, place(seat, Zone::Vanguard)))
      if (role_of(match[card]) == Role::Heart || role_of(match[card]) == Role::Mate)
        return Ending::None; // [vge 6.4.3.2, doubt vge-2 17]
    const bool saved = decided(match).any_soul_saves ? count(match, seat, Zone::Soul) > 0 // [vgi 9.5.1.1]
                                                     : any_to_ride(table, seat);
    return saved ? Ending::None : Ending::NoVanguard;
  }
  return Ending::None;
}

Rule rule_of(const Match& match, Seat loser, Ending reason) {
  switch (reason) {
  case Ending::SixDamage: return {"13.2.2"};
  case Ending::EmptyDeck: return {"13.2.3"};
  case Ending::NoVanguard: return {count(match, loser, Zone::Soul) == 0 ? "13.2.4" : "13.5.1.1"};
  default: return {"1.2.3"};
  }
}

void cite_loss(Game& game, Seat loser, Ending why) {
  if (why == Ending::SixDamage)
    for (const Rule rule : {Rule{"1.2.2.1"}, Rule{"4.11.4"}})
      game.did(rule, loser);
  if (why == Ending::EmptyDeck) game.did({"1.2.2.2"}, loser);
  if (why == Ending::NoVanguard) game.did({"1.2.2.3"}, loser);
}

bool someone_loses(Game& game) {
  const Ending a = lost(game, Seat::A);
  const Ending b = lost(game, Seat::B);
  if (a == Ending::None && b == Ending::None) return false;
  game.did({"1.2.2"});
  for (const auto& [seat, why] : {std::pair{Seat::A, a}, std::pair{Seat::B, b}})
    cite_loss(game, seat, why);
  if (a != Ending::None && b != Ending::None)
    end(game, Outcome::Draw, num(Ending::Both), {"1.2.3"});
  else if (a != Ending::None)
    end(game, Outcome::WonByB, num(a), rule_of(game.match, Seat::A, a));
  else
    end(game, Outcome::WonByA, num(b), rule_of(game.match, Seat::B, b));
  return true;
}

// --- All other rule actions of the first class ---------------------------------------------------------------------

bool waits(const Match& match) {
  return has_standby(match, Seat::A) || has_standby(match, Seat::B);
}

// Hearts without a G unit are vanguards again. [vge 13.5.1.2]
bool hearts_awake(Game& game, Seat seat) {
  for (const CardId card : cards_in(game.match, place(seat, Zone::Vanguard)))
    if (role_of(game.match[card]) == Role::Heart) {
      const CardId host = game.match[card].host;
      game.did({"13.5.1.2"}, seat, card);
      heart_returns(game, host, Card{}, place(seat, Zone::Vanguard));
      return true;
    }
  return false;
}

// Whatever of the first class is due, all at once. [vge 13.1.3]
bool first_class(Game& game, Seat turn_player) {
  bool done = false;
  for (const Seat seat : {turn_player, other(turn_player)})
    if (must_choose_who_stays(game, seat)) return true;
  for (const Seat seat : {turn_player, other(turn_player)})
    done |= clear_strays(game, seat);
  for (const Seat seat : {turn_player, other(turn_player)}) // the turn player chooses first [vge 1.3.4]
    if (!vanguard_of(game.match, seat)) {
      if (hearts_awake(game, seat)) return true;
      if (!any_to_ride(game, seat)) continue;
      call(game, Proc::RideFromSoul, seat);
      return true;
    }
  for (const Seat seat : {turn_player, other(turn_player)})
    if (loose_unit(game.match, seat)) { // [vge 13.12.1]
      call(game, Proc::Detach, seat);
      return true;
    }
  for (const Seat seat : {turn_player, other(turn_player)})
    if (const CardId gauge = gauge_of_several(game.match, seat)) {
      call(game, Proc::Keep, seat, {gauge.value});
      return true;
    }
  return done;
}

// --- Damage, one card at a time [vge 13.6, 13.7] ------------------------------------------------------------------

CardId checked_for_damage(const Match& match, Seat seat) {
  for (const CardId card : cards_in(match, place(seat, Zone::Trigger)))
    if (related(match, card, Link::DamageCheck)) return card;
  return {};
}

std::int32_t vanguard_damage(const Match& match, Seat seat) {
  return match[seat].counters[num(Counter::VanguardDamage)];
}

void check_card(Game& game, Seat seat) {
  const CardId card = top(game.match, seat, Zone::Deck);
  put(game, card, seat, Zone::Trigger, Cause::DamageCheck, {"13.6.3"});
  if (where(game.match, card) == Zone::Trigger)
    relate(game, card, vanguard_of(game.match, seat), num(Link::DamageCheck), {"13.6.4"});
  call(game, Proc::TriggerAbility, seat, {card.value, 0, 0});
}

void check_damage(Game& game, Seat seat) {
  count(game, seat, num(Counter::VanguardDamage), -1, {"13.6.2"});
  check_card(game, seat);
}

// What is checked comes first: any card, or only what is damage already. [vge 13.6.1 | vgi 9.6.1]
bool is_checking(const Match& match) {
  const bool any = !decided(match).damage_comes_amid_checks;
  return std::any_of(std::begin(both_seats), std::end(both_seats), [&](Seat seat) {
    return any ? count(match, seat, Zone::Trigger) > 0 : bool{checked_for_damage(match, seat)};
  });
}

bool apply_damage(Game& game, Seat turn_player) {
  if (is_checking(game.match)) return false;
  for (const Seat seat : {turn_player, other(turn_player)}) {
    if (vanguard_damage(game.match, seat) < 1) continue;
    for (const Rule rule : {Rule{"3.1.2"}, Rule{"7.23.1"}, Rule{"13.6.1"}})
      game.did(rule, seat);
    if (vanguard_damage(game.match, other(seat)) > 0) game.did({"13.6.1.1"}, seat);
    check_damage(game, seat);
    return true;
  }
  return false;
}

// Whatever was done with the card instead, it is a checked one no longer. [vge 11.12.1, 13.10.1]
void end_check(Match& match, CardId card) {
  match.relations.remove_if([&](const Relation& relation) {
    return relation.holder == card && relation.kind == num(Link::DamageCheck);
  });
}

void take_damage(Game& game, Seat seat, CardId card) {
  for (const Rule rule : {Rule{"4.13.1.2"}, Rule{"13.7.1"}})
    game.did(rule, seat, card);
  put(game, card, seat, Zone::Damage, Cause::Damage, {"13.7.2"});
  end_check(game.match, card);
}

// Abilities of either player come first. [vge 13.7.1]
bool resolve_damage(Game& game, Seat turn_player) {
  if (waits(game.match)) return false;
  for (const Seat seat : {turn_player, other(turn_player)})
    if (const CardId card = checked_for_damage(game.match, seat)) {
      take_damage(game, seat, card);
      return true;
    }
  return false;
}

// What was begun comes to its end before anything else, check by check. [vgi 9.6.6, 9.6.7]
bool goes_on_with_damage(Game& game) {
  if (!decided(game.match).damage_in_one_go) return false;
  for (const Seat seat : both_seats)
    if (const CardId card = checked_for_damage(game.match, seat)) {
      take_damage(game, seat, card);
      if (vanguard_damage(game.match, seat) > 0 && top(game.match, seat, Zone::Deck))
        check_damage(game, seat);
      return true;
    }
  return false;
}

enum class StandbyStep : std::uint8_t { Open, Secret, Over };
enum class CheckStep : std::uint8_t { RuleActions, LookAgain, Abilities, Again };

// One round of them. False if there was nothing to do.
bool act_by_rule(Game& game) {
  const Seat turn_player = game.match.turn_player;
  if (goes_on_with_damage(game)) return true;
  if (someone_loses(game) || first_class(game, turn_player)) return true;
  if (!waits(game.match) && illegal_gauges_to_drop(game)) return true; // [doubt vge-2 21]
  return apply_damage(game, turn_player) || resolve_damage(game, turn_player);
}

// A grade that has to last since the turn began does not come back. [vgi 10.28.2]
void note_grade(Game& game) {
  if (!decided(game.match).stride_grade_lasts) return;
  const CardId vanguard = vanguard_of(game.match, game.match.turn_player);
  const std::int32_t grade = vanguard ? std::max(number(game, vanguard, Attribute::Grade), 0) : 0;
  std::int32_t& lasting = game.match[game.match.turn_player].counters[num(Counter::GradeAtTurn)];
  lasting = std::min(lasting, grade);
}

// Whatever was done, everything is looked at again from the start.
void rule_actions(Game& game, Frame& frame) {
  note_grade(game);
  look_whenever_they_may(game); // what waits for that is played in this check timing
  if (!act_by_rule(game)) return go(frame, CheckStep::Abilities);
  if (!over(game.match)) game.did({"13.1.1"});
}

void look_again(Game&, Frame& frame) {
  go(frame, CheckStep::RuleActions);
}

// One ability of the turn player, or else of the other; then everything from the start. [vge 11.6.1.4, 11.6.1.5]
void standing_by(Game& game, Frame&) {
  notice_situations(game);
  const Seat turn_player = game.match.turn_player;
  const Seat seat = has_standby(game.match, turn_player) ? turn_player : other(turn_player);
  for (const Seat owed : {turn_player, other(turn_player)}) // before any ability [vge 11.6.1.2, 11.6.1.3]
    if (is_owed_gift(game.match, owed)) {
      game.did({owed == turn_player ? "11.6.1.2" : "11.6.1.3"}, owed);
      return resolve_owed_gift(game, owed);
    }
  if (!has_standby(game.match, seat)) {
    if (!attacks_wait(game.match)) {
      game.did({"11.6.1.6"});
      return finish(game);
    }
    return call(game, Proc::DirectedAttacks, turn_player);
  }
  game.did({seat == turn_player ? "11.6.1.4" : "11.6.1.5"}, seat);
  call(game, Proc::Standby, seat);
  if (may_be_asked(game.match, seat)) go(game.match.stack.back(), StandbyStep::Secret);
}

void ask_standby(const Table& table, const Frame& frame, Decision& decision) {
  offer_standby(table, frame.seat, decision);
}

void play_chosen(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  go(frame, StandbyStep::Over);
  const std::size_t which = decision.picked(answer).number - 1U;
  switch (static_cast<Verb>(decision.choice(answer).verb)) {
  case Verb::Done: return keep_silent(game, frame.seat);
  case Verb::LetGo: return let_go_of_standby(game, which);
  default:
    for (const Rule rule : {Rule{"11.8.1"}, Rule{"11.9.1"}, Rule{"11.9.4"}})
      game.did(rule, frame.seat);
    return play_standby(game, which);
  }
}

// What may wait in a hidden zone is asked after even if nothing does: otherwise the question would tell.
constexpr Step standby_table[] = {
    {"standing-by ability",
     {"11.6.1.4"},
     nullptr,
     ask_standby,
     play_chosen,
     num(Question::Standby),
     bit(Proc::Effect),
     true},
    asks("abilities in hidden zones", {"11.1.1.2.1.1"}, ask_standby, play_chosen, Question::Standby,
         bit(Proc::Effect)),
    marker("played", {"11.6.1.4"}),
};

constexpr Step check_timing_table[] = {
    runs("rule actions", {"11.6.1.1"}, rule_actions,
         bit(Proc::TriggerAbility) | bit(Proc::RideFromSoul) | bit(Proc::Detach) | bit(Proc::Keep) |
             bit(Proc::KeepOne)),
    runs("look again", {"11.6.1.1"}, look_again),
    runs("standing-by abilities", {"11.6.1.4"}, standing_by,
         bit(Proc::Standby) | bit(Proc::DirectedAttacks) | bit(Proc::Gift)),
    runs("look again", {"11.6.1.4"}, look_again),
};

} // namespace

bool perform_damage_check(Game& game, Seat seat) {
  if (!vanguard_of(game.match, seat) || count(game.match, seat, Zone::Deck) == 0) return false;
  game.did({"7.23.1"}, seat);
  check_card(game, seat);
  return true;
}

bool rule_action_is_due(const Table& table) {
  Match copy = table.match;
  Game only_looking{table.book, copy};
  return act_by_rule(only_looking);
}

const std::span<const Step> check_timing_steps = check_timing_table;
const std::span<const Step> standby_steps = standby_table;

} // namespace twoseat::vanguard
