// Automatic abilities: what happens is held against the occasions of every ability that works where its card lies;
// those that trigger stand by until a check timing. Also the playing of activated abilities. [vge 11.8, 11.9]
#include "engine/abilities/run.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"

namespace twoseat {
namespace {

using script::Ability;
using script::Kind;

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}
constexpr std::uint8_t bit_of(Kind kind) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}
bool among(std::uint32_t kinds, const Match& match, PlaceId place) {
  return kinds == 0 || (place && ((kinds >> match[place].kind) & 1U) != 0);
}

bool is_occasion(const Match& match, const OccasionWord& word, const Event& event) {
  if (word.kind != event.kind) return false;
  if (word.causes != 0 && (event.cause >= 64 || ((word.causes >> event.cause) & 1U) == 0)) return false;
  if (word.number >= 0 && word.number != event.amount) return false;
  return among(word.from, match, event.from) && among(word.to, match, event.to);
}

// Where the card with the ability has to be: for the card that moved itself, the public zone it left or came to.
bool works(const Table& table, CardId source, const Ability& ability, const OccasionWord& word,
           const Event& event) {
  if (event.card == source && word.leaves) return among(ability.places, table.match, event.from);
  return is_active(table, source, ability);
}

bool subject_fits(const Table& table, const Context& context, script::Index which, CardId card) {
  if (which == 0) return true;
  const script::Select& select = table.book.script.selects[which];
  if (select.noun == script::Noun::This) return card == context.source;
  return fits(table, context, select, card);
}

Seat player_of(const Event& event) {
  return event.seat;
}

bool side_fits(script::Side side, Seat ours, Seat seat) {
  return side == script::Side::Both || (side == script::Side::You) == (seat == ours);
}

bool triggers(const Table& table, CardId source, Seat master, const Ability& ability, const Event& event) {
  const OccasionWord& word = lexicon(table).occasions[ability.when.occasion];
  if (!is_occasion(table.match, word, event)) return false;
  if (!works(table, source, ability, word, event)) return false;
  if (!among(ability.when.from, table.match, event.from) || !among(ability.when.to, table.match, event.to))
    return false;
  const CardId subject = word.swapped ? event.other : event.card;
  const CardId second = word.swapped ? event.card : event.other;
  Context context = context_of(source, master);
  const Reference about = refer(table.match, subject);
  const Reference with = refer(table.match, second);
  context.subject = &about;
  context.other = &with;
  context.amount = event.amount;
  if (event.kind == EventKind::Timed && !side_fits(ability.when.side, master, player_of(event))) return false;
  if (!subject_fits(table, context, ability.when.subject, subject)) return false;
  if (!subject_fits(table, context, ability.when.other, second)) return false;
  return ability.gate == 0 || holds(table, context, ability.gate); // looked at when it triggers [vge 14.2.3]
}

void stand_by(Game& game, CardId source, std::uint16_t ability, const Event& event) {
  const Match& match = game.match;
  const Ability& what = game.book.script.abilities[ability];
  const Seat master =
      match[match[source].place].seat == Seat::None ? match[source].owner : master_of(game, source);
  if (used_up(game, source, ability, master)) return;
  if (!triggers(game, source, master, what, event)) return;
  const bool swapped = lexicon(game).occasions[what.when.occasion].swapped;
  Standby standby;
  standby.source = refer(match, source);
  standby.subject = refer(match, swapped ? event.other : event.card);
  standby.other = refer(match, swapped ? event.card : event.other);
  standby.ability = ability;
  standby.seat = master;
  standby.amount = event.amount;
  if (!game.match.standby.push(standby)) stop(game.match, Flaw::TooManyAbilities);
}

bool gives_abilities(const Match& match) {
  for (const Modification& m : match.modifications)
    if (m.attribute == given_ability) return true;
  return false;
}

void resolve(Game& game, const Standby& standby) {
  Effect effect;
  effect.source = standby.source;
  effect.subject = standby.subject;
  effect.other = standby.other;
  effect.ability = standby.ability;
  effect.seat = standby.seat;
  effect.amount = standby.amount;
  effect.at = game.book.script.abilities[standby.ability].first;
  if (!game.match.effects.push(effect)) return stop(game.match, Flaw::StackTooDeep);
  call(game, lexicon(game).effect_procedure, standby.seat);
}

void tell_played(Game& game, CardId card, std::uint16_t ability, Seat seat) {
  Event event;
  event.kind = EventKind::Played;
  event.seat = seat;
  event.known_to = everybody;
  event.cause = lexicon(game).effect_cause;
  event.card = card;
  event.def = game.match[card].def;
  event.amount = ability;
  event.rule = lexicon(game).play_rule;
  game.tell(event);
}

} // namespace

void notice(Game& game, const Event& event) {
  const Match& match = game.match;
  const std::uint32_t kinds = game.book.ability_places[static_cast<std::size_t>(Kind::Automatic)];
  const bool any_given = gives_abilities(match);
  const auto look_at = [&](CardId card) {
    if (!any_given && (game.face(card).kinds & bit_of(Kind::Automatic)) == 0) return;
    each_ability(game, card, [&](std::uint16_t ability) {
      if (game.book.script.abilities[ability].kind == Kind::Automatic) stand_by(game, card, ability, event);
    });
  };
  const bool came_from_elsewhere = event.card && ((kinds >> match[match[event.card].place].kind) & 1U) == 0;
  for (std::size_t i = 0; i < match.places.size(); ++i)
    if (match.places[i].count > 0 && ((kinds >> match.places[i].kind) & 1U) != 0)
      for (const CardId card : cards_in(match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
        look_at(card);
  if (came_from_elsewhere) look_at(event.card);
}

bool has_standby(const Match& match, Seat seat) {
  for (const Standby& standby : match.standby)
    if (standby.seat == seat) return true;
  return false;
}

// An ability with a restriction icon may be let go unplayed, so as not to use it up; where it only asks "may" anyhow,
// declining does the same. [vge 12.3.5]
static bool may_be_let_go(const Table& table, const Standby& standby) {
  const Ability& ability = table.book.script.abilities[standby.ability];
  return ability.limit != script::Limit::None && table.book.script.nodes[ability.first].op != script::Op::May;
}

void offer_standby(const Table& table, Seat seat, Decision& decision) {
  const Lexicon& words = lexicon(table);
  decision.begin(words.play, words.standby_rule);
  for (std::size_t i = 0; i < table.match.standby.size(); ++i) {
    const Standby& standby = table.match.standby[i];
    if (standby.seat == seat)
      decision.add({words.play, {}, {}, standby.source.card, static_cast<std::uint16_t>(i + 1)});
  }
  decision.begin(words.let_go, words.let_go_rule);
  for (std::size_t i = 0; i < table.match.standby.size(); ++i)
    if (table.match.standby[i].seat == seat && may_be_let_go(table, table.match.standby[i]))
      decision.add(
          {words.let_go, {}, {}, table.match.standby[i].source.card, static_cast<std::uint16_t>(i + 1)});
  decision.drop_empty_choice();
}

void let_go_of_standby(Game& game, std::size_t which) {
  std::size_t at = 0;
  game.match.standby.remove_if([&](const Standby&) { return at++ == which; });
}

void play_standby(Game& game, std::size_t which) {
  const Standby standby = game.match.standby[which];
  let_go_of_standby(game, which);
  tell_played(game, standby.source.card, standby.ability, standby.seat);
  resolve(game, standby);
}

bool may_activate(const Table& table, CardId card, std::uint16_t ability, Seat seat) {
  const Ability& what = table.book.script.abilities[ability];
  if (what.kind != Kind::Activated || !is_active(table, card, what)) return false;
  if (used_up(table, card, ability, seat)) return false;
  const Context context = context_of(card, seat);
  if (what.gate != 0 && !holds(table, context, what.gate)) return false;
  if (what.condition != 0 && !holds(table, context, what.condition)) return false;
  return payable(table, context, what.first, what.cost_size);
}

// The second lies below the first, and comes up to be paid once the first is.
void activate_together(Game& game, CardId card, std::uint16_t ability, std::uint16_t more, Seat seat) {
  for (const std::uint16_t each : {more, ability}) {
    activate(game, card, each, seat);
    if (over(game.match)) return;
    game.match.effects.back().flags |= effect_paired;
    if (each == more) game.match.stack.back().step = 1; // it goes on when the one above it has ended
  }
}

void activate(Game& game, CardId card, std::uint16_t ability, Seat seat) {
  tell_played(game, card, ability, seat);
  Standby standby;
  standby.source = refer(game.match, card);
  standby.ability = ability;
  standby.seat = seat;
  resolve(game, standby);
}

} // namespace twoseat
