// Activating a skill: named, paid, answered, resolved, answered again. [dbs 8-5-2]
#include "engine/dragonball/skills.h"
#include "engine/abilities/run.h"
#include "engine/dragonball/added_costs.h"
#include "engine/dragonball/guards.h"
#include "engine/dragonball/lexicon.h"
#include "engine/dragonball/payment.h"
#include "engine/kernel/references.h"
#include <algorithm>
#include <string_view>

namespace twoseat::dragonball {
namespace {

template <class F>
void each_action(const Rulebook& book, const script::Ability& ability, F f) {
  for (std::size_t i = 0; i < ability.size; ++i) {
    const script::Node& node = book.script.nodes[ability.first + i];
    if (node.op == script::Op::Do) f(std::string_view(lexicon.actions[node.action].id), node);
  }
}

void name_it(Game& game, Frame& frame) {
  const CardId card = frame.card(skill_local::card);
  if (where(game.match, card) != Zone::Hand) return;
  reveal(game, card, num(Cause::Effect), {"8-5-2-1"});
  if (takes_energy(game, card, frame.locals[skill_local::ability]))
    call(game, Proc::Pay, frame.seat, {card.value, static_cast<std::uint16_t>(Price::Card), 0});
}

void begin(Game& game, Frame& frame) {
  const CardId card = frame.card(skill_local::card);
  activate(game, card, frame.locals[skill_local::ability], frame.seat);
}

constexpr Step skill_table[] = {
    runs("name and pay", {"8-5-2-2"}, name_it, bit(Proc::Pay)),
    runs("activate", {"8-5-2-3"}, begin,
         bit(Proc::Effect) | bit(Proc::Counters) | bit(Proc::Used) | bit(Proc::Added)),
};

bool is_counter(const script::Ability& ability) {
  return answers(ability) != 0;
}

bool is_activated(const script::Ability& ability) { // a replacement is not [dbs 8-5-1]
  return ability.kind == script::Kind::Activated || ability.kind == script::Kind::Automatic;
}

} // namespace

const std::span<const Step> skill_steps = skill_table;

bool is_for(const script::Ability& ability, Moment moment) {
  switch (keyword_of(ability)) {
  case Keyword::Main:
  case Keyword::Field:
  case Keyword::Evolve:
  case Keyword::ExEvolve:
  case Keyword::XenoEvolve:
  case Keyword::UnionFusion:
  case Keyword::UnionPotara:
  case Keyword::UnionAbsorb:
  case Keyword::OverRealm:
  case Keyword::DarkOverRealm:
  case Keyword::Swap:
  case Keyword::Successor: return moment == Moment::Main;
  case Keyword::Battle:
  case Keyword::Arrival: return moment != Moment::Main;
  case Keyword::Aegis: return moment == Moment::Defense; // of the opponent's turn [dbs 10-33-1-1]
  case Keyword::MainBattle:
  case Keyword::Awaken:
  case Keyword::AwakenSurge:
  case Keyword::Wish: return true;
  default: return false;
  }
}

bool is_being_used(const Match& match, CardId card) {
  return where(match, card) == Zone::Hand &&
         (std::any_of(match.effects.begin(), match.effects.end(),
                      [&](const Effect& effect) {
                        return effect.source.card == card && effect.source.left == Left::No;
                      }) ||
          std::any_of(match.stack.begin(), match.stack.end(), [&](const Frame& frame) {
            return frame.procedure == num(Proc::Play) && frame.step > 1 && frame.card(0) == card;
          }));
}

const char* rule_of(Keyword keyword) {
  switch (keyword) {
  case Keyword::Awaken:
  case Keyword::AwakenSurge: return "10-2-1";
  case Keyword::Wish: return "10-28-1";
  case Keyword::Evolve:
  case Keyword::ExEvolve:
  case Keyword::XenoEvolve: return "10-5-1";
  case Keyword::UnionFusion: return "10-13-3-1";
  case Keyword::UnionPotara: return "10-13-4-1";
  case Keyword::UnionAbsorb: return "10-13-5-1";
  case Keyword::OverRealm: return "10-15-1";
  case Keyword::DarkOverRealm: return "10-25-1";
  case Keyword::Swap: return "10-24-1";
  case Keyword::Arrival: return "10-32-1";
  case Keyword::Aegis: return "10-33-1";
  case Keyword::Successor: return "10-41-1";
  default: return nullptr;
  }
}

unsigned answers(const script::Ability& ability) {
  switch (keyword_of(ability)) {
  case Keyword::CounterPlay: return Occasion::PlayDeclared;
  case Keyword::CounterAttack: return Occasion::AttackDeclared;
  case Keyword::CounterBattleCardAttack: return Occasion::BattleCardAttack;
  case Keyword::CounterCounter: return Occasion::CounterActivated;
  default: return 0;
  }
}

namespace {

// What the words of a text name: playing, attacking, attacks with Battle Cards. [dbs 10-10-3-2 to 10-10-3-4]
unsigned named_by(const Rulebook& book, std::string_view word, const script::Node& node) {
  if (word.starts_with("play") || word == "token") return Occasion::PlayDeclared;
  if (word == "negate-attack" || word == "guard" || word == "negate-blocker") return Occasion::AttackDeclared;
  if (word != "cannot") return 0;
  if (node.to != num(Restriction::Attack) && node.to != num(Restriction::BeAttacked)) return 0;
  const script::Select& whose = book.script.selects[node.select];
  const bool battle_cards = node.to == num(Restriction::Attack) && whose.noun == script::Noun::Filter &&
                            whose.places == 1U << num(Zone::Battle);
  return Occasion::AttackDeclared | (battle_cards ? Occasion::BattleCardAttack : 0U);
}

} // namespace

// "When ... attacks", "when ... is played": as a part of its text
static unsigned waits_for(const script::Ability& ability) {
  if (ability.kind != script::Kind::Automatic) return 0;
  const OccasionWord& waits = lexicon.occasions[ability.when.occasion];
  if (waits.kind == EventKind::Related) return Occasion::AttackDeclared;
  return std::string_view(waits.id) == "played" ? Occasion::PlayDeclared : 0U;
}

unsigned mentions(const Rulebook& book, const script::Ability& ability) {
  unsigned occasions = (is_counter(ability) ? Occasion::CounterActivated : 0U) | waits_for(ability);
  each_action(book, ability, [&](std::string_view id, const script::Node& node) {
    occasions |= named_by(book, id, node);
    if (lexicon.actions[node.action].takes == Takes::Ability) // which the text gives, and says
      occasions |= waits_for(book.script.abilities[node.to]);
  });
  return occasions;
}

bool is_revenge(const Rulebook& book, std::uint16_t ability) {
  return keyword_of(book.script.abilities[ability]) == Keyword::Revenge;
}
bool is_revenge(const Rulebook& book, const Modification& waiting) {
  return waiting.attribute == timed_trigger && is_revenge(book, static_cast<std::uint16_t>(waiting.amount));
}

bool costs_markers(const Rulebook& book, const script::Ability& ability) {
  bool costs = false;
  each_action(book, ability, [&](std::string_view id, const script::Node& node) {
    costs = costs || (node.cost && (id == "add-markers" || id == "remove-markers"));
  });
  return costs;
}

bool takes_energy(const Table& table, CardId card, std::uint16_t ability) {
  return where(table.match, card) == Zone::Hand &&
         (has(table.face(card), Mark::Extra) || is_counter(table.book.script.abilities[ability]));
}

void offer_skills(const Table& table, Seat seat, Decision& decision) {
  decision.begin(num(Verb::Activate), {"6-3-1-2-3"});
  const std::uint32_t worked = table.book.ability_places[static_cast<std::size_t>(script::Kind::Activated)];
  const AbilitiesNow now(table);
  for (const Zone zone :
       {Zone::Leader, Zone::Battle, Zone::Unison, Zone::Hand, Zone::Drop, Zone::Warp, Zone::Energy}) {
    if ((worked >> num(zone) & 1U) == 0) continue; // no card works there
    for (const CardId card : cards_in(table.match, place(seat, zone)))
      now.each(card, [&](std::uint16_t ability) {
        if (allowed(may_activate_skill, table, seat, card, ability))
          decision.add({num(Verb::Activate), {}, card, {}, ability});
      });
  }
  decision.drop_empty_choice();
}

// Paid and activated: used up, whatever becomes of it [doubt dbs 27]; then it may be answered. What is used from hand goes
// to the Drop when it comes to its text, except for a Field, and for what a skill of its own plays. [dbs 8-5-2-4, 8-5-2-5-1]
void skill_is_paid(Game& game, std::size_t effect) {
  Effect& running = game.match.effects[effect];
  running.flags |= effect_changed;
  const script::Ability& ability = game.book.script.abilities[running.ability];
  if (!is_activated(ability)) return;
  const bool there = running.source.left == Left::No;
  const CardId card = running.source.card;
  if (there && costs_markers(game.book, ability)) game.match[card].states |= num(State::MarkerUsed);
  if (keyword_of(ability) == Keyword::OverRealm || keyword_of(ability) == Keyword::DarkOverRealm)
    count(game, running.seat, num(PlayerCounter::OverRealms), 1, {"10-15-5"});
  if (there && takes_more(game, card, ability))
    return call(game, Proc::Added, running.seat, {card.value, static_cast<std::uint16_t>(effect), 0});
  answer_paid_skill(game, effect);
}

void answer_paid_skill(Game& game, std::size_t effect) {
  const Effect& running = game.match.effects[effect];
  const script::Ability& ability = game.book.script.abilities[running.ability];
  const bool there = running.source.left == Left::No;
  const CardId card = running.source.card;
  if (there && takes_energy(game, card, running.ability) && keyword_of(ability) != Keyword::Field)
    return call(game, Proc::Used, running.seat, {card.value, static_cast<std::uint16_t>(effect)});
  call_counters(game, running.seat, mentions(game.book, ability));
}

namespace {

// The effect still means the card that it is from. [dbs 8-5-2-5-1, 10-10-4]
void put_away(Game& game, Frame& frame) {
  const CardId card = frame.card(0);
  if (where(game.match, card) != Zone::Hand || master(game.match, card) != frame.seat) return;
  put(game, card, Zone::Drop, Cause::Used, {"8-5-2-5-1"});
  if (frame.locals[1] < game.match.effects.size())
    follow(game.match, static_cast<std::uint8_t>(frame.locals[1]), card);
}

void answer_skill(Game& game, Frame& frame) {
  if (frame.locals[1] >= game.match.effects.size()) return;
  const Effect& effect = game.match.effects[frame.locals[1]];
  call_counters(game, frame.seat, mentions(game.book, game.book.script.abilities[effect.ability]));
}

constexpr Step used_table[] = {
    runs("counter timing", {"8-5-2-4"}, answer_skill, bit(Proc::Counters)),
    runs("to the Drop", {"8-5-2-5-1"}, put_away),
};

// Cards were looked at or looked through, and nothing is said that is done with them or with the deck. [dbs 11-6-3, doubt dbs 42]
bool must_be_shuffled(const Rulebook& book, const script::Ability& ability) {
  bool looks = false, searches = false, used = false, shuffles = false;
  std::uint8_t looked = 0;
  each_action(book, ability, [&](std::string_view id, const script::Node& node) {
    if (id == "look") looks = true, looked = node.variable;
    searches = searches || id == "search";
    shuffles = shuffles || id == "shuffle";
  });
  for (std::size_t i = 0; i < ability.size; ++i) {
    const script::Node& node = book.script.nodes[ability.first + i];
    const script::Select& select = book.script.selects[node.select];
    used = used || (node.select != 0 && select.noun == script::Noun::Variable && select.variable == looked);
  }
  return !shuffles && (searches || (looks && !used));
}

} // namespace

const std::span<const Step> used_steps = used_table;

// A Field that was negated before it came into play goes to the Drop, like any other Extra Card; and what was resolved may
// be answered once more. [dbs 8-5-2-6, 10-10-4]
void skill_is_resolved(Game& game, const Effect& effect) {
  const script::Ability& ability = game.book.script.abilities[effect.ability];
  if (over(game.match) || (effect.flags & effect_paid) == 0 || !is_activated(ability))
    return; // [dbs 8-1-5-2-1]
  const CardId card = effect.source.card;
  if (keyword_of(ability) == Keyword::Field && where(game.match, card) == Zone::Hand)
    put(game, card, Zone::Drop, Cause::Used, {"8-5-2-5-1"});
  if ((effect.flags & effect_looked) != 0 && must_be_shuffled(game.book, ability))
    shuffle(game, place(effect.seat, Zone::Deck), num(Cause::Effect), {"11-6-3"});
  constexpr unsigned when_activated =
      Occasion::CounterActivated | Occasion::BattleCardAttack; // [dbs 10-10-3-4]
  const unsigned occasions = mentions(game.book, ability) & ~when_activated;
  call_counters(game, effect.seat, occasions, true);
}

} // namespace twoseat::dragonball
