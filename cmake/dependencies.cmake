# Where third-party code comes from; none of it is in this repository. In this order:
#  1. FETCHCONTENT_SOURCE_DIR_<NAME> (JSON, DOCTEST, SDL2, IMGUI, QRCODE): a folder of your own, for example an unpacked release
#     from upstream at the version named below. This is the way on systems that have no apt.
#  2. native builds with TWOSEAT_SYSTEM_DEPS=ON: the system's packages. Never for WebAssembly: /usr/include breaks its libc.
#  3. a tarball pinned by SHA-256 in the folder of the environment's DEPS_CACHE, else in the cache folder, downloaded once
#     from the pool of the Debian mirror that this machine's apt uses (TWOSEAT_MIRROR names another).
include(FetchContent)
set(FETCHCONTENT_QUIET ON)
cmake_policy(SET CMP0135 NEW)

if(DEFINED ENV{TWOSEAT_CACHE})
  set(_cache "$ENV{TWOSEAT_CACHE}")
elseif(DEFINED ENV{XDG_CACHE_HOME})
  set(_cache "$ENV{XDG_CACHE_HOME}/twoseat")
else()
  set(_cache "$ENV{HOME}/.cache/twoseat")
endif()
if(DEFINED ENV{DEPS_CACHE})
  set(twoseat_tarballs "$ENV{DEPS_CACHE}")
else()
  set(twoseat_tarballs "${_cache}/sources")
endif()

function(twoseat_download pool file sha)
  set(tarball "${twoseat_tarballs}/${file}")
  if(EXISTS "${tarball}")
    file(SHA256 "${tarball}" found)
    if(found STREQUAL sha)
      return()
    endif()
  endif()
  execute_process(COMMAND ${PROJECT_SOURCE_DIR}/scripts/debian-mirror.sh OUTPUT_VARIABLE mirror
    OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(NOT mirror)
    message(FATAL_ERROR "${file} is not in ${twoseat_tarballs} and this machine has no apt to ask for a mirror: "
      "see the head of cmake/dependencies.cmake")
  endif()
  message(STATUS "Downloading ${file}")
  # Two builds may start at once: each writes a file of its own and moves it into place.
  string(RANDOM LENGTH 8 suffix)
  foreach(attempt RANGE 1 3)
    file(DOWNLOAD "${mirror}/pool/main/${pool}/${file}" "${tarball}.${suffix}" STATUS status TIMEOUT 300)
    list(GET status 0 code)
    if(code EQUAL 0)
      file(SHA256 "${tarball}.${suffix}" found)
      if(found STREQUAL sha)
        file(RENAME "${tarball}.${suffix}" "${tarball}")
        return()
      endif()
    endif()
  endforeach()
  file(REMOVE "${tarball}.${suffix}")
  message(FATAL_ERROR "${file} could not be downloaded as pinned: ${status}")
endfunction()

# dependency(<name> <pool folder> <file> <sha256>): sets <name>_SOURCE_DIR, runs nothing of it
macro(twoseat_dependency name pool file sha)
  string(TOUPPER ${name} _upper)
  if(NOT FETCHCONTENT_SOURCE_DIR_${_upper})
    twoseat_download(${pool} ${file} ${sha})
  endif()
  FetchContent_Declare(${name} URL "${twoseat_tarballs}/${file}" URL_HASH SHA256=${sha} SOURCE_SUBDIR none)
  FetchContent_MakeAvailable(${name})
endmacro()

if(TWOSEAT_SYSTEM_DEPS AND NOT EMSCRIPTEN)
  find_package(nlohmann_json 3.11 REQUIRED)
else()
  twoseat_dependency(json n/nlohmann-json3 nlohmann-json3_3.11.3.orig.tar.gz
    0d8ef5af7f9794e3263480193c491549b2ba6cc74bb018906202ada498a79406)
  add_library(nlohmann_json INTERFACE)
  target_include_directories(nlohmann_json SYSTEM INTERFACE ${json_SOURCE_DIR}/single_include)
  add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)
endif()

if(EMSCRIPTEN) # for the page (cmake/site.cmake): a script
  twoseat_dependency(qrcode n/node-qrcode-generator node-qrcode-generator_1.4.4+dfsg.orig.tar.xz
    518d5ea03367ded3c7a35679ebdbad59c072d5e5e9f35fb6d8df00ea67841ec6)
endif()

if(TWOSEAT_TESTS)
  if(TWOSEAT_SYSTEM_DEPS AND NOT EMSCRIPTEN)
    find_package(doctest 2.4 REQUIRED)
  else()
    twoseat_dependency(doctest d/doctest doctest_2.4.11.orig.tar.gz
      632ed2c05a7f53fa961381497bf8069093f0d6628c5f26286161fbd32a560186)
    add_library(doctest INTERFACE)
    target_include_directories(doctest SYSTEM INTERFACE ${doctest_SOURCE_DIR})
    add_library(doctest::doctest ALIAS doctest)
  endif()
endif()

if(NOT TWOSEAT_TABLE)
  return()
endif()

if(TWOSEAT_SYSTEM_DEPS AND NOT EMSCRIPTEN)
  find_package(SDL2 REQUIRED)
else()
  twoseat_dependency(sdl2 libs/libsdl2 libsdl2_2.32.4+dfsg.orig.tar.gz
    d364cded8bf41f3f503014d3fb6473f1a7077ff468da1638dae4a6bec6ef2277)
  if(EMSCRIPTEN)
    # SDL's own CMake takes minutes to configure under Emscripten; SDL_config.h picks Emscripten's settings by itself,
    # so its sources are compiled as they are, without the parts that a card table never uses.
    set(S ${sdl2_SOURCE_DIR}/src)
    file(GLOB sdl_files ${S}/*.c ${S}/atomic/*.c ${S}/audio/*.c ${S}/cpuinfo/*.c ${S}/events/*.c ${S}/file/*.c
      ${S}/haptic/*.c ${S}/joystick/*.c ${S}/power/*.c ${S}/render/*.c ${S}/sensor/*.c ${S}/stdlib/*.c ${S}/thread/*.c
      ${S}/timer/*.c ${S}/video/*.c ${S}/video/yuv2rgb/*.c ${S}/video/dummy/*.c ${S}/video/emscripten/*.c
      ${S}/filesystem/emscripten/*.c ${S}/joystick/emscripten/*.c ${S}/joystick/dummy/*.c ${S}/haptic/dummy/*.c ${S}/sensor/dummy/*.c
      ${S}/loadso/dlopen/*.c ${S}/locale/*.c ${S}/locale/emscripten/*.c ${S}/misc/*.c ${S}/misc/emscripten/*.c
      ${S}/power/emscripten/*.c ${S}/timer/unix/*.c ${S}/thread/generic/*.c)
    add_library(SDL2 STATIC ${sdl_files})
    target_include_directories(SDL2 SYSTEM PUBLIC ${sdl2_SOURCE_DIR}/include)
    target_compile_options(SDL2 PRIVATE -w -Oz)
    target_compile_definitions(SDL2 PUBLIC SDL_LEAN_AND_MEAN=1 SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1
      SDL_HAPTIC_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_RENDER_DISABLED=1)
    add_library(SDL2::SDL2 ALIAS SDL2)
  else()
    set(SDL_SHARED OFF CACHE INTERNAL "")
    set(SDL_STATIC ON CACHE INTERNAL "")
    set(SDL_TEST OFF CACHE INTERNAL "")
    set(SDL2_DISABLE_INSTALL ON CACHE INTERNAL "")
    foreach(part AUDIO JOYSTICK HAPTIC HIDAPI SENSOR RENDER POWER)
      set(SDL_${part} OFF CACHE INTERNAL "")
    endforeach()
    add_subdirectory(${sdl2_SOURCE_DIR} ${CMAKE_BINARY_DIR}/sdl2 EXCLUDE_FROM_ALL SYSTEM)
    if(NOT TARGET SDL2::SDL2)
      add_library(SDL2::SDL2 ALIAS SDL2-static)
    endif()
  endif()
endif()

twoseat_dependency(imgui i/imgui imgui_1.90.1+ds.orig.tar.xz
  ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c)
set(I ${imgui_SOURCE_DIR})
add_library(imgui STATIC ${I}/imgui.cpp ${I}/imgui_draw.cpp ${I}/imgui_tables.cpp ${I}/imgui_widgets.cpp
  ${I}/misc/cpp/imgui_stdlib.cpp ${I}/backends/imgui_impl_sdl2.cpp ${I}/backends/imgui_impl_opengl3.cpp)
target_include_directories(imgui SYSTEM PUBLIC ${I} ${I}/backends ${I}/misc/cpp)
target_link_libraries(imgui PUBLIC SDL2::SDL2)
target_compile_options(imgui PRIVATE -w)
# A table of cards has more than 65,536 corners, and WebGL 2 cannot move the base of 16-bit indices.
target_compile_definitions(imgui PUBLIC "ImDrawIdx=unsigned int" IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS)
if(EMSCRIPTEN)
  target_compile_options(imgui PRIVATE -Os)
  target_compile_definitions(imgui PUBLIC IMGUI_IMPL_OPENGL_ES3)
else()
  find_package(OpenGL REQUIRED)
  target_link_libraries(imgui PUBLIC OpenGL::GL)
endif()
