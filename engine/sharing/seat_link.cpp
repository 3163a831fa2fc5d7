// A seat link: what one viewer sees, field by field; nothing that the view does not say goes into it.
#include "engine/kernel/family.h"
#include "engine/sharing/envelope.h"
#include "engine/sharing/players_code.h"
#include "engine/sharing/position_cards.h"
#include <algorithm>

namespace twoseat {
namespace {

constexpr std::size_t contexts = 32;
constexpr std::uint32_t most_cards = room::cards;

struct Models {
  NumberModel turn, answers, battle, size, kind;
  PlayersModel players;
  std::array<NumberModel, contexts> count, skipped;
  std::array<BitModel, contexts> all_seen, known, next, rest, down, numbered;
  BitModel foreign = seldom, surprising = seldom, special = seldom, marked = seldom;
  BitModel counted = seldom, told = seldom, gains = seldom;
  std::array<NumberModel, 8> counters;
  NumberModel marker;
  std::array<NumberModel, CardView::numbers_shown> parts;
  std::array<NumberModel, CardView::numbers_shown> number;
  NumberModel cause;
  BitModel sets = seldom;
  RoundModel amount;
};

// Where writing or reading stands in the view.
template <class Io>
struct Scene {
  Io& io;
  const Rulebook& book;
  SeatView& view;
  Models& models;
  std::size_t card = 0, part = 0;
};

template <class Io>
void pack_scalars(Io& io, Models& models, const Family& family, SeatView& view) {
  io.uniform(view.viewer, 3);
  io.number(models.turn, view.turn, 0xffffffffU);
  io.number(models.answers, view.answers, 0xffffffffU);
  io.number(models.battle, view.battle, 0xffff);
  io.uniform(view.turn_player, 3);
  io.uniform(view.first_player, 3);
  io.uniform(view.outcome, 4);
  if (view.outcome != Outcome::Ongoing) {
    io.uniform(view.outcome_reason, static_cast<std::uint32_t>(family.outcome_reasons.size()));
  } else {
    io.uniform(view.asked, 3);
    io.uniform(view.question, static_cast<std::uint32_t>(family.questions.size()));
  }
  pack_players(io, models.players, view.players);
}

template <class Io>
void pack_card_id(Io& io, CardId& card) {
  io.uniform(card.value, most_cards + 1);
}

// --- Numbers of a card and their parts ------------------------------------------------------------------------

template <class Io>
void pack_part(Scene<Io>& scene, PartView& part) {
  Models& models = scene.models;
  bool sets = part.operation == Operation::Set;
  scene.io.flag(models.sets, sets);
  part.operation = sets ? Operation::Set : Operation::Add;
  scene.io.number(models.cause, part.cause, static_cast<std::uint32_t>(scene.book.family->causes.size() - 1));
  pack_card_id(scene.io, part.source);
  pack_round(scene.io, models.amount, part.amount);
}

// What the printed number and its parts make; hardly ever is it anything else.
std::int64_t applied(std::int64_t value, const PartView& part) {
  if (part.operation == Operation::Set) return part.amount;
  return (value == absent ? 0 : value) + part.amount;
}

template <class Io>
std::int64_t pack_parts(Scene<Io>& scene, const CardView& card, std::uint8_t attribute) {
  auto& parts = scene.view.parts;
  std::int64_t value = scene.book.face(card.def).numbers[attribute];
  const bool exists = value != absent;
  bool set = false;
  std::size_t count = 0;
  while (!Io::reads && scene.part + count < parts.size() && parts[scene.part + count].card == card.id &&
         parts[scene.part + count].attribute == attribute)
    ++count;
  scene.io.number(scene.models.parts[attribute], count,
                  static_cast<std::uint32_t>(parts.capacity() - scene.part));
  for (std::size_t i = 0; i < count && !scene.io.failed(); ++i) {
    if constexpr (Io::reads) parts.push({card.id, attribute, Operation::Add, 0, {}, 0});
    PartView& part = parts[scene.part++];
    pack_part(scene, part);
    value = applied(value, part);
    set = set || part.operation == Operation::Set;
  }
  return exists || set ? value : absent;
}

template <class Io>
void pack_numbers(Scene<Io>& scene, std::size_t kind, CardView& card) {
  const std::size_t attributes = std::min(scene.book.family->attributes.size(), CardView::numbers_shown);
  bool numbered = card.numbers != decltype(card.numbers){};
  scene.io.flag(scene.models.numbered[kind], numbered);
  if (!numbered) return;
  for (std::uint8_t attribute = 0; attribute < attributes && !scene.io.failed(); ++attribute) {
    std::int32_t& number = card.numbers[attribute];
    const std::int64_t expected = pack_parts(scene, card, attribute);
    bool surprising = number != expected;
    scene.io.flag(scene.models.surprising, surprising);
    if (surprising)
      pack_signed(scene.io, scene.models.number[attribute], number);
    else
      number = static_cast<std::int32_t>(expected);
  }
}

template <class Io>
void pack_gained(Scene<Io>& scene, CardView& card) {
  const std::size_t attributes = std::min<std::size_t>(scene.book.family->attributes.size(), 64);
  if (attributes <= CardView::numbers_shown || scene.book.family->card_counters.empty()) return;
  bool any = card.gained != decltype(card.gained){};
  scene.io.flag(scene.models.gains, any);
  for (std::size_t attribute = CardView::numbers_shown; any && attribute < attributes; ++attribute) {
    bool gained = card.has_gained(attribute);
    scene.io.flag(scene.models.gains, gained);
    if (gained) card.gain(attribute);
  }
}

// --- Cards and places -----------------------------------------------------------------------------------------

template <class Io>
void pack_identity(Scene<Io>& scene, std::size_t kind, Seat usual, CardId before, CardView& card) {
  const CardId expected{static_cast<std::uint16_t>(before.value + 1)};
  bool next = card.id == expected && expected.value <= most_cards;
  scene.io.flag(scene.models.next[kind], next);
  if (next)
    card.id = expected;
  else
    pack_card_id(scene.io, card.id);
  scene.io.require(card.id && card.id.value <= most_cards);
  std::uint32_t def = card.def.value - 1U;
  scene.io.uniform(def, static_cast<std::uint32_t>(scene.book.faces.size()));
  card.def = {static_cast<std::uint16_t>(def + 1)};
  bool foreign = card.owner != usual;
  scene.io.flag(scene.models.foreign, foreign);
  scene.io.require(Io::reads || card.owner != Seat::None);
  card.owner = foreign ? other(usual) : usual;
}

template <class Io>
void pack_card(Scene<Io>& scene, const PlaceView& place, CardId& before, std::uint32_t& position) {
  Models& models = scene.models;
  const std::size_t kind = place.kind % contexts;
  CardView& card = scene.view.cards[scene.card++];
  std::uint32_t skipped = card.position - position;
  if (place.card_count < place.count) scene.io.number(models.skipped[kind], skipped, place.count);
  card.position = position + (place.card_count < place.count ? skipped : 0);
  scene.io.require(card.position < place.count);
  position = card.position + 1;
  bool rest = card.orientation == Orientation::Rest;
  bool down = card.facing == Facing::Down;
  bool known = static_cast<bool>(card.def);
  scene.io.flag(models.rest[kind], rest);
  scene.io.flag(models.down[kind], down);
  scene.io.flag(models.known[kind], known);
  card.orientation = rest ? Orientation::Rest : Orientation::Stand;
  card.facing = down ? Facing::Down : Facing::Up;
  const auto counts = [](std::uint8_t counter) { return counter != 0; };
  bool counted = std::any_of(card.counters.begin(), card.counters.end(), counts);
  if (!scene.book.family->card_counters.empty()) scene.io.flag(scene.models.counted, counted);
  for (std::size_t i = 0; counted && i < card.counters.size(); ++i)
    scene.io.number(scene.models.counters[i], card.counters[i], 255);
  bool special = card.host || card.role != 0 || card.states != 0;
  scene.io.flag(models.special, special);
  if (special) {
    pack_card_id(scene.io, card.host);
    scene.io.uniform(card.role, 256);
    scene.io.uniform(card.states, 256);
    scene.io.require(known || !card.host);
  }
  if (!known && !scene.book.family->card_counters.empty()) { // what lies on it tells it from others
    bool told = static_cast<bool>(card.id);
    scene.io.flag(models.told, told);
    if (told) pack_card_id(scene.io, card.id);
  }
  if (!known || scene.io.failed()) return;
  pack_identity(scene, kind, place.seat == Seat::B ? Seat::B : Seat::A, before, card);
  before = card.id;
  if (!scene.io.failed()) pack_numbers(scene, kind, card);
  if (!scene.io.failed()) pack_gained(scene, card);
}

template <class Io>
void pack_place(Scene<Io>& scene, std::size_t i) {
  PlaceView& place = scene.view.places[i];
  Models& models = scene.models;
  const std::size_t kind = place.kind % contexts;
  const auto room = static_cast<std::uint32_t>(scene.view.cards.capacity());
  scene.io.number(models.count[kind], place.count, most_cards);
  bool all = place.card_count == place.count;
  scene.io.flag(models.all_seen[kind], all);
  if (all)
    place.card_count = place.count;
  else
    scene.io.number(models.size, place.card_count, place.count);
  scene.io.require(scene.card + place.card_count <= room);
  if (scene.io.failed()) return;
  place.first_card = static_cast<std::uint16_t>(scene.card);
  bool marked = place.markers != decltype(place.markers){};
  scene.io.flag(models.marked, marked);
  for (std::size_t m = 0; marked && m < place.markers.size(); ++m)
    scene.io.number(models.marker, place.markers[m], 255);
  CardId before;
  std::uint32_t position = 0;
  for (std::uint16_t c = 0; c < place.card_count && !scene.io.failed(); ++c) {
    if constexpr (Io::reads) {
      scene.view.cards.push({});
      scene.view.cards[scene.card].place = {static_cast<std::uint8_t>(i + 1)};
    }
    pack_card(scene, place, before, position);
  }
}

template <class Io>
void pack_where(Io& io, Models& models, const Family& family, SeatView& view) {
  auto height = view.where.size();
  io.number(models.size, height, static_cast<std::uint32_t>(view.where.capacity()));
  for (std::size_t i = 0; i < height && !io.failed(); ++i) {
    if constexpr (Io::reads) view.where.push({});
    Where& where = view.where[i];
    io.uniform(where.procedure, static_cast<std::uint32_t>(family.procedures.size()));
    if (!io.failed())
      io.uniform(where.step, static_cast<std::uint32_t>(family.procedures[where.procedure].steps.size() + 1));
  }
}

template <class Io>
void pack_relations(Io& io, Models& models, const Family& family, SeatView& view) {
  auto size = view.relations.size();
  io.number(models.size, size, static_cast<std::uint32_t>(view.relations.capacity()));
  for (std::size_t i = 0; i < size && !io.failed(); ++i) {
    if constexpr (Io::reads) view.relations.push({});
    Relation& relation = view.relations[i];
    pack_card_id(io, relation.holder);
    pack_card_id(io, relation.other);
    io.number(models.kind, relation.kind, static_cast<std::uint32_t>(family.relations.size() - 1));
  }
}

template <class Io>
void pack_entries(Io& io, Models& models, const Rulebook& book, SeatView& view) {
  if (book.family->card_counters.empty()) return; // nor has it a stack
  auto size = view.entries.size();
  io.number(models.size, size, static_cast<std::uint32_t>(view.entries.capacity()));
  for (std::size_t i = 0; i < size && !io.failed(); ++i) {
    if constexpr (Io::reads) view.entries.push({});
    EntryView& entry = view.entries[i];
    pack_card_id(io, entry.source);
    pack_card_id(io, entry.target);
    io.uniform(entry.ability, static_cast<std::uint32_t>(book.script.abilities.size() + 1));
    io.uniform(entry.place.value, static_cast<std::uint32_t>(view.places.size() + 1));
    io.uniform(entry.seat, 3);
    io.uniform(entry.kind, 256);
  }
}

template <class Io>
void pack(Io& io, const Rulebook& book, SeatView& view) {
  const auto models = std::make_unique<Models>();
  const Family& family = *book.family;
  pack_scalars(io, *models, family, view);
  Scene<Io> scene{io, book, view, *models};
  for (std::size_t i = 0; i < view.places.size() && !io.failed(); ++i)
    pack_place(scene, i);
  io.require(scene.card == view.cards.size() && scene.part == view.parts.size());
  if (!io.failed()) pack_relations(io, *models, family, view);
  if (!io.failed()) pack_where(io, *models, family, view);
  if (!io.failed()) pack_entries(io, *models, book, view);
}

// --- What the table relies on ---------------------------------------------------------------------------------

// No card is in two places; whatever a relation or a part names may be one that this viewer does not see.
bool ids_differ(const SeatView& view) {
  std::array<bool, most_cards + 1> met{};
  for (const CardView& card : view.cards) {
    if (card.id && met[card.id.value]) return false;
    met[card.id.value] = true;
  }
  return true;
}

std::uint32_t meaning(const Rulebook& book, const SeatView& view) {
  std::uint64_t hash = hash_text("");
  for (const CardView& card : view.cards)
    if (card.def) hash = hash_text(book.print(card.def).id, hash);
  for (const Where& where : view.where)
    hash = hash_text(book.family->procedures[where.procedure].name, hash);
  return static_cast<std::uint32_t>(hash >> 40U);
}

// The places of a table on which nothing lies yet.
void lay_out_view(const Rulebook& book, std::uint8_t edition, SeatView& view) {
  const auto fresh = std::make_unique<Match>();
  lay_out(book, edition, *fresh);
  view.edition = edition;
  for (const Place& place : fresh->places)
    view.places.push({0, place.types, place.kind, place.seat, place.column, place.row, {}, 0, 0});
}

} // namespace

// Empty if the view is not one that `view` could have built.
std::string encode_seat_link(const Rulebook& book, const SeatView& view) {
  if (view.edition >= book.family->editions.size()) return {};
  Writer writer;
  write_head(writer, head_of(book, LinkKind::Seat, book.family->editions[view.edition].id));
  const auto copy = std::make_unique<SeatView>(view);
  pack(writer, book, *copy);
  if (writer.failed()) return {};
  std::uint32_t meant = meaning(book, view);
  writer.uniform(meant, 1U << 24U);
  return seal(LinkKind::Seat, writer.coder.finish());
}

Result<SeatView> decode_seat_link(const Rulebook& book, std::string_view text) {
  auto unpacking = start_unpacking(book, LinkKind::Seat, text);
  if (!unpacking) return unpacking.faults;
  Reader& reader = (*unpacking)->reader;
  Result<SeatView> result{SeatView{}};
  lay_out_view(book, (*unpacking)->edition, *result);
  pack(reader, book, *result);
  const bool other_rulebook = (*unpacking)->head.rulebook != static_cast<std::uint32_t>(book.hash);
  const Fault foreign{
      "", "", "This view was made with another set of cards or rules, and those at hand do not fit it."};
  if (reader.failed()) return other_rulebook ? foreign : unreadable();
  std::uint32_t meant = 0;
  reader.uniform(meant, 1U << 24U);
  if (meant != meaning(book, *result)) return foreign;
  if (!reader.coder.at_end() || !ids_differ(*result)) return unreadable();
  return result;
}

} // namespace twoseat
