// Where what the mirror tells can be clicked now.
#include "shell/mirror_places.h"
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include <cmath>

namespace twoseat {
namespace {

// The same button may stand on the table and again on a sheet above it: the one above counts.
const Target* find_target(const App& app, const std::string& id) {
  const Target* found = nullptr;
  for (const Target& target : app.ui.targets)
    if (target.id == id && (found == nullptr || target.layer > found->layer)) found = &target;
  return found;
}

// Where a card of the pile that is spread out lies.
Json spread_rect(const App& app, CardId card) {
  const auto cards = known_cards(app.session.view, app.browsing);
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[i].id == card) return target_rect(app, "browse:" + std::to_string(i));
  return nullptr;
}

} // namespace

Json rect_json(const App& app, const Rect& rect) {
  if (rect.empty() || rect.right() <= 0 || rect.bottom() <= 0 || rect.x >= app.canvas.w ||
      rect.y >= app.canvas.h)
    return nullptr;
  const double s = app.ratio; // the page counts in its own pixels
  const auto css = [s](float v) { return std::round(static_cast<double>(v) / s * 10) / 10; };
  return Json::array({css(rect.x), css(rect.y), css(rect.w), css(rect.h)});
}

Json target_rect(const App& app, const std::string& id) {
  const Target* target = find_target(app, id);
  if (target == nullptr) return nullptr;
  for (const auto& [cover, layer] : app.ui.covers)
    if (layer > target->layer && cover.contains(target->hit.center())) return nullptr;
  return rect_json(app, target->hit);
}

Json option_rect(const App& app, std::uint16_t option) {
  if (Json button = target_rect(app, "option:" + std::to_string(option)); !button.is_null()) return button;
  if (Json line = target_rect(app, "choose:" + std::to_string(option)); !line.is_null()) return line;
  const Move& move = app.session.decision.options[option];
  if (app.sheet == Sheet::Browse && app.browsing) return spread_rect(app, subject(move));
  if (app.sheet != Sheet::None) return nullptr;
  if (app.choosing.held && subject(move) == app.choosing.held && move.place) {
    const Board::Laid* laid = app.board.find(move.place);
    if (laid != nullptr && laid->zone->show != Show::Hand) return rect_json(app, laid->rect);
  }
  if (app.choosing.held && move.card == app.choosing.held && aims(app.layout(), move))
    if (const Sprite* at = sprite_of(app.scene, move.target)) return rect_json(app, at->hit);
  if (const Board::Laid* cell = subject(move) ? nullptr : app.board.find(move.place);
      cell != nullptr && lights(app, *cell))
    return rect_json(app, cell->rect);
  const Sprite* sprite = sprite_of(app.scene, subject(move));
  return sprite != nullptr ? rect_json(app, sprite->hit) : Json();
}

} // namespace twoseat
