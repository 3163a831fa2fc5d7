// From asset files to a rulebook: cards, decks and card words of one system.
#pragma once
#include "engine/embedded_assets.h"
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"
#include <span>
#include <string_view>
#include <vector>

namespace twoseat {

Result<Rulebook> load_rulebook(std::string_view system, std::span<const EmbeddedAsset> assets);

// The same file by file, so that a page can answer in between.
class RulebookReader {
public:
  RulebookReader(std::string_view system, std::span<const EmbeddedAsset> assets);
  bool read_next();          // one more file; false: all are read
  Result<Rulebook> finish(); // then

private:
  std::vector<const EmbeddedAsset*> files_; // cards first, then their words, then the decks made of them
  std::size_t next_ = 0;
  Rulebook book_;
  Faults faults_;
};

// Card texts in languages that came later ("wordings/berserk.it.json"): those of the book's system that it has not yet.
Faults read_wordings(Rulebook& book, std::span<const EmbeddedAsset> assets);

// One system's assets as a single file, so that a site can keep every rulebook that links were made with; and back.
std::string bundle_assets(std::string_view system, std::span<const EmbeddedAsset> assets);
Result<Rulebook> load_bundle(std::string_view bundle);

Result<Deck> read_deck(const Rulebook& book, std::string_view json, std::string_view file_name);

} // namespace twoseat
