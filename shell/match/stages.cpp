// The parts of an answer, one after the other.
#include "shell/match/stages.h"
#include "shell/match/session.h"

namespace twoseat {

void begin_stages(Session& session, const Match& before, const Answer& given,
                  const std::vector<Part>& parts) {
  Match match = before;
  Decision decision;
  Events events;
  Snapshots snapshots;
  decide(*session.book, match, decision);
  apply_checked(*session.book, match, decision, given, &events, &snapshots);
  session.beats.clear();
  for (const Part& part : parts) {
    const Match* stood = &before;
    for (const Snapshot& snapshot : snapshots)
      if (snapshot.events <= part.end) stood = &snapshot.match;
    session.beats.push_back({part, *stood});
  }
  session.beat = 0;
  session.beats_of = session.cursor + 1;
  session.stage = Stage::Before;
  session.stepped = true;
  ++session.moved_to;
  settle(session);
}

// After the last part whoever gave the answer looks at the board as it stands only if others take the device next.
void pass_stage(Session& session) {
  if (session.stage == Stage::Before && session.beat + 1 < session.beats.size()) {
    ++session.beat;
    session.stepped = true;
    ++session.moved_to;
    settle(session);
  } else if (session.stage == Stage::Before) {
    Decision next;
    const bool same =
        session.beats_of < session.agreed || session.open_hands || session.computer != Seat::None ||
        !decide(*session.book, session.moments[session.beats_of].match, next) || next.seat == session.holder;
    session.stage = same ? Stage::Done : Stage::After;
    show(session, session.beats_of);
  } else if (session.stage == Stage::After) {
    session.stage = Stage::Done;
    settle(session);
  }
}

void end_stage(Session& session) {
  if (session.stage == Stage::Before) session.beat = session.beats.size() - 1;
  while (session.stage != Stage::Done)
    pass_stage(session);
}

std::span<const Event> happening(const Session& session) {
  const bool before = session.stage == Stage::Before;
  const std::size_t moment = session.cursor + (before ? 1 : 0);
  const std::span<const Event> all(session.moments[moment].events);
  if (session.beats_of != moment || session.beats.empty()) return all;
  if (!before) return all.subspan(session.beats.back().part.end);
  const std::size_t first = session.beat == 0 ? 0 : session.beats[session.beat - 1].part.end;
  return all.subspan(first, session.beats[session.beat].part.end - first);
}

std::size_t shown_events(const Session& session, std::size_t moment) {
  return moment <= session.cursor ? session.moments[moment].events.size()
                                  : session.beats[session.beat].part.end;
}

std::vector<std::string> since_last_decided(const Session& session) {
  std::vector<std::string> lines;
  if (session.holder == Seat::None || session.open_hands) return lines;
  std::size_t last = session.cursor;
  while (last > 0 && session.moments[last].by != session.holder)
    --last;
  if (last == 0) return lines;
  for (const LogLine& line : session.log)
    if (line.moment > last && line.heading == Heading::None) lines.push_back(line.text);
  return lines;
}

} // namespace twoseat
