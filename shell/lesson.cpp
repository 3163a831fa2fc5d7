// Walking through a lesson, step by step, on a session that anybody may take over at any moment.
#include "shell/lesson.h"
#include <algorithm>

namespace twoseat {
namespace {

bool is_act(const demos::LessonStep& step) {
  return step.answer || step.concedes != Seat::None;
}

std::size_t acts_before(const Lesson& lesson, std::size_t step) {
  const auto& steps = lesson.demo.steps;
  return static_cast<std::size_t>(
      std::count_if(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(step), is_act));
}

void act(Session& session, const demos::LessonStep& step) {
  if (step.concedes != Seat::None)
    concede(session, step.concedes);
  else
    answer(session, *step.answer);
}

} // namespace

Result<std::unique_ptr<Lesson>> read_lesson(std::string id, std::string_view json, const Ruleset& rules,
                                            bool draft) {
  demos::Means means = demo_means(rules.book);
  means.draft = draft;
  Result<demos::Lesson> read = demos::read_lesson(means, json, id.find('=') == std::string::npos ? id : "");
  if (!read) return read.faults;
  auto lesson = std::make_unique<Lesson>();
  lesson->id = std::move(id);
  lesson->demo = *std::move(read.value);
  lesson->rules.family = rules.family;
  lesson->rules.tongue = rules.tongue;
  lesson->rules.file = rules.file;
  lesson->rules.title = rules.title;
  lesson->rules.book = *lesson->demo.book;
  lesson->rules.layout = rules.layout;
  lesson->rules.cards = make_card_book(lesson->rules.book, lesson->rules.layout.looks.card);
  lesson->rules.cards.language = rules.tongue->language;
  lesson->rules.loaded = true;
  const Rulebook& book = lesson->rules.book;
  lesson->course.push_back(lesson->demo.given);
  for (const demos::LessonStep& step : lesson->demo.steps) {
    if (!is_act(step)) continue;
    Match next = lesson->course.back();
    if (step.concedes != Seat::None)
      concede(book, next, step.concedes);
    else
      apply(book, next, *step.answer);
    lesson->course.push_back(std::move(next));
  }
  return lesson;
}

const Match& position_before(const Lesson& lesson) {
  return lesson.course[acts_before(lesson, lesson.step == 0 ? 0 : lesson.step - 1)];
}

void begin(Lesson& lesson, Session& session) {
  lesson.step = lesson.followed = 0;
  begin_position(session, lesson.rules.book, lesson.demo.given);
}

void follow(Lesson& lesson, const Session& session) {
  std::size_t same = 0;
  while (same + 1 < lesson.course.size() && same + 1 <= length(session) &&
         session.moments[same + 1].match == lesson.course[same + 1])
    ++same;
  lesson.followed = same;
  if (strayed(lesson, session) || acts_before(lesson, lesson.step) == session.cursor) return;
  lesson.step = 0;
  while (acts_before(lesson, lesson.step) < session.cursor)
    ++lesson.step;
}

std::string address_of(const Lesson& lesson) {
  if (lesson.recording) return ""; // the page keeps it
  const bool linked = lesson.id.find('=') != std::string::npos;
  return (linked ? "" : "demo=") + lesson.id +
         (lesson.step == 0 ? "" : "&step=" + std::to_string(lesson.step));
}

bool strayed(const Lesson& lesson, const Session& session) {
  return session.cursor > lesson.followed;
}

void show_step(Lesson& lesson, Session& session, std::size_t step) {
  lesson.step = std::min(step, lesson.demo.steps.size());
  const std::size_t cursor = acts_before(lesson, lesson.step);
  if (length(session) > lesson.followed && lesson.followed < cursor) {
    look_at(session, lesson.followed); // somebody went another way: from there the lesson goes on
    go_on_from_here(session);
  }
  for (std::size_t i = 0; i < lesson.step && length(session) < cursor; ++i)
    if (is_act(lesson.demo.steps[i]) && acts_before(lesson, i) == length(session)) {
      look_at(session, length(session));
      act(session, lesson.demo.steps[i]);
    }
  look_at(session, std::min(cursor, length(session)));
  follow(lesson, session);
  lesson.step = std::min(step, lesson.demo.steps.size());
}

} // namespace twoseat
