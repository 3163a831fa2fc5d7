// Sentences of the table, made from a family's own names of things and its layout's phrases, in the tongue of the rules.
#include "shell/words/words.h"
#include "shell/match/seen.h"
#include "shell/words/apart.h"
#include "shell/words/labels.h"

namespace twoseat::words {
namespace {

std::string in_words(const Ruleset& rules, std::string_view english) {
  return std::string(rules.say()(english));
}

std::string name_of(const Ruleset& rules, std::span<const Named> names, std::size_t i) {
  return i < names.size() ? in_words(rules, names[i].name) : "";
}

std::string card_name(const Ruleset& rules, const SeatView& view, CardId id) {
  const CardView* card = find_card(view, id);
  if (card == nullptr) return in_words(rules, a_card);
  return card->def ? rules.book.print(card->def).name : in_words(rules, hidden_card);
}

} // namespace

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string departs(const Phrasebook& say, std::uint32_t at, std::uint32_t length) {
  return filled(say(departed),
                [&](std::string_view place) { return std::to_string(place == "at" ? at + 1 : length); });
}

std::string about_player(const Phrasebook& say, std::string_view sentence, const std::string& name) {
  return filled(say(sentence), [&](std::string_view) { return name; });
}

std::string about_number(const Phrasebook& say, std::string_view sentence, std::size_t n) {
  return filled(say(sentence), [&](std::string_view) { return std::to_string(n); });
}

std::string about_line(const Phrasebook& say, std::string_view sentence, const std::string& line) {
  return filled(say(sentence), [&](std::string_view) { return line; });
}

std::string asked_by(const Phrasebook& say, std::string_view sentence, const std::string& asker,
                     const std::string& other) {
  return filled(say(sentence), [&](std::string_view place) { return place == "asker" ? asker : other; });
}

std::string result(const Ruleset& rules, const SeatView& view, const Names& names) {
  if (view.outcome == Outcome::Ongoing) return "";
  if (view.flaw != 0) return std::string(rules.say()(text_of(static_cast<Flaw>(view.flaw))));
  const std::size_t winner = view.outcome == Outcome::WonByA ? 0 : 1;
  const char* sentence = view.outcome == Outcome::Draw ? result_draw : result_won;
  return filled(rules.say()(sentence), [&](std::string_view place) {
    if (place == "why") return name_of(rules, rules.family->outcome_reasons, view.outcome_reason);
    return names[place == "winner" ? winner : 1 - winner];
  });
}

std::string reason_of_end(const Ruleset& rules, const SeatView& view, const Names& names) {
  const std::string why = name_of(rules, rules.family->outcome_reasons, view.outcome_reason);
  if (view.outcome == Outcome::Draw) return capital(why) + ".";
  const std::size_t loser = view.outcome == Outcome::WonByA ? 1 : 0;
  return filled(rules.say()(loser_why),
                [&](std::string_view place) { return place == "why" ? why : names[loser]; });
}

std::string turn_of(const Phrasebook& say, std::uint32_t turn, Seat player, const Names& names) {
  if (turn == 0 || player == Seat::None) return std::string(say(set_up));
  return filled(say(turn_number), [&](std::string_view place) {
    return place == "n" ? std::to_string(turn) : names[index(player)];
  });
}

WhereText where(const Ruleset& rules, const SeatView& view, const Names& names) {
  WhereText out{turn_of(rules.say(), view.turn, view.turn_player, names), "", {}};
  // The turn itself is said already: of what runs in it the outermost, a phase, and the innermost, where we are in it.
  std::string_view outermost, innermost;
  for (std::size_t i = view.where.size() > 1 ? 1 : 0; i < view.where.size(); ++i) {
    const Where& at = view.where[i];
    if (at.procedure >= rules.family->procedures.size()) continue;
    const Procedure& procedure = rules.family->procedures[at.procedure];
    if (outermost.empty()) outermost = procedure.name;
    innermost = procedure.name;
    if (i + 1 == view.where.size() && at.step < procedure.steps.size()) {
      const Step& step = procedure.steps[at.step];
      out.rule = step.rule;
      if (step.ask != nullptr) innermost = step.name; // others are the engine's own
    }
  }
  out.steps = in_words(rules, innermost);
  if (!innermost.starts_with(outermost)) out.steps = in_words(rules, outermost) + ", " + out.steps;
  return out;
}

std::string question(const Ruleset& rules, const SeatView& view) {
  return name_of(rules, rules.family->questions, view.question);
}

std::string several_asked(const Ruleset& rules, std::uint8_t verb, std::size_t least, std::size_t most) {
  const char* const phrase = least == most ? so_many : least == 0 ? up_to_so_many : so_many_or_more;
  return filled(rules.say()(phrase), [&](std::string_view place) {
    if (place == "verb") return name_of(rules, rules.family->verbs, verb);
    return std::to_string(place == "least" ? least : most);
  });
}

std::string progress_of(const Phrasebook& say, std::size_t n, std::size_t of) {
  return filled(say(progress),
                [&](std::string_view place) { return std::to_string(place == "of" ? of : n); });
}

std::string place_name(const Ruleset& rules, const SeatView& view, PlaceId place) {
  return place ? name_of(rules, rules.family->place_kinds, view[place].kind) : "";
}

std::string choose_in(const Ruleset& rules, const std::string& place) {
  return filled(rules.say()(look_in), [&](std::string_view) { return place; });
}

// Of "Cardfight!! Vanguard, Malay edition": the game is known where this is said.
std::string edition_name(const Ruleset& rules, const EditionInfo& which) {
  const std::string_view name = which.name;
  const std::size_t comma = name.find(", ");
  return std::string(rules.say()(comma == std::string_view::npos ? name : name.substr(comma + 2)));
}

std::string deck_format(const Ruleset& rules, const Deck& deck) {
  return capital(std::string(rules.say()(deck.format)));
}

std::string deck_kind(const Ruleset& rules, const Deck& deck) {
  const bool several = std::any_of(rules.book.decks.begin(), rules.book.decks.end(),
                                   [&](const Deck& one) { return one.edition != deck.edition; });
  if (!deck.format.empty() || !several) return deck_format(rules, deck);
  for (const EditionInfo& each : rules.family->editions)
    if (deck.edition == each.id) return edition_name(rules, each);
  return "";
}

std::string card_line(const Ruleset& rules, const std::string& line) {
  constexpr std::string_view between = " \u00B7 ";
  std::string out;
  for (std::string_view rest = line; !rest.empty();) {
    const std::size_t end = std::min(rest.find(between), rest.size());
    out += (out.empty() ? "" : std::string(between)) + in_words(rules, rest.substr(0, end));
    rest.remove_prefix(std::min(end + between.size(), rest.size()));
  }
  return out;
}

std::string thousands(const Phrasebook& say, std::int32_t value) {
  if (script::is_infinite(value) && value != script::infinite)
    return "∞" + std::string(value > script::infinite ? " + " : " - ") +
           thousands(say, std::abs(value - script::infinite));
  if (script::is_infinite(value)) return "∞";
  std::string digits = std::to_string(value);
  const std::string_view mark = say(",");
  for (int at = static_cast<int>(digits.size()) - 3; at > (value < 0 ? 1 : 0); at -= 3)
    digits.insert(static_cast<std::size_t>(at), mark);
  return digits;
}

// Where both seats' cells have the same names, those across from whoever looks, or decides, are told to be theirs.
std::string cell_name(const Ruleset& rules, const SeatView& view, PlaceId place) {
  std::string name = place_name(rules, view, place);
  const bool looks = view.viewer == viewer_of(Seat::A) || view.viewer == viewer_of(Seat::B);
  const Viewer own = looks ? view.viewer : viewer_of(view.asked == Seat::B ? Seat::B : Seat::A);
  if (!place || view[place].seat == Seat::None || viewer_of(view[place].seat) == own) return name;
  for (const ZonePlace& zone : rules.layout.wide.zones)
    if (zone.kind == view[place].kind && zone.show == Show::Cell)
      return twoseat::filled(rules.say()(their_cell), [&](std::string_view) { return name; });
  return name;
}

namespace {

// A name in a phrase; empty where the move has none.
std::string filling(const Ruleset& rules, const SeatView& view, const Move& move, std::string_view name) {
  const Rulebook& book = rules.book;
  if (name == "verb") return name_of(rules, book.family->verbs, move.verb);
  if (name == "card") return move.card ? card_name(rules, view, move.card) : "";
  if (name == "target") return move.target ? card_name(rules, view, move.target) : "";
  if (name == "place") return cell_name(rules, view, move.place);
  if (name == "Place") return capital(cell_name(rules, view, move.place));
  if (name == "named") return book.has(DefId{move.number}) ? book.print(DefId{move.number}).name : "";
  if (name == "some") return move.number == 0 ? "" : std::to_string(move.number);
  if (name == "number") return std::to_string(move.number);
  if (name != "side" || !move.place) return "";
  for (const ZonePlace& zone : rules.layout.wide.zones)
    if (zone.kind == view[move.place].kind) return in_words(rules, zone.at.x < 0 ? left : right);
  return "";
}

std::string filled(const Ruleset& rules, const SeatView& view, const Move& move, std::string_view phrase) {
  std::string out, part;
  bool optional = false, whole = true; // in brackets; nothing in them is missing so far
  for (std::size_t at = 0; at < phrase.size(); ++at) {
    const char c = phrase[at];
    std::string& to = optional ? part : out;
    if (c == '[') {
      optional = whole = true;
      part.clear();
    } else if (c == ']') {
      if (whole) out += part;
      optional = false;
    } else if (c == '{') {
      const std::size_t end = std::min(phrase.find('}', at), phrase.size());
      const std::string name = filling(rules, view, move, phrase.substr(at + 1, end - at - 1));
      whole = whole && !name.empty();
      to += name;
      at = end;
    } else {
      to += c;
    }
  }
  return out;
}

const Saying& phrase_of(const Ruleset& rules, std::uint8_t verb) {
  static const Saying usual;
  const auto& phrases = rules.layout.looks.phrases;
  return verb < phrases.size() ? phrases[verb] : usual;
}

bool says_otherwise(const Saying& phrase, const Move& move) {
  return move.number != 0 && !phrase.numbered.empty();
}

std::string_view phrase_for(const Ruleset& rules, const Move& move) {
  const Saying& phrase = phrase_of(rules, move.verb);
  if (says_otherwise(phrase, move)) return phrase.numbered;
  return !phrase.say.empty() ? phrase.say : rules.say()(move.card ? with_card : without_card);
}

// Where the cards of a move lie that are named in it and are not alone in their name; what it says anyhow is not said twice.
std::string apart(const Ruleset& rules, const SeatView& view, const Move& move, std::string_view phrase) {
  std::string out;
  for (const auto& [id, named] : {std::pair{move.card, "{card}"}, {move.target, "{target}"}})
    if (phrase.find(named) != std::string_view::npos)
      if (const PlaceId at = apart_at(rules, view, id); at && at != move.place)
        out += (out.empty() ? "" : ", ") + cell_name(rules, view, at);
  return in_brackets(out);
}

} // namespace

std::string option(const Ruleset& rules, const SeatView& view, const Move& move) {
  return filled(rules, view, move, phrase_for(rules, move));
}

std::string moves(const Ruleset& rules, const SeatView& view, std::uint8_t verb,
                  std::span<const Move> picks) {
  if (picks.empty()) {
    Choice declined;
    declined.verb = verb;
    return done(rules, declined, 0, 0);
  }
  std::string out;
  for (const Move& move : picks)
    out += (out.empty() ? "" : ", ") + option(rules, view, move) +
           apart(rules, view, move, phrase_for(rules, move));
  return out;
}

std::string option_short(const Ruleset& rules, const SeatView& view, const Move& move) {
  const Saying& phrase = phrase_of(rules, move.verb);
  const std::string_view brief = says_otherwise(phrase, move) ? std::string_view(phrase.numbered)
                                 : phrase.brief.empty()       ? "{verb}"
                                                              : std::string_view(phrase.brief);
  return filled(rules, view, move, brief) + apart(rules, view, move, brief);
}

std::string why_not_title(const Ruleset& rules, const SeatView& view, CardId card) {
  return twoseat::filled(rules.say()(why_not_of),
                         [&](std::string_view) { return card_name(rules, view, card); });
}
std::string why_not_title(const Ruleset& rules, const SeatView& view, PlaceId place) {
  return twoseat::filled(rules.say()(why_not_of),
                         [&](std::string_view) { return capital(place_name(rules, view, place)); });
}
std::string verb(const Ruleset& rules, std::uint8_t which) {
  return name_of(rules, rules.family->verbs, which);
}
static std::string attempt_name(const Ruleset& rules, std::uint8_t verb, std::size_t number) {
  return twoseat::words::verb(rules, verb) + (number > 0 ? " (" + std::to_string(number) + ")" : "");
}
std::string may_do(const Ruleset& rules, std::uint8_t verb, std::size_t number) {
  return twoseat::filled(rules.say()(possible),
                         [&](std::string_view) { return attempt_name(rules, verb, number); });
}
std::string cannot_do(const Ruleset& rules, std::uint8_t verb, std::size_t number, const std::string& why) {
  return attempt_name(rules, verb, number) + ": " + why;
}
std::string not_in_force(const Ruleset& rules, const std::string& why) {
  return twoseat::filled(rules.say()(idle), [&](std::string_view) { return why; });
}

std::string what_became(const Ruleset& rules, const char* phrase, std::uint16_t ability,
                        const std::string& why) {
  return twoseat::filled(rules.say()(phrase), [&](std::string_view place) {
    return place == "when" ? unlabelled(occasion_text(rules.book, ability, rules.say().language)) : why;
  });
}

std::string waiting(const Ruleset& rules, const SeatView& view, const EntryView& entry) {
  const auto& phrases = rules.layout.looks.waiting;
  if (entry.kind >= phrases.size()) return "";
  return filled(rules, view, {0, entry.place, entry.source, entry.target, entry.ability},
                phrases[entry.kind]);
}

std::string done(const Ruleset& rules, const Choice& choice, std::size_t picked, std::int32_t sum) {
  const Saying& phrase = phrase_of(rules, choice.verb);
  if (picked == 0 && !phrase.nothing.empty()) return phrase.nothing;
  const std::string out =
      twoseat::filled(rules.say()(picked == 0 ? nothing : so_many), [&](std::string_view place) {
        return place == "n" ? std::to_string(picked) : name_of(rules, rules.book.family->verbs, choice.verb);
      });
  return out + (sum > 0 ? " (" + thousands(rules.say(), sum) + ")" : "");
}

} // namespace twoseat::words
