// twoseat compare: one position and the same answers under two editions, up to where they part; or what they say of a deck.
#include "engine/cli/commands.h"
#include "engine/cli/demo_files.h"
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

namespace twoseat::cli {
namespace {

using nlohmann::ordered_json;

using Editions = std::array<std::string, 2>;

// A demo's file or a link, and what it is played with.
struct Given {
  std::string name, text;
  bool is_demo = false;
  const Rulebook* book = nullptr;
};

// Nothing: what is wrong with it was said.
std::optional<Given> given(const std::string& what) {
  Given out{what, what, what.size() > 5 && what.ends_with(".json"), nullptr};
  std::string system;
  if (out.is_demo) {
    const auto text = read_file(what);
    if (!text) return std::nullopt;
    out.text = *text;
    system = demos::heading_of(*text).system;
  } else {
    const Result<LinkHead> head = read_head(what);
    for (const Fault& fault : head.faults)
      wrong(fault.line());
    if (head) system = head->system;
  }
  out.book = find_system(system) == nullptr ? nullptr : rulebook_of(system);
  return out.book == nullptr ? std::nullopt : std::optional(out);
}

template <class T>
bool sound(const Result<T>& result) {
  for (const Fault& fault : result.faults)
    wrong(fault.line());
  return static_cast<bool>(result);
}

// Every way through a demo; of a link the only one. Empty: what is wrong was said.
std::vector<demos::Course> courses_of(const Given& what) {
  if (!what.is_demo) {
    Result<demos::Course> course = demos::course_of_link(*what.book, what.text);
    if (!sound(course)) return {};
    return {*std::move(course.value)};
  }
  const Result<demos::Lesson> lesson = demos::read_lesson(demo_means(*what.book), what.text, what.name);
  if (!sound(lesson)) return {};
  return demos::courses_of(*lesson);
}

const char* sentence_of(Parting::Kind kind) {
  switch (kind) {
  case Parting::Kind::Question: return "another question is put";
  case Parting::Kind::Answers: return "the same question has other legal answers";
  case Parting::Kind::Result: return "the same answer led to another position";
  default: return "they do not part";
  }
}

ordered_json describe(const Rulebook& book, const Parting& parting, std::size_t side,
                      const std::string& edition) {
  const Decision& decision = parting.decisions[side];
  ordered_json found = {{"edition", edition}, {"asked", nullptr}};
  if (decision.seat == Seat::None) return found;
  ordered_json offered = ordered_json::object();
  for (std::size_t c = 0; c < decision.choice_count; ++c)
    offered[book.family->verbs[decision.choices[c].verb].id] = decision.choices[c].count;
  found["asked"] = {{"seat", decision.seat == Seat::A ? "A" : "B"},
                    {"question", book.family->questions[decision.question].id},
                    {"rule", citation(edition, decision.rule)},
                    {"offered", std::move(offered)}};
  return found;
}

std::vector<demos::EditionTable> tables_of(const std::string& assets, const Editions& ids) {
  std::vector<demos::EditionTable> tables;
  for (const std::string& edition : ids)
    tables.push_back({edition, relations_of(assets, edition)});
  return tables;
}

ordered_json describe(const std::vector<demos::Difference>& rows) {
  ordered_json found = ordered_json::array();
  for (const demos::Difference& row : rows)
    found.push_back(
        {{"rule", "[" + row.edition + " " + row.rule + "]"}, {"first", row.first}, {"difference", row.said}});
  return found;
}

using Numbers = std::array<std::uint8_t, 2>;

// What they say of a deck, and what the table says of the rules that it breaks.
ordered_json decks_found(const demos::Means& means, const demos::Demo& demo, const Numbers& numbers,
                         const std::string& assets, const Editions& ids) {
  const auto parting = demos::part_decks(means, demo, numbers);
  if (!parting)
    return {{"parting", sentence_of(Parting::Kind::None)},
            {"editions", ordered_json::array()},
            {"differences", ordered_json::array()}};
  ordered_json editions = ordered_json::array();
  for (std::size_t side = 0; side < 2; ++side) {
    std::set<std::string> breaks;
    for (const Fault& fault : parting->breaks[side])
      breaks.insert(fault.rule);
    editions.push_back({{"edition", ids[side]}, {"breaks", breaks}});
  }
  return {{"deck", parting->number},
          {"parting", "a deck is legal under one of them alone"},
          {"editions", std::move(editions)},
          {"differences", describe(demos::differences_at(*parting, tables_of(assets, ids), demo, numbers))}};
}

void print_side(const ordered_json& side) {
  std::string line = side["edition"].get<std::string>() + ": ";
  if (side.contains("breaks")) {
    for (const auto& rule : side["breaks"])
      line += "it breaks " + rule.get<std::string>() + " ";
    if (side["breaks"].empty()) line += "it is legal";
  } else if (side["asked"].is_null()) {
    line += "nobody is asked anything";
  } else {
    const auto& asked = side["asked"];
    line += asked["seat"].get<std::string>() + " is asked: " + asked["question"].get<std::string>() + " " +
            asked["rule"].get<std::string>() + ", offered:";
    for (const auto& [verb, count] : asked["offered"].items())
      line += " " + verb + " (" + count.dump() + ")";
  }
  std::printf("  %s\n", line.c_str());
}

void print(const ordered_json& found, const Editions& ids) {
  const std::string when = found.contains("after")  ? "after " + found["after"].dump() + " answers "
                           : found.contains("deck") ? "of deck " + found["deck"].dump() + ": "
                                                    : "of these decks: ";
  std::printf("%s and %s: %s%s.\n", ids[0].c_str(), ids[1].c_str(), when.c_str(),
              found["parting"].get<std::string>().c_str());
  for (const auto& side : found["editions"])
    print_side(side);
  for (const auto& row : found["differences"])
    std::printf("  %s %s\n", row["rule"].get<std::string>().c_str(),
                row["difference"].get<std::string>().c_str());
}

// The first way on which they part; else the first there is.
ordered_json compared(const std::vector<demos::Course>& courses, const Numbers& numbers,
                      const std::string& assets, const Editions& ids) {
  std::size_t at = 0;
  Parting parting = demos::play(courses[0], numbers);
  for (std::size_t i = 1; i < courses.size() && parting.kind == Parting::Kind::None; ++i) {
    Parting found = demos::play(courses[i], numbers);
    if (found.kind == Parting::Kind::None) continue;
    parting = std::move(found);
    at = i;
  }
  const demos::Course& course = courses[at];
  const bool parts = parting.kind != Parting::Kind::None;
  ordered_json editions = ordered_json::array();
  for (std::size_t side = 0; side < 2; ++side)
    editions.push_back(describe(*course.book, parting, side, ids[side]));
  return {{"after", parting.after},
          {"parting", sentence_of(parting.kind)},
          {"editions", std::move(editions)},
          {"differences", parts ? describe(demos::differences_at(parting, tables_of(assets, ids), course))
                                : ordered_json::array()}};
}

// What it parts about; null: it does not part, or is none that could.
ordered_json rules_parted(const std::string& text, const std::string& file, const Rulebook& book,
                          const Editions& ids, const std::string& assets) {
  const auto numbers = demos::two_editions(*book.family, ids[0] + "," + ids[1]);
  const Result<demos::Demo> demo = demos::read_demo(demo_means(book), text, file);
  if (!numbers || !demo) return nullptr;
  ordered_json rows;
  if (demos::checks_decks_alone(*demo)) {
    const ordered_json found = decks_found(demo_means(book), *demo, *numbers, assets, ids);
    if (found["editions"].empty()) return nullptr;
    rows = found["differences"];
  } else {
    const Result<demos::Lesson> lesson = demos::read_lesson(demo_means(book), text, file);
    if (!lesson) return nullptr;
    const demos::Course course = demos::course_of(*lesson);
    const Parting parting = demos::play(course, *numbers);
    if (parting.kind == Parting::Kind::None) return nullptr;
    rows = describe(demos::differences_at(parting, tables_of(assets, ids), course));
  }
  ordered_json rules = ordered_json::array();
  for (const auto& row : rows)
    rules.push_back(row["rule"]);
  return rules;
}

// Of a folder's demos those that part, with the rules that they part about.
ordered_json parting_demos(const std::string& folder, const Editions& ids, const std::string& assets) {
  ordered_json found = ordered_json::object();
  for (const std::string& file : json_files(folder)) {
    const auto text = read_file(file);
    const std::string system = text ? demos::heading_of(*text).system : "";
    const Rulebook* book = find_system(system) == nullptr ? nullptr : rulebook_of(system);
    if (book == nullptr) continue;
    ordered_json rules = rules_parted(*text, file, *book, ids, assets);
    if (!rules.is_null()) found[file] = std::move(rules);
  }
  return found;
}

} // namespace

int compare_command(const Words& words) {
  const auto arguments = parse(words, {"--json"}, {"--editions", "--assets"});
  if (!arguments) return bad_usage;
  const std::string both = arguments->value("--editions");
  const std::size_t comma = both.find(',');
  if (arguments->words.size() != 1 || comma == std::string::npos)
    return usage("Say `twoseat compare --editions vge,vgi FILE|LINK|FOLDER`.");
  const Editions ids = {both.substr(0, comma), both.substr(comma + 1)};
  const std::string assets = assets_folder(arguments->value("--assets"));
  const std::string& what = arguments->words[0];
  const bool as_json = arguments->has("--json");
  const auto tell = [&](const ordered_json& found) {
    if (as_json)
      std::printf("%s\n", found.dump(2).c_str());
    else
      print(found, ids);
    return fine;
  };
  if (std::error_code error; std::filesystem::is_directory(what, error)) {
    std::printf("%s\n", parting_demos(what, ids, assets).dump(2).c_str());
    return fine;
  }
  const std::optional<Given> read = given(what);
  if (!read) return found_wrong;
  const auto numbers = demos::two_editions(*read->book->family, both);
  if (!numbers) return usage("\"" + both + "\" are not two editions of " + read->book->family->id + ".");
  if (read->is_demo)
    if (const auto demo = demos::read_demo(demo_means(*read->book), read->text, what);
        demo && demos::checks_decks_alone(*demo))
      return tell(decks_found(demo_means(*read->book), *demo, *numbers, assets, ids));
  const std::vector<demos::Course> courses = courses_of(*read);
  return courses.empty() ? static_cast<int>(found_wrong) : tell(compared(courses, *numbers, assets, ids));
}

} // namespace twoseat::cli
