// Scrolling: one gesture is either a scroll or a press, never both.
#include "shell/input/scroll.h"

namespace twoseat {
namespace {

constexpr float thumb_width = 4, press_slack = 8; // CSS pixels

} // namespace

ScrollView::ScrollView(Ui& ui, Scroll& scroll, const Rect& view, float content)
    : ui_(ui), scroll_(scroll), view_(view), outer_clip_(ui.clip), content_(content) {
  const Paint& paint = ui.paint;
  if (hovered(ui, view)) scroll.at -= ui.in.wheel * paint.px(48);
  if (ui.in.pressed) scroll.gripped = hovered(ui, view), scroll.dragged = false, scroll.grip = scroll.at;
  if (scroll.gripped) {
    const float way = ui.in.mouse.y - ui.press_at.y;
    scroll.dragged = scroll.dragged || std::abs(way) > paint.px(press_slack);
    if (scroll.dragged) scroll.at = scroll.grip - way, ui.held.clear();
    scroll.gripped = ui.in.down;
  }
  scroll.at = std::clamp(scroll.at, 0.0F, std::max(0.0F, content - view.h));
  ui.clip = view;
  paint.list->PushClipRect(view.min(), view.max(), true);
}

ScrollView::~ScrollView() {
  const Paint& paint = ui_.paint;
  if (content_ > view_.h) {
    const float w = paint.px(thumb_width), h = std::max(paint.px(24), view_.h * view_.h / content_);
    const float y = view_.y + (view_.h - h) * scroll_.at / (content_ - view_.h);
    fill(paint, rounded({view_.right() - w, y, w, h}), faded(paint.theme->soft, 0.5F), w / 2);
  }
  paint.list->PopClipRect();
  ui_.clip = outer_clip_;
}

Rect ScrollView::place(float from_top, float height) const {
  const float thumb = content_ > view_.h ? ui_.paint.px(thumb_width + 6) : 0;
  return rounded({view_.x, view_.y + from_top - scroll_.at, view_.w - thumb, height});
}

bool ScrollView::shows(const Rect& rect) const {
  return rect.bottom() > view_.y && rect.y < view_.bottom();
}

void ScrollView::follow(const std::string& id, const Rect& rect) {
  if (!ui_.focus_shown || ui_.focus != id || scroll_.followed == id) return;
  scroll_.followed = id;
  bring(rect);
}

void ScrollView::choose(const std::string& id, const Rect& rect) {
  if (scroll_.chosen == id) return;
  scroll_.chosen = id;
  bring(rect);
}

void ScrollView::bring(const Rect& rect) {
  if (rect.y < view_.y) scroll_.at -= view_.y - rect.y;
  if (rect.bottom() > view_.bottom()) scroll_.at += rect.bottom() - view_.bottom();
  ui_.wake_by(ui_.in.now);
}

void scroll_by_keys(Ui& ui, Scroll& scroll) {
  const float line = ui.paint.px(48);
  for (; take_key(ui, Key::Up); ui.wake_by(ui.in.now))
    scroll.at -= line;
  for (; take_key(ui, Key::Down); ui.wake_by(ui.in.now))
    scroll.at += line;
}

} // namespace twoseat
