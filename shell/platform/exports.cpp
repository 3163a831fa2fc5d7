// What the page may ask the program: for its tests, and for pages that embed it.
#ifdef __EMSCRIPTEN__
#include "shell/lessons/puzzle_report.h"
#include "shell/lessons/recording.h"
#include "shell/match/data_store.h"
#include "shell/platform/bringing.h"
#include "shell/platform/fetched.h"
#include "shell/program.h"
#include "shell/tools/board_editor.h"
#include "shell/tools/comparison.h"
#include "shell/tools/deck_builder.h"
#include "shell/tools/picture.h"
#include "shell/tools/sending.h"
#include <cstdio>
#include <emscripten/em_macros.h>

namespace {

// Kept until the next call: JavaScript copies it at once.
const char* keep(std::string text) {
  static std::string kept;
  kept = std::move(text);
  return kept.c_str();
}

} // namespace

extern "C" {

// The hash of the match at the cursor in hexadecimal; empty when there is none.
EMSCRIPTEN_KEEPALIVE const char* twoseat_match_hash() {
  const twoseat::Program* program = twoseat::running_program();
  if (program == nullptr || !twoseat::running(program->app.session)) return "";
  char text[17] = {};
  std::snprintf(text, sizeof text, "%016llx",
                static_cast<unsigned long long>(twoseat::hash(twoseat::shown_match(program->app.session))));
  return keep(text);
}

// 0: the match, 1: the position at the cursor, 2: what the holder's seat sees.
EMSCRIPTEN_KEEPALIVE const char* twoseat_link(int kind) {
  const twoseat::Program* program = twoseat::running_program();
  if (program == nullptr || !twoseat::running(program->app.session)) return "";
  const twoseat::Session& session = program->app.session;
  return keep(kind == 0   ? twoseat::match_link(session)
              : kind == 1 ? twoseat::position_link(session)
                          : twoseat::seat_link(session));
}

// Whether there is a context to draw in: 0 in the very event of its loss.
EMSCRIPTEN_KEEPALIVE void twoseat_drawing(int possible) {
  twoseat::Program* program = twoseat::running_program();
  if (program == nullptr || program->window.window == nullptr) return;
  program->window.input.any = true;
  if (possible != 0) return twoseat::restore_context(program->window);
  twoseat::lose_context(program->window);
  twoseat::lose_pictures(program->app.pictures);
}

// Whether a wheel turned over the table moves something of its own.
EMSCRIPTEN_KEEPALIVE int twoseat_scrolls() {
  const twoseat::Program* program = twoseat::running_program();
  return program != nullptr && program->app.sheet != twoseat::Sheet::None ? 1 : 0;
}

// For the deck builder: see shell/deck_builder.h. The language by its number in language_ids.
EMSCRIPTEN_KEEPALIVE const char* twoseat_deck_pool(const char* system, int language) {
  twoseat::Program* program = twoseat::running_program();
  const bool known = language >= 0 && static_cast<std::size_t>(language) < twoseat::language_ids.size();
  return program == nullptr
             ? ""
             : keep(twoseat::deck_pool_json(program->app, system,
                                            static_cast<twoseat::Language>(known ? language : 0)));
}
EMSCRIPTEN_KEEPALIVE const char* twoseat_deck_faults(const char* deck) {
  twoseat::Program* program = twoseat::running_program();
  return program == nullptr ? "" : keep(twoseat::deck_faults_json(program->app, deck));
}

// For the board editor: see shell/board_editor.h.
EMSCRIPTEN_KEEPALIVE const char* twoseat_board_facts(const char* system) {
  twoseat::Program* program = twoseat::running_program();
  return program == nullptr
             ? ""
             : keep(twoseat::fetched<&twoseat::editing::board_facts_json>(program->app, system));
}
EMSCRIPTEN_KEEPALIVE const char* twoseat_lay_position(const char* position) {
  twoseat::Program* program = twoseat::running_program();
  return program == nullptr
             ? ""
             : keep(twoseat::fetched<&twoseat::editing::lay_position_json>(program->app, position));
}
EMSCRIPTEN_KEEPALIVE const char* twoseat_check_position(const char* position) {
  twoseat::Program* program = twoseat::running_program();
  return program == nullptr
             ? ""
             : keep(twoseat::fetched<&twoseat::editing::check_position_json>(program->app, position));
}
EMSCRIPTEN_KEEPALIVE const char* twoseat_table_position() {
  twoseat::Program* program = twoseat::running_program();
  return program == nullptr ? ""
                            : keep(twoseat::fetched<&twoseat::editing::table_position_json>(program->app));
}
EMSCRIPTEN_KEEPALIVE const char* twoseat_own_cards(const char* system, const char* cards, int language) {
  twoseat::Program* program = twoseat::running_program();
  const bool known = language >= 0 && static_cast<std::size_t>(language) < twoseat::language_ids.size();
  return program == nullptr
             ? ""
             : keep(twoseat::fetched<&twoseat::editing::own_cards_json>(
                   program->app, system, cards, static_cast<twoseat::Language>(known ? language : 0)));
}

// For demos that are written: see shell/recording.h.
EMSCRIPTEN_KEEPALIVE const char* twoseat_begin_recording(const char* demo) {
  twoseat::Program* program = twoseat::running_program();
  return program == nullptr
             ? ""
             : keep(twoseat::fetched<&twoseat::editing::begin_recording_json>(program->app, demo));
}
EMSCRIPTEN_KEEPALIVE const char* twoseat_end_recording() {
  twoseat::Program* program = twoseat::running_program();
  return program == nullptr ? ""
                            : keep(twoseat::fetched<&twoseat::editing::end_recording_json>(program->app));
}
EMSCRIPTEN_KEEPALIVE const char* twoseat_run_demo(const char* demo, int draft) {
  twoseat::Program* program = twoseat::running_program();
  return program == nullptr
             ? ""
             : keep(twoseat::fetched<&twoseat::editing::run_demo_json>(program->app, demo, draft != 0));
}
EMSCRIPTEN_KEEPALIVE const char* twoseat_step_words(const char* demo, const char* moves) {
  twoseat::Program* program = twoseat::running_program();
  return program == nullptr
             ? ""
             : keep(twoseat::fetched<&twoseat::editing::step_words_json>(program->app, demo, moves));
}

// Data that the page has fetched, before or after the program has begun: see shell/data_store.h.
EMSCRIPTEN_KEEPALIVE void twoseat_data(const char* name, const char* json) {
  if (!twoseat::data_here().take(name, json)) return;
  if (twoseat::Program* program = twoseat::running_program()) twoseat::data_came(program->app);
}
// Which data a system needs that is not here, as JSON: for tools of the page. The language by its number.
EMSCRIPTEN_KEEPALIVE const char* twoseat_missing(const char* system, int language) {
  const bool known = language >= 0 && static_cast<std::size_t>(language) < twoseat::language_ids.size();
  const auto wanted = static_cast<twoseat::Language>(known ? language : 0);
  const bool none = twoseat::find_system(system) == nullptr; // then only words that say so
  return keep(twoseat::dump(twoseat::Json(none ? twoseat::data_here().missing(wanted)
                                               : twoseat::data_here().missing(system, wanted))));
}
// The same for a picture.
EMSCRIPTEN_KEEPALIVE const char* twoseat_picture_missing(const char* shown, int language) {
  return twoseat_missing(twoseat::system_of_picture(shown).c_str(), language);
}

// See shell/picture.h. It needs no running program: pages that embed a table ask before there is one.
EMSCRIPTEN_KEEPALIVE const char* twoseat_picture(const char* shown, int language) {
  const bool known = language >= 0 && static_cast<std::size_t>(language) < twoseat::language_ids.size();
  return keep(twoseat::picture_json(shown, static_cast<twoseat::Language>(known ? language : 0)));
}

// See shell/tools/comparison.h; it needs no running program either.
EMSCRIPTEN_KEEPALIVE const char* twoseat_compare(const char* text, const char* demo, const char* editions,
                                                 int from, const char* tables, int language) {
  const bool known = language >= 0 && static_cast<std::size_t>(language) < twoseat::language_ids.size();
  return keep(twoseat::fetched<&twoseat::comparing::comparison_json>(
      text, demo, editions, static_cast<std::size_t>(from < 0 ? 0 : from), tables,
      static_cast<twoseat::Language>(known ? language : 0)));
}

// See shell/tools/sending.h.
EMSCRIPTEN_KEEPALIVE const char* twoseat_sent(const char* text, int language) {
  const bool known = language >= 0 && static_cast<std::size_t>(language) < twoseat::language_ids.size();
  return keep(twoseat::fetched<&twoseat::sending::sent_json>(
      text, static_cast<twoseat::Language>(known ? language : 0)));
}

// See shell/lessons/puzzle.h: what a worker proves of a puzzle, and to the table that shows the puzzle of this name.
EMSCRIPTEN_KEEPALIVE const char* twoseat_prove(const char* puzzle) {
  return keep(twoseat::dump(twoseat::Json(twoseat::fetched<&twoseat::proving::proofs_of>(puzzle))));
}
// See shell/lessons/puzzle_report.h. The language by its number.
EMSCRIPTEN_KEEPALIVE const char* twoseat_puzzle_report(const char* puzzle, int language) {
  const bool known = language >= 0 && static_cast<std::size_t>(language) < twoseat::language_ids.size();
  return keep(twoseat::fetched<&twoseat::proving::puzzle_report_json>(
      puzzle, static_cast<twoseat::Language>(known ? language : 0)));
}
EMSCRIPTEN_KEEPALIVE void twoseat_proved(const char* id, const char* proofs) {
  twoseat::Program* program = twoseat::running_program();
  if (program == nullptr || !program->app.puzzle || program->app.lesson->id != id) return;
  program->app.puzzle->take_proofs(proofs);
  program->app.ui.wake_by(0);
}

EMSCRIPTEN_KEEPALIVE int twoseat_frames() {
  const twoseat::Program* program = twoseat::running_program();
  return program == nullptr ? 0 : program->frames;
}

} // extern "C"
#endif
