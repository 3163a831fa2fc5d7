// From asset files to a rulebook: cards and decks of one system.
#pragma once
#include "engine/embedded_assets.h"
#include "engine/kernel/fault.h"
#include "engine/kernel/rulebook.h"

namespace twoseat {

Result<Rulebook> load_rulebook(std::string_view system, std::span<const EmbeddedAsset> assets);
// One system's assets as a single file, so that a site can keep every rulebook that links were made with; and back.
std::string bundle_assets(std::string_view system, std::span<const EmbeddedAsset> assets);
Result<Rulebook> load_bundle(std::string_view bundle);

Result<Deck> read_deck(const Rulebook& book, std::string_view json, std::string_view file_name);

} // namespace twoseat
