// Where each visible card lies on the screen right now: a list of sprites made from a view and a layout.
#pragma once
#include "shell/draw/paint.h"
#include "shell/table/layout.h"
#include <optional>
#include <vector>

namespace twoseat {

struct Pose {
  ImVec2 center{};
  float height = 100;
  float degrees = 0;
  float face = 1; // 1 face up, -1 face down, between: turning
};

struct Sprite {
  CardId id; // none: a card that the viewer may not know
  DefId def;
  std::optional<CardView> seen; // as it was when this scene was made, whatever the view shows by now
  PlaceId place;
  Seat seat = Seat::None; // whose place it lies on
  Show show = Show::Pile;
  Pose pose;
  Rect hit;     // where it can be clicked: what no other card of its place covers
  int pile = 0; // cards beneath it that are drawn as edges
};

struct Scene {
  std::vector<Sprite> sprites;
  CardId above; // a card that is pointed at lies above its neighbours
};

struct SceneWishes {
  CardId raised;                 // a hand card that is looked at or held
  CardId above;                  // a card that is pointed at
  std::vector<CardId> picked;    // hand cards that are picked
  std::vector<CardId> pile_tops; // cards of piles that may be chosen: they lie on top
  bool open_hands = false;
  bool peeks = false; // cards that lie face down show their face to whoever may look
};

void build_scene(Scene& scene, const SeatView& view, const Board& board, const Paint& paint,
                 const SceneWishes& wishes);

Rect place_rect(const Board& board, PlaceId place); // of a hand, too; empty where the form does not show it
bool overlaps(Show show);
const Sprite* sprite_at(const Scene& scene, ImVec2 point); // the topmost
const Sprite* sprite_of(const Scene& scene, CardId id);
float pile_height(const Rect& rect, const Paint& paint); // of a card in a pile, over the name below it
Rect pose_rect(const Pose& pose);                        // its bounding box, at quarter turns

} // namespace twoseat
