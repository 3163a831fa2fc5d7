// Turning a demo into a lesson by playing it: words for moves become answers, words for refusals become reasons.
#include "engine/demos/lesson.h"
#include "engine/demos/play.h"

namespace twoseat::demos {
namespace {

bool tells(const Text& text) {
  return !text.in[0].empty();
}

LessonStep told(const Text& say) {
  LessonStep step;
  step.say = say;
  return step;
}

LessonStep answering(const Answer& answer) {
  LessonStep step;
  step.answer = answer;
  return step;
}

LessonTask task_of(const Task& task, const Play& play) {
  LessonTask result{task.ask, task.hint, sights_of(play.moved), {}};
  for (std::size_t i = 0; i < play.remarks.size(); ++i)
    result.remarks.emplace_back(play.remarks[i], task.remarks[i].say);
  return result;
}

} // namespace

const Text* remark_on(const LessonTask& task, const Answer& given) {
  for (const auto& [answer, say] : task.remarks)
    if (answer == given) return &say;
  return nullptr;
}

Result<Lesson> read_lesson(const Means& means, std::string_view json, std::string_view file) {
  const Result<Demo> demo = read_demo(means, json, file);
  if (!demo) return demo.faults;
  const auto failed = [&](const Play& play) {
    const Failure& first = play.report.failures[0];
    return Fault{std::string(file) + first.path, "", first.sentence};
  };
  if (!demo->given && demo->steps.empty())
    return Fault{std::string(file), "", "It checks decks only: there is no table to show."};
  Play play(means, *demo);
  if (!play.begin()) return failed(play);
  Lesson lesson{demo->system, demo->edition, demo->title, demo->narration,
                demo->rules,  demo->book,    play.match,  {}};
  for (const DemoStep& step : demo->steps) {
    if (!play.step(step)) return failed(play);
    LessonStep next = told(step.check && !tells(step.say) ? step.check->say : step.say);
    next.sights = play.sights;
    if (step.learner) next.learner = task_of(*step.learner, play);
    if (step.move && step.move->concede) next.concedes = step.move->seat;
    if (step.refused) next.tried = play.refusal;
    for (std::size_t i = 0; i < play.answered.size(); ++i) {
      if (i > 0) lesson.steps.push_back(answering(play.answered[i - 1]));
      next.answer = play.answered[i];
    }
    const bool does = next.answer || next.concedes != Seat::None || step.refused;
    if (does || tells(next.say)) lesson.steps.push_back(std::move(next));
  }
  for (const Check& last : demo->then)
    if (tells(last.say)) lesson.steps.push_back(told(last.say));
  return lesson;
}

} // namespace twoseat::demos
