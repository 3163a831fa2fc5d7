// The curve of the chances with the moments that decided, told in words as well. A match that is over has no secrets any more:
// what was better is told of either seat.
#include "shell/match/course.h"
#include "shell/app.h"
#include "shell/match/standing.h"
#include "shell/match/turning_point.h"
#include "shell/panels/panels.h"
#include "shell/words/words.h"
#include <chrono>
#include <set>

namespace twoseat::proving {
namespace {

// A moment's controls, by its place among those that decided.
constexpr std::string_view goes_to = "course-", saves = "course-save-";

class Course final : public MatchCourse {
public:
  explicit Course(const Session& session)
      : tables_(session.tables), length_(length(session)), book_(session.book),
        review_(*session.book, evaluation_of(*session.book)) {
    if (session.has_journal) review_.know_decks(session.journal.setup);
    review_.begin([&session](std::size_t i) -> const Match& { return session.moments[i].match; },
                  session.journal.answers);
  }

  bool is_of(const Session& session) const override {
    return session.tables == tables_ && session.book == book_ && length(session) == length_ &&
           over(session.moments.back().match);
  }

  bool think_on(double seconds) override {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    while (thinks() && Clock::now() < end)
      review_.think(1);
    return thinks();
  }

  void press(App& app, std::string_view control) override {
    if (control == "course-stop") stopped_ = true;
    const std::vector<Judged> decided = decisive();
    for (std::size_t i = 0; i < decided.size(); ++i) {
      if (control == std::string(goes_to) + std::to_string(i)) return show(app, decided[i]);
      if (control == std::string(saves) + std::to_string(i)) return save(app, decided[i]);
    }
  }

  std::vector<Button> ways(const App& app) const override {
    std::vector<Button> buttons;
    if (thinks())
      buttons.push_back({"course-stop", app.say(words::stop_hint), Icon::None, Style::Plain, true, false});
    const std::vector<Judged> decided = decisive();
    for (std::size_t i = 0; i < decided.size(); ++i) {
      const std::string number = std::to_string(i);
      const bool saved = saved_.count(decided[i].moment) > 0;
      buttons.push_back({std::string(goes_to) + number, proving::in_words(app, decided[i]), Icon::None,
                         Style::Plain, true, false});
      buttons.push_back({std::string(saves) + number, app.say(words::save_point),
                         saved ? Icon::Check : Icon::Book, Style::Ghost, true, false});
    }
    return buttons;
  }

  std::vector<std::string> in_words(const App& app) const override {
    std::vector<std::string> lines;
    if (thinks()) return {thinking(app)};
    std::size_t turn = 0;
    const Standing& stood = standing(app);
    for (const Judged& each : review_.course()) { // the chance with which each turn began
      const Match& match = app.session.moments[each.moment].match;
      if (match.turn == turn) continue;
      turn = match.turn;
      lines.push_back(words::turn_of(app.tongue.table, match.turn, match.turn_player, told_names(app)) +
                      ": " + words_at(stood, each.moment) + percent(each.chance));
    }
    if (!stood.deeds.empty()) lines.push_back(app.say(words::course_most) + ":");
    for (const Deed& deed : stood.deeds)
      lines.push_back(proving::in_words(app, deed));
    lines.push_back(note(app));
    return lines;
  }

  void draw(App& app) override {
    const Paint& paint = app.ui.paint;
    const Theme& theme = *paint.theme;
    ImFont *letters = paint.font(14), *small = paint.font(12);
    constexpr float head_of = 20, curve = 120, steps = 64, gap = 12, row = 24;
    constexpr float graphs = head_of + curve + gap + head_of + steps + gap;
    const std::vector<Button> buttons = ways(app);
    const float width = std::min(paint.px(560), app.canvas.w - paint.px(16)) - paint.px(64);
    const std::string head = thinks() ? thinking(app) : buttons.empty() ? app.say(words::course_even) : "";
    const auto row_of = [&](const Button& button) {
      return std::max(paint.px(46),
                      paragraph_height(letters, width - paint.px(24), button.text) + paint.px(20));
    };
    const Standing& stood = standing(app);
    const std::string most = stood.deeds.empty() ? "" : app.say(words::course_most);
    float content = paint.px(graphs) + paragraph_height(small, width, note(app)) + paint.px(gap);
    if (!head.empty()) content += paragraph_height(letters, width, head) + paint.px(gap);
    if (!most.empty())
      content += paragraph_height(letters, width, most) + paint.px(2 * gap) +
                 paint.px(row) * static_cast<float>(stood.deeds.size());
    for (const Button& button : buttons)
      content += row_of(button) + paint.px(4);
    const Rect view = begin_sheet(app, 560, content / paint.s + 96, app.say(words::course));
    scroll_by_keys(app.ui, app.sheet_scroll);
    const ScrollView list(app.ui, app.sheet_scroll, view, content);
    text_in(paint, small, list.place(0, paint.px(head_of)), theme.soft, app.say(words::course_chance));
    draw_curve(app, list.place(paint.px(head_of), paint.px(curve)));
    const float second = head_of + curve + gap;
    draw_standing_head(app, stood, list.place(paint.px(second), paint.px(head_of)));
    draw_standing(app, stood, list.place(paint.px(second + head_of), paint.px(steps)), length_);
    float y = paint.px(graphs);
    if (!most.empty())
      y += paragraph(paint, letters, list.place(y, 0).min(), width, theme.ink, most) + paint.px(gap);
    for (const Deed& deed : stood.deeds) {
      draw_deed(app, deed, stood.deeds[0].amount, grown(list.place(y, paint.px(row)), -paint.px(1)));
      y += paint.px(row);
    }
    if (!most.empty()) y += paint.px(gap);
    if (!head.empty())
      y += paragraph(paint, letters, list.place(y, 0).min(), width, theme.ink, head) + paint.px(gap);
    for (const Button& button : buttons) {
      const float height = row_of(button);
      const Rect line = list.place(y, height);
      const bool way = button.style == Style::Plain;
      if (way ? draw_way(app, line, button) : twoseat::button(app.ui, line, button))
        return press_control(app, button.id);
      y += height + paint.px(4);
    }
    paragraph(paint, small, list.place(y + paint.px(4), 0).min(), width, theme.soft, note(app));
  }

private:
  std::size_t tables_, length_;
  const Rulebook* book_;
  Review review_;
  bool stopped_ = false;
  std::set<std::size_t> saved_;              // as lessons: moments
  mutable std::optional<Standing> standing_; // reckoned when it is first shown

  const Standing& standing(const App& app) const {
    if (!standing_) standing_ = standing_of(app);
    return *standing_;
  }
  // "2 of 6 damage – 3 of 6 damage, ", as the turn of that moment began.
  static std::string words_at(const Standing& standing, std::size_t moment) {
    std::string words = standing.turns.front().words + ", ";
    for (const Stood& stood : standing.turns)
      if (stood.moment <= moment) words = stood.words + ", ";
    return words;
  }

  bool thinks() const { return !stopped_ && review_.thinking(); }
  std::vector<Judged> decisive() const { return thinks() ? std::vector<Judged>{} : review_.decided(); }

  std::string thinking(const App& app) const {
    return words::about_number(app.tongue.table, words::course_thinking,
                               static_cast<std::size_t>(100 * review_.progress()));
  }
  static std::string note(const App& app) {
    const std::string name = told_names(app)[0];
    return name == app.say(words::you) ? std::string(app.say(words::your_curve))
                                       : words::about_player(app.tongue.table, words::course_note, name);
  }

  static void show(App& app, const Judged& judged) {
    std::string line = proving::in_words(app, judged);
    app.sheet = Sheet::None;
    look_at(app.session, judged.moment);
    tell(app.session, {Notice::Told, std::move(line), {}});
  }

  void save(App& app, const Judged& judged) {
    const std::string lesson = lesson_of(app, judged);
    if (lesson.empty()) {
      app.sheet = Sheet::None;
      return tell(app.session, {Notice::Fault, app.say(words::unsayable), {}});
    }
    saved_.insert(judged.moment);
    page::save_file("lesson-" + std::to_string(judged.moment) + ".json", lesson);
  }

  void draw_curve(App& app, const Rect& rect) const {
    const Paint& paint = app.ui.paint;
    const Theme& theme = *paint.theme;
    fill(paint, rect, theme.well, paint.px(8));
    const Rect in = grown(rect, -paint.px(8));
    fill(paint, {in.x, in.center().y, in.w, paint.hair()}, theme.line);
    const auto x_of = [&](std::size_t moment) {
      return in.x + in.w * static_cast<float>(moment) / static_cast<float>(std::max<std::size_t>(1, length_));
    };
    for (const std::size_t start : app.session.turn_starts)
      fill(paint, {std::round(x_of(start)), in.y, paint.hair(), in.h}, faded(theme.line, 0.7F));
    const auto point_of = [&](const Judged& each) {
      return ImVec2{x_of(each.moment), in.y + in.h * static_cast<float>(1 - each.chance)};
    };
    const auto course = review_.course();
    for (std::size_t i = 1; i < course.size(); ++i)
      paint.list->AddLine(point_of(course[i - 1]), point_of(course[i]), theme.can, paint.px(2));
    for (const Judged& each : decisive()) {
      paint.list->AddCircleFilled(point_of(each), paint.px(6),
                                  theme.seat(static_cast<int>(index(each.seat))));
      paint.list->AddCircleFilled(point_of(each), paint.px(3), theme.table);
    }
    const PlayersNames names = told_names(app);
    text(paint, paint.font(12), {in.x, in.y}, theme.soft, names[0]);
    text(paint, paint.font(12), {in.x, in.bottom() - paint.font(12)->FontSize}, theme.soft, names[1]);
  }

  // A button with as much text as there is to say.
  static bool draw_way(App& app, const Rect& rect, const Button& what) {
    const Paint& paint = app.ui.paint;
    const Theme& theme = *paint.theme;
    const Press press = target(app.ui, what.id, rect, what.text);
    fill(paint, rounded(rect), press.hovered || press.focused ? faded(theme.gold, 0.18F) : theme.well,
         paint.px(8));
    outline(paint, rounded(rect), press.focused ? theme.gold : theme.line, paint.px(8), paint.hair());
    ImFont* letters = paint.font(14);
    const float width = rect.w - paint.px(24), height = paragraph_height(letters, width, what.text);
    paragraph(paint, letters, {rect.x + paint.px(12), rect.center().y - height / 2}, width, theme.ink,
              what.text);
    return press.clicked;
  }
};

} // namespace

std::unique_ptr<MatchCourse> begin_course(const Session& session) {
  return std::make_unique<Course>(session);
}

} // namespace twoseat::proving
