// How a card looks, from far and from near.
#pragma once
#include "engine/twoseat.h"
#include "shell/table/looks.h"
#include "shell/table/sigil.h"
#include <map>
#include <optional>
#include <vector>

namespace twoseat {

struct CardBook {
  const Rulebook* book = nullptr;
  const CardLooks* looks = nullptr;
  Language language = Language::English; // of the texts
  std::vector<Sigil> sigils;             // by DefId
  std::vector<Tint> tints;
  // By edition; written when a card is first read.
  mutable std::map<std::uint8_t, std::vector<std::optional<std::string>>> texts;

  std::int32_t rank(DefId def) const; // how grand it is; absent: it is not told
};
CardBook make_card_book(const Rulebook& book, const CardLooks& looks);              // keeps to both
const std::string& text_of(const CardBook& cards, DefId def, std::uint8_t edition); // what it says there

struct CardLook {
  DefId def;
  bool face_up = true;
  float height = 100;             // device pixels
  const CardView* seen = nullptr; // as it lies on the table now; nullptr: as printed
  bool veiled = false;            // others do not see its face
  bool held = false;              // in the hand: it is named from farther
};

// What a card's numbers, icons and name take of it: none lies over another.
using CardParts = FixedVector<Rect, 40>;

// Around the origin, upright. Use mark() and place_since() to put it where it lies.
CardParts draw_card(const Paint& paint, const CardBook& cards, const CardLook& look);
void draw_back(const Paint& paint, float height);

float card_radius(float height);
float band_over(const Paint& paint, float height); // how far its numbers reach over its edges
std::string short_number(std::int32_t value);      // "13k", "100M", "500"
// For the mirror: its numbers and icons in words; seen: as it lies on the table now.
std::string card_summary(const CardBook& cards, DefId def, const CardView* seen);
const std::string& kind_of(const CardLooks& looks, const Face& face); // "flyer"; empty: it is not told
int count_of(const CardBadge& badge, const CardView& seen);
std::string marks_of(const CardLooks& looks, const Face& face); // by name
std::string drops_of(const CardLooks& looks, const Face& face); // "red cost 2, blue cost 1"

} // namespace twoseat
