// Moves in words: "play Lamp Keeper to A.front-left".
#include "engine/cli/teller.h"

namespace twoseat::cli {

std::string Teller::card(CardId id) const {
  for (const CardView& known : view.cards)
    if (known.id == id && known.def) return book.print(known.def).name;
  return "a hidden card";
}

std::string Teller::place(PlaceId id) const {
  if (id.value > view.places.size()) return "";
  const PlaceView& place = view.places[id.value - 1U];
  const std::string seat = place.seat == Seat::A ? "A." : place.seat == Seat::B ? "B." : "";
  return seat + book.family->place_kinds[place.kind].id;
}

std::string Teller::move(const Move& move) const {
  std::string said;
  if (move.card) said += " " + card(move.card);
  if (move.place) said += " to " + place(move.place);
  if (move.target) said += " at " + card(move.target);
  if (move.number != 0) said += " (" + std::to_string(move.number) + ")";
  return said;
}

std::string Teller::moves(std::uint8_t verb, std::span<const Move> picks) const {
  std::string said = book.family->verbs[verb].id;
  if (picks.empty()) return said + " nothing";
  for (std::size_t i = 0; i < picks.size(); ++i)
    said += (i == 0 ? "" : ",") + move(picks[i]);
  return said;
}

const char* letter(Seat seat) {
  return seat == Seat::A ? "A" : "B";
}

std::vector<Move> picks_of(const Decision& decision, const Answer& answer) {
  std::vector<Move> picks;
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    picks.push_back(decision.picked(answer, i));
  return picks;
}

} // namespace twoseat::cli
