// Journals in and out of JSON, and played again.
#include "engine/cli/journal_json.h"
#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace twoseat::cli {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

struct Reader {
  const Rulebook& book;
  const std::string& file;
  Faults faults;

  void fail(const std::string& where, std::string sentence) {
    faults.push_back({file + ", " + where, "", std::move(sentence)});
  }

  Deck deck(const json& from, const std::string& where) {
    if (from.is_string()) {
      const Deck* found = book.find_deck(from.get<std::string>());
      if (found != nullptr) return *found;
      fail(where, "There is no deck \"" + from.get<std::string>() + "\".");
      return {};
    }
    if (!from.is_object()) {
      fail(where, "It must be a deck's id or a deck.");
      return {};
    }
    json with_system = from;
    with_system["system"] = book.family->id;
    Result<Deck> read = read_deck(book, with_system.dump(), file + ", " + where);
    faults.insert(faults.end(), read.faults.begin(), read.faults.end());
    return read ? *read : Deck{};
  }

  static bool is_index(const json& from) {
    return from.is_number_unsigned() &&
           from.get<std::uint64_t>() <= std::numeric_limits<std::uint16_t>::max();
  }

  Answer answer(const json& from, const std::string& where) {
    Answer result;
    const bool sound = from.is_object() && from.contains("choice") && is_index(from["choice"]) &&
                       from.contains("picks") && from["picks"].is_array();
    if (!sound) {
      fail(where, "It must have a \"choice\" and a list \"picks\".");
      return result;
    }
    result.choice = from["choice"].get<std::uint16_t>();
    for (const json& pick : from["picks"])
      if (!is_index(pick) || !result.picks.push(pick.get<std::uint16_t>())) {
        fail(where, "The picks must be at most 64 whole numbers.");
        break;
      }
    return result;
  }
};

// {"gold": 30}: what the match began with otherwise than usual.
void read_options(Reader& reader, const json& from, Setup& setup) {
  if (!from.is_object()) return reader.fail("options", "They must be an object of numbers.");
  const auto known = reader.book.family->options;
  for (const auto& [key, value] : from.items()) {
    const std::string& id = key; // Clang 14 captures no structured bindings
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const OptionInfo& one) { return one.id == id; });
    if (found == known.end())
      reader.fail("options, " + id, "This game has no such option.");
    else if (!value.is_number_unsigned() ||
             value.get<std::uint64_t>() > static_cast<std::uint64_t>(found->most))
      reader.fail("options, " + id, "It must be from 0 to " + std::to_string(found->most) + ".");
    else
      setup.options[static_cast<std::size_t>(found - known.begin())] = value.get<std::int16_t>();
  }
}

ordered_json write_options(const Rulebook& book, const Setup& setup) {
  ordered_json options = ordered_json::object();
  for (std::size_t i = 0; i < book.family->options.size(); ++i)
    if (setup.options[i] != Setup::usual) options[book.family->options[i].id] = setup.options[i];
  return options;
}

ordered_json write_deck(const Rulebook& book, const Deck& deck) {
  if (!deck.id.empty()) return deck.id;
  ordered_json result;
  for (std::size_t i = 0; i < book.family->deck_parts.size(); ++i) {
    ordered_json part = ordered_json::array();
    for (const DefId def : deck.parts[i])
      part.push_back(book.print(def).id);
    result[book.family->deck_parts[i].id] = part;
  }
  return result;
}

} // namespace

Result<Journal> read_journal(const Rulebook& book, const std::string& text, const std::string& file) {
  Reader reader{book, file, {}};
  const json root = json_from_outside<json>(text);
  if (root.is_discarded() || !root.is_object()) {
    reader.fail("file", "It must be a JSON object.");
    return reader.faults;
  }
  Journal journal;
  journal.setup.edition = root.contains("edition") && root["edition"].is_string()
                              ? root["edition"].get<std::string>()
                              : book.family->editions[0].id;
  if (root.contains("seed") && root["seed"].is_number_unsigned())
    journal.setup.seed = root["seed"].get<std::uint64_t>();
  else
    reader.fail("seed", "It must be a whole number.");
  const json decks = root.value("decks", json::array());
  if (decks.is_array() && decks.size() == 2)
    for (std::size_t i = 0; i < 2; ++i)
      journal.setup.decks[i] = reader.deck(decks[i], "decks, " + std::to_string(i));
  else
    reader.fail("decks", "It must be a list of two decks.");
  if (root.contains("options")) read_options(reader, root["options"], journal.setup);
  const json answers = root.value("answers", json::array());
  if (!answers.is_array()) reader.fail("answers", "It must be a list.");
  if (answers.is_array())
    for (std::size_t i = 0; i < answers.size(); ++i)
      journal.answers.push_back(reader.answer(answers[i], "answers, " + std::to_string(i)));
  if (root.contains("conceded") && root["conceded"] == "A") journal.conceded = Seat::A;
  if (root.contains("conceded") && root["conceded"] == "B") journal.conceded = Seat::B;
  if (!reader.faults.empty()) return reader.faults;
  return journal;
}

ordered_json write_journal(const Rulebook& book, const Journal& journal) {
  ordered_json answers = ordered_json::array();
  for (const Answer& answer : journal.answers) {
    ordered_json picks = ordered_json::array();
    for (const std::uint16_t pick : answer.picks)
      picks.push_back(pick);
    answers.push_back({{"choice", answer.choice}, {"picks", picks}});
  }
  ordered_json written = {
      {"system", book.family->id},
      {"edition", journal.setup.edition},
      {"decks", {write_deck(book, journal.setup.decks[0]), write_deck(book, journal.setup.decks[1])}},
      {"seed", journal.setup.seed},
      {"answers", answers},
      {"conceded", journal.conceded == Seat::None ? ordered_json(nullptr)
                                                  : ordered_json(journal.conceded == Seat::A ? "A" : "B")}};
  if (const ordered_json options = write_options(book, journal.setup); !options.empty())
    written["options"] = options;
  return written;
}

Result<Match> replay(const Rulebook& book, const Journal& journal) {
  Result<Match> match = start(book, journal.setup);
  if (!match) return match;
  for (std::size_t i = 0; i < journal.answers.size(); ++i) {
    const Refusal refusal = apply(book, *match, journal.answers[i]);
    if (refusal)
      return Fault{"answers, " + std::to_string(i), citation(journal.setup.edition, refusal.rule),
                   refusal.sentence};
  }
  if (journal.conceded != Seat::None) concede(book, *match, journal.conceded);
  return match;
}

} // namespace twoseat::cli
