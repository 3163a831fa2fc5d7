// Naming bearers of equipment, then hosts of symbiotes: each joins the card that it is tied to. [bsk 306.4 to 306.6]
#include "engine/berserk/guards.h"
#include "engine/berserk/preliminary.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

using Guard = void (*)(const Table&, Seat, CardId, CardId, Reasons&);

// What is tied to nothing yet.
template <class F>
void each_loose(const Table& table, Seat seat, Type which, F f) {
  each_of(table.match, seat, [&](CardId card) {
    if (is(table, card, which) && !is_hidden(table.match, card) && !is_attached(table.match, card)) f(card);
  });
}

void offer_ties(const Table& table, Seat seat, Type which, Verb verb, Rule rule, Guard guard,
                Decision& decision) {
  decision.begin(num(verb), rule);
  each_loose(table, seat, which, [&](CardId card) {
    each_of(table.match, seat, [&](CardId to) {
      if (allowed(guard, table, seat, card, to)) decision.add({num(verb), {}, card, to, 0});
    });
  });
  decision.drop_empty_choice();
}

void ask_bearer(const Table& table, const Frame& frame, Decision& decision) {
  offer_ties(table, frame.seat, Type::Equipment, Verb::Bear, {"306.4"}, may_bear, decision);
}
void ask_host(const Table& table, const Frame& frame, Decision& decision) {
  offer_ties(table, frame.seat, Type::Symbiote, Verb::Join, {"306.5"}, may_host, decision);
}

// It brings along what is tied to itself. [bsk 210.8, 214.7]
void tie(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  game.match[move.card].host = move.target;
  move_to(game, move.card, game.match[move.target].place, Cause::Join, decision.choice(answer).rule);
  --frame.step; // there may be more
}

// Whatever finds nobody is out, and does not die of it. [doubt 17]
void discard_loose(Game& game, Seat seat, Type which, Rule rule) {
  each_loose(game, seat, which, [&](CardId card) {
    put(game, card, place(game.match[card].owner, Zone::Graveyard), Cause::None, rule);
  });
}

// The second player does the same after the first.
void end_bearers(Game& game, Frame& frame) {
  discard_loose(game, frame.seat, Type::Equipment, {"306.4"});
  hand_over(frame);
  if (frame.seat != game.match.first_player) go(frame, 0);
}
void end_hosts(Game& game, Frame& frame) {
  discard_loose(game, frame.seat, Type::Symbiote, {"306.5"});
  hand_over(frame);
  if (frame.seat != game.match.first_player) go(frame, 2);
}

constexpr Step step_table[] = {
    asks_if_open("bearer", {"306.4"}, ask_bearer, tie, Question::Bearer),
    runs("without bearer", {"306.4"}, end_bearers),
    asks_if_open("host", {"306.5"}, ask_host, tie, Question::Host),
    runs("without host", {"306.6"}, end_hosts),
};

void fail(Reasons& reasons, Rule rule, Why why, CardId card) {
  reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
}

// Both ends of a tie are cards of that squad which lie open: nobody turns up his own at will. [bsk 415.5]
bool are_ours(const Match& match, Seat seat, CardId card, CardId to, Rule rule, Reasons& reasons) {
  for (const CardId each : {card, to})
    if (!in_squad(match, each) || controller(match, each) != seat)
      fail(reasons, rule, Why::NotYours, each);
    else if (is_hidden(match, each))
      fail(reasons, {"415.5"}, Why::IsHidden, each);
  return reasons.empty();
}

template <class Test>
bool has_guest(const Match& match, CardId host, Test test) {
  for (const CardId card : cards_in(match, match[host].place))
    if (match[card].host == host && test(card)) return true;
  return false;
}

std::uint64_t equipment_classes(const Face& face) {
  constexpr std::uint64_t all =
      (std::uint64_t{2} << num(Mark::Boots)) - (std::uint64_t{1} << num(Mark::Weapon));
  return face.marks & all;
}

} // namespace

const std::span<const Step> attach_steps = step_table;

void may_bear(const Table& table, Seat seat, CardId equipment, CardId bearer, Reasons& reasons) {
  const Match& match = table.match;
  if (in_squad(match, bearer) && controller(match, bearer) != seat)
    return fail(reasons, {"214.9"}, Why::NotYours, bearer);
  if (!are_ours(match, seat, equipment, bearer, {"214.4"}, reasons)) return;
  if (!is_creature(table, bearer)) return fail(reasons, {"214.4"}, Why::NotACreature, bearer);
  const auto& tags = table.face(bearer).tags; // its element and its classes
  if (std::none_of(tags.begin() + 1, tags.end(), [](std::uint16_t tag) { return tag != 0; }))
    fail(reasons, {"214.4a"}, Why::NoClass, bearer);
  const std::uint64_t wanted = equipment_classes(table.face(equipment));
  if (has_guest(match, bearer, [&](CardId card) {
        return is(table, card, Type::Equipment) && (equipment_classes(table.face(card)) & wanted) != 0;
      }))
    fail(reasons, {"214.5"}, Why::HasEquipment, bearer);
}

void may_host(const Table& table, Seat seat, CardId symbiote, CardId host, Reasons& reasons) {
  const Match& match = table.match;
  if (!are_ours(match, seat, symbiote, host, {"210.2"}, reasons)) return;
  if (!is(table, host, Type::Creature) || !is_cell(match[host].place))
    return fail(reasons, {"210.3"}, Why::NotAHost, host);
  if (has_guest(match, host, [&](CardId card) { return is(table, card, Type::Symbiote); }))
    fail(reasons, {"210.4"}, Why::HasSymbiote, host);
  if (is_incorporeal(table, host) && !is_incorporeal(table, symbiote))
    fail(reasons, {"210.5"}, Why::NotIncorporeal, host);
}

} // namespace twoseat::berserk
