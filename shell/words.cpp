// English sentences, made from a family's own names of things.
#include "shell/words.h"
#include "shell/seen.h"
#include <cstring>

namespace twoseat::words {
namespace {

std::string name_of(std::span<const Named> names, std::size_t i) {
  return i < names.size() ? names[i].name : "";
}
bool is(std::span<const Named> names, std::size_t i, const char* id) {
  return i < names.size() && std::strcmp(names[i].id, id) == 0;
}

std::string card_name(const Rulebook& book, const SeatView& view, CardId id) {
  const CardView* card = find_card(view, id);
  return card != nullptr && card->def ? book.print(card->def).name : std::string("a card");
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

std::string option(const Rulebook& book, const SeatView& view, const Move& move) {
  const Family& family = *book.family;
  std::string out = name_of(family.verbs, move.verb);
  const auto verb = [&](const char* id) { return is(family.verbs, move.verb, id); };
  if (verb("exchange"))
    return out + ": " +
           (place_name(book, view, move.place).find("left") != std::string::npos ? "left column"
                                                                                 : "right column");
  if (verb("give-power") || verb("give-critical"))
    return out + (verb("give-power") ? " to " : " for ") + card_name(book, view, move.target);
  if (move.card) out += " " + card_name(book, view, move.card);
  if (verb("boost")) return out;
  if (verb("declare") && book.has(DefId{move.number})) return out + " " + book.print(DefId{move.number}).name;
  if (move.target) out += (move.card ? " on " : " ") + card_name(book, view, move.target);
  if (verb("call") && move.place) out += " to the " + place_name(book, view, move.place);
  return out;
}

std::string option_short(const Rulebook& book, const SeatView& view, const Move& move) {
  const Family& family = *book.family;
  if (is(family.verbs, move.verb, "call")) return capital(place_name(book, view, move.place));
  return name_of(family.verbs, move.verb);
}

std::string done(const Rulebook& book, const Choice& choice, std::size_t picked, std::int32_t sum) {
  const Family& family = *book.family;
  if (picked == 0)
    return is(family.verbs, choice.verb, "return") ? "Keep this hand"
                                                   : name_of(family.verbs, choice.verb) + " nothing";
  std::string out = name_of(family.verbs, choice.verb) + " " + std::to_string(picked);
  if (sum > 0) out += " (" + thousands(sum) + ")";
  return out;
}

} // namespace twoseat::words
