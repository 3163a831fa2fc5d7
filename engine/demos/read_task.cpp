// Reading what a step leaves to the learner, and what it wants looked at.
#include "engine/demos/words.h"

namespace twoseat::demos {
namespace {

Remark read_remark(const Words& words, const Node& node, Seat learner) {
  Remark remark;
  const Node made = node.at("move"), say = node.at("say");
  if (!node.only({"move", "say"})) return remark;
  if (!made || !say) {
    node.fail(
        "A remark says to which \"move\" what is said: {\"move\": {\"A\": \"pass\"}, \"say\": \"...\"}.");
    return remark;
  }
  remark.say = told(say);
  if (!made.only({"A", "B", "card", "cards", "on", "to", "number"})) return remark;
  bool tried = false;
  remark.move = move(words, made, tried);
  if (tried || remark.move.concede)
    made.fail("It is a move that answers a question: not a try, not a concession.");
  if (remark.move.seat != learner) made.fail("It is a move of the seat that learns.");
  return remark;
}

} // namespace

Task read_task(const Words& words, const Node& node, Seat learner) {
  Task task;
  if (!node.only({"ask", "hint", "remarks"})) return task;
  if (!node.has("ask") || !node.has("hint"))
    node.fail("It \"ask\"s for the move, and has a \"hint\" for who does not find it.");
  if (const Node ask = node.at("ask")) task.ask = told(ask);
  if (const Node hint = node.at("hint")) task.hint = told(hint);
  for (const Node& item : node.at("remarks").items())
    task.remarks.push_back(read_remark(words, item, learner));
  return task;
}

// A place's word means the place, with whatever lies there; any other means a card.
std::vector<SightWord> read_sights(const Words& words, const Node& node, Seat about) {
  std::vector<SightWord> result;
  for (const Node& item : node.items()) {
    const std::string word = item.text();
    const bool whose = word.starts_with("A:") || word.starts_with("B:");
    SightWord sight{item.path(), {}, {}};
    if (words.aliases.count(word) == 0 &&
        find_named(words.family->place_kinds, std::string_view(word).substr(whose ? 2 : 0)) >= 0) {
      sight.place = place(words, item, word);
      if (sight.place.seat == Seat::None) sight.place.seat = about;
      if (sight.place.seat == Seat::None) item.fail("It says whose place it is, as in \"A:hand\".");
    } else {
      sight.card = card(words, item, word);
      if (sight.card->seat == Seat::None) sight.card->seat = about;
    }
    result.push_back(std::move(sight));
  }
  return result;
}

} // namespace twoseat::demos
