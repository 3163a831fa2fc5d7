# build/site: the pages of web/, the table, and the licences of what it is made of. Remade as a whole when any of it changes.
# Run with -P it is the copying itself.
if(CMAKE_SCRIPT_MODE_FILE)
  file(REMOVE_RECURSE ${SITE})
  file(MAKE_DIRECTORY ${SITE}/licenses)
  foreach(page IN LISTS PAGES)
    get_filename_component(folder ${page} DIRECTORY)
    file(COPY ${WEB}/${page} DESTINATION ${SITE}/${folder})
  endforeach()
  file(COPY ${PROGRAM} DESTINATION ${SITE} FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  file(COPY ${PARTS}/ DESTINATION ${SITE}/parts)
  file(COPY ${DEMOS} DESTINATION ${SITE})
  file(READ ${QRCODE} qrcode)
  file(WRITE ${SITE}/send/qrcode.js "${qrcode}\nexport default qrcode;\n") # a classic script that the page imports
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-puzzles.mjs ${WEB}/puzzles.html ${SITE} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-gallery.mjs ${WEB}/gallery.html ${SITE} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-card-fields.mjs ${SITE}/card-fields.json COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-rules.mjs ${SITE}/rules COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-differences.mjs ${WEB}/differences.html ${SITE} ${ENGINE} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${ENGINE} demo --given ${DEMOS} ${DEMOS}/../puzzles COMMAND ${NODE} ${SCRIPTS}/make-posters.mjs ${SITE}/posters
    COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-tutorials.mjs ${SITE} ${ENGINE} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-demo-pages.mjs ${SITE} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-previews.mjs ${SITE} ${ADDRESS} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${ENGINE} systems OUTPUT_VARIABLE systems COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCH "^[a-z]+" first "${systems}")
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-data.mjs ${SITE} ${first} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-art.mjs ${SITE} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-hints.mjs ${SITE} COMMAND_ERROR_IS_FATAL ANY)
  if(ESBUILD)
    execute_process(COMMAND ${NODE} ${SCRIPTS}/minify.mjs ${SITE} ${ESBUILD} COMMAND_ERROR_IS_FATAL ANY)
  endif()
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-offline.mjs ${SITE} COMMAND_ERROR_IS_FATAL ANY)
  foreach(licence IN LISTS LICENCES)
    string(REGEX MATCH "^([^=]+)=(.+)$" _ ${licence})
    configure_file(${CMAKE_MATCH_2} ${SITE}/licenses/${CMAKE_MATCH_1}.txt COPYONLY)
  endforeach()
  return()
endif()

file(GLOB_RECURSE pages CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/web web/*)
list(REMOVE_ITEM pages play serve.mjs)   # for this machine only
list(FILTER pages EXCLUDE REGEX "\\.d\\.ts$")
if(NOT TARGET twoseat-table)
  message(WARNING "site: no table yet, not built")
  return()
endif()
set(licences "Twoseat=${PROJECT_SOURCE_DIR}/LICENSE" "SDL2=${sdl2_SOURCE_DIR}/LICENSE.txt"
  "Dear-ImGui=${imgui_SOURCE_DIR}/LICENSE.txt" "nlohmann-json=${json_SOURCE_DIR}/LICENSE.MIT")
# Inter's licence (OFL) stands beside the font, or where Debian puts it.
find_file(TWOSEAT_INTER_LICENCE NAMES OFL.txt LICENSE.txt copyright NO_CMAKE_FIND_ROOT_PATH NO_DEFAULT_PATH
  PATHS ${TWOSEAT_FONT_DIR} ${TWOSEAT_FONT_DIR}/.. /usr/share/doc/fonts-inter)
if(NOT TWOSEAT_INTER_LICENCE)
  message(FATAL_ERROR "The licence text of Inter was not found: put OFL.txt beside the font files")
endif()
list(APPEND licences "Inter=${TWOSEAT_INTER_LICENCE}")

# Which licence the QR code generator has stands in its head; Twoseat's is the same, whose words it does not bring along.
file(STRINGS ${qrcode_SOURCE_DIR}/qrcode.js qrcode_holder REGEX "Copyright \\(c\\)" LIMIT_COUNT 1)
string(REGEX REPLACE "^.*(Copyright)" "\\1" qrcode_holder "${qrcode_holder}")
file(READ ${PROJECT_SOURCE_DIR}/LICENSE mit)
string(REGEX REPLACE "Copyright[^\n]*" "${qrcode_holder}" mit "${mit}")
file(CONFIGURE OUTPUT ${GENERATED}/qrcode-licence.txt CONTENT "${mit}" @ONLY)
list(APPEND licences "QR-Code-Generator=${GENERATED}/qrcode-licence.txt")

# Without it the scripts are served as they are written, 23 kB more in a first visit.
find_program(TWOSEAT_ESBUILD esbuild NO_CMAKE_FIND_ROOT_PATH)
if(NOT TWOSEAT_ESBUILD)
  message(STATUS "esbuild was not found: the page's scripts stay as long as they are")
endif()

set(page_files ${pages})
list(TRANSFORM page_files PREPEND ${PROJECT_SOURCE_DIR}/web/)
set(program ${CMAKE_BINARY_DIR}/twoseat-table.js ${CMAKE_BINARY_DIR}/split/twoseat-table.wasm)
file(GLOB_RECURSE demos CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/demos/*.json ${PROJECT_SOURCE_DIR}/assets/puzzles/*.json)
file(GLOB texts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/tutorials/*.json ${PROJECT_SOURCE_DIR}/assets/rules/*.tsv
  ${PROJECT_SOURCE_DIR}/assets/rules/*/*.tsv ${PROJECT_SOURCE_DIR}/assets/editions/*.tsv ${PROJECT_SOURCE_DIR}/assets/editions/*/*.tsv
  ${PROJECT_SOURCE_DIR}/assets/words/*.json ${PROJECT_SOURCE_DIR}/assets/page/*.json ${PROJECT_SOURCE_DIR}/assets/wordings/*.json ${PROJECT_SOURCE_DIR}/assets/schema/*.json
  ${PROJECT_SOURCE_DIR}/assets/cards/*.json ${PROJECT_SOURCE_DIR}/assets/decks/*.json ${PROJECT_SOURCE_DIR}/assets/layouts/*.json)
file(GLOB art CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/art/*/*.svg)
file(GLOB scripts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/scripts/*.mjs)
set(stamp ${GENERATED}/site.stamp)
add_custom_command(OUTPUT ${stamp}
  COMMAND ${CMAKE_COMMAND} -DSITE=${PROJECT_SOURCE_DIR}/build/site -DWEB=${PROJECT_SOURCE_DIR}/web "-DPAGES=${pages}"
    "-DPROGRAM=${program}" -DQRCODE=${qrcode_SOURCE_DIR}/qrcode.js -DPARTS=${CMAKE_BINARY_DIR}/split/twoseat-table -DDEMOS=${PROJECT_SOURCE_DIR}/assets/demos -DNODE=${TWOSEAT_NODE} -DENGINE=${CMAKE_BINARY_DIR}/twoseat.js -DSCRIPTS=${PROJECT_SOURCE_DIR}/scripts
    "-DLICENCES=${licences}" "-DADDRESS=${TWOSEAT_ADDRESS}" "-DESBUILD=${TWOSEAT_ESBUILD}" -P ${CMAKE_CURRENT_LIST_FILE}
  COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
  DEPENDS twoseat twoseat-table ${CMAKE_BINARY_DIR}/split/twoseat-table.wasm ${scripts} ${page_files} ${demos} ${texts} ${art} ${PROJECT_SOURCE_DIR}/LICENSE ${CMAKE_CURRENT_LIST_FILE} COMMENT "Putting the site together" VERBATIM)
add_custom_target(site ALL DEPENDS ${stamp})
