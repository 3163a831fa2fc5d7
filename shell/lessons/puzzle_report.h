// Whether a position is a puzzle, for the board editor: what the proof says of its first moves, in words. A part of the program
// of its own, as shell/lessons/puzzle.h.
#pragma once
#include "engine/twoseat.h"
#include <string>
#include <string_view>

namespace twoseat::proving {

// Of a demo's text with a task. Nothing but what is wrong with it, {"faults": [...]}, or see PuzzleReport in web/twoseat.d.ts.
std::string puzzle_report_json(std::string_view text, Language language);

} // namespace twoseat::proving
