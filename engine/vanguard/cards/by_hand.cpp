// A plain grade 3 vanguard, twenty cards without a trigger as deck, and plain cards of every kind to lay out.
#include "engine/vanguard/cards/by_hand.h"
#include "engine/vanguard/words/vocabulary.h"

namespace twoseat::vanguard {
namespace {

// Cards without text: they stay what they are, whatever the shipped sets become.
constexpr const char* cards = R"({ "cards": [
  {"id": "some-vanguard", "name": "Some Vanguard", "type": "unit", "grade": 3, "power": 13000, "critical": 1, "skills": ["twin drive"]},
  {"id": "unknown", "name": "Some Card", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1},
  {"id": "match-seller", "name": "Match Seller", "type": "unit", "grade": 0, "power": 6000, "shield": 5000, "critical": 1, "skills": ["boost"]},
  {"id": "stair-runner", "name": "Stair Runner", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "skills": ["boost"]},
  {"id": "rail-watcher", "name": "Rail Watcher", "type": "unit", "grade": 2, "power": 10000, "shield": 5000, "critical": 1, "skills": ["intercept"]},
  {"id": "lamp-keeper", "name": "Lamp Keeper", "type": "unit", "grade": 3, "power": 13000, "critical": 1, "skills": ["twin drive"], "persona": true},
  {"id": "oil-carriers", "name": "Oil Carriers", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "skills": ["boost"]},
  {"id": "mothling-swarm", "name": "Mothling Swarm", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "skills": ["boost"]},
  {"id": "mirror-moth", "name": "Mirror Moth", "type": "unit", "grade": 2, "power": 10000, "shield": 5000, "critical": 1, "skills": ["intercept"]},
  {"id": "boat-reeve", "name": "Boat Reeve", "type": "unit", "grade": 2, "power": 10000, "shield": 5000, "critical": 1, "skills": ["intercept"]},
  {"id": "great-lens", "name": "Great Lens", "type": "unit", "grade": 3, "power": 13000, "critical": 1, "skills": ["twin drive"]},
  {"id": "cracked-bell", "name": "Cracked Bell", "type": "unit", "grade": 0, "power": 6000, "shield": 5000, "critical": 1, "skills": ["boost"]},
  {"id": "borrowed-kite", "name": "Borrowed Kite", "type": "unit", "grade": 0, "power": 6000, "shield": 5000, "critical": 1, "skills": ["boost"]},
  {"id": "silt-choir", "name": "Silt Choir", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "skills": ["boost"]},
  {"id": "ninth-peal", "name": "Ninth Peal", "type": "unit", "grade": 2, "power": 10000, "shield": 5000, "critical": 1, "skills": ["intercept"]},
  {"id": "sunken-carillon", "name": "Sunken Carillon", "type": "unit", "grade": 3, "power": 13000, "critical": 1, "skills": ["twin drive"], "persona": true},
  {"id": "chorister", "name": "Chorister", "type": "unit", "grade": 1, "power": 8000, "shield": 5000, "critical": 1, "skills": ["boost"]},
  {"id": "footman", "name": "Footman", "type": "unit", "grade": 1, "power": 7000, "shield": 10000, "critical": 1, "skills": ["boost"]},
  {"id": "nave-guard", "name": "Nave Guard", "type": "unit", "grade": 2, "power": 10000, "shield": 5000, "critical": 1, "skills": ["intercept"]},
  {"id": "chancellor", "name": "Chancellor", "type": "unit", "grade": 2, "power": 10000, "shield": 5000, "critical": 1, "skills": ["intercept"]},
  {"id": "stone-abbess", "name": "Stone Abbess", "type": "unit", "grade": 3, "power": 12000, "critical": 1, "skills": ["twin drive"]},
  {"id": "town-whale", "name": "Town Whale", "type": "unit", "grade": 4, "power": 13000, "critical": 1, "skills": ["triple drive"]},
  {"id": "old-ballast", "name": "Old Ballast", "type": "unit", "grade": 4, "power": 14000, "critical": 1, "skills": ["triple drive"]},
  {"id": "flare-caster", "name": "Flare Caster", "type": "unit", "grade": 0, "power": 5000, "shield": 15000, "critical": 1, "skills": ["boost"], "trigger": {"kind": "critical", "power": 10000}},
  {"id": "keystone", "name": "Keystone", "type": "unit", "grade": 0, "power": 5000, "shield": 15000, "critical": 1, "skills": ["boost"], "trigger": {"kind": "critical", "power": 10000}},
  {"id": "hymn-sorter", "name": "Hymn Sorter", "type": "unit", "grade": 0, "power": 5000, "shield": 5000, "critical": 1, "skills": ["boost"], "trigger": {"kind": "draw", "power": 10000}},
  {"id": "rope-hauler", "name": "Rope Hauler", "type": "unit", "grade": 0, "power": 5000, "shield": 15000, "critical": 1, "skills": ["boost"], "trigger": {"kind": "stand", "power": 10000}},
  {"id": "cocoa-bearer", "name": "Cocoa Bearer", "type": "unit", "grade": 0, "power": 5000, "shield": 15000, "critical": 1, "skills": ["boost"], "trigger": {"kind": "heal", "power": 10000}},
  {"id": "font-warden", "name": "Font Warden", "type": "unit", "grade": 0, "power": 5000, "shield": 15000, "critical": 1, "skills": ["boost"], "trigger": {"kind": "heal", "power": 10000}},
  {"id": "bucket-brigade", "name": "Bucket Brigade", "type": "unit", "grade": 0, "power": 5000, "shield": 15000, "critical": 1, "skills": ["boost"], "trigger": {"kind": "front", "power": 10000}},
  {"id": "before-all-lamps", "name": "Before All Lamps", "type": "unit", "grade": 0, "power": 5000, "shield": 50000, "critical": 1, "skills": ["boost"], "trigger": {"kind": "over", "power": 100000000}}
], "decks": [
  {"id": "plain-deck", "name": "Plain Deck", "main": {"oil-carriers": 4, "mothling-swarm": 4, "mirror-moth": 4, "boat-reeve": 4, "great-lens": 4, "chorister": 4, "footman": 4, "nave-guard": 4, "chancellor": 2, "flare-caster": 4, "keystone": 4, "cocoa-bearer": 4, "bucket-brigade": 3, "before-all-lamps": 1}, "ride": ["match-seller", "stair-runner", "rail-watcher", "lamp-keeper"]}
] })";

constexpr Usual usual[] = {{num(Zone::Vanguard), "some-vanguard", 1}, {num(Zone::Deck), "unknown", 20}};

constexpr std::uint64_t bit(Zone zone) {
  return std::uint64_t{1} << num(zone);
}

// Vanguards are taken to come from a ride deck, so that the G assist step stays out of the way. [vge 9.5.1]
std::uint8_t origin(std::uint8_t place) {
  const auto zone = static_cast<Zone>(place);
  return num(zone == Zone::RideDeck || zone == Zone::Vanguard ? Origin::Ride
             : zone == Zone::GZone                            ? Origin::G
                                                              : Origin::Main);
}

} // namespace

ByHand by_hand() {
  ByHand result;
  result.cards = cards;
  result.usual = usual;
  result.covered =
      bit(Zone::Deck) | bit(Zone::RideDeck) | bit(Zone::GZone) | bit(Zone::Gauge) | bit(Zone::Erased);
  result.filled = bit(Zone::Deck);
  result.origin = origin;
  result.phase = "main phase";
  result.adding_layer = num(Layer::Numbers);
  result.setting_layer = num(Layer::SetValues);
  return result;
}

} // namespace twoseat::vanguard
