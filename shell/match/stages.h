// What an answer brought about, looked at in its order by who gave it before anybody else takes the device: part by part on
// the board as it stood when that part had happened, then on the board as it stands now.
#pragma once
#include "engine/twoseat.h"
#include <span>
#include <string>
#include <vector>

namespace twoseat {

struct Session;

enum class Stage : std::uint8_t { Before, After, Done };

// Events of one answer, from `first` to before `end`, that are looked at by themselves.
struct Part {
  std::size_t first = 0, end = 0;
};
struct Beat {
  Part part;
  Match match; // as it stood when they had happened
};

// Stands at the first of these parts of the answer that was just given to this match.
void begin_stages(Session& session, const Match& before, const Answer& given, const std::vector<Part>& parts);
void pass_stage(Session& session); // on to the next one
void end_stage(Session& session);  // to the last

// What happened between what was shown before and what is shown now.
std::span<const Event> happening(const Session& session);

std::size_t shown_events(const Session& session,
                         std::size_t moment); // how many of its events have been shown

// What others did since whoever holds the device decided last, as the log tells it.
std::vector<std::string> since_last_decided(const Session& session);

} // namespace twoseat
