// Looking things up in a rulebook by name.
#include "engine/kernel/rulebook.h"
#include <algorithm>

namespace twoseat {

Concerns Rulebook::concerns(DefId def) const {
  Concerns concerns = face(def).concerns;
  if (const DefId other_side = face(def).other_side) concerns |= face(other_side).concerns;
  return concerns;
}

DefId Rulebook::find(std::string_view id) const {
  const auto found = std::find_if(prints.begin(), prints.end(), [&](const Print& p) { return p.id == id; });
  return found == prints.end() ? DefId{} : DefId{static_cast<std::uint16_t>(found - prints.begin() + 1)};
}

const Deck* Rulebook::find_deck(std::string_view id) const {
  const auto found = std::find_if(decks.begin(), decks.end(), [&](const Deck& d) { return d.id == id; });
  return found == decks.end() ? nullptr : &*found;
}

} // namespace twoseat
