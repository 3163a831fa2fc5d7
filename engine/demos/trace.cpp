// What happens in a demo, in words: each question, what is offered as steps that can be copied, the answer, and every event
// with its rule.
#include "engine/abilities/lexicon.h"
#include "engine/demos/play.h"
#include "engine/demos/write_step.h"
#include "engine/kernel/citation.h"
#include "engine/kernel/narrate.h"

namespace twoseat::demos {
namespace {

constexpr std::size_t most_offers = 40; // of one kind

// As whoever may know most of it would be told.
std::string told(const Rulebook& book, const Event& event, const Phrasebook& phrases) {
  for (const Viewer viewer : {Viewer::A, Viewer::B, Viewer::Spectator})
    if (includes(event.known_to, viewer) || viewer == Viewer::Spectator)
      if (std::string line = narrate(book, event, viewer, {"A", "B"}, phrases); !line.empty()) return line;
  return "";
}

// What no sentence of the log tells.
std::string named(const Family& family, const Rulebook& book, const Event& event) {
  const std::string card = event.def ? " " + book.print(event.def).name : "";
  switch (event.kind) {
  case EventKind::Entered: {
    const Procedure& procedure = family.procedures[static_cast<std::size_t>(event.amount) / 256];
    return std::string("(") + procedure.name + ": " +
           procedure.steps[static_cast<std::size_t>(event.amount) % 256].name + ")" +
           (event.sets ? "" : " nothing came of it");
  }
  case EventKind::Settled:
    return "(by itself: " + text(event.seat) + " " + family.verbs[event.attribute].id +
           (event.def         ? card
            : event.other_def ? " " + book.print(event.other_def).name
                              : "") +
           ")";
  case EventKind::Applied: return "(the rule was followed)" + card;
  case EventKind::Did: return std::string("(") + family.lexicon->actions[event.amount].id + ")";
  default: return "";
  }
}

} // namespace

void Play::trace_event(const Event& event) {
  std::string line = told(*demo.book, event, phrases());
  if (line.empty()) line = named(family(), *demo.book, event);
  if (line.empty()) return;
  report.trace.push_back("    " + line +
                         (*event.rule.number == 0 ? "" : " " + citation(demo.edition, event.rule)));
}

void Play::trace_question(const Decision& decision) {
  report.trace.push_back("  " + text(decision.seat) + " is asked: " + question(decision));
  for (std::uint16_t c = 0; c < decision.choice_count; ++c) {
    const Choice& choice = decision.choices[c];
    for (std::uint16_t i = 0; i < choice.count && i < most_offers; ++i) {
      std::string step = write_step(table(), aliases_, decision, Answer::single(c, i));
      const Move& move = decision.options[choice.first + i];
      if (step.empty() && (move.card || move.target)) // one of several that are picked together
        step = std::string(family().verbs[choice.verb].id) + " " +
               write_card(table(), aliases_, move.card ? move.card : move.target, decision.seat) + " (" +
               std::to_string(choice.min) + " to " + std::to_string(choice.max) + " together)";
      report.trace.push_back("    - " + step);
    }
    if (choice.count > most_offers)
      report.trace.push_back("    - and " + std::to_string(choice.count - most_offers) + " more");
  }
}

void Play::trace_answer(const Decision& decision, const Answer& answer) {
  report.trace.push_back("  > " + write_step(table(), aliases_, decision, answer));
}

} // namespace twoseat::demos
