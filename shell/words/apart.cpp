// What would read alike although it is about different cards is told apart by where those lie.
#include "shell/words/apart.h"
#include "shell/match/seen.h"
#include <map>

namespace twoseat::words {
namespace {

DefId def_of(const SeatView& view, CardId id) {
  const CardView* card = find_card(view, id);
  return card != nullptr ? card->def : DefId{};
}

PlaceId place_of(const SeatView& view, CardId id) {
  const CardView* card = find_card(view, id);
  return card != nullptr ? card->place : PlaceId{};
}

bool alike(const SeatView& view, const Move& a, const Move& b) {
  return a.verb == b.verb && a.place == b.place && a.number == b.number &&
         def_of(view, a.card) == def_of(view, b.card) && def_of(view, a.target) == def_of(view, b.target);
}

// " (front left circle)"
std::string apart(const Ruleset& rules, const SeatView& view, std::span<const Move> others,
                  const Move& move) {
  bool card = false, target = false;
  for (const Move& other : others) {
    if (other == move || !alike(view, move, other)) continue;
    card = card || place_of(view, other.card) != place_of(view, move.card);
    target = target || place_of(view, other.target) != place_of(view, move.target);
  }
  std::string out;
  for (const CardId each : {card ? move.card : CardId{}, target ? move.target : CardId{}})
    if (const PlaceId at = place_of(view, each); at)
      out += (out.empty() ? "" : ", ") + cell_name(rules, view, at);
  return in_brackets(out);
}

std::span<const Move> moves_of(const Decision& decision) {
  return {decision.options.begin(), decision.option_count};
}

} // namespace

std::string in_brackets(const std::string& place) {
  return place.empty() ? "" : " (" + place + ")";
}

PlaceId apart_at(const Ruleset& rules, const SeatView& view, CardId id) {
  const CardView* card = find_card(view, id);
  const auto open = [&](const CardView& one) {
    return one.def && one.place && one.facing == Facing::Up && !one.host &&
           in_play(*rules.family, view[one.place]);
  };
  if (card == nullptr || !open(*card)) return {};
  for (const CardView& other : view.cards)
    if (other.def == card->def && other.owner == card->owner && other.place != card->place && open(other))
      return card->place;
  return {};
}

std::string option(const Ruleset& rules, const SeatView& view, const Decision& decision,
                   std::uint16_t which) {
  const Move& move = decision.options[which];
  return option(rules, view, move) + apart(rules, view, moves_of(decision), move);
}

// Most differ anyhow: cards are compared only of those that do not.
std::vector<std::string> options(const Ruleset& rules, const SeatView& view, const Decision& decision) {
  std::vector<std::string> out;
  std::map<std::string, int> times;
  for (const Move& move : moves_of(decision))
    ++times[out.emplace_back(option(rules, view, move))];
  for (std::size_t i = 0; i < out.size(); ++i)
    if (times[out[i]] > 1) out[i] += apart(rules, view, moves_of(decision), decision.options[i]);
  return out;
}

} // namespace twoseat::words
