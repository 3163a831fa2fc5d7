// The buttons outside the decision, told whether or not they are drawn now: whoever reads the page presses all of them.
#include "shell/mirror_controls.h"
#include "shell/match/seen.h"
#include "shell/panels/panels.h"
#include "shell/panels/sending.h"
#include "shell/platform/page.h"
#include "shell/words/labels.h"
#include "shell/words/words.h"

namespace twoseat {
namespace {

struct Controls {
  const App& app;
  Json json = Json::array();

  void add(const std::string& id, const std::string& text, bool enabled = true) {
    json.push_back({{"id", id}, {"text", text}, {"enabled", enabled}, {"at", target_rect(app, id)}});
  }
  void say(const char* id, const char* phrase, bool enabled = true) { add(id, app.say(phrase), enabled); }
  void choose(const std::string& id, const std::string& text, bool chosen) {
    add(id, text);
    json.back()["chosen"] = chosen;
  }
};

bool any_match(const App& app) {
  return running(app.session) && !app.session.seat_link;
}

// What stands with the question, or over it.
void add_asked(Controls& out) {
  const App& app = out.app;
  const Session& session = app.session;
  const Seat next = expected(session);
  if (session.stage != Stage::Done) out.say("go-on", words::go_on);
  if (any_match(app) && next != Seat::None)
    out.add("confirm-seat", words::about_player(app.tongue.table, words::i_am, session.names[index(next)]));
  for (const Button& what : prompt_of(app).buttons)
    if (what.id == "done" || what.id == "close-view" || what.id == "move-now")
      out.add(what.id, what.text, what.enabled);
  if (asks_to_agree(session)) out.say("undo-agree", words::agree);
  if (session.take_back) out.say("undo-refuse", words::refuse);
  if (message_of(session).notice != Notice::None) out.say("dismiss-message", words::dismiss);
}

void add_timeline(Controls& out) {
  const Session& session = out.app.session;
  const bool any = any_match(out.app), back = any && session.cursor > 0,
             on = any && session.cursor < length(session);
  out.say("undo", words::undo, back);
  out.say("redo", words::redo, on);
  out.say("first", words::first, back);
  out.say("last", words::last, on);
}

void add_editions(Controls& out, const Ruleset& drafted) {
  const App& app = out.app;
  const std::vector<const EditionInfo*> editions = editions_of(drafted);
  if (editions.size() < 2) return;
  for (const EditionInfo* edition : editions)
    out.choose("edition:" + std::string(edition->id),
               app.say(words::edition) + ": " + words::edition_name(drafted, *edition) + ". " +
                   about_edition(app, drafted, edition->id),
               chosen_edition(drafted) == edition->id);
}

void add_decks(Controls& out, const Ruleset& drafted) {
  const App& app = out.app;
  for (std::size_t seat = 0; seat < 2; ++seat)
    for (const std::size_t deck : decks_of(drafted, chosen_edition(drafted))) {
      const Deck& what = drafted.book.decks[deck];
      const std::string kind = words::deck_format(drafted, what);
      out.choose("deck-" + std::to_string(seat) + ":" + deck_key(drafted.book, deck),
                 app.draft.names[seat] + ": " + what.name + (kind.empty() ? "" : ", " + kind),
                 drafted.decks[seat] == deck);
    }
  for (std::size_t seat = 0; seat < 2; ++seat)
    if (const std::string list = "decks-" + std::to_string(seat); !target_rect(app, list).is_null())
      out.add(list, words::about_player(app.tongue.table, words::deck_of, app.draft.names[seat]));
}

// The sheet on which a match is set up.
void add_new_match(Controls& out) {
  const App& app = out.app;
  const Ruleset& drafted = app.rulesets[app.draft.system];
  if (app.rulesets.size() > 1)
    for (const Ruleset& rules : app.rulesets)
      out.choose("system:" + std::string(rules.family->id), rules.family->name, &rules == &drafted);
  add_editions(out, drafted);
  add_decks(out, drafted);
  for (std::size_t seat = 0; seat < 2; ++seat)
    out.add("name-" + std::to_string(seat),
            words::about_player(app.tongue.table, seat == 0 ? words::first_name : words::second_name,
                                app.draft.names[seat]));
  for (const Button& who : opponents(app))
    out.choose(who.id, words::about_player(app.tongue.table, words::second_seat, who.text),
               who.style == Style::Primary);
  out.add("seed", app.say(words::seed) + ": " + app.draft.seed);
  if (page::has_pages()) out.say("build-deck", words::build_deck);
  out.say("start-match", words::start_match);
}

// Other pages, and what can be sent from this one.
void add_pages(Controls& out) {
  const App& app = out.app;
  const bool any = any_match(app);
  if (page::keeps_matches()) out.say("matches", words::matches);
  if (page::has_pages()) {
    out.say("start-page", words::start_page);
    out.say("edit-board", words::edit_board);
    out.say("tutorials", words::tutorials);
    out.say("gallery", words::gallery);
    out.say("puzzles", words::puzzles);
    out.say("send", words::send, may_send(app));
  }
  out.say("copy-match-link", words::copy_match, any);
  out.say("copy-position-link", words::copy_position, any);
  out.say("copy-seat-link", words::copy_seat, any);
  if (may_compare(app)) out.say("compare", words::compare);
}

// What the program knows of the match, or plays in it.
void add_helpers(Controls& out) {
  const App& app = out.app;
  out.add("computer", computer_entry(app), may_change_computer(app));
  out.say("odds", words::odds, has_odds(app));
  if (may_see_course(app)) out.say("course", words::course);
  if (app.sheet == Sheet::Course && app.course)
    for (const Button& way : app.course->ways(app))
      out.add(way.id, way.text);
  out.say("hint", words::what_would_you_do, may_ask_hint(app));
  if (thinks(app.hint)) out.say("stop-hint", words::stop_hint);
  if (app.hint.open) out.say("close-hint", words::close_hint);
  out.add("hints", hints_entry(app));
}

void add_settings(Controls& out) {
  const App& app = out.app;
  out.say("theme", app.light ? words::to_dark : words::to_light);
  if (page::has_pages()) out.say("sound", app.sound ? words::sound_on : words::sound_off);
  out.say("pictures", app.pictured ? words::pictures_on : words::pictures_off);
  if (app.sheet == Sheet::NewMatch)
    out.add("language", language_names[static_cast<std::size_t>(app.tongue.language)]);
  for (std::size_t i = 0; i < language_ids.size(); ++i) {
    out.choose("language:" + std::string(language_ids[i]), language_names[i],
               static_cast<Language>(i) == app.tongue.language);
    out.json.back()["lang"] = language_ids[i];
  }
}

void add_endings(Controls& out) {
  const App& app = out.app;
  const Session& session = app.session;
  out.say("concede", words::concede,
          any_match(app) && !is_over(session) && session.holder != Seat::None && !looking_back(session));
  if (app.sheet == Sheet::Over)
    for (const Button& way : ways_on(app))
      if (way.id != "new-match" && way.id != "copy-match-link" && way.id != "course")
        out.add(way.id, way.text);
  if (app.sheet == Sheet::Concede) {
    out.say("concede-yes", words::concede_yes);
    out.say("concede-no", words::concede_no);
  }
  if (app.sheet != Sheet::None && (running(session) || app.draft.list)) out.say("close", words::close);
}

} // namespace

Json controls_json(const App& app) {
  Controls out{app};
  add_asked(out);
  add_timeline(out);
  out.say("open-menu", words::menu);
  out.say("new-match", words::new_match);
  if (app.sheet == Sheet::NewMatch) add_new_match(out);
  add_pages(out);
  out.say("open-hands", app.session.open_hands ? words::open_hands_on : words::open_hands_off,
          may_open_hands(app.session));
  add_helpers(out);
  add_settings(out);
  out.say("log", words::log);
  out.say("help", words::help);
  add_endings(out);
  return std::move(out.json);
}

} // namespace twoseat
