// Cards out of JSON, with every fault named by file, card and field. [dbs 2]
#include "engine/dragonball/cards.h"
#include "engine/abilities/card_reader.h"
#include "engine/dragonball/keyword_skills.h"
#include "engine/dragonball/lexicon.h"
#include "engine/dragonball/table.h"
#include <algorithm>

namespace twoseat::dragonball {
namespace {

using nlohmann::json;

constexpr std::int32_t most_power = 1'000'000, most_cost = 50;

std::size_t number_of(std::span<const Named> names, std::string_view id) {
  return static_cast<std::size_t>(
      std::find_if(names.begin(), names.end(), [&](const Named& name) { return id == name.id; }) -
      names.begin());
}

void add_mark(Face& face, std::size_t mark) {
  face.marks |= std::uint64_t{1} << mark;
}

struct Side { // one side of a card, while it is read
  CardReader& reader;
  const json& from;
  Rulebook& book;
  Face face;
  Print print;
  std::string type;
  std::string inside; // of which field, for faults

  template <class F>
  void each(const char* field, F f) {
    const auto list = from.find(field);
    if (list == from.end()) return;
    if (!list->is_array()) return reader.fail(inside + field, "It must be a list.");
    for (const json& one : *list)
      if (one.is_string())
        f(one.get<std::string>());
      else
        reader.fail(inside + field, "It must be a text.");
  }

  void colours() {
    static constexpr const char* names[] = {"Red", "Blue", "Green", "Yellow", "Black"};
    each("colours", [&](const std::string& id) {
      const std::size_t mark = number_of(vocabulary.marks, id);
      if (mark < num(Mark::Red) || mark > num(Mark::Black))
        return reader.fail("colours", "It must be red, blue, green, yellow or black.");
      add_mark(face, mark);
      print.nation += (print.nation.empty() ? "" : "/") + std::string(names[mark - num(Mark::Red)]);
    });
    const auto said = from.find("colours"); // of what is no list or no colour it has been told
    if (said == from.end() || *said == json::array()) reader.fail("colours", "It is missing.");
  }

  void tags() {
    std::size_t at = 0;
    const auto add = [&](Group kind, const std::string& tag) {
      if (at == face.tags.size()) return reader.fail(inside + "traits", "A card has too many of them.");
      face.tags[at++] = tag_of_kind(book, tag_kinds[num(kind)], tag);
      print.line += (print.line.empty() ? "" : " · ") + tag;
    };
    each("characters", [&](const std::string& tag) { add(Group::Character, tag); });
    each("traits", [&](const std::string& tag) { add(Group::Trait, tag); });
    const std::string era = reader.text(from, "era", false);
    if (!era.empty()) add(Group::Era, era);
  }

  void specified() {
    const auto cost = from.find("specified");
    if (cost == from.end()) return;
    if (!cost->is_object()) return reader.fail("specified", "It must be an object.");
    reader.only(*cost, {"red", "blue", "green", "yellow", "black"}, "specified/");
    for (std::size_t i = 0; i < dragonball::colours; ++i)
      face.traits[i] = static_cast<std::uint8_t>(
          reader.number(*cost, vocabulary.marks[num(Mark::Red) + i].id, 0, most_cost));
  }

  void numbers() {
    const bool token = type == "token", battle = type == "battle" || token, extra = type == "extra";
    face.numbers.fill(absent);
    const auto read = [&](Attribute attribute, const char* field, std::int32_t if_missing,
                          std::int32_t most) {
      face.numbers[num(attribute)] = reader.number(from, field, if_missing, most);
    };
    if (!extra) read(Attribute::Power, "power", CardReader::needed, most_power);
    if (battle || extra) read(Attribute::Cost, "cost", token ? 0 : CardReader::needed, most_cost);
    if (battle) read(Attribute::ComboPower, "combo-power", absent, most_power);
    if (battle) read(Attribute::ComboCost, "combo-cost", absent, most_cost);
  }

  // Whether it is a keyword that is a mark, and nothing else.
  bool marks(const json& keyword) {
    if (!keyword.is_string()) return false;
    const std::size_t mark = number_of(vocabulary.marks, keyword.get<std::string>());
    if (mark < num(Mark::Critical) || mark > num(Mark::Field)) return false;
    add_mark(face, mark);
    return mark != num(Mark::Field);
  }

  // Skills as they are printed, after those that its keywords stand for.
  json abilities() {
    json all = json::array();
    const json keywords = from.value("keywords", json::array());
    if (!keywords.is_array()) reader.fail(inside + "keywords", "It must be a list.");
    for (std::size_t i = 0; keywords.is_array() && i < keywords.size(); ++i) {
      const json& keyword = keywords[i];
      const std::string field = inside + "keywords/" + std::to_string(i);
      if (marks(keyword)) continue;
      json skills = skills_of_keyword(reader, keyword, field);
      if (skills.is_null())
        reader.fail(field, {"\"{word}\" is not known.", {FilledPhrase::name(keyword.get<std::string>())}});
      for (json& skill : skills)
        all.push_back(std::move(skill));
    }
    json printed = from.value("abilities", json::array());
    if (!printed.is_array()) return printed;
    for (json& skill : printed)
      all.push_back(std::move(skill));
    for (std::size_t i = 0; i < all.size(); ++i)
      complete_skill(reader, all[i], type, has(face, Mark::Field), inside + "abilities/" + std::to_string(i));
    return all.empty() ? json() : all;
  }

  void read() {
    add_mark(face, number_of(vocabulary.marks, type));
    if (type == "token") add_mark(face, num(Mark::Battle)); // [dbs 10-18-1]
    colours();
    tags();
    specified();
    numbers();
    json skills = abilities();
    reader.finish(book, face, std::move(print), skills);
  }
};

// A leader's other side is a definition of its own, of the same colours; each names the other. [dbs 2-3-2-1, 10-2-3-1]
void read_leader(CardReader& reader, const json& from, Rulebook& book, Print print) {
  const auto back = from.find("awakened");
  if (back == from.end() || !back->is_object()) return reader.fail("awakened", "A leader has another side.");
  reader.only(*back, {"name", "power", "characters", "traits", "era", "keywords", "abilities", "flavor"},
              "awakened/");
  const std::string id = print.id;
  Side front{reader, from, book, {}, std::move(print), "leader", ""};
  front.read();
  json other = *back;
  other["colours"] = from.value("colours", json::array());
  Print turned;
  turned.id = id + "-awakened";
  turned.name = reader.text(other, "name", true);
  turned.flavor = reader.text(other, "flavor", false);
  turned.set = reader.set;
  Side awakened{reader, other, book, {}, std::move(turned), "leader", "awakened/"};
  awakened.read();
  const std::size_t size = book.faces.size();
  if (size < 2) return;
  book.faces[size - 2].other_side = DefId{static_cast<std::uint16_t>(size)};
  book.faces[size - 1].other_side = DefId{static_cast<std::uint16_t>(size - 1)};
}

void read_card(CardReader& reader, const json& from, Rulebook& book) {
  Print print = reader.begin(from, {"type", "colours", "characters", "traits", "era", "cost", "specified",
                                    "power", "combo-power", "combo-cost", "keywords", "awakened"});
  const std::string type = reader.text(from, "type", true);
  if (type == "leader") return read_leader(reader, from, book, std::move(print));
  if (type != "battle" && type != "extra" && type != "unison" && type != "token")
    return reader.fail("type", "It must be leader, battle, extra, unison or token.");
  if (from.contains("awakened")) reader.fail("awakened", "This field is not known here.");
  Side side{reader, from, book, {}, std::move(print), type, ""};
  side.read();
}

} // namespace

Faults load_cards(Rulebook& book, std::string_view file, std::string_view text) {
  return read_cards(book, file, text, read_card);
}

} // namespace twoseat::dragonball
