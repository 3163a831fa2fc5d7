// page.h without a page: the clipboard is the system's, links stand nowhere, and nobody reads the mirror.
#ifndef __EMSCRIPTEN__
#include "shell/match/turning_point.h"
#include "shell/panels/sending.h"
#include "shell/platform/page.h"
#include <SDL.h>
#include <cstdio>
#include <fstream>

namespace twoseat::page {

void mirror(std::string_view) {}
void set_fragment(std::string_view, bool) {}
void copy(std::string_view text) {
  SDL_SetClipboardText(std::string(text).c_str());
}
std::string address() {
  return "";
}
void frame_drawn() {}
void want(std::string_view) {} // all of it is here
void ready() {}
void failed(std::string_view sentence) {
  std::fprintf(stderr, "twoseat-table: %s\n", std::string(sentence).c_str());
}
void show_rule(std::string_view) {}
void build_deck(std::string_view) {}
bool keeps_matches() {
  return false;
}
void show_matches() {}
void send() {}
void edit_board(std::string_view) {}
void save_file(std::string_view name, std::string_view text) { // where the program was begun
  std::ofstream{std::string(name)} << text;
}
bool has_part(std::string_view, std::string_view) {
  return true;
}
void leave_for(Beside) {}
bool has_pages() {
  return false;
}
void want_text(bool wanted) {
  wanted ? SDL_StartTextInput() : SDL_StopTextInput();
}
void sound(Sound) {}
bool sound_wanted() {
  return false;
}
void want_sound(bool) {}
bool pictures_wanted() {
  return true;
}
void keep_pictures(bool) {}
void want_pictures(std::string_view) {} // they are compiled in
bool reduced_motion() {
  return false;
}
bool embedded() {
  return false;
}
bool prefers_light() {
  return false;
}
std::string language() {
  return "";
}
std::string language_of(std::string_view) {
  return "";
}
std::vector<News> take_news() {
  return {};
}

} // namespace twoseat::page
#endif
