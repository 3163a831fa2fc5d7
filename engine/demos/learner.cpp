// What a demo prepares for learners, looked at while it is played: remarks to other moves, and what is to be seen.
#include "engine/demos/play.h"
#include <algorithm>

namespace twoseat::demos {

Sights sights_of(const std::vector<Move>& moves) {
  Sights sights;
  for (const Move& move : moves) {
    if (move.card) sights.cards.push_back(move.card);
    if (move.target) sights.cards.push_back(move.target);
    if (move.place) sights.places.push_back(move.place);
  }
  return sights;
}

// Each remark is about a move that is offered now, about one only, and about none that another is about already.
bool Play::remark(const DemoStep& step) {
  remarks.clear();
  Decision decision;
  ask(table(), decision);
  Answer right;
  if (!answer(decision, *step.move, right)) return false;
  for (const Remark& one : step.learner->remarks) {
    Answer other;
    if (!answer(decision, one.move, other)) return false;
    if (other == right) fail(one.move.path, "This is the move that the learner is asked for.");
    for (const Answer& earlier : remarks)
      if (other == earlier) fail(one.move.path, "This move has a remark already.");
    remarks.push_back(other);
  }
  return true;
}

bool Play::look(const DemoStep& step) {
  sights = sights_of(moved);
  if (!step.show) return true;
  sights = {};
  for (const SightWord& word : *step.show)
    if (word.card) {
      const CardId seen = card(*word.card, Seat::None);
      if (!seen) return false;
      sights.cards.push_back(seen);
    } else {
      const PlaceId seen = place(word.place, Seat::None);
      if (!seen) fail(word.path, "There is no such place at this table.");
      if (!seen) return false;
      sights.places.push_back(seen);
    }
  return true;
}

} // namespace twoseat::demos
