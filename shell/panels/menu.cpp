// The menu: everything that can be done besides playing, in groups.
#include "shell/panels/panels.h"
#include "shell/panels/sending.h"
#include "shell/platform/page.h"
#include "shell/words/words.h"

namespace twoseat {

std::string computer_entry(const App& app) {
  const Session& session = app.session;
  const Seat seat = running(session) ? seat_for_computer(session) : Seat::None;
  if (seat == Seat::None) return app.say(words::computer);
  return words::about_player(app.tongue.table,
                             session.computer != Seat::None ? words::computer_off : words::computer_on,
                             session.names[index(seat)]);
}

bool may_compare(const App& app) {
  return page::has_pages() && running(app.session) && !app.session.seat_link &&
         app.rules->family->editions.size() > 1;
}

bool may_send(const App& app) {
  return page::has_pages() && (running(app.session) || app.session.seat_link);
}

std::string hints_entry(const App& app) {
  return app.say(app.hints ? words::hints_on : words::hints_off);
}

namespace {

struct Entry {
  std::string id, text;
  Icon icon = Icon::None;
  bool enabled = true;
};

struct Group {
  const char* title;
  std::vector<Entry> entries;
};

std::vector<Entry>
languages_of(const App& app) { // each by its own name; the one that is spoken has the check
  std::vector<Entry> out;
  for (std::size_t i = 0; i < language_ids.size(); ++i)
    out.push_back({"language:" + std::string(language_ids[i]), language_names[i],
                   static_cast<Language>(i) == app.tongue.language ? Icon::Check : Icon::None, true});
  return out;
}

// A page has a sheet for all that can be sent.
std::vector<Entry> shared_by(const App& app) {
  if (page::has_pages()) return {{"send", app.say(words::send), Icon::Link, may_send(app)}};
  const bool any = running(app.session) && !app.session.seat_link;
  return {{"copy-match-link", app.say(words::copy_match), Icon::Link, any},
          {"copy-position-link", app.say(words::copy_position), Icon::Link, any},
          {"copy-seat-link", app.say(words::copy_seat), Icon::Eye, any}};
}

std::vector<Group> menu_of(const App& app) {
  const Session& session = app.session;
  const bool any = running(session) && !session.seat_link;
  return {
      {words::menu_match,
       {{"new-match", app.say(words::new_match), Icon::Swap, true},
        {"matches", app.say(words::matches), Icon::Hourglass, page::keeps_matches()},
        {"concede", app.say(words::concede), Icon::Flag,
         any && !is_over(session) && session.holder != Seat::None && !looking_back(session)},
        {"open-hands", app.say(session.open_hands ? words::open_hands_on : words::open_hands_off), Icon::Hand,
         may_open_hands(session)},
        {"computer", computer_entry(app), Icon::Hourglass, may_change_computer(app)}}},
      {words::menu_advice,
       {{"odds", app.say(words::odds), Icon::Draw, has_odds(app)},
        {"help", app.say(words::help), Icon::Help, true},
        {"hint", app.say(words::what_would_you_do), Icon::Lamp, may_ask_hint(app)},
        {"hints", hints_entry(app), Icon::Lamp, true},
        {"course", app.say(words::course), Icon::Lamp, may_see_course(app)},
        {"compare", app.say(words::compare), Icon::Swap, may_compare(app)}}},
      {words::menu_share, shared_by(app)},
      {words::menu_table,
       {{"theme", app.say(app.light ? words::to_dark : words::to_light), Icon::Sun, true},
        {"sound", app.say(app.sound ? words::sound_on : words::sound_off), Icon::Sound, page::has_pages()},
        {"pictures", app.say(app.pictured ? words::pictures_on : words::pictures_off), Icon::Eye, true}}},
      {words::menu_language, languages_of(app)},
      {words::menu_more,
       {{"start-page", app.say(words::start_page), Icon::First, page::has_pages()},
        {"edit-board", app.say(words::edit_board), Icon::Pen, page::has_pages()},
        {"tutorials", app.say(words::tutorials), Icon::Book, page::has_pages()},
        {"gallery", app.say(words::gallery), Icon::Log, page::has_pages()},
        {"puzzles", app.say(words::puzzles), Icon::Check, page::has_pages()}}}};
}

constexpr float row = 44, between = 2, title = 24, corner = 10; // CSS pixels

Button entry_button(const Entry& entry) {
  return {entry.id, entry.text, entry.icon, Style::Plain, entry.enabled, false};
}

// A group's entries in lines: two beside each other where both have room.
std::vector<std::span<const Entry>> lines_of(const App& app, std::span<const Entry> entries, float width) {
  const auto fits = [&](const Entry& entry) {
    return button_width(app.ui, entry_button(entry)) <= width / 2;
  };
  std::vector<std::span<const Entry>> lines;
  for (std::size_t i = 0; i < entries.size(); i += lines.back().size())
    lines.push_back(
        entries.subspan(i, i + 1 < entries.size() && fits(entries[i]) && fits(entries[i + 1]) ? 2 : 1));
  return lines;
}

// Groups stand in one column or in two of equal width.
struct Column {
  float x = 0, width = 0;
};

float height_of(const App& app, const Group& group, float width) {
  const Paint& paint = app.ui.paint;
  return paint.px(title) +
         static_cast<float>(lines_of(app, group.entries, width).size()) * paint.px(row + between);
}

// How many of the groups stand in the first column, so that the higher one is as low as can be; and how high it is then.
struct Split {
  std::size_t first = 0;
  float height = 0;
};
Split split(const App& app, std::span<const Group> groups, float width) {
  Split best{groups.size(), 1e18F};
  for (std::size_t first = 0; first <= groups.size(); ++first) {
    float heights[] = {0, 0};
    for (std::size_t i = 0; i < groups.size(); ++i)
      heights[i < first ? 0 : 1] += height_of(app, groups[i], width);
    if (const float higher = std::max(heights[0], heights[1]); higher < best.height) best = {first, higher};
  }
  return best;
}

// The group from `y` on, which moves below it.
void draw_group(App& app, const Group& group, ScrollView& list, const Column& column, float& y) {
  const Paint& paint = app.ui.paint;
  const auto place = [&](float height) {
    const Rect whole = list.place(y, height);
    return Rect{whole.x + column.x, whole.y, column.width, whole.h};
  };
  text_in(paint, paint.font(12, Weight::Bold), place(paint.px(title)), paint.theme->soft,
          app.say(group.title));
  y += paint.px(title);
  for (const std::span<const Entry> line : lines_of(app, group.entries, column.width)) {
    Rect rest = place(paint.px(row));
    const float each = rest.w / static_cast<float>(line.size());
    for (const Entry& entry : line) {
      const Rect own = grown(cut_left(rest, each), -paint.px(2));
      list.follow(entry.id, own);
      if (button(app.ui, own, entry_button(entry))) press_control(app, entry.id);
    }
    y += paint.px(row + between);
  }
}

} // namespace

void draw_menu(App& app) {
  const Paint& paint = app.ui.paint;
  const std::vector<Group> groups = menu_of(app);
  constexpr float narrow = 420, wide = 860, frame = 96;
  const bool two = app.canvas.w > paint.px(720);
  const float room =
      std::min(paint.px(two ? wide : narrow), app.canvas.w - paint.px(16)) - paint.px(44 + corner);
  const float gap = two ? paint.px(24) : 0;
  const float width = two ? (room - gap) / 2 : room;
  const Split columns = two ? split(app, groups, width) : Split{groups.size(), 0};
  float high = columns.height;
  if (!two)
    for (const Group& group : groups)
      high += height_of(app, group, width);
  const std::string about = app.say(words::about);
  ImFont* small = paint.font(12);
  const float content = high + paint.px(corner) + paragraph_height(small, room, about);
  const Rect view = begin_sheet(app, two ? wide : narrow, content / paint.s + frame, "Twoseat");
  ScrollView list(app.ui, app.sheet_scroll, view, content);
  float ends[] = {0, 0};
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const bool second = i >= columns.first;
    draw_group(app, groups[i], list, {second ? width + gap : 0, width}, ends[second ? 1 : 0]);
  }
  paragraph(paint, small, list.place(high + paint.px(corner), 0).min(), room, paint.theme->soft, about);
}

} // namespace twoseat
