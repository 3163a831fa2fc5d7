// What is told of a link or a demo beside its picture, for whoever sends it: without a table, as the picture is made. Its namespace
// is a part of the program of its own, which no table needs (scripts/split-program.mjs).
#pragma once
#include "engine/twoseat.h"

namespace twoseat::sending {

// Of a link, or of a rule demo's text, to whom it is sent: what lies where, who plays, whose turn it is, what is asked; see Sent in
// web/twoseat.d.ts, or {"fault": a sentence}. Hands lie as the link says, those of a match covered where it says nothing; against
// the computer the other seat's is seen. What a puzzle leaves open is not told.
std::string sent_json(std::string_view text, Language language);

} // namespace twoseat::sending
