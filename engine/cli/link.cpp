// twoseat link: matches, positions and views to links and back.
#include "engine/cli/commands.h"
#include "engine/cli/journal_json.h"
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>

namespace twoseat::cli {
namespace {

using nlohmann::ordered_json;

std::string hex(std::uint64_t value) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

int report(const Faults& faults) {
  for (const Fault& fault : faults)
    wrong(fault.line());
  return found_wrong;
}

const char* letter(Seat seat) {
  return seat == Seat::A ? "A" : seat == Seat::B ? "B" : "none";
}
const char* letter(Viewer viewer) {
  return viewer == Viewer::A ? "A" : viewer == Viewer::B ? "B" : "spectator";
}

const char* name(Outcome outcome) {
  switch (outcome) {
  case Outcome::Ongoing: return "ongoing";
  case Outcome::WonByA: return "A wins";
  case Outcome::WonByB: return "B wins";
  case Outcome::Draw: return "draw";
  }
  return "";
}

const char* name(Course course) {
  switch (course) {
  case Course::Exact: return "exact";
  case Course::SameCourse: return "same course";
  case Course::Departs: return "departs";
  }
  return "";
}

ordered_json describe(const Rulebook& book, const SeatView& seen) {
  ordered_json zones = ordered_json::array();
  for (const PlaceView& place : seen.places) {
    ordered_json cards = ordered_json::array();
    for (std::size_t i = place.first_card; i < place.first_card + std::size_t{place.card_count}; ++i) {
      const CardView& card = seen.cards[i];
      cards.push_back(card.def ? ordered_json(book.print(card.def).name) : ordered_json(nullptr));
    }
    zones.push_back(
        {{"zone", std::string(letter(place.seat)) + "." + book.family->place_kinds[place.kind].id},
         {"count", place.count},
         {"cards", cards}});
  }
  return {{"viewer", letter(seen.viewer)},           {"turn", seen.turn},
          {"turn_player", letter(seen.turn_player)}, {"asked", letter(seen.asked)},
          {"outcome", name(seen.outcome)},           {"zones", zones}};
}

ordered_json describe(const Rulebook& book, const Match& match) {
  ordered_json zones = ordered_json::array();
  for (std::size_t i = 0; i < match.places.size(); ++i) {
    ordered_json cards = ordered_json::array();
    for (const CardId card : cards_in(match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
      cards.push_back(book.print(match[card].def).id);
    const Place& place = match.places[i];
    zones.push_back(
        {{"zone", std::string(letter(place.seat)) + "." + book.family->place_kinds[place.kind].id},
         {"cards", cards}});
  }
  return {{"turn", match.turn},
          {"turn_player", letter(match.turn_player)},
          {"outcome", name(match.outcome)},
          {"hash", hex(hash(match))},
          {"zones", zones}};
}

// The program's own rulebook of that system, or the kept one that was named; empty, and a sentence, if there is none.
std::optional<Rulebook> rulebook_for(const Arguments& arguments, const std::string& system) {
  const std::string path = arguments.value("--rulebook");
  if (path.empty()) {
    const Rulebook* own = rulebook_of(system);
    return own == nullptr ? std::nullopt : std::optional<Rulebook>(*own);
  }
  const auto text = read_file(path);
  if (!text) return std::nullopt;
  Result<Rulebook> kept = load_bundle(*text);
  report(kept.faults);
  if (kept) report(read_wordings(*kept, embedded_assets()));
  return std::move(kept.value);
}

int encode(const Arguments& arguments) {
  const std::string seat = arguments.value("--seat");
  const bool one_kind =
      (arguments.has("--match") ? 1 : 0) + (arguments.has("--position") ? 1 : 0) + (seat.empty() ? 0 : 1) ==
      1;
  if (!one_kind || arguments.words.size() != 2 || (!seat.empty() && seat != "A" && seat != "B"))
    return usage("Say `twoseat link encode (--match|--position|--seat A|B) FILE.json`.");
  const auto text = read_file(arguments.words[1]);
  if (!text) return bad_usage;
  const auto root = json_from_outside<nlohmann::json>(*text);
  const bool says_system = root.is_object() && root.contains("system") && root["system"].is_string();
  const auto book = rulebook_for(arguments, says_system ? root["system"].get<std::string>() : "vanguard");
  if (!book) return bad_usage;
  const Result<Journal> journal = read_journal(*book, *text, arguments.words[1]);
  if (!journal) return report(journal.faults);
  const Result<Match> match = replay(*book, *journal);
  if (!match) return report(match.faults);
  std::string link;
  if (arguments.has("--match")) {
    link = encode_match_link(*book, *journal);
  } else if (arguments.has("--position")) {
    link = encode_position_link(*book, *match);
  } else {
    SeatView seen;
    view(*book, *match, seat == "A" ? Viewer::A : Viewer::B, seen);
    link = encode_seat_link(*book, seen);
  }
  std::printf("%s\n", link.c_str());
  return fine;
}

void print(const ordered_json& found, bool as_json) {
  if (as_json) {
    std::printf("%s\n", found.dump(2).c_str());
    return;
  }
  for (const auto& [key, value] : found.items())
    if (!value.is_structured())
      std::printf("%s: %s\n", key.c_str(),
                  (value.is_string() ? value.get<std::string>() : value.dump()).c_str());
}

int decode(const Arguments& arguments) {
  if (arguments.words.size() != 2) return usage("Say `twoseat link decode LINK`.");
  const std::string& link = arguments.words[1];
  const Result<LinkHead> head = read_head(link);
  if (!head) return report(head.faults);
  if (find_system(head->system) == nullptr)
    return wrong("This link is of the unknown system " + head->system + ".");
  const auto book = rulebook_for(arguments, head->system);
  if (!book) return found_wrong;
  ordered_json found = {
      {"system", head->system}, {"edition", head->edition}, {"rulebook", hex(head->rulebook).substr(8)}};
  if (head->kind == LinkKind::Match) {
    const Result<ReplayedMatch> replayed = decode_match_link(*book, link);
    if (!replayed) return report(replayed.faults);
    found["kind"] = "match";
    found["course"] = name(replayed->course);
    found["answers_in_link"] = replayed->length;
    if (replayed->course == Course::Departs) found["departs_at"] = replayed->departs_at;
    found["hash"] = hex(hash(replayed->match));
    found.update(write_journal(*book, replayed->journal));
    found["position"] = describe(*book, replayed->match);
  } else if (head->kind == LinkKind::Position) {
    const Result<Match> match = decode_position_link(*book, link);
    if (!match) return report(match.faults);
    found["kind"] = "position";
    found.update(describe(*book, *match));
  } else {
    const Result<SeatView> seen = decode_seat_link(*book, link);
    if (!seen) return report(seen.faults);
    found["kind"] = "seat";
    found.update(describe(*book, *seen));
  }
  print(found, arguments.has("--json"));
  return fine;
}

} // namespace

int link_command(const Words& words) {
  const auto arguments = parse(words, {"--match", "--position", "--json"}, {"--seat", "--rulebook"});
  if (!arguments) return bad_usage;
  const std::string what = arguments->words.empty() ? "" : arguments->words[0];
  if (what == "encode") return encode(*arguments);
  if (what == "decode") return decode(*arguments);
  return usage("Say `twoseat link encode` or `twoseat link decode`.");
}

} // namespace twoseat::cli
