// What editions make of an ability as it begins to resolve: when its effects begin, and whether it fails.
#include "engine/vanguard/play/begin_effect.h"
#include "engine/abilities/repeating.h"
#include "engine/abilities/run.h"
#include "engine/kernel/references.h"
#include "engine/vanguard/actions/actions.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/words/lexicon.h"
#include <algorithm>
#include <array>

namespace twoseat::vanguard {
namespace {

bool brings_units(std::uint16_t action) {
  static const std::array<std::uint16_t, 5> bring = {action_number("call"), action_number("call-resting"),
                                                     action_number("call-free"), action_number("ride"),
                                                     action_number("stride")};
  return std::find(bring.begin(), bring.end(), action) != bring.end();
}

// To what it has called itself, or chosen before.
bool adds_to_its_own(const script::Script& script, const script::Node& node) {
  return node.change == script::Change::By && script.selects[node.select].noun == script::Noun::Variable;
}

// Only then does it matter whether a change is as old as the playing: a unit that came since is younger.
bool changes_numbers_after_units_came(const script::Script& script, const script::Ability& ability) {
  bool came = false;
  for (std::size_t i = 0; i < ability.size; ++i) {
    const script::Node& node = script.nodes[ability.first + i];
    if (node.op != script::Op::Do) continue;
    if (came && lexicon.actions[node.action].lasting == Lasting::Number && !adds_to_its_own(script, node))
      return true;
    came = came || brings_units(node.action);
  }
  return false;
}

// What it puts in force bears the stamp of its playing, the next one that is given. [vge 11.11.3.1.1.1 | vgi 8.7.2.1.1.1]
void stamp_effect(Game& game, std::size_t effect) {
  Match& match = game.match;
  const Effect& begun = match.effects[effect];
  const script::Ability& ability = game.book.script.abilities[begun.ability];
  if (begun.at != ability.first || !changes_numbers_after_units_came(game.book.script, ability)) return;
  bind(game, static_cast<int>(effect), effect_stamp, begun.source.card);
  if (!over(match)) match.bound.back().spare = static_cast<std::uint16_t>(match.stamps + 1);
}

// Whether what it does is done to its card. What it only may do, or does on a condition, it can leave.
bool needs_its_card(const script::Script& script, const script::Ability& ability) {
  const std::size_t end = std::size_t{ability.first} + ability.size;
  for (std::size_t at = std::size_t{ability.first} + ability.cost_size; at < end;
       at += 1U + script.nodes[at].size) {
    const script::Node& node = script.nodes[at];
    if (node.op == script::Op::Do && node.select != 0 &&
        script.selects[node.select].noun == script::Noun::This)
      return true;
  }
  return false;
}

// An automatic ability whose card has moved since it triggered: played, it fails as a whole. [vgi 8.6.8]
bool fails_without_its_card(const Table& table, const Effect& effect) {
  const script::Ability& ability = table.book.script.abilities[effect.ability];
  return ability.kind == script::Kind::Automatic && effect.at == ability.first && !is_there(effect.source) &&
         needs_its_card(table.book.script, ability);
}

} // namespace

void begin_effect(Game& game, Frame& frame) {
  const std::size_t effect = game.match.effects.size() - 1;
  const Decisions& edition = decided(game.match);
  if (edition.effects_begin_when_played) stamp_effect(game, effect);
  if (over(game.match)) return;
  if (edition.moved_ones_fail && fails_without_its_card(game, game.match.effects[effect])) {
    game.did({"vgi 8.6.8"}, frame.seat);
    break_off(game, effect);
  }
  run_effect(game, frame);
}

} // namespace twoseat::vanguard
