// What continuous abilities say besides numbers, skills and restrictions: costs that are lost, effects that do not
// reach a card, numbers of actions that are changed, events that trigger nothing.
#pragma once
#include "engine/abilities/context.h"

namespace twoseat {

// Whether costs of this card's abilities are not paid. [vge 7.21.1]
bool loses_costs(const Table& table, CardId card);
// Whether effects of this source do not reach the card. [vge 12.5]
bool unaffected(const Table& table, CardId card, const Context& by);
void leave_out_unaffected(const Table& table, const Context& by, CardList& cards);
// How much more an action's number is, done by this player, or (a number that a card gets) to this card. [vge 7.28]
std::int32_t changed_by(const Table& table, std::uint16_t action, Seat seat, CardId card = {});
// The number with which this node's action is done, or with which it chooses.
std::int32_t number_for(const Table& table, const Context& context, const script::Node& node);
// After a part of a cost was paid: whether it was the first of its abilities that was to be cheaper.
void note_cheaper(Game& game, const Context& context, const script::Node& node);
// Changes for the next time wait until it was done. [vge 7.28.2]
void next_time(Game& game, std::uint16_t action, Seat seat, std::int32_t more, Duration duration,
               CardId source);
void next_time_is_over(Match& match, std::uint16_t action, Seat seat);
// Whether nothing triggers on this event happening to this card. [vge 7.15.1.3.2]
bool silenced(const Table& table, std::uint16_t occasion, CardId card);

} // namespace twoseat
