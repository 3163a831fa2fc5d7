// Reading what a system shows and says, and adding up what it shows.
#include "shell/table/looks.h"
#include "shell/match/seen.h"
#include "shell/table/layout_reader.h"

namespace twoseat {
namespace {

constexpr std::pair<const char*, Icon> icons[] = {
    {"star", Icon::Star},           {"draw", Icon::Draw},   {"stand", Icon::Stand},
    {"heal", Icon::Heal},           {"front", Icon::Front}, {"over", Icon::Over},
    {"crown", Icon::Crown},         {"boost", Icon::Boost}, {"sentinel", Icon::Sentinel},
    {"intercept", Icon::Intercept}, {"sword", Icon::Sword}, {"shield", Icon::Shield},
    {"heart", Icon::Heart},         {"coin", Icon::Coin},   {"gem", Icon::Gem},
    {"spark", Icon::Spark},         {"sun", Icon::Sun},     {"hourglass", Icon::Hourglass},
    {"flag", Icon::Flag},           {"drop", Icon::Drop},   {"boot", Icon::Boot},
    {"chip", Icon::Chip},           {"skull", Icon::Skull}, {"link", Icon::Link}};
constexpr std::pair<const char*, Tone> tones[] = {
    {"ink", Tone::Ink},   {"soft", Tone::Soft},     {"can", Tone::Can}, {"danger", Tone::Danger},
    {"gold", Tone::Gold}, {"silver", Tone::Silver}, {"go", Tone::Go}};
constexpr std::pair<const char*, Spot> spots[] = {{"corner", Spot::Corner}, {"corner end", Spot::CornerEnd},
                                                  {"coin", Spot::Coin},     {"foot", Spot::Foot},
                                                  {"band", Spot::Band},     {"band end", Spot::BandEnd}};
constexpr std::pair<const char*, MeterShape> shapes[] = {{"pips", MeterShape::Pips},
                                                         {"bar", MeterShape::Bar},
                                                         {"coins", MeterShape::Coins},
                                                         {"sign", MeterShape::Sign}};

// An attribute whose value of now is told of cards on the table.
int read_attribute(LayoutReader& reader, const std::string& id) {
  const std::size_t found = reader.number(reader.family.attributes, id, "attribute");
  if (found >= CardView::numbers_shown) reader.fail("The number \"" + id + "\" is not told of cards.");
  return static_cast<int>(std::min(found, CardView::numbers_shown - 1));
}

Amount read_amount(LayoutReader& reader, const Json& json) {
  const auto attribute = [&](const char* key) {
    const std::string id = reader.word(json, key);
    return id.empty() ? -1 : read_attribute(reader, id);
  };
  const auto& counters = reader.family.card_counters;
  return {attribute("number"), attribute("less"), reader.named(json, "more on", counters, "counter of cards"),
          reader.named(json, "less on", counters, "counter of cards")};
}

std::uint64_t read_mark(LayoutReader& reader, const Json& json, const char* key) {
  const int mark = reader.named(json, key, reader.family.marks, "mark");
  return mark < 0 ? 0 : std::uint64_t{1} << mark;
}

std::vector<std::string> read_words(const LayoutReader& reader, const Json& json, const char* key) {
  std::vector<std::string> out;
  for (const Json& item : reader.list(json, key))
    if (item.is_string()) out.push_back(item.get<std::string>());
  return out;
}

std::vector<std::string> read_phrases(const LayoutReader& reader, const Json& json, const char* key) {
  std::vector<std::string> out = read_words(reader, json, key);
  for (std::string& phrase : out)
    phrase = reader.say(phrase);
  return out;
}

CardNumber read_number(LayoutReader& reader, const Json& json) {
  CardNumber out;
  out.spot = reader.among(json, "at", spots, Spot::Band);
  out.amount = read_amount(reader, json);
  out.icon = reader.among(json, "icon", icons, Icon::None);
  out.tone = reader.among(json, "tone", tones, Tone::Ink);
  out.large = reader.flag(json, "large");
  out.explained = reader.flag(json, "explained");
  out.word = reader.words(json, "word");
  for (const std::string& id : read_words(reader, json, "joined"))
    out.joined.push_back(read_attribute(reader, id));
  out.with = read_mark(reader, json, "with");
  out.without = read_mark(reader, json, "without");
  return out;
}

CardBadge read_badge(LayoutReader& reader, const Json& json) {
  const Family& family = reader.family;
  return {reader.named(json, "counter", family.card_counters, "counter of cards"),
          reader.named(json, "attribute", family.attributes, "attribute"),
          reader.among(json, "icon", icons, Icon::None), reader.among(json, "tone", tones, Tone::Ink),
          reader.words(json, "word")};
}

int find_action(const Family& family, const std::string& id) {
  const auto& actions = family.lexicon->actions;
  const auto found =
      std::find_if(actions.begin(), actions.end(), [&](const ActionWord& word) { return id == word.id; });
  return found == actions.end() ? -1 : static_cast<int>(found - actions.begin());
}

// A trait has its name in common with the action that gives it.
Meaning read_meaning(LayoutReader& reader, const Json& json) {
  const Family& family = reader.family;
  Meaning out;
  out.mark = read_mark(reader, json, "mark");
  out.number = reader.named(json, "number", family.attributes, "attribute");
  const std::string action = reader.word(json, "action");
  out.action = find_action(family, out.number >= 0 ? reader.word(json, "number") : action);
  if (!action.empty() && out.action < 0) reader.fail("There is no action \"" + action + "\".");
  out.name = !action.empty() ? reader.words(json, "name")
             : out.number >= 0
                 ? std::string(reader.say(family.attributes[static_cast<std::size_t>(out.number)].name))
                 : std::string(reader.say(
                       family.marks[reader.number(family.marks, reader.word(json, "mark"), "mark")].name));
  out.sentence = reader.words(json, "means");
  return out;
}

Tint read_tint(LayoutReader& reader, const Json& json) {
  return {reader.value(json, "hue"), json.contains("strength") ? reader.value(json, "strength") : 1};
}

CardDrop read_drop(LayoutReader& reader, const Json& json) {
  const Family& family = reader.family;
  const std::size_t attribute = reader.number(family.attributes, reader.word(json, "number"), "attribute");
  if (family.traits_from == 0 || attribute < family.traits_from) {
    reader.fail("Cards have no drops of \"" + reader.word(json, "number") + "\".");
    return {};
  }
  return {attribute - family.traits_from, read_tint(reader, json),
          std::string(reader.say(family.attributes[attribute].name))};
}

CardLooks read_card(LayoutReader& reader, const Json& json) {
  const Family& family = reader.family;
  CardLooks out;
  for (const Json& item : reader.list(json, "rank"))
    if (item.is_string())
      out.ranks.push_back(reader.number(family.attributes, item.get<std::string>(), "attribute"));
  for (const Json& item : reader.list(json, "numbers"))
    out.numbers.push_back(read_number(reader, item));
  for (const Json& item : reader.list(json, "marks")) {
    const std::size_t mark = reader.number(family.marks, reader.word(item, "mark"), "mark");
    out.marks.push_back({std::uint64_t{1} << mark, reader.among(item, "icon", icons, Icon::None),
                         std::string(reader.say(family.marks[mark].name)), reader.flag(item, "trigger"),
                         reader.flag(item, "kind"), reader.among(item, "tone", tones, Tone::Gold)});
  }
  for (const Json& item : reader.list(json, "states")) {
    const std::size_t state = reader.number(family.states, reader.word(item, "state"), "state");
    out.states.push_back({static_cast<std::uint8_t>(1U << state),
                          reader.among(item, "icon", icons, Icon::None), reader.words(item, "word"),
                          reader.flag(item, "chosen"), reader.flag(item, "turned")});
  }
  for (const Json& item : reader.list(json, "badges"))
    out.badges.push_back(read_badge(reader, item));
  for (const Json& item : reader.list(json, "meanings"))
    out.meanings.push_back(read_meaning(reader, item));
  out.kind_number = reader.named(json, "kind", family.attributes, "attribute");
  out.kinds = read_phrases(reader, json, "kinds");
  out.peeks = reader.flag(json, "peeks");
  for (const Json& item : reader.list(json, "drops"))
    out.drops.push_back(read_drop(reader, item));
  const Json tints = reader.part(json, "tints");
  for (const auto& [nation, tint] : tints.items())
    out.tints[nation] = read_tint(reader, tint);
  return out;
}

Quantity read_quantity(LayoutReader& reader, const Json& json, const char* key) {
  const Family& family = reader.family;
  Quantity out;
  const auto found = json.find(key);
  if (found != json.end() && found->is_number_integer()) out.fixed = found->get<int>();
  if (found == json.end() || !found->is_object()) return out;
  out.zone = reader.named(*found, "zone", family.place_kinds, "zone");
  out.counter = reader.named(*found, "counter", family.counters, "counter");
  if (out.counter < 0)
    out.amount = read_amount(reader, *found);
  else
    out.amount.less = reader.named(*found, "less", family.counters, "counter");
  return out;
}

Meter read_meter(LayoutReader& reader, const Json& json) {
  Meter out;
  out.name = reader.word(json, "meter");
  out.shape = reader.among(json, "show", shapes, MeterShape::Pips);
  out.value = read_quantity(reader, json, "value");
  out.of = read_quantity(reader, json, "of");
  out.most = reader.whole(json, "most");
  out.warn = reader.whole(json, "warn");
  out.icon = reader.among(json, "icon", icons, Icon::None);
  out.tone = reader.among(json, "tone", tones, Tone::Danger);
  out.text = reader.words(json, "text");
  out.means = reader.words(json, "means");
  return out;
}

BattleLooks read_battle(LayoutReader& reader, const Json& json) {
  const Family& family = reader.family;
  BattleLooks out;
  const auto relation = [&](const char* key) {
    const int found = reader.named(json, key, family.relations, "relation");
    return found < 0 ? BattleLooks::nothing : static_cast<std::uint16_t>(found);
  };
  out.attacking = relation("attacker");
  out.boosting = relation("booster");
  out.attacked = relation("attacked");
  out.attack = read_amount(reader, reader.part(json, "attack"));
  out.defence = read_amount(reader, reader.part(json, "defence"));
  const Json joining = reader.part(json, "joining");
  out.joining = reader.named(joining, "zone", family.place_kinds, "zone");
  out.joins = reader.named(joining, "number", family.attributes, "attribute");
  if (const int cause = reader.named(joining, "until", family.causes, "cause"); cause >= 0)
    out.joined = static_cast<std::uint16_t>(cause);
  const Json guard = reader.part(json, "guard");
  out.guarding = reader.named(guard, "question", family.questions, "question");
  out.shield = reader.named(guard, "number", family.attributes, "attribute");
  out.there = reader.named(guard, "in", family.place_kinds, "zone");
  if (family.lexicon != nullptr)
    out.spared = reader.named(guard, "spared", family.lexicon->restrictions, "restriction");
  out.step = std::max(1, reader.whole(guard, "step", 1));
  out.most = reader.whole(guard, "most");
  out.enough = reader.words(guard, "enough");
  out.checks = reader.named(guard, "checks", family.place_kinds, "zone");
  out.enough_before_checks = reader.words(guard, "enough before checks");
  out.hopeless = reader.words(guard, "hopeless");
  out.needed = reader.words(guard, "needed");
  out.needed_before_checks = reader.words(guard, "needed before checks");
  return out;
}

} // namespace

ImU32 colour_of(const Theme& theme, Tone tone) {
  switch (tone) {
  case Tone::Ink: return theme.ink;
  case Tone::Soft: return theme.soft;
  case Tone::Can: return theme.can;
  case Tone::Danger: return theme.danger;
  case Tone::Gold: return theme.gold;
  case Tone::Silver: return theme.silver;
  case Tone::Go: return theme.go;
  }
  return theme.ink;
}

std::int32_t value_of(const Amount& amount, const Reading& reading) {
  const auto number = [&](int which) { return which < 0 ? absent : reading.numbers[which]; };
  const auto counted = [&](int which) {
    return which < 0 || reading.counters == nullptr ? 0 : std::int32_t{reading.counters[which]};
  };
  if (number(amount.number) == absent) return absent;
  const std::int32_t less = number(amount.less) == absent ? 0 : number(amount.less);
  const std::int32_t value = number(amount.number) + counted(amount.more_on) - less - counted(amount.less_on);
  return amount.changes() ? std::max(0, value) : value;
}

std::int32_t value_of(const Quantity& quantity, const SeatView& view, Seat seat) {
  if (quantity.counter >= 0) {
    const auto& counters = view.players[index(seat)].counters;
    const int less = quantity.amount.less;
    return counters[static_cast<std::size_t>(quantity.counter)] -
           (less < 0 ? 0 : counters[static_cast<std::size_t>(less)]);
  }
  if (quantity.zone < 0) return quantity.fixed;
  const PlaceId place = find_place(view, seat, static_cast<std::uint8_t>(quantity.zone));
  if (!place) return 0;
  if (quantity.amount.number < 0) return view[place].count;
  const auto cards = known_cards(view, place);
  const std::int32_t value = cards.empty() ? absent : value_of(quantity.amount, reading_of(cards[0]));
  return value == absent ? 0 : value;
}

std::string replaced(std::string text, std::string_view name, std::string_view by) {
  const std::string pattern = "{" + std::string(name) + "}";
  for (std::size_t at = text.find(pattern); at != std::string::npos; at = text.find(pattern, at + by.size()))
    text.replace(at, pattern.size(), by);
  return text;
}

Looks read_looks(LayoutReader& reader, const Json& json) {
  const Family& family = reader.family;
  Looks out;
  out.card = read_card(reader, reader.part(json, "card"));
  for (const Json& item : reader.list(json, "meters"))
    out.meters.push_back(read_meter(reader, item));
  for (const Json& item : reader.list(json, "tallies"))
    out.tallies.push_back(
        {static_cast<std::uint8_t>(reader.number(family.place_kinds, reader.word(item, "zone"), "zone")),
         reader.words(item, "name")});
  out.battle = read_battle(reader, reader.part(json, "battle"));
  const Json dice = reader.part(json, "dice");
  for (const std::string& cause : read_words(reader, dice, "causes"))
    out.dice.causes.push_back(static_cast<std::uint16_t>(reader.number(family.causes, cause, "cause")));
  out.dice.strength = reader.named(dice, "strength", family.causes, "cause");
  out.dice.strengths = read_phrases(reader, dice, "strengths");
  out.waiting = read_phrases(reader, json, "waiting");
  const Json checks = reader.part(json, "checks");
  for (const Json& cause : reader.list(checks, "causes"))
    if (cause.is_string())
      out.checks.push_back(
          static_cast<std::uint16_t>(reader.number(family.causes, cause.get<std::string>(), "cause")));
  out.unchecked = reader.words(checks, "none");
  for (const std::string& cause : read_words(reader, json, "hurts"))
    out.hurts.push_back(static_cast<std::uint16_t>(reader.number(family.causes, cause, "cause")));
  out.highlights = read_highlights(reader, json);
  out.phrases.resize(family.verbs.size());
  const Json phrases = reader.part(json, "phrases");
  for (const auto& [verb, phrase] : phrases.items())
    if (phrase.is_object())
      out.phrases[reader.number(family.verbs, verb, "verb")] = {
          reader.words(phrase, "say"), reader.words(phrase, "brief"), reader.words(phrase, "nothing"),
          reader.words(phrase, "numbered")};
  out.held = reader.words(json, "held");
  return out;
}

} // namespace twoseat
