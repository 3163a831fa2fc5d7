// What each control does, by its id: the table's own buttons press them, and so do the page's.
#include "shell/match/why_not.h"
#include "shell/panels/choices.h"
#include "shell/panels/panels.h"
#include "shell/panels/sending.h"
#include "shell/platform/page.h"
#include "shell/table/table.h"
#include "shell/words/words.h"
#include <algorithm>

namespace twoseat {
namespace {

bool always(const App&) {
  return true;
}
bool any_match(const App& app) {
  return running(app.session) && !app.session.seat_link;
}
bool may_concede(const App& app) {
  return any_match(app) && !is_over(app.session);
}
bool has_pages(const App&) {
  return page::has_pages();
}
template <Sheet sheet>
bool open(const App& app) {
  return app.sheet == sheet;
}

// `rest`: what stands behind the id, where that ends in a colon or a dash.
struct Control {
  std::string_view id;
  void (*press)(App&, std::string_view rest);
  bool (*possible)(const App&) = always;
};

int number(std::string_view text) {
  return std::atoi(std::string(text).c_str());
}

// The sheet, or none where it lies open.
void turn(App& app, Sheet sheet) {
  app.sheet = app.sheet == sheet ? Sheet::None : sheet;
}

void copy_link(App& app, std::string link, LinkKind kind) {
  if (kind == LinkKind::Match && link.empty() && !app.session.has_lessons_cards) {
    link = position_link(app.session);
    tell(app.session, {Notice::Told, app.say(words::no_match_link), {}});
  }
  if (link.empty() && app.session.has_lessons_cards)
    tell(app.session, {Notice::Told, app.say(words::no_lesson_link), {}});
  const std::string suffix = kind == LinkKind::Seat ? "" : suffix_of(app);
  if (!link.empty()) page::copy(page::address() + "#" + link + suffix);
  app.sheet = Sheet::None;
}

template <page::Beside beside>
void leave_for(App&, std::string_view) {
  page::leave_for(beside);
}

// --- What needs more than a line -----------------------------------------------------------------------------------

void choose_deck_named(App& app, std::string_view rest) { // "1:bell-divers": the second seat's
  Ruleset& rules = app.rulesets[app.draft.system];
  if (rest.size() < 3) return;
  for (std::size_t i = 0; i < rules.book.decks.size(); ++i)
    if (deck_key(rules.book, i) == rest.substr(2)) choose_deck(rules, rest[0] == '1' ? 1 : 0, i);
  app.draft.list.reset();
}

void spread_place(App& app, std::string_view rest) {
  const int place = number(rest);
  if (place < 1 || static_cast<std::size_t>(place) > app.session.view.places.size()) return;
  app.browsing = {static_cast<std::uint8_t>(place)};
  app.sheet = Sheet::Browse;
}

void ask_why_not(App& app, std::string_view rest) {
  const CardId card{static_cast<std::uint16_t>(number(rest))};
  if (may_ask_why_not(app.session, card)) tell(app.session, why_not(*app.rules, app.session, card));
}

void ask_why_not_there(App& app, std::string_view rest) {
  const PlaceId place{static_cast<std::uint8_t>(number(rest))};
  if (may_ask_why_not(*app.rules, app.session, place))
    tell(app.session, why_not(*app.rules, app.session, place));
}

void change_computer(App& app, std::string_view) {
  Session& session = app.session;
  const bool plays = session.computer != Seat::None;
  ask_for_computer(session, plays ? Seat::None : seat_for_computer(session));
  app.sheet = Sheet::None;
}

void put_sheet_away(App& app, std::string_view) { // without a match there is nothing below it
  if (running(app.session)) app.sheet = Sheet::None;
}

void close(App& app, std::string_view) {
  if (app.draft.list) return app.draft.list.reset();
  put_sheet_away(app, {});
}

void edit_board(App& app, std::string_view) {
  put_sheet_away(app, {});
  page::edit_board(app.rules->family->id);
}

void speak_next(App& app, std::string_view) {
  const std::size_t next = (static_cast<std::size_t>(app.language) + 1) % language_ids.size();
  press_control(app, "language:" + std::string(language_ids[next]));
}

// --- All of them ---------------------------------------------------------------------------------------------------

constexpr Control controls[] = {
    {"option:", [](App& app, std::string_view rest) { pick_option(app, number(rest)); }},
    {"done", [](App& app, std::string_view) { finish(app.choosing, app.session); }, any_match},
    {"put-back", [](App& app, std::string_view) { app.choosing.picked.clear(); }},
    {"go-on", [](App& app, std::string_view) { end_stage(app.session); }},
    {"confirm-seat", [](App& app, std::string_view) { confirm_seat(app.session); }},
    {"spread:", spread_place},
    {"why-not:", ask_why_not},
    {"why-not-there:", ask_why_not_there},
    {"dismiss-message", [](App& app, std::string_view) { app.session.message = {}; }},
    {"card", [](App& app, std::string_view) { app.inspecting = !app.inspecting; }},

    {"undo", [](App& app, std::string_view) { undo(app.session); }, any_match},
    {"redo", [](App& app, std::string_view) { redo(app.session); }, any_match},
    {"first", [](App& app, std::string_view) { look_at(app.session, 0); }, any_match},
    {"last", [](App& app, std::string_view) { look_at(app.session, length(app.session)); }, any_match},
    {"undo-agree", [](App& app, std::string_view) { agree_to_take_back(app.session, true); }},
    {"undo-refuse", [](App& app, std::string_view) { agree_to_take_back(app.session, false); }},
    {"open-hands", [](App& app, std::string_view) { ask_to_open_hands(app.session); }},
    {"close-view", [](App& app, std::string_view) { close_seat_link(app.session), show_rules(app); }},

    {"concede", [](App& app, std::string_view) { app.sheet = Sheet::Concede; }, may_concede},
    {"concede-yes",
     [](App& app, std::string_view) { concede(app.session, app.session.holder), app.sheet = Sheet::None; },
     open<Sheet::Concede>},
    {"concede-no", [](App& app, std::string_view) { app.sheet = Sheet::None; }, open<Sheet::Concede>},
    {"again", [](App& app, std::string_view) { play_again(app, false); }, open<Sheet::Over>},
    {"swap-decks", [](App& app, std::string_view) { play_again(app, true); }, open<Sheet::Over>},
    {"look-through", [](App& app, std::string_view) { app.sheet = Sheet::None, look_at(app.session, 0); },
     open<Sheet::Over>},

    {"new-match", [](App& app, std::string_view) { app.sheet = Sheet::NewMatch; }},
    {"system:", [](App& app, std::string_view rest) { choose_system(app, rest); }},
    {"edition:",
     [](App& app, std::string_view rest) { choose_edition(app.rulesets[app.draft.system], rest); }},
    {"deck-", choose_deck_named},
    {"decks-", [](App& app, std::string_view rest) { open_deck_list(app, rest == "1" ? 1 : 0); },
     open<Sheet::NewMatch>},
    {"seed", [](App& app, std::string_view) { app.ui.focus = "seed"; }, open<Sheet::NewMatch>},
    {"name-", [](App& app, std::string_view rest) { app.ui.focus = "name-" + std::string(rest); },
     open<Sheet::NewMatch>},
    {"opponent:", [](App& app, std::string_view rest) { choose_opponent(app, std::string(rest)); },
     open<Sheet::NewMatch>},
    {"build-deck",
     [](App& app, std::string_view) { page::build_deck(app.rulesets[app.draft.system].family->id); },
     has_pages},
    {"start-match", [](App& app, std::string_view) { begin_match(app); }, open<Sheet::NewMatch>},

    {"computer", change_computer, may_change_computer},
    {"move-now", [](App& app, std::string_view) { hurry(app.computer); }},
    {"computer-thinks", [](App& app, std::string_view) { app.computer.expected = false; }},
    {"hint", [](App& app, std::string_view) { app.sheet = Sheet::None, ask_hint(app.hint, app.session); },
     may_ask_hint},
    {"hint-thinks", [](App& app, std::string_view) { begin_expected(app.hint, app.session); }},
    {"part-missing",
     [](App& app, std::string_view) {
       if (app.hint.expected) app.hint = {};
     }}, // it was not to be had
    {"stop-hint", [](App& app, std::string_view) { stop_thinking(app.hint); }},
    {"close-hint", [](App& app, std::string_view) { app.hint = {}; }},
    {"hints", [](App& app, std::string_view) { app.hints = !app.hints; }},
    {"odds", [](App& app, std::string_view) { turn(app, Sheet::Odds); }, has_odds},
    {"course", [](App& app, std::string_view) { show_course(app); }, may_see_course},
    {"course-",
     [](App& app, std::string_view rest) { app.course->press(app, "course-" + std::string(rest)); },
     [](const App& app) { return app.sheet == Sheet::Course && app.course != nullptr; }},

    {"open-menu", [](App& app, std::string_view) { turn(app, Sheet::Menu); }},
    {"help", [](App& app, std::string_view) { turn(app, Sheet::Help); }},
    {"log", [](App& app, std::string_view) { turn(app, Sheet::Log), app.log_scroll = 0; }},
    {"close", close},
    {"matches", [](App&, std::string_view) { page::show_matches(); },
     [](const App&) { return page::keeps_matches(); }},
    {"edit-board", edit_board, has_pages},
    {"start-page", leave_for<page::Beside::Start>, has_pages},
    {"tutorials", leave_for<page::Beside::Tutorials>, has_pages},
    {"gallery", leave_for<page::Beside::Gallery>, has_pages},
    {"puzzles", leave_for<page::Beside::Puzzles>, has_pages},
    {"compare",
     [](App& app, std::string_view) { app.sheet = Sheet::None, page::leave_for(page::Beside::Compare); },
     may_compare},

    {"send", [](App& app, std::string_view) { app.sheet = Sheet::None, page::send(); }, may_send},

    {"language", speak_next},
    {"language:", [](App& app, std::string_view rest) { app.language = language_of(rest, app.language); }},
    {"theme", [](App& app, std::string_view) { app.light = !app.light; }},
    {"sound", [](App& app, std::string_view) { page::want_sound(app.sound = !app.sound); }},
    {"pictures", [](App& app, std::string_view) { page::keep_pictures(app.pictured = !app.pictured); }},

    {"copy-match-link",
     [](App& app, std::string_view) { copy_link(app, match_link(app.session), LinkKind::Match); }, any_match},
    {"copy-position-link",
     [](App& app, std::string_view) { copy_link(app, position_link(app.session), LinkKind::Position); },
     any_match},
    {"copy-seat-link",
     [](App& app, std::string_view) { copy_link(app, seat_link(app.session), LinkKind::Seat); }, any_match},
};

bool is(const Control& control, std::string_view id) {
  const bool has_rest = control.id.ends_with(':') || control.id.ends_with('-');
  return has_rest ? id.starts_with(control.id) : id == control.id;
}

} // namespace

void press_control(App& app, const std::string& id) {
  app.ui.wake_by(0);
  if (press_lesson(app, id)) return;
  if (must_wait(app, {page::News::Kind::Control, id})) return;
  const auto found =
      std::find_if(std::begin(controls), std::end(controls), [&](const Control& one) { return is(one, id); });
  if (found != std::end(controls) && found->possible(app))
    found->press(app, std::string_view(id).substr(found->id.size()));
}

} // namespace twoseat
