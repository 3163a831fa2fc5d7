// Writing demos: with the board editor and recording a part of the program of its own, for those who edit
// (scripts/split-program.mjs). What reads demos is another part: parts share nothing.
#pragma once
#include "engine/twoseat.h"
#include "shell/platform/fetched.h"

namespace twoseat::editing {

demos::WrittenGiven write_given(const Table& table);

} // namespace twoseat::editing
