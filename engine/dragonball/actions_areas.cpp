// Words that move cards between areas, look at them there, or put them on one another. [dbs 3-6-3, 4-9, 10-18, 11]
#include "engine/abilities/run.h"
#include "engine/dragonball/actions.h"
#include "engine/dragonball/lexicon.h"
#include "engine/dragonball/piles.h"
#include "engine/dragonball/procedures.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat::dragonball {
namespace {

// A skill of the Evolve family plays it "evolved". [dbs 10-5-6, 10-5-7]
std::uint8_t states_of_play(const Table& table, const Doing& doing) {
  if (doing.context.effect < 0) return 0;
  const Effect& effect = table.match.effects[static_cast<std::size_t>(doing.context.effect)];
  switch (static_cast<Keyword>(table.book.script.abilities[effect.ability].keyword)) {
  case Keyword::Evolve:
  case Keyword::ExEvolve:
  case Keyword::XenoEvolve: return num(State::Evolved);
  default: return 0;
  }
}

// What lies in the Battle Area, the Unison Area: Extra Cards only as fields. [dbs 3-6-1, 3-7-1, 3-11-1, 10-3-1]
bool may_come_to(const Table& table, CardId card, Zone zone) {
  const Face& face = table.face(card);
  if (zone == Zone::Unison) return has(face, Mark::Unison);
  if (zone != Zone::Battle && zone != Zone::Combo) return true;
  const bool battles = !has(face, Mark::Leader) && !has(face, Mark::Extra) && !has(face, Mark::Unison);
  return battles || (zone == Zone::Battle && has(face, Mark::Field));
}

// Into the area of who plays it. A Unison that nothing was paid for has no marker. [dbs 3-6-3, 3-11-3, 6-3-1-2-2-3]
bool play(Game& game, const Doing& doing, bool rested) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (has(game.face(card), Mark::Leader) || has(game.face(card), Mark::Extra)) continue;
    if (has(game.face(card), Mark::Unison)) {
      enter_unison(game, doing.seat, card, 0);
    } else if (is_barred(game, doing.seat, card)) {
      game.did({"10-42-3"}, doing.seat, card);
      continue;
    } else {
      Relocation how = coming_to(game, card, Zone::Battle, Cause::Play, {"3-6-3"});
      if (rested) how.orientation = Orientation::Rest;
      how.states = states_of_play(game, doing);
      move(game, card, place(doing.seat, Zone::Battle), how);
    }
    did = true;
  }
  return did;
}

bool play_upon(Game& game, const Doing& doing, bool active) {
  CardList below;
  select(game, doing.context, doing.node.to, below);
  if (below.empty() || doing.cards.empty()) return false; // [doubt dbs 38]
  const CardId card = doing.cards[0];
  if (!may_come_to(game, card, Zone::Battle)) return false;
  if (is_barred(game, doing.seat, card)) return game.did({"10-42-3"}, doing.seat, card), false;
  play_on(game, doing.seat, card, {below.begin(), below.size()}, active, states_of_play(game, doing),
          {"3-6-3"});
  return true;
}

} // namespace

bool do_play(Game& game, Doing& doing) {
  return play(game, doing, false);
}
bool do_play_rested(Game& game, Doing& doing) {
  return play(game, doing, true);
}
bool do_play_on(Game& game, Doing& doing) { // [dbs 10-5-4, 10-13-5-4]
  return play_upon(game, doing, false);
}
bool do_play_on_active(Game& game, Doing& doing) { // [dbs 10-13-4-4]
  return play_upon(game, doing, true);
}

// There is one at a time: the others go when its skill is resolved. [dbs 3-6-6, 10-3-1, 10-3-3]
bool do_field(Game& game, Doing& doing) {
  for (const CardId card : doing.cards) {
    if (!has(game.face(card), Mark::Field)) continue;
    Together at_once(game);
    CardList before;
    for (const CardId lies : cards_in(game.match, place(doing.seat, Zone::Battle)))
      if (has(game.face(lies), Mark::Field)) before.push(lies);
    put(game, card, doing.seat, Zone::Battle, Cause::Put, {"10-3-1"});
    for (const CardId old : before)
      put(game, old, Zone::Drop, Cause::RuleAction, {"10-3-3"});
  }
  return !doing.cards.empty();
}

static bool has_unique(const Table& table, Seat seat, std::uint16_t name) { // a token is not there yet
  for (const CardId card : cards_in(table.match, place(seat, Zone::Battle))) {
    const Face& face = table.face(card);
    const bool shares = face.name == name || std::find(face.also_named.begin(), face.also_named.end(),
                                                       name) != face.also_named.end();
    if (shares && has_now(table, card, Mark::Unique)) return true;
  }
  return false;
}

// One that was removed before is made again; it is played. [dbs 10-18-1, 10-18-3, 10-42-1]
bool do_token(Game& game, Doing& doing) {
  const DefId def{doing.node.to};
  if (has_unique(game, doing.seat, game.book.face(def).name)) return game.did({"10-42-3"}, doing.seat), false;
  const PlaceId outside = place(doing.seat, Zone::Removed);
  CardId token;
  for (const CardId card : cards_in(game.match, outside))
    if (game.match[card].def == def) token = card;
  if (!token) token = add_card(game, def, doing.seat, outside, num(Origin::Made), Facing::Up);
  if (!token) return false;
  put(game, token, doing.seat, Zone::Battle, Cause::Play, {"10-18-3"});
  bind(game, doing.context.effect, doing.node.variable, token);
  return true;
}

namespace {

// What was chosen out of a secret area by what it is is shown when it goes to another one. [dbs 11-2-1]
bool must_be_shown(const Table& table, const Doing& doing, CardId card, Zone to) {
  const auto is_secret = [](Zone zone) {
    return zone == Zone::Deck || zone == Zone::Hand || zone == Zone::Life;
  };
  const Zone from = where(table.match, card);
  if (!is_secret(from) || !is_secret(to) || from == to || doing.context.effect < 0) return false;
  const auto& script = table.book.script;
  const script::Select& named = script.selects[doing.node.select];
  const Effect& effect = table.match.effects[static_cast<std::size_t>(doing.context.effect)];
  const script::Ability& ability = script.abilities[effect.ability];
  for (std::size_t i = 0; i < ability.size; ++i) {
    const script::Node& node = script.nodes[ability.first + i];
    if (node.op == script::Op::Choose && named.noun == script::Noun::Variable &&
        node.variable == named.variable && asks_what_they_are(script.selects[node.select]))
      return true;
  }
  return false;
}

// The cardboard of a card, without where it lies.
struct Cardboard {
  CardId id;
  DefId def;
  std::uint8_t origin = 0;
};

// One player's cards go from open areas into the deck in the order that they chose. The other sees which go, not in which
// order: they are moved one by one as they lay, and then lie as their owner wants. [dbs 3-1-6-1]
void order_unseen(Game& game, std::span<const CardId> arrived, std::span<const Cardboard> wanted) {
  std::size_t next = 0;
  for (const Cardboard& one : wanted) {
    if (std::find(arrived.begin(), arrived.end(), one.id) == arrived.end()) continue;
    Card& card = game.match[arrived[next++]];
    card.def = one.def;
    card.origin = one.origin;
  }
  game.did({"3-1-6-1"}, game.match[arrived[0]].owner);
}

bool is_secret_order(const Match& match, const Doing& doing, Zone zone) {
  return zone == Zone::Deck && doing.cards.size() > 1 &&
         std::all_of(doing.cards.begin(), doing.cards.end(),
                     [&](CardId card) { return may_look(match, match[card]) == everybody; });
}

// It pays, goes to the Warp, belongs to another than whose area it would be, or is simply moved.
Rule rule_of_move(const Game& game, const Doing& doing, CardId card, Zone zone) {
  if (doing.node.cost) return {"8-4-2"};
  if (zone == Zone::Warp) return {"11-4-1"};
  return {game.match[card].owner != doing.seat ? "4-2-4" : "8-2-2-1"};
}

bool put_in_order_unseen(Game& game, const Doing& doing, Zone zone, End end) {
  for (const Seat seat : {game.match.turn_player, other(game.match.turn_player)}) {
    ScratchVector<Cardboard, room::cards> wanted;
    CardList moved, arrived;
    for (const CardId card : doing.cards)
      if (game.match[card].owner == seat) {
        wanted.push({card, game.match[card].def, game.match[card].origin});
        moved.push(card);
      }
    std::sort(moved.begin(), moved.end(), [](CardId a, CardId b) { return a.value < b.value; });
    Goings goings;
    for (const CardId card : moved) {
      goings.push(going(game, card, zone, Cause::Put, rule_of_move(game, doing, card, zone)));
      (goings.end() - 1)->how.end = end;
    }
    move_at_once(game, goings);
    for (const CardId card : moved)
      if (where(game.match, card) == zone) arrived.push(card);
    if (arrived.size() > 1)
      order_unseen(game, {arrived.begin(), arrived.size()}, {wanted.begin(), wanted.size()});
  }
  return true;
}

// Always its owner's area, unless a player's part of the table is meant. [dbs 4-2-4]
bool put_each(Game& game, const Doing& doing, Mover* move_one) {
  const auto zone = static_cast<Zone>(doing.node.to & 0xffU);
  Goings goings;
  for (const CardId card : doing.cards) {
    if (!may_come_to(game, card, zone)) continue;
    if (game.match[card].shown_to != everybody && must_be_shown(game, doing, card, zone))
      reveal(game, card, num(Cause::Effect), {"11-2-1"});
    const bool stays_with = zone == Zone::Battle || zone == Zone::Combo || zone == Zone::Unison;
    const bool plays = zone == Zone::Battle && where(game.match, card) != Zone::Battle &&
                       where(game.match, card) != Zone::Unison &&
                       !has(game.face(card), Mark::Extra); // [dbs 3-6-3]
    if (plays && is_barred(game, doing.seat, card)) {
      game.did({"10-42-3"}, doing.seat, card);
      continue;
    }
    Going one = plays ? going(game, card, zone, Cause::Play, {"3-6-3"})
                      : going(game, card, zone, Cause::Put, rule_of_move(game, doing, card, zone));
    if (stays_with) one.to = place(doing.seat, zone);
    if ((doing.node.to & 0x100U) != 0) one.how.end = End::Top;
    goings.push(one);
  }
  move_at_once(game, goings, move_one);
  return !doing.cards.empty();
}

} // namespace

bool do_put(Game& game, Doing& doing) {
  const auto zone = static_cast<Zone>(doing.node.to & 0xffU);
  if (is_secret_order(game.match, doing, zone))
    return put_in_order_unseen(game, doing, zone, (doing.node.to & 0x100U) != 0 ? End::Top : End::Bottom);
  return put_each(game, doing, move);
}
// Where something else lays it down in Rest Mode at the same time, that goes first. [dbs 1-3-8]
void move_active(Game& game, CardId card, PlaceId to, const Relocation& how) {
  move(game, card, to, how);
  if (where(game.match, card) == Zone::Energy && !is_active(game.match, card))
    game.did({"1-3-8"}, game.match[card].owner, card);
}
bool do_put_active(Game& game, Doing& doing) {
  return put_each(game, doing, move_active);
}
bool do_put_alone(Game& game, Doing& doing) { // [dbs 11-3-6]
  return put_each(game, doing, move_alone);
}
bool do_put_under(Game& game, Doing& doing) { // [dbs 11-3-3]
  CardList hosts;
  select(game, doing.context, doing.node.to, hosts);
  if (hosts.empty()) return false;
  for (const CardId card : doing.cards)
    if (card != hosts[0]) put_under(game, card, hosts[0], Cause::Under, {"11-3-1"});
  return !doing.cards.empty();
}
bool do_discard(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    put(game, card, Zone::Drop, Cause::Discard, {"3-4-1"});
  return !doing.cards.empty();
}
bool do_remove(Game& game, Doing& doing) { // [dbs 10-19]
  Goings goings;
  for (const CardId card : doing.cards)
    goings.push(going(game, card, Zone::Removed, Cause::Remove, {"10-19-1"}));
  move_at_once(game, goings);
  return !doing.cards.empty();
}
bool do_control(Game& game, Doing& doing) { // [dbs 11-5-1]
  for (const CardId card : doing.cards)
    take_control(game, card, doing.seat, {"11-5-1"});
  return !doing.cards.empty();
}

// The same card, with its mode and what changes its power. [dbs 10-2-3, 10-2-5]
bool has_other_side(const Table& table, CardId card) {
  return static_cast<bool>(table.face(card).other_side);
}
bool do_flip(Game& game, Doing& doing) {
  const Effect& effect = game.match.effects[static_cast<std::size_t>(doing.context.effect)];
  const auto keyword = static_cast<Keyword>(game.book.script.abilities[effect.ability].keyword);
  const bool awakens = keyword == Keyword::Awaken || keyword == Keyword::AwakenSurge; // [dbs 10-2-2-1]
  const Rule rule{awakens ? "10-2-3" : "10-28-3"};
  for (const CardId card : doing.cards)
    turn_over(game, card, num(awakens ? Cause::Awaken : Cause::Turned), rule);
  return !doing.cards.empty();
}

// The first part of a cost: cards from the top of the deck. [dbs 10-30]
bool can_burst(const Table& table, const Context& context, std::int32_t cards) {
  return count(table.match, context.seat, Zone::Deck) >= cards;
}
bool do_burst(Game& game, Doing& doing) { // one at a time [dbs 3-2-3]
  for (std::int32_t i = 0; i < doing.amount; ++i)
    if (const CardId card = top(game.match, doing.seat, Zone::Deck))
      put(game, card, Zone::Drop, Cause::Put, {"10-30-1"});
  return doing.amount > 0;
}

// --- Looking [dbs 11-6] ---------------------------------------------------------------------------------------------

namespace {

void show_to(Game& game, const Doing& doing, CardId card) { // to nobody else [dbs 11-6-1]
  game.match[card].shown_to |= only(doing.seat);
  game.did({"11-6-1"}, doing.seat);
}
void has_looked(Game& game, const Doing& doing) {
  if (doing.context.effect >= 0)
    game.match.effects[static_cast<std::size_t>(doing.context.effect)].flags |= effect_looked;
}

} // namespace

bool do_look(Game& game, Doing& doing) {
  CardId card = top(game.match, doing.seat, Zone::Deck);
  for (std::int32_t i = 0; i < doing.amount && card; ++i, card = game.match[card].next) {
    show_to(game, doing, card);
    bind(game, doing.context.effect, doing.node.variable, card);
  }
  has_looked(game, doing);
  return false;
}
bool do_look_at(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    show_to(game, doing, card);
  return false;
}
bool do_search(Game& game, Doing& doing) { // [dbs 8-5-3-7]
  for (const CardId card : cards_in(game.match, place(doing.seat, Zone::Deck)))
    game.match[card].shown_to |= only(doing.seat);
  game.did({"8-5-3-7"}, doing.seat);
  has_looked(game, doing);
  return false;
}
bool do_reveal(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    reveal_meanwhile(game, static_cast<std::size_t>(doing.context.effect), card, num(Cause::Effect),
                     {"8-7-1"});
  return !doing.cards.empty();
}

// --- Decks ----------------------------------------------------------------------------------------------------------

bool do_draw(Game& game, Doing& doing) { // one after another [dbs 4-9-3]
  if (doing.amount <= 0) return game.did({"4-9-3"}, doing.seat), false;
  if (doing.node.up_to) { // [dbs 4-9-4]
    call(game, Proc::DrawUpTo, doing.seat, {static_cast<std::uint16_t>(std::min(doing.amount, 200))});
    return true;
  }
  bool did = false;
  for (std::int32_t i = 0; i < doing.amount; ++i)
    did = draw(game, doing.seat, Cause::Draw, {"4-9-3"}) || did;
  return did;
}
bool do_shuffle(Game& game, Doing& doing) {
  shuffle(game, place(doing.seat, Zone::Deck), num(Cause::Effect), {"3-2-4"});
  return true;
}

} // namespace twoseat::dragonball
