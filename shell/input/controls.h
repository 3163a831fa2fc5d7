// Things to press: one list a frame of everything that can be clicked, focused by keys, and mirrored as text.
#pragma once
#include "shell/draw/paint.h"
#include <string>
#include <vector>

namespace twoseat {

enum class Key {
  None,
  Left,
  Right,
  Up,
  Down,
  Tab,
  BackTab,
  Enter,
  Space,
  Escape,
  Undo,
  Redo,
  Log,
  Help,
  Hint,
  Home,
  End,
};

// In Input::typed, in their order among the letters.
constexpr char backspace = '\b';  // takes the letter before it away
constexpr char select_all = '\1'; // what is typed next stands for all that was there

// What the person did since the last frame.
struct Input {
  ImVec2 mouse{-1, -1};
  bool down = false;     // a button or finger is down now
  bool pressed = false;  // it went down
  bool released = false; // it went up
  bool right_pressed = false;
  bool touch = false; // it is a finger: there is no hovering
  bool left_window = false;
  float wheel = 0;
  ImVec2 moved{}; // by how much the mouse moved
  std::vector<Key> keys;
  std::string typed;
  bool any = false; // something of the above happened
  double now = 0;   // seconds
};

struct Target {
  std::string id;
  std::string text;
  Rect rect;
  Rect hit; // the part of it that can be pressed: less where a list is scrolled
  bool enabled = true;
  bool control = false; // stands in the mirror's list of controls
  int layer = 0;
};

struct Ui {
  Input in;
  Paint paint;

  std::vector<Target> targets; // of this frame, in drawing order
  std::vector<Target> before;  // of the frame before, by which hovering is decided
  std::vector<std::pair<Rect, int>> covers, covers_before; // what lies above, by layer
  int layer = 0;
  Rect clip{-1e6F, -1e6F, 2e6F, 2e6F}; // outside of it nothing can be pressed

  std::string focus;             // the target that keys act on
  bool focus_shown = false;      // once a key moved it
  std::string all_selected;      // the text field of which all is selected
  std::string unwritten;         // the one into which a letter was typed that the table cannot write
  std::string held;              // the target that was pressed and not yet released
  ImVec2 press_at{-1e6F, -1e6F}; // nowhere yet
  double press_time = 0;
  std::string activated; // by keys or by the page: acts as if it had been clicked
  double wake = 1e18;    // when something wants to be drawn again without anybody doing anything

  void wake_by(double time) { wake = std::min(wake, time); }
};

void begin_frame(Ui& ui, Input in, const Paint& paint);
void end_frame(Ui& ui); // moves the focus by this frame's keys

// Whatever is drawn from now on lies above what was drawn before within this rectangle.
struct Layer {
  Ui& ui;
  int previous;
  Layer(Ui& ui, const Rect& cover);
  ~Layer() { ui.layer = previous; }
  Layer(const Layer&) = delete;
  Layer& operator=(const Layer&) = delete;
};

bool hovered(const Ui& ui, const Rect& rect); // and nothing above it
bool take_key(Ui& ui, Key key);               // was it pressed? then nobody else hears of it

struct Press {
  bool clicked = false, hovered = false, held = false, focused = false;
};
// Registers a target and says what happens to it. Draws nothing but the focus ring.
Press target(Ui& ui, std::string id, const Rect& rect, std::string text, bool enabled = true,
             bool control = false, float radius = 8);

// Ready: what space does, while something better is open on the table.
enum class Style { Plain, Primary, Ready, Danger, Ghost };
struct Button {
  std::string id;
  std::string text;
  Icon icon = Icon::None;
  Style style = Style::Plain;
  bool enabled = true;
  bool icon_only = false;
};
bool button(Ui& ui, const Rect& rect, const Button& button);
float button_width(const Ui& ui, const Button& button);

// A rule as it is cited, "[vge 10.6.1.2]": a click shows its summary and its demos. By keys it is reached in the text.
void rule_link(Ui& ui, const Rect& rect, const std::string& rule, Align align = Align::Left);

// A line of text to type into, of at most so many bytes. True while it changes. `letters`: which it takes, said to whoever
// types others.
bool text_field(Ui& ui, const Rect& rect, const std::string& id, std::string& value, std::size_t most,
                std::string_view letters = {});

} // namespace twoseat
