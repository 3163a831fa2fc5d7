// Which pictures are wanted and which are here; drawing one.
#include "shell/draw/pictures.h"
#include <utility>

namespace twoseat {

std::size_t picture_bytes(int size) {
  const auto side = static_cast<std::size_t>(size);
  return side * side * 4 * 4 / 3;
}

int picture_size(float scale, std::size_t cards) {
  int size = scale < 1.25F ? 192 : 256;
  while (size > 48 && picture_bytes(size) * cards > Pictures::most_bytes)
    size /= 2;
  return size;
}

Rect cover(float width, float height) {
  if (width <= 0 || height <= 0) return {0, 0, 1, 1};
  const float w = std::min(1.0F, width / height), h = std::min(1.0F, height / width);
  return {(1 - w) / 2, (1 - h) / 2, w, h};
}

// What was drawn since a mark is not clipped until it is placed (mark() in paint.cpp): a draw command that begins there has to be.
void picture(const Paint& paint, ImTextureID texture, const Rect& rect, float radius) {
  ImDrawList& list = *paint.list;
  const Rect part = cover(rect.w, rect.h);
  const ImVec4 unclipped = std::exchange(list._CmdHeader.ClipRect, list._ClipRectStack.back());
  list.PushTextureID(texture);
  list.AddImageRounded(texture, rect.min(), rect.max(), part.min(), part.max(), rgb(0xFFFFFF), radius,
                       ImDrawFlags_RoundCornersTop);
  list.PopTextureID();
  list._CmdHeader.ClipRect = unclipped;
}

void Pictures::drop(Held& held) {
  if (held.texture != nullptr) gone_.push_back(std::exchange(held.texture, nullptr));
}

bool Pictures::plays(std::string_view system, const std::vector<PictureWish>& cards) const {
  return system_ == system && cards_ == cards;
}

void Pictures::play(std::string_view system, std::vector<PictureWish> cards) {
  std::map<std::string, Held, std::less<>> before;
  held_.swap(before);
  for (const PictureWish& wish : cards) {
    Held& held = held_[wish.id] = Held{wish, nullptr};
    const auto old = before.find(wish.id);
    if (old != before.end() && system_ == system && old->second.wish == wish)
      held.texture = std::exchange(old->second.texture, nullptr);
  }
  for (auto& [id, held] : before)
    drop(held);
  if (system_ != system || held_.find(near_.wish.id) == held_.end()) forget_near();
  system_ = system;
  cards_ = std::move(cards);
  changed_ = true;
}

ImTextureID Pictures::of(std::string_view id, float pixels) const {
  constexpr float coarse = 1.2F; // so far a picture may be stretched
  const auto found = held_.find(id);
  if (found == held_.end()) return nullptr;
  const Held& held = found->second;
  if (pixels <= static_cast<float>(held.wish.size) * coarse) return held.texture;
  if (held.texture != nullptr) { // there is one: it is worth asking
    constexpr int step = 256;
    const int wanted = std::min(largest, (static_cast<int>(pixels) + step - 1) / step * step);
    if (near_wish_.id != id || near_wish_.size < wanted) near_wish_ = {held.wish.id, held.wish.group, wanted};
  }
  return near_.texture != nullptr && near_.wish.id == id ? near_.texture : held.texture;
}

void Pictures::forget_near() {
  drop(near_);
  near_ = {};
  near_wish_ = {};
}

std::optional<std::vector<PictureWish>> Pictures::take_wishes() {
  if (!near_wish_.id.empty() && (near_wish_.id != near_.wish.id || near_wish_.size > near_.wish.size)) {
    drop(near_);
    near_.wish = near_wish_;
    changed_ = true;
  }
  near_wish_ = {};
  if (!std::exchange(changed_, false)) return {};
  std::vector<PictureWish> wishes;
  if (near_.texture == nullptr && !near_.wish.id.empty()) wishes.push_back(near_.wish);
  for (const PictureWish& wish : cards_)
    if (held_[wish.id].texture == nullptr) wishes.push_back(wish);
  return wishes;
}

bool Pictures::came(std::string_view id, int size, ImTextureID texture) {
  const auto found = held_.find(id);
  Held* held = near_.wish.id == id && near_.wish.size == size            ? &near_
               : found != held_.end() && found->second.wish.size == size ? &found->second
                                                                         : nullptr;
  if (held == nullptr) return false;
  drop(*held);
  held->texture = texture;
  return true;
}

std::vector<ImTextureID> Pictures::take_gone() {
  return std::exchange(gone_, {});
}

void Pictures::lose() {
  for (auto& [id, held] : held_)
    drop(held);
  forget_near();
  changed_ = true;
}

} // namespace twoseat
