// What skills do, word by word. [dbs 8-7, 8-8, 10]
#include "engine/abilities/run.h"
#include "engine/dragonball/lexicon.h"
#include "engine/dragonball/procedures.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat::dragonball {
namespace {

// --- Cards --------------------------------------------------------------------------------------------------------

bool can_ready(const Table& table, CardId card) {
  return !is_active(table.match, card) && !cannot(table, card, Restriction::Ready);
}
bool can_rest(const Table& table, CardId card) {
  return is_active(table.match, card);
}

bool do_ready(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards)
    if (can_ready(game, card)) {
      orient(game, card, Orientation::Stand, num(Cause::Effect), {"4-8-1-1"});
      did = true;
    }
  return did;
}
bool do_rest(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    did = did || can_rest(game, card);
    rest(game, card, Cause::Effect, {"4-8-1-2"});
  }
  return did;
}

// Only of Battle Cards in the Battle Area. [dbs 10-1-1, doubt dbs 32]
bool do_ko(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards)
    if (where(game.match, card) == Zone::Battle) {
      put(game, card, Zone::Drop, Cause::Ko, {"10-1-1"});
      did = true;
    }
  return did;
}
bool do_play(Game& game, Doing& doing) { // into the area of who plays it [dbs 3-6-3]
  for (const CardId card : doing.cards)
    put(game, card, doing.seat, Zone::Battle, Cause::Play, {"3-6-3"});
  return !doing.cards.empty();
}
bool do_discard(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    put(game, card, Zone::Drop, Cause::Discard, {"3-4-1"});
  return !doing.cards.empty();
}

bool do_put(Game& game, Doing& doing) { // always its owner's [dbs 4-2-4]
  const bool on_top = (doing.node.to & 0x100U) != 0;
  const auto zone = static_cast<Zone>(doing.node.to & 0xffU);
  for (const CardId card : doing.cards) {
    if (on_top && zone == Zone::Deck && where(game.match, card) != Zone::Leader) {
      Relocation how;
      how.cause = num(Cause::Put);
      how.rule = {"4-2-4"};
      how.end = End::Top;
      how.facing = Facing::Down;
      relocate(game, card, place(game.match[card].owner, zone), how);
    } else {
      put(game, card, zone, Cause::Put, {"4-2-4"});
    }
  }
  return !doing.cards.empty();
}

// The same card, with its mode and what changes its power. [dbs 10-2-3, 10-2-5]
bool has_other_side(const Table& table, CardId card) {
  return static_cast<bool>(table.face(card).other_side);
}
bool do_flip(Game& game, Doing& doing) {
  for (const CardId card : doing.cards)
    turn_over(game, card, num(Cause::Awaken), {"10-2-3"});
  return !doing.cards.empty();
}

bool do_guard(Game& game, Doing& doing) { // [dbs 10-4-1]
  for (Relation& relation : game.match.relations)
    if (relation.kind == num(Link::Attacking) && !doing.cards.empty()) {
      relation.other = doing.cards[0];
      tell_guarding(game, Cause::Effect, {"10-4-1-1"});
      return true;
    }
  return false;
}

// --- What is answered ---------------------------------------------------------------------------------------------

// The play, the attack or the skill that this [Counter] answers: what lies under its counter timing.
bool do_negate(Game& game, Doing&) {
  Match& match = game.match;
  std::size_t at = match.stack.size();
  while (at > 0 && match.stack[at - 1].procedure != num(Proc::Counters))
    --at;
  if (at < 2) return false;
  Frame& answered = match.stack[at - 2];
  switch (static_cast<Proc>(answered.procedure)) {
  case Proc::Play: answered.flags |= negated; break;
  case Proc::Attack: // nobody attacks any more: no Blocker could take it [doubt dbs 33]
    answered.flags |= negated;
    match.relations.clear();
    break;
  case Proc::Effect:
    if (match.effects.size() < 2) return false;
    break_off(game, match.effects.size() - 2);
    break;
  default: return false;
  }
  Event event;
  event.seat = other(answered.seat);
  event.cause = num(Cause::Countered);
  event.rule = {"10-10-5"};
  game.tell(event);
  return true;
}

// --- Players ------------------------------------------------------------------------------------------------------

bool do_draw(Game& game, Doing& doing) { // one after another [dbs 4-9-3]
  bool did = false;
  for (std::int32_t i = 0; i < doing.amount; ++i)
    did = draw(game, doing.seat, Cause::Draw, {"4-9-3"}) || did;
  return did;
}
bool do_damage(Game& game, Doing& doing) { // its source is the card with the skill [dbs 4-11-1-2]
  const std::int32_t amount = std::min<std::int32_t>(doing.amount, count(game.match, doing.seat, Zone::Life));
  if (amount <= 0) return false;
  call(game, Proc::Damage, doing.seat, {static_cast<std::uint16_t>(amount)});
  if (!over(game.match)) game.match.stack.back().flags = 1; // no damage of an attack
  return true;
}
bool do_shuffle(Game& game, Doing& doing) {
  shuffle(game, place(doing.seat, Zone::Deck), num(Cause::Effect), {"3-2-4"});
  return true;
}
bool do_win(Game& game, Doing& doing) {
  end(game, doing.seat == Seat::A ? Outcome::WonByA : Outcome::WonByB, num(Ending::Skill), {"1-2-6"});
  return true;
}

// --- Markers [dbs 8-4-2-5] ----------------------------------------------------------------------------------------

bool has_markers(const Table& table, const Context& context, std::int32_t amount) {
  const Card& card = table.match[context.source];
  return where(table.match, context.source) == Zone::Unison &&
         card.counters[num(CardCounter::Marker)] >= amount;
}
bool in_unison_area(const Table& table, const Context& context, std::int32_t) {
  return where(table.match, context.source) == Zone::Unison;
}
bool change_markers(Game& game, const Doing& doing, std::int32_t by) {
  if (where(game.match, doing.context.source) != Zone::Unison) return false;
  add_markers(game, doing.context.source, by, doing.context.source, Cause::Effect, {"8-4-2-5-1"});
  return true;
}
bool do_add_markers(Game& game, Doing& doing) {
  return change_markers(game, doing, doing.amount);
}
bool do_remove_markers(Game& game, Doing& doing) {
  return change_markers(game, doing, -doing.amount);
}

// --- What lasts ---------------------------------------------------------------------------------------------------

bool put_in_force(Game& game, const Doing& doing, Modification change) {
  change.source = doing.context.source;
  change.duration = until(game, doing);
  change.cause = num(Cause::Effect);
  if (change.duration == Duration::Battle && innermost(game.match, num(Proc::Attack)) == nullptr)
    return false; // there is no battle whose end it could last to
  for (const CardId card : doing.cards) {
    change.subject = card;
    modify_by(game, doing.context.effect, change);
  }
  return !doing.cards.empty();
}

template <Attribute attribute>
bool do_number(Game& game, Doing& doing) {
  const script::Change how = doing.node.change;
  if (how == script::Change::By && doing.amount == 0) return false;
  Modification change;
  change.attribute = num(attribute);
  change.operation = how == script::Change::By ? Operation::Add : Operation::Set;
  change.layer = lexicon.layers[static_cast<std::size_t>(how)];
  change.amount = how == script::Change::LoseOriginal ? absent : doing.amount;
  for (const CardId card : doing.cards) {
    Event event;
    event.kind = EventKind::Modified;
    event.seat = master(game.match, card);
    event.known_to = everybody;
    event.attribute = num(attribute);
    event.sets = change.operation == Operation::Set;
    event.cause = num(Cause::Effect);
    event.card = card;
    event.def = game.match[card].def;
    event.amount = change.amount;
    event.rule = {"8-2-2-2"};
    game.tell(event);
  }
  return put_in_force(game, doing, change);
}

bool give(Game& game, const Doing& doing, std::uint8_t what, std::int32_t amount) {
  Modification change;
  change.attribute = what;
  change.operation = Operation::Set;
  change.layer = num(Layer::Numbers);
  change.amount = amount;
  return put_in_force(game, doing, change);
}
bool do_forbid(Game& game, Doing& doing) {
  return give(game, doing, static_cast<std::uint8_t>(restriction_base + doing.node.to), 1);
}
bool do_give_skill(Game& game, Doing& doing) {
  return give(game, doing, given_mark, doing.node.to);
}
bool do_later(Game& game, Doing& doing) {
  set_timed_trigger(game, doing);
  return !doing.cards.empty();
}

constexpr ActionWord number_word(const char* id, bool (*run)(Game&, Doing&), Attribute attribute) {
  ActionWord word;
  word.id = id;
  word.takes = Takes::CardsAndValue;
  word.run = run;
  word.lasting = Lasting::Number;
  word.attribute = num(attribute);
  word.beside = Beside::until | Beside::becomes;
  return word;
}
constexpr ActionWord timed(ActionWord word) {
  word.timed = true;
  return word;
}

constexpr ActionWord words[] = {
    {"ready", Takes::Cards, do_ready, can_ready},
    {"rest", Takes::Cards, do_rest, can_rest},
    {"ko", Takes::Cards, do_ko},
    {"play", Takes::Cards, do_play},
    {"discard", Takes::Number, do_discard, nullptr, nullptr, 1U << num(Zone::Hand)},
    {"rest-energy", Takes::Number, do_rest, can_rest, nullptr, 1U << num(Zone::Energy), 1U},
    reads(Beside::order, {"put", Takes::CardsAndZone, do_put}),
    {"flip", Takes::Cards, do_flip, has_other_side},
    {"guard", Takes::Cards, do_guard},
    {"negate", Takes::Nothing, do_negate},
    reads(Beside::by, {"draw", Takes::Count, do_draw}),
    reads(Beside::by, {"damage", Takes::Count, do_damage}),
    reads(Beside::by, {"shuffle", Takes::Nothing, do_shuffle}),
    reads(Beside::by, {"win", Takes::Nothing, do_win}),
    {"add-markers", Takes::Count, do_add_markers, nullptr, in_unison_area},
    {"remove-markers", Takes::Count, do_remove_markers, nullptr, has_markers},
    number_word("power", do_number<Attribute::Power>, Attribute::Power),
    number_word("cost", do_number<Attribute::Cost>, Attribute::Cost),
    number_word("combo-power", do_number<Attribute::ComboPower>, Attribute::ComboPower),
    number_word("combo-cost", do_number<Attribute::ComboCost>, Attribute::ComboCost),
    reads(Beside::until,
          {"get-skill", Takes::Mark, do_give_skill, nullptr, nullptr, 0, 0, false, Lasting::Mark}),
    timed(reads(Beside::until, {"later", Takes::Ability, do_later})),
    reads(Beside::until,
          {"cannot", Takes::Restriction, do_forbid, nullptr, nullptr, 0, 0, false, Lasting::Restriction}),
};

} // namespace

std::span<const ActionWord> action_words() {
  return words;
}

} // namespace twoseat::dragonball
