// What defenders are asked and promised while an attack stands: who may guard, what it adds, what is still lacking.
#include "at_the_table.h"
#include "shell/match/seen.h"
#include "shell/table/table.h"
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace twoseat;
using namespace twoseat::test;

TEST_CASE("Nobody declines to guard while a card to guard with is picked: it is given or put back first") {
  Device device("vanguard", {1280, 800});
  lay_battle(device, R"("A": {"front-left": "oil-carriers"}, "B": {"hand": ["footman", "mirror-moth"]})",
             R"({"A": "attack"}, {"A": "attack-with", "card": "front-left"},
                {"A": "attack-target", "on": "B:vanguard"}, {"say": "Now."})",
             3);
  App& app = device.app;
  REQUIRE(app.session.decision.seat == Seat::B);
  const std::uint16_t none = option_named(device, "No more guard");
  CHECK(button_of(prompt_of(app), "done") == nullptr); // with whom, nobody has said yet
  take(device, "Footman");
  REQUIRE(app.choosing.picked.size() == 1);
  const std::size_t before = app.session.cursor;
  Prompt prompt = prompt_of(app);
  CHECK(button_of(prompt, "option:" + std::to_string(none)) == nullptr);
  REQUIRE(button_of(prompt, "done") != nullptr);
  CHECK(button_of(prompt, "done")->style == Style::Primary);
  const nlohmann::json seen = mirror(device);
  for (const auto& option : seen["decision"]["options"])
    CHECK(option["index"] != none);
  pick_option(app, none); // the page was a frame late
  CHECK(app.session.cursor == before);
  CHECK(app.choosing.picked.size() == 1);
  device.control("put-back");
  device.look();
  CHECK(app.choosing.picked.empty());
  CHECK(button_of(prompt_of(app), "option:" + std::to_string(none)) != nullptr);
}

TEST_CASE(
    "What is picked to guard with stays picked, whatever else is pressed: an interceptor waits until it is "
    "given or put back") {
  for (const char* board : {R"("front-left": "pell-at-the-rail")",
                            R"("front-left": "pell-at-the-rail", "front-right": "mirrorback-moth")"}) {
    CAPTURE(board);
    Device device("vanguard", {1280, 800});
    lay_battle(device,
               (R"("A": {"front-left": "oil-carriers"}, "B": {"hand": ["footman", "mirror-moth"], )" +
                std::string(board) + "}")
                   .c_str(),
               R"({"A": "attack"}, {"A": "attack-with", "card": "front-left"},
                  {"A": "attack-target", "on": "B:vanguard"}, {"say": "Now."})",
               3);
    App& app = device.app;
    const CardId interceptor = card_named(device, "Pell at the Rail"),
                 footman = card_named(device, "Footman");
    CHECK(is_lit(app.choosing, app.session, interceptor));
    take(device, "Footman");
    const auto picked = app.choosing.picked;
    const std::size_t before = app.session.cursor;
    CHECK_FALSE(is_lit(app.choosing, app.session, interceptor));
    const std::uint16_t intercepts = option_named(device, "Pell at the Rail");
    for (const auto& option : mirror(device)["decision"]["options"])
      CHECK(option["index"] != intercepts);
    CHECK(button_of(prompt_of(app), "put-back") != nullptr);
    device.click(sprite_of(app.scene, interceptor)->pose.center);
    device.look();
    CHECK(app.session.cursor == before);
    CHECK(app.choosing.picked == picked);
    CHECK(message_of(app.session).title.find("First finish") == 0);
    // Nor is it taken back by whoever lays it where it belongs once more.
    const PlaceId hand = find_card(app.session.view, footman)->place;
    drop_card(app.choosing, app.session, app.layout(), footman, hand,
              app.session.decision.options[picked[0]].place, {}, {});
    CHECK(app.choosing.picked == picked);
    device.control("put-back");
    take(device, "Pell at the Rail");
    CHECK((app.session.cursor > before || app.choosing.picked == std::vector<std::uint16_t>{intercepts}));
  }
}

TEST_CASE(
    "Combos count in both sums as soon as they lie there, and what is still lacking is said to who defends") {
  Device device("dragonball", {1280, 800});
  open_lesson(device.app, "demo", R"({"title": "Asking", "narration": "Ask.", "rules": ["3-7-3"],
    "system": "dragonball", "edition": "dbs", "then": {"asked": {"seat": "B", "question": "defense"}},
    "cards": [{"id": "plain", "name": "Plain", "type": "battle", "colours": ["red"], "cost": 1, "power": 10000,
               "combo-power": 5000, "combo-cost": 0}],
    "given": {"A": {"hand": ["plain"]}, "B": {"hand": ["plain", "plain"]}},
    "steps": [{"A": "attack", "card": "leader", "on": "B:leader"}, {"A": "combo", "card": "A:hand:plain"},
              {"A": "pass"}, {"say": "Now."}]})",
              4);
  App& app = device.app;
  REQUIRE(app.lesson);
  device.look();
  Session& session = app.session;
  const BattleLooks& battle = app.layout().looks.battle;
  const Relation attack = session.view.relations[0];
  const auto sum = [&](CardId card) {
    return fighting_sum(app, session.view, *find_card(session.view, card), battle.attack);
  };
  REQUIRE(session.decision.seat == Seat::B);
  CHECK(sum(attack.holder) == 15000);
  CHECK(sum(attack.other) == 10000);
  CHECK(prompt_of(app).hint == "10,000 more combo power stops it.");
  const char* const then[] = {"5,000 more combo power stops it.", "As it stands, the attack does not hit."};
  for (int combos = 0; combos < 2; ++combos) {
    Answer answers;
    answers.picks.push(0);
    answer(session, answers);
    device.look();
    CHECK(sum(attack.other) == 15000 + combos * 5000);
    CHECK(prompt_of(app).hint == then[combos]);
  }
}

TEST_CASE("Where several are attacked at once nothing is said of what would stop it, for each lacks "
          "something else") {
  Device device("vanguard", {1280, 800});
  const std::string ship =
      R"({"id": "broadside", "name": "Broadside", "type": "unit", "grade": 2, "power": 15000,
    "shield": 5000, "critical": 1, "abilities": [{"kind": "cont", "in": "rear-guard",
    "do": [{"battle": {"in": "front row", "of": "opponent"}}]}]})";
  for (const bool several : {false, true}) {
    CAPTURE(several);
    open_lesson(
        device.app, "demo",
        R"({"title": "Asking", "narration": "Ask.", "rules": ["10.5.1"], "system": "vanguard", "edition": "vge",
      "cards": [)" +
            ship + R"(], "then": {"A": {"damage": 0}},
      "given": {"phase": "battle phase", "A": {"front-left": ")" +
            (several ? "broadside" : "oil-carriers") +
            R"("}, "B": {"front-right": "mirror-moth", "hand": ["footman", "great-lens"]}},
      "steps": [{"A": "attack"}, {"A": "attack-with", "card": "front-left"},
                {"A": "attack-target", "on": "B:vanguard"}, {"say": "Now."}]})",
        3);
    REQUIRE(device.app.lesson);
    device.look();
    REQUIRE(device.app.session.decision.seat == Seat::B);
    CHECK(attacked_now(device.app, device.app.session.view).size() == (several ? 2 : 1));
    CHECK(guard_hint(device.app).empty() == several);
    take(device, "Footman");
    CHECK((promised_shield(device.app) == 0) == several);
  }
}

TEST_CASE("What a picked guardian promises is its shield where it will lie") {
  for (const bool ordered : {false, true}) {
    CAPTURE(ordered);
    Device device("vanguard", {1280, 800});
    const std::string order = ordered ? R"("order-zone": "form-three-right-of-way", )" : "";
    lay_battle(device, (R"("A": {}, "B": {)" + order + R"("hand": ["footman", "great-lens"]})").c_str(),
               R"({"A": "attack"}, {"A": "attack-with", "card": "vanguard"},
                  {"A": "attack-target", "on": "B:vanguard"}, {"say": "Now."})",
               3);
    REQUIRE(device.app.session.decision.seat == Seat::B);
    take(device, "Footman");
    CHECK(promised_shield(device.app) == (ordered ? 15000 : 10000));
  }
}

TEST_CASE("Whom nothing can hit is not told to guard on") {
  for (const bool spared : {false, true}) {
    CAPTURE(spared);
    Device device("vanguard", {1280, 800});
    const std::string wall = R"(, {"B": "guard", "card": "hand:wall-with-a-robin-in-it"})";
    const std::string steps = R"({"A": "attack"}, {"A": "attack-with", "card": "vanguard"},
                                 {"A": "attack-target", "on": "B:vanguard"})" +
                              (spared ? wall : "") + R"(, {"say": "Now."})";
    lay_battle(device, R"("A": {}, "B": {"hand": ["wall-with-a-robin-in-it", "footman"]})", steps.c_str(),
               spared ? 4 : 3);
    REQUIRE(device.app.session.decision.seat == Seat::B);
    CHECK((guard_hint(device.app) == device.app.layout().looks.battle.enough) == spared);
  }
}

TEST_CASE("A link of one seat shows an attack that is under way, with no match on the page") {
  Device device("vanguard", {1280, 800});
  test::begin(device, "vge", 2);
  Session& session = device.session();
  Random random = Random::from_seed(2);
  while (attacked_now(device.app, session.view).empty() && !is_over(session)) {
    if (expected(session) != Seat::None) device.control("confirm-seat");
    answer(session, random_answer(session.decision, random));
    end_stage(session);
  }
  device.control("confirm-seat");
  const std::string link = seat_link(session);
  Device fresh("vanguard", {1280, 800});
  open_link(fresh.app, link);
  fresh.look();
  REQUIRE(fresh.app.session.seat_link);
  CHECK_FALSE(running(fresh.app.session));
  CHECK_FALSE(attacked_now(fresh.app, shown_view(fresh.app)).empty());
}

TEST_CASE("What guardians add is read on each, or as a sum where one covers the other") {
  constexpr const char* sides = R"("A": {"front-left": "mirror-moth"},
    "B": {"vanguard": "silt-choir", "hand": ["chorister", "nave-guard", "keystone", "stone-abbess"]})";
  constexpr const char* steps = R"({"A": "attack"}, {"A": "attack-with", "card": "front-left"},
    {"B": "guard", "cards": ["hand:chorister", "hand:nave-guard", "hand:keystone", "hand:stone-abbess"]},
    {"B": "pass"})";
  for (const Size screen : {Size{1600, 900}, Size{390, 844}, Size{320, 568}}) {
    Device device("vanguard", screen);
    lay_battle(device, sides, steps, 3);
    for (int i = 0; i < 90; ++i)
      device.now += 0.05, device.look();
    const std::vector<Added> added = added_on_screen(device.app);
    REQUIRE(!added.empty());
    CHECK((added.size() == 4 || added.size() == 1));
    CHECK((screen.width > 1000) <= (added.size() == 4));
    std::int32_t sum = 0;
    for (const Added& each : added) {
      sum += each.amount;
      CHECK(each.seat == Seat::B);
      for (const Added& other : added)
        CHECK((&other == &each || other.pill.right() <= each.pill.x || each.pill.right() <= other.pill.x));
    }
    CHECK(sum == 25000); // 5000 and 5000 and 15000, and one that has none
  }
}
