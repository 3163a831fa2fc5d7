// What traits do, word by word: attacks, wounds and healing, opening and closing, named traits that are given. [bsk 417]
#include "engine/abilities/run.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

// --- Attacks and wounds ---------------------------------------------------------------------------------------------

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
    done += strike_wounds(game, card, doing.amount, doing.context.source, method, {"417.1"});
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

// --- Death ----------------------------------------------------------------------------------------------------------

// Whoever catches souls, one chip a creature. [bsk D14]
void catch_soul(Game& game, CardId dying) {
  if (!is_creature(game, dying)) return;
  each_in_squads(game.match, [&](CardId card) {
    const std::int32_t most = card == dying ? 0 : trait(game, card, Trait::Soulcatcher);
    if (most > count(game.match, card, On::Chips) && !is_hidden(game.match, card))
      trigger(game, RuleAbility::Soulcatcher, card, controller(game.match, card), 1);
  });
  if (const std::int32_t gift = trait(game, dying, Trait::GiftOfLife); gift > 0)
    trigger(game, RuleAbility::GiftOfLife, dying, controller(game.match, dying), gift);
}

void bury(Game& game, CardId card) {
  if (is_replaced(game, card, place(game.match[card].owner, Zone::Graveyard), num(Cause::Death))) return;
  catch_soul(game, card);
  Relocation how;
  how.end = End::Top;
  put(game, card, place(game.match[card].owner, Zone::Graveyard), Cause::Death, {"402.3a"}, how);
}

// The host first, then what is tied to it, by the same effect: a symbiote may bear equipment. [bsk 210.6, 214.6]
void bury_with_guests(Game& game, CardId card) {
  FixedVector<CardId, 8> guests;
  for (const CardId guest : cards_in(game.match, game.match[card].place))
    if (game.match[guest].host == card) guests.push(guest);
  bury(game, card);
  for (const CardId guest : guests)
    bury_with_guests(game, guest);
}

bool do_bury(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    if (in_squad(game.match, card)) bury_with_guests(game, card);
  return !doing.cards.empty();
}

bool do_destroy(Game& game, Doing& doing) { // gives a Destruction Effect [bsk G35]
  bool did = false;
  for (const CardId card : doing.cards) {
    if (is_pending(game, RuleAbility::Destruction, card)) continue;
    trigger(game, RuleAbility::Destruction, card, controller(game.match, card), 1);
    did = true;
  }
  return did;
}

// --- Open, closed, chips --------------------------------------------------------------------------------------------

bool can_open(const Table& table, CardId card) { // [bsk 219.2]
  return !is_open(table.match, card);
}
bool can_close(const Table& table, CardId card) {
  return is_open(table.match, card);
}
bool do_open(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    did = did || !is_open(game.match, card);
    open(game, card, Cause::Effect, {"219.1"});
  }
  return did;
}
bool do_close(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    did = did || is_open(game.match, card);
    close(game, card, doing.node.cost ? Cause::Close : Cause::Effect, {doing.node.cost ? "216.12" : "219.1"});
  }
  return did;
}

// As a cost they are lost: the card's own first, then those of others of its element. [bsk 104.5, D25.2]
void pay_chips(Game& game, CardId card, std::int32_t amount) {
  const auto take = [&](CardId from) {
    amount += count_on(game, from, num(On::Chips),
                       -std::min<std::int32_t>(amount, count(game.match, from, On::Chips)), {},
                       num(Cause::Payment), {"216.12"});
  };
  take(card);
  if (amount > 0)
    each_of(game.match, controller(game.match, card), [&](CardId other) {
      if (amount > 0 && lends_chips(game, card, other)) take(other);
    });
}
bool do_chips(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (doing.node.cost)
      pay_chips(game, card, doing.amount);
    else if (!in_squad(game.match, card))
      continue;
    else
      count_on(game, card, num(On::Chips), doing.amount, doing.context.source, num(Cause::Chip), {"416.4"});
    did = true;
  }
  return did;
}

// Wounded between the trigger and now: nothing is gained. [bsk D20.3]
bool do_concentrate(Game& game, Doing& doing) {
  const CardId card = doing.context.source;
  return in_squad(game.match, card) && count(game.match, card, On::Wounded) == 0 &&
         count_on(game, card, num(On::Chips), 1, card, num(Cause::Trait), {"D20.2"}) != 0;
}

bool do_step_aside(Game& game, Doing& doing) { // [bsk D21.2]
  const CardId card = doing.context.source;
  if (!in_squad(game.match, card) || has(game.match, card, State::Agile)) return false;
  set(game.match, card, State::Agile);
  call(game, Proc::Cell, controller(game.match, card), {card.value});
  return true;
}

bool do_cure(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    lose_trait(game, card, Trait::Poison, doing.context.source);
  return !doing.cards.empty();
}

// --- What lasts: until the end of the fight where nothing else is said [bsk 407.2, 418.2] ---------------------------

bool put_in_force(Game& game, const Doing& doing, Modification change) {
  change.source = doing.context.source;
  change.duration = until(game, doing);
  change.cause = num(doing.node.until == until_your_start ? Cause::UntilStart : Cause::Effect);
  for (const CardId card : doing.cards) {
    change.subject = card;
    modify_by(game, doing.context.effect, change);
    Event event;
    event.kind = EventKind::Modified;
    event.seat = controller(game.match, card);
    event.known_to = may_look(game.match, game.match[card]);
    event.attribute = change.attribute;
    event.sets = change.operation == Operation::Set;
    event.cause = num(Cause::Effect);
    event.card = card;
    event.def = game.match[card].def;
    event.amount = change.amount;
    event.rule = {"418.1"};
    if (change.attribute < restriction_base) game.tell(event);
  }
  return !doing.cards.empty();
}

bool do_number(Game& game, Doing& doing) {
  const script::Change how = doing.node.change;
  Modification change;
  change.attribute = lexicon.actions[doing.node.action].attribute;
  change.operation = how == script::Change::By ? Operation::Add : Operation::Set;
  change.layer = lexicon.layers[static_cast<std::size_t>(how)];
  change.amount = how == script::Change::LoseOriginal ? absent : doing.amount;
  return put_in_force(game, doing, change);
}

bool do_strike(Game& game, Doing& doing) { // weak, medium and strong
  Modification change;
  change.layer = num(Layer::Numbers);
  change.amount = doing.amount;
  bool did = false;
  for (const Attribute each : {Attribute::Weak, Attribute::Medium, Attribute::Strong}) {
    change.attribute = num(each);
    did = put_in_force(game, doing, change) || did;
  }
  return did;
}

// A trait given to an incorporeal creature that it cannot have is not given. [bsk D36.6]
bool do_trait(Game& game, Doing& doing) {
  const std::uint8_t attribute = lexicon.actions[doing.node.action].attribute;
  const bool poison = attribute == first_trait + num(Trait::Poison);
  if (doing.node.change == script::Change::LoseOriginal) {
    for (const CardId card : doing.cards)
      lose_trait(game, card, static_cast<Trait>(attribute - first_trait), doing.context.source,
                 until(game, doing));
    return !doing.cards.empty();
  }
  CardList takers;
  for (const CardId card : doing.cards)
    if (!poison || (is_creature(game, card) && trait(game, card, Trait::Incorporeal) == 0 &&
                    trait(game, card, Trait::ProtectionFromPoison) == 0))
      takers.push(card);
  Doing given{doing.node, doing.context, doing.seat, {takers.begin(), takers.size()}, doing.amount};
  Modification change;
  change.attribute = attribute;
  change.layer = num(Layer::Numbers);
  change.amount = doing.amount;
  return put_in_force(game, given, change);
}

bool do_forbid(Game& game, Doing& doing) {
  Modification change;
  change.attribute = static_cast<std::uint8_t>(restriction_base + doing.node.to);
  change.operation = Operation::Set;
  change.layer = num(Layer::Numbers);
  change.amount = 1;
  return put_in_force(game, doing, change);
}

// --- The words ------------------------------------------------------------------------------------------------------

ActionWord number_word(const char* id, bool (*run)(Game&, Doing&), std::uint8_t attribute) {
  ActionWord word;
  word.id = id;
  word.takes = Takes::CardsAndValue;
  word.run = run;
  word.lasting = Lasting::Number;
  word.attribute = attribute;
  return word;
}

constexpr ActionWord attacks[] = {
    // in the order of Method
    {"special-strike", Takes::CardsAndValue, do_attack<Method::Special>, can_be_attacked},
    {"magic-strike", Takes::CardsAndValue, do_attack<Method::Magic>, can_be_attacked},
    {"shot", Takes::CardsAndValue, do_attack<Method::Shot>, can_be_attacked},
    {"throw", Takes::CardsAndValue, do_attack<Method::Throw>, can_be_attacked},
    {"row-strike", Takes::CardsAndValue, do_attack<Method::Row>, can_be_attacked},
    {"discharge", Takes::CardsAndValue, do_attack<Method::Discharge>, can_be_attacked},
};
constexpr ActionWord deeds[] = {
    {"close", Takes::Cards, do_close, can_close},
    {"chips", Takes::CardsAndValue, do_chips},
    {"open", Takes::Cards, do_open, can_open},
    {"wound", Takes::CardsAndValue, do_wound},
    {"suffer", Takes::Count, do_suffer},
    {"heal", Takes::CardsAndValue, do_heal},
    {"heal-fully", Takes::Cards, do_heal_fully},
    {"extra-lives", Takes::CardsAndValue, do_extra_lives},
    {"drain", Takes::Count, do_drain},
    {"destroy", Takes::Cards, do_destroy},
    {"bury", Takes::Cards, do_bury},
    {"concentrate", Takes::Cards, do_concentrate},
    {"step-aside", Takes::Cards, do_step_aside},
    {"cure", Takes::Cards, do_cure},
    {"strike", Takes::CardsAndValue, do_strike},
    {"cannot", Takes::Restriction, do_forbid, nullptr, nullptr, 0, 0, false, Lasting::Restriction},
};
constexpr std::uint16_t first_deed = std::size(attacks);

std::vector<ActionWord> all_words() {
  std::vector<ActionWord> all(std::begin(attacks), std::end(attacks));
  all.insert(all.end(), std::begin(deeds), std::end(deeds));
  for (const Attribute number : {Attribute::Weak, Attribute::Medium, Attribute::Strong, Attribute::Lives,
                                 Attribute::Movement, Attribute::Price, Attribute::Die})
    all.push_back(number_word(vocabulary.attributes[num(number)].id, do_number, num(number)));
  for (std::size_t i = 0; i < trait_count; ++i)
    all.push_back(number_word(vocabulary.attributes[first_trait + i].id, do_trait,
                              static_cast<std::uint8_t>(first_trait + i)));
  const std::vector<ActionWord> of_stack = stack_words();
  all.insert(all.end(), of_stack.begin(), of_stack.end());
  return all;
}

} // namespace

std::span<const ActionWord> action_words() {
  static const std::vector<ActionWord> words = all_words();
  return words;
}

bool is_attack_action(std::uint16_t action) {
  return action < first_deed;
}
Method attack_method(std::uint16_t action) {
  return static_cast<Method>(num(Method::Special) + action);
}
bool is_close_action(std::uint16_t action) {
  return action == first_deed;
}
bool is_chips_action(std::uint16_t action) {
  return action == first_deed + 1;
}
bool is_wound_action(std::uint16_t action) {
  return action == first_deed + 3;
}

} // namespace twoseat::berserk
