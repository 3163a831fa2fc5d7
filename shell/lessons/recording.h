// Demos that are written in the page: recorded at the table, told step by step, and run as tests.
#pragma once
#include "shell/app.h"

namespace twoseat::editing {

// A demo's text, which may still be a draft: laid on the table as it stands at its end, with both hands open. From then
// on every answer is a step. What is wrong with it, as [{"where", "rule", "sentence"}]; empty: it is being recorded.
std::string begin_recording_json(App& app, std::string_view demo);
// Ends it: {"kept": how many of the demo's own moves still stand, "steps": [those that were made after them], "faults"}. kept is
// null if nothing was being recorded any more.
std::string end_recording_json(App& app);
// Plays it: {"faults", "failures", "shown", "carried", "told", "end"}. Shape: web/twoseat.d.ts, DemoRun.
std::string run_demo_json(App& app, std::string_view demo, bool draft);
// What its last step may say: {"moves", "made", "meant", "sights"}; moves: JSON, those that are asked about. Shape: web/twoseat.d.ts,
// StepWords.
std::string step_words_json(App& app, std::string_view demo, std::string_view moves);

} // namespace twoseat::editing
