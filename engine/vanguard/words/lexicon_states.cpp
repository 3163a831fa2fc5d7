// Where cards are and what state they are in, as card texts name it. [vge 4, 5]
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/mechanics/alchemix.h"
#include "engine/vanguard/mechanics/buddies.h"
#include "engine/vanguard/mechanics/gauge.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/words/lexicon.h"
#include "engine/vanguard/words/lexicon_words.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

constexpr PlaceWord places[] = {
    {"", 0},
    {"vanguard", at(Zone::Vanguard), true},
    {"rear-guard", rear, true},
    {"front row", front, true, false, true, true},
    {"back row", back, true, false, true},
    {"front row rear-guard", front& rear, true, false, true},
    {"back row rear-guard", back, true, false, true},
    {"unit", on_field, true, false, false, true}, // attached ones, too [vge 2.9.5.2, 6.9.3]
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
    {"anywhere", everywhere},
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
template <Role role>
bool is_captive_as(const Table& table, CardId card) { // wherever it lies [vge 17.5, 17.10, supplement A1]
  return role_of(table.match[card]) == role;
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
  const bool crossed =
      is_in(table.match[card], State::XoverDress) && !decided(table.match).x_over_dressed_is_over_dressed;
  return is_circle(where(table.match, card)) && !crossed && has_original_dress(table, card);
}
bool is_x_over_dress(const Table& table, CardId card) { // [vge 6.8.4, 6.8.5]
  return is_in(table.match[card], State::XoverDress) && has_original_dress(table, card);
}
bool is_alchemix_unit(const Table& table, CardId card) {
  return is_alchemix(table.match, card);
}
bool is_grown(const Table& table, CardId card) { // [vge 17.15.6.3]
  for (const CardId under : cards_in(table.match, table.match[card].place))
    if (table.match[under].host == card && role_of(table.match[under]) == Role::GrowthFactor) return true;
  return false;
}
bool is_boosted(const Table& table, CardId card) {
  for (const Relation& relation : table.match.relations)
    if (relation.kind == num(Link::Boosting) && relation.other == card) return true;
  return false;
}

// Of a card without a grade it is neither odd nor even. [vge 14.43.2.1]
bool has_odd_grade(const Table& table, CardId card) {
  const std::int32_t grade = lexicon.readable(table, card) ? number(table, card, Attribute::Grade) : absent;
  return grade != absent && grade % 2 != 0;
}

// In the column of a unit that is attacked, or about to be: whom this attack was declared on. [vge 10.4.1.8]
bool is_in_attacked_column(const Table& table, CardId card) {
  const Frame* battle = innermost(table.match, num(Proc::Battle));
  const CardId target = battle == nullptr ? CardId{} : battle->card(battle_local::target);
  if (!target) return false;
  const Place &here = table.match[table.match[card].place], &there = table.match[table.match[target].place];
  return here.column != 0 && here.seat == there.seat && here.column == there.column;
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
    {"growth-factor", in_role<Role::GrowthFactor>},
    {"explosive-growth", is_grown},
    {"buddy-soul", is_captive_as<Role::BuddySoul>},
    {"harmony", is_doing<Link::Harmony>},
    {"imprisoned", is_captive_as<Role::Imprisoned>},
    {"odd-grade", has_odd_grade},
    {"buddy-monster", is_buddy_monster},
    // These three are not kept of a card that left: its place has been told otherwise. [kept_states in abilities/selecting.cpp]
    {"scouted", is_captive_as<Role::Scouted>},
    {"attacked-column", is_in_attacked_column},
    {"of-player", is_of_player},
};

} // namespace

std::span<const PlaceWord> place_words() {
  return places;
}

std::span<const StateWord> state_words() {
  return states;
}

} // namespace twoseat::vanguard
