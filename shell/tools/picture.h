// What a link shows, for a picture of it: without a table, before there is one.
#pragma once
#include "engine/twoseat.h"

namespace twoseat {

// Of a link, or of a rule demo's text: {"system", "layout": its file in assets/layouts, "places", "words": what the
// layout's and the places' names are called in this language}, or {"fault": the sentence that says why there is nothing to
// see}. Both hands lie open, unless the link says otherwise. Shape: web/twoseat.d.ts.
std::string picture_json(std::string_view text, Language language);

// What it is of; empty: of none that there is.
std::string system_of_picture(std::string_view text);

} // namespace twoseat
