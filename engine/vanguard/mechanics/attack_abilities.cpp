// Using the Attack of a card: one of its abilities with that word stands by, whatever it waits for. [vge 17.12.2.2]
#include "engine/vanguard/mechanics/attack_abilities.h"
#include "engine/abilities/run.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/keywords/keyword_names.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

constexpr Rule use = {"17.12.2.2"};

// f(ability)
template <class F>
void each_attack(const Table& table, CardId card, F f) {
  constexpr std::uint16_t attack = keyword_number("attack");
  each_ability(table, card, [&](std::uint16_t number) {
    const script::Ability& ability = table.book.script.abilities[number];
    if (ability.keyword == attack && ability.kind == script::Kind::Automatic &&
        is_active(table, card, ability))
      f(number);
  });
}

void ask_attack(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Activate), use);
  each_attack(table, frame.card(0), [&](std::uint16_t number) {
    decision.add({num(Verb::Activate), {}, frame.card(0), {}, number});
  });
  decision.drop_empty_choice();
}

void take_attack(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  game.did(use, frame.seat, frame.card(0));
  activate_automatic(game, frame.card(0), static_cast<std::uint16_t>(decision.picked(answer).number));
}

constexpr Step use_attack_table[] = {
    asks_if_open("Attack to use", use, ask_attack, take_attack, Question::Option),
};

} // namespace

const std::span<const Step> use_attack_steps = use_attack_table;

bool has_attack(const Table& table, CardId card) {
  bool has = false;
  each_attack(table, card, [&](std::uint16_t) { has = true; });
  return has;
}

bool do_use_attack(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards)
    if (has_attack(game, card)) {
      call(game, Proc::UseAttack, doing.seat, {card.value});
      did = true;
    }
  return did;
}

} // namespace twoseat::vanguard
