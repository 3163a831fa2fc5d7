// Rows of tabs in the sheet of a new match.
#pragma once
#include "shell/app.h"

namespace twoseat {

void draw_systems(App& app, const Rect& rect);
void draw_editions(App& app, Rect& rest); // cut off its top; nothing where the game has one rulebook
void draw_opponents(App& app, const Rect& rect);

} // namespace twoseat
