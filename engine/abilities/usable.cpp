// One look at an ability's conditions, which stops at the first that fails or tells them all.
#include "engine/abilities/usable.h"
#include "engine/abilities/other_ways.h"
#include "engine/abilities/possible.h"
#include "engine/abilities/run.h"
#include "engine/abilities/write.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Ability;
using script::Index;
using script::Kind;
using script::Test;

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

const Ability& ability_of(const Table& table, std::uint16_t ability) {
  return table.book.script.abilities[ability];
}

// Of "this and that" each part that is not so. f(condition): whether to go on
template <class F>
bool each_unmet(const Table& table, const Context& context, Index at, F f) {
  if (holds(table, context, at)) return true;
  const auto& conditions = table.book.script.conditions;
  if (conditions[at].test != Test::All) return f(at);
  const Index end = static_cast<Index>(at + 1 + conditions[at].size);
  for (Index part = static_cast<Index>(at + 1); part < end;
       part = static_cast<Index>(part + 1 + conditions[part].size))
    if (!each_unmet(table, context, part, f)) return false;
  return true;
}

// Everything that keeps an activated ability from being used. fail(why, condition): whether to go on
template <class Fail>
void look_at(const Table& table, CardId card, std::uint16_t number, Seat seat, Fail fail) {
  const Ability& what = ability_of(table, number);
  if (!is_active(table, card, what) && !fail(Unusable::OtherPlace, Index{0})) return;
  if (used_up(table, card, number, seat) && !fail(Unusable::Used, Index{0})) return;
  const Context context = context_of(table, card, seat);
  const auto unmet = [&](Unusable why) { return [&fail, why](Index at) { return fail(why, at); }; };
  if (!gate_is_open(table, context, what) && !each_unmet(table, context, what.gate, unmet(Unusable::Gate)))
    return;
  if (must_be_met(table, what) && !each_unmet(table, context, what.condition, unmet(Unusable::Condition)))
    return;
  if (!payable(table, context, what.first, what.cost_size) && !payable_otherwise(table, context, what))
    fail(Unusable::Cost, Index{0});
}

Rule rule_of(Unusable why, const UseRules& rules) {
  switch (why) {
  case Unusable::OtherPlace: return rules.place;
  case Unusable::Lost: return rules.lost;
  case Unusable::Used: return rules.used;
  case Unusable::Gate: return rules.gate;
  case Unusable::Condition: return rules.condition;
  case Unusable::Cost: return rules.cost;
  case Unusable::NoTarget: return rules.target;
  case Unusable::Situation: return rules.situation;
  case Unusable::Silenced: return rules.silenced;
  default: return {}; // told where it is asked
  }
}

const UseRules& rules_of(const Table& table, std::uint16_t ability) {
  const Lexicon& words = lexicon(table);
  return ability_of(table, ability).kind == Kind::Automatic ? words.trigger_rules : words.use_rules;
}

// Why it is used up: what is paid once a turn, or once a game, binds its player by a rule of its own.
Rule rule_of_use(const Table& table, std::uint16_t ability, const UseRules& rules) {
  const Lexicon& words = lexicon(table);
  const Ability& used = ability_of(table, ability);
  if (is_paid_once_a_turn(table, used)) return words.paid_once_rule;
  return has_game_icon(table, used) ? words.once_a_game_rule : rules.used;
}

// What gathers reasons about this ability, all of them.
auto into(const Table& table, Reasons& reasons, CardId card, std::uint16_t ability, const UseRules& rules) {
  return [&table, &reasons, card, ability, &rules](Unusable why, Index condition) {
    Rule rule = why == Unusable::Used ? rule_of_use(table, ability, rules) : rule_of(why, rules);
    if (const auto of = lexicon(table).gate_rule; of != nullptr && why == Unusable::Gate)
      if (const Rule own = of(table.match, ability_of(table, ability)); *own.number != '\0') rule = own;
    reasons.push({rule, static_cast<std::uint16_t>(why), card, ability, condition});
    return true;
  };
}

const char* sentence(Unusable why, bool elsewhere) {
  switch (why) {
  case Unusable::OtherPlace:
    return elsewhere ? "It works on {places} only." : "It does not work where {c} lies.";
  case Unusable::Lost: return "{c} has lost it.";
  case Unusable::Used: return "It was used as often as its limit allows.";
  case Unusable::Gate:
  case Unusable::Situation:
  case Unusable::Condition: return "Its condition is not met: “{condition}”.";
  case Unusable::Cost: return "Its cost cannot be paid: {cost}.";
  case Unusable::NoTarget: return "There is nothing that it could be done to.";
  case Unusable::Silenced: return "An effect keeps it from triggering.";
  case Unusable::NotMeant: return "It asks for: {thing}.";
  case Unusable::Unchoosable: return "An effect keeps {c} from being chosen.";
  case Unusable::Spent: return "{c} pays for another part already.";
  case Unusable::Unaffected: return "{c} is not affected by that.";
  case Unusable::Chosen: return "{c} was chosen already, or may not go with what was.";
  case Unusable::Undoable: return "What is to be done cannot be done to {c}.";
  case Unusable::MustChoose: return "As many have to be chosen as it says.";
  case Unusable::PartCost: return "What it would cost cannot be paid.";
  case Unusable::NoOption: return "There is no such part to choose.";
  case Unusable::NoName: return "No card has that name.";
  case Unusable::NotPositive: return "The number must be whole and at least 1.";
  case Unusable::NotWaiting: return "No ability of {c} is standing by.";
  case Unusable::MustBePlayed: return "This ability of {c} must be played: nothing limits how often it is.";
  case Unusable::MustPlay: return "An ability that is standing by is played.";
  case Unusable::NotReplacing: return "No ability of {c} lets something else happen instead.";
  case Unusable::MustReplace: return "What happens instead here is not optional.";
  case Unusable::OtherNumber: return "They are picked together: no fewer than {a}, no more than {b}.";
  }
  return "";
}

} // namespace

bool has_game_icon(const Table& table, const Ability& ability) {
  return ability.limit == script::Limit::Game && !ability.clause &&
         *lexicon(table).once_a_game_rule.number != '\0';
}

std::uint16_t first_activated(const Table& table, CardId card) {
  std::uint16_t first = 0;
  for (const std::uint16_t number : all_abilities(table, card)) {
    const Ability& ability = table.book.script.abilities[number];
    if (ability.kind != Kind::Activated) continue;
    const std::uint8_t lies = table.match[table.match[card].place].kind;
    if (ability.places == 0 || ((ability.places >> lies) & 1U) != 0) return number;
    if (first == 0) first = number;
  }
  return first;
}

std::vector<std::uint16_t> all_abilities(const Table& table, CardId card) {
  std::vector<std::uint16_t> all;
  each_printed_ability(table, table.face(card), [&](std::uint16_t ability) { all.push_back(ability); });
  each_held_ability(table, card, [&](std::uint16_t held) {
    if (std::find(all.begin(), all.end(), held) == all.end()) all.push_back(held);
  });
  return all;
}

bool has_lost(const Table& table, CardId card, std::uint16_t ability) {
  bool has = false;
  each_ability(table, card, [&](std::uint16_t held) { has = has || held == ability; });
  return !has;
}

bool may_activate(const Table& table, CardId card, std::uint16_t ability, Seat seat) {
  if (ability_of(table, ability).kind != Kind::Activated) return false;
  bool may = true;
  look_at(table, card, ability, seat, [&](Unusable, Index) { return may = false; });
  return may;
}

void why_not_activate(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons) {
  const auto fail = into(table, reasons, card, ability, lexicon(table).use_rules);
  if (has_lost(table, card, ability)) fail(Unusable::Lost, 0);
  look_at(table, card, ability, seat, fail);
}

void why_not_play(const Table& table, Seat seat, CardId card, std::uint16_t ability, const UseRules& rules,
                  Reasons& reasons, CardId aside) {
  const Ability& what = ability_of(table, ability);
  const Context context = context_of(table, card, seat);
  const auto fail = into(table, reasons, card, ability, rules);
  if (what.condition != 0)
    each_unmet(table, context, what.condition, [&](Index at) { return fail(Unusable::Condition, at); });
  if (!payable(table, context, what.first, what.cost_size, aside)) fail(Unusable::Cost, 0);
}

void why_not_in_force(const Table& table, CardId card, std::uint16_t ability, Reasons& reasons) {
  const Ability& what = ability_of(table, ability);
  const bool automatic = what.kind == Kind::Automatic;
  if (what.kind != Kind::Continuous && !automatic) return;
  const Seat seat = master_of(table, card);
  const auto fail = into(table, reasons, card, ability, rules_of(table, ability));
  if (has_lost(table, card, ability)) fail(Unusable::Lost, 0);
  if (!is_active(table, card, what)) fail(Unusable::OtherPlace, 0);
  if (automatic && used_up(table, card, ability, seat)) fail(Unusable::Used, 0);
  const Context context = context_of(table, card, seat);
  const auto must = [&](Index condition, Unusable why) {
    if (condition != 0) each_unmet(table, context, condition, [&](Index at) { return fail(why, at); });
  };
  if (!gate_is_open(table, context, what)) must(what.gate, automatic ? Unusable::Gate : Unusable::Condition);
  automatic ? must(what.when.situation, Unusable::Situation) : must(what.condition, Unusable::Condition);
}

void note_unusable(const Table& table, CardId card, std::uint16_t ability, Unusable why, Index condition,
                   Reasons& reasons) {
  into(table, reasons, card, ability, rules_of(table, ability))(why, condition);
}

void why_not_begin(const Table& table, const Context& context, std::uint16_t ability, Reasons& reasons) {
  const auto fail = into(table, reasons, context.source, ability, rules_of(table, ability));
  const Obstacle obstacle = obstacle_to(table, context, ability_of(table, ability));
  if (obstacle.cost) fail(Unusable::Cost, 0);
  if (obstacle.condition != 0)
    each_unmet(table, context, obstacle.condition, [&](Index at) { return fail(Unusable::Condition, at); });
}

void must_have_targets(const Table& table, Seat seat, CardId card, std::uint16_t ability,
                       const UseRules& rules, Reasons& reasons) {
  const Ability& what = ability_of(table, ability);
  const Index paid = static_cast<Index>(what.first + what.cost_size);
  if (!can_do_any(table, context_of(table, card, seat), paid, end_of(what)))
    into(table, reasons, card, ability, rules)(Unusable::NoTarget, 0);
}

void must_have_each_target(const Table& table, Seat seat, CardId card, std::uint16_t ability,
                           const UseRules& rules, Reasons& reasons) {
  const auto& script = table.book.script;
  const Ability& what = ability_of(table, ability);
  const Context context = context_of(table, card, seat);
  for (std::size_t at = std::size_t{what.first} + what.cost_size; at < end_of(what);
       at += 1U + script.nodes[at].size) {
    const script::Node& node = script.nodes[at];
    const script::Select& select = script.selects[node.select];
    if (node.op != script::Op::Choose || node.up_to || select.noun != script::Noun::Filter ||
        lexicon(table).places[select.place_word].hidden)
      continue;
    CardList cards;
    candidates(table, context, static_cast<Index>(at), cards);
    if (cards.empty()) return into(table, reasons, card, ability, rules)(Unusable::NoTarget, 0), void();
  }
}

bool has_ability(const Table& table, CardId card, std::uint16_t ability) {
  const Face& face = table.face(card);
  bool has = ability >= face.first_ability && ability < face.first_ability + face.abilities;
  each_held_ability(table, card, [&](std::uint16_t held) { has = has || held == ability; });
  return has;
}

namespace {

std::string explain_unusable(const Table& table, const Reason& reason, const Phrasebook& phrases) {
  const auto ability = static_cast<std::uint16_t>(reason.a);
  const auto why = static_cast<Unusable>(reason.text);
  std::string places = write_places(table.book, ability, phrases.language);
  return filled(phrases(sentence(why, !places.empty())), [&](std::string_view place) {
    if (place == "places") return places;
    if (place == "condition")
      return write_condition(table.book, ability, static_cast<Index>(reason.b), phrases.language);
    if (place == "thing")
      return write_thing(table.book, ability, static_cast<Index>(reason.b), phrases.language);
    if (place == "cost") return write_cost(table.book, ability, phrases.language);
    if (place == "a") return std::to_string(reason.a);
    if (place == "b") return std::to_string(reason.b);
    return reason.card ? table.book.print(table.match[reason.card].def).name
                       : std::string(phrases("This card"));
  });
}

} // namespace

std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases) {
  if (reason.text >= static_cast<std::uint16_t>(Unusable::OtherPlace))
    return explain_unusable(table, reason, phrases);
  return table.book.family->explain(table, reason, phrases);
}

} // namespace twoseat
