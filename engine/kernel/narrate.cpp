// What every family tells alike: that this table counts no further, and that a limit of it ended the match.
#include "engine/kernel/narrate.h"
#include "engine/kernel/limits.h"

namespace twoseat {

std::string narrate(const Rulebook& book, const Event& event, Viewer viewer, const PlayerNames& names,
                    const Phrasebook& phrases) {
  if (event.kind == EventKind::Capped) {
    if (!includes(event.known_to, viewer)) return "";
    return filled(phrases(counted_no_further),
                  [&](std::string_view) { return std::to_string(event.amount); });
  }
  if (event.kind == EventKind::Ended && event.attribute != 0)
    return std::string(phrases(text_of(static_cast<Flaw>(event.attribute))));
  return book.family->narrate(book, event, viewer, names, phrases);
}

} // namespace twoseat
