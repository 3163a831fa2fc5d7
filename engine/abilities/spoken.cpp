// Finding what continuous abilities say: never played, they hold as long as their card works where it lies. [vge 11.1.1.3, 11.11]
#include "engine/abilities/spoken.h"
#include "engine/abilities/lost_objects.h"
#include "engine/abilities/statements.h"
#include <algorithm>
#include <bit>

namespace twoseat {

using script::Ability;
using script::Index;
using script::Kind;
using script::Node;
using script::Op;

bool is_subject(const Table& table, const Context& context, const Node& node, CardId card) {
  const script::Select& select = table.book.script.selects[node.select];
  const bool about =
      select.noun == script::Noun::This ? card == context.source : fits(table, context, select, card);
  return about && !is_lost_object(table, context, node, card) &&
         !unaffected(table, card, context); // [vge 12.5.1]
}

void each_given(const Table& table, const Node& node, const Context& context,
                FunctionRef<void(std::uint16_t)> f) {
  if (table.book.family->lexicon->actions[node.action].takes == Takes::Ability)
    return f(given_by(table, node));
  CardList cards;
  select(table, context, node.to, cards);
  for (const CardId card : cards)
    each_printed_ability(table, table.face(card), f);
}

bool outlasts_loss(const Table& table, CardId card, const Context& giver) {
  const std::uint32_t lost = lost_at(table, card);
  return lost == 0 || table.match[giver.source].stamp >= lost;
}

namespace {

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

// What is asked after: one topic, or any mark.
struct About {
  std::size_t topic;

  bool covers(std::size_t other) const { return other == topic; }
  bool is_in(const Topics& set) const { return set.has(topic); }
  std::uint32_t speaking_places(const Table& table) const { return table.book.speaking_places[topic]; }
};
struct AboutMarks {
  static constexpr std::size_t word = first_mark_topic / 64;
  static_assert(first_mark_topic % 64 == 0 && most_marks == 64, "marks are one word of a set");

  bool covers(std::size_t other) const { return other / 64 == word; }
  bool is_in(const Topics& set) const { return set.words[word] != 0; }
  std::uint32_t speaking_places(const Table& table) const {
    std::uint32_t kinds = 0;
    for (std::uint64_t left = table.match.concerns.spoken.words[word]; left != 0; left &= left - 1)
      kinds |=
          table.book.speaking_places[first_mark_topic + static_cast<std::size_t>(std::countr_zero(left))];
    return kinds;
  }
};

// Every node of a continuous ability whose conditions hold now: f(node)
template <class F>
void each_node(const Table& table, const Context& context, const Ability& ability, F f) {
  const auto& nodes = table.book.script.nodes;
  const Index end = static_cast<Index>(ability.first + ability.size);
  for (Index at = ability.first; at < end;) {
    const Node& node = nodes[at];
    const bool branch = node.op == Op::If && !holds(table, context, node.condition);
    if (node.op == Op::Do) f(node);
    at =
        static_cast<Index>(at + 1 + (branch || node.op == Op::Else || node.op == Op::Option ? node.size : 0));
    if (branch && at < end && nodes[at].op == Op::Else) ++at;
  }
}

// A modification that gives its card the first ability that it was given.
bool is_first_gift(const Match& match, std::size_t i) {
  const Modification& m = match.modifications[i];
  if (m.attribute != given_ability) return false;
  for (std::size_t before = 0; before < i; ++before)
    if (match.modifications[before].attribute == given_ability &&
        match.modifications[before].subject == m.subject)
      return false;
  return true;
}

// Whatever continuous abilities say.
struct Anything {
  static bool covers(std::size_t) { return true; }
  static bool is_in(const Topics& set) { return set.any(); }
  static std::uint32_t speaking_places(const Table& table) {
    return table.book.ability_places[static_cast<std::size_t>(Kind::Continuous)];
  }
};

// Gives an ability, of those that speak of this: other gifts are not looked at, for they may depend on it.
template <class Topic>
struct Giving {
  Topic of;

  bool covers(std::size_t other) const { return other == giving_topic; }
  bool is_in(const Topics& set) const { return set.has(giving_topic); }
  std::uint32_t speaking_places(const Table& table) const { return table.book.speaking_places[giving_topic]; }
};

template <class Topic>
constexpr bool is_giving = false;
template <class Topic>
constexpr bool is_giving<Giving<Topic>> = true;

template <class Topic>
bool may_speak_of(const Table& table, const Ability& ability, Topic about);

template <class Topic>
bool is_continuous_about(const Table& table, std::uint16_t number, Topic about) {
  const Ability& ability = table.book.script.abilities[number];
  return ability.kind == Kind::Continuous && may_speak_of(table, ability, about);
}

template <class Topic>
bool speaks_of(const Table& table, const Node& node, Topic about) {
  return about.covers(topic_of(lexicon(table).actions[node.action], node));
}
template <class Topic>
bool speaks_of(const Table& table, const Node& node, Giving<Topic> about) {
  const ActionWord& action = lexicon(table).actions[node.action];
  return about.covers(topic_of(action, node)) &&
         (action.takes != Takes::Ability || is_continuous_about(table, given_by(table, node), about.of));
}

// Whether any of its statements is about this.
template <class Topic>
bool may_speak_of(const Table& table, const Ability& ability, Topic about) {
  const auto& nodes = table.book.script.nodes;
  for (std::size_t i = 0; i < ability.size; ++i) {
    const Node& node = nodes[ability.first + i];
    if (node.op == Op::Do && speaks_of(table, node, about)) return true;
    if (node.op == Op::Option) i += node.size; // an ability that is given speaks for itself
  }
  return false;
}

bool is_printed(const Face& face, std::uint16_t ability) {
  return ability >= face.first_ability && ability - face.first_ability < face.abilities;
}

bool is_on(const Table& table, const Context& context, const Ability& ability) {
  return gate_is_open(table, context, ability) &&
         (ability.condition == 0 || holds(table, context, ability.condition));
}

// What settles which abilities there are is read of those that cards have by themselves: so that asking ends.
template <class Topic>
bool settles_abilities(Topic about) {
  return about.covers(losing_topic) || about.covers(unaffected_topic) || about.covers(giving_topic);
}

template <class Topic>
void each_said(const Table& table, Topic topic, Saying f);

// Every continuous ability at work that speaks of this: f(ability, context). Whether its card has lost it is asked
// last, and not at all where losing itself is spoken of.
template <class Topic>
void each_continuous(const Table& table, Topic about, FunctionRef<void(const Ability&, const Context&)> f) {
  const Match& match = table.match;
  const auto look = [&](CardId card, std::uint16_t number) {
    const auto keeps = [&] {
      const Loss loss = loss_of(table, card);
      return !loss.all && !loss.unplayed && !(loss.original && is_printed(table.face(card), number));
    };
    const Ability& ability = table.book.script.abilities[number];
    if (is_continuous_about(table, number, about) && is_active(table, card, ability) &&
        (about.covers(losing_topic) || about.covers(unaffected_topic) || keeps()))
      f(ability, context_of(table, card, master_of(table, card)));
  };
  const auto look_at_gifts = [&](CardId card, const Node& node, const Context& giver, const auto& given) {
    const bool works = std::any_of(given.begin(), given.end(), [&](std::uint16_t number) {
      return is_active(table, card, table.book.script.abilities[number]);
    });
    if (works && is_subject(table, giver, node, card) && outlasts_loss(table, card, giver))
      for (const std::uint16_t number : given)
        look(card, number);
  };
  const auto look_at = [&](CardId card) {
    each_own_ability(table, card, [&](std::uint16_t number) { look(card, number); });
  };
  const std::uint32_t kinds = about.is_in(match.concerns.spoken) ? about.speaking_places(table) : 0;
  for (std::size_t i = 0; kinds != 0 && i < match.places.size(); ++i)
    if (match.places[i].count > 0 && ((kinds >> match.places[i].kind) & 1U) != 0)
      for (const CardId card : cards_in(match, PlaceId{static_cast<std::uint8_t>(i + 1)}))
        if (about.is_in(table.face(card).concerns.spoken)) look_at(card);
  for (std::size_t i = 0; i < match.modifications.size(); ++i) // cards that have only been given one
    if (is_first_gift(match, i) && !about.is_in(table.face(match.modifications[i].subject).concerns.spoken))
      look_at(match.modifications[i].subject);
  if constexpr (!is_giving<Topic>)
    if (are_shared(table) && !settles_abilities(about)) // anybody may have what this is about
      each_said(table, Giving<Topic>{about}, [&](const Node& node, const Context& context) {
        ScratchVector<std::uint16_t, room::cards> given;
        each_given(table, node, context, [&](std::uint16_t number) {
          if (is_continuous_about(table, number, about)) given.push(number);
        });
        for (std::size_t i = 0; !given.empty() && i < match.cards.size(); ++i)
          look_at_gifts(CardId{static_cast<std::uint16_t>(i + 1)}, node, context, given);
      });
  for (const Modification& m : match.modifications) { // in effect wherever its card lies [vge 7.15.1.1]
    if (m.attribute != activated_ability || m.scope != 0 || m.generation != match[m.subject].generation)
      continue;
    const Ability& ability = table.book.script.abilities[static_cast<std::size_t>(m.amount)];
    const Context context = context_of(table, m.subject, master_of(table, m.subject));
    if (!may_speak_of(table, ability, about) ||
        (is_active(table, m.subject, ability) && is_on(table, context, ability)))
      continue;
    f(ability, context);
  }
}

// Every continuous statement of this topic that holds now: f(node, context)
template <class Topic>
void each_said(const Table& table, Topic topic, Saying f) {
  each_continuous(table, topic, [&](const Ability& ability, const Context& context) {
    if (!is_on(table, context, ability)) return;
    each_node(table, context, ability, [&](const Node& node) {
      if (speaks_of(table, node, topic)) f(node, context);
    });
  });
}

// Those about this card.
template <class Topic>
void each_said_of(const Table& table, CardId card, Topic topic, Saying f) {
  each_said(table, topic, [&](const Node& node, const Context& context) {
    if (is_subject(table, context, node, card)) f(node, context);
  });
}

} // namespace

bool is_spoken_of(const Table& table, std::size_t topic, std::uint8_t attribute) {
  return table.match.concerns.spoken.has(topic) || are_shared(table) ||
         std::any_of(table.match.modifications.begin(), table.match.modifications.end(),
                     [&](const Modification& m) {
                       return m.attribute == attribute || m.attribute == given_ability ||
                              m.attribute == activated_ability;
                     });
}

void each_spoken(const Table& table, std::size_t topic, Saying f) {
  each_said(table, About{topic}, f);
}

void each_spoken_of(const Table& table, CardId card, std::size_t topic, Saying f) {
  each_said_of(table, card, About{topic}, f);
}

void each_mark_spoken_of(const Table& table, CardId card, Saying f) {
  each_said_of(table, card, AboutMarks{}, f);
}

void each_statement_of_all(const Table& table, Saying say) {
  each_continuous(table, Anything{}, [&](const Ability& ability, const Context& context) {
    if (loss_of(table, context.source).any() || !is_on(table, context, ability)) return;
    each_node(table, context, ability, [&](const Node& node) { say(node, context); });
  });
}

} // namespace twoseat
