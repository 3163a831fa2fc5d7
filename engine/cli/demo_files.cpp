// Reading and running demo files.
#include "engine/cli/demo_files.h"
#include "engine/cli/commands.h"
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>

namespace twoseat::cli {

namespace fs = std::filesystem;

std::string assets_folder(const std::string& given) {
  return given.empty() ? std::string(TWOSEAT_SOURCE_DIR) + "/assets" : given;
}

std::vector<std::string> json_files(const std::string& path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return {path};
  std::vector<std::string> files;
  for (fs::recursive_directory_iterator at(path, error), end; !error && at != end; at.increment(error))
    if (at->path().extension() == ".json") files.push_back(at->path().generic_string());
  std::sort(files.begin(), files.end());
  return files;
}

namespace {

std::string tests_file(const std::string& assets, const std::string& edition) {
  return assets + "/rules/" + edition + ".tests.tsv";
}

std::unique_ptr<demos::Ledger> load_ledger(const std::string& assets, const std::string& edition) {
  auto ledger = std::make_unique<demos::Ledger>();
  ledger->edition = edition;
  std::error_code error;
  std::vector<std::string> files;
  for (const auto& entry : fs::directory_iterator(assets + "/rules", error)) {
    const std::string name = entry.path().filename().generic_string();
    const bool part =
        name.size() > edition.size() && (name[edition.size()] == '.' || name[edition.size()] == '-');
    if (name.starts_with(edition) && part && name.ends_with(".tsv") && !name.ends_with(".tests.tsv"))
      files.push_back(entry.path().generic_string());
  }
  std::sort(files.begin(), files.end());
  bool sound = !files.empty();
  if (files.empty()) usage("There is no ledger of " + edition + " in " + assets + "/rules.");
  for (const std::string& file : files) {
    const auto text = read_file(file);
    const Faults faults =
        text ? read_ledger(*ledger, file, *text) : Faults{Fault{file, "", "It cannot be read."}};
    for (const Fault& fault : faults)
      usage(fault.line());
    sound = sound && faults.empty();
  }
  if (const auto text = read_file(assets + "/rules/restated.tsv")) read_restated(*ledger, *text);
  const std::string relations = assets + "/editions/" + edition + ".tsv";
  if (fs::exists(relations, error))
    if (const auto text = read_file(relations)) read_relations(*ledger, *text);
  return sound ? std::move(ledger) : nullptr;
}

} // namespace

const demos::Ledger* ledger_of(const std::string& assets, const std::string& edition) {
  static std::map<std::string, std::unique_ptr<demos::Ledger>> loaded;
  const auto found = loaded.find(edition);
  if (found != loaded.end()) return found->second.get();
  return (loaded[edition] = load_ledger(assets, edition)).get();
}

std::vector<demos::Restatement> relations_of(const std::string& assets, const std::string& edition) {
  std::error_code error;
  const std::string file = assets + "/editions/" + edition + ".tsv";
  if (!fs::exists(file, error)) return {};
  const auto text = read_file(file);
  return text ? demos::read_relations(*text) : std::vector<demos::Restatement>{};
}

demos::Citations tests_of(const std::string& assets, const std::string& edition) {
  std::error_code error;
  if (!fs::exists(tests_file(assets, edition), error)) return {};
  const auto text = read_file(tests_file(assets, edition));
  return text ? demos::read_citations(*text) : demos::Citations{};
}

namespace {

std::vector<std::string> lesson(const demos::Demo& demo, Language language) {
  std::vector<std::string> lines;
  const auto tell = [&](const demos::Text& text) {
    if (const std::string& line = text.say(language); !line.empty()) lines.push_back(line);
  };
  for (const demos::Text& paragraph : demo.narration)
    tell(paragraph);
  const std::function<void(const demos::Way&)> along = [&](const demos::Way& way) {
    for (const demos::DemoStep& step : way.steps) {
      tell(step.say);
      if (step.check) tell(step.check->say);
    }
    for (const demos::Way& next : way.ways) {
      tell(next.title);
      along(next);
    }
    for (const demos::Check& last : way.then)
      tell(last.say);
  };
  along(demo);
  for (const demos::Demo& variant : demo.variants)
    tell(variant.title);
  return lines;
}

} // namespace

namespace {

bool all_in(const std::set<std::string>& carried, const std::vector<std::string>& rules) {
  return std::all_of(rules.begin(), rules.end(),
                     [&](const std::string& rule) { return carried.count(rule) > 0; });
}

// Of an edition that decides many things as the first one does: which of those rules these are.
std::set<std::string> alike(const demos::Ledger& ledger, const std::set<std::string>& rules) {
  std::set<std::string> found;
  for (const std::string& rule : ledger.same)
    if (all_in(rules, ledger.restated.at(rule))) found.insert(rule);
  return found;
}

void note_alike(const demos::Ledger& ledger, const demos::Report& report, DemoRun& run) {
  run.happened_in[ledger.edition] = alike(ledger, report.carried);
  std::set<std::string> claimed = report.claimed;
  claimed.insert(report.carried.begin(), report.carried.end());
  run.claimed_in[ledger.edition] = alike(ledger, claimed);
}

// In the other editions of which it says that they have it alike. What it is about they must know.
void run_in_others(const std::string& assets, const demos::Means& means, const demos::Demo& demo,
                   DemoRun& run) {
  for (const std::uint8_t number : demo.also) {
    const std::string edition = means.book->family->editions[number].id;
    const demos::Ledger* ledger = ledger_of(assets, edition);
    if (ledger == nullptr) continue;
    demos::Report report = demos::run_demo(means, demos::in_edition(demo, number));
    for (demos::Failure& failure : report.failures) {
      failure.sentence = {"In edition {edition}: {sentence}",
                          {FilledPhrase::name(edition), std::move(failure.sentence)}};
      run.failures.push_back(std::move(failure));
    }
    if (report.failures.empty()) note_alike(*ledger, report, run);
  }
}

// One that says by which rules it parts from the first edition must part from it.
void must_part(const demos::Means& means, const demos::Demo& demo, const std::string& text, DemoRun& run) {
  if (demo.parts_by.empty()) return;
  const std::array<std::uint8_t, 2> editions = {0, demo.edition_number};
  bool parts = false;
  if (demos::checks_decks_alone(demo))
    parts = demos::part_decks(means, demo, editions).has_value();
  else if (const auto lesson = demos::read_lesson(means, text, run.file))
    parts = demos::play(demos::course_of(*lesson), editions).kind != Parting::Kind::None;
  if (!parts)
    run.failures.push_back({"/parts by",
                            {"It comes to the same in edition {edition}.",
                             {FilledPhrase::name(means.book->family->editions[0].id)}},
                            "",
                            ""});
}

} // namespace

DemoRun run_demo_file(const std::string& assets, const std::string& file, Language language, bool trace) {
  DemoRun run;
  run.file = file;
  const auto failed = [&](const std::string& sentence) {
    run.failures.push_back({"", sentence, "", ""});
    return run;
  };
  const auto text = read_file(file);
  if (!text) return failed("It cannot be read.");
  const demos::Heading heading = demos::heading_of(*text);
  const Family* family = find_system(heading.system);
  const Rulebook* book = rulebook_of(family == nullptr ? systems()[0]->id : heading.system);
  if (book == nullptr) return failed("The rulebook of its system is faulty.");
  const bool known = std::any_of(book->family->editions.begin(), book->family->editions.end(),
                                 [&](const EditionInfo& edition) { return heading.edition == edition.id; });
  demos::Means means = demo_means(*book, known ? ledger_of(assets, heading.edition) : nullptr);
  means.trace = trace;
  if (known && means.ledger == nullptr) return failed("The ledger of its edition is missing or faulty.");
  const Result<demos::Demo> demo = read_demo(means, *text, file);
  for (const Fault& fault : demo.faults) {
    const std::string where = fault.where.text(),
                      path = where.starts_with(file) ? where.substr(file.size()) : where;
    run.failures.push_back({path.starts_with(' ') ? path.substr(1) : path, fault.sentence, "", ""});
  }
  if (!demo) return run;
  run.title = demo->title.say(language);
  run.told = lesson(*demo, language);
  run.edition = demo->edition;
  demos::Report report = demos::run_demo(means, *demo);
  run.failures = std::move(report.failures);
  run.trace = std::move(report.trace);
  if (!run.failures.empty()) return run;
  if (means.ledger != nullptr && !means.ledger->same.empty()) note_alike(*means.ledger, report, run);
  run.shown = std::move(report.shown);
  run.claimed = std::move(report.claimed);
  run_in_others(assets, means, *demo, run);
  must_part(means, *demo, *text, run);
  return run;
}

} // namespace twoseat::cli
