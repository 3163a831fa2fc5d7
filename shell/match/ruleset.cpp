// Finding the systems that the table can show, and loading one.
#include "shell/match/ruleset.h"
#include "shell/table/layout_reader.h"

namespace twoseat {

namespace {

std::string_view text_of(std::span<const EmbeddedAsset> assets, std::string_view path) {
  for (const EmbeddedAsset& asset : assets)
    if (asset.path == path) return asset.text;
  return {};
}

// In the layout's own words; before it is here in those of the list of systems.
std::string title_of(const Ruleset& rules, std::span<const EmbeddedAsset> assets) {
  const LayoutReader reader{*rules.family, rules.say(), {}};
  const std::string_view layout = text_of(assets, "layouts/" + std::string(rules.family->id) + ".json");
  const std::string title =
      layout.empty()
          ? reader.word(Json::parse(text_of(assets, "systems.json"), nullptr, false), rules.family->id)
          : reader.word(Json::parse(layout, nullptr, false), "title");
  return title.empty() ? rules.family->name : title;
}

} // namespace

std::vector<Ruleset> find_rulesets(std::span<const EmbeddedAsset> assets, const Tongue& tongue) {
  std::vector<Ruleset> found;
  for (const Family* family : systems()) {
    Ruleset rules;
    rules.family = family;
    rules.tongue = &tongue;
    rules.title = title_of(rules, assets);
    found.push_back(std::move(rules));
  }
  return found;
}

Faults load(Ruleset& rules, std::span<const EmbeddedAsset> assets) {
  return rules.loaded ? Faults{} : take_book(rules, load_rulebook(rules.family->id, assets), assets);
}

Faults take_book(Ruleset& rules, Result<Rulebook> book, std::span<const EmbeddedAsset> assets) {
  if (!book) return book.faults;
  rules.file = text_of(assets, "layouts/" + std::string(rules.family->id) + ".json");
  rules.title = title_of(rules, assets);
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

void translate(Ruleset& rules, std::span<const EmbeddedAsset> assets) {
  if (!rules.loaded) return;
  read_wordings(rules.book, assets); // one that is broken leaves its texts in English
  if (Result<Layout> layout = read_layout(*rules.family, rules.file, rules.say()))
    rules.layout = *std::move(layout.value);
  rules.cards.language = rules.tongue->language;
  rules.cards.texts.clear();
}

std::string deck_key(const Rulebook& book, std::size_t deck) {
  const std::string& id = book.decks[deck].id;
  return id.empty() ? std::to_string(deck) : id;
}

std::string chosen_edition(const Ruleset& rules) {
  return rules.book.decks.empty() ? "" : rules.book.decks[rules.decks[0]].edition;
}

std::vector<std::size_t> decks_of(const Ruleset& rules, std::string_view edition) {
  std::vector<std::size_t> of;
  for (std::size_t i = 0; i < rules.book.decks.size(); ++i)
    if (rules.book.decks[i].edition == edition) of.push_back(i);
  return of;
}

std::vector<const EditionInfo*> editions_of(const Ruleset& rules) {
  std::vector<const EditionInfo*> editions;
  for (const EditionInfo& edition : rules.family->editions)
    if (!decks_of(rules, edition.id).empty()) editions.push_back(&edition);
  return editions;
}

void choose_edition(Ruleset& rules, std::string_view edition) {
  const std::string before = chosen_edition(rules);
  const std::vector<std::size_t> of = decks_of(rules, edition);
  if (before == edition || of.empty()) return;
  rules.earlier[before] = rules.decks;
  const auto known = rules.earlier.find(std::string(edition));
  rules.decks =
      known != rules.earlier.end() ? known->second : std::array{of.front(), of[of.size() > 1 ? 1 : 0]};
}

void choose_deck(Ruleset& rules, std::size_t seat, std::size_t deck) {
  choose_edition(rules, rules.book.decks[deck].edition);
  rules.decks[seat] = deck;
}

} // namespace twoseat
