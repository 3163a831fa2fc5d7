// Growing and drawing sigils.
#include "shell/table/sigil.h"

namespace twoseat {
namespace {

constexpr float pi = 3.14159265F;

struct Seed {
  std::uint64_t state;
  explicit Seed(std::string_view name, std::uint64_t salt) : state(14695981039346656037ULL ^ salt) {
    for (const char c : name)
      state = (state ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    next();
  }
  std::uint32_t next() { // xorshift*, enough for drawing
    state ^= state >> 12U;
    state ^= state << 25U;
    state ^= state >> 27U;
    return static_cast<std::uint32_t>((state * 2685821657736338717ULL) >> 32U);
  }
  int below(int n) { return static_cast<int>(next() % static_cast<std::uint32_t>(n)); }
  float between(float a, float b) { return a + (b - a) * static_cast<float>(next() % 1024U) / 1023.0F; }
};

using Kind = Stroke::Kind;

void add_heart(Seed& seed, std::vector<Stroke>& out) {
  switch (seed.below(7)) {
  case 0: out.push_back({Kind::Lozenge, {0, 0.02F}, 0, 0.34F, 0.22F}); break;
  case 1: out.push_back({Kind::Star, {0, 0}, 0, 0.34F, 0.15F, 4 + 2 * seed.below(3)}); break;
  case 2:
    out.push_back({Kind::Ring, {0, 0}, 0, 0.27F, 0.085F});
    out.push_back({Kind::Disc, {0, 0}, 0, 0.1F, 0});
    break;
  case 3: // a flame, or a drop
    out.push_back({Kind::Petal, {0, 0.34F}, 0, 0.74F, 0.3F});
    break;
  case 4: // a bell
    out.push_back({Kind::Petal, {0, -0.36F}, pi, 0.5F, 0.44F});
    out.push_back({Kind::Line, {-0.28F, 0.12F}, pi / 2, 0.56F, 0.085F});
    out.push_back({Kind::Disc, {0, 0.27F}, 0, 0.085F, 0});
    break;
  case 5: // a key
    out.push_back({Kind::Ring, {0, -0.2F}, 0, 0.17F, 0.085F});
    out.push_back({Kind::Line, {0, -0.03F}, pi, 0.46F, 0.085F});
    out.push_back({Kind::Line, {0, 0.3F}, pi / 2, 0.2F, 0.085F});
    break;
  default: // crossed blades
    out.push_back({Kind::Petal, {0.3F, 0.36F}, -0.69F, 0.96F, 0.12F, 0, true});
    break;
  }
}

void add_wings(Seed& seed, int grade, std::vector<Stroke>& out) {
  const int feathers = 1 + std::min(grade, 3) / 2 + seed.below(2);
  const float start = seed.between(0.45F, 1.15F), step = seed.between(0.34F, 0.52F);
  const float root = seed.between(0.12F, 0.3F), reach = seed.between(0.56F, 0.68F);
  const bool falling = seed.below(2) == 0;
  for (int i = 0; i < feathers; ++i) {
    const float angle = start + step * static_cast<float>(i);
    const float length =
        reach * (falling ? 1 - 0.17F * static_cast<float>(i) : 0.66F + 0.17F * static_cast<float>(i));
    const ImVec2 at{root * std::sin(angle) + 0.14F, -root * std::cos(angle)};
    out.push_back({Kind::Petal, at, angle, length, 0.17F, 0, true, i % 2 == 1});
  }
}

void add_base(Seed& seed, std::vector<Stroke>& out) {
  switch (seed.below(6)) {
  case 0: out.push_back({Kind::Chevron, {0, 0.62F}, 0, 0.56F, 0.09F, 0, false, true}); break;
  case 1:
    out.push_back({Kind::Wave, {0, 0.6F}, 0, 0.62F, 0.075F, 0, false, true});
    out.push_back({Kind::Wave, {0, 0.8F}, 0, 0.42F, 0.075F, 0, false, true});
    break;
  case 2: out.push_back({Kind::Arc, {0, 0}, pi, 0.78F, 0.075F, 0, false, true}); break;
  case 3:
    for (const float x : {0.0F, 0.3F})
      out.push_back({Kind::Disc, {x, 0.66F + x * -0.12F}, 0, 0.075F, 0, 0, x > 0, true});
    break;
  case 4: out.push_back({Kind::Petal, {0.08F, 0.72F}, 1.5F, 0.52F, 0.13F, 0, true, true}); break;
  default: out.push_back({Kind::Line, {-0.4F, 0.66F}, pi / 2, 0.8F, 0.085F, 0, false, true}); break;
  }
}

void add_crest(Seed& seed, int grade, std::vector<Stroke>& out) {
  if (grade >= 3) { // a crown
    out.push_back({Kind::Lozenge, {0, -0.74F}, 0, 0.17F, 0.1F});
    out.push_back({Kind::Lozenge, {0.24F, -0.68F}, 0.35F, 0.13F, 0.08F, 0, true});
    return;
  }
  switch (seed.below(4)) {
  case 0: out.push_back({Kind::Disc, {0, -0.7F}, 0, 0.085F, 0, 0, false, true}); break;
  case 1: out.push_back({Kind::Lozenge, {0, -0.7F}, 0, 0.14F, 0.085F, 0, false, true}); break;
  case 2: out.push_back({Kind::Arc, {0, 0}, 0, 0.72F, 0.075F, 0, false, true}); break;
  default: break;
  }
}

ImVec2 along(float angle, float length) {
  return {length * std::sin(angle), -length * std::cos(angle)};
}

struct Pen {
  const Paint& paint;
  ImVec2 center;
  float radius;
  ImVec2 at(ImVec2 p, float side) const { return {center.x + side * p.x * radius, center.y + p.y * radius}; }
};

void draw_petal(const Pen& pen, const Stroke& stroke, float side, ImU32 colour) {
  const ImVec2 tip = plus(stroke.at, along(stroke.angle, stroke.length));
  const ImVec2 across = along(stroke.angle + pi / 2, stroke.width);
  const ImVec2 belly = plus(stroke.at, along(stroke.angle, stroke.length * 0.4F));
  ImDrawList& list = *pen.paint.list;
  list.PathLineTo(pen.at(stroke.at, side));
  list.PathBezierQuadraticCurveTo(pen.at(plus(belly, across), side), pen.at(tip, side), 10);
  list.PathBezierQuadraticCurveTo(pen.at(plus(belly, scaled(across, -1)), side), pen.at(stroke.at, side), 10);
  fill_path(pen.paint, colour);
}

void draw_star(const Pen& pen, const Stroke& stroke, ImU32 colour) {
  for (int i = 0; i < stroke.count; ++i) {
    const float step = 2 * pi / static_cast<float>(stroke.count), a = step * static_cast<float>(i);
    pen.paint.list->PathLineTo(
        pen.at(plus(stroke.at, along(a, -stroke.width * 0.8F)), 1)); // past the middle: no seams
    pen.paint.list->PathLineTo(pen.at(plus(stroke.at, along(a - step / 2, stroke.width)), 1));
    pen.paint.list->PathLineTo(pen.at(plus(stroke.at, along(a, stroke.length)), 1));
    pen.paint.list->PathLineTo(pen.at(plus(stroke.at, along(a + step / 2, stroke.width)), 1));
    fill_path(pen.paint, colour);
  }
}

void draw_stroke(const Pen& pen, const Stroke& stroke, float side, ImU32 colour) {
  ImDrawList& list = *pen.paint.list;
  const float r = pen.radius;
  const float thick = std::max(1.0F, stroke.width * r);
  switch (stroke.kind) {
  case Kind::Petal: draw_petal(pen, stroke, side, colour); break;
  case Kind::Line:
    list.AddLine(pen.at(stroke.at, side), pen.at(plus(stroke.at, along(stroke.angle, stroke.length)), side),
                 colour, thick);
    break;
  case Kind::Disc: list.AddCircleFilled(pen.at(stroke.at, side), stroke.length * r, colour); break;
  case Kind::Ring: list.AddCircle(pen.at(stroke.at, side), stroke.length * r, colour, 0, thick); break;
  case Kind::Lozenge:
    list.PathLineTo(pen.at(plus(stroke.at, along(stroke.angle, stroke.length)), side));
    list.PathLineTo(pen.at(plus(stroke.at, along(stroke.angle + pi / 2, stroke.width)), side));
    list.PathLineTo(pen.at(plus(stroke.at, along(stroke.angle, -stroke.length)), side));
    list.PathLineTo(pen.at(plus(stroke.at, along(stroke.angle - pi / 2, stroke.width)), side));
    fill_path(pen.paint, colour);
    break;
  case Kind::Star: draw_star(pen, stroke, colour); break;
  case Kind::Chevron:
    list.PathLineTo(pen.at({-stroke.length, stroke.at.y + 0.16F}, 1));
    list.PathLineTo(pen.at({0, stroke.at.y - 0.12F}, 1));
    list.PathLineTo(pen.at({stroke.length, stroke.at.y + 0.16F}, 1));
    list.PathStroke(colour, 0, thick);
    break;
  case Kind::Wave:
    for (int i = 0; i <= 24; ++i) {
      const float t = static_cast<float>(i) / 12 - 1;
      list.PathLineTo(pen.at({t * stroke.length, stroke.at.y + 0.055F * std::cos(t * 3 * pi)}, 1));
    }
    list.PathStroke(colour, 0, thick);
    break;
  case Kind::Arc:
    list.PathArcTo(pen.at(stroke.at, 1), stroke.length * r, stroke.angle - pi / 2 - 0.75F,
                   stroke.angle - pi / 2 + 0.75F, 24);
    list.PathStroke(colour, 0, thick);
    break;
  }
}

} // namespace

Sigil grow_sigil(std::string_view name, int grade) {
  const std::string_view hero = name.substr(0, name.find_first_of(" ,"));
  Seed kin(hero, 7), own(name, 11);
  Sigil sigil;
  sigil.partition = static_cast<Partition>(own.below(8));
  add_base(own, sigil.strokes);
  if (grade > 0 || own.below(2) == 0) add_wings(own, grade, sigil.strokes);
  add_heart(kin, sigil.strokes);
  add_crest(own, grade, sigil.strokes);
  return sigil;
}

void draw_field(const Paint& paint, const Rect& r, Partition partition, ImU32 ground, ImU32 tint) {
  ImDrawList& list = *paint.list;
  fill(paint, r, ground);
  const ImVec2 c = r.center();
  const ImVec2 tl = r.min(), tr{r.right(), r.y}, br = r.max(), bl{r.x, r.bottom()};
  switch (partition) {
  case Partition::Plain: break;
  case Partition::Chief: fill(paint, {r.x, r.y, r.w, std::round(r.h * 0.3F)}, tint); break;
  case Partition::Pale: fill(paint, rounded({r.x + r.w * 0.31F, r.y, r.w * 0.38F, r.h}), tint); break;
  case Partition::Fess: fill(paint, rounded({r.x, r.y + r.h * 0.32F, r.w, r.h * 0.36F}), tint); break;
  case Partition::Chevron: list.AddTriangleFilled(bl, {c.x, r.y + r.h * 0.36F}, br, tint); break;
  case Partition::Pile: list.AddTriangleFilled(tl, tr, {c.x, r.y + r.h * 0.86F}, tint); break;
  case Partition::Saltire:
    list.AddTriangleFilled(tl, c, bl, tint);
    list.AddTriangleFilled(tr, br, c, tint);
    break;
  case Partition::Gyronny:
    list.AddTriangleFilled(tl, {c.x, r.y}, c, tint);
    list.AddTriangleFilled(tr, {r.right(), c.y}, c, tint);
    list.AddTriangleFilled(br, {c.x, r.bottom()}, c, tint);
    list.AddTriangleFilled(bl, {r.x, c.y}, c, tint);
    break;
  }
}

void draw_sigil(const Paint& paint, const Sigil& sigil, ImVec2 center, float radius, ImU32 loud,
                ImU32 quiet) {
  const Pen pen{paint, center, radius};
  for (const Stroke& stroke : sigil.strokes) {
    const ImU32 colour = stroke.quiet ? quiet : loud;
    draw_stroke(pen, stroke, 1, colour);
    if (stroke.mirrored) draw_stroke(pen, stroke, -1, colour);
  }
}

} // namespace twoseat
