// A vector with its room inside: trivially copyable, no allocation.
// What lies past the end is kept zeroed, so equal contents are equal bytes.
#pragma once
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace twoseat {

template <class T, std::size_t Capacity>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);

public:
  static constexpr std::size_t capacity() { return Capacity; }
  constexpr std::size_t size() const { return count_; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr bool full() const { return count_ == Capacity; }

  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr T& back() { return items_[count_ - 1]; }
  constexpr const T& back() const { return items_[count_ - 1]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + count_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + count_; }

  // False when there is no room left; nothing changes then.
  constexpr bool push(const T& item) {
    if (full()) return false;
    items_[count_++] = item;
    return true;
  }
  constexpr void pop() {
    assert(count_ > 0);
    items_[--count_] = T{};
  }
  constexpr void clear() {
    while (count_ > 0)
      pop();
  }
  // Removes what fits, keeping the order of the rest.
  template <class Predicate>
  constexpr void remove_if(Predicate fits) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count_; ++i)
      if (!fits(items_[i])) {
        if (kept != i) items_[kept] = items_[i];
        ++kept;
      }
    while (count_ > kept)
      pop();
  }

private:
  std::uint32_t count_ = 0;
  std::array<T, Capacity> items_{};
};

} // namespace twoseat
