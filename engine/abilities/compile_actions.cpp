// What abilities do: choices and actions.
#include "engine/abilities/compiler.h"
#include "engine/abilities/possible.h"
#include <algorithm>

namespace twoseat {

using nlohmann::json;
using script::Index;
using script::Node;
using script::Op;

void Compiler::actions(const json& from, const std::string& field, bool cost) {
  if (!from.is_array()) return fail(field, "It must be a list of actions.");
  const std::size_t before = book_.script.nodes.size();
  if (cost) choose_x(from, field);
  for (std::size_t i = 0; i < from.size(); ++i)
    action(from[i], field + "/" + std::to_string(i), cost);
  if (cost && book_.script.nodes.size() - before > most_of_cost)
    fail(field, {"A cost has {n} parts at most; choosing cards and what is done with them are two.",
                 {most_of_cost}});
}

void Compiler::action(const json& from, const std::string& field, bool cost) {
  if (!from.is_object() || from.empty()) return fail(field, "It must be an action.");
  if (from.contains("if")) return control_if(from, field);
  if (from.contains("may")) return control_may(from, field);
  if (from.contains("options")) return control_options(from, field);
  if (from.contains("list")) return control_list(from, field);
  if (from.contains("for each")) return control_repeat(from, field);
  if (from.contains("declare")) return control_declare(from, field);
  if (from.contains("choose")) {
    target(from, field, cost);
    return;
  }
  for (std::size_t i = 0; i < words_.actions.size(); ++i)
    if (const auto argument = from.find(words_.actions[i].id); argument != from.end())
      return plain_action(static_cast<std::uint16_t>(i), *argument, from, field, cost);
  fail(field,
       {"\"{word}\" is not an action that this game knows.", {FilledPhrase::name(from.begin().key())}});
}

// What cards are kept from must be able to happen where they are looked for. What was chosen before may have come
// elsewhere since.
void Compiler::must_be_restrictable(const Node& node, const std::string& field) {
  if (node.to >= words_.restriction_places.size()) return;
  const script::Select& named = book_.script.selects[node.select];
  const std::uint32_t possible = words_.restriction_places[node.to];
  const bool looked_for = named.noun == script::Noun::Filter && named.places != 0;
  if (possible == 0 || (looked_for && (named.places & possible) == 0))
    fail(field, "Cards cannot be kept from this there.");
}

// What an effect sets up for later belongs to no card and triggers once. [vge 11.9.7, 11.9.7.1]
void Compiler::must_wait_for_a_moment(const script::Ability& ability, const std::string& field) {
  const bool waits = ability.kind == script::Kind::Automatic && ability.when.situation == 0 &&
                     is_about_a_player(words_.occasions[ability.when.occasion]);
  if (!waits)
    fail(field + "/when", "It must wait for a moment: the beginning or end of a turn, phase or battle.");
  if (ability.places != 0) fail(field + "/in", "It is no card's: it waits wherever its card is.");
  if (ability.limit != script::Limit::None) fail(field + "/limit", "It triggers once as it is.");
}

// Which abilities there are is read of those that cards have by themselves.
static bool settles_abilities(const script::Script& script, const Lexicon& words,
                              const script::Ability& ability) {
  for (std::size_t i = ability.first; i < std::size_t{ability.first} + ability.size; ++i) {
    const Node& node = script.nodes[i];
    if (node.op == Op::Option) i += node.size; // a further ability
    if (node.op != Op::Do || ability.kind != script::Kind::Continuous) continue;
    const Lasting lasting = words.actions[node.action].lasting;
    if (lasting == Lasting::Ability || lasting == Lasting::LoseAbilities || lasting == Lasting::Unaffected)
      return true;
  }
  return false;
}

static bool says_printed(const script::Script& script, const Lexicon& words, const script::Ability& ability) {
  for (std::size_t i = ability.first; i < std::size_t{ability.first} + ability.size; ++i)
    if (script.nodes[i].op == Op::Do && words.actions[script.nodes[i].action].lasting == Lasting::Printed)
      return true;
  return false;
}

// One that effects give, and behind it what it is in other editions, whose faults would be the same.
Index Compiler::given_ability(const ActionWord& word, const json& from, const std::string& field) {
  set_up_ = word.timed;
  const std::size_t before = faults_.size();
  const Index number = ability_number(from, field);
  const script::Ability ability = book_.script.abilities[number];
  if (continuous_ && settles_abilities(book_.script, words_, ability))
    fail(field, "What a continuous ability gives gives nothing itself, takes no abilities away and keeps no "
                "effects off.");
  if (says_printed(book_.script, words_, ability))
    fail(field, "Names, clans and how many a deck may have are read of a card's own text, never given.");
  if (word.timed) must_wait_for_a_moment(ability, field);
  if (faults_.size() == before && from.contains("elsewhere"))
    book_.script.abilities[number].elsewhere = given_ability(word, from["elsewhere"], field);
  return number;
}

static bool is_one(const json& target) {
  if (!target.is_object()) return target == "this" || target == "it" || target == "other";
  const auto says_one = [&](const char* key) {
    const auto found = target.find(key);
    return found != target.end() && *found == 1;
  };
  return says_one("choose") || says_one("top");
}
// Words stand for what was chosen or named before, one by one.
static bool may_be_several(const json& target) {
  return target.is_object() && !is_one(target);
}

void Compiler::plain_action(std::uint16_t number_of, const json& argument, const json& from,
                            const std::string& field, bool cost) {
  const ActionWord& word = words_.actions[number_of];
  const std::string here = field + "/" + word.id;
  if (word.lasting == Lasting::Look && !continuous_) fail(here, "Only a continuous ability can say this.");
  if (continuous_ && word.lasting == Lasting::None) fail(here, "A continuous ability cannot do this.");
  if (!continuous_ && word.run == nullptr) fail(here, "Only a continuous ability says this.");
  Node node;
  node.cost = cost;
  node.action = number_of;
  beside(word, from, field, node);
  const auto about = [&]() -> Index {
    if (from.contains("to")) return target(from["to"], field + "/to", cost).select;
    book_.script.selects.push_back({}); // no unit named: the source [vge 11.8.5.3]
    return static_cast<Index>(book_.script.selects.size() - 1);
  };
  const auto known = [&](std::size_t at, std::size_t size, const std::string& id) {
    if (at == size) fail(here, {"\"{word}\" is not known.", {FilledPhrase::name(id)}});
    return static_cast<Index>(at % std::max<std::size_t>(size, 1));
  };
  if (from.contains("named")) node.with = name_number(book_, text(from["named"], field + "/named"));
  switch (word.takes) {
  case Takes::Cards:
    if ((word.beside & Beside::times) != 0 && !from.contains("times"))
      fail(field + "/times", "It is missing: how many?");
    node.select = target(argument, here, cost).select;
    if (*word.order_rule.number != '\0' && may_be_several(argument))
      node.select = in_any_order(node.select, node.side, static_cast<std::uint16_t>(number_of + 1));
    if (from.contains("into")) node.to = one_of_places(from["into"], field + "/into", word.from);
    break;
  case Takes::CardsAndCard: {
    const Index done_to = about();
    node.select = target(argument, here, cost).select;
    node.to = done_to;
    break;
  }
  case Takes::Token: {
    const std::string id = text(argument, here);
    node.to = book_.find(id).value;
    if (node.to == 0)
      fail(here, {"There is no card with the id \"{id}\" before this one.", {FilledPhrase::name(id)}});
    if (node.variable == 0) node.variable = variable("#" + std::to_string(variables_.size()), field, true);
    break;
  }
  case Takes::Name: node.to = name_number(book_, text(argument, here)); break;
  case Takes::Tag:
    node.to = tag(argument, here);
    if (node.to != 0) note_group(book_, node.to);
    break;
  case Takes::Word: {
    const std::string id = text(argument, here);
    node.to = known(find(word.words, id), word.words.size(), id);
    if (from.contains("into")) node.into = one_zone(from["into"], field + "/into", word.from);
    break;
  }
  case Takes::CardsAndZone: {
    node.select = target(argument, here, cost).select;
    std::string into = from.contains("into") ? text(from["into"], field + "/into") : "";
    const bool on_top = into == "deck top";
    if (on_top || into == "deck bottom") into = "deck";
    const std::size_t kind = find(book_.family->place_kinds, into);
    if (kind == book_.family->place_kinds.size())
      fail(field + "/into", {"\"{word}\" is not a zone.", {FilledPhrase::name(into)}});
    if (word.from != 0 && ((word.from >> kind) & 1U) == 0)
      fail(field + "/into", "It cannot come there by this.");
    node.to = static_cast<Index>(kind % book_.family->place_kinds.size() + (on_top ? 0x100U : 0U));
    bool sorts = words_.decks_are_sorted && into == "deck" && may_be_several(argument);
    if (from.contains("order")) {
      if (text(from["order"], field + "/order") != "any") fail(field + "/order", "It must be any.");
      if (is_one(argument)) fail(field + "/order", "One card lies in no order.");
      sorts = true;
    }
    if (sorts) node.select = in_any_order(node.select, node.side);
    break;
  }
  case Takes::CardsAndValue:
    node.select = about();
    if (argument == "none" && node.change == script::Change::OriginalTo) {
      node.change = script::Change::LoseOriginal;
      break;
    }
    if (argument == "infinite" && node.change == script::Change::To) {
      script::Amount most;
      most.number = script::infinite;
      book_.script.amounts.push_back(most);
      node.amount = static_cast<Index>(book_.script.amounts.size() - 1);
      break;
    }
    node.amount = amount(argument, here);
    if (node.change != script::Change::By) node.amount = last_of(node.amount);
    if (node.change != script::Change::By && !continuous_ && words_.first_trait != 0 &&
        word.attribute >= words_.first_trait)
      fail(field + "/becomes", "A named trait is given or lost; its number is not set.");
    break;
  case Takes::Number: { // chooses by itself out of the word's own cards
    json choice = {{"choose", argument}, {"from", from.contains("from") ? from["from"] : json::object()}};
    if (from.contains("up to")) choice["up to"] = from["up to"];
    if (from.contains("by")) choice["by"] = from["by"];
    if (from.contains("as")) choice["as"] = from["as"];
    if (from.contains("as possible")) choice["as possible"] = from["as possible"];
    const bool own = !from.contains("from");
    if (own)
      for (std::size_t i = 1; i < words_.places.size(); ++i)
        if (words_.places[i].places == word.from) choice["from"]["in"] = words_.places[i].id;
    const std::size_t at = book_.script.nodes.size();
    node.select = choose(choice, field, cost).select;
    Node& chosen = book_.script.nodes[at];
    chosen.action = static_cast<std::uint16_t>(number_of + 1); // belongs to this action, for the writer
    chosen.all_or_none = word.all_or_none;
    book_.script.selects[chosen.select].states |= word.states;
    if (node.side == script::Side::Opponent)
      book_.script.selects[chosen.select].side = script::Side::Opponent;
    node.amount = chosen.amount;
    break;
  }
  case Takes::Count:
    if (argument.is_number())
      number(argument, here, 0, 100'000'000); // nothing is done a negative number of times
    node.amount = amount(argument, here);
    break;
  case Takes::Nothing: needs_yes(argument, here); break;
  case Takes::Player: break;
  case Takes::Mark: {
    const std::string id = text(argument, here);
    node.to = known(find(book_.family->marks, id), book_.family->marks.size(), id);
    if (((words_.derived_marks >> node.to) & 1U) != 0)
      fail(here, "What the rest of a card makes it cannot be given.");
    node.select = about();
    break;
  }
  case Takes::Restriction: {
    const std::string id = text(argument, here);
    node.to = known(find(words_.restrictions, id), words_.restrictions.size(), id);
    if ((node.to >= words_.first_permission) != word.permits)
      fail(here, word.permits ? "Cards can do this anyway, unless something keeps them from it."
                              : "This is said of what cards can do, not of what they cannot.");
    node.select = about();
    must_be_restrictable(node, from.contains("to") ? field + "/to" : here);
    if (node.facing == script::but_for_its_own && ((words_.by_effects >> node.to) & 1U) == 0)
      fail(field + "/except by", "This is not what effects do.");
    break;
  }
  case Takes::Change: {
    const std::string id = text(argument, here);
    node.to = known(find(words_.actions, id), words_.actions.size(), id);
    const ActionWord& changed = words_.actions[node.to];
    if (!changed.changeable)
      fail(here, {"The number of \"{word}\" cannot be changed.", {FilledPhrase::name(id)}});
    if (changed.takes == Takes::CardsAndValue) {
      if (!continuous_) fail(here, "The next time, only the number of what a player does can change.");
      if (from.contains("by")) fail(field + "/by", "It is a card's number: it says \"to\" which.");
      node.select = about();
    } else if (from.contains("to")) {
      fail(field + "/to", "It is a player's number: no card has it.");
    }
    if (from.contains("more"))
      node.amount = amount(from["more"], field + "/more");
    else
      fail(field + "/more", "It is missing: by how much?");
    break;
  }
  case Takes::Sources:
    node.select = about();
    node.to = filter(argument, here, true);
    if (word.lasting == Lasting::Ability) // which abilities there are hangs on no number and no kind
      for (const Index which : {node.select, node.to}) {
        const script::Select& asked = book_.script.selects[which];
        if (asked.has_range || (asked.marks | asked.no_marks | asked.any_marks) != 0 || asked.either != 0)
          fail(here, "Only where cards lie, their names, groups and abilities can be asked here.");
      }
    break;
  case Takes::Occasion: {
    const std::string id = text(argument, here);
    node.to = known(find(words_.occasions, id), words_.occasions.size(), id);
    node.select = about();
    break;
  }
  case Takes::Gate: { // nothing is asked but where they lie: what gates read is not read to open them
    const KeywordAsked asked = keyword_asked(argument, here);
    node.to = asked.keyword;
    node.with = static_cast<Index>(asked.number);
    node.select = about();
    if (asks_what_they_are(book_.script.selects[node.select]))
      fail(field + "/to", "Only where they lie can be asked here.");
    break;
  }
  case Takes::Abilities: {
    constexpr Named kinds[] = {{"act", ""}, {"auto", ""}, {"cont", ""}};
    node.select = target(argument, here, cost).select;
    const std::string kind = from.contains("kind") ? text(from["kind"], field + "/kind") : "";
    node.facing = static_cast<std::uint8_t>(find(kinds, kind));
    if (node.facing == std::size(kinds)) fail(field + "/kind", "It must be act, auto or cont.");
    const auto only = [&](const char* key, const char* of) { // [vge 7.15.1.1, 7.15.1.3]
      if (from.contains(key) && kind != of)
        fail(field + "/" + key, {"It goes with the kind \"{word}\" alone.", {FilledPhrase::name(of)}});
    };
    only("until", "cont");
    only("times", "auto");
    if (from.contains("times")) node.amount = amount(from["times"], field + "/times");
    break;
  }
  case Takes::Ability: { // the given ability's nodes lie inside a node that is skipped
    node.select = about();
    const std::size_t around = book_.script.nodes.size();
    Node aside;
    aside.op = Op::Option;
    book_.script.nodes.push_back(aside);
    node.to = given_ability(word, argument, here);
    book_.script.nodes[around].size = static_cast<std::uint16_t>(book_.script.nodes.size() - 1 - around);
    break;
  }
  }
  must_lie_where_it_is_done(word, from, field);
  acts_ = acts_ || !cost;
  book_.script.nodes.push_back(node);
}

} // namespace twoseat
