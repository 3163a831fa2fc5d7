// The lesson is run before it is handed out, and takes its end and its rule from what happened.
#include "shell/match/turning_point.h"
#include "shell/app.h"
#include "shell/lessons/editing.h"
#include "shell/lessons/teaching.h"
#include "shell/words/words.h"
#include <cmath>
#include <nlohmann/json.hpp>

namespace twoseat::proving {
namespace {

using Json = nlohmann::ordered_json;

// What was to be answered, and both answers in words: as the seat saw it that was asked.
struct Point {
  std::string when, who, played, better, chance, best;
};

std::string told(const App& app, const SeatView& seen, const Decision& decision, const Answer& answer) {
  std::vector<Move> moves;
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    moves.push_back(decision.picked(answer, i));
  return words::moves(*app.rules, seen, decision.choice(answer).verb, moves);
}

Point point_of(const App& app, const Judged& judged) {
  const Session& session = app.session;
  const Match& match = session.moments[judged.moment].match;
  const auto decision = std::make_unique<Decision>();
  if (!decide(*session.book, match, *decision)) return {};
  const auto seen = std::make_unique<SeatView>();
  view({*session.book, match}, viewer_of(decision->seat), *seen);
  const PlayersNames names = told_names(app);
  const double best = judged.seat == Seat::A ? judged.chance : 1 - judged.chance;
  return {words::turn_of(app.tongue.table, match.turn, match.turn_player, names),
          names[index(judged.seat)],
          told(app, *seen, *decision, session.journal.answers[judged.moment]),
          told(app, *seen, *decision, judged.better),
          percent(std::max(0.0, best - judged.lost)),
          percent(best)};
}

std::string said(const App& app, const char* sentence, const Point& point) {
  return filled(app.say(sentence), [&](std::string_view place) {
    return place == "when"     ? point.when
           : place == "who"    ? point.who
           : place == "played" ? point.played
           : place == "better" ? point.better
           : place == "chance" ? point.chance
                               : point.best;
  });
}

// As the seat may have taken it to be.
Match as_known(const Session& session, const Judged& judged) {
  const Match& match = session.moments[judged.moment].match;
  const Viewer viewer = viewer_of(judged.seat);
  Sampler sampler(*session.book);
  if (session.has_journal)
    sampler.know_decks(session.journal.setup);
  else
    sampler.guess_decks(match, viewer);
  Random chance = Random::from_seed(judged.moment + 1);
  Match known = match;
  sampler.sample(match, viewer, chance, known);
  return known;
}

Json task_of(const App& app, const Point& point, std::string_view played) {
  return {{"ask", said(app, words::point_asked, point)},
          {"hint", point.better},
          {"remarks", {{{"move", Json::parse(played)}, {"say", said(app, words::point_remark, point)}}}}};
}

// Without its end; its rule is that by which its seat is asked. null: it cannot be said.
Json draft_of(const App& app, const Judged& judged) {
  const Session& session = app.session;
  const Rulebook& book = *session.book;
  const Match match = as_known(session, judged);
  const auto decision = std::make_unique<Decision>();
  const Answer& given = session.journal.answers[judged.moment];
  const demos::WrittenGiven written = fetched<&editing::write_given>(Table{book, match});
  if (!decide(book, match, *decision) || check(*decision, judged.better) != AnswerFault::None ||
      check(*decision, given) != AnswerFault::None)
    return nullptr;
  const std::string better = fetched<&teaching::write_step>(Table{book, match}, *decision, judged.better);
  const std::string played = fetched<&teaching::write_step>(Table{book, match}, *decision, given);
  if (better.empty() || played.empty()) return nullptr;
  const Point point = point_of(app, judged);
  Json step = Json::parse(better);
  step["learner"] = task_of(app, point, played);
  Json narration = Json::array({said(app, words::point_asked, point)});
  for (const std::string& sentence : written.lost)
    narration.push_back(app.say(sentence));               // it is another position in that, and says so
  const bool own_turn = match.turn_player == judged.seat; // told with the turn
  return {{"title", own_turn ? point.when : point.when + ", " + point.who},
          {"narration", std::move(narration)},
          {"rules", Json::array({std::string(decision->rule.number)})},
          {"system", book.family->id},
          {"edition", edition_id(book, match)},
          {"given", Json::parse(written.json)},
          {"steps", {std::move(step)}}};
}

bool passes(const demos::Means& means, const Json& lesson) {
  const Result<demos::Demo> demo = fetched<&teaching::read_demo>(means, lesson.dump());
  return demo && fetched<&teaching::run_demo>(means, *demo).failures.empty();
}

} // namespace

PlayersNames told_names(const App& app) {
  const Session& session = app.session;
  PlayersNames names = session.names;
  if (session.computer == Seat::None) return names;
  for (const Seat seat : both_seats)
    if (names[index(seat)] == usual_names()[index(seat)])
      names[index(seat)] = app.say(seat == session.computer ? words::computer : words::you);
  return names;
}

std::string percent(double chance) {
  return std::to_string(std::lround(100 * chance)) + "%";
}

std::string in_words(const App& app, const Judged& judged) {
  return said(app, words::point_told, point_of(app, judged));
}

std::string lesson_of(const App& app, const Judged& judged) {
  Json lesson = draft_of(app, judged);
  if (lesson.is_null()) return "";
  demos::Means means = demo_means(*app.session.book);
  means.draft = true;
  const Result<demos::Demo> draft = fetched<&teaching::read_demo>(means, lesson.dump());
  if (!draft) return "";
  const demos::Report report = fetched<&teaching::run_demo>(means, *draft);
  if (report.end.empty()) return ""; // as a draft it has no end yet
  lesson["then"] = Json::parse(report.end);
  means.draft = false;
  if (passes(means, lesson)) return lesson.dump(2);
  for (const std::string& rule : report.carried) {
    lesson["rules"] = Json::array({rule});
    if (passes(means, lesson)) return lesson.dump(2);
  }
  return "";
}

} // namespace twoseat::proving
