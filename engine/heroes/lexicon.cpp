// Places, states and occasions as card texts name them, and what the ability language asks about a card.
#include "engine/heroes/lexicon.h"
#include "engine/heroes/procedures.h"
#include "engine/kernel/references.h"

namespace twoseat::heroes {
namespace {

constexpr std::uint32_t at(Zone zone) {
  return 1U << num(zone);
}
constexpr std::uint32_t in_play =
    at(Zone::Hero) | at(Zone::Creatures) | at(Zone::Equipment) | at(Zone::Events);

constexpr PlaceWord places[] = {
    {"", 0},
    {"hero", at(Zone::Hero), true},
    {"creature", at(Zone::Creatures), true},
    {"creature or hero", at(Zone::Hero) | at(Zone::Creatures), true},
    {"equipment", at(Zone::Equipment)},
    {"event", at(Zone::Events)},
    {"hand", at(Zone::Hand), false, true},
    {"deck", at(Zone::Deck), false, true},
    {"graveyard", at(Zone::Graveyard)},
};

bool open(const Table& table, CardId card) {
  return is_open(table.match, card);
}
bool closed(const Table& table, CardId card) {
  return !is_open(table.match, card);
}
bool newly(const Table& table, CardId card) {
  return is_new(table.match, card);
}
bool wounded(const Table& table, CardId card) {
  return number(table, card, Attribute::Wounds) > 0;
}
bool attacking(const Table& table, CardId card) {
  return attacker_of(table.match) == card;
}
constexpr StateWord states[] = {
    {"open", open}, {"closed", closed}, {"new", newly}, {"wounded", wounded}, {"attacking", attacking}};

constexpr std::uint64_t by(Cause cause) {
  return std::uint64_t{1} << num(cause);
}
constexpr std::int32_t timing(Timing which) {
  return num(which);
}
constexpr OccasionWord done(OccasionWord word) { // cards do it to others, too: it may be asked which
  word.by_effects = true;
  return word;
}
constexpr OccasionWord wounds(const char* id, std::int8_t change) {
  OccasionWord word;
  word.id = id;
  word.kind = EventKind::Modified;
  word.change = change;
  word.attribute = num(Attribute::Wounds);
  return done(word);
}
constexpr OccasionWord of_player(OccasionWord word) { // about no card in play
  word.of_player = true;
  return word;
}
constexpr OccasionWord occasions[] = {
    {"", EventKind::Ended, 0, 0, 0, -2},
    done({"enters", EventKind::Moved, by(Cause::Play) | by(Cause::Put), 0, in_play}),
    done({"dies", EventKind::Moved, by(Cause::Death) | by(Cause::Destroy), at(Zone::Creatures),
          at(Zone::Graveyard), -1, false, true, true}),
    {"attacks", EventKind::Related, 0, 0, 0, num(Link::Attacking)},
    {"is-attacked", EventKind::Related, 0, 0, 0, num(Link::Attacking), true},
    {"defends", EventKind::Rested, by(Cause::Defend)},
    of_player({"spell-played", EventKind::Moved, by(Cause::Play), 0, at(Zone::Spell)}),
    {"turn", EventKind::Timed, 0, 0, 0, timing(Timing::Turn)},
    {"end-of-turn", EventKind::Timed, 0, 0, 0, timing(Timing::EndOfTurn)},
    wounds("wounded", 1),
    wounds("healed", -1),
};

constexpr Named keywords[] = {{"", ""}};

bool readable(const Table&, CardId) {
  return true;
}
bool active(const Table& table, CardId card) {
  return is_in_play(where(table.match, card)) || where(table.match, card) == Zone::Spell;
}
bool is_unit(const Table& table, CardId card) {
  return is_fighter(table.match, card);
}
bool looks_back(const Table& table, CardId card, PlaceId to) { // out of the play area
  return is_in_play(where(table.match, card)) && !is_in_play(zone_of(to));
}
bool choosable(const Table& table, const Context& context, CardId card) {
  return !is_in_play(where(table.match, card)) || master(table.match, card) == context.seat ||
         !cannot(table, card, Restriction::BeChosen);
}
// Who wounds or kills, by an attack or by an effect; else whose effect does it, where no cost is paid. [bsh BSH-36, BSH-38]
bool doer(const Table& table, const Event& event, Doer& doer) {
  const Match& match = table.match;
  if (event.other) {
    doer = {refer(match, event.other), match[event.other].owner};
    return true;
  }
  if (match.stack.empty() || static_cast<Proc>(match.stack.back().procedure) != Proc::Effect) return false;
  const Effect& effect = match.effects.back();
  doer = {effect.source, effect.seat};
  return effect.at == 0 || !table.book.script.nodes[effect.at - 1U].cost;
}
Seat master_on(const Match& match, CardId card) {
  return master(match, card);
}
void resolved(Game& game, const Effect& effect) { // a spell is discarded after use [bsh BSH-16]
  const CardId card = effect.source.card;
  if (over(game.match) || where(game.match, card) != Zone::Spell) return;
  put(game, card, game.match[card].owner, Zone::Graveyard, Cause::Discard, {"BSH-16"});
}

// Where cards can be kept from what: those that fight from attacking, defending and being attacked, all from being
// chosen.
constexpr std::uint32_t fighters = at(Zone::Hero) | at(Zone::Creatures);
constexpr std::uint32_t restriction_places[] = {
    fighters,            // attack
    fighters,            // defend
    fighters,            // be attacked
    ~std::uint32_t{0},   // be chosen
    at(Zone::Creatures), // attack at once: only creatures wait for a turn [choice C 13]
    at(Zone::Creatures), // use at once
    fighters,            // pass defenders
};
static_assert(std::size(restriction_places) == num(Restriction::PassDefenders) + 1U);

constexpr ActionPlaces action_places[] = {
    {"open", in_play}, {"close", in_play}, {"wound", fighters}, {"heal", fighters}, {"destroy", in_play}};

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
  l.layers = {num(Layer::Numbers), num(Layer::SetValues), num(Layer::Original), num(Layer::LostOriginal)};
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
  l.activate = num(Verb::Activate);
  l.let_go = num(Verb::LetGo);
  l.effect_cause = num(Cause::Effect);
  l.choose_rule = l.sort_rule = l.may_rule = l.option_rule = l.play_rule = l.standby_rule = l.let_go_rule =
      l.prove_rule = l.replace_rule = l.short_rule = l.requirement_rule = l.declare_rule = {"BSH-44"};
  l.use_rules = {{"BSH-44"}, {"BSH-44"}, {"BSH-38"}, {"BSH-44"}, {"BSH-44"}, {"BSH-38"}, {"BSH-44"}, {}, {}};
  l.trigger_rules = l.use_rules;
  l.forbid_rule = {"BSH-44"};
  l.readable = readable;
  l.looks_back = looks_back;
  l.active = active;
  l.choosable = choosable;
  l.is_unit = is_unit;
  l.master = master_on;
  l.doer = doer;
  l.resolved = resolved;
  l.english = &words_en;
  return l;
}

} // namespace

const Lexicon lexicon = make();

} // namespace twoseat::heroes
