// The position that a demo gives, for those who draw it: both hands lie open in a lesson.
#include "engine/cli/commands.h"
#include "engine/cli/demo_files.h"
#include <nlohmann/json.hpp>

namespace twoseat::cli {

using nlohmann::ordered_json;

ordered_json given_position(const std::string& file) {
  const auto text = read_file(file);
  if (!text) return nullptr;
  const std::string system = demos::heading_of(*text).system;
  const Rulebook* book = find_system(system) == nullptr ? nullptr : rulebook_of(system);
  if (book == nullptr) return nullptr;
  const Result<demos::Lesson> lesson = read_lesson(demo_means(*book), *text, file);
  if (!lesson) return nullptr;
  return {{"file", file},
          {"system", lesson->system},
          {"edition", lesson->edition},
          {"title", lesson->title.say(Language::English)},
          {"places", ordered_json::parse(demos::write_places({*lesson->book, lesson->given}, true))}};
}

} // namespace twoseat::cli
