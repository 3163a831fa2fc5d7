// Striding, becoming a heart, and being the vanguard again. [vge 6.5]
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/words/lexicon.h"

namespace twoseat::vanguard {
namespace {

void tell_heart(Game& game, CardId card, CardId g_unit, bool became, Rule rule) {
  Event event;
  event.seat = master(game.match, card);
  event.known_to = everybody;
  event.cause = num(Cause::Heart);
  event.card = card;
  event.def = game.match[card].def;
  event.other = g_unit;
  event.other_def = g_unit ? game.match[g_unit].def : DefId{};
  event.from = event.to = game.match[card].place;
  event.amount = became ? 1 : 0;
  event.rule = rule;
  game.tell(event);
}

// What was done to the unit is not done to a heart.
void end_battle_part(Match& match, CardId card) {
  match.relations.remove_if([&](const Relation& relation) {
    return relation.holder == card || (relation.other == card && relation.kind == num(Link::Boosting));
  });
}

// Its damage stays with it, and is no G unit's. [vgi 3.9.2]
void keep_damage(Game& game, CardId heart) {
  const Seat seat = game.match[game.match[heart].place].seat;
  const std::int32_t damage = game.match[seat].counters[num(Counter::VanguardDamage)];
  if (damage <= 0 || role_of(game.match[heart]) != Role::Unit || !decided(game.match).damage_is_the_vanguards)
    return;
  impose(game, heart, kept_damage, damage, Layer::Rules, Cause::Heart, heart);
  count(game, seat, num(Counter::VanguardDamage), -damage, {"vgi 3.9.2"});
}
void take_damage_back(Game& game, CardId unit) {
  const std::int32_t damage = information(game, unit, kept_damage);
  if (damage <= 0) return;
  game.match.modifications.remove_if(
      [&](const Modification& m) { return m.subject == unit && m.attribute == kept_damage; });
  count(game, game.match[game.match[unit].place].seat, num(Counter::VanguardDamage), damage, {"vgi 3.9.2"});
}

void become_heart(Game& game, CardId card, CardId g_unit) {
  keep_damage(game, card);
  Card& heart = game.match[card];
  end_battle_part(game.match, card);
  heart.facing = Facing::Up; // [vge 6.5.2.1]
  heart.orientation = Orientation::Stand;
  heart.role = num(Role::Heart); // [vge 6.5.2.2]
  heart.host = g_unit;
  constexpr std::uint8_t kept = static_cast<std::uint8_t>(State::Legion) |
                                static_cast<std::uint8_t>(State::DLegion) |
                                static_cast<std::uint8_t>(State::Ultimate);
  heart.states &= kept; // [vge 6.5.2.2.4]
  tell_heart(game, card, g_unit, true, {"6.5.2.2"});
  game.did({"6.5.2.1"}, Seat::None, card);
  if (heart.states != 0) game.did({"6.5.2.2.4"}, Seat::None, card);
}

// The newest heart that is no G card, unless its player designates another.
CardId newest_plain_heart(const Table& table, CardId g_unit) {
  CardId newest;
  each_heart(table.match, g_unit, [&](CardId heart) {
    if (!is_g(table.face(heart))) newest = heart;
  });
  return newest;
}

// Those of which one is the vanguard again: the G cards among them if there are any. [vge 6.5.4.1.1]
CardList hearts_to_return(const Table& table, CardId gone, PlaceId circle) {
  CardList plain, g;
  for (const CardId card : cards_in(table.match, circle))
    if (role_of(table.match[card]) == Role::Heart && table.match[card].host == gone)
      (is_g(table.face(card)) ? g : plain).push(card);
  return g.empty() ? plain : g;
}

// Both of a legion return whichever is chosen.
bool is_one(const Match& match, const CardList& hearts) {
  return hearts.size() == 1 || (hearts.size() == 2 && legion_partner(match, hearts[0]) == hearts[1]);
}

// Who was there first: the mate came to it. [vge 6.4.1.3]
bool came_first(const Match& match, CardId card, CardId partner) {
  for (const CardId each : cards_in(match, match[card].place))
    if (each == card || each == partner) return each == card;
  return true;
}

// Of two units that were hearts together, the one that sought the other leads again, or who led before.
// [vge 6.5.2.2.4.1 | vgi 10.29.4]
void legion_returns(Game& game, CardId card, CardId partner, Orientation orientation) {
  Match& match = game.match;
  const bool stays = decided(match).legion_hearts_keep_their_leader;
  const bool seeks = stays ? came_first(match, card, partner) : has_skill(game, card, Keyword::SeekMate);
  const bool is_sought = !stays && has_skill(game, partner, Keyword::SeekMate);
  match[partner].orientation = orientation;
  match[partner].role = num(Role::Unit);
  match[partner].host = {};
  if (!stays && !seeks && !is_sought) { // [vge 6.5.2.2.4.1.2]
    end_legion(match, card);
    end_legion(match, partner);
    return;
  }
  const CardId leader = seeks ? card : partner;
  const CardId mate = seeks ? partner : card;
  match[mate].role = num(Role::Mate);
  match[mate].host = leader;
  game.did({"6.5.2.2.4.1"}, Seat::None, leader);
}

} // namespace

CardId designated_heart(const Match& match, CardId unit) {
  const Card& card = match[unit];
  if (role_of(card) != Role::Unit || !card.host || zone_of(card.place) != Zone::Vanguard) return {};
  return role_of(match[card.host]) == Role::Heart && match[card.host].place == card.place ? card.host
                                                                                          : CardId{};
}

void stride_onto(Game& game, CardId g_unit, Seat seat, bool ultimate) {
  Match& match = game.match;
  const PlaceId circle = place(seat, Zone::Vanguard);
  const CardId vanguard = vanguard_of(match, seat);
  Relocation how;
  how.cause = num(Cause::Stride);
  how.rule = {"6.5.1.1"};
  how.orientation = vanguard ? match[vanguard].orientation : Orientation::Stand;
  how.states = ultimate ? static_cast<std::uint8_t>(State::Ultimate) : std::uint8_t{0};
  Together at_once(game);
  relocate(game, g_unit, circle, how);
  for (const CardId card : cards_in(match, circle)) {
    if (card == g_unit) continue;
    const Role role = role_of(match[card]);
    if (role == Role::Unit || role == Role::Mate) become_heart(game, card, g_unit);
    if (role == Role::Heart) match[card].host = g_unit; // [vge 6.5.1.2.1]
  }
  match[g_unit].host = newest_plain_heart(game, g_unit); // [vge 6.5.1.3]
}

namespace {

void wake(Game& game, CardId card, CardId gone, Orientation orientation) {
  Match& match = game.match;
  Card& unit = match[card];
  const CardId partner = legion_partner(match, card);
  unit.role = num(Role::Unit);
  unit.orientation = orientation;
  unit.host = {};
  tell_heart(game, card, gone, false, {"6.5.4.1"});
  take_damage_back(game, card);
  if (partner) legion_returns(game, card, partner, orientation);
  for (const CardId other_card :
       cards_in(match, unit.place)) // what is left hangs on a G unit that is back [vge 6.5.1.2.1]
    if (role_of(match[other_card]) == Role::Heart && match[other_card].host == gone)
      match[other_card].host = is_g(game.face(card)) ? card : CardId{};
  if (is_g(game.face(card))) unit.host = newest_plain_heart(game, card);
}

} // namespace

// Of several its player chooses before anything else goes on; until then they remember how the G unit lay.
void heart_returns(Game& game, CardId gone, const Card& before, PlaceId circle) {
  Match& match = game.match;
  const CardList hearts = hearts_to_return(game, gone, circle);
  if (hearts.empty()) return;
  if (!is_one(match, hearts)) {
    for (const CardId heart : hearts)
      match[heart].orientation = before.orientation;
    return;
  }
  const bool designated = hearts.size() == 2 && hearts[1] == before.host;
  wake(game, hearts[designated ? 1 : 0], gone, before.orientation);
}

// --- Which heart returns ------------------------------------------------------------------------------------------

namespace {

// The G unit that left hearts of which one is still to be chosen.
CardList hearts_in_question(const Table& table, Seat seat) {
  const Place& circle = table.match[place(seat, Zone::Vanguard)];
  if (circle.count < 2 || vanguard_of(table.match, seat)) return {};
  for (const CardId card : cards_in(table.match, place(seat, Zone::Vanguard)))
    if (role_of(table.match[card]) == Role::Heart) {
      const CardList hearts = hearts_to_return(table, table.match[card].host, place(seat, Zone::Vanguard));
      return is_one(table.match, hearts) ? CardList{} : hearts;
    }
  return {};
}

void ask_returning(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Keep), {"6.5.4.1.1"});
  for (const CardId heart : hearts_in_question(table, frame.seat))
    decision.add({num(Verb::Keep), {}, {}, heart, 0});
  decision.drop_empty_choice();
}

void take_returning(Game& game, Frame&, const Decision& decision, const Answer& answer) {
  const CardId heart = decision.picked(answer).target;
  wake(game, heart, game.match[heart].host, game.match[heart].orientation);
}

constexpr Step returning_table[] = {
    asks_if_open("which heart returns", {"6.5.4.1.1"}, ask_returning, take_returning, Question::Keep),
};

} // namespace

const std::span<const Step> heart_returns_steps = returning_table;

Seat heart_is_asked_for(const Table& table) {
  for (const Seat seat : both_seats)
    if (!hearts_in_question(table, seat).empty()) return seat;
  return Seat::None;
}

bool asks_for_heart(Game& game) {
  const Seat seat = heart_is_asked_for(game);
  if (seat == Seat::None) return false;
  call(game, Proc::HeartReturns, seat);
  return true;
}

void designate_again(Match& match, CardId g_unit, CardId gone) {
  if (!g_unit || match[g_unit].host != gone) return;
  CardId another;
  for (const CardId card : cards_in(match, match[g_unit].place))
    if (match[card].host == g_unit && role_of(match[card]) == Role::Heart &&
        match[card].origin != num(Origin::G))
      another = card;
  match[g_unit].host = another;
}

void hearts_to_soul(Game& game, Seat seat) {
  const PlaceId circle = place(seat, Zone::Vanguard);
  for (CardId card = game.match[circle].first; card;) {
    const CardId next = game.match[card].next;
    if (role_of(game.match[card]) == Role::Heart) {
      game.did({"6.3.3.5.1"}, seat, card);
      put(game, card, seat, Zone::Soul, Cause::Soul, {"6.5.3"});
    }
    card = next;
  }
}

void remove_g_zone(Game& game, Seat seat) {
  while (const CardId card = top(game.match, seat, Zone::GZone))
    put(game, card, seat, Zone::Removed, Cause::GZone, {"6.6.3.5"});
}

} // namespace twoseat::vanguard
