// Known decks cost two bytes; an unknown one is, part by part, a sorted list of gaps and copies.
#include "engine/sharing/deck_code.h"
#include "engine/sharing/envelope.h"
#include <algorithm>

namespace twoseat {
namespace {

constexpr std::uint32_t short_names = 1U << 16U;

std::uint32_t short_name(const Deck& deck) {
  return static_cast<std::uint32_t>(hash_text(deck.id) >> 16U) % short_names;
}

const Deck* find_short(const Rulebook& book, std::uint32_t name) {
  const auto found = std::find_if(book.decks.begin(), book.decks.end(),
                                  [&](const Deck& deck) { return short_name(deck) == name; });
  return found == book.decks.end() ? nullptr : &*found;
}

const Deck* find_same(const Rulebook& book, const Deck& deck) {
  for (const Deck& known : book.decks)
    if (known.parts == deck.parts && find_short(book, short_name(known)) == &known) return &known;
  return nullptr;
}

struct ListModels {
  NumberModel gap, copies;
};

template <class Io>
void pack_sorted(Io& io, ListModels& models, std::uint32_t known, std::vector<DefId>& cards,
                 std::size_t size) {
  std::uint32_t def = 0;
  for (std::size_t i = 0; i < size && !io.failed();) {
    std::uint32_t gap = 0;
    std::uint32_t more = 0;
    if constexpr (!Io::reads) {
      gap = cards[i].value - def - 1U;
      while (i + more + 1 < size && cards[i + more + 1] == cards[i])
        ++more;
    }
    io.number(models.gap, gap, known);
    io.number(models.copies, more, static_cast<std::uint32_t>(size - i - 1));
    def += gap + 1;
    io.require(def <= known);
    if constexpr (Io::reads) cards.insert(cards.end(), more + 1, DefId{static_cast<std::uint16_t>(def)});
    i += more + 1;
  }
}

// An order that is not the usual one is kept: it decides what a shuffle makes of it.
template <class Io>
void pack_in_order(Io& io, std::uint32_t known, std::vector<DefId>& cards, std::size_t size) {
  for (std::size_t i = 0; i < size && !io.failed(); ++i) {
    std::uint32_t def = Io::reads ? 0U : cards[i].value - 1U;
    io.uniform(def, known);
    if constexpr (Io::reads) cards.push_back({static_cast<std::uint16_t>(def + 1)});
  }
}

template <class Io>
void pack_list(Io& io, const Rulebook& book, Deck& deck) {
  const auto known = static_cast<std::uint32_t>(book.faces.size());
  ListModels models;
  NumberModel sizes;
  for (std::vector<DefId>& cards : deck.parts) {
    auto size = cards.size();
    io.number(sizes, size, most_deck_cards);
    bool sorted = std::is_sorted(cards.begin(), cards.end());
    BitModel usual = {65000, 8};
    io.flag(usual, sorted);
    io.require(known > 0 || size == 0);
    if (known == 0) continue;
    sorted ? pack_sorted(io, models, known, cards, size) : pack_in_order(io, known, cards, size);
  }
}

} // namespace

std::size_t size_of(const Deck& deck) {
  std::size_t size = 0;
  for (const auto& part : deck.parts)
    size += part.size();
  return size;
}

void pack_deck(Writer& writer, const Rulebook& book, Deck& deck) {
  const Deck* known = find_same(book, deck);
  bool by_name = known != nullptr;
  std::uint32_t half = by_name ? 1 : 0;
  writer.uniform(half, 2);
  if (by_name) {
    std::uint32_t name = short_name(*known);
    writer.uniform(name, short_names);
    return;
  }
  for (const auto& part : deck.parts)
    for (const DefId def : part)
      writer.require(book.has(def));
  if (!writer.failed()) pack_list(writer, book, deck);
}

void pack_deck(Reader& reader, const Rulebook& book, Deck& deck) {
  std::uint32_t by_name = 0;
  reader.uniform(by_name, 2);
  if (by_name == 0) return pack_list(reader, book, deck);
  std::uint32_t name = 0;
  reader.uniform(name, short_names);
  const Deck* known = find_short(book, name);
  reader.require(known != nullptr);
  if (known != nullptr) deck = *known;
}

} // namespace twoseat
