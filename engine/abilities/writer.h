// The writer's state while it puts one ability into sentences: what was named so far, and who is acting.
#pragma once
#include "engine/abilities/grammar.h"
#include "engine/abilities/lexicon.h"
#include "engine/abilities/wording.h"
#include "engine/kernel/rulebook.h"
#include <algorithm>
#include <map>

namespace twoseat {

class TextWriter {
public:
  TextWriter(const Rulebook& book, Language language, std::uint8_t edition = 0)
      : book_(book), script_(book.script), lexicon_(*book.family->lexicon),
        words_(*wording_of(book, language)), grammar_(grammar_of(language)), say_(*grammar_.speech),
        language_(language), edition_(edition) {}

  std::string ability(std::uint16_t number);
  std::string condition_of(std::uint16_t ability, script::Index condition);
  std::string cost_of(std::uint16_t ability);
  std::string thing_of(std::uint16_t ability, script::Index node);
  std::string occasion_of(std::uint16_t ability);
  std::string places_of(std::uint16_t ability) const;
  std::string traits(const Face& face) const;

private:
  using Index = script::Index;
  enum class At : std::uint8_t { From, In, Nowhere }; // how a card's zone is said
  struct Property {                                   // one thing that is asked of a card
    enum Kind : std::uint8_t { Adjective, Beside, Noun, Post, Clause, With } kind = Adjective;
    bool no = false;
    std::string text; // forms
  };
  struct Known { // what a variable holds
    Name noun;
    bool many = false;
    bool feminine = false; // what "it" agrees with
    script::Side side = script::Side::You;
    script::Side by = script::Side::You; // who chose it
  };
  struct Clause {
    std::string text;       // of a statement: the predicate
    std::string subject;    // of a statement
    std::string end;        // " until end of turn"
    std::string about;      // of a statement: whom, however it is said
    bool opponent = false;  // the opponent does it
    bool statement = false; // about cards; everything else is done by a player
    bool gets = false;
    bool number = false; // and what it gets is a number
  };

  // write_words.cpp: single words
  std::string word(std::span<const Word> table, std::string_view id) const;
  std::vector<std::size_t> place_words(std::uint32_t places) const;
  std::string zone(std::string_view preposition, std::uint32_t places, Owner owner) const;
  std::string circles(std::uint32_t places) const;
  std::string reach(const script::Select& select) const;
  Owner owner(script::Side side) const;
  std::string group(Index tag) const;
  std::string label(std::uint8_t attribute) const;
  std::string trait_named(std::string_view id) const;
  std::string in_words(std::uint8_t attribute) const;
  std::string bare_word(std::uint8_t attribute) const;
  bool is_trait(std::uint8_t attribute) const;
  std::string trait(std::uint8_t attribute, const std::string& number) const; // "Poison 2"
  std::string put(const char* pattern, std::string zero, std::string one = "",
                  const Phrase& agrees = {}) const;
  std::string joined(const std::vector<std::string>& parts, const char* last) const;
  // write_things.cpp: which cards
  std::vector<Property> properties(const script::Select& select, bool places) const;
  std::string kind_noun(const script::Select& select) const;
  Things things(const script::Select& select, At at, bool holder = false) const;
  std::string forms(const char* pattern, const std::string& text) const;
  void add(Things& things, const Property& property) const;
  Phrase phrase(Index select, bool subject, Det det = Det::All);
  Phrase pronoun(const script::Select& select, bool subject);
  Phrase indefinite(Index select);
  Name this_noun() const;
  // write_amounts.cpp: how many
  Count count_of(Index amount, bool up_to) const;
  std::string amount(Index amount, bool positive = false) const;
  std::string counter(const script::Amount& what) const;
  std::string for_each(const script::Amount& amount) const;
  std::string value(std::uint8_t attribute, Index amount) const;
  std::string counted(const Name& noun, Index amount, bool up_to) const;
  std::string range(std::int32_t min, std::int32_t max, const std::string& shift) const;
  // write_conditions.cpp: whether
  std::string condition(Index at, bool no);
  bool goes_without_saying(Index gate) const; // the text tells it already
  std::string some_chosen(const script::Select& select, std::int32_t min, std::int32_t max);
  std::string count(const script::Condition& condition, bool no);
  std::string compare(const script::Condition& condition, bool no);
  std::string predicates(const Phrase& subject, const script::Select& select, bool places, bool no) const;
  std::string lead_in(Index condition); // "during your turn, if ..."
  // write_steps.cpp: what to do, sentence by sentence
  std::string sentences(Index first, Index end, std::string lead);
  std::vector<Clause> clauses(Index first, Index end, Voice voice);
  std::string in_one(Index first, Index end);
  std::string may(Index at, bool inside);
  std::string options(Index at, const std::string& lead);
  std::string options_inside(Index at);
  std::string one_of(const script::Node& node) const;
  std::string repeat(Index at);
  std::string list(Index at, const std::string& lead);
  std::string list_inside(Index at);
  template <class F>
  void each_item(Index list, F f) const { // f(item, its first node, the next item)
    const Index end = static_cast<Index>(list + 1 + script_.nodes[list].size);
    for (Index item = static_cast<Index>(list + 1); item < end;) {
      const Index next = static_cast<Index>(item + 1 + script_.nodes[item].size);
      f(script_.nodes[item], static_cast<Index>(item + 1), next);
      item = next;
    }
  }
  std::string cost(Index first, Index end);
  Index cost_end(Index may) const;
  std::string join(const std::vector<Clause>& clauses, bool bare) const;
  // write_actions.cpp, write_statements.cpp: one action
  void action(Index& at, Index end, Voice voice, bool inline_choice, std::vector<Clause>& clauses);
  void choose(Index& at, Index end, Voice voice, bool inline_choice, std::vector<Clause>& clauses);
  std::string done(Index& at, Index end, Voice voice, const Phrase* object);
  Clause statement(const script::Node& node);
  Clause change(const script::Node& node);
  std::string sources(const script::Select& select) const;
  std::string until(const script::Node& node) const;
  std::string chosen(const script::Node& node, At at);
  std::string together(const script::Node& node, const Things& all) const;
  Index unsorted(Index select) const;
  std::string into(const script::Node& node) const;
  void know(const script::Node& choice);
  void follow(const script::Select& select);
  // write.cpp
  std::string keyword_text(std::uint16_t keyword, std::int32_t number) const;
  std::string head(const script::Ability& what) const;
  std::string call_cost(const script::Ability& what, Index paid);
  std::string other_cost(const script::Ability& what);
  std::string replacement(const script::Ability& what, const std::string& lead, Index paid, Index end);
  std::string occasion(const script::Ability& ability);
  std::string doer(Index by);
  bool on_field(std::uint32_t places) const;
  std::string polished(std::string text) const; // as the language wants it
  bool is_of_a_unit(const script::Ability& what) const;

  const Rulebook& book_;
  const script::Script& script_;
  const Lexicon& lexicon_;
  const Wording& words_;
  const Grammar& grammar_;
  const Speech& say_;
  Language language_;
  std::uint8_t edition_;
  std::map<std::uint8_t, Known> known_;
  std::map<std::uint8_t, Index> sorted_; // variables that are the cards of a selection in any order
  int it_ = -1;                          // the variable that "it" means now; 0: the event's card
  bool may_be_its_cost_ = false;         // of an automatic ability, what one may pay for all of its text
  bool unit_ = true;                     // the source is a unit, not just a card
  bool theirs_ = false;                  // the opponent acts
  bool they_pay_ = false;                // what is said of your cards is about theirs
  Known subject_{};                      // the event's card, unless it is the source
  bool subject_is_this_ = true;
  std::uint16_t occasion_ = 0;
};

} // namespace twoseat
