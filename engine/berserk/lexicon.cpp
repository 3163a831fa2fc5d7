// Places, states and occasions as card texts name them, and what the ability language asks about a card.
#include "engine/berserk/lexicon.h"
#include "engine/abilities/run.h"
#include "engine/berserk/formation.h"
#include "engine/berserk/ignoring.h"
#include "engine/berserk/kinds.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/roles.h"
#include "engine/berserk/stack.h"
#include "engine/kernel/references.h"
#include <cstdlib>

namespace twoseat::berserk {
namespace {

constexpr std::uint32_t at(Zone zone) {
  return 1U << num(zone);
}
constexpr std::uint32_t cells = ((1U << zones_per_seat) - 1U) & ~(at(Zone::Cell) - 1U);
constexpr std::uint32_t squad = cells | at(Zone::Extra);

constexpr PlaceWord places[] = {
    {"", 0},
    {"squad", squad, true},
    {"board", cells, true},
    {"extra", at(Zone::Extra), true},
    {"deck", at(Zone::Deck), false, true},
    {"graveyard", at(Zone::Graveyard)},
    {"deal", at(Zone::Deal), false, true},
};

// --- States ---------------------------------------------------------------------------------------------------------

bool open_card(const Table& table, CardId card) {
  return is_open(table.match, card);
}
bool closed_card(const Table& table, CardId card) {
  return !is_open(table.match, card);
}
bool wounded(const Table& table, CardId card) {
  return count(table.match, card, On::Wounds) > 0;
}
bool struck_this_turn(const Table& table, CardId card) { // has wounds of an attack of this turn
  return count(table.match, card, On::Struck) > 0;
}
bool creature(const Table& table, CardId card) {
  return is_creature(table, card);
}
bool plain(const Table& table, CardId card) {
  return is(table, card, Type::Creature);
}
template <Type which>
bool of_type(const Table& table, CardId card) {
  return is(table, card, which);
}
template <Trait which>
bool with(const Table& table, CardId card) {
  return trait(table, card, which) > 0;
}
bool neutral(const Table& table, CardId card) {
  return elements(table.face(card)) == 0;
}
constexpr StateWord states[] = {
    {"open", open_card},
    {"closed", closed_card},
    {"wounded", wounded},
    {"struck", struck_this_turn},
    {"creature", creature},
    {"plain", plain},
    {"symbiote", of_type<Type::Symbiote>},
    {"flyer", of_type<Type::Flyer>},
    {"terrain", of_type<Type::Terrain>},
    {"artifact", of_type<Type::Artifact>},
    {"equipment", of_type<Type::Equipment>},
    {"incorporeal", with<Trait::Incorporeal>},
    {"poisoned", with<Trait::Poison>},
    {"blessed", with<Trait::Blessing>},
    {"cursed", with<Trait::Curse>},
    {"attacking", attacking},
    {"neutral", neutral},
    {"acting", acting},
    {"aimed-at", aimed_at},
    {"repelling", repelling},
    {"striking", striking},
    {"fighting", fighting},
    {"united", with<Trait::Unity>},
    {"in-formation", in_formation},
};

// --- Conditions -----------------------------------------------------------------------------------------------------

const ConditionWord conditions[] = {{"answering", answers_to, trait_kinds},
                                    {"strength", is_of_strength, strength_words}};
static_assert(std::size(conditions) == strength_condition + 1U);

// --- How cards lie to each other ------------------------------------------------------------------------------------

enum class Reach : std::uint8_t {
  Adjacent,
  Orthogonal,
  Row,
  Opposite,
  Kin,
  Host,
  Vertical,
  Horizontal,
  Diagonal,
  Behind
};
constexpr Named reaches[] = {{"adjacent", ""}, {"orthogonal", ""}, {"row", ""},      {"opposite", ""},
                             {"kin", ""},      {"host", ""},       {"vertical", ""}, {"horizontal", ""},
                             {"diagonal", ""}, {"behind", ""}};

// The same horizontal or vertical with exactly one cell between, empty or held by one's own card. [bsk D53.4, doubt 22]
bool is_row_target(const Match& match, CardId source, CardId card) {
  const Point from = point(match[source].place), to = point(match[card].place);
  const int x = to.x - from.x, y = to.y - from.y;
  if (std::abs(x) + std::abs(y) != 2 || (x != 0 && y != 0)) return false;
  const CardId between = standing_on(match, cell_at({from.x + x / 2, from.y + y / 2}));
  return !between || controller(match, between) == controller(match, source);
}

// The next cell forward for the card's controller. [bsk 207.8]
bool is_opposite(const Match& match, CardId source, CardId card) {
  const Point from = point(match[source].place);
  const int forward = controller(match, source) == Seat::A ? -1 : 1;
  return point(match[card].place) == Point{from.x, from.y + forward};
}

// Corner to corner in one direction. [bsk 207.6]
bool is_diagonal(Point a, Point b) {
  return std::abs(a.x - b.x) == std::abs(a.y - b.y);
}

// The next cell beyond what it attacks hand to hand. [bsk 207.9, 207.9a]
bool is_behind(const Table& table, CardId source, CardId card) {
  const CardId target = attacked_by(table, source);
  return target && is_cell(table.match[target].place) &&
         beyond(table.match[source].place, table.match[target].place) == table.match[card].place;
}

} // namespace

bool asks_for_roles(const script::Select& select) {
  return ((select.states | select.no_states) & role_states) != 0 ||
         select.reach == first_reach + num(Reach::Behind);
}

namespace {

// Ranged attacks, and nothing else, reach the Extra Zone whatever their range. [bsk D11.3]
bool reaches_to(const Table& table, CardId source, CardId card, const script::Select& select) {
  const Match& match = table.match;
  const std::uint8_t reach = select.reach;
  if (reach == first_reach + num(Reach::Host)) return match[source].host == card; // [bsk 210.2, 214.4]
  if (reach == first_reach + num(Reach::Kin))
    return (elements(table.face(source)) & elements(table.face(card))) != 0;
  // In the Extra Zone a card has no range, and so nothing is out of it. [bsk D11.4, D11.5]
  if (reach < first_reach && where(match, source) == Zone::Extra) return in_squad(match, card);
  if (reach < first_reach && in_squad(match, card) && where(match, card) == Zone::Extra) return select.ranged;
  if (!is_cell(match[source].place) || !is_cell(match[card].place) || source == card) return false;
  if (reach < first_reach) return steps_between(match[source].place, match[card].place) <= reach;
  const Point from = point(match[source].place), to = point(match[card].place);
  switch (static_cast<Reach>(reach - first_reach)) {
  case Reach::Adjacent: return adjacent(match, source, card);
  case Reach::Orthogonal: return orthogonal(match, source, card);
  case Reach::Row: return is_row_target(match, source, card);
  case Reach::Opposite: return is_opposite(match, source, card);
  case Reach::Vertical: return from.x == to.x;
  case Reach::Horizontal: return from.y == to.y;
  case Reach::Diagonal: return is_diagonal(from, to);
  case Reach::Behind: return is_behind(table, source, card);
  default: return false;
  }
}

// --- Occasions ------------------------------------------------------------------------------------------------------

constexpr std::uint64_t by(Cause cause) {
  return std::uint64_t{1} << num(cause);
}
constexpr std::uint64_t by_attack = by(Cause::Strike) | by(Cause::Special) | by(Cause::Magic) |
                                    by(Cause::Shot) | by(Cause::Throw) | by(Cause::Row) |
                                    by(Cause::Discharge);
constexpr std::int32_t timing(Timing which) {
  return num(which);
}
constexpr OccasionWord done(OccasionWord word) { // cards do it to others, too: it may be asked which
  word.by_effects = true;
  return word;
}
bool is_of_a_card(const Match&, const Event& event) { // players have counters, too
  return static_cast<bool>(event.card);
}
constexpr OccasionWord wounds(const char* id, std::int8_t change) {
  OccasionWord word;
  word.id = id;
  word.kind = EventKind::Counted;
  word.change = change;
  word.attribute = num(On::Wounds);
  word.only_if = is_of_a_card;
  return done(word);
}
constexpr OccasionWord occasions[] = {
    {"", EventKind::Ended, 0, 0, 0, -2},
    {"rule", EventKind::Ended, 0, 0, 0, -2}, // a trait that the dictionary says when it triggers
    {"fight-begins", EventKind::Timed, 0, 0, 0, timing(Timing::FightBegins)},
    {"before-reveal", EventKind::Timed, 0, 0, 0, timing(Timing::BeforeReveal)},
    {"turn", EventKind::Timed, 0, 0, 0, timing(Timing::TurnBegins)},
    {"end-of-turn", EventKind::Timed, 0, 0, 0, timing(Timing::EndOfTurn)},
    {"before-attack", EventKind::Related, 0, 0, 0, num(Link::Claiming)},
    {"before-attacked", EventKind::Related, 0, 0, 0, num(Link::Claiming), true},
    {"attacks", EventKind::Related, 0, 0, 0, num(Link::Fighting)},
    {"is-attacked", EventKind::Related, 0, 0, 0, num(Link::Fighting), true},
    {"strikes", EventKind::Related, 0, 0, 0,
     num(Link::Hitting)}, // whether wounds come of it or not [bsk 216.11c]
    {"is-struck", EventKind::Counted, by_attack | by(Cause::Counterblow)}, // wounds of a fight [bsk 205.5]
    done({"dies", EventKind::Moved, by(Cause::Death), squad, at(Zone::Graveyard), -1, false, true, true}),
    done({"gains-chips", EventKind::Counted, by(Cause::Chip)}),
    {"opens", EventKind::Stood, by(Cause::Open)},
    done({"moves", EventKind::Moved, by(Cause::Move), cells, cells}),
    done({"revived", EventKind::Moved, by(Cause::Revive), 0, cells}), // Incarnation is none [bsk D19.7]
    done({"taken", EventKind::Said, by(Cause::Control)}), // going back is no taking of control [bsk 217.4]
    done({"summoned", EventKind::Moved, by(Cause::Summon), 0, cells}),
    {"defends", EventKind::Rested, by(Cause::Repel)},
    {"forms", EventKind::Said, by(Cause::FormationFormed)},
    {"breaks", EventKind::Said, by(Cause::FormationBroken)},
    wounds("wounded", 1), // by whatever it may be [bsk D21.2]
    wounds("healed", -1),
};

constexpr Named keywords[] = {{"", ""}, {"spell", "Spell"}};

bool readable(const Table&, CardId) {
  return true;
}
bool active(const Table& table, CardId card) { // in the Deal: before recruiting [bsk 303.1]
  return in_squad(table.match, card) || where(table.match, card) == Zone::Deal;
}
bool is_unit(const Table& table, CardId card) {
  return in_squad(table.match, card);
}
bool hidden(const Table& table, CardId card) {
  return in_squad(table.match, card) && is_hidden(table.match, card);
}
bool looks_back(const Table& table, CardId card, PlaceId to) {
  return in_squad(table.match, card) && zone_of(to) == Zone::Graveyard;
}
bool choosable(const Table& table, const Context& context, CardId card) {
  return !in_squad(table.match, card) || controller(table.match, card) == context.seat ||
         !cannot(table, card, Restriction::BeChosen);
}
// A flyer's attack does not begin with what lies in a cache. [bsk 400.2a, D47.2]
bool is_cached(const Table& table, const Context& context, CardId card) {
  return in_squad(table.match, card) && !is_hidden(table.match, card) && context.source &&
         is(table, context.source, Type::Flyer) &&
         trait_against(table, context.source, card, Trait::Cache) > 0;
}
Rule out_of_aim(const Table& table, const Context& context, const script::Node& node, CardId card) {
  if (is_attack_action(node.action)) return {is_cached(table, context, card) ? "D47.2" : ""};
  const bool takes_in = cell_of_action(node.action) == CellFor::Beside || is_control_action(node.action);
  return takes_in && (!in_squad(table.match, card) || !is_hidden(table.match, card))
             ? barred_by(table, card, context.seat)
             : Rule{};
}
// Of wounds, healing and deaths it is told whose attack or trait they come of; else whose trait is executed, where nothing
// is paid. [bsk 216.12, 400.1, 416.4]
bool doer(const Table& table, const Event& event, Doer& doer) {
  const Match& match = table.match;
  if (event.other) {
    doer = {refer(match, event.other), controller(match, event.other)};
    return true;
  }
  const bool death = event.kind == EventKind::Moved && event.cause == num(Cause::Death);
  if (death || match.stack.empty() || match.stack.back().procedure != num(Proc::Effect)) return false;
  const Effect& effect = match.effects.back();
  doer = {effect.source, effect.seat};
  return effect.at == 0 || !table.book.script.nodes[effect.at - 1U].cost;
}
Seat master_on(const Match& match, CardId card) {
  return in_squad(match, card) ? controller(match, card) : match[match[card].place].seat;
}
std::size_t strength(const Match& match) {
  const int now = match.entries.empty() ? 1 : berserk::at(top_entry(match), Slot::Strength);
  return static_cast<std::size_t>(now < 1 ? 0 : now - 1);
}

// Where cards can be kept from what. Closing is what they do or what is done to them for something else: nothing keeps
// them from it.
constexpr std::uint32_t restriction_places[] = {
    squad,             // attack
    squad,             // defend
    squad,             // fight
    squad,             // move
    squad,             // open
    0,                 // close
    ~std::uint32_t{0}, // be chosen
    squad,             // stay idle
    squad,             // be passed over
    squad,             // gain chips
    squad,             // strike flyers
    squad,             // take chips
    squad,             // stay closed
};
static_assert(std::size(restriction_places) == num(Restriction::StayClosed) + 1U);

constexpr auto theirs = ActionPlaces::Whose::Theirs, itself = ActionPlaces::Whose::Itself;
constexpr ActionPlaces action_places[] = {
    {"open", squad},
    {"close", squad},
    {"chips", squad},
    {"wound", squad},
    {"heal", squad},
    {"heal-fully", squad},
    {"extra-lives", squad},
    {"cure", squad},
    {"gather", 0, 0, itself}, // [bsk D19.4]
    {"concentrate", 0, 0, itself},
    {"step-aside", 0, 0, itself},
    {"transfer", 0, 0, itself}, // [bsk D40.2]
    {"drain", 0, 0, itself},    // [bsk D6.1]
    {"suffer", squad},          // [bsk G30.1]
    {"destroy", squad},
    {"bury", squad},
    {"control", squad, 0, theirs}, // [bsk 217.1]
    {"revive", at(Zone::Graveyard)},
    {"summon", at(Zone::Deck)},
    {"send-back", ~(at(Zone::Deck) | at(Zone::Deal))},
    {"join", squad, squad},
    {"swap", cells, cells},
    {"", ~at(Zone::Deal)}, // before recruiting nothing is done to cards [bsk 303.1]
};

Lexicon make() {
  Lexicon l;
  l.places = places;
  l.states = states;
  l.actions = action_words();
  l.action_places = action_places;
  l.occasions = occasions;
  l.keywords = keywords;
  l.restrictions = vocabulary.restrictions;
  l.spans = ending(script::Until::Game, script::Until::Turn, script::Until::Battle,
                   script::Until::OpponentsTurn, script::Until::YourNextTurn);
  l.restriction_places = restriction_places;
  l.first_permission = num(first_permission);
  l.reaches = reaches;
  l.reaches_to = reaches_to;
  l.hidden = hidden;
  l.layers = {num(Layer::Numbers), num(Layer::SetValues), num(Layer::Original), num(Layer::LostOriginal)};
  l.effect_procedure = num(Proc::Effect);
  l.choice_question = num(Question::Choice);
  l.may_question = num(Question::May);
  l.option_question = num(Question::Option);
  l.sort_question = num(Question::Sort);
  l.choose = num(Verb::Choose);
  l.done = num(Verb::Done);
  l.yes = num(Verb::Yes);
  l.no = num(Verb::No);
  l.option = num(Verb::Option);
  l.play = num(Verb::Declare);
  l.activate = num(Verb::Activate);
  l.let_go = num(Verb::Decline);
  l.effect_cause = num(Cause::Effect);
  l.choose_rule = l.option_rule = {"400.4"};
  l.sort_rule = {"215.4"};
  l.may_rule = {"405.3"};
  l.play_rule = {"400.3"};
  l.standby_rule = l.let_go_rule = l.requirement_rule = {"405.2"};
  l.prove_rule = {"415.2"};
  l.replace_rule = {"419.1"};
  l.short_rule = l.declare_rule = {"416.2"};
  l.set_x = num(Verb::SetX);
  l.x_question = num(Question::AmountX);
  l.x_cause = num(Cause::Payment);
  l.x_rule = {"104.5"};
  l.least_x = 1;
  l.use_rules = {{"206.2"}, {"407.4"}, {"103.7"}, {"215.5"}, {"215.5"}, {"103.7"}, {"400.4"}, {}, {}};
  l.trigger_rules = {{"206.2"}, {"407.4"}, {"103.7"}, {"405.1"}, {"405.1"},
                     {"103.7"}, {"400.4"}, {"405.1"}, {}};
  l.readable = readable;
  l.looks_back = looks_back;
  l.active = active;
  l.choosable = choosable;
  l.forbid_rule = {"103.3"};
  l.out_of_aim = out_of_aim;
  l.immune = immune_by;
  l.textless = has_lost_traits;
  l.is_unit = is_unit;
  l.master = master_on;
  l.doer = doer;
  l.declared = declared_ability;
  l.first_trait = first_trait;
  l.named_marks = std::uint64_t{1} << num(Mark::Horde) | std::uint64_t{1} << num(Mark::Unique) |
                  std::uint64_t{1} << num(Mark::ManyIncarnations) | std::uint64_t{1} << num(Mark::PriceX);
  l.conditions = conditions;
  l.replace_procedure = num(Proc::Replace);
  l.asked_as_printed = num(Attribute::Strong) + 1U; // [bsk 104.3, 205.1a]
  l.replacer_chooses = true;
  l.strength = strength;
  l.english = &words_en;
  return l;
}

} // namespace

const Lexicon lexicon = make();

} // namespace twoseat::berserk
