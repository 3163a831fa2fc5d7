// Illegal answers and moves, made at random at every decision of random matches: each must be refused with a rule and a
// sentence, and leave the match as it was, to the byte. Used by the unit tests and by the fuzzer.
#pragma once
#include "engine/twoseat.h"
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string>

namespace twoseat::fuzz {

// A citation as in "10.6.1.2", "BSH-32", "D27.2" or "216.4b".
inline bool is_rule_number(std::string_view number) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto is_letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  bool digit = false;
  if (number.starts_with("vgm ") || number.starts_with("vgi "))
    number.remove_prefix(4); // of one edition alone
  for (std::size_t i = 0; i < number.size(); ++i) {
    const char c = number[i];
    const bool before = !digit && is_letter(c), dash = !digit && i > 0 && c == '-';
    const bool last = digit && is_letter(c) && i + 1 == number.size();
    const bool parts = c == '.' || (digit && c == '-'); // "6.5.1.3", "5-2-1-6-1"
    if (parts ? i == 0 || !is_digit(number[i - 1]) : !is_digit(c) && !before && !dash && !last) return false;
    digit = digit || is_digit(c);
  }
  return digit && number.back() != '.' && number.back() != '-';
}

inline bool is_sentence(std::string_view text) {
  return text.size() > 3 && text.back() == '.' && text.find('{') == std::string_view::npos;
}

class IllegalMoves {
public:
  IllegalMoves(const Rulebook& book, std::uint64_t seed) : book_(book), random_(Random::from_seed(seed)) {}

  // So many of both together, over as many matches as it takes. Empty: all were refused; otherwise what went wrong.
  std::string run(std::uint32_t wanted) {
    while (fault_.empty() && refused_answers + refused_moves < wanted)
      play(wanted);
    return fault_;
  }

  std::uint32_t refused_answers = 0, refused_moves = 0, matches = 0;

private:
  const Rulebook& book_;
  Random random_;
  Match match_;
  Decision decision_;
  std::string fault_;

  std::uint32_t below(std::uint32_t bound) { return random_.below(bound); }

  void play(std::uint32_t wanted) {
    const auto editions = book_.family->editions;
    Setup setup;
    setup.edition = editions[below(static_cast<std::uint32_t>(editions.size()))].id;
    setup.seed = random_.next();
    const std::vector<Deck> decks = decks_of(book_, setup.edition);
    const auto count = static_cast<std::uint32_t>(decks.size());
    setup.decks = {decks[below(count)], decks[below(count)]};
    match_ = *start(book_, setup);
    ++matches;
    while (fault_.empty() && decide(book_, match_, decision_) && refused_answers + refused_moves < wanted) {
      offered_moves_have_no_reason();
      for (int i = 0; i < 4; ++i) {
        try_answer();
        try_move();
      }
      apply_checked(book_, match_, decision_, random_answer(decision_, random_));
    }
    if (over(match_)) try_answer();
  }

  // --- Answers ---

  Answer any_answer() {
    Answer answer;
    answer.choice = static_cast<std::uint16_t>(below(below(4) == 0 ? 65536 : decision_.choice_count + 2U));
    const std::uint32_t picks = below(below(4) == 0 ? Answer::most_picks + 1 : 4);
    const bool known = answer.choice < decision_.choice_count;
    const std::uint32_t options = known ? decision_.choices[answer.choice].count + 2U : 8;
    for (std::uint32_t i = 0; i < picks; ++i)
      answer.picks.push(static_cast<std::uint16_t>(below(below(8) == 0 ? 65536 : options)));
    return answer;
  }

  // Written apart from the engine's own check.
  bool legal(const Answer& answer) const {
    if (decision_.seat == Seat::None || answer.choice >= decision_.choice_count) return false;
    const Choice& choice = decision_.choices[answer.choice];
    if (answer.picks.size() < choice.min || answer.picks.size() > choice.max) return false;
    std::int64_t before = -1;
    for (const std::uint16_t pick : answer.picks) {
      if (pick <= before || pick >= choice.count) return false;
      before = pick;
    }
    return true;
  }

  void try_answer() {
    decide(book_, match_, decision_);
    const Answer answer = any_answer();
    if (legal(answer)) return;
    const Match before = match_;
    Events events;
    const Refusal refusal = apply(book_, match_, answer, &events);
    if (!refusal) return fail("an illegal answer was applied");
    if (!is_rule_number(refusal.rule.number)) return fail("a refused answer has no rule");
    if (!is_sentence(refusal.sentence)) return fail("a refused answer has no sentence");
    if (std::memcmp(&before, &match_, sizeof(Match)) != 0) return fail("a refused answer changed the match");
    if (!events.empty()) return fail("a refused answer made something happen");
    ++refused_answers;
  }

  // --- Moves ---

  std::uint16_t any_card() {
    const auto cards = static_cast<std::uint32_t>(match_.cards.size());
    return static_cast<std::uint16_t>(below(8) == 0 ? below(65536) : below(cards + 2));
  }

  // Anything, or something offered with one part of it changed.
  Move any_move() {
    Move move;
    const bool near = decision_.option_count > 0 && below(2) == 0;
    if (near) move = decision_.options[below(decision_.option_count)];
    const std::uint32_t part = near ? below(5) : 5;
    if (part >= 5 || part == 0)
      move.verb = static_cast<std::uint8_t>(
          below(8) == 0 ? below(256) : below(static_cast<std::uint32_t>(book_.family->verbs.size())));
    if (part >= 5 || part == 1) move.card = {any_card()};
    if (part >= 5 || part == 2) move.target = {any_card()};
    if (part >= 5 || part == 3)
      move.place = {static_cast<std::uint8_t>(
          below(8) == 0 ? below(256) : below(static_cast<std::uint32_t>(match_.places.size()) + 2))};
    if (part == 4) move.number = static_cast<std::uint16_t>(1 + below(65535));
    return move;
  }

  bool offered(const Move& move) const {
    const Move* end = &decision_.options[0] + decision_.option_count;
    return std::find(&decision_.options[0], end, move) != end;
  }

  void try_move() {
    const Move move = any_move();
    const Seat seat = below(2) == 0 ? Seat::A : Seat::B;
    if (seat == decision_.seat && offered(move)) return;
    const Match before = match_;
    const Reasons reasons = why_not(book_, match_, seat, move);
    if (reasons.empty()) return fail("a move that is not offered is not refused", move);
    for (const Reason& reason : reasons) {
      if (!is_rule_number(reason.rule.number)) return fail("a refused move has no rule", move);
      if (!is_sentence(explain(book_, match_, reason))) return fail("a refused move has no sentence", move);
    }
    Answer answer;
    if (seat == decision_.seat && find(decision_, move, answer) == AnswerFault::None)
      return fail("a move that is not offered has an answer", move);
    if (std::memcmp(&before, &match_, sizeof(Match)) != 0) return fail("asking why not changed the match");
    ++refused_moves;
  }

  void offered_moves_have_no_reason() {
    for (std::size_t i = 0; i < decision_.option_count && fault_.empty(); ++i)
      if (!why_not(book_, match_, decision_.seat, decision_.options[i]).empty())
        fail("an offered move is refused", decision_.options[i]);
  }

  void fail(const std::string& what, const std::optional<Move>& move = {}) {
    char where[200];
    std::snprintf(where, sizeof where, " (match %u, answer %u, question %u", matches, match_.answers,
                  static_cast<unsigned>(decision_.question));
    fault_ = what + where;
    if (move) {
      std::snprintf(where, sizeof where, ", verb %u, card %u, target %u, place %u, number %u",
                    static_cast<unsigned>(move->verb), static_cast<unsigned>(move->card.value),
                    static_cast<unsigned>(move->target.value), static_cast<unsigned>(move->place.value),
                    static_cast<unsigned>(move->number));
      fault_ += where;
    }
    fault_ += ")";
  }
};

} // namespace twoseat::fuzz
