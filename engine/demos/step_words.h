// What a step of a demo may say, for somebody who writes it: the moves that are offered there, and the cards and places that lie on
// the table once it is done, each in words that mean it and nothing else.
#pragma once
#include "engine/demos/demo.h"
#include "engine/kernel/decision.h"

namespace twoseat::demos {

struct StepWords {
  Match before, after; // the step

  struct Move {
    std::string json; // as a step has it
    Answer answer;
  };
  std::vector<Move> moves;         // that pick one option, or none; and those that are made or asked about
  std::optional<std::size_t> made; // which of them the step makes
  std::vector<std::optional<std::size_t>>
      meant; // and which those mean that were asked about; none: no single one

  struct Sight {
    std::string words; // as "show" has them
    CardId card;       // or, if there is none,
    PlaceId place;     // the place with all that lies there
  };
  std::vector<Sight> sights; // places, each before its cards
};

// About the demo's last step. asked_about: moves as JSON. None: there is no step, or what comes before it fails.
std::optional<StepWords> step_words(const Means& means, const Demo& demo,
                                    std::span<const std::string> asked_about);

} // namespace twoseat::demos
