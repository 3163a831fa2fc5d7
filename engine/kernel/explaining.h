// A reason as a sentence: the family's phrase for it, with its card and its numbers in their places.
#pragma once
#include "engine/kernel/game.h"
#include "engine/kernel/phrases.h"
#include "engine/kernel/reasons.h"
#include "engine/kernel/rulebook.h"
#include <span>

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

// A family's Why ends with OtherMoment; the numbers from there on are of verbs: when each of them may be used.
template <class Why, class Verb>
constexpr Why other_moment(Verb verb) {
  return static_cast<Why>(static_cast<unsigned>(Why::OtherMoment) + static_cast<unsigned>(verb));
}

// By `moments` for those, by the family's `sentence` for all others.
template <class Why>
std::string explained(const Table& table, const Reason& reason, std::span<const char* const> moments,
                      const char* (*sentence)(Why), const Phrasebook& phrases) {
  const std::size_t verb = reason.text - static_cast<std::size_t>(Why::OtherMoment);
  return explained(table, reason,
                   verb < moments.size() ? moments[verb] : sentence(static_cast<Why>(reason.text)), phrases);
}

} // namespace twoseat
