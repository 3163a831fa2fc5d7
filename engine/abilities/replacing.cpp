// Replacement effects: what happens instead of a move that is about to happen. A step is run on a copy of the match
// first; what it would do that somebody replaces is decided and done before the step itself. [vge 11.12]
#include "engine/abilities/asking.h"
#include "engine/abilities/repeating.h"
#include "engine/abilities/run.h"
#include "engine/abilities/statements.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/moves.h"
#include "engine/kernel/references.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Ability;
using script::Kind;

constexpr std::size_t by_kind = static_cast<std::size_t>(Kind::Replacement);

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

bool may_replace(const Table& table) {
  return may_concern(table, replacing_topic);
}

// Each replacement effect at work: f(source, ability)
template <class F>
void each_replacement(const Table& table, F f) {
  if (!may_replace(table)) return;
  each_of_kind(table, Kind::Replacement,
               [&](CardId card, std::uint16_t number, const Ability&) { f(card, number); });
}

// To the same event each of them is applied once at most, and to nothing that it does instead. [vge 11.12.2.3]
bool was_asked(const Match& match, CardId card, CardId source, std::uint16_t ability) {
  return std::any_of(match.replaced.begin(), match.replaced.end(), [&](const Replaced& replaced) {
    return (replaced.card == card || replaced.stage == Replacing::Applying) && replaced.source == source &&
           replaced.ability == ability;
  });
}

// An optional one whose choice cannot be performed is not applied. [vge 11.12.3]
bool applies(const Table& table, CardId source, std::uint16_t number, const Foreseen& event) {
  const Ability& ability = table.book.script.abilities[number];
  const Match& match = table.match;
  const OccasionWord& word = lexicon(table).occasions[ability.when.occasion];
  const PlaceId from = match[event.card].place;
  const auto among = [&](std::uint32_t kinds, PlaceId place) {
    return kinds == 0 || ((kinds >> match[place].kind) & 1U) != 0;
  };
  if (word.causes != 0 && (event.cause >= 64 || ((word.causes >> event.cause) & 1U) == 0)) return false;
  if (!among(word.from, from) || !among(ability.when.from, from)) return false;
  if (!among(word.to, event.to) || !among(ability.when.to, event.to)) return false;
  const Seat seat = master_of(table, source);
  if (used_up(table, source, number, seat)) return false;
  Context context = context_of(table, source, seat);
  if (unaffected(table, event.card, context)) return false; // [vge 12.5.1]
  const Reference subject = refer(match, event.card);
  context.subject = &subject;
  const script::Select& about = table.book.script.selects[ability.when.subject];
  if (about.noun == script::Noun::This ? event.card != source : !fits(table, context, about, event.card))
    return false;
  if (!gate_is_open(table, context, ability)) return false;
  if (ability.condition != 0 && !holds(table, context, ability.condition)) return false;
  if (!ability.when.optional) return true;
  // What is done "if you do" is no part of the choice. [dbs 8-9-3]
  return ability.cost_size > 0 ? payable(table, context, ability.first, ability.cost_size)
                               : can_choose_to(table, context, ability);
}

template <class F>
void each_candidate(const Table& table, const Foreseen& event, F f) { // f(source, ability)
  each_replacement(table, [&](CardId source, std::uint16_t ability) {
    if (!was_asked(table.match, event.card, source, ability) && applies(table, source, ability, event))
      f(source, ability);
  });
}

bool any_candidate(const Table& table, const Foreseen& event) {
  bool any = false;
  each_candidate(table, event, [&](CardId, std::uint16_t) { any = true; });
  return any;
}

// The frame's locals.
Foreseen event_of(const Frame& frame) {
  return {frame.card(0), PlaceId{static_cast<std::uint8_t>(frame.locals[1])}, frame.locals[2]};
}

void note(Game& game, CardId card, CardId source, std::uint16_t ability, Replacing stage) {
  Replaced replaced;
  replaced.card = card;
  replaced.generation = game.match[card].generation;
  replaced.source = source;
  replaced.ability = ability;
  replaced.stage = stage;
  replaced.depth = static_cast<std::uint8_t>(game.match.stack.size() - 1); // where the step waits
  if (!game.match.replaced.push(replaced)) stop(game.match, Flaw::TooManyAbilities);
}

// The player of the event's card [vge 11.12.2.1, doubt vge-2 26], or who alone could replace it. [vge 11.3.1.3.2, bsk 419.6a,
// 419.6b]
Seat chooser_of(const Table& table, const Foreseen& event) {
  const Seat affected = master_of(table, event.card);
  if (!lexicon(table).replacer_chooses) return affected;
  bool any_of_theirs = false;
  each_candidate(table, event, [&](CardId source, std::uint16_t) {
    any_of_theirs = any_of_theirs || master_of(table, source) == affected;
  });
  return any_of_theirs ? affected : other(affected);
}

// Of the step that runs now: its event is over, even if its card has become another one meanwhile.
bool is_of_this_step(const Game& game, const Replaced& replaced) {
  return replaced.depth == game.match.stack.size();
}

// An action of an effect goes on with the cards that it meant, whatever the replacement brings where they lay.
void keep_meant_cards(Game& game, const Match& after) {
  Match& match = game.match;
  if (match.stack.back().procedure != lexicon(game).effect_procedure || match.effects.empty()) return;
  const std::size_t effect = match.effects.size() - 1;
  if (after.effects.size() <= effect || after.effects[effect].at == 0) return;
  const script::Node& node = game.book.script.nodes[after.effects[effect].at - 1U];
  const bool kept = std::any_of(match.bound.begin(), match.bound.end(), [&](const Bound& bound) {
    return bound.effect == effect && bound.variable == meant_cards;
  });
  if (kept || node.op != script::Op::Do ||
      game.book.script.selects[node.select].noun != script::Noun::Filter || node.select == 0)
    return;
  CardList cards;
  select(game, context_of(match, effect), node.select, cards);
  for (const CardId card : cards)
    bind(game, static_cast<int>(effect), meant_cards, card);
}

} // namespace

// Before the step as well as now: what comes to be in it replaces nothing of it. Of what happens at the same moment as what
// was done already in this step, nothing has gone yet. [vge 11.12.1]
static bool would_be_replaced(const Game& game, const Foreseen& event) {
  const Match& before = *event.before;
  if (event.card.value > before.cards.size()) return any_candidate(game, event); // it was made in this step
  if (!any_candidate({game.book, before}, event)) return false;
  const Card &was = before[event.card], &is = game.match[event.card];
  const bool at_once = game.together != nullptr && was.place == is.place && was.generation == is.generation;
  return at_once || any_candidate(game, event);
}

bool is_replaced(Game& game, CardId card, PlaceId to, std::uint16_t cause) {
  if (game.book.ability_places[by_kind] == 0) return false;
  const bool replaced =
      std::any_of(game.match.replaced.begin(), game.match.replaced.end(), [&](const Replaced& r) {
        const bool same = r.generation == game.match[card].generation;
        return r.stage == Replacing::Applied && r.card == card && (same || is_of_this_step(game, r));
      });
  if (replaced || game.foreseen == nullptr) return replaced;
  if (game.foreseen->card) return true; // one after the other
  const Foreseen event{card, to, cause, game.foreseen->before};
  if (!would_be_replaced(game, event)) return false;
  *game.foreseen = event;
  return true;
}

bool is_surely_replaced(const Table& table, CardId card, PlaceId to, std::uint16_t cause) {
  bool surely = false;
  each_candidate(table, {card, to, cause, nullptr}, [&](CardId, std::uint16_t ability) {
    surely = surely || !table.book.script.abilities[ability].when.optional;
  });
  return surely;
}

// Of which kind abilities are that are about this.
static script::Kind kind_about(std::size_t topic) {
  switch (topic) {
  case replacing_topic: return script::Kind::Replacement;
  case calling_topic: return script::Kind::CallCost;
  case paying_topic: return script::Kind::OtherCost;
  case situation_topic: return script::Kind::Automatic;
  default: return script::Kind::Continuous;
  }
}

bool may_concern(const Table& table, std::size_t topic) {
  return table.match.concerns.spoken.has(topic) || may_be_given(table, kind_about(topic));
}

bool next_is_replaced(const Game& game, std::uint16_t cause) {
  const auto& replaced = game.match.replaced;
  return std::any_of(replaced.begin(), replaced.end(), [&](const Replaced& r) {
    const script::When& when = game.book.script.abilities[r.ability].when;
    const std::uint64_t causes = lexicon(game).occasions[when.occasion].causes;
    return r.stage == Replacing::Applied && is_of_this_step(game, r) && cause < 64 &&
           (causes == 0 || ((causes >> cause) & 1U) != 0);
  });
}

bool foresee(Game& game) {
  if (game.book.ability_places[by_kind] == 0 || game.foreseen != nullptr) return false;
  bool any = false;
  each_replacement(game, [&](CardId, std::uint16_t) { any = true; });
  if (!any) return false;
  Match copy = game.match;
  Foreseen found;
  found.before = &game.match;
  Game only_looking{game.book, copy};
  only_looking.foreseen = &found;
  Frame& frame = copy.stack.back();
  const Step& step = game.book.family->procedures[frame.procedure].steps[frame.step];
  ++frame.step;
  step.run(only_looking, frame);
  if (!found.card) return false;
  keep_meant_cards(game, copy);
  call(game, lexicon(game).replace_procedure, chooser_of(game, found),
       {found.card.value, found.to.value, found.cause});
  return true;
}

void ask_replacement(const Table& table, const Frame& frame, Decision& decision) {
  const Lexicon& words = lexicon(table);
  bool all_optional = true;
  decision.begin(words.play, words.replace_rule);
  std::uint16_t number = 0;
  each_candidate(table, event_of(frame), [&](CardId source, std::uint16_t ability) {
    all_optional = all_optional && table.book.script.abilities[ability].when.optional;
    decision.add({words.play, {}, {}, source, ++number});
  });
  decision.drop_empty_choice();
  if (number == 0 || !all_optional) return;
  decision.begin(words.no, words.replace_rule);
  decision.add({words.no, {}, {}, {}, 0});
}

AskedAbility replacement_offered(const Table& table, const Frame& frame, std::uint16_t number) {
  AskedAbility found;
  std::uint16_t at = 0;
  each_candidate(table, event_of(frame), [&](CardId source, std::uint16_t ability) {
    if (++at == number) found = {source, ability};
  });
  return found;
}

void take_replacement(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Foreseen event = event_of(frame);
  const Move& move = decision.picked(answer);
  const bool none = move.verb == lexicon(game).no;
  FixedVector<Replaced, 14> chosen;
  std::uint16_t number = 0;
  each_candidate(game, event, [&](CardId source, std::uint16_t ability) {
    Replaced one;
    one.source = source;
    one.ability = ability;
    if (++number == move.number || none) chosen.push(one);
  });
  for (const Replaced& one : chosen)
    note(game, event.card, one.source, one.ability, none ? Replacing::Declined : Replacing::Applying);
  if (!none && !chosen.empty()) apply_replacement(game, chosen[0].source, chosen[0].ability, event.card);
}

// The event did not happen at all. [vge 11.12.1.1]
void end_replacement(Game& game, Frame& frame) {
  const auto depth = static_cast<std::uint8_t>(game.match.stack.size() - 1);
  for (Replaced& replaced : game.match.replaced)
    if (replaced.card == frame.card(0) && replaced.depth == depth && replaced.stage == Replacing::Applying)
      replaced.stage = Replacing::Applied;
}

} // namespace twoseat
