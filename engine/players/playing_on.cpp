// Two moves are drawn, and the one that has gone better so far is made; now and then just any.
#include "engine/players/playing_on.h"
#include "engine/players/random_player.h"

namespace twoseat {
namespace {

constexpr std::uint32_t usual_weight = 4, most_weight = 8;

Answer drawn(const Evaluation& evaluation, const Table& table, const Decision& decision, Random& chance) {
  constexpr int most_tries = 8;
  Answer answer;
  if (evaluation.habit != nullptr && evaluation.habit(table, decision, chance, answer)) return answer;
  answer = random_answer(decision, chance);
  for (int i = 0; i < most_tries; ++i) {
    const bool foolish =
        !answer.picks.empty() && is_foolish(evaluation, table, decision.seat, decision.picked(answer));
    if (!foolish && chance.below(most_weight) < weight_of(evaluation, decision.choice(answer).verb)) break;
    answer = random_answer(decision, chance);
  }
  return answer;
}

double average_of(const MoveAverages& averages, const Match& match, const Decision& decision,
                  const Answer& answer) {
  if (answer.picks.empty()) {
    Move none;
    none.verb = decision.choice(answer).verb;
    return averages.of(kind_of(match, decision.seat, none));
  }
  return averages.of(kind_of(match, decision.seat, decision.picked(answer)));
}

} // namespace

std::uint32_t weight_of(const Evaluation& evaluation, std::uint8_t verb) {
  return verb < evaluation.sensible.size() ? evaluation.sensible[verb] : usual_weight;
}

bool is_foolish(const Evaluation& evaluation, const Table& table, Seat seat, const Move& move) {
  return evaluation.foolish != nullptr && evaluation.foolish(table, seat, move);
}

std::uint64_t kind_of(const Match& match, Seat seat, const Move& move) {
  const auto def = [&match](CardId id) { return id ? std::uint64_t{match[id].def.value} : 0; };
  std::uint64_t kind = move.verb + 64 * (index(seat) + 1);
  kind = kind * 0x9e3779b97f4a7c15ULL + def(move.card);
  kind = kind * 0x9e3779b97f4a7c15ULL + def(move.target) + (std::uint64_t{move.number} << 16U);
  return kind ^ (kind >> 31U);
}

Answer likely_answer(const Evaluation& evaluation, const MoveAverages& averages, const Table& table,
                     const Decision& decision, Random& chance) {
  const Match& match = table.match;
  Answer first = drawn(evaluation, table, decision, chance);
  if (chance.below(8) == 0) return first;
  const Answer second = drawn(evaluation, table, decision, chance);
  if (average_of(averages, match, decision, second) > average_of(averages, match, decision, first))
    first = second;
  return first;
}

} // namespace twoseat
