// Tells how far two editions go together, and what lies and is asked under each where they part.
#include "shell/tools/comparison.h"
#include "shell/lessons/lesson.h"
#include "shell/lessons/teaching.h"
#include "shell/match/data_store.h"
#include "shell/match/seen.h"
#include "shell/tools/looker.h"
#include "shell/tools/picture.h"
#include "shell/words/words.h"
#include <algorithm>

namespace twoseat::comparing {
namespace {

struct Compared {
  std::string demo; // its id; empty: a link
  std::unique_ptr<Lesson> lesson;
  Ruleset own; // of a link
  demos::Course course;
  std::size_t from = 0; // so many answers lie before its course
  Looker looker;

  const Ruleset& rules() const { return lesson ? lesson->rules : own; }
};

Faults read_demo_text(Compared& out, std::string_view text) {
  Result<std::unique_ptr<Lesson>> lesson = read_lesson(out.demo, text, out.own, true);
  if (!lesson) return lesson.faults;
  out.lesson = *std::move(lesson.value);
  out.course = demos::course_of(out.lesson->demo);
  return {};
}

Faults read_link_text(Compared& out, std::string_view text) {
  const std::optional<NamedLink> named = split_names(text);
  if (!named) return {{"", "", words::names_broken}};
  const Result<LinkHead> head = read_head(named->link);
  if (!head) return head.faults;
  Result<demos::Course> course = demos::course_of_link(out.own.book, named->link);
  if (!course) return course.faults;
  out.course = *std::move(course.value);
  out.looker = looker_of(*named, head->kind);
  return {};
}

// Behind '#': the table that shows it. Empty: there is none, a demo being played under its own edition and one other.
std::string table_of(const Compared& what, const Match& match, std::size_t answered) {
  if (!what.lesson) {
    const Rulebook& book = what.own.book;
    const Looker& looker = what.looker;
    SeatView seen;
    looker.see(book, match, seen);
    const bool one_seat = !looker.open && looker.seat != Seat::None;
    return (one_seat ? encode_seat_link(book, seen) : encode_position_link(book, match)) +
           names_suffix(looker.names) + (looker.open || one_seat ? "" : "&hands=covered");
  }
  const demos::Lesson& demo = what.lesson->demo;
  const bool own = match.edition == demo.given.edition;
  const demos::Lesson played = own ? demo : demos::in_edition(demo, match.edition);
  std::size_t step = 0, given = 0;
  while (step < played.steps.size() && given < answered)
    given += played.steps[step++].answer ? 1 : 0;
  if (given < answered) return "";
  return "demo=" + what.demo + (own ? "" : "&edition=" + played.edition) + "&step=" + std::to_string(step);
}

Json places_of(const Compared& what, const Match& match) {
  const Rulebook& book = what.rules().book;
  const Looker& looker = what.looker;
  if (looker.open || looker.seat == Seat::None)
    return Json::parse(fetched<&teaching::write_places>(Table{book, match}, looker.open));
  SeatView seen;
  looker.see(book, match, seen);
  return Json::parse(fetched<&teaching::write_seen>(book, seen));
}

bool offers(const Decision& decision, std::uint8_t verb, const Move& move) {
  for (std::size_t c = 0; c < decision.choice_count; ++c)
    for (std::size_t i = 0; i < decision.choices[c].count; ++i)
      if (decision.choices[c].verb == verb && decision.options[decision.choices[c].first + i] == move)
        return true;
  return false;
}

// Choice by choice what may be answered; "only": not under the other edition.
Json answers_of(const Compared& what, const Parting& parting, std::size_t side) {
  const Ruleset& rules = what.rules();
  const Decision& decision = parting.decisions[side];
  const Match& match = parting.matches[side];
  if (decision.seat == Seat::None || !what.looker.knows_answers_of(decision.seat)) return nullptr;
  SeatView seen;
  what.looker.see(rules.book, match, seen);
  Json told = Json::array();
  for (std::size_t c = 0; c < decision.choice_count; ++c) {
    const Choice& choice = decision.choices[c];
    Json options = Json::array();
    for (std::size_t i = 0; i < choice.count; ++i) {
      const Move& move = decision.options[choice.first + i];
      options.push_back({{"text", words::option(rules, seen, move)},
                         {"only", !offers(parting.decisions[1 - side], choice.verb, move)}});
    }
    told.push_back({{"verb", std::string(rules.say()(rules.family->verbs[choice.verb].name))},
                    {"rule", citation(edition_id(rules.book, match), choice.rule)},
                    {"min", choice.min},
                    {"max", std::min(choice.max, choice.count)},
                    {"options", std::move(options)}});
  }
  return told;
}

Json side_of(const Compared& what, const Parting& parting, const std::optional<Parting>& before,
             std::size_t side) {
  const Ruleset& rules = what.rules();
  const Match& match = parting.matches[side];
  const Decision& decision = parting.decisions[side];
  const std::string edition = edition_id(rules.book, match);
  SeatView seen;
  what.looker.see(rules.book, match, seen);
  Json told = {{"edition", edition}, {"asked", nullptr}};
  if (decision.seat != Seat::None)
    told["asked"] = {{"who", what.looker.names[index(decision.seat)]},
                     {"question", words::question(rules, seen)},
                     {"rule", citation(edition, decision.rule)}};
  told["result"] = words::result(rules, seen, what.looker.names);
  told["answers"] = answers_of(what, parting, side);
  const auto moment = [&](const Parting& at) {
    return Json{{"table", table_of(what, at.matches[side], what.from + at.after)},
                {"places", places_of(what, at.matches[side])}};
  };
  told["at"] = moment(parting);
  told["before"] = before ? moment(*before) : Json();
  return told;
}

// The answer that both gave last.
Json last_of(const Compared& what, const Parting& before) {
  const Ruleset& rules = what.rules();
  const Decision& decision = before.decisions[0];
  const Answer& given = what.course.answers[before.after];
  if (!what.looker.knows_answers_of(decision.seat)) return nullptr;
  SeatView seen;
  what.looker.see(rules.book, before.matches[0], seen);
  std::string text;
  for (std::size_t i = 0; i < given.picks.size(); ++i)
    text += (i > 0 ? ", " : "") + words::option(rules, seen, decision.picked(given, i));
  if (text.empty()) text = words::done(rules, decision.choice(given), 0, 0);
  return {{"who", what.looker.names[index(decision.seat)]}, {"text", text}};
}

Json differences_of(const Parting& parting, std::string_view tables, const demos::Course& course) {
  const auto plays =
      [&](const std::string& edition) { // what a third edition says is no difference of these two
        return std::any_of(parting.matches.begin(), parting.matches.end(), [&](const Match& match) {
          return edition == course.book->family->editions[match.edition].id;
        });
      };
  std::vector<demos::EditionTable> read;
  const Json given = Json::parse(tables, nullptr, false);
  if (given.is_object())
    for (const auto& [edition, text] : given.items())
      if (text.is_string() && plays(edition))
        read.push_back({edition, demos::read_relations(text.get<std::string>())});
  Json found = Json::array();
  for (const demos::Difference& row : demos::differences_at(parting, read, course))
    found.push_back({{"edition", row.edition}, {"rule", row.rule}, {"first", row.first}, {"said", row.said}});
  return found;
}

// The first and its own; or the last, where that is the first.
std::array<std::uint8_t, 2> usual_editions(const Compared& what) {
  const std::uint8_t own = demos::own_edition(what.course);
  return {0, own != 0 ? own : static_cast<std::uint8_t>(what.own.family->editions.size() - 1)};
}

Json tell(const Compared& what, const std::array<std::uint8_t, 2>& editions, std::string_view tables) {
  constexpr const char* kinds[] = {"none", "question", "answers", "result"}; // Parting::Kind
  const Ruleset& rules = what.rules();
  const Parting parting = demos::play(what.course, editions);
  const bool parts = parting.kind != Parting::Kind::None;
  std::optional<Parting> before;
  if (parting.after > 0) before = demos::play(what.course, editions, parting.after - 1);
  SeatView seen;
  what.looker.see(rules.book, parting.matches[0], seen);
  const words::WhereText where = words::where(rules, seen, what.looker.names);
  Json sides = Json::array(), places = Json::array(), all = Json::array();
  for (std::size_t side = 0; side < 2; ++side) {
    sides.push_back(side_of(what, parting, before, side));
    for (const char* moment : {"at", "before"})
      if (!sides[side][moment].is_null())
        for (const Json& place : sides[side][moment]["places"])
          places.push_back(place);
  }
  for (const EditionInfo& edition : rules.family->editions)
    all.push_back({{"id", edition.id}, {"name", std::string(rules.say()(edition.name))}});
  Json layout = layout_of(rules.family->id);
  Json written = picture_words(layout, places, rules.say());
  return {{"system", rules.family->id},
          {"editions", std::move(all)},
          {"kind", kinds[static_cast<std::size_t>(parting.kind)]},
          {"after", what.from + parting.after},
          {"of", what.from + what.course.answers.size()},
          {"where", where.turn + (where.steps.empty() ? "" : ", " + where.steps)},
          {"last", before ? last_of(what, *before) : Json()},
          {"names", what.looker.names},
          {"sides", std::move(sides)},
          {"differences", parts ? differences_of(parting, tables, what.course) : Json::array()},
          {"layout", std::move(layout)},
          {"words", std::move(written)}};
}

} // namespace

std::string comparison_json(std::string_view text, std::string_view demo, std::string_view editions,
                            std::size_t from, std::string_view tables, Language language) {
  const Result<Tongue> tongue = read_tongue(language, data_here().assets());
  if (!tongue) return fault_json(tongue.faults, {});
  Compared what;
  what.demo = demo;
  what.own.family = find_system(system_of_picture(text));
  what.own.tongue = &*tongue;
  if (what.own.family == nullptr) { // whatever is wrong with it, read_head says it
    const Result<LinkHead> head = read_head(text);
    return fault_json(head ? Faults{{"", "", words::no_data}} : head.faults, tongue->table);
  }
  Faults faults = load(what.own, data_here().assets());
  if (faults.empty())
    faults = text.starts_with('{') ? read_demo_text(what, text) : read_link_text(what, text);
  const Phrasebook& say = tongue->of(what.own.family->id);
  if (!faults.empty()) return fault_json(faults, say);
  if (what.own.family->editions.size() < 2) return fault_json({{"", "", words::one_edition}}, say);
  const auto numbers = editions.empty() ? std::optional(usual_editions(what))
                                        : demos::two_editions(*what.own.family, editions);
  if (!numbers) return fault_json({{"", "", words::not_two_editions}}, say);
  std::optional<demos::Course> rest = demos::going_on(std::move(what.course), from);
  if (!rest) return fault_json({{"", "", words::not_so_many}}, say);
  what.course = *std::move(rest);
  what.from = from;
  return dump(tell(what, *numbers, tables));
}

} // namespace twoseat::comparing
