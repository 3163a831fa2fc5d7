// What stands on a card besides its text: its numbers and its kinds, as texts of that language name them.
#include "engine/abilities/wording.h"
#include "engine/abilities/write.h"
#include "engine/kernel/family.h"
#include <algorithm>

namespace twoseat {
namespace {

enum class Piece : std::uint8_t { Kind, Number };

// Of "[Forza]|forza|f" the second form, of nouns the first.
std::string name_in(std::span<const Word> words, const Named& what, Piece part) {
  const char* const found = find_word(words, what.id);
  std::string_view text = found != nullptr ? found : what.name;
  const bool sign = text.starts_with('[');
  if (part == Piece::Number && sign) text.remove_prefix(std::min(text.find('|') + 1, text.size()));
  text = text.substr(0, std::min(text.find('|'), text.find('<')));
  return std::string(text.substr(text.starts_with('+') ? 1 : 0));
}

// None: the program's own, English names.
Wording words_in(const Rulebook& book, Language language) {
  const Wording* wording = language == Language::English ? nullptr : wording_of(book, language);
  return wording != nullptr ? *wording : Wording{};
}

std::string listed(std::string line, const std::string& next) {
  return line.empty() ? next : std::move(line) + ", " + next;
}

} // namespace

std::string write_numbers(const Rulebook& book, DefId def, Language language) {
  const Wording words = words_in(book, language);
  const Face& face = book.face(def);
  std::string line;
  for (std::size_t i = 0; i < std::min(book.family->attributes.size(), face.numbers.size()); ++i)
    if (face.numbers[i] != absent)
      line = listed(std::move(line), name_in(words.attributes, book.family->attributes[i], Piece::Number) +
                                         " " + std::to_string(face.numbers[i]));
  return line;
}

std::string write_kinds(const Rulebook& book, DefId def, Language language) {
  const Wording words = words_in(book, language);
  std::string line;
  for (std::size_t i = 0; i < book.family->marks.size(); ++i)
    if (((book.face(def).marks >> i) & 1U) != 0)
      line = listed(std::move(line), name_in(words.marks, book.family->marks[i], Piece::Kind));
  return line;
}

} // namespace twoseat
