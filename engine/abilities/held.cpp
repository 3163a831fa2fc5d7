// Which abilities a card has: printed ones, those that effects gave, those that continuous abilities give, less what is lost.
#include "engine/abilities/context.h"
#include "engine/kernel/moves.h"
#include <algorithm>

namespace twoseat {

using script::Ability;
using script::Kind;

void each_own_ability(const Table& table, CardId card, EachAbility f, bool printed) {
  const std::uint32_t lost = lost_at(table, card);
  if (printed && lost == 0 && !is_textless(table, card)) each_printed_ability(table, table.face(card), f);
  for (const Modification& m : table.match.modifications)
    if (m.attribute == given_ability && m.subject == card && m.scope == 0 &&
        m.generation == table.match[card].generation && (lost == 0 || !is_lost_since(table, m)))
      f(static_cast<std::uint16_t>(m.amount));
}

void each_held_ability(const Table& table, CardId card, EachAbility f, bool printed) {
  each_own_ability(table, card, f, printed);
  if (are_shared(table))
    for (const std::uint16_t ability : shared_abilities(table, card))
      f(ability);
}

// f, but for what is lost.
static auto unless_lost(const Table& table, const Loss& loss, EachAbility f) {
  return [&table, loss, f](std::uint16_t ability) {
    if (!loss.takes(table.book.script.abilities[ability].kind)) f(ability);
  };
}

void each_ability(const Table& table, CardId card, EachAbility f) {
  const Loss loss = loss_of(table, card);
  if (loss.all) return;
  const auto keep = unless_lost(table, loss, f);
  each_held_ability(table, card, keep, !loss.original);
}

void AbilitiesNow::each(CardId card, EachAbility f) const {
  if (too_many_) return each_ability(table_, card, f);
  const Loss loss = loss_of(card);
  if (loss.all) return;
  const auto keep = unless_lost(table_, loss, f);
  each_own_ability(table_, card, keep, !loss.original);
  for (const Gift& gift : gifts_)
    if (gives(gift, card))
      for (const std::uint16_t ability : gift.abilities)
        keep(ability);
}

void each_of_kind(const Table& table, Kind kind, FunctionRef<void(CardId, std::uint16_t, const Ability&)> f) {
  const Match& match = table.match;
  const std::uint32_t kinds = table.book.ability_places[static_cast<std::size_t>(kind)];
  if (kinds == 0) return;
  const bool given = may_be_given(table, kind);
  const AbilitiesNow now(table);
  const auto is_printed = [&](CardId card) {
    return ((table.face(card).kinds >> static_cast<unsigned>(kind)) & 1U) != 0;
  };
  const auto look_at = [&](CardId card) {
    now.each(card, [&](std::uint16_t number) {
      const Ability& ability = table.book.script.abilities[number];
      if (ability.kind == kind && is_active(table, card, ability)) f(card, number, ability);
    });
  };
  for (std::size_t i = 0; i < match.places.size(); ++i)
    if (match.places[i].count > 0 && ((kinds >> match.places[i].kind) & 1U) != 0)
      for (const CardId card : cards_in(match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
        if (given || is_printed(card)) look_at(card);
}

} // namespace twoseat
