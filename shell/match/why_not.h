// "Why not?": what keeps a card from doing now what cards in its place do, or cards from being put to a place: each
// condition with its rule.
#pragma once
#include "shell/match/ruleset.h"
#include "shell/match/session.h"

namespace twoseat {

// The holder, about a card of the match that is seen, or a place that cards are put to by hand.
bool may_ask_why_not(const Session& session, CardId card);
bool may_ask_why_not(const Ruleset& rules, const Session& session, PlaceId place);

Message why_not(const Ruleset& rules, const Session& session, CardId card);
Message why_not(const Ruleset& rules, const Session& session, PlaceId place);

} // namespace twoseat
