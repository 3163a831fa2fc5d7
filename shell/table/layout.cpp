// Reading a layout's JSON; a fault in it is a sentence, as with all data.
#include "shell/table/layout.h"
#include <nlohmann/json.hpp>

namespace twoseat {
namespace {

using Json = nlohmann::json;

struct Reader {
  const Family& family;
  Faults faults;

  std::size_t number(std::span<const Named> names, const std::string& id, const char* what) {
    for (std::size_t i = 0; i < names.size(); ++i)
      if (id == names[i].id) return i;
    faults.push_back({"layout", "", "There is no " + std::string(what) + " \"" + id + "\"."});
    return 0;
  }
  std::string word(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
  }
  float value(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_number() ? found->get<float>() : 0;
  }
  ImVec2 pair(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end() || !found->is_array() || found->size() != 2 || !(*found)[0].is_number() ||
        !(*found)[1].is_number()) {
      faults.push_back({"layout", "", std::string(key) + " must be two numbers."});
      return {};
    }
    return {(*found)[0].get<float>(), (*found)[1].get<float>()};
  }
};

Show show_of(Reader& reader, const std::string& name) {
  constexpr std::pair<const char*, Show> shows[] = {{"circle", Show::Circle}, {"row", Show::Row},
                                                    {"column", Show::Column}, {"pile", Show::Pile},
                                                    {"chip", Show::Chip},     {"hand", Show::Hand}};
  for (const auto& [id, show] : shows)
    if (name == id) return show;
  reader.faults.push_back({"layout", "", "A zone cannot be shown as \"" + name + "\"."});
  return Show::Pile;
}

Form read_form(Reader& reader, const Json& json) {
  Form form;
  form.size = {reader.value(json, "width"), reader.value(json, "height")};
  if (form.size.x <= 0 || form.size.y <= 0)
    reader.faults.push_back({"layout", "", "A form needs width and height."});
  for (const Json& item : json.value("zones", Json::array())) {
    ZonePlace zone;
    zone.kind = static_cast<std::uint8_t>(
        reader.number(reader.family.place_kinds, reader.word(item, "zone"), "zone"));
    zone.show = show_of(reader, reader.word(item, "show"));
    zone.at = reader.pair(item, "at");
    zone.size = reader.pair(item, "size");
    zone.slots = static_cast<int>(reader.value(item, "slots"));
    zone.warn = static_cast<int>(reader.value(item, "warn"));
    zone.name = reader.word(item, "name");
    form.zones.push_back(std::move(zone));
  }
  if (const auto plate = json.find("plate"); plate != json.end()) {
    form.plate_at = reader.pair(*plate, "at");
    form.plate_size = reader.pair(*plate, "size");
  }
  return form;
}

void read_battle(Reader& reader, const Json& json, Layout& layout) {
  const Family& family = reader.family;
  const Json battle = json.value("battle", Json::object());
  const auto relation = [&](const char* key) {
    return static_cast<std::uint16_t>(reader.number(family.relations, reader.word(battle, key), "relation"));
  };
  layout.attacking = relation("attacker");
  layout.attacked = relation("attacked");
  layout.boosting = relation("booster");
  layout.guarding = relation("guardian");
  layout.power =
      static_cast<std::uint8_t>(reader.number(family.attributes, reader.word(battle, "power"), "attribute"));
  layout.shield =
      static_cast<std::uint8_t>(reader.number(family.attributes, reader.word(battle, "shield"), "attribute"));
  for (const Json& check : json.value("checks", Json::array()))
    if (check.is_string())
      layout.checks.push_back(
          static_cast<std::uint16_t>(reader.number(family.causes, check.get<std::string>(), "cause")));
  const Json attack = json.value("attack", Json::object());
  const auto verb = [&](const char* key) {
    return static_cast<std::uint8_t>(reader.number(family.verbs, reader.word(attack, key), "verb"));
  };
  layout.attack_question =
      static_cast<std::uint8_t>(reader.number(family.questions, reader.word(attack, "question"), "question"));
  layout.attack = verb("verb");
  layout.attack_with = verb("with");
  layout.attack_target = verb("target");
}

void read_tries(Reader& reader, const Json& json, Layout& layout) {
  const Family& family = reader.family;
  for (const Json& item : json.value("tries", Json::array())) {
    Try attempt;
    attempt.question =
        static_cast<std::uint8_t>(reader.number(family.questions, reader.word(item, "question"), "question"));
    attempt.verb = static_cast<std::uint8_t>(reader.number(family.verbs, reader.word(item, "verb"), "verb"));
    const std::string from = reader.word(item, "from"), to = reader.word(item, "to");
    attempt.from = from == "circle"
                       ? Try::any_circle
                       : static_cast<std::uint8_t>(reader.number(family.place_kinds, from, "zone"));
    attempt.to =
        to.empty() ? Try::anywhere : static_cast<std::uint8_t>(reader.number(family.place_kinds, to, "zone"));
    layout.tries.push_back(attempt);
  }
}

} // namespace

Result<Layout> read_layout(const Family& family, std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object() || !json.contains("forms") || !json["forms"].is_object())
    return Fault{"layout", "", "It is not a layout in JSON."};
  Reader reader{family, {}};
  Layout layout;
  const Json& forms = json["forms"];
  layout.wide = read_form(reader, forms.value("wide", Json::object()));
  layout.upright = read_form(reader, forms.value("upright", Json::object()));
  read_battle(reader, json, layout);
  read_tries(reader, json, layout);
  if (!reader.faults.empty()) return reader.faults;
  return layout;
}

Rect zone_rect(const Board& board, const ZonePlace& zone, Seat seat) {
  const float side = seat == board.below ? 1.0F : -1.0F;
  const ImVec2 at{board.center.x + side * zone.at.x * board.unit,
                  board.center.y + side * zone.at.y * board.unit};
  return rounded(around(at, zone.size.x * board.unit, zone.size.y * board.unit));
}

Rect plate_rect(const Board& board, Seat seat) {
  const float side = seat == board.below ? 1.0F : -1.0F;
  const ImVec2 at{board.center.x + side * board.form->plate_at.x * board.unit,
                  board.center.y + side * board.form->plate_at.y * board.unit};
  return rounded(around(at, board.form->plate_size.x * board.unit, board.form->plate_size.y * board.unit));
}

const ZonePlace* find_zone(const Form& form, std::uint8_t kind) {
  for (const ZonePlace& zone : form.zones)
    if (zone.kind == kind) return &zone;
  return nullptr;
}

} // namespace twoseat
