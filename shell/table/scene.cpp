// Laying cards on circles, in lines, rows, columns, piles and hands.
#include "shell/table/scene.h"
#include "shell/match/seen.h"

namespace twoseat {
namespace {

struct Builder {
  Scene& scene;
  const SeatView& view;
  const Board& board;
  const Paint& paint;
  const SceneWishes& wishes;

  Sprite sprite(const CardView& card, PlaceId place, Show show) const {
    Sprite out;
    out.id = card.id;
    out.def = card.def;
    out.seen = card;
    out.place = place;
    out.seat = view[place].seat;
    out.show = show;
    out.pose.degrees = card.orientation == Orientation::Rest ? 90.0F : 0.0F;
    out.pose.face = card.def && (wishes.peeks || card.facing == Facing::Up) ? 1.0F : -1.0F;
    return out;
  }
  void add(Sprite sprite) {
    if (sprite.hit.empty()) sprite.hit = pose_rect(sprite.pose);
    scene.sprites.push_back(sprite);
  }
  bool wished(const std::vector<CardId>& wish, CardId id) const {
    return id && std::find(wish.begin(), wish.end(), id) != wish.end();
  }

  // The middle of what lies there, moved so that nothing of it leaves the spot where that can be.
  static ImVec2 kept_in(const Rect& spot, const Rect& card) {
    const auto kept = [](float middle, float half, float from, float to) {
      return to - from < 2 * half ? (from + to) / 2 : std::clamp(middle, from + half, to - half);
    };
    return {kept(card.center().x, card.w / 2, spot.x, spot.right()),
            kept(card.center().y, card.h / 2, spot.y, spot.bottom())};
  }

  // Several in one cell are smaller, from one corner to the other: of each its name and what stands at its edge is seen.
  void shared_cell(const Board::Laid& laid, std::span<const CardView> cards, const CardView& unit) {
    constexpr float smaller = 0.78F;
    const Rect& rect = laid.rect;
    const float height = std::round(std::min(board.unit * 98, rect.h - paint.px(2)) * smaller);
    float way = 0;
    const auto lay = [&](const CardView& card) {
      Sprite out = sprite(card, laid.id, Show::Cell);
      out.pose.height = height;
      const Rect size = pose_rect(out.pose);
      out.pose.center = {std::round(rect.x + size.w / 2 + (rect.w - size.w) * way),
                         std::round(rect.y + size.h / 2 + (rect.h - size.h) * way)};
      way += 1 / (static_cast<float>(cards.size()) - 1);
      add(out);
    };
    for (const CardView& card : cards)
      if (&card != &unit) lay(card);
    lay(unit);
  }

  // The unit lies on top, as what came last; whatever lies there with it looks out beside it, or above it at rest. A card
  // that others are tied to is the unit, whenever they came.
  void circle(const Board::Laid& laid, std::span<const CardView> cards) {
    if (cards.empty()) return;
    const Rect& rect = laid.rect;
    const float height = std::round(std::min(board.unit * 98, rect.h - paint.px(2)));
    const auto tied = [](const CardView& card) { return static_cast<bool>(card.host); };
    const auto host = std::find_if_not(cards.begin(), cards.end(), tied);
    const CardView& unit =
        host != cards.end() && std::any_of(cards.begin(), cards.end(), tied) ? *host : cards.back();
    if (laid.zone->show == Show::Cell && cards.size() > 1) return shared_cell(laid, cards, unit);
    const auto under = static_cast<float>(cards.size()) - 1;
    const bool lying = unit.orientation == Orientation::Rest;
    const float room = (lying ? rect.h : rect.w) - height * card_ratio;
    const float step = under < 1 ? 0 : std::min(height * 0.3F, room / under);
    float shift = -step * under / 2;
    const auto lay = [&](const CardView& card) {
      Sprite out = sprite(card, laid.id, Show::Circle);
      out.pose.height = height;
      out.pose.center = {rect.center().x + (lying ? 0 : shift), rect.center().y + (lying ? shift : 0)};
      out.pose.center = kept_in(rect, pose_rect(out.pose));
      shift += step;
      add(out);
    };
    for (const CardView& card : cards)
      if (&card != &unit) lay(card);
    lay(unit);
  }

  // Standing cards beside each other; when they are many, each covers a part of the one before.
  void line(const Board::Laid& laid, std::span<const CardView> cards) {
    if (cards.empty()) return;
    const Rect& rect = laid.rect;
    const float height = std::round(std::min({board.unit * 98, rect.h - paint.px(2), rect.w}));
    const auto width = [&](const CardView& card) {
      return std::round(card.orientation == Orientation::Rest ? height : height * card_ratio);
    };
    float all = 0;
    for (const CardView& card : cards)
      all += width(card);
    const float gaps = static_cast<float>(cards.size()) - 1;
    const float gap = gaps < 1 ? 0 : std::min(paint.px(10), (rect.w - all) / gaps);
    float x = rect.center().x - (all + gap * gaps) / 2;
    for (const CardView& card : cards) {
      Sprite out = sprite(card, laid.id, Show::Line);
      out.pose.height = height;
      out.pose.center = {std::round(x + width(card) / 2), std::round(rect.center().y)};
      out.hit = pose_rect(out.pose);
      if (gap < 0 && &card != &cards.back()) out.hit.w = std::max(paint.px(12), out.hit.w + gap);
      x += width(card) + gap;
      add(out);
    }
  }

  void row(const Board::Laid& laid, std::span<const CardView> cards) {
    const Rect& rect = laid.rect;
    const float height = std::round(std::min(board.unit * 98, rect.h / card_ratio - paint.px(2)));
    const float pitch = std::min(height + paint.px(6),
                                 (rect.w - height) / std::max(1.0F, static_cast<float>(cards.size()) - 1));
    float x = rect.center().x - pitch * (static_cast<float>(cards.size()) - 1) / 2;
    for (const CardView& card : cards) {
      Sprite out = sprite(card, laid.id, Show::Row);
      out.pose.height = height;
      out.pose.center = {std::round(x), rect.center().y};
      x += pitch;
      add(out);
    }
  }

  void column(const Board::Laid& laid, std::span<const CardView> cards) {
    const Rect& rect = laid.rect;
    const float slot =
        rect.h /
        static_cast<float>(std::max<std::size_t>(static_cast<std::size_t>(laid.zone->slots), cards.size()));
    const bool below = view[laid.id].seat == board.below;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      Sprite out = sprite(cards[i], laid.id, Show::Column);
      const float along = (static_cast<float>(i) + 0.5F) * slot;
      out.pose.center = {rect.center().x, std::round(below ? rect.bottom() - along : rect.y + along)};
      out.pose.height = std::round(std::min((slot - paint.px(2)) / card_ratio, rect.w - paint.px(2)));
      out.pose.degrees = 90;
      add(out);
    }
  }

  void pile(const Board::Laid& laid, std::span<const CardView> cards) {
    const PlaceView& place = view[laid.id];
    const Rect& rect = laid.rect;
    if (place.count == 0 || rect.empty()) return;
    const CardView* top = nullptr;
    for (const CardView& card : cards)
      if (card.facing == Facing::Up && (top == nullptr || card.position > top->position)) top = &card;
    for (const CardView& card : cards)
      if (wished(wishes.pile_tops, card.id)) top = &card;
    Sprite out;
    out.show = Show::Pile;
    out.place = laid.id;
    out.seat = place.seat;
    out.pose.face = -1;
    if (top != nullptr) {
      out = sprite(*top, laid.id, Show::Pile);
      out.pose.face = 1;
    }
    out.pose.degrees = 0;
    out.pile = std::min(4, place.count / 10 + (place.count > 1 ? 1 : 0));
    out.pose.height = pile_height(rect, paint);
    out.pose.center = {rect.center().x, std::round(rect.y + out.pose.height / 2 + paint.px(2))};
    out.hit = rect;
    add(out);
  }

  // Cards that lie open beside each other, standing or at rest, over the name of their zone.
  void fan(const Board::Laid& laid, std::span<const CardView> cards) {
    const Rect& rect = laid.rect;
    if (cards.empty() || rect.empty()) return pile(laid, cards);
    const float height = std::min(pile_height(rect, paint), std::round(rect.w - paint.px(2)));
    const auto half = [&](const CardView& card) {
      return std::round(card.orientation == Orientation::Rest ? height : height * card_ratio) / 2;
    };
    const float first = rect.x + half(cards.front()), last = rect.right() - half(cards.back());
    const float gaps = static_cast<float>(cards.size()) - 1;
    const float pitch = gaps < 1 ? 0 : std::min(height + paint.px(4), (last - first) / gaps);
    float x = gaps < 1 ? rect.center().x : first + (last - first - pitch * gaps) / 2;
    for (const CardView& card : cards) {
      Sprite out = sprite(card, laid.id, Show::Fan);
      out.pose.height = height;
      out.pose.center = {std::round(x), std::round(rect.y + height / 2 + paint.px(2))};
      x += pitch;
      add(out);
    }
  }

  void chip(const Board::Laid& laid, std::span<const CardView> cards) {
    // Only so that cards fly from and to it: what lies there is told by its number.
    const Rect& rect = laid.rect;
    for (const CardView& card : cards)
      if (!rect.empty() && wished(wishes.pile_tops, card.id)) {
        Sprite out = sprite(card, laid.id, Show::Chip);
        out.pose.face = 1;
        out.pose.degrees = 0;
        out.pose.height =
            std::round(std::min(rect.w / card_ratio, rect.h * 1.2F)); // the others stay in sight
        out.pose.center = rect.center();
        out.hit = rect;
        add(out);
      }
  }

  void hand(const Board::Laid& laid, std::span<const CardView> cards) {
    const PlaceView& place = view[laid.id];
    const bool below = place.seat == board.below;
    const Rect& rect = laid.rect;
    const int rows = below ? board.hand_rows : 1;
    const float row_height = rect.h / static_cast<float>(rows);
    const bool whole = below || board.whole_above;
    const float height =
        std::round(whole ? row_height - paint.px(14)
                         : std::max(rect.h * (wishes.open_hands ? 1.25F : 1.9F), board.unit * 56));
    const float width = std::round(height * card_ratio);
    const int count = place.count;
    if (count == 0) return;
    const int across = (count + rows - 1) / rows;
    const float gap = paint.px(whole ? 8 : 4);
    const float pitch =
        std::floor(std::min(width + gap, (rect.w - width) / std::max(1.0F, static_cast<float>(across) - 1)));
    const int raised = below ? position_of(cards, wishes.raised) : -1;
    float x = 0, first = 0;
    std::size_t known = 0;
    for (int i = 0; i < count; ++i, x += pitch) {
      const int row = i / across, in_row = std::min(across, count - row * across);
      if (i % across == 0)
        first = x = std::round(rect.center().x - (pitch * static_cast<float>(in_row - 1) + width) / 2);
      // What lies right of the card that is looked at makes room for it, and moves together.
      if (raised >= 0 && raised / across == row && i > raised && pitch < width)
        x = spread(first, pitch, width + paint.px(2), in_row, raised % across, i % across);
      const float bottom = rect.bottom() - row_height * static_cast<float>(rows - 1 - row);
      Sprite out;
      out.place = laid.id;
      out.seat = place.seat;
      out.pose.face = -1;
      if (known < cards.size() && cards[known].position == static_cast<std::uint32_t>(i)) {
        out = sprite(cards[known], laid.id, Show::Hand);
        out.pose.face = 1;
        ++known;
      }
      out.show = Show::Hand;
      out.pose.height = height;
      out.pose.degrees = 0;
      const float y = below   ? bottom - height / 2 - paint.px(2)
                      : whole ? rect.y + paint.px(2) + height / 2
                              : bottom - height / 2;
      out.pose.center = {x + width / 2, y};
      out.hit = pose_rect(out.pose);
      const bool last = i % across + 1 == in_row;
      if (!last && i != raised) out.hit.w = std::min(out.hit.w, pitch);
      if (wished(wishes.picked, out.id))
        out.pose.center.y -= paint.px(below ? 12 : -8);
      else if (out.id && out.id == wishes.raised)
        out.pose.center.y -= paint.px(below ? 7 : -6);
      out.pose.center = {std::round(out.pose.center.x), std::round(out.pose.center.y)};
      add(out);
    }
  }

  static int position_of(std::span<const CardView> cards, CardId id) {
    for (const CardView& card : cards)
      if (id && card.id == id) return static_cast<int>(card.position);
    return -1;
  }

  // The left edge of a card right of the raised one: all of that is seen, the last card stays where it is.
  static float spread(float first, float pitch, float width, int count, int raised, int at) {
    const float from = first + pitch * static_cast<float>(raised) + width;
    const float to = first + pitch * static_cast<float>(count - 1);
    const int right = count - 2 - raised;
    if (right < 1 || to <= from) return std::max(from, to);
    return std::round(from + (to - from) * static_cast<float>(at - raised - 1) / static_cast<float>(right));
  }
};

} // namespace

float pile_height(const Rect& rect, const Paint& paint) {
  return std::round(std::min(rect.h - paint.px(22), rect.w / card_ratio));
}

Rect pose_rect(const Pose& pose) {
  const float w = std::round(pose.height * card_ratio);
  const bool lying = pose.degrees > 45 && pose.degrees < 135;
  return lying ? around(pose.center, pose.height, w) : around(pose.center, w, pose.height);
}

void build_scene(Scene& scene, const SeatView& view, const Board& board, const Paint& paint,
                 const SceneWishes& wishes) {
  scene.sprites.clear();
  scene.above = wishes.above;
  Builder builder{scene, view, board, paint, wishes};
  for (const Board::Laid& laid : board.places) {
    const std::span<const CardView> cards = known_cards(view, laid.id);
    switch (laid.zone->show) {
    case Show::Circle:
    case Show::Cell: builder.circle(laid, cards); break;
    case Show::Line: builder.line(laid, cards); break;
    case Show::Row: builder.row(laid, cards); break;
    case Show::Column: builder.column(laid, cards); break;
    case Show::Pile: builder.pile(laid, cards); break;
    case Show::Fan: builder.fan(laid, cards); break;
    case Show::Chip: builder.chip(laid, cards); break;
    case Show::Hand: builder.hand(laid, cards); break;
    }
  }
}

// Cards of such places may cover parts of each other.
bool overlaps(Show show) {
  return show == Show::Hand || show == Show::Line || show == Show::Row || show == Show::Fan ||
         show == Show::Circle || show == Show::Cell;
}

Rect place_rect(const Board& board, PlaceId place) {
  const Board::Laid* laid = board.find(place);
  return laid != nullptr ? laid->rect : Rect{};
}

const Sprite* sprite_at(const Scene& scene, ImVec2 point) {
  if (const Sprite* above = sprite_of(scene, scene.above);
      above != nullptr && overlaps(above->show) && pose_rect(above->pose).contains(point))
    return above;
  for (auto it = scene.sprites.rbegin(); it != scene.sprites.rend(); ++it)
    if (it->hit.contains(point) || (it->show == Show::Hand && pose_rect(it->pose).contains(point)))
      return &*it;
  return nullptr;
}

const Sprite* sprite_of(const Scene& scene, CardId id) {
  if (!id) return nullptr;
  for (const Sprite& sprite : scene.sprites)
    if (sprite.id == id) return &sprite;
  return nullptr;
}

} // namespace twoseat
