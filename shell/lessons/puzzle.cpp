// Follows the session, answer by answer, and plays what is to be shown at a pace that a person can follow.
#include "shell/lessons/puzzle.h"
#include "shell/lessons/refutation.h"
#include "shell/lessons/teaching.h"
#include "shell/match/data_store.h"
#include "shell/match/session.h"
#include "shell/words/words.h"

namespace twoseat::proving {
namespace {

constexpr double pace = 1.1; // seconds between two moves

class AtTable final : public PuzzleTable {
public:
  AtTable(std::unique_ptr<PuzzleGuide> guide, bool waits) : guide_(std::move(guide)), waits_(waits) {}

  const char* state() const override {
    constexpr const char* words[] = {"yours", "proving", "fails",  "failed",
                                     "shows", "shown",   "solved", "unsure"};
    return words[static_cast<std::size_t>(state_)];
  }
  bool failed_by_chance() const override { return by_chance_; }
  bool is_over(const Session& session) const override {
    if (looking_back(session)) return false;
    return state_ == State::Failed || state_ == State::Shown ||
           (state_ == State::Solved && session.asked == session.computer);
  }
  std::string why_failed(const Session& session) const override {
    return state_ == State::Failed ? end_of(session, guide_->seat()) : "";
  }

  void begin(Session& session) {
    if (guide_->leaves_open()) set_open_hands(session, false);
    let_computer_play(session, other(guide_->seat()));
    session.objects = [this](const Session& asked, const Answer&) { return objection(asked); };
    note(session);
  }

  void take_proofs(std::string_view proofs) override {
    guide_->take_proofs(proofs);
    waits_ = false;
  }

  void press(Session& session, std::string_view control) override {
    end_stage(session);
    if (control == "lesson-first")
      try_again(session, 0);
    else if (control == "lesson-back" && state_ == State::Yours)
      try_again(session, own_moment_before(session, guide_->moment()));
    else if (control == "lesson-next" || control == "lesson-back")
      try_again(session, guide_->moment());
    else if (control == "lesson-hint" && state_ != State::Solved && state_ != State::Unsure)
      wants_solution_ = true;
  }

  bool go_on(Session& session, double now) override {
    if (session.stage != Stage::Done || session.take_back || session.moments.empty()) return false;
    if (session.moved_to != moved_to_) look_where(session);
    if (session.cursor < length(session)) return false; // somebody looks back
    if (wants_solution_) return begin_solution(session, now);
    if (state_ == State::Fails || state_ == State::Shows) return play_next(session, now);
    if (state_ != State::Yours && state_ != State::Proving) return false;
    if (guide_->moment() < length(session)) return judge(session, now);
    state_ = State::Yours;
    return session.asked == other(guide_->seat()) && reply(session, now);
  }

private:
  enum class State : std::uint8_t { Yours, Proving, Fails, Failed, Shows, Shown, Solved, Unsure };

  std::unique_ptr<PuzzleGuide> guide_;
  bool waits_ = false;
  State state_ = State::Yours;
  bool by_chance_ = false, wants_solution_ = false, playing_ = false;
  std::vector<std::uint64_t> followed_; // the matches that the guide has followed, by moment
  std::size_t moved_to_ = 0;
  std::vector<PuzzleMove> line_; // to be played,
  std::size_t at_ = 0;           // from here on
  std::size_t fails_at_ = 0;     // the moment of the answer that is refuted
  std::size_t shown_ = 0;        // the session's length after the last of them
  double due_ = 0;

  void note(const Session& session) {
    followed_.resize(guide_->moment());
    followed_.push_back(hash(session.moments[guide_->moment()].match));
    moved_to_ = session.moved_to;
  }

  // Somebody may have gone back, and perhaps another way.
  void look_where(const Session& session) {
    moved_to_ = session.moved_to;
    std::size_t same = 0;
    while (same < followed_.size() && same < session.moments.size() &&
           followed_[same] == hash(session.moments[same].match))
      ++same;
    if (same == followed_.size() && length(session) > guide_->moment()) return;
    const bool back = same < followed_.size();
    if (back) guide_->back_to(same == 0 ? 0 : same - 1);
    followed_.resize(guide_->moment() + 1);
    if (back || state_ != State::Solved) be_yours();
  }

  void be_yours() {
    state_ = State::Yours;
    by_chance_ = false;
    line_.clear();
    at_ = 0;
  }

  void try_again(Session& session, std::size_t moment) {
    wants_solution_ = false;
    stand_at(session, moment);
    guide_->back_to(moment);
    be_yours();
    note(session);
  }
  static void stand_at(Session& session, std::size_t moment) {
    look_at(session, moment);
    go_on_from_here(session);
  }
  std::size_t own_moment_before(const Session& session, std::size_t moment) const {
    while (moment > 0 && session.moments[moment].by != guide_->seat())
      --moment;
    return moment == 0 ? 0 : moment - 1;
  }

  std::optional<Message> objection(const Session& session) const {
    if (playing_ || state_ == State::Yours || state_ == State::Unsure || looking_back(session)) return {};
    const bool waits = state_ == State::Proving;
    const std::string_view english = waits ? words::puzzle_proving : words::puzzle_over;
    return Message{Notice::Remark, std::string(session.tongue->table(english)), {}};
  }

  // So that it comes out as it is to be shown: cards that nobody may look at may lie otherwise than they did.
  void play(Session& session, const PuzzleMove& move) {
    session.moments[session.cursor].match = move.before;
    if (session.cursor < followed_.size()) followed_[session.cursor] = hash(move.before);
    settle(session);
    playing_ = true;
    if (session.asked == session.computer)
      answer_for_computer(session, move.answer);
    else
      answer(session, move.answer);
    playing_ = false;
  }

  bool play_next(Session& session, double now) {
    if (at_ == line_.size() || length(session) != shown_) { // or somebody took some of it back
      const bool fails = state_ == State::Fails;
      state_ = fails ? State::Failed : State::Shown;
      if (fails) tell(session, {Notice::Told, why_it_fails(session, guide_->seat(), fails_at_), {}});
      return true;
    }
    if (now < due_) return true;
    play(session, line_[at_]);
    ++at_;
    shown_ = length(session);
    moved_to_ = session.moved_to;
    due_ = now + pace;
    return true;
  }

  bool begin_solution(Session& session, double now) {
    if (waits_) return state_ = State::Proving, true;
    wants_solution_ = false;
    try_again(session, guide_->moment());
    line_ = guide_->solution().moves;
    shown_ = length(session);
    state_ = State::Shows;
    due_ = now + pace / 2;
    return true;
  }

  bool reply(Session& session, double now) {
    if (line_.empty()) {
      if (waits_) return state_ = State::Proving, true;
      line_ = guide_->reply().moves;
      due_ = now + pace;
      if (line_.empty()) state_ = State::Unsure;
      return true;
    }
    if (now < due_) return true;
    const PuzzleMove move = line_.front();
    line_.clear();
    play(session, move);
    return true;
  }

  bool judge(Session& session, double now) {
    if (waits_) return state_ = State::Proving, true;
    state_ = State::Yours;
    const std::size_t at = guide_->moment();
    if (at >= session.journal.answers.size()) return fail(session, {}, now); // it was given up
    const Answer given = session.journal.answers[at];
    const Match after = session.moments[at + 1].match;
    const Verdict verdict = guide_->follow(given, after);
    if (verdict == Verdict::Unknown) return state_ = State::Unsure, true;
    if (verdict == Verdict::Refuted) {
      guide_->back_to(at);
      PuzzleMoves why = guide_->refutation(given, after);
      by_chance_ = why.again;
      if (why.again) stand_at(session, at);
      moved_to_ = session.moved_to;
      return fail(session, std::move(why.moves), now);
    }
    note(session);
    if (guide_->ended() == Verdict::Solved) state_ = State::Solved;
    return true;
  }

  bool fail(const Session& session, std::vector<PuzzleMove> why, double now) {
    shown_ = length(session);
    line_ = std::move(why);
    at_ = 0;
    fails_at_ = guide_->moment();
    state_ = State::Fails;
    due_ = now + pace;
    return true;
  }
};

} // namespace

std::unique_ptr<PuzzleTable> begin_puzzle(const demos::Means& means, std::string_view json, Session& session,
                                          bool waits) {
  const Result<demos::PuzzleFile> file = fetched<&teaching::read_puzzle>(means, json);
  if (!file) return nullptr;
  std::unique_ptr<PuzzleGuide> guide = make_guide(file->book, file->puzzle);
  if (guide == nullptr) return nullptr;
  auto table = std::make_unique<AtTable>(std::move(guide), waits);
  table->begin(session);
  return table;
}

std::string proofs_of(std::string_view json) {
  const Result<Rulebook> book = load_rulebook(demos::heading_of(json).system, data_here().assets());
  if (!book) return "";
  demos::Means means = demo_means(*book);
  means.draft = true;
  const Result<demos::PuzzleFile> file = fetched<&teaching::read_puzzle>(means, json);
  const std::unique_ptr<PuzzleGuide> guide = file ? make_guide(file->book, file->puzzle) : nullptr;
  if (guide == nullptr) return "";
  guide->prove_all();
  return guide->proofs();
}

} // namespace twoseat::proving
