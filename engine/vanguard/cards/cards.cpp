// Vanguard cards out of JSON, with every fault named by file, card and field.
#include "engine/vanguard/cards/cards.h"
#include "engine/vanguard/board.h"
#include "engine/vanguard/cards/as_abilities.h"
#include "engine/vanguard/cards/nations.h"
#include "engine/vanguard/keywords/keyword_forms.h"
#include <algorithm>
#include <utility>

namespace twoseat::vanguard {
namespace {

using nlohmann::json;

constexpr std::int32_t needed = CardReader::needed;
constexpr std::int32_t most_power = 100'000'000;

void mark(Face& face, Mark mark) {
  face.marks |= std::uint64_t{1} << num(mark);
}

void read_skills(CardReader& reader, const json& from, Face& face) {
  constexpr std::pair<const char*, Mark> skills[] = {{"boost", Mark::Boost},
                                                     {"intercept", Mark::Intercept},
                                                     {"twin drive", Mark::TwinDrive},
                                                     {"triple drive", Mark::TripleDrive}};
  const auto list = from.find("skills");
  if (list == from.end()) return;
  if (!list->is_array()) return reader.fail("skills", "It must be a list.");
  for (const json& entry : *list) {
    const std::string name = entry.is_string() ? entry.get<std::string>() : "";
    const auto* known =
        std::find_if(std::begin(skills), std::end(skills), [&](const auto& s) { return s.first == name; });
    if (known == std::end(skills))
      reader.fail("skills", {"\"{word}\" is not boost, intercept, twin drive or triple drive.",
                             {FilledPhrase::name(name)}});
    else
      mark(face, known->second);
  }
}

void read_trigger(CardReader& reader, const json& from, Face& face) {
  constexpr std::pair<const char*, Mark> kinds[] = {
      {"critical", Mark::CriticalTrigger}, {"draw", Mark::DrawTrigger},   {"stand", Mark::StandTrigger},
      {"heal", Mark::HealTrigger},         {"front", Mark::FrontTrigger}, {"over", Mark::OverTrigger}};
  face.numbers[num(Attribute::TriggerPower)] = absent;
  const auto trigger = from.find("trigger");
  if (trigger == from.end()) return;
  if (!trigger->is_object()) return reader.fail("trigger", "It must have a kind and a power.");
  reader.only(*trigger, {"kind", "power"}, "trigger/");
  const std::string kind = reader.text(*trigger, "kind", true);
  const auto* known =
      std::find_if(std::begin(kinds), std::end(kinds), [&](const auto& k) { return k.first == kind; });
  if (known == std::end(kinds))
    reader.fail("trigger/kind", {"\"{word}\" is not critical, draw, stand, heal, front or over.",
                                 {FilledPhrase::name(kind)}});
  else
    mark(face, known->second);
  mark(face, Mark::Trigger);
  face.numbers[num(Attribute::TriggerPower)] = reader.number(*trigger, "power", needed, most_power);
}

std::string join(const json& from, const char* field) {
  std::string result;
  const auto list = from.find(field);
  if (list != from.end() && list->is_array())
    for (const json& entry : *list)
      if (entry.is_string()) result += (result.empty() ? "" : " / ") + entry.get<std::string>();
  return result;
}

// Icons and keywords that a card has or has not.
void read_keywords(CardReader& reader, const json& from, Face& face) {
  const auto list = from.find("keywords");
  if (list == from.end()) return;
  if (!list->is_array()) return reader.fail("keywords", "It must be a list.");
  constexpr Mark allowed[] = {Mark::Restraint,  Mark::Lord,        Mark::Resist,    Mark::RegalisPiece,
                              Mark::AceUnit,    Mark::GUnit,       Mark::GGuardian, Mark::AlchemixBody,
                              Mark::Alchemagic, Mark::PlayerGauge, Mark::Gyze};
  for (const json& entry : *list) {
    const std::string id = entry.is_string() ? entry.get<std::string>() : "";
    if (id == "flag") {
      face.numbers[flag_of_face] = 1;
      continue;
    }
    const auto* known = std::find_if(std::begin(allowed), std::end(allowed),
                                     [&](Mark m) { return id == vocabulary.marks[num(m)].id; });
    if (known == std::end(allowed))
      reader.fail("keywords",
                  {"\"{word}\" is not a keyword that a card can simply have.", {FilledPhrase::name(id)}});
    else
      mark(face, *known);
  }
  if (has(face, Mark::GGuardian)) mark(face, Mark::GUnit); // a unit of subtype G [vge 2.9.6, 4.4.2]
}

bool has_clan(const Face& face) {
  return face.numbers[clans_of_face] > 0;
}

// The nation first, then the clans, then the races; each once, as often as it may be said. [vge 5.1.2]
void read_tags(CardReader& reader, Rulebook& book, const json& from, const Print& print, Face& face) {
  std::size_t at = 1;
  if (!print.nation.empty()) face.tags[0] = tag_number(book, print.nation);
  const auto add = [&](const char* field) {
    const auto list = from.find(field);
    if (list == from.end()) return;
    if (!list->is_array()) return reader.fail(field, "It must be a list.");
    for (const json& entry : *list) {
      if (!entry.is_string()) return reader.fail(field, "It must be a text.");
      const std::uint16_t tag = tag_number(book, entry.get<std::string>());
      if (std::find(face.tags.begin(), face.tags.end(), tag) != face.tags.end()) continue;
      if (at == face.tags.size())
        return reader.fail(field, {"There is room for {n} clans and races and no more.",
                                   {static_cast<std::int32_t>(face.tags.size() - 1)}});
      face.tags[at++] = tag;
    }
  };
  add("clan");
  face.numbers[clans_of_face] = static_cast<std::int32_t>(at - 1);
  const std::string clan = at > 1 ? book.tags[face.tags[1] - 1U] : "";
  const auto put = [&](std::size_t slot, std::span<const std::string_view> names) {
    for (const std::string_view name : names)
      face.by_nation[slot++] = tag_number(book, std::string(name));
  };
  if (clan.empty()) put(0, clans_of_nation(print.nation));
  put(clans_by_nation, nations_beside(print.nation, clan));
  for (const auto& list :
       {std::span<const std::uint16_t>(face.tags), std::span<const std::uint16_t>(face.by_nation)})
    for (const std::uint16_t tag : list)
      if (tag != 0) note_group(book, tag);
  add("race");
  const bool elemental =
      std::find(face.tags.begin(), face.tags.end(), tag_number(book, cray_elemental)) != face.tags.end();
  const bool order_of_nobody = has(face, Mark::Order) && print.nation.empty() && !has_clan(face);
  face.of_all_groups = elemental || order_of_nobody; // [vge 2.2.4, 2.2.5]
  if (face.of_all_groups)
    each_group([](Rulebook& of, std::string_view name) { note_group(of, tag_number(of, std::string(name))); },
               book);
}

// A unit, or an order of one of three kinds. [vge 2.9]
void read_type(CardReader& reader, const json& from, Face& face) {
  const std::string type = reader.text(from, "type", true);
  if (type == "crest" || type == "protect" || type == "hand marker")
    mark(face, Mark::Marker); // [vge 15.1.2.2]
  if (type == "unit") return mark(face, Mark::Unit);
  if (type == "crest") return mark(face, Mark::Crest);                   // [vge 2.9.3.5]
  if (type == "ride deck crest") return mark(face, Mark::RideDeckCrest); // [vge 2.9.3.6]
  if (type == "protect") {                                               // [vge 15.3, 15.3.3]
    mark(face, Mark::Sentinel);
    return mark(face, Mark::Protect);
  }
  if (type == "hand marker") return mark(face, Mark::HandMark); // [vge 15.6]
  if (type == "token unit") {                                   // [vge 15.4.3]
    mark(face, Mark::Token);
    return mark(face, Mark::Unit);
  }
  if (type == "token set order" || type == "ticket") { // [vge 15.4.4, 15.5]
    const bool ticket = type == "ticket";
    mark(face, Mark::Order);
    mark(face, ticket ? Mark::Ticket : Mark::Token);
    return mark(face, ticket ? Mark::Blitz : Mark::SetOrder);
  }
  if (type != "order" && type != "blitz order" && type != "set order" && type != "music order")
    return reader.fail(
        "type", "It must be unit, order, blitz order, set order, music order, token unit, token set order, "
                "ticket, hand marker, crest, ride deck crest or protect.");
  mark(face, Mark::Order);
  if (type == "music order") mark(face, Mark::Music);
  if (type == "blitz order") mark(face, Mark::Blitz);
  if (type == "set order") mark(face, Mark::SetOrder);
}

void read_numbers(CardReader& reader, const json& from, Face& face) {
  const bool unit = has(face, Mark::Unit);
  face.numbers[num(Attribute::Power)] = reader.number(from, "power", unit ? needed : absent, most_power);
  face.numbers[num(Attribute::Shield)] = reader.number(from, "shield", absent, most_power); // [vge 2.6.3]
  face.numbers[num(Attribute::Critical)] = reader.number(from, "critical", unit ? needed : absent, 99);
  face.numbers[num(Attribute::Drive)] = unit ? 1 : absent; // [vge 2.17.2]
  face.numbers[num(Attribute::Grade)] =
      reader.number(from, "grade",
                    is_crest(face) || has(face, Mark::Protect) || has(face, Mark::HandMark) ? absent : needed,
                    99); // [vge 15.1.2.4.1, 15.3.2]
}

// One icon of a kind: of an imaginary gift, of a fighter; or the subtype of a set order. [vge 2.13.2, 2.18, 17.5 to 17.11]
void read_icon(CardReader& reader, const json& from, const char* field, Face& face,
               std::initializer_list<std::pair<const char*, Mark>> icons) {
  if (!from.contains(field)) return;
  const std::string wanted = reader.text(from, field, true);
  std::string known;
  for (const auto& [id, icon] : icons) {
    if (wanted == id) return mark(face, icon);
    known += (known.empty() ? "" : ", ") + std::string(id);
  }
  reader.fail(field, {"It must be one of: {list}.", {FilledPhrase::name(known)}});
}

void read_card(CardReader& reader, const json& from, Rulebook& book);

// The other side of the card that was read last is a definition of its own; each names the other. False: it was refused.
bool read_side(CardReader& reader, const json& side, Rulebook& book) {
  const std::size_t first = book.faces.size();
  read_card(reader, side, book);
  if (first == 0 || book.faces.size() != first + 1) return false;
  book.faces[first - 1].other_side = DefId{static_cast<std::uint16_t>(first + 1)};
  book.faces[first].other_side = DefId{static_cast<std::uint16_t>(first)};
  return true;
}

// What tells one card from others, on either side.
json named_alike(const json& from, const std::string& id) {
  json side = {{"id", id}};
  for (const char* field : {"name", "flavor", "grade", "nation", "clan", "race", "number"})
    if (from.contains(field)) side[field] = from[field];
  return side;
}

// A set order that effects put on a circle as a unit: what is not said is 0, and no shield. [vge 18.5.2, 18.5.3]
void read_unit_side(CardReader& reader, const json& from, const std::string& id, Rulebook& book) {
  const json& said = from["as-unit"];
  if (from.value("type", json()) != "set order" || !said.is_object())
    return reader.fail("as-unit", "Only a set order may be put as a unit.");
  reader.only(said, {"power", "critical", "shield", "skills", "race", "abilities"}, "as-unit/");
  json side = named_alike(from, id + "-as-unit");
  side.update({{"type", "unit"}, {"power", 0}, {"critical", 0}});
  side.update(said);
  if (read_side(reader, side, book)) mark(book.faces.back(), Mark::SetUnit);
}

// An order that can be called to the guardian circle as a trigger unit. [vge 17.16.13]
void read_guardian_side(CardReader& reader, const json& from, const std::string& id, Rulebook& book) {
  const json& said = from["as-guardian"];
  const json type = from.value("type", json());
  if ((type != "order" && type != "blitz order") || !said.is_object() || !said.contains("trigger"))
    return reader.fail("as-guardian", "An order may be a trigger unit that guards.");
  reader.only(said, {"power", "critical", "shield", "trigger", "skills", "race", "abilities"},
              "as-guardian/");
  json side = named_alike(from, id + "-as-guardian");
  side.update({{"type", "unit"}, {"power", 0}, {"critical", 0}});
  side.update(said);
  if (!read_side(reader, side, book)) return;
  mark(book.faces.back(), Mark::SetUnit);
  mark(book.faces[book.faces.size() - 2], Mark::SetUnit);
}

// A Gyze card: the side that begins is a normal unit, the other one a G unit. [vge 17.2.2]
void read_gyze_side(CardReader& reader, const json& from, const std::string& id, Rulebook& book) {
  json side = from["other-side"];
  if (!side.is_object()) return reader.fail("other-side", "It must be a card.");
  side["id"] = id + "-turned";
  side["type"] = "unit";
  side["keywords"] = json::array({"g-unit", "gyze"});
  if (read_side(reader, side, book)) mark(book.faces[book.faces.size() - 2], Mark::Gyze);
}

// What a unit with Völundr is as arms, with the abilities that it has only then. [vge 17.9.3.2, 17.9.4]
void read_arms_side(CardReader& reader, const json& from, const std::string& id, Rulebook& book) {
  const json& said = from["volundr"];
  if (from.value("type", json()) != "unit" || !said.is_object() || !said.contains("name"))
    return reader.fail("volundr", "A unit names the vanguard that it can arm.");
  reader.only(said, {"name", "abilities"}, "volundr/");
  json arms = named_alike(from, id + "-as-arms");
  arms["type"] = "order";
  arms["abilities"] =
      json::array({{{"kind", "order"},
                    {"do", {{{"arm", "this"}, {"to", {{"in", "vanguard"}, {"name", said["name"]}}}}}}}});
  if (const auto more = said.find("abilities"); more != said.end() && more->is_array())
    arms["abilities"].insert(arms["abilities"].end(), more->begin(), more->end());
  read_side(reader, arms, book);
}

void read_card(CardReader& reader, const json& from, Rulebook& book) {
  Face face;
  Print print = reader.begin(from, {"type",
                                    "grade",
                                    "power",
                                    "shield",
                                    "critical",
                                    "nation",
                                    "clan",
                                    "race",
                                    "number",
                                    "skills",
                                    "keywords",
                                    "trigger",
                                    "gift",
                                    "fighter",
                                    "persona",
                                    "sentinel",
                                    "overdress",
                                    "xoverdress",
                                    "explosive-growth",
                                    "stride",
                                    "ultimate-stride",
                                    "g-guardian",
                                    "subtype",
                                    "volundr",
                                    "as-unit",
                                    "other-side",
                                    "as-guardian"});
  print.nation = reader.text(from, "nation", false);
  print.number = reader.text(from, "number", false);
  const std::string race = join(from, "race"), id = print.id;
  print.line = print.nation + (print.nation.empty() || race.empty() ? "" : " · ") + race;
  read_type(reader, from, face);
  read_numbers(reader, from, face);
  read_keywords(reader, from, face);
  read_tags(reader, book, from, print, face);
  read_skills(reader, from, face);
  read_trigger(reader, from, face);
  read_icon(reader, from, "gift", face,
            {{"force", Mark::ForceGift}, {"accel", Mark::AccelGift}, {"protect", Mark::ProtectGift}});
  read_icon(reader, from, "fighter", face, {{"Aichi", Mark::AichiIcon}, {"Kai", Mark::KaiIcon}});
  if (from.contains("g-guardian") && !has(face, Mark::GGuardian))
    reader.fail("g-guardian", "Only cards with that keyword have one.");
  if (from.contains("subtype") && !has(face, Mark::SetOrder))
    reader.fail("subtype", "Only set orders have one.");
  read_icon(
      reader, from, "subtype", face,
      {{"prison", Mark::Prison}, {"song", Mark::Song}, {"base", Mark::Base}, {"product", Mark::Product}});
  if (reader.flag(from, "persona")) mark(face, Mark::Persona);
  if (reader.flag(from, "sentinel")) mark(face, Mark::Sentinel);
  json abilities = with_skills(reader, from);
  spell_out_keywords(reader, abilities);
  join_order_texts(reader, abilities);
  reader.finish(book, face, std::move(print), abilities);
  if (from.contains("volundr")) read_arms_side(reader, from, id, book);
  if (from.contains("as-unit")) read_unit_side(reader, from, id, book);
  if (from.contains("as-guardian")) read_guardian_side(reader, from, id, book);
  if (from.contains("other-side")) read_gyze_side(reader, from, id, book);
}

// What markers say, and what a retried unit gets, in the order of RuleAbility; how much power a Cradle takes is reckoned
// where it lies. [vge 16.3.1.6.2, 17.15.2.2, supplement A2]
void read_rule_abilities(Rulebook& book, Faults& faults) {
  if (!book.rule_abilities.empty()) return;
  Face marker;
  const json texts = json::parse(R"([
    {"kind": "auto", "when": {"event": "intercepts"}, "do": [{"shield": 10000}]},
    {"kind": "cont", "if": {"all": [{"turn": "you"}, {"any": [
      {"count": {"in": "vanguard", "name has": "Dragontree"}}, {"count": {"in": "vanguard", "name has": "Masques"}}]}]},
     "do": [{"power": 5000}]},
    {"kind": "cont", "in": "unit", "do": [{"lose-abilities": "this", "original": true}, {"cannot": "boost"}, {"cannot": "intercept"}]},
    {"kind": "auto", "when": {"event": "retired"}, "do": [{"search": true}, {"choose": 1, "up to": true,
      "from": {"in": "deck", "grade": {"min": 0, "max": 0, "than": {"grade": "it"}}}, "as": "x"},
      {"reveal": "x"}, {"put": "x", "into": "hand"}, {"shuffle": true}]},
    {"kind": "auto", "in": ["vanguard", "rear-guard"], "when": {"event": "turn", "of": "you"}, "do": [
      {"critical": {"critical": "this", "times": -1}, "until": "turn"}, {"critical": 1, "until": "turn"},
      {"drive": {"drive": "this", "times": -1}, "until": "turn"}, {"drive": 1, "until": "turn"}]}])");
  load_abilities(book, marker, texts, "the rules", faults);
  for (std::uint16_t i = 0; i < marker.abilities; ++i)
    book.rule_abilities.push_back(static_cast<script::Index>(marker.first_ability + i));
}

} // namespace

Faults load_cards(Rulebook& book, std::string_view file, std::string_view text) {
  Faults faults;
  read_rule_abilities(book, faults);
  return faults.empty() ? read_cards(book, file, text, read_card) : faults;
}

} // namespace twoseat::vanguard
