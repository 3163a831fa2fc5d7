// When an ability triggers: on which event, what happens to whom, by whose effect, how many at once.
#include "engine/abilities/compiler.h"
#include "engine/abilities/wording.h"

namespace twoseat {

using nlohmann::json;
using script::Ability;
using script::Index;
using script::Kind;

Index Compiler::whom(const json& from, const std::string& field, bool anywhere) {
  if (!from.is_string() || from != "this") return filter(from, field, anywhere);
  book_.script.selects.push_back({});
  return static_cast<Index>(book_.script.selects.size() - 1);
}

// An event, or a list of two: then "it" is whichever card the one that came was about. [vge supplement A1]
void Compiler::one_of_two(const json& from, const std::string& field, Ability& ability) {
  if (!from.is_array()) return when(from, field, ability);
  if (from.size() != 2) return fail(field, "It must be an event, or a list of two.");
  if (ability.places == 0) fail(field, "It must say where the card is for this: \"in\" is missing.");
  Ability other;
  for (Ability* one : {&ability, &other}) {
    const std::string here = field + (one == &other ? "/1" : "/0");
    when(from[one == &other ? 1 : 0], here, *one);
    if (!tells_it_ || one->when.situation != 0) fail(here, "Of two events, each must be about a card.");
    tells_other_ = false;
    if (one != &other) tells_it_ = false;
  }
  for (const PlaceWord& place : words_.places)
    if (place.hidden && (place.places & ability.places) != 0)
      return fail(field, "Where its card is hidden, an ability waits for one event.");
  other.kind = Kind::Skill; // nobody's own: only read for what it waits for
  other.places = ability.places;
  book_.script.abilities.push_back(other);
  ability.or_when = static_cast<Index>(book_.script.abilities.size() - 1);
}

void Compiler::when(const json& from, const std::string& field, Ability& ability) {
  if (!known_keys(from, field, {"event", "card", "other", "by", "from", "to", "of", "situation", "at once"}))
    return;
  if (from.contains("situation")) { // [vge 11.9.8]
    if (from.size() > 1) fail(field, "A situation is no event: nothing else can stand beside it.");
    if (ability.places == 0) fail(field, "It must say where the card is for this: \"in\" is missing.");
    for (const PlaceWord& place : words_.places)
      if (place.hidden && (place.places & ability.places) != 0)
        return fail(field, "Where its card is hidden, an ability cannot wait for a situation.");
    ability.when.situation = condition(from["situation"], field + "/situation");
    return;
  }
  const auto event = from.find("event");
  const std::string id = event == from.end() ? "" : text(*event, field + "/event");
  const std::size_t at = find(words_.occasions, id);
  if (id.empty() || at == words_.occasions.size())
    return fail(field + "/event",
                {"\"{word}\" is not an event that abilities can wait for.", {FilledPhrase::name(id)}});
  ability.when.occasion = static_cast<std::uint16_t>(at);
  const bool timed = is_about_a_player(words_.occasions[at]);
  const auto* wording = words_.english;
  const char* told =
      find_word(ability.kind == Kind::Replacement ? wording->replaced : wording->occasions, id.c_str());
  const auto refuse = [&](const char* key, const char* sentence) {
    if (from.contains(key)) fail(field + "/" + key, sentence);
  };
  for (const char* key : {"card", "other", "from", "to"})
    if (timed) refuse(key, "This event is about a player, not about a card: \"of\" says whose it is.");
  if (!timed) refuse("of", "This event is about a card: \"card\" says which, and whose.");
  const bool another = told != nullptr && std::string_view(told).find("{o}") != std::string_view::npos;
  if (!another) refuse("other", "This event has no other card.");
  tells_it_ = tells_it_ || !timed;
  tells_other_ = another || words_.occasions[at].kind == EventKind::Ended; // what the rules themselves say
  Index word = 0;
  if (from.contains("from")) ability.when.from = places(from["from"], field + "/from", word);
  if (from.contains("to")) ability.when.to = places(from["to"], field + "/to", word);
  if (from.contains("of")) ability.when.side = side(from["of"], field + "/of");
  if (from.contains("card")) // what left may have come anywhere
    ability.when.subject =
        whom(from["card"], field + "/card",
             words_.occasions[at].leaves || words_.occasions[at].kind == EventKind::Played);
  else if (!timed) { // no unit named: the source [vge 11.8.5.3]
    book_.script.selects.push_back({});
    ability.when.subject = static_cast<Index>(book_.script.selects.size() - 1);
  }
  if (from.contains("other")) ability.when.other = whom(from["other"], field + "/other");
  if (from.contains("by")) ability.when.by = whose_effect(from["by"], field + "/by", ability);
  if (from.contains("at once")) at_once(from, field, ability);
  book_.heard |= 1U << static_cast<unsigned>(words_.occasions[at].kind);
}

// So many such cards at the same moment, which are "them".
void Compiler::at_once(const json& from, const std::string& field, Ability& ability) {
  const std::string here = field + "/at once";
  constexpr std::int32_t most = 50; // as many as a deck has
  ability.when.at_once = static_cast<std::uint8_t>(number(from["at once"], here, 2, most));
  tells_it_ = tells_other_ = false;
  const bool moved = words_.occasions[ability.when.occasion].kind == EventKind::Moved;
  if (!moved || ability.kind == Kind::Replacement || !from.contains("card") || from["card"] == "this")
    fail(here, "It goes with cards that have moved, which \"card\" says.");
  if (ability.places == 0) fail(field, "It must say where the card is for this: \"in\" is missing.");
  for (const PlaceWord& place : words_.places)
    if (place.hidden && (place.places & ability.places) != 0)
      return fail(here, "Where its card is hidden, an ability cannot wait for this.");
}

// By the effect of which cards: of those of a side, of orders ..., or of this card. [vge 11.5.1]
Index Compiler::whose_effect(const json& from, const std::string& field, const Ability& ability) {
  const bool told = words_.doer != nullptr && words_.occasions[ability.when.occasion].by_effects;
  if (!told) fail(field, "By whose effect this happens cannot be asked.");
  if (ability.kind == Kind::Replacement)
    fail(field, "By whose effect it happens can be asked when it has happened, not instead of it.");
  if (from.is_object()) return filter(from, field, true);
  if (!from.is_string() || from != "this") fail(field, "It must be \"this\", or an object.");
  book_.script.selects.push_back({});
  return static_cast<Index>(book_.script.selects.size() - 1);
}

} // namespace twoseat
