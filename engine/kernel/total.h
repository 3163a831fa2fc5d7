// A sum that knows infinity. [vge 17.16.12]
#pragma once
#include <cstdint>

namespace twoseat {

// Nothing finite ever amounts to an infinite number, and an infinite one stays so whatever is
// taken from it, except itself. [vge 17.16.12]
class Total {
public:
  void add(std::int32_t amount);
  void add_finite(std::int64_t amount);
  std::int32_t value() const;

private:
  std::int64_t finite_ = 0;
  std::int32_t infinite_ = 0; // how many times more than any number
};

} // namespace twoseat
