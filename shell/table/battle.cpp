// A battle on the table: who attacks whom, who boosts, and the two sums at the ends of the arc.
#include "shell/match/seen.h"
#include "shell/table/table.h"

namespace twoseat {
namespace {

constexpr float sum_height = 30, sum_width = 110; // the width at most

const Relation* relation_of_kind(const SeatView& view, std::uint16_t kind) {
  for (const Relation& relation : view.relations)
    if (relation.kind == kind) return &relation;
  return nullptr;
}

} // namespace

std::int32_t number_here(const App& app, const SeatView& view, const CardView& card, int number) {
  const bool lies_open = in_play(*app.book().family, view[card.place]);
  const auto which = static_cast<std::size_t>(number);
  const std::int32_t value = lies_open ? card.numbers[which] : app.book().face(card.def).numbers[which];
  return value == absent ? 0 : value;
}

std::int32_t fighting_sum(const App& app, const SeatView& view, const CardView& fighter,
                          const Amount& amount) {
  const BattleLooks& battle = app.layout().looks.battle;
  std::int32_t sum = value_of(amount, reading_of(fighter));
  const bool joined = std::any_of(view.parts.begin(), view.parts.end(), [&](const PartView& part) {
    return part.card == fighter.id && part.cause == battle.joined;
  });
  if (sum == absent || battle.joining < 0 || battle.joins < 0 || joined) return sum;
  const PlaceId ready = find_place(view, side_of(app, fighter), static_cast<std::uint8_t>(battle.joining));
  for (const CardView& card : known_cards(view, ready))
    if (card.def) sum += number_here(app, view, card, battle.joins);
  return sum;
}

std::vector<CardId> attacked_now(const App& app, const SeatView& view) {
  std::vector<CardId> out;
  for (const Relation& relation : view.relations)
    if (relation.kind == app.layout().looks.battle.attacked) out.push_back(relation.holder);
  return out;
}

// Read of the match that the view is of: what keeps an open card from being hit lies as open as its numbers. A link of one
// seat does not tell it.
bool is_spared(const App& app, CardId target) {
  const Session& session = app.session;
  const int spared = app.layout().looks.battle.spared;
  if (spared < 0 || !target || session.seat_link || !running(session)) return false;
  const Match& match =
      session.stage == Stage::Before ? session.beats[session.beat].match : shown_match(session);
  return target.value <= match.cards.size() &&
         is_kept_from({app.book(), match}, target, static_cast<std::uint8_t>(spared));
}

bool guards(const App& app) {
  const int guarding = app.layout().looks.battle.guarding;
  return guarding >= 0 && app.session.decision.seat != Seat::None &&
         app.session.decision.question == static_cast<std::uint8_t>(guarding);
}

// Asked of the match, as the answer would be: for whoever chooses among their own cards, by what lies open.
std::int32_t promised_shield(const App& app) {
  const SeatView& view = shown_view(app);
  const BattleLooks& battle = app.layout().looks.battle;
  const Session& session = app.session;
  if (battle.shield < 0 || battle.there < 0 || !guards(app) || app.choosing.picked.empty()) return 0;
  if (attacked_now(app, view).size() > 1) return 0; // whose it will be?
  std::vector<CardId> cards;
  for (const std::uint16_t option : app.choosing.picked)
    if (const CardId card = subject(session.decision.options[option]); card) cards.push_back(card);
  const PlaceId place = find_place(view, session.decision.seat, static_cast<std::uint8_t>(battle.there));
  if (!place || session.seat_link || !running(session)) return 0;
  const std::int32_t sum =
      number_there(app.book(), shown_match(session), cards, place, static_cast<std::uint8_t>(battle.shield));
  return sum == absent ? 0 : sum;
}

namespace {

// On a card of so little height a large sum would hide what is printed there.
bool is_small(const Paint& paint, const Sprite& card) {
  return card.pose.height < paint.px(90);
}

void draw_sum(const Paint& paint, ImVec2 center, std::int32_t value, std::int32_t promised, bool ahead,
              ImU32 accent, bool brief) {
  const Theme& theme = *paint.theme;
  ImFont* letters = paint.font(brief ? 14 : 18, Weight::Bold);
  ImFont* small = paint.font(brief ? 12 : 14, Weight::Bold);
  const std::string words = !brief && value < 1000000 ? std::to_string(value) : short_number(value);
  const std::string more = promised > 0 ? "+" + short_number(promised) : "";
  const float w = measure(letters, words).x, w2 = more.empty() ? 0 : measure(small, more).x + paint.px(5);
  const float side = paint.px(brief ? 7 : 12);
  const Rect pill = rounded(around(center, w + w2 + 2 * side, paint.px(brief ? 20 : sum_height)));
  shadow(paint, pill, pill.h / 2, paint.px(6));
  fill(paint, pill, ahead ? accent : theme.raised, pill.h / 2);
  outline(paint, pill, accent, pill.h / 2, paint.px(2));
  const ImU32 ink = ahead ? theme.on_accent : theme.ink;
  text(paint, letters, {pill.x + side, pill.y + (pill.h - letters->FontSize) / 2}, ink, words);
  if (!more.empty())
    text(paint, small, {pill.x + side + paint.px(5) + w, pill.y + (pill.h - small->FontSize) / 2},
         ahead ? theme.on_accent : theme.can, more);
}

} // namespace

std::vector<Rect> battle_on_screen(const App& app) {
  std::vector<Rect> out;
  const Relation* attack = relation_of_kind(shown_view(app), app.layout().looks.battle.attacking);
  if (attack == nullptr) return out;
  const Paint& paint = app.ui.paint;
  for (const CardId id : {attack->holder, attack->other})
    if (const Sprite* sprite = sprite_of(app.scene, id)) {
      const Rect card = pose_rect(sprite->pose);
      out.push_back(
          around(card.center(), std::max(card.w, paint.px(sum_width)), card.h + paint.px(sum_height)));
    }
  return out;
}

// Who attacks stands a little towards whom it attacks; so does who is about to strike.
void lean_attacker(App& app) {
  const SeatView& view = shown_view(app);
  CardId from, to;
  if (const Relation* attack = relation_of_kind(view, app.layout().looks.battle.attacking)) {
    from = attack->holder, to = attack->other;
  } else if (!view.entries.empty()) {
    from = view.entries.back().source, to = view.entries.back().target;
  }
  const Sprite* target = sprite_of(app.scene, to);
  if (!from || target == nullptr) return;
  for (Sprite& sprite : app.scene.sprites) {
    if (sprite.id != from) continue;
    const ImVec2 a = sprite.pose.center, b = target->pose.center;
    const float apart = distance(a, b), step = std::min(sprite.pose.height * 0.12F, apart * 0.2F);
    if (apart > 1) sprite.pose.center = {a.x + (b.x - a.x) / apart * step, a.y + (b.y - a.y) / apart * step};
  }
}

// Who is hurt is pushed back and comes to rest again, and who did it comes back from there.
void jolt_struck(App& app, double now) {
  for (const Event& event : happening(app.session)) {
    const Sprite* struck = sprite_of(app.scene, event.card);
    const Sprite* striker = sprite_of(app.scene, event.other);
    if (!hurts(app, event) || event.kind == EventKind::Moved || struck == nullptr) continue;
    ImVec2 way{0, 0};
    if (striker != nullptr && striker != struck) {
      const ImVec2 a = striker->pose.center, b = struck->pose.center;
      const float apart = std::max(1.0F, distance(a, b));
      way = {(b.x - a.x) / apart, (b.y - a.y) / apart};
      Pose reached = striker->pose;
      const float reach = std::min(apart * 0.5F, reached.height * 0.4F);
      reached.center = {a.x + way.x * reach, a.y + way.y * reach};
      app.motion.glides[striker->id.value] = {reached, striker->pose, now};
    }
    Pose pushed = struck->pose;
    pushed.center = {pushed.center.x + way.x * pushed.height * 0.14F,
                     pushed.center.y + way.y * pushed.height * 0.14F};
    pushed.height *= 0.94F;
    app.motion.glides[struck->id.value] = {pushed, struck->pose, now};
  }
}

namespace {

void draw_boosters(const App& app, const Sprite& attacker, ImU32 accent) {
  const Paint& paint = app.ui.paint;
  const Rect from = pose_rect(attacker.pose);
  for (const Relation& relation : shown_view(app).relations)
    if (relation.kind == app.layout().looks.battle.boosting && relation.other == attacker.id)
      if (const Sprite* booster = sprite_of(app.scene, relation.holder)) {
        const Rect behind = pose_rect(booster->pose);
        outline(paint, grown(behind, paint.px(2)), faded(accent, 0.75F),
                card_radius(booster->pose.height) + paint.px(2), paint.px(2));
        const bool up = booster->pose.center.y > attacker.pose.center.y;
        const ImVec2 at{attacker.pose.center.x,
                        up ? (from.bottom() + behind.y) / 2 : (from.y + behind.bottom()) / 2};
        paint.list->AddCircleFilled(at, paint.px(13), accent);
        icon(paint, Icon::Boost, at, paint.px(16), paint.theme->on_accent);
      }
}

// The ends of the arc from one to the other.
std::array<ImVec2, 2> ends_of_arc(const Sprite& attacker, const Sprite& target) {
  const float dir = target.pose.center.y < attacker.pose.center.y ? -1.0F : 1.0F;
  return {ImVec2{attacker.pose.center.x, attacker.pose.center.y + dir * pose_rect(attacker.pose).h * 0.42F},
          ImVec2{target.pose.center.x, target.pose.center.y - dir * pose_rect(target.pose).h * 0.40F}};
}

void draw_arc(const Paint& paint, const Sprite& attacker, const Sprite& target, ImU32 accent) {
  const auto [a, b] = ends_of_arc(attacker, target);
  const float bulge = std::clamp((b.x - a.x) * 0.08F, -paint.px(30), paint.px(30)) +
                      (std::abs(b.x - a.x) < 2 ? paint.px(16) : 0);
  arc_arrow(paint, a, b, bulge, faded(paint.theme->table, 0.65F), paint.px(9), paint.px(22));
  arc_arrow(paint, a, b, bulge, accent, paint.px(5), paint.px(18));
}

// Whoever else is attacked at the same time: each with an arc and its sum.
void draw_other_targets(const App& app, const Sprite& attacker, const Sprite& first, ImU32 accent) {
  const SeatView& view = shown_view(app);
  const Paint& paint = app.ui.paint;
  const BattleLooks& battle = app.layout().looks.battle;
  for (const CardId id : attacked_now(app, view)) {
    const Sprite* target = sprite_of(app.scene, id);
    if (target == nullptr || target == &first) continue;
    draw_arc(paint, attacker, *target, accent);
    if (!attacker.seen || !target->seen) continue;
    const std::int32_t attack = fighting_sum(app, view, *attacker.seen, battle.attack),
                       defence = fighting_sum(app, view, *target->seen, battle.defence);
    const Rect to = pose_rect(target->pose);
    if (attack != absent && defence != absent)
      draw_sum(paint, {to.center().x, to.y - paint.px(2)}, defence, 0, defence > attack || is_spared(app, id),
               paint.theme->seat(static_cast<int>(index(target->seat))), true);
  }
}

} // namespace

void draw_battle(App& app) {
  const SeatView& view = shown_view(app);
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  const BattleLooks& battle = app.layout().looks.battle;
  const Relation* attack = relation_of_kind(view, battle.attacking);
  if (attack == nullptr) return;
  const Sprite* attacker = sprite_of(app.scene, attack->holder);
  const Sprite* target = sprite_of(app.scene, attack->other);
  if (attacker == nullptr) return;
  const ImU32 accent = theme.seat(static_cast<int>(index(attacker->seat)));
  const Rect from = pose_rect(attacker->pose);
  outline(paint, grown(from, paint.px(3)), accent, card_radius(attacker->pose.height) + paint.px(3),
          paint.px(3));
  draw_boosters(app, *attacker, accent);
  if (target == nullptr) return;
  draw_other_targets(app, *attacker, *target, accent);
  draw_arc(paint, *attacker, *target, accent);
  const auto [a, b] = ends_of_arc(*attacker, *target);
  const float dir = target->pose.center.y < attacker->pose.center.y ? -1.0F : 1.0F;
  const Rect to = pose_rect(target->pose);
  if (!attacker->seen || !target->seen) return;
  const std::int32_t attack_power = fighting_sum(app, shown_view(app), *attacker->seen, battle.attack),
                     defence = fighting_sum(app, shown_view(app), *target->seen, battle.defence);
  if (attack_power == absent || defence == absent) return;
  const std::int32_t promised = promised_shield(app);
  const double now = app.ui.in.now;
  auto& [attack_sum, defence_sum] = app.motion.sums;
  const std::int32_t attack_now = count_now(attack_sum, attacker->id, attack_power, now, app.reduced_motion),
                     defence_now = count_now(defence_sum, target->id, defence, now, app.reduced_motion);
  if (attack_now != attack_power || defence_now != defence) app.ui.wake_by(now);
  const bool hits = attack_now >= defence_now + promised && !is_spared(app, target->id);
  const ImU32 other_accent = theme.seat(static_cast<int>(index(target->seat)));
  const bool brief = is_small(paint, *attacker);
  // Over the cards' edges: what is printed at the foot of one stays in sight, which of one at rest is at its side.
  const float beyond = paint.px(brief ? 2 : 9);
  const auto at = [&](const Sprite& card, const Rect& rect, float x) {
    const bool lying = card.pose.degrees > 45;
    return ImVec2{x, lying && dir > 0 ? rect.bottom() + beyond : rect.y - beyond};
  };
  ImVec2 attacks = at(*attacker, from, a.x), holds = at(*target, to, b.x);
  const bool meet = std::abs(attacks.y - holds.y) < paint.px(sum_height) &&
                    std::abs(attacks.x - holds.x) < paint.px(sum_width);
  if (meet) { // face to face there is room for both side by side only
    const float aside = paint.px(brief ? 32 : sum_width / 2);
    attacks.x -= aside, holds.x += aside;
  }
  draw_sum(paint, attacks, attack_now, 0, hits, accent, brief);
  draw_sum(paint, holds, defence_now, promised, !hits, other_accent, brief);
}

} // namespace twoseat
