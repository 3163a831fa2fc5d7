// One iteration: a sample of what may be, down the tree by what went well, one new node, on to the horizon, and back up.
#include "engine/kernel/advance.h"
#include "engine/kernel/family.h"
#include "engine/players/search.h"
#include <algorithm>
#include <cmath>

namespace twoseat {
namespace {

constexpr double curiosity = 0.5;   // the constant of UCB1; chances lie between 0 and 1
constexpr double breadth = 1.6;     // ways tried, by the square root of visits
constexpr double patience = 0.0002; // of a certain end, what each decision until then takes away

} // namespace

// How often a way is tried that was not tried yet.
std::uint32_t SearchingPlayer::Search::weight_of(const Way& way) const {
  const Choice& choice = decision.choices[way.choice];
  const bool foolish = !way.enough && is_foolish(evaluation, {book, world}, decision.seat,
                                                 decision.options[choice.first + way.pick]);
  return foolish ? 0 : twoseat::weight_of(evaluation, choice.verb);
}

// The way that is taken, as a place in `ways`. As long as few were tried for the number of visits, one that was not,
// sensible ones more often ("Progressive Strategies for Monte-Carlo Tree Search", Chaslot et al. 2008); else the one with
// the best upper bound. A node is added for it; none: the tree is full.
SearchTree::Index SearchingPlayer::Search::choose(SearchTree::Index node, bool own, bool& grown,
                                                  std::size_t& way) {
  std::uint32_t tried = 0, untried = 0;
  std::size_t fresh = 0;
  double best = -1;
  SearchTree::Index chosen = SearchTree::none;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const SearchTree::Index child = tree.child(node, ways[i].key);
    if (child == SearchTree::none) {
      const std::uint32_t weight = weight_of(ways[i]);
      untried += weight;
      if (weight > 0 && chance.below(untried) < weight) fresh = i;
      continue;
    }
    ++tried;
    SearchTree::Node& known = tree[child];
    ++known.available;
    const double mean = own ? known.mean() : 1 - known.mean();
    const double bound = mean + curiosity * std::sqrt(std::log(known.available) / known.visits);
    if (bound <= best) continue;
    best = bound;
    chosen = child;
    way = i;
  }
  const double enough = breadth * std::sqrt(tree[node].visits + 1.0);
  if (untried == 0 || (tried > 0 && tried >= enough)) return chosen;
  grown = true;
  way = fresh;
  return tree.add(node, ways[way].key);
}

// The way of the one answer that is weighed: every sample has it, as its seat cannot tell them apart.
SearchTree::Index SearchingPlayer::Search::insist(SearchTree::Index node, std::size_t& way) {
  const std::uint64_t key = insisted[path.size() - 1];
  for (std::size_t i = 0; i < ways.size(); ++i)
    if (ways[i].key == key) way = i;
  const SearchTree::Index known = tree.child(node, key);
  return known != SearchTree::none ? known : tree.add(node, key);
}

// Picks one answer by the tree. A single way is no node: other samples may have more.
SearchTree::Index SearchingPlayer::Search::descend(Picking& picking, SearchTree::Index node, bool& grown) {
  while (!picking.done() && !grown) {
    picking.list(book, ways);
    std::size_t way = 0;
    if (ways.size() > 1) {
      const bool given = path.size() <= insisted.size(); // the root is on the path already
      const SearchTree::Index next =
          given ? insist(node, way) : choose(node, decision.seat == question.seat, grown, way);
      if (next == SearchTree::none) return node;
      node = next;
      path.push_back(node);
    }
    picking.take(ways[way]);
  }
  return node;
}

void SearchingPlayer::Search::finish_picking(Picking& picking) {
  while (!picking.done()) {
    picking.list(book, ways);
    picking.take(ways[chance.below(static_cast<std::uint32_t>(ways.size()))]);
  }
}

void SearchingPlayer::Search::make(const Answer& answer) {
  Move move;
  move.verb = decision.choice(answer).verb;
  made.push_back(
      {kind_of(world, decision.seat, answer.picks.empty() ? move : decision.picked(answer)), decision.seat});
  Game game{book, world};
  twoseat::answer(game, decision, answer);
}

void SearchingPlayer::Search::iterate() {
  sampler.sample(match, viewer_of(question.seat), chance, world);
  path.clear();
  made.clear();
  path.push_back(SearchTree::root);
  SearchTree::Index node = SearchTree::root;
  bool grown = false;
  while (goes_on() && !grown && ask({book, world}, decision)) {
    Picking picking(world, decision);
    const std::size_t before = path.size();
    node = descend(picking, node, grown);
    const bool full = !picking.done() && path.size() == before && !grown;
    finish_picking(picking);
    make(picking.answer());
    if (full) break;
  }
  while (goes_on() && ask({book, world}, decision))
    make(likely_answer(evaluation, averages, {book, world}, decision, chance));
  double won = chance_of(evaluation, {book, world}, question.seat);
  if (over(world)) won = 0.5 + (won - 0.5) * (1 - patience * static_cast<double>(made.size()));
  for (const SearchTree::Index at : path) {
    ++tree[at].visits;
    tree[at].total += won;
  }
  for (const Made& move : made)
    averages.add(move.kind, move.seat == question.seat ? won : 1 - won);
}

SearchingPlayer::SearchingPlayer(const Rulebook& book, const Evaluation& evaluation)
    : search_(std::make_unique<Search>(book, evaluation)) {
  search_->path.reserve(Search::most_path * 4);
  search_->made.reserve(Search::most_path);
}
SearchingPlayer::~SearchingPlayer() = default;
SearchingPlayer::SearchingPlayer(SearchingPlayer&&) noexcept = default;
SearchingPlayer& SearchingPlayer::operator=(SearchingPlayer&&) noexcept = default;

void SearchingPlayer::know_decks(const Setup& setup) {
  search_->sampler.know_decks(setup);
}

bool SearchingPlayer::consider_only(const Answer& answer, const Match& match, std::uint32_t iterations,
                                    std::uint64_t seed) {
  consider(match, iterations, seed);
  return search_->question.seat != Seat::None && search_->keys_of(answer, search_->insisted);
}

void SearchingPlayer::consider(const Match& match, std::uint32_t iterations, std::uint64_t seed) {
  Search& s = *search_;
  s.insisted.clear();
  s.match = match;
  s.chance = Random::from_seed(seed);
  s.tree.clear();
  s.averages.clear();
  s.done = s.wanted = 0;
  if (!ask({s.book, match}, s.question)) return;
  if (s.turn != match.turn) s.seen.clear();
  s.turn = match.turn;
  s.seen.push_back(s.sight(match));
  if (!s.sampler.knows_decks()) s.sampler.guess_decks(match, viewer_of(s.question.seat));
  Picking picking(s.match, s.question);
  while (!picking.done() && s.wanted == 0) {
    picking.list(s.book, s.ways);
    if (s.ways.size() > 1) s.wanted = iterations;
    picking.take(s.ways[0]);
  }
}

bool SearchingPlayer::thinking() const {
  return search_->done < search_->wanted;
}

void SearchingPlayer::think(std::uint32_t iterations) {
  for (; iterations > 0 && thinking(); --iterations, ++search_->done)
    search_->iterate();
}

double SearchingPlayer::progress() const {
  return search_->wanted == 0 ? 1 : static_cast<double>(search_->done) / search_->wanted;
}

} // namespace twoseat
