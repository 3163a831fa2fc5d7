// The words of the Dragon Ball Super Card Game, in the order of their enumerations: an id for data and scripts, a name
// for people.
#include "engine/dragonball/vocabulary.h"

namespace twoseat::dragonball {
namespace {

constexpr Named zones[] = {
    {"deck", "deck"},     {"hand", "hand"},       {"life", "life"},     {"drop", "Drop"},
    {"warp", "Warp"},     {"removed", "removed"}, {"energy", "energy"}, {"leader", "leader"},
    {"battle", "battle"}, {"unison", "Unison"},   {"combo", "combo"},   {"under", "under"},
};
static_assert(std::size(zones) == zones_per_seat);

constexpr Named attributes[] = {
    {"power", "power"},           {"cost", "energy cost"},   {"combo-power", "combo power"},
    {"combo-cost", "combo cost"}, {"red", "red cost"},       {"blue", "blue cost"},
    {"green", "green cost"},      {"yellow", "yellow cost"}, {"black", "black cost"},
};
constexpr Named marks[] = {
    {"leader", "leader"},
    {"battle", "Battle Card"},
    {"extra", "Extra Card"},
    {"unison", "Unison Card"},
    {"red", "red"},
    {"blue", "blue"},
    {"green", "green"},
    {"yellow", "yellow"},
    {"black", "black"},
    {"critical", "Critical"},
    {"double-strike", "Double Strike"},
    {"triple-strike", "Triple Strike"},
    {"quadruple-strike", "Quadruple Strike"},
    {"victory-strike", "Victory Strike"},
    {"barrier", "Barrier"},
    {"indestructible", "Indestructible"},
    {"energy-exhaust", "Energy-Exhaust"},
    {"ultimate", "Ultimate"},
    {"super-combo", "Super Combo"},
    {"dragon-ball", "Dragon Ball"},
    {"deflect", "Deflect"},
    {"unique", "Unique"},
    {"wormhole", "Wormhole"},
    {"invoker", "Invoker"},
    {"field", "Field"},
    {"token", "token"},
    {"multicolour", "multicolour"},
    {"no-skills", "no skills"},
};
constexpr Named states[] = {
    {"paying", "paying"},
    {"marker-used", "marker skill used"},
    {"evolved", "evolved"},
    {"revived", "Revive negated"},
    {"was-heroic", "Heroic negated"},
    {"was-villainous", "Villainous negated"},
    {"powerless", "without power"},
};
constexpr Named links[] = {{"attacking", "attacking"}, {"guarding", "guarding"}};
constexpr Named card_counters[] = {{"marker", "markers"}};
constexpr Named counters[] = {{"over-realms", "Over Realms used"}, {"stacked", "Unisons put under"}};
constexpr Named parts[] = {{"main", "main deck"}, {"leader", "leader"}};
constexpr Named questions[] = {
    {"redraw", "Return any cards and draw as many, once"},
    {"charge", "Put a card from hand into your energy, or none"},
    {"main", "Play cards, use skills, attack, or end the turn"},
    {"offense", "Combo or use skills for the attack"},
    {"defense", "Combo or use skills against the attack"},
    {"counter", "Answer with a Counter, or let it happen"},
    {"energy", "Choose the energy to pay with"},
    {"life", "Choose the life card that you lose"},
    {"amount-x", "Choose X"},
    {"choice", "Choose for this effect"},
    {"may", "You may do this"},
    {"option", "Choose what to do"},
    {"sort", "Choose the card that goes next"},
    {"pending", "Choose the skill to resolve next"},
    {"replacement", "Choose what happens instead"},
    {"declare", "Name a number"},
};
constexpr Named verbs[] = {
    {"redraw", "Return"},
    {"charge", "Charge"},
    {"no-charge", "No energy"},
    {"play", "Play"},
    {"attack", "Attack"},
    {"activate", "Use the skill of"},
    {"stack", "Put under"},
    {"end-turn", "End the turn"},
    {"combo", "Combo"},
    {"pass", "No more"},
    {"counter", "Counter with"},
    {"no-counter", "No Counter"},
    {"pay-with", "Pay with"},
    {"pay-any", "Pay"},
    {"pay-instead", "Rest instead"},
    {"take-life", "Lose"},
    {"set-x", "X is"},
    {"choose", "Choose"},
    {"done", "Choose no more"},
    {"yes", "Yes"},
    {"no", "No"},
    {"option", "Option"},
    {"play-ability", "Resolve the skill of"},
    {"let-go", "Let go of the skill of"},
    {"declare", "Name the number"},
};
constexpr Named causes[] = {
    {"none", ""},
    {"set-up", "set-up"},
    {"redraw", "exchange"},
    {"draw", "draw"},
    {"charge", "charge"},
    {"ready", "charge phase"},
    {"pay", "payment"},
    {"play", "played"},
    {"attack", "attack"},
    {"combo", "combo"},
    {"damage", "damage"},
    {"critical", "critical damage"},
    {"ko", "KO"},
    {"power-gone", "no power left"},
    {"rule-action", "rule"},
    {"printed", "printed"},
    {"effect", "effect"},
    {"countered", "countered"},
    {"used", "used"},
    {"discard", "discard"},
    {"put", "put"},
    {"awaken", "awakening"},
    {"combo-power", "combo power"},
    {"remove", "removed"},
    {"under", "under"},
    {"control", "control"},
    {"turned", "turned over"},
    {"declared", "named"},
};
constexpr Named reasons[] = {
    {"none", ""},
    {"no-life", "no life was left"},
    {"no-deck", "no card was left in the deck"},
    {"victory-strike", "a Victory Strike hit"},
    {"skill", "a skill said so"},
    {"conceded", "conceded"},
    {"both", "both lost at once"},
    {"loop", "it would go on for ever"},
};
constexpr Named restrictions[] = {{"attack", "attack"},
                                  {"be-attacked", "be attacked"},
                                  {"be-chosen", "be chosen by the opponent's skills"},
                                  {"combo", "be used in combos"},
                                  {"ready", "switch to Active Mode"}};
constexpr Named keywords[] = {
    {"", ""},
    {"main", "Activate: Main"},
    {"battle", "Activate: Battle"},
    {"main-battle", "Activate: Main/Battle"},
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
    {"field", "Field"},
    {"evolve", "Evolve"},
    {"ex-evolve", "EX-Evolve"},
    {"xeno-evolve", "Xeno-Evolve"},
    {"union-fusion", "Union-Fusion"},
    {"union-potara", "Union-Potara"},
    {"union-absorb", "Union-Absorb"},
    {"over-realm", "Over Realm"},
    {"dark-over-realm", "Dark Over Realm"},
    {"swap", "Swap"},
    {"arrival", "Arrival"},
    {"aegis", "Aegis"},
    {"alliance", "Alliance"},
    {"revive", "Revive"},
    {"heroic", "Heroic"},
    {"villainous", "Villainous"},
    {"successor", "Successor"},
    {"warrior-of-universe-7", "Warrior of Universe 7"},
    {"counter", "Counter"},
    {"union", "Union"},
};
constexpr Named labels[] = {{"bond", "Bond"}, {"sparking", "Sparking"}, {"burst", "Burst"}};

} // namespace

const Vocabulary vocabulary = {zones,         attributes, marks,        states,    links,
                               card_counters, counters,   parts,        questions, verbs,
                               causes,        reasons,    restrictions, keywords,  labels};

} // namespace twoseat::dragonball
