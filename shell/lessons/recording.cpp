// What is recorded is the session itself: its answers, from where they leave the course of the demo that was laid out.
#include "shell/lessons/recording.h"
#include "shell/lessons/teaching.h"
#include "shell/tools/page_tools.h"
#include "shell/words/words.h"

namespace twoseat::editing {
namespace {

// Its system's rules; nullptr after a fault.
Ruleset* rules_of(App& app, std::string_view demo, Faults& faults) {
  Ruleset* rules = loaded(app, demos::heading_of(demo).system);
  if (rules == nullptr) faults.push_back({"system", "", "There is no such system."});
  return rules;
}

// What a step did, as the log tells it.
Json told(const Rulebook& book, const Events& events, const Phrasebook& say) {
  Json sentences = Json::array();
  for (const Event& event : events) {
    const Viewer viewer = event.seat == Seat::None ? Viewer::Spectator : viewer_of(event.seat);
    const std::string sentence = narrate(book, event, viewer, {"A", "B"}, say);
    if (!sentence.empty()) sentences.push_back(sentence);
  }
  return sentences;
}

std::string written_step(const Session& session, std::size_t moment) {
  const Match& match = session.moments[moment].match;
  if (moment >= session.journal.answers.size()) return demos::write_concession(session.journal.conceded);
  Decision decision;
  decide(*session.book, match, decision);
  return fetched<&teaching::write_step>(Table{*session.book, match}, decision,
                                        session.journal.answers[moment]);
}

// The same system, with the cards that a demo brings along.
Ruleset speaking_of(const Ruleset& rules, const Rulebook& book) {
  Ruleset result;
  result.family = rules.family;
  result.tongue = rules.tongue;
  result.layout = rules.layout;
  result.book = book;
  return result;
}

// Each move as the table offers it.
Json moves_in_words(const Ruleset& rules, const demos::StepWords& words) {
  Json json = Json::array();
  Decision decision;
  decide(rules.book, words.before, decision);
  const auto seen = std::make_unique<SeatView>();
  view(rules.book, words.before, viewer_of(decision.seat), *seen);
  for (const auto& [step, answer] : words.moves) {
    std::string text;
    if (answer.picks.empty()) text = words::done(rules, decision.choice(answer), 0, 0);
    for (std::size_t i = 0; i < answer.picks.size(); ++i)
      text += (i == 0 ? "" : "; ") + words::option(rules, *seen, decision.picked(answer, i));
    json.push_back({{"move", Json::parse(step)}, {"text", text}});
  }
  return json;
}

Json sights_in_words(const Ruleset& rules, const demos::StepWords& words) {
  Json json = Json::array();
  const Match& match = words.after;
  for (const auto& sight : words.sights) {
    const Place& place = match[sight.card ? match[sight.card].place : sight.place];
    const Json card = sight.card ? Json(rules.book.print(match[sight.card].def).name) : Json();
    json.push_back(
        {{"words", sight.words},
         {"seat", place.seat == Seat::A   ? "A"
                  : place.seat == Seat::B ? "B"
                                          : ""},
         {"place", words::capital(std::string(rules.say()(rules.family->place_kinds[place.kind].name)))},
         {"card", card}});
  }
  return json;
}

} // namespace

std::string begin_recording_json(App& app, std::string_view demo) {
  Faults faults;
  const Ruleset* rules = rules_of(app, demo, faults);
  if (rules == nullptr) return dump(faults_json(faults, app.tongue.table));
  Result<std::unique_ptr<Lesson>> lesson = read_lesson("", demo, *rules, true);
  if (!lesson) return dump(faults_json(lesson.faults, rules->say()));
  (*lesson)->recording = true;
  show_lesson(app, *std::move(lesson.value));
  show_step(*app.lesson, app.session, app.lesson->steps.size());
  set_open_hands(app.session, true);
  app.ui.wake_by(0);
  return "[]";
}

std::string end_recording_json(App& app) {
  if (!app.lesson || !app.lesson->recording)
    return dump({{"kept", nullptr}, {"steps", Json::array()}, {"faults", Json::array()}});
  follow(*app.lesson, app.session);
  app.lesson->recording = false;
  const Session& session = app.session;
  const std::size_t kept = std::min(app.lesson->followed, session.cursor);
  Json steps = Json::array();
  Faults faults;
  for (std::size_t moment = kept; moment < session.cursor && faults.empty(); ++moment) {
    const std::string step = written_step(session, moment);
    if (step.empty())
      faults.push_back({"", "", words::unsayable});
    else
      steps.push_back(Json::parse(step));
  }
  app.ui.wake_by(0);
  return dump(
      {{"kept", kept}, {"steps", std::move(steps)}, {"faults", faults_json(faults, app.tongue.table)}});
}

std::string run_demo_json(App& app, std::string_view text, bool draft) {
  Json json = {{"faults", Json::array()},  {"failures", Json::array()}, {"shown", Json::array()},
               {"carried", Json::array()}, {"told", Json::array()},     {"end", nullptr}};
  Faults faults;
  const Ruleset* rules = rules_of(app, text, faults);
  const Phrasebook& say = rules != nullptr ? rules->say() : app.tongue.table;
  if (rules != nullptr) {
    demos::Means means = demo_means(rules->book);
    means.draft = draft;
    means.phrases = say;
    const Result<demos::Demo> demo = fetched<&teaching::read_demo>(means, text);
    faults = demo.faults;
    if (demo) {
      const demos::Report report = fetched<&teaching::run_demo>(means, *demo);
      for (const demos::Failure& each : report.failures)
        json["failures"].push_back({{"where", each.path},
                                    {"sentence", each.sentence.text(say)},
                                    {"expected", each.expected},
                                    {"found", each.found}});
      for (const Events& events : report.happened)
        json["told"].push_back(told(*demo->book, events, say));
      json["shown"] = report.shown;
      json["carried"] = report.carried;
      json["end"] = Json::parse(report.end, nullptr, false);
      if (json["end"].is_discarded()) json["end"] = nullptr;
    }
  }
  json["faults"] = faults_json(faults, say);
  return dump(json);
}

std::string step_words_json(App& app, std::string_view text, std::string_view moves) {
  Json json = {
      {"moves", Json::array()}, {"made", nullptr}, {"meant", Json::array()}, {"sights", Json::array()}};
  Faults faults;
  const Ruleset* rules = rules_of(app, text, faults);
  if (rules == nullptr) return dump(json);
  demos::Means means = demo_means(rules->book);
  means.draft = true;
  const Result<demos::Demo> demo = fetched<&teaching::read_demo>(means, text);
  if (!demo) return dump(json);
  std::vector<std::string> asked_about;
  for (const Json& move : json_from_outside<Json>(moves))
    asked_about.push_back(move.dump());
  const auto words = fetched<&teaching::step_words>(means, *demo, asked_about);
  if (!words) return dump(json);
  const Ruleset own = speaking_of(*rules, *demo->book);
  json["moves"] = moves_in_words(own, *words);
  json["sights"] = sights_in_words(own, *words);
  const auto number = [](const std::optional<std::size_t>& at) { return at ? Json(*at) : Json(); };
  json["made"] = number(words->made);
  for (const auto& meant : words->meant)
    json["meant"].push_back(number(meant));
  return dump(json);
}

} // namespace twoseat::editing
