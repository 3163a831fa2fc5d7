// The tree of a search: what was tried, how often it could have been, and how it went. Its room is fixed.
#pragma once
#include <cstdint>
#include <vector>

namespace twoseat {

class SearchTree {
public:
  using Index = std::uint32_t;
  static constexpr Index root = 0;
  static constexpr Index none = 0xffffffffU;

  struct Node {
    std::uint64_t key = 0; // of the way that leads here
    Index first_child = none, next = none;
    std::uint32_t visits = 0;
    std::uint32_t available = 0; // how often this way was open, tried or not
    double total = 0;            // of the chances of whoever searches
    double mean() const { return visits == 0 ? 0.5 : total / visits; }
  };

  explicit SearchTree(std::size_t most) : most_(most) { nodes_.reserve(most); }

  void clear() {
    nodes_.clear();
    nodes_.push_back({});
  }
  const Node& operator[](Index i) const { return nodes_[i]; }
  Node& operator[](Index i) { return nodes_[i]; }

  Index child(Index parent, std::uint64_t key) const {
    Index at = nodes_[parent].first_child;
    while (at != none && nodes_[at].key != key)
      at = nodes_[at].next;
    return at;
  }
  Index add(Index parent, std::uint64_t key) { // none: no room is left
    if (nodes_.size() == most_) return none;
    const auto added = static_cast<Index>(nodes_.size());
    Node node;
    node.key = key;
    node.next = nodes_[parent].first_child;
    nodes_.push_back(node);
    nodes_[parent].first_child = added;
    return added;
  }

private:
  std::size_t most_;
  std::vector<Node> nodes_;
};

} // namespace twoseat
