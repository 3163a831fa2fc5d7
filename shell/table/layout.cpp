// Reading a layout's JSON; a fault in it is a sentence, as with all data.
#include "shell/table/layout.h"
#include <algorithm>
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
  bool knows(std::span<const Named> names, const std::string& id) const {
    return std::any_of(names.begin(), names.end(), [&](const Named& named) { return id == named.id; });
  }
  bool flag(const Json& json, const char* key) const {
    const auto found = json.find(key);
    return found != json.end() && found->is_boolean() && found->get<bool>();
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
  constexpr std::pair<const char*, Show> shows[] = {
      {"circle", Show::Circle}, {"row", Show::Row},   {"column", Show::Column}, {"pile", Show::Pile},
      {"fan", Show::Fan},       {"chip", Show::Chip}, {"hand", Show::Hand}};
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
  for (const Json& item : json.value("shelves", Json::array()))
    form.shelves.push_back({reader.word(item, "shelf"), reader.pair(item, "at"), reader.pair(item, "size"),
                            reader.pair(item, "cell"), reader.pair(item, "gap"),
                            static_cast<int>(reader.value(item, "across"))});
  for (const Json& item : json.value("zones", Json::array())) {
    ZonePlace zone;
    const std::string id = reader.word(item, "zone");
    if (reader.flag(item, "optional") && !reader.knows(reader.family.place_kinds, id)) continue;
    zone.kind = static_cast<std::uint8_t>(reader.number(reader.family.place_kinds, id, "zone"));
    zone.show = show_of(reader, reader.word(item, "show"));
    if (const std::string shelf = reader.word(item, "shelf"); !shelf.empty()) {
      for (std::size_t i = 0; i < form.shelves.size(); ++i)
        if (form.shelves[i].name == shelf) zone.shelf = static_cast<int>(i);
      if (zone.shelf < 0) reader.faults.push_back({"layout", "", "There is no shelf \"" + shelf + "\"."});
      zone.hides = reader.flag(item, "hides");
    } else {
      zone.at = reader.pair(item, "at");
      zone.size = reader.pair(item, "size");
    }
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

void read_first_decks(const Json& json, Layout& layout) {
  const Json ids = json.value("first_decks", Json::array());
  for (std::size_t seat = 0; seat < layout.first_decks.size() && seat < ids.size(); ++seat)
    if (ids[seat].is_string()) layout.first_decks[seat] = ids[seat].get<std::string>();
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
  read_first_decks(json, layout);
  if (!reader.faults.empty()) return reader.faults;
  return layout;
}

std::vector<Rect> cells_of(const Shelf& shelf, std::size_t count) {
  ImVec2 cell{1, 1}, best_grid{1, 1};
  float best = 0;
  for (std::size_t columns = count; columns > 0; --columns) {
    if (shelf.across > 0 && columns != std::min(count, static_cast<std::size_t>(shelf.across))) continue;
    const std::size_t lines = (count + columns - 1) / columns;
    const auto across = static_cast<float>(columns), down = static_cast<float>(lines);
    const ImVec2 fits{std::min(shelf.cell.x, (shelf.size.x - (across - 1) * shelf.gap.x) / across),
                      std::min(shelf.cell.y, (shelf.size.y - (down - 1) * shelf.gap.y) / down)};
    constexpr float label = 22;
    const float card = std::max(1.0F, std::min(fits.x / card_ratio, fits.y - label));
    if (fits.x <= 0 || fits.y <= 0 || card <= best) continue;
    best = card;
    cell = fits;
    best_grid = {across, down};
  }
  const float top = shelf.at.y - shelf.size.y / 2;
  const float left = shelf.at.x - (best_grid.x * (cell.x + shelf.gap.x) - shelf.gap.x) / 2;
  std::vector<Rect> cells;
  const auto across = static_cast<std::size_t>(best_grid.x);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t line = i / across;
    const auto column = static_cast<float>(i % across), row = static_cast<float>(line);
    cells.push_back(
        {left + column * (cell.x + shelf.gap.x), top + row * (cell.y + shelf.gap.y), cell.x, cell.y});
  }
  return cells;
}

Rect unit_rect(const Board& board, const Rect& units, Seat seat) {
  const float side = seat == board.below ? 1.0F : -1.0F;
  const ImVec2 at{board.center.x + side * units.center().x * board.unit,
                  board.center.y + side * units.center().y * board.unit};
  return rounded(around(at, units.w * board.unit, units.h * board.unit));
}

void fill_shelves(Board& board, const std::function<bool(Seat, const ZonePlace&)>& shown) {
  const std::vector<ZonePlace>& zones = board.form->zones;
  for (const Seat seat : both_seats) {
    std::vector<Rect>& rects = board.shelved[index(seat)];
    rects.assign(zones.size(), {});
    for (std::size_t s = 0; s < board.form->shelves.size(); ++s) {
      const Shelf& shelf = board.form->shelves[s];
      std::vector<std::size_t> standing;
      for (std::size_t i = 0; i < zones.size(); ++i) {
        if (zones[i].shelf != static_cast<int>(s)) continue;
        if (shown(seat, zones[i]))
          standing.push_back(i);
        else // where its cards come from and go to
          rects[i] = unit_rect(board, {shelf.at.x, shelf.at.y, 0, 0}, seat);
      }
      const std::vector<Rect> cells = cells_of(shelf, standing.size());
      for (std::size_t i = 0; i < standing.size(); ++i)
        rects[standing[i]] = unit_rect(board, cells[i], seat);
    }
  }
}

Rect zone_rect(const Board& board, const ZonePlace& zone, Seat seat) {
  if (zone.shelf >= 0)
    return board.shelved[index(seat)][static_cast<std::size_t>(&zone - board.form->zones.data())];
  return unit_rect(board, around(zone.at, zone.size.x, zone.size.y), seat);
}

Rect plate_rect(const Board& board, Seat seat) {
  return unit_rect(board, around(board.form->plate_at, board.form->plate_size.x, board.form->plate_size.y),
                   seat);
}

const ZonePlace* find_zone(const Form& form, std::uint8_t kind) {
  for (const ZonePlace& zone : form.zones)
    if (zone.kind == kind) return &zone;
  return nullptr;
}

} // namespace twoseat
