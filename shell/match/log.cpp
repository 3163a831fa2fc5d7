// The log of a match: what happened up to the moment that is shown, under its turns and their parts, for the eyes that look.
#include "shell/match/session_parts.h"
#include "shell/words/words.h"
#include <algorithm>
#include <utility>

namespace twoseat {
namespace {

// A part of the turn is called from one step alone; what is called from several, a checkpoint, is none.
bool is_phase(std::span<const Procedure> procedures, std::string_view name) {
  bool is_procedure = false;
  std::ptrdiff_t calls = 0;
  for (const Procedure& procedure : procedures) {
    if (name == procedure.name)
      is_procedure = true;
    else
      calls += std::count_if(procedure.steps.begin(), procedure.steps.end(),
                             [name](const Step& step) { return name == step.name; });
  }
  return is_procedure && calls == 1;
}

// What begins here: a turn, or a part of it that is a procedure of its own. What runs the turn lies below all else, so
// it is what a moment leaves at the bottom of the stack, or what the moment before left there.
LogLine heading_of(const Session& session, const Event& event, std::size_t moment) {
  LogLine line;
  if (event.kind != EventKind::Entered) return line;
  const auto procedures = session.book->family->procedures;
  const auto procedure = static_cast<std::size_t>(event.amount / 256);
  const auto step = static_cast<std::size_t>(event.amount % 256);
  bool bottom = false;
  for (const std::size_t i : {moment, moment == 0 ? 0 : moment - 1})
    if (const Match& match = session.moments[i].match; !match.stack.empty())
      bottom = bottom || match.stack[0].procedure == procedure;
  if (!bottom || procedure >= procedures.size() || step >= procedures[procedure].steps.size()) return line;
  line.moment = moment;
  line.kind = event.kind;
  line.seat = event.seat;
  const std::string_view name = procedures[procedure].steps[step].name;
  if (step == 0) {
    line.heading = Heading::Turn;
    line.text = words::turn_of(say(session), session.moments[moment].match.turn, event.seat, session.names);
  } else if (is_phase(procedures, name)) {
    line.heading = Heading::Phase;
    line.text = words::capital(std::string(say(session)(name)));
  }
  return line;
}

// Whose doing this is, as its line in the log is coloured. An event is about a card: what another one does to it is done by
// the other's side, and an attack, which relates cards of both, by the player whose turn it was. Of cards that do not lie
// open nothing more is told than the event itself tells.
Seat doer(const Session& session, const Event& event, std::size_t moment) {
  if (!event.card || !event.other || !event.other_def) return event.seat;
  const Match& match = session.moments[moment].match;
  const Seat others = match[event.other].owner;
  if (event.kind == EventKind::Counted) return others;
  const bool attack = event.kind == EventKind::Related && others != match[event.card].owner;
  return attack ? session.moments[moment == 0 ? 0 : moment - 1].match.turn_player : event.seat;
}

} // namespace

void write_log(Session& session) {
  session.log.clear();
  const std::string edition = edition_id(*session.book, shown_match(session));
  const PlayerNames names{session.names[0], session.names[1]};
  LogLine phase; // is written once something happens in it
  const std::size_t last = session.cursor + (session.stage == Stage::Before ? 1 : 0);
  for (std::size_t i = 0; i <= last; ++i)
    for (const Event& event : std::span(session.moments[i].events).first(shown_events(session, i))) {
      if (LogLine heading = heading_of(session, event, i); heading.heading != Heading::None) {
        if (event.rule.number[0] != 0) heading.rule = citation(edition, event.rule);
        phase = {};
        if (heading.heading == Heading::Phase)
          phase = std::move(heading);
        else
          session.log.push_back(std::move(heading));
        continue;
      }
      std::string text = narrate(*session.book, event, viewer(session), names, say(session));
      if (session.open_hands && event.seat != Seat::None)
        text = narrate(*session.book, event, viewer_of(event.seat), names, say(session));
      if (text.empty()) continue;
      const std::string rule = event.rule.number[0] != 0 ? citation(edition, event.rule) : "";
      if (phase.heading != Heading::None) session.log.push_back(std::exchange(phase, {}));
      const Seat seat = doer(session, event, i);
      session.log.push_back({words::capital(std::move(text)), rule, i, event.kind, seat, Heading::None});
    }
}

} // namespace twoseat
