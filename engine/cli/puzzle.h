// A puzzle's proof in words, for the commands that check puzzles and look for them.
#pragma once
#include "engine/twoseat.h"
#include <nlohmann/json_fwd.hpp>

namespace twoseat::cli {

// The step that gives this answer, in the words of demos.
std::string step_text(const Rulebook& book, const Match& match, const Answer& answer);
// A line, answer by answer: who answers what, how many of the seat's answers there would do, what happens, each with its rule.
std::vector<std::string> told(const Rulebook& book, const std::string& edition, const PuzzleLine& line);

int find_puzzles(const std::vector<std::string>& words);

} // namespace twoseat::cli
