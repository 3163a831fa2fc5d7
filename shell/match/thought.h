// A searching player at work for the table, in slices between frames. It is a part of the program of its own, which only
// those fetch who are played against or advised (scripts/split-program.mjs).
#pragma once
#include "engine/twoseat.h"
#include <memory>
#include <vector>

namespace twoseat {

struct Session;

constexpr double slice_of_a_frame = 0.008; // s, that a smooth table can spare

class Thought {
public:
  virtual ~Thought() = default;
  // Takes up the decision of the moment that is shown; the same match is thought about the same way.
  virtual void consider(const Session& session, std::uint32_t iterations) = 0;
  virtual void think(std::uint32_t iterations) = 0;
  virtual bool thinking() const = 0;
  virtual double progress() const = 0; // 0 to 1
  virtual Answer answer() const = 0;   // the best one so far
  virtual std::vector<Candidate> best(std::size_t most) const = 0;
  virtual std::vector<Expected> line(std::size_t most) const = 0;

  void think_a_slice(); // of a frame
};

// For the match of that session; page::has_part("proving") must be true.
std::unique_ptr<Thought> begin_thought(const Session& session);

namespace proving {
std::unique_ptr<Thought> begin_thought(const Session& session);
} // namespace proving

} // namespace twoseat
