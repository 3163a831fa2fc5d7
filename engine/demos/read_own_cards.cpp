// The cards that a demo brings along, on top of its system's.
#include "engine/demos/strict_json.h"
#include "engine/demos/words.h"

namespace twoseat::demos {
namespace {

std::string id_of(const Json& card) {
  const auto id = card.is_object() ? card.find("id") : card.end();
  return card.is_object() && id != card.end() && id->is_string() ? id->get<std::string>() : "";
}

// ", id, field" as "/0/field".
std::string place_of(const Fault& fault, const Json& cards) {
  std::string said = fault.where.text();
  for (std::size_t i = 0; i < cards.size(); ++i)
    for (const std::string& name : {id_of(cards[i]), "card " + std::to_string(i + 1)}) {
      const std::string head = ", " + name;
      if (said == head) return "/" + std::to_string(i);
      if (said.starts_with(head + ", ")) return "/" + std::to_string(i) + "/" + said.substr(head.size() + 2);
    }
  return said;
}

} // namespace

// One of them faulty, none is there; what speaks of them is not at fault for that.
void load_own_cards(Words& words, const Means& means, const Node& cards, Rulebook& book) {
  if (!cards.is_list()) return cards.fail("It must be a list of cards.");
  Faults faults = means.load_cards(book, "", Json{{"cards", cards.json()}}.dump());
  for (Fault& fault : faults) {
    fault.where = FilledPhrase::name(cards.sheet().file + "/cards" + place_of(fault, cards.json()));
    cards.sheet().faults.push_back(std::move(fault));
  }
  for (const Json& card : cards.json())
    if (!faults.empty()) words.lost.insert(id_of(card));
}

OwnCards read_own_cards(const Means& means, std::string_view cards) {
  OwnCards own{{}, *means.book, {}};
  const auto fault = [&](FilledPhrase sentence) { own.faults.push_back({"", "", std::move(sentence)}); };
  const StrictJson read = read_strictly(cards);
  if (read.malformed) return fault(*read.malformed), own;
  if (!read.json.is_array()) return fault("It must be a list of cards."), own;
  if (read.doubled) fault(*read.doubled);
  means.load_cards(own.book, "usual cards", own.book.family->by_hand.cards);
  own.first = {static_cast<std::uint16_t>(own.book.faces.size() + 1)};
  const Faults faults = means.load_cards(own.book, "", Json{{"cards", read.json}}.dump());
  own.faults.insert(own.faults.end(), faults.begin(), faults.end());
  return own;
}

} // namespace twoseat::demos
