// twoseat systems, twoseat rulebook: what can be played, and with which cards.
#include "engine/cli/commands.h"
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

nlohmann::json describe(const Family& family, const Rulebook& book) {
  nlohmann::json editions = nlohmann::json::array();
  for (const EditionInfo& edition : family.editions)
    editions.push_back({{"id", edition.id}, {"name", edition.name}, {"rules", edition.rules_version}});
  nlohmann::json decks = nlohmann::json::array();
  for (const Deck& deck : book.decks)
    decks.push_back(
        {{"id", deck.id}, {"name", deck.name}, {"edition", deck.edition}, {"format", deck.format}});
  char hash[17];
  std::snprintf(hash, sizeof hash, "%016llx", static_cast<unsigned long long>(book.hash));
  return {{"id", family.id}, {"name", family.name},        {"editions", editions},
          {"decks", decks},  {"cards", book.faces.size()}, {"rulebook", hash}};
}

} // namespace

int systems_command(const Words& words) {
  const auto arguments = parse(words, {"--json"}, {});
  if (!arguments || !arguments->words.empty())
    return arguments ? usage("`twoseat systems` takes nothing but --json.") : bad_usage;
  nlohmann::json list = nlohmann::json::array();
  for (const Family* family : systems()) {
    const Rulebook* book = rulebook_of(family->id);
    if (book == nullptr) return found_wrong;
    list.push_back(describe(*family, *book));
  }
  if (arguments->has("--json")) {
    std::printf("%s\n", nlohmann::json{{"systems", list}}.dump(2).c_str());
    return fine;
  }
  for (const auto& system : list) {
    std::printf("%s: %s\n", system["id"].get<std::string>().c_str(),
                system["name"].get<std::string>().c_str());
    for (const auto& edition : system["editions"])
      std::printf("  edition %s: %s, rules %s\n", edition["id"].get<std::string>().c_str(),
                  edition["name"].get<std::string>().c_str(), edition["rules"].get<std::string>().c_str());
    for (const auto& deck : system["decks"])
      std::printf("  deck %s: %s\n", deck["id"].get<std::string>().c_str(),
                  deck["name"].get<std::string>().c_str());
  }
  return fine;
}

// The rulebook as a file, or the hash by which links name it.
int rulebook_command(const Words& words) {
  const auto arguments = parse(words, {"--hash"}, {"--system"});
  if (!arguments || !arguments->words.empty())
    return arguments ? usage("Say `twoseat rulebook [--system ID] [--hash]`.") : bad_usage;
  const std::string system = arguments->value("--system", "vanguard");
  if (find_system(system) == nullptr) return usage("There is no system \"" + system + "\".");
  const Rulebook* book = rulebook_of(system);
  if (book == nullptr) return found_wrong;
  if (arguments->has("--hash"))
    std::printf("%08x\n", static_cast<unsigned>(book->hash & 0xffffffffU));
  else
    std::printf("%s\n", bundle_assets(system, embedded_assets()).c_str());
  return fine;
}

} // namespace twoseat::cli
