// What stands in the sheet of a new match: rows of tabs, and the decks of each seat.
#pragma once
#include "shell/app.h"

namespace twoseat {

void draw_systems(App& app, const Rect& rect);
void draw_editions(App& app, Rect& rest); // cut off its top; nothing where the game has one rulebook
void draw_opponents(App& app, const Rect& rect);

void draw_decks(App& app, const Rect& view, std::size_t seat);       // all of the chosen edition
void draw_chosen_deck(App& app, const Rect& rect, std::size_t seat); // which opens
void open_deck_list(App& app, std::size_t seat);                     // a sheet of its own,
void draw_deck_list(App& app, std::size_t seat);                     // this one

} // namespace twoseat
