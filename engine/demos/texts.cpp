// What demos tell: a text, or the same in several languages, of which English must be one.
#include "engine/demos/words.h"

namespace twoseat::demos {
namespace {

// f(language, node) for every language that the text is in.
template <class F>
void each_language(const Node& node, F f) {
  if (!node.is_object()) return f(Language::English, node);
  if (!node.only({"en", "ms", "it", "id"})) return;
  if (!node.has("en")) return node.fail("It must be told in English, too: \"en\" is missing.");
  for (std::size_t i = 0; i < language_ids.size(); ++i)
    if (const Node own = node.at(language_ids[i].data())) f(static_cast<Language>(i), own);
}

} // namespace

Text told(const Node& node) {
  Text result;
  each_language(node, [&](Language language, const Node& own) {
    result.in[static_cast<std::size_t>(language)] = own.text();
  });
  return result;
}

std::vector<Text> told_paragraphs(const Node& node) {
  std::vector<Text> result;
  each_language(node, [&](Language language, const Node& own) {
    const std::vector<std::string> paragraphs = own.texts();
    if (language == Language::English) result.resize(paragraphs.size());
    if (paragraphs.size() != result.size())
      return own.fail({"It must have as many paragraphs as in English: {n}.", {result.size()}});
    for (std::size_t i = 0; i < paragraphs.size(); ++i)
      result[i].in[static_cast<std::size_t>(language)] = paragraphs[i];
  });
  return result;
}

} // namespace twoseat::demos
