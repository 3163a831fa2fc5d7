// Names behind a link: what was typed comes back, and nothing else is believed.
#include "shell/words/link_names.h"
#include <doctest/doctest.h>

using namespace twoseat;

namespace {

const std::string long_name(20, 'a');

} // namespace

TEST_CASE("Link names: what players typed comes back, in the letters of all languages") {
  const PlayersNames given[] = {{"Anna", "Otto"},         {"Zo\u00EB", "J\u00F3zef & co"},
                                {"a,b", "50%"},           {"\u0110\u0101\u0161", "#"},
                                {"\U0001F409", "\u6797"}, {long_name, "B"}};
  for (const PlayersNames& names : given) {
    const std::string suffix = names_suffix(names);
    CHECK(suffix.find_first_of(" #<>\"'") == std::string::npos);
    const std::string text = "mABC-_9" + suffix;
    const auto split = split_names(text);
    REQUIRE(split);
    CHECK(split->link == "mABC-_9");
    CHECK(split->names == names);
  }
}

TEST_CASE("Link names: the usual ones are left out, and a link without names has them") {
  CHECK(names_suffix(usual_names()).empty());
  const auto split = split_names("pXYZ");
  REQUIRE(split);
  CHECK(split->link == "pXYZ");
  CHECK(split->names == usual_names());
}

TEST_CASE("Link names: what cannot have been typed is refused") {
  for (const char* names : {"",
                            "Anna",
                            "Anna,",
                            ",Otto",
                            "a,b,c",
                            "%",
                            "%4",
                            "%zz,b",
                            "a%00,b",
                            "a%0A,b",
                            "a%7F,b",
                            "%C2%85,b",
                            "%E2%80%AE,b",
                            "%E2%80%8B,b",
                            "%EF%BB%BF,b",
                            "%FF,b",
                            "%C0%80,b",
                            "%ED%A0%80,b",
                            "%E2%80,b",
                            "%F4%90%80%80,b",
                            "aaaaaaaaaaaaaaaaaaaaa,b"})
    CHECK_MESSAGE(!split_names("mABC&names=" + std::string(names)), names);
  CHECK_FALSE(split_names("mABC&names=" + std::string(100000, 'a') + ",b"));
}

TEST_CASE("Link names: how the hands are to lie stands behind a link, too, before or behind the names") {
  const auto hands = [](const std::string& text) { return split_names(text)->open_hands; };
  CHECK_FALSE(hands("pXYZ").has_value());
  CHECK(hands("pXYZ&hands=open") == true);
  CHECK(hands("pXYZ&names=Anna,Otto&hands=covered") == false);
  CHECK_FALSE(hands("pXYZ&hands=wide").has_value());
  const auto before = split_names("pXYZ&hands=open&names=Anna,Otto");
  REQUIRE(before);
  CHECK(before->link == "pXYZ");
  CHECK(before->names == PlayersNames{"Anna", "Otto"});
  CHECK(before->open_hands == true);
}

TEST_CASE("Link names: whom the computer plays, and how well, stands behind a link, too") {
  const auto computer = [](const std::string& text) { return split_names(text)->computer; };
  CHECK(computer("pXYZ").seat == Seat::None);
  for (const Strength strength : {Strength::Easy, Strength::Medium, Strength::Hard})
    for (const Seat seat : both_seats) {
      const std::string text = "mABC&names=Anna,Otto" + computer_suffix({seat, strength});
      CHECK(computer(text).seat == seat);
      CHECK(computer(text).strength == strength);
      CHECK(split_names(text)->link == "mABC");
      CHECK(split_names(text)->names == PlayersNames{"Anna", "Otto"});
    }
  CHECK(computer_suffix({}).empty());
  CHECK(computer("mABC&computer=A").seat == Seat::A);
  CHECK(computer("mABC&computer=A").strength == Strength::Easy);
  for (const char* text :
       {"mABC&computer=", "mABC&computer=C", "mABC&computer=AB:hard", "mABC&computer=:hard"})
    CHECK(computer(text).seat == Seat::None);
}
