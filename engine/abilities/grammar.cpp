// What all languages share: forms, templates, number words.
#include "engine/abilities/grammar.h"
#include <algorithm>

namespace twoseat {

const Grammar& grammar_of(Language language) {
  switch (language) {
  case Language::Malay: return malay;
  case Language::Italian: return italian;
  case Language::Indonesian: return indonesian;
  default: return english;
  }
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts(1);
  for (const char c : text)
    if (c == at)
      parts.emplace_back();
    else
      parts.back() += c;
  return parts;
}

Name noun(std::string_view text) {
  const std::size_t slash = text.find('/');
  std::vector<std::string> parts = split(text.substr(0, slash), '|');
  if (slash != std::string_view::npos) { // inside of a template "|" has another meaning
    parts.resize(3);
    parts[2] = text.substr(slash + 1);
  }
  const auto head = [](const std::string& part) { return part.substr(0, part.find('^')); };
  Name noun;
  noun.one = head(parts[0]);
  noun.many = head(parts.size() > 1 && !parts[1].empty() ? parts[1] : parts[0]);
  if (const std::size_t tail = parts[0].find('^'); tail != std::string::npos)
    noun.tail = parts[0].substr(tail + 1);
  for (const char flag : parts.size() > 2 ? parts[2] : std::string()) {
    noun.feminine = noun.feminine || flag == 'f';
    noun.single = noun.single || flag == '1';
    noun.beside = noun.beside || flag == 'n';
    noun.at = noun.at || flag == '@';
  }
  return noun;
}

std::string form(std::string_view forms, bool many, bool feminine) {
  const std::vector<std::string> parts = split(forms, '|');
  if (parts.size() == 4) return parts[(many ? 2U : 0U) + (feminine ? 1U : 0U)];
  return parts.size() >= 2 && many ? parts[1] : parts[0];
}

std::string number_word(const Speech& speech, std::int32_t number) {
  return number >= 1 && number <= 10 ? speech.numbers[number - 1] : std::to_string(number);
}

std::string spaced(std::initializer_list<std::string> words) {
  std::string all;
  for (const std::string& word : words)
    if (!word.empty()) all += (all.empty() ? "" : " ") + word;
  return all;
}

std::string near_words(const Things& things, bool many) {
  std::string all;
  for (const std::string& word : things.near)
    all = spaced({all, form(word, many, things.noun.feminine)});
  return all;
}

std::string far_words(const Things& things, bool many) {
  std::string all;
  for (const std::string& word : things.far)
    all = spaced({all, form(word, many, things.noun.feminine)});
  return all;
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

namespace {

struct Filler {
  const Grammar& grammar;
  const std::vector<Value>& values;
  Owner owner;
  const Phrase& agrees;
  bool lacks = false; // a value of the group is empty

  const std::string* value(std::string_view name) const {
    for (const Value& value : values)
      if (value.name == name) return &value.text;
    return nullptr;
  }

  std::string hole(std::string_view inside) {
    if (const std::size_t colon = inside.find(':'); colon != std::string_view::npos)
      return grammar.owned(*grammar.speech, inside.substr(0, colon), noun(inside.substr(colon + 1)), owner);
    const std::size_t equals = inside.find('=');
    const std::string* found = value(equals == std::string_view::npos ? inside : inside.substr(equals + 1));
    if (found == nullptr) return "?" + std::string(inside);
    lacks = lacks || found->empty();
    return equals == std::string_view::npos ? *found : grammar.lead(inside.substr(0, equals), *found);
  }

  std::string group(std::string_view inside) { // between < and >
    if (!inside.empty() && inside[0] == '!') {
      const std::size_t space = std::min(inside.find(' '), inside.size());
      const std::string* found = value(inside.substr(1, space - 1));
      return found != nullptr && !found->empty() ? "" : run(inside.substr(space));
    }
    const bool before = lacks;
    lacks = false;
    std::string text = run(inside);
    if (lacks) text.clear();
    lacks = before;
    return text;
  }

  std::string run(std::string_view text) {
    std::string all;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char close = text[i] == '{' ? '}' : text[i] == '<' ? '>' : 0;
      const std::size_t end = close != 0 ? text.find(close, i) : std::string_view::npos;
      if (end != std::string_view::npos) {
        const std::string_view inside = text.substr(i + 1, end - i - 1);
        all += close == '}' ? hole(inside) : group(inside);
        i = end;
      } else if (text[i] == '@') {
        all += agrees.feminine ? (agrees.many ? "e" : "a") : (agrees.many ? "i" : "o");
      } else {
        all += text[i];
      }
    }
    return all;
  }
};

} // namespace

std::string fill(const Grammar& grammar, std::string_view text, const std::vector<Value>& values, Owner owner,
                 const Phrase& agrees) {
  Filler filler{grammar, values, owner, agrees};
  return filler.run(text);
}

} // namespace twoseat
