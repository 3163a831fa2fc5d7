// Keywords, and what the ability language asks about a Vanguard card; all of it as one lexicon. [vge 11, 12, 14]
#include "engine/vanguard/words/lexicon.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/actions/actions.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/keywords/keyword_names.h"
#include "engine/vanguard/mechanics/attach.h"
#include "engine/vanguard/mechanics/buddies.h"
#include "engine/vanguard/mechanics/captives.h"
#include "engine/vanguard/mechanics/clans.h"
#include "engine/vanguard/mechanics/domination.h"
#include "engine/vanguard/mechanics/gauge.h"
#include "engine/vanguard/mechanics/hearts.h"
#include "engine/vanguard/mechanics/music.h"
#include "engine/vanguard/mechanics/overcharge.h"
#include "engine/vanguard/mechanics/retry.h"
#include "engine/vanguard/mechanics/shared_names.h"
#include "engine/vanguard/mechanics/songs.h"
#include "engine/vanguard/mechanics/tokens.h"
#include "engine/vanguard/play/call_costs.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/words/lexicon_words.h"

namespace twoseat::vanguard {
namespace {

static_assert(std::size(keyword_names) > static_cast<std::size_t>(Keyword::Volundr));

// --- Cards as the rules see them ----------------------------------------------------------------------------------

// A face-down card in the damage, bind, order or G zone has no information; a locked one neither. [vge 4.11.3, 7.30]
bool readable(const Table& table, CardId card) {
  const Card& is = table.match[card];
  if (is_in(is, State::Locked)) return false;
  switch (where(table.match, card)) {
  case Zone::Damage: return is.facing == Facing::Up || !decided(table.match).face_down_damage_is_unknown;
  case Zone::Bind: return is.facing == Facing::Up;
  case Zone::
      OrderZone: // what is asked of Buddy Soul there is read all the same [vge 4.17.3.1, supplement A1]
    return is.facing == Facing::Up || role_of(is) == Role::BuddySoul;
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
std::array<CardId, 2> also_named_as(const Table& table, CardId card) {
  const CardId heart = designated_heart(table.match, card);
  return heart ? std::array{heart, CardId{}} : shares_names_of(table, card);
}

// A gauge has no name but what it was given, Protect none at all. [vge 4.15.4.2, 15.1.2.4.1]
bool nameless(const Table& table, CardId card) {
  return where(table.match, card) == Zone::Gauge || has(table.face(card), Mark::Protect);
}

// Of a marker, but for the grade of a Protect, which is no number. [vge 15.1.2.4.2, 15.3.2]
bool zero_if_missing(const Face& face, std::uint8_t attribute) {
  return is_pseudo_card(face) && !(has(face, Mark::Protect) && attribute == num(Attribute::Grade));
}

bool active(const Table& table, CardId card) {
  const Card& is = table.match[card];
  if (is_in(is, State::Locked) || where(table.match, card) == Zone::Erased) return false;
  if (has(table.face(card), Mark::Crest)) return where(table.match, card) == Zone::Crest; // [vge 11.4.4.1.1]
  if (is_circle(where(table.match, card)) && static_cast<Role>(is.role) != Role::Unit &&
      static_cast<Role>(is.role) != Role::Mate && static_cast<Role>(is.role) != Role::Arms)
    return false;
  if (role_of(is) == Role::BuddySoul) return false; // in an order zone, too
  if (is_captive(static_cast<Role>(is.role)) && !is_active_as_captive(table, card)) return false;
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
  if (where(table.match, card) == Zone::Hand && master(table.match, card) == context.seat)
    return !cannot(table, card, Restriction::BeChosenFromHand);
  if (!is_circle(where(table.match, card))) return true;
  if (master(table.match, card) == context.seat) return true;
  const bool resists =
      has(table, card, Mark::Resist) && !is_in(table.match[card], State::Locked); // [vge 7.30.1.2]
  return !resists && !cannot(table, card, Restriction::BeChosen);
}

void take_order_away(Game& game, const Effect& effect) {
  const CardId card = effect.source.card;
  if (game.book.script.abilities[effect.ability].kind != script::Kind::Order) return;
  if (where(game.match, card) != Zone::OrderArea) return;
  for (const Effect& rest : game.match.effects) // of an order combined with it [vge 7.44.1.3]
    if (rest.source.card == card) return;
  order_goes_on(game, card);
}

// Dominations that lasted as long as the effect end with it; a turn that it ends is over now. [vge 7.39.1.2, 18.4.1.3]
void resolved(Game& game, const Effect& effect) {
  end_dominations(game, game.match.effects.size());
  if (over(game.match)) return;
  end_song(game, effect);
  end_retry(game, effect);
  take_order_away(game, effect);
  if (game.match.effects.empty()) go_on_to_end_phase(game);
}

Seat master_on(const Match& match, CardId card) {
  return master(match, card);
}
std::uint8_t facing_column(std::uint8_t column) {
  return num(facing(static_cast<Column>(column)));
}

// Where cards can be kept from what: those of the field from attacking, those of the hand from being called to guard.
constexpr std::uint32_t circles = front | back;
constexpr std::uint32_t restriction_places[] = {
    circles,         // attack
    circles,         // be attacked
    circles,         // boost
    circles,         // intercept
    everywhere,      // be chosen
    at(Zone::Hand),  // be called to the guardian circle from hand
    circles,         // stand
    circles,         // move
    everywhere,      // be ridden
    everywhere,      // be called
    circles,         // be hit
    everywhere,      // have trigger abilities played
    everywhere,      // be normal called
    everywhere,      // be put into the soul
    circles,         // attack vanguards
    circles,         // be retired when hit
    circles,         // stand in the stand phase
    circles,         // move to the guardian circle
    at(Zone::Hand),  // be discarded to ride from the ride deck
    at(Zone::Hand),  // be chosen from the hand
    everywhere,      // be played
    everywhere,      // be put into the order zone
    circles,         // attack from the back row
    circles,         // attack rear-guards from the back row
    circles,         // intercept from the back row
    circles,         // perform drive checks
    at(Zone::GZone), // stride
};
static_assert(std::size(restriction_places) == num(Restriction::Stride) + 1U);

// Where what is done. [vge 7]
constexpr std::uint32_t hands_and_piles =
    ~(on_field | at(Zone::Crest) | at(Zone::GZone) | at(Zone::OrderArea) | at(Zone::OrderZone));
constexpr std::uint32_t mates = ~(at(Zone::Crest) | at(Zone::OrderArea) | at(Zone::Vanguard));
constexpr std::uint32_t switched = ~(at(Zone::Crest) | at(Zone::GZone) | at(Zone::Guardian));
constexpr auto one_players = ActionPlaces::Whose::OnePlayers, theirs = ActionPlaces::Whose::Theirs;
constexpr ActionPlaces action_places[] = {
    {"stand", on_field},
    {"rest", on_field | at(Zone::OrderZone)}, // [vge 4.3.2]
    {"retire", on_field},                     // [vge 7.18.1]
    {"remove", ~at(Zone::Removed)},
    {"bind", ~at(Zone::Bind)},
    {"heal", at(Zone::Damage)}, // [vge 7.20.1]
    {"ride", hands_and_piles},
    {"put", rear, 0, ActionPlaces::Whose::Anyones, "vanguard"},
    {"stride", at(Zone::GZone)},
    {"move", circles},
    {"move-to-open", circles},
    {"lock", rear},
    {"unlock", circles},
    {"delete", circles},
    {"turn-up", ~(at(Zone::Hand) | at(Zone::Drop) | at(Zone::Soul) | at(Zone::Crest) | at(Zone::Removed) |
                  at(Zone::Guardian) | at(Zone::Trigger) | at(Zone::OrderArea))},
    {"gauge", 0, circles, one_players}, // [vge 7.40.2.1]
    {"move-gauge", at(Zone::Gauge), circles, one_players},
    {"alchemix", circles}, // [vge 6.10.2]
    {"legion", mates},
    {"d-legion", mates},
    {"attack", circles, circles},
    {"battle", circles},
    {"change-target", circles},
    {"hits-anyway", circles},
    {"perform-drive", circles},
    {"pass-triggers", circles, on_field},
    {"switch", switched, switched, one_players}, // [vge 7.8.2]
    {"tie", at(Zone::Bind)},                     // [vge 7.33.1]
    {"stage", rear},
    {"put-cradle", circles}, // [vge 15.8.2.2]
    {"put-infinity-eyes", circles},
    {"erase-markers", circles},
    {"put-as-unit",
     at(Zone::OrderZone) | at(Zone::Hand) | at(Zone::Drop) | at(Zone::Deck) | at(Zone::Soul)}, // [vge 18.5]

    {"dominate", circles, 0, theirs},                  // [vge 7.39.1]
    {"attach", rear, at(Zone::Vanguard), one_players}, // [vge 6.9.2.1]
    {"guard",
     ~(at(Zone::Crest) | at(Zone::GZone) | at(Zone::Guardian) | at(Zone::OrderArea) | at(Zone::OrderZone))},
    {"boost", circles, circles, one_players},
    {"call-onto", 0, rear, one_players},
    {"leave-growth", rear},
    {"imprison", ~at(Zone::Crest)},
    {"scout", ~at(Zone::Crest)},
    {"sing", at(Zone::OrderZone)},
    {"operate", at(Zone::OrderZone)},
    {"train", ~on_field},
    {"arm", ~(on_field | at(Zone::Crest) | at(Zone::GZone)), circles, one_players},
    {"buddy-soul", 0, circles | at(Zone::OrderZone), one_players},
    {"reveal-until", at(Zone::Deck), 0, one_players},
    {"play-order", at(Zone::Hand) | at(Zone::Drop) | at(Zone::Deck) | at(Zone::Soul) | at(Zone::Bind) |
                       at(Zone::OrderZone)},
    {"named-as", at(Zone::Vanguard)},
    {"pays-retiring", at(Zone::Gauge)},
    {"harmony", on_field, on_field, one_players}, // [vge 14.36.1.1]
};

Lexicon make() {
  Lexicon l;
  l.places = place_words();
  l.places_a_seat = zones_per_seat;
  l.states = state_words();
  l.conditions = condition_words();
  l.actions = action_words();
  l.action_places = action_places;
  l.occasions = occasion_words();
  l.keywords = keyword_names;
  l.keywords_take_more = true;
  constexpr std::uint16_t homare = keyword_number("homare");
  l.paid_once_a_turn = homare;
  l.paid_once_rule = {"17.13.2"};
  l.once_a_game_rule = {"12.3.3.2"};
  l.restrictions = vocabulary.restrictions;
  l.spans = ending(script::Until::Game, script::Until::Turn, script::Until::Battle,
                   script::Until::OpponentsTurn, script::Until::YourNextTurn, script::Until::ThatAttack);
  l.restriction_places = restriction_places;
  l.first_permission = num(first_permission);
  l.layers = {num(Layer::Numbers), num(Layer::SetValues), num(Layer::Original), num(Layer::LostOriginal)};
  l.skilled_attribute = num(Attribute::Drive);
  l.by_effects = 1U << num(Restriction::BePutIntoSoul) | 1U << num(Restriction::BePutIntoOrderZone);
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
  l.declare = num(Verb::Declare);
  l.calls_can_cost = true;
  l.costs_have_other_ways = true;
  l.play = num(Verb::PlayAbility);
  l.activate = num(Verb::Activate);
  l.let_go = num(Verb::LetGo);
  l.declare_question = num(Question::Declare);
  l.effect_cause = num(Cause::Effect);
  l.declare_cause = num(Cause::Declare);
  l.choose_rule = {"11.8.4"};
  l.sort_rule = {"4.1.9"};
  l.owner_sorts = true;
  l.may_rule = {"11.1.1.2.2"};
  l.option_rule = {"11.8.3.1.2"};
  l.play_rule = {"11.8.2"};
  l.later_rule = {"11.9.7"};
  l.moment_rule = {"11.9.7.1"};
  l.standby_rule = {"11.6.1.4"};
  l.let_go_rule = {"12.3.5"};
  l.requirement_rule = {"11.2.1.2.1.1"};
  l.declare_rule = {"7.13.1"};
  l.prove_rule = {"11.8.2.2.1"};
  l.replace_rule = {"11.12.2"};
  l.short_rule = {"1.3.2.4.1"};
  l.use_rules = {{"11.4.4"},   {"11.11.1.5"}, {"12.3.2.3"}, {"14.2.3"}, {"11.4.3"},
                 {"11.8.2.2"}, {"11.8.4"},    {},           {}};
  l.trigger_rules = {{"11.4.4"}, {"11.11.1.5"}, {"12.3.2.3"}, {"14.2.3.2.1"}, {"11.2.1"},
                     {"11.9.5"}, {"11.8.4"},    {"11.9.8.1"}, {"7.15.1.3.2"}};
  l.skill_marks = bit(Mark::Boost) | bit(Mark::Intercept) | bit(Mark::TwinDrive) | bit(Mark::TripleDrive) |
                  bit(Mark::Restraint) | bit(Mark::Lord) | bit(Mark::Resist) | bit(Mark::Sentinel);
  l.text_marks = bit(Mark::Restraint) | bit(Mark::Lord) | bit(Mark::Resist);
  l.readable = readable;
  l.looks_back = looks_back;
  l.zero_if_missing = zero_if_missing;
  l.active = active;
  l.active_for_themselves = 1U << num(Zone::Deck);
  l.choosable = choosable;
  l.is_unit = is_unit;
  l.is_unit_alone = [](const Table& table, CardId card) { return is_attached_unit(table.match, card); };
  l.textless = textless;
  l.also_named_as = also_named_as;
  l.nameless = nameless;
  l.master = master_on;
  l.facing_column = facing_column;
  l.doer = doer;
  l.ends = call_what_was_set_aside;
  l.resolved = resolved;
  l.chosen = note_chosen;
  l.replacer_chooses = true; // whose option it is, not whose card
  l.also_pays = gauges_pay_for_retiring;
  l.customs = [](const Match& match) -> const Customs& { return decided(match).abilities; };
  l.belongs = belongs_besides;
  l.original = change_original;
  l.gate_rule = gate_rule;
  l.english = &words_en;
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
  const OccasionWord& word = lexicon.occasions[book.script.abilities[standby.ability].when.occasion];
  return word.kind == EventKind::Related && word.number == num(link);
}
bool has_skill(const Table& table, CardId card, Keyword keyword) {
  return skill_of(table.book, table.match[card].def, keyword) != 0;
}

} // namespace twoseat::vanguard
