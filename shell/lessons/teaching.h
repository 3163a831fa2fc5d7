// Reading and running demos, and telling what lies where: a part of the program of its own, which only those fetch who open a demo
// or send what lies on the table (scripts/split-program.mjs).
#pragma once
#include "engine/twoseat.h"
#include "shell/platform/fetched.h"

namespace twoseat::teaching {

Result<demos::Lesson> read_lesson(const demos::Means& means, std::string_view json, std::string_view file);
Result<demos::Demo> read_demo(const demos::Means& means, std::string_view json);
demos::OwnCards read_own_cards(const demos::Means& means, std::string_view cards);
Result<demos::PuzzleFile> read_puzzle(const demos::Means& means, std::string_view json);
demos::Report run_demo(const demos::Means& means, const demos::Demo& demo);
std::optional<demos::StepWords> step_words(const demos::Means& means, const demos::Demo& demo,
                                           std::span<const std::string> moves);
std::string write_step(const Table& table, const Decision& decision, const Answer& answer);
std::string write_places(const Table& table, bool open_hands);
std::string write_seen(const Rulebook& book, const SeatView& seen); // the places, as one seat sees them

} // namespace twoseat::teaching
