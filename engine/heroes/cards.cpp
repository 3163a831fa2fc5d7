// Heroes cards out of JSON, with every fault named by file, card and field. [bsh BSH-10, BSH-49, BSH-54]
#include "engine/heroes/cards.h"
#include "engine/abilities/card_reader.h"
#include "engine/heroes/table.h"
#include <algorithm>

namespace twoseat::heroes {
namespace {

using nlohmann::json;
using Choice = std::pair<const char*, Mark>;

constexpr std::int32_t most = 99;
constexpr Choice types[] = {{"hero", Mark::Hero},
                            {"creature", Mark::Creature},
                            {"spell", Mark::Spell},
                            {"equipment", Mark::Equipment},
                            {"event", Mark::Event}};
constexpr Choice kinds[] = {{"weapon", Mark::Weapon}, {"armour", Mark::Armour}, {"amulet", Mark::Amulet}};
constexpr Choice classes[] = {{"warrior", Mark::Warrior}, {"mage", Mark::Mage}};
constexpr std::string_view elements[] = {"Steppe", "Mountain", "Forest", "Swamp", "Darkness", "Neutral"};

void one_of(CardReader& reader, const json& from, const char* field, std::span<const Choice> choices,
            Face& face) {
  const std::string id = reader.text(from, field, true);
  std::string all;
  for (const auto& [name, mark] : choices) {
    if (id == name) face.marks |= std::uint64_t{1} << num(mark);
    if (id == name) return;
    all += (all.empty() ? "" : ", ") + std::string(name);
  }
  reader.fail(field, {"It must be one of: {list}.", {FilledPhrase::name(all)}});
}

void read_element(CardReader& reader, const json& from, Rulebook& book, Face& face, Print& print) {
  print.nation = reader.text(from, "element", true);
  if (std::find(std::begin(elements), std::end(elements), print.nation) == std::end(elements))
    return reader.fail("element", "It must be Steppe, Mountain, Forest, Swamp, Darkness or Neutral.");
  face.tags[0] = tag_number(book, print.nation);
  if (print.nation == "Neutral") face.marks |= std::uint64_t{1} << num(Mark::Neutral);
}

void read_face(CardReader& reader, const json& from, Rulebook& book, Face& face, Print& print) {
  one_of(reader, from, "type", types, face);
  read_element(reader, from, book, face, print);
  const bool fights = has(face, Mark::Hero) || has(face, Mark::Creature);
  const auto only_of = [&](Mark type, const char* field, std::span<const Choice> choices) {
    if (has(face, type))
      one_of(reader, from, field, choices, face);
    else if (from.contains(field))
      reader.fail(field, "This field is not known here.");
  };
  only_of(Mark::Equipment, "kind", kinds);
  only_of(Mark::Hero, "class", classes);
  face.numbers.fill(absent);
  face.numbers[num(Attribute::Strike)] =
      reader.number(from, "strike", has(face, Mark::Creature) ? CardReader::needed : absent, most);
  if (has(face, Mark::Hero) && face.numbers[num(Attribute::Strike)] == absent)
    face.numbers[num(Attribute::Strike)] = 0; // a weapon may give him one [choice C 12]
  face.numbers[num(Attribute::Lives)] =
      reader.number(from, "lives", fights ? CardReader::needed : absent, most);
  face.numbers[num(Attribute::Cost)] =
      reader.number(from, "cost", !has(face, Mark::Hero) ? CardReader::needed : absent, most);
  if (reader.flag(from, "horde")) face.marks |= std::uint64_t{1} << num(Mark::Horde);
  const std::string tribe = reader.text(from, "tribe", false);
  if (!tribe.empty()) face.tags[1] = tag_number(book, tribe);
  print.line = print.nation + (tribe.empty() ? "" : " · " + tribe);
}

// An ability is used once a turn, one that is lent as well; a spell's is what happens when it is played. [bsh BSH-38]
void limit_uses(json& said) {
  if (said.is_object() && said.contains("kind") && said["kind"] == "act" && !said.contains("limit"))
    said["limit"] = "turn";
  if (said.is_structured())
    for (json& part : said)
      limit_uses(part);
}

json abilities_of(const json& from) {
  json abilities = from.value("abilities", json());
  limit_uses(abilities);
  return abilities;
}

void read_card(CardReader& reader, const json& from, Rulebook& book) {
  Face face;
  Print print =
      reader.begin(from, {"type", "element", "kind", "class", "strike", "lives", "cost", "horde", "tribe"});
  read_face(reader, from, book, face, print);
  reader.finish(book, face, std::move(print), abilities_of(from));
}

} // namespace

Faults load_cards(Rulebook& book, std::string_view file, std::string_view text) {
  return read_cards(book, file, text, read_card);
}

} // namespace twoseat::heroes
