// Reading what is worth watching.
#include "shell/table/layout_reader.h"

namespace twoseat {
namespace {

constexpr Named events[] = {{"moved", ""}, {"turned up", ""}, {"said", ""}, {"ended", ""}};
constexpr EventKind kinds[] = {EventKind::Moved, EventKind::TurnedUp, EventKind::Said, EventKind::Ended};
constexpr Named spectacles[] = {{"arrival", ""},   {"stride", ""}, {"persona", ""},
                                {"awakening", ""}, // as Spectacle
                                {"hit", ""},       {"kill", ""},   {"fall", ""}};

// How a match ends has reasons of its own.
HighlightLooks read_highlight(LayoutReader& reader, const Json& json) {
  const Family& family = reader.family;
  HighlightLooks out;
  out.event = kinds[reader.number(events, reader.word(json, "event"), "event")];
  const bool ends = out.event == EventKind::Ended;
  for (const Json& cause : reader.list(json, "causes"))
    if (cause.is_string())
      out.causes.push_back(
          static_cast<std::uint16_t>(reader.number(ends ? family.outcome_reasons : family.causes,
                                                   cause.get<std::string>(), ends ? "reason" : "cause")));
  out.number = reader.named(json, "number", family.attributes, "attribute");
  out.least = reader.whole(json, "least");
  out.look = static_cast<Spectacle>(reader.number(spectacles, reader.word(json, "look"), "look"));
  return out;
}

} // namespace

std::string_view name_of(Spectacle look) {
  return spectacles[static_cast<std::size_t>(look)].id;
}

std::vector<HighlightLooks> read_highlights(LayoutReader& reader, const Json& json) {
  std::vector<HighlightLooks> out;
  for (const Json& item : reader.list(json, "highlights"))
    out.push_back(read_highlight(reader, item));
  return out;
}

} // namespace twoseat
