// The pictures of cards, as far as they are here. The table says which it wants and draws what has come; the platform brings them
// (shell/platform/bringing.h). Each is a texture of its own: between any two cards numbers are drawn, so that one large texture of
// all would save no call, but smaller sizes of it would run into each other, and no card's memory could be given back alone.
#pragma once
#include "shell/draw/paint.h"
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace twoseat {

struct PictureWish {
  std::string id;    // of the card
  std::string group; // that it is fetched with, "candlerow"
  int size = 0;      // device pixels, both ways
  bool operator==(const PictureWish&) const = default;
};

class Pictures {
public:
  static constexpr std::size_t most_bytes = 42U << 20U; // of those of normal size, with their smaller ones
  static constexpr int largest = 768;                   // of the one that is looked at from near

  // All cards of a match, whoever may know them, as it begins: what comes when tells nobody what others see. Those of before that are
  // not among them go.
  void play(std::string_view system, std::vector<PictureWish> cards);
  bool plays(std::string_view system, const std::vector<PictureWish>& cards) const; // those and no others

  // The best that is here for a field so large; nothing: none yet, or there is none. What is far too small is wanted larger.
  ImTextureID of(std::string_view id, float pixels) const;
  void forget_near(); // the large one: other eyes look

  const std::string& system() const { return system_; }
  // All that is not here, what is looked at first; nothing: as it was asked for already.
  std::optional<std::vector<PictureWish>> take_wishes();
  // Whether it was wanted so; else it belongs to whoever brings it.
  bool came(std::string_view id, int size, ImTextureID texture);
  std::vector<ImTextureID> take_gone(); // that nobody draws any more
  void lose();                          // all of them go with their context, and are wanted anew

private:
  struct Held {
    PictureWish wish;
    ImTextureID texture = nullptr;
  };
  void drop(Held& held);

  std::string system_;
  std::vector<PictureWish> cards_;
  std::map<std::string, Held, std::less<>> held_;
  Held near_;
  mutable PictureWish near_wish_;
  bool changed_ = false;
  std::vector<ImTextureID> gone_;
};

// As large as a match with so many of them can have within the limit.
int picture_size(float scale, std::size_t cards);
std::size_t picture_bytes(int size); // with its smaller ones

// The part of a square picture that fills this, its middle: 0 to 1.
Rect cover(float width, float height);
// With the upper corners of a card.
void picture(const Paint& paint, ImTextureID texture, const Rect& rect, float radius);

} // namespace twoseat
