// What the files that work on a session, and those that answer in it, share; for nobody else.
#pragma once
#include "shell/match/session.h"

namespace twoseat {

const Phrasebook& say(const Session& session, const Rulebook& book);
const Phrasebook& say(const Session& session); // of the book that is played
void tell_faults(Session& session, const Rulebook& book, std::string_view title, const Faults& faults);

void begin_at(Session& session, const Rulebook& book, Moment first); // another match lies on the table
void hold(Session& session, Seat seat);                              // this seat takes the device
void write_log(Session& session);                                    // log.cpp

// The one who asks keeps nothing open: the question is put to the other seat, once that seat holds the device. `then`: the
// answer that is given instead of what is taken back. (taking_back.cpp)
void ask_to_take_back(Session& session, std::size_t to, const std::optional<Answer>& then);

} // namespace twoseat
