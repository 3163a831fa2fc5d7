// Thinking in slices: as many iterations as the strength says, but no longer than anybody wants to wait.
#include "shell/match/computer.h"
#include "shell/match/session.h"
#include "shell/platform/page.h"

namespace twoseat {
namespace {

struct Effort {
  std::uint32_t iterations;
  double most_seconds; // of thinking
};
constexpr Effort efforts[] = {{60, 0.9}, {400, 2.0}, {2000, 3.8}}; // by Strength
constexpr double fewest = 40, patience = 4.0;          // iterations, however slow the device; seconds
constexpr double least_seconds = 0.6;                  // between two of its moves,
constexpr double at_first = 1.2;                       // and before the first of several or after a battle
constexpr auto nothing = static_cast<std::size_t>(-1); // no moment

const Effort& effort_of(const Computer& computer) {
  return efforts[static_cast<std::size_t>(computer.strength)];
}

bool thinks_about(const Computer& computer, const Session& session) {
  return computer.thought != nullptr && computer.book == session.book && computer.table == session.tables &&
         computer.moment == session.cursor;
}

// Whoever has just moved sees first that it is the other's turn: else a turn of one move would be over unseen. And how the
// table stands after a battle that was looked at.
double pause(const Session& session) {
  const bool looked = session.beats_of == session.cursor && !session.beats.empty();
  return looked || session.moments[session.cursor].by != session.computer ? at_first : least_seconds;
}

// On a device that draws slowly little is thought in that time, and a move after a few iterations is one of chance.
bool has_thought(const Computer& computer, double passed) {
  const Effort& effort = effort_of(computer);
  if (!computer.thought->thinking()) return true;
  const bool little = computer.thought->progress() * effort.iterations < fewest;
  return passed >= (little ? patience : effort.most_seconds);
}

// The same match is played the same way, unless time runs out.
void take_up(Computer& computer, const Session& session, double now) {
  if (computer.thought == nullptr || computer.book != session.book || computer.table != session.tables)
    computer.thought = begin_thought(session);
  computer.book = session.book;
  computer.table = session.tables;
  computer.moment = session.cursor;
  computer.begun = now;
  computer.hurried = false;
  computer.thought->consider(session, effort_of(computer).iterations);
}

// Sent for once: when it fails that is said, and whoever wants a move now sends for it again.
bool can_think(Computer& computer) {
  if (!computer.expected) computer.expected = !page::has_part("proving", "computer-thinks");
  return !computer.expected;
}

} // namespace

bool computer_moves(const Session& session) {
  return running(session) && !session.seat_link && session.computer != Seat::None &&
         session.asked == session.computer && session.stage == Stage::Done && !looking_back(session) &&
         !is_over(session);
}

bool play_on(Computer& computer, Session& session, double now) {
  if (!computer_moves(session)) {
    computer.moment = nothing; // once it is asked again, it begins anew
    return false;
  }
  if (session.cursor < length(session)) { // it was taken back, and is done again
    redo(session);
    return true;
  }
  if (!can_think(computer)) return false;
  if (!thinks_about(computer, session)) take_up(computer, session, now);
  if (!computer.hurried) computer.thought->think_a_slice();
  const double passed = now - computer.begun;
  if (!computer.hurried && (!has_thought(computer, passed) || passed < pause(session))) return false;
  answer_for_computer(session, computer.thought->answer());
  return true;
}

double progress(const Computer& computer, const Session& session) {
  return thinks_about(computer, session) ? computer.thought->progress() : 0;
}

void hurry(Computer& computer) {
  computer.hurried = true;
  computer.expected = false;
}

} // namespace twoseat
