// Whom abilities of vanguards choose, for a cost too, is noted until the turn ends. [vge 14.54.1, 7.50.1]
#include "engine/vanguard/mechanics/overcharge.h"
#include "engine/abilities/other_ways.h"
#include "engine/vanguard/board.h"
#include "engine/vanguard/keywords/keyword_names.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

constexpr std::uint16_t overcharge = keyword_number("overcharge");

// Only abilities with Overcharge ask for it: mostly nobody does.
bool is_asked_for(const Table& table) {
  const auto asks = [&](std::uint16_t ability) {
    return table.book.script.abilities[ability].keyword == overcharge;
  };
  const auto& cards = table.match.cards;
  return std::any_of(cards.begin(), cards.end(), [&](const Card& card) {
    const Face& face = table.book.face(card.def);
    for (std::uint16_t i = 0; i < face.abilities; ++i)
      if (asks(static_cast<std::uint16_t>(face.first_ability + i))) return true;
    return false;
  });
}

} // namespace

void note_chosen(Game& game, std::size_t effect, std::uint8_t variable) {
  const Context context = context_of(game.match, owing_effect(game, effect));
  if (zone_of(context.at) != Zone::Vanguard || !is_asked_for(game)) return;
  for (const Bound& bound : game.match.bound) {
    const CardId card = bound.card.card;
    if (bound.effect != effect || bound.variable != variable || !is_unit(game, card) ||
        master(game.match, card) != context.seat || has(game, card, Mark::ChosenByVanguard))
      continue;
    impose(game, card, given_mark, num(Mark::ChosenByVanguard), Layer::Rules, Cause::None, {},
           Duration::Turn);
    game.did({"14.54.1"}, context.seat, card);
  }
}

} // namespace twoseat::vanguard
