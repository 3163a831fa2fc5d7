// Six bits a character, most significant first.
#include "engine/sharing/base64url.h"

namespace twoseat {
namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

} // namespace

char base64url_digit(std::uint32_t six_bits) {
  return digits[six_bits & 63U];
}

int base64url_value(char digit) {
  const std::size_t at = digits.find(digit);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

std::string to_base64url(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve(bytes.size() * 4 / 3 + 2);
  std::uint32_t held = 0;
  unsigned bits = 0;
  for (const std::uint8_t byte : bytes) {
    held = (held << 8U) | byte;
    for (bits += 8; bits >= 6; bits -= 6)
      text += base64url_digit(held >> (bits - 6));
  }
  if (bits > 0) text += base64url_digit(held << (6 - bits));
  while (!text.empty() && text.back() == digits[0])
    text.pop_back();
  return text;
}

std::vector<std::uint8_t> from_base64url(std::string_view text) {
  std::vector<std::uint8_t> bytes;
  bytes.reserve(text.size() * 3 / 4 + 1);
  std::uint32_t held = 0;
  unsigned bits = 0;
  for (const char digit : text) {
    const int value = base64url_value(digit);
    if (value < 0) break;
    held = (held << 6U) | static_cast<std::uint32_t>(value);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push_back(static_cast<std::uint8_t>(held >> bits));
    }
  }
  if (bits > 0) bytes.push_back(static_cast<std::uint8_t>(held << (8 - bits)));
  return bytes;
}

} // namespace twoseat
