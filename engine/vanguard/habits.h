// How somebody plays Vanguard who does not think long (Evaluation::habit).
#pragma once
#include "engine/kernel/decision.h"
#include "engine/kernel/game.h"

namespace twoseat::vanguard {

bool habit(const Table& table, const Decision& decision, Random& chance, Answer& answer);

} // namespace twoseat::vanguard
