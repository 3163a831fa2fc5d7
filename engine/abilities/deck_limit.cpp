// How many of a card a deck may have, where the card itself says so.
#include "engine/abilities/deck_limit.h"
#include "engine/abilities/lexicon.h"
#include <algorithm>

namespace twoseat {

std::size_t deck_limit(const Rulebook& book, DefId def) {
  const auto& actions = book.family->lexicon->actions;
  const Face& face = book.face(def);
  for (std::size_t i = 0; i < face.abilities; ++i) {
    const script::Ability& ability = book.script.abilities[face.first_ability + i];
    for (std::size_t n = 0; n < ability.size; ++n) {
      const script::Node& node = book.script.nodes[ability.first + n];
      if (node.op == script::Op::Do && std::string_view(actions[node.action].id) == "deck-limit")
        return static_cast<std::size_t>(std::max(book.script.amounts[node.amount].number, 0));
    }
  }
  return 0;
}

} // namespace twoseat
