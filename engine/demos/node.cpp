// Reading single values, and saying what is wrong with them.
#include "engine/demos/node.h"
#include <algorithm>

namespace twoseat::demos {
namespace {

std::string escaped(std::string_view key) { // as JSON pointers ask (RFC 6901)
  std::string result;
  for (const char c : key)
    result += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
  return result;
}

} // namespace

void Node::fail(FilledPhrase sentence) const {
  sheet_->faults.push_back(
      {FilledPhrase::name(sheet_->file + (path_.empty() ? "" : " " + path_)), "", std::move(sentence)});
}

Node Node::at(const char* key) const {
  const Json* found = has(key) ? &(*value_)[key] : nullptr;
  return {*sheet_, found, path_ + "/" + escaped(key)};
}

std::vector<Node> Node::items() const {
  std::vector<Node> result;
  if (!*this) return result;
  if (!is_list()) return {*this};
  for (std::size_t i = 0; i < value_->size(); ++i)
    result.emplace_back(*sheet_, &(*value_)[i], path_ + "/" + std::to_string(i));
  return result;
}

std::vector<std::pair<std::string, Node>> Node::fields() const {
  std::vector<std::pair<std::string, Node>> result;
  if (!*this) return result;
  if (!is_object()) {
    fail("It must be an object.");
    return result;
  }
  for (const auto& [key, value] : value_->items())
    result.emplace_back(key, Node{*sheet_, &value, path_ + "/" + escaped(key)});
  return result;
}

bool Node::only(std::initializer_list<std::string_view> known) const {
  bool fine = is_object();
  for (const auto& [key, node] : fields())
    if (std::find(known.begin(), known.end(), key) == known.end()) {
      node.fail(
          {"There is no such field here; there are {list}.",
           {FilledPhrase::name(listed(known, [](std::string_view name) { return std::string(name); }))}});
      fine = false;
    }
  return fine;
}

std::string Node::text() const {
  if (is_text() && !value_->get_ref<const std::string&>().empty()) return value_->get<std::string>();
  fail("It must be a text.");
  return "";
}

bool Node::flag() const {
  if (value_->is_boolean()) return value_->get<bool>();
  fail("It must be true or false.");
  return false;
}

std::int64_t Node::number(std::int64_t least, std::int64_t most) const {
  const bool fits =
      value_->is_number_unsigned()
          ? most >= 0 && value_->get<std::uint64_t>() <= static_cast<std::uint64_t>(most) &&
                static_cast<std::int64_t>(value_->get<std::uint64_t>()) >= least
          : is_number() && value_->get<std::int64_t>() >= least && value_->get<std::int64_t>() <= most;
  if (fits) return value_->get<std::int64_t>();
  fail({"It must be a whole number from {least} to {most}.", {least, most}});
  return least;
}

Seat Node::seat() const {
  if (is_text() && *value_ == "A") return Seat::A;
  if (is_text() && *value_ == "B") return Seat::B;
  fail("It must be \"A\" or \"B\".");
  return Seat::A;
}

Viewer Node::viewer() const {
  if (is_text() && *value_ == "A") return Viewer::A;
  if (is_text() && *value_ == "B") return Viewer::B;
  if (is_text() && *value_ == "spectator") return Viewer::Spectator;
  fail("It must be \"A\", \"B\" or \"spectator\".");
  return Viewer::A;
}

Viewers Node::viewers() const {
  if (is_text() && *value_ == "all") return everybody;
  Viewers result = nobody;
  for (const Node& item : items())
    result = static_cast<Viewers>(result | (1U << static_cast<unsigned>(item.viewer())));
  return result;
}

std::vector<std::string> Node::texts() const {
  std::vector<std::string> result;
  for (const Node& item : items())
    result.push_back(item.text());
  return result;
}

} // namespace twoseat::demos
