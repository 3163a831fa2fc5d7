// JSON in which no field stands twice: what of a text is none is said with its line.
#include "engine/demos/strict_json.h"
#include "engine/kernel/nesting.h"
#include <algorithm>
#include <set>

namespace twoseat::demos {
namespace {

constexpr std::size_t most_bytes = 1'000'000;

// Fields that stand twice in one object would silently overwrite each other.
struct Doubles {
  std::vector<std::set<std::string>> open;
  std::string found;

  bool operator()(int, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::object_start) open.emplace_back();
    if (event == Json::parse_event_t::object_end && !open.empty()) open.pop_back();
    if (event == Json::parse_event_t::key && !open.empty() &&
        !open.back().insert(parsed.get<std::string>()).second && found.empty())
      found = parsed.get<std::string>();
    return true;
  }
  FilledPhrase fault() const {
    return {"The field \"{name}\" stands twice in one object.", {FilledPhrase::name(found)}};
  }
};

// Reads a text and remembers how far the parser came.
struct Progress {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  const char* at;
  const char** furthest;

  reference operator*() const { return *at; }
  Progress& operator++() {
    *furthest = ++at;
    return *this;
  }
  bool operator==(const Progress& o) const { return at == o.at; }
  bool operator!=(const Progress& o) const { return at != o.at; }
};

// Where a JSON text stops making sense, in lines as editors count them.
FilledPhrase not_json(std::string_view text) {
  const char* const begin = text.data();
  const char* end = begin;
  if (Json::accept(Progress{begin, &end}, Progress{begin + text.size(), &end})) return "It is not JSON.";
  return {"It is not JSON (line {n}).", {1 + std::count(begin, end, '\n')}};
}

} // namespace

StrictJson read_strictly(std::string_view text) {
  StrictJson read;
  if (text.size() > most_bytes) {
    read.malformed = "It is longer than any demo.";
    return read;
  }
  if (is_nested_too_deeply(text)) {
    read.malformed = "It is nested too deeply.";
    return read;
  }
  Doubles doubles;
  read.json = Json::parse(text, std::ref(doubles), false);
  if (read.json.is_discarded()) read.malformed = not_json(text);
  if (!doubles.found.empty()) read.doubled = doubles.fault();
  return read;
}

} // namespace twoseat::demos
