// Cards are told as the difference to a match that was just set up with the same decks: what a shuffle moved, who left
// the deck. Places are filled from the smallest to the largest, so that what is left, in order, is the deck.
#include "engine/sharing/position_cards.h"
#include "engine/kernel/family.h"
#include "engine/kernel/moves.h"
#include "engine/sharing/deck_code.h"
#include <algorithm>
#include <memory>
#include <numeric>

namespace twoseat {
namespace {

constexpr std::size_t contexts = 32;
constexpr std::uint32_t most_viewers = everybody;

struct Models {
  BitModel same_owner = seldom, same_origin = seldom;
  std::array<BitModel, 4> as_set_up;
  std::array<NumberModel, contexts> count;
  BitModel foreign = seldom;
  std::array<BitModel, contexts> next, near;
  NumberModel gap, age;
  std::array<BitModel, contexts> stamped, counted;
  std::array<NumberModel, 8> counters;
  std::array<BitModel, contexts> orientation, facing, shown;
  BitModel special = seldom;
  bool has_counters = false; // of cards, in this game
  std::array<NumberModel, contexts> generation;
};

std::size_t context(const Place& place) {
  return place.kind % contexts;
}

// --- Which cards there are ------------------------------------------------------------------------------------

using Decks = std::array<Deck, 2>;

Decks decks_of(const Match& match) {
  Decks decks;
  for (const Card& card : match.cards) {
    const std::size_t part = std::min<std::size_t>(card.origin, Deck::most_parts - 1);
    decks[index(card.owner) % 2].parts[part].push_back(card.def);
  }
  for (Deck& deck : decks)
    for (auto& part : deck.parts)
      std::sort(part.begin(), part.end());
  return decks;
}

// A multiset of cards from which one after the other is taken; the odds are what is left.
class Pool {
public:
  Pool(const Rulebook& book, const Deck& deck) : left_(book.faces.size() + 1) {
    for (const auto& part : deck.parts)
      for (const DefId def : part)
        ++left_[def.value];
    total_ = static_cast<std::uint32_t>(size_of(deck));
  }
  bool has(DefId def) const { return def.value < left_.size() && left_[def.value] > 0; }
  void take(DefId def) {
    --left_[def.value];
    --total_;
  }
  // Any card but `not_this`.
  void pack(Writer& writer, DefId& def, DefId not_this) const {
    writer.require(has(def) && def != not_this);
    if (writer.failed()) return;
    const std::uint32_t start = before(def, not_this);
    writer.coder.interval(start, left_[def.value], total(not_this));
  }
  void pack(Reader& reader, DefId& def, DefId not_this) const {
    reader.require(total(not_this) > 0);
    if (reader.failed()) return;
    const std::uint32_t at = reader.coder.position(total(not_this));
    std::uint32_t start = 0;
    for (std::size_t value = 1; value < left_.size(); ++value) {
      const std::uint32_t size = value == not_this.value ? 0U : left_[value];
      if (at < start + size) {
        def = {static_cast<std::uint16_t>(value)};
        return reader.coder.take(start, size, total(not_this));
      }
      start += size;
    }
  }

private:
  std::uint32_t total(DefId not_this) const { return total_ - (has(not_this) ? left_[not_this.value] : 0U); }
  std::uint32_t before(DefId def, DefId not_this) const {
    const auto sum = std::accumulate(left_.begin(), left_.begin() + def.value, std::uint32_t{0});
    return sum - (not_this < def && has(not_this) ? left_[not_this.value] : 0U);
  }

  std::vector<std::uint16_t> left_; // by def
  std::uint32_t total_ = 0;
};

template <class Io>
void pack_cardboard(Io& io, Models& models, const Card& expected, std::array<Pool, 2>& pools, Card& card) {
  bool other_owner = card.owner != expected.owner;
  io.flag(models.same_owner, other_owner);
  card.owner = other_owner ? other(expected.owner) : expected.owner;
  bool other_origin = card.origin != expected.origin;
  io.flag(models.same_origin, other_origin);
  if (other_origin)
    io.uniform(card.origin, 256);
  else
    card.origin = expected.origin;
  Pool& pool = pools[index(card.owner) % 2];
  if (pool.has(expected.def)) {
    bool as_set_up = card.def == expected.def;
    io.flag(models.as_set_up[card.origin % 4U], as_set_up);
    if (as_set_up)
      card.def = expected.def;
    else
      pool.pack(io, card.def, expected.def);
  } else {
    pool.pack(io, card.def, {});
  }
  io.require(pool.has(card.def));
  if (!io.failed()) pool.take(card.def);
}

template <class Io>
void pack_which(Io& io, Models& models, const Rulebook& book, Match& match) {
  Decks decks = decks_of(match); // of an empty match when reading
  for (Deck& deck : decks)
    pack_deck(io, book, deck);
  const std::size_t size = size_of(decks[0]) + size_of(decks[1]);
  io.require(size <= most_deck_cards);
  if (io.failed()) return;
  const auto fresh = std::make_unique<Match>();
  fresh->edition = match.edition;
  Game game{book, *fresh};
  book.family->set_up(game, Setup{book.family->editions[match.edition].id, decks, 0});
  std::array<Pool, 2> pools{Pool(book, decks[0]), Pool(book, decks[1])};
  for (std::size_t i = 0; i < size && !io.failed(); ++i) {
    if constexpr (Io::reads) match.cards.push({});
    pack_cardboard(io, models, i < fresh->cards.size() ? fresh->cards[i] : Card{}, pools, match.cards[i]);
  }
}

// --- Where they lie -------------------------------------------------------------------------------------------

// The cards of each owner that no place has yet, in rising order.
class Unplaced {
public:
  explicit Unplaced(const Match& match) {
    for (std::size_t i = 0; i < match.cards.size(); ++i)
      left_[index(match.cards[i].owner) % 2].push_back({static_cast<std::uint16_t>(i + 1)});
  }
  std::vector<CardId>& of(Seat seat) { return left_[index(seat) % 2]; }
  static std::size_t find(const std::vector<CardId>& cards, CardId at_least) {
    return static_cast<std::size_t>(std::lower_bound(cards.begin(), cards.end(), at_least) - cards.begin());
  }

private:
  std::array<std::vector<CardId>, 2> left_;
};

// Cards that were drawn one after the other lie one after the other, or nearly so.
template <class Io>
void pack_card(Io& io, Models& models, std::size_t kind, const std::vector<CardId>& left, CardId before,
               CardId& card) {
  constexpr std::size_t far = 8;
  const std::size_t expected = Unplaced::find(left, before) % left.size();
  const std::size_t ahead = left.size() - expected;
  std::size_t at = Io::reads ? 0 : Unplaced::find(left, card);
  io.require(Io::reads || (at < left.size() && left[at] == card));
  bool next = at == expected;
  io.flag(models.next[kind], next);
  if (next) {
    at = expected;
  } else {
    bool is_near = at > expected && at - expected <= far;
    if (ahead > 1) io.flag(models.near[kind], is_near);
    if (is_near && ahead > 1) {
      std::size_t gap = at - expected - 1;
      io.number(models.gap, gap, static_cast<std::uint32_t>(ahead - 2));
      at = expected + 1 + gap;
    } else {
      io.uniform(at, static_cast<std::uint32_t>(left.size()));
    }
  }
  if (!io.failed()) card = left[at];
}

template <class Io>
void pack_state(Io& io, Models& models, std::size_t kind, const Match& match, Card& card) {
  bool rest = card.orientation == Orientation::Rest;
  bool down = card.facing == Facing::Down;
  bool shown = card.shown_to != nobody;
  io.flag(models.orientation[kind], rest);
  io.flag(models.facing[kind], down);
  io.flag(models.shown[kind], shown);
  card.orientation = rest ? Orientation::Rest : Orientation::Stand;
  card.facing = down ? Facing::Down : Facing::Up;
  if (shown) io.uniform(card.shown_to, most_viewers + 1);
  io.number(models.generation[kind], card.generation, 0xffff);
  bool stamped = card.stamp != 0;
  io.flag(models.stamped[kind], stamped);
  if (stamped) {
    auto age = static_cast<std::uint16_t>(match.stamps - card.stamp);
    io.number(models.age, age, 0xffff);
    card.stamp = static_cast<std::uint16_t>(match.stamps - age);
  }
  const auto counts = [](std::uint8_t counter) { return counter != 0; };
  bool counted = std::any_of(card.counters.begin(), card.counters.end(), counts);
  if (models.has_counters) io.flag(models.counted[kind], counted);
  for (std::size_t i = 0; counted && i < card.counters.size(); ++i)
    io.number(models.counters[i], card.counters[i], 255);
  bool special = card.host || card.role != 0 || card.states != 0;
  io.flag(models.special, special);
  if (!special) return;
  io.uniform(card.host.value, static_cast<std::uint32_t>(match.cards.size() + 1));
  io.uniform(card.role, 256);
  io.uniform(card.states, 256);
}

void append(Match& match, PlaceId place, CardId id) {
  Place& to = match[place];
  match[id].place = place;
  match[id].previous = to.last;
  (to.last ? match[to.last].next : to.first) = id;
  to.last = id;
}

template <class Io>
void pack_place(Io& io, Models& models, Match& match, PlaceId place, Unplaced& unplaced) {
  const std::size_t kind = context(match[place]);
  const Seat usual = match[place].seat == Seat::B ? Seat::B : Seat::A;
  CardId id = match[place].first;
  CardId before;
  for (std::size_t i = 0; i < match[place].count && !io.failed(); ++i) {
    io.require(Io::reads || (id && id.value <= match.cards.size()));
    if (io.failed()) return;
    bool foreign = !Io::reads && match[id].owner != usual;
    io.flag(models.foreign, foreign);
    auto& left = unplaced.of(foreign ? other(usual) : usual);
    io.require(!left.empty());
    if (io.failed()) return;
    pack_card(io, models, kind, left, before, id);
    if (io.failed()) return;
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(Unplaced::find(left, id)));
    pack_state(io, models, kind, match, match[id]);
    if constexpr (Io::reads) append(match, place, id);
    before = id;
    id = match[id].next;
  }
}

template <class Io>
void pack_all(Io& io, const Rulebook& book, Match& match) {
  const auto models = std::make_unique<Models>();
  models->as_set_up[0] = BitModel{4000, 8};
  models->has_counters = !book.family->card_counters.empty();
  pack_which(io, *models, book, match);
  std::vector<PlaceId> order;
  for (std::size_t i = 0; i < match.places.size(); ++i) {
    Place& place = match.places[i];
    io.number(models->count[context(place)], place.count, static_cast<std::uint32_t>(match.cards.size()));
    order.push_back({static_cast<std::uint8_t>(i + 1)});
  }
  std::sort(order.begin(), order.end(), [&](PlaceId a, PlaceId b) {
    return match[a].count != match[b].count ? match[a].count < match[b].count : a < b;
  });
  Unplaced unplaced(match);
  for (const PlaceId place : order)
    pack_place(io, *models, match, place, unplaced);
  for (const Seat seat : both_seats)
    io.require(unplaced.of(seat).empty());
  if constexpr (Io::reads)
    if (!io.failed()) note_concerns(book, match);
}

} // namespace

void lay_out(const Rulebook& book, std::uint8_t edition, Match& match) {
  match.edition = edition;
  Game game{book, match};
  Setup nothing;
  nothing.edition = book.family->editions[edition].id;
  book.family->set_up(game, nothing);
  match.stack.clear();
}

void pack_cards(Writer& writer, const Rulebook& book, Match& match) {
  pack_all(writer, book, match);
}
void pack_cards(Reader& reader, const Rulebook& book, Match& match) {
  pack_all(reader, book, match);
}

} // namespace twoseat
