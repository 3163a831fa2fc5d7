// SDL2 and OpenGL around Dear ImGui's draw lists. All coordinates are device pixels, so that lines are one pixel sharp.
#include "shell/platform/window.h"
#include <SDL.h>
#include <imgui_impl_opengl3.h>
#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <SDL_opengl.h>
#endif

namespace twoseat {
namespace {

Key key_of(const SDL_Keysym& symbol) {
  const bool control = (symbol.mod & (KMOD_CTRL | KMOD_GUI)) != 0, shift = (symbol.mod & KMOD_SHIFT) != 0;
  if (control) {
    if (symbol.sym == SDLK_z) return shift ? Key::Redo : Key::Undo;
    if (symbol.sym == SDLK_y) return Key::Redo;
    return Key::None;
  }
  switch (symbol.sym) {
  case SDLK_LEFT: return Key::Left;
  case SDLK_RIGHT: return Key::Right;
  case SDLK_UP: return Key::Up;
  case SDLK_DOWN: return Key::Down;
  case SDLK_TAB: return shift ? Key::BackTab : Key::Tab;
  case SDLK_RETURN:
  case SDLK_KP_ENTER: return Key::Enter;
  case SDLK_SPACE: return Key::Space;
  case SDLK_ESCAPE: return Key::Escape;
  case SDLK_u: return Key::Undo;
  case SDLK_l: return Key::Log;
  case SDLK_h: return Key::Hint;
  case SDLK_QUESTION:
  case SDLK_F1: return Key::Help;
  case SDLK_SLASH: return shift ? Key::Help : Key::None;
  case SDLK_HOME: return Key::Home;
  case SDLK_END: return Key::End;
  default: return Key::None;
  }
}

void move_to(Window& window, int x, int y) {
  const ImVec2 at{static_cast<float>(x) * window.ratio, static_cast<float>(y) * window.ratio};
  window.input.moved = {window.input.moved.x + at.x - window.input.mouse.x,
                        window.input.moved.y + at.y - window.input.mouse.y};
  window.input.mouse = at;
}

} // namespace

std::string open_window(Window& window, int width, int height, bool hidden) {
#ifdef __EMSCRIPTEN__
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
#endif
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return SDL_GetError();
#ifdef __EMSCRIPTEN__
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  const char* shading = "#version 300 es";
#else
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
  const char* shading = "#version 150";
#endif
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  const Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI |
                       static_cast<Uint32>(hidden ? SDL_WINDOW_HIDDEN : 0);
#ifdef __EMSCRIPTEN__
  const char* title = nullptr; // the page has one, in its language
#else
  const char* title = "Twoseat";
#endif
  window.window =
      SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, flags);
  if (window.window == nullptr) return SDL_GetError();
  window.context = SDL_GL_CreateContext(window.window);
  if (window.context == nullptr) return SDL_GetError();
  SDL_GL_SetSwapInterval(hidden ? 0 : 1);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetStyle().CircleTessellationMaxError = 0.2F;
  ImGui::GetStyle().CurveTessellationTol = 0.6F;
  ImGui_ImplOpenGL3_Init(shading);
  measure_window(window);
  return "";
}

void close_window(Window& window) {
  ImGui_ImplOpenGL3_Shutdown();
  ImGui::DestroyContext();
  SDL_GL_DeleteContext(window.context);
  SDL_DestroyWindow(window.window);
  SDL_Quit();
}

float scale_of(ImVec2 pixels, float ratio) {
  const float room = std::min(pixels.x / 1920, pixels.y / 920) / ratio; // below it may stand a lesson
  return ratio * std::clamp(std::floor(room * 4) / 4, 1.0F, 4.0F);
}

void measure_window(Window& window) {
  int width = 0, height = 0, drawn_width = 0, drawn_height = 0;
  SDL_GetWindowSize(window.window, &width, &height);
  SDL_GL_GetDrawableSize(window.window, &drawn_width, &drawn_height);
  window.pixels = {static_cast<float>(drawn_width), static_cast<float>(drawn_height)};
  const float real = width > 0 ? window.pixels.x / static_cast<float>(width) : 1;
  window.ratio = window.forced_scale > 0 ? window.forced_scale : std::clamp(real, 0.5F, 8.0F);
  window.scale = scale_of(window.pixels, window.ratio);
}

void hear(Window& window, const SDL_Event& event) {
  Input& input = window.input;
  input.any = true;
  switch (event.type) {
  case SDL_QUIT: window.quit = true; break;
  case SDL_MOUSEMOTION:
    move_to(window, event.motion.x, event.motion.y);
    input.touch = event.motion.which == SDL_TOUCH_MOUSEID;
    break;
  case SDL_MOUSEBUTTONDOWN:
  case SDL_MOUSEBUTTONUP:
    move_to(window, event.button.x, event.button.y);
    input.touch = event.button.which == SDL_TOUCH_MOUSEID;
    if (event.button.button == SDL_BUTTON_LEFT) {
      input.down = event.type == SDL_MOUSEBUTTONDOWN;
      (input.down ? input.pressed : input.released) = true;
    } else if (event.button.button == SDL_BUTTON_RIGHT && event.type == SDL_MOUSEBUTTONDOWN) {
      input.right_pressed = true;
    }
    break;
  case SDL_MOUSEWHEEL: input.wheel += event.wheel.preciseY; break;
  case SDL_KEYDOWN:
    if (event.key.keysym.sym == SDLK_BACKSPACE) input.typed += backspace;
    if (event.key.keysym.sym == SDLK_a && (event.key.keysym.mod & (KMOD_CTRL | KMOD_GUI)) != 0)
      input.typed += select_all;
    if (const Key key = key_of(event.key.keysym); key != Key::None)
      if (event.key.repeat == 0 || (key != Key::Space && key != Key::Enter)) // held, they press once
        input.keys.push_back(key);
    break;
  case SDL_TEXTINPUT: input.typed += event.text.text; break;
  case SDL_WINDOWEVENT:
    if (event.window.event == SDL_WINDOWEVENT_LEAVE && !input.down) input.mouse = {-1, -1};
    break;
  default: break;
  }
}

Input take_input(Window& window, double now) {
  Input taken = window.input;
  taken.now = now;
  Input& next = window.input;
  next.pressed = next.released = next.right_pressed = next.any = false;
  next.wheel = 0;
  next.moved = {};
  next.keys.clear();
  next.typed.clear();
  return taken;
}

bool bake_letters(Window& window, Type& type) {
  if (std::abs(window.baked_scale - window.scale) > 0.001F || window.baked_all != type.every_letter) {
    bake(type, window.scale);
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    window.baked_scale = window.scale;
    window.baked_all = type.every_letter;
    return true;
  }
  return false;
}

bool fill_graphics(Window&) {
  if (ImGui::GetIO().Fonts->TexID != nullptr) return false;
  ImGui_ImplOpenGL3_NewFrame();
  return ImGui::GetIO().Fonts->TexID != nullptr;
}

void begin_drawing(Window& window, Type& type) {
  bake_letters(window, type);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = window.pixels;
  io.DisplayFramebufferScale = {1, 1};
  io.DeltaTime = 1.0F / 60;
  ImGui_ImplOpenGL3_NewFrame();
  if (io.Fonts->TexID == nullptr) ImGui_ImplOpenGL3_CreateFontsTexture();
  ImGui::NewFrame();
}

void finish_drawing(Window& window, ImU32 ground) {
  ImGui::Render();
  const ImVec4 clear = ImGui::ColorConvertU32ToFloat4(ground);
  glViewport(0, 0, static_cast<int>(window.pixels.x), static_cast<int>(window.pixels.y));
  glClearColor(clear.x, clear.y, clear.z, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

// Deleting in a lost context does nothing, in a restored one it would be a fault: so it is done now.
void lose_context(Window& window) {
  window.lost = true;
  ImGui_ImplOpenGL3_DestroyDeviceObjects();
}

void restore_context(Window& window) {
  window.lost = false;
}

} // namespace twoseat
