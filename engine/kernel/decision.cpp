// Building decisions, and checking answers against them.
#include "engine/kernel/decision.h"

namespace twoseat {

void Decision::begin(std::uint8_t verb, Rule because, std::size_t min, std::size_t max) {
  assert(choice_count < most_choices);
  choices[choice_count++] = {verb,
                             option_count,
                             0,
                             static_cast<std::uint16_t>(min),
                             static_cast<std::uint16_t>(max < Answer::most_picks ? max : Answer::most_picks),
                             because};
}

void Decision::add(const Move& move) {
  assert(choice_count > 0);
  if (option_count == most_options) {
    cut = true;
    return;
  }
  options[option_count++] = move;
  ++choices[choice_count - 1U].count;
}

void Decision::drop_empty_choice() {
  assert(choice_count > 0);
  const Choice& last = choices[choice_count - 1U];
  if (last.count > 0 && last.count >= last.min) return;
  option_count = last.first;
  --choice_count;
}

AnswerFault check(const Decision& decision, const Answer& answer) {
  if (decision.seat == Seat::None) return AnswerFault::NobodyDecides;
  if (answer.choice >= decision.choice_count) return AnswerFault::NoSuchChoice;
  const Choice& choice = decision.choice(answer);
  if (answer.picks.size() < choice.min) return AnswerFault::TooFew;
  if (answer.picks.size() > choice.max) return AnswerFault::TooMany;
  for (std::size_t i = 0; i < answer.picks.size(); ++i) {
    if (answer.picks[i] >= choice.count) return AnswerFault::NoSuchOption;
    if (i > 0 && answer.picks[i] <= answer.picks[i - 1]) return AnswerFault::NotRising;
  }
  return AnswerFault::None;
}

AnswerFault find(const Decision& decision, const Move& move, Answer& answer) {
  for (std::uint16_t c = 0; c < decision.choice_count; ++c) {
    const Choice& choice = decision.choices[c];
    for (std::uint16_t i = 0; i < choice.count; ++i)
      if (decision.options[choice.first + i] == move && choice.min <= 1) {
        answer = Answer::single(c, i);
        return AnswerFault::None;
      }
  }
  return decision.seat == Seat::None ? AnswerFault::NobodyDecides : AnswerFault::NoSuchOption;
}

} // namespace twoseat
