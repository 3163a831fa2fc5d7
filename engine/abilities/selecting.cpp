// Which cards an ability means: by where they lie and what they are. Nothing here changes a match.
#include "engine/abilities/naming.h"
#include "engine/abilities/run.h"
#include "engine/abilities/seen.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"
#include <algorithm>
#include <bit>

namespace twoseat {
namespace {

using script::Index;
using script::Noun;
using script::Select;

// Besides the states in Reference::states: that it counted as a unit, and whose it was, which is not always the player
// whose place it lay in. [vge 7.39.1.1.1, 11.9.6.1.2]
constexpr std::uint32_t counted_as_unit = 1U << 31U;
constexpr std::uint32_t was_of(Seat seat) {
  return seat == Seat::A ? 1U << 30U : seat == Seat::B ? 1U << 29U : 0U;
}
// The language's states below them; of those beyond, a card that left is in none.
constexpr std::uint32_t kept_states = was_of(Seat::B) - 1;

// What a text adds to its own card is lost with its abilities.
bool keeps_text(const Table& table, const Seen& seen) {
  return seen.was != nullptr ? seen.was->textless == 0 : keeps_text(table, seen.card);
}

bool has_tag(const Table& table, const Seen& seen, std::uint16_t tag) {
  const Face& face = table.book.face(seen.def(table.match));
  for (const std::uint16_t own : face.tags)
    if (own == tag) return true;
  if (lexicon(table).belongs != nullptr && lexicon(table).belongs(table, face, tag)) return true;
  if (face.of_all_groups && tag <= table.book.groups.size() && table.book.groups[tag - 1U]) return true;
  for (const std::uint16_t also : face.also_of)
    if (also == tag && keeps_text(table, seen)) return true;
  return false;
}

// "With the Powerful ability": of those that it has now, or that were printed on a card that has left. What is shared is
// shared by the abilities that cards have by themselves. [vge 14.41.2, 14.45.2]
bool has_keyword(const Table& table, const Seen& seen, const Select& select) {
  const auto& abilities = script_of(table).abilities;
  bool has = false;
  const auto look = [&](std::uint16_t number) {
    const script::Ability& ability = abilities[number];
    const auto covers = lexicon(table).covers;
    const bool meant =
        ability.keyword == select.keyword || (covers != nullptr && covers(select.keyword, ability.keyword));
    has = has || (meant && (select.keyword_number == 0 || ability.keyword_number == select.keyword_number));
  };
  if (seen.was == nullptr) {
    const Loss loss = loss_of(table, seen.card);
    const auto look_at = [&](std::uint16_t number) {
      if (!loss.takes(abilities[number].kind)) look(number);
    };
    if (!loss.all) each_own_ability(table, seen.card, look_at, !loss.original);
    return has;
  }
  if (keeps_text(table, seen)) each_printed_ability(table, table.book.face(seen.def(table.match)), look);
  return has;
}

bool has_states(const Table& table, const Seen& seen, std::uint32_t wanted, std::uint32_t unwanted) {
  if ((wanted | unwanted) == 0) return true;
  if (seen.was != nullptr) {
    const std::uint32_t kept = seen.was->states & kept_states;
    return (kept & wanted) == wanted && (kept & unwanted) == 0;
  }
  const auto states = lexicon(table).states;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const std::uint32_t bit = 1U << i;
    if (((wanted | unwanted) & bit) == 0) continue;
    if (states[i].is(table, seen.card) != ((wanted & bit) != 0)) return false;
  }
  return true;
}

// Those that it has now, given ones too and without lost ones; whoever asks for none is not answered.
bool has_marks(const Table& table, const Seen& seen, const Select& select) {
  const std::uint64_t asked = select.marks | select.no_marks | select.any_marks;
  if (asked == 0) return true;
  std::uint64_t marks = 0;
  if (seen.was != nullptr)
    marks = seen.was->marks[0] | std::uint64_t{seen.was->marks[1]} << 32U;
  else
    for (std::uint64_t left = asked; left != 0; left &= left - 1) // no others: they may ask for these
      if (const auto mark = static_cast<std::uint8_t>(std::countr_zero(left));
          has_mark(table, seen.card, mark))
        marks |= std::uint64_t{1} << mark;
  return (marks & select.marks) == select.marks && (marks & select.no_marks) == 0 &&
         (select.any_marks == 0 || (marks & select.any_marks) != 0);
}

bool in_variable(const Match& match, const Context& context, std::uint8_t variable, CardId card) {
  for (const Bound& bound : match.bound)
    if (bound.effect == context.effect && bound.variable == variable && bound.card.card == card &&
        is_there(bound.card))
      return true;
  return false;
}

// What the face says; asked only of cards whose information the rules may read.
bool is_like(const Table& table, const Context& context, const Select& select, const Seen& seen) {
  if (!has_marks(table, seen, select)) return false;
  if (select.tag != 0 && !has_tag(table, seen, select.tag)) return false;
  if (select.not_tag != 0 && has_tag(table, seen, select.not_tag)) return false;
  if (select.keyword != 0 && !has_keyword(table, seen, select)) return false;
  if (!fits_by_name(table, context, select, seen)) return false;
  if (!select.has_range) return true;
  const std::int32_t shift = select.range.relative != 0 ? amount(table, context, select.range.relative) : 0;
  const std::int32_t value = number_of(table, seen, select.range.attribute, select.range.original);
  return value != absent && value >= select.range.min + (select.range.min == -script::no_limit ? 0 : shift) &&
         value <= select.range.max + (select.range.max == script::no_limit ? 0 : shift);
}

bool face_fits(const Table& table, const Context& context, const Select& select, const Seen& seen) {
  if (is_like(table, context, select, seen)) return true;
  return select.either != 0 && is_like(table, context, script_of(table).selects[select.either], seen);
}

bool reads_face(const Select& select) {
  return asks_what_they_are(select) || select.declared;
}

bool place_fits(const Table& table, const Context& context, const Select& select, CardId card, PlaceId lies,
                Seat master, bool unit) {
  const Match& match = table.match;
  const Place& place = match[lies];
  if (select.places != 0 && ((select.places >> place.kind) & 1U) == 0) return false;
  // On the field it is said whose card it is, elsewhere whose zone. [vge 17.5.2.2]
  const bool stands = table.book.family->spread(place) || place.seat == Seat::None;
  if (select.noun == Noun::Filter && !is_side(select.side, context.seat, stands ? master : place.seat))
    return false;
  const PlaceWord& word = lexicon(table).places[select.place_word];
  if (word.own_rows && master != place.seat) return false;
  if (word.units && !unit) return false;
  if (select.top > 0) {
    std::size_t at = 0;
    for (CardId before = match[card].previous; before; before = match[before].previous)
      ++at;
    if (at >= select.top) return false;
  }
  if (!select.same_column) return true;
  if (!context.at) return false;
  const Place& ours = match[context.at];
  if (place.column == 0 || ours.column == 0) return false;
  return (place.seat == ours.seat ? place.column : lexicon(table).facing_column(place.column)) == ours.column;
}

} // namespace

namespace {

// From the source, or from each of the cards that the text names instead.
bool is_reached(const Table& table, const Context& context, const Select& select, CardId card) {
  const auto reaches_to = lexicon(table).reaches_to;
  if (select.around == 0) return context.source && reaches_to(table, context.source, card, select);
  CardList centres;
  twoseat::select(table, context, select.around, centres);
  return std::any_of(centres.begin(), centres.end(),
                     [&](CardId centre) { return reaches_to(table, centre, card, select); });
}

bool fits_seen(const Table& table, const Context& context, const Select& select, const Seen& seen) {
  if (select.tied && (!context.source || table.match[seen.card].host != context.source)) return false;
  if (select.not_in != 0 && in_variable(table.match, context, select.not_in, seen.card)) return false;
  const Lexicon& words = lexicon(table);
  if (select.reach != 0 && !is_reached(table, context, select, seen.card)) return false;
  if (words.hidden != nullptr && seen.was == nullptr && words.hidden(table, seen.card)) return true;
  if (!has_states(table, seen, select.states, select.no_states)) return false;
  if (!reads_face(select)) return true;
  return (seen.was != nullptr || lexicon(table).readable(table, seen.card)) &&
         face_fits(table, context, select, seen);
}

bool counts_as_unit(const Table& table, const PlaceWord& word, CardId card) {
  const Lexicon& words = lexicon(table);
  return words.is_unit(table, card) ||
         (word.every_unit && words.is_unit_alone != nullptr && words.is_unit_alone(table, card));
}

bool lies_there(const Table& table, const Context& context, const Select& select, CardId card) {
  if (!card || (select.not_this && card == context.source)) return false;
  const PlaceWord& word = lexicon(table).places[select.place_word];
  return place_fits(table, context, select, card, table.match[card].place, master_of(table, card),
                    word.units && counts_as_unit(table, word, card));
}

} // namespace

bool fits(const Table& table, const Context& context, const Select& select, CardId card) {
  return lies_there(table, context, select, card) && fits_seen(table, context, select, {card});
}

Seat master_then(const Table& table, const Reference& left) {
  for (const Seat seat : both_seats)
    if ((left.states & was_of(seat)) != 0) return seat;
  return master_of(table, left.card);
}

Reference as_if_unit(const Table& table, CardId card, DefId def, PlaceId at) {
  Reference unit = refer(table.match, card);
  const Face& face = table.book.face(def);
  unit.def = def;
  unit.place = at;
  unit.left = Left::Gone;
  unit.states = counted_as_unit | was_of(table.match[at].seat);
  unit.marks = {static_cast<std::uint32_t>(face.marks), static_cast<std::uint32_t>(face.marks >> 32U)};
  std::copy_n(face.numbers.begin(), unit.numbers.size(), unit.numbers.begin());
  unit.names[0] = face.name;
  std::copy(face.also_named.begin(), face.also_named.end(), unit.names.begin() + 1);
  return unit;
}

bool was_unit(const Reference& left) {
  return (left.states & counted_as_unit) != 0;
}

bool fits(const Table& table, const Context& context, const Select& select, const Reference& reference,
          bool back) {
  const bool there = lies_there(table, context, select, reference.card);
  const bool was_there = back && reference.left != Left::No &&
                         !(select.not_this && reference.card == context.source) &&
                         place_fits(table, context, select, reference.card, reference.place,
                                    master_then(table, reference), was_unit(reference));
  return (there || was_there) && fits_seen(table, context, select, see(reference));
}

void describe(const Table& table, CardId card, Reference& reference) {
  const auto states = lexicon(table).states;
  for (std::size_t i = 0; i < states.size(); ++i)
    if (states[i].is(table, card)) reference.states |= 1U << i;
  reference.states &= kept_states;
  if (lexicon(table).is_unit(table, card)) reference.states |= counted_as_unit;
  reference.states |= was_of(master_of(table, card));
  reference.textless = keeps_text(table, card) ? 0 : 1;
  if (!lexicon(table).readable(table, card)) return;
  keep_names(table, card, reference);
  const std::uint64_t marks = marks_of(table, card);
  reference.marks = {static_cast<std::uint32_t>(marks), static_cast<std::uint32_t>(marks >> 32U)};
}

namespace {

void select_of(const Table& table, const Context& context, const Select& select, Seat seat, CardList& cards) {
  const Match& match = table.match;
  const auto look_into = [&](std::size_t i) {
    const Place& place = match.places[i];
    if (place.count == 0 || place.seat != seat || ((select.places >> place.kind) & 1U) == 0) return;
    if (!is_side(select.side, context.seat, seat) && !table.book.family->spread(place)) return;
    for (const CardId card : cards_in(match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
      if (fits(table, context, select, card)) cards.push(card);
  };
  const std::size_t kinds = lexicon(table).places_a_seat;
  if (kinds == 0) {
    for (std::size_t i = 0; i < match.places.size(); ++i)
      look_into(i);
  } else if (seat != Seat::None) {
    for (std::uint32_t left = select.places & ((1U << kinds) - 1U); left != 0; left &= left - 1)
      look_into(index(seat) * kinds + static_cast<std::size_t>(std::countr_zero(left)));
  }
}

} // namespace

// The turn player's cards first: what happens to several at once happens to theirs earlier. [vge 11.11.3.1.1.2]
void select(const Table& table, const Context& context, Index which, CardList& cards) {
  const Select& select = script_of(table).selects[which];
  const Match& match = table.match;
  if (select.noun == Noun::This) {
    const bool there =
        context.effect < 0 || is_there(match.effects[static_cast<std::size_t>(context.effect)].source);
    if (there && fits(table, context, select, context.source)) cards.push(context.source);
    return;
  }
  if (select.noun != Noun::Filter)
    return each_reference_of(table, context, select, [&](const Reference& reference) {
      if (is_there(reference) && fits(table, context, select, reference, false)) cards.push(reference.card);
    });
  const bool mirrored = match.turn_player == Seat::B;
  for (const Seat seat : {mirrored ? Seat::B : Seat::A, mirrored ? Seat::A : Seat::B, Seat::None})
    select_of(table, context, select, seat, cards);
}

} // namespace twoseat
