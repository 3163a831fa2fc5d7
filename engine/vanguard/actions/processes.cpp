// Processes of the rules that effects activate: they are performed, and are no abilities. [vge 7.15.1.4, 7.15.1.5]
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/actions/actions.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {

bool do_activate_process(Game& game, Doing& doing) {
  const bool rides = static_cast<Process>(doing.node.to) == Process::PersonaRide;
  if (!rides) game.did({"7.15.1.5"}, doing.seat);
  return rides ? (perform_persona_ride(game, doing.seat, doing.context.source), true)
               : perform_damage_check(game, doing.seat);
}

} // namespace twoseat::vanguard
