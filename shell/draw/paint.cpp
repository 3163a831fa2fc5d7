// Drawing by hand, on an ImDrawList.
#include "shell/draw/paint.h"
#include <algorithm>

namespace twoseat {

void wipe(ImDrawList* list) {
  list->_ResetForNewFrame();
  list->PushTextureID(ImGui::GetIO().Fonts->TexID);
  list->PushClipRectFullScreen();
}

void fill(const Paint& paint, const Rect& rect, ImU32 colour, float radius) {
  paint.list->AddRectFilled(rect.min(), rect.max(), colour, radius);
}

void outline(const Paint& paint, const Rect& rect, ImU32 colour, float radius, float thickness) {
  const Rect inner = grown(rect, -thickness / 2); // the whole line within the rectangle, on whole pixels
  paint.list->PathRect(inner.min(), inner.max(), std::max(0.0F, radius - thickness / 2));
  paint.list->PathStroke(colour, ImDrawFlags_Closed, thickness);
}

void brackets(const Paint& paint, const Rect& rect, ImU32 colour, float length, float thickness,
              float radius) {
  const float l = std::min({length, rect.w / 2, rect.h / 2});
  const ImVec2 corners[] = {
      {rect.x, rect.y}, {rect.right(), rect.y}, {rect.right(), rect.bottom()}, {rect.x, rect.bottom()}};
  const float sx[] = {1, -1, -1, 1}, sy[] = {1, 1, -1, -1};
  for (int i = 0; i < 4; ++i) {
    const ImVec2 c = corners[i];
    paint.list->PathLineTo({c.x + sx[i] * l, c.y});
    paint.list->PathBezierQuadraticCurveTo({c.x, c.y}, {c.x, c.y + sy[i] * std::min(l, radius * 2)}, 8);
    paint.list->PathLineTo({c.x, c.y + sy[i] * l});
    paint.list->PathStroke(colour, 0, thickness);
  }
}

void text(const Paint& paint, ImFont* font, ImVec2 at, ImU32 colour, std::string_view text) {
  if (text.empty()) return;
  want_letters(*paint.type, text);
  paint.list->AddText(font, font->FontSize, {std::round(at.x), std::round(at.y)}, colour, text.data(),
                      text.data() + text.size());
}

void text_in(const Paint& paint, ImFont* font, const Rect& rect, ImU32 colour, std::string_view words,
             Align align) {
  const std::string cut = shortened(font, words, rect.w);
  const ImVec2 size = measure(font, cut);
  const float x = align == Align::Left    ? rect.x
                  : align == Align::Right ? rect.right() - size.x
                                          : rect.x + (rect.w - size.x) / 2;
  text(paint, font, {x, rect.y + (rect.h - font->FontSize) / 2}, colour, cut);
}

float paragraph_height(ImFont* font, float width, std::string_view words) {
  return measure(font, words, width).y;
}

float paragraph(const Paint& paint, ImFont* font, ImVec2 at, float width, ImU32 colour,
                std::string_view words) {
  if (words.empty()) return 0;
  want_letters(*paint.type, words);
  paint.list->AddText(font, font->FontSize, {std::round(at.x), std::round(at.y)}, colour, words.data(),
                      words.data() + words.size(), width);
  return paragraph_height(font, width, words);
}

void paragraph_in(const Paint& paint, ImFont* font, const Rect& rect, ImU32 colour, std::string_view words) {
  const std::string shown = shortened(font, words, rect.w, rect.h + font->FontSize * 0.3F);
  const float height = paragraph_height(font, rect.w, shown);
  paragraph(paint, font, {rect.x, rect.center().y - height / 2}, rect.w, colour, shown);
}

// Dear ImGui smooths the edges of clockwise shapes only.
void fill_path(const Paint& paint, ImU32 colour) {
  ImVector<ImVec2>& path = paint.list->_Path;
  float area = 0;
  for (int i = 0; i < path.Size; ++i) {
    const ImVec2 a = path[i], b = path[(i + 1) % path.Size];
    area += a.x * b.y - b.x * a.y;
  }
  if (area < 0) std::reverse(path.begin(), path.end());
  paint.list->PathFillConvex(colour);
}

// Text is culled as it is written, by where it would lie without being placed: that must wait.
Mark mark(const Paint& paint) {
  const Mark since{paint.list->VtxBuffer.Size, paint.list->_CmdHeader.ClipRect};
  paint.list->_CmdHeader.ClipRect = {-1e6F, -1e6F, 1e6F, 1e6F};
  return since;
}

void place_since(const Paint& paint, Mark since, ImVec2 to, float degrees, ImVec2 stretch, float alpha) {
  paint.list->_CmdHeader.ClipRect = since.clip;
  const float turn = degrees * 3.14159265F / 180;
  float c = std::cos(turn), s = std::sin(turn);
  if (degrees == 0) c = 1, s = 0;  // NOLINT: exact quarter turns keep everything on whole pixels
  if (degrees == 90) c = 0, s = 1; // NOLINT
  for (int i = since.vertex; i < paint.list->VtxBuffer.Size; ++i) {
    ImDrawVert& v = paint.list->VtxBuffer[i];
    const float x = v.pos.x * stretch.x, y = v.pos.y * stretch.y;
    v.pos = {to.x + x * c - y * s, to.y + x * s + y * c};
    if (alpha < 1) v.col = faded(v.col, alpha);
  }
}

void arc_arrow(const Paint& paint, ImVec2 from, ImVec2 to, float bulge, ImU32 colour, float thickness,
               float head) {
  const ImVec2 middle = mix(from, to, 0.5F);
  const float length = std::max(1.0F, distance(from, to));
  const ImVec2 along = scaled({to.x - from.x, to.y - from.y}, 1 / length);
  const ImVec2 bend{middle.x - along.y * bulge * 2, middle.y + along.x * bulge * 2};
  const auto at = [&](float t) {
    const ImVec2 a = mix(from, bend, t), b = mix(bend, to, t);
    return mix(a, b, t);
  };
  const ImVec2 d{to.x - bend.x, to.y - bend.y};
  const float dl = std::max(1.0F, std::hypot(d.x, d.y));
  const ImVec2 dir{d.x / dl, d.y / dl};
  const ImVec2 neck{to.x - dir.x * head, to.y - dir.y * head};
  constexpr int parts = 40;
  for (int i = 0; i <= parts; ++i) {
    const ImVec2 p = at(static_cast<float>(i) / parts);
    if (distance(p, to) < head * 1.1F) break;
    paint.list->PathLineTo(p);
  }
  paint.list->PathLineTo(neck);
  paint.list->PathStroke(colour, 0, thickness);
  paint.list->AddTriangleFilled(to, {neck.x - dir.y * head * 0.55F, neck.y + dir.x * head * 0.55F},
                                {neck.x + dir.y * head * 0.55F, neck.y - dir.x * head * 0.55F}, colour);
}

} // namespace twoseat
