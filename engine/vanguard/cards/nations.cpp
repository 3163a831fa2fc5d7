// The table of nations and clans. [vge supplement B, doubt vge-3 31]
#include "engine/vanguard/cards/nations.h"
#include <algorithm>
#include <array>

namespace twoseat::vanguard {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 6> of_sanctuary = {
    "Royal Paladin", "Oracle Think Tank", "Angel Feather", "Shadow Paladin", "Gold Paladin", "Genesis"};
constexpr std::array<std::string_view, 5> of_empire = {"Kagero", "Nubatama", "Tachikaze", "Murakumo",
                                                       "Narukami"};
constexpr std::array<std::string_view, 4> of_gate = {"Nova Grappler", "Dimension Police", "Link Joker",
                                                     "Etranger"};
constexpr std::array<std::string_view, 4> of_dark = {"Spike Brothers", "Dark Irregulars", "Pale Moon",
                                                     "Gear Chronicle"};
constexpr std::array<std::string_view, 5> of_stoicheia = {"Megacolony", "Great Nature", "Neo Nectar",
                                                          "Granblue", "Aqua Force"};
constexpr std::array<std::string_view, 3> of_magallanica = {"Granblue", "Aqua Force", "Bermuda Triangle"};

constexpr std::array<std::string_view, 1> keter = {"Keter Sanctuary"}, united = {"United Sanctuary"},
                                          brandt = {"Brandt Gate"}, star = {"Star Gate"},
                                          states = {"Dark States"}, zone = {"Dark Zone"},
                                          stoicheia = {"Stoicheia"}, lyrical = {"Lyrical Monasterio"},
                                          magallanica = {"Magallanica"};
constexpr std::array<std::string_view, 2> before_stoicheia = {"Zoo", "Magallanica"};

struct Nation {
  std::string_view name;
  Names beside, clans;
};
const Nation nations[] = {
    {"Keter Sanctuary", united, of_sanctuary},
    {"United Sanctuary", keter, of_sanctuary},
    {"Dragon Empire", {}, of_empire},
    {"Brandt Gate", star, Names(of_gate).first(3)}, // Etranger is of Star Gate alone
    {"Star Gate", brandt, of_gate},
    {"Dark States", zone, of_dark},
    {"Dark Zone", states, of_dark},
    {"Stoicheia", before_stoicheia, of_stoicheia},
    {"Zoo", stoicheia, Names(of_stoicheia).first(3)},
    {"Magallanica", {}, of_magallanica},
    {"Lyrical Monasterio", magallanica, Names(of_magallanica).last(1)},
};

const Nation* find(std::string_view name) {
  const auto* found = std::find_if(std::begin(nations), std::end(nations),
                                   [&](const Nation& one) { return one.name == name; });
  return found == std::end(nations) ? nullptr : found;
}

} // namespace

// Magallanica stands in two rows: which of them a card is of, its clan says.
Names nations_beside(std::string_view nation, std::string_view clan) {
  if (nation == "Magallanica" && !clan.empty())
    return clan == "Bermuda Triangle" ? Names(lyrical) : Names(stoicheia);
  const Nation* known = find(nation);
  return known != nullptr ? known->beside : Names();
}

void each_group(void (*use)(Rulebook&, std::string_view), Rulebook& book) {
  for (const Nation& nation : nations) {
    use(book, nation.name);
    for (const std::string_view clan : nation.clans)
      use(book, clan);
  }
}

// In the table of vgi each clan is of one nation. [vgi 2.17.4.2]
std::string_view nation_of_clan(std::string_view clan) {
  constexpr std::pair<std::string_view, Names> of_old[] = {
      {"United Sanctuary", of_sanctuary},     {"Dragon Empire", of_empire},
      {"Star Gate", Names(of_gate).first(3)}, {"Dark Zone", of_dark},
      {"Magallanica", of_magallanica},        {"Zoo", Names(of_stoicheia).first(3)}};
  for (const auto& [nation, clans] : of_old)
    if (std::find(clans.begin(), clans.end(), clan) != clans.end()) return nation;
  return {};
}

Names clans_of_nation(std::string_view nation) {
  const Nation* known = find(nation);
  return known != nullptr ? known->clans : Names();
}

} // namespace twoseat::vanguard
