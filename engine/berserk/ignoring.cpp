// Whether a source ignores what its target has: one named trait, or all that are not acquired.
#include "engine/berserk/ignoring.h"
#include "engine/abilities/run.h"
#include "engine/berserk/lexicon.h"
#include "engine/kernel/information.h"
#include <algorithm>
#include <string_view>
#include <utility>

namespace twoseat::berserk {
namespace {

struct Ignored {
  bool one = false, all = false, mist = false; // mist: incorporeality
};

Ignored ignored_by(const Table& table, CardId source, Trait which) {
  Ignored ignored;
  each_saying(table, Lasting::Own, [&](const script::Node& node, const Context& context) {
    if (!is_word(node.action, StackWord::Ignore) || context.source != source) return;
    ignored.one = ignored.one || node.to == num(which) + 1U;
    ignored.mist = ignored.mist || node.to == num(Trait::Incorporeal) + 1U;
    ignored.all = ignored.all || node.to == 0;
  });
  return ignored;
}

// What others have given it. [bsk 407.1]
std::int32_t acquired(const Table& table, CardId card, Trait which) {
  const auto attribute = static_cast<std::uint8_t>(first_trait + num(which));
  if (is_as_printed(table, attribute)) return 0;
  Changes changes;
  gather(table, card, attribute, changes);
  std::int32_t highest = 0;
  for (const Change& change : changes)
    if (change.operation == Operation::Add && change.source != card)
      highest = std::max(highest, change.amount);
  return highest;
}

// Worked by "Incorporeal: ...": its condition asks whether the card itself is. [bsk D3.6]
bool is_tied(const Table& table, const script::Ability& ability) {
  const script::Script& script = table.book.script;
  const script::Condition& condition = script.conditions[ability.condition];
  if (ability.condition == 0 || condition.test != script::Test::Count) return false;
  const script::Select& select = script.selects[condition.select];
  if (select.noun != script::Noun::This) return false;
  for (std::size_t i = 0; i < lexicon.states.size(); ++i)
    if (((select.states >> i) & 1U) != 0 && std::string_view(lexicon.states[i].id) == "incorporeal")
      return true;
  return false;
}

// Without what is tied to incorporeality. [bsk D3.10]
std::int32_t untied(const Table& table, CardId card, Trait which) {
  std::int32_t highest = acquired(table, card, which);
  if (!has_lost_traits(table, card))
    highest = std::max<std::int32_t>(highest, table.face(card).traits[num(which)]);
  const Context context = context_of(table, card, controller(table.match, card));
  each_ability(table, card, [&](std::uint16_t number) {
    const script::Ability& ability = table.book.script.abilities[number];
    if (ability.kind != script::Kind::Continuous || is_tied(table, ability) ||
        !is_active(table, card, ability) ||
        (ability.condition != 0 && !holds(table, context, ability.condition)))
      return;
    for (std::size_t at = 0; at < ability.size; ++at) {
      const script::Node& node = table.book.script.nodes[ability.first + at];
      if (node.op == script::Op::Do && lexicon.actions[node.action].lasting == Lasting::Number &&
          lexicon.actions[node.action].attribute == first_trait + num(which) &&
          table.book.script.selects[node.select].noun == script::Noun::This)
        highest = std::max(highest, amount(table, context, node.amount));
    }
  });
  return highest;
}

} // namespace

bool ignores_all(const Table& table, CardId source) {
  return source && ignored_by(table, source, Trait::Incorporeal).all;
}

bool ignores(const Table& table, CardId source, Trait which) {
  return source && ignored_by(table, source, which).one;
}

// All its own, or one however it came by it. [bsk 408.2, 408.3, 408.3a]
std::int32_t trait_against(const Table& table, CardId source, CardId target, Trait which) {
  const std::int32_t value = trait(table, target, which);
  if (value == 0 || !source || source == target) return value;
  const Ignored ignored = ignored_by(table, source, which);
  if (ignored.one) return 0;
  const std::int32_t left = ignored.mist ? std::min(value, untied(table, target, which)) : value;
  return ignored.all ? std::min(left, acquired(table, target, which)) : left;
}

namespace {

bool is_printed_on(const Table& table, CardId card, std::uint16_t ability) {
  const Face& face = table.face(card);
  return ability >= face.first_ability && ability < face.first_ability + face.abilities;
}

} // namespace

void notice_unignored(Game& game, const Event& event) {
  auto& standby = game.match.standby;
  const std::size_t before = standby.size();
  notice(game, event);
  if (standby.size() == before || !event.card || !event.other) return;
  for (const auto& [source, target] :
       {std::pair{event.other, event.card}, std::pair{event.card, event.other}}) {
    if (source == target || !ignores_all(game, source)) continue;
    std::size_t at = 0;
    const auto is_ignored = [&, whom = target](const Standby& each) {
      return at++ >= before && each.source.card == whom && is_printed_on(game, whom, each.ability);
    };
    standby.remove_if(is_ignored);
  }
}

} // namespace twoseat::berserk
