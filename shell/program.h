// The running program: the app and its window.
#pragma once
#include "shell/app.h"
#include "shell/platform/window.h"

namespace twoseat {

struct Program {
  App app;
  Window window;
  int frames = 0; // drawn so far
};

Program* running_program(); // nullptr before main()

} // namespace twoseat
