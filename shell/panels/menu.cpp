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

constexpr float row = 46, between = 2, title = 24, corner = 10; // CSS pixels

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

// The group from `y` on, which moves below it.
void draw_group(App& app, const Group& group, ScrollView& list, float width, float& y) {
  const Paint& paint = app.ui.paint;
  text_in(paint, paint.font(12, Weight::Bold), list.place(y, paint.px(title)), paint.theme->soft,
          app.say(group.title));
  y += paint.px(title);
  for (const std::span<const Entry> line : lines_of(app, group.entries, width)) {
    Rect rest = list.place(y, paint.px(row));
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
  const bool wide = app.canvas.h < paint.px(760) && app.canvas.w > paint.px(640);
  const Rect view = begin_sheet(app, wide ? 640 : 420, wide ? 560 : 740, "Twoseat");
  const std::string about = app.say(words::about);
  ImFont* small = paint.font(12);
  const float width = view.w - paint.px(corner);
  float high = paint.px(corner) + paragraph_height(small, width, about);
  for (const Group& group : groups)
    high += paint.px(title) +
            static_cast<float>(lines_of(app, group.entries, width).size()) * paint.px(row + between);
  ScrollView list(app.ui, app.sheet_scroll, view, high);
  float y = 0;
  for (const Group& group : groups)
    draw_group(app, group, list, width, y);
  paragraph(paint, small, list.place(y + paint.px(corner), 0).min(), width, paint.theme->soft, about);
}

} // namespace twoseat
