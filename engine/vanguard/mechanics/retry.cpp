// Retrying units. [vge 17.15.2]
#include "engine/vanguard/mechanics/retry.h"
#include "engine/abilities/run.h"
#include "engine/kernel/information.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/keywords/keyword_names.h"
#include "engine/vanguard/mechanics/gifts.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

constexpr std::int32_t retry_power = 5000;

bool has_retry(const Table& table, CardId card) {
  bool found = false;
  each_ability(table, card, [&](std::uint16_t ability) {
    found =
        found || keyword_names[table.book.script.abilities[ability].keyword].id == std::string_view("retry");
  });
  return found;
}

std::uint16_t ability_of_retried(const Rulebook& book) {
  return book.rule_abilities[num(RuleAbility::Retried)];
}

} // namespace

bool may_be_retried(const Table& table, CardId card) {
  return is_circle(where(table.match, card)) && is_unit(table, card) && has_retry(table, card) &&
         !has(table, card, Mark::Retried);
}

// It stands, not twice a turn, with more power; and it has an ability more, which it can lose as any other.
// [vge 17.15.2.2]
bool do_retry(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (!may_be_retried(game, card)) continue;
    if (rests(game, card) && !cannot(game, card, Restriction::Stand))
      set_orientation(game, card, Orientation::Stand, Cause::Effect, {"7.2.1"});
    impose(game, card, given_mark, num(Mark::Retried), Layer::Abilities, Cause::Effect, doing.context.source,
           Duration::Turn, doing.context.effect);
    give(game, card, Attribute::Power, retry_power, Cause::Effect, doing.context.source, {"17.15.2.2"});
    impose(game, card, given_ability, ability_of_retried(game.book), Layer::Abilities, Cause::Effect,
           doing.context.source, Duration::Game, doing.context.effect);
    did = true;
  }
  return did;
}

void end_retry(Game& game, const Effect& effect) {
  if (effect.ability != ability_of_retried(game.book)) return;
  bool lost = false; // one of several: each is an ability of its own
  game.match.modifications.remove_if([&](const Modification& m) {
    const bool is = !lost && m.subject == effect.source.card && m.attribute == given_ability &&
                    m.amount == effect.ability;
    lost = lost || is;
    return is;
  });
}

} // namespace twoseat::vanguard
