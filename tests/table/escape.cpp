// Escape closes what lies uppermost, wholly, and nothing of what it lies on.
#include "device.h"
#include <doctest/doctest.h>

using namespace twoseat;
using namespace twoseat::test;

namespace {

struct Begun : Device {
  Begun() : Device("heroes", {390, 844}) {
    test::begin(*this, "bsh", 1);
    control("confirm-seat");
    look();
    REQUIRE(session().decision.seat != Seat::None);
  }
  CardId in_hand() const {
    const Decision& asked = app.session.decision;
    for (std::size_t i = 0; i < asked.option_count; ++i)
      if (asked.options[i].card) return asked.options[i].card;
    return {};
  }
};

} // namespace

TEST_CASE("Escape puts away a message, a detail, what is held with its small list, then what was picked") {
  Begun device;
  App& app = device.app;
  const auto escape = [&] { device.key(Key::Escape); };
  const CardId card = device.in_hand();
  REQUIRE(card);
  app.choosing.picked = {0};
  app.choosing.held = card;
  app.choosing.chooser = {0, 1};
  app.inspecting = true;
  app.inspected = card;
  app.inspected_def = DefId{1};
  tell(device.session(), {Notice::Told, "Read this.", {}});

  escape();
  CHECK(device.session().message.notice == Notice::None);
  CHECK(app.inspecting);
  escape();
  CHECK_FALSE(app.inspecting);
  CHECK(app.choosing.held);
  escape();
  CHECK_FALSE(app.choosing.held);
  CHECK(app.choosing.chooser.empty());
  CHECK_FALSE(app.choosing.picked.empty());
  escape();
  CHECK(app.choosing.picked.empty());
}

TEST_CASE("Escape leaves it where one is asked to agree") {
  Begun device;
  device.control("option:0"); // once both have decided something, one does not lay hands open alone
  device.look();
  device.control("confirm-seat");
  device.look();
  device.control("open-hands");
  device.look();
  device.control("confirm-seat");
  device.look();
  REQUIRE(asks_to_agree(device.session()));
  device.key(Key::Escape);
  CHECK_FALSE(device.session().take_back);
  CHECK_FALSE(device.session().open_hands);
}

TEST_CASE("Escape closes a sheet and leaves what lies under it") {
  Begun device;
  tell(device.session(), {Notice::Told, "Read this.", {}});
  for (const char* sheet : {"open-menu", "log", "help", "concede", "new-match"}) {
    CAPTURE(sheet);
    device.control(sheet);
    device.look();
    REQUIRE(device.app.sheet != Sheet::None);
    device.key(Key::Escape);
    CHECK(device.app.sheet == Sheet::None);
    CHECK(device.session().message.notice == Notice::Told);
  }
}
