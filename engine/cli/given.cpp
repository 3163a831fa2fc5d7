// Positions of a demo, for those who draw it: the one that it gives, and the one that it is about. Both hands lie open in a lesson.
#include "engine/cli/commands.h"
#include "engine/cli/demo_files.h"
#include <nlohmann/json.hpp>

namespace twoseat::cli {

using nlohmann::ordered_json;

namespace {

// Where the learner is asked first; where nobody is, what the demo comes to: what is to be found is not given away. A puzzle's is
// the one that it gives.
Match moment_of(const demos::Lesson& lesson, bool puzzle) {
  Match match = lesson.given;
  for (const demos::LessonStep& step : lesson.steps) {
    if (puzzle || step.learner) break;
    if (step.chance) match.random = *step.chance;
    if (step.concedes != Seat::None)
      concede(*lesson.book, match, step.concedes);
    else if (step.answer)
      apply(*lesson.book, match, *step.answer);
  }
  return match;
}

} // namespace

ordered_json drawn_position(const std::string& file, Drawn which) {
  const auto text = read_file(file);
  if (!text) return nullptr;
  const std::string system = demos::heading_of(*text).system;
  const Rulebook* book = find_system(system) == nullptr ? nullptr : rulebook_of(system);
  if (book == nullptr) return nullptr;
  const Result<demos::Lesson> lesson = read_lesson(demo_means(*book), *text, file);
  if (!lesson) return nullptr;
  const bool puzzle = ordered_json::parse(*text, nullptr, false).contains("task");
  const Match match = which == Drawn::Given ? lesson->given : moment_of(*lesson, puzzle);
  return {{"file", file},
          {"system", lesson->system},
          {"edition", lesson->edition},
          {"title", lesson->title.say(Language::English)},
          {"places", ordered_json::parse(demos::write_places({*lesson->book, match}, true))}};
}

} // namespace twoseat::cli
