// shell/platform/page.h for tests of the table: a page that has everything, and keeps what it was told.
#include "page.h"
#include "shell/match/turning_point.h"
#include "shell/panels/sending.h"
#include "shell/platform/page.h"
#include <utility>

namespace twoseat {

namespace {
std::string told;
} // namespace

std::string test::told_to_page() {
  return std::exchange(told, {});
}

namespace page {

void mirror(std::string_view) {} // App::mirrored is the same
void set_fragment(std::string_view, bool) {}
void copy(std::string_view text) {
  told += "copied " + std::string(text) + "\n";
}
std::string address() {
  return "";
}
void frame_drawn() {}
bool has_pages() {
  return true;
}
void show_rule(std::string_view rule) {
  told += "rule " + std::string(rule) + "\n";
}
void build_deck(std::string_view system) {
  told += "decks of " + std::string(system) + "\n";
}
bool keeps_matches() {
  return true;
}
void show_matches() {
  told += "matches\n";
}
void send() {
  told += "sheet to send from\n";
}
void edit_board(std::string_view system) {
  told += "editor of " + std::string(system) + "\n";
}
void save_file(std::string_view name, std::string_view text) {
  told += "saved " + std::string(name) + "\n" + std::string(text);
}
bool has_part(std::string_view, std::string_view) {
  return true;
}
void leave_for(Beside) {
  told += "leaves\n";
}
void want_text(bool) {}
void sound(Sound what) {
  told += "sound " + std::to_string(static_cast<int>(what)) + "\n";
}
bool sound_wanted() {
  return true;
}
void want_sound(bool) {}
bool pictures_wanted() {
  return true;
}
void keep_pictures(bool) {}
void want_pictures(std::string_view) {}
void want(std::string_view) {}
void ready() {}
void failed(std::string_view sentence) {
  told += std::string(sentence) + "\n";
}
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
std::string language_of(std::string_view edition) { // as web/page/language.js
  return edition == "vgm" ? "ms" : "";
}
std::vector<News> take_news() {
  return {};
}

} // namespace page
} // namespace twoseat
