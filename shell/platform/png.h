// A PNG file of what was drawn, stored without compression: enough for looking at it.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace twoseat {

// rgba: width * height pixels from the top. False: the file could not be written.
bool write_png(const std::string& path, int width, int height, const std::vector<std::uint8_t>& rgba);

} // namespace twoseat
