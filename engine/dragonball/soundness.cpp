// What procedures rely on without asking again, checked for matches from links.
#include "engine/dragonball/soundness.h"
#include "engine/dragonball/payment.h"
#include "engine/dragonball/procedures.h"
#include "engine/dragonball/skills.h"
#include <algorithm>

namespace twoseat::dragonball {
namespace {

// Nobody is asked how to pay what cannot be paid.
bool is_payable(const Table& table, Seat seat, CardId card, Price price, std::uint16_t x = 0) {
  return can_pay(table, seat, cost_of(table, card, price, x)) ||
         (price == Price::Card && can_invoke(table, seat, card));
}

bool sound_play(const Table& table, const Frame& frame) {
  constexpr std::uint8_t paid = 2;
  const CardId card = frame.card(play_local::card);
  return card && frame.flags <= negated &&
         (frame.step >= paid || is_payable(table, frame.seat, card, Price::Card));
}

bool sound_payment(const Table& table, const Frame& frame) {
  const CardId card = frame.card(pay_local::card);
  const std::uint16_t what = frame.locals[pay_local::what], x = frame.locals[pay_local::x];
  return card && what <= static_cast<unsigned>(Price::Added) && x <= 200 &&
         is_payable(table, frame.seat, card, static_cast<Price>(what), x);
}

bool sound_skill(const Table& table, const Frame& frame) {
  constexpr std::uint8_t paid = 1;
  const CardId card = frame.card(skill_local::card);
  const std::uint16_t ability = frame.locals[skill_local::ability];
  if (!card || ability == 0 || ability >= table.book.script.abilities.size() ||
      table.book.script.abilities[ability].kind != script::Kind::Activated)
    return false;
  return frame.step >= paid || where(table.match, card) != Zone::Hand ||
         !takes_energy(table, card, ability) || is_payable(table, frame.seat, card, Price::Card);
}

bool sound_frame(const Table& table, const Frame& frame) {
  const Match& match = table.match;
  const auto procedure = static_cast<Proc>(frame.procedure);
  if (procedure == Proc::SetUp)
    return match.turn == 0 && (frame.step < 4 || match.first_player != Seat::None);
  if (frame.seat == Seat::None) return false;
  if (procedure == Proc::Redraw) return match.turn == 0;
  constexpr std::uint64_t before_the_game = bit(Proc::Checkpoint) | bit(Proc::Pending) | bit(Proc::Effect) |
                                            bit(Proc::DrawUpTo) | bit(Proc::Replace);
  if (match.turn == 0 && (before_the_game >> frame.procedure & 1U) == 0) return false;
  switch (procedure) {
  case Proc::Turn: return frame.seat == match.turn_player || frame.step == 0;
  case Proc::Charge:
  case Proc::Main: return frame.seat == match.turn_player;
  case Proc::Play: return sound_play(table, frame);
  case Proc::Pay: return sound_payment(table, frame);
  case Proc::Skill: return sound_skill(table, frame);
  case Proc::Attack:
    return frame.card(attack_local::attacker) && frame.card(attack_local::target) && frame.flags <= negated;
  case Proc::BattleStep: return innermost(match, num(Proc::Attack)) != nullptr;
  case Proc::DrawUpTo: return frame.locals[draw_local::left] >= 1 && frame.locals[draw_local::left] <= 200;
  case Proc::Added:
  case Proc::Used: return frame.card(0) && frame.locals[1] < match.effects.size();
  case Proc::Damage: return frame.locals[damage_local::left] >= 1 && frame.locals[damage_local::left] <= 200;
  case Proc::Counters:
    return frame.locals[counters_local::now] < 16 && frame.locals[counters_local::still] < 16 &&
           frame.flags <= 1;
  default: return true;
  }
}

std::uint8_t possible_states(Zone zone) {
  constexpr std::uint8_t of_turn = negated_keywords;
  switch (zone) {
  case Zone::Energy: return num(State::Paying);
  case Zone::Unison: return num(State::MarkerUsed) | num(State::Powerless) | of_turn;
  case Zone::Leader: return of_turn;
  case Zone::Battle: return num(State::Evolved) | num(State::Powerless) | of_turn;
  default: return 0;
  }
}

// A card under another one has it as its host, in the same player's part of the table.
bool sound_host(const Match& match, const Card& card) {
  if (zone_of(card.place) != Zone::Under) return !card.host;
  if (!card.host || card.host.value > match.cards.size()) return false;
  const Zone above = where(match, card.host);
  return is_in_play(above) && match[match[card.host].place].seat == match[card.place].seat;
}

bool sound_card(const Table& table, const Card& card) {
  const Zone zone = zone_of(card.place);
  const Face& face = table.book.face(card.def);
  const bool leads = has(face, Mark::Leader), token = has(face, Mark::Token);
  return card.role == 0 && (card.states & ~possible_states(zone)) == 0 && sound_host(table.match, card) &&
         table.match[card.place].seat != Seat::None && leads == (zone == Zone::Leader) &&
         (zone != Zone::Unison || has(face, Mark::Unison)) &&
         (zone != Zone::Battle || has(face, Mark::Battle) || has(face, Mark::Field)) &&
         (zone != Zone::Combo || has(face, Mark::Battle)) &&
         (!token || zone == Zone::Battle || zone == Zone::Combo || zone == Zone::Under ||
          zone == Zone::Removed);
}

bool sound_counters(const Player& player) { // of Over Realms and of Unisons put under, this turn
  return std::all_of(player.counters.begin(), player.counters.end(), [&](const std::int32_t& counter) {
    const auto which = &counter - player.counters.data();
    return counter >= 0 && counter <= (which == num(PlayerCounter::OverRealms) ? 99
                                       : which == num(PlayerCounter::Stacked)  ? 1
                                                                               : 0);
  });
}

} // namespace

const char* unsound(const Table& table) {
  const Match& match = table.match;
  if (match.turn > 0 && (match.turn_player == Seat::None || match.first_player == Seat::None))
    return "It does not say whose turn it is.";
  for (const Card& card : match.cards)
    if (!sound_card(table, card)) return "A card lies in it as no card can lie there.";
  for (const Seat seat : both_seats)
    if (count(match, seat, Zone::Leader) > 1) return "A player has more than one leader in it.";
  for (const Relation& relation : match.relations)
    if (relation.kind != num(Link::Attacking) || !relation.holder || !relation.other ||
        !can_fight(match, relation.holder) || !can_fight(match, relation.other))
      return "Cards attack in it that cannot.";
  for (const Player& player : match.players)
    if (!sound_counters(player)) return "A player's counter is out of range.";
  for (const Frame& frame : match.stack)
    if (!sound_frame(table, frame)) return "It stands in the middle of something that cannot be going on.";
  return nullptr;
}

} // namespace twoseat::dragonball
