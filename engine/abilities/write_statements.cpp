// Statements about cards and numbers: "gets", "cannot", "is increased by".
#include "engine/abilities/context.h"
#include "engine/abilities/writer.h"

namespace twoseat {

using script::Node;
using script::Noun;
using script::Select;

std::string TextWriter::until(const Node& node) const {
  const char* ends[] = {"",
                        say_.until_game,
                        say_.until_turn,
                        say_.until_battle,
                        say_.until_their_turn,
                        say_.until_your_turn,
                        say_.until_that_attack,
                        say_.until_your_start,
                        say_.until_main_phase};
  return node.until < std::size(ends) ? ends[node.until] : "";
}

// Cards by what they are like, wherever they lie: "your opponent's order cards".
std::string TextWriter::sources(const Select& select) const {
  Things all = things(select, At::Nowhere);
  all.owner = owner(select.side);
  return grammar_.things(say_, all, {Det::Group, 2, 2, {}});
}

// "the number of your next Soul-Charge is increased by 1", "any [Power] that it gets is increased by 2000"
TextWriter::Clause TextWriter::change(const Node& node) {
  const ActionWord& changed = lexicon_.actions[node.to];
  const script::Amount& more = script_.amounts[node.amount];
  const bool less = more.sum == script::Sum::Fixed && more.number < 0;
  const std::string by = less ? std::to_string(-more.number) : amount(node.amount);
  Clause clause;
  clause.statement = true;
  clause.end = until(node);
  if (node.select != 0) {
    const Phrase whom = phrase(node.select, true, Det::Group);
    clause.text = fill(grammar_, form(less ? say_.gains_less : say_.gains_more, whom.many),
                       {{"0", label(changed.attribute)}, {"1", whom.text}, {"2", by}});
    return clause;
  }
  Name name = noun(word(words_.choices, changed.id));
  const bool next = lexicon_.actions[node.action].lasting == Lasting::None;
  const std::string pattern = form(say_.next_one, false, name.feminine);
  const bool after = pattern.starts_with("^"); // the owner
  if (next && !after) name.one = put(pattern.c_str(), name.one);
  std::string whose = grammar_.owned(say_, "of", name, owner(node.side));
  if (next && after) whose = put(pattern.c_str() + 1, whose);
  clause.text = put(less ? say_.decreased : say_.increased, whose, by);
  return clause;
}

TextWriter::Clause TextWriter::statement(const Node& node) {
  const ActionWord& action = lexicon_.actions[node.action];
  if (action.takes == Takes::Change) return change(node);
  const Select& select = script_.selects[node.select];
  const bool forbids = action.lasting == Lasting::Restriction;
  const Phrase subject = phrase(node.select, true, forbids ? Det::Group : Det::All);
  Clause clause;
  clause.statement = true;
  clause.subject = subject.text;
  clause.about = select.noun == Noun::Filter
                     ? subject.text
                     : std::to_string(static_cast<int>(select.noun)) + "/" + std::to_string(select.variable);
  clause.end = until(node);
  const auto say = [&](const char* pattern, const std::string& what, const std::string& more = "") {
    return put(pattern, what, more, subject);
  };
  switch (action.lasting) {
  case Lasting::Number:
    if (node.change == script::Change::LoseOriginal) {
      clause.text = say(say_.loses, put(say_.original, label(action.attribute)));
    } else if (node.change != script::Change::By) {
      const std::string what = label(action.attribute);
      const bool original = node.change == script::Change::OriginalTo;
      clause.text = say(say_.has_set, original ? put(say_.original, what) : what, amount(node.amount));
    } else {
      clause.text = say(say_.gets, value(action.attribute, node.amount));
      clause.gets = true;
      clause.number = script_.amounts[node.amount].sum == script::Sum::Fixed && !is_trait(action.attribute);
    }
    break;
  case Lasting::Mark:
    clause.text = say(say_.gets, word(words_.gifts, book_.family->marks[node.to].id));
    clause.gets = true;
    break;
  case Lasting::Ability: {
    if (action.takes == Takes::Sources) {
      clause.text = say(say_.gets_abilities_of, phrase(node.to, false, Det::Group).text);
      if (node.attribute != 0)
        clause.text += put(say_.cheaper, word(words_.choices, lexicon_.actions[node.attribute - 1U].id),
                           amount(node.amount));
      break;
    }
    std::string text = TextWriter(book_, language_, edition_).ability(in_edition(script_, node.to, edition_));
    if (text.ends_with(".")) text.pop_back();
    clause.text = say(say_.gets_quoted, say_.open_quote + text + say_.close_quote);
    clause.gets = true;
    break;
  }
  case Lasting::LoseCosts: clause.text = say(say_.loses_costs, ""); break;
  case Lasting::Unaffected: clause.text = say(say_.unaffected, sources(script_.selects[node.to])); break;
  case Lasting::OpenGate: clause.text = say(say_.gates_open, keyword_text(node.to, node.with)); break;
  case Lasting::Silence: {
    script::Ability waiting;
    waiting.when.occasion = node.to;
    waiting.when.subject = node.select;
    clause.subject.clear();
    clause.text = put(say_.silent, TextWriter(*this).occasion(waiting));
    break;
  }
  case Lasting::LoseAbilities:
    clause.text = say(node.facing == script::keeps_played           ? say_.loses_unplayed
                      : node.change == script::Change::LoseOriginal ? say_.loses_originals
                                                                    : say_.loses_abilities,
                      "");
    break;
  default:
    clause.text = say(action.permits ? say_.can : say_.cannot,
                      fill(grammar_, word(words_.restrictions, lexicon_.restrictions[node.to].id), {},
                           Owner::None, subject));
    if (node.facing == script::but_for_its_own)
      clause.text += put(say_.except_by, grammar_.demonstrative(this_noun(), false, true));
  }
  follow(select);
  return clause;
}

} // namespace twoseat
