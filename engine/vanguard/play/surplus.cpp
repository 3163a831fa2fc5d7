// Cards that may not stay together on a circle, and which of several that came at the same moment stays. [vge 13.3]
#include "engine/vanguard/play/surplus.h"
#include "engine/vanguard/play/one_by_one.h"
#include "engine/vanguard/play/procedures.h"

namespace twoseat::vanguard {
namespace {

// Any card of a vanguard circle that may not stay there, and by which rule. [vge 13.3.1 to 13.3.4]
CardId surplus_vanguard(const Match& match, Seat seat, Rule& rule) {
  const CardId stays = vanguard_of(match, seat); // the one placed last
  CardId mate;
  for (CardId card = match[place(seat, Zone::Vanguard)].last; card; card = match[card].previous) {
    if (role_of(match[card]) == Role::Unit && card != stays) {
      rule = {is_in(match[card], State::Legion) || (stays && is_in(match[stays], State::Legion)) ? "13.3.2"
                                                                                                 : "13.3.3"};
      return card;
    }
    if (role_of(match[card]) != Role::Mate) continue;
    const bool led = stays && match[card].host == stays && is_in(match[stays], State::Legion);
    rule = {!led && stays && !mate ? "13.3.2" : mate ? "13.3.4" : "13.3.1"};
    if (!led || mate) return card;
    mate = card;
  }
  return {};
}

// Not what is tied to another card there. [doubt vge-2 20]
bool counts_on_rear_guard_circle(const Card& card) {
  const Role role = role_of(card);
  return role == Role::Unit || role == Role::Mate || role == Role::Attached;
}

// Any card of a rear-guard circle but the one placed last. [vge 13.3.5]
CardId surplus_rear_guard(const Match& match, PlaceId circle) {
  bool stays = false;
  for (CardId card = match[circle].last; card; card = match[card].previous) {
    if (!counts_on_rear_guard_circle(match[card])) continue;
    if (stays) return card;
    stays = true;
  }
  return {};
}

// The cards of one kind that came last at the same moment: f(card), the newest first. [vge 13.3.2.1, 13.3.4.1, 13.3.5.1]
template <class F>
void each_rival(const Match& match, PlaceId circle, Role role, F f) {
  const bool vanguards = zone_of(circle) == Zone::Vanguard;
  for (CardId card = match[circle].last; card; card = match[card].previous) {
    const bool rivals = vanguards ? role_of(match[card]) == role : counts_on_rear_guard_circle(match[card]);
    if (!rivals) continue;
    f(card);
    if (!is_in(match[card], State::SameMoment)) return;
  }
}

bool has_rivals(const Match& match, PlaceId circle, Role role) {
  std::size_t count = 0;
  each_rival(match, circle, role, [&](CardId) { ++count; });
  return count > 1;
}

Rule rule_of(const Frame& frame) {
  const PlaceId circle{static_cast<std::uint8_t>(frame.locals[surplus_local::circle])};
  if (zone_of(circle) != Zone::Vanguard) return {"13.3.5.1"};
  return {static_cast<Role>(frame.locals[surplus_local::role]) == Role::Mate ? "13.3.4.1" : "13.3.2.1"};
}

template <class F>
void each_rival(const Match& match, const Frame& frame, F f) {
  each_rival(match, PlaceId{static_cast<std::uint8_t>(frame.locals[surplus_local::circle])},
             static_cast<Role>(frame.locals[surplus_local::role]), f);
}

void ask_which_stays(const Table& table, const Frame& frame, Decision& decision) {
  decision.rule = rule_of(frame);
  decision.begin(num(Verb::Keep), decision.rule);
  each_rival(table.match, frame, [&](CardId card) { decision.add({num(Verb::Keep), {}, {}, card, 0}); });
}

void keep_one(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  const CardId stays = decision.picked(answer).target;
  const PlaceId circle = game.match[stays].place;
  ScratchVector<CardId, decltype(Match::cards)::capacity()> go; // all that there can be
  each_rival(game.match, frame, [&](CardId card) {
    game.match[card].states &= static_cast<std::uint8_t>(~static_cast<unsigned>(State::SameMoment));
    if (card != stays) go.push(card);
  });
  Together at_once(game);
  for (const CardId card : go)
    put(game, card, zone_of(circle) == Zone::Vanguard ? game.match[circle].seat : game.match[card].owner,
        zone_of(circle) == Zone::Vanguard ? Zone::Soul : Zone::Drop, Cause::RuleAction, rule_of(frame));
}

constexpr Step keep_one_table[] = {
    asks_if_open("which stays", {"13.3.5.1"}, ask_which_stays, keep_one, Question::KeepOne)};

} // namespace

const std::span<const Step> keep_one_steps = keep_one_table;

void mark_same_moment(Match& match, std::span<const CardId> placed) {
  for (std::size_t i = 1; i < placed.size(); ++i)
    if (is_circle(where(match, placed[i])) && match[placed[i]].place == match[placed[i - 1]].place)
      match[placed[i]].states |= static_cast<std::uint8_t>(State::SameMoment);
}

bool is_crowded(const Match& match, Seat seat) {
  for (const Zone circle : field)
    if (count(match, seat, circle) > 1) return true;
  const CardId alone = top(match, seat, Zone::Vanguard); // a mate without its leader
  return alone && role_of(match[alone]) != Role::Unit;
}

bool must_choose_who_stays(Game& game, Seat seat) {
  if (!is_crowded(game.match, seat)) return false;
  const auto choose = [&](PlaceId circle, Role role) {
    if (!has_rivals(game.match, circle, role)) return false;
    call(game, Proc::KeepOne, seat, {circle.value, num(role)});
    return true;
  };
  for (const Role role : {Role::Unit, Role::Mate})
    if (choose(place(seat, Zone::Vanguard), role)) return true;
  for (const Zone circle : rear_guard_circles)
    if (choose(place(seat, circle), Role::Unit)) return true;
  return false;
}

bool thin_out(Game& game, Seat seat) {
  Rule rule;
  bool done =
      each_until_one_stays([&] { return surplus_vanguard(game.match, seat, rule); },
                           [&](CardId card) { put(game, card, seat, Zone::Soul, Cause::RuleAction, rule); });
  for (const Zone circle : rear_guard_circles)
    done = each_until_one_stays([&] { return surplus_rear_guard(game.match, place(seat, circle)); },
                                [&](CardId card) {
                                  put(game, card, game.match[card].owner, Zone::Drop, Cause::RuleAction,
                                      {"13.3.5"});
                                }) ||
           done;
  return done;
}

} // namespace twoseat::vanguard
