// Laying out test positions on a real table, and playing them through the engine's face.
#include "fixture.h"
#include "engine/vanguard/family.h"
#include <algorithm>

namespace twoseat::test {
namespace {

PlaceId no_place;

bool hidden_zone(Zone zone) {
  return zone == Zone::Deck || zone == Zone::RideDeck || zone == Zone::GZone;
}

std::size_t turn_step_after(Proc phase) {
  return static_cast<std::size_t>(num(phase) - num(Proc::StandPhase)) + 2;
}

} // namespace

Scene::Scene() : book_(&test_book()) {
  Game quiet{*book_, match, nullptr};
  vanguard::set_up(quiet, {});
  match.stack.clear();
}

// --- Laying out ---------------------------------------------------------------------------------------------------

CardId Scene::add(Seat seat, Zone zone, const std::string& id, Orientation how) {
  const DefId def = book_->find(id);
  REQUIRE_MESSAGE(def, "no test card " << id);
  Game quiet{*book_, match, nullptr};
  const Origin origin = zone == Zone::RideDeck ? Origin::Ride
                        : zone == Zone::GZone  ? Origin::G
                                               : Origin::Main;
  const CardId card = add_card(quiet, def, seat, place(seat, zone), num(origin),
                               hidden_zone(zone) ? Facing::Down : Facing::Up);
  match[card].orientation = how;
  return card;
}

CardId Scene::vanguard(Seat seat, const std::string& id, Orientation how) {
  return add(seat, Zone::Vanguard, id, how);
}
CardId Scene::rear(Seat seat, Zone circle, const std::string& id, Orientation how) {
  return add(seat, circle, id, how);
}
CardId Scene::hand(Seat seat, const std::string& id) {
  return add(seat, Zone::Hand, id);
}
CardId Scene::ride_deck(Seat seat, const std::string& id) {
  return add(seat, Zone::RideDeck, id);
}
CardId Scene::g_zone(Seat seat, const std::string& id, Facing facing) {
  const CardId card = add(seat, Zone::GZone, id);
  match[card].facing = facing;
  return card;
}
void Scene::damage(Seat seat, int cards) {
  for (int i = 0; i < cards; ++i)
    add(seat, Zone::Damage, "blank");
}
void Scene::deck(Seat seat, int cards) {
  deck_size_[index(seat)] = cards;
}
void Scene::deck_top(Seat seat, const Ids& cards) {
  deck_top_[index(seat)] = cards;
}
void Scene::no_vanguard(Seat seat) {
  vanguard_wanted_[index(seat)] = false;
}

void Scene::fill(Seat seat) {
  if (vanguard_wanted_[index(seat)] && count(seat, Zone::Vanguard) == 0) vanguard(seat, "keeper");
  for (const std::string& id : deck_top_[index(seat)])
    add(seat, Zone::Deck, id);
  while (count(seat, Zone::Deck) < deck_size_[index(seat)])
    add(seat, Zone::Deck, "blank");
}

// --- Playing ------------------------------------------------------------------------------------------------------

void Scene::begin(Proc phase, Seat turn_player, std::uint32_t turn) {
  for (const Seat seat : both_seats)
    fill(seat);
  match.random = Random::from_seed(7);
  Game playing = game();
  if (phase == Proc::SetUp) {
    vanguard::call(playing, phase, Seat::None);
    return advance(playing);
  }
  match.turn = turn;
  match.turn_player = turn_player;
  match.first_player = turn % 2 == 1 ? turn_player : other(turn_player);
  Frame of_turn;
  of_turn.procedure = num(Proc::Turn);
  of_turn.seat = turn_player;
  of_turn.step = phase == Proc::Turn ? 0 : static_cast<std::uint8_t>(turn_step_after(phase));
  match.stack.push(of_turn);
  if (phase != Proc::Turn) vanguard::call(playing, phase, turn_player);
  advance(playing);
}

void Scene::start(const std::string& deck_a, const std::string& deck_b, std::uint64_t seed) {
  book_ = &shipped_book();
  Setup setup;
  setup.edition = "vge";
  setup.decks = {*book_->find_deck(deck_a), *book_->find_deck(deck_b)};
  setup.seed = seed;
  auto started = twoseat::start(*book_, setup, &events);
  REQUIRE(started);
  match = *started;
}

void Scene::give(const Answer& answer) {
  const Refusal refusal = apply(*book_, match, answer, &events);
  REQUIRE_MESSAGE(!refusal, refusal.rule.number << " " << refusal.sentence);
}

void Scene::take(Verb verb) {
  give(find(verb, {}, no_place));
}
void Scene::take(Verb verb, CardId subject) {
  give(find(verb, subject, no_place));
}
void Scene::take(Verb verb, CardId subject, Zone circle) {
  give(find(verb, subject, place(asked(), circle)));
}

void Scene::take(Verb verb, const std::vector<CardId>& subjects) {
  Answer answer;
  for (const CardId subject : subjects) {
    const Answer one = find(verb, subject, no_place);
    answer.choice = one.choice;
    answer.picks.push(one.picks[0]);
  }
  if (subjects.empty()) // picking nothing of a choice that allows it
    for (std::uint16_t c = 0; c < decision().choice_count; ++c)
      if (decision().choices[c].verb == num(verb)) answer.choice = c;
  std::sort(answer.picks.begin(), answer.picks.end());
  give(answer);
}

void Scene::exchange(Zone front) {
  give(find(Verb::Exchange, {}, place(asked(), front)));
}
void Scene::concede(Seat seat) {
  twoseat::concede(*book_, match, seat, &events);
}

void Scene::check_timing() {
  Game playing = game();
  vanguard::call(playing, Proc::CheckTiming, match.turn_player);
  advance(playing);
}

void Scene::gain(CardId unit, Attribute attribute, int amount) {
  Game quiet{*book_, match, nullptr};
  vanguard::give(quiet, unit, attribute, amount, Cause::None, {}, {"7.14.1"});
}

void Scene::attack(CardId attacker, CardId target, CardId booster) {
  if (asks(Question::Main)) take(Verb::EndMain);
  take(Verb::Attack);
  if (asks(Question::Attacker)) take(Verb::AttackWith, attacker);
  if (asks(Question::Target)) take(Verb::AttackTarget, target);
  if (asks(Question::Boost)) booster ? take(Verb::Boost, booster) : take(Verb::NoBoost);
  REQUIRE(holder_of(match, Link::Attacking) == attacker);
  REQUIRE(holder_of(match, Link::Attacked) == target);
}

void Scene::end_turn() {
  if (asks(Question::Ride)) take(Verb::NoRide);
  if (asks(Question::Main)) take(Verb::EndMain);
  if (asks(Question::Attack)) take(Verb::NoAttack);
}

// --- What is asked and offered ------------------------------------------------------------------------------------

const Decision& Scene::decision() const {
  decide(*book_, match, decision_);
  return decision_;
}
bool Scene::asks(Question question) const {
  return decision().seat != Seat::None && decision_.question == num(question);
}
Seat Scene::asked() const {
  return decision().seat;
}
std::string Scene::rule_asked() const {
  return decision().rule.number;
}

bool Scene::fits(const Move& move, Verb verb, CardId subject, PlaceId to) const {
  return move.verb == num(verb) && (!subject || move.card == subject || move.target == subject) &&
         (!to || move.place == to);
}

Answer Scene::find(Verb verb, CardId subject, PlaceId to) const {
  decision();
  for (std::uint16_t c = 0; c < decision_.choice_count; ++c)
    for (std::uint16_t i = 0; i < decision_.choices[c].count; ++i)
      if (fits(decision_.options[decision_.choices[c].first + i], verb, subject, to))
        return Answer::single(c, i);
  FAIL("not offered: " << vocabulary.verbs[num(verb)].id);
  return {};
}

std::size_t Scene::options(Verb verb) const {
  std::size_t found = 0;
  decision();
  for (std::size_t i = 0; i < decision_.option_count; ++i)
    found += fits(decision_.options[i], verb, {}, {}) ? 1U : 0U;
  return found;
}
bool Scene::offers(Verb verb) const {
  return options(verb) > 0;
}
bool Scene::offers(Verb verb, CardId subject) const {
  decision();
  return std::any_of(decision_.options.begin(), decision_.options.begin() + decision_.option_count,
                     [&](const Move& move) { return fits(move, verb, subject, {}); });
}
bool Scene::offers(Verb verb, CardId subject, Zone circle) const {
  const PlaceId to = place(asked(), circle);
  return std::any_of(decision_.options.begin(), decision_.options.begin() + decision_.option_count,
                     [&](const Move& move) { return fits(move, verb, subject, to); });
}
std::size_t Scene::most(Verb verb) const {
  decision();
  for (std::size_t c = 0; c < decision_.choice_count; ++c)
    if (decision_.choices[c].verb == num(verb)) return decision_.choices[c].max;
  return 0;
}

Rules Scene::refused(Seat seat, Verb verb, CardId subject, Zone circle) const {
  Move move;
  move.verb = num(verb);
  const bool on_target = verb == Verb::AttackTarget || verb == Verb::GivePower ||
                         verb == Verb::GiveCritical || verb == Verb::Stand;
  (on_target ? move.target : move.card) = subject;
  if (verb == Verb::Boost) move.target = holder_of(match, Link::Attacking);
  if (verb == Verb::Ride || verb == Verb::SetVanguard) move.place = place(seat, Zone::Vanguard);
  if (verb == Verb::Guard || verb == Verb::Intercept) move.place = place(seat, Zone::Guardian);
  if (verb == Verb::Discard || verb == Verb::Heal) move.place = place(seat, Zone::Drop);
  if (verb == Verb::Return) move.place = place(seat, Zone::Deck);
  if (verb == Verb::Call || verb == Verb::Exchange) move.place = place(seat, circle);
  Rules rules;
  for (const Reason& reason : why_not(*book_, match, seat, move)) {
    rules.push_back(reason.rule.number);
    CHECK_FALSE(explain(*book_, match, reason).empty());
  }
  return rules;
}
bool Scene::refused_by(const char* rule, Seat seat, Verb verb, CardId subject, Zone circle) const {
  const Rules rules = refused(seat, verb, subject, circle);
  return std::find(rules.begin(), rules.end(), rule) != rules.end();
}

// --- What happened ------------------------------------------------------------------------------------------------

int Scene::when(const char* rule, EventKind kind, CardId card) const {
  for (std::size_t i = 0; i < events.size(); ++i)
    if (events[i].kind == kind && events[i].rule == Rule{rule} && (!card || events[i].card == card))
      return static_cast<int>(i);
  return -1;
}
int Scene::times(const char* rule, EventKind kind, CardId card) const {
  return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& event) {
    return event.kind == kind && event.rule == Rule{rule} && (!card || event.card == card);
  }));
}
std::vector<std::string> Scene::told(Viewer viewer) const {
  std::vector<std::string> lines;
  for (const Event& event : events)
    if (std::string line = narrate(*book_, event, viewer); !line.empty()) lines.push_back(std::move(line));
  return lines;
}

Zone Scene::lies(CardId card) const {
  REQUIRE(card);
  return where(match, card);
}

Ids Scene::ids(Seat seat, Zone zone) const {
  Ids found;
  for (const CardId card : cards_in(match, place(seat, zone)))
    found.push_back(book_->print(match[card].def).id);
  return found;
}

SeatView Scene::seen_by(Viewer viewer) const {
  SeatView seen;
  twoseat::view(*book_, match, viewer, seen);
  return seen;
}

} // namespace twoseat::test
