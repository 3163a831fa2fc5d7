// twoseat card: what is printed on a card, with its abilities written out in a language.
#include "engine/cli/commands.h"
#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

// In which words: a language, and an edition, by its family's number.
struct Said {
  Language language = Language::English;
  std::uint8_t edition = 0;
};

nlohmann::json describe(const Rulebook& book, DefId def, Said said) {
  const Print& print = book.print(def);
  return {{"id", print.id},
          {"name", print.name},
          {"line", print.line},
          {"numbers", card_numbers(book, def, said.language)},
          {"types", card_kinds(book, def, said.language)},
          {"text", card_text(book, def, said.language, said.edition)}};
}

void show(const nlohmann::json& card) {
  std::printf("%s (%s)\n", card["name"].get<std::string>().c_str(), card["id"].get<std::string>().c_str());
  for (const char* field : {"line", "numbers", "types", "text"})
    if (const std::string text = card[field]; !text.empty()) std::printf("%s\n", text.c_str());
}

// The cards of a file besides the program's own, for those who write some.
Result<Rulebook> with_file(const std::string& system, const std::string& text) {
  const auto own = embedded_assets();
  std::vector<EmbeddedAsset> assets(own.begin(), own.end());
  const std::string path = "cards/" + system + "-file.json";
  assets.push_back({path, text});
  return load_rulebook(system, assets);
}

// The plain cards that demos lay out, in place of the program's own.
Result<Rulebook> with_plain_cards(const std::string& system) {
  std::vector<EmbeddedAsset> assets;
  for (const EmbeddedAsset& asset : embedded_assets())
    if (!asset.path.starts_with("cards/") && !asset.path.starts_with("decks/")) assets.push_back(asset);
  const std::string path = "cards/" + system + "-plain.json";
  assets.push_back({path, find_system(system)->by_hand.cards});
  return load_rulebook(system, assets);
}

nlohmann::json cards_of(const Rulebook& book, const Arguments& arguments, Said said) {
  nlohmann::json found = nlohmann::json::array();
  for (std::size_t at = 1; at <= book.faces.size(); ++at) {
    const auto i = static_cast<std::uint16_t>(at);
    const Print& print = book.print(DefId{i});
    const bool asked =
        std::any_of(arguments.words.begin(), arguments.words.end(),
                    [&](const std::string& word) { return word == print.id || word == print.name; });
    if (asked || arguments.has("--all") || arguments.has("--plain"))
      found.push_back(describe(book, DefId{i}, said));
  }
  return found;
}

int show_cards(const nlohmann::json& found, const Arguments& arguments) {
  if (found.empty()) return wrong("There is no such card.");
  if (arguments.has("--json")) {
    std::printf("%s\n", nlohmann::json{{"cards", found}}.dump(2).c_str());
    return fine;
  }
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (i > 0) std::printf("\n");
    show(found[i]);
  }
  return fine;
}

// What a file of cards says of itself.
std::string system_in(const std::string& text) {
  const nlohmann::json file = nlohmann::json::parse(text, nullptr, false);
  if (!file.is_object() || !file.contains("system") || !file["system"].is_string()) return "vanguard";
  return file["system"].get<std::string>();
}

// The system of the cards, and how they read: what --edition and --system say, or else the file, or Vanguard as its first
// edition says it.
std::optional<std::string> system_of(const Arguments& arguments, const std::string& file, Said& said) {
  const std::string edition = arguments.value("--edition");
  const std::string system = arguments.value("--system", system_in(file));
  if (edition.empty()) {
    if (find_system(system) != nullptr) return system;
    usage("There is no system \"" + system + "\".");
    return std::nullopt;
  }
  for (const Family* family : systems())
    for (std::size_t i = 0; i < family->editions.size(); ++i)
      if (edition == family->editions[i].id && arguments.value("--system", family->id) == family->id) {
        said.edition = static_cast<std::uint8_t>(i);
        return family->id;
      }
  usage("There is no edition \"" + edition + "\" here; `twoseat systems` lists them.");
  return std::nullopt;
}

} // namespace

int card_command(const Words& words) {
  const auto arguments =
      parse(words, {"--json", "--all", "--plain"}, {"--lang", "--system", "--edition", "--file"});
  if (!arguments) return bad_usage;
  if (int{!arguments->words.empty()} + int{arguments->has("--all")} + int{arguments->has("--plain")} != 1)
    return usage("Say `twoseat card [--lang en|ms|it|id] [--system ID] [--edition ID] [--file CARDS.json] "
                 "ID|NAME ...|--all|--plain`.");
  const auto language = std::find(language_ids.begin(), language_ids.end(), arguments->value("--lang", "en"));
  if (language == language_ids.end()) return usage("The languages are en, ms, it and id.");
  Said said{static_cast<Language>(language - language_ids.begin()), 0};
  const bool of_file = arguments->options.contains("--file");
  if (of_file && arguments->has("--plain")) return usage("A file has its own cards: say --all, not --plain.");
  const auto text = of_file ? read_file(arguments->value("--file")) : std::string{};
  if (!text) return bad_usage;
  const auto system = system_of(*arguments, *text, said);
  if (!system) return bad_usage;
  if (!of_file && !arguments->has("--plain")) {
    std::vector<std::string> searched{*system}; // a card that is named is found in whichever system has it
    const bool in_one = arguments->options.contains("--system") || arguments->options.contains("--edition");
    if (!arguments->has("--all") && !in_one)
      for (const Family* family : systems())
        if (family->id != *system) searched.emplace_back(family->id);
    nlohmann::json found;
    for (std::size_t i = 0; i < searched.size() && found.empty(); ++i) {
      const Rulebook* book = rulebook_of(searched[i]);
      if (book == nullptr) return found_wrong;
      found = cards_of(*book, *arguments, said);
    }
    return show_cards(found, *arguments);
  }
  const Result<Rulebook> book = of_file ? with_file(*system, *text) : with_plain_cards(*system);
  for (const Fault& fault : book.faults)
    wrong(fault.line());
  return book ? show_cards(cards_of(*book, *arguments, said), *arguments) : found_wrong;
}

} // namespace twoseat::cli
