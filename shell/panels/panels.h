// The panels around the table.
#pragma once
#include "shell/app.h"

namespace twoseat {

void draw_decision(App& app); // one sentence, its buttons
// What that sentence asks, of several with how many were chosen: "Choose 3: 1 of 3".
std::string asked_question(const App& app);
struct Asked { // the ability that asks, and its card; no text: none does, or not for these eyes
  CardId card;
  DefId def;
  std::string name, text;
};
Asked asked_of(const App& app);
void draw_asked_in(App& app, Rect& rest); // in the panel,
void draw_asked(App& app);                // and where there is none
void draw_strip(App& app);                // where we are, undo and redo, the scrubber
void draw_timeline(App& app, Rect row);   // back and forth over the match
void draw_scrubber(App& app, const Rect& rect);
void draw_top_bar(App& app);                 // where there is no room for tools below
void draw_side(App& app);                    // card detail and log, on wide screens
void draw_hint(App& app);                    // the second opinion, once it was asked for
void draw_message(App& app);                 // a refusal, a fault, what an undo would take back
std::string take_back_title(const App& app); // who asks whom, while an undo waits for an answer
std::vector<std::string> hint_in_words(const App& app);
Rect free_spot(const App& app, float width, float height); // for what lies on the table a while
void draw_sheets(App& app);                                // menu, new match, and whatever else lies over all
void announce_end(App& app); // once a match is over, its end lies over the table

void draw_detail(App& app, Rect rect);
void draw_log(App& app, Rect rect);
void draw_new_match(App& app);
std::string computer_entry(const App& app); // of the menu
bool may_compare(const App& app);           // what lies on the table, under another edition
std::string hints_entry(const App& app);
// What a match by the rules of an edition is, and what else changes with it.
std::string about_edition(const App& app, const Ruleset& rules, std::string_view edition);
std::vector<Button> opponents(const App& app); // of a new match: who plays the second seat
void choose_opponent(App& app, std::string_view which);
bool has_odds(const App& app); // whether there is anything to count for whoever looks
void draw_odds(App& app);      // a sheet
std::vector<std::string> odds_in_words(const App& app); // what it says; empty while it is put away
void draw_over(App& app);
void draw_menu(App& app);
std::vector<Button> ways_on(const App& app); // from the end of a match
bool may_see_course(const App& app);         // how it went
void show_course(App& app);

void draw_inspected(App& app); // over the table, while pressed long
// How high draw_detail wants to be: as usual, unless this card has more to say, and at most that.
float detail_height(App& app, float width, float usual, float most);

// A sheet in the middle of the screen, or all over a small one; says how much room is in it.
Rect begin_sheet(App& app, float css_width, float css_height, const std::string& title);
bool may_close(
    const App&
        app); // the sheet that is open: from the seats of the first match the way leads to the start page

// What the decision's sentence and buttons are; also for the mirror.
struct Prompt {
  std::string sentence, hint, rule;
  std::string
      why; // the device is passed: something else than that it is somebody's turn; stands for the hint
  std::vector<Button> buttons;
};
Prompt prompt_of(const App& app);
std::string
guard_hint(const App& app); // what still stops an attack; empty: nobody guards now, or it cannot be said

} // namespace twoseat
