// Cards that are asked for by what they are while whoever chooses cannot see them: any of them may be taken, and one that
// was not meant is none. [dbs 3-3-3, 3-9-2, 8-5-3-5]
#pragma once
#include "engine/abilities/possible.h"

namespace twoseat {

script::Select whatever_they_are(script::Select select); // the same cards, not asked what they are

// Whether a choice may be of such cards: then those are added that cannot be told from the ones that are meant.
bool may_be_blind(const Table& table, const script::Node& choice);
void add_unseen(const Table& table, const Context& context, const script::Node& choice, Seat chooser,
                CardList& cards);
// Whether a card that was chosen is what it asks for.
bool is_meant(const Table& table, const Context& context, const script::Node& choice, CardId card);

} // namespace twoseat
