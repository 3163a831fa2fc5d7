// Abilities at work: triggering, standing by, being played and resolved, with a stop at every choice.
#pragma once
#include "engine/abilities/context.h"
#include "engine/kernel/decision.h"
#include "engine/kernel/family.h"

namespace twoseat {

// The three steps of the procedure that resolves one effect; a family puts them into a table with its rule numbers.
void run_effect(Game& game, Frame& frame);
// The first local of its frame, where abilities wait on a stack: its targets; what it does; what it costs.
enum class Part : std::uint16_t { Declaration, Text, Cost };
void run_on(Game& game, Frame& frame); // after a procedure that the effect called
void ask_choice(const Table& table, const Frame& frame, Decision& decision);
void take_choice(Game& game, Frame& frame, const Decision& decision, const Answer& answer);

// --- Standing by [vge 11.9] ---
void notice(Game& game, const Event& event);                               // Family::notice
void look_back(const Table& table, CardId card, PlaceId to, Event& event); // Family::look_back
bool is_awaited(const Table& table, const Event& event); // whether it would make any stand by
constexpr std::uint16_t once_while_it_lasts =
    1; // cause of a timed event: each ability only once until it ends
void end_moment(Match& match, const Rulebook& book, const Event& event);
bool has_standby(const Match& match, Seat seat);
bool may_be_asked(const Match& match,
                  Seat seat); // for abilities of hidden cards, whether there are any or not
void keep_silent(Game& game, Seat seat);
void offer_standby(const Table& table, Seat seat, Decision& decision);
void let_go_of_standby(Game& game, std::size_t which);
// Cards that came at once are bound to no effect until the ability that waits with them is played: Bound::spare is its number.
// So is what the rules themselves keep of a card that is gone.
constexpr std::uint8_t of_no_effect = 255;
constexpr std::uint8_t kept_by_the_rules = 250, came_at_once = 251; // Bound::variable
inline bool is_kept_by_the_rules(const Bound& bound) {
  return bound.effect == of_no_effect && bound.variable == kept_by_the_rules;
}
inline bool is_waiting_with(const Standby& standby, const Bound& bound) {
  return bound.effect == of_no_effect && bound.variable == came_at_once &&
         bound.spare == static_cast<std::uint16_t>(standby.amount);
}
void forget_unneeded(Match& match);                     // those of abilities that wait no longer
void notice_situations(Game& game);                     // at every check timing [vge 11.9.8]
void set_timed_trigger(Game& game, const Doing& doing); // for each of its cards [vge 11.9.7]
void notice_timed_triggers(Game& game, const Event& event);
void play_standby(Game& game, std::size_t which); // takes it off the list and resolves it
// That ability of that card was used: what it may be used so often is less by one. [vge 12.2]
void use_up(Game& game, const Reference& source, std::uint16_t ability, Seat seat);

// --- Playing [vge 11.8.2] ---
bool may_activate(const Table& table, CardId card, std::uint16_t ability, Seat seat); // or usable.h: why not
void activate(Game& game, CardId card, std::uint16_t ability, Seat seat);
// Two texts of one card: both costs, then the rest of the first, then the rest of the second. [vge 7.44.1.3]
void activate_together(Game& game, CardId card, std::uint16_t ability, std::uint16_t more, Seat seat);
bool payable_together(const Table& table, const Context& context, const script::Ability& first,
                      const script::Ability& second);
// Bits of Effect::flags: it has changed the state of the game [vge 12.2]; its cost is paid before or after another's; the
// other player chooses now [vge 1.3.4]; it has looked at cards of a deck [vge 7.7.4]; what its cost takes is being
// decided, or paid [vge 7.10.2]; it put one of its player's cards into the other player's deck [vge 7.39.2.5]; its cost is
// paid, and what comes before its text was begun.
constexpr std::uint8_t effect_changed = 1, effect_paired = 2, effect_second = 4, effect_looked = 8,
                       effect_decides = 16, effect_pays = 32, effect_foreign_deck = 64, effect_paid = 128;
void break_off(Game& game, std::size_t effect); // nothing more of its text is carried out
// `aside`: a card that pays nothing, for it lies elsewhere by then (an order that is being played)
bool payable(const Table& table, const Context& context, script::Index first, std::size_t nodes,
             CardId aside = {});

// Whether anything would come of an automatic ability now: not if all of it depends on a requirement that is not met, or
// on a cost that cannot be paid. [vge 11.9.5.1]
bool can_begin(const Table& table, const Context& context, const script::Ability& ability);

// What calling a card takes by continuous abilities; optional: it may be paid so as to call it. [vge 11.7.1.1]
struct CallCost {
  CardId source;
  std::uint16_t ability = 0;
  bool optional = false;
};
using CallCosts = ScratchVector<CallCost, room::cards>; // one of every card of a match
void call_costs(const Table& table, CardId card, std::uint8_t place_kind, CallCosts& costs);

// Abilities that an effect activates: their continuous ones are in effect, activated ones are played, automatic ones
// stand by. Whether there were any. [vge 7.15.1]
bool activate_abilities(Game& game, CardId card, const Doing& doing, Duration duration);
// One automatic ability, as if what it waits for had happened. [vge 7.15.1.3]
bool activate_automatic(Game& game, CardId card, std::uint16_t ability, std::int32_t times = 1);

// Whether any card of the match speaks of this, or was given any ability.
bool may_concern(const Table& table, std::size_t topic);

// --- Replacement effects [vge 11.12] ---
bool foresee(Game& game); // Family::foresee
// Whether this move does not happen, for something else has happened instead.
bool is_replaced(Game& game, CardId card, PlaceId to, std::uint16_t cause);
// Whether something will happen instead of it, whatever anybody wants.
bool is_surely_replaced(const Table& table, CardId card, PlaceId to, std::uint16_t cause);
// Whether this step's event of such a cause, about whichever card is next, was replaced: that card may be elsewhere now.
bool next_is_replaced(const Game& game, std::uint16_t cause);
// The steps of the procedure that replaces one event; its locals are the card, the place and the cause.
void ask_replacement(const Table& table, const Frame& frame, Decision& decision);
void take_replacement(Game& game, Frame& frame, const Decision& decision, const Answer& answer);
void end_replacement(Game& game, Frame& frame);
void apply_replacement(Game& game, CardId source, std::uint16_t ability, CardId card);
bool can_choose_to(const Table& table, const Context& context, const script::Ability& ability);

// --- Continuous abilities [vge 11.11] ---
Duration until(const Game& game, const Doing& doing); // how long what an action says lasts
void contribute_abilities(const Table& table, CardId card, std::uint8_t attribute, Changes& changes);
std::uint64_t marks_of(const Table& table, CardId card); // printed ones unless lost, and given ones
bool has_mark(const Table& table, CardId card, std::uint8_t mark);
// Whether a continuous ability of `source` says something of this kind about `card`.
bool says_of(const Table& table, CardId source, Lasting lasting, CardId card);
// `doer`: by whose effect; what excepts that one does not bind it.
bool restricted(const Table& table, CardId card, std::uint8_t restriction, CardId doer = {});
// By one that asks what cards are: what forbids the same to any card tells nothing of this one.
bool restricted_for_what_it_is(const Table& table, CardId card, std::uint8_t restriction, CardId doer = {});
void look_whenever_they_may(Game& game); // Family::ready [vge 7.7.3]
// Everything of this kind that continuous abilities say now, about whichever cards; or everything at all.
using Saying = FunctionRef<void(const script::Node& node, const Context& context)>;
void each_statement_of_all(const Table& table, Saying say);
void each_saying(const Table& table, Lasting lasting, Saying say);

// Shows a card to everybody until the effect is over. [vge 7.10.3]
void reveal_meanwhile(Game& game, std::size_t effect, CardId card, std::uint16_t cause, Rule rule);

// What actions of a family use. What an effect puts in force bears one stamp: it is one continuous effect.
void modify_by(Game& game, int effect, const Modification& modification);
void bind(Game& game, int effect, std::uint8_t variable, CardId card);
void clear_variable(Match& match, int effect, std::uint8_t variable);

} // namespace twoseat
