// The trigger abilities of drive and damage checks. [vge 11.10]
#include "engine/abilities/run.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/attach.h"
#include "engine/vanguard/mechanics/clans.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"

namespace twoseat::vanguard {
namespace {

// Sub-abilities, as bits of the frame's `played`; each is played once, in any order. [vge 11.10.3]
enum class Sub : std::uint16_t {
  Critical = 1,
  Draw = 2,
  Stand = 4,
  Heal = 8,
  Front = 16,
  Remove = 32,
  Power = 64,
  Text = 128
};
constexpr unsigned before_shift =
    8; // of `played`, its upper half: what had been played when it was looked at last
using trigger_local::by_drive_check, trigger_local::drawing, trigger_local::telling, trigger_local::healing,
    trigger_local::removing, trigger_local::healed_shift;
constexpr std::uint16_t mask(Sub sub) {
  return static_cast<std::uint16_t>(sub);
}

struct Icon {
  Mark mark;
  Cause cause;
  std::uint16_t subs;
};

constexpr Icon icons[] = {
    {Mark::CriticalTrigger, Cause::CriticalTrigger,
     mask(Sub::Critical) | mask(Sub::Power)},                                       // [vge 11.10.2.2]
    {Mark::DrawTrigger, Cause::DrawTrigger, mask(Sub::Draw) | mask(Sub::Power)},    // [vge 11.10.2.3]
    {Mark::StandTrigger, Cause::StandTrigger, mask(Sub::Stand) | mask(Sub::Power)}, // [vge 11.10.2.4]
    {Mark::HealTrigger, Cause::HealTrigger, mask(Sub::Heal) | mask(Sub::Power)},    // [vge 11.10.2.5]
    {Mark::FrontTrigger, Cause::FrontTrigger, mask(Sub::Front)},                    // [vge 11.10.2.6]
    {Mark::OverTrigger, Cause::OverTrigger,
     mask(Sub::Remove) | mask(Sub::Draw) | mask(Sub::Power) | mask(Sub::Text)}, // [vge 11.10.2.7]
};
constexpr Icon no_icon = {Mark::Unit, Cause::None, 0};

constexpr std::uint16_t icon_bit(std::size_t icon) {
  return static_cast<std::uint16_t>(1U << icon);
}

// A trigger icon stands for an ability, which is lost with the others. [vge 11.1.1.5]
bool has_lost_icons(const Table& table, CardId card) {
  return decided(table.match).icons_are_abilities &&
         (lost_at(table, card) != 0 || loss_of(table, card).any());
}

// Icons whose trigger ability is still to be played, printed or got from effects; none if an effect nullifies trigger
// effects, or where the edition asks for a unit that shares a clan with the card. [vge 11.10.4.2, 11.10.6]
std::uint16_t icons_left(const Table& table, const Frame& frame) {
  const CardId card = frame.card(trigger_local::card);
  if (!card || cannot(table, card, Restriction::Trigger) || has_lost_icons(table, card)) return 0;
  if (decided(table.match).triggers_ask_for_clan && !has_unit_of_its_clan(table, frame.seat, card)) return 0;
  std::uint16_t left = 0;
  for (std::size_t i = 0; i < std::size(icons); ++i)
    if (has(table, card, icons[i].mark)) left = static_cast<std::uint16_t>(left | icon_bit(i));
  return static_cast<std::uint16_t>(left & ~unsigned{frame.locals[trigger_local::icons]});
}

// The one that is being played: the frame's flags say which, from 1.
const Icon& icon_of(const Frame& frame) {
  return frame.flags != 0 && frame.flags <= std::size(icons) ? icons[frame.flags - 1U] : no_icon;
}

const char* rule_of(Cause cause) {
  switch (cause) {
  case Cause::CriticalTrigger: return "11.10.2.2";
  case Cause::DrawTrigger: return "11.10.2.3";
  case Cause::StandTrigger: return "11.10.2.4";
  case Cause::HealTrigger: return "11.10.2.5";
  case Cause::FrontTrigger: return "11.10.2.6";
  default: return "11.10.2.7";
  }
}

constexpr std::int32_t over_trigger_power =
    100'000'000;                                     // until end of turn, like every other [doubt vge-2 7]
constexpr std::int32_t usual_trigger_power = 10'000; // of an icon that is not printed

std::int32_t power_of(const Table& table, const Icon& icon, CardId trigger) { // [vge 11.10.5, 11.10.2.7]
  if (const std::int32_t always = decided(table.match).trigger_power; always > 0)
    return icon.mark == Mark::OverTrigger ? over_trigger_power : always;
  const std::int32_t power = printed(table.face(trigger), Attribute::TriggerPower);
  return icon.mark == Mark::OverTrigger ? over_trigger_power : power > 0 ? power : usual_trigger_power;
}

// Where the edition has them stand rear-guards, and nothing else.
bool may_stand_for_trigger(const Match& match, CardId unit) {
  return !decided(match).stand_triggers_only_stand ||
         is_type(match[match[unit].place], CircleType::RearGuard);
}

// "One of your units": any unit on the field, guardians and what is attached too. [vge 2.9.3.1.1, 4.8.2, 6.9.3]
void offer_units(const Table& table, Seat seat, Verb verb, Rule rule, Decision& decision) {
  decision.begin(num(verb), rule);
  for (const Seat side : {seat, other(seat)}) // those that one dominates are one's own too [vge 7.39.2]
    for (const Zone circle : field)
      for (const CardId card : cards_in(table.match, place(side, circle)))
        if (counts_as_unit(table, card) && master(table.match, card) == seat &&
            (verb != Verb::Stand || may_stand_for_trigger(table.match, card)))
          decision.add({num(verb), {}, {}, card, 0});
  decision.drop_empty_choice();
}

void offer_plain(Verb verb, Rule rule, Decision& decision) {
  decision.begin(num(verb), rule);
  decision.add({num(verb), {}, {}, {}, 0});
}

void offer_heal(const Table& table, Seat seat, Rule rule, Decision& decision) {
  if (!allowed(may_heal, table, seat)) return;
  decision.begin(num(Verb::Heal), rule);
  for (const CardId card : cards_in(table.match, place(seat, Zone::Damage)))
    decision.add({num(Verb::Heal), place(seat, Zone::Drop), card, {}, 0});
  decision.drop_empty_choice();
}

// What an over trigger's card says; only a drive check performs it. [vge 11.10.2.7]
std::uint16_t text_of(const Table& table, const Frame& frame) {
  if ((frame.locals[trigger_local::drive_check] & by_drive_check) == 0) return 0;
  const Face& face = table.face(frame.card(trigger_local::card));
  for (std::uint16_t i = 0; i < face.abilities; ++i) {
    const auto ability = static_cast<std::uint16_t>(face.first_ability + i);
    if (table.book.script.abilities[ability].kind == script::Kind::Trigger) return ability;
  }
  return 0;
}

void offer_text(const Table& table, const Frame& frame, Rule rule, Decision& decision) {
  if (text_of(table, frame) == 0) return;
  decision.begin(num(Verb::PlayAbility), rule);
  decision.add({num(Verb::PlayAbility), {}, {}, frame.card(trigger_local::card), 0});
}

// Each option is a sub-ability that is left, together with what it is done to; none once trigger effects are nullified.
// [vge 11.10.4.2.1]
void ask_trigger(const Table& table, const Frame& frame, Decision& decision) {
  if (!decided(table.match).icons_are_whole &&
      cannot(table, frame.card(trigger_local::card), Restriction::Trigger))
    return;
  const Icon& icon = icon_of(frame);
  const Rule rule{rule_of(icon.cause)};
  const auto left = [&](Sub sub) {
    return (icon.subs & mask(sub)) != 0 && (frame.locals[trigger_local::played] & mask(sub)) == 0;
  };
  if (left(Sub::Critical)) offer_units(table, frame.seat, Verb::GiveCritical, rule, decision);
  if (left(Sub::Remove)) offer_plain(Verb::Remove, rule, decision);
  if (left(Sub::Draw)) offer_plain(Verb::Draw, rule, decision);
  if (left(Sub::Stand)) offer_units(table, frame.seat, Verb::Stand, rule, decision);
  if (left(Sub::Heal)) offer_heal(table, frame.seat, rule, decision);
  if (left(Sub::Power)) offer_units(table, frame.seat, Verb::GivePower, rule, decision);
  if (left(Sub::Text)) offer_text(table, frame, rule, decision);
}

std::uint16_t part_of(Verb verb) {
  switch (verb) {
  case Verb::GiveCritical: return mask(Sub::Critical);
  case Verb::GivePower: return mask(Sub::Power);
  case Verb::Draw: return mask(Sub::Draw);
  case Verb::Stand: return mask(Sub::Stand);
  case Verb::Heal: return mask(Sub::Heal);
  case Verb::Remove: return mask(Sub::Remove);
  case Verb::PlayAbility: return mask(Sub::Text);
  default: return 0;
  }
}

} // namespace

void may_play_part(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  const Frame& frame = table.match.stack.back();
  const auto verb = static_cast<Verb>(move.verb);
  const auto fail = [&](Rule rule, Why why, CardId card = {}) {
    reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
  };
  const bool which = frame.flags == 0; // of several icons
  if (which != (verb == Verb::TriggerIcon))
    return fail({"11.10.6"}, which ? Why::IconFirst : Why::IconChosen);
  if (which) return fail({"11.10.6"}, Why::NoSuchIcon);
  const Icon& icon = icon_of(frame);
  const Rule rule{rule_of(icon.cause)};
  if ((icon.subs & part_of(verb)) == 0) return fail(rule, Why::NotOfThisTrigger);
  if ((frame.locals[trigger_local::played] & part_of(verb)) != 0)
    return fail({"11.10.3.1"}, Why::AlreadyPlayed);
  if (verb == Verb::Heal) return may_heal_it(table, seat, move.card, reasons);
  if (verb == Verb::PlayAbility) return fail(rule, Why::NoTriggerText, frame.card(trigger_local::card));
  if (verb == Verb::Draw || verb == Verb::Remove) return;
  if (!is_circle(where(table.match, move.target)))
    fail(rule, Why::NotOnTheField, move.target);
  else if (!counts_as_unit(table, move.target))
    fail(rule, Why::NoUnitThere, move.target);
  else if (master(table.match, move.target) != seat)
    fail(rule, Why::NotYourCard, move.target);
  else if (verb == Verb::Stand && !may_stand_for_trigger(table.match, move.target))
    fail(rule, Why::NotARearGuardCircle, move.target);
}

namespace {

void stand_by_trigger(Game& game, CardId unit, CardId source) {
  if (!is_type(game.match[game.match[unit].place], CircleType::RearGuard)) return;
  if (!cannot(game, unit, Restriction::Stand)) // [vge 1.3.3]
    orient(game, unit, Orientation::Stand, num(Cause::StandTrigger), {"11.10.2.4"});
  if (decided(game.match).stand_triggers_only_stand) return;
  Modification ban;
  ban.subject = unit;
  ban.source = source;
  ban.attribute = no_drive_check_from_battle;
  ban.operation = Operation::Set;
  ban.layer = num(Layer::SetValues);
  ban.duration = Duration::Turn;
  ban.cause = num(Cause::StandTrigger);
  ban.amount = game.match.battle + 1;
  modify(game, ban);
}

void play(Game& game, Frame& frame, const Icon& icon, const Move& move) {
  const CardId card = frame.card(trigger_local::card);
  const Rule rule{rule_of(icon.cause)};
  std::uint16_t& played = frame.locals[trigger_local::played];
  switch (static_cast<Verb>(move.verb)) {
  case Verb::GiveCritical:
    played |= mask(Sub::Critical);
    return give(game, move.target, Attribute::Critical, 1, icon.cause, card, rule);
  case Verb::GivePower:
    played |= mask(Sub::Power);
    game.did({"11.10.5"}, frame.seat, card);
    return give(game, move.target, Attribute::Power, power_of(game, icon, card), icon.cause, card, rule);
  case Verb::Draw:
    played |= mask(Sub::Draw);
    frame.locals[trigger_local::drive_check] |= drawing;
    return;
  case Verb::PlayAbility:
    played |= mask(Sub::Text);
    frame.locals[trigger_local::drive_check] |= telling;
    return;
  case Verb::Stand: played |= mask(Sub::Stand); return stand_by_trigger(game, move.target, card);
  case Verb::Heal:
    played |= mask(Sub::Heal);
    frame.locals[trigger_local::drive_check] |= healing | move.card.value << healed_shift;
    return;
  case Verb::Remove:
    played |= mask(Sub::Remove);
    frame.locals[trigger_local::drive_check] |= removing;
    return;
  default: return;
  }
}

// Whether that was chosen, which it is then no more.
bool takes(Frame& frame, std::uint16_t what) {
  std::uint16_t& chosen = frame.locals[trigger_local::drive_check];
  const bool is = (chosen & what) != 0;
  chosen = static_cast<std::uint16_t>(chosen & ~unsigned{what});
  return is;
}

// The card that was chosen for it, if it was.
CardId healed_by(Frame& frame) {
  constexpr std::uint16_t flags = (1U << healed_shift) - 1U;
  std::uint16_t& chosen = frame.locals[trigger_local::drive_check];
  const CardId card{static_cast<std::uint16_t>(chosen >> healed_shift)};
  if (!takes(frame, healing)) return {};
  chosen &= flags;
  return card;
}

void move_for_trigger(Game& game, Frame& frame) {
  const Icon& icon = icon_of(frame);
  const Rule rule{rule_of(icon.cause)};
  if (takes(frame, drawing)) return draw(game, frame.seat, icon.cause, rule);
  if (const CardId healed = healed_by(frame); healed)
    return put(game, healed, game.match[healed].owner, Zone::Drop, Cause::Heal, {"7.20.1"});
  if (const CardId card = frame.card(trigger_local::card); takes(frame, removing))
    put(game, card, game.match[card].owner, Zone::Removed, Cause::OverTrigger, rule);
}

void play_text(Game& game, Frame& frame) {
  if (takes(frame, telling))
    activate(game, frame.card(trigger_local::card), text_of(game, frame), frame.seat);
}

void answer_trigger(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  play(game, frame, icon_of(frame), decision.picked(answer));
}

void play_front(Game& game, Frame& frame) {
  const Icon& icon = icon_of(frame);
  if ((icon.subs & mask(Sub::Front)) == 0) return;
  const CardId card = frame.card(trigger_local::card);
  const Seat seat = frame.seat; // a match that is stopped by a limit has no frame any more
  for (const Zone circle : front_row)
    for (const CardId unit : cards_in(game.match, place(seat, circle)))
      if (counts_as_unit(game, unit) && master(game.match, unit) == seat) // [vge 7.39.3.3]
        give(game, unit, Attribute::Power, power_of(game, icon, card), icon.cause, card, {"11.10.2.6"});
}

enum class TriggerStep : std::uint8_t { Which, Front, Choose, Draw, Text, Again };

// One icon after the other, in any order. [vge 11.10.6]
void ask_icon(const Table& table, const Frame& frame, Decision& decision) {
  const std::uint16_t left = icons_left(table, frame);
  decision.begin(num(Verb::TriggerIcon), {"11.10.6"});
  for (std::size_t i = 0; i < std::size(icons); ++i)
    if ((left & icon_bit(i)) != 0)
      decision.add({num(Verb::TriggerIcon), {}, {}, {}, static_cast<std::uint16_t>(i + 1)});
  decision.drop_empty_choice();
}

void take_icon(Game&, Frame& frame, const Decision& decision, const Answer& answer) {
  const std::uint16_t icon = decision.picked(answer).number;
  frame.flags = static_cast<std::uint8_t>(icon);
  frame.locals[trigger_local::icons] |= icon_bit(icon - 1U);
  frame.locals[trigger_local::played] = 0;
}

// Until every sub-ability was played, or what is left has nothing to be done to.
void again(Game& game, Frame& frame) {
  std::uint16_t& played = frame.locals[trigger_local::played];
  const unsigned now = played & 0xffU, before = played >> before_shift;
  played = static_cast<std::uint16_t>(now << before_shift | now);
  if (now != before) return go(frame, TriggerStep::Choose);
  if (frame.flags != 0) game.did({"11.10.3"}, frame.seat);
  frame.flags = 0;
  if (icons_left(game, frame) != 0) go(frame, TriggerStep::Which);
}

constexpr Step trigger_ability_table[] = {
    asks_if_open("trigger icon", {"11.10.6"}, ask_icon, take_icon, Question::Trigger),
    runs("front trigger", {"11.10.2.6"}, play_front),
    asks_if_open("trigger sub-ability", {"11.10.3.1"}, ask_trigger, answer_trigger, Question::Trigger),
    runs("what moves a card", {"11.10.3.1"}, move_for_trigger),
    runs("the over trigger's own text", {"11.10.2.7"}, play_text, bit(Proc::Effect)),
    runs("next sub-ability", {"11.10.3.2"}, again),
};

bool is_trigger_effect(const Modification& m) { // [vge 11.10.4]
  for (const Icon& icon : icons)
    if (m.cause == num(icon.cause)) return true;
  return false;
}

} // namespace

// What one unit got from triggers another one has now, and it is a trigger effect still. [vge 11.10.4.1]
bool do_pass_triggers(Game& game, Doing& doing) {
  CardList to;
  select(game, doing.context, doing.node.to, to);
  bool did = false;
  for (Modification& m : game.match.modifications)
    for (const CardId card : doing.cards)
      if (!to.empty() && m.subject == card && m.scope == 0 && is_trigger_effect(m) && card != to[0]) {
        m.subject = to[0];
        m.generation = game.match[to[0]].generation;
        did = true;
      }
  if (did) game.did({"11.10.4.1"}, doing.seat, to[0]);
  return did;
}

bool has_trigger_effect(const Table& table, CardId card) {
  for (const Modification& m : table.match.modifications)
    if (m.subject == card && m.scope == 0 && m.generation == table.match[card].generation &&
        is_trigger_effect(m))
      return true;
  return false;
}

const std::span<const Step> trigger_ability_steps = trigger_ability_table;

} // namespace twoseat::vanguard
