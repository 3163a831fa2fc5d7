// Which cards: selections as noun phrases, and what was named before as a pronoun.
#include "engine/abilities/writer.h"

namespace twoseat {

using script::Noun;
using script::Select;

namespace {

bool is_bit(std::uint64_t bits, std::size_t at) {
  return ((bits >> at) & 1U) != 0;
}

} // namespace

// "x|y" put into "a {0}|b {0}": each form into its own.
std::string TextWriter::forms(const char* pattern, const std::string& text) const {
  const std::size_t count = std::max(split(text, '|').size(), split(pattern, '|').size());
  const auto one = [&](bool many, bool feminine) {
    return fill(grammar_, form(pattern, many), {{"0", form(text, many, feminine)}});
  };
  if (count >= 4)
    return one(false, false) + "|" + one(false, true) + "|" + one(true, false) + "|" + one(true, true);
  return one(false, false) + "|" + one(true, false);
}

Name TextWriter::this_noun() const {
  return noun(unit_ ? words_.unit : words_.card);
}

// --- What is asked of a card ------------------------------------------------------------------------------------

std::vector<TextWriter::Property> TextWriter::properties(const Select& select, bool places) const {
  std::vector<Property> all;
  if (select.either != 0) { // "that is a <Mushi> card or a card with Attack"
    Select where, own = select;
    where.noun = own.noun, where.variable = own.variable, where.side = own.side;
    where.places = own.places, where.place_word = own.place_word, where.top = own.top;
    where.states = own.states, where.no_states = own.no_states, where.not_this = own.not_this;
    where.tied = own.tied, where.same_column = own.same_column, where.not_in = own.not_in;
    own.noun = Noun::Filter;
    own.places = own.states = own.no_states = 0;
    own.either = own.place_word = 0;
    own.top = own.not_in = 0;
    own.not_this = own.tied = own.same_column = false;
    std::vector<std::string> one, many;
    for (const Select& kind : {own, script_.selects[select.either]}) {
      one.push_back(grammar_.things(say_, things(kind, At::Nowhere), {Det::Kind, 1, 1, {}}));
      many.push_back(grammar_.things(say_, things(kind, At::Nowhere), {Det::Bare, 2, 2, {}}));
    }
    all = properties(where, places);
    all.push_back({Property::Noun, false, joined(one, say_.a_or) + "|" + joined(many, say_.a_or)});
    return all;
  }
  const auto of_kind = [&](std::string_view id) { // "a trigger unit|trigger units"
    Things kind;
    kind.noun = noun(id);
    return grammar_.things(say_, kind, {Det::Kind, 1, 1, {}}) + "|" +
           grammar_.things(say_, kind, {Det::Bare, 2, 2, {}});
  };
  const auto mark = [&](std::size_t at, bool no) {
    const std::string text = word(words_.marks, book_.family->marks[at].id);
    if (text.starts_with("+"))
      all.push_back({Property::With, no, text.substr(1)});
    else
      all.push_back({Property::Noun, no, of_kind(text)});
  };
  const auto state = [&](std::size_t at, bool no) {
    const std::string text = word(words_.states, lexicon_.states[at].id);
    if (text.starts_with("=")) return all.push_back({Property::Noun, no, of_kind(text.substr(1))});
    const bool clause = text.starts_with("+");
    all.push_back({clause ? Property::Clause : Property::Adjective, no, text.substr(clause ? 1 : 0)});
  };
  for (std::size_t i = 0; i < lexicon_.states.size(); ++i)
    if (is_bit(select.states, i)) state(i, false);
  if (select.keyword != 0) // "with Powerful"
    all.push_back({Property::With, false, keyword_text(select.keyword, select.keyword_number)});
  for (const bool no : {false, true})
    if (const Index tag = no ? select.not_tag : select.tag; tag != 0)
      all.push_back({Property::Beside, no, group(tag)});
  const auto number = [&] {
    const script::Range& asked = select.range;
    const bool has = asked.relative == 0 && asked.min == 1 && asked.max == script::no_limit;
    if (has && is_trait(asked.attribute)) // "with Poison"
      return all.push_back({Property::With, false, trait(asked.attribute, "")});
    const std::string text = word(words_.attributes, book_.family->attributes[asked.attribute].id);
    const Name name = noun(text); // its label, and whether it stands beside the noun
    const std::string limits = range(asked.min, asked.max, asked.relative != 0 ? amount(asked.relative) : "");
    std::string called = name.beside ? name.many : label(asked.attribute);
    if (asked.original) called = put(say_.original, called);
    if (name.beside && asked.relative == 0)
      all.push_back({Property::Beside, false, put(say_.beside, called, limits)});
    else
      all.push_back({Property::With, false, put(say_.with_number, called, limits)});
  };
  if (select.has_range && select.range.relative == 0) number();
  for (std::size_t i = 0; i < book_.family->marks.size(); ++i)
    if (is_bit(select.marks, i)) mark(i, false);
  if (select.any_marks != 0) {
    std::vector<std::string> one, many;
    for (std::size_t i = 0; i < book_.family->marks.size(); ++i)
      if (is_bit(select.any_marks, i)) {
        const std::string kind = of_kind(word(words_.marks, book_.family->marks[i].id));
        one.push_back(form(kind, false));
        many.push_back(form(kind, true));
      }
    all.push_back({Property::Noun, false, joined(one, say_.a_or) + "|" + joined(many, say_.a_or)});
  }
  if (places && select.places != 0) {
    const auto words = place_words(select.places);
    const bool units = !words.empty() && lexicon_.places[words[0]].units;
    if (units)
      for (const std::size_t place : words)
        all.push_back({Property::Noun, false, of_kind(word(words_.places, lexicon_.places[place].id))});
    else
      all.push_back({Property::Post, false, zone("in", select.places, owner(select.side))});
  }
  if (select.name != 0) {
    const script::NameTest& test = script_.names[select.name];
    all.push_back({test.whole ? Property::Post : Property::With, false,
                   forms(test.whole ? say_.named : say_.name_has, test.text)});
  }
  if (select.has_range && select.range.relative != 0) number();
  if (select.not_name != 0) {
    const script::NameTest& test = script_.names[select.not_name];
    all.push_back({test.whole ? Property::Post : Property::With, true,
                   forms(test.whole ? say_.named : say_.name_has, test.text)});
  }
  if (select.same_name_as != 0) {
    TextWriter other = *this;
    all.push_back({Property::With, false,
                   put(select.other_name ? say_.other_name : say_.same_name,
                       other.phrase(select.same_name_as, true).text)});
  }
  if (select.declared) all.push_back({Property::With, false, say_.declared_name});
  if (select.different_names) all.push_back({Property::With, false, say_.different_names});
  for (std::size_t i = 0; i < book_.family->marks.size(); ++i)
    if (is_bit(select.no_marks, i)) mark(i, true);
  for (std::size_t i = 0; i < lexicon_.states.size(); ++i)
    if (is_bit(select.no_states, i)) state(i, true);
  if (select.reach != 0) all.push_back({Property::Post, false, reach(select)});
  if (select.tied)
    all.push_back({Property::Post, false, put(say_.under, grammar_.demonstrative(this_noun(), false, true))});
  if (select.same_column)
    all.push_back(
        {Property::Post, false, put(say_.same_column, grammar_.demonstrative(this_noun(), false, true))});
  return all;
}

void TextWriter::add(Things& things, const Property& property) const {
  using P = Property;
  const std::string& text = property.text;
  std::size_t& clauses = things.clauses;
  const auto clause = [&](const std::string& said) { // "that is not a sentinel and that is not standing"
    if (clauses == 0) {
      things.far.push_back(said);
      clauses = things.far.size();
      return;
    }
    const std::vector<std::string> old = split(things.far[clauses - 1], '|'), more = split(said, '|');
    std::string both;
    const std::size_t count = std::max(old.size(), more.size());
    for (std::size_t i = 0; i < count; ++i) {
      const bool many = count == 2 ? i == 1 : i >= 2;
      both += (i == 0 ? "" : "|") + form(things.far[clauses - 1], many, i % 2 == 1) + say_.a_and +
              form(said, many, i % 2 == 1);
    }
    things.far[clauses - 1] = both;
  };
  switch (property.kind) {
  case P::With: things.far.push_back(forms(property.no ? say_.without : say_.with, text)); return;
  case P::Clause: clause(forms(property.no ? say_.that_is_not : say_.that_is, text)); return;
  case P::Noun:
    clause(property.no ? forms(say_.that_is_no, text) : forms(say_.that_is, forms(say_.being, text)));
    return;
  case P::Post:
    if (property.no)
      clause(forms(say_.that_is_not, text));
    else
      things.far.push_back(text);
    return;
  case P::Adjective:
  case P::Beside:
    if (property.no)
      clause(forms(say_.that_is_not, text));
    else
      things.near.push_back(text);
  }
}

// What the cards are called by one of their states, "creature"; empty: cards.
std::string TextWriter::kind_noun(const Select& select) const {
  for (std::size_t i = 0; i < lexicon_.states.size(); ++i)
    if (is_bit(select.states, i))
      if (const std::string text = word(words_.states, lexicon_.states[i].id); text.starts_with("="))
        return text.substr(1);
  return "";
}

// A filter as a noun phrase in pieces. A holder is named already: "you have two rear-guards".
Things TextWriter::things(const Select& select, At at, bool holder) const {
  Things all;
  all.other = select.not_this;
  const auto words = place_words(select.places);
  const bool units = !words.empty() && lexicon_.places[words[0]].units;
  std::vector<Property> asked = properties(select, false);
  const Owner whose = holder && select.side == script::Side::Opponent ? Owner::Their : owner(select.side);
  const std::string kind = kind_noun(select);
  if (!kind.empty()) // its property stands before those of marks
    asked.erase(std::find_if(asked.begin(), asked.end(),
                             [](const Property& p) { return p.kind == Property::Noun && !p.no; }));
  if (units) {
    std::vector<std::string> one, many;
    for (const std::size_t place : words) {
      const Name name = noun(word(words_.places, lexicon_.places[place].id));
      if (one.empty()) all.noun = name;
      one.push_back(name.one);
      many.push_back(name.many);
      all.noun.single = all.noun.single && name.single;
    }
    all.noun.one = joined(one, say_.a_or);
    all.noun.many = joined(many, say_.a_or);
    if (words.size() > 1) all.noun.single = false;
    if (!holder) all.owner = whose;
    if (!kind.empty()) {
      const std::string tail = all.noun.tail; // "on the board"
      all.noun = noun(kind);
      all.noun.tail = tail;
    }
  } else {
    all.noun = noun(kind.empty() ? words_.card : kind);
    for (std::size_t i = 0; kind.empty() && i < asked.size();
         ++i) // "a trigger unit" instead of "a card that is a trigger unit"
      if (asked[i].kind == Property::Noun && !asked[i].no && select.any_marks == 0 && select.either == 0) {
        for (std::size_t m = 0; m < book_.family->marks.size(); ++m)
          if (is_bit(select.marks, m) && !word(words_.marks, book_.family->marks[m].id).starts_with("+")) {
            all.noun = noun(word(words_.marks, book_.family->marks[m].id));
            break;
          }
        asked.erase(asked.begin() + static_cast<std::ptrdiff_t>(i));
        break;
      }
    if (select.places == everywhere)
      all.owner = whose; // "your grade 3 cards"
    else if (at != At::Nowhere && !words.empty())
      all.where = zone(at == At::From ? "from" : "in", select.places, whose);
  }
  if (select.top > 0) {
    const std::string deck =
        grammar_.owned(say_, "own", noun(word(words_.places, lexicon_.places[words[0]].id)), whose);
    const std::string top =
        put(select.top == 1 ? say_.top_one : say_.top_many, deck, number_word(say_, select.top));
    all.where = put(say_.among, top);
  }
  if (select.noun == Noun::Variable || select.noun == Noun::Subject || select.noun == Noun::Other) {
    TextWriter other = *this;
    Select plain;
    plain.noun = select.noun;
    plain.variable = select.variable;
    all.where = put(say_.among, other.pronoun(plain, false).text.empty() ? other.pronoun(plain, true).text
                                                                         : other.pronoun(plain, false).text);
  }
  for (const Property& property : asked)
    add(all, property);
  if (select.not_in != 0) all.far.push_back(say_.besides);
  return all;
}

// --- What was named before ----------------------------------------------------------------------------------------

Phrase TextWriter::pronoun(const Select& select, bool subject) {
  if (select.noun == Noun::Giver) return {say_.giver, false, this_noun().feminine, false};
  Known what{this_noun(), false, this_noun().feminine};
  if (select.noun == Noun::Variable) {
    if (const auto found = known_.find(select.variable); found != known_.end()) what = found->second;
  } else if (select.noun == Noun::Subject) {
    if (subject_is_this_)
      return {grammar_.demonstrative(what.noun, false, true), false, what.noun.feminine, false};
    what = subject_;
  } else if (select.noun == Noun::Other) {
    Things other;
    other.noun = noun(word(words_.others, lexicon_.occasions[occasion_].id));
    return {grammar_.things(say_, other, {Det::The, 1, 1, {}}), false, other.noun.feminine, false};
  }
  const int variable = select.noun == Noun::Subject ? 0 : select.variable;
  Phrase phrase{grammar_.demonstrative(what.noun, what.many, false), what.many, what.feminine, false};
  if (it_ != variable) return phrase;
  phrase.pronoun = true;
  const std::string word = subject ? (what.many ? say_.them_subject : say_.it_subject)
                                   : (what.many ? say_.them_object : say_.it_object);
  if (!word.empty()) phrase.text = word;
  return phrase;
}

// The cards of a selection as subject or object: "this unit", "it", "all of your rear-guards".
Phrase TextWriter::phrase(Index at, bool subject, Det det) {
  const Select& select = script_.selects[at];
  if (select.noun == Noun::This)
    return {grammar_.demonstrative(this_noun(), false, true), false, this_noun().feminine, false};
  if (select.noun != Noun::Filter) {
    if (select.not_in != 0) return {say_.rest, true, true, false};
    const std::vector<Property> asked = properties(select, true);
    if (asked.empty()) return pronoun(select, subject);
    Things those = things(select, At::Nowhere);
    return {grammar_.things(say_, those, {Det::All, 2, 2, {}}), true, those.noun.feminine, false};
  }
  if (const std::string only = select.reach != 0 ? reach(select) : ""; only.starts_with("="))
    return {only.substr(1), false, false, false}; // "the bearer of this card"
  const Things all = things(select, subject ? At::In : At::From);
  if (select.top > 0 && select.not_in == 0 && properties(select, false).empty()) {
    const auto words = place_words(select.places);
    const std::string deck = grammar_.owned(
        say_, "own", noun(word(words_.places, lexicon_.places[words[0]].id)), owner(select.side));
    return {put(select.top == 1 ? say_.top_one : say_.top_many, deck, number_word(say_, select.top)),
            select.top > 1, all.noun.feminine, false};
  }
  return {grammar_.things(say_, all, {det, 2, 2, {}}), !all.noun.single, all.noun.feminine, false};
}

// One of them, whichever: the card that an event is about.
Phrase TextWriter::indefinite(Index at) {
  const Select& select = script_.selects[at];
  if (select.noun == Noun::This) return phrase(at, true);
  const Things one = things(select, At::In);
  return {grammar_.things(say_, one, {}), false, one.noun.feminine, false};
}

} // namespace twoseat
