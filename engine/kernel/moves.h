// The moves that cards make on any table: between places, turned, shown, shuffled. Each tells its event.
#pragma once
#include "engine/kernel/game.h"

namespace twoseat {

enum class End : std::uint8_t { Top, Bottom };      // of a place's list; Bottom is also "newest" for circles
enum class Identity : std::uint8_t { Fresh, Same }; // whether the moved card is a new object

struct Relocation {
  std::uint16_t cause = 0; // the family's word for why
  Rule rule;
  End end = End::Bottom;
  Orientation orientation = Orientation::Stand;
  Facing facing = Facing::Up;
  Identity identity = Identity::Fresh;
  CardId host;             // what it is tied to there
  CardId other;            // what it makes room for, which lies open: the event's other card
  PlaceId from;            // the place from which it is said to come; none: where it lies
  DefId side;              // which of its sides shows from there on; none: the same. It leaves as what it was
  std::uint8_t role = 0;   // what it is there, the family's numbers
  std::uint8_t states = 0; // the family's states that it comes with
};

PlaceId add_place(Match& match, const Place& place);
void add_plain_places(Match& match, Seat seat, std::uint8_t kinds); // one of each kind, in their order
CardId add_card(Game& game, DefId def, Seat owner, PlaceId to, std::uint8_t origin, Facing facing);
void name_first_player(Game& game, Seat seat, std::uint16_t cause, Rule rule);
void note_concerns(const Rulebook& book, Match& match); // Match::concerns, for cards that came in another way

void relocate(Game& game, CardId card, PlaceId to, const Relocation& how);
// Only laid there for now: the same card, and no abilities notice it.
void lay_aside(Game& game, CardId card, PlaceId to, std::uint16_t cause, Rule rule);
void orient(Game& game, CardId card, Orientation orientation, std::uint16_t cause, Rule rule);
void turn(Game& game, CardId card, Facing facing, std::uint16_t cause, Rule rule);
void turn_up(Game& game, CardId card, std::uint16_t cause, Rule rule);
// Its other side lies up from now on: the same card, with all that applies to it.
void turn_over(Game& game, CardId card, std::uint16_t cause, Rule rule);
void renew(Game& game, CardId card); // it counts as another object from now on, where it lies
void reveal(Game& game, CardId card, std::uint16_t cause, Rule rule); // shown to everybody, without moving

// Mixes which card lies in which slot; the slots keep their order. Whoever knew a card there knows nothing now.
void shuffle(Game& game, PlaceId place, std::uint16_t cause, Rule rule);

void relate(Game& game, CardId holder, CardId other, std::uint16_t kind, Rule rule);
const Relation* relation_of(const Match& match, CardId holder, std::uint16_t kind); // nullptr: none
void count(Game& game, Seat seat, std::uint8_t counter, std::int32_t amount, Rule rule);
// The same of what lies on a card: never below none. What was changed.
std::int32_t count_on(Game& game, CardId card, std::uint8_t counter, std::int32_t amount, CardId source,
                      std::uint16_t cause, Rule rule);
std::int32_t roll(Game& game, Seat seat, CardId card, std::uint32_t sides, std::uint16_t cause, Rule rule);

// The cards of a place, top first: for (CardId card : cards_in(match, place))
class CardsIn {
public:
  struct Iterator {
    const Match* match;
    CardId at;
    CardId operator*() const { return at; }
    Iterator& operator++() {
      at = (*match)[at].next;
      return *this;
    }
    bool operator!=(const Iterator& o) const { return at != o.at; }
  };
  CardsIn(const Match& match, PlaceId place) : match_(match), place_(place) {}
  Iterator begin() const { return {&match_, match_[place_].first}; }
  Iterator end() const { return {&match_, {}}; }

private:
  const Match& match_;
  PlaceId place_;
};
inline CardsIn cards_in(const Match& match, PlaceId place) {
  return {match, place};
}

} // namespace twoseat
