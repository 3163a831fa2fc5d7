// The specific actions of section 7 as the ability language calls them.
#include "engine/vanguard/actions/actions.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/board.h"
#include "engine/vanguard/mechanics/attack_abilities.h"
#include "engine/vanguard/mechanics/record_markers.h"
#include "engine/vanguard/mechanics/songs.h"
#include "engine/vanguard/words/lexicon_words.h"
#include <algorithm>

namespace twoseat::vanguard {
namespace {

constexpr std::uint32_t is_face_up = 1U << 2; // states of lexicon_states.cpp
constexpr std::uint32_t is_face_down = 1U << 3;

// Its number may be increased and decreased. [vge 7.28]
constexpr ActionWord changeable(ActionWord word) {
  word.changeable = true;
  return word;
}
// Whether it can be done to a card hangs on more than the card.
constexpr ActionWord limited(ActionWord word, bool (*can_so)(const Table&, CardId, const script::Node&)) {
  word.can_so = can_so;
  return word;
}
// What cards can do against the rules.
constexpr ActionWord permitting(ActionWord word) {
  word.permits = true;
  return word;
}
constexpr ActionWord timed(ActionWord word) {
  word.timed = true;
  return word;
}
// Only continuous abilities say it.
constexpr ActionWord said(const char* id, Takes takes, Lasting lasting) {
  ActionWord word;
  word.id = id;
  word.takes = takes;
  word.lasting = lasting;
  return word;
}

constexpr ActionWord words[] = {
    {"stand", Takes::Cards, do_stand, rests},
    {"rest", Takes::Cards, do_rest, stands},
    changeable({"counter-blast", Takes::Number, do_counter_blast, face_up, nullptr, at(Zone::Damage),
                is_face_up, true}),
    changeable({"counter-charge", Takes::Number, do_counter_charge, nullptr, nullptr, at(Zone::Damage),
                is_face_down}),
    changeable({"soul-blast", Takes::Number, do_soul_blast, nullptr, nullptr, at(Zone::Soul), 0, true}),
    changeable(reads(Beside::by, {"soul-charge", Takes::Count, do_soul_charge})),
    changeable(reads(Beside::by, {"energy-charge", Takes::Count, do_energy_charge})),
    changeable(reads(Beside::by, {"energy-blast", Takes::Count, do_energy_blast, nullptr, can_pay_energy})),
    {"discard", Takes::Number, do_discard, nullptr, nullptr, at(Zone::Hand)},
    reads(Beside::as, {"retire", Takes::Cards, do_retire}),
    {"remove", Takes::Cards, do_remove},
    reads(Beside::face, {"bind", Takes::Cards, do_bind}),
    {"heal", Takes::Cards, do_heal},
    limited(reads(Beside::face | Beside::order | Beside::as, {"put", Takes::CardsAndZone, do_put}),
            may_be_put),
    changeable(reads(Beside::by | Beside::up_to, {"draw", Takes::Count, do_draw})),
    reads(Beside::by, {"shuffle", Takes::Nothing, do_shuffle}),
    reads(Beside::as,
          {"reveal", Takes::Cards, do_reveal, nullptr, nullptr, 0, 0, false, Lasting::None, 0, {}, {}, true}),
    reads(Beside::by | Beside::up_to | Beside::as, {"look", Takes::Count, do_look}),
    {"may-look", Takes::Count, do_may_look, nullptr, nullptr, 0, 0, false, Lasting::Look},
    reads(Beside::by, {"search", Takes::Nothing, do_search}),
    reads(Beside::by, {"call", Takes::Cards, do_call, may_be_called, nullptr, rear}),
    {"ride", Takes::Cards, do_ride, nullptr, nullptr, 0, 0, false, Lasting::None, 0, {}, {"6.3.6"}},
    changeable({"stride", Takes::Cards, do_stride}),
    reads(Beside::by | Beside::column, {"move", Takes::Cards, do_move, may_move, nullptr, rear}),
    reads(Beside::by | Beside::column,
          {"move-to-open", Takes::Cards, do_move_to_open, may_move, nullptr, rear}),
    reads(Beside::by, {"put-locked", Takes::Cards, do_put_locked, nullptr, nullptr, rear}),
    {"put-as-unit", Takes::Cards, do_put_as_unit, may_be_put_as_unit, nullptr, rear},
    {"flip", Takes::Cards, do_flip},
    {"buddy", Takes::Cards, do_buddy},
    {"lock", Takes::Cards, do_lock, may_be_locked},
    reads(Beside::as, {"unlock", Takes::Cards, do_turn_up}),
    {"delete", Takes::Cards, do_delete, may_be_deleted},
    {"turn-up", Takes::Cards, do_turn_up},
    reads(Beside::face | Beside::named, {"gauge", Takes::CardsAndCard, do_gauge}),
    reads(Beside::face | Beside::named, {"player-gauge", Takes::Cards, do_player_gauge}),
    {"move-gauge", Takes::CardsAndCard, do_move_gauge},
    {"legion", Takes::Cards, do_legion},
    {"d-legion", Takes::Cards, do_d_legion},
    {"attack", Takes::CardsAndCard, do_attack},
    {"battle", Takes::Cards, do_battle, nullptr, nullptr, 0, 0, false, Lasting::Widen},
    {"change-target", Takes::Cards, do_change_target},
    reads(Beside::by, {"energy-limit", Takes::Count, do_energy_limit}),
    reads(Beside::by,
          {"world", Takes::Word, do_world, nullptr, nullptr, 0, 0, false, Lasting::None, 0, worlds}),
    reads(Beside::by, {"final-rush", Takes::Nothing, do_final_rush}),
    reads(Beside::by, {"final-burst", Takes::Nothing, do_final_burst}),
    changeable(reads(Beside::until | Beside::becomes,
                     {"power", Takes::CardsAndValue, do_number<Attribute::Power>, nullptr, nullptr, 0, 0,
                      false, Lasting::Number, num(Attribute::Power)})),
    changeable(reads(Beside::until | Beside::becomes,
                     {"critical", Takes::CardsAndValue, do_number<Attribute::Critical>, nullptr, nullptr, 0,
                      0, false, Lasting::Number, num(Attribute::Critical)})),
    changeable(reads(Beside::until | Beside::becomes,
                     {"shield", Takes::CardsAndValue, do_number<Attribute::Shield>, nullptr, nullptr, 0, 0,
                      false, Lasting::Number, num(Attribute::Shield)})),
    changeable(reads(Beside::until | Beside::becomes,
                     {"drive", Takes::CardsAndValue, do_number<Attribute::Drive>, nullptr, nullptr, 0, 0,
                      false, Lasting::Number, num(Attribute::Drive)})),
    reads(Beside::until | Beside::becomes,
          {"grade", Takes::CardsAndValue, do_number<Attribute::Grade>, nullptr, nullptr, 0, 0, false,
           Lasting::Number, num(Attribute::Grade)}),
    reads(Beside::until,
          {"get-skill", Takes::Mark, do_give_mark, nullptr, nullptr, 0, 0, false, Lasting::Mark}),
    reads(Beside::until,
          {"get-ability", Takes::Ability, do_give_ability, nullptr, nullptr, 0, 0, false, Lasting::Ability}),
    timed(reads(Beside::until, {"later", Takes::Ability, do_later})),
    reads(Beside::until | Beside::original | Beside::keeps,
          {"lose-abilities", Takes::Cards, do_lose_abilities, nullptr, nullptr, 0, 0, false,
           Lasting::LoseAbilities}),
    reads(Beside::until | Beside::except_by,
          {"cannot", Takes::Restriction, do_forbid, nullptr, nullptr, 0, 0, false, Lasting::Restriction}),
    permitting(reads(Beside::until, {"can", Takes::Restriction, do_forbid, nullptr, nullptr, 0, 0, false,
                                     Lasting::Restriction})),
    changeable(reads(Beside::by, {"damage", Takes::Count, do_damage})),
    reads(Beside::by, {"damage-to-one", Takes::Count, do_damage_to_one}),
    reads(Beside::by, {"win", Takes::Nothing, do_win}),
    reads(Beside::by, {"lose", Takes::Nothing, do_lose}),
    {"switch", Takes::CardsAndCard, do_switch},
    {"tie", Takes::CardsAndCard, do_tie},
    reads(Beside::until, {"perform-drive", Takes::CardsAndValue, do_perform_drive}),
    reads(Beside::until, {"hits-anyway", Takes::Cards, do_hits_anyway}),
    {"pass-triggers", Takes::CardsAndCard, do_pass_triggers},
    reads(Beside::by, {"get-crest", Takes::Token, do_get_crest}),
    reads(Beside::by, {"get-ticket", Takes::Token, do_get_ticket}),
    reads(Beside::by, {"set-token", Takes::Token, do_set_token}),
    reads(Beside::by, {"get-marker", Takes::Token, do_get_marker}),
    {"harmony", Takes::CardsAndCard, do_harmony},
    reads(Beside::by, {"marker", Takes::Word, do_marker, nullptr, nullptr, 0, 0, false, Lasting::None, 0,
                       record_markers}),
    reads(Beside::by | Beside::into,
          {"move-marker", Takes::Word, do_move_marker, nullptr, nullptr, ~(on_field | at(Zone::Erased)), 0,
           false, Lasting::None, 0, record_markers}),
    {"put-cradle", Takes::Cards, do_put_on_unit<Mark::Cradle>, may_bear_marker},
    {"put-infinity-eyes", Takes::Cards, do_put_on_unit<Mark::InfinityEyes>, may_bear_marker},
    {"erase-markers", Takes::Cards, do_erase_markers, bears_marker},
    said("open-gate", Takes::Gate, Lasting::OpenGate),
    reads(Beside::by,
          {"gift", Takes::Word, do_gift, nullptr, nullptr, 0, 0, false, Lasting::None, 0, gift_words}),
    {"stage", Takes::Cards, do_stage},
    reads(Beside::until, {"dominate", Takes::Cards, do_dominate, may_be_dominated}),
    {"attach", Takes::CardsAndCard, do_attach, may_be_attached},
    reads(Beside::by | Beside::as, {"call-token", Takes::Token, do_call_token}),
    {"alchemix", Takes::Cards, do_alchemix},
    {"guard", Takes::Cards, do_guard, may_come_to_guard},
    {"boost", Takes::CardsAndCard, do_boost, may_be_told_to_boost},
    {"call-onto", Takes::CardsAndCard, do_call_onto},
    {"arm", Takes::CardsAndCard, do_arm},
    {"imprison", Takes::Cards, do_imprison},
    {"scout", Takes::Cards, do_scout},
    {"sing", Takes::Cards, do_sing, may_be_sung},
    {"operate", Takes::Cards, do_operate, may_be_operated},
    {"end-turn", Takes::Nothing, do_end_turn},
    reads(Beside::face, {"buddy-soul", Takes::CardsAndCard, do_buddy_soul}),
    reads(Beside::by, {"extra-turn", Takes::Nothing, do_extra_turn}),
    reads(Beside::by, {"astral-plane", Takes::Word, do_astral_plane, nullptr, nullptr, 0, 0, false,
                       Lasting::None, 0, astral_circles}),
    {"also-named", Takes::Name, nullptr, nullptr, nullptr, 0, 0, false, Lasting::Printed},
    {"also-of", Takes::Tag, nullptr, nullptr, nullptr, 0, 0, false, Lasting::Printed},
    {"deck-limit", Takes::Count, nullptr, nullptr, nullptr, 0, 0, false, Lasting::Printed},
    reads(Beside::until | Beside::by, {"next-time", Takes::Change, do_next_time}),
    reads(Beside::until, {"activate", Takes::Abilities, do_activate}),
    reads(Beside::by, {"activate-process", Takes::Word, do_activate_process, nullptr, nullptr, 0, 0, false,
                       Lasting::None, 0, processes}),
    {"nullify", Takes::Cards, do_nullify},
    reads(Beside::by, said("change", Takes::Change, Lasting::Change)),
    said("lose-cost", Takes::Cards, Lasting::LoseCosts),
    said("unaffected", Takes::Sources, Lasting::Unaffected),
    said("silence", Takes::Occasion, Lasting::Silence),
    {"retry", Takes::Cards, do_retry},
    {"leave-growth", Takes::CardsAndZone, do_leave_growth},
    reads(Beside::by, {"call-free", Takes::Cards, do_call_free, may_be_called, nullptr, rear}),
    {"train", Takes::Cards, do_train},
    {"use-attack", Takes::Cards, do_use_attack, has_attack},
    {"blitz-limit", Takes::Count, do_blitz_limit},
    {"play-order", Takes::Cards, do_play_order, may_be_played},
    {"declare-phase", Takes::Word, do_declare_phase, nullptr, nullptr, 0, 0, false, Lasting::None, 0,
     declared_phases},
    reads(Beside::times | Beside::as, {"reveal-until", Takes::Cards, do_reveal_until}),
    reads(Beside::by, {"call-resting", Takes::Cards, do_call_resting, may_be_called, nullptr, rear}),
    reads(Beside::cheaper, said("get-abilities-of", Takes::Sources, Lasting::Ability)),
    said("named-as", Takes::Cards, Lasting::Printed),
    said("pays-retiring", Takes::Cards, Lasting::Own),
    said("have-gauges", Takes::Name, Lasting::Own),
};

} // namespace

std::span<const ActionWord> action_words() {
  return words;
}

std::uint16_t action_number(std::string_view id) {
  const auto* found =
      std::find_if(std::begin(words), std::end(words), [&](const ActionWord& w) { return id == w.id; });
  return static_cast<std::uint16_t>(found - std::begin(words));
}

} // namespace twoseat::vanguard
