// Counter timing: the other player may answer, then in turn each the last answer; the first who declines closes the
// chain, and it is resolved from its end. [dbs 4-7, doubts dbs 3, 4]
#include "engine/abilities/context.h"
#include "engine/abilities/run.h"
#include "engine/dragonball/guards.h"
#include "engine/dragonball/payment.h"
#include "engine/dragonball/skills.h"
#include <algorithm>

namespace twoseat::dragonball {
namespace {

// Whether its player could pay for it, were it in hand: as it is printed, unless some card speaks of costs.
bool could_pay(const Table& table, Seat seat, const Face& face) {
  if (has(face, Mark::Extra) && could_invoke(table, seat, face)) return true;
  if (may_concern(table, topic_of(Lasting::Number, num(Attribute::Cost)))) return true;
  return std::max(printed(face, Attribute::Cost), 0) <= active_energy(table.match, seat);
}

// Whether somebody could not know that it is not in that player's hand.
bool may_be_in_hand(const Match& match, const Card& card, CardId id) {
  const Zone zone = zone_of(card.place);
  return (zone == Zone::Deck || zone == Zone::Hand || zone == Zone::Life) && !is_being_used(match, id);
}

bool has_answer(const Rulebook& book, const Face& face, unsigned occasions) {
  for (std::uint16_t i = 0; i < face.abilities; ++i)
    if ((answers(book.script.abilities[std::size_t{face.first_ability} + i]) & occasions) != 0) return true;
  return false;
}

// Deck lists are open at this table: who has no such card that could be in hand, or no energy for one, is not asked; who
// has is always, whether it is in hand or not.
bool could_answer(const Table& table, Seat seat, unsigned occasions) {
  if (count(table.match, seat, Zone::Hand) == 0) return false;
  const auto& cards = table.match.cards;
  return std::any_of(cards.begin(), cards.end(), [&](const Card& card) {
    if (card.owner != seat) return false;
    const Face& face = table.book.face(card.def);
    const CardId id{static_cast<std::uint16_t>(&card - cards.begin() + 1)};
    return has_answer(table.book, face, occasions) && may_be_in_hand(table.match, card, id) &&
           could_pay(table, seat, face);
  });
}

void process(Game& game, Frame& frame) { // no pending skill is resolved here [dbs 4-7-3-1]
  if (frame.flags == 0) process_all_rules(game);
}

void ask_counter(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Counter), {"4-7-3-2"});
  const AbilitiesNow now(table);
  for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Hand)))
    now.each(card, [&](std::uint16_t ability) {
      if (allowed(may_counter, table, frame.seat, card, ability))
        decision.add({num(Verb::Counter), {}, card, {}, ability});
    });
  decision.drop_empty_choice();
  decision.begin(num(Verb::NoCounter), {"4-7-3-2"});
  decision.add({num(Verb::NoCounter), {}, {}, {}, 0});
}

void take_counter(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  if (static_cast<Verb>(move.verb) == Verb::Counter)
    call(game, Proc::Skill, frame.seat, {move.card.value, move.number});
}

constexpr Step counters_table[] = {
    runs("rule processing", {"4-7-3-1"}, process),
    asks("counter timing", {"4-7-3-2"}, ask_counter, take_counter, Question::Counter, bit(Proc::Skill)),
};

} // namespace

const std::span<const Step> counters_steps = counters_table;

// None arises inside of one: there the last Counter is answered in the same chain, and what was pending for this player
// still is. [dbs 4-7-2-5, 4-7-3-4, 10-10-3-6]
void call_counters(Game& game, Seat acting, unsigned occasions, bool resolved) {
  const Match& match = game.match;
  const bool inside = innermost(match, num(Proc::Counters)) != nullptr;
  if (over(match) || (inside && (resolved || occasions == 0))) return;
  const Seat seat = other(acting);
  unsigned still = 0;
  for (const Frame& frame : match.stack)
    if (frame.procedure == num(Proc::Counters) && frame.seat == seat)
      still |= frame.locals[counters_local::now];
  if (occasions == 0 || !could_answer(game, seat, occasions | still))
    return inside ? void() : process_all_rules(game); // its first step all the same [dbs 4-7-3-1]
  call(game, Proc::Counters, seat,
       {static_cast<std::uint16_t>(occasions), static_cast<std::uint16_t>(still)});
  if (!over(game.match)) game.match.stack.back().flags = inside ? 1 : 0;
}

} // namespace twoseat::dragonball
