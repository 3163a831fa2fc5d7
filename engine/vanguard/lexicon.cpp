// Places, states, conditions and occasions as card texts name them. [vge 4, 5, 11, 12]
#include "engine/vanguard/lexicon.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/action_words.h"
#include "engine/vanguard/actions.h"
#include "engine/vanguard/alchemix.h"
#include "engine/vanguard/domination.h"
#include "engine/vanguard/hearts.h"
#include "engine/vanguard/music.h"
#include "engine/vanguard/procedures.h"
#include "engine/vanguard/words.h"

namespace twoseat::vanguard {
namespace {

constexpr std::uint32_t at(Zone zone) {
  return 1U << num(zone);
}
constexpr std::uint32_t accel = at(Zone::Accel1) | at(Zone::Accel2) | at(Zone::Accel3) | at(Zone::Accel4) |
                                at(Zone::Accel5) | at(Zone::Accel6);
constexpr std::uint32_t front = at(Zone::FrontLeft) | at(Zone::Vanguard) | at(Zone::FrontRight) | accel;
constexpr std::uint32_t back = at(Zone::BackLeft) | at(Zone::BackCenter) | at(Zone::BackRight);
constexpr std::uint32_t rear = (front | back) & ~at(Zone::Vanguard);
constexpr std::uint32_t on_field = front | back | at(Zone::Guardian);

constexpr PlaceWord places[] = {
    {"", 0},
    {"vanguard", at(Zone::Vanguard), true},
    {"rear-guard", rear, true},
    {"front row", front, true, false, true},
    {"back row", back, true, false, true},
    {"front row rear-guard", front& rear, true, false, true},
    {"back row rear-guard", back, true, false, true},
    {"unit", on_field, true},
    {"guardian", at(Zone::Guardian), true},
    {"vanguard or rear-guard", front | back, true},
    {"hand", at(Zone::Hand), false, true},
    {"deck", at(Zone::Deck), false, true},
    {"drop", at(Zone::Drop)},
    {"soul", at(Zone::Soul)},
    {"damage", at(Zone::Damage)},
    {"bind", at(Zone::Bind)},
    {"ride-deck", at(Zone::RideDeck), false, true},
    {"g-zone", at(Zone::GZone), false, true},
    {"order-area", at(Zone::OrderArea)},
    {"order-zone", at(Zone::OrderZone)},
    {"trigger", at(Zone::Trigger)},
    {"crest", at(Zone::Crest)},
    {"gauge", at(Zone::Gauge), false, true},
    {"accel circle", accel, true},
    {"circle", front | back}, // whatever lies there: locked cards, hearts, original dress
    {"removed", at(Zone::Removed)},
};

// --- States. The first four have numbers in actions.cpp. --------------------------------------------------------

bool locked(const Table& table, CardId card) {
  return is_in(table.match[card], State::Locked);
}
bool is_stand(const Table& table, CardId card) {
  return table.match[card].orientation == Orientation::Stand && !locked(table, card);
}
bool is_rest(const Table& table, CardId card) {
  return table.match[card].orientation == Orientation::Rest && !locked(table, card);
}
bool is_face_up(const Table& table, CardId card) {
  return table.match[card].facing == Facing::Up;
}
bool is_face_down(const Table& table, CardId card) {
  return table.match[card].facing == Facing::Down;
}
template <Link link>
bool is_doing(const Table& table, CardId card) {
  return related(table.match, card, link);
}
template <State state>
bool in_state(const Table& table, CardId card) {
  return is_in(table.match[card], state);
}
template <Role role>
bool in_role(const Table& table, CardId card) {
  return is_circle(where(table.match, card)) && role_of(table.match[card]) == role;
}
bool has_been_in_legion(const Table& table, CardId card) { // [vge 14.11.2]
  return information(table, card, was_in_legion) > 0;
}
bool legioned_this_turn(const Table& table, CardId card) { // [vge 6.4.2.3]
  return information(table, card, was_in_legion) == static_cast<std::int32_t>(table.match.turn);
}
bool has_original_dress(const Table& table, CardId card) {
  for (const CardId under : cards_in(table.match, table.match[card].place))
    if (table.match[under].host == card && role_of(table.match[under]) == Role::OriginalDress) return true;
  return false;
}
bool is_over_dress(const Table& table, CardId card) { // as long as it has any [vge 6.7.3]
  return is_circle(where(table.match, card)) && !is_in(table.match[card], State::XoverDress) &&
         has_original_dress(table, card);
}
bool is_x_over_dress(const Table& table, CardId card) { // [vge 6.8.4, 6.8.5]
  return is_in(table.match[card], State::XoverDress) && has_original_dress(table, card);
}
bool is_alchemix_unit(const Table& table, CardId card) {
  return is_alchemix(table.match, card);
}
bool is_boosted(const Table& table, CardId card) {
  for (const Relation& relation : table.match.relations)
    if (relation.kind == num(Link::Boosting) && relation.other == card) return true;
  return false;
}

constexpr StateWord states[] = {
    {"stand", is_stand},
    {"rest", is_rest},
    {"face-up", is_face_up},
    {"face-down", is_face_down},
    {"attacking", is_doing<Link::Attacking>},
    {"attacked", is_doing<Link::Attacked>},
    {"boosting", is_doing<Link::Boosting>},
    {"boosted", is_boosted},
    {"locked", locked},
    {"deleted", in_state<State::Deleted>},
    {"legion", in_state<State::Legion>},
    {"mate", in_role<Role::Mate>},
    {"was-in-legion", has_been_in_legion},
    {"legioned-this-turn", legioned_this_turn},
    {"heart", in_role<Role::Heart>},
    {"original-dress", in_role<Role::OriginalDress>},
    {"overdress", is_over_dress},
    {"xoverdress", is_x_over_dress},
    {"dominated", in_state<State::Dominated>},
    {"attached", in_role<Role::Attached>},
    {"alchemix", is_alchemix_unit},
    {"triggered", has_trigger_effect},
};

// --- Conditions ---------------------------------------------------------------------------------------------------

bool persona_rode(const Table& table, const Context& context, const script::Condition&) {
  for (const Modification& m : table.match.modifications)
    if (m.cause == num(Cause::PersonaRide) && m.seat == context.seat) return true;
  return false;
}
bool in_battle_phase(const Table& table, const Context&, const script::Condition&) {
  return innermost(table.match, num(Proc::BattlePhase)) != nullptr;
}
bool first_battle(const Table& table, const Context& context,
                  const script::Condition& condition) { // [vge 14.37]
  return table.match.battle >= 1 && table.match.turn_player == context.seat &&
         table.match.battle >= condition.min && table.match.battle <= condition.max;
}

bool world_is(const Table& table, const Context& context,
              const script::Condition& condition) { // [vge 7.43.3]
  return table.match[context.seat].counters[num(Counter::World)] == condition.min;
}
bool in_final_rush(const Table& table, const Context& context, const script::Condition&) { // [vge 7.42.1.1]
  return table.match[context.seat].counters[num(Counter::FinalRush)] >= 1;
}
bool in_final_burst(const Table& table, const Context& context, const script::Condition&) {
  return table.match[context.seat].counters[num(Counter::FinalRush)] >= 2;
}
bool generation_break(const Table& table, const Context& context, const script::Condition& condition) {
  return g_units_face_up(table, context.seat) >= amount(table, context, condition.amount);
}

constexpr ConditionWord conditions[] = {
    {"generation-break", generation_break},
    {"world", world_is, worlds},
    {"final-rush", in_final_rush},
    {"final-burst", in_final_burst},
    {"persona-rode", persona_rode},
    {"battle-phase", in_battle_phase},
    {"battle", first_battle},
};

// --- Occasions ----------------------------------------------------------------------------------------------------

constexpr std::uint64_t by(std::initializer_list<Cause> causes) {
  std::uint64_t bits = 0;
  for (const Cause cause : causes)
    bits |= std::uint64_t{1} << num(cause);
  return bits;
}
constexpr std::uint64_t placing = by({Cause::Ride, Cause::Call, Cause::Guard, Cause::Put, Cause::Stride,
                                      Cause::Dress, Cause::Legion, Cause::GGuard});
constexpr std::uint64_t by_ability = by({Cause::Effect, Cause::DrawTrigger, Cause::OverTrigger,
                                         Cause::PersonaRide, Cause::Gift}); // [vge 7.6.4.1.1]
constexpr std::int32_t timing(Timing which) {
  return num(which);
}
constexpr std::int32_t link(Link which) {
  return num(which);
}

constexpr OccasionWord occasions[] = {
    {"", EventKind::Ended, 0, 0, 0, -2},
    {"placed", EventKind::Moved, placing, 0, on_field},                         // [vge 7.17]
    {"called", EventKind::Moved, by({Cause::Call, Cause::Guard}), 0, on_field}, // [vge 6.2]
    {"rides", EventKind::Moved, by({Cause::Ride}), 0, at(Zone::Vanguard)},      // [vge 6.3]
    {"ridden-upon", EventKind::Moved, by({Cause::Soul}), at(Zone::Vanguard), at(Zone::Soul), -1, false, true},
    {"retired", EventKind::Moved, 0, on_field, at(Zone::Drop), -1, false, true, true}, // [vge 7.18]
    {"discarded", EventKind::Moved, 0, at(Zone::Deck) | at(Zone::Hand) | at(Zone::Gauge), at(Zone::Drop), -1,
     false, false, true}, // [vge 7.9]
    {"leaves-field", EventKind::Moved, 0, on_field, ~on_field, -1, false, true, true},
    {"put", EventKind::Moved, 0, 0, 0, -1, false, false, true},
    {"drawn", EventKind::Moved, by({Cause::Draw}) | by_ability, at(Zone::Deck), at(Zone::Hand), -1, false,
     false, true},
    {"drawn-by-ability", EventKind::Moved, by_ability, at(Zone::Deck), at(Zone::Hand)}, // [vge 7.6.4.1]
    {"stands", EventKind::Stood},
    {"rests", EventKind::Rested},
    {"attacks", EventKind::Related, 0, 0, 0, link(Link::Attacking)},    // [vge 10.4.1.5.3]
    {"is-attacked", EventKind::Related, 0, 0, 0, link(Link::Attacked)}, // [vge 10.4.1.9]
    {"attacks-unit", EventKind::Related, 0, 0, 0, link(Link::Attacked), true},
    {"boosts", EventKind::Related, 0, 0, 0, link(Link::Boosting)}, // [vge 10.4.1.12.2]
    {"is-boosted", EventKind::Related, 0, 0, 0, link(Link::Boosting), true},
    {"hits", EventKind::Said, by({Cause::Hit, Cause::Attack}), 0, 0, 0}, // [vge 10.7.1.6, 10.7.1.8]
    {"hits-unit", EventKind::Said, by({Cause::Hit, Cause::Attack})}, // once for each unit [vge 10.7.1.6.1]
    {"does-not-hit", EventKind::Said, by({Cause::NoHit})},           // [vge 10.7.1.7]
    {"is-hit", EventKind::Said, by({Cause::Hit}), 0, 0, -1, true},
    {"drive-check", EventKind::Moved, by({Cause::DriveCheck}), 0, at(Zone::Trigger)},   // [vge 7.22]
    {"damage-check", EventKind::Moved, by({Cause::DamageCheck}), 0, at(Zone::Trigger)}, // [vge 7.23]
    {"damage-taken", EventKind::Moved, 0, 0, at(Zone::Damage), -1, false, false, true},
    {"moves", EventKind::Moved, by({Cause::Move, Cause::Exchange, Cause::Intercept}), on_field,
     on_field},                                                                      // [vge 7.34.1]
    {"dresses", EventKind::Moved, by({Cause::Dress}), at(Zone::Hand), on_field},     // [vge 6.7.2.2, 6.8.3.3]
    {"attaches", EventKind::Moved, by({Cause::Attach}), 0, at(Zone::Vanguard)},      // [vge 6.9.2]
    {"dominated", EventKind::Said, by({Cause::Dominate})},                           // [vge 7.39.1]
    {"alchemixes", EventKind::Said, by({Cause::Alchemix}), 0, 0, 1},                 // [vge 6.10.6]
    {"is-alchemixed", EventKind::Said, by({Cause::Alchemix}), 0, 0, 0, false, true}, // [vge 6.10.7]
    {"legions", EventKind::Said, by({Cause::Legion})},                               // [vge 6.4.2.1]
    {"locked", EventKind::TurnedDown, by({Cause::Lock})},                            // [vge 7.30.1.1]
    {"unlocked", EventKind::TurnedUp, by({Cause::Unlock})},                          // [vge 7.31.1]
    {"deleted", EventKind::TurnedDown, by({Cause::Delete})},                         // [vge 7.32.1]
    {"turned-up", EventKind::TurnedUp},
    {"bound", EventKind::Moved, by({Cause::Bind}), 0, at(Zone::Bind), -1, false, false, true}, // [vge 7.29]
    {"gauge-put", EventKind::Moved, by({Cause::Gauge}), 0, at(Zone::Gauge)},                   // [vge 7.40.1]
    {"strides", EventKind::Moved, by({Cause::Stride}), 0, at(Zone::Vanguard)},                 // [vge 6.5.1]
    {"becomes-heart", EventKind::Said, by({Cause::Heart}), 0, 0, 1, false, true},              // [vge 6.5.2]
    {"heart-returns", EventKind::Said, by({Cause::Heart}), 0, 0, 0},      // [vge 6.5.4.1]
    {"g-zone", EventKind::Moved, 0, 0, at(Zone::GZone), -1, false, true}, // [vge 9.11.7]
    {"guards", EventKind::Related, 0, 0, 0, link(Link::Guarding)},
    {"intercepts", EventKind::Related, 0, on_field, 0, link(Link::Intercepting)}, // [vge 10.5.1.2.4.1]
    {"deck-looked-at", EventKind::Said, by({Cause::Look})},                       // [vge 7.7.4]
    {"order-played", EventKind::Moved, by({Cause::Order}), 0, at(Zone::OrderArea)},
    {"turn", EventKind::Timed, 0, 0, 0, timing(Timing::Turn)},
    {"draw-phase", EventKind::Timed, 0, 0, 0, timing(Timing::DrawPhase)},
    {"ride-phase", EventKind::Timed, 0, 0, 0, timing(Timing::RidePhase)},
    {"stride-step", EventKind::Timed, 0, 0, 0, timing(Timing::StrideStep)},
    {"main-phase", EventKind::Timed, 0, 0, 0, timing(Timing::MainPhase)},
    {"battle-phase", EventKind::Timed, 0, 0, 0, timing(Timing::BattlePhase)},
    {"attack-step", EventKind::Timed, 0, 0, 0, timing(Timing::AttackStep)},
    {"guard-step", EventKind::Timed, 0, 0, 0, timing(Timing::GuardStep)},
    {"drive-step", EventKind::Timed, 0, 0, 0, timing(Timing::DriveStep)},
    {"damage-step", EventKind::Timed, 0, 0, 0, timing(Timing::DamageStep)},
    {"end-of-battle", EventKind::Timed, 0, 0, 0, timing(Timing::CloseStep)},
    {"end-of-turn", EventKind::Timed, 0, 0, 0, timing(Timing::EndPhase)},
    {"stand-up", EventKind::Timed, 0, 0, 0, timing(Timing::StandUp)},
};

constexpr Named keywords[] = {
    {"", ""},
    {"limit-break", "Limit Break"},
    {"generation-break", "Generation Break"},
    {"brave", "Brave"},
    {"oracle", "Oracle"},
    {"ritual", "Ritual"},
    {"wave", "Wave"},
    {"revelation", "Revelation"},
    {"burst", "Burst"},
    {"shadowstitch", "Shadowstitch"},
    {"thunderstrike", "Thunderstrike"},
    {"powerful", "Powerful"},
    {"divine-skill", "Divine Skill"},
    {"stride", "Stride"},
    {"ultimate-stride", "Ultimate Stride"},
    {"g-guardian", "G Guardian"},
    {"overdress", "overDress"},
    {"xoverdress", "XoverDress"},
    {"seek-mate", "Seek Mate"},
};
static_assert(std::size(keywords) == static_cast<std::size_t>(Keyword::SeekMate) + 1);

// --- Cards as the rules see them ----------------------------------------------------------------------------------

// A face-down card in the damage, bind, order or G zone has no information; a locked one neither. [vge 4.11.3, 7.30]
bool readable(const Table& table, CardId card) {
  const Card& is = table.match[card];
  if (is_in(is, State::Locked)) return false;
  switch (where(table.match, card)) {
  case Zone::Damage:
  case Zone::Bind:
  case Zone::OrderZone: return is.facing == Facing::Up;
  default: return true;
  }
}

// From the field to anywhere, and from where all may look to where they may not; not so what becomes an order in the
// order zone. [vge 11.9.6.1.1, 11.9.6.1.2, 11.9.6.1.2.1]
bool looks_back(const Table& table, CardId card, PlaceId to) {
  const Match& match = table.match;
  const Card& moving = match[card];
  if (zone_of(to) == Zone::OrderZone && has(table.face(card), Mark::Order)) return false;
  if (is_circle(zone_of(moving.place))) return !is_circle(zone_of(to));
  Card there = moving;
  there.place = to;
  return may_look(match, moving) == everybody && may_look(match, there) != everybody;
}

// A deleted unit keeps its icons and what it was given. [vge 7.32.2, 7.32.6]
bool textless(const Table& table, CardId card) {
  return is_in(table.match[card], State::Deleted);
}

// While a G unit has a designated heart, it has that card's name too. [vge 6.5.1.3]
CardId also_named_as(const Table& table, CardId card) {
  return designated_heart(table.match, card);
}

bool active(const Table& table, CardId card) {
  const Card& is = table.match[card];
  if (is_in(is, State::Locked) || where(table.match, card) == Zone::Erased) return false;
  if (has(table.face(card), Mark::Crest)) return where(table.match, card) == Zone::Crest; // [vge 11.4.4.1.1]
  if (is_circle(where(table.match, card)) && static_cast<Role>(is.role) != Role::Unit &&
      static_cast<Role>(is.role) != Role::Mate)
    return false;
  switch (where(table.match, card)) {
  case Zone::Damage:
  case Zone::Bind:
  case Zone::OrderZone:
  case Zone::GZone: return is.facing == Facing::Up;
  case Zone::Deck:
  case Zone::Gauge: return false;
  default: return true;
  }
}

// Resist keeps the opponent's effects from choosing a card; so may an effect. [vge 14.15.1, 1.3.3]
bool choosable(const Table& table, const Context& context, CardId card) {
  if (role_of(table.match[card]) == Role::Pledged) return false; // it is being called
  if (!is_circle(where(table.match, card))) return true;
  if (master(table.match, card) == context.seat) return true;
  return !has(table, card, Mark::Resist) && !cannot(table, card, Restriction::BeChosen);
}

// Dominations that lasted as long as the effect end with it; an order goes on to the drop zone, a set order to the
// order zone. [vge 7.39.1.2, 11.8.3.2, 11.8.3.3]
void resolved(Game& game, const Effect& effect) {
  end_dominations(game, game.match.effects.size());
  const CardId card = effect.source.card;
  if (over(game.match) || game.book.script.abilities[effect.ability].kind != script::Kind::Order) return;
  if (where(game.match, card) != Zone::OrderArea) return;
  for (const Effect& rest : game.match.effects) // of an order combined with it [vge 7.44.1.3]
    if (rest.source.card == card) return;
  if (is_music(game.face(card))) return lay_music(game, card);
  const bool set = has(game.face(card), Mark::SetOrder);
  put(game, card, game.match[card].owner, set ? Zone::OrderZone : Zone::Drop, Cause::Order,
      {set ? "11.8.3.3" : "11.8.3.2"});
}

constexpr std::uint64_t skill(Mark mark) {
  return std::uint64_t{1} << num(mark);
}

Seat master_on(const Match& match, CardId card) {
  return master(match, card);
}
std::uint8_t facing_column(std::uint8_t column) {
  return num(facing(static_cast<Column>(column)));
}

Lexicon make() {
  Lexicon l;
  l.places = places;
  l.states = states;
  l.conditions = conditions;
  l.actions = action_words();
  l.occasions = occasions;
  l.keywords = keywords;
  l.restrictions = vocabulary.restrictions;
  l.number_layer = num(Layer::Numbers);
  l.set_layer = num(Layer::SetValues);
  l.skilled_attribute = num(Attribute::Drive);
  l.effect_procedure = num(Proc::Effect);
  l.replace_procedure = num(Proc::Replace);
  l.choice_question = num(Question::Choice);
  l.may_question = num(Question::May);
  l.option_question = num(Question::Option);
  l.sort_question = num(Question::Sort);
  l.choose = num(Verb::Choose);
  l.done = num(Verb::Done);
  l.yes = num(Verb::Yes);
  l.no = num(Verb::No);
  l.option = num(Verb::Option);
  l.play = num(Verb::PlayAbility);
  l.let_go = num(Verb::LetGo);
  l.effect_cause = num(Cause::Effect);
  l.choose_rule = {"11.8.4"};
  l.sort_rule = {"4.1.9"};
  l.may_rule = {"11.1.1.2.2"};
  l.option_rule = {"11.8.3.1.2"};
  l.play_rule = {"11.8.2"};
  l.standby_rule = {"11.6.1.4"};
  l.let_go_rule = {"12.3.5"};
  l.prove_rule = {"11.8.2.2.1"};
  l.replace_rule = {"11.12.2"};
  l.short_rule = {"1.3.2.4.1"};
  l.skill_marks = skill(Mark::Boost) | skill(Mark::Intercept) | skill(Mark::TwinDrive) |
                  skill(Mark::TripleDrive) | skill(Mark::Restraint) | skill(Mark::Lord) | skill(Mark::Resist);
  l.readable = readable;
  l.looks_back = looks_back;
  l.active = active;
  l.choosable = choosable;
  l.is_unit = is_unit;
  l.textless = textless;
  l.also_named_as = also_named_as;
  l.master = master_on;
  l.facing_column = facing_column;
  l.resolved = resolved;
  l.wordings = {&words_en, &words_ms, &words_it, &words_id};
  return l;
}

} // namespace

const Lexicon lexicon = make();

std::uint16_t skill_of(const Rulebook& book, DefId def, Keyword keyword) {
  const Face& face = book.face(def);
  for (std::uint16_t i = 0; i < face.abilities; ++i)
    if (book.script.abilities[face.first_ability + i].keyword == static_cast<std::uint16_t>(keyword))
      return static_cast<std::uint16_t>(face.first_ability + i);
  return 0;
}
bool waits_for(const Rulebook& book, const Standby& standby, Link link) {
  const OccasionWord& word = occasions[book.script.abilities[standby.ability].when.occasion];
  return word.kind == EventKind::Related && word.number == num(link);
}
bool has_skill(const Table& table, CardId card, Keyword keyword) {
  return skill_of(table.book, table.match[card].def, keyword) != 0;
}

} // namespace twoseat::vanguard
