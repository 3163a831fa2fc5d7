// What is in force at a table, as "given" has it: changes, relations, used and waiting abilities, markers.
#include "engine/demos/given_draft.h"
#include "engine/demos/play.h"
#include <algorithm>

namespace twoseat::demos {

void GivenDraft::lose(const char* sentence) {
  if (std::find(lost.begin(), lost.end(), sentence) == lost.end()) lost.emplace_back(sentence);
}

namespace {

// Which of these abilities it is, from 1, where there are several; none: it is not among them.
std::optional<Json> numbered(const std::vector<std::uint16_t>& abilities, std::uint16_t ability) {
  const auto found = std::find(abilities.begin(), abilities.end(), ability);
  if (found == abilities.end()) return {};
  return abilities.size() == 1 ? Json() : Json(found - abilities.begin() + 1);
}

} // namespace

void GivenDraft::change(const Modification& change) {
  const std::string until = change.duration == Duration::Turn     ? "end of turn"
                            : change.duration == Duration::Battle ? "end of battle"
                            : change.duration == Duration::Game   ? "end of game"
                                                                  : "";
  const std::string subject = change.subject && change.scope == 0 ? card(change.subject) : "";
  const bool source_lies = !change.source || !card(change.source).empty();
  if (subject.empty() || until.empty() || !source_lies || change.layer == 0 || change.layer > 9 ||
      id_of(family.attributes, change.attribute).empty() || change.amount == absent || change.cause != 0 ||
      match[change.subject].generation != change.generation)
    return lose("Some effects that are in force are left out.");
  Json json = {{"card", subject},
               {"number", family.attributes[change.attribute].id},
               {change.operation == Operation::Add ? "add" : "set", change.amount},
               {"until", until},
               {"layer", change.layer}};
  if (change.source) json["source"] = card(change.source);
  given["changes"].push_back(std::move(json));
}

void GivenDraft::relation(const Relation& relation) {
  const bool lies =
      relation.holder && !card(relation.holder).empty() && (!relation.other || !card(relation.other).empty());
  if (!lies || id_of(family.relations, relation.kind).empty())
    return lose("Some of what cards are doing is left out.");
  Json json = {{"card", card(relation.holder)}, {"does", family.relations[relation.kind].id}};
  if (relation.other) json["to"] = card(relation.other);
  given["relations"].push_back(std::move(json));
}

Json GivenDraft::of_ability(CardId source, const Json& number, Seat seat) const {
  Json json = {{"ability of", card(source)}};
  if (!number.is_null()) json["number"] = number;
  if (seat != match[match[source].place].seat) json["seat"] = text(seat);
  return json;
}

bool GivenDraft::lies(CardId id, std::uint16_t generation) const {
  return id && match[id].place && match[id].generation == generation && !card(id).empty();
}

void GivenDraft::use(const Use& use) {
  const bool binds = use.card && match[use.card].generation == use.generation;
  if (!binds && use.duration == Duration::Turn) return; // it was a card that is no more
  const auto number = lies(use.card, use.generation)
                          ? numbered(limited_abilities(table.book, match[use.card].def), use.ability)
                          : std::nullopt;
  if (!number || used_until(table.book, use.ability) != use.duration)
    return lose("Which abilities have been used already is left out.");
  given["used"].push_back(of_ability(use.card, *number, use.seat));
}

// Whether it is about a card that lies where it lay then, so that its word means the same.
bool GivenDraft::stays(const Reference& about) const {
  return !about.card || (about.left == Left::No && lies(about.card, about.generation) &&
                         match[about.card].place == about.place);
}

void GivenDraft::waiting(const Standby& standby) {
  const bool there =
      standby.source.card && stays(standby.source) && stays(standby.subject) && stays(standby.other);
  const auto number =
      there ? numbered(automatic_abilities(table.book, match[standby.source.card].def), standby.ability)
            : std::nullopt;
  if (!number || standby.secret != 0) return lose("Abilities that stand by are left out.");
  Json json = of_ability(standby.source.card, *number, standby.seat);
  if (standby.subject.card) json["about"] = card(standby.subject.card);
  if (standby.other.card) json["and"] = card(standby.other.card);
  if (standby.amount != 0) json["amount"] = standby.amount;
  given["standing by"].push_back(std::move(json));
}

void GivenDraft::markers_on(PlaceId id) {
  const Place& place = match[id];
  for (std::size_t i = 0; i < place.markers.size(); ++i) {
    if (place.markers[i] == 0) continue;
    const std::string marker = id_of(family.markers, i);
    if (marker.empty() || place_meant(match, {place.seat, place.kind}, Seat::None) != id) {
      lose("Markers and other changes of places are left out.");
      continue;
    }
    Json json = {{"marker", marker}, {"on", text(place.seat) + ":" + family.place_kinds[place.kind].id}};
    if (place.markers[i] > 1) json["count"] = place.markers[i];
    given["markers"].push_back(std::move(json));
  }
}

void GivenDraft::in_force() {
  for (const Modification& each : match.modifications)
    change(each);
  for (const Relation& each : match.relations)
    relation(each);
  for (const Use& each : match.uses)
    use(each);
  for (const Standby& each : match.standby)
    waiting(each);
  for (std::size_t i = 0; i < match.places.size(); ++i)
    markers_on({static_cast<std::uint8_t>(i + 1)});
}

} // namespace twoseat::demos
