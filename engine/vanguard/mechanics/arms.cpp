// Whom arms are for, and when they go. [vge 13.14.3, 17.7, 17.16.10]
#include "engine/vanguard/mechanics/arms.h"
#include "engine/abilities/context.h"
#include "engine/vanguard/actions/action_words.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

// All cards that a selection may mean, as a Select: for a choice, those of which it is made. 0: it means a card that
// something else has named.
script::Index all_of(const script::Script& script, const script::Ability& ability, script::Index which) {
  const script::Select& select = script.selects[which];
  if (select.noun == script::Noun::Filter) return which;
  for (std::size_t i = ability.first; i < ability.first + ability.size; ++i)
    if (select.noun == script::Noun::Variable && script.nodes[i].op == script::Op::Choose &&
        script.nodes[i].variable == select.variable)
      return script.nodes[i].select;
  return 0;
}

// Those whom "arm" means in the card's own text, as a Select. 0: it arms nobody by itself.
script::Index designated(const Table& table, CardId arms) {
  const script::Script& script = table.book.script;
  const Face& face = table.face(arms);
  for (std::size_t at = face.first_ability; at < face.first_ability + face.abilities; ++at) {
    const script::Ability& ability = script.abilities[at];
    for (std::size_t i = ability.first; i < ability.first + ability.size; ++i) {
      const script::Node& node = script.nodes[i];
      if (node.op != script::Op::Do || table.book.family->lexicon->actions[node.action].run != do_arm ||
          script.selects[node.select].noun != script::Noun::This)
        continue;
      if (const script::Index meant = all_of(script, ability, node.to)) return meant;
    }
  }
  return 0;
}

bool is_buddyfight(const Table& table, CardId card) {
  return is_of(table, card, "Buddyfight");
}

// Whether other arms that were put there later are why these go: of one name on a circle, or of one unit's Buddyfight arms.
// What the file has of arms' names are the orders' own [doubt vge-3 15]. [vge 13.14.3, 17.7.8.2]
bool is_outdone(const Table& table, CardId arms) {
  const Match& match = table.match;
  const bool buddyfight = is_buddyfight(table, arms);
  for (CardId card = match[arms].next; card; card = match[card].next)
    if (role_of(match[card]) == Role::Arms && buddyfight == is_buddyfight(table, card) &&
        (buddyfight ? match[card].host == match[arms].host : share_a_name(table, card, arms)))
      return true;
  return false;
}

// The unit on its circle that it may belong to: the one it belongs to, or the vanguard. Buddyfight's stay with their unit,
// whatever its name. [vge 17.7.8.3.1, 17.16.10.6]
CardId bearer_of(const Table& table, CardId arms) {
  const Match& match = table.match;
  const CardId host = match[arms].host;
  if (host && match[host].place == match[arms].place && role_of(match[host]) == Role::Unit &&
      is_unit(table, host) && // a locked card is none
      (is_buddyfight(table, arms) || !means_somebody(table, arms) || is_meant_by(table, arms, host)))
    return host;
  for (const CardId card : cards_in(match, match[arms].place))
    if (is_unit(table, card) && is_meant_by(table, arms, card)) return card;
  return {};
}

} // namespace

bool means_somebody(const Table& table, CardId arms) {
  return designated(table, arms) != 0;
}

bool is_meant_by(const Table& table, CardId arms, CardId unit) {
  const script::Index whom = designated(table, arms);
  if (whom == 0) return false;
  CardList meant;
  select(table, context_of(table, arms, table.match[arms].owner), whom, meant);
  return std::find(meant.begin(), meant.end(), unit) != meant.end();
}

bool clear_arms(Game& game, Seat seat) {
  bool done = false;
  const auto drop = [&](CardId card, Rule rule) {
    put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction, rule);
    done = true;
  };
  for (const Zone circle : field)
    for (CardId card = top(game.match, seat, circle); card;) {
      const CardId next = game.match[card].next;
      if (role_of(game.match[card]) == Role::Arms) {
        const CardId bearer = bearer_of(game, card);
        if (!bearer) {
          drop(card, {"17.7.8.3.2"});
        } else if (is_outdone(game, card)) {
          drop(card, {is_buddyfight(game, card) ? "13.14.3" : "17.7.8.2"});
        } else if (bearer != game.match[card].host) {
          game.match[card].host = bearer;
          game.did({"17.7.8.3.1"}, Seat::None, bearer);
          done = true;
        }
      }
      card = next;
    }
  return done;
}

} // namespace twoseat::vanguard
