// A card's detail: drawn large, with its line, its icons by name, and the parts of its power.
#include "shell/match/seen.h"
#include "shell/match/why_not.h"
#include "shell/panels/panels.h"
#include "shell/panels/rules_text.h"
#include "shell/words/words.h"
#include <cmath>
#include <utility>

namespace twoseat {
namespace {

std::string parts_of(const App& app, CardId id, const Amount& amount) {
  const SeatView& view = shown_view(app);
  const Family& family = *app.book().family;
  std::string out;
  int count = 0;
  for (const PartView& part : view.parts) {
    const bool less = amount.less >= 0 && part.attribute == amount.less;
    if (part.card != id || (!less && part.attribute != amount.number)) continue;
    if (less && (part.amount == absent || part.amount == 0)) continue;
    const std::string cause = part.cause < family.causes.size()
                                  ? std::string(app.rules->say()(family.causes[part.cause].name))
                                  : std::string();
    const std::int32_t by = less ? -part.amount : part.amount;
    const std::string sign = part.operation == Operation::Set ? (count == 0 ? "" : "= ")
                             : by < 0                         ? ""
                             : count == 0                     ? ""
                                                              : "+";
    out += (out.empty() ? "" : "  ") + sign +
           (by == absent ? app.say(words::none) : words::thousands(app.rules->say(), by)) +
           (cause.empty() ? "" : " " + cause);
    ++count;
  }
  const bool more = view.parts.size() == view.parts.capacity(); // than a view has room for
  return count > 1 ? out + (more ? " …" : "") : "";
}

bool does(const Rulebook& book, const Face& face, int action) {
  const auto& abilities = book.script.abilities;
  for (std::size_t i = face.first_ability; i < static_cast<std::size_t>(face.first_ability) + face.abilities;
       ++i)
    for (std::size_t n = abilities[i].first;
         n < static_cast<std::size_t>(abilities[i].first) + abilities[i].size; ++n)
      if (const auto& node = book.script.nodes[n];
          node.op == script::Op::Do && node.action == static_cast<std::uint16_t>(action))
        return true;
  return false;
}

bool is_about(const Rulebook& book, const Meaning& meaning, const Face& face) {
  if ((face.marks & meaning.mark) != 0) return true;
  const int trait = meaning.number - book.family->traits_from;
  if (book.family->traits_from != 0 && trait >= 0 && static_cast<std::size_t>(trait) < face.traits.size() &&
      face.traits[static_cast<std::size_t>(trait)] != 0)
    return true;
  return meaning.action >= 0 && does(book, face, meaning.action);
}

struct Detail {
  std::string name, line, icons, abilities, flavor;
  std::vector<std::string> meanings;                     // of the words on it
  std::vector<std::pair<std::string, std::string>> sums; // a number and its parts
};

Detail detail_of(const App& app) {
  Detail out;
  const DefId def = app.inspected_def;
  const Print& print = app.book().print(def);
  const Face& face = app.book().face(def);
  out.name = print.name;
  out.line = words::card_line(*app.rules, print.line);
  out.flavor = app.tongue.flavors(print.flavor);
  out.abilities = text_of(app.cards(), def, shown_view(app).edition);
  out.icons = marks_of(app.layout().looks.card, face);
  if (const std::string drops = drops_of(app.layout().looks.card, face); !drops.empty())
    out.icons += (out.icons.empty() ? "" : ", ") + drops;
  for (const Meaning& meaning : app.layout().looks.card.meanings)
    if (is_about(app.book(), meaning, face))
      out.meanings.push_back(words::capital(meaning.name) + ": " + meaning.sentence);
  const CardView* seen = find_card(shown_view(app), app.inspected);
  if (seen == nullptr || seen->def != def) return out;
  for (const CardNumber& what : app.layout().looks.card.numbers) {
    if (!what.explained) continue;
    std::string parts = parts_of(app, app.inspected, what.amount);
    if (!parts.empty())
      out.sums.push_back({words::capital(what.word) + " " +
                              words::thousands(app.rules->say(), value_of(what.amount, reading_of(*seen))),
                          std::move(parts)});
  }
  return out;
}

// Writes it from `top` down, or only measures it.
float words_of(const Paint& paint, const Detail& detail, ImVec2 top, float width, bool draw) {
  const Theme& theme = *paint.theme;
  float y = top.y;
  const auto say = [&](ImFont* letters, ImU32 colour, const std::string& words, float gap) {
    if (words.empty()) return;
    y += (draw ? paragraph(paint, letters, {top.x, y}, width, colour, words)
               : paragraph_height(letters, width, words)) +
         paint.px(gap);
  };
  say(paint.font(18, Weight::Bold), theme.ink, detail.name, 1);
  say(paint.font(14), theme.soft, detail.line, 2);
  say(paint.font(14, Weight::Bold), theme.ink, detail.icons, 4);
  for (const auto& [sum, parts] : detail.sums) {
    say(paint.font(14, Weight::Bold), theme.can, sum, 0);
    say(paint.font(12), theme.soft, parts, 4);
  }
  if (!detail.abilities.empty())
    y += (draw ? rules_text(paint, {top.x, y}, width, detail.abilities)
               : rules_text_height(paint, width, detail.abilities)) +
         paint.px(5);
  for (const std::string& meaning : detail.meanings)
    say(paint.font(12), theme.soft, meaning, 3);
  say(paint.font(14), theme.soft, detail.flavor, 0);
  return y - top.y;
}

bool may_ask(const App& app) {
  if (app.side.empty() && !app.inspecting) return false; // it goes before it could be pressed
  if (!shows_inspected(app) && app.side.h < app.ui.paint.px(240)) return false; // its words come first
  const CardView* seen = find_card(shown_view(app), app.inspected);
  return seen != nullptr && seen->def == app.inspected_def && may_ask_why_not(app.session, app.inspected);
}

// Below its words: why it cannot do what somebody expects of it.
float question_height(const App& app) {
  return may_ask(app) ? app.ui.paint.px(52) : 0;
}

float largest_card(const App& app, float width) {
  return std::round(std::min({app.ui.paint.px(330), app.canvas.h * 0.4F, width / card_ratio}));
}

} // namespace

// As high for every card that needs no more, so that what lies below stays where it is.
float detail_height(App& app, float width, float usual, float most) {
  if (!app.inspected_def) return 0;
  const Paint& paint = app.ui.paint;
  const float card = largest_card(app, width);
  const float least = std::min(card, std::max(paint.px(120), app.canvas.h * 0.2F));
  Detail detail = detail_of(app);
  detail.flavor.clear(); // where it has room
  const float needed =
      least + paint.px(14) + words_of(paint, detail, {}, width, false) + question_height(app);
  return std::min(most, std::max(std::min(usual, card + paint.px(190)), needed));
}

// The card as high as the room for it; one that lies in play as it is there.
static void draw_picture(App& app, const Rect& rect) {
  const Paint& paint = app.ui.paint;
  const float height = rect.h;
  const ImVec2 at{std::round(rect.center().x), std::round(rect.center().y)};
  shadow(paint, around(at, height * card_ratio, height), card_radius(height), paint.px(12));
  const Mark since = mark(paint);
  const CardView* seen = find_card(shown_view(app), app.inspected);
  const bool as_it_lies = seen != nullptr && seen->def == app.inspected_def &&
                          in_play(*app.book().family, shown_view(app)[seen->place]) &&
                          seen->facing == Facing::Up;
  draw_card(paint, app.cards(), {app.inspected_def, true, height, as_it_lies ? seen : nullptr});
  const float w = std::round(height * card_ratio);
  place_since(paint, since, {std::floor(at.x - w / 2) + w / 2, std::floor(at.y - height / 2) + height / 2}, 0,
              {1, 1}, 1);
}

void draw_detail(App& app, Rect rect) {
  const Paint& paint = app.ui.paint;
  const Theme& theme = *paint.theme;
  if (!app.inspected_def) {
    paragraph(paint, paint.font(14), {rect.x, rect.y}, rect.w, theme.soft, app.say(words::keys[4]));
    return;
  }
  Detail detail = detail_of(app);
  if (may_ask(app)) {
    const Rect row = cut_bottom(rect, question_height(app));
    const std::string id = "why-not:" + std::to_string(app.inspected.value);
    const Button ask{id, app.say(words::why_not), Icon::Help, Style::Ghost, true, false};
    if (button(app.ui, {row.x, row.y + paint.px(8), button_width(app.ui, ask), paint.px(44)}, ask))
      press_control(app, id);
  }
  const std::string flavor = std::exchange(detail.flavor, {});
  const float left = rect.h - paint.px(14) - words_of(paint, detail, {}, rect.w, false);
  // Where its words need all the room the card goes without a picture: it lies on the table.
  if (left >= paint.px(64)) {
    const float height =
        std::floor(std::min(left, largest_card(app, rect.w))); // a pixel more would cut the words
    draw_picture(app, cut_top(rect, height));
    cut_top(rect, paint.px(14));
  }
  const float bare = words_of(paint, detail, {}, rect.w, false);
  detail.flavor = flavor;
  const float thumb = bare > rect.h ? paint.px(10) : 0,
              all = words_of(paint, detail, {}, rect.w - thumb, false);
  if (bare <= rect.h && all > rect.h) detail.flavor.clear(); // whole, or not at all
  ScrollView words(app.ui, app.detail_scroll, rect, thumb > 0 ? all : 0);
  words.choose(detail.name, words.place(0, 1)); // another one is read from its beginning
  words_of(paint, detail, words.place(0, 0).min(), rect.w - thumb, true);
}

namespace {

// Without a panel, what the mouse rests on is read beside it: in the half of the table where it does not lie.
void draw_hovered(App& app) {
  constexpr double rest = 0.5;
  const Sprite* sprite = sprite_of(app.scene, app.hover);
  if (!app.side.empty() || app.ui.in.touch || app.ui.in.down || app.drag.far || app.sheet != Sheet::None ||
      sprite == nullptr || !sprite->def || sprite->def != app.inspected_def || !app.choosing.chooser.empty())
    return;
  if (std::isinf(app.hovers_since)) return; // it was pressed
  if (app.ui.in.now < app.hovers_since + rest) return app.ui.wake_by(app.hovers_since + rest);
  const Paint& paint = app.ui.paint;
  const Rect& ground = app.board.ground;
  const Rect over = pose_rect(sprite->pose);
  const bool left = over.center().x > ground.center().x;
  const float room = (left ? over.x - ground.x : ground.right() - over.right()) - paint.px(20);
  const float widest = std::min(ground.w - paint.px(16), paint.px(300)), most = ground.h - paint.px(16);
  const float pad = paint.px(14);
  float width = std::min(room, widest);
  if (width < paint.px(120)) return;
  Detail detail = detail_of(app);
  detail.flavor.clear();
  // The mouse cannot come over to scroll what is too long: rather over the card than cut.
  if (words_of(paint, detail, {}, width - 2 * pad, false) > most - 2 * pad) width = widest;
  const float height =
      std::min(most, detail_height(app, width - 2 * pad, most - 2 * pad, most - 2 * pad) + 2 * pad);
  const Rect box =
      rounded({std::clamp(left ? over.x - width - paint.px(10) : over.right() + paint.px(10),
                          ground.x + paint.px(8), ground.right() - width - paint.px(8)),
               std::clamp(over.center().y - height / 2, ground.y + paint.px(8),
                          std::max(ground.y + paint.px(8), ground.bottom() - height - paint.px(8))),
               width, height});
  shadow(paint, box, paint.px(12), paint.px(18));
  fill(paint, box, paint.theme->raised, paint.px(12));
  draw_detail(app, grown(box, -pad));
}

} // namespace

void draw_inspected(App& app) {
  if (!shows_inspected(app)) return draw_hovered(app);
  const Paint& paint = app.ui.paint;
  const float above_it = paint.px(36); // where it is said that it closes
  const float width = std::min(app.canvas.w - paint.px(32), paint.px(340)),
              most = app.canvas.h - 2 * above_it - paint.px(40);
  const Rect box = rounded(around(app.canvas.center(), width,
                                  detail_height(app, width - paint.px(40), most, most) + paint.px(40)));
  fill(paint, app.canvas, faded(paint.theme->table, 0.6F));
  const Layer above(app.ui, box);
  if (target(app.ui, "detail", box, app.say(words::card_detail)).clicked) app.inspecting = false;
  icon(paint, Icon::Close, {box.right() - paint.px(14), box.y - above_it / 2}, paint.px(22),
       paint.theme->ink); // any press beside it puts it away
  shadow(paint, box, paint.px(16), paint.px(20));
  fill(paint, box, paint.theme->raised, paint.px(16));
  draw_detail(app, grown(box, -paint.px(20)));
}

} // namespace twoseat
