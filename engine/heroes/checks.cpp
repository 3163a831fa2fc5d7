// Automatic checks after everything that happens, then abilities that stand by. [choice C 11, C 14]
#include "engine/abilities/run.h"
#include "engine/heroes/procedures.h"

namespace twoseat::heroes {
namespace {

bool is_dead(const Table& table, CardId card) { // [bsh BSH-36, BSH-43]
  return number(table, card, Attribute::Wounds) >= number(table, card, Attribute::Lives);
}

// Both at once: a draw. [bsh BSH-40, choice C 18]
bool someone_loses(Game& game) {
  const auto lost = [&](Seat seat) {
    const CardId hero = hero_of(game.match, seat);
    return !hero || is_dead(game, hero);
  };
  const bool a = lost(Seat::A), b = lost(Seat::B);
  if (!a && !b) return false;
  const Outcome outcome = a && b ? Outcome::Draw : a ? Outcome::WonByB : Outcome::WonByA;
  end(game, outcome, num(a && b ? Ending::Both : Ending::HeroDied), {a && b ? "BSH-40" : "BSH-43"});
  return true;
}

// All at once; whatever comes of what happens instead, it is looked at again after the next move. [bsh BSH-36]
bool bury_the_dead(Game& game) {
  ScratchVector<CardId, decltype(Match::cards)::capacity()> dead; // all that there can be
  for (const Seat seat : {game.match.turn_player, other(game.match.turn_player)})
    for (const CardId card : cards_in(game.match, place(seat, Zone::Creatures)))
      if (is_dead(game, card) && !is_saved(game, card, Cause::Death)) dead.push(card);
  Together at_once(game);
  for (const CardId card : dead)
    bury(game, card, wounder_of(game.match, card), Cause::Death, {"BSH-36"});
  return !dead.empty();
}

// Of each kind one; the older goes. [choice C 15]
bool put_off_equipment(Game& game, Seat seat) {
  for (const Mark kind : {Mark::Weapon, Mark::Armour, Mark::Amulet}) {
    CardId older;
    for (const CardId card : cards_in(game.match, place(seat, Zone::Equipment))) {
      if (!has(game.face(card), kind)) continue;
      if (older) {
        put(game, older, game.match[older].owner, Zone::Graveyard, Cause::RuleAction, {"BSH-14"});
        return true;
      }
      older = card;
    }
  }
  return false;
}

// One event for both players: the one that was played last. [bsh BSH-17, choice C 16]
bool end_events(Game& game) {
  const auto& places = game.match;
  CardId newest, older;
  for (const Seat seat : both_seats)
    for (const CardId card : cards_in(places, place(seat, Zone::Events))) {
      const bool is_newer = !newest || places[card].stamp > places[newest].stamp;
      older = is_newer ? newest : card;
      newest = is_newer ? card : newest;
    }
  if (older) put(game, older, game.match[older].owner, Zone::Graveyard, Cause::RuleAction, {"BSH-17"});
  return static_cast<bool>(older);
}

// Whatever was done, everything is looked at again from the start.
void act_by_rule(Game& game, Frame& frame) {
  frame.step = 0;
  if (someone_loses(game) || bury_the_dead(game) || end_events(game)) return;
  for (const Seat seat : both_seats)
    if (put_off_equipment(game, seat)) return;
  frame.step = 1;
}

void standing_by(Game& game, Frame&) {
  notice_situations(game);
  const Seat active = game.match.turn_player;
  const Seat seat = has_standby(game.match, active) ? active : other(active);
  if (!has_standby(game.match, seat)) return finish(game);
  call(game, Proc::Standby, seat);
}

void again(Game&, Frame& frame) {
  frame.step = 0;
}

void ask_standby(const Table& table, const Frame& frame, Decision& decision) {
  offer_standby(table, frame.seat, decision);
}

void play_chosen(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const std::size_t which = decision.picked(answer).number - 1U;
  switch (static_cast<Verb>(decision.choice(answer).verb)) {
  case Verb::Done: return keep_silent(game, frame.seat);
  case Verb::LetGo: return let_go_of_standby(game, which);
  default: return play_standby(game, which);
  }
}

constexpr Step checks_table[] = {
    runs("automatic checks", {"BSH-44"}, act_by_rule),
    runs("standing-by abilities", {"BSH-44"}, standing_by, bit(Proc::Standby)),
    runs("look again", {"BSH-44"}, again),
};

constexpr Step standby_table[] = {asks_if_open("standing-by ability", {"BSH-44"}, ask_standby, play_chosen,
                                               Question::Standby, bit(Proc::Effect))};

constexpr Step effect_table[] = {
    runs("effect", {"BSH-44"}, run_effect, bit(Proc::Effect)),
    runs("next part", {"BSH-44"}, run_on),
    asks("choice", {"BSH-44"}, ask_choice, take_choice, Question::Choice),
};

constexpr Step replace_table[] = {asks_if_open("replacement", {"BSH-44"}, ask_replacement, take_replacement,
                                               Question::Replacement, bit(Proc::Effect)),
                                  runs("instead", {"BSH-44"}, end_replacement)};

} // namespace

void check(Game& game, Frame&) {
  call(game, Proc::Checks, game.match.turn_player);
}

const std::span<const Step> checks_steps = checks_table;
const std::span<const Step> standby_steps = standby_table;
const std::span<const Step> effect_steps = effect_table;
const std::span<const Step> replace_steps = replace_table;

} // namespace twoseat::heroes
