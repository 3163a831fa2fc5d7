// twoseat coverage: how many rules of an edition are shown by demos and tests, and which are not.
#include "engine/demos/coverage.h"
#include "engine/cli/commands.h"
#include "engine/cli/demo_files.h"
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

using nlohmann::ordered_json;

// Counts a demo that fails as none, and says so.
std::set<std::string> shown_by_demos(const std::string& assets, const std::string& edition, int& failed) {
  std::set<std::string> shown;
  for (const std::string& file : json_files(assets + "/demos")) {
    DemoRun run = run_demo_file(assets, file);
    if (!run.failures.empty()) {
      ++failed;
      std::fprintf(stderr, "twoseat: %s fails, and shows nothing.\n", file.c_str());
    }
    if (run.edition == edition) shown.merge(run.shown);
  }
  return shown;
}

void print(const std::vector<demos::ClassCoverage>& classes) {
  for (const demos::ClassCoverage& of_class : classes) {
    std::printf("%-7s %4zu of %4zu rules shown\n", of_class.kind.c_str(), of_class.shown, of_class.rules);
    std::string line;
    for (const std::string& rule : of_class.missing)
      line += " " + rule;
    if (!line.empty() && of_class.kind != "text" && of_class.kind != "model")
      std::printf("        missing:%s\n", line.c_str());
  }
}

ordered_json describe(const std::vector<demos::ClassCoverage>& classes) {
  ordered_json result = ordered_json::object();
  for (const demos::ClassCoverage& of_class : classes)
    result[of_class.kind] = {
        {"rules", of_class.rules}, {"shown", of_class.shown}, {"missing", of_class.missing}};
  return result;
}

} // namespace

int coverage_command(const Words& words) {
  const auto arguments = parse(words, {"--json"}, {"--edition", "--section", "--assets"});
  if (!arguments) return bad_usage;
  if (!arguments->words.empty()) return usage("\"" + arguments->words[0] + "\" is not known here.");
  const std::string assets = assets_folder(arguments->value("--assets"));
  const std::string edition = arguments->value("--edition", "vge");
  if (rulebook_of_edition(edition) == nullptr) return bad_usage;
  const demos::Ledger* ledger = ledger_of(assets, edition);
  if (ledger == nullptr) return bad_usage;
  int failed = 0;
  std::set<std::string> shown = shown_by_demos(assets, edition, failed);
  for (const auto& [rule, test] : tests_of(assets, edition))
    shown.insert(rule);
  const auto classes = cover(*ledger, shown, arguments->value("--section"));
  if (arguments->has("--json"))
    std::printf("%s\n", ordered_json{{"edition", edition}, {"classes", describe(classes)}}.dump(2).c_str());
  else
    print(classes);
  return failed == 0 ? fine : found_wrong;
}

} // namespace twoseat::cli
