// The files of assets/ that the program carries inside, by their path below assets/.
#pragma once
#include <span>
#include <string_view>

namespace twoseat {

struct EmbeddedAsset {
  std::string_view path; // as in "cards/heroes.json"
  std::string_view text;
};

std::span<const EmbeddedAsset> embedded_assets();

} // namespace twoseat
