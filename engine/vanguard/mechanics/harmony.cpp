// Harmony is a relation in both directions; it ends with the turn, or when either leaves. Where it outlasts the other, that
// one is in no relation once both are told. [vge 14.36.1, 14.36.1.2 | vgi 11.34.1]
#include "engine/vanguard/mechanics/harmony.h"
#include "engine/kernel/limits.h"
#include "engine/vanguard/editions/decisions.h"

namespace twoseat::vanguard {
namespace {

bool is_harmony(const Relation& relation) {
  return relation.kind == num(Link::Harmony);
}

void tie(Game& game, CardId card, CardId other) {
  const bool alone = decided(game.match).harmony_outlasts_the_other;
  if (!related(game.match, card, Link::Harmony)) {
    relate(game, card, other, num(Link::Harmony), {"14.36.1"});
    for (Relation& relation : game.match.relations)
      if (alone && is_harmony(relation) && relation.holder == card) relation.other = {};
  } else if (alone) {
    return;
  } else if (!game.match.relations.push({card, other, num(Link::Harmony)})) {
    stop(game.match, Flaw::TooManyRelations);
  }
}

} // namespace

bool harmonize(Game& game, CardId a, CardId b) {
  const auto may = [&](CardId card) { return is_circle(where(game.match, card)) && is_unit(game, card); };
  if (a == b || !may(a) || !may(b) || master(game.match, a) != master(game.match, b))
    return false; // [vge 14.36.1.1]
  for (const Relation& relation : game.match.relations)
    if (is_harmony(relation) && relation.holder == a && relation.other == b) return false;
  tie(game, a, b);
  tie(game, b, a);
  return true;
}

void end_harmonies(Game& game) {
  game.match.relations.remove_if(is_harmony);
}

void end_harmonies(Game& game, CardId card) {
  game.match.relations.remove_if([&](const Relation& relation) {
    return is_harmony(relation) && (relation.holder == card || relation.other == card);
  });
}

} // namespace twoseat::vanguard
