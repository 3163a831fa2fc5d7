// Drawing determinizations: first what is seen leaves the lists, then what is hidden is dealt from the rest.
#include "engine/players/sampler.h"
#include "engine/kernel/family.h"
#include "engine/kernel/moves.h"
#include <algorithm>
#include <memory>

namespace twoseat {

// The cards that a match of these decks begins with, before any is moved.
void Sampler::list_decks(const Setup& setup) {
  const auto match = std::make_unique<Match>();
  Game game{*book_, *match};
  book_->family->set_up(game, setup);
  for (Kepts& list : lists_)
    list.clear();
  for (const Card& card : match->cards)
    lists_[index(card.owner)].push_back({card.def, card.origin});
  for (Kepts& list : lists_)
    if (list.empty()) list_all(list);
  for (std::size_t seat = 0; seat < lists_.size(); ++seat)
    left_[seat].reserve(lists_[seat].size());
}

// Where there is no deck at all: any card that can lie hidden.
void Sampler::list_all(Kepts& list) {
  for (std::size_t i = 1; i <= book_->faces.size(); ++i) {
    const DefId def{static_cast<std::uint16_t>(i)};
    if ((book_->face(def).marks & book_->family->open_marks) == 0) list.push_back({def, 0});
  }
}

void Sampler::know_decks(const Setup& setup) {
  list_decks(setup);
  known_ = true;
}

void Sampler::guess_decks(const Match& match, Viewer viewer) {
  Setup setup;
  setup.edition = book_->family->editions[match.edition].id;
  for (const Seat seat : both_seats) {
    std::size_t most = 0;
    for (const Deck& deck : book_->decks) {
      if (deck.edition != setup.edition) continue;
      std::size_t shared = 0;
      for (const Card& card : match.cards)
        if (card.owner == seat && includes(lookers({*book_, match}, card), viewer))
          for (const std::vector<DefId>& part : deck.parts)
            if (std::find(part.begin(), part.end(), card.def) != part.end()) ++shared;
      if (shared < most || (shared == most && !setup.decks[index(seat)].id.empty())) continue;
      most = shared;
      setup.decks[index(seat)] = deck;
    }
  }
  list_decks(setup);
}

// One that began the game where this one did, if there is one.
bool Sampler::take(Seat owner, DefId def, std::uint8_t origin) {
  Kepts& left = left_[index(owner)];
  auto at = left.end();
  for (auto kept = left.begin(); kept != left.end(); ++kept)
    if (kept->def == def && (at == left.end() || kept->origin == origin)) at = kept;
  if (at == left.end()) return false;
  *at = left.back();
  left.pop_back();
  return true;
}

// One of those that are left, which began the game where this one did; failing that any; failing that any of the list.
Sampler::Kept Sampler::draw(Seat owner, std::uint8_t origin, Random& chance) {
  Kepts& left = left_[index(owner)];
  const Kepts& from = left.empty() ? lists_[index(owner)] : left;
  std::uint32_t fitting = 0;
  for (const Kept& kept : from)
    fitting += kept.origin == origin ? 1U : 0U;
  const bool any = fitting == 0;
  std::uint32_t which = chance.below(any ? static_cast<std::uint32_t>(from.size()) : fitting);
  for (std::size_t i = 0; i < from.size(); ++i) {
    if (!any && from[i].origin != origin) continue;
    if (which-- > 0) continue;
    const Kept drawn = from[i];
    if (&from == &left) left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
    return drawn;
  }
  return from.front(); // never: one of them was counted
}

void Sampler::set_aside_seen(const Table& table, Viewer viewer, std::array<bool, room::cards>& hidden) {
  for (std::size_t seat = 0; seat < lists_.size(); ++seat)
    left_[seat].assign(lists_[seat].begin(), lists_[seat].end());
  for (std::size_t i = 0; i < table.match.cards.size(); ++i) {
    const Card& card = table.match.cards[i];
    hidden[i] = !includes(lookers(table, card), viewer);
    if (!hidden[i] && !take(card.owner, card.def, card.origin))
      if (const DefId side = table.book.face(card.def).other_side) take(card.owner, side, card.origin);
  }
}

std::vector<DefId> Sampler::unseen(const Table& table, Viewer viewer, PlaceId deck) {
  std::array<bool, room::cards> hidden{};
  set_aside_seen(table, viewer, hidden);
  const Place& place = table.match[deck];
  const std::uint8_t origin = book_->family->by_hand.origin(place.kind);
  std::vector<DefId> result;
  for (const Kept& kept : left_[index(place.seat)])
    if (kept.origin == origin) result.push_back(kept.def);
  return result;
}

void Sampler::sample(const Match& match, Viewer viewer, Random& chance, Match& out) {
  out = match;
  const ByHand& by_hand = book_->family->by_hand;
  std::array<bool, room::cards> hidden{};
  set_aside_seen({*book_, match}, viewer, hidden);
  for (std::size_t i = 0; i < match.cards.size(); ++i) {
    if (!hidden[i]) continue;
    Card& card = out.cards[i];
    const std::uint8_t origin = card.place ? by_hand.origin(match[card.place].kind) : std::uint8_t{0};
    const Kept drawn = draw(card.owner, origin, chance);
    card.def = drawn.def;
    card.origin = drawn.origin;
    if (book_->family->card_counters.empty()) continue;
    card.role = 0;
    card.counters = {};
  }
  note_concerns(*book_, out);
  out.random = Random::from_seed((std::uint64_t{chance.next()} << 32U) | chance.next());
}

} // namespace twoseat
