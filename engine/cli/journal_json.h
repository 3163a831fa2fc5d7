// A journal as JSON: what `twoseat link encode` reads and `twoseat link decode --json` writes.
//
//   {"system": "vanguard", "edition": "vge", "decks": ["all-lamps-lit", {"main": {...}, "ride": [...]}], "seed": 7,
//    "answers": [{"choice": 0, "picks": [2]}, ...], "conceded": null}
#pragma once
#include "engine/twoseat.h"
#include <nlohmann/json_fwd.hpp>

namespace twoseat::cli {

Result<Journal> read_journal(const Rulebook& book, const std::string& text, const std::string& file);
nlohmann::ordered_json write_journal(const Rulebook& book, const Journal& journal);

// The match after the journal's last answer; a fault names the answer that was refused and its rule.
Result<Match> replay(const Rulebook& book, const Journal& journal);

} // namespace twoseat::cli
