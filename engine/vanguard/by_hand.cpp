// A plain grade 3 vanguard, and twenty cards without a trigger as deck.
#include "engine/vanguard/by_hand.h"
#include "engine/vanguard/vocabulary.h"

namespace twoseat::vanguard {
namespace {

constexpr const char* cards = R"({ "cards": [
  {"id": "some-vanguard", "name": "Some Vanguard", "type": "unit", "grade": 3, "power": 13000, "critical": 1, "skills": ["twin drive"]},
  {"id": "unknown", "name": "Some Card", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1}
] })";

constexpr Usual usual[] = {{num(Zone::Vanguard), "some-vanguard", 1}, {num(Zone::Deck), "unknown", 20}};

constexpr std::uint64_t bit(Zone zone) {
  return std::uint64_t{1} << num(zone);
}

std::uint8_t origin(std::uint8_t place) {
  const auto zone = static_cast<Zone>(place);
  return num(zone == Zone::RideDeck ? Origin::Ride : zone == Zone::GZone ? Origin::G : Origin::Main);
}

} // namespace

ByHand by_hand() {
  ByHand result;
  result.cards = cards;
  result.usual = usual;
  result.covered = bit(Zone::Deck) | bit(Zone::RideDeck) | bit(Zone::GZone) | bit(Zone::Gauge);
  result.filled = bit(Zone::Deck);
  result.origin = origin;
  result.phase = "main phase";
  result.adding_layer = num(Layer::Numbers);
  result.setting_layer = num(Layer::SetValues);
  return result;
}

} // namespace twoseat::vanguard
