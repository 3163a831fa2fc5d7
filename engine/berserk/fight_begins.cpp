// Before the reveal and at the start of the fight: what triggers then is done at once, one by one.
// [bsk 301.2, 306.1, 307]
#include "engine/abilities/run.h"
#include "engine/abilities/usable.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/lexicon.h"
#include "engine/berserk/preliminary.h"
#include "engine/berserk/stack.h"
#include <algorithm>

namespace twoseat::berserk {
namespace {

template <Timing timing>
void announce_to_both(Game& game, Frame& frame) { // to each player's cards
  announce(game, timing, frame.seat);
  announce(game, timing, other(frame.seat));
}

bool waits_for_the_reveal(const Rulebook& book, const Face& face) {
  for (std::uint16_t i = 0; i < face.abilities; ++i) {
    const script::Ability& ability = book.script.abilities[std::size_t{face.first_ability} + i];
    const OccasionWord& word = lexicon.occasions[ability.when.occasion];
    if (ability.kind == script::Kind::Automatic && word.kind == EventKind::Timed &&
        word.number == num(Timing::BeforeReveal))
      return true;
  }
  return false;
}

// All cards are hidden and deck lists are open: whoever has such a trait in his is asked, wherever the card may lie.
void next_before_reveal(Game& game, Frame& frame) {
  const auto& cards = game.match.cards;
  const auto concerned = [&](Seat seat) {
    return std::any_of(cards.begin(), cards.end(), [&](const Card& card) {
      return card.owner == seat && waits_for_the_reveal(game.book, game.book.face(card.def));
    });
  };
  if (!find_next(frame, concerned)) finish(game);
}

bool finds_targets(const Table& table, Seat seat, const Standby& waiting) {
  Reasons reasons;
  must_have_targets(table, seat, waiting.source.card, waiting.ability, lexicon.use_rules, reasons);
  return reasons.empty();
}

// By a card that is there still, has it, and could do what it says. [bsk 104.4, 103.3, 103.7, 412.1]
bool may_declare(const Table& table, Seat seat, const Standby& waiting) {
  const CardId card = waiting.source.card;
  const script::Ability& ability = table.book.script.abilities[waiting.ability];
  StackEntry entry = entry_of(table.match, Entry::Ability, seat, card);
  entry.ability = waiting.ability;
  Context context = context_of(table, card, seat);
  context.subject = &waiting.subject;
  context.other = &waiting.other;
  context.amount = waiting.amount;
  return waiting.seat == seat && waiting.source.generation == table.match[card].generation &&
         master_of(table, card) == seat && has_ability(table, card, waiting.ability) &&
         !has_lost(table, card, waiting.ability) && finds_targets(table, seat, waiting) &&
         !cannot_attack_by(table, entry) &&
         (ability.cost_size == 0 || allowed(may_pay, table, seat, card, waiting.ability)) &&
         can_begin(table, context, ability);
}

bool has_any_to_declare(const Table& table, Seat seat) {
  const auto& standby = table.match.standby;
  return may_be_asked(table.match, seat) ||
         std::any_of(standby.begin(), standby.end(), [&](const Standby& waiting) {
           return waiting.ability != 0 && may_declare(table, seat, waiting);
         });
}

// Who can declare nothing now may be able to later in the step, unless he has passed.
void next_player(Game& game, Frame& frame) {
  for (int i = 0; i < 2; ++i) {
    if (!passed(frame) && has_any_to_declare(game, frame.seat)) return;
    hand_over(frame);
  }
  game.match.standby.clear();
  finish(game);
}

// Asked too when only a hidden card could have such a trait: nobody else learns whether it has.
void ask_trait(const Table& table, const Frame& frame, Decision& decision) {
  decision.begin(num(Verb::Declare), {"307.1"});
  for (std::size_t i = 0; i < table.match.standby.size(); ++i) {
    const Standby& waiting = table.match.standby[i];
    if (waiting.ability != 0 && may_declare(table, frame.seat, waiting))
      decision.add({num(Verb::Declare), {}, {}, waiting.source.card, static_cast<std::uint16_t>(i + 1)});
  }
  decision.drop_empty_choice();
  offer(decision, Verb::Pass, {"307.2"});
}

void give_up(Match& match, Seat seat) {
  match.standby.remove_if([&](const Standby& waiting) { return waiting.seat == seat; });
}

void declare_or_pass(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const bool passes = decision.choice(answer).verb == num(Verb::Pass);
  if (passes) {
    give_up(game.match, frame.seat);
    pass(frame);
  }
  if (passes || frame.procedure != num(Proc::BeforeReveal)) hand_over(frame); // [bsk 306.1]
  if (passes) return;
  const Move& move = decision.picked(answer);
  reveal(game, move.target, {"415.2"});
  play_standby(game, move.number - 1U);
}

void again(Game&, Frame& frame) {
  go(frame, 1);
}

constexpr std::uint64_t done_at_once = bit(Proc::Effect) | bit(Proc::Chain) | bit(Proc::Cell);
constexpr Step step_table[] = {
    runs("fight begins", {"307.1"}, announce_to_both<Timing::FightBegins>),
    runs("next player", {"301.2"}, next_player),
    asks("trait", {"307.1"}, ask_trait, declare_or_pass, Question::FightBegins, done_at_once),
    runs("the other player", {"301.2"}, settle_at_once<1>, bit(Proc::AtOnce)),
};

constexpr Step before_reveal_table[] = {
    runs("before the reveal", {"306.1"}, announce_to_both<Timing::BeforeReveal>),
    runs("next player", {"306.1"}, next_before_reveal),
    asks("trait", {"306.1"}, ask_trait, declare_or_pass, Question::BeforeReveal, bit(Proc::Effect)),
    runs("again", {"306.1"}, again),
};

} // namespace

const std::span<const Step> fight_begins_steps = step_table;
const std::span<const Step> before_reveal_steps = before_reveal_table;

} // namespace twoseat::berserk
