// What cards do, word by word. [choice C 16]
#include "engine/abilities/run.h"
#include "engine/heroes/lexicon.h"
#include "engine/heroes/procedures.h"
#include "engine/heroes/table.h"
#include "engine/kernel/advance.h"

namespace twoseat::heroes {
namespace {

// --- Cards ----------------------------------------------------------------------------------------------------------

bool opens(const Table& table, CardId card) {
  return !is_open(table.match, card);
}
bool closes(const Table& table, CardId card) {
  return is_open(table.match, card);
}

bool set_orientation(Game& game, const Doing& doing, Orientation orientation) {
  bool did = false;
  for (const CardId card : doing.cards) {
    did = did || game.match[card].orientation != orientation;
    orient(game, card, orientation, num(Cause::Effect), {"BSH-41"});
  }
  return did;
}
bool do_open(Game& game, Doing& doing) {
  return set_orientation(game, doing, Orientation::Stand);
}
bool do_close(Game& game, Doing& doing) {
  return set_orientation(game, doing, Orientation::Rest);
}

bool do_wound(Game& game, Doing& doing) {
  std::int32_t done = 0;
  for (const CardId card : doing.cards)
    done += wound(game, card, doing.amount, doing.context.source, Cause::Wound, {"BSH-38"});
  return done > 0;
}
bool do_heal(Game& game, Doing& doing) {
  std::int32_t done = 0;
  for (const CardId card : doing.cards)
    done += heal(game, card, doing.amount, doing.context.source, {"BSH-38"});
  return done > 0;
}

bool send(Game& game, const Doing& doing, Zone zone, Cause cause, End end = End::Bottom) {
  for (const CardId card : doing.cards) {
    Relocation how;
    how.cause = num(cause);
    how.rule = {"BSH-44"};
    how.end = end;
    how.facing = zone == Zone::Deck ? Facing::Down : Facing::Up;
    how.states = zone == Zone::Creatures ? num(State::New) : std::uint8_t{0};
    relocate(game, card, place(game.match[card].owner, zone), how);
  }
  return !doing.cards.empty();
}
bool do_destroy(Game& game, Doing& doing) {
  bool did = false;
  for (const CardId card : doing.cards) {
    if (is_saved(game, card, Cause::Destroy)) continue;
    bury(game, card, doing.context.source, Cause::Destroy, {"BSH-44"});
    did = true;
  }
  return did;
}
bool do_discard(Game& game, Doing& doing) {
  return send(game, doing, Zone::Graveyard, Cause::Discard);
}
bool do_put(Game& game, Doing& doing) {
  const bool on_top = (doing.node.to & 0x100U) != 0;
  return send(game, doing, static_cast<Zone>(doing.node.to & 0xffU), Cause::Put,
              on_top ? End::Top : End::Bottom);
}

// --- Players --------------------------------------------------------------------------------------------------------

bool do_draw(Game& game, Doing& doing) { // nothing from an empty deck, and that is no failure [choice C 4]
  bool did = false;
  for (std::int32_t i = 0; i < doing.amount; ++i)
    did = draw(game, doing.seat, Cause::Draw, {"BSH-44"}) || did;
  return did;
}
bool do_gold(Game& game, Doing& doing) { // never more than ten [bsh BSH-30]
  const std::int32_t have = game.match[doing.seat].counters[num(Counter::Gold)];
  const std::int32_t gained = std::min(doing.amount, 10 - have);
  if (gained > 0) count(game, doing.seat, num(Counter::Gold), gained, {"BSH-30"});
  return gained > 0;
}
bool do_shuffle(Game& game, Doing& doing) {
  shuffle(game, place(doing.seat, Zone::Deck), num(Cause::Effect), {"BSH-44"});
  return true;
}

// --- What lasts -----------------------------------------------------------------------------------------------------

bool put_in_force(Game& game, const Doing& doing, Modification change) {
  change.source = doing.context.source;
  change.duration = until(game, doing);
  change.cause = num(Cause::Effect);
  if (change.duration == Duration::Battle && innermost(game.match, num(Proc::Attack)) == nullptr)
    return false; // there is no attack whose end it could last to
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
  change.cause = num(Cause::Effect);
  for (const CardId card : doing.cards) {
    change.subject = card;
    tell_modified(game, change, master(game.match, card), {"BSH-44"});
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
bool do_give_ability(Game& game, Doing& doing) {
  return give(game, doing, given_ability, doing.node.to);
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

constexpr ActionWord lasting(const char* id, Takes takes, bool (*run)(Game&, Doing&), Lasting what) {
  return reads(Beside::until, {id, takes, run, nullptr, nullptr, 0, 0, false, what});
}
constexpr ActionWord permitting(ActionWord word) {
  word.permits = true;
  return word;
}
constexpr ActionWord timed(ActionWord word) {
  word.timed = true;
  return word;
}

constexpr ActionWord words[] = {
    {"open", Takes::Cards, do_open, opens},
    {"close", Takes::Cards, do_close, closes},
    {"wound", Takes::CardsAndValue, do_wound},
    {"heal", Takes::CardsAndValue, do_heal},
    {"destroy", Takes::Cards, do_destroy},
    {"discard", Takes::Number, do_discard, nullptr, nullptr, 1U << num(Zone::Hand)},
    reads(Beside::order, {"put", Takes::CardsAndZone, do_put}),
    reads(Beside::by, {"draw", Takes::Count, do_draw}),
    reads(Beside::by, {"gold", Takes::Count, do_gold}),
    reads(Beside::by, {"shuffle", Takes::Nothing, do_shuffle}),
    number_word("strike", do_number<Attribute::Strike>, Attribute::Strike),
    number_word("lives", do_number<Attribute::Lives>, Attribute::Lives),
    number_word("cost", do_number<Attribute::Cost>, Attribute::Cost),
    lasting("cannot", Takes::Restriction, do_forbid, Lasting::Restriction),
    permitting(lasting("can", Takes::Restriction, do_forbid, Lasting::Restriction)),
    lasting("get-ability", Takes::Ability, do_give_ability, Lasting::Ability),
    timed(reads(Beside::until, {"later", Takes::Ability, do_later})),
};

} // namespace

std::span<const ActionWord> action_words() {
  return words;
}

} // namespace twoseat::heroes
