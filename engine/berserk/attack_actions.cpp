// What traits do: attacks, wounds and healing. [bsk 205, 417, D6, D12, D18]
#include "engine/berserk/actions.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/kinds.h"
#include "engine/berserk/preventing.h"

namespace twoseat::berserk {
namespace {

// Terrains and equipment never are; what is hidden may be anything. [bsk 212.2, 214.3, 415.3]
bool can_be_attacked(const Table& table, CardId card) {
  if (!in_squad(table.match, card) || is_hidden(table.match, card)) return in_squad(table.match, card);
  return !is(table, card, Type::Terrain) && !is(table, card, Type::Equipment);
}

Rule why_not_attacked(const Table& table, CardId card) {
  if (!in_squad(table.match, card)) return {"206.2"};
  return {is(table, card, Type::Terrain) ? "212.2" : "214.3"};
}

// No trait heals an incorporeal creature. [bsk D3.11, D37.4]
constexpr auto can_be_healed = may_be_corporeal;
Rule why_not_healed(const Table&, CardId) {
  return {"D3.11"};
}

// What the blow comes to was calculated before. [bsk 216.8c, 216.11b]
template <Method method>
bool do_attack(Game& game, Doing& doing) {
  if (game.match.entries.empty()) return false;
  const int value = at(top_entry(game.match), Slot::Value);
  std::int32_t done = 0;
  for (const CardId card : doing.cards)
    done += strike_wounds(game, card, value, doing.context.source, method, {"216.11b"});
  for (const CardId card : doing.cards)
    tell_link(game, Link::Hitting, doing.context.source, card, {"216.11c"});
  return done > 0;
}

bool do_wound(Game& game, Doing& doing) {
  const Method method = game.match.entries.empty() ? Method::Impact : method_of(game, top_entry(game.match));
  std::int32_t done = 0;
  for (const CardId card : doing.cards)
    done += strike_wounds(
        game, card,
        doing.amount > 0 ? doing.amount + vulnerability(game, doing.context.source, card, method) : 0,
        doing.context.source, method, {"417.1"});
  return done > 0;
}

bool do_suffer(Game& game, Doing& doing) { // a card wounds itself, whoever makes it do so [bsk G30.1]
  std::int32_t done = 0;
  for (const CardId card : doing.cards) {
    const std::int32_t left =
        in_squad(game.match, card) ? past_preventions(game, card, doing.amount, card) : 0;
    done += wound(game, card, left, card, Cause::Trait, {"G30.1"});
  }
  return done > 0;
}

bool do_heal(Game& game, Doing& doing) {
  std::int32_t done = 0;
  for (const CardId card : doing.cards)
    done += heal(game, card, doing.amount, doing.context.source, {"D18.6"});
  return done > 0;
}
bool do_heal_fully(Game& game, Doing& doing) {
  std::int32_t done = 0;
  for (const CardId card : doing.cards)
    done += heal(game, card, count(game.match, card, On::Wounds), doing.context.source, {"D18.7"});
  return done > 0;
}

bool add_lives(Game& game, CardId card, std::int32_t amount, CardId source, Rule rule) {
  return count_on(game, card, num(On::ExtraLives), amount, source, num(Cause::Trait), rule) != 0;
}
bool do_extra_lives(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards)
    did = add_lives(game, card, doing.amount, doing.context.source, {"D12.2"}) || did;
  return did;
}
// Its wounds first, what is left becomes extra lives; Online nothing is left. [bsk D6.1]
bool do_drain(Game& game, Doing& doing) {
  const CardId card = doing.context.source;
  if (!in_squad(game.match, card)) return false;
  const std::int32_t healed = heal(game, card, doing.amount, card, {"D6.1"});
  const bool rest = edition(game.match) == Edition::Classic && doing.amount > healed;
  return (rest && add_lives(game, card, doing.amount - healed, card, {"D6.1"})) || healed > 0;
}

template <Method method>
constexpr ActionWord attack(const char* id) {
  return because({id, Takes::CardsAndValue, do_attack<method>, can_be_attacked}, why_not_attacked);
}
constexpr ActionWord attacks[] = {
    attack<Method::Special>("special-strike"),
    attack<Method::Magic>("magic-strike"),
    attack<Method::Shot>("shot"),
    attack<Method::Throw>("throw"),
    attack<Method::Row>("row-strike"),
    attack<Method::Discharge>("discharge"),
};
constexpr ActionWord wounds[] = {
    {"wound", Takes::CardsAndValue, do_wound},
    {"suffer", Takes::CardsAndValue, do_suffer},
    because({"heal", Takes::CardsAndValue, do_heal, can_be_healed}, why_not_healed),
    because({"heal-fully", Takes::Cards, do_heal_fully, can_be_healed}, why_not_healed),
    {"extra-lives", Takes::CardsAndValue, do_extra_lives},
    {"drain", Takes::Count, do_drain},
};

} // namespace

ActionWords attack_words() {
  return attacks;
}
ActionWords wound_words() {
  return wounds;
}

} // namespace twoseat::berserk
