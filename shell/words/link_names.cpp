// Percent-encoding of names, and what of it is believed; how the hands are to lie.
#include "shell/words/link_names.h"
#include <algorithm>

namespace twoseat {
namespace {

constexpr std::string_view names_mark = "&names=";
constexpr std::string_view computer_mark = "&computer=";             // A or B, perhaps ":medium"
constexpr std::string_view strengths[] = {"easy", "medium", "hard"}; // by Strength
constexpr std::string_view hands_mark = "&hands=";                   // open or covered

bool stands_for_itself(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
         c == '_' || c == '~';
}

int digit(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                : -1;
}

// The code point that begins at `at`, which moves behind it; none: this is no UTF-8.
std::optional<char32_t> next_letter(std::string_view text, std::size_t& at) {
  const auto lead = static_cast<unsigned char>(text[at++]);
  const std::size_t more = lead < 0x80 ? 0 : lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
  if ((lead >= 0x80 && lead < 0xC2) || lead > 0xF4 || at + more > text.size()) return {};
  char32_t letter = more == 0 ? lead : lead & (0x3FU >> more);
  for (std::size_t i = 0; i < more; ++i) {
    const auto next = static_cast<unsigned char>(text[at++]);
    if ((next & 0xC0U) != 0x80U) return {};
    letter = letter << 6U | (next & 0x3FU);
  }
  constexpr char32_t least[] = {0, 0x80, 0x800, 0x10000};
  const bool surrogate = letter >= 0xD800 && letter <= 0xDFFF;
  return letter < least[more] || letter > 0x10FFFF || surrogate ? std::nullopt : std::optional(letter);
}

// What is not seen, or turns the letters beside it round, is in no name.
bool is_visible(char32_t letter) {
  const bool control = letter < 0x20 || (letter >= 0x7F && letter <= 0x9F);
  const bool format = letter == 0xAD || letter == 0x61C || (letter >= 0x200B && letter <= 0x200F) ||
                      (letter >= 0x2028 && letter <= 0x202E) || (letter >= 0x2060 && letter <= 0x206F) ||
                      letter == 0xFEFF || (letter >= 0xFFF9 && letter <= 0xFFFF) || letter >= 0xE0000;
  return !control && !format;
}

bool is_name(std::string_view name) {
  if (name.empty() || name.size() > longest_name) return false;
  for (std::size_t at = 0; at < name.size();) {
    const std::optional<char32_t> letter = next_letter(name, at);
    if (!letter || !is_visible(*letter)) return false;
  }
  return true;
}

std::string encoded(std::string_view name) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (stands_for_itself(c))
      out += c;
    else
      (out += '%') += {digits[byte >> 4U], digits[byte & 0xFU]};
  }
  return out;
}

std::optional<std::string> decoded(std::string_view text) {
  if (text.size() > 3 * longest_name) return {};
  std::string name;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ',' || text[i] == '&' || text[i] == '#') return {};
    if (text[i] != '%') {
      name += text[i];
      continue;
    }
    const int high = i + 2 < text.size() ? digit(text[i + 1]) : -1, low = high < 0 ? -1 : digit(text[i + 2]);
    if (low < 0) return {};
    name += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return is_name(name) ? std::optional(std::move(name)) : std::nullopt;
}

// What stands behind this mark, up to the next; nothing: the text does not have it.
std::optional<std::string_view> behind(std::string_view text, std::string_view what) {
  const std::size_t at = text.find(what);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = text.substr(at + what.size());
  return rest.substr(0, rest.find('&'));
}

} // namespace

PlayersNames usual_names() {
  return {"Ann", "Bo"};
}

std::string names_suffix(const PlayersNames& names) {
  if (names == usual_names() || !is_name(names[0]) || !is_name(names[1])) return "";
  return std::string(names_mark) + encoded(names[0]) + "," + encoded(names[1]);
}

std::string computer_suffix(const ComputerSeat& computer) {
  if (computer.seat == Seat::None) return "";
  return std::string(computer_mark) + (computer.seat == Seat::A ? "A:" : "B:") +
         std::string(strengths[static_cast<std::size_t>(computer.strength)]);
}

// What says nothing of the kind is taken for nothing.
static ComputerSeat computer_said(std::string_view said) {
  const std::string_view seat = said.substr(0, said.find(':'));
  const std::string_view strength = said.substr(std::min(seat.size() + 1, said.size()));
  ComputerSeat out{seat == "A" ? Seat::A : seat == "B" ? Seat::B : Seat::None, Strength::Easy};
  for (std::size_t i = 0; i < std::size(strengths); ++i)
    if (strength == strengths[i]) out.strength = static_cast<Strength>(i);
  return out;
}

std::optional<NamedLink> split_names(std::string_view text) {
  NamedLink out;
  out.link =
      text.substr(0, std::min({text.find(names_mark), text.find(hands_mark), text.find(computer_mark)}));
  if (const auto computer = behind(text, computer_mark)) out.computer = computer_said(*computer);
  if (const auto hands = behind(text, hands_mark); hands == "open" || hands == "covered")
    out.open_hands = hands == "open";
  const std::optional<std::string_view> said = behind(text, names_mark);
  if (!said) return out;
  const std::string_view names = *said;
  const std::size_t comma = std::min(names.find(','), names.size());
  std::optional<std::string> first = decoded(names.substr(0, comma)),
                             second = decoded(names.substr(std::min(comma + 1, names.size())));
  if (!first || !second) return {};
  out.names = {*std::move(first), *std::move(second)};
  return out;
}

std::string system_of_link(std::string_view text) {
  const std::optional<NamedLink> named = split_names(text);
  const Result<LinkHead> head = named ? read_head(named->link) : Fault{};
  return head ? head->system : "";
}

} // namespace twoseat
