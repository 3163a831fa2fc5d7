// The position that a demo gives, for those who draw it: what either seat may know of its own half.
#include "engine/cli/commands.h"
#include "engine/cli/demo_files.h"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
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

} // namespace

ordered_json given_position(const std::string& file) {
  const auto text = read_file(file);
  if (!text) return nullptr;
  const std::string system = demos::heading_of(*text).system;
  const Rulebook* book = find_system(system) == nullptr ? nullptr : rulebook_of(system);
  if (book == nullptr) return nullptr;
  const Result<demos::Lesson> lesson = read_lesson(demo_means(*book), *text, file);
  if (!lesson) return nullptr;
  ordered_json places = ordered_json::array();
  for (const Viewer viewer : {Viewer::A, Viewer::B}) { // both hands lie open in a lesson
    SeatView seen;
    view(*lesson->book, lesson->given, viewer, seen);
    for (const PlaceView& place : seen.places)
      if (place.seat != Seat::None && viewer_of(place.seat) == viewer && place.count > 0)
        places.push_back(describe(*lesson->book, seen, place));
  }
  return {{"file", file},
          {"system", lesson->system},
          {"edition", lesson->edition},
          {"title", lesson->title.say(Language::English)},
          {"places", std::move(places)}};
}

} // namespace twoseat::cli
