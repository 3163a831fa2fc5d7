// What a link shows, for a picture of it: without a table, before there is one.
#pragma once
#include "engine/twoseat.h"
#include "shell/tools/page_tools.h"

namespace twoseat {

// Of a link, or of a rule demo's text: {"system", "layout": its file in assets/layouts, "places", "words": what the
// layout's and the places' names are called in this language}, or {"fault": the sentence that says why there is nothing to
// see}. Both hands lie open, unless the link says otherwise. Shape: web/twoseat.d.ts.
std::string picture_json(std::string_view text, Language language);

Json layout_of(std::string_view system); // discarded: it is damaged
// What is written onto such a picture, in the language of the phrasebook.
Json picture_words(const Json& layout, const Json& places, const Phrasebook& say);
std::string fault_json(const Faults& faults, const Phrasebook& say); // all of them in one sentence

// What it is of; empty: of none that there is.
std::string system_of_picture(std::string_view text);

} // namespace twoseat
