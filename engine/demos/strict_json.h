// A demo's text as JSON: how far it is none, and fields that would silently overwrite each other.
#pragma once
#include "engine/demos/node.h"
#include <optional>

namespace twoseat::demos {

struct StrictJson {
  Json json;
  std::optional<FilledPhrase> malformed; // it is no JSON at all, or too long
  std::optional<FilledPhrase> doubled;   // a field stands twice in one object
};

StrictJson read_strictly(std::string_view text);

} // namespace twoseat::demos
