// What words of demos can mean at a table: cards, places, answers.
#include "engine/demos/meant.h"
#include "engine/kernel/moves.h"
#include <algorithm>

namespace twoseat::demos {

PlaceId place_meant(const Match& match, const PlaceWord& word, Seat about) {
  const Seat seat = word.seat == Seat::None ? about : word.seat;
  for (std::size_t i = 0; i < match.places.size(); ++i)
    if (match.places[i].kind == word.kind && match.places[i].seat == seat)
      return {static_cast<std::uint8_t>(i + 1)};
  return {};
}

std::vector<CardId> cards_meant(const Table& table, const Names& names, const CardWord& word, Seat about) {
  if (!word.alias.empty()) {
    const auto named = names.find(word.alias);
    return named == names.end() ? std::vector<CardId>{} : std::vector<CardId>{named->second};
  }
  const Match& match = table.match;
  const std::uint64_t all_covered = table.book.family->by_hand.covered;
  const Seat seat = word.seat == Seat::None ? about : word.seat;
  std::vector<CardId> found;
  for (std::size_t i = 0; i < match.places.size(); ++i) {
    const Place& place = match.places[i];
    const bool covered = ((all_covered >> place.kind) & 1U) != 0;
    if (seat != Seat::None && place.seat != seat) continue;
    if (word.place ? place.kind != *word.place : covered) continue;
    for (const CardId id : cards_in(match, {static_cast<std::uint8_t>(i + 1)}))
      if (!word.def || match[id].def == word.def) found.push_back(id);
  }
  return found;
}

CardId card_meant(const std::vector<CardId>& found, const CardWord& word) {
  if (word.number > 0 && word.number <= found.size()) return found[word.number - 1U];
  return word.number == 0 && found.size() == 1 ? found[0] : CardId{};
}

namespace {

bool fits(const Move& move, const MoveWord& word, const Meant& meant, CardId card) {
  const bool with_it = !card || move.card == card || (word.several && !move.card && move.target == card);
  return move.verb == word.verb && with_it && (!meant.on || move.target == meant.on) &&
         (!meant.to || move.place == meant.to) && (!word.number || move.number == *word.number);
}

} // namespace

std::vector<Answer> answers_meant(const Decision& decision, const MoveWord& word, const Meant& meant) {
  std::vector<Answer> result;
  for (std::uint16_t c = 0; c < decision.choice_count; ++c) {
    const Choice& choice = decision.choices[c];
    if (choice.verb != word.verb) continue;
    const auto options_for = [&](CardId card) {
      std::vector<std::uint16_t> found;
      for (std::uint16_t i = 0; i < choice.count; ++i)
        if (fits(decision.options[choice.first + i], word, meant, card)) found.push_back(i);
      return found;
    };
    if (!word.several) {
      for (const std::uint16_t option : options_for(meant.cards.empty() ? CardId{} : meant.cards[0]))
        result.push_back(Answer::single(c, option));
      continue;
    }
    std::vector<std::uint16_t> picks;
    bool each_once = true;
    for (const CardId card : meant.cards) {
      const auto found = options_for(card);
      each_once = each_once && found.size() == 1;
      if (!found.empty()) picks.push_back(found[0]);
    }
    std::sort(picks.begin(), picks.end());
    Answer answer;
    answer.choice = c;
    for (const std::uint16_t pick : picks)
      each_once = answer.picks.push(pick) && each_once;
    if (each_once && twoseat::check(decision, answer) == AnswerFault::None) result.push_back(answer);
  }
  return result;
}

} // namespace twoseat::demos
