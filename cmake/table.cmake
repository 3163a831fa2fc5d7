# The table (shell/): twoseat-table natively; for the page twoseat-table.js (an ES module whose default
# export is the factory, createTable) and twoseat-table.wasm.
file(GLOB_RECURSE shell_sources CONFIGURE_DEPENDS shell/*.cpp)
if(NOT shell_sources)
  message(WARNING "table: no sources in shell/ yet, not built")
  return()
endif()

# Inter: -DTWOSEAT_FONT_DIR, else where Debian's fonts-inter puts it, else where people keep fonts.
function(find_face result name)
  find_file(${result} NAMES ${name}.otf ${name}.ttf NO_CMAKE_FIND_ROOT_PATH NO_DEFAULT_PATH
    PATHS ${TWOSEAT_FONT_DIR} /usr/share/fonts/opentype/inter /usr/share/fonts/truetype/inter /usr/share/fonts/inter
      /usr/local/share/fonts $ENV{HOME}/.local/share/fonts $ENV{HOME}/Library/Fonts /Library/Fonts)
  if(NOT ${result})
    message(FATAL_ERROR "${name}.otf not found: install fonts-inter or give -DTWOSEAT_FONT_DIR=<folder with Inter>")
  endif()
endfunction()
find_face(TWOSEAT_INTER_REGULAR Inter-Regular)
find_face(TWOSEAT_INTER_SEMIBOLD Inter-SemiBold)

# With fonttools the faces are cut down to what the table writes; without it they go in whole.
find_program(TWOSEAT_PYTHON NAMES /usr/bin/python3 python3 NO_CMAKE_FIND_ROOT_PATH)
if(TWOSEAT_PYTHON)
  execute_process(COMMAND ${TWOSEAT_PYTHON} -c "import fontTools.subset" RESULT_VARIABLE no_fonttools ERROR_QUIET)
else()
  set(no_fonttools 1)
endif()
set(faces "")
foreach(face REGULAR SEMIBOLD)
  set(source ${TWOSEAT_INTER_${face}})
  if(no_fonttools)
    message(STATUS "fonttools not found: the table carries the whole of ${source}")
    list(APPEND faces ${source})
  else()
    set(subset ${GENERATED}/inter-${face}.otf)
    add_custom_command(OUTPUT ${subset}
      COMMAND ${TWOSEAT_PYTHON} ${PROJECT_SOURCE_DIR}/scripts/subset-font.py ${source} ${subset}
      DEPENDS ${source} ${PROJECT_SOURCE_DIR}/scripts/subset-font.py COMMENT "Subsetting ${face}" VERBATIM)
    list(APPEND faces ${subset})
  endif()
endforeach()
twoseat_embed_fonts(fonts ${faces})

# Everything but the window, which the tests do without.
set(window_sources ${shell_sources})
list(FILTER window_sources INCLUDE REGEX "/shell/(main|platform/.*)\\.cpp$")
list(REMOVE_ITEM shell_sources ${window_sources})
twoseat_library(shown ${shell_sources})
set(precompiled <algorithm> engine/twoseat.h shell/draw/paint.h)
twoseat_precompile(shown ${precompiled})
if(EMSCRIPTEN) # the page fetches what is wanted; every visit waits for the code, so that only what each frame does most is fast
  twoseat_embed_systems(embedded_systems)
  target_link_libraries(shown PUBLIC engine embedded_systems fonts imgui)
  set(seldom ${shell_sources})
  list(FILTER seldom EXCLUDE REGEX "/shell/draw/(paint|type)\\.cpp$|/shell/table/card\\.cpp$")
  twoseat_for_size(shown "${seldom}" ${precompiled})
else()
  target_link_libraries(shown PUBLIC engine embedded_assets fonts imgui)
endif()

# Natively librsvg draws the cards' pictures (in the page the browser does): without it they keep their sigils.
if(NOT EMSCRIPTEN)
  find_package(PkgConfig QUIET)
  if(PkgConfig_FOUND)
    pkg_check_modules(TWOSEAT_RSVG QUIET IMPORTED_TARGET librsvg-2.0)
  endif()
  if(NOT TWOSEAT_RSVG_FOUND)
    message(STATUS "librsvg not found: the native table shows cards without their pictures")
  endif()
  twoseat_embed_art(art)
endif()

twoseat_program(twoseat-table ${window_sources})
if(EMSCRIPTEN)
  target_compile_options(twoseat-table PRIVATE -Oz)
endif()
target_link_libraries(twoseat-table PRIVATE shown SDL2::SDL2)
if(NOT EMSCRIPTEN)
  target_sources(twoseat-table PRIVATE ${art})
  if(TWOSEAT_RSVG_FOUND)
    target_link_libraries(twoseat-table PRIVATE PkgConfig::TWOSEAT_RSVG)
    target_compile_definitions(twoseat-table PRIVATE TWOSEAT_RSVG)
  endif()
  if(TARGET SDL2::SDL2main)
    target_link_libraries(twoseat-table PRIVATE SDL2::SDL2main)
  endif()
  return()
endif()

# SDL asks for eglGetProcAddress, whose table of every GL name costs more than all the GL calls that are made.
file(CONFIGURE OUTPUT ${GENERATED}/no_proc_address.c CONTENT "void* eglGetProcAddress(const char* name);\nvoid* eglGetProcAddress(const char* name) { (void)name; return 0; }\n")
target_sources(twoseat-table PRIVATE ${GENERATED}/no_proc_address.c)
target_link_options(twoseat-table PRIVATE
  -Os
  -sMODULARIZE=1 -sEXPORT_ES6=1 -sEXPORT_NAME=createTable -sENVIRONMENT=web
  -sDYNAMIC_EXECUTION=0    # the site's Content-Security-Policy allows WebAssembly but no eval
  -Wl,--wrap=glGetIntegerv # shell/platform/gl_state.cpp
  -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=1MB -sMALLOC=emmalloc
  -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sGL_ENABLE_GET_PROC_ADDRESS=0 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0
  -sEXPORTED_RUNTIME_METHODS=HEAPU8,UTF8ToString,stringToUTF8,lengthBytesUTF8,ccall)
twoseat_split(twoseat-table comparing editing proving sending teaching)
