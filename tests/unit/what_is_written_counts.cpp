// What is written in other ways than as an action that is done: as a cost, as what a continuous ability says, as a choice of
// another shape. Each changes something in some position, or the loader refuses it.
#include "engine/abilities/run.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/information.h"
#include "engine/players/random_player.h"
#include "written_forms.h"
#include <algorithm>

namespace {

using twoseat::ActionWord;
using twoseat::CardId;
using twoseat::Lasting;
using twoseat::Match;
using twoseat::PlaceWord;
using twoseat::test::forms;
using twoseat::test::Json;
using twoseat::test::must_be_listed;
using twoseat::test::Stage;

constexpr std::size_t most_forms = 96; // of one word, drawn evenly

// What does no more than happen: it neither ends anything nor undoes it.
Json harmless(const Stage& stage) {
  return stage.system == "berserk" ? Json{{"chips", 1}} : Json{{"draw", 1}};
}

// So many of all forms of a word that the loader takes in such an ability.
template <class Ability, class Shows>
bool any_shows(Stage& stage, const ActionWord& word, Ability ability, Shows shows, bool& taken) {
  const std::vector<Json> all = forms(stage, word);
  const std::size_t step = all.size() / most_forms + 1;
  taken = false;
  for (std::size_t first = 0; first < step; ++first)
    for (std::size_t i = first; i < all.size(); i += step) {
      const bool accepted = stage.say(ability(all[i])).empty();
      taken = taken || accepted;
      if (accepted && shows()) return true;
      if (first > 0 && taken) return false;
    }
  return false;
}

// Whether the subject's first ability can be used somewhere, and does not come to the same as its second.
bool is_paid(const Stage& stage) {
  std::uint64_t seed = 0;
  return std::any_of(stage.moments.begin(), stage.moments.end(), [&](const Match& moment) {
    ++seed;
    return stage.may_use(moment) && stage.carry_out(moment, seed, 0) != stage.carry_out(moment, seed, 1);
  });
}

} // namespace

TEST_CASE("Every cost takes something wherever the loader takes it") {
  std::set<std::string> unseen;
  for (const auto& stage : twoseat::test::stages())
    for (const ActionWord& word : stage->book.family->lexicon->actions) {
      if (word.run == nullptr) continue;
      const Json plain = harmless(*stage);
      bool taken = false;
      const auto ability = [&](const Json& form) {
        return Json{{{"kind", "act"}, {"cost", {form}}, {"do", {plain}}}, {{"kind", "act"}, {"do", {plain}}}};
      };
      const bool shown = any_shows(
          *stage, word, ability, [&] { return is_paid(*stage); }, taken);
      if (taken && !shown) unseen.insert(stage->system + ": " + word.id);
    }
  must_be_listed("cost", unseen);
}

TEST_CASE("What a continuous ability says changes something") {
  std::set<std::string> unseen;
  for (const auto& stage : twoseat::test::stages())
    for (const ActionWord& word : stage->book.family->lexicon->actions) {
      if (word.lasting == Lasting::None || word.lasting == Lasting::Printed) continue;
      bool taken = false;
      const auto ability = [&](const Json& form) { return Json{{{"kind", "cont"}, {"do", {form}}}}; };
      const auto shows = [&] {
        const std::size_t every = stage->moments.size() / 48 + 1; // to be fast
        for (std::size_t at = 0; at < stage->moments.size(); at += every)
          if (stage->changes_the_play(stage->moments[at], at, word)) return true;
        return false;
      };
      const bool shown = any_shows(*stage, word, ability, shows, taken);
      if (taken && !shown) unseen.insert(stage->system + ": " + word.id);
    }
  must_be_listed("continuous", unseen);
}

TEST_CASE("Every shape of a choice is a choice of its own") {
  const std::pair<const char*, Json> shapes[] = {
      {"random", true}, {"up to", true}, {"as possible", true}, {"choose", 2}, {"by", "opponent"}};
  std::set<std::string> unseen;
  for (const auto& stage : twoseat::test::stages())
    for (const auto& [field, value] : shapes) {
      bool shown = false, taken = false;
      for (const PlaceWord& place : stage->book.family->lexicon->places)
        for (const char* of : {"you", "opponent"}) {
          if (place.places == 0 || shown) continue;
          Json choice = {
              {"choose", 1}, {"from", {{"in", place.id}, {"of", of}, {"name not", "Nobody"}}}, {"as", "x"}};
          if (std::string_view(field) == "as possible") choice["choose"] = 9;
          Json other = choice;
          other[field] = value;
          const Json then = {{"if", {{"count", {{"among", "x"}}}, {"exactly", 1}}},
                             {"then", {harmless(*stage)}}};
          for (Json* one : {&choice, &other})
            *one = {{"kind", "act"}, {"do", {*one, then}}};
          if (!stage->say({choice, other}).empty()) continue;
          taken = true;
          std::uint64_t seed = 0;
          shown = std::any_of(stage->moments.begin(), stage->moments.end(), [&](const Match& moment) {
            ++seed;
            return stage->carry_out(moment, seed, 0) != stage->carry_out(moment, seed, 1);
          });
        }
      if (taken && !shown) unseen.insert(stage->system + ": " + field);
    }
  must_be_listed("choice", unseen);
}
