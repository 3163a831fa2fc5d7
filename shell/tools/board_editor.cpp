// The board editor's share of the program: a position is read as that of a demo is, so that one can become the other.
#include "shell/tools/board_editor.h"
#include "shell/lessons/editing.h"
#include "shell/lessons/teaching.h"
#include "shell/tools/deck_builder.h"
#include "shell/words/words.h"
#include <algorithm>
#include <optional>

namespace twoseat::editing {
namespace {

Json named_json(std::span<const Named> names, const Phrasebook& say) {
  Json json = Json::array();
  for (const Named& each : names)
    json.push_back({{"id", each.id}, {"name", say(each.name)}});
  return json;
}

Json places_json(const Family& family, const Phrasebook& say) {
  Json json = named_json(family.place_kinds, say);
  for (std::size_t kind = 0; kind < json.size(); ++kind) {
    json[kind]["covered"] = ((family.by_hand.covered >> kind) & 1U) != 0;
    json[kind]["filled"] = ((family.by_hand.filled >> kind) & 1U) != 0;
    json[kind]["usual"] = false;
  }
  for (const Usual& usual : family.by_hand.usual)
    json[usual.place]["usual"] = true; // cards lie there unless the position says which
  return json;
}

// The plain cards that demos lay, by their ids; and one of them to begin from, for somebody who writes a card.
void add_plain_cards(const Family& family, Json& json) {
  json["plain"] = Json::object();
  json["template"] = nullptr;
  const Json usual = Json::parse(family.by_hand.cards, nullptr, false);
  if (!usual.is_object() || !usual.contains("cards")) return;
  for (const Json& card : usual["cards"])
    json["plain"][word_of(card, "id")] = word_of(card, "name");
  if (usual["cards"].empty()) return;
  json["template"] = usual["cards"][0];
  json["template"]["id"] = "my-card";
  json["template"]["name"] = "My Card";
}

// A demo may bring cards of its own; a position that is shared by a link may not.
std::string foreign_names(const Rulebook& book,
                          const demos::Lesson& lesson) { // none: they are all the system's
  std::vector<std::string> names;
  for (const Card& card : lesson.given.cards)
    if (const std::string& name = lesson.book->print(card.def).name;
        !book.has(card.def) && std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(name);
  std::string all;
  for (const std::string& name : names)
    all += (all.empty() ? "" : ", ") + name;
  return all;
}

// A position as it was set up, ready for the table, with its rulebook; or what is wrong with it.
struct SetUp {
  Ruleset* rules = nullptr;
  std::optional<Match> match;
  Json faults = Json::array();
};

SetUp read_position(App& app, std::string_view text) {
  SetUp out;
  const auto fail = [&](Fault fault) { out.faults = faults_json({std::move(fault)}, app.tongue.table); };
  const Json position = json_from_outside<Json>(text);
  if (!position.is_object()) return fail({"", "", words::no_position}), out;
  out.rules = loaded(app, word_of(position, "system"));
  if (out.rules == nullptr) return fail({"system", "", "There is no such system."}), out;
  const Ruleset& rules = *out.rules;
  demos::Means means = demo_means(rules.book);
  means.draft = true;
  means.phrases = rules.say();
  const Result<demos::Lesson> lesson = fetched<&teaching::read_lesson>(means, text, "");
  if (!lesson)
    out.faults = faults_json(lesson.faults, rules.say());
  else if (const std::string foreign = foreign_names(rules.book, *lesson.value); !foreign.empty())
    fail({"", "", {words::foreign_cards, {FilledPhrase::name(foreign)}}});
  else if (const Faults faults = unsound({rules.book, lesson->given}); !faults.empty())
    out.faults = faults_json(faults, rules.say());
  else
    out.match = lesson->given;
  return out;
}

// How a match that stands like this has ended already; null: it has not.
Json result_json(const Ruleset& rules, const Match& match) {
  if (!over(match)) return nullptr;
  SeatView seen;
  view({rules.book, match}, Viewer::Spectator, seen);
  return words::result(rules, seen, {"A", "B"});
}

} // namespace

std::string board_facts_json(App& app, std::string_view system) {
  Json json = {{"systems", systems_json(app)}};
  const Ruleset* rules = loaded(app, system);
  if (rules == nullptr) return dump(json);
  const Family& family = *rules->family;
  add_plain_cards(family, json);
  json["editions"] = Json::array();
  for (const EditionInfo& edition : family.editions)
    json["editions"].push_back({{"id", edition.id}, {"name", edition.name}});
  json["places"] = places_json(family, rules->say());
  json["counters"] = named_json(family.counters, rules->say());
  json["cardCounters"] = named_json(family.card_counters, rules->say());
  json["markers"] = named_json(family.markers, rules->say());
  json["dice"] = !rules->layout.looks.dice.causes.empty();
  json["questions"] = named_json(family.questions, rules->say());
  const Json file = Json::parse(rules->file, nullptr, false);
  json["form"] = file["forms"]["wide"];
  json["moments"] = file.value("moments", Json::array());
  for (Json& moment : json["moments"])
    moment["name"] = rules->say()(word_of(moment, "name"));
  return dump(json);
}

std::string check_position_json(App& app, std::string_view text) {
  const SetUp position = read_position(app, text);
  Json json = {{"faults", position.faults}, {"link", ""}, {"over", nullptr}};
  if (!position.match) return dump(json);
  json["link"] = encode_position_link(position.rules->book, *position.match);
  json["over"] = result_json(*position.rules, *position.match);
  return dump(json);
}

std::string lay_position_json(App& app, std::string_view text) {
  const SetUp position = read_position(app, text);
  if (!position.match) return dump(position.faults);
  begin_position(app.session, position.rules->book, *position.match);
  app.lesson.reset();
  show_rules(app);
  app.sheet = Sheet::None;
  app.ui.wake_by(0);
  return "[]";
}

std::string table_position_json(App& app) {
  const auto none = [&](const char* why, bool closed) {
    return dump({{"demo", nullptr}, {"lost", Json::array({app.say(why)})}, {"closed", closed}});
  };
  if (!running(app.session) || app.session.seat_link) return none(words::no_table, false);
  if (!app.session.open_hands && !is_over(app.session)) return none(words::hands_closed, true);
  const Rulebook& book = *app.session.book;
  const Match& match = shown_match(app.session);
  const demos::WrittenGiven written = write_given({book, match});
  Json lost = Json::array();
  for (const std::string& sentence : written.lost)
    lost.push_back(app.say(sentence));
  const Json demo = {{"system", book.family->id},
                     {"edition", edition_id(book, match)},
                     {"given", Json::parse(written.json)}};
  return dump({{"demo", demo}, {"lost", std::move(lost)}, {"closed", false}});
}

std::string own_cards_json(App& app, std::string_view system, std::string_view text, Language language) {
  Json json = {{"faults", Json::array()}, {"cards", Json::array()}};
  const Ruleset* rules = loaded(app, system);
  if (rules == nullptr) return dump(json);
  const demos::OwnCards own = fetched<&teaching::read_own_cards>(demo_means(rules->book), text);
  json["faults"] = faults_json(own.faults, rules->say());
  for (DefId def = own.first; own.faults.empty() && own.book.has(def); ++def.value)
    json["cards"].push_back(pool_card_json(*rules, own.book, def, language));
  return dump(json);
}

} // namespace twoseat::editing
