// Abilities on a Vanguard table: which may be activated, and how their effects are carried out. [vge 9.9.2.4, 11.8, 11.12]
#include "engine/vanguard/mechanics/legion.h"
#include "engine/vanguard/play/begin_effect.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {

void announce_once(Game& game, Timing timing, Seat seat) {
  Event event = moment(num(timing), seat);
  event.cause = once_while_it_lasts;
  if (game.hears(EventKind::Timed)) game.tell(event);
}

bool goes_on(Game& game, Timing timing, Seat seat) {
  Event event = moment(num(timing), seat);
  event.cause = once_while_it_lasts;
  if (has_standby(game.match, Seat::A) || has_standby(game.match, Seat::B) || rule_action_is_due(game) ||
      is_awaited(game, event))
    return true;
  end_moment(game.match, game.book, event);
  return false;
}

void offer_abilities(const Table& table, Seat seat, Decision& decision) {
  constexpr std::uint8_t activated = 1U << static_cast<unsigned>(script::Kind::Activated);
  decision.begin(num(Verb::Activate), {"9.9.2.4"});
  const bool given = may_be_given(table, script::Kind::Activated);
  const AbilitiesNow now(table);
  const auto offer = [&](CardId card) {
    if ((table.face(card).kinds & activated) == 0 && !given) return;
    now.each(card, [&](std::uint16_t ability) {
      if (may_activate(table, card, ability, seat) && !is_mates_seek(table, card, ability))
        decision.add({num(Verb::Activate), {}, card, {}, ability});
    });
  };
  for (std::uint8_t zone = 0; zone < zones_per_seat; ++zone)
    for (const CardId card : cards_in(table.match, place(seat, static_cast<Zone>(zone))))
      if (master(table.match, card) == seat) offer(card);
  for (const Zone circle : field) // units that this player dominates [vge 7.39.2.3]
    for (const CardId card : cards_in(table.match, place(other(seat), circle)))
      if (master(table.match, card) == seat) offer(card);
  for (const CardId card : cards_in(table.match, place(other(seat), Zone::OrderZone))) // [vge 17.5.2.2]
    if (master(table.match, card) == seat) offer(card);
  decision.drop_empty_choice();
}

namespace {

constexpr std::uint64_t what_effects_call =
    bit(Proc::CallByEffect) | bit(Proc::Ride) | bit(Proc::Stride) | bit(Proc::Gift) | bit(Proc::UpTo) |
    bit(Proc::Effect) | bit(Proc::AssignGuardians) | bit(Proc::RecordMarker) | bit(Proc::UseAttack) |
    bit(Proc::PlayOrder) | bit(Proc::TriggerAbility);

// What happens instead. [vge 11.12]
constexpr Step replace_table[] = {
    {"replacement",
     {"11.12.2"},
     nullptr,
     ask_replacement,
     take_replacement,
     num(Question::Replacement),
     bit(Proc::Effect),
     true},
    runs("instead", {"11.12.1"}, end_replacement),
};

constexpr Step effect_steps_table[] = {
    runs("effect", {"11.8.3.1.1"}, begin_effect, what_effects_call),
    runs("next part", {"11.8.3.1.1"}, run_on),
    asks("choice", {"11.8.4"}, ask_choice, take_choice, Question::Choice, bit(Proc::Effect)),
};

} // namespace

const std::span<const Step> replace_steps = replace_table;
const std::span<const Step> effect_steps = effect_steps_table;

} // namespace twoseat::vanguard
