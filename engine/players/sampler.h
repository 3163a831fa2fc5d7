// A whole match that a seat cannot tell from the real one, drawn by chance: a determinization. Every card that the seat may
// not look at becomes one that is missing from what it knows of its owner's deck list, and chance falls anew. Which card
// really lies there is never read, so scrambling the secrets of a match changes no sample of it.
#pragma once
#include "engine/kernel/game.h"
#include <array>
#include <vector>

namespace twoseat {

class Sampler {
public:
  explicit Sampler(const Rulebook& book) : book_(&book) {}

  void know_decks(const Setup& setup); // both lists lie open
  // Without lists: takes each seat to play that deck of the rulebook which shares most with what the viewer sees of it.
  void guess_decks(const Match& match, Viewer viewer);
  bool knows_decks() const { return known_; }

  // What of the list of this deck's owner the viewer has not seen: any of it may lie in that deck.
  std::vector<DefId> unseen(const Table& table, Viewer viewer, PlaceId deck);

  // Writes over `out`, which may be an old one; allocates nothing in the long run.
  void sample(const Match& match, Viewer viewer, Random& chance, Match& out);

private:
  struct Kept { // a card of a deck list
    DefId def;
    std::uint8_t origin = 0;
  };
  using Kepts = std::vector<Kept>;

  void list_decks(const Setup& setup);
  void list_all(Kepts& list);
  // Leaves in `left_` what is unseen, and in `hidden` the cards that may be any of it.
  void set_aside_seen(const Table& table, Viewer viewer, std::array<bool, room::cards>& hidden);
  bool take(Seat owner, DefId def, std::uint8_t origin);
  Kept draw(Seat owner, std::uint8_t origin, Random& chance);

  const Rulebook* book_;
  bool known_ = false;
  std::array<Kepts, 2> lists_; // by owner
  std::array<Kepts, 2> left_;  // of them, while a sample is drawn
};

} // namespace twoseat
