// The words of card texts: what each takes, and what may stand beside it. [dbs 8-7, 8-8, 10]
#include "engine/dragonball/actions.h"
#include "engine/dragonball/lexicon.h"
#include "engine/dragonball/table.h"

namespace twoseat::dragonball {
namespace {

constexpr Named negatable[] = {{"revive", ""}, {"heroic", ""}, {"villainous", ""}};

constexpr ActionWord number_word(const char* id, Action* run, Attribute attribute) {
  ActionWord word;
  word.id = id;
  word.takes = Takes::CardsAndValue;
  word.run = run;
  word.lasting = Lasting::Number;
  word.attribute = num(attribute);
  word.beside = Beside::until | Beside::becomes;
  return word;
}
constexpr ActionWord timed(ActionWord word) {
  word.timed = true;
  return word;
}
constexpr ActionWord bringing_to(std::uint32_t to, ActionWord word) {
  word.brings_to = to;
  return word;
}
constexpr ActionWord with_words(std::span<const Named> words, ActionWord word) {
  word.words = words;
  return word;
}
constexpr ActionWord limited(ActionWord word, bool (*can_so)(const Table&, CardId, const script::Node&)) {
  word.can_so = can_so;
  return word;
}
constexpr ActionWord lasting(const char* id, Takes takes, Action* run, Lasting what) {
  return reads(Beside::until, {id, takes, run, nullptr, nullptr, 0, 0, false, what});
}
constexpr ActionWord says(const char* id, Takes takes, Lasting what) { // only continuous skills say it
  return {id, takes, nullptr, nullptr, nullptr, 0, 0, false, what};
}

// Anywhere but where leaders lie and beneath other cards, which has its own word. [dbs 3-5-1, 11-3-1]
constexpr std::uint32_t put_into = ~(1U << num(Zone::Leader) | 1U << num(Zone::Under));

constexpr ActionWord words[] = {
    {"ready", Takes::Cards, do_ready, can_ready},
    {"rest", Takes::Cards, do_rest, can_rest},
    {"ko", Takes::Cards, do_ko},
    {"play", Takes::Cards, do_play},
    {"play-rested", Takes::Cards, do_play_rested},
    {"play-on", Takes::CardsAndCard, do_play_on},
    {"play-on-active", Takes::CardsAndCard, do_play_on_active},
    {"field", Takes::Cards, do_field},
    reads(Beside::as, {"token", Takes::Token, do_token}),
    {"discard", Takes::Number, do_discard, nullptr, nullptr, 1U << num(Zone::Hand)},
    {"rest-energy", Takes::Number, do_rest, can_rest, nullptr, 1U << num(Zone::Energy), 1U},
    reads(Beside::order, {"put", Takes::CardsAndZone, do_put, nullptr, nullptr, put_into}),
    {"put-alone", Takes::CardsAndZone, do_put_alone, nullptr, nullptr, put_into},
    {"put-active", Takes::CardsAndZone, do_put_active, nullptr, nullptr, put_into},
    {"put-under", Takes::CardsAndCard, do_put_under},
    {"remove", Takes::Cards, do_remove},
    {"control", Takes::Cards, do_control},
    {"flip", Takes::Cards, do_flip, has_other_side},
    {"guard", Takes::Cards, do_guard},
    {"negate", Takes::Nothing, do_negate},
    {"negate-attack", Takes::Nothing, do_negate_attack},
    {"negate-blocker", Takes::Nothing, do_negate_blocker},
    bringing_to(1U << num(Zone::Drop), {"burst", Takes::Count, do_burst, nullptr, can_burst}),
    bringing_to(1U << num(Zone::Hand), reads(Beside::by | Beside::up_to, {"draw", Takes::Count, do_draw})),
    reads(Beside::by, {"damage", Takes::Count, do_damage}),
    reads(Beside::by, {"shuffle", Takes::Nothing, do_shuffle}),
    reads(Beside::as, {"look", Takes::Count, do_look}),
    {"look-at", Takes::Cards, do_look_at},
    {"search", Takes::Nothing, do_search},
    {"reveal", Takes::Cards, do_reveal},
    reads(Beside::by, {"win", Takes::Nothing, do_win}),
    reads(Beside::by, {"lose", Takes::Nothing, do_lose}),
    {"add-markers", Takes::Count, do_add_markers, nullptr, in_unison_area},
    {"remove-markers", Takes::Count, do_remove_markers, nullptr, has_markers},
    limited({"markers", Takes::CardsAndValue, do_markers}, can_change_markers),
    reads(Beside::until, {"add-energy-cost", Takes::CardsAndValue, do_add_energy_cost}),
    reads(Beside::until, {"add-deck-cost", Takes::CardsAndValue, do_add_deck_cost}),
    number_word("power", do_power, Attribute::Power),
    number_word("cost", do_cost, Attribute::Cost),
    number_word("combo-power", do_combo_power, Attribute::ComboPower),
    number_word("combo-cost", do_combo_cost, Attribute::ComboCost),
    lasting("get-skill", Takes::Mark, do_give_skill, Lasting::Mark),
    lasting("get-ability", Takes::Ability, do_give_ability, Lasting::Ability),
    lasting("negate-skills", Takes::Cards, do_negate_skills, Lasting::LoseAbilities),
    with_words(negatable, {"negate-keyword", Takes::Word, do_negate_keyword}),
    timed(reads(Beside::until, {"later", Takes::Ability, do_later})),
    lasting("cannot", Takes::Restriction, do_forbid, Lasting::Restriction),
    says("unaffected", Takes::Sources, Lasting::Unaffected),
    says("no-specified-cost", Takes::Cards, Lasting::Own),
    says("also-named", Takes::Name, Lasting::Printed),
    says("also-of", Takes::Tag, Lasting::Printed),
    says("deck-limit", Takes::Count, Lasting::Printed),
};

} // namespace

std::span<const ActionWord> action_words() {
  return words;
}

} // namespace twoseat::dragonball
