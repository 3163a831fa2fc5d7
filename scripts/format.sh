#!/bin/bash
# Formats all C++ of ours in place, with the version that tests/run asks for.
set -euo pipefail
cd "$(dirname "$0")/.."
find engine shell tests -type f \( -name '*.cpp' -o -name '*.h' \) -print0 | xargs -0 clang-format-14 -i
