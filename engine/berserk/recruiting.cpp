// The Recruitment Step: each player chooses a squad out of the Deal and pays it with crystals, in secret. [bsk 304]
#include "engine/berserk/guards.h"
#include "engine/berserk/preliminary.h"
#include "engine/berserk/printed.h"
#include <algorithm>
#include <bit>

namespace twoseat::berserk {
namespace {

constexpr int most_cards = 15;              // [bsk 304.5]
constexpr std::int32_t most_on_flyers = 15; // crystals of either colour [bsk 211.7]

// What counts of the cards of a Set.
struct Recruits {
  Cost paid; // crystals
  std::int32_t on_flyers = 0;
  int cards = 0, terrains = 0;
  bool two_terrains = false; // may be there [bsk 103.2]
  std::uint64_t elements = 0;

  void add(const Rulebook& book, const Face& face, Way way) {
    const Cost more = cost(book, face, way);
    paid.gold += more.gold;
    paid.silver += more.silver;
    paid.either += more.either;
    if (printed_type(face) == Type::Flyer) on_flyers += more.gold + more.silver + more.either;
    if (printed_type(face) == Type::Terrain) ++terrains;
    two_terrains = two_terrains || allows_two_terrains(book, face);
    ++cards;
    elements |= berserk::elements(face);
  }

  int most_terrains() const { return two_terrains ? 2 : 1; }
};

// f(card) for each that the player has chosen so far.
template <class F>
void each_recruit(const Match& match, Seat seat, F f) {
  for (const CardId card : cards_in(match, place(seat, Zone::Deal)))
    if (has(match, card, State::Recruited)) f(card);
}

Recruits recruits(const Table& table, Seat seat, CardId except = {}) {
  Recruits result;
  each_recruit(table.match, seat, [&](CardId card) {
    if (card != except)
      result.add(table.book, table.face(card), way_of(table.face(card), table.match[card].role));
  });
  return result;
}

// Gold that the elements of a Set bring or cost; neutral cards count for nothing, but a Set of them alone has the crystal
// of a single element in Berserk Online. [bsk 304.6, E-10, doubts 23 and 29, bso BSO-16 to BSO-19]
std::int32_t gold_for_elements(const Match& match, const Recruits& set) {
  const int count = std::popcount(set.elements);
  if (count == 0) return set.cards > 0 && edition(match) == Edition::Online ? 1 : 0;
  return count == 1 ? 1 : std::min(2 - count, 0);
}

// Crystals that stay when this Set is paid: gold for elite cards; silver for the others, and gold for what it does not
// cover. [doubts 26 and 29, bso BSO-13, BSO-15]
struct Purse {
  std::int32_t gold = 0, silver = 0;
  bool in_debt() const { return gold < 0 || silver < 0; }
};
Purse rest(const Match& match, Seat seat, const Recruits& set) {
  const std::int32_t silver = counter(match, seat, Counter::Silver);
  const std::int32_t gold = counter(match, seat, Counter::Gold) + gold_for_elements(match, set);
  const std::int32_t for_others = std::max(silver - set.paid.silver, 0); // after what only silver pays
  return {gold - set.paid.gold - std::max(set.paid.either - for_others, 0),
          silver - set.paid.silver - std::min(set.paid.either, for_others)};
}

void fail(Reasons& reasons, Rule rule, Why why, CardId card, std::int32_t a = 0, std::int32_t b = 0) {
  reasons.push({rule, static_cast<std::uint16_t>(why), card, a, b});
}

// The elements are paid for before the card is. [bsk 304.6a]
void must_be_payable(const Table& table, Seat seat, CardId card, Way way, const Recruits& before,
                     const Recruits& after, Reasons& reasons) {
  if (!rest(table.match, seat, after).in_debt()) return;
  Recruits elements = before;
  elements.elements = after.elements;
  const Purse left_for_elements = rest(table.match, seat, elements);
  if (left_for_elements.gold < 0) // whatever the card costs
    return fail(reasons, {"304.6a"}, Why::ElementTooDear, card, -left_for_elements.gold);
  const Cost asked = cost(table.book, table.face(card), way);
  const Purse now = rest(table.match, seat, before), left = left_for_elements;
  if (asked.silver > left.silver)
    return fail(reasons, {way.other ? "202.6" : "202.5"}, Why::NoSilverLeft, card, asked.silver, left.silver);
  const std::int32_t silver = asked.either == 0 ? 0 : left.silver - asked.silver;
  const std::int32_t price = asked.gold + asked.either;
  const bool too_dear_anyway = now.gold + silver < price;
  fail(reasons, {too_dear_anyway ? "304.1" : "304.6a"}, asked.either == 0 ? Why::NoGold : Why::NoSilver, card,
       price, left.gold + silver);
}

// f(way) for every way to recruit the card that its player might pay. [bsk 202.4, 202.6]
template <class F>
void each_way(const Table& table, Seat seat, CardId card, F f) {
  const Face& face = table.face(card);
  if (!has(face, Mark::PriceX)) {
    f(Way{});
    if (has_other_cost(table.book, face)) f(Way{0, true});
    return;
  }
  const std::int32_t most = counter(table.match, seat, Counter::Gold) + 1 +
                            (has(face, Mark::Elite) ? 0 : counter(table.match, seat, Counter::Silver));
  for (std::int32_t x = 0; printed(face, Attribute::Price) + x <= most; ++x)
    f(Way{static_cast<std::uint8_t>(x), false});
}

// Whoever begins without a creature has lost [bsk 102.3a]: nobody means it who can still recruit one.
bool lacks_creatures(const Table& table, Seat seat, const Decision& decision) {
  bool any = false, could = false;
  each_recruit(table.match, seat, [&](CardId card) { any = any || is_creature(table, card); });
  for (std::size_t c = 0; c < decision.choice_count; ++c)
    if (decision.choices[c].verb != num(Verb::TakeBack))
      for (std::size_t i = 0; i < decision.choices[c].count; ++i)
        could = could || is_creature(table, decision.options[decision.choices[c].first + i].card);
  return !any && could;
}

void ask_recruit(const Table& table, const Frame& frame, Decision& decision) {
  const auto offer_recruits = [&](Verb verb, Rule because) {
    decision.begin(num(verb), because);
    for (const CardId card : cards_in(table.match, place(frame.seat, Zone::Deal)))
      each_way(table, frame.seat, card, [&](Way way) {
        if (way.other == (verb == Verb::RecruitOther) && allowed(may_recruit, table, frame.seat, card, way))
          decision.add({num(verb), {}, card, {}, way.x});
      });
    decision.drop_empty_choice();
  };
  offer_recruits(Verb::Recruit, {"304.3"});
  offer_recruits(Verb::RecruitOther, {"202.6"});
  decision.begin(num(Verb::TakeBack), {"304.1"});
  each_recruit(table.match, frame.seat, [&](CardId card) {
    if (allowed(may_take_back, table, frame.seat, card)) decision.add({num(Verb::TakeBack), {}, card, {}, 0});
  });
  decision.drop_empty_choice();
  const bool seldom = lacks_creatures(table, frame.seat, decision);
  offer(decision, Verb::Ready, {"304.7"});
  decision.choices[decision.choice_count - 1U].seldom = seldom;
}

// Nothing is told of it: nobody sees what the other one does.
void recruit(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const std::uint8_t verb = decision.choice(answer).verb;
  if (verb == num(Verb::Ready)) return;
  const Move& move = decision.picked(answer);
  set(game.match, move.card, State::Recruited, verb != num(Verb::TakeBack));
  game.match[move.card].role =
      verb == num(Verb::RecruitOther) ? other_way : static_cast<std::uint8_t>(move.number);
  go(frame, 0);
}

constexpr Step step_table[] = {
    asks("recruit", {"304.1"}, ask_recruit, recruit, Question::Recruit),
};

void pay(Game& game, Seat seat) {
  const Purse left = rest(game.match, seat, recruits(game, seat));
  const std::int32_t gold = left.gold - counter(game.match, seat, Counter::Gold);
  const std::int32_t silver = left.silver - counter(game.match, seat, Counter::Silver);
  if (gold != 0) count(game, seat, num(Counter::Gold), gold, {"304.1"});
  if (silver != 0) count(game, seat, num(Counter::Silver), silver, {"304.1"});
}

void form_set(Game& game, Seat seat) {
  const PlaceId deal = place(seat, Zone::Deal), deck = place(seat, Zone::Deck);
  for (CardId card = game.match[deal].first; card;) {
    const CardId next = game.match[card].next;
    if (has(game.match, card, State::Recruited)) {
      Relocation how;
      how.role = game.match[card].role;
      put(game, card, place(seat, Zone::Set), Cause::Recruit, {"304.1"}, how);
      give_start(game.book, game.match, card);
    } else {
      put(game, card, deck, Cause::Return, {"304.7"});
    }
    card = next;
  }
  shuffle(game, deck, num(Cause::Return), {"206.10"});
}

} // namespace

const std::span<const Step> recruit_steps = step_table;

// Only now does anybody see what either of them has spent. [bsk 304.7]
void form_sets(Game& game, Frame&) {
  for (const Seat seat : both_seats) {
    pay(game, seat);
    form_set(game, seat);
  }
}

// While a player recruits, what the chosen cards leave; nobody else sees anything of it. [bsk 304.1, 304.7]
void own_counters(const Table& table, Seat seat, Player& player) {
  const Recruits set = recruits(table, seat);
  if (set.cards == 0) return;
  const Purse left = rest(table.match, seat, set);
  player.counters[num(Counter::Gold)] = left.gold;
  player.counters[num(Counter::Silver)] = left.silver;
}

void may_recruit(const Table& table, Seat seat, CardId card, Way way, Reasons& reasons) {
  const Match& match = table.match;
  if (match[card].place != place(seat, Zone::Deal)) return fail(reasons, {"304.1"}, Why::NotInDeal, card);
  if (has(match, card, State::Recruited)) return fail(reasons, {"304.1"}, Why::Recruited, card);
  const Face& face = table.face(card);
  if (way.other && !has_other_cost(table.book, face)) return fail(reasons, {"202.6"}, Why::NoOtherCost, card);
  const Recruits before = recruits(table, seat);
  Recruits after = before;
  after.add(table.book, face, way);
  if (after.cards > most_cards) fail(reasons, {"304.5"}, Why::SetIsFull, card);
  must_be_payable(table, seat, card, way, before, after, reasons);
  if (printed_type(face) == Type::Flyer && after.on_flyers > most_on_flyers)
    fail(reasons, {"211.7"}, Why::TooManyFlyers, card, after.on_flyers);
  if (printed_type(face) == Type::Terrain && after.terrains > after.most_terrains())
    fail(reasons, {"212.3"}, Why::SecondTerrain, card);
  bool same_name = false;
  each_recruit(match, seat, [&](CardId each) {
    const Face& other = table.face(each);
    same_name |= other.name == face.name;
    if (avoids(table.book, face, other)) fail(reasons, {"G16.1"}, Why::NotTogether, card);
    if (avoids(table.book, other, face)) fail(reasons, {"G16.2"}, Why::NotTogether, card);
  });
  if (same_name && (has(face, Mark::Unique) || printed_type(face) == Type::Terrain))
    fail(reasons, {has(face, Mark::Unique) ? "D54.2" : "212.3"}, Why::SecondUnique, card);
}

// Nobody has seen it yet. But the others have to be paid without it, and it may be what brings gold for them.
void may_take_back(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const Match& match = table.match;
  if (match[card].place != place(seat, Zone::Deal)) return fail(reasons, {"304.1"}, Why::NotInDeal, card);
  if (!has(match, card, State::Recruited)) return fail(reasons, {"304.1"}, Why::NotRecruited, card);
  const Recruits others = recruits(table, seat, card);
  if (others.terrains > others.most_terrains()) fail(reasons, {"212.3"}, Why::SecondTerrain, card);
  if (rest(match, seat, others).in_debt()) fail(reasons, {"304.6"}, Why::RestTooDear, card);
}

} // namespace twoseat::berserk
