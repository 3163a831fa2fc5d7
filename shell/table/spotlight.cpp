// The card that is checked: large, with what comes of it, and beside the battle, so that attacker, target and both sums are
// seen while it lies there.
#include "shell/table/paper.h"
#include "shell/table/table.h"
#include "shell/words/words.h"
#include <limits>

namespace twoseat {
namespace {

constexpr float edge = 12, caption_height = 36, kind_height = 40, between = 6; // in pixels of the page

float lines_height(const Paint& paint, const Spotlight& spotlight, float width) {
  float height = 0;
  for (const std::string& said : spotlight.came_of_it)
    height += paragraph_height(paint.font(14), width, said) + paint.px(between);
  return height;
}

Spread spread_of(const Paint& paint, const Spotlight& spotlight, float height, bool beside, float room) {
  const float pad = paint.px(edge), w = std::round(height * card_ratio);
  const float usual = std::min(paint.px(250), room - (beside ? w + 5 * pad : 4 * pad));
  const float words_w = beside ? usual : std::max(w, usual);
  const float words_h = paint.px(caption_height + kind_height) + lines_height(paint, spotlight, words_w);
  if (beside)
    return {{0, 0, w + words_w + 3 * pad, std::max(height, words_h) + 2 * pad},
            {pad, pad + std::max(0.0F, words_h - height) / 2, w, height},
            {w + 2 * pad, pad + std::max(0.0F, height - words_h) / 2, words_w, words_h}};
  return {{0, 0, words_w + 2 * pad, height + words_h + 3 * pad},
          {pad + (words_w - w) / 2, pad, w, height},
          {pad, height + 2 * pad, words_w, words_h}};
}

float overlap(const Rect& a, const Rect& b) {
  const float w = std::min(a.right(), b.right()) - std::max(a.x, b.x);
  const float h = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

Rect moved(const Rect& rect, ImVec2 by) {
  return {rect.x + by.x, rect.y + by.y, rect.w, rect.h};
}

// What is to be seen and pressed while it lies there: the battle, and what goes on to the next.
std::vector<Rect> kept_clear(const App& app) {
  std::vector<Rect> out = battle_on_screen(app);
  if (!app.board.decision.empty()) out.push_back(app.board.decision);
  return out;
}

// The largest card for which there is a place that leaves all that to be seen, as near to the table's middle as may be; where
// there is none, the smallest, where it covers least.
Spread lay_beside(const App& app, const Spotlight& spotlight, const std::vector<Rect>& clear_of) {
  const Paint& paint = app.ui.paint;
  const ImVec2 middle = app.board.ground.center();
  const float most = std::round(std::min(paint.px(app.board.upright ? 300 : 380), app.canvas.h * 0.5F));
  const float least = std::min(most, paint.px(90));
  constexpr int places = 24;
  constexpr float covering = 1000; // what is covered weighs more than any distance
  Spread best;
  for (float height = most; height >= least; height = std::floor(height * 0.9F)) {
    float cheapest = std::numeric_limits<float>::max();
    bool clear = false;
    for (const bool beside : {false, true}) {
      const Spread here = spread_of(paint, spotlight, height, beside, app.canvas.w);
      const float room_w = app.canvas.w - here.whole.w - 2 * paint.px(edge),
                  room_h = app.canvas.h - here.whole.h - 2 * paint.px(edge);
      if ((room_w < 0 || room_h < 0) && height * 0.9F >= least) continue;
      for (int i = 0; i <= places * places + 2 * places; ++i) {
        const int column = i % (places + 1), row = i / (places + 1);
        const ImVec2 at{std::round(paint.px(edge) + room_w * static_cast<float>(column) / places),
                        std::round(paint.px(edge) + room_h * static_cast<float>(row) / places)};
        const Rect whole = moved(here.whole, at);
        float covered = 0;
        for (const Rect& rect : clear_of)
          covered += overlap(whole, rect);
        const float cost = distance(whole.center(), middle) + covering * covered;
        if (cost >= cheapest) continue;
        cheapest = cost;
        clear = covered == 0;
        best = {whole, moved(here.card, at), moved(here.words, at)};
      }
    }
    if (clear) break;
  }
  return best;
}

// It stays where it was laid for as long as it may: the search is not for every frame.
const Spread& laid_beside(App& app, const Spotlight& spotlight) {
  SpotlightPlace& place = app.motion.place;
  std::vector<Rect> clear_of = kept_clear(app);
  if (place.caption != spotlight.caption || place.came_of_it != spotlight.came_of_it ||
      place.canvas != app.canvas || place.clear_of != clear_of) {
    place.spread = lay_beside(app, spotlight, clear_of);
    place.caption = spotlight.caption;
    place.came_of_it = spotlight.came_of_it;
    place.canvas = app.canvas;
    place.clear_of = std::move(clear_of);
  }
  return place.spread;
}

// Strips in the trigger's colour come out from behind all of it, and go back: the battle is to be read.
void shine(const Paint& paint, const Rect& whole, ImU32 tone, float opened) {
  const float within = std::min(whole.w, whole.h) * 0.45F, reach = std::hypot(whole.w, whole.h) * 0.66F;
  const float out = overshot(span(opened, 0.3F, 0.65F)) * (1 - eased(span(opened, 0.75F, 1)));
  draw_wreath(paint, {whole.center(), within * 0.7F, mix(within, reach, out), 0.8F, 21, 0.2F * opened,
                      6.2831853F, tone, mixed(tone, paint.theme->table, 0.35F)});
}

} // namespace

Rect spotlight_on_screen(const App& app) {
  if (app.motion.spotlights.empty()) return {};
  return lay_beside(app, app.motion.spotlights.front(), kept_clear(app)).whole;
}

void draw_spotlight(App& app) {
  const double now = app.ui.in.now;
  const Spotlight* spotlight = spotlight_now(app.motion, now);
  if (spotlight == nullptr || app.sheet != Sheet::None) return;
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const float opened =
      app.reduced_motion
          ? 1.0F
          : span(static_cast<float>((now - spotlight->begins) / Motion::opening_seconds), 0, 1);
  const float in = span(opened, 0, 0.3F);
  const float turned = eased(span(opened, 0.1F, 0.75F));   // from its back to its face
  fill(paint, app.canvas, faded(theme.table, 0.28F * in)); // the battle stays to be read
  const Spread& spread = laid_beside(app, *spotlight);
  const Rect& card = spread.card;
  const Face& face = app.book().face(spotlight->def);
  const bool lies_open = turned > 0.5F;
  const CardMark* trigger = nullptr;
  for (const CardMark& known : app.layout().looks.card.marks)
    if (lies_open && known.trigger && (face.marks & known.bit) != 0) trigger = &known;
  const ImU32 tone = trigger != nullptr ? colour_of(theme, trigger->tone) : theme.soft;
  if (trigger != nullptr) shine(paint, spread.whole, tone, opened);
  const Rect ground = rounded(spread.whole);
  shadow(paint, ground, paint.px(16), paint.px(22) * in);
  fill(paint, ground, faded(theme.felt, in), paint.px(16)); // nothing of the table reads into the words
  outline(paint, ground, faded(theme.seat(static_cast<int>(index(spotlight->seat))), in), paint.px(16),
          paint.px(1.5F));
  if (trigger != nullptr) glow(paint, card, tone, card_radius(card.h), paint.px(16));
  const float wide = std::max(0.03F, std::abs(std::cos(3.1415927F * turned)));
  shadow(paint, around(card.center(), card.w * wide, card.h), card_radius(card.h), paint.px(12), 1.2F);
  const Mark since = mark(paint);
  draw_card(paint, app.cards(), {spotlight->def, lies_open, card.h, nullptr});
  const float lifted = 1 + 0.06F * std::sin(3.1415927F * turned);
  place_since(paint, since, card.center(), 0, {wide * lifted, lifted}, 1);
  if (trigger != nullptr)
    draw_sign(paint, {card.right() - card.h * 0.08F, card.y + card.h * 0.08F},
              card.h * 0.26F * overshot(span(opened, 0.4F, 0.85F)), trigger->icon, tone);
  Rect rest = spread.words;
  text_in(paint, paint.font(18, Weight::Bold), cut_top(rest, paint.px(caption_height)), theme.ink,
          spotlight->caption, Align::Center);
  text_in(paint, paint.font(24, Weight::Bold), cut_top(rest, paint.px(kind_height)), tone,
          trigger != nullptr ? words::capital(trigger->name)
          : lies_open        ? app.layout().looks.unchecked
                             : "",
          Align::Center);
  if (!lies_open) return;
  for (const std::string& said : spotlight->came_of_it) {
    const float height = paragraph(paint, paint.font(14), {rest.x, rest.y}, rest.w, theme.ink, said);
    cut_top(rest, height + paint.px(between));
  }
}

} // namespace twoseat
