// Card texts of the Dragon Ball Super Card Game in English.
#include "engine/dragonball/lexicon.h"

namespace twoseat::dragonball {
namespace {

constexpr Word places[] = {
    {"leader", "leader|leaders|1"},
    {"battle card", "Battle Card|Battle Cards"},
    {"unison", "Unison Card|Unison Cards"},
    {"leader or battle card", "leader or Battle Card|leaders or Battle Cards"},
    {"card in play", "card^ in play|cards"},
    {"combo", "combo card|combo cards"},
    {"energy", "energy|energy"},
    {"hand", "hand"},
    {"deck", "deck"},
    {"life", "life"},
    {"drop", "Drop"},
    {"warp", "Warp"},
};
constexpr Word tags[] = {
    {"leader", "Leader"},
    {"battle card", "Battle"},
    {"unison", "Unison"},
    {"leader or battle card", "Leader/Battle"},
    {"card in play", "In Play"},
    {"combo", "Combo"},
    {"energy", "Energy"},
    {"hand", "Hand"},
    {"deck", "Deck"},
    {"life", "Life"},
    {"drop", "Drop"},
    {"warp", "Warp"},
};
constexpr Word zones[] = {
    {"deck", "on the bottom {of:deck}"},
    {"deck top", "on the top {of:deck}"},
    {"hand", "into {own:hand}"},
    {"life", "into {own:life}"},
    {"drop", "into {own:Drop}"},
    {"warp", "into {own:Warp}"},
    {"energy", "into {own:energy}"},
    {"leader", "into the Leader Area"},
    {"battle", "into play"},
    {"unison", "into play"},
    {"combo", "into the Combo Area"},
};
constexpr Word states[] = {
    {"active", "+in Active Mode"},
    {"rest", "+in Rest Mode"},
    {"attacking", "attacking"},
    {"guarding", "+being attacked"},
};
constexpr Word marks[] = {
    {"leader", "leader card|leader cards"},
    {"battle", "Battle Card|Battle Cards"},
    {"extra", "Extra Card|Extra Cards"},
    {"unison", "Unison Card|Unison Cards"},
    {"red", "red card|red cards"},
    {"blue", "blue card|blue cards"},
    {"green", "green card|green cards"},
    {"yellow", "yellow card|yellow cards"},
    {"black", "black card|black cards"},
    {"critical", "+Critical"},
    {"double-strike", "+Double Strike"},
    {"triple-strike", "+Triple Strike"},
    {"quadruple-strike", "+Quadruple Strike"},
    {"victory-strike", "+Victory Strike"},
    {"barrier", "+Barrier"},
    {"indestructible", "+Indestructible"},
    {"energy-exhaust", "+Energy-Exhaust"},
    {"ultimate", "+Ultimate"},
    {"super-combo", "+Super Combo"},
    {"dragon-ball", "+Dragon Ball"},
};
constexpr Word gifts[] = {
    {"critical", "\"Critical\""},
    {"double-strike", "\"Double Strike\""},
    {"triple-strike", "\"Triple Strike\""},
    {"quadruple-strike", "\"Quadruple Strike\""},
    {"victory-strike", "\"Victory Strike\""},
    {"barrier", "\"Barrier\""},
    {"indestructible", "\"Indestructible\""},
};
constexpr Word attributes[] = {
    {"power", "[Power]|power"},
    {"cost", "[Cost]|energy cost"},
    {"combo-power", "[Combo]|combo power"},
    {"combo-cost", "[Combo cost]|combo cost"},
    {"red", "[Red]|red cost"},
    {"blue", "[Blue]|blue cost"},
    {"green", "[Green]|green cost"},
    {"yellow", "[Yellow]|yellow cost"},
    {"black", "[Black]|black cost"},
};
constexpr Word keywords[] = {
    {"main", "Main"},
    {"battle", "Battle"},
    {"main-battle", "Main/Battle"},
    {"counter-play", "Counter: Play"},
    {"counter-attack", "Counter: Attack"},
    {"counter-battle-card-attack", "Counter: Battle Card Attack"},
    {"counter-counter", "Counter: Counter"},
    {"awaken", "Awaken"},
    {"awaken-surge", "Awaken: Surge"},
    {"wish", "Wish"},
    {"blocker", "Blocker"},
    {"dual-attack", "Dual Attack"},
    {"triple-attack", "Triple Attack"},
    {"revenge", "Revenge"},
    {"offering", "Offering"},
};
constexpr Word restrictions[] = {
    {"attack", "attack"},
    {"be-attacked", "be attacked"},
    {"be-chosen", "be chosen by your opponent's skills"},
    {"combo", "be used in combos"},
    {"ready", "switch to Active Mode"},
};
constexpr Word actions[] = {
    {"ready", "switch~ to Active Mode|switch~ to Active Mode|switches~ to Active Mode"},
    {"rest", "switch~ to Rest Mode|switch~ to Rest Mode|switches~ to Rest Mode"},
    {"ko", "KO~|KO~|KO-s~"},
    {"play", "play~|play~|plays~"},
    {"discard", "drop {things}|drop {things}|drops {things}"},
    {"rest-energy", "rest {things}|rest {things}|rests {things}"},
    {"put", "put~ {zone}|put~ {zone}|puts~ {zone}"},
    {"flip", "flip~ over|flip~ over|flips~ over"},
    {"guard", "make~ the guard card|make~ the guard card|makes~ the guard card"},
    {"negate", "negate what this answers|negate what this answers|negates what this answers"},
    {"draw", "draw {cards}|draw {cards}|draws {cards}"},
    {"damage", "take damage {n}|take damage {n}|takes damage {n}"},
    {"shuffle", "shuffle {own:deck}|shuffle {own:deck}|shuffles {own:deck}"},
    {"win", "win the game|win the game|wins the game"},
    {"add-markers", "[Marker] +{n}"},
    {"remove-markers", "[Marker] -{n}"},
    {"later", "for {for}, set up once {word}|for {for}, set up once {word}|for {for}, sets up once {word}"},
};
constexpr Word occasions[] = {
    {"played", "when {s} is played< {from}>"},
    {"ko", "when {mine} is KO-ed"},
    {"combo", "when {s} is used in a combo"},
    {"attacks", "when {s} attacks< {o}>"},
    {"attack-on", "when an attack is declared on {s}< by {o}>"},
    {"attacked", "when {s} is attacked< by {o}>"},
    {"deals-damage", "when {s} is about to deal damage by attacking< {o}>"},
    {"dealt-damage", "when {s} has dealt damage by attacking< {o}>"},
    {"awakens", "when {s} is flipped over"},
    {"turn", "at the start {of:turn}"},
    {"main-phase", "at the start {of:main phase}"},
    {"offense", "at the start {of:offense step}"},
    {"defense", "at the start {of:defense step}"},
    {"damage-step", "at the start {of:damage step}"},
    {"end-of-battle", "at the end of the battle"},
    {"end-of-main", "at the end {of:main phase}"},
    {"end-of-turn", "at the end {of:turn}"},
};
constexpr Word others[] = {
    {"attacks", "attacked card|attacked cards"},      {"attack-on", "attacking card|attacking cards"},
    {"attacked", "attacking card|attacking cards"},   {"deals-damage", "guarding card|guarding cards"},
    {"dealt-damage", "guarding card|guarding cards"},
};

} // namespace

const Wording words_en = {"card|cards", "card|cards", places,     tags, zones,    states,
                          marks,        gifts,        attributes, {},   keywords, restrictions,
                          {},           actions,      occasions,  {},   others,   {}};

} // namespace twoseat::dragonball
