// Entries of the stack: what they are, what they will cost, how they get there and leave.
#include "engine/berserk/stack.h"
#include "engine/abilities/possible.h"
#include "engine/abilities/repeating.h"
#include "engine/abilities/run.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/replies.h"
#include "engine/kernel/references.h"

namespace twoseat::berserk {
namespace {

const script::Ability& ability_of(const Table& table, const StackEntry& entry) {
  return table.book.script.abilities[entry.ability];
}

// f(node) for the nodes of a part of an ability, until it says true.
template <class F>
const script::Node* find_action(const Table& table, const StackEntry& entry, bool cost, F f) {
  if (entry.ability == 0) return nullptr;
  const script::Ability& ability = ability_of(table, entry);
  const std::size_t first = ability.first + (cost ? 0U : ability.cost_size);
  const std::size_t end = ability.first + (cost ? ability.cost_size : ability.size);
  for (std::size_t i = first; i < end; ++i) {
    const script::Node& node = table.book.script.nodes[i];
    if (node.op == script::Op::Do && f(node)) return &node;
  }
  return nullptr;
}

} // namespace

const script::Node* attack_of(const Table& table, const StackEntry& entry) {
  return find_action(table, entry, false,
                     [](const script::Node& node) { return is_attack_action(node.action); });
}

bool is_attack(const Table& table, const StackEntry& entry) {
  return entry.kind == num(Entry::Strike) || attack_of(table, entry) != nullptr;
}

bool has_die(const Table& table, const StackEntry& entry) {
  if (entry.kind == num(Entry::Strike)) return true;
  const auto is_three = [&](const script::Node& node) {
    return node.amount != 0 && table.book.script.amounts[node.amount].sum == script::Sum::Strike;
  };
  return find_action(table, entry, false, is_three) != nullptr;
}

bool inflicts_wounds(const Table& table, const StackEntry& entry) {
  return find_action(table, entry, false,
                     [](const script::Node& node) { return is_wound_action(node.action); }) != nullptr;
}

bool wounds_itself(const Table& table, const StackEntry& entry) {
  return find_action(table, entry, false,
                     [](const script::Node& node) { return is_suffer_action(node.action); }) != nullptr;
}

CellFor cell_of(const Table& table, const StackEntry& entry) {
  CellFor what = CellFor::Aside;
  find_action(table, entry, false, [&](const script::Node& node) {
    what = cell_of_action(node.action);
    return what != CellFor::Aside;
  });
  return what;
}

// A text without a kind is an impact. [bsk 401.6]
Method method_of(const Table& table, const StackEntry& entry) {
  if (entry.kind == num(Entry::Strike)) return Method::Simple;
  if (const script::Node* attack = attack_of(table, entry)) return attack_method(attack->action);
  const bool is_spell = entry.ability != 0 && ability_of(table, entry).keyword == spell_keyword;
  return is_spell ? Method::Spell : Method::Impact;
}

bool is_melee(Method method) {
  return method == Method::Simple || method == Method::Special || method == Method::Magic;
}
bool is_ranged(Method method) {
  return method == Method::Shot || method == Method::Throw || method == Method::Row ||
         method == Method::Discharge;
}
bool is_magical(Method method) {
  return method == Method::Magic || method == Method::Discharge || method == Method::Spell;
}

bool closes(const Table& table, const StackEntry& entry) {
  if (has(entry, Flag::Free)) return false;
  switch (static_cast<Entry>(entry.kind)) {
  case Entry::Strike:
  case Entry::Chip:
  case Entry::Reach: return true;
  case Entry::Ability:
    return find_action(table, entry, true,
                       [](const script::Node& node) { return is_close_action(node.action); }) != nullptr;
  default: return false;
  }
}

bool is_pledged(const Table& table, CardId card) {
  for (const StackEntry& entry : table.match.entries) {
    if (has(entry, Flag::Defended) && entry.helper == card) return true;
    if (entry.kind == num(Entry::Defender) && entry.source == card) return true;
    if (entry.source == card && is_source_there(table.match, entry) && closes(table, entry)) return true;
  }
  return false;
}

// Kept where no fight keeps anything of a trait, nor its event. [bsk 104.5]
static Slot slot_of_x(const Table& table, const StackEntry& entry) {
  return ability_of(table, entry).kind == script::Kind::Automatic ? Slot::BackRoll : Slot::BackValue;
}

static Context context_of_cost(const Table& table, const StackEntry& entry) {
  Context context = context_of(table, entry.source, entry.seat);
  if (chooses_x(table.book, ability_of(table, entry))) context.x = at(entry, slot_of_x(table, entry));
  return context;
}

int chips_owed(const Table& table, const StackEntry& entry) {
  int chips = 0;
  find_action(table, entry, true, [&](const script::Node& node) {
    if (is_chips_action(node.action))
      chips += twoseat::amount(table, context_of_cost(table, entry), node.amount);
    return false;
  });
  return chips;
}

int chips_pledged(const Table& table, CardId card) {
  int chips = 0;
  for (const StackEntry& entry : table.match.entries)
    if (entry.source == card && !has(entry, Flag::Free)) chips += chips_owed(table, entry);
  return chips;
}

// Cards of one element and squad; neutral ones belong to none. [bsk D25.2, D25.3]
bool lends_chips(const Table& table, CardId card, CardId from) {
  return card != from && trait(table, card, Trait::Meditation) > 0 &&
         controller(table.match, card) == controller(table.match, from) &&
         (elements(table.face(card)) & elements(table.face(from))) != 0;
}

int chips_for(const Table& table, CardId card) {
  int chips = count(table.match, card, On::Chips);
  each_in_squads(table.match, [&](CardId from) {
    if (lends_chips(table, card, from))
      chips += count(table.match, from, On::Chips) - chips_pledged(table, from);
  });
  return chips;
}

StackEntry entry_of(const Match& match, Entry kind, Seat seat, CardId source, CardId target, PlaceId place) {
  StackEntry entry;
  entry.kind = num(kind);
  entry.seat = seat;
  entry.source = source;
  entry.source_generation = match[source].generation;
  entry.target = target;
  if (target) entry.target_generation = match[target].generation;
  entry.place = place;
  return entry;
}

namespace {

void tell_declared(Game& game, const StackEntry& entry) {
  constexpr struct {
    Entry kind;
    Cause cause;
    Rule rule;
  } told[] = {{Entry::Strike, Cause::Strike, {"205.2"}},
              {Entry::Move, Cause::Move, {"209.3"}},
              {Entry::Defender, Cause::Repel, {"205.3"}},
              {Entry::Chip, Cause::Chip, {"104.5"}}};
  for (const auto& each : told) {
    if (entry.kind != num(each.kind)) continue;
    Event event = event_about(game.match, entry.source, each.cause, each.rule);
    event.seat = entry.seat;
    event.other = entry.target;
    if (entry.target && !is_hidden(game.match, entry.target)) event.other_def = game.match[entry.target].def;
    event.to = entry.place;
    game.tell(event);
  }
}

} // namespace

// Triggers are all put there before any of them is executed: each new one comes to lie on those before it, and what
// still declares goes on above it. [bsk 215.4]
void declare(Game& game, const StackEntry& entry) {
  Match& match = game.match;
  if (over(match)) return;
  reveal(game, entry.source, {"415.2"});
  if (!match.entries.push(entry)) return stop(match, Flaw::StackTooDeep);
  tell_declared(game, entry);
  game.did({"215.3e"}, entry.seat, entry.source);
  if (entry.target) game.did({"412.1"}, entry.seat, entry.target);
  if (entry.kind == num(Entry::Strike) || entry.kind == num(Entry::Move))
    game.did({"402.2"}, entry.seat, entry.source);
  if (!match.stack.empty() && match.stack.back().procedure == num(Proc::Triggers)) {
    const Frame triggers = match.stack.back();
    match.stack.pop();
    call(game, Proc::Chain, entry.seat);
    go(match.stack.back(), 1); // it begins once all of them are there
    if (!match.stack.push(triggers)) stop(match, Flaw::StackTooDeep);
  } else {
    call(game, Proc::Chain, entry.seat);
  }
}

namespace {

// From the start of the fight on what is declared is executed object by object, though nobody may answer it before the
// first turn; until then a text is simply done. [bsk 216, 301.2]
bool has_begun(const Match& match) {
  return match.turn > 0 || innermost(match, num(Proc::FightBegins)) != nullptr ||
         innermost(match, num(Proc::Vanguard)) != nullptr;
}

void declare_effect(Game& game, std::size_t effect) {
  const Match& match = game.match;
  const Effect& declared = match.effects[effect];
  StackEntry entry = entry_of(match, Entry::Ability, declared.seat, declared.source.card);
  entry.source_generation = declared.source.generation;
  entry.ability = declared.ability;
  entry.effect = static_cast<std::uint8_t>(effect + 1);
  if (reply_of(game.book, entry.ability) != Reply::None) note_answered(game, entry);
  if (game.book.script.abilities[entry.ability].kind == script::Kind::Automatic) { // what it triggered on
    entry.helper = declared.subject.card;
    put_event(entry, declared.other.card, declared.amount);
  }
  put_value(game, entry, Slot::Value, declared.amount); // of a Destruction Effect: what gave it
  if (chooses_x(game.book, game.book.script.abilities[entry.ability]))
    put_value(game, entry, slot_of_x(game, entry), declared.picks);
  for (const Bound& bound : match.bound) // the first target
    if (bound.effect == effect && bound.variable < own_variables && !entry.target) {
      entry.target = bound.card.card;
      entry.target_generation = bound.card.generation;
    }
  const script::Node* attack = attack_of(game, entry);
  if (attack != nullptr && !entry.target) { // on the event's card
    const script::Select& select = game.book.script.selects[attack->select];
    const Reference& meant = select.noun == script::Noun::Other ? declared.other : declared.subject;
    entry.target = meant.card;
    entry.target_generation = meant.generation;
  }
  if (attack != nullptr && !entry.target) return drop(game, entry); // nobody was chosen [bsk 412.1]
  if (has_begun(match)) return declare(game, entry);
  if (reveal_targets(game, effect, {"415.2"}))
    call(game, Proc::Effect, entry.seat, {static_cast<std::uint16_t>(twoseat::Part::Text)});
  else
    drop(game, entry);  // and is paid [bsk 415.4]
  pay_for(game, entry); // above it, so it comes first
}

// Where a card is, or was when it ceased to be that card.
PlaceId place_of(const Match& match, const Reference& source) {
  return source.left == Left::No ? match[source.card].place : source.place;
}

} // namespace

// A cell is chosen last of the targets; where none is free, or its card cannot be moved there, nothing is declared.
// [bsk 103.3, D7.6, D8.5]
void declared_ability(Game& game, std::size_t effect) {
  const CardId source = game.match.effects[effect].source.card;
  const PlaceId lay = place_of(game.match, game.match.effects[effect].source);
  StackEntry entry;
  entry.ability = game.match.effects[effect].ability;
  entry.effect = static_cast<std::uint8_t>(effect + 1);
  const CellFor what = has_begun(game.match) ? cell_of(game, entry) : CellFor::Aside;
  if (what != CellFor::Aside && !has_cell(game, source, what, lay)) return drop(game, entry);
  if (what == CellFor::Anywhere && !allowed(may_be_moved, game, source)) return drop(game, entry);
  declare_effect(game, effect);
  if (what == CellFor::Aside || over(game.match)) return;
  Frame& top = game.match.stack.back();
  if (top.procedure == num(Proc::Chain)) go(top, 1); // it begins when the cell is chosen
  call(game, Proc::Cell, top_entry(game.match).seat, {source.value, num(what), lay.value});
}

void pay_for(Game& game, const StackEntry& entry) {
  const script::Ability& ability = game.book.script.abilities[entry.ability];
  if (ability.cost_size == 0 || !is_source_there(game.match, entry)) return;
  Effect cost;
  cost.source = refer(game.match, entry.source);
  cost.ability = entry.ability;
  cost.seat = entry.seat;
  cost.at = ability.first;
  if (chooses_x(game.book, ability)) { // and was chosen
    ++cost.at;
    cost.picks = static_cast<std::uint16_t>(at(entry, slot_of_x(game, entry)));
  }
  if (!game.match.effects.push(cost)) return stop(game.match, Flaw::StackTooDeep);
  call(game, Proc::Effect, entry.seat, {static_cast<std::uint16_t>(twoseat::Part::Cost)});
}

void redirect(Game& game, StackEntry& entry, CardId target) {
  Match& match = game.match;
  if (entry.effect != 0)
    for (Bound& bound : match.bound)
      if (bound.effect + 1U == entry.effect && bound.card.card == entry.target)
        bound.card = refer(match, target);
  entry.target = target;
  entry.target_generation = match[target].generation;
  set(entry, Flag::Redirected);
}

// The defender becomes the target and fights as an open card. [bsk 205.3, 412.5]
void name_defender(Game& game, CardId defender) {
  StackEntry* strike = answered(game.match);
  if (strike == nullptr || strike->kind != num(Entry::Strike) || has(*strike, Flag::Redirected)) return;
  redirect(game, *strike, defender);
  game.did({"412.5"}, Seat::None, defender);
  strike->helper = defender;
  set(*strike, Flag::Defended);
}

// An entry's effect is the last one: those of everything above it have ended.
void drop(Game& game, StackEntry& entry) {
  if (entry.effect == 0) return;
  const std::size_t effect = entry.effect - 1U;
  game.match.bound.remove_if([&](const Bound& bound) { return bound.effect == effect; });
  game.match.effects.pop();
  entry.effect = 0;
}

} // namespace twoseat::berserk
