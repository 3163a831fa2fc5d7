// What continuous abilities change of a card: its numbers, its marks, what it may do. [vge 11.1.1.3, 11.11]
#include "engine/abilities/spoken.h"
#include "engine/abilities/statements.h"
#include <bit>

namespace twoseat {
namespace {

using script::Node;

const Lexicon& lexicon(const Table& table) {
  return *table.book.family->lexicon;
}

} // namespace

void look_whenever_they_may(Game& game) {
  each_spoken(game, topic_of(Lasting::Look, 0), [&](const Node& node, const Context& context) {
    Doing doing{node, context, context.seat, {}, amount(game, context, node.amount)};
    lexicon(game).actions[node.action].run(game, doing);
  });
}

void contribute_abilities(const Table& table, CardId card, std::uint8_t attribute, Changes& changes) {
  const std::size_t topic = topic_of(Lasting::Number, attribute);
  if (attribute >= given_ability || !is_spoken_of(table, topic, given_ability)) return;
  each_spoken_of(table, card, topic, [&](const Node& node, const Context& context) {
    Change change;
    change.operation = node.change != script::Change::By ? Operation::Set : Operation::Add;
    change.layer = lexicon(table).layers[static_cast<std::size_t>(node.change)];
    change.cause = lexicon(table).effect_cause;
    change.source = context.source;
    change.stamp = table.match[context.source].stamp;
    change.amount =
        node.change == script::Change::LoseOriginal ? absent : amount(table, context, node.amount);
    changes.push(change);
  });
}

void each_saying(const Table& table, Lasting lasting, Saying say) {
  const std::size_t topic = topic_of(lasting, 0);
  if (table.book.topics.has(topic) && is_spoken_of(table, topic, activated_ability))
    each_spoken(table, topic, say);
}

// Printed ones and those that effects gave. A skill icon is an ability, and is lost with the others; a state is none.
// [vge 5.2.1, 7.14.2, 7.32.2]
static std::uint64_t own_marks(const Table& table, CardId card, const Loss& loss) {
  const Match& match = table.match;
  const std::uint32_t lost = lost_at(table, card);
  const std::uint64_t skills = lexicon(table).skill_marks;
  std::uint64_t marks = table.face(card).marks;
  if (lost != 0 || loss.any()) marks &= ~skills;
  if (is_textless(table, card)) marks &= ~lexicon(table).text_marks;
  for (const Modification& m : match.modifications)
    if (m.attribute == given_mark && m.subject == card && m.generation == match[card].generation &&
        (((skills >> m.amount) & 1U) == 0 || lost == 0 || !is_lost_since(table, m)))
      marks |= std::uint64_t{1} << m.amount;
  return marks;
}

std::uint64_t marks_of(const Table& table, CardId card) {
  const Loss loss = loss_of(table, card);
  std::uint64_t marks = own_marks(table, card, loss);
  each_mark_spoken_of(table, card, [&](const Node& node, const Context& context) {
    if (outlasts_loss(table, card, context)) marks |= std::uint64_t{1} << node.to;
  });
  for (std::uint64_t left = lexicon(table).derived_marks; left != 0; left &= left - 1)
    if (const auto mark = static_cast<std::uint8_t>(std::countr_zero(left));
        lexicon(table).derives(table, card, mark))
      marks |= std::uint64_t{1} << mark;
  return loss.all || loss.unplayed ? marks & ~lexicon(table).skill_marks : marks; // [vge 14.5.1]
}

// Of this mark alone: what gives a mark may ask for another one. (check_dependencies)
bool has_mark(const Table& table, CardId card, std::uint8_t mark) {
  const auto is_in = [mark](std::uint64_t marks) { return ((marks >> mark) & 1U) != 0; };
  if (is_in(lexicon(table).derived_marks)) return lexicon(table).derives(table, card, mark);
  const std::size_t topic = topic_of(Lasting::Mark, mark);
  const bool skill = is_in(lexicon(table).skill_marks), printed = is_in(table.face(card).marks);
  const bool lasts = !(skill && is_spoken_of(table, losing_topic, lost_abilities)) &&
                     !(is_in(lexicon(table).text_marks) && is_textless(table, card));
  if (printed && lasts) return true;
  if (!printed && !is_spoken_of(table, topic, given_mark)) return false;
  const Loss loss = skill ? loss_of(table, card) : Loss{};
  bool has = is_in(own_marks(table, card, loss));
  if (!has)
    each_spoken_of(table, card, topic, [&](const Node&, const Context& context) {
      has = has || !skill || outlasts_loss(table, card, context);
    });
  return has && !loss.all && !loss.unplayed;
}

bool says_of(const Table& table, CardId source, Lasting lasting, CardId card) {
  bool says = false;
  each_spoken_of(table, card, topic_of(lasting, 0),
                 [&](const Node&, const Context& context) { says = says || context.source == source; });
  return says;
}

// Whether one of the restrictions on this card counts: f(those that it is about), nullptr where that is the card itself.
template <class F>
static bool any_restriction(const Table& table, CardId card, std::uint8_t restriction, CardId doer,
                            F counts) {
  const Match& match = table.match;
  const auto attribute = static_cast<std::uint8_t>(restriction_base + restriction);
  for (const Modification& m : match.modifications) {
    if (m.attribute != attribute) continue;
    if (m.scope == selected_scope) {
      const script::Select& those = table.book.script.selects[static_cast<std::size_t>(m.amount)];
      if (counts(&those) && fits(table, context_of(table, {}, m.seat), those, card) &&
          !unaffected(table, card, context_of(table, m.source, m.seat)))
        return true;
    } else if (m.subject == card && m.generation == match[card].generation && counts(nullptr)) {
      return true;
    }
  }
  bool forbidden = false;
  each_spoken_of(table, card, topic_of(Lasting::Restriction, restriction),
                 [&](const Node& node, const Context& context) {
                   const bool excepted = node.facing == script::but_for_its_own && doer == context.source;
                   forbidden = forbidden || (!excepted && counts(&table.book.script.selects[node.select]));
                 });
  return forbidden;
}

bool restricted(const Table& table, CardId card, std::uint8_t restriction, CardId doer) {
  return any_restriction(table, card, restriction, doer, [](const script::Select*) { return true; });
}

bool restricted_for_what_it_is(const Table& table, CardId card, std::uint8_t restriction, CardId doer) {
  return any_restriction(table, card, restriction, doer, [](const script::Select* those) {
    return those != nullptr && (those->noun == script::Noun::This || asks_what_they_are(*those));
  });
}

} // namespace twoseat
