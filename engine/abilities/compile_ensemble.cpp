// What cards must be together that pay for one part of a cost: kinds that are among them, one of each group, the same
// number, a sum.
#include "engine/abilities/compiler.h"

namespace twoseat {

using nlohmann::json;
using script::Ensemble;

namespace {

constexpr const char* forms[] = {"among them", "each of", "sum"};
constexpr std::int32_t most_of_sum = 63; // cards that may add up to one

} // namespace

bool Compiler::has_ensemble(const json& from) const {
  for (const char* form : forms)
    if (from.contains(form)) return true;
  return false;
}

// {"choose": "some", "among them": ["red", "blue"]}, {..., "each of": ["Oru", "Maren"], "same": "power"},
// {..., "sum": {"cost": {"cost": "this"}}}
void Compiler::ensemble(const json& from, const std::string& field, script::Node& node) {
  Ensemble all;
  std::int32_t most = 0;
  if (!node.cost) fail(field, "Only a cost asks what its cards are together.");
  if (from["choose"] != "some") fail(field + "/choose", "It must be \"some\": the rest says how many.");
  for (const char* other : {"up to", "random", "as possible", "late", "by"})
    if (from.contains(other)) fail(field + "/" + std::string(other), "It does not go with this.");
  const auto attribute = [&](const std::string& id, const std::string& at) {
    const std::size_t found = find(book_.family->attributes, id);
    if (found == book_.family->attributes.size()) fail(at, "There is no such number of a card.");
    return static_cast<std::uint8_t>(found % book_.family->attributes.size());
  };
  int said = 0;
  for (const char* form : forms)
    said += from.contains(form) ? 1 : 0;
  if (said > 1) fail(field, "It asks for one thing at once.");
  if (from.contains("among them")) {
    const std::string here = field + "/among them";
    const json& list = from["among them"];
    if (!list.is_array() || list.size() < 2) return fail(here, "It must be a list of two or more.");
    for (const json& one : list) {
      const std::size_t mark = find(book_.family->marks, text(one, here));
      if (mark == book_.family->marks.size()) return fail(here, "There is no such kind of card.");
      all.marks |= std::uint64_t{1} << mark;
      ++most;
    }
  } else if (from.contains("each of")) {
    const std::string here = field + "/each of";
    const json& list = from["each of"];
    if (!list.is_array() || list.size() < 2 || list.size() > all.tags.size())
      return fail(here, {"It must be a list of two to {n}.", {all.tags.size()}});
    for (const json& one : list) {
      all.tags[static_cast<std::size_t>(most++)] = tag(one, here);
    }
  } else {
    const json& sum = from["sum"];
    if (!sum.is_object() || sum.size() != 1)
      return fail(field + "/sum", "It must say which number adds up to how much.");
    const std::string id = sum.begin().key();
    all.sums = true;
    all.attribute = attribute(id, field + "/sum/" + id);
    all.amount = amount(sum.begin().value(), field + "/sum/" + id);
    most = most_of_sum;
  }
  if (from.contains("same")) {
    if (all.sums) fail(field + "/same", "It does not go with this.");
    all.same = true;
    all.attribute = attribute(text(from["same"], field + "/same"), field + "/same");
  }
  node.amount = amount(most, field);
  book_.script.ensembles.push_back(all);
  node.ensemble = static_cast<Index>(book_.script.ensembles.size() - 1);
}

} // namespace twoseat
