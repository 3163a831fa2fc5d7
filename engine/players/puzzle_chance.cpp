// An answer is tried out, and looked at what it consulted: the first die or covered card that is not fixed yet is fixed in
// each way that it can be, and the answer tried out again, until nothing is left open.
#include "engine/players/puzzle_chance.h"
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/kernel/moves.h"
#include <algorithm>
#include <memory>
#include <tuple>

namespace twoseat {
namespace {

constexpr std::size_t most_ways = 20'000; // of one answer
constexpr std::size_t most_dice = 6;
constexpr int most_draws = 4096;

constexpr const char* chance_chooses =
    "Chance chooses here in a way that this search does not list (neither a die nor a covered card).";
constexpr const char* shuffled_and_drawn =
    "A place is shuffled and cards of it come to light by the same answer: this search does not list that.";
constexpr const char* dice_after_shuffle =
    "Dice fall after a shuffle by the same answer: this search does not list that.";
constexpr const char* looked_through =
    "Covered cards of several kinds are offered here one by one: this search does not list that.";
constexpr const char* read_in_secret =
    "What covered cards are decides here although none comes to light: this search does not list that.";
constexpr const char* too_many =
    "One answer can fall out in more than 20,000 ways: this search does not list them.";
constexpr const char* too_many_dice = "More than 6 dice fall by one answer: this search does not list that.";

bool lies_secret(const Table& table, CardId id) {
  const Card& card = table.match[id];
  return card.place && lookers(table, card) == nobody;
}

using Cardboard = std::tuple<DefId, Seat, std::uint8_t>;

Cardboard cardboard(const Card& card) {
  return {card.def, card.owner, card.origin};
}
void print_on(Card& card, const Cardboard& what) {
  std::tie(card.def, card.owner, card.origin) = what;
}

Random usual_chance() {
  return Random::from_seed(1);
}

} // namespace

void PuzzleChance::settle(Match& match) const {
  match.random = usual_chance();
  match.answers = 0;
  std::vector<CardId> slots;
  std::vector<Cardboard> boards;
  for (std::size_t p = 1; p <= match.places.size(); ++p) {
    slots.clear();
    boards.clear();
    for (const CardId id : cards_in(match, PlaceId{static_cast<std::uint8_t>(p)}))
      if (lies_secret({*book_, match}, id)) {
        slots.push_back(id);
        boards.push_back(cardboard(match[id]));
      }
    std::sort(boards.begin(), boards.end());
    for (std::size_t i = 0; i < slots.size(); ++i)
      print_on(match[slots[i]], boards[i]);
  }
}

Random PuzzleChance::throwing(const Dice& dice) {
  if (dice.empty()) return usual_chance();
  const auto [at, is_new] = thrown_.try_emplace(dice);
  if (!is_new) return at->second;
  for (std::uint64_t seed = 1;; ++seed) {
    Random random = Random::from_seed(seed);
    if (!std::all_of(dice.begin(), dice.end(),
                     [&](std::uint32_t die) { return random.below(book_->family->by_hand.die) + 1 == die; }))
      continue;
    at->second = Random::from_seed(seed);
    return at->second;
  }
}

struct PuzzleChance::Drawing {
  const Decision& decision;
  const Answer& answer;
  std::vector<Fallen>& out;
  std::vector<bool> secret; // by card: it lay where nobody may look
  std::size_t ways = 0;
  std::unique_ptr<Match> next = std::make_unique<Match>();
};

namespace {

// What one try consulted.
struct Consulted {
  const char* refusal = nullptr;
  std::vector<std::uint32_t> dice;
  std::vector<CardId> cards; // that lay secret, in the order in which they came to light
};

// Shuffles draw once for each card but one, dice once each: if that is not all, something else was left to chance.
Consulted consulted(const Table& before, const Match& after, const Events& events,
                    const std::vector<bool>& secret) {
  Consulted found;
  int draws = 0;
  for (Random at = before.match.random; !(at == after.random); at.next())
    if (++draws > most_draws) return found.refusal = chance_chooses, found;
  std::vector<int> cards(before.match.places.size() + 1, 0);
  for (std::size_t p = 1; p < cards.size(); ++p)
    cards[p] = before.match.places[p - 1].count;
  std::vector<bool> shuffled(cards.size(), false);
  bool any_shuffled = false;
  const auto consult = [&](CardId id) {
    if (!id || id.value > secret.size() || !secret[id.value - 1U]) return;
    if (shuffled[before.match[id].place.value]) found.refusal = shuffled_and_drawn;
    if (std::find(found.cards.begin(), found.cards.end(), id) == found.cards.end()) found.cards.push_back(id);
  };
  for (const Event& event : events) {
    if (event.kind == EventKind::Moved) {
      if (event.from && event.from.value < cards.size()) --cards[event.from.value];
      if (event.to && event.to.value < cards.size()) ++cards[event.to.value];
    }
    if (event.kind == EventKind::Shuffled) {
      draws -= std::max(cards[event.from.value] - 1, 0);
      shuffled[event.from.value] = any_shuffled = true;
      continue;
    }
    if (event.kind == EventKind::Rolled) {
      if (any_shuffled) found.refusal = dice_after_shuffle;
      found.dice.push_back(static_cast<std::uint32_t>(event.amount));
      --draws;
    }
    consult(event.card);
    consult(event.other);
  }
  for (std::size_t i = 0; i < secret.size(); ++i) {
    const CardId id{static_cast<std::uint16_t>(i + 1)};
    const Card &was = before.match[id], &is = after[id];
    if (secret[i] &&
        (is.place != was.place || is.facing != was.facing || !lies_secret({before.book, after}, id)))
      consult(id);
  }
  if (draws != 0) found.refusal = chance_chooses;
  return found;
}

} // namespace

// Whether the same comes of it when the cards that nothing told of lie the other way round.
bool PuzzleChance::reads_no_more(Drawing& drawing, const Match& match, const std::vector<CardId>& known,
                                 const Dice& dice) {
  const auto turned = std::make_unique<Match>(match);
  std::vector<CardId> slots;
  bool other = false;
  for (std::size_t p = 1; p <= match.places.size(); ++p) {
    slots.clear();
    for (const CardId id : cards_in(match, PlaceId{static_cast<std::uint8_t>(p)}))
      if (drawing.secret[id.value - 1U] && std::find(known.begin(), known.end(), id) == known.end())
        slots.push_back(id);
    for (std::size_t i = 0; i < slots.size(); ++i) {
      const Cardboard what = cardboard(match[slots[slots.size() - 1 - i]]);
      other = other || what != cardboard(match[slots[i]]);
      print_on((*turned)[slots[i]], what);
    }
  }
  if (!other) return true;
  turned->random = throwing(dice);
  Game game{*book_, *turned};
  twoseat::answer(game, drawing.decision, drawing.answer);
  settle(*turned);
  return *turned == *drawing.next;
}

const char* PuzzleChance::fall(Drawing& drawing, const Match& match, std::vector<CardId>& known, Dice& dice) {
  if (++drawing.ways > most_ways) return too_many;
  Match& next = *drawing.next;
  next = match;
  next.random = throwing(dice);
  const Random begun = next.random;
  Events events;
  Game game{*book_, next, &events};
  twoseat::answer(game, drawing.decision, drawing.answer);
  auto before = std::make_unique<Match>(match);
  before->random = begun;
  const Consulted found = consulted({*book_, *before}, next, events, drawing.secret);
  if (found.refusal != nullptr) return found.refusal;
  if (found.dice.size() > dice.size()) { // the next one, in each way
    if (dice.size() == most_dice) return too_many_dice;
    for (std::uint32_t die = 1; die <= book_->family->by_hand.die; ++die) {
      dice.push_back(die);
      const char* refusal = fall(drawing, match, known, dice);
      dice.pop_back();
      if (refusal != nullptr) return refusal;
    }
    return nullptr;
  }
  const auto open = std::find_if(found.cards.begin(), found.cards.end(), [&](CardId id) {
    return std::find(known.begin(), known.end(), id) == known.end();
  });
  if (open == found.cards.end()) {
    settle(next);
    drawing.out.push_back({*before, next, std::move(events)});
    return reads_no_more(drawing, match, known, dice) ? nullptr : read_in_secret;
  }
  // It is any card that lies secret there and is not another one that is known by now: one of each kind.
  const CardId slot = *open;
  known.push_back(slot);
  std::vector<Cardboard> tried;
  for (const CardId from : cards_in(match, match[slot].place)) {
    if (!drawing.secret[from.value - 1U]) continue;
    if (from != slot && std::find(known.begin(), known.end(), from) != known.end()) continue;
    const Cardboard what = cardboard(match[from]);
    if (std::find(tried.begin(), tried.end(), what) != tried.end()) continue;
    tried.push_back(what);
    const auto arranged = std::make_unique<Match>(match);
    print_on((*arranged)[from], cardboard(match[slot]));
    print_on((*arranged)[slot], what);
    if (const char* refusal = fall(drawing, *arranged, known, dice)) return refusal;
  }
  known.pop_back();
  return nullptr;
}

const char* PuzzleChance::fall(const Match& match, const Decision& decision, const Answer& answer,
                               std::vector<Fallen>& out) {
  Drawing drawing{decision, answer, out, std::vector<bool>(match.cards.size(), false)};
  for (std::size_t i = 0; i < match.cards.size(); ++i)
    drawing.secret[i] = lies_secret({*book_, match}, CardId{static_cast<std::uint16_t>(i + 1)});
  for (std::size_t i = 0; i < decision.option_count; ++i)
    for (const CardId id : {decision.options[i].card, decision.options[i].target}) {
      if (!id || !drawing.secret[id.value - 1U]) continue;
      for (const CardId other : cards_in(match, match[id].place))
        if (drawing.secret[other.value - 1U] && cardboard(match[other]) != cardboard(match[id]))
          return looked_through;
    }
  std::vector<CardId> known;
  Dice dice;
  return fall(drawing, match, known, dice);
}

} // namespace twoseat
