// Loading a rulebook out of asset files, and decks out of JSON.
#include "engine/assets.h"
#include "engine/abilities/wording.h"
#include "engine/systems.h"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace twoseat {
namespace {

using nlohmann::json;

constexpr std::size_t most_copies = 255;

// FNV-1a over what rules read, so that a change of a flavour text does not make another rulebook.
struct Hasher {
  std::uint64_t value = 0xcbf29ce484222325ULL;

  void byte(unsigned char b) { value = (value ^ b) * 0x100000001b3ULL; }
  void number(std::uint64_t n) {
    for (int i = 0; i < 8; ++i)
      byte(static_cast<unsigned char>(n >> (8 * i)));
  }
  void text(std::string_view t) {
    for (const char c : t)
      byte(static_cast<unsigned char>(c));
    byte(0);
  }
};

// One that has come since makes no other rulebook of one that has no decks for it: links to that go on working.
bool plays(const Rulebook& book, const EditionInfo& edition) {
  return &edition == &book.family->editions[0] ||
         std::any_of(book.decks.begin(), book.decks.end(),
                     [&](const Deck& deck) { return deck.edition == edition.id; });
}

std::uint64_t hash_of(const Rulebook& book) {
  Hasher hasher;
  hasher.text(book.family->id);
  for (const EditionInfo& edition : book.family->editions) {
    if (!plays(book, edition)) continue;
    hasher.text(edition.id);
    hasher.text(edition.rules_version);
  }
  for (std::size_t i = 0; i < book.faces.size(); ++i) {
    hasher.text(book.prints[i].id);
    hasher.text(book.prints[i].name);
    hasher.text(book.prints[i].abilities);
    hasher.number(book.faces[i].marks);
    for (const std::int32_t n : book.faces[i].numbers)
      hasher.number(static_cast<std::uint32_t>(n));
    const auto& traits = book.faces[i].traits;
    if (std::any_of(traits.begin(), traits.end(), [](std::uint8_t n) { return n != 0; }))
      for (const std::uint8_t n : traits)
        hasher.byte(n);
  }
  for (const Deck& deck : book.decks) {
    hasher.text(deck.id);
    for (const auto& part : deck.parts) {
      hasher.number(part.size());
      for (const DefId def : part)
        hasher.number(def.value);
    }
  }
  return hasher.value;
}

struct DeckReader {
  const Rulebook& book;
  std::string file;
  Faults faults;

  void fail(const std::string& where, FilledPhrase sentence) {
    faults.push_back(
        {FilledPhrase::name(file + (where.empty() ? "" : ", " + where)), "", std::move(sentence)});
  }
  void add(const std::string& part, const std::string& card, std::size_t copies, std::vector<DefId>& to) {
    const DefId def = book.find(card);
    if (!def) return fail(part, {"There is no card with the id \"{id}\".", {FilledPhrase::name(card)}});
    to.insert(to.end(), copies, def);
  }
  void read_list(const std::string& part, const json& from, std::vector<DefId>& to) {
    for (const json& entry : from)
      if (entry.is_string())
        add(part, entry.get<std::string>(), 1, to);
      else
        fail(part, "Each entry must be a card's id.");
  }
  void read_counts(const std::string& part, const json& from, std::vector<DefId>& to) {
    for (const auto& [card, copies] : from.items())
      if (copies.is_number_unsigned() && copies.get<std::size_t>() <= most_copies)
        add(part, card, copies.get<std::size_t>(), to);
      else
        fail(part + ", " + card,
             {"The number of copies must be a whole number up to {most}.", {most_copies}});
  }
  std::string text(const json& from, const char* field) {
    const auto found = from.find(field);
    return found != from.end() && found->is_string() ? found->get<std::string>() : "";
  }
};

} // namespace

Result<Deck> read_deck(const Rulebook& book, std::string_view text, std::string_view file_name) {
  DeckReader reader{book, std::string(file_name), {}};
  const json root = json::parse(text, nullptr, false);
  if (root.is_discarded() || !root.is_object()) {
    reader.fail("", "It must be a JSON object.");
    return reader.faults;
  }
  Deck deck;
  deck.id = reader.text(root, "id");
  deck.name = reader.text(root, "name");
  deck.about = reader.text(root, "about");
  deck.edition = reader.text(root, "edition");
  deck.format = reader.text(root, "format");
  if (reader.text(root, "system") != book.family->id)
    reader.fail("system", {"It must be \"{system}\".", {FilledPhrase::name(book.family->id)}});
  for (std::size_t i = 0; i < book.family->deck_parts.size(); ++i) {
    const char* part = book.family->deck_parts[i].id;
    const auto found = root.find(part);
    if (found == root.end()) { // only the first part is in every deck
      if (i == 0) reader.fail(part, "It is missing.");
    } else if (found->is_array())
      reader.read_list(part, *found, deck.parts[i]);
    else if (found->is_object())
      reader.read_counts(part, *found, deck.parts[i]);
    else
      reader.fail(part, "It must be a list of card ids, or card ids with their numbers of copies.");
    std::sort(deck.parts[i].begin(), deck.parts[i].end());
  }
  if (!reader.faults.empty()) return reader.faults;
  return deck;
}

namespace {

bool belongs_to(std::string_view system_id, const EmbeddedAsset& asset) {
  if (asset.path.starts_with("cards/")) return asset.path.starts_with("cards/" + std::string(system_id));
  if (!asset.path.starts_with("decks/")) return false;
  const json root = json::parse(asset.text, nullptr, false);
  if (!root.is_object() || !root.contains("system") || !root["system"].is_string())
    return true; // its faults show
  return root["system"].get_ref<const std::string&>() == system_id;
}

// "it" of "wordings/berserk.it.json" for Berserk; empty: it is none of its wordings.
std::string_view language_of_wording(std::string_view system_id, std::string_view path) {
  const std::string start = "wordings/" + std::string(system_id) + ".";
  constexpr std::string_view ending = ".json";
  if (!path.starts_with(start) || !path.ends_with(ending)) return {};
  return path.substr(start.size(), path.size() - start.size() - ending.size());
}

// What it cannot be read for; nothing if it is no wording of this rulebook, or one that is here.
Faults take_wording(Rulebook& book, const EmbeddedAsset& asset) {
  const std::string_view language = language_of_wording(book.family->id, asset.path);
  const auto* const at = std::find(language_ids.begin(), language_ids.end(), language);
  if (at == language_ids.end()) return {};
  auto& wording = book.wordings[static_cast<std::size_t>(at - language_ids.begin())];
  if (wording != nullptr) return {};
  auto read = read_wording(asset.path, asset.text);
  if (read) wording = *std::move(read.value);
  return std::move(read.faults);
}

} // namespace

std::string bundle_assets(std::string_view system_id, std::span<const EmbeddedAsset> assets) {
  nlohmann::ordered_json files = nlohmann::ordered_json::object();
  for (const EmbeddedAsset& asset : assets)
    if (belongs_to(system_id, asset)) files[std::string(asset.path)] = asset.text;
  return nlohmann::ordered_json{{"system", system_id}, {"assets", files}}.dump();
}

Result<Rulebook> load_bundle(std::string_view bundle) {
  const json root = json::parse(bundle, nullptr, false);
  const bool sound = root.is_object() && root.contains("system") && root["system"].is_string() &&
                     root.contains("assets") && root["assets"].is_object();
  if (!sound) return Fault{"rulebook", "", "It must be a JSON object with a system and its assets."};
  std::vector<EmbeddedAsset> assets;
  for (const auto& [path, text] : root["assets"].items()) {
    if (!text.is_string()) return Fault{"rulebook, " + path, "", "It must be a text."};
    assets.push_back({path, text.get_ref<const std::string&>()});
  }
  return load_rulebook(root["system"].get_ref<const std::string&>(), assets);
}

RulebookReader::RulebookReader(std::string_view system_id, std::span<const EmbeddedAsset> assets) {
  const auto systems = all_systems();
  const auto system = std::find_if(systems.begin(), systems.end(),
                                   [&](const System& s) { return s.family->id == system_id; });
  if (system == systems.end()) {
    faults_.push_back(
        {"", "", {"There is no system \"{system}\".", {FilledPhrase::name(std::string(system_id))}}});
    return;
  }
  book_.family = system->family;
  for (const EmbeddedAsset& asset : assets)
    if (asset.path.starts_with("cards/") && belongs_to(system_id, asset)) files_.push_back(&asset);
  for (const EmbeddedAsset& asset : assets)
    if (!language_of_wording(system_id, asset.path).empty()) files_.push_back(&asset);
  for (const EmbeddedAsset& asset : assets) // whose each is, is seen when its turn has come
    if (asset.path.starts_with("decks/")) files_.push_back(&asset);
}

bool RulebookReader::read_next() {
  if (next_ == files_.size()) return false;
  const EmbeddedAsset& asset = *files_[next_++];
  if (asset.path.starts_with("cards/")) {
    Faults found = system_of(book_.family)->load_cards(book_, asset.path, asset.text);
    faults_.insert(faults_.end(), found.begin(), found.end());
  } else if (asset.path.starts_with("wordings/")) {
    Faults found = take_wording(book_, asset);
    faults_.insert(faults_.end(), found.begin(), found.end());
  } else if (faults_.empty() && belongs_to(book_.family->id, asset)) {
    Result<Deck> deck = read_deck(book_, asset.text, asset.path);
    if (deck) book_.decks.push_back(std::move(*deck));
    faults_.insert(faults_.end(), deck.faults.begin(), deck.faults.end());
  }
  return true;
}

Result<Rulebook> RulebookReader::finish() {
  while (read_next()) {
  }
  if (!faults_.empty()) return std::move(faults_);
  book_.hash = hash_of(book_);
  return std::move(book_);
}

Faults read_wordings(Rulebook& book, std::span<const EmbeddedAsset> assets) {
  Faults faults;
  for (const EmbeddedAsset& asset : assets) {
    Faults found = take_wording(book, asset);
    faults.insert(faults.end(), found.begin(), found.end());
  }
  return faults;
}

Result<Rulebook> load_rulebook(std::string_view system_id, std::span<const EmbeddedAsset> assets) {
  return RulebookReader(system_id, assets).finish();
}

} // namespace twoseat
