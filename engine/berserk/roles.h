// Who attacks, repels, strikes and fights now, and what lies on the stack: as card texts ask. [bsk 216, 400.2a]
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/berserk/vocabulary.h"

namespace twoseat::berserk {

bool acting(const Table& table, CardId card); // what it has declared lies on top
bool attacking(const Table& table, CardId card);
bool aimed_at(const Table& table,
              CardId card); // the first target, while it may still be another's [bsk 400.2a]
// What it attacks hand to hand; none: nothing.
CardId attacked_by(const Table& table, CardId card);
bool repelling(const Table& table, CardId card); // [bsk 216.4c]
bool striking(const Table& table, CardId card);  // [bsk 216.8b, 216.13]
bool fighting(const Table& table, CardId card);  // [bsk 216.5, 216.11d]

// Conditions about what lies on top, or what a reply that lies there answers: its kind, and how strong its blow is.
extern const std::span<const Named> trait_kinds, strength_words;
bool is_of_kind(Method method, std::uint8_t kind); // the number of one of trait_kinds
bool answers_to(const Table& table, const Context& context, const script::Condition& condition);
bool is_of_strength(const Table& table, const Context& context, const script::Condition& condition);

} // namespace twoseat::berserk
