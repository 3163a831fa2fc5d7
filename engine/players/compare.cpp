// Playing two matches in step.
#include "engine/players/compare.h"
#include "engine/kernel/events.h"
#include "engine/kernel/family.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat {
namespace {

bool same_question(const Decision& a, const Decision& b) {
  return a.seat == b.seat && (a.seat == Seat::None || a.question == b.question);
}

bool same_answers(const Decision& a, const Decision& b) {
  if (a.seat == Seat::None) return true;
  if (a.option_count != b.option_count || a.choice_count != b.choice_count) return false;
  for (std::size_t i = 0; i < a.choice_count; ++i) {
    const Choice &x = a.choices[i], &y = b.choices[i];
    if (x.verb != y.verb || x.count != y.count || x.min != y.min || x.max != y.max) return false;
  }
  for (std::size_t i = 0; i < a.option_count; ++i)
    if (a.options[i] != b.options[i]) return false;
  return true;
}

// But for whose rules it follows.
bool same_position(const Match& a, Match b) {
  b.edition = a.edition;
  return a == b;
}

// What an edition makes of the numbers of its cards is to be seen before it comes to anything.
bool same_numbers(const Rulebook& book, const Match& a, const Match& b) {
  const auto shown = [&](const Match& match, CardId card, std::uint8_t number) {
    const std::int32_t is = information({book, match}, card, number);
    return is == absent ? 0 : is; // none, or 0: that comes to the same
  };
  for (std::size_t i = 0; i < std::min(a.cards.size(), b.cards.size()); ++i)
    for (std::size_t n = 0; n < book.family->attributes.size(); ++n) {
      const CardId card{static_cast<std::uint16_t>(i + 1)};
      const auto number = static_cast<std::uint8_t>(n);
      if (shown(a, card, number) != shown(b, card, number)) return false;
    }
  return true;
}

void look(const Rulebook& book, Parting& at) {
  for (std::size_t i = 0; i < 2; ++i)
    if (!ask({book, at.matches[i]}, at.decisions[i])) at.decisions[i].seat = Seat::None;
}

Parting::Kind parted(const Rulebook& book, const Parting& at) {
  const auto& [a, b] = at.decisions;
  if (!same_question(a, b)) return Parting::Kind::Question;
  if (!same_answers(a, b)) return Parting::Kind::Answers;
  const auto& [one, another] = at.matches;
  return same_position(one, another) && same_numbers(book, one, another) ? Parting::Kind::None
                                                                         : Parting::Kind::Result;
}

// Does this to both, and notes what happens.
template <class F>
void go_on(const Rulebook& book, Parting& at, F f) {
  for (std::size_t i = 0; i < 2; ++i) {
    Events events;
    Game game{book, at.matches[i], &events};
    f(game, at.decisions[i]);
    at.happened[i].clear();
    for (const Event& event : events)
      if (*event.rule.number != 0) at.happened[i].insert(event.rule.number);
  }
}

} // namespace

Parting compare_editions(const Rulebook& book, const std::array<Match, 2>& from,
                         std::span<const Answer> answers) {
  Parting at;
  at.matches = from;
  go_on(book, at, [](Game& game, const Decision&) { advance(game); });
  for (;; ++at.after) {
    look(book, at);
    at.kind = parted(book, at);
    const bool over = at.kind != Parting::Kind::None || at.after == answers.size() ||
                      at.decisions[0].seat == Seat::None ||
                      check(at.decisions[0], answers[at.after]) != AnswerFault::None;
    if (over) return at;
    go_on(book, at, [&](Game& game, const Decision& asked) { answer(game, asked, answers[at.after]); });
  }
}

} // namespace twoseat
