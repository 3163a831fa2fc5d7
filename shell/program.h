// The running program: the app and its window.
#pragma once
#include "shell/app.h"
#include "shell/platform/page.h"
#include "shell/platform/window.h"
#include <optional>
#include <vector>

namespace twoseat {

struct Program {
  App app;
  Window window;
  int frames = 0;                        // drawn so far
  bool begun = false;                    // what is needed first is here
  bool ready = false;                    // the first one was told to the page
  std::optional<RulebookReader> reading; // the first system's cards, while the program starts
  std::vector<page::News> early_news;    // what the page said before they are read
};

Program* running_program(); // nullptr until its first cards are read

} // namespace twoseat
