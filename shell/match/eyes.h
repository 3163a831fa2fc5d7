// Whose eyes look at the table. What is shown, said, kept or drawn belongs to a pair of eyes, and is gone when others look:
// App::Looking holds what the table keeps of it, and a message is shown to those only to whom it was told.
#pragma once
#include <cstddef>
#include <cstdint>

namespace twoseat {

enum class Who : std::uint8_t { Nobody, A, B, Both }; // nobody: the hands are covered

struct Eyes {
  Who who = Who::Nobody;
  std::size_t table = 0; // Session::tables: another match, or a seat link over it, is looked at anew
  bool operator==(const Eyes&) const = default;
};

} // namespace twoseat
