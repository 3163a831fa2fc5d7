// Drawing a card's picture natively: with librsvg, where it was there when the table was built.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace twoseat {

// "vanguard/bell-diver": blue, green, red and alpha of each pixel; empty: there is no such picture.
std::vector<std::uint8_t> draw_svg(const std::string& name, int size);

} // namespace twoseat
