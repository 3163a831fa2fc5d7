// SVG to pixels.
#ifndef __EMSCRIPTEN__
#include "shell/platform/drawn_svg.h"
#ifdef TWOSEAT_RSVG
#include "shell/platform/art.h"
#include <algorithm>
#include <librsvg/rsvg.h>
#include <memory>
#endif

namespace twoseat {

#ifdef TWOSEAT_RSVG
std::vector<std::uint8_t> draw_svg(const std::string& name, int size) {
  const auto all = embedded_art();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const ArtFile& file) { return file.name == name; });
  if (found == all.end()) return {};
  const auto* bytes = reinterpret_cast<const guint8*>(found->svg.data());
  const std::unique_ptr<RsvgHandle, decltype(&g_object_unref)> handle(
      rsvg_handle_new_from_data(bytes, found->svg.size(), nullptr), &g_object_unref);
  if (!handle) return {};
  std::vector<std::uint8_t> pixels(static_cast<std::size_t>(size) * static_cast<std::size_t>(size) * 4);
  cairo_surface_t* surface =
      cairo_image_surface_create_for_data(pixels.data(), CAIRO_FORMAT_ARGB32, size, size, size * 4);
  cairo_t* cairo = cairo_create(surface);
  const auto side = static_cast<double>(size);
  const RsvgRectangle whole{0, 0, side, side};
  const bool drawn = rsvg_handle_render_document(handle.get(), cairo, &whole, nullptr) != 0;
  cairo_destroy(cairo);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  if (!drawn) pixels.clear();
  return pixels;
}
#else
std::vector<std::uint8_t> draw_svg(const std::string&, int) {
  return {};
}
#endif

} // namespace twoseat
#endif
