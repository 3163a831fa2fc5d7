// What is written has its letters: those of our four languages at once, those of names from elsewhere once they are wanted.
#include "device.h"
#include "shell/draw/type.h"
#include <doctest/doctest.h>
#include <initializer_list>

using namespace twoseat;
using namespace twoseat::test;

namespace {

// An atlas of its own beside the one that all devices share.
class Atlas {
public:
  Atlas() : before_(ImGui::GetCurrentContext()), own_(ImGui::CreateContext()) {
    ImGui::SetCurrentContext(own_);
    ImGui::GetIO().IniFilename = nullptr;
    bake(type, 1);
  }
  ~Atlas() {
    ImGui::DestroyContext(own_);
    ImGui::SetCurrentContext(before_);
  }
  Atlas(const Atlas&) = delete;
  Atlas& operator=(const Atlas&) = delete;

  Type type;

private:
  ImGuiContext *before_, *own_;
};

bool has(const ImFont* font, ImWchar letter) {
  return font->FindGlyphNoFallback(letter) != nullptr;
}

} // namespace

TEST_CASE("An infinite number and a minus are written in every size") {
  const Atlas atlas;
  for (int i = 0; i < Type::steps; ++i) {
    CAPTURE(Type::ladder[i]);
    for (const ImFont* font : {atlas.type.regular[i], atlas.type.bold[i]})
      for (const ImWchar sign : std::initializer_list<ImWchar>{0x221E, 0x2212})
        CHECK(has(font, sign));
  }
}

TEST_CASE("Names in Latin and Cyrillic letters are written as they are, wherever names are") {
  struct Name {
    const char* text;
    std::vector<ImWchar> beyond; // what our languages do not write
  };
  for (const Name& name : {Name{"Łucja Žižek", {0x141, 0x17D, 0x17E}},
                           {"Мария", {0x41C, 0x430, 0x440, 0x438, 0x44F}},
                           {"Ґалаґан Їжак", {0x490, 0x491, 0x407}},
                           {"Ёлкин", {0x401, 0x451}}}) {
    CAPTURE(name.text);
    Atlas atlas;
    Type& type = atlas.type;
    want_letters(type, "Ann, Però – 1");
    CHECK_FALSE(type.every_letter);
    want_letters(type, name.text);
    REQUIRE(type.every_letter);
    bake(type, 1);
    for (int i = 0; i < Type::steps && Type::ladder[i] <= Type::largest_words; ++i)
      for (const ImWchar letter : name.beyond) {
        CHECK(has(type.regular[i], letter));
        CHECK(has(type.bold[i], letter));
      }
  }
}

TEST_CASE(
    "A name takes whole letters that the table can write, as many as a link holds, and others are named") {
  const auto typed = [](std::string_view text) {
    Device device("vanguard", {1280, 800});
    device.app.sheet = Sheet::NewMatch;
    device.app.draft.names[0].clear();
    device.look();
    device.app.ui.focus = "name-0";
    Input input;
    input.any = true;
    input.typed = text;
    device.look(input);
    return std::pair{device.app.draft.names[0], device.app.ui.unwritten};
  };
  CHECK(typed("Zoë 2") == std::pair{std::string("Zoë 2"), std::string()});
  CHECK(typed("Мария") == std::pair{std::string("Мария"), std::string()});
  CHECK(typed("a–б’").first == "a–б’");
  CHECK(typed("xЯЯЯЯЯЯЯЯЯЯ").first == "xЯЯЯЯЯЯЯЯЯ"); // 20 bytes would end within the last one
  CHECK(typed("漢字") == std::pair{std::string(), std::string("name-0")});
  CHECK(typed("Ωa") == std::pair{std::string("a"), std::string()});
  CHECK(typed("a\U0001F600") == std::pair{std::string("a"), std::string("name-0")});
}
