// When each verb may be used at all: what a refusal says of one that does not answer what is asked.
#include "engine/abilities/usable.h"
#include "engine/dragonball/guards.h"
#include <iterator>

namespace twoseat::dragonball {
namespace {

constexpr const char* main_phase = "You do that in your own main phase, while nothing else is asked.";
constexpr const char* battle = "Combos and skills of a battle are used in your step of it.";
constexpr const char* counter_timing = "A Counter answers what the opponent has just done.";
constexpr const char* energy = "Energy is chosen while something is paid for.";
constexpr const char* cards = "Cards are chosen when something asks for them.";
constexpr const char* may = "This answers what a text says you may do.";
constexpr const char* pending = "Skills that have triggered are resolved in a checkpoint.";

constexpr const char* moments[] = {
    // in the order of Verb
    "Cards are returned once, before the first turn.",                  // Redraw
    "A card is put into your energy in your charge phase.",             // Charge
    "A card is put into your energy in your charge phase.",             // NoCharge
    main_phase,                                                         // Play
    main_phase,                                                         // Attack
    "Skills are used in your main phase, or in your step of a battle.", // Activate
    main_phase,                                                         // Stack
    main_phase,                                                         // EndTurn
    battle,                                                             // Combo
    battle,                                                             // Pass
    counter_timing,                                                     // Counter
    counter_timing,                                                     // NoCounter
    energy,                                                             // PayWith
    energy,                                                             // PayAny
    energy,                                                             // PayInstead
    "Life is lost when damage is dealt.",                               // TakeLife
    "X is chosen when a Unison Card is played.",                        // SetX
    cards,                                                              // Choose
    cards,                                                              // Done
    may,                                                                // Yes
    may,                                                                // No
    "An option is chosen when a text offers several.",                  // Option
    pending,                                                            // PlaySkill
    pending,                                                            // LetGo
    "A number is named when a text asks for one.",                      // Declare
};
static_assert(std::size(moments) == num(Verb::Declare) + 1U);
static_assert(static_cast<std::size_t>(Why::OtherMoment) + std::size(moments) <=
              static_cast<std::size_t>(Unusable::OtherPlace));

} // namespace

std::span<const char* const> moment_words() {
  return moments;
}

} // namespace twoseat::dragonball
