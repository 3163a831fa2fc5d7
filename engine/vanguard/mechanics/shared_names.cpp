// Cards that have the names of vanguards: those on the vanguard circle have only their own, so that asking ends.
#include "engine/vanguard/mechanics/shared_names.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/actions/actions.h"

namespace twoseat::vanguard {
namespace {

// The one that leads, and its mate. [vge 6.4.3.2]
std::array<CardId, 2> vanguards_of(const Match& match, Seat seat) {
  std::array<CardId, 2> found{vanguard_of(match, seat), CardId{}};
  for (const CardId card : cards_in(match, place(seat, Zone::Vanguard)))
    if (role_of(match[card]) == Role::Mate) found[1] = card;
  return found;
}

} // namespace

std::array<CardId, 2> shares_names_of(const Table& table, CardId card) {
  static const std::uint16_t named_as = action_number("named-as");
  const Face& face = table.face(card);
  const Zone zone = where(table.match, card);
  if (!face.concerns.spoken.has(topic_of(Lasting::Printed, 0)) || zone == Zone::Vanguard ||
      !keeps_text(table, card))
    return {};
  const Seat seat = master(table.match, card);
  const std::array<CardId, 2> vanguards = vanguards_of(table.match, seat);
  std::array<CardId, 2> shared{};
  const script::Script& script = table.book.script;
  for (std::uint16_t i = 0; i < face.abilities; ++i) {
    const script::Ability& ability = script.abilities[face.first_ability + i];
    if (ability.kind != script::Kind::Continuous || !is_active(table, card, ability)) continue;
    for (std::size_t n = ability.first; n < std::size_t{ability.first} + ability.size; ++n) {
      const script::Node& node = script.nodes[n];
      const bool says = node.op == script::Op::Do && node.action == named_as;
      for (std::size_t at = 0; says && at < vanguards.size(); ++at)
        if (vanguards[at] &&
            fits(table, context_of(table, card, seat), script.selects[node.select], vanguards[at]))
          shared[at] = vanguards[at];
    }
  }
  return shared;
}

} // namespace twoseat::vanguard
