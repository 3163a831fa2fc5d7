// Where a procedure stands says which one may run above it, so that most of a stack costs next to nothing.
#include "engine/sharing/position_stack.h"
#include "engine/kernel/family.h"
#include "engine/sharing/envelope.h"

namespace twoseat {
namespace {

struct Models {
  BitModel unexpected = seldom;
  NumberModel height, number;
  std::array<BitModel, 4> unused_local; // by place in the frame
  BitModel flags = seldom;
};

// A member of a set, by its place in it.
template <class Io>
void pack_member(Io& io, std::uint64_t set, std::uint8_t& value) {
  const auto below = [&](unsigned bit) {
    return static_cast<std::uint32_t>(std::popcount(set & ((std::uint64_t{1} << bit) - 1)));
  };
  std::uint32_t place = below(value & 63U);
  io.uniform(place, static_cast<std::uint32_t>(std::popcount(set)));
  for (std::uint8_t bit = 0; bit < 64; ++bit)
    if (((set >> bit) & 1U) != 0 && below(bit) == place) value = bit;
}

bool is_member(std::uint64_t set, std::uint8_t value) {
  return value < 64 && ((set >> value) & 1U) != 0;
}

template <class Io>
void pack_procedure(Io& io, Models& models, const Rulebook& book, std::uint64_t expected,
                    std::uint8_t& procedure) {
  bool unexpected = !is_member(expected, procedure);
  io.flag(models.unexpected, unexpected);
  if (unexpected || expected == 0)
    io.uniform(procedure, static_cast<std::uint32_t>(book.family->procedures.size()));
  else
    pack_member(io, expected, procedure);
  io.require(procedure < book.family->procedures.size());
}

// The steps on which a frame may stand: the innermost one where somebody is asked, any other after a call.
std::uint64_t expected_steps(const Procedure& procedure, bool innermost) {
  std::uint64_t set = 0;
  for (std::size_t i = 0; i < procedure.steps.size() && i < 63; ++i) {
    if (innermost && procedure.steps[i].ask != nullptr) set |= std::uint64_t{1} << i;
    if (!innermost && procedure.steps[i].calls != 0) set |= std::uint64_t{2} << i;
  }
  return set;
}

template <class Io>
void pack_step(Io& io, Models& models, const Procedure& procedure, bool innermost, std::uint8_t& step) {
  const std::uint64_t expected = expected_steps(procedure, innermost);
  bool unexpected = !is_member(expected, step);
  io.flag(models.unexpected, unexpected);
  if (unexpected || expected == 0)
    io.uniform(step, static_cast<std::uint32_t>(procedure.steps.size() + 1));
  else
    pack_member(io, expected, step);
}

template <class Io>
void pack_local(Io& io, Models& models, const Match& match, Local kind, std::size_t i, std::uint16_t& local) {
  bool unused = local == 0;
  io.flag(models.unused_local[i], unused);
  if (unused)
    local = 0;
  else if (kind == Local::Card)
    io.uniform(local, static_cast<std::uint32_t>(match.cards.size() + 1));
  else
    io.number(models.number, local, 0xffff);
}

template <class Io>
void pack_all(Io& io, const Rulebook& book, Match& match) {
  Models models;
  auto height = match.stack.size();
  io.number(models.height, height, static_cast<std::uint32_t>(match.stack.capacity()));
  for (std::size_t i = 0; i < height && !io.failed(); ++i) {
    if constexpr (Io::reads) match.stack.push({});
    Frame& frame = match.stack[i];
    pack_procedure(io, models, book, expected_procedures(book, match, i), frame.procedure);
    if (io.failed()) return;
    const Procedure& procedure = book.family->procedures[frame.procedure];
    pack_step(io, models, procedure, i + 1 == height, frame.step);
    io.uniform(frame.seat, 3);
    bool flags = frame.flags != 0;
    io.flag(models.flags, flags);
    if (flags) io.uniform(frame.flags, 256);
    for (std::size_t local = 0; local < frame.locals.size(); ++local)
      pack_local(io, models, match, procedure.locals[local], local, frame.locals[local]);
  }
}

} // namespace

std::uint64_t expected_procedures(const Rulebook& book, const Match& match, std::size_t height) {
  if (height == 0) return book.family->roots;
  const auto interrupts_of = book.family->interrupts;
  const std::uint64_t interrupts = interrupts_of != nullptr ? interrupts_of({book, match}) : 0;
  const Frame& below = match.stack[height - 1];
  if (below.procedure >= book.family->procedures.size() || below.step == 0) return interrupts;
  const auto steps = book.family->procedures[below.procedure].steps;
  return interrupts | (below.step <= steps.size() ? steps[below.step - 1U].calls : 0);
}

void pack_stack(Writer& writer, const Rulebook& book, Match& match) {
  pack_all(writer, book, match);
}
void pack_stack(Reader& reader, const Rulebook& book, Match& match) {
  pack_all(reader, book, match);
}

std::uint64_t hash_steps(const Rulebook& book, const Match& match, std::uint64_t from) {
  for (const Frame& frame : match.stack) {
    const Procedure& procedure = book.family->procedures[frame.procedure];
    from = hash_text(procedure.name, from);
    if (frame.step < procedure.steps.size()) from = hash_text(procedure.steps[frame.step].name, from);
  }
  return from;
}

} // namespace twoseat
