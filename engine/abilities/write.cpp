// One ability as it stands on a card: its tag, where it works, when it triggers, and then what it does.
#include "engine/abilities/write.h"
#include "engine/abilities/context.h"
#include "engine/abilities/writer.h"

namespace twoseat {

using script::Kind;
using script::Limit;
using script::Noun;
using script::Select;

bool TextWriter::on_field(std::uint32_t places) const {
  std::uint32_t field = 0;
  for (const PlaceWord& place : lexicon_.places)
    if (place.units) field |= place.places;
  return places != 0 && (places & ~field) == 0;
}

std::string TextWriter::occasion(const script::Ability& ability) {
  if (ability.when.situation != 0) return put(say_.when, condition(ability.when.situation, false));
  const OccasionWord& occasion = lexicon_.occasions[ability.when.occasion];
  occasion_ = ability.when.occasion;
  const bool would = ability.kind == Kind::Replacement;
  const std::string text = word(would ? words_.replaced : words_.occasions, occasion.id);
  if (is_about_a_player(occasion)) {
    const Owner whose = ability.when.side == script::Side::Both ? Owner::Each : owner(ability.when.side);
    return fill(grammar_, text, {}, whose);
  }
  const Select& select = script_.selects[ability.when.subject];
  Phrase subject = indefinite(ability.when.subject);
  Owner whose = Owner::None;
  std::string bare = subject.text, one_of = subject.text, by;
  if (select.noun == Noun::Filter) {
    const bool field = on_field(select.places);
    subject_is_this_ = false;
    const bool was_unit = field || (occasion.leaves && on_field(occasion.from));
    const Name kind = noun(was_unit ? words_.unit : words_.card);
    subject_ = {kind, false, subject.feminine, select.side};
    it_ = 0;
    Things plain = things(select, At::Nowhere);
    if (was_unit && !field) plain.noun = kind;
    whose = owner(select.side);
    const bool mine = select.side == script::Side::You, theirs = select.side == script::Side::Opponent;
    if (!field) {
      bare = grammar_.things(say_, plain, {});
      plain.owner = whose;
      one_of = grammar_.things(say_, plain, {});
    }
    by = mine ? say_.by_you : theirs ? say_.by_opponent : "";
  }
  std::string other;
  if (ability.when.other != 0) other = indefinite(ability.when.other).text;
  const std::string to =
      ability.when.to != 0 ? zone("into", ability.when.to, whose == Owner::None ? Owner::You : whose) : "";
  const std::string from = ability.when.from != 0
                               ? zone("from", ability.when.from, whose == Owner::None ? Owner::You : whose)
                               : "";
  std::string said = fill(grammar_, text,
                          {{"s", subject.text},
                           {"s's", grammar_.possessive(subject.text)},
                           {"o", other},
                           {"bare", bare},
                           {"mine", one_of},
                           {"by", by},
                           {"to", to},
                           {"from", from}},
                          whose, subject);
  if (!from.empty() && text.find("{from}") == std::string::npos) said += " " + from;
  if (!to.empty() && text.find("{to}") == std::string::npos) said += " " + to;
  if (ability.when.by != 0) said += " " + doer(ability.when.by);
  if (ability.when.at_once != 0) {
    said += put(say_.at_once, number_word(say_, ability.when.at_once));
    const Name card = noun(words_.card);
    known_[1] = {card, true, card.feminine, select.side}; // "them" is the first variable
    it_ = 1;
  }
  return said;
}

// "by the effect of one of your opponent's cards"
std::string TextWriter::doer(Index by) {
  const Select& select = script_.selects[by];
  const char* own = find_word(words_.choices, "because"); // where attacks do it, too
  const char* said = own != nullptr ? own : say_.by_effect;
  if (select.noun == Noun::This) return put(said, phrase(by, true).text);
  Things one = things(select, At::In);
  one.owner = owner(select.side);
  return put(said, grammar_.things(say_, one, {}));
}

bool TextWriter::is_of_a_unit(const script::Ability& what) const {
  if (what.places != 0) return on_field(what.places);
  const OccasionWord& moment = lexicon_.occasions[what.when.occasion];
  return what.kind == Kind::Automatic && (on_field(moment.to) || on_field(moment.from));
}

std::string TextWriter::polished(std::string text) const {
  if (grammar_.polish != nullptr) grammar_.polish(text);
  return text;
}

std::string TextWriter::condition_of(std::uint16_t ability, Index at) {
  unit_ = is_of_a_unit(script_.abilities[ability]);
  return polished(condition(at, false));
}

std::string TextWriter::cost_of(std::uint16_t ability) {
  const script::Ability& what = script_.abilities[ability];
  unit_ = is_of_a_unit(what);
  Index first = what.first, end = static_cast<Index>(first + what.cost_size);
  for (Index at = first; first == end && at < what.first + what.size; ++at) // paid once it is played
    if (script_.nodes[at].op == script::Op::May) first = static_cast<Index>(at + 1), end = cost_end(at);
  return polished(cost(first, end));
}

std::string TextWriter::thing_of(std::uint16_t ability, Index node) {
  unit_ = is_of_a_unit(script_.abilities[ability]);
  return polished(indefinite(script_.nodes[node].select).text);
}

std::string TextWriter::occasion_of(std::uint16_t ability) {
  const script::Ability& what = script_.abilities[ability];
  unit_ = is_of_a_unit(what);
  return polished(capital(occasion(what)));
}

std::string TextWriter::places_of(std::uint16_t ability) const {
  return circles(script_.abilities[ability].places);
}

// "Limit Break 4"
std::string TextWriter::keyword_text(std::uint16_t keyword, std::int32_t number) const {
  return word(words_.keywords, lexicon_.keywords[keyword].id) +
         (number != 0 ? " " + std::to_string(number) : "");
}

// "[Bond 2][Activate: Main][Once per turn]"
std::string TextWriter::head(const script::Ability& what) const {
  std::string text;
  const auto add = [&](const std::string& word) { text += "[" + word + "]"; };
  for (const script::Label& label : what.labels)
    if (label.word != 0)
      add(word(words_.keywords, lexicon_.labels[label.word - 1U].id) + " " + std::to_string(label.number));
  const bool automatic = what.kind == Kind::Automatic;
  const std::string behind = what.keyword_number != 0 ? " " + std::to_string(what.keyword_number) : "";
  add(what.keyword != 0 ? word(words_.keywords, lexicon_.keywords[what.keyword].id) + behind
                        : word(words_.heads, automatic ? "auto" : "cont"));
  if (what.limit == Limit::None || what.clause) return text;
  const char* limit = what.limit == Limit::Game ? "game" : what.uses == 1 ? "turn" : "times";
  add(fill(grammar_, word(words_.heads, limit), {{"n", std::to_string(what.uses)}}));
  return text;
}

bool TextWriter::goes_without_saying(Index gate) const {
  const auto& conditions = script_.conditions;
  const script::Condition& what = conditions[conditions[gate].test == script::Test::Not ? gate + 1U : gate];
  if (what.test != script::Test::Count) return false;
  const auto& about = script_.selects[what.select];
  for (std::size_t i = 0; i < lexicon_.states.size(); ++i)
    if (lexicon_.states[i].unsaid && (((about.states | about.no_states) >> i) & 1U) != 0) return true;
  return false;
}

std::string TextWriter::ability(std::uint16_t number) {
  const script::Ability& what = script_.abilities[number];
  const char* tags[] = {
      say_.tag_act,     say_.tag_auto, say_.tag_cont, words_.order != nullptr ? words_.order : say_.tag_order,
      say_.tag_trigger, say_.tag_cont, say_.tag_cont, say_.tag_cont,
      say_.tag_cont};

  const bool skill = what.kind == Kind::Skill; // its keyword says everything but its cost
  std::string text = skill ? word(words_.keywords, lexicon_.keywords[what.keyword].id)
                           : "[" + std::string(tags[static_cast<std::size_t>(what.kind)]) + "]";
  const bool named = !words_.heads.empty();
  if (named) text = head(what);
  if (!skill && what.places != 0) text += "(" + circles(what.places) + ")";
  if (!named && what.limit != Limit::None && !what.clause) { // "1/Turn"
    const std::string once = what.limit == Limit::Turn ? say_.per_turn : say_.per_game;
    text += std::to_string(what.uses) + once.substr(1);
  }
  unit_ = is_of_a_unit(what);
  if (!skill && !named && what.keyword != 0)
    text += " " + word(words_.keywords, lexicon_.keywords[what.keyword].id);
  if (what.keyword_number != 0 && !named) text += " " + std::to_string(what.keyword_number);
  for (const script::Label& label : what.labels)
    if (label.word != 0 && !named)
      text += " " + word(words_.keywords, lexicon_.labels[label.word - 1U].id) + " " +
              std::to_string(label.number);
  if (what.sudden) text += " " + std::string(words_.sudden);
  if (what.gate != 0 && !goes_without_saying(what.gate)) text += put(say_.gate, condition(what.gate, false));
  text += ": ";
  std::string lead;
  may_be_its_cost_ = what.kind != Kind::Activated;
  if (what.kind == Kind::Automatic) {
    lead = occasion(what);
    if (what.or_when != 0) lead += say_.a_or + occasion(script_.abilities[what.or_when]);
    lead += ", ";
  }
  if (what.condition != 0) lead += lead_in(what.condition) + ", ";
  const Index paid = static_cast<Index>(what.first + what.cost_size);
  const Index end = static_cast<Index>(what.first + what.size);
  if (what.kind == Kind::Replacement) {
    text += replacement(what, lead + occasion(what) + ", ", paid, end);
    return polished(std::move(text));
  }
  if (what.kind == Kind::CallCost) {
    text += capital(lead + call_cost(what, paid)) + ".";
    return polished(std::move(text));
  }
  if (what.kind == Kind::OtherCost) {
    text += capital(lead + other_cost(what)) + ".";
    return polished(std::move(text));
  }
  if (what.cost_size != 0) lead += cost(what.first, paid) + ", ";
  if (paid == end) { // nothing but a cost
    lead = lead.substr(0, lead.size() - std::min<std::size_t>(lead.size(), 2));
    text = lead.empty() ? text.substr(0, text.size() - 2) + "." : text + capital(lead) + ".";
  } else {
    text += sentences(paid, end, lead);
  }
  if (what.in_total) text += say_.once_in_total;
  if (what.clause) text += what.limit == Limit::Turn ? say_.for_rest_of_turn : say_.for_rest_of_game;
  return polished(std::move(text));
}

// "To call one of your ... to (RC), you must pay ..."
std::string TextWriter::call_cost(const script::Ability& what, Index paid) {
  const std::string whom = indefinite(what.when.subject).text;
  const bool theirs = script_.selects[what.when.subject].side == script::Side::Opponent;
  const char* pattern = what.when.optional ? say_.may_pay_to_call
                        : theirs           ? say_.they_must_pay_to_call
                                           : say_.must_pay_to_call;
  const std::string below = what.when.other != 0 ? indefinite(what.when.other).text : "";
  if (what.cost_size == 0)
    return fill(grammar_, say_.must_put_on, {{"0", whom}, {"1", circles(what.when.to)}, {"2", below}});
  they_pay_ = theirs;
  const std::string price = cost(what.first, paid);
  they_pay_ = false;
  const std::string text = fill(grammar_, pattern, {{"0", whom}, {"1", circles(what.when.to)}, {"2", price}});
  return below.empty() ? text : put(say_.and_put_on, text, below);
}

// "You may pay ... instead of the cost of Limit Break 4 abilities of ..."
std::string TextWriter::other_cost(const script::Ability& what) {
  const std::string whose = indefinite(what.when.subject).text;
  const std::string which = what.pays_keyword != 0 ? keyword_text(what.pays_keyword, what.pays_number) : "";
  const std::string price = cost(static_cast<Index>(what.first + 1), cost_end(what.first));
  return fill(grammar_, say_.may_pay_otherwise, {{"0", whose}, {"1", which}, {"2", price}});
}

// "If ... would ..., you may ... instead."
std::string TextWriter::replacement(const script::Ability& what, const std::string& lead, Index paid,
                                    Index end) {
  if (what.cost_size != 0) { // one after the other: what "it" is depends on what was said before
    const std::string pays = capital(lead + put(say_.may_pay_instead, cost(what.first, paid)));
    return pays + ". " + capital(put(say_.if_you_do, in_one(paid, end))) + ".";
  }
  if (what.when.optional)
    return capital(lead + put(say_.may_instead, join(clauses(paid, end, Voice::May), false))) + ".";
  return sentences(paid, end, lead + say_.instead);
}

// Every family that has texts has them in English; it stands in for a language that has not come.
static bool can_write(const Rulebook& book) {
  return wording_of(book, Language::English) != nullptr;
}
static TextWriter writer(const Rulebook& book, Language language, std::uint8_t edition = 0) {
  return {book, wording_of(book, language) != nullptr ? language : Language::English, edition};
}

std::string write_ability(const Rulebook& book, std::uint16_t ability, Language language,
                          std::uint8_t edition) {
  return can_write(book) ? writer(book, language, edition).ability(ability) : "";
}

std::string write_condition(const Rulebook& book, std::uint16_t ability, std::uint16_t condition,
                            Language language) {
  const bool there = ability < book.script.abilities.size() && condition < book.script.conditions.size();
  return there && can_write(book) ? writer(book, language).condition_of(ability, condition) : "";
}

std::string write_thing(const Rulebook& book, std::uint16_t ability, std::uint16_t node, Language language) {
  const bool there = ability < book.script.abilities.size() && node < book.script.nodes.size();
  return there && can_write(book) ? writer(book, language).thing_of(ability, node) : "";
}

std::string write_cost(const Rulebook& book, std::uint16_t ability, Language language) {
  const bool there = ability < book.script.abilities.size();
  return there && can_write(book) ? writer(book, language).cost_of(ability) : "";
}

std::string write_occasion(const Rulebook& book, std::uint16_t ability, Language language) {
  const bool there = ability < book.script.abilities.size();
  return there && can_write(book) ? writer(book, language).occasion_of(ability) : "";
}

std::string write_places(const Rulebook& book, std::uint16_t ability, Language language) {
  const bool there = ability < book.script.abilities.size();
  return there && can_write(book) ? writer(book, language).places_of(ability) : "";
}

std::string write_abilities(const Rulebook& book, DefId def, Language language, std::uint8_t edition) {
  const Face& face = book.face(def);
  const bool traits = can_write(book) && book.family->lexicon->first_trait != 0;
  std::string all = traits ? writer(book, language).traits(face) : "";
  for (std::uint16_t i = 0; i < face.abilities; ++i) {
    const auto ability = static_cast<std::uint16_t>(face.first_ability + i);
    if (is_of_edition(book.script.abilities[ability], edition))
      all += (all.empty() ? "" : "\n") + write_ability(book, ability, language, edition);
  }
  return all;
}

} // namespace twoseat
