// Steps of the usual kinds, for a family's tables of procedures.
#pragma once
#include "engine/kernel/family.h"

namespace twoseat {

using Run = void (*)(Game&, Frame&);
using Ask = void (*)(const Table&, const Frame&, Decision&);
using Take = void (*)(Game&, Frame&, const Decision&, const Answer&);

constexpr Step runs(const char* name, Rule rule, Run run, std::uint64_t calls = 0) {
  return {name, rule, run, nullptr, nullptr, 0, calls, false};
}

// A question that is always put: whether it leaves a choice may depend on what is hidden.
template <class Question>
constexpr Step asks(const char* name, Rule rule, Ask ask, Take take, Question question,
                    std::uint64_t calls = 0) {
  return {name, rule, nullptr, ask, take, static_cast<std::uint8_t>(question), calls, false};
}

// A question about open things, not put when it leaves no choice.
template <class Question>
constexpr Step asks_if_open(const char* name, Rule rule, Ask ask, Take take, Question question,
                            std::uint64_t calls = 0) {
  return {name, rule, nullptr, ask, take, static_cast<std::uint8_t>(question), calls, true};
}

} // namespace twoseat
