// How a card looks, from far and from near; drawn by the program, no pictures.
#pragma once
#include "engine/twoseat.h"
#include "shell/table/sigil.h"
#include <optional>
#include <vector>

namespace twoseat {

// What a family calls the numbers and icons that a card shows; none of them is known to the drawing by number.
struct CardTerms {
  int power = -1, shield = -1, critical = -1, grade = -1, drive = -1;
  struct MarkIcon {
    std::uint64_t bit;
    Icon icon;
    const char* name;
    bool trigger;
  };
  std::vector<MarkIcon> marks;
};

struct CardBook {
  const Rulebook* book = nullptr;
  CardTerms terms;
  std::vector<Sigil> sigils; // by DefId
  std::vector<float> hues;
  mutable std::vector<std::optional<std::string>> texts; // written when a card is first read
};
CardBook make_card_book(const Rulebook& book);
const std::string& text_of(const CardBook& cards, DefId def); // what it says

struct CardLook {
  DefId def;
  bool face_up = true;
  float height = 100;                    // device pixels
  const std::int32_t* numbers = nullptr; // current ones; nullptr: as printed
};

// Around the origin, upright. Use mark() and place_since() to put it where it lies.
void draw_card(const Paint& paint, const CardBook& cards, const CardLook& look);
void draw_back(const Paint& paint, float height);

float card_radius(float height);
std::string short_number(std::int32_t value); // "13k", "100M", "500"
std::string card_summary(const CardBook& cards, DefId def, const std::int32_t* numbers); // for the mirror

} // namespace twoseat
