// twoseat hint: what a searching player would do, for the seat that decides, from what that seat may know.
#include "engine/cli/commands.h"
#include "engine/cli/journal_json.h"
#include "engine/cli/teller.h"
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

using nlohmann::ordered_json;

// A match in which somebody decides, as far as it is known how it came about.
struct Position {
  std::shared_ptr<const Rulebook> own; // with a demo's cards; none: the system's
  const Rulebook* book = nullptr;
  Match match;
  std::optional<Setup> setup; // both lists of decks, if they are known
};

std::nullopt_t report(const Faults& faults) {
  for (const Fault& fault : faults)
    wrong(fault.line());
  return std::nullopt;
}

std::optional<Position> position_of_link(const std::string& link) {
  const Result<LinkHead> head = read_head(link);
  if (!head) return report(head.faults);
  Position found;
  found.book = find_system(head->system) == nullptr ? nullptr : rulebook_of(head->system);
  if (found.book == nullptr)
    return wrong("This link is of the unknown system " + head->system + "."), std::nullopt;
  if (head->kind == LinkKind::Seat) return wrong("What one seat sees cannot be played on."), std::nullopt;
  if (head->kind == LinkKind::Position) {
    Result<Match> match = decode_position_link(*found.book, link);
    if (!match) return report(match.faults);
    found.match = *match;
    return found;
  }
  Result<ReplayedMatch> replayed = decode_match_link(*found.book, link);
  if (!replayed) return report(replayed.faults);
  found.match = replayed->match;
  found.setup = replayed->journal.setup;
  return found;
}

// A match with its answers, or the position that a demo begins with or comes to after so many answers.
std::optional<Position> position_of_file(const std::string& text, const std::string& file,
                                         std::size_t after) {
  Position found;
  const auto root = json_from_outside<nlohmann::json>(text);
  if (root.is_object() && root.contains("answers") && root.contains("system") && root["system"].is_string()) {
    if (after > 0) return wrong("--after counts the answers of a demo."), std::nullopt;
    found.book = rulebook_of(root["system"].get<std::string>());
    if (found.book == nullptr) return std::nullopt;
    const Result<Journal> journal = read_journal(*found.book, text, file);
    if (!journal) return report(journal.faults);
    Result<Match> match = replay(*found.book, *journal);
    if (!match) return report(match.faults);
    found.match = *match;
    found.setup = journal->setup;
    return found;
  }
  const demos::Heading heading = demos::heading_of(text);
  const Rulebook* book = find_system(heading.system) == nullptr ? nullptr : rulebook_of(heading.system);
  if (book == nullptr) return wrong(file + " is neither a match nor a demo."), std::nullopt;
  const Result<demos::Lesson> lesson = demos::read_lesson(demo_means(*book), text, file);
  if (!lesson) return report(lesson.faults);
  found.own = lesson->book;
  found.book = found.own.get();
  found.match = lesson->given;
  if (after == 0) return found;
  const auto on = demos::going_on(demos::course_of(*lesson), after);
  if (!on) return wrong(file + " does not answer so often."), std::nullopt;
  found.match = on->from;
  return found;
}

// "search:400"; nothing: not so.
std::optional<std::uint32_t> iterations_of(const std::string& player) {
  constexpr std::string_view search = "search:";
  const std::string digits = player.rfind(search, 0) == 0 ? player.substr(search.size()) : "";
  if (digits.empty() || digits.size() > 6 || digits.find_first_not_of("0123456789") != std::string::npos)
    return std::nullopt;
  const auto iterations = static_cast<std::uint32_t>(std::stoul(digits));
  return iterations == 0 ? std::nullopt : std::optional(iterations);
}

ordered_json advice(const Position& position, std::uint32_t iterations, std::uint64_t seed) {
  SearchingPlayer player(*position.book, evaluation_of(*position.book));
  if (position.setup) player.know_decks(*position.setup);
  player.consider(position.match, iterations, seed);
  player.think(iterations);
  Decision decision;
  decide(*position.book, position.match, decision);
  SeatView seen;
  view(*position.book, position.match, viewer_of(decision.seat), seen);
  const Teller teller{*position.book, seen};
  ordered_json moves = ordered_json::array(), line = ordered_json::array();
  for (const Candidate& each : player.best(3)) {
    moves.push_back(
        {{"move", teller.moves(decision.choice(each.answer).verb, picks_of(decision, each.answer))},
         {"chance", each.chance},
         {"visits", each.visits},
         {"answer",
          {{"choice", each.answer.choice},
           {"picks", std::vector<std::uint16_t>(each.answer.picks.begin(), each.answer.picks.end())}}}});
  }
  for (const Expected& step : player.line(5))
    line.push_back({{"seat", letter(step.seat)}, {"move", teller.moves(step.verb, step.picks)}});
  return {{"seat", letter(decision.seat)},
          {"question", position.book->family->questions[decision.question].id},
          {"rule", citation(edition_id(*position.book, position.match), decision.rule)},
          {"moves", std::move(moves)},
          {"line", std::move(line)}};
}

void print(const ordered_json& found) {
  std::printf("%s decides: %s %s\n", found["seat"].get<std::string>().c_str(),
              found["question"].get<std::string>().c_str(), found["rule"].get<std::string>().c_str());
  for (const auto& each : found["moves"])
    std::printf("%5.1f %%  %s\n", 100 * each["chance"].get<double>(),
                each["move"].get<std::string>().c_str());
  std::printf("expected:\n");
  for (const auto& step : found["line"])
    std::printf("  %s: %s\n", step["seat"].get<std::string>().c_str(),
                step["move"].get<std::string>().c_str());
}

} // namespace

int hint_command(const Words& words) {
  const auto arguments = parse(words, {"--json"}, {"--player", "--seed", "--after"});
  if (!arguments) return bad_usage;
  if (arguments->words.size() != 1) return usage("Say `twoseat hint FILE|LINK`.");
  const std::string who = arguments->value("--player", "search:400");
  const auto iterations = iterations_of(who);
  if (!iterations) return usage("\"" + who + "\" is no searching player, such as search:400.");
  const auto seed = arguments->number("--seed", 1);
  const auto after = arguments->number("--after", 0);
  if (!seed || !after) return bad_usage;
  const std::string& what = arguments->words[0];
  std::optional<Position> position;
  if (what.ends_with(".json")) {
    const auto text = read_file(what);
    if (!text) return bad_usage;
    position = position_of_file(*text, what, static_cast<std::size_t>(*after));
  } else {
    position = position_of_link(what);
  }
  if (!position) return found_wrong;
  if (Decision decision; !decide(*position->book, position->match, decision))
    return wrong("Nobody decides there: the match is over.");
  const ordered_json found = advice(*position, *iterations, *seed);
  if (arguments->has("--json"))
    std::printf("%s\n", found.dump(2).c_str());
  else
    print(found);
  return fine;
}

} // namespace twoseat::cli
