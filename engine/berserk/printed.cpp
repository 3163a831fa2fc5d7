// What a card says of itself wherever it lies.
#include "engine/berserk/printed.h"
#include "engine/abilities/run.h"
#include <algorithm>

namespace twoseat::berserk {

bool allows_two_terrains(const Rulebook& book, const Face& face) {
  bool allows = false;
  each_printed(book, face, StackWord::TwoTerrains, [&](const script::Node&) { allows = true; });
  return allows;
}

bool avoids(const Rulebook& book, const Face& face, const Face& other) {
  bool found = false;
  each_printed(book, face, StackWord::NotWith, [&](const script::Node& node) {
    found = found || std::find(other.tags.begin(), other.tags.end(), node.to) != other.tags.end();
  });
  return found;
}

bool is_avoided(const Table& table, CardId card, Seat seat) {
  bool found = false;
  each_of(table.match, seat, [&](CardId each) {
    found = found || (each != card && avoids(table.book, table.face(card), table.face(each)));
  });
  return found;
}

std::int32_t incarnations(const Table& table, CardId card) {
  std::int32_t times = 0;
  each_printed(table.book, table.face(card), StackWord::Incarnations, [&](const script::Node& node) {
    times = amount(table, context_of(table, card, table.match[card].owner), node.amount);
  });
  return times;
}

} // namespace twoseat::berserk
