// What words of demos can mean at a table: cards, places, answers.
#include "engine/demos/meant.h"
#include "engine/abilities/usable.h"
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

// How the words are read: as they stand, or a card alone as whatever it can be.
enum class Reading : std::uint8_t { Strict, Loose };

struct Matcher {
  const Table& table;
  const MoveWord& word;
  const Meant& meant;
  Reading reading;

  bool names(const Move& move, CardId card) const {
    if (reading == Reading::Loose) return move.card == card || move.target == card;
    const bool with_it = !card || move.card == card || (word.several && !move.card && move.target == card);
    return with_it && (!meant.on || move.target == meant.on);
  }

  bool is_numbered(const Move& move) const {
    if (!word.number) return true;
    return number_said(table, move) == *word.number ||
           (reading == Reading::Loose && move.number == *word.number);
  }

  bool fits(const Move& move, CardId card) const {
    return move.verb == word.verb && names(move, card) && (!meant.to || move.place == meant.to) &&
           is_numbered(move);
  }
};

// What stands alone in the words, so that it need not be said what is done with it.
std::vector<CardId> named_alone(const Meant& meant) {
  if (!meant.on) return meant.cards;
  return meant.cards.empty() ? std::vector<CardId>{meant.on} : std::vector<CardId>{};
}

void answers_of_choice(const Matcher& matcher, const Decision& decision, std::uint16_t c,
                       std::vector<Answer>& result, OtherNumber* other) {
  const Choice& choice = decision.choices[c];
  const auto options_for = [&](CardId card) {
    std::vector<std::uint16_t> found;
    for (std::uint16_t i = 0; i < choice.count; ++i)
      if (matcher.fits(decision.options[choice.first + i], card)) found.push_back(i);
    return found;
  };
  const auto add = [&](const Answer& answer) {
    const AnswerFault fault = twoseat::check(decision, answer);
    if (fault == AnswerFault::None) result.push_back(answer);
    if (other != nullptr && (fault == AnswerFault::TooFew || fault == AnswerFault::TooMany))
      *other = {true, choice.rule, choice.min, choice.max, static_cast<std::uint16_t>(answer.picks.size())};
  };
  const bool loose = matcher.reading == Reading::Loose;
  const std::vector<CardId> cards = loose ? named_alone(matcher.meant) : matcher.meant.cards;
  if (!matcher.word.several) {
    for (const std::uint16_t option : options_for(cards.empty() ? CardId{} : cards[0]))
      add(Answer::single(c, option));
    return;
  }
  std::vector<std::uint16_t> picks;
  for (const CardId card : cards) {
    const auto found = options_for(card);
    if (found.size() != 1) return;
    picks.push_back(found[0]);
  }
  std::sort(picks.begin(), picks.end());
  Answer answer;
  answer.choice = c;
  for (const std::uint16_t pick : picks)
    if (!answer.picks.push(pick)) return;
  add(answer);
}

} // namespace

std::uint16_t number_said(const Table& table, const Move& move) {
  if (move.verb != table.book.family->lexicon->activate || !move.card) return move.number;
  const std::vector<std::uint16_t> all = all_abilities(table, move.card);
  const auto at = std::find(all.begin(), all.end(), move.number);
  return at == all.end() ? move.number : static_cast<std::uint16_t>(at - all.begin() + 1);
}

std::uint16_t number_meant(const Table& table, std::uint8_t verb, CardId card, std::uint16_t said) {
  if (verb != table.book.family->lexicon->activate || !card) return said;
  const std::vector<std::uint16_t> all = all_abilities(table, card);
  return said >= 1 && said <= all.size() ? all[said - 1U] : said;
}

std::vector<Answer> answers_meant(const Table& table, const Decision& decision, const MoveWord& word,
                                  const Meant& meant, OtherNumber* other) {
  std::vector<Answer> result;
  const bool alone = word.several || named_alone(meant).size() == 1;
  const auto read = [&](Reading reading) {
    for (std::uint16_t c = 0; c < decision.choice_count; ++c)
      if (decision.choices[c].verb == word.verb)
        answers_of_choice({table, word, meant, reading}, decision, c, result, other);
  };
  read(Reading::Strict);
  if (result.empty() && alone && !(word.several && meant.on)) read(Reading::Loose);
  return result;
}

} // namespace twoseat::demos
