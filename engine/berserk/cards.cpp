// Berserk cards out of JSON, with every fault named by file, card and field. [bsk 200.7, 202, 208 to 214]
#include "engine/berserk/cards.h"
#include "engine/abilities/card_reader.h"
#include "engine/berserk/card_traits.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/printed.h"
#include "engine/berserk/replies.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/table.h"
#include <algorithm>
#include <charconv>

namespace twoseat::berserk {
namespace {

using nlohmann::json;

constexpr std::int32_t most = 99;
constexpr std::size_t most_classes = 3; // beside its element
constexpr const char *type_ids[] = {"creature", "symbiote", "flyer", "terrain", "artifact", "equipment"},
                     *type_names[] = {"", "Symbiote", "Flyer", "Terrain", "Artifact", "Equipment"};
// In the order of Mark. Neutral is the lack of an element. [bsk 202.8, 202.9]
constexpr const char* element_names[] = {"Steppe", "Forest", "Mountain", "Swamp", "Darkness", "Fire"};
constexpr std::string_view neutral = "Neutral";
// In the order of Mark: where equipment is worn. Every other class is a trait. [bsk 208.5, 214.2, 214.2a, E-13]
constexpr const char* worn[] = {"Weapon", "Armour", "Shield", "Potion", "Boots"};

template <std::size_t n>
std::size_t position(const char* const (&names)[n], std::string_view name) { // n: not among them
  return static_cast<std::size_t>(std::find(names, names + n, name) - names);
}
template <std::size_t n>
std::string list(const char* const (&names)[n]) {
  std::string all;
  for (const char* name : names)
    all += (all.empty() ? "" : ", ") + std::string(name);
  return all;
}

void mark(Face& face, Mark first, std::size_t offset = 0) {
  face.marks |= std::uint64_t{1} << (num(first) + offset);
}

void read_type(CardReader& reader, const json& from, Face& face, Print& print) {
  const std::string id = reader.text(from, "type", true);
  const std::size_t at = position(type_ids, id);
  if (at == std::size(type_ids))
    return reader.fail("type", {"It must be one of: {list}.", {FilledPhrase::name(list(type_ids))}});
  face.numbers[num(Attribute::Type)] = static_cast<std::int32_t>(at);
  print.line = type_names[at];
}

void read_element(CardReader& reader, const json& from, Rulebook& book, Face& face, Print& print) {
  print.nation = reader.text(from, "element", true);
  const std::size_t at = position(element_names, print.nation);
  if (at == std::size(element_names) && print.nation != neutral)
    return reader.fail(
        "element", {"It must be one of: {list}.", {FilledPhrase::name(list(element_names) + ", Neutral")}});
  if (print.nation != neutral) mark(face, Mark::Steppe, at);
  face.tags[0] = tag_number(book, print.nation);
  print.line = print.nation + (print.line.empty() ? "" : " · " + print.line);
}

void read_class(CardReader& reader, const std::string& name, Rulebook& book, Face& face, Print& print) {
  print.line += " · " + name;
  const std::size_t at = position(worn, name);
  if (at != std::size(worn)) {
    if (printed_type(face) != Type::Equipment)
      reader.fail("classes", {"Only equipment has the class {class}.", {FilledPhrase::name(name)}},
                  cite("bsk", {"214.2"}));
    return mark(face, Mark::Weapon, at);
  }
  for (std::size_t i = 1; i <= most_classes; ++i)
    if (face.tags[i] == 0) {
      face.tags[i] = tag_number(book, name);
      return;
    }
  reader.fail("classes", "There are at most three.");
}

void read_classes(CardReader& reader, const json& from, Rulebook& book, Face& face, Print& print) {
  const auto found = from.find("classes");
  if (found != from.end()) {
    if (!found->is_array()) return reader.fail("classes", "It must be a list of texts.");
    for (const json& name : *found)
      if (name.is_string() && !name.get_ref<const std::string&>().empty())
        read_class(reader, name.get<std::string>(), book, face, print);
      else
        reader.fail("classes", "Each must be a text.");
  }
  constexpr std::uint64_t all_worn = std::uint64_t{31} << num(Mark::Weapon);
  if (printed_type(face) == Type::Equipment && (face.marks & all_worn) == 0)
    reader.fail("classes", {"Equipment has at least one of: {list}.", {FilledPhrase::name(list(worn))}},
                cite("bsk", {"214.2"}));
}

// What its type has it must have, and nothing else: the rules about each type, in their order.
constexpr const char* type_rules[] = {"209.2", "210.1", "211.1", "212.1", "213.1", "214.1"};

bool has_field(CardReader& reader, const json& from, const Face& face, const char* field, bool belongs) {
  const bool there = from.contains(field);
  if (there == belongs) return there;
  reader.fail(field, there ? "A card of this type has none." : "It is missing.",
              cite("bsk", {type_rules[num(printed_type(face))]}));
  return false;
}

void read_movement(CardReader& reader, const json& from, Face& face) {
  if (!has_field(reader, from, face, "movement", printed_type(face) == Type::Creature)) return;
  if (from["movement"] == "X") return; // nothing moves it [bso BSO-39]
  if (!from["movement"].is_number()) return reader.fail("movement", "It must be a number or \"X\".");
  face.numbers[num(Attribute::Movement)] = reader.number(from, "movement", 0, most);
}

void read_strike(CardReader& reader, const json& from, Face& face) {
  if (!has_field(reader, from, face, "strike", printed_type(face) <= Type::Flyer)) return;
  const json& strike = from["strike"];
  const auto fits = [](const json& n) {
    return n.is_number_integer() && n.get<std::int64_t>() >= 0 && n.get<std::int64_t>() <= most;
  };
  if (!strike.is_array() || strike.size() != 3 || !std::all_of(strike.begin(), strike.end(), fits))
    return reader.fail("strike", "It must be three whole numbers from 0 to 99: weak, medium and strong.");
  for (std::size_t i = 0; i < 3; ++i)
    face.numbers[num(Attribute::Weak) + i] = strike[i].get<std::int32_t>();
}

// 4; "X" or "2+X", where its player chooses X; "(5)", which its text says how to pay. [bsk 202.4, 202.5]
void read_price(CardReader& reader, const json& from, Face& face) {
  const auto price = from.find("price");
  if (price == from.end() || !price->is_string()) {
    face.numbers[num(Attribute::Price)] = reader.number(from, "price", CardReader::needed, most);
    return;
  }
  const std::string& text = price->get_ref<const std::string&>();
  std::string_view digits = text;
  if (digits.size() > 2 && digits.front() == '(' && digits.back() == ')') {
    digits = digits.substr(1, digits.size() - 2);
    mark(face, Mark::Brackets);
  } else if (digits == "X" || (digits.size() > 2 && digits.substr(digits.size() - 2) == "+X")) {
    digits = digits == "X" ? "0" : digits.substr(0, digits.size() - 2);
    mark(face, Mark::PriceX);
  } else {
    return reader.fail("price", "It must be a number, or as \"X\", \"2+X\" or \"(5)\".");
  }
  std::int32_t n = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), n);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || n < 0 || n > most)
    return reader.fail("price", "Its number must be from 0 to 99.");
  face.numbers[num(Attribute::Price)] = n;
}

void read_numbers(CardReader& reader, const json& from, Face& face) {
  read_price(reader, from, face);
  read_movement(reader, from, face);
  read_strike(reader, from, face);
  const bool lives = printed_type(face) <= Type::Flyer || printed_type(face) == Type::Artifact;
  if (!has_field(reader, from, face, "lives", lives)) return;
  face.numbers[num(Attribute::Lives)] = reader.number(from, "lives", CardReader::needed, most);
  if (face.numbers[num(Attribute::Lives)] == 0) reader.fail("lives", "It must have at least 1.");
}

// Whoever pays with chips may close to gain them. [bso BSO-74, doubt 3]
bool pays_chips(const json& abilities) {
  if (!abilities.is_array()) return false;
  for (const json& ability : abilities) {
    const auto cost = ability.is_object() ? ability.find("cost") : ability.end();
    if (!ability.is_object() || cost == ability.end() || !cost->is_array()) continue;
    for (const json& part : *cost)
      if (part.is_object() && part.contains("chips")) return true;
  }
  return false;
}

bool is_sudden(const json& abilities) { // [bsk 104.6]
  return abilities.is_array() && std::any_of(abilities.begin(), abilities.end(), [](const json& ability) {
           const auto sudden = ability.is_object() ? ability.find("sudden") : ability.end();
           return ability.is_object() && sudden != ability.end() && sudden->is_boolean() &&
                  sudden->get<bool>();
         });
}

void read_marks(CardReader& reader, const json& from, const json& abilities, Face& face) {
  if (reader.flag(from, "elite")) mark(face, Mark::Elite);
  if (reader.flag(from, "horde")) mark(face, Mark::Horde);
  if (reader.flag(from, "unique")) mark(face, Mark::Unique);
  if (reader.flag(from, "many-incarnations")) {
    mark(face, Mark::ManyIncarnations);
    if (face.traits[num(Trait::Incarnation)] == 0)
      reader.fail("many-incarnations", "It needs the trait incarnation.", cite("bsk", {"D19.8"}));
  }
  if (pays_chips(abilities)) mark(face, Mark::Chips);
  // A chip of Fury may be used in the End Phase as well. [bsk D59.5]
  if (is_sudden(abilities) || face.traits[num(Trait::Fury)] > 0) mark(face, Mark::Sudden);
}

// What its text says of its price must fit to the price. [bsk 202.5, 202.6]
void check_costs(CardReader& reader, const Rulebook& book, const Face& face) {
  const bool said = says_how_it_is_paid(book, face);
  if (has(face, Mark::Brackets) && !said)
    reader.fail("price", "In brackets: its abilities must say how it is paid.", cite("bsk", {"202.5"}));
  if (!has(face, Mark::Brackets) && said)
    reader.fail("price", "Its abilities say how it is paid, so it must stand in brackets.",
                cite("bsk", {"202.5"}));
  if (has(face, Mark::PriceX) && has_other_cost(book, face))
    reader.fail("price", "With an X in its price it cannot have an alternative cost as well.",
                cite("bsk", {"202.6"}));
}

// An attack is made on one card: a target that is chosen, or the card that the event was about. [bsk 412.1]
void check_attacks(CardReader& reader, const Rulebook& book, const Face& face) {
  for (std::uint16_t i = 0; i < face.abilities; ++i) {
    const script::Ability& ability = book.script.abilities[face.first_ability + i];
    for (std::size_t n = ability.first; n < std::size_t{ability.first} + ability.size; ++n) {
      const script::Node& node = book.script.nodes[n];
      if (node.op != script::Op::Do || !is_attack_action(node.action)) continue;
      const script::Noun at = book.script.selects[node.select].noun;
      if (at == script::Noun::Subject || at == script::Noun::Other || at == script::Noun::Variable) continue;
      reader.fail("abilities/" + std::to_string(i),
                  "An attack needs a target: \"to\" a card that is chosen, or that the event was about.",
                  cite("bsk", {"412.1"}));
    }
  }
}

void read_card(CardReader& reader, const json& from, Rulebook& book) {
  Face face;
  face.numbers.fill(absent);
  face.numbers[num(Attribute::Type)] = num(Type::Creature); // until it is read
  Print print = reader.begin(from, {"type", "element", "classes", "price", "movement", "lives", "strike",
                                    "elite", "horde", "unique", "many-incarnations", "traits"});
  const std::size_t faults = reader.faults.size();
  read_type(reader, from, face, print);
  if (reader.faults.size() > faults) return; // what else it must have depends on that
  read_element(reader, from, book, face, print);
  read_classes(reader, from, book, face, print);
  read_numbers(reader, from, face);
  read_traits(reader, from, face);
  const json abilities = from.value("abilities", json());
  read_marks(reader, from, abilities, face);
  reader.finish(book, face, std::move(print), abilities);
  check_costs(reader, book, book.faces.back());
  check_attacks(reader, book, book.faces.back());
}

bool answers(const Rulebook& book, const Face& face) {
  bool any = false;
  for (std::uint16_t i = 0; has(face, Mark::Sudden) && i < face.abilities; ++i)
    any = any || depends_on_moment(book, static_cast<std::uint16_t>(face.first_ability + i));
  return any;
}

// A choice that a ranged attack is done with, or its own selection. [bsk D11.3]
bool is_for_ranged(const script::Script& script, const script::Ability& ability, const script::Node& node) {
  const auto shoots = [](const script::Node& each) {
    return each.op == script::Op::Do && is_attack_action(each.action) &&
           is_ranged(attack_method(each.action));
  };
  if (node.op != script::Op::Choose) return shoots(node);
  for (std::size_t i = 0; i < ability.size; ++i) {
    const script::Node& each = script.nodes[ability.first + i];
    const script::Select& select = script.selects[each.select];
    if (shoots(each) && select.noun == script::Noun::Variable && select.variable == node.variable)
      return true;
  }
  return false;
}

void mark_ranged(script::Script& script) {
  for (const script::Ability& ability : script.abilities)
    for (std::size_t i = 0; i < ability.size; ++i) {
      const script::Node& node = script.nodes[ability.first + i];
      if (node.select != 0 && is_for_ranged(script, ability, node)) script.selects[node.select].ranged = true;
    }
}

} // namespace

Faults load_cards(Rulebook& book, std::string_view file, std::string_view text) {
  Faults faults = read_rule_abilities(book);
  if (!faults.empty()) return faults;
  faults = read_cards(book, file, text, read_card);
  for (Face& face : book.faces)
    if (answers(book, face)) mark(face, Mark::Answers);
  mark_ranged(book.script);
  return faults;
}

} // namespace twoseat::berserk
