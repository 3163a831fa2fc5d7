// The engine's face: thin, over the kernel and the systems.
#include "engine/twoseat.h"
#include "engine/abilities/usable.h"
#include "engine/abilities/write.h"
#include "engine/kernel/information.h"
#include "engine/kernel/limits.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/total.h"
#include "engine/systems.h"
#include <algorithm>
#include <array>

namespace twoseat {

std::span<const Family* const> systems() {
  static const std::vector<const Family*> families = [] {
    std::vector<const Family*> found;
    for (const System& system : all_systems())
      found.push_back(system.family);
    return found;
  }();
  return families;
}

const Family* find_system(std::string_view id) {
  for (const Family* family : systems())
    if (family->id == id) return family;
  return nullptr;
}

Faults check_deck(const Rulebook& book, std::string_view edition, const Deck& deck) {
  return system_of(book.family)->check_deck(book, edition, deck);
}

const Evaluation& evaluation_of(const Rulebook& book) {
  return *system_of(book.family)->evaluation;
}

bool counts_odds(const Rulebook& book) {
  return system_of(book.family)->chances != nullptr;
}

std::vector<Outlook> outlooks(const Rulebook& book, Sampler& sampler, const Match& match, Viewer viewer) {
  const Chances* chances = system_of(book.family)->chances;
  if (chances == nullptr) return {};
  return outlooks(*chances, sampler, Table{book, match}, viewer);
}

std::vector<Deck> decks_of(const Rulebook& book, std::string_view edition) {
  std::vector<Deck> decks;
  std::copy_if(book.decks.begin(), book.decks.end(), std::back_inserter(decks),
               [&](const Deck& deck) { return deck.edition == edition; });
  return decks;
}

Result<Match> start(const Rulebook& book, const Setup& setup, Events* events) {
  bool known = false;
  for (const EditionInfo& edition : book.family->editions)
    known = known || setup.edition == edition.id;
  if (!known)
    return Fault{"",
                 "",
                 {"There is no edition \"{edition}\" of {system}.",
                  {FilledPhrase::name(setup.edition), FilledPhrase::name(book.family->name)}}};
  Faults faults;
  for (const Seat seat : both_seats)
    for (Fault fault : check_deck(book, setup.edition, setup.decks[index(seat)])) {
      fault.where = {seat == Seat::A ? "A's deck, {where}" : "B's deck, {where}", {std::move(fault.where)}};
      faults.push_back(std::move(fault));
    }
  const auto options = book.family->options;
  for (std::size_t i = 0; i < setup.options.size(); ++i) {
    const std::int16_t most = i < options.size() ? options[i].most : Setup::usual;
    if (setup.options[i] == Setup::usual || (setup.options[i] >= 0 && setup.options[i] <= most)) continue;
    if (i >= options.size())
      faults.push_back({"options", "", "This game has no such option."});
    else
      faults.push_back({options[i].id,
                        citation(setup.edition, options[i].rule),
                        {"It must be from 0 to {most}.", {most}}});
  }
  if (!faults.empty()) return faults;
  Match match;
  Game game{book, match, events};
  begin(game, setup);
  return match;
}

bool decide(const Rulebook& book, const Match& match, Decision& decision) {
  return ask({book, match}, decision);
}

namespace {

const char* sentence(AnswerFault fault) {
  switch (fault) {
  case AnswerFault::None: return "";
  case AnswerFault::NobodyDecides: return "The game is over; there is nothing to decide.";
  case AnswerFault::NoSuchChoice: return "There is no such choice here.";
  case AnswerFault::TooFew: return "Too few were picked.";
  case AnswerFault::TooMany: return "Too many were picked.";
  case AnswerFault::NoSuchOption: return "That is not among the options.";
  case AnswerFault::NotRising:
    return "Each option can be picked once, in the order in which they are listed.";
  }
  return "";
}

} // namespace

Refusal apply(const Rulebook& book, Match& match, const Answer& answer, Events* events) {
  Decision decision;
  ask({book, match}, decision);
  const AnswerFault fault = check(decision, answer);
  if (fault != AnswerFault::None)
    return {fault == AnswerFault::NobodyDecides ? book.family->over_rule : decision.rule, sentence(fault)};
  apply_checked(book, match, decision, answer, events);
  return {};
}

void apply_checked(const Rulebook& book, Match& match, const Decision& decision, const Answer& answer,
                   Events* events, Snapshots* snapshots) {
  Game game{book, match, events};
  game.snapshots = snapshots;
  twoseat::answer(game, decision, answer);
}

void concede(const Rulebook& book, Match& match, Seat seat, Events* events) {
  if (over(match) || seat == Seat::None) return;
  Game game{book, match, events};
  concede(game, seat);
}

AskedAbility asked_ability(const Rulebook& book, const Match& match, const Decision& decision) {
  return asked_ability(Table{book, match}, decision);
}

AskedAbility asked_ability(const Rulebook& book, const Match& match, const Decision& decision,
                           const Move& option) {
  return asked_ability(Table{book, match}, decision, option);
}

CardByCard card_by_card(const Rulebook& book, const Match& match, const Decision& decision) {
  CardByCard out;
  card_by_card(Table{book, match}, decision, out);
  return out;
}

Reasons why_not(const Rulebook& book, const Match& match, Seat seat, const Move& move) {
  Reasons reasons;
  Decision decision;
  if (ask({book, match}, decision) && decision.cut && decision.seat == seat)
    reasons.push({decision.rule, cut_reason, {}, 0, 0});
  book.family->why_not({book, match}, seat, move, reasons);
  for (Reason& reason : reasons) { // a target may be hidden: it has no name then
    if (!reason.card || seat == Seat::None) continue;
    const Card& card = match[reason.card];
    if (!includes(lookers({book, match}, card), viewer_of(seat))) reason.card = {};
  }
  return reasons;
}

std::vector<std::uint16_t> abilities_of(const Rulebook& book, const Match& match, CardId card) {
  return all_abilities({book, match}, card);
}

// What lies open to its own player, once there is a turn: before, what both have chosen is secret. [vge 8.2.1.2]
bool is_own(const Rulebook& book, const Match& match, Seat seat, CardId card) {
  if (match.turn == 0 || seat == Seat::None || master_of({book, match}, card) != seat) return false;
  return includes(lookers({book, match}, match[card]), viewer_of(seat));
}

Reasons why_not_in_force(const Rulebook& book, const Match& match, Seat seat, CardId card,
                         std::uint16_t ability) {
  const Table table{book, match};
  Reasons reasons;
  if (is_own(book, match, seat, card) && has_ability(table, card, ability))
    twoseat::why_not_in_force(table, card, ability, reasons);
  return reasons;
}

bool works_here(const Rulebook& book, const Match& match, CardId card, std::uint16_t ability) {
  return is_active({book, match}, card, book.script.abilities[ability]);
}

std::int32_t number_there(const Rulebook& book, const Match& match, std::span<const CardId> cards,
                          PlaceId place, std::uint8_t attribute) {
  Match there = match;
  Game game{book, there};
  for (const CardId card : cards) {
    lay_aside(game, card, place, 0, {});
    there[card].facing = Facing::Up;
  }
  Total sum;
  bool any = false;
  for (const CardId card : cards)
    if (const std::int32_t number = information(game, card, attribute); number != absent)
      sum.add(number), any = true;
  return any ? sum.value() : absent;
}

Watch what_became_of(const Rulebook& book, const Match& before, const Answer& answer, Seat seat, CardId card,
                     std::uint16_t ability) {
  Watch watch{card, ability, Fate::NoOccasion, {}};
  Match match = before;
  Decision decision;
  if (!ask({book, match}, decision)) return watch;
  Game game{book, match};
  game.watch = &watch;
  twoseat::answer(game, decision, answer);
  if (!is_own(book, match, seat, card)) return {card, ability, Fate::NoOccasion, {}};
  return watch;
}

std::string explain(const Rulebook& book, const Match& match, const Reason& reason,
                    const Phrasebook& phrases) {
  if (reason.text == cut_reason) return std::string(phrases(moves_cut));
  return explain(Table{book, match}, reason, phrases);
}

void view(const Rulebook& book, const Match& match, Viewer viewer, SeatView& out) {
  view(Table{book, match}, viewer, out);
}

std::string card_text(const Rulebook& book, DefId def, Language language, std::uint8_t edition) {
  return book.has(def) ? write_abilities(book, def, language, edition) : "";
}

std::string card_numbers(const Rulebook& book, DefId def, Language language) {
  return write_numbers(book, def, language);
}

std::string card_kinds(const Rulebook& book, DefId def, Language language) {
  return write_kinds(book, def, language);
}

std::string ability_text(const Rulebook& book, std::uint16_t ability, Language language,
                         std::uint8_t edition) {
  return write_ability(book, ability, language, edition);
}

std::string occasion_text(const Rulebook& book, std::uint16_t ability, Language language) {
  return write_occasion(book, ability, language);
}

std::string edition_id(const Rulebook& book, const Match& match) {
  return book.family->editions[plain_edition(match.edition)].id;
}

demos::Means demo_means(const Rulebook& book, const demos::Ledger* ledger) {
  const System* system = system_of(book.family);
  return {&book, system->load_cards, read_deck, system->check_deck, ledger};
}

} // namespace twoseat
