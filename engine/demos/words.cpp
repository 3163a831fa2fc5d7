// Words of demos, looked up in the family's tables.
#include "engine/demos/words.h"
#include <algorithm>
#include <charconv>

namespace twoseat::demos {
namespace {

constexpr std::uint16_t most_of_a_kind = 999;

// "B:hand" gives B and "hand".
Seat take_seat(std::string_view& text) {
  if (text.size() < 2 || text[1] != ':' || (text[0] != 'A' && text[0] != 'B')) return Seat::None;
  const Seat seat = text[0] == 'A' ? Seat::A : Seat::B;
  text.remove_prefix(2);
  return seat;
}

// "porter#2" gives 2 and "porter".
std::uint16_t take_number(const Node& node, std::string_view& text) {
  const std::size_t at = text.rfind('#');
  if (at == std::string_view::npos) return 0;
  std::uint16_t number = 0;
  const auto [end, error] = std::from_chars(text.data() + at + 1, text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 1 || number > most_of_a_kind)
    node.fail("After # stands which of several cards is meant, 1 or more.");
  text = text.substr(0, at);
  return number;
}

} // namespace

int find_named(std::span<const Named> table, std::string_view id) {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (id == table[i].id) return static_cast<int>(i);
  return -1;
}

std::uint8_t named(const Node& node, const std::string& id, std::span<const Named> table, const char* what) {
  const int found = find_named(table, id);
  if (found < 0 && !id.empty())
    node.fail({"There is no {what} \"{id}\"; there are {list}.",
               {what, FilledPhrase::name(id), FilledPhrase::name(listed(table, [](const Named& entry) {
                  return std::string(entry.id);
                }))}});
  return static_cast<std::uint8_t>(std::max(found, 0));
}

DefId card_id(const Words& words, const Node& node) {
  const std::string id = node.text();
  const DefId def = words.book->find(id);
  if (!def && !id.empty() && words.lost.count(id) == 0)
    node.fail({"There is no card with the id \"{id}\".", {FilledPhrase::name(id)}});
  return def;
}

std::vector<DefId> card_ids(const Words& words, const Node& node) {
  std::vector<DefId> result;
  for (const Node& item : node.items())
    result.push_back(card_id(words, item));
  return result;
}

std::string rule(const Node& node) {
  std::string text = node.text();
  constexpr const char* allowed = "0123456789.abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-+[]";
  if (text.find_first_not_of(allowed) != std::string::npos)
    node.fail("It must be the number of a rule, as in \"10.6.1.2\".");
  return text;
}

std::vector<std::string> rules(const Node& node) {
  std::vector<std::string> result;
  for (const Node& item : node.items())
    result.push_back(rule(item));
  return result;
}

std::uint8_t procedure(const Words& words, const Node& node) {
  const auto& table = words.family->procedures;
  const std::string name = node.text();
  for (std::size_t i = 0; i < table.size(); ++i)
    if (name == table[i].name) return static_cast<std::uint8_t>(i);
  if (!name.empty())
    node.fail(
        {"There is no {what} \"{id}\"; there are {list}.",
         {"procedure", FilledPhrase::name(name), FilledPhrase::name(listed(table, [](const Procedure& entry) {
            return std::string(entry.name);
          }))}});
  return 0;
}

std::uint8_t step(const Words& words, const Node& node, std::uint8_t procedure) {
  const auto& table = words.family->procedures[procedure].steps;
  const std::string name = node.text();
  for (std::size_t i = 0; i < table.size(); ++i)
    if (name == table[i].name || name == table[i].rule.number) return static_cast<std::uint8_t>(i);
  if (!name.empty())
    node.fail({"It has no step \"{id}\"; there are {list}.",
               {FilledPhrase::name(name), FilledPhrase::name(listed(table, [](const auto& entry) {
                  return std::string(entry.name);
                }))}});
  return 0;
}

PlaceWord place(const Words& words, const Node& node, std::string_view text) {
  PlaceWord result;
  result.seat = take_seat(text);
  result.kind = named(node, std::string(text), words.family->place_kinds, "place");
  return result;
}

PlaceWord place(const Words& words, const Node& node) {
  return place(words, node, node.text());
}

CardWord card(const Words& words, const Node& node, const std::string& text) {
  CardWord result;
  result.text = text;
  result.path = node.path();
  if (words.aliases.count(text) > 0) {
    result.alias = text;
    return result;
  }
  std::string_view rest = text;
  result.seat = take_seat(rest);
  result.number = take_number(node, rest);
  const std::size_t colon = rest.find(':');
  const int kind = find_named(words.family->place_kinds, rest.substr(0, colon));
  if (kind >= 0) result.place = static_cast<std::uint8_t>(kind);
  const std::string_view id = kind < 0 ? rest : colon == std::string_view::npos ? "" : rest.substr(colon + 1);
  if (kind >= 0 && id.empty() && colon == std::string_view::npos) return result;
  result.def = words.book->find(id);
  if (!result.def && !text.empty() && words.lost.count(std::string(id)) == 0)
    node.fail(
        {"\"{word}\" is no card of this demo: neither a name that it gave, nor a place, nor a card's id.",
         {FilledPhrase::name(text)}});
  return result;
}

CardWord card(const Words& words, const Node& node) {
  return card(words, node, node.text());
}

namespace {

void read_verb(const Words& words, const Node& node, bool& tried, MoveWord& move) {
  constexpr std::string_view trying = "try ";
  std::string verb = node.text();
  tried = verb.starts_with(trying);
  if (tried) verb = verb.substr(trying.size());
  move.concede = verb == "concede" && !tried;
  if (!move.concede) move.verb = named(node, verb, words.family->verbs, "verb");
}

} // namespace

MoveWord move(const Words& words, const Node& node, bool& tried) {
  MoveWord result;
  result.path = node.path();
  tried = false;
  if (node.has("A") == node.has("B")) {
    node.fail("A move says who does what: {\"A\": \"call\", ...} or {\"B\": ...}.");
    return result;
  }
  result.seat = node.has("A") ? Seat::A : Seat::B;
  read_verb(words, node.at(node.has("A") ? "A" : "B"), tried, result);
  if (const Node one = node.at("card")) result.cards.push_back(card(words, one));
  if (const Node list = node.at("cards")) {
    result.several = true;
    if (!list.is_list()) list.fail("It must be a list of cards.");
    if (node.has("card")) list.fail("Either \"card\" or \"cards\" stands here.");
    for (const Node& item : list.items())
      result.cards.push_back(card(words, item));
  }
  if (const Node on = node.at("on")) result.on = card(words, on);
  if (const Node to = node.at("to")) result.to = place(words, to);
  if (const Node number = node.at("number")) // of a declared name: a card that has it
    result.number = number.json().is_string() ? card_id(words, number).value
                                              : static_cast<std::uint16_t>(number.number(0, 65535));
  return result;
}

std::vector<std::uint32_t> dice(const Words& words, const Node& node) {
  constexpr std::size_t most =
      10; // a generator that makes them fall so is looked for: six times as long for each
  std::vector<std::uint32_t> result;
  for (const Node& die : node.items())
    result.push_back(static_cast<std::uint32_t>(die.number(1, words.family->by_hand.die)));
  if (result.size() > most) node.fail("No more than ten dice can be foretold.");
  return result;
}

} // namespace twoseat::demos
