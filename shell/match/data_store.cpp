// Keeping what has come.
#include "shell/match/data_store.h"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace twoseat {
namespace {

constexpr std::size_t most_assets = 1024; // they never move
constexpr std::string_view layouts = "layouts/", suffix = ".json";

std::string in_language(std::string_view name, Language language) {
  return std::string(name) + "." + std::string(language_ids[static_cast<std::size_t>(language)]);
}

} // namespace

DataStore::DataStore(std::span<const EmbeddedAsset> embedded) : assets_(embedded.begin(), embedded.end()) {
  complete_ = std::any_of(embedded.begin(), embedded.end(),
                          [](const EmbeddedAsset& asset) { return asset.path.starts_with(layouts); });
  assets_.reserve(most_assets);
}

bool DataStore::has(std::string_view system) const {
  const std::string path = std::string(layouts) + std::string(system) + std::string(suffix);
  return std::any_of(assets_.begin(), assets_.end(),
                     [&](const EmbeddedAsset& asset) { return asset.path == path; });
}

std::vector<std::string> DataStore::missing(std::string_view system, Language language) const {
  std::vector<std::string> names{std::string(system)};
  if (language != Language::English) {
    names.push_back(in_language("table", language));
    names.push_back(in_language(system, language));
  }
  std::erase_if(names, [&](const std::string& name) { return !lacks(name); });
  return names;
}

std::vector<std::string> DataStore::missing(Language language) const {
  std::vector<std::string> names;
  if (language == Language::English) return names;
  names.push_back(in_language("table", language));
  for (const std::string& name : names_)
    if (has(name)) names.push_back(in_language(name, language));
  std::erase_if(names, [&](const std::string& name) { return !lacks(name); });
  return names;
}

bool DataStore::take(std::string_view name, std::string_view json) {
  const auto files = nlohmann::json::parse(json, nullptr, false);
  const bool sound =
      files.is_object() && assets_.size() + files.size() <= most_assets &&
      std::all_of(files.begin(), files.end(), [](const nlohmann::json& text) { return text.is_string(); });
  if (!sound || !lacks(std::string(name))) return false;
  for (const auto& [path, text] : files.items()) {
    const std::string& where = texts_.emplace_back(path);
    assets_.push_back({where, texts_.emplace_back(text.get<std::string>())});
  }
  names_.emplace(name);
  return true;
}

DataStore& data_here() {
  static DataStore store(embedded_assets());
  return store;
}

} // namespace twoseat
