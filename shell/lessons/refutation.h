// Why an answer to a puzzle fails, in a sentence or three, once the line that refutes it has been played: from its log.
#pragma once
#include "shell/match/session.h"
#include <string>

namespace twoseat {

namespace words {
inline constexpr const char* not_lost = "The turn ends, and {name} has not lost.";
}

namespace proving {
// after: the moment at which that answer was given.
std::string end_of(const Session& session, Seat solver); // what it came to, in a sentence
std::string why_it_fails(const Session& session, Seat solver, std::size_t after);
} // namespace proving

} // namespace twoseat
