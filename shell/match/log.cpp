// The log of a match: what happened up to the moment that is shown, under its turns and their parts, for the eyes that look.
#include "shell/match/session_parts.h"
#include "shell/words/apart.h"
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

// A moment as one of its events finds it.
struct Then {
  const Session& session;
  const Event& event;
  const Match &before, &after;
  const Events& events;

  Then(const Session& of, const Event& told, std::size_t moment)
      : session(of), event(told), before(of.moments[moment == 0 ? 0 : moment - 1].match),
        after(of.moments[moment].match), events(of.moments[moment].events) {}

  PlaceId place_of(CardId card) const {
    PlaceId at = card.value <= before.cards.size() ? before[card].place : PlaceId{};
    for (const Event* earlier = events.data(); earlier != &event; ++earlier)
      if (earlier->kind == EventKind::Moved && earlier->card == card) at = earlier->to;
    return at;
  }
  bool in_play(PlaceId place) const { return place && session.book->family->spread(after[place]); }
  // Whether everybody knows what it is, wherever it lies in play.
  bool open_in(const Match& match, CardId card) const {
    return card.value > match.cards.size() || !in_play(match[card].place) ||
           (match[card].facing == Facing::Up && !match[card].host);
  }
  bool open(CardId card) const { return open_in(before, card) && open_in(after, card); }

  // Where this card lies: only where another open one of its name lies elsewhere on the same side.
  std::string apart_at(CardId card, DefId def) const {
    const PlaceId at = card && card.value <= after.cards.size() ? place_of(card) : PlaceId{};
    if (!in_play(at) || !open(card)) return "";
    bool alone = true;
    for (std::uint16_t i = 1; i <= after.cards.size() && alone; ++i)
      if (const CardId other{i};
          other != card && after[other].def == def && after[other].owner == after[card].owner)
        if (const PlaceId there = place_of(other); there != at && in_play(there)) alone = !open(other);
    if (alone) return "";
    std::string name(say(session)(session.book->family->place_kinds[after[at].kind].name));
    if (after[at].seat == after[card].owner) return name;
    return filled(say(session)(words::their_cell), [&](std::string_view) -> std::string { return name; });
  }
};

std::string told(const Session& session, const Event& event) {
  const Viewer sees =
      session.open_hands && event.seat != Seat::None ? viewer_of(event.seat) : viewer(session);
  return narrate(*session.book, event, sees, {session.names[0], session.names[1]}, say(session));
}

// Behind the name of each of its cards, where that alone would not say which is meant.
std::string told_apart(const Session& session, const Event& event, std::size_t moment) {
  std::string text = told(session, event);
  if (text.empty() || !event.card || !event.def || event.known_to != everybody) return text;
  const std::string plain = text;
  const Then then(session, event, moment);
  const auto add = [&](CardId card, DefId def, bool second) {
    const std::string place = def ? then.apart_at(card, def) : "";
    if (place.empty() || plain.find(place) != std::string::npos) return;
    const std::string& name = session.book->print(def).name;
    std::size_t at = text.find(name);
    if (second && at != std::string::npos) at = text.find(name, at + name.size());
    if (at != std::string::npos) text.insert(at + name.size(), words::in_brackets(place));
  };
  const bool same = event.other && event.other_def == event.def;
  bool card_first = true; // of two of one name; with only the card's left, it may come later
  if (same) {
    Event alone = event;
    alone.other_def = {};
    const std::string& name = session.book->print(event.def).name;
    card_first = told(session, alone).starts_with(text.substr(0, text.find(name) + name.size()));
  }
  // The later one first: what is put behind it moves nothing before it.
  add(card_first ? event.other : event.card, card_first ? event.other_def : event.def, same);
  add(card_first ? event.card : event.other, card_first ? event.def : event.other_def, false);
  return text;
}

} // namespace

void write_log(Session& session) {
  session.log.clear();
  const std::string edition = edition_id(*session.book, shown_match(session));
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
      std::string text = told_apart(session, event, i);
      if (text.empty()) continue;
      const std::string rule = event.rule.number[0] != 0 ? citation(edition, event.rule) : "";
      if (phase.heading != Heading::None) session.log.push_back(std::exchange(phase, {}));
      const Seat seat = doer(session, event, i);
      session.log.push_back({words::capital(std::move(text)), rule, i, event.kind, seat, Heading::None});
    }
}

} // namespace twoseat
