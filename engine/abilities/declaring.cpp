// Declaring a card name: any that a card of this rulebook has, so that no question tells what lies where. [vge 7.13]
// Or a number: any that is whole and at least 1, as far as cards have numbers that are asked for. [dbs 1-3-5]
// Or what X is in a cost: any that can be paid. [bsk 104.5, dbs 2-12-3]
#include "engine/abilities/choosing.h"
#include "engine/abilities/possible.h"

namespace twoseat {
namespace {

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

constexpr std::uint16_t greatest_number = 60; // as many cards as a deck can have

std::uint8_t what_is_declared(const Table& table, std::size_t effect) {
  return node_at(table, table.match.effects[effect]).variable;
}

// The parts of the cost that X stands in front of.
std::size_t size_of_cost(const Table& table, script::Index x) {
  const auto& nodes = table.book.script.nodes;
  std::size_t size = 1;
  while (x + size < nodes.size() && nodes[x + size].cost && nodes[x + size].op != script::Op::Declare)
    ++size;
  return size;
}

void ask_x(const Table& table, std::size_t effect, Decision& decision) {
  const Lexicon& words = lexicon(table);
  const script::Index at = table.match.effects[effect].at;
  Context context = context_of(table.match, effect);
  decision.question = words.x_question;
  decision.rule = words.x_rule;
  decision.begin(words.set_x, words.x_rule);
  for (context.x = words.least_x; context.x <= greatest_number; ++context.x) {
    if (context.x > words.least_x && !payable(table, context, at, size_of_cost(table, at))) return;
    decision.add({words.set_x, {}, {}, {}, static_cast<std::uint16_t>(context.x)});
  }
}

} // namespace

void ask_name(const Table& table, std::size_t effect, Decision& decision) {
  const Lexicon& words = lexicon(table);
  const auto& faces = table.book.faces;
  const std::uint8_t what = what_is_declared(table, effect);
  decision.seat = table.match.effects[effect].seat;
  if (what == script::declares_x) return ask_x(table, effect, decision);
  decision.question = words.declare_question;
  decision.rule = words.declare_rule;
  decision.begin(words.declare, words.declare_rule);
  if (what == script::declares_number) {
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
  const Lexicon& words = lexicon(game);
  const std::uint8_t what = what_is_declared(game, effect);
  const bool x = what == script::declares_x;
  running.picks = decision.picked(answer).number;
  ++running.at;
  Event event;
  event.seat = running.seat;
  event.known_to = everybody;
  event.cause = x ? words.x_cause : words.declare_cause;
  if (what != 0)
    event.kind = EventKind::Said, event.amount = running.picks;
  else
    event.def = DefId{running.picks};
  event.rule = x ? words.x_rule : words.declare_rule;
  game.tell(event);
}

} // namespace twoseat
