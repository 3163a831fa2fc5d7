// Berserk's card texts in English.
#include "engine/berserk/lexicon.h"

namespace twoseat::berserk {
namespace {

constexpr Word places[] = {
    {"squad", "card|cards"},
    {"board", "card^ on the board|cards"},
    {"extra", "card^ in the Extra Zone|cards"},
    {"deck", "deck"},
    {"graveyard", "graveyard"},
};
constexpr Word tags[] = {
    {"squad", "Squad"}, {"board", "Board"},         {"extra", "Extra Zone"},
    {"deck", "Deck"},   {"graveyard", "Graveyard"},
};
constexpr Word zones[] = {
    {"deck", "into {own:deck}"},
    {"deck top", "on the top {of:deck}"},
    {"deal", "into {own:deal}"},
    {"set", "into {own:set}"},
    {"graveyard", "into {own:graveyard}"},
    {"extra", "into the Extra Zone"},
    {"a1", "on A1"},
    {"b1", "on B1"},
    {"c1", "on C1"},
    {"d1", "on D1"},
    {"e1", "on E1"},
    {"a2", "on A2"},
    {"b2", "on B2"},
    {"c2", "on C2"},
    {"d2", "on D2"},
    {"e2", "on E2"},
    {"a3", "on A3"},
    {"b3", "on B3"},
    {"c3", "on C3"},
    {"d3", "on D3"},
    {"e3", "on E3"},
};
constexpr Word states[] = {
    {"open", "open"},           {"closed", "closed"},
    {"wounded", "wounded"},     {"struck", "+wounded by an attack this turn"},
    {"creature", "creature"},   {"plain", "plain creature"},
    {"symbiote", "symbiote"},   {"flyer", "flying"},
    {"terrain", "terrain"},     {"artifact", "artifact"},
    {"equipment", "equipment"}, {"incorporeal", "incorporeal"},
    {"poisoned", "poisoned"},   {"blessed", "blessed"},
    {"cursed", "cursed"},       {"attacking", "attacking"},
    {"neutral", "neutral"},
};
constexpr Word marks[] = {
    {"elite", "elite card|elite cards"},
    {"steppe", "Steppe card|Steppe cards"},
    {"forest", "Forest card|Forest cards"},
    {"mountain", "Mountain card|Mountain cards"},
    {"swamp", "Swamp card|Swamp cards"},
    {"darkness", "Darkness card|Darkness cards"},
    {"fire", "Fire card|Fire cards"},
    {"weapon", "Weapon|Weapons"},
    {"armour", "Armour|Armours"},
    {"shield", "Shield|Shields"},
    {"potion", "Potion|Potions"},
    {"boots", "pair of Boots|pairs of Boots"},
    {"horde", "+Horde"},
    {"unique", "+Uniqueness"},
    {"many-incarnations", "+Any number of Incarnations"},
    {"chips", "+a cost in chips"},
};
constexpr Word attributes[] = {
    {"weak", "[Weak]|weak strike"},
    {"medium", "[Medium]|medium strike"},
    {"strong", "[Strong]|strong strike"},
    {"lives", "[Lives]|lives"},
    {"movement", "[Movement]|movement"},
    {"price", "[Price]|price"},
    {"type", "[Type]|type"},
    {"left", "[Lives]|lives left"},
    {"wounds", "[Wounds]|wounds"},
    {"chips", "[Chips]|chips"},
    {"die", "[Die]|die roll"},
    {"vanguard", "+Vanguard"},
    {"unanswered", "+Unanswered Strike"},
    {"incorporeal", "+Incorporeality"},
    {"blessing", "+Blessing"},
    {"armour", "+Armour< {n}>"},
    {"vampirism", "+Vampirism"},
    {"wrath", "+Wrath"},
    {"gift-of-life", "+Gift of Life< {n}>"},
    {"soulcatcher", "+Soulcatcher< {n}>"},
    {"thirst", "+Thirst< {n}>"},
    {"protection-from-simple", "+Protection from simple strikes"},
    {"protection-from-strikes", "+Protection from strikes"},
    {"protection-from-shots", "+Protection from shots"},
    {"protection-from-throws", "+Protection from throws"},
    {"protection-from-rows", "+Protection from row strikes"},
    {"protection-from-ranged", "+Protection from ranged attacks"},
    {"protection-from-magic", "+Protection from magic"},
    {"protection-from-discharges", "+Protection from discharges"},
    {"protection-from-spells", "+Protection from spells"},
    {"protection-from-impacts", "+Protection from impacts"},
    {"protection-from-poison", "+Protection from poison"},
    {"concentration", "+Concentration"},
    {"agility", "+Agility"},
    {"maneuver", "+Maneuver"},
    {"camouflage", "+Camouflage"},
    {"meditation", "+Meditation"},
    {"directed", "+Directed Strike"},
    {"clumsiness", "+Clumsiness< {n}>"},
    {"attack-experience", "+Experience in Attack< {n}>"},
    {"defence-experience", "+Experience in Defence< {n}>"},
    {"shot-experience", "+Experience in Shooting< {n}>"},
    {"throw-experience", "+Experience in Throwing< {n}>"},
    {"discharge-experience", "+Experience in Discharges< {n}>"},
    {"poison", "+Poison< {n}>"},
    {"curse", "+Curse"},
    {"jump", "+Jump"},
    {"regeneration", "+Regeneration< {n}>"},
    {"stealth", "+Stealth"},
    {"fortitude", "+Fortitude"},
    {"fear", "+Fear< {n}>"},
    {"formation", "+Formation"},
    {"cache", "+Cache"},
    {"teleportation", "+Teleportation"},
    {"thick-skin", "+Thick Skin"},
    {"precision", "+Precision"},
    {"corpse-eating", "+Corpse Eating"},
    {"fade", "+Fade< {n}>"},
    {"vulnerability", "+Vulnerability"},
    {"plague", "+Plague"},
    {"shield-of-arhaal", "+Shield of Arhaal< {n}>"},
    {"fury", "+Fury< {n}>"},
    {"incarnation", "+Incarnation< {n}>"},
    {"unity", "+Unity< {n}>"},
};
constexpr Word counters[] = {
    {"gold", "{own:gold}"},      {"silver", "{own:silver}"}, {"mulligans", "the number {of:mulligans}"},
    {"kept", "{own:kept deal}"}, {"passed", "{own:pass}"},
};
constexpr Word keywords[] = {
    {"spell", "Spell"},
};
constexpr Word restrictions[] = {
    {"attack", "attack"}, {"defend", "defend"}, {"move", "move"},           {"open", "open"},
    {"close", "close"},   {"fight", "fight"},   {"be-chosen", "be chosen"},
};
constexpr Word actions[] = {
    {"special-strike", "make a special strike {n} against {for}|make a special strike {n} against "
                       "{for}|makes a special strike {n} against {for}"},
    {"magic-strike", "make a magic strike {n} against {for}|make a magic strike {n} against {for}|makes a "
                     "magic strike {n} against {for}"},
    {"shot", "fire a shot {n} at {for}|fire a shot {n} at {for}|fires a shot {n} at {for}"},
    {"throw", "make a throw {n} at {for}|make a throw {n} at {for}|makes a throw {n} at {for}"},
    {"row-strike", "make a row strike {n} against {for}|make a row strike {n} against {for}|makes a row "
                   "strike {n} against {for}"},
    {"discharge",
     "loose a discharge {n} at {for}|loose a discharge {n} at {for}|looses a discharge {n} at {for}"},
    {"close", "close~|close~|closes~"},
    {"chips", "put [Chips] {n} on {for}|put [Chips] {n} on {for}|puts [Chips] {n} on {for}"},
    {"chips cost", "lose [Chips] {n}"},
    {"open", "open~|open~|opens~"},
    {"wound", "deal [Wounds] {n} to {for}|deal [Wounds] {n} to {for}|deals [Wounds] {n} to {for}"},
    {"suffer", "have this card wound itself for {n}|have this card wound itself for {n}|has this card wound "
               "itself for {n}"},
    {"heal", "heal [Wounds] {n} of {for}|heal [Wounds] {n} of {for}|heals [Wounds] {n} of {for}"},
    {"heal-fully", "heal all [Wounds] of {for}|heal all [Wounds] of {for}|heals all [Wounds] of {for}"},
    {"extra-lives",
     "give {n} extra lives to {for}|give {n} extra lives to {for}|gives {n} extra lives to {for}"},
    {"drain",
     "heal [Wounds] {n} of this card, what is left over as extra lives|heal [Wounds] {n} of this card, what "
     "is left over as extra lives|heals [Wounds] {n} of this card, what is left over as extra lives"},
    {"destroy", "destroy~|destroy~|destroys~"},
    {"bury",
     "put~ into the graveyard as dead|put~ into the graveyard as dead|puts~ into the graveyard as dead"},
    {"concentrate", "have~ concentrate|have~ concentrate|has~ concentrate"},
    {"step-aside",
     "move~ to an adjacent free cell|move~ to an adjacent free cell|moves~ to an adjacent free cell"},
    {"cure", "take the poison off {for}|take the poison off {for}|takes the poison off {for}"},
    {"strike",
     "give [Strike] {n} more to {for}|give [Strike] {n} more to {for}|gives [Strike] {n} more to {for}"},
};
constexpr Word occasions[] = {
    {"rule", "when this trait triggers"},
    {"fight-begins", "at the start of the fight"},
    {"turn", "at the start {of:turn}"},
    {"end-of-turn", "at the end {of:turn}"},
    {"attacks", "when {s} attacks< {o}>"},
    {"is-attacked", "when {s} is attacked< by {o}>"},
    {"strikes", "when {s} wounds< {o}><!o a card> by an attack"},
    {"is-struck", "when {s} is wounded by an attack< of {o}>"},
    {"dies", "when {mine} dies"},
    {"opens", "when {s} opens"},
    {"moves", "when {s} moves"},
    {"defends", "when {s} defends"},
};
constexpr Word others[] = {
    {"attacks", "attacked card|attacked cards"},
    {"is-attacked", "attacking card|attacking cards"},
    {"strikes", "wounded card|wounded cards"},
    {"is-struck", "card that wounded it|cards that wounded it"},
};
constexpr Word reaches[] = {
    {"", "within {n} cells of this card"},
    {"adjacent", "adjacent to this card"},
    {"orthogonal", "orthogonally adjacent to this card"},
    {"row", "in line with this card and one cell beyond the next"},
    {"opposite", "opposite this card"},
    {"kin", "of this card's element"},
    {"host", "=the bearer of this card"},
};

} // namespace

const Wording words_en = {"card|cards", "card|cards", places,   tags,     zones,        states,   marks,
                          {},           attributes,   counters, keywords, restrictions, {},       actions,
                          occasions,    {},           others,   {},       nullptr,      "Sudden", reaches};

} // namespace twoseat::berserk
