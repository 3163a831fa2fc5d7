// The page around the table: what the shell tells it, and what it brings to the shell.
// In the browser this is web/table.js through page_web.cpp; natively page_native.cpp does what makes sense there.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace twoseat::page {

// --- Shell to page -----------------------------------------------------------------------------------------------

// The table as JSON, for screen readers, for keyboards and for tests; call when it changed. It holds only what the
// person who holds the device may see right now. Shape: web/mirror.d.ts.
void mirror(std::string_view json);

// Puts a link behind '#' in the address bar without telling the shell about it again.
// push: a new entry in the browser's history; otherwise the present entry is replaced.
void set_fragment(std::string_view link, bool push);

// Puts text on the clipboard. The page says by itself whether that worked.
void copy(std::string_view text);

// The address of this page without '#', to which links are appended.
std::string address();

// Counts a drawn frame (an idle table draws none).
void frame_drawn();

// Whether there are pages beside the table, for what follows.
bool has_pages();
// Shows a rule as it is cited, "[vge 10.6.1.2]", with what it says and its demos.
void show_rule(std::string_view rule);
// Opens the deck builder for a system, by its id.
void build_deck(std::string_view system);
// Whether the page keeps what is played; shows the list of it.
bool keeps_matches();
void show_matches();
// Opens the board editor for a system.
void edit_board(std::string_view system);
// Whether a part of the program is here; if not, it is fetched, and this control is pressed once it has come.
bool has_part(std::string_view name, std::string_view control);
// Leaves for another page, in the language of the table. The match is kept.
enum class Beside { Tutorials, Gallery, Compare, Start, Puzzles };
void leave_for(Beside page);

// Whether a text field is active: then the page takes what input methods and soft keyboards write. Cheap to repeat.
void want_text(bool wanted);

// Something to hear, if the person wants that, which is nobody's business but the page's to remember.
enum class Sound { Card, Dice, Damage, Decision, End }; // as web/table/sound.js counts them
void sound(Sound what);
bool sound_wanted();
void want_sound(bool wanted);

// Whether cards show their pictures, which the page remembers. Those that are wanted from now on, of all cards of a match, as JSON
// {"system", "cards": [[id, group, size], ...]}: each is told to have come (News::Picture) once it may become a texture.
bool pictures_wanted();
void keep_pictures(bool wanted);
void want_pictures(std::string_view json);

// Data that is not here, "heroes" or "heroes.it" (shell/match/data_store.h): it is given to the store once it has come. Who wants it
// again while it is on its way says nothing new.
void want(std::string_view name);

// Loading is over: the first frame stands.
void ready();

// Loading is over, and there will be no table: why, in a sentence for whoever waits for it.
void failed(std::string_view sentence);

// Whether the person asked the system for less motion / prefers a light page.
bool reduced_motion();
bool prefers_light();

// Whether it is a frame in somebody else's page.
bool embedded();

// The language that the page wants: "it". Empty: any.
std::string language();
// The one that it changes to when a match of this edition begins. Empty: none.
std::string language_of(std::string_view edition);

// --- Page to shell -----------------------------------------------------------------------------------------------

struct News {
  enum class Kind {
    Link,    // text: a link to open (from '#', from a paste, from back and forward)
    Option,  // number: answer with this option of the mirror's decision
    Control, // text: a control of the mirror by its id ("undo", "confirm-seat", "copy-match-link" ...)
    Typed,   // text: UTF-8 typed by way of an input method or soft keyboard
    Resized, // the canvas or its pixel ratio changed
    Deck,    // text: a deck for the next match, as in assets/decks; number: the seat
    Demo, // text: a rule demo's id, a line's end, and its JSON; number: how many of its steps to show at once
    Picture, // text: the card, number: the size of a picture that was wanted and can be taken now
  };
  Kind kind;
  std::string text;
  int number = 0;
};

// Everything since the last call, oldest first. Whatever arrives wakes the loop.
std::vector<News> take_news();

} // namespace twoseat::page
