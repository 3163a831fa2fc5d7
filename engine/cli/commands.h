// The commands of twoseat; each returns the exit code.
#pragma once
#include "engine/cli/arguments.h"
#include "engine/twoseat.h"

namespace twoseat::cli {

using Words = std::vector<std::string>; // after the command's own name

int systems_command(const Words& words);
int rulebook_command(const Words& words);
int playout_command(const Words& words);
int deck_command(const Words& words);
int card_command(const Words& words);
int link_command(const Words& words);
int bench_command(const Words& words);
int demo_command(const Words& words);
int coverage_command(const Words& words);
int compare_command(const Words& words);
int hint_command(const Words& words);
int review_command(const Words& words);
int tournament_command(const Words& words);
int puzzle_command(const Words& words);
int vocabulary_command(const Words& words);
int picture_command(const Words& words);

// The rulebook of a system out of the program's own assets; an empty pointer and a sentence on stderr if it is faulty.
const Rulebook* rulebook_of(const std::string& system);
const Rulebook* rulebook_of_edition(const std::string& edition);

} // namespace twoseat::cli
