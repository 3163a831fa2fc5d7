// Limits of this table, which are never the rules': each is said where it is reached.
#pragma once
#include "engine/kernel/advance.h"

namespace twoseat {

// Sentences, in English, that a phrasebook knows. A match that is over by a flaw says this and not the family's reason.
const char* text_of(Flaw flaw);
inline constexpr const char* counted_no_further = "This table counts to {n} here, and no further.";

inline constexpr const char* moves_cut = "More could be done now than this table has room for.";

// `number`, or `most` where it is greater; then that is told, about `card`.
std::int32_t capped(Game& game, std::int32_t number, std::int32_t most, CardId card = {});

// Tells the end of a match that was stopped.
void tell_flaw(Game& game);

} // namespace twoseat
