// Legion and D-legion: two vanguards that fight as one. [vge 6.4]
#include "engine/vanguard/mechanics/legion.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/words/lexicon.h"

namespace twoseat::vanguard {

namespace {

void remember(Game& game, CardId unit) {
  impose(game, unit, was_in_legion, static_cast<std::int32_t>(game.match.turn), Layer::Rules, Cause::Legion,
         unit);
}

} // namespace

bool legion(Game& game, CardId leader, CardId mate, bool d_legion) {
  Match& match = game.match;
  Card& leads = match[leader];
  if (where(match, leader) != Zone::Vanguard || !is_unit(game, leader) || is_in(leads, State::Legion))
    return false;
  if (leader == mate || !has(game.face(mate), Mark::Unit)) return false;
  if (may_look(match, match[mate]) != everybody) reveal(game, mate, num(Cause::Legion), {"6.4.1.2"});
  const auto states = static_cast<std::uint8_t>(static_cast<unsigned>(State::Legion) |
                                                (d_legion ? static_cast<unsigned>(State::DLegion) : 0U));
  Together at_once(game);
  Relocation how;
  how.cause = num(Cause::Legion);
  how.rule = {"6.4.1.3"};
  how.orientation = leads.orientation; // [doubt vge-1 34]
  how.host = leader;
  how.role = num(Role::Mate);
  how.states = states;
  move_card(game, mate, leads.place, how);
  leads.states |= states;
  game.did({"6.4.1.3.2"}, Seat::None, leader);
  for (const CardId unit : {leader, mate})
    remember(game, unit);
  Event event;
  event.seat = master(match, leader);
  event.known_to = everybody;
  event.cause = num(Cause::Legion);
  event.card = leader;
  event.def = leads.def;
  event.other = mate;
  event.other_def = match[mate].def;
  event.rule = {"6.4.2.1"};
  game.tell(event);
  return true;
}

bool is_mates_seek(const Table& table, CardId card, std::uint16_t ability) {
  return decided(table.match).mates_seek_nobody && role_of(table.match[card]) == Role::Mate &&
         table.book.script.abilities[ability].keyword == static_cast<std::uint16_t>(Keyword::SeekMate);
}

bool lost_persona(const Table& table, CardId card) {
  const CardId partner = legion_partner(table.match, card);
  return partner && is_in(table.match[card], State::DLegion) && has(table.face(card), Mark::Persona) &&
         has(table.face(partner), Mark::Persona);
}

} // namespace twoseat::vanguard
