// What is worth watching when it happens: a layout says which events are and how each looks [Looks::highlights]. Each is over
// soon, waits for nobody, and is made of what its viewer knows.
#pragma once
#include "shell/table/looks.h"
#include "shell/table/scene.h"
#include <array>

namespace twoseat {

struct App;

struct Highlight {
  Spectacle look = Spectacle::Hit;
  CardId card; // whose moment it is; none: the whole match's
  DefId def;   // its face, which is known
  Seat seat = Seat::None;
  Pose pose;               // where it lay
  std::int32_t amount = 0; // of wounds, where they are counted
  double begins = 0;
};

// How one looks when so much of it is over, 0 to 1: below the cards, and above them.
using DrawHighlight = void (*)(const App& app, const Highlight& highlight, float t);
void draw_arrival(const App& app, const Highlight& highlight, float t);
void draw_stride(const App& app, const Highlight& highlight, float t);
void draw_persona(const App& app, const Highlight& highlight, float t);
void draw_crown(const App& app, const Highlight& highlight, float t);
void draw_awakening(const App& app, const Highlight& highlight, float t);
void draw_hit(const App& app, const Highlight& highlight, float t);
void draw_kill(const App& app, const Highlight& highlight, float t);
void draw_triumph(const App& app, const Highlight& highlight, float t);
void draw_fall(const App& app, const Highlight& highlight, float t);

// What the event is to whoever looks now; nothing: it is seen as any other.
const HighlightLooks* highlight_of(const App& app, const Event& event);
// Of what happened until what was just reached, one after the other.
void stage_highlights(App& app, double now);
bool highlighting(const App& app, double now);
void draw_highlights(const App& app, bool below);
void move_highlighted(App& app);
bool is_highlighted(const App& app, CardId card, double now);
ImU32 hue_of(const App& app, DefId def, float lightness, float chroma); // its nation's
Pose pose_of(const App& app, const Highlight& highlight);               // where it is now, or lay

} // namespace twoseat
