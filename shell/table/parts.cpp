// What an answer brought about, in parts that are looked at one by one: each check with what it gives, each throw of dice
// with what it means. What comes of them all is looked at after them.
#include "shell/table/table.h"

namespace twoseat {
namespace {

bool is_among(const std::vector<std::uint16_t>& causes, const Event& event) {
  return std::find(causes.begin(), causes.end(), event.cause) != causes.end();
}

bool is_throw(const App& app, const Event& event) {
  return event.kind == EventKind::Rolled && is_among(app.layout().looks.dice.causes, event);
}

bool changes_the_table(const Event& event) {
  switch (event.kind) {
  case EventKind::Entered:
  case EventKind::Rolled:
  case EventKind::Said:
  case EventKind::Timed:
  case EventKind::Applied:
  case EventKind::Settled:
  case EventKind::Did: return false;
  default: return true;
  }
}

// Until the card that was checked goes where it belongs, or another one is checked.
std::size_t end_of_check(const App& app, const Events& events, std::size_t first) {
  for (std::size_t i = first + 1; i < events.size(); ++i)
    if (is_shown_check(app, events[i]) ||
        (events[i].kind == EventKind::Moved && events[i].card == events[first].card))
      return i;
  return events.size();
}

std::size_t end_of_throw(const Events& events, std::size_t first) {
  std::size_t i = first + 1;
  while (i < events.size() && !changes_the_table(events[i]))
    ++i;
  return i;
}

} // namespace

bool is_shown_check(const App& app, const Event& event) {
  return (event.kind == EventKind::Moved || event.kind == EventKind::Revealed) &&
         is_among(app.layout().looks.checks, event) && event.def && event.known_to == everybody;
}

std::string comes_of_check(const App& app, const Event& event) {
  if (event.kind != EventKind::Modified && event.kind != EventKind::Said) return "";
  const Session& session = app.session;
  return narrate(*session.book, event, viewer(session), {session.names[0], session.names[1]},
                 app.rules->say());
}

std::vector<Part> parts_of(const App& app, const Events& events) {
  std::vector<Part> parts;
  for (std::size_t i = 0; i < events.size();) {
    const bool check = is_shown_check(app, events[i]);
    if (!check && !is_throw(app, events[i])) {
      ++i;
      continue;
    }
    const std::size_t end = check ? end_of_check(app, events, i) : end_of_throw(events, i);
    parts.push_back({i, end});
    i = end;
  }
  return parts;
}

} // namespace twoseat
