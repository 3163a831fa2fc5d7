// A puzzle is a demo with a task: this reads its file and lays out the position that is to be solved.
#pragma once
#include "engine/demos/demo.h"
#include "engine/players/puzzle.h"

namespace twoseat::demos {

struct PuzzleFile {
  Puzzle puzzle;
  Text title;
  std::string edition;
  std::shared_ptr<const Rulebook> book; // with its own cards
};

// Faults: those of its file, that it has no task, or that the position cannot be laid.
Result<PuzzleFile> read_puzzle(const Means& means, std::string_view json, std::string_view file);

} // namespace twoseat::demos
