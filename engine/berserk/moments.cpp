// When each verb is an answer at all, and what the rules say of turns: who goes first, who is out, what comes later.
#include "engine/berserk/guards.h"
#include "engine/berserk/preliminary.h"
#include <iterator>

namespace twoseat::berserk {
namespace {

template <class... Questions>
constexpr std::uint64_t at(Questions... questions) {
  return ((std::uint64_t{1} << num(questions)) | ...);
}

using Q = Question;
constexpr std::uint64_t steps = at(Q::BeforeRecruiting, Q::BeforeReveal, Q::FightBegins, Q::Vanguard);
constexpr std::uint64_t triggers = at(Q::Trigger, Q::FightBegins, Q::BeforeReveal, Q::Replace);

constexpr Moment moments[] = {
    // in the order of Verb
    {{"302.2"}, at(Q::WhoIsFirst)},                                       // GoFirst
    {{"302.2"}, at(Q::WhoIsFirst)},                                       // GoSecond
    {{"302.3"}, at(Q::Mulligan)},                                         // Keep
    {{"302.3"}, at(Q::Mulligan)},                                         // Mulligan
    {{"304.1"}, at(Q::Recruit)},                                          // Recruit
    {{"304.7"}, at(Q::Recruit)},                                          // Ready
    {{"305.1"}, at(Q::Deploy)},                                           // Deploy
    {{"306.2a"}, at(Q::Reveal)},                                          // StayHidden
    {{"415.5"}, at(Q::Main, Q::Priority)},                                // Reveal
    {{"306.4"}, at(Q::Bearer)},                                           // Bear
    {{"306.5"}, at(Q::Host)},                                             // Join
    {{"205.2"}, at(Q::Main, Q::Vanguard)},                                // Strike
    {{"203"}, at(Q::Main)},                                               // Move
    {{"205.3"}, at(Q::Priority)},                                         // Defend
    {{"215.5"}, at(Q::Main, Q::Priority, Q::BeforeRecruiting)},           // Activate
    {{"104.5"}, at(Q::Main)},                                             // TakeChip
    {{"211.9"}, at(Q::Main)},                                             // Reach
    {{"D40.6"}, at(Q::Main)},                                             // Jump
    {{"D23.5"}, at(Q::Main)},                                             // Swap
    {{"D16.3"}, at(Q::Open)},                                             // StayClosed
    {{"D16.3"}, at(Q::Open)},                                             // Bite
    {{"215.6"}, at(Q::Priority) | steps},                                 // Pass
    {{"300.3"}, at(Q::Main)},                                             // EndTurn
    {{"216.7"}, at(Q::Weaken)},                                           // Weaken
    {{"216.7"}, at(Q::Weaken)},                                           // KeepStrike
    {{"405.1"}, triggers},                                                // Declare
    {{"405.3"}, at(Q::Trigger)},                                          // Decline
    {{"207.1"}, at(Q::Cell)},                                             // Place
    {{"400.4"}, at(Q::Target, Q::Choice, Q::Sort, Q::Lower, Q::Prevent)}, // Choose
    {{"400.4"}, at(Q::Choice)},                                           // Done
    {{"405.3"}, at(Q::May)},                                              // Yes
    {{"405.3"}, at(Q::May, Q::Replace, Q::Open)},                         // No
    {{"400.4"}, at(Q::Option)},                                           // Option
    {{"304.1"}, at(Q::Recruit)},                                          // TakeBack
    {{"102.5"}, at(Q::Main)},                                             // OfferDraw
    {{"102.5"}, at(Q::Draw)},                                             // AcceptDraw
    {{"102.5"}, at(Q::Draw)},                                             // RefuseDraw
    {{"202.6"}, at(Q::Recruit)},                                          // RecruitOther
    {{"422.4g"}, at(Q::Arrange)},                                         // AddFirst
    {{"422.4g"}, at(Q::Arrange)},                                         // SetFirst
    {{"104.5"}, at(Q::AmountX)},                                          // SetX
};
static_assert(std::size(moments) == num(Verb::SetX) + 1U);

bool is_action(Verb verb) {
  switch (verb) {
  case Verb::Strike:
  case Verb::Move:
  case Verb::Jump:
  case Verb::Swap:
  case Verb::Defend:
  case Verb::TakeChip:
  case Verb::Reach:
  case Verb::Activate: return true;
  default: return false;
  }
}

bool fail(Reasons& reasons, Rule rule, Why why) {
  reasons.push({rule, static_cast<std::uint16_t>(why), {}, 0, 0});
  return true;
}

// Of the deal, once it is kept or as long as the first player has not. [bsk 302.3a, 302.3b]
bool why_no_mulligan(const Match& match, Seat seat, Question asked, Reasons& reasons) {
  if (counter(match, seat, Counter::Kept) > 0) return fail(reasons, {"302.3b"}, Why::HasKept);
  const bool second = asked == Question::Mulligan && seat != match.first_player;
  return second && counter(match, match.first_player, Counter::Kept) == 0 &&
         fail(reasons, {"302.3a"}, Why::FirstMulligans);
}

// Whoever passed is out until the step ends. [bsk 303.2, 306.1, 307.2, 308.2]
bool has_passed(const Match& match, Seat seat) {
  const Frame& frame = match.stack.back();
  return (frame.flags >> index(seat) & 1U) != 0;
}
Rule rule_of_passing(Question asked) {
  switch (asked) {
  case Question::BeforeRecruiting: return {"303.2"};
  case Question::BeforeReveal: return {"306.1"};
  case Question::FightBegins: return {"307.2"};
  default: return {"308.2"};
  }
}

} // namespace

// Only what waits, of its own player; what is not "may" is declared. [bsk 405.1, 405.3]
void may_declare_trigger(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  const Match& match = table.match;
  const CardId card = move.target.value <= match.cards.size() ? move.target : CardId{};
  const auto fail = [&](Rule rule, Why why) {
    reasons.push({rule, static_cast<std::uint16_t>(why), card, 0, 0});
  };
  const bool waits = move.number > 0 && move.number <= match.standby.size() &&
                     match.standby[move.number - 1U].seat == seat &&
                     match.standby[move.number - 1U].source.card == card;
  if (!waits) return fail({"405.1"}, Why::NotTriggered);
  if (static_cast<Verb>(move.verb) == Verb::Decline) fail({"405.3"}, Why::MustDeclare);
}

Moment moment_of(Verb verb) {
  return moments[num(verb)];
}

bool is_main_phase(const Match& match) {
  for (std::size_t i = match.stack.size(); i-- > 0;)
    if (match.stack[i].procedure == num(Proc::Priority))
      if (const auto stage = static_cast<Stage>(match.stack[i].locals[priority_local::stage]);
          stage <= Stage::TurnEnd)
        return stage == Stage::Main;
  return false;
}

bool why_not_by_turns(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  Decision decision;
  ask(table, decision);
  const Match& match = table.match;
  const auto verb = static_cast<Verb>(move.verb);
  const auto asked = static_cast<Question>(decision.question);
  const bool ours = decision.seat == seat;
  if (verb == Verb::Mulligan || verb == Verb::Keep)
    if (!ours || asked != Question::Mulligan) return why_no_mulligan(match, seat, asked, reasons);
  if (!ours && answers(verb, asked) && (steps >> num(asked) & 1U) != 0 && has_passed(match, seat))
    return fail(reasons, rule_of_passing(asked), Why::HasPassed);
  if (!ours && asked == Question::Weaken && answers(verb, asked))
    return fail(reasons, {"216.7"}, Why::NoWeakening);
  const bool before = match.turn == 0 && is_action(verb) && !answers(verb, asked);
  return before && fail(reasons, {"301.3"}, Why::Preliminary);
}

} // namespace twoseat::berserk
