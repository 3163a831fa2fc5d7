// The keywords by which abilities are called, in the order of Keyword. Their names are the rulebook's. [vge 14, 17]
#pragma once
#include "engine/kernel/family.h"
#include <string_view>

namespace twoseat::vanguard {

inline constexpr Named keyword_names[] = {
    {"", ""},
    {"limit-break", "Limit Break"},
    {"generation-break", "Generation Break"},
    {"brave", "Brave"},
    {"oracle", "Oracle"},
    {"ritual", "Ritual"},
    {"wave", "Wave"},
    {"revelation", "Revelation"},
    {"burst", "Burst"},
    {"shadowstitch", "Shadowstitch"},
    {"thunderstrike", "Thunderstrike"},
    {"powerful", "Powerful"},
    {"divine-skill", "Divine Skill"},
    {"stride", "Stride"},
    {"ultimate-stride", "Ultimate Stride"},
    {"g-guardian", "G Guardian"},
    {"overdress", "overDress"},
    {"xoverdress", "XoverDress"},
    {"seek-mate", "Seek Mate"},
    {"explosive-growth", "Explosive Growth"},
    {"unique-skill", "Unique Skill"}, // its name is lost in the rulebook [doubt vge-2 1]
    {"volundr", "Völundr"},           // [vge 17.9]
    {"forerunner", "Forerunner"},     // [vge 14.8]
    {"dominate", "Dominate"},
    {"rescue", "Rescue"},
    {"unite", "Unite"},
    {"blaze", "Blaze"},
    {"afterimage", "Afterimage"},
    {"engorge", "Engorge"},
    {"rush", "Rush"},
    {"charge", "Charge"},
    {"darkness", "Darkness"},
    {"magia", "Magia"},
    {"time-leap", "Time Leap"},
    {"hollow", "Hollow"},
    {"harmony", "Harmony"},
    {"dark-device", "Dark Device"},
    {"success", "Success"},
    {"bloom", "Bloom"},
    {"melody", "Melody"},
    {"white-wings", "White Wings"},
    {"black-wings", "Black Wings"},
    {"dressboost", "DressBoost"},
    {"friend", "Friend"},
    {"glitter", "Glitter"},
    {"revoldress", "RevolDress"},
    {"cannonball", "Cannonball"},
    {"unisondress", "UnisonDress"},
    {"overcharge", "Overcharge"},
    {"malwyrms", "Malwyrms"},
    {"rewrite", "Rewrite"},
    {"mental-pollution", "Mental Pollution"},
    {"happy-toys", "Happy Toys"},
    {"sweetlink", "SweetLink"},
    {"arma-arms", "Arma Arms"},
    {"fantome-skill", "Fantôme Skill"},
    {"oversoul", "OverSoul"}, // [vge 17.8]
    {"operate", "Operate"},
    {"attack", "Attack"}, // [vge 17.12.2]
    {"shinken-hissatsu", "Shinken Hissatsu"},
    {"homare", "Homare"},
    {"nitou-kaigan", "Nitou Kaigan"},
    {"dangerous-skill", "Dangerous Skill"},
    {"retry", "Retry"},
    {"version-up", "Version Up"},
    {"deal", "Deal"},
    {"oversized", "Oversized"},
    {"buddy-call", "Buddy Call"}, // [vge 17.16.14]
    {"my-buddy", "My Buddy!"},
    {"jackknife-braveheart", "Jackknife Braveheart"},
    {"saturday-night-devil-fever", "Great Spell, Saturday Night Devil Fever"},
    {"clear-serenity", "Clear Serenity"},
    {"double-attack", "Double Attack"},
    {"dragon-throne", "Dragon Throne"},
    {"thunder-mine", "Thunder Mine"},
    {"evil-pulse", "Hundred Demons Sorcery, Evil Pulse"},
    {"shadow-dive", "Shadow Dive"},
};

constexpr std::uint16_t keyword_number(std::string_view id) {
  std::uint16_t number = 0;
  while (keyword_names[number].id != id)
    ++number; // out of bounds, and so no constant, for what is no keyword
  return number;
}

} // namespace twoseat::vanguard
