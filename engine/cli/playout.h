// Random play: whole matches by players who pick any legal answer.
#pragma once
#include "engine/twoseat.h"

namespace twoseat::cli {

struct Playout {
  Match match;
  Journal journal; // filled if wanted
  std::uint32_t decisions = 0;
  bool finished = false; // false: stuck (past the most decisions, or a flaw of the table)
  std::string fault;     // what a check found
};

class Occurrence;

struct PlayoutOptions {
  Occurrence* occurrence = nullptr; // is told of everything
  bool keep_journal = false;
  bool check = false;
  std::uint32_t most_decisions = 20000;
};

Playout play_out(const Rulebook& book, const Setup& setup, const PlayoutOptions& options);

// Everything that must hold after every answer; empty, or what does not. Needs the journal up to this match.
std::string check_invariants(const Rulebook& book, const Match& match, const Journal& journal,
                             Random& random);

} // namespace twoseat::cli
