// The position that a demo gives, for those who draw it: open places card by card, piles by their top and number.
#include "engine/cli/commands.h"
#include "engine/cli/demo_files.h"
#include "engine/kernel/information.h"
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

using nlohmann::ordered_json;

ordered_json describe(const Table& table, CardId id) {
  const Card& card = table.match[id];
  if (card.facing == Facing::Down) return {{"down", true}, {"rest", card.orientation == Orientation::Rest}};
  ordered_json numbers = ordered_json::object();
  const auto attributes = table.book.family->attributes;
  for (std::size_t i = 0; i < attributes.size(); ++i)
    if (const std::int32_t value = information(table, id, static_cast<std::uint8_t>(i)); value != absent)
      numbers[attributes[i].id] = value;
  ordered_json described = {{"name", table.book.print(card.def).name},
                            {"rest", card.orientation == Orientation::Rest},
                            {"numbers", std::move(numbers)}};
  if (card.host) described["under"] = true;
  return described;
}

ordered_json describe(const Table& table, const Place& place) {
  ordered_json cards = ordered_json::array();
  const bool open = table.book.family->spread(place) || place.count <= 12;
  for (CardId id = place.first; id; id = table.match[id].next) {
    cards.push_back(describe(table, id));
    if (!open) break;
  }
  return {{"seat", place.seat == Seat::A ? "A" : "B"},
          {"zone", table.book.family->place_kinds[place.kind].id},
          {"name", table.book.family->place_kinds[place.kind].name},
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
  const Table table{*lesson->book, lesson->given};
  ordered_json places = ordered_json::array();
  for (const Place& place : table.match.places)
    if (place.seat != Seat::None && place.count > 0) places.push_back(describe(table, place));
  return {{"file", file},
          {"system", lesson->system},
          {"edition", lesson->edition},
          {"title", lesson->title.say(Language::English)},
          {"places", std::move(places)}};
}

} // namespace twoseat::cli
