// The languages that sentences and card texts are written in.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace twoseat {

enum class Language : std::uint8_t { English, Malay, Italian, Indonesian };

constexpr std::array<std::string_view, 4> language_ids{"en", "ms", "it", "id"}; // in the order of Language

} // namespace twoseat
