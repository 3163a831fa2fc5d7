// The last thing that the other seat said to it, or else the answer itself, what came of that, and what is still missing.
#include "shell/lessons/refutation.h"
#include "shell/words/words.h"

namespace twoseat::proving {
namespace {

bool tells(const LogLine& line) {
  return line.heading == Heading::None && line.kind != EventKind::Rested && line.kind != EventKind::Stood &&
         line.kind != EventKind::Ended && !line.text.empty();
}

// Its first sentence that tells something and its last, of what happened in that turn.
std::vector<std::string> told_at(const Session& session, std::size_t moment) {
  std::vector<std::string> told;
  for (const LogLine& line : session.log) {
    if (line.moment == moment && line.heading == Heading::Turn) break;
    if (line.moment == moment && tells(line)) told.push_back(line.text);
  }
  if (told.size() > 2) told.erase(told.begin() + 1, told.end() - 1);
  return told;
}

} // namespace

std::string end_of(const Session& session, Seat solver) {
  if (over(shown_match(session)))
    for (const LogLine& line : session.log)
      if (line.kind == EventKind::Ended) return line.text;
  return words::about_player(session.tongue->table, words::not_lost, session.names[index(other(solver))]);
}

std::string why_it_fails(const Session& session, Seat solver, std::size_t after) {
  const std::uint32_t turn = session.moments[after].match.turn;
  std::vector<std::string> told;
  for (std::size_t moment = session.cursor; moment > after && told.empty(); --moment)
    if (session.moments[moment].by == other(solver) && session.moments[moment - 1].match.turn == turn)
      told = told_at(session, moment);
  if (told.empty() && session.cursor > after) told = told_at(session, after + 1);
  std::string why;
  for (const std::string& sentence : told)
    why += sentence + " ";
  return why + end_of(session, solver);
}

} // namespace twoseat::proving
