// An attack: attacker and target, perhaps a defender instead, wounds by the printed numbers. [bsh BSH-34 to BSH-39]
#include "engine/abilities/run.h"
#include "engine/heroes/guards.h"
#include "engine/heroes/procedures.h"
#include "engine/kernel/information.h"

namespace twoseat::heroes {
namespace {

// Triggers on attacking see who is attacked; the attacker is closed from now on. [bsh BSH-37]
void declare(Game& game, Frame& frame) {
  const CardId attacker = frame.card(attack_local::attacker);
  close(game, attacker, Cause::Attack, {"BSH-37"});
  relate(game, attacker, frame.card(attack_local::target), num(Link::Attacking), {"BSH-34"});
}

bool goes_on(const Match& match) {
  const CardId attacker = attacker_of(match);
  return attacker && is_fighter(match, target_of(match, attacker));
}

void name_defender(Game& game, Frame& frame) {
  if (goes_on(game.match)) call(game, Proc::Defend, other(frame.seat));
}

void ask_defender(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Defend), {"BSH-35"});
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Creatures)))
    if (allowed(may_defend, table, frame.seat, card)) decision.add({num(Verb::Defend), {}, card, {}, 0});
  decision.drop_empty_choice();
  decision.begin(num(Verb::NoDefence), {"BSH-35"});
  decision.add({num(Verb::NoDefence), {}, {}, {}, 0});
}

// The defender closes and becomes the target. [bsh BSH-35, BSH-37]
void take_defender(Game& game, Frame&, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb != num(Verb::Defend)) return;
  const CardId defender = decision.picked(answer).card, attacker = attacker_of(game.match);
  close(game, defender, Cause::Defend, {"BSH-37"});
  game.match.relations.clear();
  relate(game, attacker, defender, num(Link::Attacking), {"BSH-35"});
}

// Both at once; a hero who is attacked does not fight back. [bsh BSH-36, choice C 10]
void deal_wounds(Game& game, Frame&) {
  if (!goes_on(game.match)) return;
  Together at_once(game);
  const CardId attacker = attacker_of(game.match), target = target_of(game.match, attacker);
  const std::int32_t strike = number(game, attacker, Attribute::Strike);
  const std::int32_t back =
      where(game.match, target) == Zone::Creatures ? number(game, target, Attribute::Strike) : 0;
  wound(game, target, strike, attacker, Cause::Damage, {"BSH-36"});
  wound(game, attacker, back, target, Cause::Damage, {"BSH-36"});
}

void end_attack(Game& game, Frame&) {
  expire(game, Duration::Battle);
  game.match.relations.clear();
}

constexpr Step attack_table[] = {
    runs("attack", {"BSH-34"}, declare),
    checks("checks", {"BSH-44"}),
    runs("defender", {"BSH-35"}, name_defender, bit(Proc::Defend)),
    checks("checks", {"BSH-44"}),
    runs("wounds", {"BSH-36"}, deal_wounds),
    runs("end of the attack", {"BSH-36"}, end_attack),
};

constexpr Step defend_table[] = {
    asks_if_open("name a defender", {"BSH-35"}, ask_defender, take_defender, Question::Defend)};

} // namespace

const std::span<const Step> attack_steps = attack_table;
const std::span<const Step> defend_steps = defend_table;

void offer_attacks(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Attack), {"BSH-34"});
  for (const Zone zone : {Zone::Hero, Zone::Creatures})
    for (const CardId attacker : cards_in(table.match, place(seat, zone))) {
      if (!allowed(may_attack_with, table, seat, attacker)) continue;
      for (const Zone there : {Zone::Hero, Zone::Creatures})
        for (const CardId target : cards_in(table.match, place(other(seat), there)))
          if (allowed(may_be_attacked, table, seat, target))
            decision.add({num(Verb::Attack), {}, attacker, target, 0});
    }
  decision.drop_empty_choice();
}

} // namespace twoseat::heroes
