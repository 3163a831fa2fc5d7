#!/bin/bash
# Installs what is missing on Debian 12 (other systems: install the programs named below by hand). Takes no time when all is there.
# usage: scripts/setup.sh site | test
#   site: what building and serving the site needs      test: and what tests/run needs
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
packages=()

# need <command or file> <package>...: asks for the packages when the command or the file is not there
need() {
  local wanted=$1
  shift
  case $wanted in
    /*) [ -e "$wanted" ] && return ;;
    *) command -v "$wanted" > /dev/null && return ;;
  esac
  packages+=("$@")
}

need cmake cmake
need ninja ninja-build
need g++ g++
need node nodejs
need xz xz-utils
if command -v apt-get > /dev/null; then need esbuild esbuild; fi # elsewhere the pages do without it
need /usr/bin/python3 python3-minimal python3
need /usr/bin/pyftsubset fonttools
need /etc/ssl/certs/ca-certificates.crt ca-certificates
if [ -z "${TWOSEAT_FONT_DIR:-}" ]; then need /usr/share/fonts/opentype/inter/Inter-Regular.otf fonts-inter; fi

if [ "${1:-site}" = test ]; then
  need git git
  need npm npm
  need ccache ccache
  need clang++ clang libclang-rt-14-dev
  need /usr/lib/clang/14/lib/linux/libclang_rt.asan-x86_64.a libclang-rt-14-dev
  need clang-format-14 clang-format-14
  need clang-tidy-14 clang-tidy-14
  need /usr/bin/chromium-headless-shell chromium-headless-shell
  need xvfb-run xvfb xauth
  need /usr/bin/firefox-esr firefox-esr
  need /usr/include/GL/gl.h libgl-dev
  need pkg-config pkg-config
  need /usr/include/librsvg-2.0/librsvg/rsvg.h librsvg2-dev
  need /usr/include/GLES2/gl2.h libgles-dev
  need /usr/include/EGL/egl.h libegl-dev
  need /usr/include/X11/Xlib.h libx11-dev
  need /usr/include/X11/extensions/Xext.h libxext-dev
  need /usr/include/X11/Xcursor/Xcursor.h libxcursor-dev
  need /usr/include/X11/extensions/XInput2.h libxi-dev
  need /usr/include/X11/extensions/Xrandr.h libxrandr-dev
  need /usr/lib/x86_64-linux-gnu/dri/swrast_dri.so libgl1-mesa-dri
fi

if [ ${#packages[@]} -gt 0 ]; then
  if ! command -v apt-get > /dev/null; then
    echo "Please install these, or what your system calls them: ${packages[*]}" >&2
    exit 1
  fi
  root=()
  if [ "$(id -u)" != 0 ]; then root=(sudo); fi
  echo "set-up: installing ${packages[*]}"
  log=$(mktemp)
  if ! { "${root[@]}" apt-get update -qq && "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y \
    --no-install-recommends -o Dpkg::Use-Pty=0 "${packages[@]}"; } < /dev/null > "$log" 2>&1; then
    tail -n 20 "$log" >&2
    exit 1
  fi
  rm -f "$log"
fi

# An activated emsdk or a recent emcc on PATH is used as it is; cmake/emscripten.cmake looks in the same order.
emcc_is_recent() {
  command -v emcc > /dev/null || return 1
  local version
  version=$(emcc --version | sed -nE '1s/.* ([0-9]+\.[0-9]+\.[0-9]+).*/\1/p')
  [ "$(printf '%s\n' 3.1.50 "$version" | sort -V | head -n 1)" = 3.1.50 ]
}
if [ ! -e "${EMSDK:-/nonexistent}/upstream/emscripten/emcc" ] && ! emcc_is_recent; then
  cache=${TWOSEAT_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/twoseat}
  if [ ! -e "$cache/emscripten-3.1.69/complete" ]; then "$here/fetch-emscripten.sh"; fi
fi
