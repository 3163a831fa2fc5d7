// A lead as a chance.
#include "engine/players/evaluation.h"
#include <cmath>

namespace twoseat {

// A draw is worth less than an even match: nobody agrees to one without need.
constexpr double drawn = 0.35;

std::int32_t lead_of(const Evaluation& evaluation, const Table& table, Seat seat) {
  std::array<std::int32_t, Evaluation::most> own{}, others{};
  const std::size_t count = evaluation.weights.size();
  evaluation.count(table, seat, std::span(own).first(count));
  evaluation.count(table, other(seat), std::span(others).first(count));
  std::int32_t lead = 0;
  for (std::size_t i = 0; i < count; ++i)
    lead += evaluation.weights[i].worth * (own[i] - others[i]);
  return lead;
}

double chance_of(const Evaluation& evaluation, const Table& table, Seat seat) {
  switch (table.match.outcome) {
  case Outcome::WonByA: return seat == Seat::A ? 1 : 0;
  case Outcome::WonByB: return seat == Seat::B ? 1 : 0;
  case Outcome::Draw: return drawn;
  case Outcome::Ongoing: break;
  }
  return 1 / (1 + std::exp(-lead_of(evaluation, table, seat) / evaluation.even));
}

} // namespace twoseat
