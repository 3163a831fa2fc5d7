// Berserk Heroes' words, in the order of their enumerations: an id for data and scripts, a name for people.
#include "engine/heroes/vocabulary.h"

namespace twoseat::heroes {
namespace {

constexpr Named zones[] = {
    {"deck", "deck"}, {"hand", "hand"},           {"graveyard", "graveyard"}, {"spell", "spell"},
    {"hero", "hero"}, {"creatures", "creatures"}, {"equipment", "equipment"}, {"events", "events"},
};
static_assert(std::size(zones) == zones_per_seat);

constexpr Named attributes[] = {
    {"strike", "strike"}, {"lives", "lives"}, {"cost", "cost"}, {"wounds", "wounds"}};
constexpr Named marks[] = {
    {"hero", "hero"},       {"creature", "creature"}, {"spell", "spell"},   {"equipment", "equipment"},
    {"event", "event"},     {"weapon", "weapon"},     {"armour", "armour"}, {"amulet", "amulet"},
    {"warrior", "warrior"}, {"mage", "mage"},         {"horde", "Horde"},   {"neutral", "neutral"},
};
constexpr Named states[] = {{"new", "new"}};
constexpr Named links[] = {{"attacking", "attacking"}};
constexpr Named counters[] = {{"gold", "gold"}, {"spent-gold", "spent gold"}, {"failures", "failed draws"}};
constexpr Named parts[] = {{"army", "army"}, {"hero", "hero"}};
constexpr Named questions[] = {
    {"main", "Play cards, attack, use abilities, or end the turn"},
    {"defend", "Name a defender, or let the attack through"},
    {"choice", "Choose for this effect"},
    {"may", "You may do this"},
    {"option", "Choose what to do"},
    {"sort", "Choose the card that goes next"},
    {"standby", "Choose the ability to play next"},
    {"replacement", "Choose what happens instead"},
};
constexpr Named verbs[] = {
    {"play", "Play"},
    {"attack", "Attack"},
    {"activate", "Use the ability of"},
    {"end-turn", "End the turn"},
    {"defend", "Defend with"},
    {"no-defence", "No defender"},
    {"choose", "Choose"},
    {"done", "Choose no more"},
    {"yes", "Yes"},
    {"no", "No"},
    {"option", "Option"},
    {"play-ability", "Play the ability of"},
    {"let-go", "Let go of the ability of"},
};
constexpr Named causes[] = {
    {"none", ""},       {"set-up", "set-up"},       {"open", "opening"},    {"draw", "draw"},
    {"play", "played"}, {"attack", "attack"},       {"defend", "defence"},  {"damage", "damage"},
    {"death", "death"}, {"rule-action", "rule"},    {"printed", "printed"}, {"effect", "effect"},
    {"wound", "wound"}, {"heal", "healing"},        {"discard", "discard"}, {"destroy", "destruction"},
    {"put", "put"},     {"failure", "failed draw"},
};
constexpr Named reasons[] = {
    {"none", ""},
    {"hero-died", "the hero has died"},
    {"hand-failed", "three times there was no card to draw"},
    {"conceded", "conceded"},
    {"both", "both heroes have died"},
};
constexpr Named restrictions[] = {{"attack", "attack"},
                                  {"defend", "defend"},
                                  {"be-attacked", "be attacked"},
                                  {"be-chosen", "be chosen by the opponent's effects"},
                                  {"attack-at-once", "attack at once"},
                                  {"use-at-once", "use abilities at once"},
                                  {"pass-defenders", "pass defenders"}};

} // namespace

const Vocabulary vocabulary = {zones, attributes, marks, states, links,   counters,
                               parts, questions,  verbs, causes, reasons, restrictions};

} // namespace twoseat::heroes
