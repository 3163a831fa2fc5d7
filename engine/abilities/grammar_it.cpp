// Italian: gender and number, articles by sound, prepositions that grow together with them, pronouns on the verb.
#include "engine/abilities/grammar_it.h"
#include <algorithm>

namespace twoseat {
namespace {

bool vowel(char c) {
  return std::string_view("aeiouAEIOUhH").find(c) != std::string_view::npos;
}

// Words before which "il" becomes "lo" and "un" becomes "uno".
bool hard(const std::string& word) {
  const char first = word.empty() ? ' ' : static_cast<char>(word[0] | 0x20);
  const char second = word.size() < 2 ? ' ' : static_cast<char>(word[1] | 0x20);
  return first == 'z' || first == 'x' || (first == 's' && !vowel(second)) ||
         (first == 'p' && second == 's') || (first == 'g' && second == 'n');
}

std::string the(const std::string& word, bool many, bool feminine) { // with its space, if it has one
  const bool sound = !word.empty() && vowel(word[0]);
  if (many) return feminine ? "le " : sound || hard(word) ? "gli " : "i ";
  if (sound) return "l'";
  return feminine ? "la " : hard(word) ? "lo " : "il ";
}

std::string a(const std::string& word, bool feminine) {
  const bool sound = !word.empty() && vowel(word[0]);
  if (feminine) return sound ? "un'" : "una ";
  return hard(word) ? "uno " : "un ";
}

std::string ending(bool many, bool feminine) {
  return feminine ? (many ? "e" : "a") : (many ? "i" : "o");
}

std::string whose(Owner owner, bool many, bool feminine) { // before the noun
  if (owner == Owner::You) return many ? (feminine ? "tue" : "tuoi") : (feminine ? "tua" : "tuo");
  if (owner == Owner::Their) return many ? (feminine ? "sue" : "suoi") : (feminine ? "sua" : "suo");
  return "";
}
std::string of_whom(Owner owner) { // after it
  return owner == Owner::Opponent ? "del tuo avversario" : owner == Owner::Each ? "di ogni giocatore" : "";
}

// di + il, a + la ...: the preposition before a phrase that starts with an article or not
std::string joined(std::string_view preposition, const std::string& phrase) {
  struct Joint {
    const char *article, *ending;
  };
  constexpr Joint joints[] = {{"il ", "l "},    {"lo ", "llo "}, {"la ", "lla "}, {"l'", "ll'"},
                              {"gli ", "gli "}, {"le ", "lle "}, {"i ", "i "}};
  const std::string stem = preposition == "of"     ? "de"
                           : preposition == "in"   ? "ne"
                           : preposition == "on"   ? "su"
                           : preposition == "from" ? "da"
                           : preposition == "by"   ? "da"
                           : preposition == "into" ? "ne"
                                                   : "a";
  for (const Joint& joint : joints)
    if (phrase.starts_with(joint.article))
      return stem + joint.ending + phrase.substr(std::string(joint.article).size());
  return (stem == "de" ? "di " : stem == "ne" ? "in " : stem + " ") + phrase;
}

std::string lead(std::string_view preposition, const std::string& phrase) {
  return preposition == "own" ? phrase : joined(preposition, phrase);
}

std::string things(const Speech& speech, const Things& t, const Count& count) {
  const bool feminine = t.noun.feminine;
  const bool several = count.many() && !t.noun.single;
  const std::string other = t.other ? "altr" + ending(several, feminine) : "";
  const std::string mine = whose(t.owner, several, feminine);
  const auto name = [&](bool many) {
    return spaced({many ? t.noun.many : t.noun.one, near_words(t, many),
                   t.noun.tail.substr(t.noun.tail.empty() ? 0 : 1), of_whom(t.owner)});
  };
  const std::string after = spaced({t.where, far_words(t, several)});
  const auto with_the = [&](const std::string& rest) { return the(rest, several, feminine) + rest; };
  const auto number = [&](const char* pattern, std::int32_t n, std::int32_t m = 0) {
    const std::string one = n == 1 && feminine ? speech.number_one_f : number_word(speech, n);
    return fill(italian, pattern, {{"n", one}, {"m", number_word(speech, m)}});
  };
  const auto of = [&](const std::string& many) { // "due delle tue retroguardie", "due carte"
    return mine.empty() ? spaced({many, other, name(several)})
                        : spaced({many, feminine ? "delle" : "dei", mine, other, name(several)});
  };
  const auto one = [&] {
    const std::string rest =
        spaced({other.empty() ? mine : "", other.empty() ? name(false) : spaced({mine, name(false)})});
    return other.empty() ? a(rest, feminine) + rest : a(other, feminine) + spaced({other, mine, name(false)});
  };
  std::string head;
  if (t.noun.single && count.det != Det::Bare) {
    const bool any = t.owner == Owner::None && count.det == Det::Exactly;
    return spaced({any ? one() : with_the(spaced({mine, other, name(false)})), after});
  }
  switch (count.det) {
  case Det::Exactly: head = count.min == 1 ? one() : of(number("{n}", count.min)); break;
  case Det::UpTo: head = count.min == 1 ? "fino a " + one() : of(number(speech.up_to, count.min)); break;
  case Det::Any: head = of(spaced({speech.any_number, mine.empty() ? "di" : ""})); break;
  case Det::AtLeast: head = of(number(speech.at_least, count.min)); break;
  case Det::AtMost: head = of(number(speech.at_most, count.max)); break;
  case Det::Between: head = of(number(speech.between, count.min, count.max)); break;
  case Det::Equal:
    return fill(italian, speech.equal, {{"0", spaced({mine, other, name(true), after})}, {"1", count.equal}});
  case Det::All: head = (feminine ? "tutte " : "tutti ") + with_the(spaced({mine, other, name(true)})); break;
  case Det::Group: head = with_the(spaced({mine, other, name(true)})); break;
  case Det::Each: head = spaced({other, mine, name(false)}); break; // after "per ogni"
  case Det::Kind: head = one(); break;
  case Det::The: head = with_the(spaced({mine, other, name(false)})); break;
  case Det::Bare: head = spaced({mine, other, name(true)}); break;
  }
  return spaced({head, after});
}

std::string owned(const Speech&, std::string_view preposition, const Name& noun, Owner owner) {
  const std::string rest = spaced({whose(owner, false, noun.feminine), noun.one, of_whom(owner)});
  return lead(preposition, the(rest, false, noun.feminine) + rest);
}

// "ritira~" + "la": "ritirala"; "ritirare~": "ritirarla"; for others "la ritira". "con~": "con essa", "su~": "su di essa".
std::string act(std::string_view forms, Voice voice, const Phrase& object) {
  const std::vector<std::string> parts = split(forms, '|');
  std::string text = parts[std::min(static_cast<std::size_t>(voice), parts.size() - 1)];
  const std::size_t hole = text.find('~');
  if (hole == std::string::npos) return text;
  if (!object.pronoun) return text.replace(hole, 1, object.text.empty() ? "" : " " + object.text);
  constexpr std::pair<std::string_view, const char*> prepositions[] = {
      {" con", " ess"}, {" in", " ess"}, {" su", " di ess"}};
  for (const auto& [preposition, it] : prepositions)
    if (std::string_view(text).substr(0, hole).ends_with(preposition))
      return text.replace(hole, 1, it + ending(object.many, object.feminine));
  const std::string pronoun = "l" + ending(object.many, object.feminine);
  if (voice == Voice::Others) return pronoun + " " + text.erase(hole, 1);
  const bool infinitive = voice == Voice::May && hole > 0 && text[hole - 1] == 'e';
  return text.replace(infinitive ? hole - 1 : hole, infinitive ? 2 : 1, pronoun);
}

std::string demonstrative(const Name& noun, bool many, bool near) {
  const std::string& name = many ? noun.many : noun.one;
  const bool sound = vowel(name[0]);
  if (near) return "quest" + ending(many, noun.feminine) + " " + name;
  if (many) return (noun.feminine ? "quelle " : sound || hard(name) ? "quegli " : "quei ") + name;
  return (sound ? "quell'" : noun.feminine ? "quella " : hard(name) ? "quello " : "quel ") + name;
}

std::string possessive(const std::string& phrase) {
  return joined("of", phrase);
}

void polish(std::string& text) { // "a il" is "al"; "e" before another "e" is "ed"
  constexpr std::pair<const char*, const char*> contracted[] = {
      {" a il ", " al "},    {" a lo ", " allo "}, {" a la ", " alla "}, {" a i ", " ai "},
      {" a gli ", " agli "}, {" a le ", " alle "}, {" a l'", " all'"}};
  for (const auto& [apart, together] : contracted)
    for (std::size_t at = text.find(apart); at != std::string::npos; at = text.find(apart, at))
      text.replace(at, std::string_view(apart).size(), together);
  for (const char* before : {" e è", " e e", " e E"})
    for (std::size_t at = text.find(before); at != std::string::npos; at = text.find(before, at))
      text.replace(at, 2, " ed");
}

} // namespace

const Grammar italian = {&speech_it, things, owned, lead, act, demonstrative, possessive, polish};

} // namespace twoseat
