// Two editions side by side, for the page that shows where they part: without a table, as a picture is made. Its namespace is a
// part of the program of its own, which no table needs (scripts/split-program.mjs).
#pragma once
#include "engine/twoseat.h"

namespace twoseat::comparing {

// Of a link, or of a rule demo's text and its id, under two editions ("vge,vgi"; empty: the first and its own). tables: what editions say differently, as JSON
// {"vgi": a text as assets/editions has them}. {"fault": a sentence} where nothing can be compared; else see Comparison in
// web/twoseat.d.ts. Hands lie as the link has them at the table: those of a match are covered, those of a position open, the
// computer's are its own; who is asked alone knows the answers.
// from: so many answers of a link are given first under the edition it was played under.
std::string comparison_json(std::string_view text, std::string_view demo, std::string_view editions,
                            std::size_t from, std::string_view tables, Language language);

} // namespace twoseat::comparing
