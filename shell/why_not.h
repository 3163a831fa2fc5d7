// "Why not?": what keeps a card from doing now what cards in its place do, each condition with its rule.
#pragma once
#include "shell/ruleset.h"
#include "shell/session.h"

namespace twoseat {

bool may_ask_why_not(const Session& session,
                     CardId card); // the holder, about a card of the match that is seen
Message why_not(const Ruleset& rules, const Session& session, CardId card);

} // namespace twoseat
