// Playing cards from hand for gold, and using abilities. [bsh BSH-16, BSH-17, BSH-32, BSH-38, BSH-55]
#include "engine/abilities/run.h"
#include "engine/heroes/guards.h"
#include "engine/heroes/procedures.h"

namespace twoseat::heroes {
namespace {

void pay(Game& game, Frame& frame) {
  const CardId card = frame.card(play_local::card);
  count(game, frame.seat, num(Counter::SpentGold), number(game, card, Attribute::Cost), {"BSH-32"});
}

Zone zone_for(const Face& face) {
  if (has(face, Mark::Creature)) return Zone::Creatures;
  if (has(face, Mark::Equipment)) return Zone::Equipment;
  return has(face, Mark::Event) ? Zone::Events : Zone::Spell;
}

void enter(Game& game, Frame& frame) {
  const CardId card = frame.card(play_local::card);
  put(game, card, frame.seat, zone_for(game.face(card)), Cause::Play, {"BSH-32"});
}

// A spell does what it says and is discarded after it. [bsh BSH-16]
void use_spell(Game& game, Frame& frame) {
  const CardId card = frame.card(play_local::card);
  if (where(game.match, card) != Zone::Spell) return;
  const std::uint16_t ability = spell_ability(game, card);
  if (ability != 0) return activate(game, card, ability, frame.seat);
  put(game, card, game.match[card].owner, Zone::Graveyard, Cause::Discard, {"BSH-16"});
}

constexpr Step play_table[] = {
    runs("pay", {"BSH-55"}, pay),
    runs("enter", {"BSH-32"}, enter),
    runs("use the spell", {"BSH-16"}, use_spell, bit(Proc::Effect)),
};

} // namespace

const std::span<const Step> play_steps = play_table;

std::uint16_t spell_ability(const Table& table, CardId card) {
  const Face& face = table.face(card);
  for (std::uint16_t i = 0; i < face.abilities; ++i)
    if (table.book.script.abilities[face.first_ability + i].kind == script::Kind::Order)
      return static_cast<std::uint16_t>(face.first_ability + i);
  return 0;
}

void offer_plays(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Play), {"BSH-32"});
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if (allowed(may_play, table, seat, card))
      decision.add({num(Verb::Play), place(seat, zone_for(table.face(card))), card, {}, 0});
  decision.drop_empty_choice();
}

void offer_abilities(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Activate), {"BSH-38"});
  for (const Zone zone : {Zone::Hero, Zone::Creatures, Zone::Equipment, Zone::Events})
    for (const CardId card : cards_in(table.match, place(seat, zone)))
      if (allowed(may_use_abilities, table, seat, card))
        each_ability(table, card, [&](std::uint16_t ability) {
          if (may_activate(table, card, ability, seat))
            decision.add({num(Verb::Activate), {}, card, {}, ability});
        });
  decision.drop_empty_choice();
}

} // namespace twoseat::heroes
