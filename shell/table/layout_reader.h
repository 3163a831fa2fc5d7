// Reading a layout's JSON field by field; a fault in it is a sentence, as with all data.
#pragma once
#include "engine/twoseat.h"
#include "shell/table/looks.h"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace twoseat {

using Json = nlohmann::json;

struct LayoutReader {
  const Family& family;
  const Phrasebook& say;
  Faults faults;

  void fail(std::string sentence) { faults.push_back({"layout", "", std::move(sentence)}); }
  std::size_t number(std::span<const Named> names, const std::string& id, const char* what) {
    for (std::size_t i = 0; i < names.size(); ++i)
      if (id == names[i].id) return i;
    fail("There is no " + std::string(what) + " \"" + id + "\".");
    return 0;
  }
  bool knows(std::span<const Named> names, const std::string& id) const {
    return std::any_of(names.begin(), names.end(), [&](const Named& named) { return id == named.id; });
  }
  bool flag(const Json& json, const char* key) const {
    const auto found = json.find(key);
    return found != json.end() && found->is_boolean() && found->get<bool>();
  }
  std::string word(const Json& json, const char* key) const {
    const auto found = json.find(key); // of what is no object: the end
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
  }
  // What people read.
  std::string words(const Json& json, const char* key) const { return std::string(say(word(json, key))); }
  float value(const Json& json, const char* key) const {
    const auto found = json.find(key);
    return found != json.end() && found->is_number() ? found->get<float>() : 0;
  }
  int whole(const Json& json, const char* key, int otherwise = 0) const {
    const auto found = json.find(key);
    return found != json.end() && found->is_number_integer() ? found->get<int>() : otherwise;
  }
  ImVec2 pair(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end() || !found->is_array() || found->size() != 2 || !(*found)[0].is_number() ||
        !(*found)[1].is_number()) {
      fail(std::string(key) + " must be two numbers.");
      return {};
    }
    return {(*found)[0].get<float>(), (*found)[1].get<float>()};
  }
  Json part(const Json& json, const char* key) const {
    const auto found = json.find(key);
    return found != json.end() && found->is_object() ? *found : Json::object();
  }
  Json list(const Json& json, const char* key) const {
    const auto found = json.find(key);
    return found != json.end() && found->is_array() ? *found : Json::array();
  }
  // The family's number of what stands there; -1 where nothing does.
  int named(const Json& json, const char* key, std::span<const Named> names, const char* what) {
    const std::string id = word(json, key);
    return id.empty() ? -1 : static_cast<int>(number(names, id, what));
  }
  template <class Value, std::size_t size>
  Value among(const Json& json, const char* key, const std::pair<const char*, Value> (&known)[size],
              Value otherwise) {
    const std::string id = word(json, key);
    for (const auto& [name, value] : known)
      if (id == name) return value;
    if (!id.empty()) fail(std::string(key) + " cannot be \"" + id + "\".");
    return otherwise;
  }
};

Looks read_looks(LayoutReader& reader, const Json& json);
std::vector<HighlightLooks> read_highlights(LayoutReader& reader, const Json& json);

} // namespace twoseat
