// What two editions are given to play, out of a demo or a link; and what their tables say to differ where they part.
#pragma once
#include "engine/demos/ledger.h"
#include "engine/demos/lesson.h"
#include "engine/players/compare.h"
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace twoseat::demos {

struct Course {
  std::shared_ptr<const Rulebook> own; // with a demo's cards; none: the system's
  const Rulebook* book = nullptr;
  Match from;
  std::optional<Setup> setup; // of a whole match, which is begun under each edition
  std::vector<Answer> answers;
  std::vector<std::string> about; // rules that a demo says it shows
  std::vector<std::string>
      parts_by; // and of them those by which it says that it parts from the first edition
};

Course course_of(const Lesson& lesson);               // along its first steps
std::vector<Course> courses_of(const Lesson& lesson); // along each of its ways, from each of its positions
// Of a match or a position. What one seat sees cannot be played on.
Result<Course> course_of_link(const Rulebook& book, std::string_view link);

// Two of one family's, "vge,vgi", as its numbers; nothing: they are not that.
std::optional<std::array<std::uint8_t, 2>> two_editions(const Family& family, std::string_view ids);

std::uint8_t own_edition(const Course& course); // under which it was played

// What is left of it after so many answers under this edition, its own: from there both go on. Nothing: it has no more than that.
std::optional<Course> going_on(Course course, std::size_t after);

// As far as they go together, with so many of the answers at most.
Parting play(const Course& course, const std::array<std::uint8_t, 2>& editions, std::size_t most = SIZE_MAX);

// What of a demo there is under another edition: its position, and what it answers up to where that one parts from its own. What
// it tries in vain is left out, since it tells its own edition's reasons.
Lesson in_edition(Lesson lesson, std::uint8_t edition);

// An edition's table of what it says differently (assets/editions).
struct EditionTable {
  std::string edition;
  std::vector<Restatement> rows;
};

struct Difference {
  std::string edition, rule, said;
  std::vector<std::string> first; // the first edition's rules about it, the closest first
};

// Of the rules by which a demo says that it parts, where its own edition lies beside the first one: what no event cites it
// knows best itself.
std::vector<Difference> told_differences(std::span<const EditionTable> tables,
                                         const std::array<std::uint8_t, 2>& editions, const Rulebook& book,
                                         std::uint8_t own, std::span<const std::string> parts_by);

// What the tables say to differ of the rules by which they parted: those by which a demo says that it parts; else those about the
// one decision that makes the difference; else the closest alone, what a demo is about before all others.
std::vector<Difference> differences_at(const Parting& parting, std::span<const EditionTable> tables,
                                       const Course& course);

// --- Decks -------------------------------------------------------------------------------------------------------

bool checks_decks_alone(const Demo& demo); // and has no table

// The first deck of its checks that one edition allows and the other does not; before others one that breaks a rule by which the
// demo says that it parts.
struct DeckParting {
  std::size_t number = 0; // from 1
  std::array<Faults, 2> breaks;
};
std::optional<DeckParting> part_decks(const Means& means, const Demo& demo,
                                      const std::array<std::uint8_t, 2>& editions);

// What the tables say to differ of the rules that it breaks; or those by which the demo says that it parts.
std::vector<Difference> differences_at(const DeckParting& parting, std::span<const EditionTable> tables,
                                       const Demo& demo, const std::array<std::uint8_t, 2>& editions);

} // namespace twoseat::demos
