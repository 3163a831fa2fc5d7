// twoseat picture: a link, a demo or a match as the table draws it, for those who build pages. The command itself draws nothing: the
// table's program does, which is built beside it.
#include "engine/cli/commands.h"

#if defined(__EMSCRIPTEN__) || defined(_WIN32)
int twoseat::cli::picture_command(const Words&) {
  return wrong("Only the native command draws pictures.");
}
#else
#include "engine/cli/journal_json.h"
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <spawn.h>
#include <sys/wait.h>

extern char** environ;

namespace twoseat::cli {
namespace {

int report(const Faults& faults) {
  for (const Fault& fault : faults)
    wrong(fault.line());
  return found_wrong;
}

// What is behind '#' of an address; a link stands for itself.
std::string fragment_of(const std::string& text) {
  const std::size_t from = text.find('#') == std::string::npos ? 0 : text.find('#') + 1;
  const std::size_t end = text.find_last_not_of(" \r\n\t");
  return end == std::string::npos || end < from ? "" : text.substr(from, end + 1 - from);
}

// Of its own content: what follows it tells names and hands.
Faults faults_of(const std::string& link) {
  const std::string own = link.substr(0, link.find('&'));
  const Result<LinkHead> head = read_head(own);
  if (!head) return head.faults;
  const Rulebook* book = find_system(head->system) == nullptr ? nullptr : rulebook_of(head->system);
  if (book == nullptr) return {{"", "", "This link is of the unknown system " + head->system + "."}};
  if (head->kind == LinkKind::Match) return decode_match_link(*book, own).faults;
  if (head->kind == LinkKind::Position) return decode_position_link(*book, own).faults;
  return decode_seat_link(*book, own).faults;
}

// As in a table of somebody's page, where nobody passes a device: both hands lie open, unless the link says otherwise.
std::string shown_openly(const std::string& link) {
  const bool says = link.find("&hands=") != std::string::npos || link.find("&computer=") != std::string::npos;
  return says || link.starts_with('s') ? link : link + "&hands=open";
}

// What the table's program is told to draw; none, and a sentence, if there is nothing to draw.
std::optional<Words> drawn(const std::string& given) {
  std::string link = given;
  if (std::filesystem::exists(given)) {
    const auto text = read_file(given);
    if (!text) return {};
    const auto root = json_from_outside<nlohmann::json>(*text);
    if (root.is_object() && root.contains("given")) return Words{"--demo", given};
    link = *text;
    if (root.is_object()) { // a match
      const bool says_system = root.contains("system") && root["system"].is_string();
      const Rulebook* book = rulebook_of(says_system ? root["system"].get<std::string>() : "vanguard");
      if (book == nullptr) return {};
      const Result<Journal> journal = read_journal(*book, *text, given);
      if (!journal) return report(journal.faults), std::nullopt;
      link = encode_match_link(*book, *journal);
    }
  }
  link = fragment_of(link);
  if (const Faults faults = faults_of(link); !faults.empty()) return report(faults), std::nullopt;
  return Words{"--link", shown_openly(link)};
}

std::filesystem::path table_beside() {
  std::error_code none;
  const auto self = std::filesystem::read_symlink("/proc/self/exe", none);
  return none ? std::filesystem::path("build/native/twoseat-table") : self.parent_path() / "twoseat-table";
}

bool has_display() {
  const auto is_set = [](const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
  };
#ifdef __linux__
  return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") || is_set("SDL_VIDEODRIVER");
#else
  return true;
#endif
}

int run(const std::filesystem::path& program, const Words& words) {
  std::string name = program.string();
  Words kept = words;
  std::vector<char*> arguments{name.data()};
  for (std::string& word : kept)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  if (posix_spawn(&child, name.c_str(), nullptr, nullptr, arguments.data(), environ) != 0)
    return wrong(name + " cannot be run.");
  int status = 0;
  if (waitpid(child, &status, 0) != child || !WIFEXITED(status))
    return wrong("The table stopped before it had drawn.");
  return WEXITSTATUS(status) == 0 ? fine : found_wrong; // it has said why
}

} // namespace

int picture_command(const Words& words) {
  const auto arguments = parse(words, {"--light"}, {"-o", "--size", "--scale", "--lang"});
  if (!arguments) return bad_usage;
  const std::string out = arguments->value("-o");
  if (arguments->words.size() != 1 || out.empty())
    return usage("Say `twoseat picture LINK|FILE -o FILE.png [--size WxH] [--scale S] [--light] [--lang "
                 "en|ms|it|id]`.");
  const std::filesystem::path table = table_beside();
  if (!std::filesystem::exists(table))
    return wrong("The table draws the picture, and it is not built: " + table.string() +
                 " is not there (scripts/build.sh native twoseat-table).");
  if (!has_display())
    return wrong("The table draws the picture, and there is no display here: xvfb-run -a twoseat picture ... "
                 "brings one.");
  const std::optional<Words> what = drawn(arguments->words[0]);
  if (!what) return found_wrong;
  Words all = *what;
  all.insert(all.end(),
             {"--embed", "--screenshot", out, "--size", arguments->value("--size", "1200x630"), "--scale",
              arguments->value("--scale", "1"), "--lang", arguments->value("--lang", "en"), "--theme",
              arguments->has("--light") ? "light" : "dark"});
  return run(table, all);
}

} // namespace twoseat::cli
#endif
