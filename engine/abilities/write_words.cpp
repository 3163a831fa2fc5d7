// Single words: places, attributes, owners.
#include "engine/abilities/writer.h"

namespace twoseat {

std::string TextWriter::word(std::span<const Word> table, std::string_view id) const {
  const char* found = find_word(table, id);
  return found != nullptr ? found : "?" + std::string(id);
}

// The fewest of the family's words that together mean these places.
std::vector<std::size_t> TextWriter::place_words(std::uint32_t places) const {
  std::vector<std::size_t> found;
  while (places != 0) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < lexicon_.places.size(); ++i) {
      const std::uint32_t bits = lexicon_.places[i].places;
      if (bits != 0 && (bits & ~places) == 0 &&
          __builtin_popcount(bits) > __builtin_popcount(lexicon_.places[best].places))
        best = i;
    }
    if (best == 0) break;
    found.push_back(best);
    places &= ~lexicon_.places[best].places;
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::string TextWriter::circles(std::uint32_t places) const {
  std::string all;
  for (const std::size_t place : place_words(places))
    all += (all.empty() ? "" : "/") + word(words_.tags, lexicon_.places[place].id);
  return all;
}

// "from your hand or from your soul", "on (RC)"
std::string TextWriter::zone(std::string_view preposition, std::uint32_t places, Owner owner) const {
  std::vector<std::string> parts;
  std::uint32_t circle = 0;
  for (const std::size_t place : place_words(places))
    if (lexicon_.places[place].units)
      circle |= lexicon_.places[place].places;
    else
      parts.push_back(
          grammar_.owned(say_, preposition, noun(word(words_.places, lexicon_.places[place].id)), owner));
  if (circle != 0)
    parts.push_back(put(preposition == "from" ? say_.from_circle : say_.on_circle, circles(circle)));
  return joined(parts, say_.a_or);
}

// "adjacent to this card", "within 2 cells of this card"
std::string TextWriter::reach(const script::Select& select) const {
  const bool steps = select.reach < first_reach;
  const char* id = steps ? "" : lexicon_.reaches[select.reach - first_reach].id;
  std::vector<Value> values = {{"n", std::to_string(select.reach)}};
  if (select.around == 0)
    return steps ? fill(grammar_, word(words_.reaches, id), values) : word(words_.reaches, id);
  TextWriter other = *this;
  values.push_back({"c", other.phrase(select.around, false).text});
  return fill(grammar_, word(words_.arounds, id), values);
}

Owner TextWriter::owner(script::Side side) const {
  if (side == script::Side::Both) return they_pay_ ? Owner::Their : Owner::None;
  if (side == script::Side::You) return they_pay_ ? Owner::Their : Owner::You;
  return theirs_ ? Owner::Their : Owner::Opponent;
}

bool TextWriter::is_trait(std::uint8_t attribute) const {
  return lexicon_.first_trait != 0 && attribute >= lexicon_.first_trait &&
         attribute < book_.family->attributes.size();
}

std::string TextWriter::trait(std::uint8_t attribute, const std::string& number) const {
  const std::string text = word(words_.attributes, book_.family->attributes[attribute].id);
  return fill(grammar_, text.substr(text.starts_with("+") ? 1 : 0), {{"n", number}});
}

std::string TextWriter::trait_named(std::string_view id) const {
  const auto& attributes = book_.family->attributes;
  for (std::size_t i = 0; i < attributes.size(); ++i)
    if (id == attributes[i].id) return label(static_cast<std::uint8_t>(i));
  return std::string(id);
}

// "Poison 2. Horde."
std::string TextWriter::traits(const Face& face) const {
  std::string all;
  const auto say = [&](const std::string& text) { all += (all.empty() ? "" : " ") + text + "."; };
  for (std::size_t i = 0; i < face.traits.size(); ++i)
    if (face.traits[i] != 0 && is_trait(static_cast<std::uint8_t>(lexicon_.first_trait + i)))
      say(trait(static_cast<std::uint8_t>(lexicon_.first_trait + i), std::to_string(face.traits[i])));
  for (std::size_t i = 0; i < book_.family->marks.size(); ++i)
    if ((face.marks & lexicon_.named_marks & (std::uint64_t{1} << i)) != 0)
      say(word(words_.marks, book_.family->marks[i].id).substr(1)); // without its "+"
  return all;
}

// A clan, a nation, a character: one of several kinds is named with its signs.
std::string TextWriter::group(Index tag) const {
  const std::string& name = book_.tags[tag - 1U];
  return lexicon_.tag_kinds.empty() ? "<" + name + ">" : name;
}

std::string TextWriter::label(std::uint8_t attribute) const {
  if (is_trait(attribute)) return trait(attribute, "");
  return split(word(words_.attributes, book_.family->attributes[attribute].id), '|')[0];
}

std::string TextWriter::in_words(std::uint8_t attribute) const {
  if (is_trait(attribute)) return trait(attribute, "");
  Name name = noun(word(words_.attributes, book_.family->attributes[attribute].id));
  name.one = name.many;
  return grammar_.owned(say_, "own", name, Owner::None);
}

// Without an article: "power".
std::string TextWriter::bare_word(std::uint8_t attribute) const {
  const Name name = noun(word(words_.attributes, book_.family->attributes[attribute].id));
  return name.many;
}

std::string TextWriter::put(const char* pattern, std::string zero, std::string one,
                            const Phrase& agrees) const {
  return fill(grammar_, form(pattern, agrees.many, agrees.feminine),
              {{"0", std::move(zero)}, {"1", std::move(one)}}, Owner::None, agrees);
}

std::string TextWriter::joined(const std::vector<std::string>& parts, const char* last) const {
  std::string all;
  for (std::size_t i = 0; i < parts.size(); ++i)
    all += (i == 0 ? "" : i + 1 == parts.size() ? last : ", ") + parts[i];
  return all;
}

} // namespace twoseat
