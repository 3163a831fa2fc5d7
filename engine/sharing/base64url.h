// Bits as text that is safe in a URL: RFC 4648 section 5, without padding.
// Bits that are missing at the end are zeros, so trailing zero digits are never written.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace twoseat {

char base64url_digit(std::uint32_t six_bits);
int base64url_value(char digit); // -1: not a digit

std::string to_base64url(std::span<const std::uint8_t> bytes);

// Stops before the first character that is no digit.
std::vector<std::uint8_t> from_base64url(std::string_view text);

} // namespace twoseat
