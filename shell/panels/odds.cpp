// What can be counted of what comes next: for each thing hoped for its chance, with the reckoning above it.
#include "shell/panels/panels.h"
#include "shell/words/words.h"
#include <cmath>

namespace twoseat {
namespace {

// No chance that is left is told as none, and none that may fail as certain.
std::string percent(double chance) {
  if (chance > 0 && chance < 0.005) return "< 1 %";
  if (chance < 1 && chance > 0.995) return "> 99 %";
  return std::to_string(std::lround(chance * 100)) + " %";
}

std::string title_of(const App& app, const Outlook& outlook) {
  return app.session.names[index(outlook.what.seat)] + ": " +
         std::string(app.rules->say()(outlook.what.what)) +
         (outlook.what.cards > 1 ? " \u00D7 " + std::to_string(outlook.what.cards) : "");
}

std::string reckoning_of(const App& app, const Outlook& outlook) {
  return words::about_number(app.tongue.table, words::odds_unseen, outlook.unseen);
}

std::string name_of(const App& app, const Odds& odds) {
  return std::string(app.rules->say()(odds.hoped->name)) + " (" + std::to_string(odds.among) + ")";
}

std::string chance_of(const App& app, const Outlook& outlook, const Odds& odds) {
  if (outlook.what.cards < 2) return percent(odds.next);
  return words::about_number(app.tongue.table, words::odds_any, outlook.what.cards) + " " + percent(odds.any);
}

bool is_reckoned(const App& app) {
  return app.reckoned && app.odds_of == app.session.moved_to;
}

void reckon(App& app) {
  if (is_reckoned(app)) return;
  Sampler sampler(app.book());
  sampler.know_decks(app.session.journal.setup);
  app.odds = outlooks(app.book(), sampler, shown_match(app.session), viewer_of(app.session.holder));
  app.odds_of = app.session.moved_to;
  app.reckoned = true;
}

} // namespace

bool has_odds(const App& app) {
  const Session& session = app.session;
  return running(session) && !session.seat_link && session.has_journal && session.holder != Seat::None &&
         !is_over(session) && counts_odds(app.book());
}

std::vector<std::string> odds_in_words(const App& app) {
  std::vector<std::string> lines;
  if (app.sheet != Sheet::Odds || !has_odds(app) || !is_reckoned(app)) return lines;
  for (const Outlook& outlook : app.odds) {
    std::string line = title_of(app, outlook) + ". " + reckoning_of(app, outlook);
    for (const Odds& odds : outlook.odds)
      line += " " + name_of(app, odds) + ": " + chance_of(app, outlook, odds) + ".";
    lines.push_back(std::move(line));
  }
  if (lines.empty()) lines.push_back(app.say(words::odds_none));
  return lines;
}

void draw_odds(App& app) {
  if (!has_odds(app)) {
    app.sheet = Sheet::None;
    return;
  }
  reckon(app);
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  ImFont *bold = paint.font(16, Weight::Bold), *letters = paint.font(14), *small = paint.font(12);
  const float row = paint.px(30), gap = paint.px(14);
  const float width = std::min(paint.px(520), app.canvas.w - paint.px(16)) - paint.px(54);
  const auto head_height = [&](const Outlook& outlook) {
    return bold->FontSize + paint.px(4) + paragraph_height(small, width, reckoning_of(app, outlook)) +
           paint.px(6);
  };
  float content = app.odds.empty() ? row : 0;
  for (const Outlook& outlook : app.odds)
    content += head_height(outlook) + row * static_cast<float>(outlook.odds.size()) + gap;
  const Rect view = begin_sheet(app, 520, content / paint.s + 96, app.say(words::odds));
  scroll_by_keys(app.ui, app.sheet_scroll);
  const ScrollView list(app.ui, app.sheet_scroll, view, content);
  if (app.odds.empty()) text_in(paint, letters, list.place(0, row), theme.soft, app.say(words::odds_none));
  float y = 0;
  for (const Outlook& outlook : app.odds) {
    Rect head = list.place(y, bold->FontSize);
    const std::string rule = citation(edition_id(app.book(), shown_match(app.session)), outlook.what.rule);
    text_in(paint, bold, cut_left(head, head.w - paint.px(150)), theme.ink, title_of(app, outlook));
    rule_link(app.ui, head, rule, Align::Right);
    paragraph(paint, small, list.place(y + bold->FontSize + paint.px(4), 0).min(), width, theme.soft,
              reckoning_of(app, outlook));
    y += head_height(outlook);
    for (const Odds& odds : outlook.odds) {
      const Rect line = list.place(y, row - paint.px(4));
      Rect bar = line;
      bar.w *= static_cast<float>(odds.any);
      fill(paint, line, faded(theme.line, 0.35F), paint.px(6));
      fill(paint, bar, faded(theme.can, 0.35F), paint.px(6));
      const Rect inside = grown(line, -paint.px(8));
      text_in(paint, letters, {inside.x, line.y, inside.w, line.h}, theme.ink, name_of(app, odds));
      text_in(paint, letters, {inside.x, line.y, inside.w, line.h}, theme.ink, chance_of(app, outlook, odds),
              Align::Right);
      y += row;
    }
    y += gap;
  }
}

} // namespace twoseat
