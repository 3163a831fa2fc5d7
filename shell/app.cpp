// The frame: input to the table and the panels, in the order in which they lie upon each other.
#include "shell/app.h"
#include "shell/match/data_store.h"
#include "shell/match/why_not.h"
#include "shell/panels/panels.h"
#include "shell/platform/page.h"
#include "shell/table/table.h"
#include "shell/words/words.h"
#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

namespace twoseat {
namespace {

// What lies uppermost, wholly, and nothing of what it lies on.
void put_one_away(App& app) {
  Choosing& choosing = app.choosing;
  if (!app.drag.begun && message_of(app.session).notice != Notice::None)
    app.session.message = {};
  else if (!app.drag.begun && shows_inspected(app))
    app.inspecting = false;
  else if (app.drag.begun || choosing.held || !choosing.chooser.empty())
    app.drag = {}, choosing.held = {}, choosing.chooser.clear();
  else
    choosing.picked.clear();
}

void hear_keys(App& app) {
  Ui& ui = app.ui;
  if (app.session.stage != Stage::Done && app.sheet == Sheet::None && take_key(ui, Key::Escape)) {
    app.motion.spotlights.clear();
    end_stage(app.session);
  }
  if (wants_text(app)) {
    std::erase_if(ui.in.keys, [](Key key) {
      return key == Key::Undo || key == Key::Redo || key == Key::Log || key == Key::Help || key == Key::Space;
    });
    return;
  }
  const struct {
    Key key;
    const char* control;
  } keys[] = {{Key::Undo, "undo"}, {Key::Redo, "redo"},  {Key::Log, "log"},
              {Key::Help, "help"}, {Key::Home, "first"}, {Key::End, "last"}};
  for (const auto& [key, control] : keys)
    if (take_key(ui, key)) press_control(app, control);
  if (app.sheet != Sheet::None) return;
  if (take_key(ui, Key::Escape)) put_one_away(app);
  // Space is the green button, unless it stands on a card to be toggled.
  const bool on_card =
      ui.focus_shown && (ui.focus.rfind("card:", 0) == 0 || ui.focus.rfind("place:", 0) == 0);
  if (!on_card && !asks_to_agree(app.session) && app.choosing.chooser.empty() && take_key(ui, Key::Space))
    for (const Button& what : prompt_of(app).buttons)
      if (what.style == Style::Primary || what.style == Style::Ready) return press_control(app, what.id);
}

std::uint64_t seed_number(const std::string& text) {
  std::uint64_t number = 0, mixed = 14695981039346656037ULL;
  bool digits = !text.empty() && text.size() <= 18;
  for (const char c : text) {
    digits = digits && c >= '0' && c <= '9';
    number = number * 10 + static_cast<std::uint64_t>(c - '0');
    mixed = (mixed ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  }
  return digits ? number : mixed;
}

void copy_link(App& app, std::string link, LinkKind kind) {
  if (kind == LinkKind::Match && link.empty()) {
    link = position_link(app.session);
    tell(app.session, {Notice::Told, app.say(words::no_match_link), {}});
  }
  const std::string names = kind == LinkKind::Seat ? "" : names_suffix(app.session.names);
  if (!link.empty()) page::copy(page::address() + "#" + link + names);
  app.sheet = Sheet::None;
}

} // namespace

// What is on the table may be of another system than before.
void show_rules(App& app) {
  const Rulebook* book = app.session.seat_link ? app.session.seat_book : app.session.book;
  const auto show = [&](Ruleset& rules) {
    if (&rules.book == book) app.rules = &rules;
  };
  for (Ruleset& rules : app.rulesets)
    show(rules);
  if (app.lesson) show(app.lesson->rules);
}

// Only between two frames: layouts are read anew.
Faults speak(App& app, Language language) {
  app.language = language;
  if (language == app.tongue.language) return {};
  Result<Tongue> tongue = read_tongue(language, data_here().assets());
  if (!tongue) return tongue.faults;
  app.tongue = *std::move(tongue.value);
  for (Ruleset& rules : app.rulesets)
    translate(rules, data_here().assets());
  if (app.lesson) translate(app.lesson->rules, data_here().assets());
  retell(app.session);
  return {};
}

Faults set_up(App& app, std::string_view system) {
  app.session.tongue = &app.tongue;
  if (Faults faults = speak(app, language_of(page::language(), Language::English)); !faults.empty())
    return faults;
  app.rulesets = find_rulesets(data_here().assets(), app.tongue);
  if (app.rulesets.empty()) return {Fault{"layouts", "", "There is no layout of any system."}};
  while (app.draft.system + 1 < app.rulesets.size() && app.rulesets[app.draft.system].family->id != system)
    ++app.draft.system;
  if (app.rulesets[app.draft.system].family->id != system) app.draft.system = 0;
  app.rules = &app.rulesets[app.draft.system];
  app.draft.seed = fresh_seed();
  app.light = page::prefers_light();
  app.embedded = page::embedded();
  app.sound = page::sound_wanted();
  app.reduced_motion = page::reduced_motion();
  app.session.parts = [&app](const Events& events) { return parts_of(app, events); };
  app.sheet = Sheet::NewMatch;
  return {};
}

bool choose_system(App& app, std::string_view id) {
  const auto found = std::find_if(app.rulesets.begin(), app.rulesets.end(),
                                  [&](const Ruleset& rules) { return rules.family->id == id; });
  if (found == app.rulesets.end()) return true; // as it was
  const Faults faults = load(*found, data_here().assets());
  if (faults.empty()) app.draft.system = static_cast<std::size_t>(found - app.rulesets.begin());
  Message message{Notice::Fault, app.say(words::no_data), {}};
  for (const Fault& fault : faults)
    message.lines.push_back({fault.told(app.tongue.table), fault.rule});
  if (!faults.empty()) tell(app.session, std::move(message));
  return faults.empty();
}

namespace {

constexpr std::string_view chooses = "system:", speaks = "language:", begins = "start-match"; // controls

bool is_control(const page::News& news, std::string_view prefix) {
  return news.kind == page::News::Kind::Control && news.text.starts_with(prefix);
}

} // namespace

std::string system_of(const page::News& news) {
  if (news.kind == page::News::Kind::Demo) {
    const std::string_view text = news.text;
    return demos::heading_of(text.substr(std::min(text.find('\n'), text.size()))).system;
  }
  if (news.kind == page::News::Kind::Deck) return demos::heading_of(news.text).system;
  if (is_control(news, chooses)) return news.text.substr(chooses.size());
  return news.kind == page::News::Kind::Link ? system_of_link(news.text) : "";
}

std::vector<std::string> data_missing(const App& app, const page::News& news) {
  if (is_control(news, speaks))
    return data_here().missing(language_of(news.text.substr(speaks.size()), app.language));
  const std::string system = system_of(news);
  if (find_system(system) == nullptr) return {}; // it is told what is wrong with it
  return data_here().missing(system, app.language);
}

bool must_wait(App& app, const page::News& news) {
  const bool wanted = news.kind != page::News::Kind::Control || is_control(news, chooses) ||
                      is_control(news, speaks) || is_control(news, begins);
  if (wanted) app.waiting.reset(); // by what is wanted now
  const std::vector<std::string> missing = data_missing(app, news);
  if (missing.empty()) return false;
  app.waiting = news;
  for (const std::string& name : missing)
    page::want(name);
  return true;
}

void data_came(App& app) {
  if (app.tongue.language == Language::English) return;
  if (Result<Tongue> tongue = read_tongue(app.tongue.language, data_here().assets())) {
    app.tongue = *std::move(tongue.value);
    for (Ruleset& rules : app.rulesets)
      translate(rules, data_here().assets());
    if (app.lesson) translate(app.lesson->rules, data_here().assets());
    retell(app.session);
  }
}

const SeatView& shown_view(const App& app) {
  return app.session.seat_link ? *app.session.seat_link : app.session.view;
}

Seat seat_below(const App& app) {
  if (app.session.seat_link) return app.session.seat_link->viewer == Viewer::B ? Seat::B : Seat::A;
  if (app.session.open_hands) return Seat::A;
  if (app.session.holder != Seat::None) return app.session.holder;
  return app.session.asked == Seat::None ? Seat::A : app.session.asked;
}

std::string fresh_seed() {
  const auto ticks = std::chrono::system_clock::now().time_since_epoch().count();
  return std::to_string((static_cast<std::uint64_t>(ticks) * 6364136223846793005ULL >> 33U) % 1000000U);
}

bool wants_text(const App& app) {
  return app.sheet == Sheet::NewMatch && (app.ui.focus.rfind("name-", 0) == 0 || app.ui.focus == "seed" ||
                                          app.ui.focus.rfind("option-", 0) == 0);
}

namespace {

// Digits only; what is usual, or left out, is none of a table's options.
std::int16_t option_number(const std::string& text, const OptionInfo& info) {
  const int number = text.empty() ? info.usual : std::min(std::atoi(text.c_str()), int{info.most});
  return number == info.usual ? Setup::usual : static_cast<std::int16_t>(number);
}

} // namespace

void begin_match(App& app) {
  const Ruleset& rules = app.rulesets[app.draft.system];
  if (rules.book.decks.empty()) return;
  const Deck& first = rules.book.decks[rules.decks[0]];
  Setup setup{first.edition, {first, rules.book.decks[rules.decks[1]]}, seed_number(app.draft.seed)};
  for (std::size_t i = 0; i < rules.family->options.size(); ++i)
    setup.options[i] = option_number(app.draft.options[i], rules.family->options[i]);
  PlayersNames names = app.draft.names;
  if (names[0].empty()) names[0] = "A";
  if (names[1].empty()) names[1] = "B";
  begin_match(app.session, rules.book, setup, names);
  end_lesson(app);
  app.draft.seed = fresh_seed();
  app.sheet = Sheet::None;
}

// As it was, by another chance.
void play_again(App& app, bool swapped) {
  Session& session = app.session;
  if (!session.has_journal) return;
  Setup setup = session.journal.setup;
  setup.seed = seed_number(fresh_seed());
  if (swapped) std::swap(setup.decks[0], setup.decks[1]);
  const PlayersNames names = session.names;
  begin_match(session, *session.book, setup, names);
  app.sheet = Sheet::None;
}

std::string link_of(const App& app) {
  if (app.lesson && !app.session.seat_link) return address_of(*app.lesson);
  const std::string link = best_link(app.session);
  return app.session.seat_link || link.empty() ? link : link + names_suffix(app.session.names);
}

void open_link(App& app, std::string_view text) {
  const std::size_t drafted = app.draft.system;
  const std::optional<NamedLink> named = split_names(text);
  const Result<LinkHead> head = named ? read_head(named->link) : Fault{};
  if (!named)
    tell(app.session, {Notice::Fault, app.say(words::link_broken), {{app.say(words::names_broken), ""}}});
  // A link of no system at all, or of one without a layout, gets its sentence from the engine.
  if (!named || (head && !choose_system(app, head.value->system)) ||
      !open_link(app.session, app.rulesets[app.draft.system].book, named->link, named->names)) {
    app.draft.system = drafted;
    if (!app.linked.empty())
      page::set_fragment(app.linked, false); // what is broken does not stay in the address
    return;
  }
  if (named->open_hands && !app.session.seat_link) set_open_hands(app.session, *named->open_hands);
  if (app.session.seat_link)
    show_rules(app);
  else
    end_lesson(app),
        tell(app.session, std::exchange(app.session.message, {})); // of the link, to whoever looks now
  app.linked = link_of(app);                                       // it stands in the address already
  app.sheet = Sheet::None;
}

void pick_option(App& app, int option) {
  if (option < 0 || app.session.decision.seat == Seat::None) return;
  refresh(app.choosing, app.session, app.layout());
  choose(app.choosing, app.session, static_cast<std::uint16_t>(option));
}

void press_control(App& app, const std::string& id) {
  Session& session = app.session;
  const bool any = running(session) && !session.seat_link;
  app.ui.wake_by(0);
  if (press_lesson(app, id)) return;
  if (must_wait(app, {page::News::Kind::Control, id})) return;
  if (id.rfind("option:", 0) == 0) return pick_option(app, std::atoi(id.c_str() + 7));
  if (id.rfind("deck-", 0) == 0 && id.size() > 7) {
    Ruleset& rules = app.rulesets[app.draft.system];
    for (std::size_t i = 0; i < rules.book.decks.size(); ++i)
      if (deck_key(rules.book, i) == id.substr(7)) choose_deck(rules, id[5] == '1' ? 1 : 0, i);
    return;
  }
  if (id.rfind("system:", 0) == 0) {
    choose_system(app, id.substr(7));
    return;
  }
  if (id.rfind("spread:", 0) == 0) {
    const int place = std::atoi(id.c_str() + 7);
    if (place < 1 || static_cast<std::size_t>(place) > session.view.places.size()) return;
    app.browsing = {static_cast<std::uint8_t>(place)};
    app.sheet = Sheet::Browse;
    return;
  }
  if (id.rfind("why-not:", 0) == 0) {
    const CardId card{static_cast<std::uint16_t>(std::atoi(id.c_str() + 8))};
    if (may_ask_why_not(session, card)) tell(session, why_not(*app.rules, session, card));
    return;
  }
  if (id.rfind("why-not-there:", 0) == 0) {
    const PlaceId place{static_cast<std::uint8_t>(std::atoi(id.c_str() + 14))};
    if (may_ask_why_not(*app.rules, session, place)) tell(session, why_not(*app.rules, session, place));
    return;
  }
  if (id == "go-on")
    end_stage(session);
  else if (id == "confirm-seat")
    confirm_seat(session);
  else if (id == "undo" && any)
    undo(session);
  else if (id == "redo" && any)
    redo(session);
  else if (id == "first" && any)
    look_at(session, 0);
  else if (id == "last" && any)
    look_at(session, length(session));
  else if (id == "done" && any)
    finish(app.choosing, session);
  else if (id == "undo-agree")
    agree_to_take_back(session, true);
  else if (id == "undo-refuse")
    agree_to_take_back(session, false);
  else if (id == "dismiss-message")
    session.message = {};
  else if (id == "close-view")
    close_seat_link(session), show_rules(app);
  else if (id == "concede" && any && !is_over(session))
    app.sheet = Sheet::Concede;
  else if (id == "concede-yes" && app.sheet == Sheet::Concede)
    concede(session, session.holder), app.sheet = Sheet::None;
  else if (id == "concede-no" && app.sheet == Sheet::Concede)
    app.sheet = Sheet::None;
  else if ((id == "again" || id == "swap-decks") && app.sheet == Sheet::Over)
    play_again(app, id == "swap-decks");
  else if (id == "look-through" && app.sheet == Sheet::Over)
    app.sheet = Sheet::None, look_at(session, 0);
  else if (id == "new-match")
    app.sheet = Sheet::NewMatch;
  else if (app.sheet == Sheet::NewMatch && (id == "seed" || id.rfind("name-", 0) == 0))
    app.ui.focus = id;
  else if (id == "start-match" && app.sheet == Sheet::NewMatch)
    begin_match(app);
  else if (id == "matches" && page::keeps_matches())
    page::show_matches();
  else if (id == "edit-board" && page::has_pages())
    app.sheet = running(session) ? Sheet::None : app.sheet, page::edit_board(app.rules->family->id);
  else if (id == "tutorials" && page::has_pages())
    page::leave_for(page::Beside::Tutorials);
  else if (id == "gallery" && page::has_pages())
    page::leave_for(page::Beside::Gallery);
  else if (id == "build-deck" && page::has_pages())
    page::build_deck(app.rulesets[app.draft.system].family->id);
  else if (id == "open-menu")
    app.sheet = app.sheet == Sheet::Menu ? Sheet::None : Sheet::Menu;
  else if (id == "close")
    app.sheet = running(session) ? Sheet::None : app.sheet;
  else if (id == "help")
    app.sheet = app.sheet == Sheet::Help ? Sheet::None : Sheet::Help;
  else if (id == "log")
    app.sheet = app.sheet == Sheet::Log ? Sheet::None : Sheet::Log, app.log_scroll = 0;
  else if (id == "card")
    app.inspecting = !app.inspecting;
  else if (id == "language") // the next one
    press_control(
        app,
        "language:" +
            std::string(language_ids[(static_cast<std::size_t>(app.language) + 1) % language_ids.size()]));
  else if (id.rfind("language:", 0) == 0)
    app.language = language_of(id.substr(9), app.language);
  else if (id == "theme")
    app.light = !app.light;
  else if (id == "sound")
    page::want_sound(app.sound = !app.sound);
  else if (id == "open-hands")
    ask_to_open_hands(session);
  else if (id == "copy-match-link" && any)
    copy_link(app, match_link(session), LinkKind::Match);
  else if (id == "copy-position-link" && any)
    copy_link(app, position_link(session), LinkKind::Position);
  else if (id == "copy-seat-link" && any)
    copy_link(app, seat_link(session), LinkKind::Seat);
}

bool shows_inspected(const App& app) {
  return app.inspecting && app.inspected_def && (app.side.empty() || app.ui.in.touch);
}

bool look_again(App& app) {
  const Eyes now = eyes(app.session);
  if (app.eyes == now) return false;
  Looking fresh;
  fresh.eyes = now;
  static_cast<Looking&>(app) = std::move(fresh);
  if (app.session.told_to != now) app.session.message = {};
  return true;
}

namespace {

// A tap puts the card's detail away, unless it is on the question below it.
void lift_detail(App& app) {
  const bool asks = std::any_of(app.ui.before.begin(), app.ui.before.end(), [&](const Target& target) {
    return target.id.rfind("why-not:", 0) == 0 && target.hit.contains(app.ui.in.mouse);
  });
  if (!shows_inspected(app) || !app.ui.in.pressed || app.drag.card || asks) return;
  app.inspecting = false;
  app.ui.in.pressed = false;
  app.ui.held.clear();
}

// As far as the same eyes look: what is drawn after an answer that handed the table over would belong to nobody.
void draw(App& app) { // over the table's colour, which the frame begins with
  if (app.lesson && !app.session.seat_link) follow(*app.lesson, app.session);
  speak(app, app.language); // shipped words were read once, when the program was tested
  lay_out(app);
  if (const Rect& column = app.board.column; !column.empty()) {
    const Theme& theme = *app.ui.paint.theme;
    fill(app.ui.paint, column, mixed(theme.table, theme.felt, 0.6F));
    fill(app.ui.paint, {column.x, column.y, app.ui.paint.hair(), column.h}, theme.line);
  }
  using Part = void (*)(App&);
  constexpr Part board[] = {update_table, draw_table, draw_decision};
  constexpr Part around[] = {draw_side,      draw_top_bar, draw_strip, draw_table_top,
                             draw_inspected, draw_message, draw_sheets};
  announce_end(app);
  const auto draw_part = [&](Part part) {
    if (app.eyes == eyes(app.session)) part(app);
  };
  if (running(app.session) || app.session.seat_link)
    std::for_each(std::begin(board), std::end(board), draw_part);
  std::for_each(std::begin(around), std::end(around), draw_part);
}

// What has been done is done: only the mouse still lies where it lay.
Input done(const Input& input) {
  Input rest;
  rest.mouse = input.mouse;
  rest.down = input.down;
  rest.touch = input.touch;
  rest.any = input.any;
  rest.now = input.now;
  return rest;
}

} // namespace

void frame(App& app, const Input& input, ImVec2 pixels, float scale) {
  ImDrawList* list = ImGui::GetBackgroundDrawList();
  const Paint paint{list, app.light ? &light_theme : &dark_theme, &app.type, scale};
  look_again(app);
  begin_frame(app.ui, input, paint);
  app.canvas = {0, 0, pixels.x, pixels.y};
  lift_detail(app);
  hear_keys(app);
  const bool had_every_letter = app.type.every_letter;
  const auto state = [&app] {
    return std::tuple(app.session.moved_to, app.session.holder, app.sheet, app.session.take_back.has_value(),
                      asks_to_agree(app.session));
  };
  auto before = state();
  draw(app);
  if (look_again(app)) { // the frame is drawn anew, for those who look now
    wipe(list);
    begin_frame(app.ui, done(input), paint);
    before = state();
    draw(app);
  }
  end_frame(app.ui);
  app.settled = before == state();
  if (!app.settled) app.ui.wake_by(input.now);
  // What a button did shows in the next frame; so does what lies under the mouse now.
  if (input.any || app.shown_move != app.session.moved_to || app.type.every_letter != had_every_letter)
    app.ui.wake_by(input.now);
  page::want_text(wants_text(app));
}

} // namespace twoseat
