// What demos:: does for readers, for those who call it from other parts of the program.
#include "shell/lessons/teaching.h"

namespace twoseat::teaching {

Result<demos::Lesson> read_lesson(const demos::Means& means, std::string_view json, std::string_view file) {
  return demos::read_lesson(means, json, file);
}

Result<demos::Demo> read_demo(const demos::Means& means, std::string_view json) {
  return demos::read_demo(means, json, "");
}

demos::OwnCards read_own_cards(const demos::Means& means, std::string_view cards) {
  return demos::read_own_cards(means, cards);
}

Result<demos::PuzzleFile> read_puzzle(const demos::Means& means, std::string_view json) {
  return demos::read_puzzle(means, json, "");
}

demos::Report run_demo(const demos::Means& means, const demos::Demo& demo) {
  return demos::run_demo(means, demo);
}

std::optional<demos::StepWords> step_words(const demos::Means& means, const demos::Demo& demo,
                                           std::span<const std::string> moves) {
  return demos::step_words(means, demo, moves);
}

std::string write_step(const Table& table, const Decision& decision, const Answer& answer) {
  return demos::write_step(table, {}, decision, answer);
}

std::string write_places(const Table& table, bool open_hands) {
  return demos::write_places(table, open_hands);
}

std::string write_seen(const Rulebook& book, const SeatView& seen) {
  return demos::write_places(book, seen);
}

} // namespace twoseat::teaching
