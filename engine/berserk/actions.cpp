// All that traits do, word by word: attacks first, then what pays for them. [bsk 401, 417]
#include "engine/berserk/actions.h"

namespace twoseat::berserk {
namespace {

std::vector<ActionWord> all_words() {
  std::vector<ActionWord> all = lasting_words();
  for (const ActionWords group : {result_words(), control_words(), arrival_words(), death_words(),
                                  wound_words(), open_words(), attack_words()})
    all.insert(all.begin(), group.begin(), group.end());
  const std::vector<ActionWord> of_stack = stack_words();
  all.insert(all.end(), of_stack.begin(), of_stack.end());
  return all;
}

} // namespace

std::span<const ActionWord> action_words() {
  static const std::vector<ActionWord> words = all_words();
  return words;
}

bool is_attack_action(std::uint16_t action) {
  return action < attack_words().size();
}
Method attack_method(std::uint16_t action) {
  return static_cast<Method>(num(Method::Special) + action);
}
bool is_close_action(std::uint16_t action) {
  return action == attack_words().size();
}
bool is_chips_action(std::uint16_t action) {
  return action == attack_words().size() + 1U;
}
bool is_wound_action(std::uint16_t action) {
  static const std::size_t first = attack_words().size() + open_words().size();
  return action == first;
}
bool is_suffer_action(std::uint16_t action) {
  return action > 0 && is_wound_action(static_cast<std::uint16_t>(action - 1U));
}
CellFor cell_of_action(std::uint16_t action) {
  static const std::size_t first =
      attack_words().size() + open_words().size() + wound_words().size() + death_words().size();
  const std::size_t at = action - first; // revive, summon, transfer
  return action < first || at > 2 ? CellFor::Aside : at == 2 ? CellFor::Anywhere : CellFor::Beside;
}

} // namespace twoseat::berserk
