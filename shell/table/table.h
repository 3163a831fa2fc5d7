// The table: both fields, every zone, the battle on it, and what a hand does to them.
#pragma once
#include "shell/app.h"

namespace twoseat {

void lay_out(App& app);        // the rectangles of this frame's screen
void update_table(App& app);   // the scene, motion, and what the mouse and the keys do
void draw_table(App& app);     // wells, cards, battle
void draw_table_top(App& app); // what lies above: the dragged card, the chooser, a card that is checked
void click_on_card(App& app, CardId card, PlaceId place, ImVec2 at);

bool aims_from(const App& app, const Sprite& sprite);
void draw_wells(App& app);
void draw_plates(App& app);
void draw_markers(const App& app);
void draw_battle(App& app);
void draw_highlights(App& app);

} // namespace twoseat
