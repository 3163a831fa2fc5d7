// A list longer than its room: moved by wheel, finger and keys, clipped to its view, with a thumb that tells how far it is.
#pragma once
#include "shell/input/controls.h"

namespace twoseat {

struct Scroll {
  float at = 0;         // from the top, in pixels
  bool gripped = false; // pressed within, and not yet let go
  bool dragged = false; // and moved since
  float grip = 0;       // where it stood when it was pressed
  std::string followed; // the focused target that was last brought into view
  std::string chosen;   // and what was chosen
};

// As long as this lives, drawing and pressing are held to `view`.
class ScrollView {
public:
  ScrollView(Ui& ui, Scroll& scroll, const Rect& view, float content);
  ~ScrollView();
  ScrollView(const ScrollView&) = delete;
  ScrollView& operator=(const ScrollView&) = delete;

  // Where something lies now that is so far from the content's top, as wide as the view without the thumb.
  Rect place(float from_top, float height) const;
  bool shows(const Rect& rect) const; // any of it
  void follow(const std::string& id, const Rect& rect);
  void choose(const std::string& id,
              const Rect& rect); // what is chosen comes into view, wherever it was chosen

private:
  void bring(const Rect& rect);

  Ui& ui_;
  Scroll& scroll_;
  Rect view_, outer_clip_;
  float content_;
};

// Of a text in which nothing can be focused: the arrows move it.
void scroll_by_keys(Ui& ui, Scroll& scroll);

} // namespace twoseat
