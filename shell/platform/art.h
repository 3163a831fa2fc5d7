// The cards' pictures as they are compiled into the native table (cmake/embed.cmake): by system and card, "vanguard/bell-diver".
#pragma once
#include <span>
#include <string_view>

namespace twoseat {

struct ArtFile {
  std::string_view name, svg;
};
std::span<const ArtFile> embedded_art();

} // namespace twoseat
