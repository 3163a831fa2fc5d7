// twoseat vocabulary: the words that demos of a system are written in, out of the tables by which they are read.
#include "engine/cli/commands.h"
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

using nlohmann::ordered_json;

ordered_json describe(std::span<const Named> table) {
  ordered_json words = ordered_json::array();
  for (const Named& word : table)
    if (*word.id != '\0') words.push_back({{"id", word.id}, {"name", word.name}});
  return words;
}

// A procedure's steps, with the question of those that ask.
ordered_json describe(const Family& family, const Procedure& procedure) {
  ordered_json steps = ordered_json::array();
  for (const Step& step : procedure.steps) {
    ordered_json described = {{"name", step.name}, {"rule", step.rule.number}};
    if (step.ask != nullptr) described["asks"] = family.questions[step.question].id;
    steps.push_back(described);
  }
  return {{"name", procedure.name}, {"steps", steps}};
}

ordered_json describe(const Family& family) {
  ordered_json procedures = ordered_json::array();
  for (const Procedure& procedure : family.procedures)
    if (!procedure.steps.empty()) procedures.push_back(describe(family, procedure));
  ordered_json options = ordered_json::array();
  for (const OptionInfo& option : family.options)
    options.push_back({{"id", option.id}, {"name", option.name}});
  return {{"system", family.id},
          {"places", describe(family.place_kinds)},
          {"verbs", describe(family.verbs)},
          {"questions", describe(family.questions)},
          {"numbers", describe(family.attributes)},
          {"counters", describe(family.counters)},
          {"card counters", describe(family.card_counters)},
          {"relations", describe(family.relations)},
          {"roles", describe(family.roles)},
          {"states", describe(family.states)},
          {"markers", describe(family.markers)},
          {"results", describe(family.outcome_reasons)},
          {"options", options},
          {"procedures", procedures}};
}

void print(const ordered_json& system) {
  std::printf("%s\n", system["system"].get<std::string>().c_str());
  for (const auto& [kind, words] : system.items()) {
    if (!words.is_array() || words.empty()) continue;
    std::string line;
    for (const auto& word : words)
      line += " " + (word.contains("id") ? word["id"] : word["name"]).get<std::string>() + ",";
    line.pop_back();
    std::printf("  %s:%s\n", kind.c_str(), line.c_str());
  }
}

} // namespace

int vocabulary_command(const Words& words) {
  const auto arguments = parse(words, {"--json"}, {"--system"});
  if (!arguments || !arguments->words.empty())
    return arguments ? usage("Say `twoseat vocabulary [--system ID] [--json]`.") : bad_usage;
  const std::string only = arguments->value("--system", "");
  if (!only.empty() && find_system(only) == nullptr) return usage("There is no system \"" + only + "\".");
  ordered_json list = ordered_json::array();
  for (const Family* family : systems())
    if (only.empty() || only == family->id) list.push_back(describe(*family));
  if (arguments->has("--json"))
    std::printf("%s\n", ordered_json{{"systems", list}}.dump(2).c_str());
  else
    for (const ordered_json& system : list)
      print(system);
  return fine;
}

} // namespace twoseat::cli
