// Imaginary gifts, and the markers that they leave on circles. [vge 16]
#pragma once
#include "engine/vanguard/board.h"

namespace twoseat::vanguard {

inline Clan gift_of(const Face& face) { // by the icon [vge 2.13.2]
  return has(face, Mark::ForceGift)     ? Clan::Force
         : has(face, Mark::AccelGift)   ? Clan::Accel
         : has(face, Mark::ProtectGift) ? Clan::Protect
                                        : Clan::None;
}

void owe_gift(Game& game, Seat seat, CardId ridden); // resolved in the next check timing [vge 6.3.7]
bool is_owed_gift(const Match& match, Seat seat);    // [vge 11.6.1.2]
void resolve_owed_gift(Game& game, Seat seat);       // one of them
void get_gift(Game& game, Seat seat, Clan clan, unsigned type); // at once; type 0: not said [vge 7.14.3.1]
// Asks where a marker shall lie: on one of their rear-guard circles, or on a vanguard circle, too.
void ask_marker_circle(const Table& table, Seat seat, Rule rule, bool on_vanguard, Decision& decision,
                       PlaceId but = {});
void put_marker(Game& game, PlaceId circle, Marker marker, Rule rule);
void take_marker(Game& game, PlaceId circle, Marker marker, Rule rule); // a record marker is erased
void become_stage(Game& game, PlaceId circle);                          // [vge 7.41.1]

// What the markers' text changes: a modification by the rules, not an effect. [vge 11.11.1.4, 16.2.1.3.1.1]
void contribute_markers(const Table& table, CardId card, std::uint8_t attribute, Changes& changes);
void marker_waits(Game& game,
                  CardId unit); // Protect II on its circle, when it is to intercept [vge 16.3.1.6.2]

// Abilities that the rules give, as numbers of Rulebook::rule_abilities.
enum class RuleAbility : std::uint8_t { ProtectTwo, Dragontree, CradleHolds, CradleSearches, Retried };

} // namespace twoseat::vanguard
