// The walk over what continuous abilities say: of those that are at work, the statements about a topic. [vge 11.11]
#pragma once
#include "engine/abilities/run.h"

namespace twoseat {

constexpr std::size_t losing_topic = topic_of(Lasting::LoseAbilities, 0),
                      unaffected_topic = topic_of(Lasting::Unaffected, 0);

// Whether anything at all says something about this now, or may by an ability that was given; mostly nothing does.
bool is_spoken_of(const Table& table, std::size_t topic, std::uint8_t attribute);

// Every continuous statement of a topic that holds now.
void each_spoken(const Table& table, std::size_t topic, Saying f);
// Those about this card.
void each_spoken_of(const Table& table, CardId card, std::size_t topic, Saying f);
// Those that give it a mark, whichever.
void each_mark_spoken_of(const Table& table, CardId card, Saying f);

// Whether such a statement is about this card, and reaches it.
bool is_subject(const Table& table, const Context& context, const script::Node& node, CardId card);
// What a statement gives: one ability, or those that are printed on certain cards.
void each_given(const Table& table, const script::Node& node, const Context& context,
                FunctionRef<void(std::uint16_t)> f);
// What a continuous ability gives is lost with all others, unless its card came after that. [vge 11.11.1.5, 11.11.3.1.1]
bool outlasts_loss(const Table& table, CardId card, const Context& giver);

} // namespace twoseat
