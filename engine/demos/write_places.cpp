// Places and cards as JSON, as far as somebody may know them.
#include "engine/demos/write_places.h"
#include "engine/kernel/family.h"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace twoseat::demos {
namespace {

using nlohmann::ordered_json;

ordered_json describe(const Rulebook& book, const CardView& card) {
  const bool rest = card.orientation == Orientation::Rest;
  if (!card.def || card.facing == Facing::Down) return {{"down", true}, {"rest", rest}};
  const Family& family = *book.family;
  const bool lies_open = card.numbers != decltype(card.numbers){};
  ordered_json numbers = ordered_json::object(), counters = ordered_json::object();
  for (std::size_t i = 0; i < std::min(family.attributes.size(), CardView::numbers_shown); ++i)
    if (const std::int32_t value = lies_open ? card.numbers[i] : book.face(card.def).numbers[i];
        value != absent)
      numbers[family.attributes[i].id] = value;
  for (std::size_t i = 0; i < family.card_counters.size(); ++i)
    if (card.counters[i] > 0) counters[family.card_counters[i].id] = card.counters[i];
  ordered_json described = {
      {"name", book.print(card.def).name}, {"rest", rest}, {"numbers", std::move(numbers)}};
  if (!counters.empty()) described["counters"] = std::move(counters);
  if (card.host) described["under"] = true;
  return described;
}

ordered_json describe(const Rulebook& book, const SeatView& seen, const PlaceView& place) {
  ordered_json cards = ordered_json::array();
  for (std::size_t i = 0; i < place.card_count; ++i)
    cards.push_back(describe(book, seen.cards[place.first_card + i]));
  const Named& kind = book.family->place_kinds[place.kind];
  return {{"seat", place.seat == Seat::A ? "A" : "B"},
          {"zone", kind.id},
          {"name", kind.name},
          {"count", place.count},
          {"cards", std::move(cards)}};
}

void add_half(const Rulebook& book, const SeatView& seen, Seat seat, ordered_json& json) {
  for (const PlaceView& place : seen.places)
    if (place.seat == seat && place.count > 0) json.push_back(describe(book, seen, place));
}

std::string dump(const ordered_json& json) {
  return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

} // namespace

std::string write_places(const Table& table, bool open_hands) {
  ordered_json places = ordered_json::array();
  for (const Seat seat : {Seat::A, Seat::B}) {
    SeatView seen;
    view(table, open_hands ? viewer_of(seat) : Viewer::Spectator, seen);
    add_half(table.book, seen, seat, places);
  }
  return dump(places);
}

std::string write_places(const Rulebook& book, const SeatView& seen) {
  ordered_json places = ordered_json::array();
  for (const Seat seat : {Seat::A, Seat::B})
    add_half(book, seen, seat, places);
  return dump(places);
}

} // namespace twoseat::demos
