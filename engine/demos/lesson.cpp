// Turning a demo into a lesson by playing it: words for moves become answers, words for refusals become reasons.
#include "engine/demos/lesson.h"
#include "engine/demos/play.h"
#include <memory>

namespace twoseat::demos {
namespace {

bool tells(const Text& text) {
  return !text.in[0].empty();
}

LessonStep telling(const Text& say) {
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

// Plays a demo on all its ways, until something fails.
class Telling {
public:
  std::optional<Failure> failed;

  Telling(const Means& means, const Demo& demo) : demo_(demo), play_(means, demo) {}

  LessonPosition told() {
    LessonPosition result;
    if (!play_.begin()) return fail(play_), result;
    result.given = play_.match;
    result.laid = play_.as_laid;
    gone_ = {&demo_};
    static_cast<LessonWay&>(result) = along(demo_, play_);
    return result;
  }

private:
  const Demo& demo_;
  Play play_;
  std::vector<const Way*> gone_;

  void fail(const Play& play) {
    if (!failed) failed = play.report.failures[0];
  }

  LessonWay along(const Way& way, Play& play) {
    LessonWay result;
    result.title = way.title;
    for (const DemoStep& step : way.steps) {
      if (failed) return result;
      if (!play.step(step)) return fail(play), result;
      add(step, play, result.steps);
    }
    for (const Way& next : way.ways) {
      const auto copy = std::make_unique<Play>(play);
      gone_.push_back(&next);
      result.ways.push_back(along(next, *copy));
      gone_.pop_back();
    }
    for (auto one = gone_.rbegin(); way.ways.empty() && one != gone_.rend(); ++one)
      for (const Check& last : (*one)->then)
        if (tells(last.say)) result.steps.push_back(telling(last.say));
    return result;
  }

  static void add(const DemoStep& step, const Play& play, std::vector<LessonStep>& steps) {
    LessonStep next = telling(step.check && !tells(step.say) ? step.check->say : step.say);
    next.sights = play.sights;
    if (step.learner) next.learner = task_of(*step.learner, play);
    if (step.move && step.move->concede) next.concedes = step.move->seat;
    if (step.refused) next.tried = play.refusal;
    for (std::size_t i = 0; i < play.answered.size(); ++i) {
      if (i > 0) steps.push_back(answering(play.answered[i - 1]));
      next.answer = play.answered[i];
      next.chance = play.chance;
    }
    const bool does = next.answer || next.concedes != Seat::None || step.refused;
    if (does || tells(next.say)) steps.push_back(std::move(next));
  }
};

} // namespace

const Text* remark_on(const LessonTask& task, const Answer& given) {
  for (const auto& [answer, say] : task.remarks)
    if (answer == given) return &say;
  return nullptr;
}

Result<Lesson> read_lesson(const Means& means, std::string_view json, std::string_view file) {
  const Result<Demo> demo = read_demo(means, json, file);
  if (!demo) return demo.faults;
  if (!demo->given && demo->steps.empty() && demo->ways.empty())
    return Fault{std::string(file), "", "It checks decks only: there is no table to show."};
  const auto told = [&](const Demo& one, std::optional<Failure>& failed) {
    const auto all = std::make_unique<Telling>(means, one);
    LessonPosition position = all->told();
    if (!failed) failed = all->failed;
    return position;
  };
  std::optional<Failure> failed;
  Lesson lesson;
  static_cast<LessonPosition&>(lesson) = told(*demo, failed);
  for (const Demo& variant : demo->variants)
    lesson.variants.push_back(told(variant, failed));
  if (failed) return Fault{std::string(file) + failed->path, "", failed->sentence};
  lesson.system = demo->system;
  lesson.edition = demo->edition;
  lesson.narration = demo->narration;
  lesson.rules = demo->rules;
  lesson.parts_by = demo->parts_by;
  lesson.book = demo->book;
  return lesson;
}

} // namespace twoseat::demos
