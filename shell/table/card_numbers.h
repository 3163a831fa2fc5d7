// The numbers and icons on a card: in its corners, at its field's foot, in its band. For card.cpp alone.
#pragma once
#include "shell/table/card.h"

namespace twoseat {

struct Ink {
  ImU32 ground, tint, loud, quiet, edge, band;
};

struct Numbers {
  const std::int32_t* now;
  const std::int32_t* printed;
  std::int32_t at(const Amount& amount) const { return value_of(amount, now); }
  // What was taken off shows whatever was added before.
  int trend(const Amount& amount) const {
    const std::int32_t is = at(amount), was = value_of(amount, printed);
    if (amount.less >= 0 && is < value_of({amount.number, -1}, now)) return -1;
    return is == was || was == absent ? 0 : is > was ? 1 : -1;
  }
  // A number that a card never had is not worth showing while it is 0.
  bool shown(const Amount& amount) const {
    const std::int32_t value = at(amount);
    return value != absent && (value != 0 || value_of(amount, printed) != 0);
  }
};

void draw_corners(const Paint& paint, const CardBook& cards, const CardLook& look, const Numbers& numbers,
                  const Rect& card, const Rect& field, const Ink& ink);
// The numbers; without any, what sort of card it is.
void draw_band(const Paint& paint, const Rect& band, const CardLooks& looks, const Face& face,
               const Numbers& numbers, bool with_end, bool whole_numbers);

} // namespace twoseat
