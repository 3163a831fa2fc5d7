// Reading phrasebooks.
#include "shell/words/tongue.h"
#include <nlohmann/json.hpp>

namespace twoseat {
namespace {

using Json = nlohmann::json;

constexpr std::string_view folder = "words/", ending = ".json", common = "table", fun = "flavors";

// "vanguard" of "words/vanguard.json"; empty: it is no file of words.
std::string_view name_of(std::string_view path) {
  if (!path.starts_with(folder) || !path.ends_with(ending)) return {};
  return path.substr(folder.size(), path.size() - folder.size() - ending.size());
}

bool add_words(Phrasebook& book, std::string_view text, const std::string& language) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return false;
  for (const auto& [english, others] : json.items()) {
    if (!others.is_object()) return false;
    if (const auto found = others.find(language); found != others.end() && found->is_string())
      book.add(english, found->get<std::string>());
  }
  return true;
}

// Its words may come in several files, one a language.
Phrasebook& of_family(Tongue& tongue, std::string_view name) {
  for (auto& [id, phrases] : tongue.families)
    if (id == name) return phrases;
  return tongue.families.emplace_back(std::string(name), tongue.table).second;
}

} // namespace

const Phrasebook& Tongue::of(std::string_view family) const {
  for (const auto& [id, phrases] : families)
    if (id == family) return phrases;
  return table;
}

Result<Tongue> read_tongue(Language language, std::span<const EmbeddedAsset> assets) {
  Tongue tongue;
  tongue.language = tongue.table.language = language;
  if (language == Language::English) return tongue; // every phrase is its own
  const std::string id(language_ids[static_cast<std::size_t>(language)]);
  const auto broken = [](const EmbeddedAsset& asset) {
    return Fault{std::string(asset.path), "", "It is not a list of words in JSON."};
  };
  for (const EmbeddedAsset& asset : assets)
    if (name_of(asset.path) == common && !add_words(tongue.table, asset.text, id)) return broken(asset);
  for (const EmbeddedAsset& asset : assets) {
    const std::string_view name = name_of(asset.path);
    if (name.empty() || name == common) continue;
    if (name == fun) {
      if (!add_words(tongue.flavors, asset.text, id)) return broken(asset);
      continue;
    }
    if (!add_words(of_family(tongue, name), asset.text, id)) return broken(asset);
  }
  return tongue;
}

Language language_of(std::string_view id, Language otherwise) {
  for (std::size_t i = 0; i < language_ids.size(); ++i)
    if (language_ids[i] == id) return static_cast<Language>(i);
  return otherwise;
}

} // namespace twoseat
