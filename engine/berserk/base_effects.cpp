// Base effects: what the rules do by themselves, looked at whenever somebody receives priority. [bsk 421]
#include "engine/abilities/run.h"
#include "engine/berserk/printed.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/stack.h"
#include "engine/kernel/information.h"

namespace twoseat::berserk {
namespace {

using Cards = ScratchVector<CardId, decltype(Match::cards)::capacity()>; // all that there can be

template <class F>
Cards squads_where(const Table& table, F fits) {
  Cards cards;
  each_in_squads(table.match, [&](CardId card) {
    if (fits(card)) cards.push(card);
  });
  return cards;
}

bool influences(const Face& face) {
  return ((face.kinds >> static_cast<unsigned>(script::Kind::Continuous)) & 1U) != 0;
}

// Without its host a symbiote or an equipment does not stay. [bsk 210.3, 210.5, 210.7]
bool is_orphan(const Table& table, CardId card) {
  const Match& match = table.match;
  const CardId host = match[card].host;
  if (!host) return false;
  if (match[host].place != match[card].place) return true;
  return is(table, card, Type::Symbiote) &&
         (!is(table, host, Type::Creature) || (is_incorporeal(table, host) && !is_incorporeal(table, card)));
}

// An incorporeal or protected creature is poisoned no longer. [bsk D36.7, D36.8]
bool is_cured(const Table& table, CardId card) {
  return trait(table, card, Trait::Poison) > 0 &&
         (is_incorporeal(table, card) || trait(table, card, Trait::ProtectionFromPoison) > 0);
}

struct Look : Survey {
  bool out_of_place = false, influences = false, cured = false, orphaned = false, dying = false;
};

Look survey(const Table& table) {
  Look found;
  const Match& match = table.match;
  const bool same_types = is_as_printed(table, num(Attribute::Type));
  const bool same_lives = is_as_printed(table, num(Attribute::Lives));
  const bool same_fury = is_as_printed(table, static_cast<std::uint8_t>(first_trait + num(Trait::Fury)));
  const bool same_poison = is_as_printed(table, static_cast<std::uint8_t>(first_trait + num(Trait::Poison)));
  each_in_squads(match, [&](CardId id) {
    const Card& card = match[id];
    const Face& face = table.face(id);
    const Type now = same_types ? printed_type(face) : type(table, id);
    const std::size_t seat = index(controller(match, id));
    if (num(now) <= num(Type::Flyer)) found.has_creature[seat] = true;
    if ((now == Type::Flyer || now == Type::Terrain) && is_cell(card.place)) found.out_of_place = true;
    if (has(face, Mark::Sudden) || (!same_fury && trait(table, id, Trait::Fury) > 0)) // [bsk D59.5]
      found.sudden[seat] = true;
    if (has(face, Mark::Answers)) found.answers = true;
    if ((!same_poison || face.traits[num(Trait::Poison)] > 0) && is_cured(table, id)) found.cured = true;
    if (card.facing == Facing::Down) {
      found.hidden[seat] = true;
      if (influences(face)) found.influences = true;
    }
    if (card.host && is_orphan(table, id)) found.orphaned = true;
    if (same_lives && card.counters[num(On::Wounds)] == 0 && printed(face, Attribute::Lives) != 0) return;
    const std::int32_t left = lives(table, id);
    if (left != absent && left <= 0) found.dying = true;
  });
  return found;
}

// On an empty stack a player without any creature loses; both at once: a draw. [bsk 102.3a, 102.4]
void look_for_losers(Game& game, const bool (&has_creature)[2]) {
  if (!game.match.entries.empty() || !game.match.standby.empty()) return;
  // Who is spared by a text does not lose. [bsk 103.1]
  const auto stays = [&](Seat seat) {
    if (has_creature[index(seat)]) return true;
    const bool spared = cannot_lose(game, seat);
    if (spared) game.did({"103.1"}, seat);
    return spared;
  };
  const bool a = stays(Seat::A), b = stays(Seat::B);
  if (a && b) return;
  game.did({"421.2"});
  const Outcome outcome = a ? Outcome::WonByA : b ? Outcome::WonByB : Outcome::Draw;
  game.did({"102.1"});
  if (outcome != Outcome::Draw)
    for (const Rule rule : {Rule{"102.2"}, Rule{"102.2a"}, Rule{"102.3"}})
      game.did(rule, a ? Seat::A : Seat::B);
  end(game, outcome, num(Ending::NoCreatures), {outcome == Outcome::Draw ? "102.4" : "102.3a"});
}

// A hidden card whose permanent trait says something is revealed at once. [bsk 415.2, 415.2a]
void reveal_influences(Game& game) {
  const Cards shown = squads_where(
      game, [&](CardId card) { return is_hidden(game.match, card) && influences(game.face(card)); });
  for (const CardId card : shown)
    reveal(game, card, {"415.2"});
}

// What flies thirsts no more. [bsk D16.2]
void lose_thirst(Game& game, CardId card) {
  if (!is(game, card, Type::Flyer) || trait(game, card, Trait::Thirst) == 0) return;
  game.did({"D16.2"}, Seat::None, card);
  lose_trait(game, card, Trait::Thirst, {});
}

// However they came to a cell; it is no movement. Hidden ones stay until they are revealed. [bsk 211.2, doubt 31]
void send_to_extra_zone(Game& game) {
  const Cards out = squads_where(game, [&](CardId card) {
    return is_cell(game.match[card].place) && !is_hidden(game.match, card) &&
           (is(game, card, Type::Flyer) || is(game, card, Type::Terrain));
  });
  for (const CardId card : out) {
    lose_thirst(game, card);
    const Card& now = game.match[card];
    Relocation how;
    how.orientation = now.orientation;
    how.identity = Identity::Same;
    how.states = now.states;
    put(game, card, place(controller(game.match, card), Zone::Extra), Cause::ToExtraZone, {"211.2"}, how);
  }
}

// Whose blow or trait it was.
CardId killer_of(const Table& table, CardId dying) {
  if (table.match.entries.empty()) return {};
  const StackEntry& entry = top_entry(table.match);
  if (entry.kind != num(Entry::Strike) && entry.kind != num(Entry::Ability)) return {};
  return entry.source != dying ? entry.source : has(entry, Flag::Fight) ? entry.target : CardId{};
}

// What has no lives left receives a Destruction Effect, once. [bsk 402.3, doubt 8]
void destroy_the_dying(Game& game) {
  const Cards dying = squads_where(game, [&](CardId card) {
    const std::int32_t left = lives(game, card);
    return left != absent && left <= 0 && !is_pending(game, RuleAbility::Destruction, card);
  });
  const bool from_afar = !game.match.entries.empty() && is_ranged(method_of(game, top_entry(game.match)));
  for (const CardId card : dying) {
    game.did({"402.3"}, Seat::None, card);
    trigger(game, RuleAbility::Destruction, card, controller(game.match, card),
            num(from_afar ? DestroyedBy::RangedWounds : DestroyedBy::Wounds), killer_of(game, card));
  }
}

// Nothing prevents that. [bsk 210.7]
void destroy_the_orphaned(Game& game) {
  const Cards orphans = squads_where(game, [&](CardId card) {
    return is_orphan(game, card) && !is_pending(game, RuleAbility::Destruction, card);
  });
  for (const CardId card : orphans) {
    if (is(game, card, Type::Symbiote)) game.did({"210.7"}, Seat::None, card);
    trigger(game, RuleAbility::Destruction, card, controller(game.match, card), num(DestroyedBy::Loss));
  }
}

void lift_poison(Game& game) {
  for (const CardId card : squads_where(game, [&](CardId each) { return is_cured(game, each); })) {
    game.did({is_incorporeal(game, card) ? "D36.7" : "D36.8"}, Seat::None, card);
    lose_trait(game, card, Trait::Poison, {});
  }
}

} // namespace

Survey apply_base_effects(Game& game) {
  Look found = survey(game);
  if (found.influences) {
    reveal_influences(game);
    found = survey(game);
  }
  if (found.out_of_place || found.cured || found.orphaned || found.influences) game.did({"421.1"});
  if (found.out_of_place) send_to_extra_zone(game);
  if (found.cured) lift_poison(game);
  if (found.orphaned) destroy_the_orphaned(game);
  if (found.dying) destroy_the_dying(game);
  look_for_losers(game, found.has_creature);
  return found;
}

} // namespace twoseat::berserk
