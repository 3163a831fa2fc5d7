// Malay and Indonesian: nothing agrees; the noun comes first, then what it is like, then whose it is, then "yang ...".
#include "engine/abilities/grammar_malay.h"
#include <algorithm>

namespace twoseat {
namespace {

template <bool indonesia>
std::string whose(Owner owner) {
  switch (owner) {
  case Owner::You: return indonesia ? "Anda" : "anda";
  case Owner::Opponent: return indonesia ? "lawan Anda" : "pihak lawan anda";
  case Owner::Their: return indonesia ? "miliknya" : "mereka";
  case Owner::Each: return "setiap pemain";
  default: return "";
  }
}

template <bool indonesia>
std::string things(const Speech& speech, const Things& t, const Count& count) {
  const Grammar& grammar = indonesia ? indonesian : malay;
  const std::string owner = whose<indonesia>(t.owner);
  const std::string tail = t.noun.tail.substr(t.noun.tail.empty() ? 0 : 1);
  std::string core = spaced(
      {t.noun.one, near_words(t, false), t.other ? "lain" : "", owner, tail, t.where, far_words(t, false)});
  const auto number = [&](const char* pattern, std::int32_t n, std::int32_t m = 0) {
    const std::string first = number_word(speech, n);
    const std::string second = number_word(speech, m);
    return fill(indonesia ? indonesian : malay, pattern, {{"n", first}, {"m", second}});
  };
  if (t.noun.single && !owner.empty()) return core;
  switch (count.det) {
  case Det::Exactly:
    if (count.min == 1 && !owner.empty()) return spaced({"salah satu", core});
    return spaced({number_word(speech, count.min), core});
  case Det::UpTo: return spaced({number(speech.up_to, count.min), core});
  case Det::Any: return spaced({speech.any_number, core});
  case Det::AtLeast: return spaced({number(speech.at_least, count.min), core});
  case Det::AtMost: return spaced({number(speech.at_most, count.max), core});
  case Det::Between: return spaced({number(speech.between, count.min, count.max), core});
  case Det::Equal: return fill(grammar, speech.equal, {{"0", core}, {"1", count.equal}});
  case Det::All: return spaced({"semua", core});
  default: return core;
  }
}

constexpr std::string_view own_words[] = {"own", "in", "from", "of", "to", "into", "on", "by"};
constexpr std::string_view ms_words[] = {"", "dalam", "dari", "", "ke", "ke dalam", "di atas", "oleh"};
constexpr std::string_view id_words[] = {"", "di", "dari", "", "ke", "ke", "di atas", "oleh"};

template <bool indonesia>
std::string word_for(std::string_view preposition) {
  for (std::size_t i = 0; i < std::size(own_words); ++i)
    if (own_words[i] == preposition) return std::string(indonesia ? id_words[i] : ms_words[i]);
  return "";
}

template <bool indonesia>
std::string lead(std::string_view preposition, const std::string& phrase) {
  return spaced({word_for<indonesia>(preposition), phrase});
}

template <bool indonesia>
std::string owned(const Speech&, std::string_view preposition, const Name& noun, Owner owner) {
  const std::string word = preposition == "in" && noun.at     ? "di"
                           : preposition == "into" && noun.at ? "ke"
                                                              : word_for<indonesia>(preposition);
  return spaced({word, noun.one, whose<indonesia>(owner)});
}

std::string act(std::string_view forms, Voice voice, const Phrase& object) {
  const std::vector<std::string> parts = split(forms, '|');
  std::string text = parts[std::min(static_cast<std::size_t>(voice), parts.size() - 1)];
  if (const std::size_t hole = text.find('~'); hole != std::string::npos)
    text.replace(hole, 1, object.text.empty() ? "" : " " + object.text);
  return text;
}

std::string demonstrative(const Name& noun, bool many, bool near) {
  return spaced({many ? "semua" : "", noun.one, near ? "ini" : "itu"});
}

std::string possessive(const std::string& phrase) {
  return phrase;
}

} // namespace

const Grammar malay = {&speech_ms, things<false>, owned<false>, lead<false>, act, demonstrative, possessive};
const Grammar indonesian = {&speech_id, things<true>,  owned<true>, lead<true>,
                            act,        demonstrative, possessive};

} // namespace twoseat
