// The window: an SDL2 window with an OpenGL context, Dear ImGui's drawing in it, and what happens to it as Input.
#pragma once
#include "shell/input/controls.h"

struct SDL_Window;
union SDL_Event;

namespace twoseat {

struct Window {
  SDL_Window* window = nullptr;
  void* context = nullptr;
  ImVec2 pixels{};        // of the drawing, in device pixels
  float ratio = 1;        // device pixels to a CSS pixel
  float scale = 1;        // device pixels to a pixel of the table's: more of them in a very large window
  float forced_scale = 0; // not 0: instead of the system's (screenshots)
  bool lost = false;      // the context is gone; nothing can be drawn
  bool quit = false;
  float baked_scale = 0;
  bool baked_all = false; // as Type::every_letter
  Input input;            // gathered since the last frame
};

// An empty string, or why there is no window.
std::string open_window(Window& window, int width, int height, bool hidden);
void close_window(Window& window);

// On a wall, or at 4K without scaling by the system, letters and hand grow with the board: in steps, as each has its fonts.
float scale_of(ImVec2 pixels, float ratio);
void measure_window(Window& window);               // size and scale, which may change at any time
void hear(Window& window, const SDL_Event& event); // adds it to the input
Input take_input(Window& window, double now);

bool bake_letters(Window& window, Type& type); // for its scale; whether that was to be done
bool fill_graphics(Window& window);            // with shaders and letters; whether that was to be done
// begin, draw into ImGui::GetBackgroundDrawList(), finish.
void begin_drawing(Window& window, Type& type);
void finish_drawing(Window& window, ImU32 ground);
void lose_context(Window& window);    // the context is gone: nothing is drawn until it is back
void restore_context(Window& window); // the next frame makes all device objects anew

} // namespace twoseat
