// What may be seen: both seats' views laid together for teaching, and what became known between two moments.
#pragma once
#include "engine/twoseat.h"
#include <string>
#include <vector>

namespace twoseat {

// Each place as the seat sees it that sees more of it.
void see_all(const Rulebook& book, const Match& match, SeatView& out);

// The events by which somebody came to know a card that neither seat knew, or who asks one that it did not know, the
// shuffles and the dice, as both may be told; and that cards were looked at, if no event says it.
std::vector<std::string> something_learned(const Rulebook& book, Seat asks, const Match& before,
                                           const Match& after, const Events& events, const PlayerNames& names,
                                           const Phrasebook& say);

// The card with this id, if the viewer may know it.
const CardView* find_card(const SeatView& view, CardId id);
std::span<const CardView> known_cards(const SeatView& view, PlaceId place);
PlaceId find_place(const SeatView& view, Seat seat, std::uint8_t kind);

// Whether its cards lie open on the table one by one, with their numbers of now.
bool in_play(const Family& family, const PlaceView& place);

// Markers that lie on a place, by their names: "Force I, Accel II x2".
bool is_marked(const PlaceView& place);
std::string markers_on(const Family& family, const PlaceView& place, const Phrasebook& say);

} // namespace twoseat
