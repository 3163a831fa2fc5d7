// What came of a search: the answer, those that were weighed against it, and what is expected to follow.
#include "engine/kernel/advance.h"
#include "engine/players/search.h"
#include <algorithm>
#include <cmath>
#include <string_view>

namespace twoseat {

// What lies before its eyes, whenever it is.
std::uint64_t SearchingPlayer::Search::sight(const Match& of) {
  twoseat::view({book, of}, viewer_of(question.seat), view);
  view.answers = 0;
  const std::string_view bytes(reinterpret_cast<const char*>(&view), sizeof view);
  return std::hash<std::string_view>{}(bytes);
}

bool SearchingPlayer::Search::comes_back(const Answer& answer) {
  Random its_own = Random::from_seed(1);
  sampler.sample(match, viewer_of(question.seat), its_own, world);
  if (!ask({book, world}, decision)) return false;
  Game game{book, world};
  twoseat::answer(game, decision, answer);
  return !over(world) && world.turn == turn &&
         std::find(seen.begin(), seen.end(), sight(world)) != seen.end();
}

// At each pick the way that was tried most often; at the first none of those. `first`: its key.
Answer SearchingPlayer::Search::most_tried_answer(std::span<const std::uint64_t> without,
                                                  std::uint64_t& first) {
  Picking picking(match, question);
  SearchTree::Index node = SearchTree::root;
  for (bool begins = true; !picking.done(); begins = false) {
    picking.list(book, ways);
    std::size_t best = 0;
    std::uint32_t most = 0;
    SearchTree::Index next = SearchTree::none;
    for (std::size_t i = 0; i < ways.size() && ways.size() > 1 && node != SearchTree::none; ++i) {
      const SearchTree::Index child = tree.child(node, ways[i].key);
      const bool left_out = begins && std::find(without.begin(), without.end(), ways[i].key) != without.end();
      if (child == SearchTree::none || left_out || tree[child].visits <= most) continue;
      most = tree[child].visits;
      next = child;
      best = i;
    }
    if (begins) first = ways[best].key;
    picking.take(ways[best]);
    if (ways.size() > 1) node = next;
  }
  return picking.answer();
}

// Of the answers that were tried nearly as often as the one along the ways tried most, the one that went best. Cards are
// picked one after the other, in their order: which way was tried most says little of a set, and nothing between equals.
Answer SearchingPlayer::Search::best_answer(std::span<const std::uint64_t> without, std::uint64_t& first) {
  const Answer most_tried = most_tried_answer(without, first);
  const Picking picking(match, question);
  picking.list(book, ways);
  const std::vector<Way> firsts(ways.begin(), ways.end());
  std::vector<Candidate> all;
  std::vector<std::uint64_t> keys; // of their first picks
  for (const Way& way : firsts) {
    const SearchTree::Index child =
        firsts.size() == 1 ? SearchTree::root : tree.child(SearchTree::root, way.key);
    if (child == SearchTree::none || std::find(without.begin(), without.end(), way.key) != without.end())
      continue;
    Picking on = picking;
    on.take(way);
    list_candidates(on, child, all);
    keys.resize(all.size(), way.key);
  }
  const auto own =
      std::find_if(all.begin(), all.end(), [&](const Candidate& each) { return each.answer == most_tried; });
  if (own == all.end()) return most_tried;
  // What was tried less often is less sure to be as good as it looks.
  const auto worth = [](const Candidate& each) { return each.chance - 0.1 / std::sqrt(each.visits); };
  std::size_t best = static_cast<std::size_t>(own - all.begin());
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].visits * 2 >= own->visits && worth(all[i]) > worth(all[best])) best = i;
  first = keys[best];
  return all[best].answer;
}

// What goes round in circles only if all does.
Answer SearchingPlayer::Search::answer() {
  constexpr std::size_t most_circles = 8;
  std::array<std::uint64_t, most_circles> without{};
  std::uint64_t first = 0;
  const Answer best = best_answer({}, first);
  Answer chosen = best;
  for (std::size_t i = 0; i < most_circles && comes_back(chosen); ++i) {
    without[i] = first;
    chosen = best_answer(std::span(without).first(i + 1), first);
    if (std::find(without.begin(), without.begin() + static_cast<std::ptrdiff_t>(i) + 1, first) !=
        without.begin() + static_cast<std::ptrdiff_t>(i) + 1)
      return best;
  }
  return chosen;
}

// The keys of the ways by which an answer is reached, where there is more than one; false: the search offers no such one.
// Whoever gave it may have meant other copies, so that what is picked is looked for by its key.
bool SearchingPlayer::Search::keys_of(const Answer& given, std::vector<std::uint64_t>& keys) {
  std::vector<std::uint64_t> meant;
  for (std::size_t i = 0; i < given.picks.size(); ++i)
    meant.push_back(key_of({book, match}, question.seat, question.picked(given, i)));
  keys.clear();
  Picking picking(match, question);
  while (!picking.done()) {
    picking.list(book, ways);
    std::size_t way = ways.size();
    auto at = meant.end();
    for (std::size_t i = 0; i < ways.size() && way == ways.size(); ++i) {
      if (ways[i].choice != given.choice || ways[i].enough != meant.empty()) continue;
      at = std::find(meant.begin(), meant.end(), ways[i].key);
      if (ways[i].enough || at != meant.end()) way = i;
    }
    if (way == ways.size()) return false;
    if (!ways[way].enough) meant.erase(at);
    if (ways.size() > 1) keys.push_back(ways[way].key);
    picking.take(ways[way]);
  }
  return meant.empty();
}

void SearchingPlayer::Search::list_candidates(const Picking& picking, SearchTree::Index node,
                                              std::vector<Candidate>& out) {
  if (picking.done()) {
    out.push_back({picking.answer(), tree[node].visits, tree[node].mean()});
    return;
  }
  picking.list(book, ways);
  const std::vector<Way> here(ways.begin(), ways.end());
  for (const Way& way : here) {
    const SearchTree::Index next = here.size() == 1 ? node : tree.child(node, way.key);
    if (next == SearchTree::none) continue;
    Picking on = picking;
    on.take(way);
    list_candidates(on, next, out);
  }
}

// A place in `ways`; as many as there are: none of them was tried.
std::size_t SearchingPlayer::Search::most_tried(SearchTree::Index node) const {
  std::size_t best = ways.size();
  std::uint32_t most = 0;
  for (std::size_t i = 0; i < ways.size() && node != SearchTree::none; ++i)
    if (const SearchTree::Index child = tree.child(node, ways[i].key);
        child != SearchTree::none && tree[child].visits > most)
      most = tree[child].visits, best = i;
  return best;
}

// Answers a decision of the sample as the course says, and then as was tried most often; false: hardly anything was.
bool SearchingPlayer::Search::follow(Course& course, Picking& picking, bool& chosen) {
  constexpr std::uint32_t founded = 4; // visits; what was tried less often is chance
  while (!picking.done()) {
    picking.list(book, ways);
    std::size_t way = 0;
    if (ways.size() > 1) {
      const bool given = course.at < course.keys.size();
      way = most_tried(course.node);
      if (given)
        for (std::size_t i = 0; i < ways.size(); ++i)
          if (ways[i].key == course.keys[course.at]) way = i;
      if (way == ways.size()) return false;
      if (course.node != SearchTree::none) course.node = tree.child(course.node, ways[way].key);
      const std::uint32_t visits = course.node == SearchTree::none ? 0 : tree[course.node].visits;
      if (!given && visits < founded) return false;
      course.visits += visits;
      course.at += given ? 1 : 0;
      chosen = true;
    }
    picking.take(ways[way]);
  }
  return true;
}

// The moves of one sample along that course.
std::vector<Expected> SearchingPlayer::Search::expect(Course& course, std::size_t most, Random& dice) {
  std::vector<Expected> out;
  sampler.sample(match, viewer_of(question.seat), dice, world);
  while (out.size() < most && !over(world) && world.turn < match.turn + evaluation.turns_ahead &&
         ask({book, world}, decision)) {
    Picking picking(world, decision);
    bool chosen = out.empty(); // the first is told in any case
    if (!follow(course, picking, chosen)) break;
    const Answer& answer = picking.answer();
    if (chosen) out.push_back({decision.seat, decision.choice(answer).verb, {}});
    for (std::size_t i = 0; i < answer.picks.size() && chosen; ++i)
      out.back().picks.push_back(decision.picked(answer, i));
    Game game{book, world};
    twoseat::answer(game, decision, answer);
  }
  return out;
}

Answer SearchingPlayer::answer() const {
  return search_->answer();
}

std::vector<Candidate> SearchingPlayer::best(std::size_t most) const {
  Search& s = *search_;
  std::vector<Candidate> out;
  if (s.question.seat == Seat::None) return out;
  s.list_candidates(Picking(s.match, s.question), SearchTree::root, out);
  std::stable_sort(out.begin(), out.end(), [](const Candidate& a, const Candidate& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.chance > b.chance;
  });
  const Answer first = answer();
  const auto at =
      std::find_if(out.begin(), out.end(), [&first](const Candidate& each) { return each.answer == first; });
  if (at == out.end())
    out.insert(out.begin(), {first, 0, chance()});
  else
    std::rotate(out.begin(), at, at + 1);
  if (out.size() > most) out.resize(most);
  return out;
}

std::vector<Expected> SearchingPlayer::line(std::size_t most) const {
  constexpr int samples = 12; // of which the one is told whose moves were tried most
  Search& s = *search_;
  Search::Course first;
  if (s.question.seat == Seat::None || !s.keys_of(answer(), first.keys)) return {};
  std::vector<Expected> best;
  std::uint64_t most_visits = 0;
  Random dice = Random::from_seed(1);
  for (int i = 0; i < samples; ++i) {
    Search::Course course = first;
    std::vector<Expected> told = s.expect(course, most, dice);
    if (!best.empty() && course.visits <= most_visits) continue;
    most_visits = course.visits;
    best = std::move(told);
  }
  return best;
}

double SearchingPlayer::chance() const {
  return search_->tree[SearchTree::root].mean();
}

} // namespace twoseat
