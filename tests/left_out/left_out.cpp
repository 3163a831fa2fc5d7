// Each step of each procedure and each action of the card language is left out, one at a time: does a demo or a card test
// notice? usage: left_out [--update]   tests/left-out.tsv lists those that nothing notices; none may come in.
#include "engine/twoseat.h"
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace twoseat;
namespace fs = std::filesystem;

const std::string root = TWOSEAT_SOURCE_DIR;

// A family that can be changed, with a rulebook of its own.
struct Changeable {
  Family family;
  Lexicon lexicon;
  std::vector<std::vector<Step>> steps;
  std::vector<Procedure> procedures;
  std::vector<ActionWord> actions;
  Rulebook book;

  explicit Changeable(const Rulebook& read) : Changeable(*read.family) {
    book = read;
    book.family = &family;
  }
  Changeable(const Changeable&) = delete;
  Changeable& operator=(const Changeable&) = delete;

private:
  explicit Changeable(const Family& original)
      : family(original), lexicon(*original.lexicon),
        procedures(original.procedures.begin(), original.procedures.end()),
        actions(original.lexicon->actions.begin(), original.lexicon->actions.end()) {
    for (const Procedure& procedure : procedures)
      steps.emplace_back(procedure.steps.begin(), procedure.steps.end());
    for (std::size_t i = 0; i < procedures.size(); ++i)
      procedures[i].steps = steps[i];
    family.procedures = procedures;
    lexicon.actions = actions;
    family.lexicon = &lexicon;
  }
};

struct Loaded {
  std::string file;
  demos::Demo demo;
  std::set<std::string> carried;
};

struct System {
  Changeable changeable;
  demos::Means means;
  std::vector<Loaded> demos;

  explicit System(const Rulebook& read) : changeable(read), means(demo_means(read)) {
    means.book = &changeable.book;
  }
};

// That a cited rule is no longer carried is no finding: that its step is gone is known.
bool notices(const demos::Report& report) {
  return std::any_of(report.failures.begin(), report.failures.end(),
                     [](const demos::Failure& failure) { return failure.path != "/rules"; });
}

demos::Report play(const System& system, const demos::Demo& demo) {
  return run_demo(system.means, demo);
}

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool load(std::map<std::string, System*>& by_id) {
  for (const char* folder : {"/tests/cards", "/assets/demos"})
    for (const auto& entry : fs::recursive_directory_iterator(root + folder)) {
      if (entry.path().extension() != ".json") continue;
      const std::string json = read(entry.path()), file = entry.path().generic_string();
      System& system = *by_id.at(demos::heading_of(json).system);
      Result<demos::Demo> demo = read_demo(system.means, json, file);
      if (!demo) return std::fprintf(stderr, "%s\n", demo.faults[0].line().c_str()), false;
      demos::Report report = play(system, *demo);
      if (notices(report)) return std::fprintf(stderr, "%s fails as it is.\n", file.c_str()), false;
      system.demos.push_back({file, std::move(*demo), std::move(report.carried)});
    }
  return true;
}

struct Trial {
  std::string name;
  pid_t process = 0;
};

[[noreturn]] void try_out(const System& system, const char* rule) {
  std::freopen("/dev/null", "w", stderr);
  alarm(60);
  for (const Loaded& loaded : system.demos)
    if ((rule == nullptr || loaded.carried.count(rule) > 0) && notices(play(system, loaded.demo))) _exit(1);
  _exit(0);
}

class Trials {
public:
  std::vector<std::string> unnoticed;
  std::size_t tried = 0;

  explicit Trials(std::string wanted) : wanted_(std::move(wanted)) {}

  template <class Change>
  void leave_out(const std::string& name, const System& system, const char* rule, Change change) {
    if (name.find(wanted_) == std::string::npos) return;
    if (running_.size() == at_once) wait_for_one();
    ++tried;
    const pid_t process = fork();
    if (process == 0) {
      change();
      try_out(system, rule);
    }
    running_.push_back({name, process});
  }
  void finish() {
    while (!running_.empty())
      wait_for_one();
    std::sort(unnoticed.begin(), unnoticed.end());
  }

private:
  static constexpr std::size_t at_once = 2;
  std::string wanted_;
  std::vector<Trial> running_;

  void wait_for_one() {
    int status = 0;
    const pid_t process = waitpid(-1, &status, 0);
    const auto trial = std::find_if(running_.begin(), running_.end(),
                                    [&](const Trial& one) { return one.process == process; });
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) unnoticed.push_back(trial->name);
    running_.erase(trial);
  }
};

void leave_out_all(System& system, Trials& trials) {
  Changeable& changeable = system.changeable;
  const std::string id = changeable.family.id;
  for (std::size_t p = 0; p < changeable.steps.size(); ++p)
    for (Step& step : changeable.steps[p]) {
      if (step.run == nullptr && step.ask == nullptr) continue;
      trials.leave_out(id + "\tstep\t" + changeable.procedures[p].name + ": " + step.name + "\t" +
                           step.rule.number,
                       system, step.rule.number, [&] {
                         step.run = nullptr;
                         step.ask = nullptr;
                       });
    }
  for (ActionWord& action : changeable.actions)
    if (action.run != nullptr)
      trials.leave_out(id + "\taction\t" + action.id + "\t", system, nullptr,
                       [&] { action.run = [](Game&, Doing&) { return false; }; });
}

// The names that the file lists, one a line, after a line of headings.
std::set<std::string> known_lines(const fs::path& path, const std::string& wanted) {
  std::ifstream in(path);
  std::set<std::string> lines;
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line))
    if (line.find(wanted) != std::string::npos) lines.insert(line);
  return lines;
}

void write_lines(const fs::path& path, const std::vector<std::string>& lines) {
  std::ofstream out(path);
  out << "system\twhat\tname\trule\n";
  for (const std::string& line : lines)
    out << line << '\n';
}

// How many lines are in one and not in the other, each said.
std::size_t say(const char* what, const std::set<std::string>& in, const std::set<std::string>& out) {
  std::size_t found = 0;
  for (const std::string& line : in)
    if (out.count(line) == 0) {
      std::printf("%s: %s\n", what, line.c_str());
      ++found;
    }
  return found;
}

} // namespace

int main(int, char** arguments) {
  const std::string argument = arguments[1] == nullptr ? "" : arguments[1];
  const bool update = argument == "--update";
  const std::string wanted = update ? "" : argument;
  std::vector<std::unique_ptr<System>> all;
  std::map<std::string, System*> by_id;
  for (const Family* family : systems()) {
    const Result<Rulebook> book = load_rulebook(family->id, embedded_assets());
    if (!book) return std::fprintf(stderr, "%s\n", book.faults[0].line().c_str()), 2;
    all.push_back(std::make_unique<System>(*book));
    by_id[family->id] = all.back().get();
  }
  if (!load(by_id)) return 2;
  Trials trials(wanted);
  for (const auto& system : all)
    leave_out_all(*system, trials);
  trials.finish();
  const fs::path list = root + "/tests/left-out.tsv";
  if (update) write_lines(list, trials.unnoticed);
  const std::set<std::string> known = known_lines(list, wanted);
  const std::set<std::string> found(trials.unnoticed.begin(), trials.unnoticed.end());
  const std::size_t failed = say("Left out, and nothing notices", found, known) +
                             say("Noticed now, left_out --update strikes it off", known, found);
  std::printf("%zu passed, %zu failed\n", trials.tried - found.size(), failed);
  return failed == 0 ? 0 : 1;
}
