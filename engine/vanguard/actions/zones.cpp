// Actions that move cards between zones, or look at them there. [vge 7.4 to 7.12, 7.18 to 7.29]
#include "engine/abilities/choosing.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "engine/vanguard/play/departures.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/play/surplus.h"
#include <algorithm>

namespace twoseat::vanguard {

namespace {

// What an effect forbids, no other effect does. A ride or a rule action puts into the soul all the same: the rulebook
// sets restrictions against what effects attempt. [vge 1.3.3, doubt]
bool is_kept_from(const Table& table, CardId card, Zone zone, CardId doer = {}) {
  if (zone == Zone::OrderZone)
    return has(table.face(card), Mark::SetOrder) &&
           cannot(table, card, Restriction::BePutIntoOrderZone, doer);
  return zone == Zone::Soul && cannot(table, card, Restriction::BePutIntoSoul, doer);
}

// The same, with the proof of it where that hangs on what the card is: only set orders are kept from the order zone. [vge 4.1.6]
bool is_kept_back(Game& game, std::size_t effect, CardId card, Zone zone) {
  const CardId doer = game.match.effects[effect].source.card;
  if (!is_kept_from(game, card, zone, doer)) return false;
  const bool tells =
      zone == Zone::OrderZone || restricted_for_what_it_is(game, card, num(Restriction::BePutIntoSoul), doer);
  if (tells) prove(game, effect, card);
  return true;
}

// To the owner's zone, unless that is not where the card may go. [vge 4.1.12, 4.4.2, 11.8.5.2]
bool send(Game& game, const Doing& doing, Zone zone, Cause cause, const char* rule, End end = End::Bottom,
          Facing facing = Facing::Up) {
  const Departures leave = departures(game.match, doing.cards, zone);
  const Leaving together(game, {leave.begin(), leave.size()});
  CardList going; // which of them may is settled before the first one goes [vge 1.3.3]
  for (const CardId card : doing.cards) {
    const bool there = where(game.match, card) == zone && cause != Cause::Put;
    if (!there && !is_kept_back(game, static_cast<std::size_t>(doing.context.effect), card, zone))
      going.push(card);
  }
  for (const CardId card : going) {
    const bool gauge = cause == Cause::Retire && where(game.match, card) == Zone::Gauge;
    Relocation how;
    how.cause = num(gauge ? Cause::Discard : cause); // instead of a rear-guard [vge supplement A1]
    how.rule = {gauge ? "7.9.1" : rule};
    how.end = end;
    how.facing = facing;
    const Seat owner = game.match[card].owner;
    if (zone == Zone::Deck && owner != doing.context.seat && is_in(game.match[card], State::Dominated))
      game.match.effects[static_cast<std::size_t>(doing.context.effect)].flags |= effect_foreign_deck;
    move_card(game, card, place(owner, zone), how);
    if (owner != doing.context.seat) // whose zone nobody has said
      for (const Rule said : {Rule{"4.1.12"}, Rule{"11.8.5.2"}})
        game.did(said, owner, card);
  }
  return !going.empty();
}

// What is done with them later: it follows them where they go.
void name_them(Game& game, const Doing& doing) {
  if (doing.node.variable == 0) return;
  for (const CardId card : doing.cards)
    if (!is_chosen(game.match, static_cast<std::size_t>(doing.context.effect), doing.node.variable, card))
      bind(game, doing.context.effect, doing.node.variable, card);
}

} // namespace

bool do_soul_blast(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::SoulBlast, "7.25.1");
}
bool do_discard(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::Discard, "7.9.1");
}
// They are named as they were on the field [vge 11.13.1], but not one to which something else happened instead.
bool do_retire(Game& game, Doing& doing) {
  name_them(game, doing);
  const bool did = send(game, doing, Zone::Drop, Cause::Retire, "7.18.1");
  game.match.bound.remove_if([&](const Bound& bound) {
    const Zone now = where(game.match, bound.card.card);
    return doing.node.variable != 0 && bound.effect == doing.context.effect &&
           bound.variable == doing.node.variable && now != Zone::Drop && now != Zone::GZone &&
           now != Zone::Erased;
  });
  return did;
}
bool do_remove(Game& game, Doing& doing) {
  return send(game, doing, Zone::Removed, Cause::Effect, "7.19.1");
}
bool do_bind(Game& game, Doing& doing) {
  return send(game, doing, Zone::Bind, Cause::Bind, "7.29.1", End::Bottom,
              doing.node.facing == 1 ? Facing::Down : Facing::Up);
}
bool do_heal(Game& game, Doing& doing) {
  return send(game, doing, Zone::Drop, Cause::Heal, "7.20.1");
}

namespace {

// Where that is no ride it stays the same card, and who stood there goes by rule action. [vgi 4.1.4, 9.3.1]
void move_onto_vanguard(Game& game, CardId card) {
  Relocation how;
  how.cause = num(Cause::Move);
  how.rule = {"7.34.1"};
  how.identity = Identity::Same;
  how.orientation = Orientation::Stand; // [vgm 4.9.2.3.1]
  move_card(game, card, place(game.match[card].owner, Zone::Vanguard), how);
}

// A rear-guard that is put on the vanguard circle as a unit rides. [vge 7.4.1.1, doubt vge-1 9]
bool put_on_vanguard(Game& game, const Doing& doing) {
  if (doing.cards.empty() || !is_unit(game, doing.cards[0]) || is_g(game.face(doing.cards[0])) ||
      cannot(game, doing.cards[0], Restriction::Ride))
    return false;
  const Card& unit = game.match[doing.cards[0]];
  if (!is_type(game.match[unit.place], CircleType::RearGuard)) return false;
  if (!decided(game.match).puts_are_rides) return move_onto_vanguard(game, doing.cards[0]), true;
  game.did({"7.4.1.1"}, unit.owner, doing.cards[0]);
  call(game, Proc::Ride, unit.owner, {doing.cards[0].value, 0, 0, 1});
  return true;
}

} // namespace

bool may_be_put(const Table& table, CardId card, const script::Node& put) {
  return !is_kept_from(table, card, static_cast<Zone>(put.to & 0xffU));
}
bool do_put(Game& game, Doing& doing) { // [vge 7.4]
  name_them(game, doing);
  const auto zone = static_cast<Zone>(doing.node.to & 0xffU);
  const bool on_top = (doing.node.to & 0x100U) != 0;
  if (zone == Zone::Vanguard) return put_on_vanguard(game, doing);
  return send(game, doing, zone, Cause::Put, "7.4.1", on_top ? End::Top : End::Bottom,
              doing.node.facing == 1 ? Facing::Down : Facing::Up);
}

namespace {

// [vge 7.6.2, 7.6.3, 7.7.2]
bool one_by_one(Game& game, const Doing& doing, ByOnes mode) {
  if (doing.amount <= 0) {
    if (mode != ByOnes::SoulCharge) game.did({mode == ByOnes::LookUpTo ? "7.7.2.1" : "7.6.3.1"}, doing.seat);
    return false;
  }
  call(game, Proc::UpTo, doing.seat,
       {static_cast<std::uint16_t>(std::min(doing.amount, 200)), num(mode),
        static_cast<std::uint16_t>(doing.context.effect), doing.node.variable});
  return mode != ByOnes::LookUpTo;
}

} // namespace

bool do_draw(Game& game, Doing& doing) { // one after the other [vge 4.5.3, 7.6.2]
  if (doing.node.up_to) return one_by_one(game, doing, ByOnes::DrawUpTo);
  if (may_concern(game, replacing_topic)) // each a step of its own, for it may be replaced [vge 11.12.1]
    return one_by_one(game, doing, ByOnes::Draw);
  bool did = false;
  if (doing.amount <= 0) game.did({"7.6.3.1"}, doing.seat);
  if (doing.amount > 1)
    for (const Rule each : {Rule{"4.5.3"}, Rule{"7.6.2"}})
      game.did(each, doing.seat);
  for (std::int32_t i = 0; i < doing.amount && count(game.match, doing.seat, Zone::Deck) > 0; ++i) {
    draw(game, doing.seat, Cause::Effect, {"7.6.1"});
    did = true;
  }
  return did;
}

bool soul_charge_one(Game& game, Seat seat, std::size_t effect) {
  if (next_is_replaced(game, num(Cause::SoulCharge))) return true;
  const CardId card = top(game.match, seat, Zone::Deck);
  if (!card || is_kept_back(game, effect, card, Zone::Soul)) return false;
  put(game, card, seat, Zone::Soul, Cause::SoulCharge, {"7.27.1"});
  return true;
}

bool do_soul_charge(Game& game, Doing& doing) { // as many as there are [vge 7.27, doubt vge-1 27]
  if (may_concern(game, replacing_topic)) return one_by_one(game, doing, ByOnes::SoulCharge);
  std::int32_t charged = 0;
  while (charged < doing.amount &&
         soul_charge_one(game, doing.seat, static_cast<std::size_t>(doing.context.effect)))
    ++charged;
  return charged > 0;
}

bool do_shuffle(Game& game, Doing& doing) {
  if ((game.match.effects[static_cast<std::size_t>(doing.context.effect)].flags & effect_foreign_deck) != 0)
    shuffle(game, place(other(doing.seat), Zone::Deck), num(Cause::Effect), {"7.39.2.5"});
  shuffle(game, place(doing.seat, Zone::Deck), num(Cause::Effect), {"7.12.1"});
  game.did({count(game.match, doing.seat, Zone::Deck) > 1 ? "7.5.1" : "7.5.1.1"}, doing.seat);
  return true;
}

bool do_reveal(Game& game, Doing& doing) { // [vge 7.10]
  name_them(game, doing);
  for (const CardId card : doing.cards)
    reveal_meanwhile(game, static_cast<std::size_t>(doing.context.effect), card, num(Cause::Reveal),
                     {"7.10.1"});
  return !doing.cards.empty();
}

// From the top, until so many of its cards were shown; those are named. [vge 7.10]
bool do_reveal_until(Game& game, Doing& doing) {
  const bool theirs = game.book.script.selects[doing.node.select].side == script::Side::Opponent;
  std::int32_t left = doing.amount;
  CardId card = top(game.match, theirs ? other(doing.seat) : doing.seat, Zone::Deck);
  const bool any = left > 0 && card;
  for (; left > 0 && card && !over(game.match); card = game.match[card].next) {
    reveal_meanwhile(game, static_cast<std::size_t>(doing.context.effect), card, num(Cause::Reveal),
                     {"7.10.1"});
    if (std::find(doing.cards.begin(), doing.cards.end(), card) == doing.cards.end()) continue;
    bind(game, doing.context.effect, doing.node.variable, card);
    --left;
  }
  return any;
}

// For abilities that wait for a look at the deck. An effect looks but once, however often it does. [vge 7.7.4]
void tell_look(Game& game, Seat seat, CardId card, int effect, Rule rule) {
  if (!card) return;
  if (effect >= 0 && static_cast<std::size_t>(effect) < game.match.effects.size()) {
    std::uint8_t& flags = game.match.effects[static_cast<std::size_t>(effect)].flags;
    if ((flags & effect_looked) != 0) return game.did({"7.7.4"}, seat);
    flags |= effect_looked;
  }
  Event event;
  event.seat = seat;
  event.known_to = only(seat);
  event.cause = num(Cause::Look);
  event.card = card;
  event.def = game.match[card].def;
  event.from = event.to = game.match[card].place;
  event.rule = rule;
  game.tell(event);
}

// Looking shows the cards to the one who looks, and to nobody else. [vge 7.7]
bool do_look(Game& game, Doing& doing) {
  if (doing.node.up_to) return one_by_one(game, doing, ByOnes::LookUpTo);
  CardId card = top(game.match, doing.seat, Zone::Deck);
  if (doing.amount > 0) tell_look(game, doing.seat, card, doing.context.effect, {"7.7.1"});
  for (std::int32_t i = 0; i < doing.amount && card; ++i, card = game.match[card].next) {
    game.match[card].shown_to |= only(doing.seat);
    bind(game, doing.context.effect, doing.node.variable, card);
  }
  return false;
}

// Whenever they like, so as soon as a card lies there. Cards that stay where they are are looked at once only, however
// often that is. [vge 7.7.3, 7.7.3.1]
bool do_may_look(Game& game, Doing& doing) {
  CardId first;
  CardId card = top(game.match, doing.seat, Zone::Deck);
  for (std::int32_t i = 0; i < doing.amount && card; ++i, card = game.match[card].next) {
    Viewers& shown = game.match[card].shown_to;
    if ((shown & only(doing.seat)) != 0) continue;
    shown |= only(doing.seat);
    if (!first) first = card;
  }
  tell_look(game, doing.seat, first, -1, {"7.7.3"});
  return false;
}

bool do_search(Game& game,
               Doing& doing) { // the deck is looked through; it is shuffled by its own words [vge 7.11]
  for (const CardId card : cards_in(game.match, place(doing.seat, Zone::Deck)))
    game.match[card].shown_to |= only(doing.seat);
  game.did({"7.11.1"}, doing.seat);
  return false;
}

namespace {

// Only units come to circles, what is bound to return elsewhere cannot be switched, nor what an effect keeps from going
// there. [vge 1.3.3, 7.8.2]
bool may_switch_to(const Table& table, CardId card, Zone to, CardId doer) {
  const bool moves =
      is_circle(to) && is_circle(where(table.match, card)); // from circle to circle [vge 7.34.1]
  if ((moves && cannot(table, card, Restriction::Move)) || is_kept_from(table, card, to, doer)) return false;
  if (!is_circle(to)) return !is_g(table.face(card)) && !is_pseudo_card(table.face(card));
  return to != Zone::Guardian && has(table.face(card), Mark::Unit) && !is_g(table.face(card));
}

} // namespace

// Within the field it moves, the same card; between rear-guard circles as it stood. [vge 7.34.1, 4.9.2.5.1, 4.9.2.5.2]
static void switch_to(Game& game, CardId card, Zone to, Rule rule, Orientation otherwise) {
  const Seat owner = game.match[card].owner;
  if (!is_circle(to) || !is_circle(where(game.match, card)))
    return put(game, card, owner, to, Cause::Put, rule, otherwise);
  Relocation how;
  how.cause = num(Cause::Move);
  how.rule = rule;
  const PlaceId there = place(owner, to);
  const bool stays = is_type(game.match[game.match[card].place], CircleType::RearGuard) &&
                     is_type(game.match[there], CircleType::RearGuard);
  how.orientation = stays ? game.match[card].orientation : otherwise;
  how.identity = Identity::Same;
  game.did({"7.34.1"}, owner, card);
  move_card(game, card, there, how);
}

// Each to the other's zone, at the same moment, or none of them; two zones, with whatever lies there. [vge 7.8]
bool do_switch(Game& game, Doing& doing) {
  CardList others;
  select(game, doing.context, doing.node.to, others);
  const bool whole = game.book.script.selects[doing.node.select].noun == script::Noun::Filter &&
                     game.book.script.selects[doing.node.to].noun == script::Noun::Filter; // [vge 7.8.3]
  if (!whole && (doing.cards.size() != 1 || others.size() != 1)) return false;
  if (doing.cards.empty() || others.empty()) return false;
  const CardId a = doing.cards[0], b = others[0];
  const Zone to_b = where(game.match, b), to_a = where(game.match, a);
  const Orientation orientation = game.match[b].orientation;
  const Seat owner = game.match[a].owner;
  const auto may = [&](std::span<const CardId> cards, Zone to) {
    return std::all_of(cards.begin(), cards.end(), [&](CardId card) {
      return may_switch_to(game, card, to, doing.context.source) && game.match[card].owner == owner;
    });
  };
  if (!may(doing.cards, to_b) || !may({others.begin(), others.size()}, to_a)) return false;
  Together at_once(game);
  const Rule rule{whole ? "7.8.3" : "7.8.1"};
  for (const CardId card : doing.cards)
    switch_to(game, card, to_b, rule, orientation);
  for (const CardId card : others)
    switch_to(game, card, to_a, rule, Orientation::Stand);
  mark_same_moment(game.match, doing.cards);
  mark_same_moment(game.match, {others.begin(), others.size()});
  return true;
}

// From now on it belongs to that card. [vge 7.33.1.1]
bool do_tie(Game& game, Doing& doing) {
  CardList others;
  select(game, doing.context, doing.node.to, others);
  bool did = false;
  for (const CardId card : doing.cards) {
    if (others.empty() || where(game.match, card) != Zone::Bind) continue;
    game.match[card].host = others[0];
    game.did({"7.33.1.1"}, doing.seat, card);
    did = true;
  }
  return did;
}

} // namespace twoseat::vanguard
