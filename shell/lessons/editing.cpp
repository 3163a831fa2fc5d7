// What demos:: does for writers, for those who call it from other parts of the program.
#include "shell/lessons/editing.h"

namespace twoseat::editing {

demos::WrittenGiven write_given(const Table& table) {
  return demos::write_given(table);
}

} // namespace twoseat::editing
