// From clicks and drags to answers, and to refusals.
#include "shell/table/choosing.h"
#include "shell/match/seen.h"
#include "shell/match/session_parts.h"

namespace twoseat {
namespace {

constexpr const char* others_chosen = "First finish with what is chosen, or take it back.";

template <class Predicate>
Options options_if(const Session& session, Predicate fits) {
  Options out;
  if (session.decision.seat == Seat::None || session.seat_link) return out;
  for (std::uint16_t i = 0; i < session.decision.option_count; ++i)
    if (fits(session.decision.options[i])) out.push_back(i);
  return out;
}

bool contains(const Options& options, std::uint16_t option) {
  return std::find(options.begin(), options.end(), option) != options.end();
}

std::uint16_t choice_index(const Decision& decision, std::uint16_t option) {
  for (std::uint16_t i = 0; i < decision.choice_count; ++i)
    if (option >= decision.choices[i].first && option < decision.choices[i].first + decision.choices[i].count)
      return i;
  return 0;
}

bool differ_only_in_place(const Decision& decision, const Options& options) {
  for (const std::uint16_t option : options) {
    const Move& a = decision.options[options[0]];
    const Move& b = decision.options[option];
    if (a.verb != b.verb || a.card != b.card || a.target != b.target || !b.place) return false;
  }
  return true;
}

void choose_among(Choosing& choosing, Session& session, const Options& options, ImVec2 at) {
  if (options.size() == 1) return choose(choosing, session, options[0]);
  choosing.chooser = options;
  choosing.chooser_at = at;
}

bool is_own(const Session& session, const Layout& layout, CardId card) {
  const CardView* seen = find_card(session.view, card);
  return seen != nullptr && side_of(layout.looks, *seen) == session.decision.seat;
}

// What is meant for the other side is not done to one's own by a slip of the hand.
void aim_among(Choosing& choosing, Session& session, const Layout& layout, const Options& options,
               CardId target, ImVec2 at) {
  const bool hurts = std::any_of(options.begin(), options.end(), [&](std::uint16_t option) {
    return ((layout.hostile >> session.decision.options[option].verb) & 1U) != 0;
  });
  if (!hurts || !is_own(session, layout, target)) return choose_among(choosing, session, options, at);
  choosing.chooser = options;
  choosing.chooser_at = at;
}

// An attack in one gesture: "attack", the attacker, and perhaps the target, each if it is offered.
bool attack_with(Choosing& choosing, Session& session, const Layout& layout, CardId card, CardId onto) {
  const Move attack{layout.attack, {}, {}, {}, 0}, with{layout.attack_with, {}, card, {}, 0},
      target{layout.attack_target, {}, {}, onto, 0};
  if (choosing.ahead || choosing.sole_attacker) {
    bool fits = card == choosing.sole_attacker;
    for (std::size_t i = 0; choosing.ahead && i < choosing.attackers.option_count; ++i)
      fits = fits || choosing.attackers.options[i] == with;
    if (!fits) return false;
  } else if (Answer found; find(session.decision, with, found) != AnswerFault::None) {
    return false;
  }
  const Move moves[] = {attack, with, target};
  if (onto && !try_attack(session, moves, onto)) return true; // it has said why not
  // A single attacker is taken without asking, and so is a single target.
  if (choosing.ahead || choosing.sole_attacker) answer_move(session, attack);
  answer_move(session, with);
  if (onto) answer_move(session, target);
  return true;
}

void try_refusal(Session& session, const Layout& layout, CardId card, PlaceId from, PlaceId to, CardId onto) {
  if (session.decision.seat == Seat::None || !from) return;
  const CardView* seen = find_card(session.view, card);
  for (const Try& attempt : layout.tries) {
    const bool to_fits = attempt.to == Try::anywhere || (to && session.view[to].kind == attempt.to);
    const bool from_fits =
        seen != nullptr ? is_for(attempt, session, *seen) : attempt.from == session.view[from].kind;
    if (attempt.question != session.view.question || !from_fits || !to_fits) continue;
    switch (attempt.as) {
    case TryAs::ToPlace: return refuse(session, {attempt.verb, to, card, {}, 0});
    case TryAs::WithCard: return refuse(session, {attempt.verb, {}, card, {}, 0});
    case TryAs::OnTarget: return refuse(session, {attempt.verb, {}, {}, onto ? onto : card, 0});
    case TryAs::CardOnTarget:
      if (onto) return refuse(session, {attempt.verb, {}, card, onto, 0});
      break;
    case TryAs::WithAbility: break; // nobody drags one
    }
  }
}

bool is_loose(const Layout& layout, const Session& session, PlaceId to) {
  const PlaceView& place = session.view[to];
  return place.seat == session.holder && ((layout.loose >> place.kind) & 1U) != 0;
}

// The ways to put this card where it belongs; none if it could go to several places.
Options only_placing(const Session& session, CardId card) {
  Options options = options_if(
      session, [card](const Move& move) { return move.card == card && move.place && !move.target; });
  for (const std::uint16_t option : options)
    if (session.decision.options[option].place != session.decision.options[options[0]].place) return {};
  return options;
}

} // namespace

CardId subject(const Move& move) {
  return move.card ? move.card : move.target;
}
bool aims(const Layout& layout, const Move& move) {
  return move.card && (move.target || move.place) && ((layout.aimed >> move.verb) & 1U) != 0;
}
bool is_plain(const Move& move) {
  return !move.card && !move.target && !move.place;
}
const Choice& choice_of(const Decision& decision, std::uint16_t option) {
  return decision.choices[choice_index(decision, option)];
}
bool several(const Choice& choice) {
  return choice.max > 1 || choice.min == 0;
}

bool asks_holder(const Session& session) {
  return running(session) && !session.seat_link && session.stage == Stage::Done && !is_over(session) &&
         session.decision.seat != Seat::None && expected(session) == Seat::None &&
         session.computer != session.asked;
}

std::vector<CardId> taken_before(const Session& session) {
  if (!asks_holder(session)) return {};
  const CardByCard one_by_one = card_by_card(*session.book, shown_match(session), session.decision);
  return {one_by_one.taken.begin(), one_by_one.taken.end()};
}

void refresh(Choosing& choosing, const Session& session, const Layout& layout) {
  if (choosing.of == session.moved_to && choosing.asked == session.decision.seat) return;
  choosing.of = session.moved_to;
  choosing.asked = session.decision.seat;
  choosing.picked.clear();
  choosing.held = {};
  choosing.chooser.clear();
  choosing.ahead = false;
  choosing.sole_attacker = {};
  if (session.decision.seat == Seat::None || session.decision.question != layout.attack_question) return;
  const Move attack{layout.attack, {}, {}, {}, 0};
  Decision& next = choosing.attackers;
  choosing.ahead =
      look_ahead(session, attack, next) && next.option_count > 0 &&
      next.options[0].verb == layout.attack_with; // else it is one that follows: whom, or with which boost
  if (!choosing.ahead) choosing.sole_attacker = settled_by(session, attack, layout.attack_with);
}

Options options_of_card(const Session& session, CardId card) {
  return options_if(session, [card](const Move& move) { return card && subject(move) == card; });
}
Options options_of_place(const Session& session, PlaceId place) {
  return options_if(session,
                    [place](const Move& move) { return place && move.place == place && !subject(move); });
}
Options options_to_place(const Session& session, CardId card, PlaceId place) {
  return options_if(session, [=](const Move& move) {
    return card && place && subject(move) == card && move.place == place;
  });
}

Options options_onto(const Session& session, CardId card, CardId target) {
  return options_if(session, [=](const Move& move) {
    return card && target && card != target && move.card == card && move.target == target;
  });
}

bool is_lit(const Choosing& choosing, const Session& session, CardId card) {
  if (!card) return false;
  if (choosing.held) return card == choosing.held || !options_onto(session, choosing.held, card).empty();
  if (card == choosing.sole_attacker) return true;
  if (choosing.ahead)
    for (std::size_t i = 0; i < choosing.attackers.option_count; ++i)
      if (subject(choosing.attackers.options[i]) == card) return true;
  const Options options = options_of_card(session, card);
  return std::any_of(options.begin(), options.end(),
                     [&](std::uint16_t option) { return !drops_picks(choosing, session, option); });
}

bool is_lit(const Choosing& choosing, const Session& session, PlaceId place) {
  return choosing.held ? !options_to_place(session, choosing.held, place).empty() : false;
}

Light light_of(const Choosing& choosing, const Session& session, const Layout& layout, CardId card) {
  if (!is_lit(choosing, session, card)) return Light::None;
  if (choosing.held == card) return Light::Own;
  const bool own = is_own(session, layout, card);
  if (!choosing.held) return own ? Light::Own : Light::Target;
  const Options onto = options_onto(session, choosing.held, card);
  const bool hurts = std::any_of(onto.begin(), onto.end(), [&](std::uint16_t option) {
    return ((layout.hostile >> session.decision.options[option].verb) & 1U) != 0;
  });
  return !own ? Light::Target : hurts ? Light::Friend : Light::Goal;
}

Seat side_of(const Looks& looks, const CardView& card) {
  bool turned = false;
  for (const CardState& state : looks.card.states)
    turned = turned || (state.turned && (card.states & state.bit) != 0);
  return turned && card.owner != Seat::None ? other(card.owner) : card.owner;
}

bool is_picked(const Choosing& choosing, const Session& session, CardId card) {
  if (!card || session.decision.seat == Seat::None) return false;
  for (const std::uint16_t option : choosing.picked)
    if (option < session.decision.option_count && subject(session.decision.options[option]) == card)
      return true;
  return false;
}

void choose(Choosing& choosing, Session& session, std::uint16_t option) {
  if (session.decision.seat == Seat::None || option >= session.decision.option_count) return;
  choosing.chooser.clear();
  if (drops_picks(choosing, session, option)) {
    choosing.held = {};
    return tell(session, {Notice::Refused, std::string(say(session)(others_chosen)), {}});
  }
  const std::uint16_t index = choice_index(session.decision, option);
  const Choice& choice = session.decision.choices[index];
  if (!several(choice)) {
    choosing.held = {};
    return answer(session, Answer::single(index, option - choice.first));
  }
  if (contains(choosing.picked, option))
    choosing.picked.erase(std::find(choosing.picked.begin(), choosing.picked.end(), option));
  else if (choice.max == 1) // another one instead
    choosing.picked = {option};
  else if (choosing.picked.size() < choice.max)
    choosing.picked.insert(std::lower_bound(choosing.picked.begin(), choosing.picked.end(), option), option);
}

const Choice* open_choice(const Choosing& choosing, const Session& session) {
  const Decision& decision = session.decision;
  if (decision.seat == Seat::None || session.seat_link) return nullptr;
  if (!choosing.picked.empty()) return &choice_of(decision, choosing.picked[0]);
  for (std::size_t i = 0; i < decision.choice_count; ++i)
    if (several(decision.choices[i])) return &decision.choices[i];
  return nullptr;
}

bool can_finish(const Choosing& choosing, const Session& session) {
  const Choice* choice = open_choice(choosing, session);
  return choice != nullptr && choosing.picked.size() >= choice->min && choosing.picked.size() <= choice->max;
}

bool is_full(const Choosing& choosing, const Session& session) {
  const Choice* choice = open_choice(choosing, session);
  return choice != nullptr && choice->max > 1 && choosing.picked.size() >= choice->max;
}

bool drops_picks(const Choosing& choosing, const Session& session, std::uint16_t option) {
  const Decision& decision = session.decision;
  return !choosing.picked.empty() && option < decision.option_count &&
         choice_index(decision, option) != choice_index(decision, choosing.picked[0]);
}

void finish(Choosing& choosing, Session& session) {
  if (!can_finish(choosing, session)) return;
  const Choice* choice = open_choice(choosing, session);
  Answer given;
  given.choice = static_cast<std::uint16_t>(choice - &session.decision.choices[0]);
  for (const std::uint16_t option : choosing.picked)
    given.picks.push(static_cast<std::uint16_t>(option - choice->first));
  answer(session, given);
}

bool click_card(Choosing& choosing, Session& session, const Layout& layout, CardId card, ImVec2 at) {
  choosing.chooser.clear();
  const CardView* seen = find_card(session.view, card);
  const bool let_go = static_cast<bool>(choosing.held);
  if (choosing.held && seen != nullptr && card != choosing.held) {
    if (const Options onto = options_onto(session, choosing.held, card); !onto.empty()) {
      choosing.held = {};
      aim_among(choosing, session, layout, onto, card, at);
      return true;
    }
    if (!options_to_place(session, choosing.held, seen->place).empty()) {
      click_place(choosing, session, seen->place, at);
      return true;
    }
    choosing.held = {};
  } else if (choosing.held) {
    choosing.held = {};
    return true;
  }
  const Options options = options_of_card(session, card);
  if (options.size() > 1 && differ_only_in_place(session.decision, options)) {
    choosing.held = card;
    return true;
  }
  Options others = options; // what it can do without being pointed at anything
  std::erase_if(others, [&](std::uint16_t option) { return aims(layout, session.decision.options[option]); });
  if (others.size() < options.size()) {
    choosing.held = card;
    choosing.chooser = std::move(others);
    choosing.chooser_at = at;
    return true;
  }
  if (!options.empty()) {
    choose_among(choosing, session, options, at);
    return true;
  }
  if ((choosing.ahead || choosing.sole_attacker) && attack_with(choosing, session, layout, card, {}))
    return true;
  const Options here = seen != nullptr ? options_of_place(session, seen->place) : Options{};
  if (!here.empty()) choose_among(choosing, session, here, at);
  return let_go || !here.empty();
}

void click_place(Choosing& choosing, Session& session, PlaceId place, ImVec2 at) {
  choosing.chooser.clear();
  if (choosing.held) {
    const Options options = options_to_place(session, choosing.held, place);
    if (options.empty())
      choosing.held = {};
    else
      choose_among(choosing, session, options, at);
    return;
  }
  if (const Options here = options_of_place(session, place); !here.empty())
    choose_among(choosing, session, here, at);
}

void drop_card(Choosing& choosing, Session& session, const Layout& layout, CardId card, PlaceId from,
               PlaceId to, CardId onto, ImVec2 at) {
  choosing.chooser.clear();
  choosing.held = {};
  if (!to || to == from || session.decision.seat == Seat::None) return;
  const auto open = [&](PlaceId place) { return in_play(*session.book->family, session.view[place]); };
  Options options = options_onto(session, card, onto);
  if (options.empty()) options = options_to_place(session, card, to);
  if (options.empty() && is_loose(layout, session, to)) options = only_placing(session, card);
  if (options.empty() && session.view[from].seat == session.view[to].seat &&
      session.view[from].column == session.view[to].column && open(from) && open(to)) {
    options = options_of_place(session, from);
    if (options.empty()) options = options_of_place(session, to);
  }
  const bool attacks = onto && open(from) && session.view[to].seat != session.view[from].seat;
  if (options.empty() && attacks && attack_with(choosing, session, layout, card, onto)) return;
  if (options.empty() && attacks) {
    options = options_of_card(session, onto); // the attacker rests already, and its target is asked for
    if (session.decision.question == layout.attack_question) options.clear();
  }
  if (options.empty()) return try_refusal(session, layout, card, from, to, onto);
  if (options.size() == 1 && contains(choosing.picked, options[0])) return; // it is there already
  if (options_onto(session, card, onto) == options)
    return aim_among(choosing, session, layout, options, onto, at);
  choose_among(choosing, session, options, at);
}

bool is_for(const Try& attempt, const Session& session, const CardView& card) {
  const PlaceView& from = session.view[card.place];
  if (attempt.only != Try::any_mark &&
      (!card.def || ((session.book->face(card.def).marks >> attempt.only) & 1U) == 0))
    return false;
  if (attempt.from == Try::in_play) return in_play(*session.book->family, from);
  return attempt.from == Try::anywhere || attempt.from == from.kind;
}

} // namespace twoseat
