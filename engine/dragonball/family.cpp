// The family's tables, handed to the kernel; and what lies on a table that is laid out by hand.
#include "engine/dragonball/family.h"
#include "engine/abilities/run.h"
#include "engine/dragonball/guards.h"
#include "engine/dragonball/lexicon.h"
#include "engine/dragonball/narrate.h"
#include "engine/dragonball/procedures.h"
#include "engine/dragonball/soundness.h"

namespace twoseat::dragonball {
namespace {

constexpr EditionInfo editions[] = {{"dbs", "Dragon Ball Super Card Game", "1.10"}};

constexpr Local n = Local::Number;
constexpr Local c = Local::Card;

const Procedure procedures[] = {
    // in the order of Proc
    {"set-up", set_up_steps},
    {"exchange", redraw_steps},
    {"turn", turn_steps},
    {"charge", charge_steps},
    {"main phase", main_steps},
    {"play", play_steps, {c, n, n, n}},
    {"payment", pay_steps, {c, n, n, n}},
    {"skill", skill_steps, {c, n, n, n}},
    {"counter timing", counters_steps},
    {"attack", attack_steps, {c, c, n, n}},
    {"battle step", battle_step_steps, {c, n, n, n}},
    {"damage", damage_steps},
    {"checkpoint", checkpoint_steps},
    {"pending skill", pending_steps},
    {"effect", effect_steps},
    {"used card", used_steps, {c, n, n, n}},
    {"draw up to", draw_up_to_steps},
    {"replacement", replace_steps, {c, n, n, n}},
    {"added cost", added_steps, {c, n, n, n}},
};

// What happens instead of something comes before the step that would do it.
std::uint64_t interrupts(const Table& table) {
  const bool replaces = table.book.ability_places[static_cast<std::size_t>(script::Kind::Replacement)] != 0;
  return replaces ? bit(Proc::Replace) : 0U;
}

// Cards without text: they stay what they are, whatever the shipped sets become.
constexpr const char* plain_cards = R"({ "cards": [
  {"id": "some-leader", "name": "Some Leader", "type": "leader", "colours": ["red"], "power": 10000,
   "awakened": {"name": "Some Leader, Awake", "power": 15000}},
  {"id": "unknown", "name": "Some Card", "type": "battle", "colours": ["red"], "cost": 2, "power": 10000, "combo-power": 5000, "combo-cost": 0},
  {"id": "plain-blue", "name": "Plain Blue", "type": "battle", "colours": ["blue"], "cost": 1, "specified": {"blue": 1}, "power": 5000, "combo-power": 5000, "combo-cost": 0},
  {"id": "plain-green", "name": "Plain Green", "type": "battle", "colours": ["green"], "cost": 3, "specified": {"green": 2}, "power": 15000, "combo-power": 5000, "combo-cost": 0},
  {"id": "plain-both", "name": "Plain Both", "type": "battle", "colours": ["red", "blue"], "cost": 2, "specified": {"red": 1, "blue": 1}, "power": 15000, "combo-power": 5000, "combo-cost": 0},
  {"id": "plain-giant", "name": "Plain Giant", "type": "battle", "colours": ["yellow"], "cost": 5, "specified": {"yellow": 1}, "power": 25000, "combo-power": 10000, "combo-cost": 1}
] })";

constexpr Usual usual[] = {
    {num(Zone::Leader), "some-leader", 1}, {num(Zone::Deck), "unknown", 20}, {num(Zone::Life), "unknown", 8}};

std::uint8_t origin(std::uint8_t zone) {
  return num(static_cast<Zone>(zone) == Zone::Leader ? Origin::Leader : Origin::Main);
}

ByHand by_hand() {
  ByHand result;
  result.cards = plain_cards;
  result.usual = usual;
  result.covered = std::uint64_t{1} << num(Zone::Deck) | std::uint64_t{1} << num(Zone::Life);
  result.filled = result.covered;
  result.origin = origin;
  result.phase = "main phase";
  result.adding_layer = num(Layer::Numbers);
  result.setting_layer = num(Layer::SetValues);
  return result;
}

Family make_family() {
  Family f;
  f.id = "dragonball";
  f.name = "Dragon Ball Super Card Game";
  f.editions = editions;
  f.procedures = procedures;
  f.place_kinds = vocabulary.zones;
  f.attributes = vocabulary.attributes;
  f.marks = vocabulary.marks;
  f.relations = vocabulary.links;
  f.states = vocabulary.states;
  f.verbs = vocabulary.verbs;
  f.questions = vocabulary.questions;
  f.card_counters = vocabulary.card_counters;
  f.counters = vocabulary.counters;
  f.interrupts = interrupts;
  f.foresee = foresee;
  f.causes = vocabulary.causes;
  f.outcome_reasons = vocabulary.reasons;
  f.deck_parts = vocabulary.parts;
  f.conceded = num(Ending::Conceded);
  f.concede_rule = {"1-2-4"};
  f.endless = num(Ending::Loop);
  f.endless_rule = {"11-1-2"};
  f.over_rule = {"1-2-1"};
  f.roots = bit(Proc::SetUp) | bit(Proc::Turn);
  f.mutual_relations = 1U << num(Link::Attacking); // a battle is between these very cards
  f.set_up = set_up;
  f.may_look = may_look;
  f.spread = spread;
  f.base = base;
  f.never_negative = ~std::uint64_t{0} << num(Attribute::Cost);
  f.traits_from = num(Attribute::Red);
  f.contribute = contribute;
  f.in_scope = in_scope;
  f.describe = describe;
  f.look_back = look_back;
  f.notice = notice;
  f.lexicon = &lexicon;
  f.why_not = why_not;
  f.unsound = unsound;
  f.explain = explain;
  f.narrate = narrate;
  f.by_hand = by_hand();
  return f;
}

} // namespace

const Family family = make_family();

} // namespace twoseat::dragonball
