// Named traits that wait for the start or the end of a turn, for a death, or for a decision before a turn.
#include "engine/abilities/lexicon.h"
#include "engine/berserk/fighting.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/ignoring.h"
#include "engine/berserk/kinds.h"
#include "engine/berserk/procedures.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/kernel/information.h"
#include <algorithm>

namespace twoseat::berserk {

void give_trait(Game& game, CardId card, Trait which, std::int32_t amount, CardId source, Duration duration) {
  if (has_lost(game, card, which)) return;
  Modification change;
  change.subject = card;
  change.source = source;
  change.attribute = static_cast<std::uint8_t>(first_trait + num(which));
  change.layer = num(Layer::Numbers);
  change.duration = duration;
  change.cause = num(Cause::Trait);
  change.amount = amount;
  modify(game, change);
}

void give_marker(Game& game, CardId card, Mark which, CardId source, Cause cause, Duration duration) {
  Modification marker;
  marker.subject = card;
  marker.source = source;
  marker.attribute = given_mark;
  marker.operation = Operation::Set;
  marker.duration = duration;
  marker.cause = num(cause);
  marker.amount = num(which);
  modify(game, marker);
}

bool has_lost(const Table& table, CardId card, Trait which) {
  const Match& match = table.match;
  return std::any_of(match.modifications.begin(), match.modifications.end(), [&](const Modification& m) {
    return m.attribute == first_trait + num(which) && m.operation == Operation::Set && m.amount == absent &&
           m.scope == 0 && m.subject == card && m.generation == match[card].generation;
  });
}

// Given copies go, and a printed one is silent as long as it lasts. [bsk 407.5]
void lose_trait(Game& game, CardId card, Trait which, CardId source, Duration duration, Loss loss,
                Cause cause) {
  const auto attribute = static_cast<std::uint8_t>(first_trait + num(which));
  game.match.modifications.remove_if(
      [&](const Modification& m) { return m.subject == card && m.attribute == attribute; });
  if (loss == Loss::OfWhatIsThere && game.face(card).traits[num(which)] == 0) return;
  Modification change;
  change.subject = card;
  change.source = source;
  change.attribute = attribute;
  change.operation = Operation::Set;
  change.layer = num(Layer::SetValues);
  change.duration = duration;
  change.cause = num(cause);
  change.amount = absent;
  modify(game, change);
}

// --- The start and the end of a turn --------------------------------------------------------------------------------

// Only those that opened this turn, or were open before. [bsk D36.9, D42.3, D52.2]
void begin_turn_traits(Game& game, Seat seat) {
  gather_for_return(game, seat);
  constexpr struct {
    Trait trait;
    RuleAbility text;
    Rule rule;
  } waiting[] = {{Trait::Poison, RuleAbility::Poison, {"D36.9"}},
                 {Trait::Regeneration, RuleAbility::Regeneration, {"D42.3"}},
                 {Trait::Fade, RuleAbility::Fade, {"D52.2"}}};
  each_of(game.match, seat, [&](CardId card) {
    if (!has(game.match, card, State::Opened)) return;
    for (const auto& [which, text, rule] : waiting)
      if (const std::int32_t amount = trait(game, card, which); amount > 0) {
        reveal(game, card, {"415.2"});
        trigger(game, text, card, seat, amount);
        game.did(rule, seat, card);
      }
  });
}

// Who kept still gathers its strength. [bsk D20.2, D59.2]
void end_turn_traits(Game& game, Seat seat) {
  each_in_squads(game.match, [&](CardId card) {
    const Match& match = game.match;
    const Seat ours = controller(match, card);
    if (ours != seat && count(match, card, On::Wounded) == 0 && trait(game, card, Trait::Concentration) > 0) {
      reveal(game, card, {"415.2"});
      trigger(game, RuleAbility::Concentration, card, ours, 1);
    }
    const std::int32_t fury = ours == seat ? trait(game, card, Trait::Fury) : 0;
    if (fury <= count(match, card, On::Chips) || has(match, card, State::Attacked)) return;
    reveal(game, card, {"415.2"});
    trigger(game, RuleAbility::FuryGains, card, ours, 1);
    game.did({"D59.2"}, ours, card);
  });
}

// --- Before the turn: who is thirsty opens only if it bites, some only if they shall [bsk D16.3, 310.2] ------------

namespace {

bool is_thirsty(const Table& table, Seat seat, CardId card) {
  return controller(table.match, card) == seat && !is_open(table.match, card) &&
         !has(table.match, card, State::StaysClosed) && trait(table, card, Trait::Thirst) > 0 &&
         !is(table, card, Type::Flyer);
}

// Closed, and it opens unless its player wants it to stay so. [bsk 310.2, 311.1]
bool is_free_to_open(const Table& table, Seat seat, CardId card) {
  return controller(table.match, card) == seat && !is_open(table.match, card) &&
         !has(table.match, card, State::StaysClosed) && can(table, card, Restriction::StayClosed) &&
         !cannot(table, card, Restriction::Open);
}

// The first of them that has not decided yet: all up to the frame's card have.
CardId next_undecided(const Table& table, const Frame& frame) {
  for (std::size_t i = frame.locals[0]; i < table.match.cards.size(); ++i) {
    const CardId card{static_cast<std::uint16_t>(i + 1)};
    if (in_squad(table.match, card) &&
        (is_thirsty(table, frame.seat, card) || is_free_to_open(table, frame.seat, card)))
      return card;
  }
  return {};
}

// It opens or does not by what it has: that cannot be kept hidden. [bsk 415.2]
void reveal_thirsty(Game& game, Frame& frame) {
  each_of(game.match, frame.seat, [&](CardId card) {
    if (is_thirsty(game, frame.seat, card)) reveal(game, card, {"415.2"});
  });
}

CardId asked_about(const Table& table) {
  return next_undecided(table, table.match.stack.back());
}

void ask_free(CardId card, Decision& decision) {
  for (const Verb verb : {Verb::StayClosed, Verb::No}) {
    decision.begin(num(verb), {"310.2"});
    decision.add({num(verb), {}, card, {}, 0});
  }
}

void ask_closed(const Table& table, const Frame& frame, Decision& decision) {
  const CardId card = next_undecided(table, frame);
  if (!card) return;
  if (!is_thirsty(table, frame.seat, card)) return ask_free(card, decision);
  decision.begin(num(Verb::Bite), {"D16.3"});
  each_in_squads(table.match, [&](CardId victim) {
    if (allowed(may_bite, table, card, victim)) decision.add({num(Verb::Bite), {}, card, victim, 0});
  });
  decision.drop_empty_choice();
  decision.begin(num(Verb::StayClosed), {"D16.3"});
  decision.add({num(Verb::StayClosed), {}, card, {}, 0});
}

// Wounds like those of any trait without a kind; who dies of them is the biter's prey. [bsk D16.3, D51.3, D56.2]
void bite(Game& game, CardId card, CardId victim) {
  const std::int32_t wounds =
      trait(game, card, Trait::Thirst) + vulnerability(game, card, victim, Method::Impact);
  if (strike_wounds(game, victim, wounds, card, Method::Impact, {"D16.3"}) == 0)
    return set(game.match, card, State::StaysClosed); // it has tasted nothing
  if (lives(game, victim) > 0 || is_pending(game, RuleAbility::Destruction, victim)) return;
  game.did({"402.3"}, Seat::None, victim);
  trigger(game, RuleAbility::Destruction, victim, controller(game.match, victim), num(DestroyedBy::Wounds),
          card);
}

enum class OpeningStep : std::uint8_t { Reveal, Ask };

// At once, without the stack. [bsk 310.1, 310.3]
void take_closed(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const Move& move = decision.picked(answer);
  frame.locals[0] = move.card.value;
  go(frame, OpeningStep::Ask);
  if (decision.choice(answer).verb == num(Verb::StayClosed))
    return set(game.match, move.card, State::StaysClosed);
  if (decision.choice(answer).verb == num(Verb::No)) return;
  reveal(game, move.target, {"415.2"});
  if (!allowed(may_bite, game, move.card, move.target)) // it was no creature of flesh [bsk 415.4]
    return set(game.match, move.card, State::StaysClosed);
  bite(game, move.card, move.target);
}

constexpr Step opening_table[] = {
    runs("the thirsty", {"415.2"}, reveal_thirsty),
    asks_if_open("decisions before the turn", {"310.2"}, ask_closed, take_closed, Question::Open)};

} // namespace

void may_bite(const Table& table, CardId card, CardId victim, Reasons& reasons) {
  const auto fail = [&](Why why) {
    reasons.push({{"D16.3"}, static_cast<std::uint16_t>(why), victim, 0, 0});
  };
  if (!in_squad(table.match, victim) || !adjacent(table.match, card, victim)) return fail(Why::NotBeside);
  if (is_hidden(table.match, victim)) return; // it may be anything [bsk 415.3]
  if (!is_creature(table, victim)) return fail(Why::NotACreature);
  if (trait_against(table, card, victim, Trait::Incorporeal) > 0) fail(Why::IsIncorporeal); // [bsk 408.3a]
}

void may_open_thirsty(const Table& table, const Move& move, Reasons& reasons) {
  const CardId card = asked_about(table);
  if (move.card != card)
    return reasons.push({{"D16.3"}, static_cast<std::uint16_t>(Why::AskedOfAnother), card, 0, 0}), void();
  if (static_cast<Verb>(move.verb) == Verb::Bite) may_bite(table, card, move.target, reasons);
}

const std::span<const Step> opening_steps = opening_table;

} // namespace twoseat::berserk
