// The panels around the table.
#pragma once
#include "shell/app.h"

namespace twoseat {

void draw_decision(App& app);           // one sentence, its buttons
void draw_strip(App& app);              // where we are, undo and redo, the scrubber
void draw_timeline(App& app, Rect row); // back and forth over the match
void draw_scrubber(App& app, const Rect& rect);
void draw_top_bar(App& app);                 // where there is no room for tools below
void draw_side(App& app);                    // card detail and log, on wide screens
void draw_message(App& app);                 // a refusal, a fault, what an undo would take back
std::string take_back_title(const App& app); // who asks whom, while an undo waits for an answer
void draw_sheets(App& app);                  // menu, new match, and whatever else lies over all
void announce_end(App& app);                 // once a match is over, its end lies over the table

void draw_detail(App& app, Rect rect);
void draw_log(App& app, Rect rect);
void draw_new_match(App& app, Rect rect);
void draw_over(App& app);
std::vector<Button> ways_on(const App& app); // from the end of a match

void draw_inspected(App& app); // over the table, while pressed long
// How high draw_detail wants to be: as usual, unless this card has more to say, and at most that.
float detail_height(App& app, float width, float usual, float most);

// A sheet in the middle of the screen, or all over a small one; says how much room is in it.
Rect begin_sheet(App& app, float css_width, float css_height, const std::string& title);

// What the decision's sentence and buttons are; also for the mirror.
struct Prompt {
  std::string sentence, hint, rule;
  std::vector<Button> buttons;
};
Prompt prompt_of(const App& app);

} // namespace twoseat
