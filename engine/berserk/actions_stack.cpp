// What traits do to the stack and to wounds to come, word by word: replies, preventions, delayed triggers.
#include "engine/berserk/actions.h"
#include "engine/berserk/chain.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/preventing.h"
#include "engine/berserk/replies.h"
#include "engine/berserk/roles.h"
#include "engine/kernel/information.h"
#include <array>

namespace twoseat::berserk {
namespace {

bool do_block(Game& game, Doing&) { // [bsk 410.1]
  StackEntry* entry = answered(game.match);
  if (entry == nullptr || has(*entry, Flag::Blocked)) return false;
  set(*entry, Flag::Blocked);
  return true;
}

bool do_redirect(Game& game, Doing& doing) { // [bsk 412.5]
  if (doing.cards.empty() || !can_redirect(game.match)) return false;
  redirect(game, *answered(game.match), doing.cards[0]);
  game.did({"412.5"}, doing.seat, doing.cards[0]);
  return true;
}

// --- Reducing a blow, to a type or to a number [bsk 216.9, G31, G32] ---

bool do_reduce(Game& game, Doing& doing) {
  StackEntry* entry = answered(game.match);
  const auto type = static_cast<Strength>(doing.node.to + num(Strength::Weak));
  if (entry == nullptr || at(*entry, Slot::Strength) <= num(type)) return false;
  put_at(*entry, Slot::Strength, num(type));
  put_value(game, *entry, Slot::Value, value_of(game, *entry, type));
  if (!is_word(doing.node.action, StackWord::ReduceFully)) set(*entry, Flag::Reduced); // [bsk G32.2, G32.3]
  game.did({"G32.1"}, entry->seat, entry->source);
  say(game, *entry, Cause::Reduced, {"216.9"});
  return true;
}

bool do_reduce_blow(Game& game, Doing& doing) {
  StackEntry* entry = answered(game.match);
  if (entry == nullptr || at(*entry, Slot::Value) <= doing.amount) return false;
  put_at(*entry, Slot::Value, doing.amount);
  say(game, *entry, Cause::Reduced, {"G31"});
  return true;
}

// --- What waits ---

// Preventions wait until they are applied [bsk 420.6], so a card that nobody wounds would gather them without end: from
// the ninth of one source on they are one with the last.
bool joins_another(Match& match, const Modification& change) {
  constexpr int apart = 8;
  if (change.attribute != prevention) return false;
  int others = 0;
  for (Modification& m : match.modifications) {
    const bool same = m.attribute == prevention && m.subject == change.subject && m.source == change.source &&
                      m.layer == change.layer && m.duration == change.duration &&
                      m.generation == match[change.subject].generation;
    if (!same || ++others < apart) continue;
    m.amount = bounded_sum(m.amount, change.amount);
    return true;
  }
  return false;
}

bool wait(Game& game, const Doing& doing, Modification change) {
  change.source = doing.context.source;
  change.duration = until(game, doing);
  for (const CardId card : doing.cards) {
    change.subject = card;
    if (!joins_another(game.match, change)) modify(game, change);
  }
  return !doing.cards.empty();
}

bool do_prevent_some(Game& game, const Doing& doing, std::int32_t wounds) {
  Modification change;
  change.attribute = prevention;
  change.layer = static_cast<std::uint8_t>(index(doing.seat));
  change.cause = num(Cause::Prevented);
  change.amount = wounds;
  return wounds > 0 && wait(game, doing, change);
}
bool do_prevent(Game& game, Doing& doing) {
  return do_prevent_some(game, doing, doing.amount);
}
bool do_prevent_all(Game& game, Doing& doing) { // [bsk 420.2]
  game.did({"420.2"}, doing.seat);
  return do_prevent_some(game, doing, all_wounds);
}

bool do_delay(Game& game, Doing& doing) { // [bsk 405.5, 417.2]
  Modification change;
  change.attribute = given_ability;
  change.seat = doing.seat;
  change.operation = Operation::Set;
  change.cause = num(Cause::Delayed);
  change.amount = doing.node.to;
  game.did({"417.2"}, doing.seat);
  return wait(game, doing, change);
}

// --- The words, in the order of StackWord ---

constexpr Named strengths[] = {{"weak", ""}, {"medium", ""}};

// "all" and the named traits.
std::span<const Named> ignorable() {
  static const std::array<Named, trait_count + 1> words = [] {
    std::array<Named, trait_count + 1> all{};
    all[0] = {"all", ""};
    for (std::size_t i = 0; i < trait_count; ++i)
      all[i + 1] = vocabulary.attributes[first_trait + i];
    return all;
  }();
  return words;
}

ActionWord word_of(const char* id, Takes takes, bool (*run)(Game&, Doing&), Lasting lasting = Lasting::None,
                   std::span<const Named> words = {}) {
  ActionWord word;
  word.id = id;
  word.takes = takes;
  word.run = run;
  word.lasting = lasting;
  word.words = words;
  return word;
}

ActionWord permitting(ActionWord word) {
  word.permits = true;
  return reads(Beside::until | Beside::your_start, word);
}

} // namespace

std::vector<ActionWord> stack_words() {
  return {
      word_of("block", Takes::Cards, do_block),
      word_of("redirect", Takes::Cards, do_redirect),
      word_of("reduce", Takes::Word, do_reduce, Lasting::None, strengths),
      word_of("reduce-blow", Takes::Count, do_reduce_blow),
      word_of("reduce-to", Takes::CardsAndValue, nullptr, Lasting::Own),
      reads(Beside::until, word_of("prevent", Takes::CardsAndValue, do_prevent, Lasting::Own)),
      reads(Beside::until, word_of("prevent-all", Takes::Cards, do_prevent_all, Lasting::Own)),
      word_of("ignore", Takes::Word, nullptr, Lasting::Own, ignorable()),
      word_of("stand-in", Takes::Cards, nullptr, Lasting::Own),
      word_of("blocks", Takes::Cards, nullptr, Lasting::Own),
      word_of("blocks-first", Takes::Cards, nullptr, Lasting::Own),
      reads(Beside::until, word_of("later", Takes::Ability, do_delay)),
      word_of("reduce-fully", Takes::Word, do_reduce, Lasting::None, strengths),
      word_of("vulnerable", Takes::Word, nullptr, Lasting::Own, trait_kinds),
      word_of("unhurt", Takes::Word, nullptr, Lasting::Own, trait_kinds),
      word_of("acts", Takes::Count, nullptr, Lasting::Own),
      word_of("incarnations", Takes::Count, nullptr, Lasting::Own),
      word_of("not-with", Takes::Tag, nullptr, Lasting::Own),
      word_of("two-terrains", Takes::Nothing, nullptr, Lasting::Own),
      word_of("paid-gold", Takes::Count, nullptr, Lasting::Own),
      word_of("paid-silver", Takes::Count, nullptr, Lasting::Own),
      word_of("other-gold", Takes::Count, nullptr, Lasting::Own),
      word_of("other-silver", Takes::Count, nullptr, Lasting::Own),
      word_of("starts-chips", Takes::Count, nullptr, Lasting::Own),
      word_of("starts-lives", Takes::Count, nullptr, Lasting::Own),
      permitting(word_of("can", Takes::Restriction, do_forbid, Lasting::Restriction)),
      word_of("cannot-lose", Takes::Nothing, nullptr, Lasting::Own),
  };
}

std::uint16_t number_of(StackWord word) {
  return static_cast<std::uint16_t>(action_words().size() - stack_word_count + num(word));
}

} // namespace twoseat::berserk
