// Telling labels from what else stands in brackets.
#include "shell/words/labels.h"

namespace twoseat {

std::size_t label_length(std::string_view text) {
  constexpr std::size_t most = 44;
  if (text.size() < 3 || text.front() != '[') return 0;
  const std::size_t end = text.find_first_of("[]", 1);
  if (end == std::string_view::npos || text[end] != ']' || end < 2 || end > most) return 0;
  const std::string_view inside = text.substr(1, end - 1);
  const auto first = static_cast<unsigned char>(inside.front());
  const bool capital = (first >= 'A' && first <= 'Z') || first >= 0x80; // costs are told, in small letters
  const bool cost = inside.find(" & ") != std::string_view::npos;
  return capital && !cost ? end + 1 : 0;
}

std::string unlabelled(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    if (const std::size_t length = label_length(text); length != 0) {
      std::string_view rest = text.substr(length);
      if (rest.starts_with(" [")) rest.remove_prefix(1);
      if (!rest.starts_with('[')) out += text.substr(1, length - 2); // that a cost is one is told before
      if (rest.starts_with('+') || rest.starts_with('-')) out += ' ';
      text = rest;
      continue;
    }
    if (text.front() != '[' && text.front() != ']') out += text.front();
    text.remove_prefix(1);
  }
  return out;
}

} // namespace twoseat
