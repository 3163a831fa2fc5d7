// A reason as a sentence: the family's phrase for it, with its card and its numbers in their places.
#pragma once
#include "engine/kernel/game.h"
#include "engine/kernel/phrases.h"
#include "engine/kernel/reasons.h"
#include "engine/kernel/rulebook.h"

namespace twoseat {

// {c}: the card's name; {a}, {b}: numbers.
inline std::string explained(const Table& table, const Reason& reason, std::string_view sentence,
                             const Phrasebook& phrases) {
  return filled(phrases(sentence), [&](std::string_view place) {
    if (place == "a") return std::to_string(reason.a);
    if (place == "b") return std::to_string(reason.b);
    return reason.card ? table.book.print(table.match[reason.card].def).name
                       : std::string(phrases("This card"));
  });
}

} // namespace twoseat
