// The damage step and the close step: who is hit, what that does, and the end of a battle. [vge 10.7, 10.8]
#include "engine/abilities/run.h"
#include "engine/vanguard/procedures.h"

namespace twoseat::vanguard {
namespace {

// --- Damage step [vge 10.7] ---------------------------------------------------------------------------------------

Frame& battle_frame(Match& match) {
  return match.stack[match.stack.size() - 2];
} // it calls these steps itself

void tell_hit(Game& game, CardId attacker, CardId target, bool hit) {
  Event event;
  event.seat = game.match.turn_player;
  event.known_to = everybody;
  event.cause = num(hit ? Cause::Hit : Cause::NoHit);
  event.card = attacker;
  event.def = game.match[attacker].def;
  event.other = target;
  event.other_def = game.match[target].def;
  event.rule = {hit ? "10.7.1.6" : "10.7.1.7"};
  game.tell(event);
}

void compare_powers(Game& game, Frame&) {
  Frame& battle = battle_frame(game.match);
  const CardId attacker = battle.card(battle_local::attacker);
  const CardId target = battle.card(battle_local::target);
  const bool both_there =
      related(game.match, attacker, Link::Attacking) && related(game.match, target, Link::Attacked);
  const bool hit = both_there && !cannot(game, target, Restriction::BeHit) && // [vge 1.3.3]
                   number(game, target, Attribute::Power) <= number(game, attacker, Attribute::Power);
  battle.locals[battle_local::hit] = hit ? 1 : 0;
}

void deal_damage(Game& game, Frame&) {
  const Frame& battle = battle_frame(game.match);
  const CardId attacker = battle.card(battle_local::attacker);
  const CardId target = battle.card(battle_local::target);
  if (battle.locals[battle_local::hit] == 0 || where(game.match, target) != Zone::Vanguard ||
      !related(game.match, attacker, Link::Attacking)) // [vge 10.7.1.4.2]
    return;
  const std::int32_t critical = number(game, attacker, Attribute::Critical);
  if (critical > 0) // [vge 10.7.1.4.1]
    count(game, master(game.match, target), num(Counter::VanguardDamage), critical, {"10.7.1.4"});
}

void hit_or_not(Game& game, Frame&) {
  const Frame& battle = battle_frame(game.match);
  tell_hit(game, battle.card(battle_local::attacker), battle.card(battle_local::target),
           battle.locals[battle_local::hit] != 0);
}

// G guardians before the other guardians, and those before the hit rear-guard.
CardId next_guardian(const Game& game, Seat seat, bool g) {
  for (const CardId card : cards_in(game.match, place(seat, Zone::Guardian)))
    if (is_g(game.face(card)) == g) return card;
  return {};
}

void retire_losers(Game& game, Frame& frame) {
  for (const bool g : {true, false})
    for (const Seat seat : {frame.seat, other(frame.seat)})
      while (const CardId guardian = next_guardian(game, seat, g))
        retire(game, guardian, {"10.7.1.10"});
  const Frame& battle = battle_frame(game.match);
  const CardId target = battle.card(battle_local::target);
  if (battle.locals[battle_local::hit] != 0 &&
      is_type(game.match[game.match[target].place], CircleType::RearGuard))
    retire(game, target, {"10.7.1.10"});
}

constexpr Step damage_step_table[] = {
    begins<Timing::DamageStep>("beginning of the damage step", {"10.7.1.1"}),
    runs("compare powers", {"10.7.1.2"}, compare_powers),
    checks("check timing", {"10.7.1.3"}),
    runs("deal damage", {"10.7.1.4"}, deal_damage),
    checks("damage checks", {"10.7.1.5"}),
    runs("hit or not", {"10.7.1.6"}, hit_or_not),
    checks("check timing", {"10.7.1.9"}),
    runs("retire", {"10.7.1.10"}, retire_losers),
    checks("check timing", {"10.7.1.11"}),
};

// --- Close step [vge 10.8] ----------------------------------------------------------------------------------------

void end_battle_states(Game& game, Frame&) {
  expire(game, Duration::Battle);
  game.match.relations.remove_if([](const Relation& relation) {
    const auto link = static_cast<Link>(relation.kind);
    return link == Link::Attacking || link == Link::Attacked || link == Link::Boosting;
  });
}

enum class CloseStep : std::uint8_t { End, CheckTiming, StatesEnd, Again };

// What came up meanwhile is worked off in a further round. [vge 10.8.1.3]
void close_again(Game& game, Frame& frame) {
  if (has_standby(game.match, Seat::A) || has_standby(game.match, Seat::B)) go(frame, CloseStep::CheckTiming);
}

constexpr Step close_step_table[] = {
    runs("end of the battle", {"10.8.1.1"}, announces<Timing::CloseStep>),
    checks("check timing", {"10.8.1.2"}),
    runs("battle states end", {"10.8.1.2"}, end_battle_states),
    runs("back to the start step", {"10.8.1.3"}, close_again),
};

} // namespace

const std::span<const Step> damage_step_steps = damage_step_table;
const std::span<const Step> close_step_steps = close_step_table;

} // namespace twoseat::vanguard
