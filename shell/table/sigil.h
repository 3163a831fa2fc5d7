// A sigil grown from a card's name: few strokes, symmetrical, heraldic. The same name grows the same sigil everywhere.
// The first word seeds its heart, so that the cards of one hero are kin; the grade adds limbs and, at last, a crown.
#pragma once
#include "shell/draw/paint.h"
#include <string_view>
#include <vector>

namespace twoseat {

// One stroke, in a field of two by two around the middle (x right, y down). Drawn on both sides when mirrored.
struct Stroke {
  enum class Kind : unsigned char {
    Petal,
    Line,
    Disc,
    Ring,
    Lozenge,
    Star,
    Chevron,
    Wave,
    Arc
  } kind = Kind::Disc;
  ImVec2 at{};     // where it begins, or its middle
  float angle = 0; // radians, 0 is up, to the right
  float length = 0, width = 0;
  int count = 0; // a star's points
  bool mirrored = false;
  bool quiet = false; // in the quieter of the two tones
};

enum class Partition : unsigned char { Plain, Chief, Pale, Fess, Chevron, Pile, Saltire, Gyronny };

struct Sigil {
  Partition partition = Partition::Plain;
  std::vector<Stroke> strokes;
};

Sigil grow_sigil(std::string_view name, int grade);

// The field with its partition, and the sigil on it.
void draw_field(const Paint& paint, const Rect& rect, Partition partition, ImU32 ground, ImU32 tint);
void draw_sigil(const Paint& paint, const Sigil& sigil, ImVec2 center, float radius, ImU32 loud, ImU32 quiet);

} // namespace twoseat
