// Views laid together and compared.
#include "shell/match/seen.h"
#include "shell/words/words.h"
#include <algorithm>
#include <memory>

namespace twoseat {
namespace {

using Known = std::array<bool, 257>;

// Which cards each seat knows.
struct Knowledge {
  std::array<Known, 2> of{};

  Knowledge(const Rulebook& book, const Match& match) {
    const auto seen = std::make_unique<SeatView>();
    for (const Seat seat : both_seats) {
      view(book, match, viewer_of(seat), *seen);
      for (const CardView& card : seen->cards)
        if (card.def) of[index(seat)][card.id.value] = true;
    }
  }
  // Whether it would be news: to both, or to who asks.
  bool lacks(std::size_t card, Seat asks) const {
    return !(of[0][card] || of[1][card]) || (asks != Seat::None && !of[index(asks)][card]);
  }
};

} // namespace

void see_all(const Rulebook& book, const Match& match, SeatView& out) {
  const auto a = std::make_unique<SeatView>();
  const auto b = std::make_unique<SeatView>();
  view(book, match, Viewer::A, *a);
  view(book, match, Viewer::B, *b);
  out = *a;
  out.cards.clear();
  out.parts.clear();
  for (std::size_t i = 0; i < out.places.size(); ++i) {
    PlaceView& place = out.places[i];
    const SeatView& better = place.seat == Seat::B ? *b : *a;
    const PlaceView& from = better.places[i];
    place.first_card = static_cast<std::uint16_t>(out.cards.size());
    place.card_count = from.card_count;
    for (std::size_t c = 0; c < from.card_count; ++c)
      out.cards.push(better.cards[from.first_card + c]);
  }
  for (const PartView& part : a->parts)
    out.parts.push(part);
  out.players[1] = b->players[1];
}

std::vector<std::string> something_learned(const Rulebook& book, Seat asks, const Match& before,
                                           const Match& after, const Events& events, const PlayerNames& names,
                                           const Phrasebook& say) {
  Knowledge known(book, before);
  std::vector<std::string> lines;
  for (const Event& event : events) {
    const bool shows = event.known_to != nobody && event.card &&
                       (event.kind == EventKind::Moved || event.kind == EventKind::Revealed ||
                        event.kind == EventKind::TurnedUp);
    const std::size_t card = event.card.value;
    bool is_new = false;
    for (const Seat seat : both_seats)
      if (shows && includes(event.known_to, viewer_of(seat))) {
        is_new = is_new || (known.lacks(card, asks) && (seat == asks || known.lacks(card, Seat::None)));
        known.of[index(seat)][card] = true;
      }
    if (!is_new && event.kind != EventKind::Shuffled && event.kind != EventKind::Rolled) continue;
    std::string line = narrate(book, event, Viewer::Spectator, names, say);
    if (!line.empty()) lines.push_back(words::capital(std::move(line)));
  }
  const Knowledge now(book, after);
  const auto is_news = [&](std::size_t card, Seat to) {
    return known.lacks(card, to) && !now.lacks(card, to);
  };
  for (std::size_t i = 0; i < Known().size(); ++i)
    if (is_news(i, asks) || is_news(i, Seat::None)) { // no event says which, for one seat alone may know
      lines.emplace_back(say(words::cards_seen));
      break;
    }
  return lines;
}

const CardView* find_card(const SeatView& view, CardId id) {
  if (!id) return nullptr;
  const auto* found = std::find_if(view.cards.begin(), view.cards.end(),
                                   [id](const CardView& card) { return card.id == id; });
  return found == view.cards.end() ? nullptr : found;
}

std::span<const CardView> known_cards(const SeatView& view, PlaceId place) {
  const PlaceView& at = view[place];
  return {view.cards.begin() + at.first_card, at.card_count};
}

PlaceId find_place(const SeatView& view, Seat seat, std::uint8_t kind) {
  for (std::size_t i = 0; i < view.places.size(); ++i)
    if (view.places[i].seat == seat && view.places[i].kind == kind) return {static_cast<std::uint8_t>(i + 1)};
  return {};
}

bool in_play(const Family& family, const PlaceView& place) {
  Place as_in_the_match;
  as_in_the_match.kind = place.kind;
  as_in_the_match.types = place.types;
  as_in_the_match.seat = place.seat;
  return family.spread(as_in_the_match);
}

bool is_marked(const PlaceView& place) {
  return place.markers != decltype(place.markers){};
}

std::string markers_on(const Family& family, const PlaceView& place, const Phrasebook& say) {
  std::string text;
  for (std::size_t i = 0; i < std::min(family.markers.size(), place.markers.size()); ++i) {
    if (place.markers[i] == 0) continue;
    text += (text.empty() ? "" : ", ") + std::string(say(family.markers[i].name));
    if (place.markers[i] > 1) text += " x" + std::to_string(place.markers[i]);
  }
  return text;
}

} // namespace twoseat
