// twoseat puzzle check: proves of each puzzle that it can be solved, and by how many first moves; refutes the others.
#include "engine/cli/puzzle.h"
#include "engine/cli/commands.h"
#include "engine/cli/demo_files.h"
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {

std::string step_text(const Rulebook& book, const Match& match, const Answer& answer) {
  const auto decision = std::make_unique<Decision>();
  decide(book, match, *decision);
  std::string text = demos::write_step({book, match}, {}, *decision, answer);
  if (!text.empty()) return text;
  const Choice& choice = decision->choice(answer); // no words of demos mean it: which option, at least
  text = std::string(decision->seat == Seat::A ? "A " : "B ") + book.family->verbs[choice.verb].id;
  for (const std::uint16_t pick : answer.picks)
    text += " " + std::to_string(pick + 1);
  return text;
}

std::vector<std::string> told(const Rulebook& book, const std::string& edition, const PuzzleLine& line) {
  std::vector<std::string> lines;
  const auto decision = std::make_unique<Decision>();
  for (const PuzzleStep& step : line) {
    decide(book, step.before, *decision);
    std::string text = step_text(book, step.before, step.answer) + " " +
                       citation(edition, decision->choice(step.answer).rule);
    if (step.ways > 0)
      text += " (" + std::to_string(step.solving) + " of " + std::to_string(step.ways) + " do)";
    lines.push_back(text);
    for (const Event& event : step.events) {
      std::string happened;
      for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator})
        if (happened.empty() && (viewer == Viewer::Spectator || includes(event.known_to, viewer)))
          happened = narrate(book, event, viewer);
      if (!happened.empty())
        lines.push_back("  " + happened +
                        (*event.rule.number == 0 ? "" : " " + citation(edition, event.rule)));
    }
  }
  return lines;
}

namespace {

using nlohmann::ordered_json;

struct Checked {
  std::string file, title, fault; // fault: a sentence
  ordered_json moves = ordered_json::array();
  PuzzleProof proof;
  bool solved() const { return fault.empty(); }
};

const char* text_of(Verdict verdict) {
  return verdict == Verdict::Solved ? "solves" : verdict == Verdict::Refuted ? "fails" : "unknown";
}

std::string fault_of(const Puzzle& puzzle, const PuzzleProof& proof) {
  if (!proof.limit.empty()) return proof.limit;
  if (!is_solved(proof))
    return proof.answered ? "A move of the other seat refutes it." : "Nothing solves it.";
  if (puzzle.only && !proof.only) return "It has more than one line.";
  return "";
}

Checked check_file(const std::string& file, std::size_t positions) {
  Checked checked;
  checked.file = file;
  const auto text = read_file(file);
  if (!text) return checked.fault = "It cannot be read.", checked;
  const demos::Heading heading = demos::heading_of(*text);
  const Family* family = find_system(heading.system);
  const Rulebook* book = family == nullptr ? nullptr : rulebook_of(heading.system);
  if (book == nullptr) return checked.fault = "Its system is not known.", checked;
  demos::Means means = demo_means(*book);
  means.draft = true; // the steps may still be missing: they are what the proof finds
  const Result<demos::PuzzleFile> read = demos::read_puzzle(means, *text, file);
  if (!read) return checked.fault = read.faults.front().line(), checked;
  checked.title = read->title.in[0];
  checked.proof = prove(*read->book, read->puzzle, {positions, true});
  for (const FirstMove& move : checked.proof.moves)
    checked.moves.push_back({{"move", step_text(*read->book, read->puzzle.given, move.answer)},
                             {"verdict", text_of(move.verdict)},
                             {"line", told(*read->book, read->edition, move.line)}});
  checked.fault = fault_of(read->puzzle, checked.proof);
  return checked;
}

void print(const Checked& checked) {
  std::printf("%s: %s\n", checked.file.c_str(), checked.title.c_str());
  if (!checked.moves.empty())
    std::printf("  %s: %zu of %zu first moves%s; %zu positions\n",
                checked.proof.answered ? "answered" : "solves", checked.proof.solving, checked.moves.size(),
                checked.proof.only ? ", and no other answer on the line" : "", checked.proof.positions);
  for (const ordered_json& move : checked.moves) {
    std::printf("  %s: %s\n", move["verdict"].get_ref<const std::string&>().c_str(),
                move["move"].get_ref<const std::string&>().c_str());
    for (const ordered_json& line : move["line"])
      std::printf("    %s\n", line.get_ref<const std::string&>().c_str());
  }
  if (!checked.fault.empty()) std::printf("  not proved: %s\n", checked.fault.c_str());
}

int check_puzzles(const Words& words) {
  const auto arguments = parse(words, {"--json"}, {"--limit"});
  if (!arguments) return bad_usage;
  const auto limit = arguments->number("--limit", PuzzleLimits{}.positions);
  if (!limit) return bad_usage;
  if (arguments->words.empty())
    return usage("Say `twoseat puzzle check [--json] [--limit N] FILE|FOLDER ...`.");
  ordered_json list = ordered_json::array();
  std::size_t proved = 0, failed = 0;
  for (const std::string& path : arguments->words) {
    const auto files = json_files(path);
    if (files.empty()) return usage("There is no puzzle in " + path + ".");
    for (const std::string& file : files) {
      const Checked checked =
          check_file(file, static_cast<std::size_t>(std::min(*limit, std::uint64_t{SIZE_MAX})));
      ++(checked.solved() ? proved : failed);
      if (!arguments->has("--json")) {
        print(checked);
        continue;
      }
      list.push_back({{"file", checked.file},
                      {"title", checked.title},
                      {"proved", checked.solved()},
                      {"fault", checked.fault},
                      {"solving", checked.proof.solving},
                      {"only", checked.proof.only},
                      {"positions", checked.proof.positions},
                      {"moves", checked.moves}});
    }
  }
  if (arguments->has("--json"))
    std::printf("%s\n",
                ordered_json{{"puzzles", list}, {"proved", proved}, {"failed", failed}}.dump(2).c_str());
  else
    std::printf("%zu proved, %zu failed\n", proved, failed);
  return failed == 0 ? fine : found_wrong;
}

} // namespace

int puzzle_command(const Words& words) {
  if (!words.empty() && words[0] == "check") return check_puzzles(Words(words.begin() + 1, words.end()));
  if (!words.empty() && words[0] == "find") return find_puzzles(Words(words.begin() + 1, words.end()));
  return usage("Say `twoseat puzzle check FILE` or `twoseat puzzle find`.");
}

} // namespace twoseat::cli
