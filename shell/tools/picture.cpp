// Reads a link as the table does, and tells what lies where; page_tools.h's program is not needed for it.
#include "shell/tools/picture.h"
#include "shell/lessons/teaching.h"
#include "shell/match/data_store.h"
#include "shell/words/link_names.h"
#include "shell/words/words.h"

namespace twoseat {

Json layout_of(std::string_view system) {
  for (const EmbeddedAsset& asset : data_here().assets())
    if (asset.path == "layouts/" + std::string(system) + ".json")
      return Json::parse(asset.text, nullptr, false);
  return Json::value_t::discarded;
}

namespace {

// The places as JSON, and the system in whose rulebook they were read.
struct Places {
  std::string system, json;
};

Result<Places> places_of_demo(std::string_view text) {
  const std::string system = demos::heading_of(text).system;
  const Result<Rulebook> book = load_rulebook(system, data_here().assets());
  if (!book) return book.faults;
  demos::Means means = demo_means(*book);
  means.draft = true; // a lesson need not cite rules
  const Result<demos::Lesson> lesson = fetched<&teaching::read_lesson>(means, text, "");
  if (!lesson) return lesson.faults;
  return Places{system, fetched<&teaching::write_places>(Table{*lesson->book, lesson->given}, true)};
}

Result<Places> places_of_link(std::string_view text) {
  const std::optional<NamedLink> named = split_names(text);
  if (!named) return Fault{"", "", words::names_broken};
  const Result<LinkHead> head = read_head(named->link);
  if (!head) return head.faults;
  const Result<Rulebook> book = load_rulebook(head->system, data_here().assets());
  if (!book) return book.faults;
  const bool open = named->open_hands.value_or(true);
  if (head->kind == LinkKind::Seat) {
    const Result<SeatView> seen = decode_seat_link(*book, named->link);
    return seen ? Result(Places{head->system, fetched<&teaching::write_seen>(*book, *seen)}) : seen.faults;
  }
  if (head->kind == LinkKind::Position) {
    const Result<Match> match = decode_position_link(*book, named->link);
    return match ? Result(Places{head->system, fetched<&teaching::write_places>(Table{*book, *match}, open)})
                 : match.faults;
  }
  const Result<ReplayedMatch> replayed = decode_match_link(*book, named->link);
  return replayed ? Result(Places{head->system,
                                  fetched<&teaching::write_places>(Table{*book, replayed->match}, open)})
                  : replayed.faults;
}

} // namespace

std::string system_of_picture(std::string_view text) {
  return text.starts_with('{') ? demos::heading_of(text).system : system_of_link(text);
}

Json picture_words(const Json& layout, const Json& places, const Phrasebook& say) {
  Json words = Json::object();
  const auto add = [&](const std::string& name) { words[name] = say(name); };
  for (const Json& zone : layout["forms"]["wide"]["zones"])
    add(word_of(zone, "name"));
  for (const Json& place : places)
    add(word_of(place, "name"));
  for (const char* how : {"face down", "at rest"})
    add(how);
  return words;
}

std::string fault_json(const Faults& faults, const Phrasebook& say) {
  std::string sentence;
  for (const Fault& fault : faults)
    sentence += (sentence.empty() ? "" : " ") + fault.told(say);
  return dump({{"fault", sentence}});
}

std::string picture_json(std::string_view text, Language language) {
  const Result<Tongue> tongue = read_tongue(language, data_here().assets());
  if (!tongue) return fault_json(tongue.faults, {});
  const Result<Places> shown = text.starts_with('{') ? places_of_demo(text) : places_of_link(text);
  if (!shown) return fault_json(shown.faults, tongue->table);
  Json layout = layout_of(shown->system);
  if (layout.is_discarded()) return fault_json({{"", "", words::no_data}}, tongue->table);
  Json places = Json::parse(shown->json);
  Json words = picture_words(layout, places, tongue->of(shown->system));
  return dump({{"system", shown->system},
               {"layout", std::move(layout)},
               {"places", std::move(places)},
               {"words", std::move(words)}});
}

} // namespace twoseat
