// The table as a program: in the page driven by the browser's frames, natively by the system's events.
#include "shell/match/data_store.h"
#include "shell/platform/bringing.h"
#include "shell/platform/page.h"
#include "shell/platform/screenshot.h"
#include "shell/program.h"
#include "shell/tools/deck_builder.h"
#include "shell/words/words.h"
#include <SDL.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>
#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#endif

namespace twoseat {
namespace {

Program* the_program = nullptr; // for the page's calls into the program

void hear_page(Program& program, const std::vector<page::News>& all) {
  for (const page::News& news : all) {
    program.window.input.any = true;
    look_again(program.app);
    const bool opens = news.kind == page::News::Kind::Link || news.kind == page::News::Kind::Demo ||
                       news.kind == page::News::Kind::Deck;
    if (opens && must_wait(program.app, news)) continue;
    switch (news.kind) {
    case page::News::Kind::Link: open_link(program.app, news.text); break;
    case page::News::Kind::Option: pick_option(program.app, news.number); break;
    case page::News::Kind::Control: press_control(program.app, news.text); break;
    case page::News::Kind::Typed: program.window.input.typed += news.text; break;
    case page::News::Kind::Picture: // without a context it is wanted anew once there is one
      if (!program.window.lost) take_picture(program.app.pictures, news.text, news.number);
      break;
    case page::News::Kind::Resized: break;
    case page::News::Kind::Deck: take_deck(program.app, news.number == 1 ? 1 : 0, news.text); break;
    case page::News::Kind::Demo: {
      const std::size_t line = std::min(news.text.find('\n'), news.text.size());
      open_lesson(program.app, std::string_view(news.text).substr(0, line),
                  std::string_view(news.text).substr(std::min(line + 1, news.text.size())),
                  static_cast<std::size_t>(std::max(news.number, 0)));
      break;
    }
    }
  }
}

void go_on_with_data(Program& program) {
  App& app = program.app;
  for (std::optional<page::News>* slot : {&app.waiting_language, &app.waiting})
    if (*slot && data_missing(app, **slot).empty()) hear_page(program, {*std::exchange(*slot, {})});
}

// Whose cards and words are needed first: they are read before the first frame, all others when somebody wants them.
std::string first_system(const std::vector<page::News>& news) {
  for (const page::News& each : news)
    if (std::string system = system_of(each); !system.empty()) return system;
  return "";
}

void draw(Program& program, double now) {
  Window& window = program.window;
  begin_drawing(window, program.app.type);
  program.app.ratio = window.ratio;
  frame(program.app, take_input(window, now), window.pixels, window.scale);
  finish_drawing(window, program.app.ui.paint.theme->table);
  constexpr int at_once = 2; // pictures a frame
  if (program.ready && bring_pictures(program.app.pictures, at_once)) program.app.ui.wake_by(now);
  SDL_GL_SwapWindow(window.window);
  if (program.frames++ > 0) tell_page(program.app);
  page::frame_drawn();
}

// The first frame comes in parts, so that the page answers in between; false: it stands, and was told.
bool begins(Program& program) {
  if (program.frames == 0)
    return bake_letters(program.window, program.app.type) || fill_graphics(program.window);
  if (program.ready) return false;
  tell_page(program.app);
  page::ready();
  return program.ready = true;
}

// Draws if anything happened or is due. An idle table draws nothing.
void tick(Program& program) {
  const double now = static_cast<double>(SDL_GetTicks64()) / 1000;
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    hear(program.window, event);
    // However late a frame comes: what is pressed, and where, and where it is let go are different frames' business.
    if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) break;
  }
  hear_page(program, page::take_news());
  go_on_with_data(program);
  const ImVec2 size = program.window.pixels;
  const float scale = program.window.scale;
  measure_window(program.window);
  const bool resized =
      size.x != program.window.pixels.x || size.y != program.window.pixels.y || scale != program.window.scale;
  if (program.window.lost || program.window.pixels.x < 1 || program.window.pixels.y < 1) return;
  if (begins(program)) return;
  if (program.window.input.any || resized || program.frames == 0 || now >= program.app.ui.wake)
    draw(program, now);
}

bool open_window(Program& program) {
  const std::string fault = open_window(program.window, 1280, 800, false);
  if (!fault.empty()) page::failed(program.app.say(words::no_window) + " " + fault);
  return fault.empty();
}

bool is_sound(const Program& program, const Faults& faults) {
  if (faults.empty()) return true;
  std::string sentence = program.app.say(words::no_data);
  for (const Fault& fault : faults)
    sentence += " " + fault.line(program.app.tongue.table);
  page::failed(sentence);
  return false;
}

bool begin(Program& program) {
  program.begun = true;
  if (!is_sound(program, set_up(program.app, first_system(program.early_news)))) return false;
  program.reading.emplace(program.app.rules->family->id, data_here().assets());
  return true;
}

#ifdef __EMSCRIPTEN__
// Which system and language come first: the page is asked for what of them is not here.
bool has_what_comes_first(Program& program) {
  for (page::News& news : page::take_news())
    program.early_news.push_back(std::move(news));
  std::string system = first_system(program.early_news);
  if (find_system(system) == nullptr) system = systems()[0]->id;
  const auto missing = data_here().missing(system, language_of(page::language(), Language::English));
  for (const std::string& name : missing)
    page::want(name);
  return missing.empty();
}

// One part of the start; false: there is something wrong.
bool start_on(Program& program) {
  if (!program.begun) return !has_what_comes_first(program) || begin(program);
  if (program.reading) {
    constexpr double slice = 6; // ms
    for (const double end = emscripten_get_now() + slice; program.reading->read_next();)
      if (emscripten_get_now() > end) return true;
    const bool sound =
        is_sound(program, take_book(*program.app.rules, program.reading->finish(), data_here().assets()));
    program.reading.reset();
    if (sound) hear_page(program, std::exchange(program.early_news, {}));
    return sound;
  }
  return open_window(program);
}

// Cards are read file by file and the window is opened apart, in tasks of their own: the page answers in between.
int run(Program&) {
  const auto turn = [] {
    if (the_program->window.window != nullptr)
      tick(*the_program);
    else if (!start_on(*the_program))
      emscripten_cancel_main_loop();
  };
  emscripten_set_main_loop(turn, 0, false);
  return 0;
}
#else
int run(Program& program) {
  hear_page(program, std::exchange(program.early_news, {}));
  if (!open_window(program)) return 1;
  while (!program.window.quit) {
    tick(program);
    constexpr double soon = 1.0 / 60; // its first frame comes in parts
    const double left =
        program.ready ? program.app.ui.wake - static_cast<double>(SDL_GetTicks64()) / 1000 : soon;
    constexpr double longest = 1; // s: SDL sees the system's wish to end it only between two waits
    if (left > 0) SDL_WaitEventTimeout(nullptr, static_cast<int>(std::min(left, longest) * 1000) + 1);
  }
  close_window(program.window);
  return 0;
}
#endif

bool read_arguments(int count, char** words, Screenshot& wanted) {
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    const bool more = i + 1 < count;
    if (word == "--open-hands")
      wanted.open_hands = true;
    else if (word == "--at-check")
      wanted.at_check = true;
    else if (word == "--embed")
      wanted.embedded = true;
    else if (!more)
      return false;
    else if (word == "--screenshot")
      wanted.file = words[++i];
    else if (word == "--size") {
      if (std::sscanf(words[++i], "%dx%d", &wanted.width, &wanted.height) != 2) return false;
    } else if (word == "--mouse") {
      if (std::sscanf(words[++i], "%f,%f", &wanted.mouse_x, &wanted.mouse_y) != 2) return false;
    } else if (word == "--scale")
      wanted.scale = std::strtof(words[++i], nullptr);
    else if (word == "--system")
      wanted.system = words[++i];
    else if (word == "--decks")
      wanted.decks = words[++i];
    else if (word == "--seed")
      wanted.seed = std::strtoull(words[++i], nullptr, 10);
    else if (word == "--answers")
      wanted.answers = std::atoi(words[++i]);
    else if (word == "--picks")
      wanted.picks = std::atoi(words[++i]);
    else if (word == "--highlight")
      wanted.highlight = words[++i];
    else if (word == "--after")
      wanted.after = std::strtof(words[++i], nullptr);
    else if (word == "--hold")
      wanted.hold = std::atoi(words[++i]);
    else if (word == "--until")
      wanted.until = words[++i];
    else if (word == "--sheet")
      wanted.sheet = words[++i];
    else if (word == "--demo")
      wanted.demo = words[++i];
    else if (word == "--link")
      wanted.link = words[++i];
    else if (word == "--lang")
      wanted.language = language_of(words[++i], Language::English);
    else if (word == "--theme")
      wanted.light = std::strcmp(words[++i], "light") == 0;
    else if (word == "--holder")
      wanted.holder = words[++i][0] == 'B' ? Seat::B : Seat::A;
    else
      return false;
  }
  return wanted.width > 0 && wanted.height > 0 && wanted.scale > 0;
}

} // namespace

Program* running_program() {
  return the_program != nullptr && the_program->begun && !the_program->reading ? the_program : nullptr;
}

} // namespace twoseat

int main(int count, char** words) {
  using namespace twoseat;
  Screenshot wanted;
  if (!read_arguments(count, words, wanted)) {
    std::fprintf(stderr, "usage: twoseat-table [--screenshot FILE.png [--size WxH] [--scale S] [--system ID] "
                         "[--decks A,B] [--seed N] "
                         "[--answers N] [--until QUESTION] [--at-check] "
                         "[--highlight LOOK] [--after SECONDS]\n"
                         "       [--picks N] [--hold N] [--theme dark|light] [--lang en|ms|it|id] [--holder "
                         "A|B] [--open-hands] [--sheet "
                         "NAME] [--mouse X,Y] [--embed] [--demo FILE]] [--link LINK]\n"
                         "sizes are in device pixels; a question is \"main\", \"guard\", \"trigger\" ...; a "
                         "sheet \"open-menu\", \"new-match\", \"log\", \"help\"\n");
    return 2;
  }
  static Program program; // outlives main() in the browser
  the_program = &program;
#ifndef __EMSCRIPTEN__
  program.early_news = page::take_news();
  if (!begin(program)) return 1;
  const bool sound =
      is_sound(program, take_book(*program.app.rules, program.reading->finish(), data_here().assets()));
  program.reading.reset();
  if (!sound) return 1;
  if (!wanted.file.empty()) return take_screenshot(program.app, wanted);
  if (!wanted.link.empty()) open_link(program.app, wanted.link);
#endif
  return run(program);
}
