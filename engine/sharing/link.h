// Links: a match, a position, or what a seat sees, as short text that is safe behind '#' in a URL.
// Links are never trusted: every fault in one is a sentence, and decoding changes nothing but its result.
// Text: a letter (m, p, s), a digit for the schema version, six that prove the rest whole, the payload; all base64url.
#pragma once
#include "engine/kernel/fault.h"
#include "engine/seats/view.h"
#include "engine/sharing/journal.h"
#include <span>
#include <string>
#include <string_view>

namespace twoseat {

enum class LinkKind : std::uint8_t { Match, Position, Seat };

// What stands at the head of every link.
struct LinkHead {
  LinkKind kind = LinkKind::Match;
  std::uint8_t version = 0;
  std::string system;
  std::string edition;
  std::uint32_t rulebook = 0; // the rulebook's hash, its low 32 bits
};

// How a match link's course fits the rulebook it was replayed with.
enum class Course : std::uint8_t {
  Exact,      // the very rulebook that it was played with
  SameCourse, // another rulebook, but every checksum agrees
  Departs,    // another course from some answer on: other cards, or rules that the program has mended since
};

struct ReplayedMatch {
  Journal journal; // up to where the course departs, if it does
  Match match;     // after the last of journal.answers
  Course course = Course::Exact;
  std::uint32_t departs_at = 0; // answers that are sure to be the same
  std::uint32_t length = 0;     // answers in the link
};

// Accepts the bare link, or a whole URL or '#...' that contains one.
Result<LinkHead> read_head(std::string_view text);

// Encoding gives an empty text for what could not be played, or is not sound.
std::string encode_match_link(const Rulebook& book, const Journal& journal);
Result<ReplayedMatch> decode_match_link(const Rulebook& book, std::string_view text);

std::string encode_position_link(const Rulebook& book, const Match& match);
Result<Match> decode_position_link(const Rulebook& book, std::string_view text);

std::string encode_seat_link(const Rulebook& book, const SeatView& view);
Result<SeatView> decode_seat_link(const Rulebook& book, std::string_view text);

// Whether every list, id, number and step of a match that came from outside is sound; what is not, in a sentence.
Faults unsound(const Table& table);

} // namespace twoseat
