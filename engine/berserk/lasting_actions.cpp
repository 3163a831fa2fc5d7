// What traits do that lasts, until the end of the fight where nothing else is said: numbers, named traits that are given
// or lost, types, prohibitions. [bsk 407.2, 418.2]
#include "engine/berserk/actions.h"
#include "engine/kernel/information.h"

namespace twoseat::berserk {
namespace {

bool do_cure(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    lose_trait(game, card, Trait::Poison, doing.context.source);
  return !doing.cards.empty();
}

bool until_start(const Doing& doing) {
  return doing.node.until == until_your_start;
}

bool put_in_force(Game& game, const Doing& doing, Modification change) {
  change.source = doing.context.source;
  change.duration = until(game, doing);
  change.cause = num(until_start(doing) ? until_start_of(doing.context.seat) : Cause::Effect);
  for (const CardId card : doing.cards) {
    change.subject = card;
    modify_by(game, doing.context.effect, change);
    Event event = event_about(game.match, card, Cause::Effect, {"418.1"});
    event.kind = EventKind::Modified;
    event.attribute = change.attribute;
    event.sets = change.operation == Operation::Set;
    event.amount = change.amount;
    if (change.attribute < vocabulary.attributes.size()) game.tell(event);
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

// One that works from now on has prevented nothing yet. [bsk D5.3, D5.4, 414.4]
void renew_armour(Game& game, const Doing& doing) {
  for (const CardId card : doing.cards)
    if (doing.node.change == script::Change::LoseOriginal || doing.amount > trait(game, card, Trait::Armour))
      game.match[card].counters[num(On::Armoured)] = 0;
}

// What lost a named trait does not acquire it while the loss lasts. [bsk 407.5]
bool can_acquire(const Table& table, CardId card, Trait which) {
  if (has_lost(table, card, which)) return false;
  return which != Trait::Poison || (is_creature(table, card) && !is_incorporeal(table, card) &&
                                    trait(table, card, Trait::ProtectionFromPoison) == 0);
}

// Nobody aims poison at the incorporeal, nor at what is no creature. [bsk D36.2, D36.6]
bool can_be_poisoned(const Table& table, CardId card) {
  if (in_squad(table.match, card) && is_hidden(table.match, card)) return true;
  return is_creature(table, card) && !is_incorporeal(table, card);
}
Rule why_not_poisoned(const Table& table, CardId card) {
  return {is_creature(table, card) ? "D36.6" : "D36.2"};
}

// The incorporeal are never poisoned, so that there is nothing to lift from them. [bsk D36.7]
constexpr auto can_be_cured = may_be_corporeal;
Rule why_not_cured(const Table&, CardId) {
  return {"D36.7"};
}

bool do_trait(Game& game, Doing& doing) {
  const std::uint8_t attribute = lexicon.actions[doing.node.action].attribute;
  const auto which = static_cast<Trait>(attribute - first_trait);
  if (attribute == first_trait + num(Trait::Armour)) renew_armour(game, doing);
  if (doing.node.change == script::Change::LoseOriginal) {
    for (const CardId card : doing.cards)
      lose_trait(game, card, which, doing.context.source, until(game, doing), Loss::Lasting,
                 until_start(doing) ? until_start_of(doing.context.seat) : Cause::Trait);
    return !doing.cards.empty();
  }
  CardList takers;
  for (const CardId card : doing.cards)
    if (can_acquire(game, card, which)) takers.push(card);
  Doing given{doing.node, doing.context, doing.seat, {takers.begin(), takers.size()}, doing.amount};
  Modification change;
  change.attribute = attribute;
  change.layer = num(Layer::Numbers);
  change.amount = doing.amount;
  return put_in_force(game, given, change);
}

// Another type, with the properties and the rules of that. Poison is lost. [bsk 208.3, D36.3, D38.3]
template <Type type>
bool do_become(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    if (!is(game, card, type)) {
      game.did({"208.3"}, Seat::None, card);
      if (trait(game, card, Trait::Poison) > 0) game.did({"D36.3"}, Seat::None, card);
      if (is(game, card, Type::Flyer)) game.did({"D38.3"}, Seat::None, card);
      lose_trait(game, card, Trait::Poison, doing.context.source);
    }
  Modification change;
  change.attribute = num(Attribute::Type);
  change.operation = Operation::Set;
  change.layer = num(Layer::SetValues);
  change.amount = num(type);
  return put_in_force(game, doing, change);
}

} // namespace

bool do_forbid(Game& game, Doing& doing) {
  Modification change;
  change.attribute = static_cast<std::uint8_t>(restriction_base + doing.node.to);
  change.operation = Operation::Set;
  change.layer = num(Layer::Numbers);
  change.amount = 1;
  return put_in_force(game, doing, change);
}

namespace {

bool do_lose_traits(Game& game, Doing& doing) { // [bsk 407.4]
  Modification change;
  change.attribute = lost_traits;
  change.operation = Operation::Set;
  return put_in_force(game, doing, change);
}

bool do_grant(Game& game, Doing& doing) { // a trait in full words
  Modification change;
  change.attribute = given_ability;
  change.operation = Operation::Set;
  change.amount = doing.node.to;
  return put_in_force(game, doing, change);
}

constexpr unsigned lasting = Beside::until | Beside::your_start;
constexpr ActionWord words[] = {
    reads(lasting, {"grant", Takes::Ability, do_grant}),
    reads(lasting, {"lose-traits", Takes::Cards, do_lose_traits}),
    because({"cure", Takes::Cards, do_cure, can_be_cured}, why_not_cured),
    reads(lasting, {"strike", Takes::CardsAndValue, do_strike}),
    reads(lasting,
          {"cannot", Takes::Restriction, do_forbid, nullptr, nullptr, 0, 0, false, Lasting::Restriction}),
    reads(lasting, {"become-creature", Takes::Cards, do_become<Type::Creature>}),
    reads(lasting, {"become-flyer", Takes::Cards, do_become<Type::Flyer>}),
    reads(lasting, {"become-terrain", Takes::Cards, do_become<Type::Terrain>}),
    reads(lasting, {"become-artifact", Takes::Cards, do_become<Type::Artifact>}),
};

ActionWord number_word(const char* id, bool (*run)(Game&, Doing&), std::uint8_t attribute) {
  ActionWord word;
  word.id = id;
  word.takes = Takes::CardsAndValue;
  word.run = run;
  word.lasting = Lasting::Number;
  word.attribute = attribute;
  word.beside = lasting | Beside::becomes;
  return word;
}

} // namespace

std::vector<ActionWord> lasting_words() {
  std::vector<ActionWord> all(std::begin(words), std::end(words));
  for (const Attribute number : {Attribute::Weak, Attribute::Medium, Attribute::Strong, Attribute::Lives,
                                 Attribute::Movement, Attribute::Price, Attribute::Die})
    all.push_back(number_word(vocabulary.attributes[num(number)].id, do_number, num(number)));
  for (std::size_t i = 0; i < trait_count; ++i)
    all.push_back(number_word(vocabulary.attributes[first_trait + i].id, do_trait,
                              static_cast<std::uint8_t>(first_trait + i)));
  ActionWord& poison = all[all.size() - trait_count + num(Trait::Poison)];
  poison.can = can_be_poisoned;
  poison.because = why_not_poisoned;
  return all;
}

} // namespace twoseat::berserk
