// Files of the repository, as tests read them.
#pragma once
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace twoseat::test {

inline std::string read_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

} // namespace twoseat::test
