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

// What it takes to recruit a card: the crystals of its price, gold ones only if it is elite; or what its text asks for.
struct Cost {
  std::int32_t gold = 0, silver = 0, either = 0;
};
// Which cost is paid for it: that of its price, with as much for an X in it; or the alternative one. A match keeps it
// as Card::role until the card leaves the squad. [bsk 202.4 to 202.6]
struct Way {
  std::uint8_t x = 0;
  bool other = false;
};
constexpr std::uint8_t other_way = 1; // the role of a card without X in its price
Way way_of(const Face& face, std::uint8_t role);
Cost cost(const Rulebook& book, const Face& face, Way way);
bool says_how_it_is_paid(const Rulebook& book, const Face& face);
bool has_other_cost(const Rulebook& book, const Face& face);
// It is revealed earlier than others. [bsk 202.4a, 202.6]
bool has_special_price(const Face& face, std::uint8_t role);
// Chips and lives that it starts the fight with, once it is in the Set: nobody hears of it. [bsk 304.4, G18]
void give_start(const Rulebook& book, Match& match, CardId card);

bool allows_two_terrains(const Rulebook& book, const Face& face); // [bsk 103.2, 212.3]
// "Cannot be brought into a squad with". [bsk G16]
bool avoids(const Rulebook& book, const Face& face, const Face& other);
bool is_avoided(const Table& table, CardId card, Seat seat); // by or for a card of that squad
bool cannot_lose(const Table& table, Seat seat);             // by what a card of its squad says [bsk 103.1]
std::int32_t incarnations(const Table& table, CardId card);  // so many in a fight; 0: not said [bsk D19.9]

} // namespace twoseat::berserk
