// What a search keeps while it runs; of the searching player alone (searching_player.cpp, search_results.cpp).
#pragma once
#include "engine/players/picking.h"
#include "engine/players/playing_on.h"
#include "engine/players/sampler.h"
#include "engine/players/search_tree.h"
#include "engine/players/searching_player.h"
#include "engine/seats/view.h"

namespace twoseat {

struct SearchingPlayer::Search {
  static constexpr std::size_t most_nodes = 60'000;    // 2.4 MB
  static constexpr std::uint32_t most_decisions = 200; // of one iteration
  static constexpr std::size_t most_path = most_decisions + 1;

  Search(const Rulebook& rulebook, const Evaluation& evaluated)
      : book(rulebook), evaluation(evaluated), sampler(rulebook), tree(most_nodes) {}

  // A move that was made in this iteration, for MoveAverages.
  struct Made {
    std::uint64_t kind = 0;
    Seat seat = Seat::None;
  };

  const Rulebook& book;
  const Evaluation& evaluation;
  Sampler sampler;
  SearchTree tree;
  MoveAverages averages;
  Match match;       // about which it thinks
  Decision question; // that is put in it
  Match world;       // of this iteration
  Decision decision; // in it
  Ways ways;
  Random chance;
  std::uint32_t done = 0, wanted = 0;
  std::vector<SearchTree::Index> path;
  std::vector<Made> made;
  std::vector<std::uint64_t> insisted; // the keys of the one answer that is weighed; empty: all are

  // What its seat saw when it had to decide, this turn: whoever comes back there goes round in circles.
  std::vector<std::uint64_t> seen;
  std::uint32_t turn = 0; // of what it saw
  SeatView view;

  // The search.
  void iterate();
  SearchTree::Index descend(Picking& picking, SearchTree::Index node, bool& grown);
  std::uint32_t weight_of(const Way& way) const;
  SearchTree::Index choose(SearchTree::Index node, bool own, bool& grown, std::size_t& way);
  SearchTree::Index insist(SearchTree::Index node, std::size_t& way);
  void finish_picking(Picking& picking);
  void make(const Answer& answer);
  bool goes_on() const {
    return !over(world) && world.turn < match.turn + evaluation.turns_ahead && made.size() < most_decisions;
  }

  // What came of it.
  std::uint64_t sight(const Match& of);
  Answer most_tried_answer(std::span<const std::uint64_t> without, std::uint64_t& first);
  Answer best_answer(std::span<const std::uint64_t> without, std::uint64_t& first);
  bool comes_back(const Answer& answer);
  Answer answer();
  bool keys_of(const Answer& answer, std::vector<std::uint64_t>& keys);
  void list_candidates(const Picking& picking, SearchTree::Index node, std::vector<Candidate>& out);

  // A way down the tree: given picks first, then those that were tried most often.
  struct Course {
    std::vector<std::uint64_t> keys; // of the given ones
    std::size_t at = 0;              // of them
    SearchTree::Index node = SearchTree::root;
    std::uint64_t visits = 0; // of all that it passed: how well it is founded
  };
  std::size_t most_tried(SearchTree::Index node) const;
  bool follow(Course& course, Picking& picking, bool& chosen);
  std::vector<Expected> expect(Course& course, std::size_t most, Random& dice);
};

} // namespace twoseat
