// Whether a source ignores what its target has: one named trait, or all that are not acquired.
#include "engine/berserk/ignoring.h"
#include "engine/abilities/run.h"
#include "engine/berserk/lexicon.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

struct Ignored {
  CardId source;
  std::uint16_t word = 0; // of the trait that is asked for
  bool one = false, all = false;
};

Ignored ignored_by(const Table& table, CardId source, Trait which) {
  Ignored ignored{source, static_cast<std::uint16_t>(num(which) + 1U)};
  each_saying(
      table, Lasting::Own,
      [](void* with, const script::Node& node, const Context& context) {
        Ignored& found = *static_cast<Ignored*>(with);
        if (!is_word(node.action, StackWord::Ignore) || context.source != found.source) return;
        found.one = found.one || node.to == found.word;
        found.all = found.all || node.to == 0;
      },
      &ignored);
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

} // namespace

bool ignores(const Table& table, CardId source, Trait which) {
  return source && ignored_by(table, source, which).one;
}

// All its own, or one however it came by it. [bsk 408.2, 408.3, 408.3a]
std::int32_t trait_against(const Table& table, CardId source, CardId target, Trait which) {
  const std::int32_t value = trait(table, target, which);
  if (value == 0 || !source || source == target) return value;
  const Ignored ignored = ignored_by(table, source, which);
  return ignored.one ? 0 : ignored.all ? std::min(value, acquired(table, target, which)) : value;
}

} // namespace twoseat::berserk
