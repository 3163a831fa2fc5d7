// Asking, and thinking in slices between frames as the program does when it plays.
#include "shell/match/hint.h"
#include "shell/match/computer.h"
#include "shell/match/session.h"
#include <algorithm>

namespace twoseat {
namespace {

constexpr std::uint32_t iterations = 800;
constexpr std::size_t most_moves = 3, longest_line = 4;

} // namespace

bool may_ask_hint(const Session& session, bool against_computer) {
  return running(session) && !session.seat_link && session.stage == Stage::Done && !session.take_back &&
         session.decision.seat != Seat::None && (session.computer == Seat::None || against_computer);
}

void ask_hint(Hint& hint, const Session& session) {
  hint = {};
  hint.open = true;
  hint.moved_to = session.moved_to;
  hint.player = std::make_unique<SearchingPlayer>(*session.book, evaluation_of(*session.book));
  if (session.has_journal) hint.player->know_decks(session.journal.setup);
  hint.player->consider(shown_match(session), iterations, session.cursor + 1);
  if (!hint.player->thinking()) stop_thinking(hint); // there is nothing to choose
}

bool thinks(const Hint& hint) {
  return hint.player != nullptr;
}

void think_on(Hint& hint, const Session& session, double now) {
  if (hint.open && hint.moved_to != session.moved_to) hint = {};
  if (!thinks(hint)) return;
  if (hint.begun < 0) hint.begun = now;
  think_a_slice(*hint.player);
  if (!hint.player->thinking() || now - hint.begun >= longest_hint) stop_thinking(hint);
}

void stop_thinking(Hint& hint) {
  if (!thinks(hint)) return;
  hint.best = hint.player->best(most_moves);
  hint.line = hint.player->line(longest_line);
  hint.player.reset();
}

double progress(const Hint& hint, double now) {
  if (!thinks(hint)) return 1;
  const double time = hint.begun < 0 ? 0 : (now - hint.begun) / longest_hint;
  return std::clamp(std::max(hint.player->progress(), time), 0.0, 1.0);
}

} // namespace twoseat
