// What traits do: opening and closing, chips, stepping aside. [bsk 104.4, 104.5, 219]
#include "engine/berserk/acting.h"
#include "engine/berserk/actions.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/stack.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

// What forbids it is stronger than what opens; what lies hidden may be anything. [bsk 103.3, 415.3]
bool stays_closed(const Table& table, CardId card) {
  return !is_hidden(table.match, card) && cannot(table, card, Restriction::Open);
}
bool can_open(const Table& table, CardId card) { // [bsk 219.2]
  return !is_open(table.match, card) && !stays_closed(table, card);
}
bool can_close(const Table& table, CardId card) {
  return is_open(table.match, card);
}
Rule why_not_closed(const Table&, CardId) {
  return {"219.2"};
}
Rule why_not_opened(const Table& table, CardId card) {
  return {is_open(table.match, card) ? "219.2" : "103.3"};
}
bool do_open(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    const bool opens = can_open(game, card);
    did = did || opens;
    if (opens)
      open(game, card, Cause::Effect, {"219.1"});
    else // that part of it is skipped
      game.did({is_open(game.match, card) ? "219.3" : "103.3"}, Seat::None, card);
  }
  return did;
}
bool do_close(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    did = did || is_open(game.match, card);
    if (doing.node.cost && card == doing.context.source)
      act(game, card, Cause::Close, {"216.12"});
    else
      close(game, card, doing.node.cost ? Cause::Close : Cause::Effect,
            {doing.node.cost ? "216.12" : "219.1"});
  }
  return did;
}

// As a cost they are lost: the card's own first, then those of others of its element. [bsk 104.5, D25.2]
void pay_chips(Game& game, CardId card, std::int32_t amount) {
  const auto take = [&](CardId from) {
    amount += count_on(game, from, num(On::Chips),
                       -std::min<std::int32_t>(amount, count(game.match, from, On::Chips)), {},
                       num(Cause::Payment), {"216.12"});
  };
  take(card);
  if (amount > 0)
    each_of(game.match, controller(game.match, card), [&](CardId other) {
      if (amount <= 0 || !lends_chips(game, card, other)) return;
      take(other);
      game.did({"D25.2"}, Seat::None, other);
    });
}
bool can_pay_chips(const Table& table, const Context& context, std::int32_t amount) { // [bsk 103.7]
  return amount + chips_pledged(table, context.source) <= chips_for(table, context.source);
}
bool do_chips(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (doing.node.cost)
      pay_chips(game, card, doing.amount);
    else if (!in_squad(game.match, card))
      continue;
    else
      gain_chips(game, card, doing.amount, doing.context.source, Cause::Chip, {"416.4"});
    did = true;
  }
  return did;
}

// Wounded between the trigger and now: nothing is gained. [bsk D20.3]
bool do_concentrate(Game& game, Doing& doing) {
  const CardId card = doing.context.source;
  if (count(game.match, card, On::Wounded) > 0) game.did({"D20.3"}, Seat::None, card);
  return in_squad(game.match, card) && count(game.match, card, On::Wounded) == 0 &&
         gain_chips(game, card, 1, card, Cause::Trait, {"D20.2"});
}

bool do_step_aside(Game& game, Doing& doing) { // [bsk D21.2]
  const CardId card = doing.context.source;
  if (!in_squad(game.match, card) || has(game.match, card, State::Agile) ||
      !allowed(may_be_moved, game, card))
    return false;
  set(game.match, card, State::Agile);
  call(game, Proc::Cell, controller(game.match, card), {card.value, num(CellFor::Aside)});
  return true;
}

constexpr ActionWord words[] = {
    because({"close", Takes::Cards, do_close, can_close}, why_not_closed),
    {"chips", Takes::CardsAndValue, do_chips, nullptr, can_pay_chips},
    because({"open", Takes::Cards, do_open, can_open}, why_not_opened),
    {"concentrate", Takes::Cards, do_concentrate},
    {"step-aside", Takes::Cards, do_step_aside},
};

} // namespace

ActionWords open_words() {
  return words;
}

} // namespace twoseat::berserk
