// The numbers, icons and name on a card: in its corners, at its field's foot, in its bands. For card.cpp alone.
#pragma once
#include "shell/table/card.h"

namespace twoseat {

constexpr float card_scrim = 0.72F; // how dark it is below what lies over a picture

struct Ink {
  ImU32 ground, tint, loud, quiet, edge, band;
};

struct Numbers {
  const Face& face;
  Reading now, printed;

  std::int32_t at(const Amount& amount) const { return value_of(amount, now); }
  // What was taken off shows whatever was added before.
  int trend(const Amount& amount) const {
    const std::int32_t is = at(amount), was = value_of(amount, printed);
    Amount whole = amount;
    whole.less = whole.less_on = -1;
    if (amount.changes() && is < value_of(whole, now)) return -1;
    return is == was || was == absent ? 0 : is > was ? 1 : -1;
  }
  bool fits(const CardNumber& what) const {
    return (what.with == 0 || (face.marks & what.with) != 0) && (face.marks & what.without) == 0;
  }
  bool has(const CardNumber& what) const { return at(what.amount) != absent && fits(what); }
  // A number that a card never had is not worth showing while it is 0.
  bool shown(const CardNumber& what) const {
    const std::int32_t value = at(what.amount);
    return fits(what) && value != absent &&
           (value != 0 || value_of(what.amount, printed) != 0 || !what.joined.empty());
  }
  std::string written(const CardNumber& what) const; // all that is joined, with dashes
};

// Where they lie.
CardParts draw_corners(const Paint& paint, const CardBook& cards, const CardLook& look,
                       const Numbers& numbers, const Rect& card, const Rect& field, const Ink& ink);
// The numbers; without any, what sort of card it is.
void draw_band(const Paint& paint, const Rect& band, const CardLooks& looks, const Numbers& numbers,
               bool with_end, bool whole_numbers);
// On a card, whole in smaller letters if need be; returns what is read there, with an ellipsis where some is left out.
std::string draw_name(const Paint& paint, const Rect& rect, std::string_view name, bool two_lines);
void draw_badges(const Paint& paint, const CardLooks& looks, const CardView& seen, const Rect& field,
                 CardParts& taken);

} // namespace twoseat
