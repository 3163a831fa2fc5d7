// Offers and declarations: on an empty stack of one's own turn everything, otherwise what is sudden.
#include "engine/berserk/offers.h"
#include "engine/abilities/run.h"
#include "engine/berserk/guards.h"
#include "engine/berserk/rule_abilities.h"
#include "engine/berserk/stack.h"

namespace twoseat::berserk {
namespace {

bool may_declare(const Table& table, Seat seat, CardId card, std::uint16_t ability) {
  const script::Ability& what = table.book.script.abilities[ability];
  return may_activate(table, card, ability, seat) && allowed(may_use, table, seat, card, ability) &&
         can_choose_to(table, context_of(table, card, seat), what);
}

// Whether the card had been given that ability already: it is used once, however often it was given.
bool is_given_again(const Match& match, const Modification& gift) {
  for (const Modification& before : match.modifications) {
    if (&before == &gift) return false;
    if (before.attribute == given_ability && before.subject == gift.subject && before.amount == gift.amount &&
        before.generation == gift.generation)
      return true;
  }
  return false;
}

// f(card, ability) for the slow ones that other cards gave to its squad.
template <class F>
void each_granted(const Table& table, Seat seat, F f) {
  for (const Modification& m : table.match.modifications) {
    if (m.attribute != given_ability || !in_squad(table.match, m.subject) ||
        controller(table.match, m.subject) != seat || m.generation != table.match[m.subject].generation ||
        is_given_again(table.match, m))
      continue;
    const auto ability = static_cast<std::uint16_t>(m.amount);
    if (table.book.script.abilities[ability].kind == script::Kind::Activated &&
        may_declare(table, seat, m.subject, ability))
      f(m.subject, ability);
  }
}

// f(card, ability) for what this seat may declare of its squad's own texts.
template <class F>
void each_declarable(const Table& table, Seat seat, bool sudden_only, F f) {
  const script::Index fury = table.book.rule_abilities[num(RuleAbility::FuryOpens)];
  each_of(table.match, seat, [&](CardId card) {
    const Face& face = table.face(card);
    if (has_lost_traits(table, card)) return;
    if (!is_open(table.match, card) && trait(table, card, Trait::Fury) > 0 &&
        allowed(may_use, table, seat, card, fury)) // in the End Phase too [bsk D59.2, D59.5, D59.6]
      f(card, fury);
    if (sudden_only && !has(face, Mark::Sudden)) return;
    if (((face.kinds >> static_cast<unsigned>(script::Kind::Activated)) & 1U) == 0) return;
    for (std::uint16_t i = 0; i < face.abilities; ++i) {
      const auto ability = static_cast<std::uint16_t>(face.first_ability + i);
      const script::Ability& what = table.book.script.abilities[ability];
      if (what.kind == script::Kind::Activated && (what.sudden || !sudden_only) &&
          may_declare(table, seat, card, ability))
        f(card, ability);
    }
  });
  if (!sudden_only) each_granted(table, seat, f);
}

void offer_abilities(const Table& table, Seat seat, bool sudden_only, Decision& decision) {
  decision.begin(num(Verb::Activate), {sudden_only ? "104.6" : "312.2"});
  each_declarable(table, seat, sudden_only, [&](CardId card, std::uint16_t ability) {
    decision.add({num(Verb::Activate), {}, card, {}, ability});
  });
  decision.drop_empty_choice();
}

using Cards = ScratchVector<CardId, decltype(Match::cards)::capacity()>; // all that there can be

// Closed cards neither act nor move: most offers look at the others only. [bsk 104.4, 209.3]
Cards open_cards(const Match& match, Seat seat) {
  Cards open;
  each_of(match, seat, [&](CardId card) {
    if (is_open(match, card)) open.push(card);
  });
  return open;
}
Cards hidden_cards(const Match& match, Seat seat) {
  Cards hidden;
  each_of(match, seat, [&](CardId card) {
    if (is_hidden(match, card)) hidden.push(card);
  });
  return hidden;
}

// With a guard of (seat, card): one option a card.
template <class Guard>
void offer_each(const Table& table, Seat seat, const Cards& cards, Verb verb, Rule rule, Guard guard,
                Decision& decision) {
  decision.begin(num(verb), rule);
  for (const CardId card : cards)
    if (allowed(guard, table, seat, card)) decision.add({num(verb), {}, card, {}, 0});
  decision.drop_empty_choice();
}

bool may_choose(const Table& table, CardId card, CardId target) {
  Reasons reasons;
  may_pass_over(table, card, target, reasons);
  return reasons.empty();
}

void offer_strikes(const Table& table, Seat seat, const Cards& open, Decision& decision) {
  decision.begin(num(Verb::Strike), {"205.2"});
  for (const CardId card : open) {
    if (!allowed(may_attack_with, table, seat, card)) continue;
    const bool far = is(table, card, Type::Flyer) || has(table.match, card, State::Reaching) ||
                     can(table, card, Restriction::StrikeFlyers);
    each_in_squads(table.match, [&](CardId target) {
      if ((far || adjacent(table.match, card, target)) && is_in_reach(table, card, target) &&
          may_choose(table, card, target))
        decision.add({num(Verb::Strike), {}, card, target, 0});
    });
  }
  decision.drop_empty_choice();
}

void offer_moves(const Table& table, Seat seat, const Cards& open, Decision& decision) {
  constexpr Point directions[] = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}};
  decision.begin(num(Verb::Move), {"209.2"});
  for (const CardId card : open) {
    if (!allowed(may_move_at_all, table, seat, card)) continue;
    const Point from = point(table.match[card].place);
    for (const Point step : directions) {
      const PlaceId cell = cell_at({from.x + step.x, from.y + step.y});
      if (cell && may_enter(table, card, cell)) decision.add({num(Verb::Move), cell, card, {}, 0});
    }
  }
  decision.drop_empty_choice();
}

void offer_jumps(const Table& table, Seat seat, const Cards& open, Decision& decision) {
  decision.begin(num(Verb::Jump), {"D40.6"});
  for (const CardId card : open) {
    if (!jumps(table, card) || !allowed(may_jump_at_all, table, seat, card)) continue;
    for (std::size_t i = 0; i < table.match.places.size(); ++i) {
      const PlaceId cell{static_cast<std::uint8_t>(i + 1)};
      if (is_cell(cell) && is_free(table.match, cell)) decision.add({num(Verb::Jump), cell, card, {}, 0});
    }
  }
  decision.drop_empty_choice();
}

void offer_swaps(const Table& table, Seat seat, const Cards& open, Decision& decision) {
  decision.begin(num(Verb::Swap), {"D23.5"});
  for (const CardId card : open) {
    if (trait(table, card, Trait::Maneuver) == 0) continue;
    each_of(table.match, seat, [&](CardId with) {
      if (allowed(may_swap, table, seat, card, with)) decision.add({num(Verb::Swap), {}, card, with, 0});
    });
  }
  decision.drop_empty_choice();
}

bool may_name_defender(const Match& match, Seat seat, Stage stage) { // [bsk 205.3b, 205.3c]
  return stage == Stage::Target && !match.entries.empty() && seat != match.turn_player &&
         top_entry(match).kind == num(Entry::Strike) && !has(top_entry(match), Flag::Redirected);
}

} // namespace

bool may_surprise(const Face& face) {
  return face.traits[num(Trait::Stealth)] > 0 || has(face, Mark::Sudden);
}

bool has_sudden(const Table& table, Seat seat) {
  bool any = false;
  each_declarable(table, seat, true, [&](CardId, std::uint16_t) { any = true; });
  return any;
}

bool has_defender(const Table& table, Seat seat, Stage stage) {
  if (!may_name_defender(table.match, seat, stage)) return false;
  bool any = false;
  each_of(table.match, seat, [&](CardId card) { any = any || allowed(may_defend, table, seat, card); });
  return any;
}

bool might_have_defender(const Table& table, Seat seat, Stage stage) {
  if (!may_name_defender(table.match, seat, stage)) return false;
  bool any = false;
  each_of(table.match, seat, [&](CardId card) { any = any || might_defend(table, seat, card); });
  return any;
}

void offer_declarations(const Table& table, Seat seat, Stage stage, Decision& decision) {
  const bool own_turn = stage == Stage::Main && seat == table.match.turn_player;
  const Cards open = open_cards(table.match, seat);
  if (own_turn) {
    decision.question = num(Question::Main);
    offer_strikes(table, seat, open, decision);
    offer_moves(table, seat, open, decision);
    offer_jumps(table, seat, open, decision);
    offer_swaps(table, seat, open, decision);
    offer_each(table, seat, open, Verb::TakeChip, {"104.5"}, may_take_chip, decision);
    if (has_only_flyers(table, other(seat)))
      offer_each(table, seat, open, Verb::Reach, {"211.9"}, may_reach, decision);
  }
  if (may_name_defender(table.match, seat, stage))
    offer_each(table, seat, open, Verb::Defend, {"205.3"}, may_defend, decision);
  offer_abilities(table, seat, !own_turn, decision);
  offer_each(table, seat, hidden_cards(table.match, seat), Verb::Reveal, {"D43.2"}, may_show_itself,
             decision);
  if (own_turn) {
    offer(decision, Verb::OfferDraw, {"102.5"});
    decision.choices[decision.choice_count - 1U].seldom = true;
  }
  if (!own_turn)
    offer(decision, Verb::Pass, {"215.6"});
  else if (allowed(may_end_turn, table, seat))
    offer(decision, Verb::EndTurn, {"300.3"});
}

void make_declaration(Game& game, Seat seat, const Move& move) {
  const auto declared = [&](Entry kind, CardId source, CardId target = {}) {
    declare(game, entry_of(game.match, kind, seat, source, target, move.place));
  };
  switch (static_cast<Verb>(move.verb)) {
  case Verb::Strike: return declared(Entry::Strike, move.card, move.target);
  case Verb::Move: return declared(Entry::Move, move.card);
  case Verb::Jump: return declared(Entry::Jump, move.card);
  case Verb::Swap: return declared(Entry::Swap, move.card, move.target);
  case Verb::TakeChip: return declared(Entry::Chip, move.card);
  case Verb::Reach: return declared(Entry::Reach, move.card);
  case Verb::Defend: return declared(Entry::Defender, move.card);
  case Verb::Activate: return activate(game, move.card, move.number, seat);
  case Verb::Reveal: return reveal(game, move.card, {"D43.3"}); // without the stack
  default: return;
  }
}

} // namespace twoseat::berserk
