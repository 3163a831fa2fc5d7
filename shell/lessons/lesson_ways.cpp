// A lesson that goes one of several ways on, or begins in one of several positions: which stand to choose, and what was chosen.
#include "shell/lessons/lesson.h"
#include "shell/match/seen.h"
#include <algorithm>
#include <charconv>

namespace twoseat {
namespace {

bool has_variants(const Lesson& lesson) {
  return !lesson.demo.variants.empty();
}

// As given, or one of its variants.
const demos::LessonPosition& begun_in(const Lesson& lesson) {
  const bool other = has_variants(lesson) && !lesson.chosen.empty() && lesson.chosen[0] > 0;
  return other ? lesson.demo.variants[lesson.chosen[0] - 1] : lesson.demo;
}

void add(Fork fork, const Lesson& lesson, std::vector<Fork>& all) {
  fork.depth = all.size();
  if (fork.depth < lesson.chosen.size()) fork.chosen = lesson.chosen[fork.depth];
  all.push_back(std::move(fork));
}

// All as far as it has been chosen.
std::vector<Fork> forks(const Lesson& lesson) {
  std::vector<Fork> all;
  if (has_variants(lesson)) {
    Fork fork{0, 0, {&lesson.demo}, {}};
    for (const demos::LessonPosition& variant : lesson.demo.variants)
      fork.ways.push_back(&variant);
    add(std::move(fork), lesson, all);
  }
  const demos::LessonWay* way = &begun_in(lesson);
  for (std::size_t step = way->steps.size(); !way->ways.empty(); step += way->steps.size()) {
    Fork fork{step, 0, {}, {}};
    for (const demos::LessonWay& next : way->ways)
      fork.ways.push_back(&next);
    add(std::move(fork), lesson, all);
    if (!all.back().chosen) break;
    way = all.back().ways[*all.back().chosen];
  }
  return all;
}

bool is_position(const Lesson& lesson, const Fork& fork) {
  return has_variants(lesson) && fork.depth == 0;
}

const demos::LessonStep* first_act(const demos::LessonWay& way) {
  const auto act = std::find_if(way.steps.begin(), way.steps.end(), is_act);
  return act == way.steps.end() ? nullptr : &*act;
}

// The ways on from the position that stands after so many acts of the course.
std::optional<Fork> fork_after(const Lesson& lesson, std::size_t acts) {
  for (const Fork& fork : forks(lesson))
    if (!is_position(lesson, fork) && acts_before(lesson, fork.step) == acts) return fork;
  return {};
}

void choose_at(Lesson& lesson, const Fork& fork, std::size_t way) {
  lesson.chosen.resize(fork.depth);
  lesson.chosen.push_back(way);
  lay_course(lesson);
}

std::uint64_t filled_in(const Lesson& lesson) {
  std::uint64_t kinds = 0;
  const auto seen = std::make_unique<SeatView>();
  for (const Match& match : lesson.course) {
    see_all(lesson.rules.book, match, *seen);
    for (const PlaceView& place : seen->places)
      if (place.count > 0) kinds |= std::uint64_t{1} << place.kind;
  }
  return kinds;
}

} // namespace

void lay_course(Lesson& lesson) {
  if (has_variants(lesson) && lesson.chosen.empty()) lesson.chosen = {0};
  const demos::LessonPosition& position = begun_in(lesson);
  lesson.steps = position.steps;
  for (const Fork& fork : forks(lesson))
    if (fork.chosen && !is_position(lesson, fork)) {
      const auto& more = fork.ways[*fork.chosen]->steps;
      lesson.steps.insert(lesson.steps.end(), more.begin(), more.end());
    }
  lesson.course.assign(1, position.given);
  for (const demos::LessonStep& step : lesson.steps)
    if (is_act(step)) lesson.course.push_back(after(lesson.rules.book, lesson.course.back(), step));
  lesson.filled = filled_in(lesson);
  lesson.step = std::min(lesson.step, lesson.steps.size());
}

std::vector<Fork> forks_of(const Lesson& lesson, const Session& session) {
  if (lesson.recording || strayed(lesson, session)) return {};
  const std::vector<Fork> all = forks(lesson);
  std::vector<Fork> here;
  std::copy_if(all.begin(), all.end(), std::back_inserter(here),
               [&](const Fork& fork) { return fork.step == lesson.step; });
  if (here.empty() && !all.empty() && lesson.step == lesson.steps.size()) here = {all.back()};
  return here;
}

void choose(Lesson& lesson, Session& session, std::size_t depth, std::size_t way) {
  for (const Fork& fork : forks_of(lesson, session)) {
    if (fork.depth != depth || way >= fork.ways.size()) continue;
    const std::size_t acts = acts_before(lesson, fork.step);
    choose_at(lesson, fork, way);
    if (is_position(lesson, fork)) return begin(lesson, session);
    look_at(session, std::min(acts, length(session)));
    go_on_from_here(session);
    follow(lesson, session);
    const auto& steps = fork.ways[way]->steps;
    return show_step(lesson, session, fork.step + (steps.empty() || steps[0].learner ? 0 : 1));
  }
}

void choose(Lesson& lesson, std::string_view ways) {
  lesson.chosen.clear();
  while (!ways.empty()) {
    const std::vector<Fork> all = forks(lesson);
    const std::size_t depth = lesson.chosen.size();
    std::size_t way = 0;
    const auto [end, fault] = std::from_chars(ways.data(), ways.data() + ways.size(), way);
    if (fault != std::errc{} || depth >= all.size() || way >= all[depth].ways.size()) break;
    choose_at(lesson, all[depth], way);
    ways.remove_prefix(std::min(static_cast<std::size_t>(end - ways.data()) + 1, ways.size()));
  }
  lay_course(lesson);
}

const demos::LessonStep* act_of_another_way(const Lesson& lesson, const Session& session,
                                            const Answer& given) {
  const std::optional<Fork> fork = fork_after(lesson, session.cursor);
  if (!fork) return nullptr;
  for (const demos::LessonWay* way : fork->ways)
    if (const demos::LessonStep* act = first_act(*way); act != nullptr && act->answer == given) return act;
  return nullptr;
}

bool choose_as_played(Lesson& lesson, const Session& session) {
  if (lesson.recording || lesson.free || length(session) <= lesson.followed) return false;
  const std::optional<Fork> fork = fork_after(lesson, lesson.followed);
  for (std::size_t way = 0; fork && way < fork->ways.size(); ++way) {
    const demos::LessonStep* act = first_act(*fork->ways[way]);
    if (act == nullptr || fork->chosen == way ||
        !(after(lesson.rules.book, lesson.course[lesson.followed], *act) ==
          session.moments[lesson.followed + 1].match))
      continue;
    choose_at(lesson, *fork, way);
    return true;
  }
  return false;
}

} // namespace twoseat
