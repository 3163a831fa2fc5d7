// What a card says of itself wherever it lies: whom it is not brought together with, how often it comes back.
#pragma once
#include "engine/berserk/lexicon.h"

namespace twoseat::berserk {

// f(node) for every permanent statement of this word that is printed on the card.
template <class F>
void each_printed(const Rulebook& book, const Face& face, StackWord word, F f) {
  if (((face.kinds >> static_cast<unsigned>(script::Kind::Continuous)) & 1U) == 0) return;
  for (std::uint16_t i = 0; i < face.abilities; ++i) {
    const script::Ability& ability = book.script.abilities[std::size_t{face.first_ability} + i];
    if (ability.kind != script::Kind::Continuous) continue;
    for (std::size_t at = 0; at < ability.size; ++at) {
      const script::Node& node = book.script.nodes[ability.first + at];
      if (node.op == script::Op::Do && is_word(node.action, word)) f(node);
    }
  }
}

bool allows_two_terrains(const Rulebook& book, const Face& face); // [bsk 103.2, 212.3]
// "Cannot be brought into a squad with". [bsk G16]
bool avoids(const Rulebook& book, const Face& face, const Face& other);
bool is_avoided(const Table& table, CardId card, Seat seat); // by or for a card of that squad
std::int32_t incarnations(const Table& table, CardId card);  // so many in a fight; 0: not said [bsk D19.9]

} // namespace twoseat::berserk
