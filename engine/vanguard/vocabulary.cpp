// Vanguard's words, in the order of their enumerations: an id for data and scripts, a name for people.
#include "engine/vanguard/vocabulary.h"

namespace twoseat::vanguard {
namespace {

constexpr Named zones[] = {
    {"deck", "deck"},
    {"hand", "hand"},
    {"drop", "drop zone"},
    {"soul", "soul"},
    {"damage", "damage zone"},
    {"trigger", "trigger zone"},
    {"ride-deck", "ride deck"},
    {"removed", "removed from the game"},
    {"front-left", "front left circle"},
    {"vanguard", "vanguard circle"},
    {"front-right", "front right circle"},
    {"back-left", "back left circle"},
    {"back-center", "back center circle"},
    {"back-right", "back right circle"},
    {"guardian", "guardian circle"},
};
static_assert(std::size(zones) == zones_per_seat);

constexpr Named attributes[] = {{"power", "power"}, {"shield", "shield"}, {"critical", "critical"},
                                {"drive", "drive"}, {"grade", "grade"},   {"trigger-power", "trigger power"}};

constexpr Named marks[] = {
    {"unit", "unit"},
    {"boost", "Boost"},
    {"intercept", "Intercept"},
    {"twin-drive", "Twin Drive!!"},
    {"triple-drive", "Triple Drive!!!"},
    {"persona", "Persona Ride"},
    {"sentinel", "Sentinel"},
    {"critical-trigger", "critical trigger"},
    {"draw-trigger", "draw trigger"},
    {"stand-trigger", "stand trigger"},
    {"heal-trigger", "heal trigger"},
    {"front-trigger", "front trigger"},
    {"over-trigger", "over trigger"},
};

constexpr Named links[] = {{"attacking", "is attacking"},       {"attacked", "is being attacked"},
                           {"boosting", "is boosting"},         {"guarding", "is guarding"},
                           {"drive-check", "is drive checked"}, {"damage-check", "is damage checked"}};

constexpr Named counters[] = {{"vanguard-damage", "damage still to be checked"}};

constexpr Named parts[] = {{"main", "main deck"}, {"ride", "ride deck"}};

constexpr Named questions[] = {
    {"first-vanguard", "Choose your first vanguard"},
    {"first-player", "You were drawn to decide: who goes first?"},
    {"exchange-hand", "Return any number of cards and draw as many"},
    {"ride", "Ride a unit, or keep your vanguard"},
    {"ride-discard", "Discard a card to ride from the ride deck"},
    {"main", "Main phase: call units, exchange a column, or go to battle"},
    {"attack", "Attack, or end the turn"},
    {"attacker", "Choose the unit that attacks"},
    {"target", "Choose the unit to attack"},
    {"boost", "Boost the attack?"},
    {"guard", "Guard, intercept, or pass"},
    {"trigger", "Trigger: choose an effect and its unit"},
    {"ride-from-soul", "You have no vanguard: ride a card from your soul"},
};

constexpr Named verbs[] = {
    {"set-vanguard", "Set as first vanguard"},
    {"go-first", "Go first"},
    {"go-second", "Go second"},
    {"return", "Return"},
    {"ride", "Ride"},
    {"no-ride", "Do not ride"},
    {"discard", "Discard"},
    {"call", "Call"},
    {"exchange", "Exchange front and back"},
    {"end-main", "To battle"},
    {"attack", "Attack"},
    {"no-attack", "End turn"},
    {"attack-with", "Attack with"},
    {"attack-target", "Attack"},
    {"boost", "Boost"},
    {"no-boost", "No boost"},
    {"guard", "Guard with"},
    {"intercept", "Intercept with"},
    {"pass", "No more guard"},
    {"give-critical", "Critical +1"},
    {"give-power", "Power"},
    {"draw", "Draw a card"},
    {"stand", "Stand"},
    {"heal", "Heal"},
    {"remove", "Remove the over trigger"},
};

constexpr Named causes[] = {
    {"none", ""},
    {"set-up", "set-up"},
    {"draw", "draw"},
    {"return", "hand exchange"},
    {"stand-up", "stand up"},
    {"stand-phase", "stand phase"},
    {"ride", "ride"},
    {"ride-cost", "ride deck discard"},
    {"soul", "put into the soul"},
    {"persona-ride", "persona ride"},
    {"call", "call"},
    {"retire", "retire"},
    {"exchange", "exchange"},
    {"attack", "attack"},
    {"boost", "boost"},
    {"guard", "guard"},
    {"intercept", "intercept"},
    {"drive-check", "drive check"},
    {"damage-check", "damage check"},
    {"to-hand", "to hand"},
    {"damage", "damage"},
    {"heal", "heal"},
    {"critical-trigger", "critical trigger"},
    {"draw-trigger", "draw trigger"},
    {"stand-trigger", "stand trigger"},
    {"heal-trigger", "heal trigger"},
    {"front-trigger", "front trigger"},
    {"over-trigger", "over trigger"},
    {"rule-action", "rule action"},
    {"hit", "hit"},
    {"no-hit", "no hit"},
    {"printed", "printed"},
};

constexpr Named reasons[] = {
    {"none", ""},
    {"six-damage", "six cards in the damage zone"},
    {"empty-deck", "no cards left in the deck"},
    {"no-vanguard", "no vanguard"},
    {"conceded", "conceded"},
    {"both", "both lost at once"},
};

} // namespace

const Vocabulary vocabulary = {zones, attributes, marks, links,  counters,
                               parts, questions,  verbs, causes, reasons};

} // namespace twoseat::vanguard
