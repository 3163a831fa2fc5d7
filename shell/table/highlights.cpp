// Which events are worth watching, when each begins, and by whom it is drawn.
#include "shell/table/highlights.h"
#include "shell/match/seen.h"
#include "shell/table/table.h"

namespace twoseat {
namespace {

struct Drawn {
  double seconds, follows; // how long it takes, and after how long the next one begins
  DrawHighlight below, above;
};
constexpr Drawn drawn_as[] = {
    // by Spectacle
    {0.65, 0.3, draw_arrival, nullptr},    // Arrival
    {0.69, 0.3, draw_stride, nullptr},     // Stride
    {0.65, 0.3, draw_persona, draw_crown}, // Persona
    {0.69, 0.3, draw_awakening, nullptr},  // Awakening
    {0.55, 0.12, nullptr, draw_hit},       // Hit
    {0.6, 0.15, nullptr, draw_kill},       // Kill
    {0.69, 0.0, draw_triumph, draw_fall},  // Fall
};
const Drawn& drawn(const Highlight& highlight) {
  return drawn_as[static_cast<std::size_t>(highlight.look)];
}

constexpr std::size_t most = 6; // of one moment

bool lies_open(Show show) {
  return show == Show::Circle || show == Show::Cell || show == Show::Line;
}

// Who leaves a place that another one takes is no victim.
bool is_replaced(const App& app, const Event& event) {
  const auto happened = happening(app.session);
  return std::any_of(happened.begin(), happened.end(), [&](const Event& other) {
    return other.kind == EventKind::Moved && other.to == event.from && other.card != event.card;
  });
}

bool is_killed(const App& app, const Event& event) {
  const Board::Laid* laid = app.board.find(event.from);
  return laid != nullptr && lies_open(laid->zone->show) && !is_replaced(app, event);
}

bool is_great(const App& app, const HighlightLooks& looks, const Event& event) {
  if (looks.number < 0) return true;
  const std::int32_t number = app.book().face(event.def).numbers[static_cast<std::size_t>(looks.number)];
  return number != absent && number >= looks.least;
}

// As it lay before what happened moved it.
Pose lay_at(const App& app, CardId card) {
  const auto before = app.motion.glides.find(card.value);
  if (before != app.motion.glides.end()) return before->second.to;
  const Sprite* sprite = sprite_of(app.scene, card);
  return sprite != nullptr ? sprite->pose : Pose{{}, 0, 0, 1};
}

const HighlightLooks wounded{EventKind::Counted, {}, -1, 0, Spectacle::Hit};

} // namespace

const HighlightLooks* highlight_of(const App& app, const Event& event) {
  if (event.card && !includes(event.known_to, viewer(app.session))) return nullptr;
  if (event.kind != EventKind::Moved && hurts(app, event)) return &wounded;
  for (const HighlightLooks& looks : app.layout().looks.highlights) {
    if (looks.event != event.kind) continue;
    if (std::find(looks.causes.begin(), looks.causes.end(), event.cause) == looks.causes.end()) continue;
    const bool of_card = event.kind == EventKind::Moved || event.kind == EventKind::TurnedUp;
    if (of_card && (!event.def || !is_great(app, looks, event))) continue;
    if (looks.look == Spectacle::Kill && !is_killed(app, event)) continue;
    return &looks;
  }
  return nullptr;
}

void stage_highlights(App& app, double now) {
  std::vector<Highlight>& all = app.motion.highlights;
  double begins = now;
  for (const Event& event : happening(app.session)) {
    const HighlightLooks* looks = highlight_of(app, event);
    if (looks == nullptr || all.size() == most) continue;
    const bool told = event.kind == EventKind::Said && event.other; // who hits whom
    Highlight next{looks->look,
                   told ? event.other : event.card,
                   told ? event.other_def : event.def,
                   event.seat,
                   {},
                   told ? 0 : event.amount,
                   begins};
    next.pose = lay_at(app, next.card);
    all.push_back(next);
    begins += drawn(next).follows;
  }
}

// How their cards come to lie where they lie now.
void move_highlighted(App& app) {
  for (const Highlight& highlight : app.motion.highlights) {
    const Sprite* sprite = sprite_of(app.scene, highlight.card);
    if (sprite == nullptr) continue;
    Glide glide{sprite->pose, sprite->pose, highlight.begins};
    switch (highlight.look) {
    case Spectacle::Stride: glide.from.height *= 1.5F; break;
    case Spectacle::Awakening: glide.from.face = -1; break;
    case Spectacle::Kill: break; // it is seen where it lay
    default: continue;
    }
    app.motion.glides[sprite->id.value] = glide;
  }
}

bool highlighting(const App& app, double now) {
  return std::any_of(
      app.motion.highlights.begin(), app.motion.highlights.end(),
      [now](const Highlight& highlight) { return now < highlight.begins + drawn(highlight).seconds; });
}

bool is_highlighted(const App& app, CardId card, double now) {
  return card && std::any_of(app.motion.highlights.begin(), app.motion.highlights.end(),
                             [&](const Highlight& highlight) {
                               return highlight.card == card &&
                                      now < highlight.begins + drawn(highlight).seconds;
                             });
}

Pose pose_of(const App& app, const Highlight& highlight) {
  const Sprite* sprite = sprite_of(app.scene, highlight.card);
  return sprite != nullptr ? sprite->pose : highlight.pose;
}

// With little motion each stands still for its time. What began first lies on top: a wound on whom it killed.
void draw_highlights(const App& app, bool below) {
  constexpr float stands = 0.45F;
  const double now = app.ui.in.now;
  const std::vector<Highlight>& all = app.motion.highlights;
  for (std::size_t i = all.size(); i-- > 0;) {
    const Highlight& highlight = all[i];
    const Drawn& how = drawn(highlight);
    const double t = (now - highlight.begins) / how.seconds;
    const DrawHighlight draw = below ? how.below : how.above;
    if (draw != nullptr && t >= 0 && t < 1)
      draw(app, highlight, app.reduced_motion ? stands : static_cast<float>(t));
  }
}

} // namespace twoseat
