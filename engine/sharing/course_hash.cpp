// Everything goes in by its id in words: cards, places, verbs, questions, rule numbers.
#include "engine/sharing/course_hash.h"
#include "engine/kernel/family.h"
#include "engine/sharing/envelope.h"

namespace twoseat {
namespace {

std::vector<std::uint64_t> hashes(std::span<const Named> names) {
  std::vector<std::uint64_t> result;
  for (const Named& name : names)
    result.push_back(hash_text(name.id));
  return result;
}

std::uint64_t at(const std::vector<std::uint64_t>& hashes, std::size_t i) {
  return i < hashes.size() ? hashes[i] : i;
}

} // namespace

CourseHash::CourseHash(const Rulebook& book)
    : kinds_(hashes(book.family->place_kinds)), verbs_(hashes(book.family->verbs)),
      questions_(hashes(book.family->questions)) {
  defs_.push_back(0);
  for (const Print& print : book.prints)
    defs_.push_back(hash_text(print.id));
}

void CourseHash::add_setup(const Setup& setup) {
  mix(hash_text(setup.edition));
  mix(setup.seed);
  for (std::size_t i = 0; i < setup.options.size(); ++i)
    if (setup.options[i] != Setup::usual) mix(i << 16U | static_cast<std::uint16_t>(setup.options[i]));
  for (const Deck& deck : setup.decks)
    for (const auto& part : deck.parts) {
      mix(part.size());
      for (const DefId def : part)
        mix(at(defs_, def.value));
    }
}

void CourseHash::add_option(const Match& match, const Move& move) {
  std::uint64_t place = 0;
  if (move.place) place = at(kinds_, match[move.place].kind) + index(match[move.place].seat) + 1;
  const std::uint64_t card = move.card ? at(defs_, match[move.card].def.value) : 1;
  const std::uint64_t target = move.target ? at(defs_, match[move.target].def.value) : 2;
  mix(place + card * 3 + target * 5 + move.number);
}

void CourseHash::add(const Match& match, const Decision& decision, const Answer& answer) {
  mix(at(questions_, decision.question) + index(decision.seat));
  mix(hash_text(decision.rule.number));
  for (std::size_t c = 0; c < decision.choice_count; ++c) {
    const Choice& choice = decision.choices[c];
    mix(at(verbs_, choice.verb) + (std::uint64_t{choice.count} << 32U) + (std::uint64_t{choice.min} << 16U) +
        choice.max);
    for (std::size_t i = 0; i < choice.count; ++i)
      add_option(match, decision.options[choice.first + i]);
  }
  mix(answer.choice);
  for (const std::uint16_t pick : answer.picks)
    mix(pick + 0x10000U);
}

void CourseHash::add_end(const Match& match, Seat conceded) {
  mix(index(conceded));
  mix(static_cast<std::uint64_t>(match.outcome));
  for (const Place& place : match.places)
    mix(at(kinds_, place.kind) + place.count);
}

} // namespace twoseat
