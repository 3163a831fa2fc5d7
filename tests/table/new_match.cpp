// The sheet on which a match begins: game, edition, decks; what it changes is seen or said.
#include "device.h"
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace twoseat;
using namespace twoseat::test;

namespace {

using Json = nlohmann::json;

// The controls whose id begins so.
std::vector<Json> controls(Device& device, const std::string& prefix) {
  device.look();
  device.look();
  std::vector<Json> out;
  const Json mirror = Json::parse(device.app.mirrored);
  for (const Json& control : mirror["controls"])
    if (control["id"].get<std::string>().starts_with(prefix)) out.push_back(control);
  return out;
}

std::string chosen(Device& device, const std::string& prefix) {
  for (const Json& control : controls(device, prefix))
    if (control["chosen"]) return control["id"];
  return "";
}

constexpr Size sizes[] = {{320, 480}, {360, 640}, {390, 844}, {720, 520}, {844, 390}, {1280, 800}};

const Target* target_of(const Device& device, const std::string& id) {
  for (const Target& target : device.app.ui.targets)
    if (target.id == id) return &target;
  return nullptr;
}

} // namespace

TEST_CASE("Only the decks of the chosen edition are offered, and each edition says what it is") {
  Device device("vanguard", {1280, 800});
  const Ruleset& rules = device.app.rulesets[device.app.draft.system];
  CHECK(chosen(device, "edition:") == "edition:vge");
  std::size_t all = 0;
  for (const char* edition : {"vge", "vgm", "vgi"}) {
    device.control(std::string("edition:") + edition);
    CHECK(chosen(device, "edition:") == std::string("edition:") + edition);
    const auto offered = controls(device, "deck-0:");
    CHECK(offered.size() == decks_of(rules, edition).size());
    all += offered.size();
    CHECK_FALSE(chosen(device, "deck-0:").empty());
    CHECK_FALSE(chosen(device, "deck-1:").empty());
    CHECK(chosen(device, "deck-0:").substr(7) != chosen(device, "deck-1:").substr(7));
  }
  CHECK(all == rules.book.decks.size());
  for (const Json& edition : controls(device, "edition:"))
    CHECK(edition["text"].get<std::string>().size() > 50); // its name, and a line about it
  CHECK(controls(device, "edition:")[1]["text"].get<std::string>().ends_with(
      "Its match is shown in Bahasa Melayu."));
}

TEST_CASE("Whoever looks at another edition and comes back finds the decks that were chosen") {
  Device device("vanguard", {1280, 800});
  device.control("deck-0:return-to-sender");
  device.control("deck-1:noon-on-loan");
  device.control("edition:vgi");
  device.control("deck-1:weights-and-bells");
  device.control("edition:vge");
  CHECK(chosen(device, "deck-0:") == "deck-0:return-to-sender");
  CHECK(chosen(device, "deck-1:") == "deck-1:noon-on-loan");
  device.control("edition:vgi");
  CHECK(chosen(device, "deck-1:") == "deck-1:weights-and-bells");
  device.control("edition:nothing");
  CHECK(chosen(device, "edition:") == "edition:vgi");
}

TEST_CASE("A game of one rulebook asks for no edition") {
  Device device("heroes", {1280, 800});
  CHECK(controls(device, "edition:").empty());
  CHECK(controls(device, "deck-0:").size() >= 2);
}

TEST_CASE("At every size a deck of either seat is seen, the seed whole, and nothing lies over the other") {
  for (const Size size : sizes)
    for (const char* system : {"vanguard", "berserk", "heroes", "dragonball"}) {
      Device device(system, size);
      device.look(), device.look();
      CAPTURE(size.width);
      CAPTURE(std::string(system));
      const Target* seed = target_of(device, "seed");
      REQUIRE(seed != nullptr);
      CHECK(seed->rect.w >= (size.width < 360 ? 60 : 80));
      for (const char* other : {"build-deck", "tutorials", "start-match"}) {
        const Target* beside = target_of(device, other);
        REQUIRE(beside != nullptr);
        const Rect both = intersection(seed->rect, beside->rect);
        CHECK((both.w < 1 || both.h < 1));
      }
      for (const char* seat : {"0", "1"}) { // in a list, or the chosen one, from which the list opens
        float seen = 0;
        for (const Target& target : device.app.ui.targets)
          if (target.id.starts_with(std::string("deck-") + seat) || target.id == std::string("decks-") + seat)
            seen = std::max(seen, target.hit.h);
        const bool options = !device.app.rulesets[device.app.draft.system].family->options.empty();
        if (size.width >= 360 || !options) CHECK(seen >= 40);
      }
    }
}

TEST_CASE("A deck that is chosen comes into view, wherever it was chosen, and may be scrolled away") {
  Device device("vanguard", {1280, 800});
  device.control("new-match");
  const auto offered = controls(device, "deck-0:");
  const std::string last = offered.back()["id"];
  const auto is_seen = [&] {
    device.look();
    device.look();
    const Target* row = target_of(device, last);
    return row != nullptr && row->hit.h > row->rect.h * 0.9F;
  };
  CHECK_FALSE(is_seen());
  device.control(last);
  CHECK(is_seen());
  const Target* row = target_of(device, last);
  REQUIRE(row != nullptr);
  Input wheel;
  wheel.mouse = row->rect.center();
  wheel.wheel = 40;
  device.look(wheel);
  CHECK_FALSE(is_seen());
}

TEST_CASE(
    "On a phone the decks have the whole sheet, which opens from the chosen one and closes once another is") {
  for (const Size size : {Size{320, 480}, {360, 640}, {844, 390}}) {
    Device device("vanguard", size);
    device.look(), device.look();
    CAPTURE(size.width);
    const Target* chosen_one = target_of(device, "decks-1");
    REQUIRE(chosen_one != nullptr);
    const std::string before = chosen_one->text;
    device.click(chosen_one->rect.center());
    device.look(), device.look();
    int whole = 0;
    bool chosen_is_seen = false;
    const std::string which = chosen(device, "deck-1:");
    for (const Target& target : device.app.ui.targets)
      if (target.id.starts_with("deck-1:") && target.hit.h > target.rect.h - 1) {
        ++whole;
        chosen_is_seen = chosen_is_seen || target.id == which;
      }
    CHECK(whole >= (size.height > 600 ? 10 : 6));
    CHECK(chosen_is_seen);
    device.key(Key::Escape);
    device.look(), device.look();
    REQUIRE(target_of(device, "decks-1") != nullptr);
    CHECK(target_of(device, "decks-1")->text == before);
    device.control("decks-1");
    device.look(), device.look();
    for (const Target& target : std::vector<Target>(device.app.ui.targets))
      if (target.id.starts_with("deck-1:") && target.id != which && target.hit.h > target.rect.h - 1) {
        device.click(target.rect.center());
        break;
      }
    device.look(), device.look();
    REQUIRE(target_of(device, "decks-1") != nullptr);
    CHECK(target_of(device, "decks-1")->text != before);
  }
}

TEST_CASE("Two players have two names, which a link can hold, and nobody has none") {
  const std::string longest(20, 'n');
  for (const auto& [first, second] :
       {std::pair<std::string, std::string>{"Ann", "Ann"}, {"  ", "Bo"}, {"B", ""}, {longest, longest}}) {
    Device device("heroes", {1280, 800});
    device.app.draft.names = {first, second};
    device.app.sheet = Sheet::NewMatch;
    device.control("start-match");
    const auto& names = device.session().names;
    CHECK(names[0] != names[1]);
    for (const std::string& name : names) {
      CHECK(name.find_first_not_of(' ') != std::string::npos);
      CHECK(name.size() <= 20);
    }
  }
}
