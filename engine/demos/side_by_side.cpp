// Courses for two editions, and the rules that are closest to where they part.
#include "engine/demos/side_by_side.h"
#include "engine/kernel/advance.h"
#include "engine/sharing/link.h"
#include <algorithm>
#include <map>
#include <memory>
#include <string_view>

namespace twoseat::demos {
namespace {

Match begun(const Course& course, std::uint8_t edition) {
  Match match = course.from;
  match.edition = edition;
  if (!course.setup) return match;
  Setup setup = *course.setup;
  setup.edition = course.book->family->editions[plain_edition(edition)].id;
  Match anew;
  Game game{*course.book, anew};
  begin(game, setup); // whether the decks are legal there is another question
  anew.edition = edition;
  return anew;
}

// How close a rule is to what parted them: done on one side only, or offered there; done, or asked by, on both.
std::map<std::string, int> closeness(const Parting& parting) {
  std::array<std::set<std::string>, 2> of = parting.happened;
  for (std::size_t side = 0; side < 2; ++side) {
    const Decision& decision = parting.decisions[side];
    if (decision.seat == Seat::None) continue;
    of[side].insert(decision.rule.number);
    for (std::size_t c = 0; c < decision.choice_count; ++c)
      of[side].insert(decision.choices[c].rule.number);
  }
  std::map<std::string, int> close;
  for (std::size_t side = 0; side < 2; ++side)
    for (const std::string& rule : of[side])
      close[rule] = of[1 - side].count(rule) > 0 ? 1 : 2;
  if (parting.kind != Parting::Kind::Answers) return close;
  for (std::size_t c = 0; c < parting.decisions[0].choice_count; ++c) // the same verbs, other options
    close[parting.decisions[0].choices[c].rule.number] = 2;
  return close;
}

// The rules of the later edition about the one decision without which they would have gone on together longest. None: there is
// no such one, or it is not known of these two.
std::set<std::string> decisive_rules(const Parting& parting, const Course& course) {
  std::array<std::uint8_t, 2> editions = {parting.matches[0].edition, parting.matches[1].edition};
  std::uint8_t& later = editions[editions[0] < editions[1] ? 1 : 0];
  const std::uint8_t edition = later;
  const auto but_for = course.book->family->but_for;
  std::set<std::string> rules;
  if (but_for == nullptr || std::min(editions[0], editions[1]) != 0) return rules;
  std::size_t furthest = parting.after;
  OneDecision one;
  for (std::size_t n = 0; but_for(edition, n, one); ++n) {
    later = one.edition;
    const std::unique_ptr<const Parting> without(
        new Parting(play(course, editions))); // too large for a small stack
    const std::size_t reach = without->kind == Parting::Kind::None ? SIZE_MAX : without->after;
    if (reach == parting.after || reach < furthest) continue;
    if (reach > furthest) rules.clear();
    furthest = reach;
    for (std::string_view list = one.rules;
         !list.empty();) { // no stream: its locale is a sixth of the program
      const std::size_t end = std::min(list.find(','), list.size());
      if (end > 0) rules.insert(std::string(list.substr(0, end)));
      list.remove_prefix(std::min(end + 1, list.size()));
    }
  }
  return rules;
}

// Whether a table says what is different about it.
bool is_told(std::span<const EditionTable> tables, const std::string& rule) {
  for (const EditionTable& table : tables)
    for (const Restatement& row : table.rows)
      if (row.rule == rule && !row.difference.empty()) return true;
  return false;
}

void add_ways(const LessonWay& way, Course so_far, std::vector<Course>& courses) {
  for (const LessonStep& step : way.steps)
    if (step.answer) so_far.answers.push_back(*step.answer);
  for (const LessonWay& next : way.ways)
    add_ways(next, so_far, courses);
  if (way.ways.empty()) courses.push_back(std::move(so_far));
}

} // namespace

std::vector<Course> courses_of(const Lesson& lesson) {
  Course course{lesson.book, lesson.book.get(), lesson.laid, {}, {}, lesson.rules, lesson.parts_by};
  std::vector<Course> courses;
  add_ways(lesson, course, courses);
  for (const LessonPosition& variant : lesson.variants) {
    course.from = variant.laid;
    add_ways(variant, course, courses);
  }
  return courses;
}

Course course_of(const Lesson& lesson) {
  Course course{lesson.book, lesson.book.get(), lesson.laid, {}, {}, lesson.rules, lesson.parts_by};
  for (const LessonStep& step : lesson.steps)
    if (step.answer) course.answers.push_back(*step.answer);
  return course;
}

Result<Course> course_of_link(const Rulebook& book, std::string_view link) {
  const Result<LinkHead> head = read_head(link);
  if (!head) return head.faults;
  Course course;
  course.book = &book;
  if (head->kind == LinkKind::Seat) return Fault{"", "", "What one seat sees cannot be played on."};
  if (head->kind == LinkKind::Position) {
    const Result<Match> match = decode_position_link(book, link);
    if (!match) return match.faults;
    course.from = *match;
    return course;
  }
  const Result<ReplayedMatch> replayed = decode_match_link(book, link);
  if (!replayed) return replayed.faults;
  course.setup = replayed->journal.setup;
  course.answers = replayed->journal.answers;
  return course;
}

std::optional<std::array<std::uint8_t, 2>> two_editions(const Family& family, std::string_view ids) {
  const std::size_t comma = std::min(ids.find(','), ids.size());
  const std::array<std::string_view, 2> both = {ids.substr(0, comma),
                                                ids.substr(std::min(comma + 1, ids.size()))};
  std::array<std::uint8_t, 2> numbers{};
  for (std::size_t i = 0; i < 2; ++i) {
    const auto found = std::find_if(family.editions.begin(), family.editions.end(),
                                    [&](const EditionInfo& edition) { return both[i] == edition.id; });
    if (found == family.editions.end()) return std::nullopt;
    numbers[i] = static_cast<std::uint8_t>(found - family.editions.begin());
  }
  if (numbers[0] == numbers[1]) return std::nullopt;
  return numbers;
}

std::uint8_t own_edition(const Course& course) {
  const auto& editions = course.book->family->editions;
  for (std::size_t i = 0; course.setup && i < editions.size(); ++i)
    if (course.setup->edition == editions[i].id) return static_cast<std::uint8_t>(i);
  return course.from.edition;
}

std::optional<Course> going_on(Course course, std::size_t after) {
  if (after == 0) return course;
  if (after > course.answers.size()) return std::nullopt;
  const std::uint8_t own = own_edition(course);
  const Parting here = play(course, {own, own}, after);
  if (here.after < after) return std::nullopt;
  course.from = here.matches[0];
  course.setup.reset();
  course.answers.erase(course.answers.begin(), course.answers.begin() + static_cast<std::ptrdiff_t>(after));
  return course;
}

Parting play(const Course& course, const std::array<std::uint8_t, 2>& editions, std::size_t most) {
  const std::span<const Answer> answers(course.answers.data(), std::min(most, course.answers.size()));
  return compare_editions(*course.book, {begun(course, editions[0]), begun(course, editions[1])}, answers);
}

Lesson in_edition(Lesson lesson, std::uint8_t edition) {
  const Course course = course_of(lesson);
  const std::size_t together = play(course, {lesson.given.edition, edition}).after;
  lesson.laid.edition = edition;
  lesson.given = lesson.laid;
  Game game{*lesson.book, lesson.given};
  advance(game);
  lesson.edition = lesson.book->family->editions[edition].id;
  std::vector<LessonStep> steps;
  std::size_t answered = 0;
  for (LessonStep& step : lesson.steps) {
    if (step.answer && ++answered > together) break;
    if (step.tried.empty()) steps.push_back(std::move(step));
  }
  lesson.steps = std::move(steps);
  lesson.ways.clear();
  lesson.variants.clear();
  return lesson;
}

std::vector<Difference> told_differences(std::span<const EditionTable> tables,
                                         const std::array<std::uint8_t, 2>& editions, const Rulebook& book,
                                         std::uint8_t own, std::span<const std::string> parts_by) {
  std::vector<Difference> found;
  if (std::min(editions[0], editions[1]) != 0 || std::max(editions[0], editions[1]) != own) return found;
  for (const auto& [edition, rows] : tables)
    for (const Restatement& row : rows)
      if (edition == book.family->editions[own].id && !row.difference.empty() &&
          std::find(parts_by.begin(), parts_by.end(), row.rule) != parts_by.end())
        found.push_back({edition, row.rule, row.difference, row.first});
  return found;
}

std::vector<Difference> differences_at(const Parting& parting, std::span<const EditionTable> tables,
                                       const Course& course) {
  const auto& [a, b] = parting.matches;
  std::vector<Difference> told =
      told_differences(tables, {a.edition, b.edition}, *course.book, own_edition(course), course.parts_by);
  if (!told.empty()) return told;
  const std::vector<std::string>& about = course.about;
  const std::map<std::string, int> close = closeness(parting);
  std::set<std::string> decisive = decisive_rules(parting, course);
  std::erase_if(decisive, [&](const std::string& rule) { return !is_told(tables, rule); });
  const bool beside_first = std::min(a.edition, b.edition) == 0; // whom the tables are about
  // How close it is: what a demo is about before all others; of several numbers the first says most.
  const auto close_to = [&](const std::string& edition, const Restatement& row) {
    const bool meant = std::find(about.begin(), about.end(), row.rule) != about.end();
    if (!decisive.empty()) return meant ? 1 : 0; // all rules of the decision, or the demo's own of them
    int most = close.count(edition + " " + row.rule) > 0 ? 4 : 0;
    for (std::size_t i = 0; i < row.first.size(); ++i)
      if (const auto at = close.find(row.first[i]); at != close.end())
        most = std::max(most, 2 * at->second - (i > 0 ? 1 : 0));
    return most + (meant && (most > 0 || beside_first) ? 5 : 0);
  };
  std::vector<Difference> found;
  int closest = decisive.empty() ? 1 : 0;
  for (const auto& [edition, rows] : tables)
    for (const Restatement& row : rows) {
      if (row.difference.empty() || (!decisive.empty() && decisive.count(row.rule) == 0)) continue;
      const int how_close = close_to(edition, row);
      if (how_close < closest) continue;
      if (how_close > closest) found.clear();
      closest = how_close;
      found.push_back({edition, row.rule, row.difference, row.first});
    }
  return found;
}

} // namespace twoseat::demos
