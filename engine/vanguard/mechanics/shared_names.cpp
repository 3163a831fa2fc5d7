// Cards that have the name of a vanguard: one on the vanguard circle has only its own, so that asking ends.
#include "engine/vanguard/mechanics/shared_names.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/actions/actions.h"

namespace twoseat::vanguard {

CardId shares_name_of(const Table& table, CardId card) {
  static const std::uint16_t named_as = action_number("named-as");
  const Face& face = table.face(card);
  const Zone zone = where(table.match, card);
  if (!face.concerns.spoken.has(topic_of(Lasting::Printed, 0)) || zone == Zone::Vanguard ||
      !keeps_text(table, card))
    return {};
  const CardId vanguard = vanguard_of(table.match, master(table.match, card));
  const script::Script& script = table.book.script;
  for (std::uint16_t i = 0; vanguard && i < face.abilities; ++i) {
    const script::Ability& ability = script.abilities[face.first_ability + i];
    if (ability.kind != script::Kind::Continuous || !is_active(table, card, ability)) continue;
    for (std::size_t n = ability.first; n < std::size_t{ability.first} + ability.size; ++n) {
      const script::Node& node = script.nodes[n];
      const bool says = node.op == script::Op::Do && node.action == named_as;
      if (says && fits(table, context_of(table, card, master(table.match, card)), script.selects[node.select],
                       vanguard))
        return vanguard;
    }
  }
  return {};
}

} // namespace twoseat::vanguard
