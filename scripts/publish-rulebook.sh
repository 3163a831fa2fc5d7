#!/bin/bash
# Keeps the present rulebook for good in web/rulebooks, under the hash that links name. Run it when cards or decks
# have changed; files that are there already are never changed or removed: links need them.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/build.sh native twoseat
for system in $(build/native/twoseat systems --json | sed -nE 's/^      "id": "([^"]+)",?$/\1/p' | sort -u); do
  hash=$(build/native/twoseat rulebook --system "$system" --hash)
  file=web/rulebooks/$hash.json
  if [ ! -e "$file" ]; then build/native/twoseat rulebook --system "$system" > "$file"; fi
  echo "$file"
done
