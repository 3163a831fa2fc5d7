// How an effect puts cards on circles: Frame::flags of Proc::CallByEffect. [vge 6.2.3, 7.30.5, 7.34, 18.5]
#pragma once
#include <cstdint>

namespace twoseat::vanguard {

enum class Placing : std::uint8_t { Call, Lock, Move, AsUnit, FreeCall, Resting, MoveToOpen };

} // namespace twoseat::vanguard
