// Rule demos in the app: opening one, its buttons, and putting it away.
#include "shell/app.h"
#include "shell/lessons/teaching.h"
#include "shell/words/words.h"
#include <algorithm>
#include <utility>

namespace twoseat {

namespace {

constexpr std::string_view edition_mark = "&edition=";

// Under the edition that its id names, if it names one of its game's.
void choose_edition(demos::Lesson& demo, std::string_view id) {
  const std::size_t at = id.find(edition_mark);
  if (at == std::string_view::npos) return;
  const auto& editions = demo.book->family->editions;
  for (std::size_t i = 0; i < editions.size(); ++i)
    if (id.substr(at + edition_mark.size()) == editions[i].id && i != demo.given.edition)
      return void(demo = demos::in_edition(std::move(demo), static_cast<std::uint8_t>(i)));
}

} // namespace

Result<std::unique_ptr<Lesson>> read_lesson(std::string id, std::string_view json, const Ruleset& rules,
                                            bool draft) {
  demos::Means means = demo_means(rules.book);
  means.draft = draft;
  means.phrases = rules.say();
  Result<demos::Lesson> read = fetched<&teaching::read_lesson>(
      means, json, std::string_view(id.find('=') == std::string::npos ? id : ""));
  if (!read) return read.faults;
  auto lesson = std::make_unique<Lesson>();
  lesson->id = std::move(id);
  lesson->demo = *std::move(read.value);
  choose_edition(lesson->demo, lesson->id);
  lesson->rules.family = rules.family;
  lesson->rules.tongue = rules.tongue;
  lesson->rules.file = rules.file;
  lesson->rules.title = rules.title;
  lesson->rules.book = *lesson->demo.book;
  lesson->rules.layout = rules.layout;
  lesson->rules.cards = make_card_book(lesson->rules.book, lesson->rules.layout.looks.card);
  lesson->rules.cards.language = rules.tongue->language;
  lesson->rules.loaded = true;
  lay_course(*lesson);
  return lesson;
}

void show_lesson(App& app, std::unique_ptr<Lesson> lesson) {
  const std::unique_ptr<Lesson> before = std::exchange(app.lesson, std::move(lesson));
  app.puzzle.reset();
  begin(*app.lesson, app.session);
  show_rules(app);
  app.sheet = Sheet::None;
}

// Its course is not told: the learner finds one. waits: its proofs are on their way.
static void open_puzzle(App& app, std::unique_ptr<Lesson> lesson, const Rulebook& book, std::string_view json,
                        bool waits) {
  demos::Means means = demo_means(book);
  means.draft = true;
  show_lesson(app, std::move(lesson));
  app.lesson->free = true;
  app.puzzle = fetched<&proving::begin_puzzle>(means, json, app.session, waits);
  if (!app.puzzle) tell(app.session, {Notice::Fault, app.say(words::no_puzzle), {}});
  app.linked = address_of(*app.lesson);
}

void open_lesson(App& app, std::string_view named, std::string_view json, std::size_t step) {
  const std::size_t space = std::min(named.find(' '), named.size());
  const std::string_view id = named.substr(0, space);
  const std::string system = demos::heading_of(json).system;
  const std::size_t drafted = app.draft.system;
  if (!choose_system(app, system)) return;
  Ruleset& rules = app.rulesets[app.draft.system];
  app.draft.system = drafted;
  Result<std::unique_ptr<Lesson>> lesson =
      read_lesson(std::string(id), json, rules, true); // a lesson need not cite rules

  if (!lesson) {
    Message message{Notice::Fault, app.say(words::no_lesson), {}};
    for (const Fault& fault : lesson.faults)
      message.lines.push_back({fault.told(rules.say()), fault.rule});
    return tell(app.session, std::move(message));
  }
  if (id.starts_with("puzzle="))
    return open_puzzle(app, *std::move(lesson.value), rules.book, json, step > 0);
  choose(**lesson, named.substr(std::min(space + 1, named.size())));
  show_lesson(app, *std::move(lesson.value));
  if (step > 0) show_step(*app.lesson, app.session, step);
  app.linked = address_of(*app.lesson);
}

void end_lesson(App& app) {
  show_rules(app);
  if (app.lesson) set_open_hands(app.session, false);
  app.session.objects = nullptr;
  app.session.foretells = nullptr;
  app.puzzle.reset();
  app.lesson.reset();
}

// "1:0": at the second of its forks the first way.
static void press_way(App& app, const std::string& which) {
  const std::size_t colon = std::min(which.find(':'), which.size() - 1);
  const auto number = [](const char* text) { return static_cast<std::size_t>(std::max(std::atoi(text), 0)); };
  choose(*app.lesson, app.session, number(which.c_str()), number(which.c_str() + colon + 1));
  if (app.lesson->step == 0) app.scene = {}; // another position lies there
}

bool press_lesson(App& app, const std::string& id) {
  if (id.rfind("lesson-", 0) != 0) return false;
  if (!app.lesson || app.session.seat_link) return true;
  if (app.puzzle) {
    app.motion.spotlights.clear();
    app.puzzle->press(app.session, id);
    return true;
  }
  Lesson& lesson = *app.lesson;
  follow(lesson, app.session); // something may have been passed since the last frame
  const bool off = strayed(lesson, app.session);
  if (id == "lesson-next" && app.session.stage != Stage::Done) {
    app.motion.spotlights.clear();
    pass_stage(app.session);
  } else if (id == "lesson-first")
    show_step(lesson, app.session, 0);
  else if (id == "lesson-back" && lesson.step > 0)
    show_step(lesson, app.session, off ? lesson.step : lesson.step - 1);
  else if (id == "lesson-next")
    show_step(lesson, app.session, off ? lesson.step : lesson.step + 1);
  else if (id == "lesson-hint")
    lesson.hinted = task_of(lesson, app.session) != nullptr;
  else if (id == "lesson-free" && !off)
    play_on(lesson, app.session);
  else if (id.rfind("lesson-way:", 0) == 0 && id.size() > 11)
    press_way(app, id.substr(11));
  else if (id.rfind("lesson-goto:", 0) == 0)
    show_step(lesson, app.session, static_cast<std::size_t>(std::max(std::atoi(id.c_str() + 12), 0)));
  return true;
}

} // namespace twoseat
