// What brings cards into a squad, and what only places them: Rebirth, Summon, the triggered Jump; Incarnation.
// [bsk D7, D8, D19, D40.2, G4, G27]
#include "engine/berserk/actions.h"
#include "engine/berserk/control.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/printed.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/stack.h"
#include "engine/kernel/information.h"
#include "engine/kernel/references.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

// Nothing that has to be tied to another card comes alone.
bool can_arrive(const Table& table, CardId card) {
  return !in_squad(table.match, card) && !is(table, card, Type::Symbiote) &&
         !is(table, card, Type::Equipment);
}

// Next to what brings it, in the squad of who does, open. [bsk D7.5, D8.3] Flyers go on from there. [bsk 211.2a]
bool arrive(Game& game, CardId card, Seat seat, PlaceId to, Orientation orientation, Cause cause, Rule rule) {
  const Match& match = game.match;
  if (!is_cell(to) || !is_free(match, to) || !can_arrive(game, card) || barred_by(game, card, seat) != Rule{})
    return false;
  Relocation how;
  how.orientation = orientation;
  put(game, card, to, cause, rule, how);
  if (is(game, card, Type::Flyer)) game.did({"211.2a"}, seat, card);
  if (match[card].owner != seat) take_control(game, card, seat, Duration::Game, {});
  return true;
}

PlaceId chosen_cell(const Match& match) {
  return match.entries.empty() ? PlaceId{} : top_entry(match).place;
}

bool do_revive(Game& game, Doing& doing) {
  return !doing.cards.empty() && arrive(game, doing.cards[0], doing.context.seat, chosen_cell(game.match),
                                        Orientation::Stand, Cause::Revive, {"D7.5"});
}

// The deck was looked through, whatever was found. [bsk 206.10, D8.8]
bool do_summon(Game& game, Doing& doing) {
  const Seat from = doing.cards.empty() ? doing.context.seat : game.match[doing.cards[0]].owner;
  const bool did =
      !doing.cards.empty() && arrive(game, doing.cards[0], doing.context.seat, chosen_cell(game.match),
                                     Orientation::Stand, Cause::Summon, {"D8.3"});
  shuffle(game, place(from, Zone::Deck), num(Cause::Summon), {"206.10"});
  return did;
}

bool do_transfer(Game& game, Doing& doing) {
  const CardId card = doing.context.source;
  const PlaceId to = chosen_cell(game.match);
  if (!is(game, card, Type::Creature) || !is_cell(game.match[card].place) || !is_cell(to) ||
      !allowed(may_be_moved, game, card))
    return false;
  move_to(game, card, to, Cause::Move, {"D40.2"});
  return true;
}

bool do_send_back(Game& game, Doing& doing) { // [bsk G5]
  bool did = false;
  for (const CardId card : doing.cards) {
    const PlaceId deck = place(game.match[card].owner, Zone::Deck);
    if (game.match[card].place == deck) continue;
    put(game, card, deck, Cause::Return, {"206.3a"});
    shuffle(game, deck, num(Cause::Return), {"206.10"});
    did = true;
  }
  return did;
}

// A symbiote goes to another host, with what it bears. [bsk 210.11a]
bool do_join(Game& game, Doing& doing) {
  CardList hosts;
  select(game, doing.context, doing.node.to, hosts);
  if (hosts.empty() || doing.cards.empty()) return false;
  const CardId card = doing.cards[0], host = hosts[0];
  if (!is(game, card, Type::Symbiote) || !allowed(may_host, game, controller(game.match, card), card, host))
    return false;
  game.match[card].host = host;
  move_to(game, card, game.match[host].place, Cause::Join, {"210.11a"});
  return true;
}

// With what is tied to them; nobody comes into the Extra Zone that way. What lies hidden may be anything. [bsk G26, 415.3]
bool may_be_swapped(const Table& table, CardId card) {
  return is_cell(table.match[card].place) && !is_attached(table.match, card) &&
         (is_hidden(table.match, card) || allowed(may_be_moved, table, card));
}
bool do_swap(Game& game, Doing& doing) {
  CardList others;
  select(game, doing.context, doing.node.to, others);
  if (others.empty() || doing.cards.empty()) return false;
  const CardId one = doing.cards[0], other = others[0];
  if (one == other || !may_be_swapped(game, one) || !may_be_swapped(game, other)) return false;
  swap_cells(game, one, other, {"G26"});
  return true;
}

// Only while it lies in the graveyard. [bsk D19.2]
bool do_gather(Game& game, Doing& doing) {
  const CardId card = doing.context.source;
  return where(game.match, card) == Zone::Graveyard &&
         count_on(game, card, num(On::Chips), 1, card, num(Cause::Trait), {"D19.4"}) != 0;
}

constexpr ActionWord words[] = {
    {"revive", Takes::Cards, do_revive, can_arrive},
    {"summon", Takes::Cards, do_summon, can_arrive},
    {"transfer", Takes::Cards, do_transfer},
    {"send-back", Takes::Cards, do_send_back},
    {"join", Takes::CardsAndCard, do_join},
    {"gather", Takes::Cards, do_gather},
    {"unite", Takes::Cards, do_unite},
    {"swap", Takes::CardsAndCard, do_swap, may_be_swapped},
};

bool is_ready_to_return(const Table& table, CardId card) {
  const std::int32_t chips = count(table.match, card, On::Chips);
  if (chips == 0 || keeps_markers(table.match, card)) return false;
  const std::int32_t needed = trait(table, card, Trait::Incarnation); // printed or given
  return needed > 0 && chips >= needed;
}

} // namespace

ActionWords arrival_words() {
  return words;
}

namespace {

// One terrain in a squad, unless a text allows a second one. [bsk 103.2, 212.3]
bool is_second_terrain(const Table& table, CardId card, Seat seat) {
  if (!is(table, card, Type::Terrain)) return false;
  int terrains = 0, most = allows_two_terrains(table.book, table.face(card)) ? 2 : 1;
  each_of(table.match, seat, [&](CardId each) {
    if (is(table, each, Type::Terrain)) ++terrains;
    if (allows_two_terrains(table.book, table.face(each))) most = 2;
    if (is(table, each, Type::Terrain) && table.face(each).name == table.face(card).name) terrains += 2;
  });
  return terrains >= most;
}

} // namespace

Rule barred_by(const Table& table, CardId card, Seat seat) {
  if (in_squad(table.match, card) && controller(table.match, card) == seat) return {};
  if (is_avoided(table, card, seat)) return {"G16.1"};
  if (is_second_terrain(table, card, seat)) return {"212.3"};
  if (!has(table.face(card), Mark::Unique)) return {};
  bool same = false;
  each_of(table.match, seat, [&](CardId each) { same |= table.face(each).name == table.face(card).name; });
  return {same ? "D54.2" : ""};
}

std::int32_t incarnated(const Match& match, CardId card) {
  return static_cast<std::int32_t>(
      std::count_if(match.modifications.begin(), match.modifications.end(), [&](const Modification& m) {
        return m.attribute == given_mark && m.amount == num(Mark::Incarnated) && m.subject == card &&
               m.generation == match[card].generation;
      }));
}

void mark_incarnated(Game& game, CardId card, std::int32_t markers) {
  for (; markers > 0; --markers)
    give_marker(game, card, Mark::Incarnated, card, Cause::Trait);
}

// It comes closed, with a marker, and without the chips. [bsk D19.4, D19.6, D19.7]
void incarnate(Game& game, CardId card, PlaceId to) {
  count_on(game, card, num(On::Chips), -count(game.match, card, On::Chips), card, num(Cause::Payment),
           {"D19.4"});
  const std::int32_t markers = incarnated(game.match, card);
  if (!arrive(game, card, game.match[card].owner, to, Orientation::Rest, Cause::Incarnate, {"D19.4"})) return;
  mark_incarnated(game, card, markers + 1);
}

// Of the dead, who has gathered its chips and finds a cell. [bsk D19.4, D19.5]
CardId next_to_return(const Table& table) {
  for (const Seat seat : both_seats)
    for (const CardId card : cards_in(table.match, place(seat, Zone::Graveyard)))
      if (is_ready_to_return(table, card) && barred_by(table, card, seat) == Rule{} &&
          has_cell(table, card, CellFor::Return))
        return card;
  return {};
}

void gather_for_return(Game& game, Seat seat) {
  for (const CardId card : cards_in(game.match, place(seat, Zone::Graveyard)))
    if (const std::int32_t needed = trait(game, card, Trait::Incarnation);
        needed > count(game.match, card, On::Chips))
      trigger(game, RuleAbility::Incarnation, card, seat, needed);
}

} // namespace twoseat::berserk
