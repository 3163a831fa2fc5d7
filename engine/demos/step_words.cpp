// The demo is played to its last step; what stands there is written in the words of demos, and what was asked about is read.
#include "engine/demos/step_words.h"
#include "engine/demos/play.h"
#include "engine/demos/words.h"
#include "engine/demos/write_step.h"
#include "engine/kernel/moves.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

// Those of a choice that pick nothing, or one option.
std::vector<Answer> simple_answers(const Decision& decision) {
  std::vector<Answer> result;
  const auto add = [&](const Answer& answer) {
    if (check(decision, answer) == AnswerFault::None) result.push_back(answer);
  };
  for (std::uint16_t choice = 0; choice < decision.choice_count; ++choice) {
    if (decision.choices[choice].seldom) continue;
    Answer nothing;
    nothing.choice = choice;
    add(nothing);
    for (std::size_t option = 0; option < decision.choices[choice].count; ++option)
      add(Answer::single(choice, option));
  }
  return result;
}

// Its place in the list, where it is put if it is not there yet; none: there are no words for it.
std::optional<std::size_t> place_of(const Answer& answer, const Table& table, const Names& names,
                                    const Decision& decision, std::vector<StepWords::Move>& moves) {
  const auto found = std::find_if(moves.begin(), moves.end(),
                                  [&](const StepWords::Move& move) { return move.answer == answer; });
  if (found != moves.end()) return static_cast<std::size_t>(found - moves.begin());
  std::string json = write_step(table, names, decision, answer);
  if (json.empty()) return {};
  moves.push_back({std::move(json), answer});
  return moves.size() - 1;
}

// As "show" has it, where a place's word alone would mean the place.
std::string sight_of(const Table& table, const Names& names, CardId card) {
  const std::string words = write_card(table, names, card, Seat::None);
  const Place& place = table.match[table.match[card].place];
  const bool is_place =
      names.count(words) == 0 && words.ends_with(table.book.family->place_kinds[place.kind].id);
  return is_place ? words + ":" + table.book.print(table.match[card].def).id : words;
}

std::vector<StepWords::Sight> sights(const Table& table, const Names& names) {
  std::vector<StepWords::Sight> result;
  const Family& family = *table.book.family;
  for (std::size_t i = 0; i < table.match.places.size(); ++i) {
    const Place& place = table.match.places[i];
    const PlaceId id{static_cast<std::uint8_t>(i + 1)};
    const bool has_words = place.seat != Seat::None; // "show" says whose place it is
    if (has_words && place_meant(table.match, {place.seat, place.kind}, Seat::None) == id)
      result.push_back({text(place.seat) + ":" + family.place_kinds[place.kind].id, {}, id});
    if (((family.by_hand.covered >> place.kind) & 1U) != 0) continue;
    for (const CardId card : cards_in(table.match, id))
      if (std::string words = sight_of(table, names, card); !words.empty())
        result.push_back({std::move(words), card, {}});
  }
  return result;
}

} // namespace

std::optional<StepWords> step_words(const Means& means, const Demo& demo,
                                    std::span<const std::string> asked_about) {
  Play play(means, demo);
  if (demo.steps.empty() || !play.begin()) return {};
  for (std::size_t i = 0; i + 1 < demo.steps.size(); ++i)
    if (!play.step(demo.steps[i])) return {};
  StepWords words;
  words.before = play.match;
  const Names names = play.names();
  const Table table{*demo.book, words.before};
  const DemoStep& step = demo.steps.back();
  const bool done = play.step(step);
  words.after = play.match;
  words.sights = sights({*demo.book, words.after}, play.names());

  Decision decision;
  words.meant.resize(asked_about.size());
  if (!ask(table, decision)) return words;
  const auto listed = [&](const Answer& answer) {
    return place_of(answer, table, names, decision, words.moves);
  };
  for (const Answer& answer : simple_answers(decision))
    listed(answer);
  if (done && play.answered.size() == 1) words.made = listed(play.answered[0]);
  for (std::size_t i = 0; i < asked_about.size(); ++i)
    if (const auto answer = read_answer(table, names, decision, asked_about[i]))
      words.meant[i] = listed(*answer);
  return words;
}

} // namespace twoseat::demos
