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
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-gallery.mjs ${WEB}/gallery.html ${SITE}/gallery.html COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-card-fields.mjs ${SITE}/card-fields.json COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-rules.mjs ${SITE}/rules COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${ENGINE} demo --given ${DEMOS} COMMAND ${NODE} ${SCRIPTS}/make-posters.mjs ${SITE}/posters
    COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-tutorials.mjs ${SITE} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-demo-pages.mjs ${SITE} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-previews.mjs ${SITE} ${ADDRESS} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${ENGINE} systems OUTPUT_VARIABLE systems COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCH "^[a-z]+" first "${systems}")
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-data.mjs ${SITE} ${first} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND ${NODE} ${SCRIPTS}/make-hints.mjs ${SITE} COMMAND_ERROR_IS_FATAL ANY)
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

set(page_files ${pages})
list(TRANSFORM page_files PREPEND ${PROJECT_SOURCE_DIR}/web/)
set(program ${CMAKE_BINARY_DIR}/twoseat-table.js ${CMAKE_BINARY_DIR}/split/twoseat-table.wasm)
file(GLOB_RECURSE demos CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/demos/*.json)
file(GLOB texts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/tutorials/*.json ${PROJECT_SOURCE_DIR}/assets/rules/*.tsv
  ${PROJECT_SOURCE_DIR}/assets/rules/*/*.tsv ${PROJECT_SOURCE_DIR}/assets/words/*.json ${PROJECT_SOURCE_DIR}/assets/page/*.json ${PROJECT_SOURCE_DIR}/assets/wordings/*.json ${PROJECT_SOURCE_DIR}/assets/schema/*.json
  ${PROJECT_SOURCE_DIR}/assets/cards/*.json ${PROJECT_SOURCE_DIR}/assets/decks/*.json ${PROJECT_SOURCE_DIR}/assets/layouts/*.json)
file(GLOB scripts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/scripts/*.mjs)
set(stamp ${GENERATED}/site.stamp)
add_custom_command(OUTPUT ${stamp}
  COMMAND ${CMAKE_COMMAND} -DSITE=${PROJECT_SOURCE_DIR}/build/site -DWEB=${PROJECT_SOURCE_DIR}/web "-DPAGES=${pages}"
    "-DPROGRAM=${program}" -DPARTS=${CMAKE_BINARY_DIR}/split/twoseat-table -DDEMOS=${PROJECT_SOURCE_DIR}/assets/demos -DNODE=${TWOSEAT_NODE} -DENGINE=${CMAKE_BINARY_DIR}/twoseat.js -DSCRIPTS=${PROJECT_SOURCE_DIR}/scripts
    "-DLICENCES=${licences}" "-DADDRESS=${TWOSEAT_ADDRESS}" -P ${CMAKE_CURRENT_LIST_FILE}
  COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
  DEPENDS twoseat twoseat-table ${CMAKE_BINARY_DIR}/split/twoseat-table.wasm ${scripts} ${page_files} ${demos} ${texts} ${PROJECT_SOURCE_DIR}/LICENSE ${CMAKE_CURRENT_LIST_FILE} COMMENT "Putting the site together" VERBATIM)
add_custom_target(site ALL DEPENDS ${stamp})
