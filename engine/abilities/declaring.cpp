// Declaring a card name: any that a card of this rulebook has, so that no question tells what lies where. [vge 7.13]
// Or a number: any that is whole and at least 1, as far as cards have numbers that are asked for. [dbs 1-3-5]
#include "engine/abilities/choosing.h"

namespace twoseat {
namespace {

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

constexpr std::uint16_t greatest_number = 60; // as many cards as a deck can have

bool is_number(const Table& table, std::size_t effect) {
  return node_at(table, table.match.effects[effect]).variable != 0;
}

} // namespace

void ask_name(const Table& table, std::size_t effect, Decision& decision) {
  const Lexicon& words = lexicon(table);
  const auto& faces = table.book.faces;
  decision.seat = table.match.effects[effect].seat;
  decision.question = words.declare_question;
  decision.rule = words.declare_rule;
  decision.begin(words.declare, words.declare_rule);
  if (is_number(table, effect)) {
    for (std::uint16_t number = 1; number <= greatest_number; ++number)
      decision.add({words.declare, {}, {}, {}, number});
    return;
  }
  ScratchVector<std::uint16_t, Decision::most_options> names;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    bool known = false;
    for (const std::uint16_t name : names)
      known = known || name == faces[i].name;
    if (!known && names.push(faces[i].name))
      decision.add({words.declare, {}, {}, {}, static_cast<std::uint16_t>(i + 1)});
  }
}

void take_name(Game& game, std::size_t effect, const Decision& decision, const Answer& answer) {
  Effect& running = game.match.effects[effect];
  const bool number = is_number(game, effect);
  running.picks = decision.picked(answer).number;
  ++running.at;
  Event event;
  event.seat = running.seat;
  event.known_to = everybody;
  event.cause = lexicon(game).declare_cause;
  if (number)
    event.kind = EventKind::Said, event.amount = running.picks;
  else
    event.def = DefId{running.picks};
  event.rule = lexicon(game).declare_rule;
  game.tell(event);
}

} // namespace twoseat
