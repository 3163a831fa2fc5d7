// What is recorded is the session itself: its answers, from where they leave the course of the demo that was laid out.
#include "shell/recording.h"
#include "shell/page_tools.h"
#include "shell/words.h"

namespace twoseat {
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
  return demos::write_step({*session.book, match}, {}, decision, session.journal.answers[moment]);
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
  show_step(*app.lesson, app.session, app.lesson->demo.steps.size());
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
    const Result<demos::Demo> demo = read_demo(means, text, "");
    faults = demo.faults;
    if (demo) {
      const demos::Report report = run_demo(means, *demo);
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

} // namespace twoseat
