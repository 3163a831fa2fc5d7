// Reads a link or a demo as its table would show it to whoever opens it, and tells that in places and words.
#include "shell/tools/sending.h"
#include "shell/lessons/lesson.h"
#include "shell/lessons/teaching.h"
#include "shell/match/data_store.h"
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include "shell/tools/looker.h"
#include "shell/tools/picture.h"
#include "shell/words/words.h"

namespace twoseat::sending {
namespace {

// As whoever opens it sees it, and nothing else.
struct Seen {
  Ruleset own;                    // of a link
  std::unique_ptr<Lesson> lesson; // of a demo
  SeatView view;
  PlayersNames names = usual_names();
  Seat below = Seat::A;
  Json places;

  const Ruleset& rules() const { return lesson ? lesson->rules : own; }
};

void look_at(Seen& out, const Match& match, const Looker& looker) {
  const Rulebook& book = out.rules().book;
  looker.see(book, match, out.view);
  out.places = Json::parse(looker.open ? fetched<&teaching::write_places>(Table{book, match}, true)
                                       : fetched<&teaching::write_seen>(book, out.view));
  if (!looker.open && looker.seat != Seat::None) out.below = looker.seat;
}

// "B:hand": what a puzzle leaves open lies face down.
void cover(Json& places, std::string_view open) {
  const std::size_t colon = open.find(':');
  for (Json& place : places)
    if (colon != std::string_view::npos && place["seat"] == std::string(open.substr(0, colon)) &&
        place["zone"] == std::string(open.substr(colon + 1)))
      for (Json& card : place["cards"])
        card = {{"down", true}};
}

Faults read_demo(Seen& out, std::string_view text) {
  Result<std::unique_ptr<Lesson>> lesson = read_lesson("", text, out.own, true);
  if (!lesson) return lesson.faults;
  out.lesson = *std::move(lesson.value);
  look_at(out, out.lesson->demo.given, {});
  const Json task = Json::parse(text, nullptr, false).value("task", Json::object());
  if (task.is_object() && task.contains("open") && task["open"].is_object())
    for (const auto& [place, cards] : task["open"].items())
      cover(out.places, place);
  return {};
}

Faults read_link(Seen& out, std::string_view text) {
  const std::optional<NamedLink> named = split_names(text);
  if (!named) return {{"", "", words::names_broken}};
  const Result<LinkHead> head = read_head(named->link);
  if (!head) return head.faults;
  out.names = named->names;
  const Rulebook& book = out.own.book;
  if (head->kind == LinkKind::Seat) {
    const Result<SeatView> seen = decode_seat_link(book, named->link);
    if (!seen) return seen.faults;
    out.view = *seen.value;
    out.places = Json::parse(fetched<&teaching::write_seen>(book, out.view));
    if (out.view.viewer == Viewer::B) out.below = Seat::B;
    return {};
  }
  const Looker looker = looker_of(*named, head->kind);
  if (head->kind == LinkKind::Position) {
    const Result<Match> match = decode_position_link(book, named->link);
    if (!match) return match.faults;
    look_at(out, *match.value, looker);
    return {};
  }
  const Result<ReplayedMatch> replayed = decode_match_link(book, named->link);
  if (!replayed) return replayed.faults;
  look_at(out, replayed->match, looker);
  return {};
}

// How the seats stand, as the plates of the table have it.
Json standing_of(const Seen& seen) {
  Json standing = Json::array();
  for (const Seat seat : {Seat::A, Seat::B}) {
    Json lines = Json::array();
    for (const Meter& meter : seen.rules().layout.looks.meters)
      if (is_there(meter, seen.view, seat)) lines.push_back(standing_words(meter, seen.view, seat));
    standing.push_back(std::move(lines));
  }
  return standing;
}

// What lies on places beside cards.
Json markers_of(const Seen& seen) {
  const Ruleset& rules = seen.rules();
  Json told = Json::array();
  for (const PlaceView& place : seen.view.places)
    if (place.seat != Seat::None && is_marked(place))
      told.push_back({{"seat", place.seat == Seat::A ? "A" : "B"},
                      {"name", rules.family->place_kinds[place.kind].name},
                      {"markers", markers_on(*rules.family, place, rules.say())}});
  return told;
}

// By the name of each card that is seen, where its picture is found.
Json pictured(const Seen& seen) {
  const Rulebook& book = seen.rules().book;
  Json found = Json::object();
  for (const CardView& card : seen.view.cards)
    if (card.def && card.facing == Facing::Up)
      found[book.print(card.def).name] = {book.print(card.def).id, book.print(card.def).nation};
  return found;
}

// The cards of this view stand in its places; a puzzle has covered some of them there.
Json only_placed(Json found, const Json& places) {
  Json kept = Json::object();
  for (const Json& place : places)
    for (const Json& card : place["cards"])
      if (const std::string name = word_of(card, "name"); found.contains(name)) kept[name] = found[name];
  return kept;
}

Json tell(const Seen& seen) {
  const Ruleset& rules = seen.rules();
  const SeatView& view = seen.view;
  const words::WhereText where = words::where(rules, view, seen.names);
  Json layout = layout_of(rules.family->id);
  Json written = picture_words(layout, seen.places, rules.say());
  for (const Json& marked : markers_of(seen))
    written[word_of(marked, "name")] = std::string(rules.say()(word_of(marked, "name")));
  const bool over = view.outcome != Outcome::Ongoing, asks = !over && view.asked != Seat::None;
  return {{"system", rules.family->id},
          {"title", rules.title},
          {"names", seen.names},
          {"below", seen.below == Seat::A ? "A" : "B"},
          {"turn",
           over || view.turn_player == Seat::None ? Json() : Json(view.turn_player == Seat::A ? "A" : "B")},
          {"where", where.turn + (where.steps.empty() ? "" : ", " + where.steps)},
          {"asked",
           asks ? Json{{"who", seen.names[index(view.asked)]}, {"question", words::question(rules, view)}}
                : Json()},
          {"result", over ? words::result(rules, view, seen.names) : ""},
          {"standing", standing_of(seen)},
          {"markers", markers_of(seen)},
          {"art", only_placed(pictured(seen), seen.places)},
          {"layout", std::move(layout)},
          {"places", seen.places},
          {"words", std::move(written)}};
}

} // namespace

std::string sent_json(std::string_view text, Language language) {
  const Result<Tongue> tongue = read_tongue(language, data_here().assets());
  if (!tongue) return fault_json(tongue.faults, {});
  Seen seen;
  seen.own.family = find_system(system_of_picture(text));
  seen.own.tongue = &*tongue;
  if (seen.own.family == nullptr) { // whatever is wrong with it, read_head says it
    const Result<LinkHead> head = read_head(text);
    return fault_json(head ? Faults{{"", "", words::no_data}} : head.faults, tongue->table);
  }
  Faults faults = load(seen.own, data_here().assets());
  if (faults.empty()) faults = text.starts_with('{') ? read_demo(seen, text) : read_link(seen, text);
  if (!faults.empty()) return fault_json(faults, tongue->of(seen.own.family->id));
  return dump(tell(seen));
}

} // namespace twoseat::sending
