// Laying positions on the table of a test, and reading what it says.
#include "at_the_table.h"
#include "shell/table/table.h"
#include "shell/words/words.h"
#include <doctest/doctest.h>

namespace twoseat::test {

void lay(Device& device, const char* given) {
  const std::string demo = std::string(R"({"title": "Asking", "narration": "Ask.", "rules": ["11.8.4"],
    "system": "vanguard", "edition": "vge", "steps": [{"say": "Now."}], "then": {"asked": {"seat": "A", "question": "main"}}, "given": )") +
                           given + "}";
  open_lesson(device.app, "demo", demo, 0);
  REQUIRE(device.app.lesson);
  device.look();
}

const char* const mourner = R"({"A": {
  "back-left": "coral-mourner", "drop": ["oil-carriers", "trim-the-wick", "mirror-moth", "footman", "boat-reeve"],
  "damage": [{"card": "unknown", "face": "down"}]}})";

std::uint16_t option_named(const Device& device, const std::string& name) {
  const Session& session = device.app.session;
  for (std::uint16_t i = 0; i < session.decision.option_count; ++i)
    if (words::option(*device.app.rules, session.view, session.decision.options[i]).find(name) !=
        std::string::npos)
      return i;
  FAIL("no option " << name);
  return 0;
}

void take(Device& device, const std::string& name) {
  choose(device.app.choosing, device.session(), option_named(device, name));
  device.look();
}

nlohmann::json mirror(Device& device) {
  device.look(), device.look();
  return nlohmann::json::parse(device.app.mirrored);
}

const Button* button_of(const Prompt& prompt, const std::string& id) {
  for (const Button& button : prompt.buttons)
    if (button.id == id) return &button;
  return nullptr;
}

CardId card_named(const Device& device, const std::string& name) {
  for (const CardView& card : device.app.session.view.cards)
    if (card.def && device.app.book().print(card.def).name == name) return card.id;
  FAIL("no card " << name);
  return {};
}

std::string told(const Message& message) {
  std::string all;
  for (const MessageLine& line : message.lines)
    all += line.text + "\n";
  return all;
}

void lay_battle(Device& device, const char* sides, const char* steps, std::size_t step) {
  const std::string demo = std::string(R"({"title": "Asking", "narration": "Ask.", "rules": ["10.5.1"],
    "system": "vanguard", "edition": "vge", "then": {"A": {"damage": 0}}, "given": {"phase": "battle phase", )") +
                           sides + "}, \"steps\": [" + steps + "]}";
  open_lesson(device.app, "demo", demo, step);
  REQUIRE(device.app.lesson);
  device.look();
}

} // namespace twoseat::test
