// Amounts and conditions of an ability, evaluated; whose it is, and whether it works. Nothing here changes a match.
#include "engine/abilities/context.h"
#include "engine/abilities/halves.h"
#include "engine/abilities/run.h"
#include "engine/abilities/seen.h"
#include "engine/abilities/usable.h"
#include "engine/kernel/references.h"
#include "engine/kernel/total.h"
#include <algorithm>

namespace twoseat {
namespace {

using script::Index;
using script::Noun;
using script::Select;
using script::Sum;
using script::Test;

// The source as what it was when it left, if it has: by the effect, or by the event of its own that is looked at.
const Reference* left_source(const Table& table, const Context& context) {
  const Reference* source = context.subject;
  if (context.effect >= 0) source = &table.match.effects[static_cast<std::size_t>(context.effect)].source;
  return source != nullptr && source->card == context.source && source->left != Left::No ? source : nullptr;
}

std::int32_t attribute_of(const Table& table, const Context& context, const script::Amount& what) {
  const Select& select = script_of(table).selects[what.select];
  Total sum;
  const auto add = [&](std::int32_t value) {
    if (what.sum == Sum::Last) sum = {}; // [vge 11.8.6]
    if (value != absent) sum.add(value);
  };
  const Reference* left = select.noun == Noun::This ? left_source(table, context) : nullptr;
  if (left != nullptr) {
    add(number_of(table, see(*left), what.attribute, what.original));
  } else if (select.noun == Noun::This || select.noun == Noun::Filter) {
    CardList cards;
    twoseat::select(table, context, what.select, cards);
    for (const CardId card : cards)
      add(number_of(table, {card}, what.attribute, what.original));
  } else {
    each_reference_of(table, context, select, [&](const Reference& reference) {
      add(number_of(table, see(reference), what.attribute, what.original));
    });
  }
  return sum.value();
}

std::int32_t count_of(const Table& table, const Context& context, Index which) {
  const script::Select& asked = script_of(table).selects[which];
  if (asked.noun == Noun::This)
    if (const Reference* source = left_source(table, context); source != nullptr) // [vge 11.13.1]
      return fits(table, context, asked, *source, false) ? 1 : 0;
  CardList cards;
  select(table, context, which, cards);
  return static_cast<std::int32_t>(asked.different_names ? different_names(table, cards, asked)
                                                         : cards.size());
}

std::int32_t found(const Match& match, const Context& context, std::uint8_t variable) {
  std::int32_t count = 0;
  for (const Bound& bound : match.bound)
    count += bound.effect == context.effect && bound.variable == variable ? 1 : 0;
  return count;
}

} // namespace

// What effects say of it, as far as it comes before all other layers. [vge 11.11.1.2, 11.11.1.3]
std::int32_t original_number(const Table& table, CardId card, std::uint8_t attribute) {
  const Family& family = *table.book.family;
  const std::uint8_t last = lexicon(table).layers[static_cast<std::size_t>(script::Change::LoseOriginal)];
  Changes said, original;
  contribute_abilities(table, card, attribute, said);
  for (const Modification& m : table.match.modifications)
    if (m.subject == card && m.attribute == attribute && m.scope == 0 &&
        m.generation == table.match[card].generation)
      said.push({m.layer, m.operation, m.stamp, m.cause, m.source, m.amount});
  for (const Change& change : said)
    if (change.layer <= last) original.push(change);
  if (lexicon(table).original != nullptr) lexicon(table).original(table, card, attribute, original);
  return changed(family, attribute, family.base(table, card, attribute), original);
}

// What is counted once: cards, a number of a card, a counter.
static std::int32_t counted(const Table& table, const Context& context, const script::Amount& what) {
  switch (what.sum) {
  case Sum::Count: return count_of(table, context, what.select);
  case Sum::Attribute:
  case Sum::Last: return attribute_of(table, context, what);
  case Sum::Counter: {
    const Seat seat = what.side == script::Side::Opponent ? twoseat::other(context.seat) : context.seat;
    return table.match[seat].counters[what.attribute];
  }
  case Sum::Found: return found(table.match, context, what.attribute);
  case Sum::Event: return context.amount;
  case Sum::Declared:
    return context.effect < 0 ? 0 : table.match.effects[static_cast<std::size_t>(context.effect)].picks;
  case Sum::X: return context.x;
  case Sum::Fixed:
  case Sum::Strike: break;
  }
  return 0;
}

std::int32_t amount(const Table& table, const Context& context, Index which) {
  const script::Amount& what = script_of(table).amounts[which];
  if (what.sum == Sum::Fixed) return what.number;
  if (what.sum == Sum::Strike) {
    const std::int32_t three[] = {what.number, what.plus, what.spare};
    return three[lexicon(table).strength(table.match)];
  }
  std::int32_t once = counted(table, context, what);
  if (what.beyond != 0) once = std::max(bounded_sum(once, -amount(table, context, what.beyond)), 0);
  if (what.per > 1) once /= what.per;
  if (script::is_infinite(once)) // so often infinite is not more than infinite [vge 17.16.12.4]
    return what.number == 0 ? what.plus : bounded_sum(what.number < 0 ? -once : once, what.plus);
  Total value;
  value.add_finite(std::int64_t{what.number} * once + what.plus);
  return is_half(what) ? static_cast<std::int32_t>(half(value.value(), what.spare)) : value.value();
}

bool holds(const Table& table, const Context& context, Index which) {
  const script::Condition& condition = script_of(table).conditions[which];
  const Index end = static_cast<Index>(which + 1 + condition.size);
  switch (condition.test) {
  case Test::Not: return !holds(table, context, static_cast<Index>(which + 1));
  case Test::All:
  case Test::Any: {
    const bool any = condition.test == Test::Any; // the first child that says so decides
    for (Index child = static_cast<Index>(which + 1); child < end;) {
      if (holds(table, context, child) == any) return any;
      child = static_cast<Index>(child + 1 + script_of(table).conditions[child].size);
    }
    return !any;
  }
  case Test::Count: {
    const std::int32_t count = count_of(table, context, condition.select);
    return count >= condition.min && count <= condition.max;
  }
  case Test::Compare: {
    const std::int32_t value = amount(table, context, condition.amount);
    const std::int32_t shift = condition.against != 0 ? amount(table, context, condition.against) : 0;
    return value >= (condition.min == -script::no_limit ? value : condition.min + shift) &&
           (condition.max == script::no_limit || value <= condition.max + shift);
  }
  case Test::Turn: return is_side(condition.side, context.seat, table.match.turn_player);
  case Test::Family: return lexicon(table).conditions[condition.word].holds(table, context, condition);
  }
  return false;
}

Context context_of(const Match& match, std::size_t effect) {
  const Effect& running = match.effects[effect];
  Context context;
  context.source = running.source.card;
  context.at = running.source.place;
  if (running.source.left == Left::No && context.source) context.at = match[context.source].place;
  context.seat = running.seat;
  context.subject = &running.subject;
  context.other = &running.other;
  context.effect = static_cast<int>(effect);
  context.amount = running.amount;
  context.x = running.picks;
  return context;
}

Context context_of(const Table& table, CardId source, Seat seat) {
  Context context;
  context.source = source;
  context.seat = seat;
  if (source) context.at = table.match[source].place;
  context.x = lexicon(table).least_x; // so much it takes at least
  return context;
}

std::uint32_t lost_at(const Table& table, CardId card) {
  std::uint32_t last = 0;
  for (const Modification& m : table.match.modifications)
    if (m.attribute == lost_abilities && m.subject == card && m.scope == 0 &&
        m.generation == table.match[card].generation)
      last = std::max<std::uint32_t>(last, m.stamp);
  return last;
}

bool is_lost_since(const Table& table, const Modification& given) {
  const auto& all = table.match.modifications;
  return std::any_of(all.begin(), all.end(), [&](const Modification& m) {
    return m.attribute == lost_abilities && m.subject == given.subject && m.scope == 0 &&
           m.generation == given.generation &&
           (m.stamp > given.stamp || (m.stamp == given.stamp && &m > &given));
  });
}

CardId giver_of(const Table& table, const Context& context) {
  const Match& match = table.match;
  const bool running = context.effect >= 0;
  const std::uint16_t ability = running ? match.effects[static_cast<std::size_t>(context.effect)].ability : 0;
  for (const Modification& m : match.modifications)
    if (m.attribute == given_ability && m.subject == context.source && m.source &&
        (!running || m.amount == ability) && match[m.source].stamp <= m.stamp &&
        lexicon(table).is_unit(table, m.source))
      return m.source;
  return {};
}

Seat master_of(const Table& table, CardId card) {
  const auto master = lexicon(table).master;
  return master != nullptr ? master(table.match, card) : table.match[table.match[card].place].seat;
}

static bool speaks_of_itself(const Table& table, const script::Ability& ability) {
  const script::Script& script = script_of(table);
  for (std::size_t i = ability.first; i < std::size_t{ability.first} + ability.size; ++i)
    if (script.nodes[i].op == script::Op::Do &&
        script.selects[script.nodes[i].select].noun != script::Noun::This)
      return false;
  return true;
}

bool is_active(const Table& table, CardId card, const script::Ability& ability) {
  const Place& place = table.match[table.match[card].place];
  if (ability.places != 0 && ((ability.places >> place.kind) & 1U) == 0) return false;
  const auto hidden = lexicon(table).hidden; // what is hidden says nothing about others yet [bsk 415.2]
  if (hidden != nullptr && ability.kind == script::Kind::Continuous && hidden(table, card)) return false;
  if (((lexicon(table).active_for_themselves >> place.kind) & 1U) != 0)
    return ability.kind == script::Kind::Continuous && speaks_of_itself(table, ability);
  return lexicon(table).active(table, card);
}

bool is_paid_once_a_turn(const Table& table, const script::Ability& ability) {
  if (ability.keyword == 0 || ability.keyword != lexicon(table).paid_once_a_turn) return false;
  for (std::size_t i = 0; i < ability.size; ++i)
    if (script_of(table).nodes[ability.first + i].cost) return true;
  return false;
}

// Another card than this one is a copy of, but of its name.
static bool is_namesake(const Table& table, const Use& use, CardId card) {
  return table.match[use.card].generation == use.generation && table.match[use.card].place &&
         table.match[use.card].def != table.match[card].def && share_a_name(table, use.card, card);
}

// Once a turn binds the card, in whose hands ever; once a game binds the player, for every ability with that icon, where the
// game has one.
// [vge 12.3.2, 12.3.3.2, dbs 10-11-2, 11-5-1-1]
bool used_up(const Table& table, CardId card, std::uint16_t ability, Seat seat) {
  const script::Ability& asked = script_of(table).abilities[ability];
  const bool icon = has_game_icon(table, asked);
  int left = asked.uses;
  for (const Use& use : table.match.uses) {
    const bool same =
        use.ability == ability && use.card == card && use.generation == table.match[card].generation;
    const bool of_another = use.seat != seat && !(same && asked.limit != script::Limit::Game);
    if (of_another || use.duration == Duration::Moment) continue;
    const script::Ability& used = script_of(table).abilities[use.ability];
    if (is_paid_once_a_turn(table, asked) && is_paid_once_a_turn(table, used)) return true;
    if (icon && has_game_icon(table, used) && used.keyword == asked.keyword) return true;
    if (asked.in_total && used.in_total && (use.ability == ability || is_namesake(table, use, card)))
      return true;
    if (same && --left <= 0) return true;
  }
  return false;
}

} // namespace twoseat
