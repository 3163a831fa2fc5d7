# How our own code is compiled: warnings, sanitizers, clang-tidy, WebAssembly features. Third-party targets use none of it.
# What was compiled before, in whatever checkout, is not compiled again where there is a ccache.
find_program(TWOSEAT_CCACHE ccache)
if(TWOSEAT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${TWOSEAT_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()

if(TWOSEAT_SANITIZE)
  set(sanitize -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_compile_options(${sanitize} -O1 -gline-tables-only) # a report names lines: more than that takes a third of the time
  add_compile_definitions(_GLIBCXX_ASSERTIONS) # an index past the end, a value that is not there
  add_link_options(${sanitize})
endif()
if(EMSCRIPTEN)
  list(GET CMAKE_CROSSCOMPILING_EMULATOR 0 TWOSEAT_NODE) # which the toolchain brings
  add_compile_options(-msimd128 -mbulk-memory)
  add_link_options(-mbulk-memory)
endif()

# Clang's -Wconversion also means -Wsign-conversion, GCC's does not: the same rules for both.
set(twoseat_warnings -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  list(APPEND twoseat_warnings -Wno-restrict)   # GCC 12 sees overlaps in std::string that are not there (PR 105651)
endif()
if(TWOSEAT_WERROR)
  list(APPEND twoseat_warnings -Werror)
endif()
if(TWOSEAT_TIDY)
  find_program(CLANG_TIDY NAMES clang-tidy-14 clang-tidy REQUIRED)
endif()

function(twoseat_own target)
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  target_compile_options(${target} PRIVATE ${twoseat_warnings})
  if(EMSCRIPTEN)   # nothing of ours throws or catches; only the tests' framework does
    target_compile_options(${target} PRIVATE $<IF:$<STREQUAL:${target},unit_tests>,-fwasm-exceptions,-fno-exceptions>)
  endif()
  if(TWOSEAT_TIDY)
    set_target_properties(${target} PROPERTIES CXX_CLANG_TIDY "${CLANG_TIDY};--quiet")
  endif()
endfunction()

# Headers that nearly all sources of a target include are read once, where Clang compiles: half of its time goes into them. GCC reads
# them each time (it gains little, and sees mistakes in the library's), so that what a source does not include itself is noticed.
function(twoseat_precompile target)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND NOT TWOSEAT_TIDY)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp") # the same headers make the same file: ccache knows it again
    string(MD5 list "${ARGN}") # CMake dates the list back: another one has to make another command
    target_compile_definitions(${target} PRIVATE TWOSEAT_PRECOMPILED=0x${list})
  endif()
endfunction()

# Some sources of a library are built for size, whatever the build type.
function(twoseat_for_size target small) # and the headers that they are precompiled with
  get_target_property(sources ${target} SOURCES)
  list(REMOVE_ITEM sources ${small})
  set_target_properties(${target} PROPERTIES SOURCES "${sources}")
  add_library(${target}_for_size OBJECT ${small})
  twoseat_own(${target}_for_size)
  target_compile_options(${target}_for_size PRIVATE -Oz)
  target_link_libraries(${target}_for_size PRIVATE $<TARGET_PROPERTY:${target},INTERFACE_LINK_LIBRARIES>)
  twoseat_precompile(${target}_for_size ${ARGN})
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_for_size>)
endfunction()

# A library may still be empty, a program without sources is left out; both say so.
function(twoseat_library target)
  if(NOT ARGN)
    message(WARNING "${target}: no sources yet")
    file(WRITE ${GENERATED}/empty.cpp "")
    list(APPEND ARGN ${GENERATED}/empty.cpp)
  endif()
  add_library(${target} STATIC ${ARGN})
  twoseat_own(${target})
endfunction()

function(twoseat_program target)
  if(NOT ARGN)
    message(WARNING "${target}: no sources yet, not built")
    return()
  endif()
  add_executable(${target} ${ARGN})
  twoseat_own(${target})
endfunction()

# A command-line program for node in the web preset; elsewhere nothing to do. Emscripten writes CommonJS for node.
function(twoseat_runs_in_node target)
  if(EMSCRIPTEN)
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/package.json CONTENT "{ \"type\": \"commonjs\" }\n")
    target_link_options(${target} PRIVATE -sEXIT_RUNTIME=1 -sNODERAWFS=1 -sENVIRONMENT=node -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=1MB)
  endif()
endfunction()

# For the page: splits the linked program into split/<target>.wasm and split/<target>/SYSTEM.wasm, of each family's folder one.
function(twoseat_split target) # and namespaces that are no system, of which few visits need anything
  execute_process(COMMAND ${EMSCRIPTEN_ROOT_PATH}/em-config BINARYEN_ROOT OUTPUT_VARIABLE binaryen OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  file(GLOB families CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/engine ${PROJECT_SOURCE_DIR}/engine/*/family.h)
  list(TRANSFORM families REPLACE "/family.h$" "")
  list(REMOVE_ITEM families kernel)
  # Names, by which they are told apart (no page has them): no two functions are made one before that.
  target_link_options(${target} PRIVATE --profiling-funcs -Wl,--no-demangle "-sBINARYEN_EXTRA_PASSES=--skip-pass=duplicate-function-elimination,--skip-pass=merge-similar-functions")
  set(out ${CMAKE_BINARY_DIR}/split/${target}.wasm)
  add_custom_command(OUTPUT ${out}
    COMMAND ${TWOSEAT_NODE} ${PROJECT_SOURCE_DIR}/scripts/split-program.mjs ${CMAKE_BINARY_DIR}/${target}.wasm ${binaryen} ${out}
      ${CMAKE_BINARY_DIR}/split/${target} ${families} ${ARGN}
    DEPENDS ${target} ${PROJECT_SOURCE_DIR}/scripts/split-program.mjs COMMENT "Splitting ${target}" VERBATIM)
  add_custom_target(${target}-split ALL DEPENDS ${out})
endfunction()
