// Berserk's tables, handed to the kernel; and what lies on a table that is laid out by hand.
#include "engine/berserk/family.h"
#include "engine/abilities/run.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/ignoring.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/narrate.h"
#include "engine/berserk/preliminary.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/soundness.h"

namespace twoseat::berserk {
namespace {

constexpr EditionInfo editions[] = {{"bsk", "Berserk classic", "2011"}, {"bso", "Berserk Online", "2011"}};

constexpr Local n = Local::Number;
constexpr Local c = Local::Card;

const Procedure procedures[] = {
    {"set-up", set_up_steps},
    {"mulligan", mulligan_steps},
    {"before recruiting", before_recruiting_steps},
    {"recruitment", recruit_steps},
    {"deployment", deploy_steps},
    {"reveal", reveal_steps},
    {"attach", attach_steps},
    {"start of the fight", fight_begins_steps},
    {"vanguard", vanguard_steps},
    {"turn", turn_steps},
    {"before the turn", opening_steps},
    {"priority", priority_steps},
    {"triggers", triggers_steps},
    {"chain", chain_steps},
    {"weaken", weaken_steps},
    {"cell", cell_steps, {c, n, n, n}},
    {"effect", effect_steps},
    {"draw", draw_steps},
    {"reduction", lower_steps, {n, n, n, n}},
    {"prevention", prevent_steps, {c, n, n, n}},
    {"replacement", replace_steps, {c, n, n, n}},
    {"before the reveal", before_reveal_steps},
    {"order of modifiers", arrange_steps, {n, n, n, n}},
    {"at once", at_once_steps},
};

// Cards without text: they stay what they are, whatever the shipped sets become.
constexpr const char* plain_cards = R"({ "cards": [
  {"id": "unknown", "name": "Some Card", "type": "creature", "element": "Neutral", "price": 2, "movement": 1, "lives": 4, "strike": [1, 2, 3]},
  {"id": "gate-keeper", "name": "Gate Keeper", "type": "creature", "element": "Mountain", "price": 4, "movement": 1, "lives": 10, "strike": [1, 2, 3]},
  {"id": "road-runner", "name": "Road Runner", "type": "creature", "element": "Steppe", "price": 3, "movement": 3, "lives": 5, "strike": [2, 3, 4], "classes": ["Ranger"]},
  {"id": "stone-ox", "name": "Stone Ox", "type": "creature", "element": "Mountain", "price": 7, "elite": true, "movement": 1, "lives": 14, "strike": [3, 4, 6]},
  {"id": "grey-kite", "name": "Grey Kite", "type": "flyer", "element": "Steppe", "price": 5, "lives": 6, "strike": [1, 2, 2]},
  {"id": "moss-tick", "name": "Moss Tick", "type": "symbiote", "element": "Swamp", "price": 2, "lives": 3, "strike": [0, 1, 1]},
  {"id": "old-milestone", "name": "Old Milestone", "type": "artifact", "element": "Neutral", "price": 2, "lives": 8},
  {"id": "wide-marsh", "name": "Wide Marsh", "type": "terrain", "element": "Swamp", "price": 3},
  {"id": "plain-shield", "name": "Plain Shield", "type": "equipment", "element": "Neutral", "price": 2, "classes": ["Shield"]}
] })";

std::uint8_t origin(std::uint8_t) {
  return num(Part::Deck);
}

ByHand by_hand() {
  ByHand result;
  result.cards = plain_cards;
  result.covered = std::uint64_t{1} << num(Zone::Deck);
  result.origin = origin;
  result.phase = "turn";
  result.adding_layer = num(Layer::Numbers);
  result.setting_layer = num(Layer::SetValues);
  return result;
}

std::uint64_t interrupts(const Table& table) {
  const bool replaces = table.book.ability_places[static_cast<std::size_t>(script::Kind::Replacement)] != 0;
  return replaces ? bit(Proc::Replace) : 0U;
}

// Cards die by effects alone, so that nothing else has to be looked at beforehand. [bsk 402.3]
bool foresee_death(Game& game) {
  return game.match.stack.back().procedure == num(Proc::Effect) && foresee(game);
}

Family make_family() {
  Family f;
  f.id = "berserk";
  f.name = "Berserk";
  f.editions = editions;
  f.options = crystal_options;
  f.procedures = procedures;
  f.place_kinds = vocabulary.zones;
  f.attributes = vocabulary.attributes;
  f.marks = vocabulary.marks;
  f.relations = vocabulary.links;
  f.states = vocabulary.states;
  f.verbs = vocabulary.verbs;
  f.questions = vocabulary.questions;
  f.counters = vocabulary.counters;
  f.card_counters = vocabulary.card_counters;
  f.causes = vocabulary.causes;
  f.outcome_reasons = vocabulary.reasons;
  f.deck_parts = vocabulary.parts;
  f.conceded = num(Ending::Conceded);
  f.concede_rule = {"102.3b"};
  f.over_rule = {"102.1"};
  f.roots = bit(Proc::SetUp) | bit(Proc::Turn);
  f.mutual_relations = 1U << num(Link::Fighting);
  f.set_up = set_up;
  f.may_look = may_look;
  f.own_counters = own_counters;
  f.spread = spread;
  f.base = base;
  f.contribute = contribute;
  f.in_scope = in_scope;
  f.describe = describe;
  f.look_back = look_back;
  f.interrupts = interrupts;
  f.foresee = foresee_death;
  f.notice = notice_unignored;
  f.lexicon = &lexicon;
  f.why_not = why_not;
  f.unsound = unsound;
  f.explain = explain;
  f.narrate = narrate;
  f.traits_from = first_trait;
  f.highest_from = first_trait;
  f.by_hand = by_hand();
  return f;
}

} // namespace

const Family family = make_family();

} // namespace twoseat::berserk
