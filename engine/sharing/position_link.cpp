// A position link: a match field by field, without its history. What is not sound after reading is refused.
#include "engine/abilities/lexicon.h"
#include "engine/kernel/family.h"
#include "engine/sharing/envelope.h"
#include "engine/sharing/players_code.h"
#include "engine/sharing/position_cards.h"
#include "engine/sharing/position_effects.h"
#include "engine/sharing/position_stack.h"

namespace twoseat {
namespace {

struct Models {
  NumberModel turn, stamps, answers, battle;
  PlayersModel players;
  NumberModel size, attribute, cause, layer, scope, generation, age, kind, marker;
  BitModel of_a_set = seldom, bound_to_now = {63000, 8}, marked = seldom;
  RoundModel amount;
};

template <class Io>
void pack_scalars(Io& io, Models& models, Match& match) {
  std::uint32_t high = static_cast<std::uint32_t>(match.random.state >> 32U);
  auto low = static_cast<std::uint32_t>(match.random.state);
  pack_32_bits(io, high);
  pack_32_bits(io, low);
  match.random.state = (std::uint64_t{high} << 32U) | low;
  io.number(models.turn, match.turn, 0xffffffffU);
  io.number(models.stamps, match.stamps, 0xffffffffU);
  io.number(models.answers, match.answers, 0xffffffffU);
  io.number(models.battle, match.battle, 0xffff);
  io.uniform(match.turn_player, 3);
  io.uniform(match.first_player, 3);
  io.uniform(match.outcome, 4);
  if (match.outcome != Outcome::Ongoing) {
    io.uniform(match.outcome_reason, 256);
    io.uniform(match.flaw, 256);
  }
  pack_players(io, models.players, match.players);
}

template <class Io>
void pack_card_id(Io& io, const Match& match, CardId& card) {
  io.uniform(card.value, static_cast<std::uint32_t>(match.cards.size() + 1));
}

template <class Io>
void pack_modification(Io& io, Models& models, const Match& match, std::uint16_t& newest, Modification& m) {
  bool of_a_set = m.scope != 0;
  io.flag(models.of_a_set, of_a_set);
  if (of_a_set) {
    io.number(models.scope, m.scope, 255);
    io.uniform(m.seat, 3);
  }
  pack_card_id(io, match, m.subject);
  const std::uint16_t now = m.subject && !io.failed() ? match[m.subject].generation : std::uint16_t{0};
  bool bound_to_now = m.generation == now;
  io.flag(models.bound_to_now, bound_to_now);
  if (bound_to_now)
    m.generation = now;
  else
    io.number(models.generation, m.generation, 0xffff);
  pack_card_id(io, match, m.source);
  io.number(models.attribute, m.attribute, 255);
  if (!of_a_set && m.attribute == given_ability)
    io.uniform(m.seat, 3);
  else if (!of_a_set)
    io.require(m.seat == Seat::None); // as it is from the start when reading
  io.uniform(m.operation, 2);
  io.number(models.layer, m.layer, 255);
  io.uniform(m.duration, 6);
  io.number(models.cause, m.cause, 0xffff);
  auto age = static_cast<std::uint16_t>(newest - m.stamp);
  io.number(models.age, age, 0xffff);
  newest = m.stamp = static_cast<std::uint16_t>(newest - age);
  constexpr std::int32_t none = -most_amount - 1; // a number that is taken away
  std::int32_t amount = m.amount == absent ? none : m.amount;
  pack_round(io, models.amount, amount);
  m.amount = amount == none ? absent : amount;
}

// Its size, then room for what will be read.
template <class Io, class Vector>
void pack_size(Io& io, NumberModel& model, Vector& vector) {
  auto size = vector.size();
  io.number(model, size, static_cast<std::uint32_t>(Vector::capacity()));
  while (Io::reads && vector.size() < size)
    vector.push({});
}

template <class Io>
void pack_effects(Io& io, Models& models, Match& match) {
  pack_size(io, models.size, match.modifications);
  auto newest = static_cast<std::uint16_t>(match.stamps);
  for (std::size_t i = match.modifications.size(); i-- > 0 && !io.failed();)
    pack_modification(io, models, match, newest, match.modifications[i]);
  pack_size(io, models.size, match.relations);
  for (std::size_t i = 0; i < match.relations.size() && !io.failed(); ++i) {
    Relation& relation = match.relations[i];
    pack_card_id(io, match, relation.holder);
    pack_card_id(io, match, relation.other);
    io.number(models.kind, relation.kind, 0xffff);
  }
}

template <class Io>
void pack_markers(Io& io, Models& models, Match& match) {
  for (Place& place : match.places) {
    bool marked = place.markers != decltype(place.markers){};
    io.flag(models.marked, marked);
    if (!marked) continue;
    for (std::uint8_t& lying : place.markers)
      io.number(models.marker, lying, 255);
  }
}

template <class Io>
void pack(Io& io, const Rulebook& book, Match& match) {
  const auto models = std::make_unique<Models>();
  pack_scalars(io, *models, match);
  pack_cards(io, book, match);
  if (io.failed()) return;
  pack_stack(io, book, match);
  pack_effects(io, *models, match);
  pack_markers(io, *models, match);
  if (!io.failed()) pack_running(io, book, match);
}

// What the numbers of the packed match mean: another set of cards or other procedures may use them for something else.
std::uint32_t meaning(const Rulebook& book, const Match& match) {
  std::uint64_t hash = hash_text("");
  for (const Card& card : match.cards)
    hash = hash_text(book.print(card.def).id, hash);
  return static_cast<std::uint32_t>(hash_steps(book, match, hash) >> 40U);
}

template <class Io>
bool pack_meaning(Io& io, const Rulebook& book, const Match& match) {
  const std::uint32_t here = meaning(book, match);
  std::uint32_t there = here;
  io.uniform(there, 1U << 24U);
  return here == there;
}

} // namespace

// Empty if the match is not sound.
std::string encode_position_link(const Rulebook& book, const Match& match) {
  if (match.edition >= book.family->editions.size()) return {};
  Writer writer;
  write_head(writer, head_of(book, LinkKind::Position, book.family->editions[match.edition].id));
  const auto copy = std::make_unique<Match>(match);
  pack(writer, book, *copy);
  if (writer.failed()) return {};
  pack_meaning(writer, book, match);
  return seal(LinkKind::Position, writer.coder.finish());
}

Result<Match> decode_position_link(const Rulebook& book, std::string_view text) {
  auto unpacking = start_unpacking(book, LinkKind::Position, text);
  if (!unpacking) return unpacking.faults;
  Reader& reader = (*unpacking)->reader;
  Result<Match> result{Match{}};
  Match& match = *result;
  lay_out(book, (*unpacking)->edition, match);
  pack(reader, book, match);
  const bool other_rulebook = (*unpacking)->head.rulebook != static_cast<std::uint32_t>(book.hash);
  const Fault foreign{
      "", "", "This position was made with another set of cards or rules, and those at hand do not fit it."};
  if (reader.failed()) return other_rulebook ? foreign : unreadable();
  if (!pack_meaning(reader, book, match)) return foreign;
  if (!reader.coder.at_end()) return unreadable();
  if (Faults faults = unsound({book, match}); !faults.empty()) return faults;
  return result;
}

} // namespace twoseat
