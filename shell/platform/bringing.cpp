// Textures of pictures, each with its smaller sizes: a card is as quiet at 44 pixels as from near.
#include "shell/platform/bringing.h"
#include <cstdint>
#ifdef __EMSCRIPTEN__
#include "shell/platform/page.h"
#include "shell/tools/page_tools.h"
#include <GLES3/gl3.h>
#include <emscripten/em_js.h>
#else
#include "shell/platform/drawn_svg.h"
#include <SDL.h>
#include <SDL_opengl.h>
#include <algorithm>
#endif

#ifdef __EMSCRIPTEN__
// clang-format off
EM_JS_DEPS(twoseat_pictures, "$UTF8ToString,$GL");
EM_JS(int, twoseat_page_fill_picture, (const char* id, size_t length, int size), {
  const image = Module["page"]["takePicture"](UTF8ToString(id, length), size);
  if (!image) return 0;
  GLctx.texImage2D(GLctx.TEXTURE_2D, 0, GLctx.RGBA, GLctx.RGBA, GLctx.UNSIGNED_BYTE, image);
  return 1;
});
// clang-format on
#endif

namespace twoseat {
namespace {

GLuint name_of(ImTextureID texture) {
  return static_cast<GLuint>(reinterpret_cast<std::intptr_t>(texture));
}

void make_smaller_sizes() {
#ifdef __EMSCRIPTEN__
  glGenerateMipmap(GL_TEXTURE_2D);
#else
  using GenerateMipmap = void (*)(GLenum);
  reinterpret_cast<GenerateMipmap>(SDL_GL_GetProcAddress("glGenerateMipmap"))(GL_TEXTURE_2D);
#endif
}

// Afterwards nothing is bound, as Dear ImGui expects it (gl_state.cpp).
template <class Fill>
void make_texture(Pictures& pictures, const std::string& id, int size, Fill fill) {
  GLuint name = 0;
  glGenTextures(1, &name);
  glBindTexture(GL_TEXTURE_2D, name);
  const bool filled = fill();
  if (filled) {
    make_smaller_sizes();
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  }
  glBindTexture(GL_TEXTURE_2D, 0);
  const auto texture = reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(name));
  if (!filled || !pictures.came(id, size, texture)) glDeleteTextures(1, &name);
}

void delete_gone(Pictures& pictures) {
  for (const ImTextureID texture : pictures.take_gone()) {
    const GLuint name = name_of(texture);
    glDeleteTextures(1, &name);
  }
}

} // namespace

void lose_pictures(Pictures& pictures) {
  pictures.lose();
  pictures.take_gone(); // they went with their context: the next one does not know them
}

#ifdef __EMSCRIPTEN__
bool bring_pictures(Pictures& pictures, int) {
  delete_gone(pictures);
  const auto wishes = pictures.take_wishes();
  if (!wishes) return false;
  Json cards = Json::array();
  for (const PictureWish& wish : *wishes)
    cards.push_back({wish.id, wish.group, wish.size});
  page::want_pictures(dump({{"system", pictures.system()}, {"cards", std::move(cards)}}));
  return false; // it says when one has come
}

void take_picture(Pictures& pictures, const std::string& id, int size) {
  make_texture(pictures, id, size,
               [&] { return twoseat_page_fill_picture(id.data(), id.size(), size) != 0; });
}
#else
bool bring_pictures(Pictures& pictures, int most) {
  static std::vector<PictureWish> queue; // from its end
  delete_gone(pictures);
  if (auto wishes = pictures.take_wishes()) {
    queue = *std::move(wishes);
    std::reverse(queue.begin(), queue.end());
  }
  for (; most > 0 && !queue.empty(); queue.pop_back()) {
    const PictureWish& wish = queue.back();
    const std::vector<std::uint8_t> drawn = draw_svg(pictures.system() + "/" + wish.id, wish.size);
    if (drawn.empty()) continue;
    make_texture(pictures, wish.id, wish.size, [&] {
      glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, wish.size, wish.size, 0, GL_BGRA, GL_UNSIGNED_BYTE,
                   drawn.data());
      return true;
    });
    --most;
  }
  return !queue.empty();
}

void take_picture(Pictures&, const std::string&, int) {} // nobody else brings any
#endif

} // namespace twoseat
