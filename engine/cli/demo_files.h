// Demo files and ledgers from disk, for the commands that run and count them.
#pragma once
#include "engine/twoseat.h"
#include <nlohmann/json_fwd.hpp>

namespace twoseat::cli {

// Where the project's assets lie: --assets, or where the program was built.
std::string assets_folder(const std::string& given);

std::vector<std::string> json_files(const std::string& path); // a file, or all in a folder and below, sorted

// The ledger of an edition: all ID*.tsv of assets/rules but the list of tests; nullptr (and sentences on stderr) if faulty.
const demos::Ledger* ledger_of(const std::string& assets, const std::string& edition);
// The table of an edition that another one came before; empty for that one.
std::vector<demos::Restatement> relations_of(const std::string& assets, const std::string& edition);
demos::Citations tests_of(const std::string& assets, const std::string& edition);

struct DemoRun {
  std::string file, title, edition;
  std::vector<std::string> told; // the narration, and what is said to the steps
  std::vector<demos::Failure> failures;
  std::set<std::string> shown, claimed; // cited rules: of what happened; of checks that say so alone
  // By the editions that it was played in: rules that happened, or are claimed, and decide as those of the first edition do.
  std::map<std::string, std::set<std::string>> happened_in, claimed_in;
  std::vector<std::string> trace; // what happened, line by line, if it is wanted
};

// A position of a demo as JSON for whoever draws it: that which it gives, or is about; null when it has no table or is faulty.
enum class Drawn { Given, Moment };
nlohmann::ordered_json drawn_position(const std::string& file, Drawn which);
// Its texts in this language, or in English where they are in no other.
DemoRun run_demo_file(const std::string& assets, const std::string& file,
                      Language language = Language::English, bool trace = false);

} // namespace twoseat::cli
