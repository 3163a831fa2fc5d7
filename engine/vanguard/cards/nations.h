// Which nations are one, and which clans a card of a nation has that names none. [vge 2.14.4, supplement B]
#pragma once
#include "engine/kernel/rulebook.h"
#include <span>
#include <string_view>

namespace twoseat::vanguard {

constexpr std::size_t clans_by_nation = 6; // so many first of Face::by_nation are clans, the others nations

// What a card is by its nation, beside that nation. `clan`: empty if it names none
std::span<const std::string_view> nations_beside(std::string_view nation, std::string_view clan);
void each_group(void (*use)(Rulebook&, std::string_view),
                Rulebook& book); // every nation and clan of the table
std::string_view nation_of_clan(std::string_view clan);
std::span<const std::string_view> clans_of_nation(std::string_view nation);

} // namespace twoseat::vanguard
