// Actions that give and take: numbers, skills, abilities, prohibitions. [vge 7.14, 11.3, 11.11]
#include "engine/abilities/context.h"
#include "engine/abilities/run.h"
#include "engine/abilities/statements.h"
#include "engine/kernel/information.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/words/lexicon.h"

namespace twoseat::vanguard {

namespace {

// An effect until the end of a battle is not created outside of one. [vge 11.3.1.2.1]
bool may_be_created(const Game& game, const Doing& doing) {
  return until(game, doing) != Duration::Battle || innermost(game.match, num(Proc::Battle)) != nullptr;
}

bool change_number(Game& game, const Doing& doing,
                   Attribute attribute) { // subjects are fixed here [vge 11.11.4]
  const script::Change how = doing.node.change;
  if (!may_be_created(game, doing) || (how == script::Change::By && doing.amount == 0)) return false;
  const bool gets =
      how == script::Change::By && doing.amount > 0; // others may change how much [vge 11.3.1.3.3]
  for (const CardId card : doing.cards) {
    game.did({"11.11.4"}, doing.seat, card);
    const std::int32_t more = gets ? changed_by(game, doing.node.action, Seat::None, card) : 0;
    Modification change;
    change.subject = card;
    change.source = doing.context.source;
    change.attribute = num(attribute);
    change.operation = how == script::Change::By ? Operation::Add : Operation::Set;
    change.layer = lexicon.layers[static_cast<std::size_t>(how)];
    change.duration = until(game, doing);
    change.cause = num(Cause::Effect);
    change.amount = how == script::Change::LoseOriginal ? absent : bounded_sum(doing.amount, more);
    if (how == script::Change::To && script::is_infinite(doing.amount)) { // [vge 17.16.12.1, 17.16.12.1.1]
      change.layer = num(Layer::Infinite);
      change.amount = script::infinite;
      game.did({"17.16.12.1"}, doing.seat, card);
    }
    const std::int32_t before = number_before(game, card, attribute);
    modify_by(game, doing.context.effect, change);
    tell_number(game, change, before, {"7.14.1"});
  }
  return !doing.cards.empty();
}

bool give_word(Game& game, const Doing& doing, std::uint8_t attribute, std::int32_t what) {
  if (!may_be_created(game, doing)) return false;
  for (const CardId card : doing.cards)
    impose(game, card, attribute, what, Layer::Abilities, Cause::Effect, doing.context.source,
           until(game, doing), doing.context.effect);
  return !doing.cards.empty();
}

} // namespace

template <Attribute attribute>
bool do_number(Game& game, Doing& doing) {
  return change_number(game, doing, attribute);
}
template bool do_number<Attribute::Power>(Game&, Doing&);
template bool do_number<Attribute::Critical>(Game&, Doing&);
template bool do_number<Attribute::Shield>(Game&, Doing&);
template bool do_number<Attribute::Drive>(Game&, Doing&);
template bool do_number<Attribute::Grade>(Game&, Doing&);

// It makes drive checks as if its drive were this, a rear-guard too. [vge 7.46]
bool do_perform_drive(Game& game, Doing& doing) {
  return doing.amount > 0 && give_word(game, doing, performs_drive, doing.amount);
}
// What waits for its hits stands by even without one. [vge 10.7.1.8]
bool do_hits_anyway(Game& game, Doing& doing) {
  return give_word(game, doing, hits_anyway, 1);
}
bool do_give_mark(Game& game, Doing& doing) {
  return give_word(game, doing, given_mark, doing.node.to);
}
// One that a dominated unit makes to wait for a moment stays with whoever dominates it now. [vge 7.39.2.3.1]
bool do_give_ability(Game& game, Doing& doing) {
  const script::Index which = given_by(game, doing.node);
  if (!give_word(game, doing, given_ability, which)) return false;
  const script::Ability& given = game.book.script.abilities[which];
  const CardId source = doing.context.source;
  if (given.kind != script::Kind::Automatic || !source || !is_in(game.match[source], State::Dominated) ||
      lexicon.occasions[given.when.occasion].kind != EventKind::Timed)
    return true;
  for (Modification& m : game.match.modifications)
    if (m.attribute == given_ability && m.source == source && m.amount == which) m.seat = doing.context.seat;
  return true;
}
bool do_later(Game& game, Doing& doing) { // [vge 11.9.7]
  if (!may_be_created(game, doing)) return false;
  set_timed_trigger(game, doing);
  return !doing.cards.empty();
}
bool do_lose_abilities(Game& game, Doing& doing) {
  return give_word(game, doing, lost_abilities, 1);
}

bool do_next_time(Game& game, Doing& doing) { // [vge 7.28.2]
  if (doing.amount == 0 || !may_be_created(game, doing)) return false;
  next_time(game, doing.node.to, doing.seat, doing.amount, until(game, doing), doing.context.source);
  return true;
}

bool do_activate(Game& game, Doing& doing) { // [vge 7.15.1]
  bool did = false;
  for (const CardId card : doing.cards)
    did = activate_abilities(game, card, doing, until(game, doing)) || did;
  return did;
}

// Whatever an effect has put in force goes together, on other cards too. What an unaffected unit has made stays.
// [vge 11.11.8, 11.11.8.1, 12.5.2]
bool do_nullify(Game& game, Doing& doing) {
  auto& all = game.match.modifications;
  const std::size_t before = all.size();
  for (const CardId card : doing.cards)
    for (std::size_t i = all.size(); i-- > 0;) {
      if (i >= all.size()) continue; // it went with another
      const Modification one = all[i];
      const bool is_state = one.attribute == no_drive_check_from_battle || one.attribute == was_in_legion ||
                            one.attribute == domination ||
                            (one.attribute == given_mark && one.amount == num(Mark::ChosenByVanguard));
      if (one.scope != 0 || one.subject != card || one.generation != game.match[card].generation || is_state)
        continue;
      if (one.source && unaffected(game, one.source, doing.context)) continue;
      all.remove_if([&](const Modification& m) { return m.stamp == one.stamp && m.source == one.source; });
    }
  if (all.size() == before) return false;
  for (const Rule rule : {Rule{"11.11.8"}, Rule{"11.11.8.1"}})
    game.did(rule, doing.seat);
  return true;
}

// A restriction or permission on named cards binds to them; on "all that ..." it follows whoever fits. [vge 11.11.5]
bool do_forbid(Game& game, Doing& doing) {
  const auto attribute = static_cast<std::uint8_t>(restriction_base + doing.node.to);
  const script::Select& select = game.book.script.selects[doing.node.select];
  if (select.noun != script::Noun::Filter) return give_word(game, doing, attribute, 1);
  if (!may_be_created(game, doing)) return false;
  Modification change;
  change.source = doing.context.source;
  change.scope = selected_scope;
  change.seat = doing.context.seat;
  change.attribute = attribute;
  change.operation = Operation::Set;
  change.layer = num(Layer::Abilities);
  change.duration = until(game, doing);
  change.cause = num(Cause::Effect);
  change.amount = doing.node.select;
  modify_by(game, doing.context.effect, change);
  game.did({"11.11.5"}, doing.seat);
  return true;
}

} // namespace twoseat::vanguard
