// Automatic abilities: what happens is held against the occasions of every ability that works where its card lies;
// those that trigger stand by until a check timing. [vge 11.9]
#include "engine/abilities/occasions.h"
#include "engine/abilities/repeating.h"
#include "engine/abilities/run.h"
#include "engine/abilities/statements.h"
#include "engine/abilities/usable.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"
#include "engine/kernel/watch.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Ability;
using script::Kind;

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}
// Where the card with the ability has to be: for the card that moved itself, where it left or where it came to.
// Where abilities look back, those of the card that moved are tried by themselves. [vge 11.9.6.1] If it is the same card
// still, so are those that work where it came to. [dbs 3-7-1, 8-6-5-1-2]
bool works(const Table& table, CardId source, std::uint16_t number, const OccasionWord& word,
           const Event& event) {
  const Ability& ability = table.book.script.abilities[number];
  if (event.card != source) return is_active(table, source, ability);
  if (event.was.card)
    return event.was.generation == table.match[source].generation && !word.leaves &&
           is_active(table, source, ability) &&
           std::find(event.worked.begin(), event.worked.end(), number) == event.worked.end();
  return word.leaves ? among(ability.places, table.match, event.from) : is_active(table, source, ability);
}

// --- What a moment has done already [vge 9.11.8, 10.8.1.1] --------------------------------------------------------

bool comes_in_rounds(const Event& event) {
  return event.kind == EventKind::Timed && event.cause == once_while_it_lasts;
}
bool same_use(const Use& use, const Match& match, CardId source, std::uint16_t ability) {
  return use.duration == Duration::Moment && use.ability == ability && use.card == source &&
         use.generation == match[source].generation;
}
bool has_triggered(const Match& match, CardId source, std::uint16_t ability) {
  return std::any_of(match.uses.begin(), match.uses.end(),
                     [&](const Use& use) { return same_use(use, match, source, ability); });
}

// --- Standing by --------------------------------------------------------------------------------------------------

// In a hidden zone only what its player states waits; nobody else learns that it could. What a card does because it
// moved there from an open one is known. [vge 11.1.1.2.1.1, 11.9.6.1.1]
bool is_secret(const Table& table, CardId source, const Event& event) {
  return table.book.family->may_look(table.match, table.match[source]) != everybody &&
         source != event.was.card;
}

// Who plays it: its card's master, in the place that abilities look back at too, or who made it to wait for a moment with
// a card that was theirs for a time. [vge 3.2.2.3, 7.39.2, 11.9.6.1.2]
Seat player_of(const Table& table, CardId source, std::uint16_t ability, const Event& event) {
  const auto covers = lexicon(table).covers;
  if (covers != nullptr && covers(of_owner, table.book.script.abilities[ability].keyword))
    return table.match[source].owner;
  for (const Modification& m : table.match.modifications)
    if (m.attribute == given_ability && m.subject == source && m.amount == ability && m.seat != Seat::None)
      return m.seat;
  return source == event.was.card ? master_then(table, event.was) : master_of(table, source);
}

// Its number: how many were taken off or lost is counted as such.
std::int32_t amount_of(const OccasionWord& word, const Event& event) {
  return word.change < 0 ? std::max(event.amount, -event.amount) : event.amount;
}

// Everything that an automatic ability needs to trigger on this event. fail(why, condition): whether to go on. False: it
// is no occasion of this ability, or fail said no.
template <class Fail>
bool look_at_way(const Table& table, CardId source, std::uint16_t ability, std::uint16_t way,
                 const Event& event, bool worked, Fail fail) {
  const Ability& what = table.book.script.abilities[ability];
  const script::When& when = table.book.script.abilities[way].when;
  const OccasionWord& word = lexicon(table).occasions[when.occasion];
  const Seat master = player_of(table, source, ability, event);
  if (!occasion_fits(table, when, master, event)) return false;
  if (!worked && !works(table, source, ability, word, event) && !fail(Unusable::OtherPlace, 0)) return false;
  if (what.places == 0 && source != event.card && is_secret(table, source, event)) return false;
  if (used_up(table, source, ability, master) && !fail(Unusable::Used, 0)) return false;
  if (comes_in_rounds(event) && has_triggered(table.match, source, ability)) return false;
  if (silenced(table, when.occasion, subject_of(word, event)) && !fail(Unusable::Silenced, 0)) return false;
  Context context = context_of(table, source, master);
  if (source == event.was.card) context.at = event.from;
  const Reference subject = about(table.match, event, subject_of(word, event));
  const Reference second = about(table.match, event, second_of(word, event));
  context.subject = &subject;
  context.other = &second;
  context.amount = amount_of(word, event);
  if (!about_fits(table, context, when.subject, subject)) return false;
  if (!about_fits(table, context, when.other, second)) return false;
  if (!doer_fits(table, context, when.by, event)) return false;
  if (gate_is_open(table, context, what)) return true; // looked at when it triggers [vge 14.2.3]
  return fail(Unusable::Gate, what.gate);
}

// Of two events, by which of them it triggers.
template <class Fail>
bool look_at(const Table& table, CardId source, std::uint16_t ability, const Event& event, bool worked,
             Fail fail) {
  bool fits = false;
  each_way(table.book.script, ability, [&](std::uint16_t way) {
    fits = fits || look_at_way(table, source, ability, way, event, worked, fail);
  });
  return fits;
}

bool stands_by(const Table& table, CardId source, std::uint16_t ability, const Event& event, bool worked) {
  return look_at(table, source, ability, event, worked, [](Unusable, script::Index) { return false; });
}

// Whether it would be cancelled: those of its instances that wait besides it use the ability up. [vge 12.2, dbs 10-11-4]
bool is_superfluous(const Table& table, const Standby& standby) {
  const Ability& what = table.book.script.abilities[standby.ability];
  const auto& waiting = table.match.standby;
  const auto others = std::count_if(waiting.begin(), waiting.end(), [&](const Standby& one) {
    return &one != &standby && one.ability == standby.ability && one.source.card == standby.source.card &&
           one.source.generation == standby.source.generation;
  });
  return what.limit != script::Limit::None && others >= what.uses;
}

// Where there is no more room, what would be cancelled anyway makes some.
void push(Game& game, const Standby& standby) {
  auto& waiting = game.match.standby;
  if (waiting.push(standby) || is_superfluous(game, standby)) return;
  const auto* idle = std::find_if(waiting.begin(), waiting.end(),
                                  [&](const Standby& one) { return is_superfluous(game, one); });
  if (idle == waiting.end()) return stop(game.match, Flaw::TooManyAbilities);
  let_go_of_standby(game, static_cast<std::size_t>(idle - waiting.begin()));
  waiting.push(standby);
}

// Of events that happen at once, so many that this ability triggers on are one event to it; the first stands for all.
// f(event)
template <class F>
void each_at_once(const Game& game, CardId source, std::uint16_t ability, F f) {
  if (game.told == nullptr) return;
  for (const Event& one : game.told->noticed)
    if (stands_by(game, source, ability, one, false)) f(one);
}
bool comes_at_once(const Game& game, CardId source, std::uint16_t ability, const Event& event) {
  const std::size_t least = game.book.script.abilities[ability].when.at_once;
  const Event* first = nullptr;
  std::size_t found = 0;
  if (least == 0) return true;
  each_at_once(game, source, ability, [&](const Event& one) {
    if (++found == 1) first = &one;
  });
  return first == &event && found >= least;
}

void keep_them(Game& game, Standby& standby, CardId source, std::uint16_t ability) {
  const OccasionWord& word = lexicon(game).occasions[game.book.script.abilities[ability].when.occasion];
  standby.amount = static_cast<std::uint16_t>(++game.match.stamps);
  each_at_once(game, source, ability, [&](const Event& one) {
    Bound bound;
    bound.card = about(game.match, one, subject_of(word, one));
    bound.effect = of_no_effect;
    bound.variable = came_at_once;
    bound.spare = static_cast<std::uint16_t>(standby.amount);
    if (!game.match.bound.push(bound)) stop(game.match, Flaw::TooManyRelations);
  });
}

void stand_by(Game& game, CardId source, std::uint16_t ability, const Event& event) {
  const Match& match = game.match;
  std::uint16_t came = ability;
  each_way(game.book.script, ability, [&](std::uint16_t way) {
    const auto no = [](Unusable, script::Index) { return false; };
    if (look_at_way(game, source, ability, way, event, true, no)) came = way;
  });
  const OccasionWord& word = lexicon(game).occasions[game.book.script.abilities[came].when.occasion];
  Standby standby;
  standby.source = about(match, event, source);
  standby.subject = about(match, event, subject_of(word, event));
  standby.other = about(match, event, second_of(word, event));
  standby.ability = ability;
  standby.seat = player_of(game, source, ability, event);
  standby.secret = is_secret(game, source, event) && !customs(game).hidden_ones_must_be_played ? 1 : 0;
  standby.amount = amount_of(word, event);
  if (game.book.script.abilities[ability].when.at_once != 0) keep_them(game, standby, source, ability);
  push(game, standby);
  if (!comes_in_rounds(event)) return;
  Use once;
  once.card = source;
  once.generation = match[source].generation;
  once.ability = ability;
  once.seat = standby.seat;
  once.duration = Duration::Moment;
  if (!game.match.uses.push(once)) stop(game.match, Flaw::TooManyAbilities);
}

// The occasions which this event is, of those that any card of the match waits for.
Topics occasions_of(const Table& table, const Event& event) {
  Topics occasions;
  each_topic(table.match.concerns.awaited, [&](std::size_t occasion) {
    if (is_occasion(table.match, lexicon(table).occasions[occasion], event)) occasions.add(occasion);
  });
  return occasions;
}

// Whether any ability that cards have been given may wait for this event: by continuous abilities or effects.
bool may_be_given(const Table& table, const Event& event) {
  const Match& match = table.match;
  const auto waits = [&](std::size_t occasion) {
    return is_occasion(match, lexicon(table).occasions[occasion], event);
  };
  bool given = false;
  for (const Modification& m : match.modifications)
    if (m.attribute == given_ability && !given)
      each_way(table.book.script, static_cast<script::Index>(m.amount), [&](script::Index way) {
        given = given || waits(table.book.script.abilities[way].when.occasion);
      });
  if (given || !are_shared(table)) return given;
  Topics shared;
  const std::uint32_t kinds = table.book.speaking_places[giving_topic];
  for (std::size_t i = 0; i < match.places.size(); ++i)
    if (match.places[i].count > 0 && ((kinds >> match.places[i].kind) & 1U) != 0)
      for (const CardId card : cards_in(match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
        shared |= table.face(card).shared;
  each_topic(shared, [&](std::size_t occasion) { given = given || waits(occasion); });
  return given;
}

// Every automatic ability that this event makes stand by: f(source, ability)
template <class F>
void each_triggered(const Table& table, const Event& event, F f) {
  const Match& match = table.match;
  const Topics occasions = occasions_of(table, event);
  std::uint32_t kinds = 0; // of places where somebody waits for it
  each_topic(occasions, [&](std::size_t occasion) { kinds |= table.book.waiting_places[occasion]; });
  const bool any_given = may_be_given(table, event);
  if (any_given) kinds |= table.book.ability_places[static_cast<std::size_t>(Kind::Automatic)];
  if (!occasions.any() && !any_given && event.worked.empty()) return;
  const AbilitiesNow now(table);
  const auto look_at = [&](CardId card) {
    if (!any_given && !table.face(card).concerns.awaited.meets(occasions)) return;
    now.each(card, [&](std::uint16_t ability) {
      if (table.book.script.abilities[ability].kind == Kind::Automatic &&
          stands_by(table, card, ability, event, false))
        f(card, ability);
    });
  };
  for (const std::uint16_t ability : event.worked)
    if (stands_by(table, event.card, ability, event, true)) f(event.card, ability);
  const auto is_elsewhere = [&](CardId card) {
    return card && ((kinds >> match[match[card].place].kind) & 1U) == 0;
  };
  for (std::size_t i = 0; kinds != 0 && i < match.places.size(); ++i)
    if (match.places[i].count > 0 && ((kinds >> match.places[i].kind) & 1U) != 0)
      for (const CardId card : cards_in(match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
        look_at(card);
  if (is_elsewhere(event.card)) look_at(event.card);
  if (event.other != event.card && is_elsewhere(event.other)) look_at(event.other);
}

// --- Secrets ------------------------------------------------------------------------------------------------------

// Whether, for all that everybody knows, a hidden card of this player may have this ability and trigger now.
bool may_be_secret(const Table& table, Seat seat, const Ability& ability, const Event& event) {
  const Match& match = table.match;
  const OccasionWord& word = lexicon(table).occasions[ability.when.occasion];
  if (!occasion_fits(table, ability.when, seat, event)) return false;
  const bool by_itself = table.book.script.selects[ability.when.by].noun == script::Noun::This;
  if (!by_itself && !doer_fits(table, context_of(table, {}, seat), ability.when.by, event)) return false;
  const CardId subject = subject_of(word, event);
  const script::Select& which = table.book.script.selects[ability.when.subject];
  if (ability.when.subject != 0 && which.noun == script::Noun::This)
    return subject && match[match[subject].place].seat == seat && is_secret(table, subject, event);
  bool any_hidden = false;
  for (std::size_t i = 0; i < match.places.size(); ++i)
    if (match.places[i].seat == seat && ((ability.places >> match.places[i].kind) & 1U) != 0)
      for (const CardId card : cards_in(match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
        any_hidden = any_hidden || is_secret(table, card, event);
  if (!any_hidden || ability.when.subject == 0 || event.known_to != everybody) return any_hidden;
  return about_fits(table, context_of(table, {}, seat), ability.when.subject, about(match, event, subject));
}

// Deck lists are open at this table; what of them lies where is not.
bool has_in_deck(const Table& table, Seat seat, script::Index ability) {
  const auto& cards = table.match.cards;
  return std::any_of(cards.begin(), cards.end(), [&](const Card& card) {
    const Face& face = table.book.face(card.def);
    return card.owner == seat && ability >= face.first_ability &&
           ability < face.first_ability + face.abilities;
  });
}

void wonder(Game& game, const Event& event) {
  for (const Seat seat : both_seats)
    for (const script::Index ability : game.book.hidden_abilities)
      if (!may_be_asked(game.match, seat) && is_of_edition(game, ability) &&
          may_be_secret(game, seat, game.book.script.abilities[ability], event) &&
          has_in_deck(game, seat, ability)) {
        Standby question;
        question.seat = seat;
        question.secret = 1;
        push(game, question);
      }
}

// Why it did not trigger, if this was its occasion. Of a card that its player does not see, nothing but that it did.
void watch_occasion(const Game& game, const Event& event, Watch& watch) {
  const Table table = game;
  const bool there = watch.card.value <= table.match.cards.size(); // a token may be made later
  const Ability& what = table.book.script.abilities[watch.ability];
  if (!there || what.kind != Kind::Automatic || what.when.situation != 0) return;
  const Seat master = player_of(table, watch.card, watch.ability, event);
  Reasons reasons;
  const auto note = [&](Unusable why, script::Index condition) {
    note_unusable(table, watch.card, watch.ability, why, condition, reasons);
    return true;
  };
  const bool worked = watch.card == event.card && std::find(event.worked.begin(), event.worked.end(),
                                                            watch.ability) != event.worked.end();
  if (!worked && has_lost(table, watch.card, watch.ability)) note(Unusable::Lost, 0);
  const bool meant = look_at(table, watch.card, watch.ability, event, worked, note);
  const bool seen = !event.card || includes(event.known_to, viewer_of(master));
  if (!seen && !(meant && reasons.empty())) {
    if (watch.fate == Fate::NoOccasion && occasion_fits(table, what.when, master, event))
      watch.fate = Fate::Hidden;
    return;
  }
  if (!meant || !comes_at_once(game, watch.card, watch.ability, event)) return;
  watch.fate = reasons.empty() ? Fate::Triggered : Fate::Missed;
  watch.reasons = reasons;
}

} // namespace

void notice(Game& game, const Event& event) {
  if (game.watch != nullptr) watch_occasion(game, event, *game.watch);
  struct Triggered {
    CardId source;
    std::uint16_t ability = 0;
  };
  FixedVector<Triggered, 32> all; // found first, for standing by changes what is looked at
  each_triggered(game, event, [&](CardId source, std::uint16_t ability) {
    if (comes_at_once(game, source, ability, event) && !all.push({source, ability}))
      stop(game.match, Flaw::TooManyAbilities);
  });
  for (const Triggered& one : all)
    stand_by(game, one.source, one.ability, event);
  notice_timed_triggers(game, event);
  if (!game.book.hidden_abilities.empty() && !customs(game).hidden_ones_must_be_played) wonder(game, event);
}

void notice_for(Game& game, CardId card, const Event& event) {
  FixedVector<std::uint16_t, 16> all;
  each_ability(game, card, [&](std::uint16_t ability) {
    if (game.book.script.abilities[ability].kind == Kind::Automatic &&
        stands_by(game, card, ability, event, false) && !all.push(ability))
      stop(game.match, Flaw::TooManyAbilities);
  });
  for (const std::uint16_t ability : all)
    stand_by(game, card, ability, event);
}

bool is_awaited(const Table& table, const Event& event) {
  bool awaited = false;
  each_triggered(table, event, [&](CardId, std::uint16_t) { awaited = true; });
  return awaited;
}

void end_moment(Match& match, const Rulebook& book, const Event& event) {
  match.uses.remove_if([&](const Use& use) {
    const script::When& when = book.script.abilities[use.ability].when;
    return use.duration == Duration::Moment &&
           book.family->lexicon->occasions[when.occasion].number == event.amount;
  });
}

// What an ability that looks at the card in the place it leaves has to know of it. [vge 11.9.6.1]
void look_back(const Table& table, CardId card, PlaceId to, Event& event) {
  if (!table.book.family->lexicon->looks_back(table, card, to)) return;
  const auto anew = lexicon(table).reads_anew;
  event.was =
      anew != nullptr && anew(table, card, to) ? refer(table.match, card) : final_information(table, card);
  each_ability(table, card, [&](std::uint16_t ability) {
    const Ability& what = table.book.script.abilities[ability];
    if (what.kind != Kind::Automatic) return;
    bool may = false;
    each_way(table.book.script, ability, [&](std::uint16_t way) {
      const auto& word = lexicon(table).occasions[table.book.script.abilities[way].when.occasion];
      may = may || (word.kind == EventKind::Moved && among(word.to, table.match, to));
    });
    if (may && is_active(table, card, what)) event.worked.push(ability);
  });
}

bool has_standby(const Match& match, Seat seat) {
  return std::any_of(match.standby.begin(), match.standby.end(),
                     [&](const Standby& standby) { return standby.seat == seat; });
}

bool may_be_asked(const Match& match, Seat seat) {
  return std::any_of(match.standby.begin(), match.standby.end(),
                     [&](const Standby& standby) { return standby.seat == seat && standby.ability == 0; });
}

} // namespace twoseat
