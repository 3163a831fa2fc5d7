// Heroes' tables, handed to the kernel; and what lies on a table that is laid out by hand.
#include "engine/heroes/family.h"
#include "engine/abilities/run.h"
#include "engine/heroes/guards.h"
#include "engine/heroes/lexicon.h"
#include "engine/heroes/narrate.h"
#include "engine/heroes/procedures.h"
#include "engine/heroes/soundness.h"

namespace twoseat::heroes {
namespace {

constexpr EditionInfo editions[] = {{"bsh", "Berserk Heroes", "2015"}};

constexpr Local n = Local::Number;
constexpr Local c = Local::Card;

const Procedure procedures[] = {
    {"set-up", set_up_steps},
    {"turn", turn_steps},
    {"main phase", main_steps},
    {"play", play_steps, {c, n, n, n}},
    {"attack", attack_steps, {c, c, n, n}},
    {"defender", defend_steps},
    {"checks", checks_steps},
    {"standing-by ability", standby_steps},
    {"effect", effect_steps},
    {"replacement", replace_steps, {c, n, n, n}},
};

// What happens instead of a death comes before the step in which something would die.
std::uint64_t interrupts(const Table& table) {
  const bool replaces = table.book.ability_places[static_cast<std::size_t>(script::Kind::Replacement)] != 0;
  return replaces ? bit(Proc::Replace) : 0U;
}
bool foresee_death(Game& game) {
  const auto under_way = static_cast<Proc>(game.match.stack.back().procedure);
  return (under_way == Proc::Checks || under_way == Proc::Effect) && foresee(game);
}

// Cards without text: they stay what they are, whatever the shipped sets become.
constexpr const char* plain_cards = R"({ "cards": [
  {"id": "some-hero", "name": "Some Hero", "type": "hero", "class": "warrior", "element": "Neutral", "lives": 25},
  {"id": "unknown", "name": "Some Card", "type": "creature", "element": "Neutral", "cost": 2, "lives": 2, "strike": 2},
  {"id": "gate-keeper", "name": "Gate Keeper", "type": "creature", "element": "Neutral", "cost": 2, "lives": 3, "strike": 1},
  {"id": "road-runner", "name": "Road Runner", "type": "creature", "element": "Neutral", "cost": 1, "lives": 1, "strike": 2},
  {"id": "stone-ox", "name": "Stone Ox", "type": "creature", "element": "Neutral", "cost": 5, "lives": 6, "strike": 4}
] })";

constexpr Usual usual[] = {{num(Zone::Hero), "some-hero", 1}, {num(Zone::Deck), "unknown", 20}};

std::uint8_t origin(std::uint8_t zone) {
  return num(static_cast<Zone>(zone) == Zone::Hero ? Origin::Hero : Origin::Army);
}

ByHand by_hand() {
  ByHand result;
  result.cards = plain_cards;
  result.usual = usual;
  result.covered = result.filled = std::uint64_t{1} << num(Zone::Deck);
  result.origin = origin;
  result.phase = "main phase";
  result.adding_layer = num(Layer::Numbers);
  result.setting_layer = num(Layer::SetValues);
  result.counted = std::uint64_t{1} << num(Attribute::Wounds);
  return result;
}

Family make_family() {
  Family f;
  f.id = "heroes";
  f.name = "Berserk Heroes";
  f.editions = editions;
  f.procedures = procedures;
  f.place_kinds = vocabulary.zones;
  f.attributes = vocabulary.attributes;
  f.marks = vocabulary.marks;
  f.relations = vocabulary.links;
  f.states = vocabulary.states;
  f.verbs = vocabulary.verbs;
  f.questions = vocabulary.questions;
  f.counters = vocabulary.counters;
  f.causes = vocabulary.causes;
  f.outcome_reasons = vocabulary.reasons;
  f.deck_parts = vocabulary.parts;
  f.conceded = num(Ending::Conceded);
  f.concede_rule = {"BSH-40"};
  f.over_rule = {"BSH-40"};
  f.roots = bit(Proc::SetUp) | bit(Proc::Turn);
  f.mutual_relations = 1U << num(Link::Attacking); // nobody attacks what is gone
  f.set_up = set_up;
  f.may_look = may_look;
  f.spread = spread;
  f.base = base;
  f.never_negative = ~std::uint64_t{0}; // [choice C 11]
  f.contribute = contribute;
  f.in_scope = in_scope;
  f.describe = describe;
  f.look_back = look_back;
  f.interrupts = interrupts;
  f.foresee = foresee_death;
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

} // namespace twoseat::heroes
