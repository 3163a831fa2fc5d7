// Compared before and after each thing that an effect does; one modification for each card and statement, until the end
// of the turn.
#include "engine/abilities/lost_objects.h"
#include "engine/abilities/run.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat {
namespace {

std::uint16_t number_of(const Table& table, const script::Node& node) {
  return static_cast<std::uint16_t>(&node - table.book.script.nodes.data());
}

// A card can cease to be such a one and stay where it lies.
bool can_lose(const script::Select& select) {
  return select.noun == script::Noun::Filter &&
         (asks_what_they_are(select) || (select.states | select.no_states) != 0);
}

} // namespace

void watch_objects(const Table& table, Objects& objects) {
  if (!table.match.concerns.spoken.any()) return;
  each_statement_of_all(table, [&](const script::Node& node, const Context& context) {
    const script::Select& select = table.book.script.selects[node.select];
    if (!can_lose(select)) return;
    for (std::size_t i = 0; i < table.match.cards.size(); ++i) {
      const CardId card{static_cast<std::uint16_t>(i + 1)};
      if (((select.places >> table.match[table.match[card].place].kind) & 1U) != 0 &&
          fits(table, context, select, card) && !was_lost(table, context, node, card))
        objects.push({card, context.source, table.match[card].generation, number_of(table, node)});
    }
  });
}

void note_lost_objects(Game& game, const Objects& before, Seat seat) {
  if (before.empty()) return;
  Objects lost;
  each_statement_of_all(game, [&](const script::Node& node, const Context& context) {
    const script::Select& select = game.book.script.selects[node.select];
    if (!can_lose(select)) return;
    const std::uint16_t number = number_of(game, node);
    for (const Object& object : before)
      if (object.source == context.source && object.node == number &&
          game.match[object.card].generation == object.generation &&
          !fits(game, context, select, object.card))
        lost.push(object);
  });
  for (const Object& object : lost) {
    Modification change;
    change.subject = object.card;
    change.source = object.source;
    change.attribute = lost_object;
    change.operation = Operation::Set;
    change.duration = Duration::Turn;
    change.cause = game.book.family->lexicon->effect_cause;
    change.amount = object.node;
    modify(game, change);
    game.did({"8-1-4-2"}, seat, object.card);
  }
}

bool was_lost(const Table& table, const Context& context, const script::Node& node, CardId card) {
  const auto& changes = table.match.modifications;
  return std::any_of(changes.begin(), changes.end(), [&](const Modification& m) {
    return m.attribute == lost_object && m.subject == card && m.source == context.source &&
           m.amount == number_of(table, node) && m.generation == table.match[card].generation;
  });
}

} // namespace twoseat
