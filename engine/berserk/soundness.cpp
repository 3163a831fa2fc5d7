// What of a Berserk match from outside could not be, so that everything else may rely on it.
#include "engine/berserk/soundness.h"
#include "engine/berserk/chain.h"
#include "engine/berserk/printed.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/stack.h"

namespace twoseat::berserk {
namespace {

// How it was recruited, which is forgotten where it is in no squad.
bool sound_way(const Table& table, const Card& card, Zone zone) {
  if (card.role == 0) return true;
  const Face& face = table.book.face(card.def);
  if (zone == Zone::Deck || zone == Zone::Graveyard) return false;
  return has(face, Mark::PriceX) || (card.role == other_way && has_other_cost(table.book, face));
}

bool sound_card(const Table& table, const Card& card) {
  const Zone zone = zone_of(card.place);
  const bool squad = zone == Zone::Cell || zone == Zone::Extra;
  if (!sound_way(table, card, zone)) return false;
  if (zone == Zone::Graveyard) return (card.states & ~num(State::Dying)) == 0 && !card.host;
  if (!squad && zone != Zone::Deal) return card.states == 0 && !card.host;
  if (zone == Zone::Deal) return (card.states & ~num(State::Recruited)) == 0 && !card.host;
  if ((card.states & num(State::Recruited)) != 0) return false;
  if (!card.host) return true;
  const Card& host = table.match[card.host]; // which may be a symbiote that bears equipment
  if (!in_squad(table.match, card.host))
    return true; // and may be gone, until base effects see it [bsk 210.3, 210.5]
  return host.place == card.place && (!host.host || !table.match[host.host].host);
}

// A cell is looked for by a card that lies where it can need one; a target for the effect that is being declared.
bool sound_cell(const Match& match, const Frame& frame) {
  const CardId card = frame.card(0);
  if (!card) return false;
  switch (static_cast<CellFor>(frame.locals[1])) {
  case CellFor::Aside:
  case CellFor::Landing: return in_squad(match, card);
  case CellFor::Return: return where(match, card) == Zone::Graveyard;
  case CellFor::Beside: // or where its dead source lay
  case CellFor::Anywhere: return !match.entries.empty() && top_entry(match).source == card;
  }
  return false;
}

bool sound_frame(const Match& match, const Frame& frame) {
  const bool seated = frame.seat != Seat::None;
  switch (static_cast<Proc>(frame.procedure)) {
  case Proc::SetUp: {
    constexpr std::uint8_t who_is_first = 4;
    return match.turn == 0 && (match.first_player != Seat::None || frame.step < who_is_first ||
                               (frame.step == who_is_first && seated));
  }
  case Proc::BeforeReveal:
  case Proc::AtOnce: return seated && match.turn == 0 && match.first_player != Seat::None;
  case Proc::Turn: return seated && match.turn > 0 && frame.seat == match.turn_player;
  case Proc::Priority: // which nobody has before the first turn [bsk 301.2]
    return seated && match.turn > 0 && frame.locals[0] <= num(Stage::End) && frame.locals[1] < 2 &&
           frame.locals[2] <= 2;
  case Proc::Cell: return seated && sound_cell(match, frame);
  case Proc::Effect: return seated && frame.locals[0] <= 2 && !match.effects.empty();
  case Proc::Weaken:
  case Proc::Lower: return seated && !match.entries.empty();
  case Proc::Arrange:
    return seated && !match.entries.empty() && frame.locals[0] < 4 * group_count && frame.locals[1] < 2;
  case Proc::Prevent:
    return seated && frame.card(0) && in_squad(match, frame.card(0)) &&
           frame.locals[1] < match.modifications.capacity() && frame.locals[2] < 2;
  default:
    return seated &&
           (frame.procedure > num(Proc::Turn) || (match.turn == 0 && match.first_player != Seat::None));
  }
}

// An ability has the effect that was declared until its wounds are executed. [bsk 216.11]
bool sound_chain(const Frame& frame, const StackEntry& entry) {
  return entry.kind != num(Entry::Ability) || entry.effect != 0 || frame.step > num(At::Wounds);
}

// Every chain under way has its entry.
bool sound_stack(const Match& match) {
  std::size_t chains = 0;
  for (const Frame& frame : match.stack) {
    if (!sound_frame(match, frame)) return false;
    if (frame.procedure != num(Proc::Chain)) continue;
    if (chains == match.entries.size() || !sound_chain(frame, match.entries[chains])) return false;
    ++chains;
  }
  return chains == match.entries.size();
}

bool sound_entry(const Table& table, const StackEntry& entry) {
  if (!entry.source || entry.kind > num(Entry::Swap)) return false;
  switch (static_cast<Entry>(entry.kind)) {
  case Entry::Ability:
    return entry.ability != 0 && (attack_of(table, entry) == nullptr || static_cast<bool>(entry.target));
  case Entry::Strike:
  case Entry::Swap: return static_cast<bool>(entry.target) && entry.ability == 0;
  case Entry::Move:
  case Entry::Jump: return is_cell(entry.place) && entry.ability == 0;
  default: return entry.ability == 0;
  }
}

} // namespace

const char* unsound(const Table& table) {
  const Match& match = table.match;
  if (match.turn > 0 && (match.turn_player == Seat::None || match.first_player == Seat::None))
    return "It does not say whose turn it is.";
  for (const Card& card : match.cards)
    if (!sound_card(table, card)) return "A card lies in it as no card can lie there.";
  for (const Player& player : match.players)
    for (const std::int32_t counter : player.counters)
      if (counter < 0 || counter > 1000) return "A player's counter is out of range.";
  for (const StackEntry& entry : match.entries)
    if (!sound_entry(table, entry)) return "Something on its stack is about nothing.";
  if (!over(match) && !sound_stack(match))
    return "It stands in the middle of something that cannot be going on.";
  return nullptr;
}

} // namespace twoseat::berserk
