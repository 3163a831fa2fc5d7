// twoseat coverage: how many rules of an edition demos and tests show, how, and which are not shown.
#include "engine/demos/coverage.h"
#include "engine/cli/commands.h"
#include "engine/cli/demo_files.h"
#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

using nlohmann::ordered_json;

// Those of one edition in a folder. Counts a demo that fails as none, and says so.
demos::Proofs shown_in(const std::string& folder, const std::string& assets, const std::string& edition,
                       int& failed) {
  demos::Proofs shown;
  for (const std::string& file : json_files(folder)) {
    DemoRun run = run_demo_file(assets, file);
    if (!run.failures.empty()) {
      ++failed;
      std::fprintf(stderr, "twoseat: %s fails, and shows nothing.\n", file.c_str());
    }
    shown.happened.merge(run.happened_in[edition]);
    shown.claimed.merge(run.claimed_in[edition]);
    if (run.edition != edition) continue;
    shown.happened.merge(run.shown);
    shown.claimed.merge(run.claimed);
  }
  return shown;
}

// By demos; and, as by unit tests, by the tests of cards and of single rules that are written like them.
demos::Proofs shown_by_files(const std::string& assets, const std::string& edition, int& failed) {
  demos::Proofs shown;
  for (const EditionInfo& played : rulebook_of_edition(edition)->family->editions) {
    std::error_code error;
    const std::string folder = assets + "/demos/" + played.id;
    if (!std::filesystem::is_directory(folder, error)) continue;
    demos::Proofs of_one = shown_in(folder, assets, edition, failed);
    shown.happened.merge(of_one.happened);
    shown.claimed.merge(of_one.claimed);
  }
  const std::string tests = assets + "/../tests/cards/" + rulebook_of_edition(edition)->family->id;
  for (const std::string& folder : {tests, tests + "-rules"}) {
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error)) continue; // of assets that stand alone
    demos::Proofs tested = shown_in(folder, assets, edition, failed);
    shown.tested.merge(tested.happened);
    shown.tested.merge(tested.claimed);
  }
  return shown;
}

void list(const char* what, const std::vector<std::string>& rules) {
  std::string line;
  for (const std::string& rule : rules)
    line += " " + rule;
  if (!line.empty()) std::printf("        %s:%s\n", what, line.c_str());
}

void print(const std::vector<demos::ClassCoverage>& classes) {
  for (const demos::ClassCoverage& found : classes) {
    std::printf(
        "%-7s %4zu rules: %zu carried by what happened, %zu shown by claim, %zu by tests, %zu missing\n",
        found.kind.c_str(), found.rules, found.happened.size(), found.claimed.size(), found.tested.size(),
        found.missing.size());
    if (found.kind == "text" || found.kind == "model") continue;
    list("shown by claim", found.claimed);
    list("missing", found.missing);
  }
}

ordered_json describe(const std::vector<demos::ClassCoverage>& classes) {
  ordered_json result = ordered_json::object();
  for (const demos::ClassCoverage& found : classes)
    result[found.kind] = {{"rules", found.rules},
                          {"happened", found.happened},
                          {"claimed", found.claimed},
                          {"tested", found.tested},
                          {"missing", found.missing}};
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
  demos::Proofs shown = shown_by_files(assets, edition, failed);
  for (const auto& [rule, test] : tests_of(assets, edition))
    shown.tested.insert(rule);
  const auto classes = cover(*ledger, shown, arguments->value("--section"));
  if (arguments->has("--json"))
    std::printf("%s\n", ordered_json{{"edition", edition}, {"classes", describe(classes)}}.dump(2).c_str());
  else
    print(classes);
  return failed == 0 ? fine : found_wrong;
}

} // namespace twoseat::cli
