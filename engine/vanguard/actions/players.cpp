// Actions that are about a player: damage, energy, the World, Final Rush. [vge 3.1, 7.35, 7.42, 7.43, 7.48, 7.49]
#include "engine/kernel/advance.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/board.h"
#include "engine/vanguard/editions/decisions.h"
#include <algorithm>

namespace twoseat::vanguard {

bool do_damage(Game& game,
               Doing& doing) { // only the counter rises; checks follow by rule action [vge 7.35.1.2]
  if (doing.amount <= 0) return false;
  const Seat hurt =
      doing.node.side == script::Side::Opponent ? twoseat::other(doing.context.seat) : doing.context.seat;
  std::int32_t vanguards = 0; // each of them [vge 7.35.1.1, doubt vge-1 6]
  for (const CardId card : cards_in(game.match, place(hurt, Zone::Vanguard)))
    vanguards += is_unit(game, card) ? 1 : 0;
  if (vanguards == 0) return false;
  if (decided(game.match).legions_are_damaged_once) vanguards = 1;
  count(game, hurt, num(Counter::VanguardDamage), doing.amount * vanguards,
        {vanguards > 1 ? "7.35.1.1" : "7.35.1.2"});
  return true;
}

bool do_damage_to_one(Game& game, Doing& doing) { // which of them makes no difference [vge 7.35.1]
  if (doing.amount <= 0 || !vanguard_of(game.match, doing.seat)) return false;
  count(game, doing.seat, num(Counter::VanguardDamage), doing.amount, {"7.35.1"});
  return true;
}

namespace {

constexpr std::int32_t most_energy =
    999; // of this table; the rules know a limit only where one is set [vge 3.1.3.1]

} // namespace

bool do_energy_charge(Game& game, Doing& doing) { // [vge 7.48]
  const auto& counters = game.match[doing.seat].counters;
  const std::int32_t limit = counters[num(Counter::EnergyLimit)];
  const std::int32_t most = limit > 0 ? limit : most_energy; // [vge 7.48.2]
  const std::int32_t more = std::min(doing.amount, most - counters[num(Counter::Energy)]);
  if (more < doing.amount) game.did({"7.48.2"}, doing.seat);
  if (more <= 0) {
    if (doing.amount > 0) game.did({"7.48.2.1"}, doing.seat);
    return false;
  }
  count(game, doing.seat, num(Counter::Energy), more, {"7.48.1"});
  return true;
}
bool do_energy_blast(Game& game, Doing& doing) { // all or nothing [vge 7.49.2]
  if (game.match[doing.seat].counters[num(Counter::Energy)] < doing.amount) game.did({"7.49.2"}, doing.seat);
  if (game.match[doing.seat].counters[num(Counter::Energy)] < doing.amount || doing.amount <= 0) return false;
  count(game, doing.seat, num(Counter::Energy), -doing.amount, {"7.49.1"});
  return true;
}
namespace {

void set_counter(Game& game, Seat seat, Counter counter, std::int32_t value, Rule rule) {
  count(game, seat, num(counter), value - game.match[seat].counters[num(counter)], rule);
}
} // namespace

bool do_energy_limit(Game& game, Doing& doing) { // [vge 3.1.3.1]
  set_counter(game, doing.seat, Counter::EnergyLimit, std::clamp(doing.amount, 0, most_energy), {"3.1.3.1"});
  return true;
}
bool do_world(Game& game, Doing& doing) { // a new name replaces the old one [vge 7.43.2.2]
  if (game.match[doing.seat].counters[num(Counter::World)] == doing.node.to) return false;
  if (game.match[doing.seat].counters[num(Counter::World)] != 0) game.did({"7.43.2.2"}, doing.seat);
  set_counter(game, doing.seat, Counter::World, doing.node.to, {"7.43.2"});
  return true;
}
namespace {

bool go_final(Game& game, const Doing& doing, std::int32_t level) { // until end of turn [vge 7.42.1]
  if (game.match[doing.seat].counters[num(Counter::FinalRush)] >= level) return false;
  set_counter(game, doing.seat, Counter::FinalRush, level, {"7.42.1"});
  return true;
}
} // namespace

bool do_final_rush(Game& game, Doing& doing) {
  return go_final(game, doing, 1);
}
bool do_final_burst(Game& game, Doing& doing) {
  return go_final(game, doing, 2);
}

// At once, without a check timing. [vge 1.2.5]
bool do_win(Game& game, Doing& doing) {
  end(game, doing.seat == Seat::A ? Outcome::WonByA : Outcome::WonByB, num(Ending::Effect), {"1.2.5"});
  return true;
}
bool do_lose(Game& game, Doing& doing) {
  end(game, doing.seat == Seat::A ? Outcome::WonByB : Outcome::WonByA, num(Ending::Effect), {"1.2.5"});
  return true;
}

namespace {

constexpr std::int32_t most_ahead = 500; // of what a counter holds

}

// Straight after this one; of several the last that was given comes first, and then it is the turn of whose it would
// have been. [vge 18.2.1, 18.2.2]
bool do_extra_turn(Game& game, Doing& doing) {
  std::int32_t ahead = game.match[Seat::A].counters[num(Counter::TurnsAhead)];
  if (ahead >= most_ahead) return false;
  const auto next = [&](Seat seat) { ahead = 2 * ahead + static_cast<std::int32_t>(index(seat)); };
  if (ahead == 0) {
    ahead = 1;
    next(other(game.match.turn_player));
  }
  next(doing.seat);
  set_counter(game, Seat::A, Counter::TurnsAhead, ahead, {"18.2.1"});
  return true;
}

bool can_pay_energy(const Table& table, const Context& context, std::int32_t amount) {
  return table.match[context.seat].counters[num(Counter::Energy)] >= amount;
}

} // namespace twoseat::vanguard
