// What a card says of itself wherever it lies.
#include "engine/berserk/printed.h"
#include "engine/abilities/run.h"
#include <algorithm>

namespace twoseat::berserk {

namespace {

bool says(const Rulebook& book, const Face& face, StackWord word) {
  bool found = false;
  each_printed(book, face, word, [&](const script::Node&) { found = true; });
  return found;
}

std::int32_t sum_printed(const Rulebook& book, const Face& face, StackWord word) {
  std::int32_t sum = 0;
  each_printed(book, face, word,
               [&](const script::Node& node) { sum += book.script.amounts[node.amount].number; });
  return sum;
}

} // namespace

Way way_of(const Face& face, std::uint8_t role) {
  if (has(face, Mark::PriceX)) return {role, false};
  return {0, role == other_way};
}

bool has_special_price(const Face& face, std::uint8_t role) {
  return has(face, Mark::PriceX) || role != 0;
}

bool says_how_it_is_paid(const Rulebook& book, const Face& face) {
  return says(book, face, StackWord::PaidGold) || says(book, face, StackWord::PaidSilver);
}
bool has_other_cost(const Rulebook& book, const Face& face) {
  return says(book, face, StackWord::OtherGold) || says(book, face, StackWord::OtherSilver);
}

Cost cost(const Rulebook& book, const Face& face, Way way) {
  const auto said = [&](StackWord gold, StackWord silver) {
    return Cost{sum_printed(book, face, gold), sum_printed(book, face, silver), 0};
  };
  if (way.other) return said(StackWord::OtherGold, StackWord::OtherSilver);
  if (has(face, Mark::Brackets)) return said(StackWord::PaidGold, StackWord::PaidSilver);
  const std::int32_t price = printed(face, Attribute::Price) + way.x;
  return has(face, Mark::Elite) ? Cost{price, 0, 0} : Cost{0, 0, price};
}

void give_start(const Rulebook& book, Match& match, CardId card) {
  const Face& face = book.face(match[card].def);
  const auto give = [&](StackWord word, On counter) {
    const std::int32_t n = std::min(sum_printed(book, face, word), 255);
    match[card].counters[num(counter)] = static_cast<std::uint8_t>(n);
  };
  give(StackWord::StartsChips, On::Chips);
  give(StackWord::StartsLives, On::ExtraLives);
}

bool allows_two_terrains(const Rulebook& book, const Face& face) {
  return says(book, face, StackWord::TwoTerrains);
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

bool cannot_lose(const Table& table, Seat seat) {
  bool found = false;
  each_saying(table, Lasting::Own, [&](const script::Node& node, const Context& context) {
    found = found || (context.seat == seat && is_word(node.action, StackWord::CannotLose));
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
