// twoseat demo: runs rule demos as tests, and tells them in a language.
#include "engine/cli/commands.h"
#include "engine/cli/demo_files.h"
#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

using nlohmann::ordered_json;

void print(const DemoRun& run, bool lesson) {
  std::printf("%s: %s\n", run.file.c_str(), run.title.empty() ? "not a demo" : run.title.c_str());
  for (const std::string& line : run.told)
    if (lesson) std::printf("  %s\n", line.c_str());
  for (const std::string& line : run.trace)
    std::printf("%s\n", line.c_str());
  for (const demos::Failure& failure : run.failures) {
    std::printf("  %s%s%s\n", failure.path.c_str(), failure.path.empty() ? "" : ": ",
                failure.sentence.text().c_str());
    if (!failure.expected.empty()) std::printf("    expected: %s\n", failure.expected.c_str());
    if (!failure.found.empty()) std::printf("    found:    %s\n", failure.found.c_str());
  }
}

ordered_json describe(const DemoRun& run, bool trace) {
  ordered_json failures = ordered_json::array();
  for (const demos::Failure& failure : run.failures)
    failures.push_back({{"path", failure.path},
                        {"sentence", failure.sentence.text()},
                        {"expected", failure.expected},
                        {"found", failure.found}});
  ordered_json described = {{"file", run.file}, {"title", run.title}, {"told", run.told}};
  if (trace) described["trace"] = run.trace;
  described["passed"] = run.failures.empty();
  described["failures"] = std::move(failures);
  return described;
}

// A line of JSON for each demo that has a table.
int print_positions(const Words& paths, Drawn which) {
  for (const std::string& path : paths)
    for (const std::string& file : json_files(path))
      if (const ordered_json position = drawn_position(file, which); !position.is_null())
        std::printf("%s\n", position.dump(-1, ' ', false, ordered_json::error_handler_t::replace).c_str());
  return fine;
}

} // namespace

int demo_command(const Words& words) {
  const auto arguments = parse(words, {"--json", "--given", "--moment", "--trace"}, {"--assets", "--lang"});
  if (!arguments) return bad_usage;
  if (arguments->words.empty())
    return usage("Say `twoseat demo [--lang en|ms|it|id] [--trace] FILE|FOLDER ...`.");
  const std::string assets = assets_folder(arguments->value("--assets"));
  const auto language =
      std::find(language_ids.begin(), language_ids.end(), arguments->value("--lang", language_ids[0]));
  if (language == language_ids.end()) return usage("The languages are en, ms, it and id.");
  if (arguments->has("--given")) return print_positions(arguments->words, Drawn::Given);
  if (arguments->has("--moment")) return print_positions(arguments->words, Drawn::Moment);
  const bool lesson = !arguments->value("--lang").empty();
  std::size_t passed = 0;
  std::size_t failed = 0;
  ordered_json list = ordered_json::array();
  for (const std::string& path : arguments->words) {
    const auto files = json_files(path);
    if (files.empty()) return usage("There is no demo in " + path + ".");
    for (const std::string& file : files) {
      const bool trace = arguments->has("--trace");
      const DemoRun run =
          run_demo_file(assets, file, static_cast<Language>(language - language_ids.begin()), trace);
      ++(run.failures.empty() ? passed : failed);
      if (arguments->has("--json"))
        list.push_back(describe(run, trace));
      else if (lesson || trace || !run.failures.empty())
        print(run, lesson);
    }
  }
  if (arguments->has("--json"))
    std::printf("%s\n",
                ordered_json{{"demos", list}, {"passed", passed}, {"failed", failed}}.dump(2).c_str());
  else
    std::printf("%zu passed, %zu failed\n", passed, failed);
  return failed == 0 ? fine : found_wrong;
}

} // namespace twoseat::cli
