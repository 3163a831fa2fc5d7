#!/bin/bash
# Puts Emscripten 3.1.69 (the packages of Debian 13) into a private tree in the cache folder. No root, the system stays as it is.
# Debian 12's own Emscripten is too old for this project. The tree holds absolute paths: run this again instead of moving it.
# usage: scripts/fetch-emscripten.sh [folder]      needs: apt, dpkg-deb, python3, node, Debian's archive keyring, x86-64
set -euo pipefail
cache=${TWOSEAT_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/twoseat}
dest=${1:-$cache/emscripten-3.1.69}
suite=trixie
llvm=19
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
here=$(cd "$(dirname "$0")" && pwd)

if [ -e "$dest/complete" ]; then
  echo "emscripten: already in $dest"
  exit
fi
[ "$(dpkg --print-architecture)" = amd64 ] || { echo "This script knows x86-64 only: please activate an emsdk." >&2; exit 1; }
[ -e $keyring ] || { echo "$keyring is missing: install debian-archive-keyring, or activate an emsdk." >&2; exit 1; }
mirror=$("$here/debian-mirror.sh")
echo "emscripten: fetching 3.1.69 into $dest (about 1.3 GB)"
rm -rf "$dest"
mkdir -p "$dest"
dest=$(cd "$dest" && pwd)
root=$dest/root

# An apt of its own, with the signatures checked as always.
apt=$dest/.apt
mkdir -p "$apt"/{etc,lists/partial,cache/archives/partial,debs} "$root"
touch "$apt/status"
echo "deb [arch=amd64 signed-by=$keyring] $mirror $suite main" > "$apt/etc/sources.list"
cat > "$apt/apt.conf" <<EOC
Dir::Etc::sourcelist "$apt/etc/sources.list"; Dir::Etc::sourceparts "/dev/null"; Dir::Etc::preferencesparts "/dev/null";
Dir::Etc::trustedparts "/dev/null"; Dir::State::lists "$apt/lists"; Dir::State::status "$apt/status"; Dir::Cache "$apt/cache";
Acquire::Languages "none"; Acquire::Retries "3"; APT::Architecture "amd64"; APT::Architectures { "amd64"; };
EOC
if [ "$(id -u)" = 0 ]; then echo 'APT::Sandbox::User "root";' >> "$apt/apt.conf"; fi
export APT_CONFIG=$apt/apt.conf
apt-get update -qq
(cd "$apt/debs" && apt-get download -qq emscripten binaryen node-acorn node-xtend \
  clang-$llvm libclang-cpp$llvm libclang-common-$llvm-dev lld-$llvm llvm-$llvm libllvm$llvm \
  libc6 libstdc++6 libgcc-s1 libedit2 libz3-4 zlib1g libzstd1 libxml2 libtinfo6 libbsd0 liblzma5 libmd0 libffi8 patchelf)
for deb in "$apt"/debs/*.deb; do dpkg-deb -x "$deb" "$root"; done
unset APT_CONFIG
rm -rf "$apt" "$root"/usr/share/{man,emscripten/docs,emscripten/media,emscripten/test}
find "$root/usr/share/doc" -type f ! -name copyright -delete
rm -rf "$root"/usr/share/emscripten/cache/sysroot/lib/wasm32-emscripten/{pic,lto-pic}   # side modules: not needed
ln -sfn nodejs "$root/usr/share/node_modules"   # node looks for acorn upwards from emscripten/tools

# Run the programs with their own loader and libraries.
loader=$root/usr/lib64/ld-linux-x86-64.so.2
[ -e "$loader" ] || loader=$root/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
libraries=$root/usr/lib/x86_64-linux-gnu:$root/usr/lib/llvm-$llvm/lib
patch_elf() { "$loader" --library-path "$libraries" "$root/usr/bin/patchelf" "$@"; }
for file in "$root"/usr/lib/llvm-$llvm/bin/* "$root"/usr/bin/wasm*; do
  [ -f "$file" ] && [ ! -L "$file" ] || continue
  patch_elf --print-interpreter "$file" > /dev/null 2>&1 || continue
  patch_elf --set-interpreter "$loader" --force-rpath --set-rpath "$libraries" "$file"
done
# The big libraries carry a RUNPATH which would hide that path and silently pick up the host's libraries instead.
for file in "$root"/usr/lib/x86_64-linux-gnu/lib{LLVM,clang-cpp,binaryen}*.so* "$root"/usr/lib/llvm-$llvm/lib/*.so*; do
  if [ -f "$file" ] && [ ! -L "$file" ]; then patch_elf --force-rpath --set-rpath "$libraries" "$file"; fi
done

cat > "$root/usr/share/emscripten/.emscripten" <<EOC
LLVM_ROOT = '$root/usr/lib/llvm-$llvm/bin'
BINARYEN_ROOT = '$root/usr'
NODE_JS = '$(command -v node)'
FROZEN_CACHE = True
EOC

# Every program must find all its libraries inside the tree.
for program in "$root"/usr/lib/llvm-$llvm/bin/{clang,lld,llvm-ar,llvm-nm,llvm-objcopy} "$root"/usr/bin/wasm-{opt,emscripten-finalize}; do
  outside=$(LD_TRACE_LOADED_OBJECTS=1 "$program" 2>&1 | grep -v -e "$root" -e linux-vdso || true)
  if [ -n "$outside" ]; then
    echo "$program uses libraries outside of the tree: $outside" >&2
    exit 1
  fi
done
"$root/usr/share/emscripten/emcc" --version | head -n 1
touch "$dest/complete"
