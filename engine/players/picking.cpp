// Ways and their keys. Picks of one choice rise, so that each set of options is reached in one order only.
#include "engine/players/picking.h"
#include "engine/kernel/family.h"

namespace twoseat {
namespace {

constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) { // FNV-1a, a word at a time
  hash = (hash ^ word) * 0x100000001b3ULL;
  return hash ^ (hash >> 29U);
}

// A card that lies on an open circle is that card; elsewhere any copy is as good, if its player may look at it.
std::uint64_t key_of(const Table& table, Seat seat, CardId id) {
  if (!id) return 0;
  const Card& card = table.match[id];
  const bool known = includes(lookers(table, card), viewer_of(seat));
  const bool stands = card.place && table.book.family->spread(table.match[card.place]);
  if (stands || !known) return std::uint64_t{id.value} << 32U;
  return (std::uint64_t{card.place.value} << 48U) | (std::uint64_t{card.states} << 24U) |
         (std::uint64_t{card.facing == Facing::Down} << 20U) | card.def.value;
}

bool is_offered(const Decision& decision, const Choice& choice) {
  return !choice.seldom || decision.choice_count == 1;
}

} // namespace

std::uint64_t key_of(const Table& table, Seat seat, const Move& move) {
  std::uint64_t key = mixed(0xcbf29ce484222325ULL, move.verb);
  key = mixed(key, (std::uint64_t{move.place.value} << 16U) | move.number);
  key = mixed(key, key_of(table, seat, move.card));
  return mixed(key, key_of(table, seat, move.target));
}

void Picking::list(const Rulebook& book, Ways& ways) const {
  ways.clear();
  const Table table{book, *match_};
  const auto add = [&](const Way& way) {
    for (const Way& known : ways)
      if (known.key == way.key) return;
    ways.push(way);
  };
  const auto enough = [&](std::uint16_t c) {
    add({mixed(mixed(1, decision_->choices[c].verb), c), c, 0, true});
  };
  const auto each_from = [&](std::uint16_t c, std::size_t first, std::size_t picked) {
    const Choice& choice = decision_->choices[c];
    for (std::size_t i = first; i < choice.count && choice.count - i + picked >= choice.min; ++i)
      add({key_of(table, decision_->seat, decision_->options[choice.first + i]), c,
           static_cast<std::uint16_t>(i), false});
  };
  if (begun_) {
    const std::size_t picked = answer_.picks.size();
    if (picked >= decision_->choices[answer_.choice].min) enough(answer_.choice);
    return each_from(answer_.choice, answer_.picks[picked - 1] + std::size_t{1}, picked);
  }
  for (std::uint16_t c = 0; c < decision_->choice_count; ++c) {
    if (!is_offered(*decision_, decision_->choices[c])) continue;
    if (decision_->choices[c].min == 0) enough(c);
    if (decision_->choices[c].max > 0) each_from(c, 0, 0);
  }
}

void Picking::take(const Way& way) {
  answer_.choice = way.choice;
  begun_ = true;
  if (way.enough) {
    done_ = true;
    return;
  }
  answer_.picks.push(way.pick);
  const Choice& choice = decision_->choices[way.choice];
  done_ = answer_.picks.size() >= choice.max || way.pick + 1U >= choice.count;
}

} // namespace twoseat
