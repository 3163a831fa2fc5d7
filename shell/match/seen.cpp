// Views laid together and compared.
#include "shell/match/seen.h"
#include "shell/words/words.h"
#include <algorithm>
#include <memory>

namespace twoseat {
namespace {

using Known = std::array<bool, 257>;

void mark_known(const Rulebook& book, const Match& match, Seat seat, Known& known) {
  const auto seen = std::make_unique<SeatView>();
  view(book, match, viewer_of(seat), *seen);
  for (const CardView& card : seen->cards)
    if (card.def) known[card.id.value] = true;
}

// What the asking seat knows of cards, and what either seat does.
struct Knowledge {
  Known asker{}, either{};

  Knowledge(const Rulebook& book, const Match& match, Seat asks) {
    if (asks != Seat::None) mark_known(book, match, asks, asker);
    for (const Seat seat : both_seats)
      mark_known(book, match, seat, either);
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
  Knowledge known(book, before, asks);
  std::vector<std::string> lines;
  for (const Event& event : events) {
    const bool shows = event.known_to != nobody && event.card &&
                       (event.kind == EventKind::Moved || event.kind == EventKind::Revealed ||
                        event.kind == EventKind::TurnedUp);
    const std::size_t card = event.card.value;
    const bool to_asker = asks != Seat::None && includes(event.known_to, viewer_of(asks));
    const bool is_new = shows && (!known.either[card] || (to_asker && !known.asker[card]));
    if (!is_new && event.kind != EventKind::Shuffled && event.kind != EventKind::Rolled) continue;
    if (shows) known.either[card] = true, known.asker[card] = known.asker[card] || to_asker;
    std::string line = narrate(book, event, Viewer::Spectator, names, say);
    if (!line.empty()) lines.push_back(std::move(line));
  }
  const Knowledge now(book, after, asks);
  for (std::size_t i = 0; i < known.either.size(); ++i)
    if ((now.either[i] && !known.either[i]) || (now.asker[i] && !known.asker[i])) {
      lines.emplace_back(say(words::cards_seen)); // no event says which, for one seat alone may know
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
