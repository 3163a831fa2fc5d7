// The language that the table speaks: phrasebooks out of assets/words, which say what stands for an English phrase. The
// English phrases themselves are in shell/words/words.h, in the layouts, and in the engine.
#pragma once
#include "engine/twoseat.h"
#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace twoseat {

struct Tongue {
  Language language = Language::English;
  Phrasebook table;                                         // the table's own words
  std::vector<std::pair<std::string, Phrasebook>> families; // by id: those, and the family's
  Phrasebook flavors;                                       // what is told of cards for fun

  const Phrasebook& of(std::string_view family) const; // the table's where a family has none
};

// assets/words/table.json, flavors.json and one file a family: {"English phrase": {"ms": ..., "it": ..., "id": ...}, ...}
Result<Tongue> read_tongue(Language language, std::span<const EmbeddedAsset> assets);

// Each language by its own name, in the order of Language.
constexpr std::array<const char*, language_ids.size()> language_names{"English", "Bahasa Melayu", "Italiano",
                                                                      "Bahasa Indonesia"};
Language language_of(std::string_view id, Language otherwise); // "it"

} // namespace twoseat
