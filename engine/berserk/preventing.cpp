// Preventions at work, and the question which of several comes first.
#include "engine/berserk/preventing.h"
#include "engine/berserk/chain.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/replies.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

// Its source is still in the game area. [bsk 420.7]
bool is_at_work(const Match& match, const Modification& m, CardId card) {
  return m.attribute == prevention && m.subject == card && m.generation == match[card].generation &&
         (!m.source || in_squad(match, m.source));
}

// Those that are always there prevent what they can, and are never used up.
void prevent_always(const Table& table, CardId card, CardId source, Seat seat, std::int32_t& left) {
  const auto prevents = [&](StackWord word) {
    each_said_against(table, word, source, card, [&](const script::Node& node, const Context& context) {
      if (context.seat != seat) return;
      const std::int32_t most = word == StackWord::PreventAll ? left : amount(table, context, node.amount);
      left -= std::clamp(most, 0, left);
    });
  };
  prevents(StackWord::Prevent);
  prevents(StackWord::PreventAll);
}

// Positions in Match::modifications: as many as there can be.
using Waiting = ScratchVector<std::size_t, decltype(Match::modifications)::capacity()>;

Waiting waiting_of(const Match& match, CardId card, Seat seat) {
  Waiting waiting;
  for (std::size_t i = 0; i < match.modifications.size(); ++i)
    if (is_at_work(match, match.modifications[i], card) && owner_of(match.modifications[i]) == seat)
      waiting.push(i);
  return waiting;
}

bool has_several(const Match& match, CardId card) {
  return std::any_of(std::begin(both_seats), std::end(both_seats),
                     [&](Seat seat) { return waiting_of(match, card, seat).size() > 1; });
}

} // namespace

std::int32_t past_preventions(Game& game, CardId card, std::int32_t amount, CardId source) {
  Match& match = game.match;
  std::int32_t left = amount;
  const Seat ours = controller(match, card);
  for (const Seat seat : {ours, other(ours)}) {
    prevent_always(game, card, source, seat, left);
    for (const std::size_t i : waiting_of(match, card, seat)) {
      if (left == 0) { // what prevents nothing is not used
        game.did({"420.4"}, seat, card);
        break;
      }
      Modification& m = match.modifications[i];
      left -= std::min(left, m.amount);
      if (m.duration != Duration::Game) continue;
      m.amount = 0; // used
      game.did({"420.6"}, seat, card);
    }
  }
  match.modifications.remove_if(
      [](const Modification& m) { return m.attribute == prevention && m.amount == 0; });
  if (left < amount) {
    Event event = event_about(match, card, Cause::Prevented, {"420.1"});
    event.amount = amount - left;
    game.tell(event);
    game.did({"420.5"}, ours, card); // after all modifiers
  }
  return left;
}

bool has_an_order(const Table& table, CardId card) {
  return card && in_squad(table.match, card) && has_several(table.match, card);
}

// --- Which comes first [bsk 420.3a] ---------------------------------------------------------------------------------

namespace {

// Whether wounds are about to be inflicted on the card.
bool is_to_be_wounded(const Table& table, const StackEntry& entry, CardId card) {
  if (card == entry.source)
    return has(entry, Flag::Fight) ? at(entry, Slot::BackValue) > 0 : wounds_itself(table, entry);
  if (entry.kind != num(Entry::Ability) && entry.kind != num(Entry::Strike)) return false;
  if (is_protected(table, entry)) return false;
  return has_die(table, entry) ? at(entry, Slot::Value) > 0
                               : is_attack(table, entry) || inflicts_wounds(table, entry);
}

// The frame's locals: the card, how many have their place already, and whether it is the other player's turn to be put
// in order. The target's controller chooses the order of both. [bsk 420.3a, 420.3b]
Waiting waiting_of(const Match& match, const Frame& frame) {
  const CardId card = frame.card(0);
  const Seat ours = controller(match, card);
  return waiting_of(match, card, frame.locals[2] == 0 ? ours : other(ours));
}

// Once for each place.
void ask_first(const Table& table, const Frame& frame, Decision& decision) {
  const Match& match = table.match;
  if (!in_squad(match, frame.card(0))) return;
  const Waiting waiting = waiting_of(match, frame);
  if (waiting.size() < 2U + frame.locals[1]) return;
  decision.begin(num(Verb::Choose), {"420.3a"});
  for (std::size_t i = frame.locals[1]; i < waiting.size(); ++i) {
    const Modification& m = match.modifications[waiting[i]];
    decision.add({num(Verb::Choose), {}, {}, m.source, static_cast<std::uint16_t>(i + 1)});
  }
}

void take_first(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  Match& match = game.match;
  const Waiting waiting = waiting_of(match, frame);
  const std::size_t chosen = decision.picked(answer).number - 1U;
  for (std::size_t i = chosen; i > frame.locals[1]; --i) {
    Modification &one = match.modifications[waiting[i]], &before = match.modifications[waiting[i - 1]];
    std::swap(one, before);
    std::swap(one.stamp, before.stamp); // they stay in the order of their stamps
  }
  ++frame.locals[1];
  go(frame, 0);
}

void order_the_others(Game&, Frame& frame) {
  if (frame.locals[2] != 0) return;
  frame.locals[1] = 0;
  frame.locals[2] = 1;
  go(frame, 0);
}

constexpr Step prevent_table[] = {
    asks_if_open("first prevention", {"420.3a"}, ask_first, take_first, Question::Prevent),
    runs("the other player's preventions", {"420.3b"}, order_the_others),
};

} // namespace

const std::span<const Step> prevent_steps = prevent_table;

namespace {

void order(Game& game, CardId card) {
  const StackEntry entry = top_entry(game.match);
  if (has(entry, Flag::Blocked) || has(entry, Flag::Cancelled)) return;
  if (has_an_order(game, card) && is_to_be_wounded(game, entry, card))
    call(game, Proc::Prevent, controller(game.match, card), {card.value, 0, 0});
}

} // namespace

void order_preventions(Game& game, Frame&) {
  order(game, top_entry(game.match).target);
}
void order_back_preventions(Game& game, Frame&) {
  order(game, top_entry(game.match).source);
}

} // namespace twoseat::berserk
