// What procedures rely on without asking again, checked for matches from links.
#include "engine/dragonball/soundness.h"
#include "engine/dragonball/payment.h"
#include "engine/dragonball/procedures.h"

namespace twoseat::dragonball {
namespace {

bool sound_skill(const Table& table, const Frame& frame) {
  const CardId card = frame.card(skill_local::card);
  const std::uint16_t ability = frame.locals[skill_local::ability];
  return card && ability > 0 && ability < table.book.script.abilities.size() &&
         table.book.script.abilities[ability].kind == script::Kind::Activated;
}

bool sound_frame(const Table& table, const Frame& frame) {
  const Match& match = table.match;
  const auto procedure = static_cast<Proc>(frame.procedure);
  if (procedure == Proc::SetUp)
    return match.turn == 0 && (frame.step < 2 || match.first_player != Seat::None);
  if (frame.seat == Seat::None) return false;
  if (procedure == Proc::Redraw) return match.turn == 0;
  if (match.turn == 0) return false;
  switch (procedure) {
  case Proc::Turn: return frame.seat == match.turn_player || frame.step == 0;
  case Proc::Charge:
  case Proc::Main: return frame.seat == match.turn_player;
  case Proc::Play: return static_cast<bool>(frame.card(play_local::card)) && frame.flags <= negated;
  case Proc::Pay:
    return frame.card(pay_local::card) &&
           frame.locals[pay_local::what] <= static_cast<unsigned>(Price::Combo) &&
           frame.locals[pay_local::x] <= 200;
  case Proc::Skill: return sound_skill(table, frame);
  case Proc::Attack:
    return frame.card(attack_local::attacker) && frame.card(attack_local::target) && frame.flags <= negated;
  case Proc::BattleStep: return innermost(match, num(Proc::Attack)) != nullptr;
  case Proc::Damage: return frame.locals[damage_local::left] >= 1 && frame.locals[damage_local::left] <= 200;
  case Proc::Counters: return frame.locals[0] < 16 && frame.flags <= 1;
  default: return true;
  }
}

bool sound_card(const Table& table, const Card& card) {
  const Zone zone = zone_of(card.place);
  const Face& face = table.book.face(card.def);
  const bool leads = has(face, Mark::Leader);
  const std::uint8_t states = zone == Zone::Energy   ? num(State::Paying)
                              : zone == Zone::Unison ? num(State::MarkerUsed)
                                                     : std::uint8_t{0};
  return card.role == 0 && (card.states & ~states) == 0 && !card.host &&
         table.match[card.place].seat != Seat::None && leads == (zone == Zone::Leader) &&
         (zone != Zone::Unison || has(face, Mark::Unison)) &&
         (zone != Zone::Battle || has(face, Mark::Battle));
}

} // namespace

const char* unsound(const Table& table) {
  const Match& match = table.match;
  if (match.turn > 0 && (match.turn_player == Seat::None || match.first_player == Seat::None))
    return "It does not say whose turn it is.";
  for (const Card& card : match.cards)
    if (!sound_card(table, card)) return "A card lies in it as no card can lie there.";
  for (const Seat seat : both_seats)
    if (count(match, seat, Zone::Leader) != 1) return "A player has not exactly one leader in it.";
  for (const Relation& relation : match.relations)
    if (relation.kind != num(Link::Attacking) || !relation.holder || !relation.other ||
        !can_fight(match, relation.holder) || !can_fight(match, relation.other))
      return "Cards attack in it that cannot.";
  for (const Player& player : match.players)
    for (const std::int32_t counter : player.counters)
      if (counter != 0) return "A player's counter is out of range.";
  for (const Frame& frame : match.stack)
    if (!sound_frame(table, frame)) return "It stands in the middle of something that cannot be going on.";
  return nullptr;
}

} // namespace twoseat::dragonball
