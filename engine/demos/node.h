// One value of a demo's JSON, with its path and the list of faults: what the readers pass around.
#pragma once
#include "engine/kernel/fault.h"
#include "engine/kernel/ids.h"
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace twoseat::demos {

using Json = nlohmann::ordered_json;

// The whole file; the faults of it are collected here.
struct Sheet {
  std::string file;
  Faults faults;
};

class Node {
public:
  Node(Sheet& sheet, const Json* value, std::string path)
      : sheet_(&sheet), value_(value), path_(std::move(path)) {}

  explicit operator bool() const { return value_ != nullptr; }
  const Json& json() const { return *value_; }
  const std::string& path() const { return path_; }
  Sheet& sheet() const { return *sheet_; }

  void fail(FilledPhrase sentence) const; // one fault, at this path

  bool is_text() const { return value_->is_string(); }
  bool is_list() const { return value_->is_array(); }
  bool is_object() const { return value_->is_object(); }
  bool is_null() const { return value_->is_null(); }
  bool is_number() const { return value_->is_number_integer(); }
  bool has(const char* key) const { return value_->is_object() && value_->contains(key); }

  Node at(const char* key) const;  // an empty node if there is no such field
  std::vector<Node> items() const; // of a list; a single value counts as a list of one
  std::vector<std::pair<std::string, Node>> fields() const;       // of an object; a fault if it is none
  bool only(std::initializer_list<std::string_view> known) const; // a fault for every other field

  std::string text() const; // empty and a fault if it is no text, or an empty one
  bool flag() const;
  std::int64_t number(std::int64_t least, std::int64_t most) const;
  Seat seat() const;       // "A" or "B"
  Viewer viewer() const;   // these or "spectator"
  Viewers viewers() const; // one or a list of them, or "all"
  std::vector<std::string> texts() const;

private:
  Sheet* sheet_;
  const Json* value_;
  std::string path_;
};

// "a, b, c": for sentences that list what there is.
template <class List, class Name>
std::string listed(const List& list, Name name) {
  std::string result;
  for (const auto& entry : list) {
    const std::string text = name(entry);
    if (!text.empty()) result += (result.empty() ? "" : ", ") + text;
  }
  return result;
}

} // namespace twoseat::demos
