#!/bin/bash
# Configures a preset when needed and builds it; silent unless something goes wrong. usage: scripts/build.sh PRESET [TARGET...]
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
shift
log=build/$preset.log
mkdir -p build
targets=()
if [ $# -gt 0 ]; then targets=(--target "$@"); fi
# One build at a time in a folder.
if command -v flock > /dev/null; then
  exec 9> "build/$preset.lock"
  flock 9
fi
# Emscripten starts Python for every file: the system's own is there at once, one behind a version manager a second later.
# An activated emsdk brings what it wants.
if [ -z "${EMSDK:-}" ] && [ -x /usr/bin/python3 ]; then export EMSDK_PYTHON=${EMSDK_PYTHON:-/usr/bin/python3}; fi
options=()
if [ -n "${TWOSEAT_FONT_DIR:-}" ]; then options+=("-DTWOSEAT_FONT_DIR=$TWOSEAT_FONT_DIR"); fi
if [ -n "${TWOSEAT_ADDRESS+given}" ]; then options+=("-DTWOSEAT_ADDRESS=$TWOSEAT_ADDRESS"); fi
if ! { cmake --preset "$preset" "${options[@]}" && cmake --build --preset "$preset" "${targets[@]}"; } < /dev/null > "$log" 2>&1; then
  grep -n -m 30 -A 6 -E '(error|Error)[: ]|^FAILED|warning: |^CMake Error' "$log" >&2 || true
  echo "building $preset failed; the whole log is $log" >&2
  exit 1
fi
