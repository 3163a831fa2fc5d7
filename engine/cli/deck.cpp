// twoseat deck check: is this deck legal, and if not, by which rules.
#include "engine/cli/commands.h"
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

int report(const Faults& faults, const std::string& deck, bool as_json) {
  if (as_json) {
    nlohmann::json list = nlohmann::json::array();
    for (const Fault& fault : faults)
      list.push_back(
          {{"where", fault.where.text()}, {"rule", fault.rule}, {"sentence", fault.sentence.text()}});
    std::printf("%s\n",
                nlohmann::json{{"deck", deck}, {"legal", faults.empty()}, {"faults", list}}.dump(2).c_str());
  } else if (faults.empty()) {
    std::printf("%s is legal.\n", deck.c_str());
  } else {
    for (const Fault& fault : faults)
      std::printf("%s\n", fault.line().c_str());
  }
  return faults.empty() ? fine : found_wrong;
}

} // namespace

int deck_command(const Words& words) {
  const auto arguments = parse(words, {"--json"}, {"--edition"});
  if (!arguments) return bad_usage;
  if (arguments->words.size() != 2 || arguments->words[0] != "check")
    return usage("Say `twoseat deck check FILE`.");
  const auto text = read_file(arguments->words[1]);
  if (!text) return bad_usage;
  const auto root = json_from_outside<nlohmann::json>(*text);
  const bool says = root.is_object() && root.contains("edition") && root["edition"].is_string();
  const std::string edition =
      arguments->value("--edition", says ? root["edition"].get<std::string>() : "vge");
  const Rulebook* book = rulebook_of_edition(edition);
  if (book == nullptr) return bad_usage;
  const Result<Deck> deck = read_deck(*book, *text, arguments->words[1]);
  if (!deck) return report(deck.faults, arguments->words[1], arguments->has("--json"));
  const std::string name = deck->name.empty() ? arguments->words[1] : deck->name;
  return report(check_deck(*book, edition, *deck), name, arguments->has("--json"));
}

} // namespace twoseat::cli
