// What Dear ImGui asks WebGL for before each frame, to put it back afterwards: nobody but it draws here, so that the state is
// always what a new context has. To ask the browser would wait each time until the graphics process has done all its work.
#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>

// cmake/table.cmake has the linker put the first in the place of glGetIntegerv, which the second is.
extern "C" void __wrap_glGetIntegerv(GLenum what, GLint* out);
extern "C" void __real_glGetIntegerv(GLenum what, GLint* out);

void __wrap_glGetIntegerv(GLenum what, GLint* out) {
  switch (what) {
  case GL_ACTIVE_TEXTURE: *out = GL_TEXTURE0; break;
  case GL_CURRENT_PROGRAM:
  case GL_TEXTURE_BINDING_2D:
  case GL_ARRAY_BUFFER_BINDING:
  case GL_VERTEX_ARRAY_BINDING: *out = 0; break;
  case GL_BLEND_SRC_RGB:
  case GL_BLEND_SRC_ALPHA: *out = GL_ONE; break;
  case GL_BLEND_DST_RGB:
  case GL_BLEND_DST_ALPHA: *out = GL_ZERO; break;
  case GL_BLEND_EQUATION_RGB:
  case GL_BLEND_EQUATION_ALPHA: *out = GL_FUNC_ADD; break;
  case GL_VIEWPORT:
  case GL_SCISSOR_BOX: // set anew before anything is drawn
    for (int i = 0; i < 4; ++i)
      out[i] = 0;
    break;
  default: __real_glGetIntegerv(what, out);
  }
}
#endif
