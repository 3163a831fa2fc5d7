// What is written is what happens: every action in every shape and place that the card language takes it in, made from the
// vocabulary, does something in some position, or the loader refuses it.
#include "written_forms.h"
#include <algorithm>
#include <set>

namespace {

using twoseat::ActionWord;
using twoseat::Takes;
using twoseat::test::Json;
using twoseat::test::Stage;

// An action as a card says it: its word and argument, and what stands beside it.
using Form = Json;

// What a form shows, one thing for each of its parts: "bind of opponent's drop", "put into hand".
std::vector<std::string> parts_of(const Stage& stage, const ActionWord& word, const Form& form) {
  std::vector<std::string> parts;
  for (const auto& [field, value] : form.items()) {
    std::string part = stage.system + ": " + word.id + (field == word.id ? "" : " " + field) + " ";
    const Json from = value.is_object() ? value.value("from", value.value("all", Json())) : Json();
    if (from.is_object())
      part += (from.value("of", "") == "opponent" ? "opponent's " : "own ") + from["in"].get<std::string>();
    else if (word.takes == Takes::Ability && field == word.id)
      part += value["kind"].get<std::string>();
    else if (value.is_object() && value.contains("in"))
      part += value["in"].get<std::string>();
    else
      part += value.is_string() ? value.get<std::string>() : value.dump();
    parts.push_back(part);
  }
  return parts;
}

// "vanguard: put" of "vanguard: put into hand".
std::string word_in(const std::string& part) {
  return part.substr(0, part.find(' ', part.find(' ') + 1));
}

struct Found {
  int forms = 0, refused = 0, done = 0;
  // Parts of forms that the loader takes, and of those that did something.
  std::set<std::string> written, seen;

  bool unseen_word(const std::string& part) const { // nothing of it was seen
    const auto of_word = seen.lower_bound(word_in(part) + " ");
    return of_word == seen.end() || word_in(*of_word) != word_in(part);
  }
};

bool ever_does_something(Stage& stage) {
  std::uint64_t seed = 0;
  return std::any_of(stage.moments.begin(), stage.moments.end(), [&](const twoseat::Match& moment) {
    return stage.does_something(moment, ++seed, true);
  });
}

Found try_all(Stage& stage) {
  Found found;
  for (const ActionWord& word : stage.book.family->lexicon->actions) {
    if (word.run == nullptr) continue;
    for (const Form& form : twoseat::test::forms(stage, word)) {
      ++found.forms;
      if (!stage.say({{{"kind", "act"}, {"do", {form}}}}).empty()) {
        ++found.refused;
        continue;
      }
      const bool does = ever_does_something(stage);
      found.done += does;
      for (const std::string& part : parts_of(stage, word, form)) {
        found.written.insert(part);
        if (does) found.seen.insert(part);
      }
    }
  }
  return found;
}

} // namespace

TEST_CASE("Every action does something wherever the loader takes it") {
  std::set<std::string> unseen;
  for (const auto& stage : twoseat::test::stages()) {
    const Found found = try_all(*stage);
    MESSAGE(stage->system << ": " << found.forms << " forms, " << found.refused << " refused, " << found.done
                          << " do something");
    for (const std::string& part : found.written)
      if (found.seen.count(part) == 0) unseen.insert(found.unseen_word(part) ? word_in(part) : part);
  }
  twoseat::test::must_be_listed("action", unseen);
}
