// A family's words in one language, by the ids of its lexicon: English in its words_en.cpp, which the reader of card texts
// asks too, the others in assets/wordings. The notation inside of them:
//
//   one|many|flags     nouns; "^" parts head from tail ("rear-guard^ in the front row"); flags: f feminine, 1 there is only
//                      one of it, n it stands beside the noun ("grade 2 unit"), @ it takes the language's word for "at"
//   !do               the side is not who does it but whom it is done to
//   m|f|mm|ff          adjectives that agree; one form serves all
//   =one|many|flags    states: a kind of card, that takes the place of the noun
//   +text              states: only as a clause ("that is being attacked"); marks: what a card has ("with Boost")
//   do|may do|does     verbs: for you, after "may", for others; "~" is where the object goes
//   gets|get           statements about one card, about several
//   {x} {of:noun}      a value; a noun ("noun/f") with its owner after a preposition; {of=x} a value
//                      after one
//   <... {x}>          left out if x is; <!x ...> only if x is left out;   @ the ending of a participle
#pragma once
#include "engine/kernel/language.h"
#include <memory>
#include <span>
#include <string_view>

namespace twoseat {

struct Word {
  const char* id = "";
  const char* text = "";
};

struct Wording {
  const char* card = "";
  const char* unit = "";
  std::span<const Word> places;       // nouns: who is there, or the zone's own name
  std::span<const Word> tags;         // the same as a mark before an ability: (RC)
  std::span<const Word> zones;        // where "put" puts cards; also "deck top"
  std::span<const Word> states;       // after "is"
  std::span<const Word> marks;        // kinds of cards, or what they have
  std::span<const Word> gifts;        // marks as something a unit gets
  std::span<const Word> attributes;   // in a statement | in a sentence; "+Poison< {n}>": a named trait
  std::span<const Word> counters;     // with their owner
  std::span<const Word> keywords;     // before an ability
  std::span<const Word> restrictions; // after "cannot"
  std::span<const Word> conditions;   // that it is so | that it is not so
  std::span<const Word> actions;      // "chips cost": the same as something that is paid
  std::span<const Word> occasions;
  std::span<const Word> replaced; // the same, as what would happen
  std::span<const Word> others;   // the second card of an occasion
  std::span<const Word> choices;  // what stands after an action or a condition that has words of its own
  const char* order =
      nullptr; // the mark of a card that does what it says when it is played; nullptr: the language's
  const char* sudden = ""; // before an ability that may be declared at any priority
  std::span<const Word> reaches =
      {}; // how cards lie to the source; without id: within {n} steps; "=noun": the only one
  std::span<const Word> arounds = {}; // the same to another card, {c}
  // Where a game names kinds of abilities by its keywords, "[Activate: Main]": what stands for those without one ("auto",
  // "cont"), and for limits ("turn", "game", "times": {n} times a turn). None: the language's own marks.
  std::span<const Word> heads = {};
};

// nullptr: this language lacks the word.
constexpr const char* find_word(std::span<const Word> words, std::string_view id) {
  for (const Word& word : words)
    if (word.id == id) return word.text;
  return nullptr;
}

struct Rulebook;
template <class T>
struct Result; // engine/kernel/fault.h

// {"card": "carta|carte|f", "places": {"hand": "mano||f"}, ...}: the fields of Wording by their names.
Result<std::shared_ptr<const Wording>> read_wording(std::string_view file, std::string_view text);

// nullptr: that language is not here, or the family has no texts.
const Wording* wording_of(const Rulebook& book, Language language);

} // namespace twoseat
