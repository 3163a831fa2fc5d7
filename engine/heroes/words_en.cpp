// Heroes' card texts in English.
#include "engine/heroes/lexicon.h"

namespace twoseat::heroes {
namespace {

constexpr Word places[] = {
    {"hero", "hero|heroes|1"},
    {"creature", "creature|creatures"},
    {"creature or hero", "creature or hero|creatures or heroes"},
    {"equipment", "equipment|pieces of equipment"},
    {"event", "event|events"},
    {"hand", "hand"},
    {"deck", "deck"},
    {"graveyard", "graveyard"},
};
constexpr Word tags[] = {
    {"hero", "Hero"},           {"creature", "Creature"},   {"creature or hero", "Creature/Hero"},
    {"equipment", "Equipment"}, {"event", "Event"},         {"hand", "Hand"},
    {"deck", "Deck"},           {"graveyard", "Graveyard"},
};
constexpr Word zones[] = {
    {"deck", "on the bottom {of:deck}"},
    {"deck top", "on the top {of:deck}"},
    {"hand", "into {own:hand}"},
    {"graveyard", "into {own:graveyard}"},
    {"spell", "among the spells"},
    {"hero", "in the hero's place"},
    {"creatures", "into play"},
    {"equipment", "into play"},
    {"events", "into play"},
};
constexpr Word states[] = {{"open", "open"},
                           {"closed", "closed"},
                           {"new", "new"},
                           {"wounded", "wounded"},
                           {"attacking", "attacking"}};
constexpr Word marks[] = {
    {"hero", "hero card|hero cards"},
    {"creature", "creature card|creature cards"},
    {"spell", "spell|spells"},
    {"equipment", "equipment card|equipment cards"},
    {"event", "event card|event cards"},
    {"weapon", "weapon|weapons"},
    {"armour", "armour|armours"},
    {"amulet", "amulet|amulets"},
    {"warrior", "warrior|warriors"},
    {"mage", "mage|mages"},
    {"horde", "+Horde"},
    {"neutral", "neutral card|neutral cards"},
};
constexpr Word attributes[] = {{"strike", "[Strike]|strike"},
                               {"lives", "[Lives]|lives"},
                               {"cost", "[Cost]|cost"},
                               {"wounds", "[Wounds]|wounds"}};
constexpr Word counters[] = {{"gold", "{own:gold}"},
                             {"spent-gold", "{own:spent gold}"},
                             {"failures", "the number of {own:failed draws}"}};
constexpr Word restrictions[] = {{"attack", "attack"},
                                 {"defend", "defend"},
                                 {"be-attacked", "be attacked"},
                                 {"be-chosen", "be chosen by your opponent's effects"},
                                 {"attack-at-once", "attack in the turn in which it enters"},
                                 {"use-at-once", "use its abilities in the turn in which it enters"},
                                 {"pass-defenders", "attack without a defender being named"}};
constexpr Word actions[] = {
    {"open", "open~|open~|opens~"},
    {"close", "close~|close~|closes~"},
    {"wound", "deal [Wounds] {n} to {for}|deal [Wounds] {n} to {for}|deals [Wounds] {n} to {for}"},
    {"heal", "heal [Wounds] {n} of {for}|heal [Wounds] {n} of {for}|heals [Wounds] {n} of {for}"},
    {"destroy", "destroy~|destroy~|destroys~"},
    {"discard", "discard {things}|discard {things}|discards {things}"},
    {"put", "put~ {zone}|put~ {zone}|puts~ {zone}"},
    {"draw", "draw {cards}|draw {cards}|draws {cards}"},
    {"gold", "receive {n} gold|receive {n} gold|receives {n} gold"},
    {"shuffle", "shuffle {own:deck}|shuffle {own:deck}|shuffles {own:deck}"},
    {"later", "for {for}, set up once {word}|for {for}, set up once {word}|for {for}, sets up once {word}"},
};
constexpr Word occasions[] = {
    {"enters", "when {s} enters< {from}>"}, {"dies", "when {mine} dies"},
    {"attacks", "when {s} attacks< {o}>"},  {"is-attacked", "when {s} is attacked< by {o}>"},
    {"defends", "when {s} defends"},        {"spell-played", "when {own:spell} is played"},
    {"turn", "at the start {of:turn}"},     {"end-of-turn", "at the end {of:turn}"},
    {"wounded", "when {s} is wounded"},     {"healed", "when {s} is healed"},
};
constexpr Word replaced[] = {{"dies", "if {mine} would die"}};
constexpr Word choices[] = {{"because", "because of {0}"}}; // before who did it
constexpr Word others[] = {{"attacks", "attacked card|attacked cards"},
                           {"is-attacked", "attacking card|attacking cards"}};

} // namespace

const Wording words_en = {"card|cards", "card|cards", places,   tags,    zones,        states, marks,
                          {},           attributes,   counters, {},      restrictions, {},     actions,
                          occasions,    replaced,     others,   choices, "Spell"};

} // namespace twoseat::heroes
