// How functions are called that are a part of the program of its own, fetched by those who need it (scripts/split-program.mjs).
#pragma once
#include <utility>

namespace twoseat {

// By its address: else it became a part of whoever calls. page::has_part() must be true, or the page has put it there.
template <auto* function, class... Given>
auto fetched(Given&&... given) {
  static auto* volatile there = function;
  return there(std::forward<Given>(given)...);
}

} // namespace twoseat
