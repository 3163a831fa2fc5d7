// Words of battles and of the end: modes, KO, the guard card, what is answered, damage. [dbs 4-8, 7, 10-1, 10-4, 10-10]
#include "engine/abilities/run.h"
#include "engine/dragonball/actions.h"
#include "engine/dragonball/lexicon.h"
#include "engine/dragonball/procedures.h"
#include "engine/dragonball/skills.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat::dragonball {
static bool has_a_mode(const Match& match, CardId card) {
  return can_fight(match, card) || where(match, card) == Zone::Energy;
}
bool can_ready(const Table& table, CardId card) {
  return has_a_mode(table.match, card) && !is_active(table.match, card) &&
         !cannot(table, card, Restriction::Ready);
}
bool can_rest(const Table& table, CardId card) {
  return has_a_mode(table.match, card) && is_active(table.match, card);
}

bool do_ready(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards)
    if (can_ready(game, card)) {
      orient(game, card, Orientation::Stand, num(Cause::Effect), {"4-8-1-1"});
      did = true;
    }
  return did;
}
bool do_rest(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    did = did || can_rest(game, card);
    rest(game, card, Cause::Effect, {"4-8-1-2"});
  }
  return did;
}

// Only of Battle Cards in the Battle Area. [dbs 10-1-1, doubt dbs 32]
bool do_ko(Game& game, Doing& doing) {
  Goings ko;
  for (const CardId card : doing.cards)
    if (where(game.match, card) == Zone::Battle)
      ko.push(going(game, card, Zone::Drop, Cause::Ko, {"10-1-1"}));
  move_at_once(game, ko);
  return std::any_of(ko.begin(), ko.end(),
                     [&](const Going& one) { return where(game.match, one.card) != Zone::Battle; });
}

bool do_guard(Game& game, Doing& doing) { // [dbs 10-4-1]
  for (Relation& relation : game.match.relations)
    if (relation.kind == num(Link::Attacking) && !doing.cards.empty()) {
      relation.other = doing.cards[0];
      tell_guarding(game, Cause::Effect, {"10-4-1-1"});
      return true;
    }
  return false;
}

// --- What is answered -----------------------------------------------------------------------------------------------

namespace {

void tell_negated(Game& game, Seat seat, Rule rule) {
  Event event;
  event.seat = seat;
  event.cause = num(Cause::Countered);
  event.rule = rule;
  game.tell(event);
}

Frame* attack_under_way(Match& match) {
  for (std::size_t at = match.stack.size(); at-- > 0;)
    if (match.stack[at].procedure == num(Proc::Attack)) return &match.stack[at];
  return nullptr;
}

// Nobody attacks any more: no Blocker could take it, and Revenge finds no attack card. [dbs 7-1, doubt dbs 33]
void negate_attack(Game& game, Frame& attack) {
  attack.flags |= negated;
  game.match.relations.clear();
  game.match.modifications.remove_if([&](const Modification& m) { return is_revenge(game.book, m); });
  for (Standby& standby : game.match.standby)
    if (is_revenge(game.book, standby.ability)) standby.other.left = Left::Gone;
}

// [Deflect]: from its announcement until it has come into play, also where a skill of its own plays it. [dbs 10-22]
bool deflects(Game& game, unsigned occasion, CardId card) {
  if (!card || occasion != Occasion::PlayDeclared || !has_now(game, card, Mark::Deflect)) return false;
  game.did({"10-22-1"}, game.match[card].owner, card);
  return true;
}

// The frame that this [Counter] answers: what lies under the counter timing in which it became pending. 0: none.
std::size_t answered(const Match& match, unsigned occasion) {
  for (std::size_t at = match.stack.size(); at-- > 1;) {
    const Frame& timing = match.stack[at];
    if (timing.procedure != num(Proc::Counters) || (timing.locals[counters_local::now] & occasion) == 0)
      continue;
    const bool used = match.stack[at - 1].procedure == num(Proc::Used); // its card is put away later
    return used && at > 1 ? at - 2 : at - 1;
  }
  return 0;
}

// Of an effect's frame: effects lie in the order of their frames.
std::size_t effect_at(const Match& match, std::size_t frame) {
  std::size_t below = 0;
  for (std::size_t at = 0; at < frame; ++at)
    below += match.stack[at].procedure == num(Proc::Effect) ? 1 : 0;
  return below;
}

} // namespace

bool do_negate(Game& game, Doing& doing) {
  Match& match = game.match;
  const Effect& running = match.effects[static_cast<std::size_t>(doing.context.effect)];
  const unsigned occasion = answers(game.book.script.abilities[running.ability]);
  const std::size_t at = occasion == 0 ? 0 : answered(match, occasion);
  if (at == 0) return false;
  Frame& what = match.stack[at];
  Rule rule{"4-7-3-6"};
  switch (static_cast<Proc>(what.procedure)) {
  case Proc::Play:
    if (deflects(game, occasion, what.card(play_local::card))) return false;
    what.flags |= negated;
    break;
  case Proc::Attack:
    negate_attack(game, what);
    rule = {"7-1-4"};
    break;
  case Proc::Effect: {
    const std::size_t which = effect_at(match, at);
    if (which >= match.effects.size()) return false;
    const Effect& effect = match.effects[which];
    const CardId source = effect.source.left == Left::No ? effect.source.card : CardId{};
    if (source && where(match, source) == Zone::Hand && deflects(game, occasion, source)) return false;
    break_off(game, which);
    rule = {answers(game.book.script.abilities[effect.ability]) != 0 ? "10-10-5" : "8-5-2-5"};
    break;
  }
  default: return false; // it is over
  }
  tell_negated(game, doing.context.seat, rule);
  return true;
}
bool do_negate_attack(Game& game, Doing& doing) {
  Frame* attack = attack_under_way(game.match);
  if (attack == nullptr || (attack->flags & negated) != 0) return false;
  negate_attack(game, *attack);
  tell_negated(game, doing.context.seat, {"7-1-4"});
  return true;
}
// The original target is the guard card again. [dbs 10-4-2]
bool do_negate_blocker(Game& game, Doing&) {
  const Frame* attack = attack_under_way(game.match);
  if (attack == nullptr) return false;
  const CardId target = attack->card(attack_local::target);
  for (Relation& relation : game.match.relations)
    if (relation.kind == num(Link::Attacking) && relation.other != target && can_fight(game.match, target)) {
      relation.other = target;
      game.did({"10-4-2"}, master(game.match, target), target);
      return true;
    }
  return false;
}

// --- Players --------------------------------------------------------------------------------------------------------

bool do_damage(Game& game, Doing& doing) { // its source is the card with the skill [dbs 4-11-1-2]
  const std::int32_t amount = std::min<std::int32_t>(doing.amount, count(game.match, doing.seat, Zone::Life));
  if (amount <= 0) return false;
  call(game, Proc::Damage, doing.seat, {static_cast<std::uint16_t>(amount)});
  if (!over(game.match)) game.match.stack.back().flags = 1; // no damage of an attack
  return true;
}
bool do_win(Game& game, Doing& doing) {
  end(game, doing.seat == Seat::A ? Outcome::WonByA : Outcome::WonByB, num(Ending::Skill), {"1-2-6"});
  return true;
}

bool do_lose(Game& game, Doing& doing) {
  end(game, doing.seat == Seat::A ? Outcome::WonByB : Outcome::WonByA, num(Ending::Skill), {"1-2-6"});
  return true;
}

} // namespace twoseat::dragonball
