// Thinking in slices: as many iterations as the strength says, but no longer than anybody wants to wait.
#include "shell/match/computer.h"
#include "shell/match/session.h"
#include <algorithm>
#include <chrono>

namespace twoseat {
namespace {

struct Effort {
  std::uint32_t iterations;
  double most_seconds; // of thinking
};
constexpr Effort efforts[] = {{60, 0.9}, {400, 2.0}, {2000, 3.8}}; // by Strength
constexpr double least_seconds = 0.6;                              // between two of its moves
constexpr auto nothing = static_cast<std::size_t>(-1);             // no moment

const Effort& effort_of(const Computer& computer) {
  return efforts[static_cast<std::size_t>(computer.strength)];
}

bool thinks_about(const Computer& computer, const Session& session) {
  return computer.player != nullptr && computer.book == session.book && computer.table == session.tables &&
         computer.moment == session.cursor;
}

// The same match is played the same way, unless time runs out.
void take_up(Computer& computer, const Session& session, double now) {
  if (computer.player == nullptr || computer.book != session.book || computer.table != session.tables) {
    computer.player = std::make_unique<SearchingPlayer>(*session.book, evaluation_of(*session.book));
    if (session.has_journal) computer.player->know_decks(session.journal.setup);
  }
  computer.book = session.book;
  computer.table = session.tables;
  computer.moment = session.cursor;
  computer.begun = now;
  computer.hurried = false;
  computer.player->consider(shown_match(session), effort_of(computer).iterations, session.cursor + 1);
}

} // namespace

void think_a_slice(SearchingPlayer& player) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::duration<double>(slice_of_a_frame);
  while (player.thinking() && Clock::now() < end)
    player.think(1);
}

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
  if (!thinks_about(computer, session)) take_up(computer, session, now);
  if (!computer.hurried) think_a_slice(*computer.player);
  const double passed = now - computer.begun;
  const bool ready = !computer.player->thinking() || passed >= effort_of(computer).most_seconds;
  if (!computer.hurried && (!ready || passed < least_seconds)) return false;
  answer_for_computer(session, computer.player->answer());
  return true;
}

double progress(const Computer& computer, const Session& session) {
  return thinks_about(computer, session) ? computer.player->progress() : 0;
}

} // namespace twoseat
