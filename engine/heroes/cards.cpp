// Heroes cards out of JSON, with every fault named by file, card and field. [bsh BSH-10, BSH-49, BSH-54]
#include "engine/heroes/cards.h"
#include "engine/abilities/load.h"
#include "engine/heroes/table.h"
#include <algorithm>
#include <nlohmann/json.hpp>

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

struct Reader {
  std::string_view file;
  Faults& faults;
  std::string card;

  void fail(const std::string& field, std::string sentence) {
    faults.push_back(
        {std::string(file) + ", " + card + (field.empty() ? "" : ", " + field), "", std::move(sentence)});
  }
  std::string text(const json& from, const char* field, bool needed) {
    const auto found = from.find(field);
    if (found == from.end()) {
      if (needed) fail(field, "It is missing.");
      return "";
    }
    if (!found->is_string()) fail(field, "It must be a text.");
    return found->is_string() ? found->get<std::string>() : "";
  }
  std::int32_t number(const json& from, const char* field, bool wanted) {
    const auto found = from.find(field);
    if (found == from.end()) {
      if (wanted) fail(field, "It is missing.");
      return absent;
    }
    const bool fine =
        found->is_number_integer() && found->get<std::int64_t>() >= 0 && found->get<std::int64_t>() <= most;
    if (!fine) fail(field, "It must be a whole number from 0 to " + std::to_string(most) + ".");
    return fine ? found->get<std::int32_t>() : 0;
  }
  void one_of(const json& from, const char* field, std::span<const Choice> choices, Face& face) {
    const std::string id = text(from, field, true);
    std::string all;
    for (const auto& [name, mark] : choices) {
      if (id == name) face.marks |= std::uint64_t{1} << num(mark);
      if (id == name) return;
      all += (all.empty() ? "" : ", ") + std::string(name);
    }
    fail(field, "It must be one of: " + all + ".");
  }
};

void read_element(Reader& reader, const json& from, Rulebook& book, Face& face, Print& print) {
  print.nation = reader.text(from, "element", true);
  if (std::find(std::begin(elements), std::end(elements), print.nation) == std::end(elements))
    return reader.fail("element", "It must be Steppe, Mountain, Forest, Swamp, Darkness or Neutral.");
  face.tags[0] = tag_number(book, print.nation);
  if (print.nation == "Neutral") face.marks |= std::uint64_t{1} << num(Mark::Neutral);
}

void read_face(Reader& reader, const json& from, Rulebook& book, Face& face, Print& print) {
  reader.one_of(from, "type", types, face);
  read_element(reader, from, book, face, print);
  const bool fights = has(face, Mark::Hero) || has(face, Mark::Creature);
  if (has(face, Mark::Equipment)) reader.one_of(from, "kind", kinds, face);
  if (has(face, Mark::Hero)) reader.one_of(from, "class", classes, face);
  face.numbers.fill(absent);
  face.numbers[num(Attribute::Strike)] = reader.number(from, "strike", has(face, Mark::Creature));
  if (has(face, Mark::Hero) && face.numbers[num(Attribute::Strike)] == absent)
    face.numbers[num(Attribute::Strike)] = 0; // a weapon may give him one [choice C 12]
  face.numbers[num(Attribute::Lives)] = reader.number(from, "lives", fights);
  face.numbers[num(Attribute::Cost)] = reader.number(from, "cost", !has(face, Mark::Hero));
  if (from.value("horde", json()) == true) face.marks |= std::uint64_t{1} << num(Mark::Horde);
  const std::string tribe = reader.text(from, "tribe", false);
  if (!tribe.empty()) face.tags[1] = tag_number(book, tribe);
  print.line = print.nation + (tribe.empty() ? "" : " · " + tribe);
}

// An ability is used once a turn, a spell's is what happens when it is played. [bsh BSH-38]
json abilities_of(const json& from) {
  json abilities = from.value("abilities", json());
  if (abilities.is_array())
    for (json& ability : abilities)
      if (ability.is_object() && ability.value("kind", "") == "act" && !ability.contains("limit"))
        ability["limit"] = "turn";
  return abilities;
}

void read_card(Reader& reader, const json& from, Rulebook& book) {
  Face face;
  Print print;
  print.id = reader.text(from, "id", true);
  reader.card = print.id.empty() ? reader.card : print.id;
  print.name = reader.text(from, "name", true);
  print.flavor = reader.text(from, "flavor", false);
  read_face(reader, from, book, face, print);
  if (const json abilities = abilities_of(from); !abilities.is_null()) {
    load_abilities(book, face, abilities, std::string(reader.file) + ", " + reader.card, reader.faults);
    print.abilities = abilities.dump();
  }
  if (book.find(print.id)) reader.fail("id", "Another card has this id already.");
  face.name = static_cast<std::uint16_t>(book.prints.size() + 1);
  for (std::size_t i = 0; i < book.prints.size(); ++i)
    if (book.prints[i].name == print.name) face.name = book.faces[i].name;
  book.faces.push_back(face);
  book.prints.push_back(std::move(print));
}

} // namespace

Faults load_cards(Rulebook& book, std::string_view file, std::string_view text) {
  Faults faults;
  Reader reader{file, faults, "file"};
  const json root = json::parse(text, nullptr, false);
  const auto cards = root.is_object() ? root.find("cards") : root.end();
  if (!root.is_object() || cards == root.end() || !cards->is_array()) {
    reader.fail("", "It must be a JSON object with a list \"cards\".");
    return faults;
  }
  Rulebook extended = book;
  for (std::size_t i = 0; i < cards->size(); ++i) {
    reader.card = "card " + std::to_string(i + 1);
    if ((*cards)[i].is_object())
      read_card(reader, (*cards)[i], extended);
    else
      reader.fail("", "It must be an object.");
  }
  finish_abilities(extended);
  for (Fault& fault : check_dependencies(extended))
    faults.push_back({std::string(file) + ", " + fault.where, "", std::move(fault.sentence)});
  if (faults.empty()) book = std::move(extended);
  return faults;
}

} // namespace twoseat::heroes
