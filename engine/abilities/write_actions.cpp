// One action: a choice, or something done to cards or by a player.
#include "engine/abilities/context.h"
#include "engine/abilities/writer.h"
#include <bit>

namespace twoseat {

using script::Node;
using script::Noun;
using script::Op;
using script::Select;
using script::Side;

void TextWriter::know(const Node& choice) {
  const Select& select = script_.selects[choice.select];
  const script::Amount& number = script_.amounts[choice.amount];
  Known known;
  known.feminine = things(select, At::Nowhere).noun.feminine;
  known.many = choice.side == Side::Both ||
               (choice.amount != 0 && (number.sum != script::Sum::Fixed || number.number != 1));
  known.side = select.side;
  known.by = choice.side;
  known.noun = noun(on_field(select.places) ? words_.unit : words_.card);
  if (select.noun == Noun::Variable)
    if (const auto found = known_.find(select.variable); found != known_.end()) {
      known.side = found->second.side;
      known.noun = found->second.noun;
    }
  known_[choice.variable] = known;
  it_ = choice.variable;
}

// What "it" means after this was named.
void TextWriter::follow(const Select& select) {
  if (select.noun == Noun::Variable && select.not_in == 0)
    it_ = select.variable;
  else if (select.noun == Noun::Subject && !subject_is_this_)
    it_ = 0;
  else
    it_ = -1;
}

// "one or more of your Battle Cards, with a red card and a blue card among them"
std::string TextWriter::together(const Node& node, const Things& all) const {
  const script::Ensemble& ensemble = script_.ensembles[node.ensemble];
  if (ensemble.sums)
    return fill(grammar_, say_.adding_up,
                {{"0", grammar_.things(say_, all, {Det::Bare, 2, 2, {}})},
                 {"1", bare_word(ensemble.attribute)},
                 {"2", amount(ensemble.amount)}});
  std::vector<std::string> kinds;
  const auto add = [&](const Select& kind) {
    kinds.push_back(grammar_.things(say_, things(kind, At::Nowhere), {Det::Kind, 1, 1, {}}));
  };
  for (std::size_t i = 0; i < book_.family->marks.size(); ++i)
    if ((ensemble.marks >> i & 1U) != 0) {
      Select kind;
      kind.marks = std::uint64_t{1} << i;
      add(kind);
    }
  for (const Index tag : ensemble.tags)
    if (tag != 0) {
      Select kind;
      kind.tag = tag;
      add(kind);
    }
  const std::string cards = ensemble.marks != 0 ? grammar_.things(say_, all, {Det::AtLeast, 1, 1, {}})
                                                : grammar_.things(say_, all, count_of(node.amount, false));
  const std::string text = put(say_.among_them, cards, joined(kinds, say_.a_and));
  return ensemble.same ? put(say_.all_same, text, bare_word(ensemble.attribute)) : text;
}

std::string TextWriter::chosen(const Node& node, At at) {
  const Select& select = script_.selects[node.select];
  const Things all = things(select, at);
  if (node.ensemble != 0) return together(node, all);
  const bool among = select.noun != Noun::Filter;
  if (among && properties(select, true).empty() && select.not_in == 0) { // "one of them"
    Things one = all;
    one.near.clear();
    return grammar_.things(say_, one, count_of(node.amount, node.up_to));
  }
  return grammar_.things(say_, all, count_of(node.amount, node.up_to)) +
         (node.as_possible ? say_.as_possible : "");
}

void TextWriter::choose(Index& at, Index end, Voice voice, bool inline_choice, std::vector<Clause>& clauses) {
  const Node& node = script_.nodes[at];
  theirs_ = node.side == Side::Opponent;
  if (node.action != 0) { // its action says it
    know(node);
    ++at;
    theirs_ = false;
    return;
  }
  Phrase object;
  they_pay_ = node.side == Side::Both;
  object.text = chosen(node, At::From) + (node.at_random ? say_.at_random : "");
  const Index next = static_cast<Index>(at + 1);
  if (inline_choice && next < end && script_.nodes[next].op == Op::Do) {
    const Node& use = script_.nodes[next];
    const Select& select = script_.selects[use.select];
    if (use.select != 0 && select.noun == Noun::Variable && select.variable == node.variable &&
        lexicon_.actions[use.action].lasting == Lasting::None) {
      know(node);
      at = next;
      Clause clause;
      clause.text = done(at, end, voice, &object);
      clauses.push_back(clause);
      theirs_ = false;
      return;
    }
  }
  Clause clause;
  if (they_pay_) {
    clause.subject = say_.each_player;
    voice = Voice::Others;
  }
  clause.opponent = theirs_ || they_pay_; // somebody else than you
  they_pay_ = false;
  clause.text = grammar_.act(say_.choose, theirs_ && voice == Voice::You ? Voice::Others : voice, object);
  clauses.push_back(clause);
  know(node);
  theirs_ = false;
  ++at;
}

// --- What is done -------------------------------------------------------------------------------------------------

// The selection behind a sorted one.
TextWriter::Index TextWriter::unsorted(Index at) const {
  const Select& select = script_.selects[at];
  const auto found = select.noun == Noun::Variable ? sorted_.find(select.variable) : sorted_.end();
  return found == sorted_.end() ? at : found->second;
}

std::string TextWriter::into(const Node& node) const {
  const Select& select = script_.selects[unsorted(node.select)];
  Side side = select.side;
  if (select.noun == Noun::Variable)
    if (const auto found = known_.find(select.variable); found != known_.end()) side = found->second.side;
  if (select.noun == Noun::Subject) side = subject_is_this_ ? Side::You : subject_.side;
  const bool on_top = (node.to & 0x100U) != 0;
  const std::string id = std::string(book_.family->place_kinds[node.to & 0xffU].id) + (on_top ? " top" : "");
  const Owner whose = side == Side::Both ? Owner::Each : owner(side);
  return fill(grammar_, word(words_.zones, id), {}, whose);
}

std::string TextWriter::done(Index& at, Index end, Voice voice, const Phrase* object) {
  const Node& node = script_.nodes[at];
  const ActionWord& action = lexicon_.actions[node.action];
  const char* paid = node.cost ? find_word(words_.actions, std::string(action.id) + " cost") : nullptr;
  std::string text = paid != nullptr ? paid : word(words_.actions, action.id);
  const bool done_to = text.starts_with("!");
  if (done_to) text.erase(0, 1);
  Phrase about;
  if (object != nullptr)
    about = *object;
  else if (node.select != 0 && action.takes != Takes::Number)
    about = phrase(unsorted(node.select), false);
  std::string n, things_, cards, top, zone_, more, card, choice_word;
  const script::Amount& number = script_.amounts[node.amount];
  if (node.amount != 0 || action.takes == Takes::Count) {
    const bool fixed = number.sum == script::Sum::Fixed;
    const bool each = !fixed && !for_each(number).empty();
    n = fixed || each ? std::to_string(number.number) : amount(node.amount);
    if (each) more = for_each(number);
    cards = counted(noun(words_.card), node.amount, node.up_to);
    if (action.takes == Takes::Count && node.up_to) n = fill(grammar_, say_.up_to, {{"n", n}});
    const std::string deck = fill(grammar_, "{own:" + split(word(words_.places, "deck"), '^')[0] + "}", {},
                                  theirs_ ? Owner::Their : Owner::You);
    top = fixed && number.number == 1
              ? put(say_.top_one, deck)
              : put(say_.top_many, deck, fixed ? number_word(say_, number.number) : amount(node.amount));
    if (node.up_to) top = fill(grammar_, say_.up_to, {{"n", top}});
  }
  if (action.takes == Takes::Number && at > 0) {
    const Node& choice = script_.nodes[at - 1U];
    things_ = chosen(choice, At::From);
    if (number.number == script::any_number)
      n = say_.any_number;
    else if (choice.up_to)
      n = fill(grammar_, say_.up_to, {{"n", n}});
    Select plain = script_.selects[choice.select];
    plain.states &= ~action.states;
    if (!properties(plain, false).empty())
      n += " (" +
           grammar_.things(say_, things(plain, At::Nowhere),
                           {number.number == 1 ? Det::Kind : Det::Bare, 1, 1, {}}) +
           ")";
    about.text = things_;
  }
  if ((action.beside & Beside::times) != 0) { // "until two of them were revealed"
    things_ = grammar_.things(say_, things(script_.selects[node.select], At::Nowhere),
                              count_of(node.amount, false));
    more.clear();
  }
  if (action.takes == Takes::CardsAndZone) zone_ = into(node);
  if (node.into != 0)
    zone_ = fill(grammar_, word(words_.zones, book_.family->place_kinds[node.into - 1U].id), {},
                 owner(node.side));
  const bool placed = action.takes == Takes::Cards && node.to != 0;
  const std::string on = placed ? "(" + word(words_.tags, lexicon_.places[node.to].id) + ")" : "";
  if (action.takes == Takes::CardsAndCard) card = phrase(node.to, false).text;
  if (action.takes == Takes::Token)
    choice_word = say_.open_quote + book_.print({node.to}).name + say_.close_quote;
  if (action.takes == Takes::Name)
    choice_word = say_.open_quote + book_.names[node.to - 1U] + say_.close_quote;
  if (action.takes == Takes::Mark) choice_word = word(words_.gifts, book_.family->marks[node.to].id);
  if (action.takes == Takes::Tag) choice_word = group(node.to);
  if (action.takes == Takes::Abilities) {
    const char* kinds[] = {say_.tag_act, say_.tag_auto, say_.tag_cont};
    choice_word = "[" + std::string(kinds[node.facing]) + "]";
  }
  if (action.takes == Takes::Word) {
    const char* id = action.words[node.to].id;
    const bool is_choice = find_word(words_.choices, id) != nullptr;
    choice_word = is_choice ? word(words_.choices, id) : trait_named(id);
  }
  if (action.takes == Takes::Ability) {
    TextWriter inner(book_, language_, edition_);
    if (action.timed) { // "it" is what it was set up about
      inner.subject_is_this_ = false;
      inner.subject_ = {noun(words_.unit), false, noun(words_.unit).feminine, Side::You};
      inner.it_ = 0;
    }
    choice_word = inner.ability(in_edition(script_, node.to, edition_));
    if (choice_word.ends_with(".")) choice_word.pop_back();
    choice_word = say_.open_quote + choice_word + say_.close_quote;
  }
  if (node.with != 0) choice_word = say_.open_quote + book_.names[node.with - 1U] + say_.close_quote;
  const Index next = static_cast<Index>(at + 1);
  const bool looks_for = action.takes == Takes::Nothing && text.find("{for}") != std::string::npos &&
                         next < end && script_.nodes[next].op == Op::Choose &&
                         script_.nodes[next].action == 0 &&
                         std::popcount(script_.selects[script_.nodes[next].select].places) <= 1;
  if (looks_for) about.text = chosen(script_.nodes[next], At::Nowhere);
  const Owner whose = done_to ? owner(node.side) : theirs_ ? Owner::Their : Owner::You;
  const auto fill_in = [&](const std::string& pattern) {
    return fill(grammar_, pattern,
                {{"n", n},
                 {"things", things_},
                 {"cards", cards},
                 {"top", top},
                 {"zone", zone_},
                 {"on", on},
                 {"for", about.text},
                 {"card", card},
                 {"word", choice_word}},
                whose);
  };
  const bool uses_cards =
      text.find("{cards}") != std::string::npos || text.find("{top}") != std::string::npos;
  std::string said = grammar_.act(fill_in(text), voice, about) + (uses_cards ? "" : more);
  said += until(node);
  if (node.facing == 1 && action.takes != Takes::Abilities) said += say_.face_down;
  if (node.facing == 2 && action.takes != Takes::Abilities) said += say_.face_up;
  if (node.facing == script::in_its_column)
    said += " " + put(say_.same_column, grammar_.demonstrative(this_noun(), false, true));
  if (looks_for) {
    know(script_.nodes[next]);
    ++at;
  } else if (node.select != 0 && action.takes != Takes::Number) {
    follow(script_.selects[unsorted(node.select)]);
    if (unsorted(node.select) != node.select) said += say_.any_order;
    const Select& those = script_.selects[node.select];
    if (node.variable != 0 && those.noun == Noun::Filter) {
      const Name what = noun(those.top != 0 ? words_.card : words_.unit);
      known_[node.variable] = {what, those.top != 1, what.feminine, Side::You};
      it_ = node.variable;
    }
  } else if (node.variable != 0 && action.takes != Takes::Number) {
    known_[node.variable] = {noun(words_.card), number.sum != script::Sum::Fixed || number.number != 1,
                             noun(words_.card).feminine, Side::You};
    it_ = node.variable;
  } else if (action.takes != Takes::Number) {
    it_ = -1;
  }
  ++at;
  return said;
}

void TextWriter::action(Index& at, Index end, Voice voice, bool inline_choice, std::vector<Clause>& clauses) {
  const Node& node = script_.nodes[at];
  if (node.op == Op::Sort) {
    sorted_[node.variable] = node.select;
    ++at;
    return;
  }
  if (node.op == Op::Choose) return choose(at, end, voice, inline_choice, clauses);
  if (node.op == Op::Declare && node.variable == script::declares_x) { // the cost says it by its X
    ++at;
    return;
  }
  if (node.op == Op::Declare) {
    clauses.push_back({grammar_.act(node.variable != 0 ? say_.declare_number : say_.declare, voice, {}), "",
                       "", "", false, false, false, false});
    ++at;
    return;
  }
  if (node.op != Op::Do) {
    at = static_cast<Index>(at + 1 + node.size);
    return;
  }
  const ActionWord& doing = lexicon_.actions[node.action];
  const Lasting lasting = doing.lasting;
  const bool states = lasting != Lasting::None && lasting != Lasting::Widen && lasting != Lasting::Look &&
                      lasting != Lasting::Printed && lasting != Lasting::Own;
  if (states || doing.takes == Takes::Change) {
    const Clause said = statement(node);
    ++at;
    if (!clauses.empty() && clauses.back().about == said.about && !said.about.empty() &&
        clauses.back().end == said.end) {
      std::string text = said.text;
      const std::string verb = put(say_.gets, "", "", {"", false, false, false});
      const std::string verbs = put(say_.gets, "", "", {"", true, false, false});
      if (said.gets && clauses.back().gets)
        text = text.substr(text.starts_with(verb) ? verb.size() : verbs.size());
      const bool slash = said.number && clauses.back().number; // both of them [vge 11.8.3.1.3]
      clauses.back().text += (slash ? "/" : say_.a_and) + text;
      clauses.back().number = said.number;
      return;
    }
    clauses.push_back(said);
    return;
  }
  const bool done_to = word(words_.actions, lexicon_.actions[node.action].id).starts_with("!");
  theirs_ = node.side == Side::Opponent && !done_to;
  Clause clause;
  clause.opponent = theirs_;
  clause.text = done(at, end, theirs_ && voice == Voice::You ? Voice::Others : voice, nullptr);
  theirs_ = false;
  clauses.push_back(clause);
}

} // namespace twoseat
