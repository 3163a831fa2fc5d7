// Base effects: what the rules do by themselves, looked at whenever somebody receives priority. [bsk 421]
#include "engine/abilities/run.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/stack.h"
#include "engine/kernel/information.h"

namespace twoseat::berserk {
namespace {

using Cards = FixedVector<CardId, 128>;

template <class F>
Cards squads_where(const Table& table, F fits) {
  Cards cards;
  each_in_squads(table.match, [&](CardId card) {
    if (fits(card)) cards.push(card);
  });
  return cards;
}

// What one look at both squads finds; most of the time there is nothing to do.
struct Survey {
  bool has_creature[2] = {};
  bool out_of_place = false, influences = false, poisoned = false, attached = false, dying = false;
};

bool influences(const Face& face) {
  return ((face.kinds >> static_cast<unsigned>(script::Kind::Continuous)) & 1U) != 0;
}

Survey survey(const Table& table) {
  Survey found;
  const Match& match = table.match;
  const bool same_types = is_as_printed(table, num(Attribute::Type));
  const bool same_lives = is_as_printed(table, num(Attribute::Lives));
  const auto poison = static_cast<std::uint8_t>(first_trait + num(Trait::Poison));
  found.poisoned = !is_as_printed(table, poison);
  each_in_squads(match, [&](CardId card) {
    const Face& face = table.face(card);
    const Type now = same_types ? printed_type(face) : type(table, card);
    if (num(now) <= num(Type::Flyer)) found.has_creature[index(controller(match, card))] = true;
    if ((now == Type::Flyer || now == Type::Terrain) && is_cell(match[card].place)) found.out_of_place = true;
    if (face.traits[num(Trait::Poison)] > 0) found.poisoned = true;
    if (is_hidden(match, card) && influences(face)) found.influences = true;
    if (match[card].host) found.attached = true;
    const bool wounded = count(match, card, On::Wounds) > 0;
    if ((wounded || !same_lives || printed(face, Attribute::Lives) == 0) && lives(table, card) != absent &&
        lives(table, card) <= 0)
      found.dying = true;
  });
  return found;
}

// On an empty stack a player without any creature loses; both at once: a draw. [bsk 102.3a, 102.4]
void look_for_losers(Game& game, const bool (&has_creature)[2]) {
  if (!game.match.entries.empty() || !game.match.standby.empty()) return;
  const bool a = has_creature[0], b = has_creature[1];
  if (a && b) return;
  const Outcome outcome = a ? Outcome::WonByA : b ? Outcome::WonByB : Outcome::Draw;
  end(game, outcome, num(Ending::NoCreatures), {outcome == Outcome::Draw ? "102.4" : "102.3a"});
}

// A hidden card whose permanent trait says something is revealed at once. [bsk 415.2, 415.2a]
void reveal_influences(Game& game) {
  const Cards shown = squads_where(
      game, [&](CardId card) { return is_hidden(game.match, card) && influences(game.face(card)); });
  for (const CardId card : shown)
    reveal(game, card, {"415.2"});
}

// However they came to a cell; it is no movement. Hidden ones stay until they are revealed. [bsk 211.2, doubt 31]
void send_to_extra_zone(Game& game) {
  const Cards out = squads_where(game, [&](CardId card) {
    return is_cell(game.match[card].place) && !is_hidden(game.match, card) &&
           (is(game, card, Type::Flyer) || is(game, card, Type::Terrain));
  });
  for (const CardId card : out) {
    const Card& now = game.match[card];
    Relocation how;
    how.orientation = now.orientation;
    how.identity = Identity::Same;
    how.states = now.states;
    put(game, card, place(controller(game.match, card), Zone::Extra), Cause::ToExtraZone, {"211.2"}, how);
  }
}

// What has no lives left receives a Destruction Effect, once. [bsk 402.3, doubt 8]
void destroy_the_dying(Game& game) {
  const Cards dying = squads_where(game, [&](CardId card) {
    const std::int32_t left = lives(game, card);
    return left != absent && left <= 0 && !is_pending(game, RuleAbility::Destruction, card);
  });
  for (const CardId card : dying)
    trigger(game, RuleAbility::Destruction, card, controller(game.match, card), 0);
}

// Without its host a symbiote or an equipment does not stay; nothing prevents that. [bsk 210.3, 210.5, 210.7]
void destroy_the_orphaned(Game& game) {
  const Match& match = game.match;
  const Cards orphans = squads_where(game, [&](CardId card) {
    const CardId host = match[card].host;
    if (!host || is_pending(game, RuleAbility::Destruction, card)) return false;
    if (match[host].place != match[card].place) return true;
    if (!is(game, card, Type::Symbiote)) return false;
    return !is(game, host, Type::Creature) ||
           (trait(game, host, Trait::Incorporeal) > 0 && trait(game, card, Trait::Incorporeal) == 0);
  });
  for (const CardId card : orphans)
    trigger(game, RuleAbility::Destruction, card, controller(match, card), 2);
}

// An incorporeal or protected creature is poisoned no longer. [bsk D36.7, D36.8]
void lift_poison(Game& game) {
  const Cards cured = squads_where(game, [&](CardId card) {
    return trait(game, card, Trait::Poison) > 0 &&
           (trait(game, card, Trait::Incorporeal) > 0 || trait(game, card, Trait::ProtectionFromPoison) > 0);
  });
  for (const CardId card : cured)
    lose_trait(game, card, Trait::Poison, {});
}

} // namespace

void apply_base_effects(Game& game) {
  Survey found = survey(game);
  if (found.influences) {
    reveal_influences(game);
    found = survey(game);
  }
  if (found.out_of_place) send_to_extra_zone(game);
  if (found.poisoned) lift_poison(game);
  if (found.attached) destroy_the_orphaned(game);
  if (found.dying) destroy_the_dying(game);
  look_for_losers(game, found.has_creature);
}

} // namespace twoseat::berserk
