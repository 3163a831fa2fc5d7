// Finding the systems that the table can show, and loading one.
#include "shell/ruleset.h"
#include "shell/table/layout_reader.h"

namespace twoseat {

std::vector<Ruleset> find_rulesets(std::span<const EmbeddedAsset> assets, const Tongue& tongue) {
  std::vector<Ruleset> found;
  for (const Family* family : systems())
    for (const EmbeddedAsset& asset : assets) {
      if (asset.path != "layouts/" + std::string(family->id) + ".json") continue;
      Ruleset rules;
      rules.family = family;
      rules.tongue = &tongue;
      rules.file = asset.text;
      const Json json = Json::parse(asset.text, nullptr, false);
      rules.title = LayoutReader{*family, tongue.of(family->id), {}}.word(json, "title");
      if (rules.title.empty()) rules.title = family->name;
      found.push_back(std::move(rules));
    }
  return found;
}

Faults load(Ruleset& rules, std::span<const EmbeddedAsset> assets) {
  return rules.loaded ? Faults{} : take_book(rules, load_rulebook(rules.family->id, assets));
}

Faults take_book(Ruleset& rules, Result<Rulebook> book) {
  if (!book) return book.faults;
  Result<Layout> layout = read_layout(*rules.family, rules.file, rules.say());
  if (!layout) return layout.faults;
  rules.book = *std::move(book.value);
  rules.layout = *std::move(layout.value);
  rules.cards = make_card_book(rules.book, rules.layout.looks.card);
  rules.cards.language = rules.tongue->language;
  for (std::size_t seat = 0; seat < 2; ++seat)
    for (std::size_t deck = 0; deck < rules.book.decks.size(); ++deck)
      if (rules.book.decks[deck].id == rules.layout.first_decks[seat]) rules.decks[seat] = deck;
  rules.loaded = true;
  return {};
}

void translate(Ruleset& rules) {
  if (!rules.loaded) return;
  if (Result<Layout> layout = read_layout(*rules.family, rules.file, rules.say()))
    rules.layout = *std::move(layout.value);
  rules.cards.language = rules.tongue->language;
  rules.cards.texts.clear();
}

std::string deck_key(const Rulebook& book, std::size_t deck) {
  const std::string& id = book.decks[deck].id;
  return id.empty() ? std::to_string(deck) : id;
}

void choose_deck(Ruleset& rules, std::size_t seat, std::size_t deck) {
  const auto& decks = rules.book.decks;
  rules.decks[seat] = deck;
  std::size_t& across = rules.decks[1 - seat];
  for (std::size_t i = 0; i < decks.size() && decks[across].edition != decks[deck].edition; ++i)
    if (decks[i].edition == decks[deck].edition) across = i;
}

} // namespace twoseat
