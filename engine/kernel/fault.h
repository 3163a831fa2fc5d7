// What is wrong with something that came in from outside, in a sentence; and a value or such faults.
#pragma once
#include "engine/kernel/filled_phrase.h"
#include "engine/kernel/rule.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace twoseat {

struct Fault {
  FilledPhrase where;    // file, card, field; or empty
  std::string rule;      // as in "[vge 8.1.4.1]"; or empty
  FilledPhrase sentence; // complete, ending with a full stop

  std::string told(const Phrasebook& phrases = {}) const; // without its rule
  std::string line(const Phrasebook& phrases = {}) const;
};

using Faults = std::vector<Fault>;

template <class T>
struct Result {
  std::optional<T> value;
  Faults faults; // not empty when there is no value

  Result(T given) : value(std::move(given)) {}
  Result(Fault fault) { faults.push_back(std::move(fault)); }
  Result(Faults found) : faults(std::move(found)) {}
  explicit operator bool() const { return value.has_value(); }
  T& operator*() { return *value; }
  const T& operator*() const { return *value; }
  T* operator->() { return &*value; }
  const T* operator->() const { return &*value; }
};

} // namespace twoseat
