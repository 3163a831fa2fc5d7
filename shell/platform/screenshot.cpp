// Playing on by itself, then one frame into a file.
#include "shell/platform/screenshot.h"
#ifndef __EMSCRIPTEN__
#include "shell/platform/bringing.h"
#include "shell/platform/png.h"
#include "shell/platform/window.h"
#include "shell/table/highlights.h"
#include <SDL.h>
#include <SDL_opengl.h>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>

namespace twoseat {
namespace {

// How gladly a verb is chosen, so that something happens; below zero: that much, but only to an empty place.
int zest(const App& app, const Move& move) {
  const auto found = app.layout().zest.find(app.book().family->verbs[move.verb].id);
  if (found == app.layout().zest.end()) return 4;
  if (found->second >= 0) return found->second;
  return app.session.view[move.place].count == 0 ? -found->second : 0;
}

// As few as this choice allows, the first ones.
Answer least_of(const Decision& decision, std::uint16_t choice) {
  Answer least;
  least.choice = choice;
  for (std::uint16_t i = 0; i < decision.choices[choice].min; ++i)
    least.picks.push(i);
  return least;
}

void play_one(App& app, Random& random) {
  Session& session = app.session;
  if (expected(session) != Seat::None) confirm_seat(session);
  const Decision& decision = session.decision;
  if (decision.seat == Seat::None) return;
  int total = 0;
  for (std::size_t i = 0; i < decision.option_count; ++i)
    total += zest(app, decision.options[i]);
  if (total == 0) return answer(session, least_of(decision, 0));
  int at = static_cast<int>(random.below(static_cast<std::uint32_t>(total)));
  for (std::uint16_t i = 0; i < decision.option_count; ++i) {
    at -= zest(app, decision.options[i]);
    if (at >= 0) continue;
    for (std::uint16_t c = 0; c < decision.choice_count; ++c)
      if (i >= decision.choices[c].first && i < decision.choices[c].first + decision.choices[c].count)
        return answer(session, decision.choices[c].min > 1
                                   ? least_of(decision, c)
                                   : Answer::single(c, i - decision.choices[c].first));
  }
}

// Whether what is looked at now has such a highlight.
bool has_highlight(const App& app, const std::string& look) {
  const auto happened = happening(app.session);
  if (look == "dice")
    return app.session.stage == Stage::Before &&
           std::count_if(happened.begin(), happened.end(),
                         [](const Event& event) { return event.kind == EventKind::Rolled; }) == 2;
  return std::any_of(happened.begin(), happened.end(), [&](const Event& event) {
    const HighlightLooks* looks = highlight_of(app, event);
    return looks != nullptr && look == name_of(looks->look);
  });
}

// On through the stages of the answer to where it is; false: it has none.
bool come_to_highlight(App& app, const std::string& look) {
  for (;; pass_stage(app.session)) {
    if (has_highlight(app, look)) return true;
    if (app.session.stage == Stage::Done) return false;
  }
}

void play(App& app, const Screenshot& wanted, const std::function<void()>& lay) {
  app.draft.seed = std::to_string(wanted.seed);
  const std::size_t comma = wanted.decks.find(',');
  Ruleset& rules = app.rulesets[app.draft.system];
  for (std::size_t deck = 0; deck < rules.book.decks.size() && comma != std::string::npos; ++deck)
    for (std::size_t seat = 0; seat < 2; ++seat)
      if (rules.book.decks[deck].id ==
          (seat == 0 ? wanted.decks.substr(0, comma) : wanted.decks.substr(comma + 1)))
        rules.decks[seat] = deck;
  begin_match(app);
  const bool highlights = !wanted.highlight.empty();
  if (highlights) set_open_hands(app.session, true), lay();
  Random random = Random::from_seed(wanted.seed);
  const auto asked = [&] {
    return std::string_view(app.book().family->questions[app.session.view.question].id);
  };
  for (int i = 0; i < 4000 && !is_over(app.session); ++i) {
    if (!highlights && i >= wanted.answers &&
        (wanted.at_check ? app.session.stage == Stage::Before
                         : wanted.until.empty() || asked() == wanted.until))
      break;
    end_stage(app.session);
    play_one(app, random);
    if (highlights && i >= wanted.answers && come_to_highlight(app, wanted.highlight)) return;
  }
  if (!wanted.at_check) end_stage(app.session);
  if (wanted.open_hands) set_open_hands(app.session, true);
  if (wanted.holder != Seat::None && expected(app.session) == wanted.holder) confirm_seat(app.session);
}

// At this step.
void show_demo(App& app, const std::string& file, int step) {
  std::ifstream in(file);
  const std::string json{std::istreambuf_iterator<char>(in), {}};
  open_lesson(app, "demo", json, static_cast<std::size_t>(std::max(step, 0)));
}

void draw(App& app, Window& window, double now) {
  begin_drawing(window, app.type);
  Input input = take_input(window, now);
  frame(app, input, window.pixels, window.scale);
  finish_drawing(window, app.ui.paint.theme->table);
  constexpr int all = 1000;
  bring_pictures(app.pictures, all); // for the next one
}

} // namespace

int take_screenshot(App& app, const Screenshot& wanted) {
  Window window;
  if (const std::string fault = open_window(window, wanted.width, wanted.height, true); !fault.empty()) {
    std::fprintf(stderr, "twoseat-table: no window: %s\n", fault.c_str());
    return 1;
  }
  window.forced_scale = wanted.scale;
  measure_window(window);
  // A hidden window may be cut to the screen's size: what is drawn goes to a framebuffer of our own.
  window.pixels = {static_cast<float>(wanted.width), static_cast<float>(wanted.height)};
  window.scale = scale_of(window.pixels, wanted.scale);
  app.light = wanted.light;
  app.embedded = wanted.embedded;
  app.language = wanted.language;
  if (!wanted.system.empty()) choose_system(app, wanted.system);
  if (!wanted.demo.empty())
    show_demo(app, wanted.demo, wanted.answers);
  else if (!wanted.link.empty())
    open_link(app, wanted.link);
  else if (wanted.sheet != "new-match" || wanted.answers > 0)
    play(app, wanted, [&] { draw(app, window, 0.5); });
  look_again(app);
  if (!wanted.sheet.empty()) press_control(app, wanted.sheet);
  draw(app, window, 1); // lays everything out
  for (int i = 0; i < wanted.picks && app.session.decision.seat != Seat::None; ++i)
    pick_option(app, i);
  if (const Decision& decision = app.session.decision;
      wanted.hold >= 0 && decision.seat != Seat::None && wanted.hold < decision.option_count)
    app.choosing.held = subject(decision.options[wanted.hold]);
  if (wanted.mouse_x >= 0)
    window.input.mouse = {wanted.mouse_x * wanted.scale, wanted.mouse_y * wanted.scale};
  if (!wanted.highlight.empty()) { // it is seen from the board before it
    end_stage(app.session);
    look_at(app.session, app.session.cursor - 1);
    draw(app, window, 2), draw(app, window, 3);
    redo(app.session);
    if (!come_to_highlight(app, wanted.highlight)) {
      std::fprintf(stderr, "twoseat-table: there is no %s in this match\n", wanted.highlight.c_str());
      return 1;
    }
    draw(app, window, 4);
  } else if (!wanted.at_check)
    draw(app, window, 9), draw(app, window, 10);

  using GenFramebuffers = void (*)(GLsizei, GLuint*);
  using BindFramebuffer = void (*)(GLenum, GLuint);
  using Renderbuffer = void (*)(GLenum, GLenum, GLenum, GLuint);
  using Storage = void (*)(GLenum, GLenum, GLsizei, GLsizei);
  const auto load = [](const char* name) { return SDL_GL_GetProcAddress(name); };
  GLuint target = 0, colour = 0;
  reinterpret_cast<GenFramebuffers>(load("glGenFramebuffers"))(1, &target);
  reinterpret_cast<GenFramebuffers>(load("glGenRenderbuffers"))(1, &colour);
  reinterpret_cast<BindFramebuffer>(load("glBindFramebuffer"))(0x8D40, target);
  reinterpret_cast<BindFramebuffer>(load("glBindRenderbuffer"))(0x8D41, colour);
  reinterpret_cast<Storage>(load("glRenderbufferStorage"))(0x8D41, 0x8058, wanted.width, wanted.height);
  reinterpret_cast<Renderbuffer>(load("glFramebufferRenderbuffer"))(0x8D40, 0x8CE0, 0x8D41, colour);
  draw(app, window,
       !wanted.highlight.empty() ? 4 + static_cast<double>(wanted.after)
       : wanted.at_check         ? 1 + static_cast<double>(wanted.after)
                                 : 11);

  const auto w = static_cast<std::size_t>(wanted.width), h = static_cast<std::size_t>(wanted.height);
  std::vector<std::uint8_t> upside_down(w * h * 4), rgba(w * h * 4);
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, wanted.width, wanted.height, GL_RGBA, GL_UNSIGNED_BYTE, upside_down.data());
  for (std::size_t y = 0; y < h; ++y)
    std::memcpy(rgba.data() + y * w * 4, upside_down.data() + (h - 1 - y) * w * 4, w * 4);
  close_window(window);
  if (!write_png(wanted.file, wanted.width, wanted.height, rgba)) {
    std::fprintf(stderr, "twoseat-table: %s cannot be written\n", wanted.file.c_str());
    return 1;
  }
  return 0;
}

} // namespace twoseat
#endif
