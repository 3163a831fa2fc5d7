// PNG with stored blocks.
#include "shell/platform/png.h"
#include <cstdio>

namespace twoseat {
namespace {

using Bytes = std::vector<std::uint8_t>;

void put32(Bytes& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8)
    out.push_back(static_cast<std::uint8_t>(value >> static_cast<unsigned>(shift)));
}

std::uint32_t crc(const std::uint8_t* data, std::size_t size) {
  std::uint32_t c = 0xFFFFFFFFU;
  for (std::size_t i = 0; i < size; ++i) {
    c ^= data[i];
    for (int k = 0; k < 8; ++k)
      c = (c & 1U) != 0 ? 0xEDB88320U ^ (c >> 1U) : c >> 1U;
  }
  return ~c;
}

void chunk(Bytes& out, const char* type, const Bytes& body) {
  put32(out, static_cast<std::uint32_t>(body.size()));
  const std::size_t start = out.size();
  for (int i = 0; i < 4; ++i)
    out.push_back(static_cast<std::uint8_t>(type[i]));
  out.insert(out.end(), body.begin(), body.end());
  put32(out, crc(out.data() + start, out.size() - start));
}

} // namespace

bool write_png(const std::string& path, int width, int height, const std::vector<std::uint8_t>& rgba) {
  const auto w = static_cast<std::size_t>(width), h = static_cast<std::size_t>(height);
  Bytes raw;
  raw.reserve(h * (w * 3 + 1));
  for (std::size_t y = 0; y < h; ++y) {
    raw.push_back(0); // no filter
    for (std::size_t x = 0; x < w; ++x)
      for (std::size_t c = 0; c < 3; ++c)
        raw.push_back(rgba[(y * w + x) * 4 + c]);
  }
  Bytes data = {0x78, 0x01};
  std::uint32_t a = 1, b = 0;
  for (const std::uint8_t byte : raw)
    a = (a + byte) % 65521, b = (b + a) % 65521;
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t size = raw.size() - at < 65535 ? raw.size() - at : 65535;
    data.push_back(at + size == raw.size() ? 1 : 0);
    for (const std::size_t v : {size, ~size})
      data.push_back(static_cast<std::uint8_t>(v)), data.push_back(static_cast<std::uint8_t>(v >> 8U));
    data.insert(data.end(), raw.begin() + static_cast<std::ptrdiff_t>(at),
                raw.begin() + static_cast<std::ptrdiff_t>(at + size));
    at += size;
  }
  put32(data, (b << 16U) | a);
  Bytes head;
  put32(head, static_cast<std::uint32_t>(width));
  put32(head, static_cast<std::uint32_t>(height));
  for (const std::uint8_t byte : std::initializer_list<std::uint8_t>{8, 2, 0, 0, 0})
    head.push_back(byte);
  Bytes file = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  chunk(file, "IHDR", head);
  chunk(file, "IDAT", data);
  chunk(file, "IEND", {});
  std::FILE* out = std::fopen(path.c_str(), "wb");
  if (out == nullptr) return false;
  const bool written = std::fwrite(file.data(), 1, file.size(), out) == file.size();
  return std::fclose(out) == 0 && written;
}

} // namespace twoseat
