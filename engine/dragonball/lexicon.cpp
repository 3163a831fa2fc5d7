// Areas, modes and occasions as card texts name them, and what the ability language asks about a card.
#include "engine/dragonball/lexicon.h"
#include "engine/abilities/occasions.h"
#include "engine/abilities/run.h"
#include "engine/dragonball/skills.h"
#include "engine/kernel/references.h"
#include <bit>
#include <string_view>

namespace twoseat::dragonball {
namespace {

constexpr std::uint32_t at(Zone zone) {
  return 1U << num(zone);
}
constexpr std::uint32_t in_play = at(Zone::Leader) | at(Zone::Battle) | at(Zone::Unison) | at(Zone::Combo);
constexpr std::uint32_t fighters = at(Zone::Leader) | at(Zone::Battle) | at(Zone::Unison);

constexpr PlaceWord places[] = {
    {"", 0},
    {"leader", at(Zone::Leader), true},
    {"battle card", at(Zone::Battle), true},
    {"unison", at(Zone::Unison), true},
    {"leader or battle card", at(Zone::Leader) | at(Zone::Battle), true},
    {"card in play", fighters, true},
    {"combo", at(Zone::Combo)},
    {"energy", at(Zone::Energy)},
    {"hand", at(Zone::Hand), false, true},
    {"deck", at(Zone::Deck), false, true},
    {"life", at(Zone::Life), false, true},
    {"drop", at(Zone::Drop)},
    {"warp", at(Zone::Warp)},
    {"field", at(Zone::Battle)}, // an Extra Card there: a filter says so by itself
    {"under", at(Zone::Under)},
    {"any area", ~at(Zone::Removed)},
};

bool active_mode(const Table& table, CardId card) {
  return is_active(table.match, card);
}
bool rest_mode(const Table& table, CardId card) {
  return !is_active(table.match, card);
}
bool attacking(const Table& table, CardId card) {
  return attack_card(table.match) == card;
}
bool guarding(const Table& table, CardId card) {
  return guard_card(table.match) == card;
}
template <State state>
bool has_state(const Table& table, CardId card) {
  return is_in(table.match[card], state);
}
constexpr StateWord states[] = { // the first is what pays for "rest-energy"
    {"active", active_mode},
    {"rest", rest_mode},
    {"attacking", attacking},
    {"guarding", guarding},
    {"evolved", has_state<State::Evolved>},
    {"revived", has_state<State::RevivedOnce>, true},
    {"was-heroic", has_state<State::HeroicOnce>, true},
    {"was-villainous", has_state<State::VillainousOnce>, true}};

// A name without signs is that of a character, a trait or an era alike.
bool is_of_any_kind(const Table& table, const Face& face, std::uint16_t tag) {
  const auto& names = table.book.tags;
  const std::string_view asked = names[tag - 1U];
  const auto is_named = [&](std::string_view own, const TagKind& kind) {
    const std::string_view open = kind.open, close = kind.close;
    return own.size() == open.size() + asked.size() + close.size() && own.starts_with(open) &&
           own.ends_with(close) && own.substr(open.size(), asked.size()) == asked;
  };
  for (const std::uint16_t own : face.tags)
    for (const TagKind& kind : tag_kinds)
      if (own != 0 && is_named(names[own - 1U], kind)) return true;
  return false;
}

constexpr std::uint64_t by(Cause cause) {
  return std::uint64_t{1} << num(cause);
}
constexpr OccasionWord timed(const char* id, Timing which) {
  OccasionWord word;
  word.id = id;
  word.kind = EventKind::Timed;
  word.number = num(which);
  return word;
}
constexpr OccasionWord replaceable(OccasionWord word) {
  word.replaceable = true;
  return word;
}
constexpr OccasionWord done(OccasionWord word) { // skills do it, too: it may be asked by whose
  word.by_effects = true;
  return word;
}
constexpr OccasionWord fewer_markers() {
  OccasionWord word;
  word.id = "markers-removed";
  word.kind = EventKind::Counted;
  word.change = -1;
  word.attribute = num(CardCounter::Marker);
  return word;
}
constexpr OccasionWord of_player(OccasionWord word) {
  word.of_player = true;
  return word;
}
constexpr std::uint32_t anywhere_else =
    ~at(Zone::Under); // of cards under others nothing triggers [dbs 11-3-4-1]
constexpr OccasionWord occasions[] = {
    {"", EventKind::Ended, 0, 0, 0, -2},
    {"played", EventKind::Moved, by(Cause::Play), ~(at(Zone::Battle) | at(Zone::Unison)),
     at(Zone::Battle) | at(Zone::Unison)}, // [dbs 8-6-5-3]
    replaceable(
        done({"ko", EventKind::Moved, by(Cause::Ko), at(Zone::Battle), at(Zone::Drop), -1, false, true})),
    replaceable(done({"leaves-battle", EventKind::Moved, 0, at(Zone::Battle),
                      ~(at(Zone::Battle) | at(Zone::Combo) | at(Zone::Under)), -1, false, true})),
    done({"dropped", EventKind::Moved, 0, anywhere_else, at(Zone::Drop), -1, false, true}),
    done({"warped", EventKind::Moved, 0, anywhere_else, at(Zone::Warp), -1, false, true}),
    of_player({"drawn", EventKind::Moved, by(Cause::Draw), at(Zone::Deck), at(Zone::Hand)}),
    of_player({"damaged", EventKind::Moved, by(Cause::Damage) | by(Cause::Critical), at(Zone::Life)}),
    {"charged", EventKind::Moved, by(Cause::Charge), at(Zone::Hand), at(Zone::Energy)},
    fewer_markers(),
    {"skill-used", EventKind::Played},
    {"combo", EventKind::Moved, by(Cause::Combo), 0, at(Zone::Combo)},
    {"attacks", EventKind::Related, 0, 0, 0, num(Link::Attacking)},
    {"attack-on", EventKind::Related, 0, 0, 0, num(Link::Attacking), true},
    {"attacked", EventKind::Related, 0, 0, 0, num(Link::Guarding), true},
    {"deals-damage", EventKind::Said, by(Cause::Attack)},
    {"dealt-damage", EventKind::Said, by(Cause::Damage)},
    {"awakens", EventKind::TurnedUp, by(Cause::Awaken)},
    timed("placed", Timing::LeaderPlaced),
    timed("turn", Timing::Turn),
    timed("main-phase", Timing::MainPhase),
    timed("offense", Timing::Offense),
    timed("defense", Timing::Defense),
    timed("damage-step", Timing::Damage),
    timed("end-of-battle", Timing::EndOfBattle),
    timed("end-of-main", Timing::EndOfMain),
    timed("end-of-turn", Timing::EndOfTurn),
};

bool readable(const Table&, CardId) {
  return true;
}
bool active(const Table&, CardId) {
  return true; // each skill says where it works, or its card's type does [dbs 2-13-2]
}
bool is_unit(const Table& table, CardId card) { // a Field is none
  return can_fight(table.match, card) && !has(table.face(card), Mark::Extra);
}
// A skill that its card had there, and that was not negated, triggers. [dbs 8-6-5-1-2, 8-6-5-2]
bool looks_back(const Table& table, CardId card, PlaceId to) {
  const Zone from = where(table.match, card);
  return is_in_play(from) &&
         (!is_in_play(zone_of(to)) || (from == Zone::Battle && zone_of(to) == Zone::Combo));
}
// From one open area into another one the card is read there, unless it comes from those where it fights. [dbs 8-6-5-1-3]
bool reads_anew(const Table& table, CardId card, PlaceId to) {
  const Zone zone = zone_of(to);
  return where(table.match, card) == Zone::Combo && zone != Zone::Hand && zone != Zone::Deck &&
         zone != Zone::Life;
}
// [dbs 10-16-1]
bool choosable(const Table& table, const Context& context, CardId card) {
  if (is_being_used(table.match, card)) return false;
  if (!is_in_play(where(table.match, card)) || master(table.match, card) == context.seat) return true;
  return !has_now(table, card, Mark::Barrier) && !cannot(table, card, Restriction::BeChosen);
}
// The opponent's skills neither KO it nor take it out of the Battle Area. [dbs 10-12-1]
Rule immune(const Table& table, const Context& context, const script::Node& node, CardId card) {
  if (where(table.match, card) != Zone::Battle || master(table.match, card) == context.seat) return {};
  const std::string_view id = lexicon.actions[node.action].id;
  const bool removes =
      id == "ko" || id.starts_with("put") || id == "remove" || id == "control" || id.starts_with("play");
  return removes && has_now(table, card, Mark::Indestructible) ? Rule{"10-12-1"} : Rule{};
}
// Whose skill does what is told just now; a cost is paid, and battles and rules do the rest. [dbs 8-4-2, 8-5-3]
bool doer(const Table& table, const Event& event, Doer& doer) {
  const Match& match = table.match;
  if (event.cause == num(Cause::PowerGone) && event.other) { // by what took its power [dbs 9-5-2-1]
    doer = {refer(match, event.other), master(match, event.other)};
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

constexpr std::uint32_t restriction_places[] = {
    fighters, fighters, ~std::uint32_t{0}, at(Zone::Hand) | at(Zone::Battle), fighters | at(Zone::Energy)};
static_assert(std::size(restriction_places) == num(Restriction::Ready) + 1U);

constexpr ActionPlaces action_places[] = {
    {"ready", fighters | at(Zone::Energy)},
    {"rest", fighters | at(Zone::Energy)},
    {"ko", at(Zone::Battle)},
    {"flip", at(Zone::Leader)},
    {"guard", fighters},
    {"put", ~at(Zone::Leader)}, // a leader never leaves its area [dbs 3-5-3]
    {"put-alone", ~at(Zone::Leader)},
    {"put-active", ~at(Zone::Leader)},
    {"put-under", ~at(Zone::Leader)},
    {"remove", ~at(Zone::Leader)},
    {"control", at(Zone::Battle) | at(Zone::Unison), 0, ActionPlaces::Whose::Theirs},
    {"markers", at(Zone::Unison)},
    {"play-on", 0, at(Zone::Battle)},
    {"play-on-active", 0, at(Zone::Battle)},
    {"field", at(Zone::Hand), 0, ActionPlaces::Whose::Itself},
    {"negate-skills", in_play}};

constexpr std::uint64_t keyword_skills =
    ~std::uint64_t{0} << num(Mark::Critical) & ((std::uint64_t{2} << num(Mark::Invoker)) - 1);

// Of black no card says that it is one of several. What it was given makes it neither; without its text it has no skills.
// [dbs 2-4-1-2-1, 2-13-4, 8-3-4]
bool derives(const Table& table, CardId card, std::uint8_t mark) {
  const Face& face = table.face(card);
  constexpr std::uint64_t colours = std::uint64_t{0xf} << num(Mark::Red);
  if (static_cast<Mark>(mark) == Mark::Multicolour) return std::popcount(face.marks & colours) > 1;
  return (face.abilities == 0 && (face.marks & keyword_skills) == 0) || !keeps_text(table, card);
}

// What texts call by one name, and what is its card's owner's. [dbs 10-2-2-1, 10-5-3-2, 10-10-3-1, 10-13-2-1, 10-37 to 10-39]
bool covers(std::uint16_t asked, std::uint16_t keyword) {
  const auto is = [&](Keyword first, Keyword last) { return keyword >= num(first) && keyword <= num(last); };
  if (asked == of_owner) return is(Keyword::Revive, Keyword::Villainous);
  switch (static_cast<Keyword>(asked)) {
  case Keyword::Awaken: return keyword == num(Keyword::AwakenSurge);
  case Keyword::Evolve: return is(Keyword::ExEvolve, Keyword::XenoEvolve);
  case Keyword::Counter: return is(Keyword::CounterPlay, Keyword::CounterCounter);
  case Keyword::Union: return is(Keyword::UnionFusion, Keyword::UnionAbsorb);
  default: return false;
  }
}

bool textless(const Table&, CardId) {
  return false;
}

Lexicon make() {
  Lexicon l;
  l.places = places;
  l.states = states;
  l.actions = action_words();
  l.action_places = action_places;
  l.occasions = occasions;
  l.keywords = vocabulary.keywords;
  l.labels = vocabulary.labels;
  l.keywords_take_more = true; // "[Over Realm 7]" [dbs 10-15-2]
  l.tag_kinds = tag_kinds;
  l.belongs = is_of_any_kind;
  l.restrictions = vocabulary.restrictions;
  l.textless = textless;
  l.reads_where_it_went = true;
  l.replace_procedure = num(Proc::Replace);
  l.spans = ending(script::Until::Game, script::Until::Turn, script::Until::Battle,
                   script::Until::OpponentsTurn, script::Until::YourNextTurn, script::Until::MainPhase);
  l.owner_sorts = true;
  l.decks_are_sorted = true;
  l.costs_in_order = true;
  l.objects_stay_lost = true;
  l.covers = covers;
  l.restriction_places = restriction_places;
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
  l.play = num(Verb::PlaySkill);
  l.activate = num(Verb::Activate);
  l.let_go = num(Verb::LetGo);
  l.declare = num(Verb::Declare);
  l.declare_question = num(Question::Declare);
  l.declare_cause = num(Cause::Declared);
  l.effect_cause = num(Cause::Effect);
  l.choose_rule = {"8-5-3"};
  l.sort_rule = {"3-1-6"};
  l.may_rule = {"8-4-2"};
  l.option_rule = {"10-27-1"};
  l.options_rule = {"10-27-3"};
  l.cancel_rule = {"8-6-4-1"};
  l.play_rule = {"8-5-2"};
  l.moment_rule = {"8-6-2"};
  l.standby_rule = {"8-6-4"};
  l.prove_rule = {"8-5-2-1"};
  l.replace_rule = {"8-9-1"};
  l.short_rule = {"8-5-3-3"};
  l.declare_rule = {"1-3-5"};
  l.set_x = num(Verb::SetX);
  l.x_question = num(Question::AmountX);
  l.x_cause = l.declare_cause;
  l.x_rule = {"2-12-3"};
  l.forbid_rule = {"1-3-3"};
  l.use_rules = {{"2-13-2"},  {"8-3-4"},   {"10-11-1"}, {"8-5-2"}, {"8-5-2"},
                 {"8-4-2-2"}, {"8-5-3-4"}, {"8-6-6"},   {}};
  l.trigger_rules = {{"2-13-2"},  {"8-3-4"},   {"10-11-5"}, {"8-6-2"}, {"8-6-2"},
                     {"8-4-2-2"}, {"8-5-3-4"}, {"8-6-6"},   {}};
  l.readable = readable;
  l.looks_back = looks_back;
  l.reads_anew = reads_anew;
  l.active = active;
  l.skill_marks = keyword_skills;
  l.derived_marks = std::uint64_t{1} << num(Mark::Multicolour) | std::uint64_t{1} << num(Mark::NoSkills);
  l.derives = derives;
  l.choosable = choosable;
  l.immune = immune;
  l.is_unit = is_unit;
  l.master = master_on;
  l.doer = doer;
  l.paid = skill_is_paid;
  l.resolved = skill_is_resolved;
  l.english = &words_en;
  return l;
}

} // namespace

const Lexicon lexicon = make();

} // namespace twoseat::dragonball
