// Room for results on the hot path, where filling it beforehand would cost more than using it.
// What was not written holds anything, so none of this is ever part of a match.
#pragma once
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace twoseat {

// An array that starts out unfilled.
template <class T, std::size_t Capacity>
class Room {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
  Room() {} // NOLINT(modernize-use-equals-default): a defaulted one does not exist for such a union

  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T* begin() { return items_; }
  const T* begin() const { return items_; }

private:
  union {
    T items_[Capacity];
  };
};

// A vector over such room.
template <class T, std::size_t Capacity>
class ScratchVector {
public:
  static constexpr std::size_t capacity() { return Capacity; }
  std::size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  bool full() const { return count_ == Capacity; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T* begin() { return items_.begin(); }
  T* end() { return items_.begin() + count_; }
  const T* begin() const { return items_.begin(); }
  const T* end() const { return items_.begin() + count_; }

  // False when there is no room left; nothing changes then.
  bool push(const T& item) {
    if (full()) return false;
    items_[count_++] = item;
    return true;
  }
  void clear() { count_ = 0; }

private:
  std::size_t count_ = 0;
  Room<T, Capacity> items_;
};

} // namespace twoseat
