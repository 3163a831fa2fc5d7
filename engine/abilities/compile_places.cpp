// Where actions are done: cards that lie where an action does nothing, or that are not whose it takes, are refused when a
// card is read, and not passed over in silence when it is played.
#include "engine/abilities/compiler.h"
#include <algorithm>
#include <optional>

namespace twoseat {
namespace {

using nlohmann::json;
using script::Side;

// The cards that are looked for, as they are written: {"in": ...} or a place. What was named before may be anywhere.
const json* looked_for(const json& target) {
  if (!target.is_object()) return &target;
  if (target.contains("choose")) return target.contains("from") ? looked_for(target["from"]) : nullptr;
  if (target.contains("all")) return looked_for(target["all"]);
  return &target;
}

// Place kinds, as bits; 0: it does not say.
std::uint32_t places_of(const Lexicon& words, const json& target) {
  const json* found = looked_for(target);
  if (found == nullptr) return 0;
  const json in = found->is_object() ? found->value("in", json()) : *found;
  std::uint32_t bits = 0;
  const auto add = [&](const json& id) {
    const auto is_id = [&](const PlaceWord& place) { return id == place.id; };
    const auto place = std::find_if(words.places.begin(), words.places.end(), is_id);
    bits |= place == words.places.end() ? 0 : place->places;
  };
  if (in.is_array())
    std::for_each(in.begin(), in.end(), add);
  else
    add(in);
  return bits;
}

// Whose they are; nothing: it does not say.
std::optional<Side> side_of(const Lexicon& words, const json& target) {
  if (target == "this") return Side::You;
  const json* found = looked_for(target);
  if (found == nullptr || places_of(words, target) == 0) return {};
  const json of = found->is_object() ? found->value("of", json("you")) : json("you");
  return of == "both" ? Side::Both : of == "opponent" ? Side::Opponent : Side::You;
}

} // namespace

void Compiler::must_lie_where_it_is_done(const ActionWord& word, const json& from, const std::string& field) {
  const auto said = [&](const char* key) { return from.contains(key) ? from[key] : json(); };
  const auto lie_in = [&](const char* key, std::uint32_t possible) {
    const std::uint32_t named = places_of(words_, said(key));
    if (possible != 0 && named != 0 && (named & possible) == 0)
      fail(field + "/" + key, "This is not done to cards there.");
  };
  if (word.takes == Takes::Number) return lie_in("from", word.from);
  const auto is_this = [&](const ActionPlaces& places) {
    const std::string_view into = places.into;
    const std::string_view action = places.action;
    return (action.empty() || action == word.id) && (into.empty() || said("into") == into);
  };
  const auto found = std::find_if(words_.action_places.begin(), words_.action_places.end(), is_this);
  if (found == words_.action_places.end()) return;
  const bool first = word.takes == Takes::Cards || word.takes == Takes::CardsAndZone ||
                     word.takes == Takes::CardsAndCard || word.takes == Takes::Abilities;
  const char* cards = first ? word.id : "to";
  lie_in(cards, found->cards);
  if (word.takes == Takes::CardsAndCard) lie_in("to", found->to);
  const std::optional<Side> whose = side_of(words_, said(cards)), other = side_of(words_, said("to"));
  using Whose = ActionPlaces::Whose;
  if (found->whose == Whose::Itself && from.contains(cards) && from[cards] != "this")
    fail(field + "/" + cards, "This is done to the card itself: it must be \"this\".");
  if (found->whose == Whose::Theirs && whose == Side::You)
    fail(field + "/" + cards, "This is done to the other player's cards.");
  if (found->whose == Whose::OnePlayers && whose && other && whose != other && whose != Side::Both &&
      other != Side::Both)
    fail(field + "/to", "This is done with cards of one player.");
  if (found->whose == Whose::OnePlayers && whose == Side::Both && word.takes == Takes::Cards)
    fail(field + "/" + cards, "This is done with cards of one player.");
}

} // namespace twoseat
