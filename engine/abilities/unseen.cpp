// In the order in which they lie, so that it tells nothing either.
#include "engine/abilities/unseen.h"
#include "engine/kernel/moves.h"
#include <algorithm>

namespace twoseat {

script::Select whatever_they_are(script::Select select) {
  select.marks = select.no_marks = select.any_marks = 0;
  select.name = select.not_name = select.tag = select.not_tag = select.either = select.same_name_as = 0;
  select.keyword = 0;
  select.has_range = false;
  return select;
}

bool may_be_blind(const Table& table, const script::Node& choice) {
  return !choice.cost && !choice.as_possible && !choice.at_random && choice.ensemble == 0 &&
         table.book.script.selects[choice.select].noun == script::Noun::Filter &&
         may_stay_unfound(table, choice);
}

void add_unseen(const Table& table, const Context& context, const script::Node& choice, Seat chooser,
                CardList& cards) {
  const script::Select anyone = whatever_they_are(table.book.script.selects[choice.select]);
  const auto choosable = table.book.family->lexicon->choosable;
  CardList all;
  bool any_unseen = false;
  for (std::size_t i = 0; i < table.match.places.size(); ++i) {
    if (((anyone.places >> table.match.places[i].kind) & 1U) == 0) continue;
    for (const CardId card : cards_in(table.match, PlaceId{static_cast<std::uint8_t>(i + 1)})) {
      const bool unseen = !includes(lookers(table, table.match[card]), viewer_of(chooser)) &&
                          fits(table, context, anyone, card) &&
                          (choosable == nullptr || choosable(table, context, card));
      any_unseen = any_unseen || unseen;
      if (unseen || std::find(cards.begin(), cards.end(), card) != cards.end()) all.push(card);
    }
  }
  if (any_unseen) cards = all;
}

bool is_meant(const Table& table, const Context& context, const script::Node& choice, CardId card) {
  return fits(table, context, table.book.script.selects[choice.select], card);
}

} // namespace twoseat
