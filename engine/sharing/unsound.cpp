// What a match from outside must fulfil before anybody may play on from it.
// The order matters: each check may rely on those before it, and the family's own on all of them.
#include "engine/abilities/lexicon.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/sharing/link.h"
#include "engine/sharing/position_cards.h"
#include "engine/sharing/position_effects.h"
#include "engine/sharing/position_stack.h"
#include <cstring>
#include <memory>

namespace twoseat {
namespace {

constexpr std::uint32_t most_turns = 1'000'000;

// A check returns what is wrong, or nullptr.
using Wrong = const char*;

template <class Enum>
bool within(Enum value, Enum last) {
  return value <= last;
}
bool is_seat(Seat seat) {
  return within(seat, Seat::None);
}
bool is_player(Seat seat) {
  return seat == Seat::A || seat == Seat::B;
}
bool small(std::int32_t value) {
  return value >= -most_amount && value <= most_amount;
}
bool is_card(const Match& match, CardId card) {
  return card && card.value <= match.cards.size();
}
bool is_card_or_none(const Match& match, CardId card) {
  return card.value <= match.cards.size();
}

template <class Vector>
bool clean(const Vector& vector) {
  using Item = std::remove_cvref_t<decltype(vector[0])>;
  const Item blank{};
  if (vector.size() > Vector::capacity()) return false;
  for (std::size_t i = vector.size(); i < Vector::capacity(); ++i)
    if (std::memcmp(vector.begin() + i, &blank, sizeof(Item)) != 0) return false;
  return true;
}

// --- Numbers of the match -------------------------------------------------------------------------------------

Wrong vectors(const Match& match) {
  const bool fine = clean(match.cards) && clean(match.places) && clean(match.stack) &&
                    clean(match.modifications) && clean(match.relations) && clean(match.standby) &&
                    clean(match.effects) && clean(match.bound) && clean(match.uses) &&
                    clean(match.replaced) && clean(match.entries);
  return fine ? nullptr : "Memory that this position does not use is not empty.";
}

Wrong scalars(const Family& family, const Match& match) {
  if (match.edition >= family.editions.size()) return "The edition of this position is not known.";
  if (!is_seat(match.turn_player) || !is_seat(match.first_player))
    return "A seat of this position is neither of the two.";
  if (!within(match.outcome, Outcome::Draw) || match.outcome_reason >= family.outcome_reasons.size())
    return "The outcome of this position is not one that a match can have.";
  if (!over(match) && match.outcome_reason != 0)
    return "This position is not over, and yet says how it ended.";
  if (!within(static_cast<Flaw>(match.flaw), Flaw::TooManyAbilities) || (match.flaw != 0 && !over(match)))
    return "This position claims to have passed a limit that does not exist.";
  if (match.turn > most_turns) return "This position has more turns behind it than any match.";
  return nullptr;
}

Wrong counters(const Family& family, const Match& match) {
  for (const Player& player : match.players)
    for (std::size_t i = 0; i < player.counters.size(); ++i) {
      if (!small(player.counters[i])) return "A player's counter is beyond all bounds.";
      if (i >= family.counters.size() && player.counters[i] != 0)
        return "A player has a counter that this game does not have.";
    }
  return nullptr;
}

// --- Cards and places -----------------------------------------------------------------------------------------

Wrong places(const Rulebook& book, const Match& match) {
  const auto fresh = std::make_unique<Match>();
  lay_out(book, match.edition, *fresh);
  if (match.places.size() != fresh->places.size())
    return "This position has other places than this edition's table.";
  for (std::size_t i = 0; i < match.places.size(); ++i) {
    const Place& a = match.places[i];
    const Place& b = fresh->places[i];
    if (a.types != b.types || a.kind != b.kind || a.seat != b.seat || a.column != b.column || a.row != b.row)
      return "A place of this position is not what it is on this edition's table.";
  }
  return nullptr;
}

Wrong cards(const Rulebook& book, const Match& match) {
  Concerns concerns;
  for (const Card& card : match.cards) {
    if (!book.has(card.def)) return "A card of this position is not among the known cards.";
    concerns |= book.concerns(card.def);
    for (std::size_t i = book.family->card_counters.size(); i < card.counters.size(); ++i)
      if (card.counters[i] != 0) return "A card of this position has a counter that this game does not have.";
    if (!is_player(card.owner)) return "A card of this position belongs to nobody.";
    if (!card.place || card.place.value > match.places.size())
      return "A card of this position lies in no place.";
    if (!within(card.orientation, Orientation::Rest) || !within(card.facing, Facing::Down) ||
        (card.shown_to & ~everybody) != 0)
      return "A card of this position is in a state that no card can be in.";
    if (!is_card_or_none(match, card.host))
      return "A card of this position is tied to one that does not exist.";
    if (!is_card_or_none(match, card.next) || !is_card_or_none(match, card.previous))
      return "A card of this position lies next to one that does not exist.";
  }
  if (concerns.spoken.words != match.concerns.spoken.words ||
      concerns.awaited.words != match.concerns.awaited.words)
    return "The abilities of this position are not those of its cards.";
  return nullptr;
}

Wrong lists(const Match& match) {
  std::size_t met = 0;
  for (std::size_t i = 0; i < match.places.size(); ++i) {
    const Place& place = match.places[i];
    if (!is_card_or_none(match, place.first) || !is_card_or_none(match, place.last))
      return "A place of this position begins or ends with a card that does not exist.";
    CardId previous;
    std::size_t count = 0;
    for (CardId id = place.first; id; previous = id, id = match[id].next)
      if (++count > place.count || match[id].place.value != i + 1 || match[id].previous != previous)
        return "The cards of a place do not lie in one row in this position.";
    if (count != place.count || place.last != previous)
      return "A place of this position does not hold as many cards as it says.";
    met += count;
  }
  return met == match.cards.size() ? nullptr : "A card of this position is in no place's row.";
}

// --- What is in force -----------------------------------------------------------------------------------------

Wrong modifications(const Rulebook& book, const Match& match) {
  const Family& family = *book.family;
  for (const Modification& m : match.modifications) {
    if (!is_card_or_none(match, m.subject) || (m.scope == 0 && !m.subject) ||
        !is_card_or_none(match, m.source))
      return "A change in force is about a card that does not exist.";
    if (!is_seat(m.seat) || (m.scope == 0 && m.seat != Seat::None && m.attribute != given_ability) ||
        !within(m.operation, Operation::Set) || !within(m.duration, Duration::ThatAttack) ||
        m.cause >= family.causes.size() ||
        (!small(m.amount) && !(m.amount == absent && m.operation == Operation::Set)))
      return "A change in force is not one that this game can make.";
    const auto at = static_cast<std::size_t>(std::max(m.amount, 0));
    const bool is_ability =
        m.attribute == given_ability || m.attribute == activated_ability || m.attribute == timed_trigger;
    if ((is_ability && (m.amount < 1 || at >= book.script.abilities.size())) ||
        (m.attribute == given_mark && at >= family.marks.size()) ||
        (m.scope == selected_scope && (m.amount < 1 || at >= book.script.selects.size())))
      return "A change in force gives something that does not exist.";
  }
  return nullptr;
}

bool same(const Relation& a, const Relation& b) {
  return a.holder == b.holder && a.other == b.other && a.kind == b.kind;
}

Wrong relations(const Family& family, const Match& match) {
  for (std::size_t i = 0; i < match.relations.size(); ++i) {
    const Relation& relation = match.relations[i];
    if (!is_card(match, relation.holder) || !is_card_or_none(match, relation.other))
      return "A card that does not exist attacks, boosts or the like in this position.";
    if (relation.kind >= family.relations.size()) return "A card of this position does what no card can do.";
    for (std::size_t before = 0; before < i; ++before)
      if (same(match.relations[before], relation))
        return "A card of this position does the same thing twice at once.";
  }
  return nullptr;
}

// --- The procedures under way ---------------------------------------------------------------------------------

Wrong frame(const Family& family, const Match& match, std::size_t i) {
  const Frame& frame = match.stack[i];
  if (frame.procedure >= family.procedures.size() || !is_seat(frame.seat))
    return "A procedure under way in this position does not exist.";
  const Procedure& procedure = family.procedures[frame.procedure];
  if (frame.step > procedure.steps.size())
    return "A procedure under way in this position stands past its end.";
  for (std::size_t local = 0; local < frame.locals.size(); ++local)
    if (procedure.locals[local] == Local::Card && !is_card_or_none(match, frame.card(local)))
      return "A procedure under way in this position is about a card that does not exist.";
  return nullptr;
}

Wrong stack(const Rulebook& book, const Match& match) {
  if (match.stack.empty() != over(match))
    return over(match) ? "This position is over, and yet something is under way."
                       : "Nobody has anything to do in this position.";
  for (std::size_t i = 0; i < match.stack.size(); ++i) {
    if (const Wrong wrong = frame(*book.family, match, i)) return wrong;
    const std::uint64_t expected = expected_procedures(book, match, i);
    if (match.stack[i].procedure >= 64 || ((expected >> match.stack[i].procedure) & 1U) == 0)
      return "The procedures under way in this position cannot follow from each other.";
  }
  if (over(match)) return nullptr;
  const Frame& top = match.stack.back();
  const Procedure& procedure = book.family->procedures[top.procedure];
  if (top.step >= procedure.steps.size() || procedure.steps[top.step].ask == nullptr || !is_player(top.seat))
    return "This position does not stand where somebody decides.";
  return nullptr;
}

Wrong decision(const Table& table) {
  if (over(table.match)) return nullptr;
  Decision decision;
  ask(table, decision);
  for (std::size_t c = 0; c < decision.choice_count; ++c)
    if (decision.choices[c].min <= decision.choices[c].count) return nullptr;
  return "Somebody must decide in this position, and there is nothing to choose from.";
}

Wrong first_wrong(const Table& table) {
  const Family& family = *table.book.family;
  const Match& match = table.match;
  Wrong wrong = vectors(match);
  if (!wrong) wrong = scalars(family, match);
  if (!wrong) wrong = counters(family, match);
  if (!wrong) wrong = places(table.book, match);
  if (!wrong) wrong = cards(table.book, match);
  if (!wrong) wrong = lists(match);
  if (!wrong) wrong = modifications(table.book, match);
  if (!wrong) wrong = relations(family, match);
  if (!wrong) wrong = stack(table.book, match);
  if (!wrong) wrong = unsound_running(table.book, match);
  if (!wrong && family.unsound != nullptr) wrong = family.unsound(table);
  return wrong ? wrong : decision(table);
}

} // namespace

Faults unsound(const Table& table) {
  const Wrong wrong = first_wrong(table);
  return wrong ? Faults{Fault{"", "", wrong}} : Faults{};
}

} // namespace twoseat
