// twoseat review: how a match went, each moment judged from what its player knew then, and the few that decided it.
#include "engine/cli/commands.h"
#include "engine/cli/journal_json.h"
#include "engine/cli/teller.h"
#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

using nlohmann::ordered_json;

// A match from its beginning, after each answer.
struct Course {
  const Rulebook* book = nullptr;
  Journal journal;
  std::vector<Match> moments;
};

std::optional<Journal> journal_of_link(const std::string& link, const Rulebook*& book) {
  const Result<LinkHead> head = read_head(link);
  if (!head) return wrong(head.faults.front().line()), std::nullopt;
  if (head->kind != LinkKind::Match) return wrong("Only a whole match can be looked through."), std::nullopt;
  book = find_system(head->system) == nullptr ? nullptr : rulebook_of(head->system);
  if (book == nullptr) return wrong("This link is of the unknown system " + head->system + "."), std::nullopt;
  const Result<ReplayedMatch> replayed = decode_match_link(*book, link);
  if (!replayed) return wrong(replayed.faults.front().line()), std::nullopt;
  return replayed->journal;
}

std::optional<Journal> journal_of_file(const std::string& text, const std::string& file,
                                       const Rulebook*& book) {
  const auto root = json_from_outside<nlohmann::json>(text);
  if (root.is_object() && root.contains("answers") && root.contains("system") && root["system"].is_string() &&
      find_system(root["system"].get<std::string>()) != nullptr)
    book = rulebook_of(root["system"].get<std::string>());
  if (book == nullptr) return wrong(file + " is no match."), std::nullopt;
  const Result<Journal> journal = read_journal(*book, text, file);
  if (!journal) return wrong(journal.faults.front().line()), std::nullopt;
  return *journal;
}

bool play_through(Course& course) {
  Result<Match> match = start(*course.book, course.journal.setup);
  if (!match) return wrong(match.faults.front().line()), false;
  course.moments.push_back(*match);
  for (const Answer& answer : course.journal.answers) {
    course.moments.push_back(course.moments.back());
    if (const Refusal refusal = apply(*course.book, course.moments.back(), answer))
      return wrong(refusal.sentence), false;
  }
  return true;
}

// After the match everything may be told: what each seat may know of its own decision.
std::string told(const Course& course, std::size_t moment, const Answer& answer) {
  const Match& match = course.moments[moment];
  const auto decision = std::make_unique<Decision>();
  decide(*course.book, match, *decision);
  const auto seen = std::make_unique<SeatView>();
  view(*course.book, match, viewer_of(decision->seat), *seen);
  return Teller{*course.book, *seen}.moves(decision->choice(answer).verb, picks_of(*decision, answer));
}

ordered_json judged_json(const Course& course, const Judged& judged) {
  ordered_json row = {{"after", judged.moment},
                      {"turn", course.moments[judged.moment].turn},
                      {"seat", letter(judged.seat)},
                      {"chance", judged.chance}};
  row["played"] = told(course, judged.moment, course.journal.answers[judged.moment]);
  row["better"] = told(course, judged.moment, judged.better);
  row["lost"] = judged.lost;
  return row;
}

void print(const ordered_json& found) {
  std::uint32_t turn = 0;
  for (const auto& each : found["course"]) {
    if (each["turn"].get<std::uint32_t>() == turn) continue;
    turn = each["turn"].get<std::uint32_t>();
    std::printf("turn %u: A %.0f %%\n", turn, 100 * each["chance"].get<double>());
  }
  for (const auto& each : found["decided"])
    std::printf("after %zu answers, turn %u, %s: %s; better: %s (+%.0f %%)\n",
                each["after"].get<std::size_t>(), each["turn"].get<std::uint32_t>(),
                each["seat"].get<std::string>().c_str(), each["played"].get<std::string>().c_str(),
                each["better"].get<std::string>().c_str(), 100 * each["lost"].get<double>());
}

} // namespace

int review_command(const Words& words) {
  const auto arguments = parse(words, {"--json"}, {});
  if (!arguments) return bad_usage;
  if (arguments->words.size() != 1) return usage("Say `twoseat review MATCH.json` or `twoseat review LINK`.");
  const std::string& what = arguments->words[0];
  Course course;
  std::optional<Journal> journal;
  if (what.ends_with(".json")) {
    const auto text = read_file(what);
    if (!text) return bad_usage;
    journal = journal_of_file(*text, what, course.book);
  } else {
    journal = journal_of_link(what, course.book);
  }
  if (!journal) return found_wrong;
  course.journal = *std::move(journal);
  if (!play_through(course)) return found_wrong;
  Review review(*course.book, evaluation_of(*course.book));
  review.know_decks(course.journal.setup);
  review.begin([&course](std::size_t i) -> const Match& { return course.moments[i]; },
               course.journal.answers);
  while (review.thinking())
    review.think(1000);
  ordered_json found = {{"course", ordered_json::array()}, {"decided", ordered_json::array()}};
  for (const Judged& each : review.course())
    found["course"].push_back({{"after", each.moment},
                               {"turn", course.moments[each.moment].turn},
                               {"seat", letter(each.seat)},
                               {"chance", each.chance}});
  for (const Judged& each : review.decided())
    found["decided"].push_back(judged_json(course, each));
  if (arguments->has("--json"))
    std::printf("%s\n", found.dump(2).c_str());
  else
    print(found);
  return fine;
}

} // namespace twoseat::cli
