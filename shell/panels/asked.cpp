// What a question is about: how far a choice of several has come, and the ability that asks, with its card and its sentence.
#include "shell/match/seen.h"
#include "shell/panels/panels.h"
#include "shell/panels/rules_text.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

bool is_of_effect(const App& app) {
  const Lexicon* lexicon = app.book().family->lexicon;
  return lexicon != nullptr && app.session.decision.question == lexicon->choice_question;
}

constexpr std::string_view bullet = "• ";

// Where one of the options of a text is chosen by its number, each has it: "1. Draw a card."
std::string numbered(const std::string& text) {
  std::string out;
  int number = 0;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view line = rest.substr(0, std::min(rest.find('\n'), rest.size()));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (!out.empty()) out += '\n';
    number = line.starts_with(bullet) ? number + 1 : 0;
    out += number > 0 ? std::to_string(number) + ". " + std::string(line.substr(bullet.size()))
                      : std::string(line);
  }
  return out;
}

// "Still to pay for Kite Courier: 3 energy (red: 1)": the first thing that is missing, and what it is made of.
std::string owed_now(const App& app) {
  const Session& session = app.session;
  if (session.decision.question != app.layout().owed_question) return "";
  const Match& match = shown_match(session);
  std::string whole, parts;
  for (const Reason& reason :
       why_not(app.book(), match, session.decision.seat, {app.layout().owed, {}, {}, {}, 0})) {
    std::string& to = whole.empty() ? whole : parts;
    to += (to.empty() ? "" : ", ") + explain(app.book(), match, reason, app.rules->say());
  }
  return parts.empty() ? whole : whole + " (" + parts + ")";
}

} // namespace

std::string asked_question(const App& app) {
  const Session& session = app.session;
  std::string question = words::question(*app.rules, session.view);
  if (!asks_holder(app.session)) return question;
  if (std::string owed = owed_now(app); !owed.empty()) return owed;
  const Phrasebook& say = app.rules->say();
  const Choice* choice = open_choice(app.choosing, session);
  const std::size_t picked = app.choosing.picked.size();
  if (choice != nullptr && choice->max > 1) {
    const std::size_t most = std::min(choice->max, choice->count);
    if (is_of_effect(app))
      question =
          words::several_asked(*app.rules, choice->verb, std::min<std::size_t>(choice->min, most), most);
    else if (picked == 0)
      return question;
    return question + ": " + words::progress_of(say, picked, most);
  }
  const CardByCard one_by_one = card_by_card(app.book(), shown_match(session), session.decision);
  if (one_by_one.wanted < 2) return question;
  if (is_of_effect(app)) {
    const std::uint8_t verb = app.book().family->lexicon->choose;
    const bool may_end = open_choice(app.choosing, session) != nullptr || session.decision.choice_count > 1;
    question = words::several_asked(*app.rules, verb, may_end ? 0 : one_by_one.wanted, one_by_one.wanted);
  }
  return question + ": " + words::progress_of(say, one_by_one.taken.size(), one_by_one.wanted);
}

Asked asked_of(const App& app) {
  const Session& session = app.session;
  if (!asks_holder(app.session)) return {};
  const AskedAbility what = asked_ability(app.book(), shown_match(session), session.decision);
  const CardView* card = find_card(session.view, what.card);
  if (card == nullptr || !card->def) return {}; // not for whoever is asked to know
  Asked asked{card->id, card->def, app.book().print(card->def).name, ""};
  if (what.ability != 0)
    asked.text = ability_text(app.book(), what.ability, app.rules->say().language, session.view.edition);
  const Lexicon* lexicon = app.book().family->lexicon;
  if (lexicon != nullptr && session.decision.question == lexicon->option_question)
    asked.text = numbered(asked.text);
  return asked;
}

namespace {

constexpr float picture_height = 92; // CSS pixels

struct Slip {
  Rect box;
  float inner = 0;
};

float slip_height(const Paint& paint, const Asked& asked, float inner, float least) {
  const float text =
      paint.font(14, Weight::Bold)->FontSize + paint.px(2) + rules_text_height(paint, inner, asked.text);
  return std::max(least, text) + paint.px(20);
}

void draw_slip(App& app, const Asked& asked, const Rect& box, bool picture) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  fill(paint, box, theme.raised, paint.px(10));
  outline(paint, box, faded(theme.can, 0.8F), paint.px(10), paint.hair());
  Rect rest = grown(box, -paint.px(10));
  if (picture) {
    const float height = std::min(paint.px(picture_height), rest.h), width = std::round(height * card_ratio);
    const Rect at = cut_left(rest, width);
    cut_left(rest, paint.px(10));
    const Mark since = mark(paint);
    draw_card(paint, app.cards(), {asked.def, true, height, nullptr});
    place_since(paint, since, {at.x + width / 2, rest.y + height / 2}, 0, {1, 1}, 1);
  }
  paint.list->PushClipRect(box.min(), box.max(), true);
  text_in(paint, paint.font(14, Weight::Bold), {rest.x, rest.y, rest.w, paint.font(14)->FontSize}, theme.ink,
          asked.name);
  rules_text(paint, {rest.x, rest.y + paint.font(14, Weight::Bold)->FontSize + paint.px(2)}, rest.w,
             asked.text);
  paint.list->PopClipRect();
}

bool has_panel(const App& app) {
  return app.side.h > app.ui.paint.px(240);
}

} // namespace

// At the panel's upper edge, above the card that is looked at.
void draw_asked_in(App& app, Rect& rest) {
  const Asked asked = asked_of(app);
  if (asked.text.empty() || !has_panel(app)) return;
  if (app.asked_at != app.session.moved_to) { // until another card is looked at
    app.asked_at = app.session.moved_to;
    app.inspected = asked.card, app.inspected_def = asked.def;
  }
  const Paint& paint = app.ui.paint;
  const float height = slip_height(paint, asked, rest.w - paint.px(20), 0);
  draw_slip(app, asked, cut_top(rest, std::min(height, rest.h * 0.5F)), false);
  cut_top(rest, paint.px(12));
}

// Where there is no panel: on the table, where it covers nothing that may be pressed; a press on it reads the card.
void draw_asked(App& app) {
  const bool tells = message_of(app.session).notice != Notice::None ||
                     (!app.session.since.empty() && app.ui.in.now < app.since_until);
  if (app.sheet != Sheet::None || has_panel(app) || tells || app.drag.far || app.hint.open) return;
  const Asked asked = asked_of(app);
  if (asked.text.empty()) return;
  const Paint& paint = app.ui.paint;
  const float width = std::min(paint.px(420), app.board.ground.w - paint.px(16));
  const float picture = paint.px(picture_height),
              inner = width - paint.px(30) - std::round(picture * card_ratio);
  const float height = slip_height(paint, asked, inner, picture);
  const Rect box = free_spot(app, width, std::min(height, app.board.ground.h * 0.5F));
  shadow(paint, box, paint.px(10), paint.px(12));
  draw_slip(app, asked, box, true);
  if (target(app.ui, "asked", box, asked.name).clicked) {
    app.inspected = asked.card, app.inspected_def = asked.def;
    app.inspecting = true;
  }
}

} // namespace twoseat
