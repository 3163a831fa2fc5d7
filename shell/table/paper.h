// Cut paper: pointed strips around a middle, with a shadow below each, for what is worth watching.
#pragma once
#include "shell/draw/paint.h"

namespace twoseat {

float eased(float t);                      // fast, then slow
float overshot(float t);                   // past the end, and back to it
float span(float t, float from, float to); // where t is between them: 0 to 1
float chance_of(unsigned number);          // the same for the same number: 0 to 1

// Strips that point away from the middle, or towards it where `tip` is nearer than `root`; each is a little longer or shorter than
// its neighbour.
struct Wreath {
  ImVec2 middle{};
  float root = 0, tip = 0;
  float width = 0.5F; // of a strip, to what there is between two
  int strips = 12;
  float first = 0, all = 6.2831853F; // the angle of the first one's edge, and what all of them fill
  ImU32 even = 0, odd = 0;           // colours in turn
};
void draw_wreath(const Paint& paint, const Wreath& wreath);

// A wreath around a card that springs out, stays and folds away. root, reach: to the card's height.
void draw_burst(const Paint& paint, ImVec2 middle, float height, float root, float reach, int strips, float t,
                ImU32 even, ImU32 odd);
void draw_strip(const Paint& paint, ImVec2 root, ImVec2 tip, float width, ImU32 colour); // with its shadow
void draw_sign(const Paint& paint, ImVec2 at, float size, Icon which,
               ImU32 colour); // on a disc of that colour

} // namespace twoseat
