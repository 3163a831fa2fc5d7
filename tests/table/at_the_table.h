// A position on the table as a demo lays it, and what is asked, offered and told there.
#pragma once
#include "device.h"
#include "shell/panels/panels.h"
#include <nlohmann/json.hpp>

namespace twoseat::test {

// Vanguard in its main phase, played on by hand.
void lay(Device& device, const char* given);
// A battle, up to that step of a demo.
void lay_battle(Device& device, const char* sides, const char* steps, std::size_t step);
// A unit whose ability asks for one of five cards in the drop.
extern const char* const mourner;

std::uint16_t option_named(const Device& device, const std::string& name);
void take(Device& device, const std::string& name); // it is chosen
nlohmann::json mirror(Device& device);
const Button* button_of(const Prompt& prompt, const std::string& id); // nullptr: none
CardId card_named(const Device& device, const std::string& name);
std::string told(const Message& message); // line by line

} // namespace twoseat::test
