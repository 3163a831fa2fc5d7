// English sentences, made from a family's own names of things and its layout's phrases.
#include "shell/words.h"
#include "shell/seen.h"

namespace twoseat::words {
namespace {

std::string name_of(std::span<const Named> names, std::size_t i) {
  return i < names.size() ? names[i].name : "";
}

std::string card_name(const Rulebook& book, const SeatView& view, CardId id) {
  const CardView* card = find_card(view, id);
  if (card == nullptr) return "a card";
  return card->def ? book.print(card->def).name : std::string("a hidden card");
}

} // namespace

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string departs(std::uint32_t at, std::uint32_t length) {
  return "The rules or cards have changed since this match was played: it departs at answer " +
         std::to_string(at + 1) + " of " + std::to_string(length) + ". You see it up to there.";
}

std::string name_field(std::size_t seat, const std::string& name) {
  return std::string(seat == 0 ? "Name of the first seat: " : "Name of the second seat: ") + name;
}
std::string pass_device(const std::string& name) {
  return "Pass the device to " + name;
}
std::string i_am(const std::string& name) {
  return "I am " + name;
}
std::string waits_for(const std::string& name) {
  return name + " decides here";
}

std::string take_back_title(const std::string& asker, const std::string& other) {
  return (asker.empty() ? "Somebody" : asker) + " wants to take a move back. " + other +
         ", is that all right? Since then:";
}

std::string result(const Rulebook& book, const SeatView& view, const Names& names) {
  const std::string why = name_of(book.family->outcome_reasons, view.outcome_reason);
  switch (view.outcome) {
  case Outcome::Ongoing: return "";
  case Outcome::Draw: return "A draw: " + why + ".";
  case Outcome::WonByA: return names[0] + " wins. " + names[1] + ": " + why + ".";
  case Outcome::WonByB: return names[1] + " wins. " + names[0] + ": " + why + ".";
  }
  return "";
}

std::string turn_of(std::uint32_t turn, Seat player, const Names& names) {
  if (turn == 0 || player == Seat::None) return "Set-up";
  return "Turn " + std::to_string(turn) + ", " + names[index(player)];
}

WhereText where(const Rulebook& book, const SeatView& view, const Names& names) {
  WhereText out{turn_of(view.turn, view.turn_player, names), "", {}};
  std::string previous;
  // The frames from the outside in: the phase, what runs in it, the step of it. The turn itself is said already.
  for (std::size_t i = view.where.size() > 1 ? 1 : 0; i < view.where.size(); ++i) {
    const Where& at = view.where[i];
    if (at.procedure >= book.family->procedures.size()) continue;
    const Procedure& procedure = book.family->procedures[at.procedure];
    if (previous != procedure.name)
      out.steps += (out.steps.empty() ? "" : ", ") + std::string(procedure.name);
    previous = procedure.name;
    if (i + 1 == view.where.size() && at.step < procedure.steps.size()) {
      const Step& step = procedure.steps[at.step];
      out.rule = step.rule;
      if (previous != step.name) out.steps += ", " + std::string(step.name);
    }
  }
  return out;
}

std::string question(const Rulebook& book, const SeatView& view) {
  return name_of(book.family->questions, view.question);
}

std::string place_name(const Rulebook& book, const SeatView& view, PlaceId place) {
  return place ? name_of(book.family->place_kinds, view[place].kind) : "";
}

std::string choose_in(const std::string& place) {
  return "Look in the " + place;
}

std::string thousands(std::int32_t value) {
  std::string digits = std::to_string(value);
  for (int at = static_cast<int>(digits.size()) - 3; at > (value < 0 ? 1 : 0); at -= 3)
    digits.insert(static_cast<std::size_t>(at), ",");
  return digits;
}

namespace {

// Where both seats' cells have the same names, those of the second seat carry a sign, as in the log.
std::string cell_name(const Ruleset& rules, const SeatView& view, PlaceId place) {
  std::string name = place_name(rules.book, view, place);
  if (place && view[place].seat == Seat::B)
    for (const ZonePlace& zone : rules.layout.wide.zones)
      if (zone.kind == view[place].kind && zone.show == Show::Cell) return name + '"';
  return name;
}

// A name in a phrase; empty where the move has none.
std::string filling(const Ruleset& rules, const SeatView& view, const Move& move, std::string_view name) {
  const Rulebook& book = rules.book;
  if (name == "verb") return name_of(book.family->verbs, move.verb);
  if (name == "card") return move.card ? card_name(book, view, move.card) : "";
  if (name == "target") return move.target ? card_name(book, view, move.target) : "";
  if (name == "place") return cell_name(rules, view, move.place);
  if (name == "Place") return capital(cell_name(rules, view, move.place));
  if (name == "named") return book.has(DefId{move.number}) ? book.print(DefId{move.number}).name : "";
  if (name == "number") return std::to_string(move.number);
  if (name != "side" || !move.place) return "";
  for (const ZonePlace& zone : rules.layout.wide.zones)
    if (zone.kind == view[move.place].kind) return zone.at.x < 0 ? "left" : "right";
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

} // namespace

std::string option(const Ruleset& rules, const SeatView& view, const Move& move) {
  const Saying& phrase = phrase_of(rules, move.verb);
  if (!phrase.say.empty()) return filled(rules, view, move, phrase.say);
  return filled(rules, view, move, move.card ? "{verb} {card}[ on {target}]" : "{verb}[ {target}]");
}

std::string option_short(const Ruleset& rules, const SeatView& view, const Move& move) {
  const Saying& phrase = phrase_of(rules, move.verb);
  return filled(rules, view, move, phrase.brief.empty() ? "{verb}" : phrase.brief);
}

std::string why_not_title(const Rulebook& book, const SeatView& view, CardId card) {
  return card_name(book, view, card) + ": why not?";
}
std::string may_do(const Rulebook& book, std::uint8_t verb) {
  return name_of(book.family->verbs, verb) + ": possible now.";
}
std::string cannot_do(const Rulebook& book, std::uint8_t verb, const std::string& why) {
  return name_of(book.family->verbs, verb) + ": " + why;
}

std::string more_wait(std::size_t count) {
  return std::to_string(count) + " more wait";
}

std::string waiting(const Ruleset& rules, const SeatView& view, const EntryView& entry) {
  const auto& phrases = rules.layout.looks.waiting;
  if (entry.kind >= phrases.size()) return "";
  return filled(rules, view, {0, entry.place, entry.source, entry.target, entry.ability},
                phrases[entry.kind]);
}

std::string done(const Ruleset& rules, const Choice& choice, std::size_t picked, std::int32_t sum) {
  const std::string verb = name_of(rules.book.family->verbs, choice.verb);
  const Saying& phrase = phrase_of(rules, choice.verb);
  if (picked == 0) return phrase.nothing.empty() ? verb + " nothing" : phrase.nothing;
  return verb + " " + std::to_string(picked) + (sum > 0 ? " (" + thousands(sum) + ")" : "");
}

} // namespace twoseat::words
