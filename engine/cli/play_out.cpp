// One random match, and the invariants that hold after every answer.
#include "engine/cli/occurrence.h"
#include "engine/cli/playout.h"
#include "engine/seats/secrets.h"

namespace twoseat::cli {
namespace {

// Where it is watched what occurs, somebody gives up now and then, as people do.
constexpr std::uint64_t games_till_one_is_conceded = 500;
constexpr int answers_till_then = 40;

// Replaying a match takes as long as playing it, so the match link is followed at every sixteenth answer and the last.
bool is_time_to_replay(const Match& match, const Journal& journal) {
  return journal.answers.size() % 16 == 0 || over(match);
}

std::string check_links(const Rulebook& book, const Match& match, const Journal& journal) {
  const Result<Match> position = decode_position_link(book, encode_position_link(book, match));
  if (!position) return "the position link is refused: " + position.faults[0].sentence.text();
  if (!(*position == match)) return "the position link gives another match";
  if (!is_time_to_replay(match, journal)) return "";
  const Result<ReplayedMatch> replayed = decode_match_link(book, encode_match_link(book, journal));
  if (!replayed) return "the match link is refused: " + replayed.faults[0].sentence.text();
  if (replayed->course != Course::Exact || hash(replayed->match) != hash(match))
    return "the match link replays to another match";
  return "";
}

std::string check_views(const Rulebook& book, const Match& match, Random& random) {
  for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator}) {
    SeatView before;
    SeatView after;
    view(book, match, viewer, before);
    view(book, scramble_secrets({book, match}, viewer, random), viewer, after);
    if (!(before == after)) return "a view shows what its viewer may not know";
    const Result<SeatView> linked = decode_seat_link(book, encode_seat_link(book, before));
    if (!linked) return "the seat link is refused: " + linked.faults[0].sentence.text();
    if (!(*linked == before)) return "the seat link gives another view";
  }
  return "";
}

} // namespace

std::string check_invariants(const Rulebook& book, const Match& match, const Journal& journal,
                             Random& random) {
  const Match copy = match;
  if (!(copy == match) || hash(copy) != hash(match)) return "a copy differs from its original";
  const Faults faults = unsound({book, match});
  if (!faults.empty()) return faults[0].sentence.text();
  if (std::string fault = check_links(book, match, journal); !fault.empty()) return fault;
  return check_views(book, match, random);
}

Playout play_out(const Rulebook& book, const Setup& setup, const PlayoutOptions& options) {
  Playout result;
  result.journal.setup = setup;
  Events events;
  Events* const listener = options.occurrence != nullptr ? &events : nullptr;
  Game game{book, result.match, listener};
  begin(game, setup);
  Random player = Random::from_seed(setup.seed ^ 0x9e3779b97f4a7c15ULL);
  Random secrets = Random::from_seed(setup.seed);
  Decision decision;
  while (decide(book, result.match, decision) && result.decisions < options.most_decisions) {
    const Answer answer = random_answer(decision, player);
    if (options.occurrence != nullptr) options.occurrence->decided(result.match, decision);
    apply_checked(book, result.match, decision, answer, listener);
    if (options.occurrence != nullptr) options.occurrence->happened(result.match, events);
    events.clear();
    ++result.decisions;
    if (listener != nullptr && setup.seed % games_till_one_is_conceded == 0 &&
        result.decisions == answers_till_then) {
      concede(book, result.match, decision.seat, listener);
      options.occurrence->happened(result.match, events);
    }
    if (options.keep_journal || options.check) result.journal.answers.push_back(answer);
    if (options.check && decision.cut) result.fault = "more could be done than a decision has room for";
    if (options.check && result.fault.empty())
      result.fault = check_invariants(book, result.match, result.journal, secrets);
    if (!result.fault.empty()) return result;
  }
  result.finished = over(result.match) && result.match.flaw == 0;
  return result;
}

} // namespace twoseat::cli
