// The G assist step and G guardians. [vge 9.5, 10.5.1.2.3, 14.16]
#include "engine/abilities/run.h"
#include "engine/abilities/usable.h"
#include "engine/vanguard/editions/decisions.h"
#include "engine/vanguard/play/procedures.h"
#include "engine/vanguard/refusals/guards.h"
#include "engine/vanguard/words/lexicon.h"

namespace twoseat::vanguard {
namespace {

constexpr std::size_t cards_to_remove = 2;
constexpr std::int32_t most_g_guardians = 3; // face up, for another one to be called

std::int32_t grade_of_vanguard(const Table& table, Seat seat) {
  const CardId vanguard = vanguard_of(table.match, seat);
  return vanguard ? number(table, vanguard, Attribute::Grade) : absent;
}

void fail(Reasons& reasons, const char* rule, Why why, CardId card = {}, std::int32_t a = 0,
          std::int32_t b = 0) {
  reasons.push({{rule}, static_cast<std::uint16_t>(why), card, a, b});
}

// A unit exactly one grade above the vanguard.
bool fits_assist(const Table& table, CardId card, std::int32_t vanguard_grade) {
  const Face& face = table.face(card);
  return has(face, Mark::Unit) && printed(face, Attribute::Grade) == vanguard_grade + 1;
}

void show_hand(Game& game, Frame& frame) {
  for (const CardId card : cards_in(game.match, place(frame.seat, Zone::Hand)))
    reveal(game, card, num(Cause::GAssist), {"9.5.3.1"});
}

enum class AssistStep : std::uint8_t { Show, Look, Take, Remove, RemoveG, Shuffle };

// Up to the first that fits, which is taken. [vgi 6.4.1.2.3.5]
void reveal_until_one_fits(Game& game, Frame& frame) {
  const std::int32_t ours = grade_of_vanguard(game, frame.seat);
  CardId card = top(game.match, frame.seat, Zone::Deck);
  for (std::int32_t i = 0; i < decided(game.match).g_assist.cards && card; ++i) {
    reveal(game, card, num(Cause::GAssist), {"9.5.3.2"});
    if (fits_assist(game, card, ours)) {
      put(game, card, frame.seat, Zone::Hand, Cause::GAssist, {"9.5.3.2"});
      return go(frame, AssistStep::Remove);
    }
    card = game.match[card].next;
  }
  go(frame, AssistStep::Shuffle);
}

void look_at_deck(Game& game, Frame& frame) {
  const GAssist& assist = decided(game.match).g_assist;
  if (assist.first_that_fits) return reveal_until_one_fits(game, frame);
  CardId card = top(game.match, frame.seat, Zone::Deck);
  for (std::int32_t i = 0; i < assist.cards && card; ++i, card = game.match[card].next)
    game.match[card].shown_to |= only(frame.seat);
}

void ask_take(const Table& table, const Frame& frame, Decision& decision) {
  const std::int32_t ours = grade_of_vanguard(table, frame.seat);
  decision.begin(num(Verb::Choose), {"9.5.3.2"});
  CardId card = top(table.match, frame.seat, Zone::Deck);
  for (std::int32_t i = 0; i < decided(table.match).g_assist.cards && card;
       ++i, card = table.match[card].next)
    if (fits_assist(table, card, ours)) decision.add({num(Verb::Choose), {}, card, {}, 0});
  decision.drop_empty_choice();
  decision.begin(num(Verb::Done), {"9.5.3.2"});
  decision.add({num(Verb::Done), {}, {}, {}, 0});
}

void take(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  if (decision.choice(answer).verb == num(Verb::Done)) return go(frame, AssistStep::Shuffle);
  const CardId card = decision.picked(answer).card;
  reveal(game, card, num(Cause::GAssist), {"9.5.3.2"});
  put(game, card, frame.seat, Zone::Hand, Cause::GAssist, {"9.5.3.2"});
}

bool lies_open(const Table& table, CardId card) {
  return where(table.match, card) == Zone::GZone && table.match[card].facing == Facing::Up;
}
std::int32_t face_down_in_g_zone(const Table& table, Seat seat) {
  std::int32_t found = 0;
  for (const CardId card : cards_in(table.match, place(seat, Zone::GZone)))
    found += lies_open(table, card) ? 0 : 1;
  return found;
}

// So many of a zone, or all if there are fewer.
void offer_removal(const Table& table, Seat seat, Zone from, std::size_t there, Decision& decision) {
  const std::size_t wanted = std::min(there, cards_to_remove);
  decision.begin(num(Verb::Choose), {"9.5.3.2"}, wanted, wanted);
  for (const CardId card : cards_in(table.match, place(seat, from)))
    if (!lies_open(table, card)) decision.add({num(Verb::Choose), place(seat, Zone::Removed), card, {}, 0});
  decision.drop_empty_choice();
}

void ask_remove(const Table& table, const Frame& frame, Decision& decision) {
  offer_removal(table, frame.seat, Zone::Hand, count(table.match, frame.seat, Zone::Hand), decision);
}

void ask_remove_g(const Table& table, const Frame& frame, Decision& decision) {
  if (decided(table.match).g_assist.from_g_zone == 0) return;
  const std::int32_t there = face_down_in_g_zone(table, frame.seat);
  offer_removal(table, frame.seat, Zone::GZone, static_cast<std::size_t>(there), decision);
}

void remove_chosen(Game& game, Frame& frame, const Decision& decision, const Answer& answer) {
  Together at_once(game);
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    put(game, decision.picked(answer, i).card, frame.seat, Zone::Removed, Cause::GAssist, {"9.5.3.2"});
}

void shuffle_deck(Game& game, Frame& frame) { // in every case
  shuffle(game, place(frame.seat, Zone::Deck), num(Cause::GAssist), {"9.5.3.2"});
}

constexpr Step g_assist_table[] = {
    runs("show the hand", {"9.5.3.1"}, show_hand),
    runs("look at five cards", {"9.5.3.2"}, look_at_deck),
    asks("take a unit", {"9.5.3.2"}, ask_take, take, Question::GAssistTake),
    asks("remove two cards", {"9.5.3.2"}, ask_remove, remove_chosen, Question::GAssistRemove),
    asks_if_open("remove G units", {"9.5.3.2"}, ask_remove_g, remove_chosen, Question::GAssistRemoveG),
    runs("shuffle", {"9.5.3.2"}, shuffle_deck),
};

// --- G guardians --------------------------------------------------------------------------------------------------

std::int32_t g_guardians_face_up(const Table& table, Seat seat) {
  std::int32_t found = 0;
  for (const CardId card : cards_in(table.match, place(seat, Zone::GZone)))
    found += table.match[card].facing == Facing::Up && has(table.face(card), Mark::GGuardian) ? 1 : 0;
  return found;
}

// One of several may not be paid for any more once the others were; how many lie face up was tested before.
// [doubt vge-2 11, doubt vgi 22]
bool is_still_allowed(const Table& table, Seat seat, CardId card) {
  Reasons reasons;
  may_g_guard(table, seat, card, reasons);
  return std::all_of(reasons.begin(), reasons.end(), [](const Reason& reason) {
    return reason.text == static_cast<std::uint16_t>(Why::GGuardianMany);
  });
}

void turn_guardian_up(Game& game, Frame& frame) {
  if (!is_still_allowed(game, frame.seat, frame.card(g_guard_local::card))) return finish(game);
  turn_up(game, frame.card(g_guard_local::card), num(Cause::GGuard), {"10.5.1.2.3"});
}

void pay_for_guardian(Game& game, Frame& frame) {
  const CardId card = frame.card(g_guard_local::card);
  if (const std::uint16_t skill = skill_of(game.book, game.match[card].def, Keyword::GGuardian))
    activate(game, card, skill, frame.seat);
}

void place_guardian(Game& game, Frame& frame) {
  const CardId card = frame.card(g_guard_local::card);
  if (where(game.match, card) != Zone::GZone) return;
  const CardId guarded = only_attacked(game.match);
  call_guardian(game, card, frame.seat, guarded, {"10.5.1.2.3"});
  if (!guarded) call(game, Proc::AssignGuardians, frame.seat);
}

void begin_in_its_turn(Game&, Frame&) {} // behind it the next one of the same action lies on the stack

constexpr Step g_guard_table[] = {
    runs("one after the other", {"10.5.1.2.3"}, begin_in_its_turn, bit(Proc::GGuard)),
    runs("turn the G guardian up", {"10.5.1.2.3"}, turn_guardian_up),
    runs("pay its cost", {"14.16.2"}, pay_for_guardian, bit(Proc::Effect)),
    runs("call the G guardian", {"14.16.2"}, place_guardian, bit(Proc::AssignGuardians)),
};

} // namespace

const std::span<const Step> g_assist_steps = g_assist_table;
const std::span<const Step> g_guard_steps = g_guard_table;

bool can_be_seen_to_assist(const Table& table, Seat seat) {
  const std::int32_t ours = grade_of_vanguard(table, seat);
  return ours != absent && ours < 3 &&
         face_down_in_g_zone(table, seat) >= decided(table.match).g_assist.from_g_zone;
}

void may_g_assist(const Table& table, Seat seat, Reasons& reasons) {
  const std::int32_t ours = grade_of_vanguard(table, seat);
  if (ours == absent) return fail(reasons, "9.5.3", Why::RideNoVanguard);
  if (ours >= 3) fail(reasons, "9.5.3", Why::GAssistGrade, {}, ours);
  const std::int32_t needed = decided(table.match).g_assist.from_g_zone;
  if (const std::int32_t there = face_down_in_g_zone(table, seat); there < needed)
    fail(reasons, "vgi 6.4.1.2.3.2.2", Why::GAssistGZone, {}, there, needed);
  for (const CardId card : cards_in(table.match, place(seat, Zone::Hand)))
    if (fits_assist(table, card, ours)) return fail(reasons, "9.5.3", Why::GAssistHand, card);
}

void may_g_guard(const Table& table, Seat seat, CardId card, Reasons& reasons) {
  const Match& match = table.match;
  const Card& is = match[card];
  if (where(match, card) != Zone::GZone || master(match, card) != seat || is.facing != Facing::Down)
    return fail(reasons, "10.5.1.2.3", Why::NotInGZone, card);
  const std::uint16_t skill = skill_of(table.book, is.def, Keyword::GGuardian);
  if (!has(table.face(card), Mark::GGuardian)) return fail(reasons, "14.16.1", Why::NoGGuardian, card);
  if (seat == match.turn_player) fail(reasons, "14.16.2", Why::NotTheirTurn); // [doubt vge-2 32]
  const std::int32_t ours = grade_of_vanguard(table, seat);
  const std::int32_t theirs = grade_of_vanguard(table, other(seat));
  if (ours < 3 || theirs < 3)
    fail(reasons, "10.5.1.2.3", Why::GGuardianGrade, {}, std::max(ours, 0), std::max(theirs, 0));
  const std::int32_t face_up =
      g_guardians_face_up(table, seat); // before an action of several [doubt vge-2 11, doubt vgi 22]
  if (face_up > most_g_guardians) fail(reasons, "10.5.1.2.3", Why::GGuardianMany, {}, face_up);
  if (cannot(table, card, Restriction::Call)) fail(reasons, "1.3.3", Why::Forbidden, card);
  if (!holder_of(match, Link::Attacked)) fail(reasons, "10.5.1.2.1.1", Why::NothingAttacked);
  if (skill == 0) return;
  UseRules rules;
  rules.condition = rules.cost = {"14.16.2"};
  why_not_play(table, seat, card, skill, rules, reasons);
}

} // namespace twoseat::vanguard
