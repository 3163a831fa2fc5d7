// Why a seat may not make a move now, and the sentences that say so.
#include "engine/abilities/refusing.h"
#include "engine/abilities/usable.h"
#include "engine/heroes/guards.h"
#include "engine/heroes/lexicon.h"
#include "engine/heroes/procedures.h"
#include "engine/kernel/explaining.h"
#include <string_view>

namespace twoseat::heroes {
namespace {

void fail(Reasons& reasons, Rule rule, Why why) {
  reasons.push({rule, static_cast<std::uint16_t>(why), {}, 0, 0});
}

Question question_of(Verb verb) {
  switch (verb) {
  case Verb::Play:
  case Verb::Attack:
  case Verb::Activate:
  case Verb::EndTurn: return Question::Main;
  case Verb::Defend:
  case Verb::NoDefence: return Question::Defend;
  case Verb::PlayAbility:
  case Verb::LetGo: return Question::Standby;
  default: return Question::Choice;
  }
}

Rule rule_of(Verb verb) {
  switch (verb) {
  case Verb::Play: return {"BSH-32"};
  case Verb::Attack: return {"BSH-34"};
  case Verb::Activate: return {"BSH-38"};
  case Verb::EndTurn: return {"BSH-30"};
  case Verb::Defend:
  case Verb::NoDefence: return {"BSH-35"};
  default: return {"BSH-44"};
  }
}

// A card that this seat may not look at is as good as none: the refusal must not say what it is.
bool refers_to_nothing(const Table& table, Seat seat, const Move& move) {
  const auto verb = static_cast<Verb>(move.verb);
  const auto missing = [&](CardId card) {
    if (!card || card.value > table.match.cards.size()) return true;
    return !includes(lookers(table, table.match[card]), viewer_of(seat));
  };
  const bool needs_card =
      verb == Verb::Play || verb == Verb::Attack || verb == Verb::Activate || verb == Verb::Defend;
  return (needs_card && missing(move.card)) || (verb == Verb::Attack && missing(move.target));
}

// Whether its card is turned to pay for it: the curved arrow. [bsh BSH-41]
bool closes_for(const Table& table, std::uint16_t number) {
  const script::Ability& ability = table.book.script.abilities[number];
  for (std::size_t i = 0; i < ability.cost_size; ++i) {
    const script::Node& node = table.book.script.nodes[ability.first + i];
    if (node.op == script::Op::Do && std::string_view(lexicon.actions[node.action].id) == "close" &&
        table.book.script.selects[node.select].noun == script::Noun::This)
      return true;
  }
  return false;
}

void may_use_ability(const Table& table, Seat seat, CardId card, std::uint16_t ability, Reasons& reasons) {
  may_use_abilities(table, seat, card, reasons);
  if (master(table.match, card) != seat) return;
  const auto no = [&](Why why) { reasons.push({{"BSH-38"}, static_cast<std::uint16_t>(why), card, 0, 0}); };
  if (ability == 0) ability = first_activated(table, card);
  if (ability == 0)
    ability = table.face(card).abilities > 0 ? table.face(card).first_ability : std::uint16_t{0};
  if (ability == 0 || !has_ability(table, card, ability)) return no(Why::NoSuchAbility);
  if (table.book.script.abilities[ability].kind != script::Kind::Activated) return no(Why::NotPlayable);
  Reasons more;
  why_not_activate(table, seat, card, ability, more);
  const bool closed = closes_for(table, ability) && !is_open(table.match, card);
  if (closed) reasons.push({{"BSH-41"}, static_cast<std::uint16_t>(Why::Closed), card, 0, 0});
  for (const Reason& reason : more) // that its cost cannot be paid is said by that
    if (!closed || reason.text != static_cast<std::uint16_t>(Unusable::Cost)) reasons.push(reason);
  if (reasons.empty()) must_have_targets(table, seat, card, ability, lexicon.use_rules, reasons);
}

void guard_conditions(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Play:
    may_play(table, seat, move.card, reasons);
    if (reasons.empty() && move.place)
      reasons.push({{"BSH-32"}, static_cast<std::uint16_t>(Why::NotThatPlace), move.card, 0, 0});
    return;
  case Verb::Attack:
    may_attack_with(table, seat, move.card, reasons);
    return may_be_attacked(table, seat, move.target, reasons);
  case Verb::Activate: return may_use_ability(table, seat, move.card, move.number, reasons);
  case Verb::Defend: return may_defend(table, seat, move.card, reasons);
  case Verb::PlayAbility:
  case Verb::LetGo: // at another moment that has been told, by the same rule
    if (reasons.empty()) fail(reasons, {"BSH-44"}, Why::NotTriggered);
    return;
  default: return;
  }
}

const char* sentence(Why why) { // {c}: the card's name; {a}, {b}: numbers
  switch (why) {
  case Why::NotYourDecision: return "It is not your decision now.";
  case Why::OtherMoment: return "";
  case Why::GameOver: return "The duel is over.";
  case Why::NotThere: return "There is no such card.";
  case Why::NoSuchMove: return "There is no such move in this game.";
  case Why::NotOffered: return "That is not among what may be chosen here.";
  case Why::NotInHand: return "{c} is not in your hand.";
  case Why::NoGold: return "{c} costs {a} gold; you have {b} left.";
  case Why::NotYours: return "{c} is not yours.";
  case Why::NotAFighter: return "{c} is neither a hero nor a creature in play.";
  case Why::Closed: return "{c} is closed; it opens at the start of its player's turn.";
  case Why::New: return "{c} entered this turn; it can do that from your next turn on.";
  case Why::NoStrike: return "{c} has no strike; a weapon may give one.";
  case Why::NotTheirs: return "{c} is yours; only the opponent's cards can be attacked.";
  case Why::Forbidden: return "An ability forbids it for {c}.";
  case Why::NotACreature: return "{c} is not a creature in play; only creatures defend.";
  case Why::IsTarget: return "{c} is being attacked itself.";
  case Why::NoSuchAbility: return "{c} has no such ability.";
  case Why::NotPlayable: return "That ability of {c} is not used at will.";
  case Why::NotThatPlace: return "{c} is not played there.";
  case Why::Passes: return "No defender can be named against {c}.";
  case Why::NotTriggered: return "No such ability waits to be played.";
  }
  return "";
}

} // namespace

void why_not(const Table& table, Seat seat, const Move& move, Reasons& reasons) {
  if (move.verb >= vocabulary.verbs.size() || seat == Seat::None)
    return fail(reasons, {"BSH-32"}, Why::NoSuchMove);
  const Rule rule = rule_of(static_cast<Verb>(move.verb));
  Decision decision;
  const bool open = ask(table, decision);
  if (open && decision.seat == seat)
    for (std::size_t i = 0; i < decision.option_count; ++i)
      if (decision.options[i] == move) return; // it is offered
  if (refers_to_nothing(table, seat, move)) return fail(reasons, rule, Why::NotThere);
  if (!open) return fail(reasons, {"BSH-40"}, Why::GameOver);
  if (decision.seat != seat) fail(reasons, decision.rule, Why::NotYourDecision);
  if (static_cast<Question>(decision.question) != question_of(static_cast<Verb>(move.verb)))
    fail(reasons, rule, other_moment<Why>(static_cast<Verb>(move.verb)));
  if (decision.seat == seat && why_not_answer(table, seat, decision.question, move, reasons)) return;
  guard_conditions(table, seat, move, reasons);
  if (reasons.empty()) fail(reasons, decision.rule, Why::NotOffered);
}

std::string explain(const Table& table, const Reason& reason, const Phrasebook& phrases) {
  return explained<Why>(table, reason, moment_words(), sentence, phrases);
}

} // namespace twoseat::heroes
