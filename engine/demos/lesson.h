// A demo as a lesson: the position it gives, and step by step what is told, done, or tried in vain.
#pragma once
#include "engine/demos/demo.h"
#include "engine/kernel/reasons.h"

namespace twoseat::demos {

// The step's answer is for the learner to find.
struct LessonTask {
  Text ask, hint;
  Sights hinted; // what the answer is about
  std::vector<std::pair<Answer, Text>> remarks;
};

struct LessonStep {
  Text say;      // perhaps nothing
  Sights sights; // once it is done
  std::optional<LessonTask> learner;
  std::optional<Answer> answer; // what whoever is asked answers,
  std::optional<Random> chance; // and the dice fall as this makes them; or
  Seat concedes = Seat::None;   // who gives up, or
  std::vector<Reason> tried;    // why a move is refused; else nothing is done
};

// Steps one after the other, and the ways on from where they end: the learner chooses one.
struct LessonWay {
  Text title;
  std::vector<LessonStep> steps; // those that tell or do something; the last may only tell
  std::vector<LessonWay> ways;   // none: it ends here
};

struct LessonPosition : LessonWay {
  Match given;
  Match laid; // as the file gives it, before anything went on by itself, which hangs on the edition
};

struct Lesson : LessonPosition {
  std::string system, edition;
  std::vector<Text> narration;              // paragraph by paragraph
  std::vector<std::string> rules, parts_by; // as the demo has them
  std::shared_ptr<const Rulebook> book;     // with the demo's own cards
  std::vector<LessonPosition> variants;     // the same from elsewhere
};

// What the learner is told who gives this answer where the step asks for another: the author's remark, or nothing.
const Text* remark_on(const LessonTask& task, const Answer& given);

// Plays the demo through once, on each of its ways. Faults: those of its file, that it has no table, or the first step that fails.
Result<Lesson> read_lesson(const Means& means, std::string_view json, std::string_view file);

} // namespace twoseat::demos
