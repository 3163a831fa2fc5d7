// Reading a puzzle: the task of its demo, and the position that it gives.
#include "engine/demos/play.h"
#include "engine/demos/puzzle.h"
#include "engine/demos/words.h"

namespace twoseat::demos {

PuzzleTask read_puzzle_task(const Words& words, const Node& node) {
  PuzzleTask task;
  if (!node.only({"seat", "goal", "only", "open"})) return task;
  if (!node.has("seat") || !node.has("goal")) {
    node.fail(
        "A task says whose it is and what is to be done: {\"seat\": \"A\", \"goal\": \"win this turn\"}.");
    return task;
  }
  task.seat = node.at("seat").seat();
  task.goal = static_cast<Goal>(named(node.at("goal"), goals, "goal"));
  if (const Node only = node.at("only")) task.only = only.flag();
  if (const Node open = node.at("open"))
    for (const auto& [path, value] : open.fields()) {
      LeftOpenWord word{place(words, value, path), card_ids(words, value)};
      if (word.place.seat == Seat::None) value.fail("It says whose place it is, as in \"B:hand\".");
      task.open.push_back(std::move(word));
    }
  return task;
}

Result<PuzzleFile> read_puzzle(const Means& means, std::string_view json, std::string_view file) {
  const Result<Demo> demo = read_demo(means, json, file);
  if (!demo) return demo.faults;
  const auto fault = [&](const std::string& path, FilledPhrase sentence) {
    return Fault{std::string(file) + path, "", std::move(sentence)};
  };
  if (!demo->task) return fault("", "It has no \"task\": it is a demo, not a puzzle.");
  const auto play = std::make_unique<Play>(means, *demo);
  if (!play->begin()) {
    const Failure& failure = play->report.failures.front();
    return fault(failure.path, failure.sentence);
  }
  PuzzleFile result{{play->match, demo->task->seat, demo->task->goal, demo->task->only, {}},
                    demo->title,
                    demo->edition,
                    demo->book};
  for (const LeftOpenWord& word : demo->task->open)
    for (std::size_t p = 0; p < play->match.places.size(); ++p) {
      const Place& place = play->match.places[p];
      if (place.seat != word.place.seat || place.kind != word.place.kind) continue;
      if (word.of.size() < place.count)
        return fault("/task/open", "Fewer cards are named than lie in a place that is left open.");
      result.puzzle.open.push_back({PlaceId{static_cast<std::uint8_t>(p + 1)}, word.of});
    }
  return result;
}

} // namespace twoseat::demos
