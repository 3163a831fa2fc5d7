// Reading a layout's JSON, and laying it on the screen.
#include "shell/table/layout.h"
#include "shell/table/layout_reader.h"

namespace twoseat {
namespace {

constexpr std::pair<const char*, Show> shows[] = {
    {"circle", Show::Circle}, {"cell", Show::Cell},     {"line", Show::Line},
    {"row", Show::Row},       {"column", Show::Column}, {"pile", Show::Pile},
    {"fan", Show::Fan},       {"chip", Show::Chip},     {"hand", Show::Hand}};
constexpr std::pair<const char*, TryAs> ways[] = {{"place", TryAs::ToPlace},
                                                  {"card", TryAs::WithCard},
                                                  {"target", TryAs::OnTarget},
                                                  {"card on target", TryAs::CardOnTarget},
                                                  {"ability", TryAs::WithAbility}};

ZonePlace read_zone(LayoutReader& reader, const Json& item, const Form& form) {
  ZonePlace zone;
  zone.kind =
      static_cast<std::uint8_t>(reader.number(reader.family.place_kinds, reader.word(item, "zone"), "zone"));
  zone.show = reader.among(item, "show", shows, Show::Pile);
  if (const std::string shelf = reader.word(item, "shelf"); !shelf.empty()) {
    for (std::size_t i = 0; i < form.shelves.size(); ++i)
      if (form.shelves[i].name == shelf) zone.shelf = static_cast<int>(i);
    if (zone.shelf < 0) reader.fail("There is no shelf \"" + shelf + "\".");
  } else {
    zone.at = reader.pair(item, "at");
    zone.size = reader.pair(item, "size");
  }
  zone.slots = std::max(1, reader.whole(item, "slots", 1));
  zone.warn = reader.whole(item, "warn");
  zone.hides = reader.flag(item, "hides");
  zone.shared = reader.flag(item, "shared");
  zone.main = reader.flag(item, "main");
  zone.name = reader.words(item, "name");
  return zone;
}

// Half of a board that both share, in rows from the front: each cell is a zone.
void read_cells(LayoutReader& reader, const Json& item, Form& form) {
  const ImVec2 at = reader.pair(item, "at"), size = reader.pair(item, "size");
  const Json cells = reader.list(item, "cells");
  const Json columns = reader.list(item, "columns"), rows = reader.list(item, "rows");
  const std::size_t across = std::max<std::size_t>(1, columns.size());
  const std::size_t down = (cells.size() + across - 1) / across;
  form.field = form.sideways ? at.y : at.x;
  const ImVec2 grid{static_cast<float>(across), static_cast<float>(std::max<std::size_t>(1, down))};
  const ImVec2 cell =
      form.sideways ? ImVec2{size.x / grid.y, size.y / grid.x} : ImVec2{size.x / grid.x, size.y / grid.y};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!cells[i].is_string()) continue;
    ZonePlace zone;
    zone.kind = static_cast<std::uint8_t>(
        reader.number(reader.family.place_kinds, cells[i].get<std::string>(), "zone"));
    zone.show = Show::Cell;
    zone.name = reader.say(reader.family.place_kinds[zone.kind].name);
    if (i < across && columns[i].is_string()) zone.column = columns[i].get<std::string>();
    const bool at_side = i % across == 0 || (i + 1) % across == 0;
    if (at_side && i / across < rows.size() && rows[i / across].is_string())
      zone.row = rows[i / across].get<std::string>();
    const std::size_t line = i / across;
    const float column = static_cast<float>(i % across) + 0.5F, row = static_cast<float>(line) + 0.5F;
    zone.at = form.sideways // from the front, which is in the middle
                  ? ImVec2{at.x + size.x / 2 - cell.x * row, at.y - size.y / 2 + cell.y * column}
                  : ImVec2{at.x - size.x / 2 + cell.x * column, at.y - size.y / 2 + cell.y * row};
    zone.size = {cell.x - 4, cell.y - 4};
    form.zones.push_back(zone);
  }
}

Form read_form(LayoutReader& reader, const Json& json, const Looks& looks) {
  Form form;
  form.size = {reader.value(json, "width"), reader.value(json, "height")};
  form.mirrored = reader.flag(json, "mirrored");
  form.sideways = reader.flag(json, "sideways");
  if (form.size.x <= 0 || form.size.y <= 0) reader.fail("A form needs width and height.");
  for (const Json& item : reader.list(json, "shelves"))
    form.shelves.push_back({reader.word(item, "shelf"), reader.pair(item, "at"), reader.pair(item, "size"),
                            reader.pair(item, "cell"), reader.pair(item, "gap"),
                            reader.whole(item, "across")});
  for (const Json& item : reader.list(json, "zones")) {
    const bool optional = reader.flag(item, "optional");
    if (optional && !reader.knows(reader.family.place_kinds, reader.word(item, "zone"))) continue;
    if (item.contains("cells"))
      read_cells(reader, item, form);
    else
      form.zones.push_back(read_zone(reader, item, form));
  }
  for (const Json& item : reader.list(json, "meters")) {
    const std::string name = reader.word(item, "meter");
    const auto found = std::find_if(looks.meters.begin(), looks.meters.end(),
                                    [&](const Meter& meter) { return meter.name == name; });
    if (found == looks.meters.end()) reader.fail("There is no meter \"" + name + "\".");
    form.meters.push_back({static_cast<std::size_t>(found - looks.meters.begin()), reader.pair(item, "at"),
                           reader.pair(item, "size")});
  }
  const Json plate = reader.part(json, "plate");
  form.plate_at = reader.pair(plate, "at");
  form.plate_size = reader.pair(plate, "size");
  const auto spot = [&](const char* key, ImVec2& at, ImVec2& size) {
    if (!json.contains(key)) return;
    const Json there = reader.part(json, key);
    at = reader.pair(there, "at");
    size = reader.pair(there, "size");
  };
  spot("die", form.die_at, form.die_size);
  spot("waiting", form.waiting_at, form.waiting_size);
  return form;
}

void read_gestures(LayoutReader& reader, const Json& json, Layout& layout) {
  const Family& family = reader.family;
  if (json.contains("attack")) {
    const Json attack = reader.part(json, "attack");
    const auto verb = [&](const char* key) {
      return static_cast<std::uint8_t>(reader.number(family.verbs, reader.word(attack, key), "verb"));
    };
    layout.attack_question = static_cast<std::uint8_t>(
        reader.number(family.questions, reader.word(attack, "question"), "question"));
    layout.attack = verb("verb");
    layout.attack_with = verb("with");
    layout.attack_target = verb("target");
  }
  if (json.contains("owed")) {
    const Json owed = reader.part(json, "owed");
    layout.owed_question =
        static_cast<std::uint8_t>(reader.number(family.questions, reader.word(owed, "question"), "question"));
    layout.owed = static_cast<std::uint8_t>(reader.number(family.verbs, reader.word(owed, "verb"), "verb"));
  }
  const auto bits = [&](const char* key, std::span<const Named> names, const char* what) {
    std::uint64_t out = 0;
    for (const Json& item : reader.list(json, key))
      if (item.is_string()) out |= std::uint64_t{1} << reader.number(names, item.get<std::string>(), what);
    return out;
  };
  layout.aimed = bits("aimed", family.verbs, "verb");
  layout.hostile = bits("hostile", family.verbs, "verb");
  layout.loose = bits("loose", family.place_kinds, "zone");
  for (const Json& item : reader.list(json, "tries")) {
    Try attempt;
    attempt.question =
        static_cast<std::uint8_t>(reader.number(family.questions, reader.word(item, "question"), "question"));
    attempt.verb = static_cast<std::uint8_t>(reader.number(family.verbs, reader.word(item, "verb"), "verb"));
    const std::string from = reader.word(item, "from"), to = reader.word(item, "to");
    attempt.from = from == "in play" ? Try::in_play
                   : from == "anywhere"
                       ? Try::anywhere
                       : static_cast<std::uint8_t>(reader.number(family.place_kinds, from, "zone"));
    if (const std::string only = reader.word(item, "only"); !only.empty())
      attempt.only = static_cast<std::uint8_t>(reader.number(family.marks, only, "mark"));
    attempt.to =
        to.empty() ? Try::anywhere : static_cast<std::uint8_t>(reader.number(family.place_kinds, to, "zone"));
    attempt.as = reader.among(item, "as", ways, TryAs::ToPlace);
    layout.tries.push_back(attempt);
  }
}

} // namespace

Result<Layout> read_layout(const Family& family, std::string_view text, const Phrasebook& say) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object() || !json.contains("forms") || !json["forms"].is_object())
    return Fault{"layout", "", "It is not a layout in JSON."};
  LayoutReader reader{family, say, {}};
  Layout layout;
  layout.looks = read_looks(reader, json);
  const Json& forms = json["forms"];
  layout.wide = read_form(reader, reader.part(forms, "wide"), layout.looks);
  layout.upright = read_form(reader, reader.part(forms, "upright"), layout.looks);
  if (forms.contains("low")) layout.low = read_form(reader, reader.part(forms, "low"), layout.looks);
  if (forms.contains("squat")) layout.squat = read_form(reader, reader.part(forms, "squat"), layout.looks);
  for (ZonePlace& zone : layout.wide.zones)
    for (const ZonePlace& other : layout.upright.zones)
      if (other.kind == zone.kind) zone.brief = other.name;
  read_gestures(reader, json, layout);
  const Json editions = reader.part(json, "editions");
  for (const EditionInfo& edition : family.editions)
    if (editions.contains(edition.id)) layout.editions[edition.id] = reader.words(editions, edition.id);
  const Json decks = reader.list(json, "first_decks");
  for (std::size_t seat = 0; seat < layout.first_decks.size() && seat < decks.size(); ++seat)
    if (decks[seat].is_string()) layout.first_decks[seat] = decks[seat].get<std::string>();
  const Json zests = reader.part(json, "zest");
  for (const auto& [verb, zest] : zests.items())
    if (zest.is_number_integer()) layout.zest[verb] = zest.get<int>();
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
  const float across = board.form->mirrored ? 1.0F : side;
  const ImVec2 turns = board.form->sideways ? ImVec2{side, across} : ImVec2{across, side};
  const ImVec2 at{board.center.x + turns.x * units.center().x * board.unit,
                  board.center.y + turns.y * units.center().y * board.unit};
  return rounded(around(at, units.w * board.unit, units.h * board.unit));
}

namespace {

// Where a zone that stands on no shelf lies; a shared spot is on nobody's side.
Rect own_rect(const Board& board, const ZonePlace& zone, const PlaceView& place) {
  const bool nobodys = zone.shared || place.seat == Seat::None;
  Rect units = around(zone.at, zone.size.x, zone.size.y);
  if (zone.show ==
      Show::Cell) { // a column of one half is that of the other one: whoever sits below has them as they are
    const float field = board.form->field;
    const bool turned = board.below == Seat::B, sideways = board.form->sideways;
    ImVec2 at = zone.at;
    float& along = sideways ? at.y : at.x;
    if (turned) along = 2 * field - along;
    if (place.seat != board.below && !board.form->mirrored) along = -along;
    units = around(at, zone.size.x, zone.size.y);
  }
  return unit_rect(board, units, nobodys ? board.below : place.seat);
}

void fill_shelf(Board& board, const SeatView& view, std::size_t shelf, Seat seat,
                const std::function<bool(PlaceId, const ZonePlace&)>& shown) {
  std::vector<Board::Laid*> standing;
  for (Board::Laid& laid : board.places) {
    if (laid.zone->shelf != static_cast<int>(shelf) || view[laid.id].seat != seat) continue;
    if (shown(laid.id, *laid.zone))
      standing.push_back(&laid);
    else
      laid.rect =
          unit_rect(board, {board.form->shelves[shelf].at.x, board.form->shelves[shelf].at.y, 0, 0}, seat);
  }
  const std::vector<Rect> cells = cells_of(board.form->shelves[shelf], standing.size());
  for (std::size_t i = 0; i < standing.size(); ++i)
    standing[i]->rect = unit_rect(board, cells[i], seat);
}

} // namespace

void lay_places(Board& board, const SeatView& view,
                const std::function<bool(PlaceId, const ZonePlace&)>& shown) {
  board.places.clear();
  board.at.fill(0);
  for (const ZonePlace& zone : board.form->zones)
    for (const Seat seat : {other(board.below), board.below, Seat::None})
      for (std::size_t i = 0; i < view.places.size(); ++i) {
        const PlaceView& place = view.places[i];
        if (place.kind != zone.kind || place.seat != seat) continue;
        Rect rect;
        if (zone.show == Show::Hand)
          rect = seat == board.below ? board.hand_below : board.hand_above;
        else if (zone.shelf < 0)
          rect = own_rect(board, zone, place);
        board.places.push_back({{static_cast<std::uint8_t>(i + 1)}, &zone, rect});
        board.at[i + 1] = static_cast<std::uint8_t>(board.places.size());
      }
  for (std::size_t shelf = 0; shelf < board.form->shelves.size(); ++shelf)
    for (const Seat seat : both_seats)
      fill_shelf(board, view, shelf, seat, shown);
}

Rect plate_rect(const Board& board, Seat seat) {
  return unit_rect(board, around(board.form->plate_at, board.form->plate_size.x, board.form->plate_size.y),
                   seat);
}

} // namespace twoseat
