# Data compiled into the programs: JSON assets (engine/embedded_assets.h) and fonts (shell/draw/fonts.h).
# Run with -P it is the generator itself, which is why it needs nothing but CMake.
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(twoseat_embed_script ${CMAKE_CURRENT_LIST_FILE})

  # twoseat_embed_assets(<target> <folder of assets/>...): a program links one such target, which gives it these assets
  function(twoseat_embed_assets target)
    set(patterns ${ARGN})
    list(TRANSFORM patterns PREPEND ${PROJECT_SOURCE_DIR}/assets/)
    list(TRANSFORM patterns APPEND /*.json)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${patterns})
    list(SORT files)
    set(list_file ${GENERATED}/${target}.txt)
    string(REPLACE ";" "\n" lines "${files}")
    file(CONFIGURE OUTPUT ${list_file} CONTENT "${lines}\n" @ONLY)
    set(output ${GENERATED}/${target}.cpp)
    add_custom_command(OUTPUT ${output}
      COMMAND ${CMAKE_COMMAND} -DKIND=assets -DROOT=${PROJECT_SOURCE_DIR}/assets -DLIST=${list_file} -DOUTPUT=${output}
        -P ${twoseat_embed_script}
      DEPENDS ${files} ${list_file} ${twoseat_embed_script} COMMENT "Embedding assets" VERBATIM)
    add_library(${target} STATIC ${output})
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  endfunction()

  # twoseat_embed_systems(<target>): what a program has to know of the systems whose assets come later, their titles
  function(twoseat_embed_systems target)
    file(GLOB layouts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/layouts/*.json)
    set(output ${GENERATED}/${target}.cpp)
    add_custom_command(OUTPUT ${output}
      COMMAND ${CMAKE_COMMAND} -DKIND=systems "-DLAYOUTS=${layouts}" -DOUTPUT=${output} -P ${twoseat_embed_script}
      DEPENDS ${layouts} ${twoseat_embed_script} COMMENT "Embedding the list of systems" VERBATIM)
    add_library(${target} STATIC ${output})
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  endfunction()

  # twoseat_embed_art(<variable>): the source file with the cards' pictures, for the native table
  function(twoseat_embed_art result)
    file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/art/*/*.svg)
    list(SORT files)
    set(list_file ${GENERATED}/art.txt)
    string(REPLACE ";" "\n" lines "${files}")
    file(CONFIGURE OUTPUT ${list_file} CONTENT "${lines}\n" @ONLY)
    set(output ${GENERATED}/art.cpp)
    add_custom_command(OUTPUT ${output}
      COMMAND ${CMAKE_COMMAND} -DKIND=art -DROOT=${PROJECT_SOURCE_DIR}/assets/art -DLIST=${list_file} -DOUTPUT=${output}
        -P ${twoseat_embed_script}
      DEPENDS ${files} ${list_file} ${twoseat_embed_script} COMMENT "Embedding pictures" VERBATIM)
    set(${result} ${output} PARENT_SCOPE)
  endfunction()

  # twoseat_embed_fonts(<target> <regular> <semibold>)
  function(twoseat_embed_fonts target regular semibold)
    set(output ${GENERATED}/fonts.cpp)
    add_custom_command(OUTPUT ${output}
      COMMAND ${CMAKE_COMMAND} -DKIND=fonts -DREGULAR=${regular} -DSEMIBOLD=${semibold} -DOUTPUT=${output}
        -P ${twoseat_embed_script}
      DEPENDS ${regular} ${semibold} ${twoseat_embed_script} COMMENT "Embedding fonts" VERBATIM)
    add_library(${target} STATIC ${output})
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  endfunction()
  return()
endif()

if(KIND STREQUAL "assets")
  file(STRINGS ${LIST} files)
  set(text "// Generated from assets/ by cmake/embed.cmake: do not edit.\n#include \"engine/embedded_assets.h\"\n#include <array>\n\n")
  string(APPEND text "namespace twoseat {\nnamespace {\nusing namespace std::string_view_literals;\n")
  list(LENGTH files count)
  string(APPEND text "const std::array<EmbeddedAsset, ${count}> assets{{\n")
  foreach(file IN LISTS files)
    file(RELATIVE_PATH path ${ROOT} ${file})
    file(READ ${file} content)
    string(APPEND text "    {\"${path}\"sv, R\"~asset~(${content})~asset~\"sv},\n")
  endforeach()
  string(APPEND text "}};\n} // namespace\n\nstd::span<const EmbeddedAsset> embedded_assets() { return assets; }\n} // namespace twoseat\n")
  file(WRITE ${OUTPUT} "${text}")
elseif(KIND STREQUAL "art")
  file(STRINGS ${LIST} files)
  set(entries "")
  foreach(file IN LISTS files)
    file(RELATIVE_PATH path ${ROOT} ${file})
    string(REGEX REPLACE "\\.svg$" "" name ${path})
    file(READ ${file} content)
    string(APPEND entries "    {\"${name}\"sv, R\"~svg~(${content})~svg~\"sv},\n")
  endforeach()
  file(WRITE ${OUTPUT} "// Generated from assets/art/ by cmake/embed.cmake: do not edit.\n#include \"shell/platform/art.h\"\n#include <vector>\n\n"
    "namespace twoseat {\nusing namespace std::string_view_literals;\nstd::span<const ArtFile> embedded_art() {\n"
    "  static const std::vector<ArtFile> files{\n${entries}  };\n  return files;\n}\n} // namespace twoseat\n")
elseif(KIND STREQUAL "systems")
  set(titles "")
  foreach(file IN LISTS LAYOUTS)
    file(READ ${file} layout)
    string(JSON system GET "${layout}" system)
    string(JSON title GET "${layout}" title)
    list(APPEND titles "\"${system}\":\"${title}\"")
  endforeach()
  list(JOIN titles "," list)
  file(WRITE ${OUTPUT} "// Generated by cmake/embed.cmake: do not edit.\n#include \"engine/embedded_assets.h\"\n#include <array>\n\n"
    "namespace twoseat {\nnamespace {\nconst std::array<EmbeddedAsset, 1> assets{{{\"systems.json\", R\"~asset~({${list}})~asset~\"}}};\n"
    "} // namespace\n\nstd::span<const EmbeddedAsset> embedded_assets() { return assets; }\n} // namespace twoseat\n")
elseif(KIND STREQUAL "fonts")
  set(text "// Generated by cmake/embed.cmake: do not edit.\n#include \"shell/draw/fonts.h\"\n\nnamespace twoseat {\nnamespace {\n")
  foreach(face REGULAR SEMIBOLD)
    file(READ ${${face}} bytes HEX)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
    string(TOLOWER ${face} name)
    string(APPEND text "const unsigned char ${name}[] = {${bytes}};\n")
  endforeach()
  string(APPEND text "} // namespace\n\nstd::span<const unsigned char> font_regular() { return regular; }\n"
    "std::span<const unsigned char> font_semibold() { return semibold; }\n} // namespace twoseat\n")
  file(WRITE ${OUTPUT} "${text}")
endif()
