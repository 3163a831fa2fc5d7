// Whose effect does what is told just now, for abilities that ask "by the effect of ...". [vge 11.5.1]
#include "engine/abilities/run.h"
#include "engine/kernel/references.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/words/lexicon_words.h"

namespace twoseat::vanguard {
namespace {

// Through which an effect does what it says; everything else that it may set off (checks, battles, rule actions) runs
// by the rules. [vge 11.5.1.2]
constexpr std::uint64_t carries_out = bit(Proc::CallByEffect) | bit(Proc::Ride) | bit(Proc::Stride) |
                                      bit(Proc::UpTo) | bit(Proc::AssignGuardians);

// What the rules do while an effect is carried out: they draw for a persona ride, give gifts, take an order away.
bool is_by_the_rules(Cause cause) {
  return cause == Cause::PersonaRide || cause == Cause::Gift || cause == Cause::Order;
}

// A cost is paid, not an effect. [vge 11.7.1]
bool is_paying(const Table& table, const Effect& effect) {
  return effect.at > 0 && table.book.script.nodes[effect.at - 1U].cost;
}

// The procedure that does what is told just now; nullptr: the rules do it.
const Frame* what_does(const Match& match, const Event& event) {
  if (is_by_the_rules(static_cast<Cause>(event.cause))) return nullptr;
  std::size_t at = match.stack.size();
  while (at > 0 && ((carries_out >> match.stack[at - 1].procedure) & 1U) != 0)
    --at;
  return at == 0 ? nullptr : &match.stack[at - 1];
}

} // namespace

// Whose card it is puts it there, by an effect or as a cost. [vgi 11.22.1]
bool is_put_by_its_player(const Match& match, const Event& event) {
  const Frame* const frame = what_does(match, event);
  return frame != nullptr && static_cast<Proc>(frame->procedure) == Proc::Effect &&
         match.effects.back().seat == match[event.to].seat;
}

bool doer(const Table& table, const Event& event, Doer& doer) {
  const Match& match = table.match;
  const Frame* const does = what_does(match, event);
  if (does == nullptr) return false;
  const Frame& frame = *does;
  switch (static_cast<Proc>(frame.procedure)) {
  case Proc::Effect: {
    const Effect& effect = match.effects.back();
    doer = {effect.source, effect.seat};
    return !is_paying(table, effect);
  }
  case Proc::TriggerAbility: // an ability of the card that was checked [vge 11.1.1.5]
    doer = {refer(match, frame.card(trigger_local::card)), frame.seat};
    return true;
  default: return false;
  }
}

} // namespace twoseat::vanguard
