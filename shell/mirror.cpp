// The table as text, for the page: what the person who holds the device may see, and where it can be clicked.
#include "shell/app.h"
#include "shell/match/seen.h"
#include "shell/match/why_not.h"
#include "shell/mirror_controls.h"
#include "shell/mirror_places.h"
#include "shell/panels/panels.h"
#include "shell/panels/sending.h"
#include "shell/platform/page.h"
#include "shell/table/table.h"
#include "shell/words/labels.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

Json seat_json(Seat seat) {
  return seat == Seat::None ? Json() : Json(seat == Seat::A ? "A" : "B");
}

const char* eyes_json(Who who) {
  switch (who) {
  case Who::Nobody: return "nobody";
  case Who::A: return "A";
  case Who::B: return "B";
  case Who::Both: return "both";
  }
  return "nobody";
}

Json decision_json(const App& app) {
  const Session& session = app.session;
  if (session.decision.seat == Seat::None || session.seat_link) return nullptr;
  Json options = Json::array();
  const std::vector<std::string> texts = words::options(*app.rules, session.view, session.decision);
  for (std::uint16_t i = 0; i < session.decision.option_count; ++i) {
    if (drops_picks(app.choosing, session, i)) continue;
    Json option = {{"index", i}, {"text", texts[i]}, {"at", option_rect(app, i)}};
    if (several(choice_of(session.decision, i)))
      option["picked"] =
          std::find(app.choosing.picked.begin(), app.choosing.picked.end(), i) != app.choosing.picked.end();
    options.push_back(std::move(option));
  }
  const Asked asked = asked_of(app);
  const std::string lacks = guard_hint(app);
  return {{"question", asked_question(app)},
          {"about", !asked.text.empty() ? Json(asked.name + ": " + asked.text)
                    : lacks.empty()     ? Json()
                                        : Json(lacks)},
          {"rule", citation(edition_id(app.book(), shown_match(session)), session.decision.rule)},
          {"options", std::move(options)}};
}

Json zones_json(const App& app) {
  const SeatView& view = shown_view(app);
  Json zones = Json::array();
  for (std::size_t i = 0; i < view.places.size(); ++i) {
    const PlaceView& place = view.places[i];
    if (place.seat == Seat::None || place.kind >= app.book().family->place_kinds.size()) continue;
    const Named& kind = app.book().family->place_kinds[place.kind];
    const Board::Laid* laid = app.board.find({static_cast<std::uint8_t>(i + 1)});
    const bool gone = laid == nullptr || (laid->zone->show == Show::Circle && laid->zone->hides);
    if (gone && place.count == 0 && !is_marked(place)) continue; // a circle that nobody has gained
    const std::string markers = markers_on(*app.book().family, place, app.rules->say());
    Json cards = Json::array();
    for (const CardView& card : known_cards(view, {static_cast<std::uint8_t>(i + 1)})) {
      if (!card.def) continue;
      const bool numbers = in_play(*app.book().family, place) && card.facing == Facing::Up;
      std::string text = card_summary(app.cards(), card.def, numbers ? &card : nullptr);
      if (card.orientation == Orientation::Rest) text += ", " + app.say(words::at_rest);
      if (in_play(*app.book().family, place) && card.facing == Facing::Down)
        text += ", " + app.say(words::face_down);
      if (const Seat side = side_of(app, card); numbers && side != place.seat && side != Seat::None)
        text +=
            ", " + words::about_player(app.tongue.table, words::side_of_name, app.session.names[index(side)]);
      if (const std::string chosen = chosen_state(app, card); !numbers && !chosen.empty())
        text += ", " + chosen;
      if (const std::string& rules = text_of(app.cards(), card.def, view.edition); !rules.empty())
        text += ". " + rules;
      const Sprite* sprite = sprite_of(app.scene, card.id);
      cards.push_back(
          {{"name", app.book().print(card.def).name},
           {"text", text},
           {"ask", may_ask_why_not(app.session, card.id) ? Json("why-not:" + std::to_string(card.id.value))
                                                         : Json()},
           {"at", sprite != nullptr ? rect_json(app, sprite->hit) : Json()}});
    }
    zones.push_back(
        {{"id", std::string(place.seat == Seat::A ? "A." : "B.") + kind.id},
         {"name", app.session.names[index(place.seat)] + ": " + std::string(app.rules->say()(kind.name)) +
                      (markers.empty() ? "" : " (" + markers + ")")},
         {"count", place.count},
         {"ask", may_ask_why_not(*app.rules, app.session, {static_cast<std::uint8_t>(i + 1)})
                     ? Json("why-not-there:" + std::to_string(i + 1))
                     : Json()},
         {"at", laid != nullptr ? rect_json(app, laid->rect) : Json()},
         {"cards", std::move(cards)}});
  }
  return zones;
}

// What the plates show, in words.
Json standing_json(const App& app) {
  Json lines = Json::array();
  for (const Seat seat : both_seats) {
    std::string line;
    for (const Meter& meter : app.layout().looks.meters)
      if (is_there(meter, shown_view(app), seat))
        line += (line.empty() ? "" : ", ") + standing_words(meter, shown_view(app), seat);
    if (!line.empty()) lines.push_back(app.session.names[index(seat)] + ": " + line);
  }
  return lines;
}

Json dice_json(const App& app) {
  Json lines = Json::array();
  for (const Die& die : app.motion.dice)
    if (die.seat != Seat::None)
      lines.push_back(app.session.names[index(die.seat)] + ": " + std::to_string(die.fell) +
                      (die.caption.empty() ? "" : ", " + die.caption));
  return lines;
}

Json waiting_json(const App& app) {
  Json lines = Json::array();
  const auto& entries = shown_view(app).entries;
  for (std::size_t i = entries.size(); i-- > 0;)
    if (const std::string line = words::waiting(*app.rules, shown_view(app), entries[i]); !line.empty())
      lines.push_back(line);
  return lines;
}

// In every language that it has: the page knows which one is wanted.
Json text_json(const demos::Text& text) {
  Json json = Json::object();
  for (std::size_t i = 0; i < text.in.size(); ++i)
    if (!text.in[i].empty()) json[language_ids[i]] = text.in[i];
  return json;
}

Json lesson_json(const App& app) {
  if (!app.lesson || app.lesson->recording || app.session.seat_link) return nullptr;
  const Lesson& lesson = *app.lesson;
  const demos::Lesson& demo = lesson.demo;
  Json narration = Json::array(), rules = Json::array();
  for (const demos::Text& paragraph : demo.narration)
    narration.push_back(text_json(paragraph));
  for (const std::string& rule : demo.rules)
    rules.push_back("[" + demo.edition + " " + rule + "]");
  const demos::LessonStep* step = lesson.step == 0 ? nullptr : &lesson.steps[lesson.step - 1];
  Json refused = Json::array();
  if (step != nullptr)
    for (const Reason& reason : step->tried)
      refused.push_back(
          unlabelled(explain(lesson.rules.book, position_before(lesson), reason, lesson.rules.say())) + " " +
          citation(demo.edition, reason.rule));
  const demos::LessonTask* task = task_of(lesson, app.session);
  Json learner;
  if (task != nullptr)
    learner = {{"ask", text_json(task->ask)}, {"hint", lesson.hinted ? text_json(task->hint) : Json()}};
  Json forks = Json::array();
  for (const Fork& fork : forks_of(lesson, app.session)) {
    Json ways = Json::array();
    for (std::size_t i = 0; i < fork.ways.size(); ++i)
      ways.push_back({{"title", text_json(fork.ways[i]->title)}, {"chosen", fork.chosen == i}});
    forks.push_back({{"depth", fork.depth}, {"ways", std::move(ways)}});
  }
  return {{"id", lesson.id},
          {"title", text_json(demo.title)},
          {"narration", std::move(narration)},
          {"rules", std::move(rules)},
          {"step", lesson.step},
          {"steps", lesson.steps.size()},
          {"say", step != nullptr ? text_json(step->say) : Json::object()},
          {"refused", std::move(refused)},
          {"learner", std::move(learner)},
          {"right", lesson.right},
          {"forks", std::move(forks)},
          {"sights", sights_in_words(app)},
          {"strayed", strayed(lesson, app.session)},
          {"puzzle", app.puzzle ? Json(app.puzzle->state()) : Json()},
          {"chance", app.puzzle && app.puzzle->failed_by_chance()}};
}

Json notice_json(const Session& session) {
  if (asks_to_agree(session)) return "told";
  switch (message_of(session).notice) {
  case Notice::None: return nullptr;
  case Notice::Told: return "told";
  case Notice::Remark: return "remark";
  case Notice::Refused: return "refused";
  case Notice::Fault: return "fault";
  }
  return nullptr;
}

Json message_json(const App& app) {
  const Session& session = app.session;
  std::string text;
  const Message& message = message_of(session);
  if (asks_to_agree(session)) {
    text = take_back_title(app);
    for (const std::string& line : session.take_back->learned)
      text += " " + line;
  } else if (message.notice != Notice::None) {
    text = message.title + (message.lines.empty() ? "" : ":");
    for (const MessageLine& line : message.lines)
      text += " " + line.text + (line.rule.empty() ? "" : " " + line.rule);
  }
  return text.empty() ? Json() : Json(text);
}

Json hint_json(const App& app) {
  if (!app.hint.open) return nullptr;
  return {{"coming", app.hint.expected}, {"thinking", thinks(app.hint)}, {"lines", hint_in_words(app)}};
}

} // namespace

std::string mirror_json(const App& app) {
  const Session& session = app.session;
  const bool any = running(session) || session.seat_link;
  Json json = {{"lang", language_ids[static_cast<std::size_t>(app.tongue.language)]},
               {"eyes", eyes_json(app.eyes.who)},
               {"names", session.names},
               {"holder", seat_json(running(session) ? session.holder : Seat::None)},
               {"waitingFor", seat_json(running(session) ? expected(session) : Seat::None)},
               {"decision", any ? decision_json(app) : Json()},
               {"controls", controls_json(app)},
               {"message", message_json(app)},
               {"notice", notice_json(session)},
               {"hint", hint_json(app)},
               {"cursor", session.cursor},
               {"length", length(session)},
               {"edition", ""},
               {"where", ""},
               {"rule", ""},
               {"inspected", nullptr},
               {"result", nullptr},
               {"lesson", lesson_json(app)},
               {"recording", app.lesson && app.lesson->recording && !app.session.seat_link},
               {"standing", Json::array()},
               {"dice", Json::array()},
               {"waiting", Json::array()},
               {"zones", Json::array()},
               {"since", Json::array()},
               {"odds", Json::array()},
               {"course", Json::array()},
               {"log", Json::array()}};
  if (!any) return json.dump(-1, ' ', false, Json::error_handler_t::replace);
  if (shows_inspected(app)) json["inspected"] = app.book().print(app.inspected_def).name;
  const SeatView& view = shown_view(app);
  const std::string edition = app.book().family->editions[plain_edition(view.edition)].id;
  json["edition"] = edition;
  const words::WhereText where = words::where(*app.rules, view, session.names);
  json["where"] = where.turn + (where.steps.empty() ? "" : ", " + where.steps);
  if (running(session) && where.rule.number[0] != 0) json["rule"] = citation(edition, where.rule);
  if (view.outcome != Outcome::Ongoing) json["result"] = words::result(*app.rules, view, session.names);
  json["standing"] = standing_json(app);
  json["dice"] = dice_json(app);
  json["waiting"] = waiting_json(app);
  json["zones"] = zones_json(app);
  json["odds"] = odds_in_words(app);
  if (app.sheet == Sheet::Course && app.course) json["course"] = app.course->in_words(app);
  if (running(session) && !session.seat_link) json["since"] = session.since;
  if (running(session) && !session.seat_link)
    for (std::size_t i = session.log.size() > 40 ? session.log.size() - 40 : 0; i < session.log.size(); ++i)
      json["log"].push_back(session.log[i].text +
                            (session.log[i].rule.empty() ? "" : " " + session.log[i].rule));
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void tell_page(App& app) {
  if (!app.settled || app.eyes != eyes(app.session)) return; // the next frame is due at once
  refresh(app.choosing, app.session,
          app.layout()); // an answer was given in this frame: nothing of it is picked any more
  std::string json = mirror_json(app);
  if (json != app.mirrored) {
    app.mirrored = std::move(json);
    page::mirror(app.mirrored);
  }
  if (app.linked_move == app.session.moved_to && !app.lesson) return;
  app.linked_move = app.session.moved_to;
  std::string link = link_of(app);
  if (link == app.linked) return;
  const bool fresh = !app.lesson && app.session.cursor == 0 && length(app.session) == 0;
  app.linked = std::move(link);
  page::set_fragment(app.linked, fresh);
}

} // namespace twoseat
