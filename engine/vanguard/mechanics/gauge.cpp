// Cards put as gauge, tied to a unit. [vge 4.15, 7.40, 13.9]
#include "engine/vanguard/mechanics/gauge.h"
#include "engine/abilities/run.h"
#include "engine/vanguard/actions/actions.h"
#include "engine/vanguard/mechanics/attach.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/words/lexicon.h"

namespace twoseat::vanguard {
namespace {

// Card and unit must have the same owner and the same master. [vge 7.40.2.1, 7.40.6.2]
bool belong_together(const Match& match, CardId card, CardId unit) {
  return match[card].owner == match[unit].owner && master(match, card) == master(match, unit);
}

// Whether an effect lets this player have gauges of that name. [vge 13.9.2, supplement A1]
bool may_have_named(const Table& table, Seat seat, std::uint16_t name) {
  static const std::uint16_t have = action_number("have-gauges");
  bool may = false;
  each_saying(table, Lasting::Own, [&](const script::Node& saying, const Context& by) {
    may = may || (saying.action == have && saying.to == name && by.seat == seat);
  });
  return may;
}

// Whether a card of this player in play lets them have gauges without a name. [vge 7.40.7.1]
bool may_have_unnamed(const Table& table, Seat seat) {
  const auto allows = [&](PlaceId place) {
    for (const CardId card : cards_in(table.match, place))
      if (lexicon.active(table, card) && has(table, card, Mark::PlayerGauge)) return true;
    return false;
  };
  for (const Zone circle : field)
    if (allows(place(seat, circle))) return true;
  return allows(place(seat, Zone::OrderZone)) || allows(place(seat, Zone::Crest));
}

bool may_have_gauge(const Table& table, Seat seat, std::uint16_t name) {
  return name == 0 ? may_have_unnamed(table, seat) : may_have_named(table, seat, name);
}

std::uint16_t name_of(const Match& match, CardId gauge) {
  for (const Modification& m : match.modifications)
    if (m.attribute == given_name && m.subject == gauge && m.generation == match[gauge].generation)
      return static_cast<std::uint16_t>(m.amount);
  return 0;
}

void give_name(Game& game, CardId gauge, std::uint16_t name) {
  if (name == 0) return;
  impose(game, gauge, given_name, name, Layer::Rules, Cause::Gauge);
  game.did({"7.40.3"}, Seat::None, gauge);
}

bool is_illegal(const Table& table, CardId gauge) {
  const Card& card = table.match[gauge];
  if (is_of_player(table, gauge))
    return !may_have_gauge(table, card.owner, name_of(table.match, gauge)); // [vge 13.9.2]
  if (role_of(card) == Role::Released) return true;
  return card.host && (!is_circle(where(table.match, card.host)) || !counts_as_unit(table, card.host));
}

} // namespace

bool is_of_player(const Table& table, CardId card) {
  const Card& gauge = table.match[card];
  return where(table.match, card) == Zone::Gauge && !gauge.host && role_of(gauge) != Role::Released &&
         !related(table.match, card, Link::Gauge);
}

bool put_as_gauge(Game& game, CardId card, std::span<const CardId> units, std::uint16_t name, Facing facing) {
  Match& match = game.match;
  CardList tied;
  for (const CardId unit : units)
    if (is_unit(game, unit) && is_circle(where(match, unit)) && card != unit &&
        belong_together(match, card, unit))
      tied.push(unit);
  if (tied.empty()) return false;
  Relocation how;
  how.cause = num(Cause::Gauge);
  how.rule = {"7.40.2"};
  how.facing = facing;
  if (tied.size() == 1) how.host = tied[0];
  if (name != 0 && has(game.face(card), Mark::Token)) { // a gauge is what it may be now [vge 7.40.5]
    how.role = num(Role::Planted);
    how.rule = {"7.40.5"};
  }
  move_card(game, card, place(match[card].owner, Zone::Gauge), how);
  if (where(match, card) != Zone::Gauge) return true;
  give_name(game, card, name);
  if (tied.size() > 1)
    for (const CardId unit : tied)
      relate(game, card, unit, num(Link::Gauge), {"7.40.2"});
  return true;
}

bool put_as_player_gauge(Game& game, CardId card, std::uint16_t name, Facing facing) {
  if (!may_have_gauge(game, game.match[card].owner, name)) return false;
  Relocation how;
  how.cause = num(Cause::Gauge);
  how.rule = {"7.40.7.2"};
  game.did({"7.40.7"}, Seat::None, card);
  how.facing = facing;
  move_card(game, card, place(game.match[card].owner, Zone::Gauge), how);
  if (where(game.match, card) == Zone::Gauge) give_name(game, card, name);
  return true;
}

// Only what it is tied to changes. [vge 7.40.6.1]
bool move_gauge(Game& game, CardId card, CardId unit) {
  Card& gauge = game.match[card];
  if (where(game.match, card) != Zone::Gauge || gauge.host == unit || !is_unit(game, unit) ||
      !is_circle(where(game.match, unit)) || !belong_together(game.match, card, unit))
    return false;
  gauge.host = unit; // the earlier tie ends
  for (const Rule rule : {Rule{"4.15.3.5"}, Rule{"7.40.6"}, Rule{"7.40.6.1"}})
    game.did(rule, Seat::None, card);
  if (role_of(gauge) == Role::Released)
    gauge.role = num(has(game.face(card), Mark::Token) ? Role::Planted : Role::Unit);
  return true;
}

// --- Gauges that pay [vge supplement A1] -------------------------------------------------------------------------

namespace {

// A token unit whose name this test takes.
DefId token_named(const Rulebook& book, script::Index name) {
  for (std::size_t i = 0; i < book.faces.size(); ++i) {
    const Face& face = book.faces[i];
    if (has(face, Mark::Token) && has(face, Mark::Unit) && book.script.names[name].fits[face.name])
      return {static_cast<std::uint16_t>(i + 1)};
  }
  return {};
}

} // namespace

void gauges_pay_for_retiring(const Table& table, const Context& context, script::Index choose,
                             FixedVector<CardId, 24>& gauges) {
  static const std::uint16_t retire = action_number("retire"), pays = action_number("pays-retiring");
  const script::Script& script = table.book.script;
  const script::Node& node = script.nodes[choose];
  if (node.next_use == 0 || script.nodes[node.next_use].action != retire) return;
  each_saying(table, Lasting::Own, [&](const script::Node& saying, const Context& by) {
    const script::Select& named = script.selects[saying.select];
    if (saying.action != pays || by.seat != context.seat || named.name == 0) return;
    const DefId token = token_named(table.book, named.name);
    CardList cards;
    select(table, by, saying.select, cards);
    for (const CardId card : cards)
      for (const Zone circle : rear_guard_circles)
        if (token && fits(table, context, script.selects[node.select],
                          as_if_unit(table, card, token, place(context.seat, circle)), true)) {
          gauges.push(card);
          break;
        }
  });
}

// --- A gauge of several cards [vge 13.9.3] ------------------------------------------------------------------------

CardId gauge_of_several(const Match& match, Seat seat) {
  for (const CardId card : cards_in(match, place(seat, Zone::Gauge)))
    if (related(match, card, Link::Gauge)) return card;
  return {};
}

namespace {

void ask_keep(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Keep), {"13.9.3"});
  for (const Relation& relation : table.match.relations)
    if (relation.kind == num(Link::Gauge) && relation.holder == frame.card(0))
      decision.add({num(Verb::Keep), {}, frame.card(0), relation.other, 0});
  decision.drop_empty_choice();
}

void take_keep(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  game.match[frame.card(0)].host = decision.picked(answer).target;
  game.match.relations.remove_if([&](const Relation& relation) {
    return relation.kind == num(Link::Gauge) && relation.holder == frame.card(0);
  });
}

constexpr Step keep_table[] = {
    asks_if_open("whose gauge", {"13.9.3"}, ask_keep, take_keep, Question::Keep),
};

} // namespace

const std::span<const Step> keep_steps = keep_table;

bool illegal_gauges_to_drop(Game& game) {
  bool done = false;
  for (const Seat seat : both_seats)
    for (CardId card = top(game.match, seat, Zone::Gauge); card;) {
      const CardId next = game.match[card].next;
      if (is_illegal(game, card)) {
        const bool of_player = is_of_player(game, card);
        put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction,
            {of_player ? "13.9.2" : "13.9.1"});
        done = true;
      }
      card = next;
    }
  return done;
}

} // namespace twoseat::vanguard
