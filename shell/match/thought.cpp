// Thinking about a session's match.
#include "shell/match/thought.h"
#include "shell/match/session.h"
#include "shell/platform/fetched.h"
#include <chrono>

namespace twoseat {
namespace proving {
namespace {

class SearchingThought final : public Thought {
public:
  explicit SearchingThought(const Session& session) : player_(*session.book, evaluation_of(*session.book)) {
    if (session.has_journal) player_.know_decks(session.journal.setup);
  }
  void consider(const Session& session, std::uint32_t iterations) override {
    player_.consider(shown_match(session), iterations, session.cursor + 1);
  }
  void think(std::uint32_t iterations) override { player_.think(iterations); }
  bool thinking() const override { return player_.thinking(); }
  double progress() const override { return player_.progress(); }
  Answer answer() const override { return player_.answer(); }
  std::vector<Candidate> best(std::size_t most) const override { return player_.best(most); }
  std::vector<Expected> line(std::size_t most) const override { return player_.line(most); }

private:
  SearchingPlayer player_;
};

} // namespace

std::unique_ptr<Thought> begin_thought(const Session& session) {
  return std::make_unique<SearchingThought>(session);
}

} // namespace proving

void Thought::think_a_slice() {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::duration<double>(slice_of_a_frame);
  do { // at least once, however busy the machine is
    think(1);
  } while (thinking() && Clock::now() < end);
}

std::unique_ptr<Thought> begin_thought(const Session& session) {
  return fetched<&proving::begin_thought>(session);
}

} // namespace twoseat
