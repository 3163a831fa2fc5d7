// What somebody must decide, computed from the match and never stored in it; and the answer to it.
// A decision offers one or more choices; an answer takes one choice and picks min to max of its options.
#pragma once
#include "engine/kernel/ids.h"
#include "engine/kernel/room.h"
#include "engine/kernel/rule.h"
#include "engine/kernel/scratch_vector.h"
#include <algorithm>

namespace twoseat {

// One thing that a seat may want to do; also one option of a choice.
struct Move {
  std::uint8_t verb = 0; // the family's number
  PlaceId place;         // where to
  CardId card;           // with which card
  CardId target;         // on which card
  std::uint16_t number = 0;
  constexpr bool operator==(const Move&) const = default;
};

// A run of options that share a verb. With max > 1 several may be picked together.
struct Choice {
  std::uint8_t verb = 0;
  std::uint16_t first = 0; // into Decision::options
  std::uint16_t count = 0;
  std::uint16_t min = 1;
  std::uint16_t max = 1;
  Rule rule;
  bool seldom = false; // always possible and hardly ever meant: offering a draw
};

struct Answer {
  static constexpr std::size_t most_picks = room::cards;
  std::uint16_t choice = 0;
  ScratchVector<std::uint16_t, most_picks> picks; // rising, each below Choice::count

  static Answer single(std::size_t choice, std::size_t pick) {
    Answer answer;
    answer.choice = static_cast<std::uint16_t>(choice);
    answer.picks.push(static_cast<std::uint16_t>(pick));
    return answer;
  }
  friend bool operator==(const Answer& a, const Answer& b) {
    return a.choice == b.choice && std::equal(a.picks.begin(), a.picks.end(), b.picks.begin(), b.picks.end());
  }
};

struct Decision {
  static constexpr std::size_t most_options = 2048;
  static constexpr std::size_t most_choices = 10;

  Seat seat = Seat::None;    // who decides; None: nobody has to, the match is over
  std::uint8_t question = 0; // what for, the family's number
  bool cut = false; // more could be done than there is room for; who asks for one left out is told so
  Rule rule;
  std::uint16_t choice_count = 0;
  std::uint16_t option_count = 0;
  Room<Choice, most_choices> choices;
  Room<Move, most_options> options; // filled up to option_count

  // Begin a choice; the options added next belong to it. Options past the room are dropped, and it is cut.
  void begin(std::uint8_t verb, Rule because, std::size_t min = 1, std::size_t max = 1);
  void add(const Move& move);
  void drop_empty_choice(); // undoes begin() when it got fewer options than its minimum

  const Choice& choice(const Answer& answer) const { return choices[answer.choice]; }
  const Move& picked(const Answer& answer, std::size_t i = 0) const {
    return options[choices[answer.choice].first + answer.picks[i]];
  }
};

enum class AnswerFault : std::uint8_t {
  None,
  NobodyDecides,
  NoSuchChoice,
  TooFew,
  TooMany,
  NoSuchOption,
  NotRising
};

AnswerFault check(const Decision& decision, const Answer& answer);

// The answer that makes this move, if it is offered: fault None, otherwise NoSuchOption.
AnswerFault find(const Decision& decision, const Move& move, Answer& answer);

} // namespace twoseat
