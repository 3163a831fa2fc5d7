// What a viewer's view contains, and what neither it nor the log told to that viewer may contain.
#include "engine/demos/play.h"
#include "engine/kernel/narrate.h"
#include "engine/seats/view.h"
#include <algorithm>
#include <memory>

namespace twoseat::demos {

void Play::check_seen(const SeenCheck& wanted) {
  const auto seen = std::make_unique<SeatView>();
  view(table(), wanted.viewer, *seen);
  const PlaceId id = place(wanted.place, Seat::None);
  std::vector<DefId> found;
  if (id)
    for (std::size_t i = 0; i < (*seen)[id].card_count; ++i)
      if (const CardView& card = seen->cards[(*seen)[id].first_card + i]; card.def) found.push_back(card.def);
  std::vector<DefId> expected = wanted.cards;
  std::sort(expected.begin(), expected.end());
  std::vector<DefId> in_order = found;
  std::sort(in_order.begin(), in_order.end());
  if (expected != in_order)
    fail(wanted.path,
         {"In {place} {viewer} sees other cards.",
          {FilledPhrase::name(place_name(wanted.place)), text(wanted.viewer)}},
         text(*demo.book, wanted.cards), text(*demo.book, found));
}

void Play::check_seen_numbers(const SeenNumbersCheck& wanted) {
  const auto seen = std::make_unique<SeatView>();
  view(table(), wanted.viewer, *seen);
  const CardId id = card(wanted.card, Seat::None);
  if (!id) return;
  const auto found = std::find_if(seen->cards.begin(), seen->cards.end(),
                                  [&](const CardView& card) { return card.id == id; });
  if (found == seen->cards.end() || !found->def || !family().spread(match[match[id].place]))
    return fail(wanted.path, {"{viewer} sees no numbers of this card.", {text(wanted.viewer)}});
  const auto differs = [&](const std::string& field, std::int32_t value, std::int32_t is) {
    if (!same_number(value, is))
      fail(wanted.path + "/" + field, "It is another.", std::to_string(value), std::to_string(is));
  };
  for (const auto& [attribute, value] : wanted.numbers)
    differs(family().attributes[attribute].id, value, found->numbers[attribute]);
  for (const auto& [counter, value] : wanted.counters)
    differs(std::string("counters/") + family().card_counters[counter].id, value, found->counters[counter]);
}

void Play::check_counter(const CounterCheck& wanted) {
  std::int32_t found = match[wanted.seat].counters[wanted.counter];
  if (wanted.viewer) {
    const auto seen = std::make_unique<SeatView>();
    view(table(), *wanted.viewer, *seen);
    found = seen->players[index(wanted.seat)].counters[wanted.counter];
  }
  if (found != wanted.amount)
    fail(wanted.path, "It counts otherwise.", std::to_string(wanted.amount), std::to_string(found));
}

void Play::check_hidden(const HiddenCheck& wanted) {
  const auto seen = std::make_unique<SeatView>();
  view(table(), wanted.viewer, *seen);
  for (const DefId secret : wanted.cards) {
    const std::string& id = demo.book->print(secret).id;
    const std::string& name = demo.book->print(secret).name;
    const bool sees = std::any_of(seen->cards.begin(), seen->cards.begin() + seen->cards.size(),
                                  [&](const CardView& card) { return card.def == secret; });
    if (sees) fail(wanted.path, {"{viewer} sees {card}.", {text(wanted.viewer), FilledPhrase::name(id)}});
    for (const Event& event : events) {
      const std::string sentence = narrate(*demo.book, event, wanted.viewer);
      if (sentence.find(name) != std::string::npos)
        fail(wanted.path, {"{viewer} is told of {card}.", {text(wanted.viewer), FilledPhrase::name(id)}}, "",
             sentence);
    }
  }
}

} // namespace twoseat::demos
