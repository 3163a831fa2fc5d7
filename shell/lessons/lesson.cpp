// Walking through a lesson, step by step, on a session that anybody may take over at any moment.
#include "shell/lessons/lesson.h"
#include "shell/words/words.h"
#include <algorithm>

namespace twoseat {

bool is_act(const demos::LessonStep& step) {
  return step.answer || step.concedes != Seat::None;
}

std::size_t acts_before(const Lesson& lesson, std::size_t step) {
  const auto& steps = lesson.steps;
  return static_cast<std::size_t>(
      std::count_if(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(step), is_act));
}

Match after(const Rulebook& book, const Match& before, const demos::LessonStep& act) {
  Match next = before;
  if (act.chance) next.random = *act.chance;
  if (act.concedes != Seat::None)
    concede(book, next, act.concedes);
  else
    apply(book, next, *act.answer);
  return next;
}

namespace {

void act(Session& session, const demos::LessonStep& step) {
  if (step.concedes != Seat::None)
    concede(session, step.concedes);
  else
    answer(session, *step.answer);
}

// The step that acts where so many have acted already.
const demos::LessonStep* act_after(const Lesson& lesson, std::size_t acts) {
  for (const demos::LessonStep& step : lesson.steps)
    if (is_act(step) && acts-- == 0) return &step;
  return nullptr;
}

// Where the learner is asked for an answer, another one is not taken but talked about.
std::optional<Message> objection(const Lesson& lesson, const Session& session, const Answer& given) {
  if (lesson.free || lesson.recording || session.cursor >= lesson.course.size()) return {};
  const demos::LessonStep* step = act_after(lesson, session.cursor);
  if (step == nullptr || !step->learner || *step->answer == given) return {};
  if (!(shown_match(session) == lesson.course[session.cursor])) return {};
  if (act_of_another_way(lesson, session, given) != nullptr) return {};
  const Tongue& tongue = *lesson.rules.tongue;
  const demos::Text* remark = demos::remark_on(*step->learner, given);
  return Message{Notice::Remark,
                 remark != nullptr ? remark->say(tongue.language)
                                   : std::string(tongue.table(words::not_this)),
                 {}};
}

// How dice fall that the lesson foretells, where somebody answers as it does.
std::optional<Random> foretold(const Lesson& lesson, const Session& session, const Answer& given) {
  if (lesson.free || lesson.recording || session.cursor >= lesson.course.size() ||
      !(shown_match(session) == lesson.course[session.cursor]))
    return {};
  const demos::LessonStep* step = act_after(lesson, session.cursor);
  if (step == nullptr || step->answer != given) step = act_of_another_way(lesson, session, given);
  return step == nullptr ? std::nullopt : step->chance;
}

void stand_at(Lesson& lesson, std::size_t step) {
  if (step != lesson.step) lesson.hinted = false;
  lesson.step = step;
}

} // namespace

const Match& position_before(const Lesson& lesson) {
  return lesson.course[acts_before(lesson, lesson.step == 0 ? 0 : lesson.step - 1)];
}

void begin(Lesson& lesson, Session& session) {
  lesson.step = lesson.followed = 0;
  lesson.free = lesson.hinted = lesson.right = false;
  begin_position(session, lesson.rules.book, lesson.course[0]);
  session.has_lessons_cards = true; // the usual ones, at least
  session.objects = [&lesson](const Session& asked, const Answer& given) {
    return objection(lesson, asked, given);
  };
  session.foretells = [&lesson](const Session& asked, const Answer& given) {
    return foretold(lesson, asked, given);
  };
}

static std::size_t same_moments(const Lesson& lesson, const Session& session) {
  std::size_t same = 0;
  while (same + 1 < lesson.course.size() && same + 1 <= length(session) &&
         session.moments[same + 1].match == lesson.course[same + 1])
    ++same;
  return same;
}

void follow(Lesson& lesson, const Session& session) {
  if (session.stage != Stage::Done) return; // it is there once all of it has been looked at
  do
    lesson.followed = same_moments(lesson, session);
  while (choose_as_played(lesson, session));
  if (strayed(lesson, session) || acts_before(lesson, lesson.step) == session.cursor) return;
  std::size_t step = 0;
  while (acts_before(lesson, step) < session.cursor)
    ++step;
  lesson.right = step > lesson.step && lesson.steps[step - 1].learner;
  stand_at(lesson, step);
}

void play_on(Lesson& lesson, Session& session) {
  go_on_from_here(session);
  lesson.free = true;
}

const demos::LessonTask* task_of(const Lesson& lesson, const Session& session) {
  if (lesson.recording || strayed(lesson, session) || lesson.step == lesson.steps.size() ||
      session.stage != Stage::Done)
    return nullptr;
  const auto& task = lesson.steps[lesson.step].learner;
  return task ? &*task : nullptr;
}

const demos::Sights& sights_of(const Lesson& lesson, const Session& session) {
  static const demos::Sights nothing;
  if (lesson.recording || strayed(lesson, session) || session.stage != Stage::Done) return nothing;
  if (const demos::LessonTask* task = task_of(lesson, session); task != nullptr && lesson.hinted)
    return task->hinted;
  return lesson.step == 0 ? nothing : lesson.steps[lesson.step - 1].sights;
}

std::string address_of(const Lesson& lesson) {
  if (lesson.recording) return ""; // the page keeps it
  const bool linked = lesson.id.starts_with("lesson=") || lesson.id.starts_with("puzzle=");
  std::string ways;
  for (const std::size_t way : lesson.chosen)
    ways += (ways.empty() ? "" : ".") + std::to_string(way);
  return (linked ? "" : "demo=") + lesson.id + (ways.empty() ? "" : "&way=" + ways) +
         (lesson.step == 0 ? "" : "&step=" + std::to_string(lesson.step));
}

bool strayed(const Lesson& lesson, const Session& session) {
  return lesson.free || session.cursor > lesson.followed;
}

// The step after the one that is shown is looked at part by part, as anybody's answer is; all others at once.
void show_step(Lesson& lesson, Session& session, std::size_t step) {
  end_stage(session);
  step = std::min(step, lesson.steps.size());
  const bool next = !strayed(lesson, session) && step == lesson.step + 1;
  lesson.free = lesson.right = false;
  stand_at(lesson, step);
  const std::size_t cursor = acts_before(lesson, step);
  if (length(session) > lesson.followed && lesson.followed < cursor) {
    look_at(session, lesson.followed); // somebody went another way: from there the lesson goes on
    go_on_from_here(session);
  }
  const std::size_t before = session.cursor, known = length(session);
  for (std::size_t i = 0; i < step && length(session) < cursor; ++i)
    if (is_act(lesson.steps[i]) && acts_before(lesson, i) == length(session)) {
      look_at(session, length(session));
      act(session, lesson.steps[i]);
    }
  if (next && known >= cursor && before + 1 == cursor)
    redo(session);
  else if (!next || session.stage == Stage::Done)
    look_at(session, std::min(cursor, length(session)));
  follow(lesson, session);
  lesson.step = step;
  lesson.right = false;
}

} // namespace twoseat
