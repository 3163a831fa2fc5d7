// Reading the words of an ability against a match: which cards, how many, whether.
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/kernel/function_ref.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/scratch_vector.h"
#include <algorithm>

namespace twoseat {

// Whether a text asks what the cards are, besides where they lie and in which state.
constexpr bool asks_what_they_are(const script::Select& select) {
  return select.marks != 0 || select.no_marks != 0 || select.any_marks != 0 || select.name != 0 ||
         select.not_name != 0 || select.tag != 0 || select.not_tag != 0 || select.either != 0 ||
         select.keyword != 0 || select.same_name_as != 0 || select.has_range;
}

using CardList = ScratchVector<CardId, room::cards>;

bool fits(const Table& table, const Context& context, const script::Select& select, CardId card);
// The same of a card that may have become another object and is then read as it was. It lies where it is now, or
// (back) may also be meant where it was.
bool fits(const Table& table, const Context& context, const script::Select& select, const Reference& card,
          bool back);
void describe(const Table& table, CardId card, Reference& reference); // Family::describe
void select(const Table& table, const Context& context, script::Index which, CardList& cards);
bool share_a_name(const Table& table, CardId a, CardId b);
// How many of these cards can be taken so that no two of them share a name, up to `most`.
std::size_t most_different(const Table& table, const CardList& cards,
                           std::size_t most = CardList::capacity());
// How many names they have in all, of those that are asked for. [vge 18.3.1.1]
std::size_t different_names(const Table& table, const CardList& cards, const script::Select& asked);
std::int32_t amount(const Table& table, const Context& context, script::Index which);
// A number as it is before anything but changes of what is printed. [vge 5.1.3]
std::int32_t original_number(const Table& table, CardId card, std::uint8_t attribute);
bool holds(const Table& table, const Context& context, script::Index condition);

Context context_of(const Match& match, std::size_t effect);
Context context_of(const Table& table, CardId source, Seat seat);

// Whether its activation condition is met, or an effect says that it is active all the same. [vge 14.2]
bool meets_gate(const Table& table, const Context& context, const script::Ability& ability); // that has one
inline bool gate_is_open(const Table& table, const Context& context, const script::Ability& ability) {
  return ability.gate == 0 || meets_gate(table, context, ability);
}

// Whether its condition is one for playing it. If it is of the effect it is looked at when that is resolved, as far as
// anything comes of playing it: else it would be done over and over. [vge 11.2.1 | vgi 8.1.1.1.2]
inline bool must_be_met(const Table& table, const script::Ability& ability) {
  const bool of_effect = customs(table).requirements_are_of_effects && ability.keyword == 0 &&
                         ability.kind == script::Kind::Activated &&
                         (ability.limit != script::Limit::None || ability.cost_size != 0);
  return ability.condition != 0 && !of_effect;
}

// When effects took all abilities from a card last, as the stamp of a modification; 0: they did not.
std::uint32_t lost_at(const Table& table, CardId card);
// Whether what this gives was lost since, be it by the same effect. [vge 11.11.3.1.1.1]
bool is_lost_since(const Table& table, const Modification& given);
// What continuous abilities take: those that it has of its own, those that nobody plays (automatic and continuous ones),
// or all.
struct Loss {
  bool original = false, unplayed = false, all = false;

  bool any() const { return original || unplayed || all; }
  bool takes(script::Kind kind) const {
    return unplayed && kind != script::Kind::Activated && kind != script::Kind::Order &&
           kind != script::Kind::Trigger && kind != script::Kind::Skill;
  }
};
Loss loss_of(const Table& table, CardId card);
inline bool loses_abilities(const Table& table, CardId card) {
  return loss_of(table, card).all;
}

inline bool is_textless(const Table& table, CardId card) {
  const auto textless = table.book.family->lexicon->textless;
  return textless != nullptr && textless(table, card);
}
inline bool keeps_text(const Table& table, CardId card) {
  return lost_at(table, card) == 0 && !is_textless(table, card);
}

// A keyword may say another thing in another edition: then each edition has an ability of its own for it.
inline bool is_of_edition(const script::Ability& ability, std::uint8_t edition) {
  return ability.editions == 0 || ((ability.editions >> plain_edition(edition)) & 1U) != 0;
}
inline bool is_of_edition(const Table& table, std::size_t ability) {
  return is_of_edition(table.book.script.abilities[ability], table.match.edition);
}

// One that is given, as the edition has it.
inline script::Index in_edition(const script::Script& script, script::Index ability, std::uint8_t edition) {
  while (!is_of_edition(script.abilities[ability], edition) && script.abilities[ability].elsewhere != 0)
    ability = script.abilities[ability].elsewhere;
  return ability;
}
inline script::Index given_by(const Table& table, const script::Node& node) {
  return in_edition(table.book.script, node.to, table.match.edition);
}

// Those that are printed on a face, in the edition that is played. f(ability)
template <class F>
void each_printed_ability(const Table& table, const Face& face, F f) {
  for (std::uint16_t i = 0; i < face.abilities; ++i)
    if (const std::size_t ability = std::size_t{face.first_ability} + i; is_of_edition(table, ability))
      f(static_cast<std::uint16_t>(ability));
}

using EachAbility = FunctionRef<void(std::uint16_t)>; // by its number

// The abilities that a card has as far as effects go: printed ones unless lost, and those given since.
void each_own_ability(const Table& table, CardId card, EachAbility f, bool printed = true);

// Whether any continuous ability of the match gives abilities; and those that this card has by them.
inline bool are_shared(const Table& table) {
  return table.match.concerns.spoken.has(giving_topic);
}
using Shared = FixedVector<std::uint16_t, 24>;
Shared shared_abilities(const Table& table, CardId card);
// Whether a card may have one of this kind that is not printed on it.
bool may_be_given(const Table& table, script::Kind kind);

// And those that continuous abilities give it.
void each_held_ability(const Table& table, CardId card, EachAbility f, bool printed = true);
// Those of them that it has now. [vge 11.11.1.5]
void each_ability(const Table& table, CardId card, EachAbility f);

// What continuous abilities give and take at this moment, found once for as many cards as are looked at.
class AbilitiesNow {
public:
  explicit AbilitiesNow(const Table& table);
  AbilitiesNow(const AbilitiesNow&) = delete;
  AbilitiesNow& operator=(const AbilitiesNow&) = delete;

  void each(CardId card, EachAbility f) const; // as each_ability()

private:
  struct Statement {
    const script::Node* node;
    Context context;
  };
  struct Gift : Statement {
    Shared abilities;
  };

  Table table_; // of a Game: made for this
  ScratchVector<Statement, 24> losses_;
  ScratchVector<Gift, 24> gifts_;
  bool too_many_ = false; // to be kept: then each card is asked by itself

  Loss loss_of(CardId card) const;
  bool gives(const Gift& gift, CardId card) const;
};

// Whether this ability of this card works where it lies now.
bool is_active(const Table& table, CardId card, const script::Ability& ability);

// Every ability of a kind that few cards have, where it works now.
void each_of_kind(const Table& table, script::Kind kind,
                  FunctionRef<void(CardId, std::uint16_t, const script::Ability&)> f);

// The unit that gave its ability to the source; none: the ability is the source's own, or the giver is gone.
CardId giver_of(const Table& table, const Context& context);

// Whose card it is where it lies.
Seat master_of(const Table& table, CardId card);
// This card as if it were a unit of that face there, and had just left.
Reference as_if_unit(const Table& table, CardId card, DefId def, PlaceId at);
Seat master_then(const Table& table, const Reference& left); // of a card that has left: as it was there
bool was_unit(const Reference& left);
bool is_paid_once_a_turn(const Table& table, const script::Ability& ability);
bool used_up(const Table& table, CardId card, std::uint16_t ability, Seat seat);

} // namespace twoseat
