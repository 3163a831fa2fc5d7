// Pressing things, by mouse, finger and key alike.
#include "shell/input/controls.h"
#include "shell/platform/page.h"

namespace twoseat {
namespace {

const Target* find(const std::vector<Target>& targets, const std::string& id) {
  for (const Target& target : targets)
    if (target.id == id) return &target;
  return nullptr;
}

int top_layer(const std::vector<Target>& targets) {
  int top = 0;
  for (const Target& target : targets)
    top = std::max(top, target.layer);
  return top;
}

// The nearest target in a direction, preferring what lies straight ahead.
const Target* neighbour(const std::vector<Target>& targets, const Target& from, ImVec2 direction, int layer) {
  const Target* best = nullptr;
  float best_cost = 1e18F;
  for (const Target& target : targets) {
    if (!target.enabled || target.layer != layer || target.id == from.id) continue;
    const ImVec2 a = from.rect.center(), b = target.rect.center();
    const float ahead = (b.x - a.x) * direction.x + (b.y - a.y) * direction.y;
    const float aside = std::abs((b.x - a.x) * direction.y) + std::abs((b.y - a.y) * direction.x);
    if (ahead <= 1) continue;
    const float cost = ahead + 2.5F * aside;
    if (cost < best_cost) best = &target, best_cost = cost;
  }
  return best;
}

void step_focus(Ui& ui, int by) {
  const int layer = top_layer(ui.targets);
  std::vector<const Target*> reachable;
  for (const Target& target : ui.targets)
    if (target.enabled && target.layer == layer) reachable.push_back(&target);
  const int count = static_cast<int>(reachable.size());
  if (count < 1) return;
  int at = by > 0 ? -1 : count;
  for (int i = 0; i < count; ++i)
    if (reachable[static_cast<std::size_t>(i)]->id == ui.focus) at = i;
  ui.focus = reachable[static_cast<std::size_t>((at + by + count) % count)]->id;
  ui.focus_shown = true;
}

} // namespace

void begin_frame(Ui& ui, Input in, const Paint& paint) {
  ui.before.swap(ui.targets);
  ui.covers_before.swap(ui.covers);
  ui.targets.clear();
  ui.covers.clear();
  ui.layer = 0;
  ui.in = std::move(in);
  ui.paint = paint;
  ui.wake = 1e18;
  if (ui.in.pressed) {
    ui.press_at = ui.in.mouse;
    ui.press_time = ui.in.now;
    ui.held.clear();
    ui.focus_shown = false;
    for (const Target& target : ui.before)
      if (target.enabled && target.hit.contains(ui.in.mouse)) {
        bool above = false;
        for (const auto& [rect, layer] : ui.covers_before)
          above = above || (layer > target.layer && rect.contains(ui.in.mouse));
        if (!above) ui.held = target.id;
      }
  }
}

void end_frame(Ui& ui) {
  ui.activated.clear();
  if (ui.in.released) ui.held.clear();
  const int layer = top_layer(ui.targets);
  for (const Key key : ui.in.keys) {
    const Target* from = find(ui.targets, ui.focus);
    if (from != nullptr && from->layer != layer) from = nullptr;
    ImVec2 direction{};
    switch (key) {
    case Key::Tab: step_focus(ui, 1); break;
    case Key::BackTab: step_focus(ui, -1); break;
    case Key::Left: direction = {-1, 0}; break;
    case Key::Right: direction = {1, 0}; break;
    case Key::Up: direction = {0, -1}; break;
    case Key::Down: direction = {0, 1}; break;
    case Key::Enter:
    case Key::Space:
      if (from != nullptr && ui.focus_shown) ui.activated = ui.focus;
      break;
    default: break;
    }
    if (direction.x == 0 && direction.y == 0) continue;
    if (from == nullptr || !ui.focus_shown) {
      if (from == nullptr) step_focus(ui, 1);
      ui.focus_shown = true;
    } else if (const Target* next = neighbour(ui.targets, *from, direction, layer)) {
      ui.focus = next->id;
    }
  }
  if (!ui.in.keys.empty()) ui.wake_by(ui.in.now); // the ring moves, or what it stood on is pressed
}

Layer::Layer(Ui& target_ui, const Rect& cover) : ui(target_ui), previous(target_ui.layer) {
  for (const auto& [rect, layer] : ui.covers)
    ui.layer = std::max(ui.layer, layer);
  ++ui.layer;
  ui.covers.emplace_back(cover, ui.layer);
}

bool hovered(const Ui& ui, const Rect& rect) {
  if (!rect.contains(ui.in.mouse)) return false;
  for (const auto& [cover, layer] : ui.covers_before)
    if (layer > ui.layer && cover.contains(ui.in.mouse)) return false;
  return true;
}

bool take_key(Ui& ui, Key key) {
  for (auto it = ui.in.keys.begin(); it != ui.in.keys.end(); ++it)
    if (*it == key) {
      ui.in.keys.erase(it);
      return true;
    }
  return false;
}

Press target(Ui& ui, std::string id, const Rect& rect, std::string text, bool enabled, bool control,
             float radius) {
  Press press;
  const Rect hit = intersection(rect, ui.clip);
  press.hovered = enabled && !ui.in.touch && hovered(ui, hit);
  press.held = enabled && ui.held == id && ui.in.down;
  press.focused = enabled && ui.focus_shown && ui.focus == id;
  press.clicked = enabled && ((ui.in.released && ui.held == id && hovered(ui, hit)) || ui.activated == id);
  if (press.clicked && ui.in.released) ui.focus = id;
  if (press.focused)
    outline(ui.paint, grown(rect, ui.paint.px(3)), ui.paint.theme->ink, radius * ui.paint.s + ui.paint.px(3),
            ui.paint.px(2));
  ui.targets.push_back({std::move(id), std::move(text), rect, hit, enabled, control, ui.layer});
  return press;
}

namespace {

// On one line, in smaller letters if it must, or on as many lines of those as the button is high; what has no room even so
// goes word by word.
void draw_words(const Paint& paint, const Rect& rect, ImU32 ink, const std::string& words, Align align) {
  ImFont* small = paint.font(12, Weight::Bold);
  for (ImFont* letters : {paint.font(14, Weight::Bold), small})
    if (measure(letters, words).x <= rect.w) return text_in(paint, letters, rect, ink, words, align);
  std::string seen = words;
  for (std::size_t end = words.rfind(' ');
       end != std::string::npos && end > 0 && paragraph_height(small, rect.w, seen) > rect.h + paint.px(2);
       end = words.rfind(' ', end - 1))
    seen = words.substr(0, end) + "…";
  const ImVec2 size = measure(small, seen, rect.w);
  if (size.y > rect.h + paint.px(2)) return text_in(paint, small, rect, ink, words, align);
  const float x = align == Align::Center ? std::round(rect.center().x - size.x / 2) : rect.x;
  paragraph(paint, small, {x, std::round(rect.center().y - size.y / 2)}, rect.w, ink, seen);
}

} // namespace

float button_width(const Ui& ui, const Button& what) {
  if (what.icon_only) return ui.paint.px(44);
  const float words = measure(ui.paint.font(14, Weight::Bold), what.text).x;
  return std::round(words + ui.paint.px(what.icon == Icon::None ? 32 : 58));
}

void rule_link(Ui& ui, const Rect& rect, const std::string& rule, Align align) {
  if (rule.empty()) return;
  const Paint& paint = ui.paint;
  const Theme& theme = *paint.theme;
  ImFont* small = paint.font(12);
  const float width = std::min(measure(small, rule).x, rect.w);
  const Rect words{align == Align::Right ? rect.right() - width : rect.x, rect.y, width, rect.h};
  if (!page::has_pages()) return text_in(paint, small, words, theme.soft, rule);
  const Rect reach = intersection(grown(words, paint.px(ui.in.touch ? 10 : 3)), ui.clip);
  const bool over = hovered(ui, reach);
  text_in(paint, small, words, over ? theme.you : theme.soft, rule);
  if (over) fill(paint, {words.x, words.center().y + small->FontSize / 2, words.w, paint.hair()}, theme.you);
  if (over && ui.in.released && ui.held.empty() && reach.contains(ui.press_at)) page::show_rule(rule);
}

bool button(Ui& ui, const Rect& where, const Button& what) {
  const Paint& paint = ui.paint;
  const Theme& theme = *paint.theme;
  const Rect rect = rounded(where);
  const Press press = target(ui, what.id, rect, what.text, what.enabled, true);
  const float radius = paint.px(8);
  ImU32 ground = theme.raised, ink = theme.ink;
  if (what.style == Style::Primary) ground = theme.can, ink = theme.on_accent;
  if (what.style == Style::Danger) ground = theme.danger, ink = theme.on_accent;
  if (what.style == Style::Ghost) ground = 0, ink = theme.soft;
  if (!what.enabled)
    ink = faded(theme.soft, 0.45F), ground = what.style == Style::Ghost ? 0 : faded(theme.raised, 0.5F);
  if (press.hovered) {
    ground = what.style == Style::Ghost ? theme.raised
                                        : mixed(ground, theme.light ? 0xFF000000U : 0xFFFFFFFFU, 0.09F);
    if (what.style == Style::Ghost) ink = theme.ink;
  }
  if (press.held) ground = mixed(ground, theme.table, 0.25F);
  if (what.enabled && what.style != Style::Ghost) shadow(paint, rect, radius, paint.px(4), 0.6F);
  if (ground != 0) fill(paint, rect, ground, radius);
  if (what.style == Style::Plain) outline(paint, rect, theme.line, radius, paint.hair());
  if (what.style == Style::Ready) outline(paint, rect, faded(theme.can, 0.7F), radius, paint.hair());
  if (what.icon_only) {
    icon(paint, what.icon, rect.center(), paint.px(18), ink);
    return press.clicked;
  }
  Rect words = rect;
  if (what.icon != Icon::None) {
    const Rect box = cut_left(words, paint.px(36));
    icon(paint, what.icon, {box.center().x + paint.px(2), box.center().y}, paint.px(16), ink);
    words.w -= paint.px(10);
    draw_words(paint, words, ink, what.text, Align::Left);
  } else {
    const Rect inner{words.x + paint.px(4), words.y, words.w - paint.px(8), words.h};
    draw_words(paint, inner, ink, what.text, Align::Center);
  }
  return press.clicked;
}

namespace {

bool drop_letter(std::string& value) { // a whole one, however many bytes of UTF-8 it takes
  const bool any = !value.empty();
  while (!value.empty() && (static_cast<unsigned char>(value.back()) & 0xC0U) == 0x80U)
    value.pop_back();
  if (!value.empty()) value.pop_back();
  return any;
}

// How many bytes the letter has that begins there.
std::size_t letter_at(std::string_view text, std::size_t at) {
  std::size_t length = 1;
  while (at + length < text.size() && (static_cast<unsigned char>(text[at + length]) & 0xC0U) == 0x80U)
    ++length;
  return length;
}

// Whether the value is another one then.
bool type_into(Ui& ui, const std::string& id, std::string& value, std::string_view letter, std::size_t most) {
  const char c = letter[0];
  if (c == select_all) {
    if (!value.empty()) ui.all_selected = id;
    return false;
  }
  const bool types = static_cast<unsigned char>(c) >= 0x20;
  if (types && !is_written(letter)) {
    ui.unwritten = id;
    return false;
  }
  if (ui.unwritten == id) ui.unwritten.clear();
  const bool replaces = ui.all_selected == id && (c == backspace || types);
  if (replaces) {
    ui.all_selected.clear();
    value.clear();
  }
  if (c == backspace) return drop_letter(value) || replaces;
  const bool fits = types && value.size() + letter.size() <= most;
  if (fits) value += letter;
  return fits || replaces;
}

} // namespace

bool text_field(Ui& ui, const Rect& where, const std::string& id, std::string& value, std::size_t most,
                std::string_view only) {
  const Paint& paint = ui.paint;
  const Theme& theme = *paint.theme;
  const Rect rect = rounded(where);
  const Press press = target(ui, id, rect, value);
  if (press.clicked) ui.focus = id;
  const bool active = ui.focus == id;
  if (ui.all_selected == id && (press.clicked || !active)) ui.all_selected.clear();
  if (ui.unwritten == id && !active) ui.unwritten.clear();
  bool changed = false;
  const std::string_view typed = active ? std::string_view(ui.in.typed) : std::string_view();
  for (std::size_t i = 0, length = 0; i < typed.size(); i += length) {
    length = letter_at(typed, i);
    changed = type_into(ui, id, value, typed.substr(i, length), most) || changed;
  }
  fill(paint, rect, theme.well, paint.px(8));
  outline(paint, rect, active ? theme.ink : theme.line, paint.px(8), active ? paint.px(2) : paint.hair());
  ImFont* letters = paint.font(14);
  const Rect inner{rect.x + paint.px(12), rect.y, rect.w - paint.px(24), rect.h};
  if (ui.all_selected == id) {
    const float height = paint.px(22);
    fill(paint, {inner.x, rect.center().y - height / 2, std::min(inner.w, measure(letters, value).x), height},
         faded(theme.can, 0.35F), paint.px(3));
  }
  text_in(paint, letters, inner, theme.ink, value);
  ImFont* small = paint.font(12);
  if (ui.unwritten == id && measure(letters, value).x + measure(small, only).x + paint.px(12) < inner.w)
    text_in(paint, small, inner, theme.danger, only, Align::Right);
  if (active) {
    const float x = std::min(inner.right(), inner.x + measure(letters, value).x + paint.px(1));
    fill(paint, {std::round(x), rect.y + paint.px(11), paint.hair(), rect.h - paint.px(22)}, theme.ink);
  }
  return changed;
}

} // namespace twoseat
