// Asking, and thinking in slices between frames as the program does when it plays.
#include "shell/match/hint.h"
#include "shell/match/session.h"
#include "shell/platform/page.h"
#include <algorithm>

namespace twoseat {
namespace {

constexpr std::uint32_t iterations = 800;
constexpr std::size_t most_moves = 3, longest_line = 4;

void begin(Hint& hint, const Session& session) {
  hint.thought = begin_thought(session);
  hint.thought->consider(session, iterations);
  if (!hint.thought->thinking()) stop_thinking(hint); // there is nothing to choose
}

} // namespace

bool may_ask_hint(const Session& session, bool against_computer) {
  return running(session) && !session.seat_link && session.stage == Stage::Done && !session.take_back &&
         session.decision.seat != Seat::None && (session.computer == Seat::None || against_computer);
}

void ask_hint(Hint& hint, const Session& session) {
  hint = {};
  hint.open = true;
  hint.moved_to = session.moved_to;
  hint.expected = !page::has_part("proving", "hint-thinks");
  if (!hint.expected) begin(hint, session);
}

void begin_expected(Hint& hint, const Session& session) {
  if (!hint.expected || hint.moved_to != session.moved_to) return;
  hint.expected = false;
  begin(hint, session);
}

bool thinks(const Hint& hint) {
  return hint.thought != nullptr || hint.expected;
}

void think_on(Hint& hint, const Session& session, double now) {
  if (hint.open && hint.moved_to != session.moved_to) hint = {};
  if (!hint.thought) return;
  if (hint.begun < 0) hint.begun = now;
  hint.thought->think_a_slice();
  if (!hint.thought->thinking() || now - hint.begun >= longest_hint) stop_thinking(hint);
}

void stop_thinking(Hint& hint) {
  if (hint.expected) hint = {};
  if (!hint.thought) return;
  hint.best = hint.thought->best(most_moves);
  if (!hint.best.empty()) // what it would do first, then by their chances
    std::stable_sort(hint.best.begin() + 1, hint.best.end(),
                     [](const Candidate& one, const Candidate& other) { return one.chance > other.chance; });
  hint.line = hint.thought->line(longest_line);
  hint.thought.reset();
}

double progress(const Hint& hint, double now) {
  if (!hint.thought) return hint.expected ? 0 : 1;
  const double time = hint.begun < 0 ? 0 : (now - hint.begun) / longest_hint;
  return std::clamp(std::max(hint.thought->progress(), time), 0.0, 1.0);
}

} // namespace twoseat
