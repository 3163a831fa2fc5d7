#!/bin/bash
# Prints the address of the Debian mirror that this machine's apt uses (or TWOSEAT_MIRROR), without a slash at the end.
set -euo pipefail
if [ -n "${TWOSEAT_MIRROR:-}" ]; then
  echo "${TWOSEAT_MIRROR%/}"
  exit
fi
# Debian's own suites only: other repositories name theirs differently, and security has a pool of its own.
apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
  grep -E '^(bookworm|trixie|forky|sid|stable|oldstable|testing|unstable)(-updates)? main ' |
  grep -v security | head -n 1 | cut -d' ' -f3 | sed 's:/*$::'
