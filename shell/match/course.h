// How a match went, once it is over: the chances at each moment, and the few that decided it. Thought out between frames, for
// whoever asks. What is in twoseat::proving is a part of the program of its own, which few visits need.
#pragma once
#include "engine/twoseat.h"
#include "shell/input/controls.h"
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace twoseat {

struct App;
struct Session;

class MatchCourse {
public:
  virtual ~MatchCourse() = default;

  virtual bool is_of(const Session& session) const = 0; // that match, as it ended
  virtual bool think_on(double seconds) = 0;            // so long at most; whether there is more to think
  virtual void press(App& app, std::string_view control) = 0;
  virtual void draw(App& app) = 0; // a sheet
  virtual std::vector<std::string> in_words(const App& app) const = 0;
  virtual std::vector<Button> ways(const App& app) const = 0; // to the moments that decided it
};

namespace proving {
std::unique_ptr<MatchCourse> begin_course(const Session& session);
} // namespace proving

} // namespace twoseat
