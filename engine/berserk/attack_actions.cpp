// What traits do: attacks, wounds and healing. [bsk 205, 417, D6, D12, D18]
#include "engine/berserk/actions.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/kinds.h"

namespace twoseat::berserk {
namespace {

// Terrains and equipment never are; what is hidden may be anything. [bsk 212.2, 214.3, 415.3]
bool can_be_attacked(const Table& table, CardId card) {
  if (!in_squad(table.match, card) || is_hidden(table.match, card)) return in_squad(table.match, card);
  return !is(table, card, Type::Terrain) && !is(table, card, Type::Equipment);
}

// What the blow comes to was calculated before. [bsk 216.8c, 216.11b]
template <Method method>
bool do_attack(Game& game, Doing& doing) {
  if (game.match.entries.empty()) return false;
  const int value = at(top_entry(game.match), Slot::Value);
  std::int32_t done = 0;
  for (const CardId card : doing.cards)
    done += strike_wounds(game, card, value, doing.context.source, method, {"216.11b"});
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

bool do_suffer(Game& game, Doing& doing) { // a card wounds itself [bsk G30.1]
  return wound(game, doing.context.source, doing.amount, doing.context.source, Cause::Trait, {"G30.1"}) > 0;
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

constexpr ActionWord attacks[] = {
    {"special-strike", Takes::CardsAndValue, do_attack<Method::Special>, can_be_attacked},
    {"magic-strike", Takes::CardsAndValue, do_attack<Method::Magic>, can_be_attacked},
    {"shot", Takes::CardsAndValue, do_attack<Method::Shot>, can_be_attacked},
    {"throw", Takes::CardsAndValue, do_attack<Method::Throw>, can_be_attacked},
    {"row-strike", Takes::CardsAndValue, do_attack<Method::Row>, can_be_attacked},
    {"discharge", Takes::CardsAndValue, do_attack<Method::Discharge>, can_be_attacked},
};
constexpr ActionWord wounds[] = {
    {"wound", Takes::CardsAndValue, do_wound},
    {"suffer", Takes::Count, do_suffer},
    {"heal", Takes::CardsAndValue, do_heal},
    {"heal-fully", Takes::Cards, do_heal_fully},
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
