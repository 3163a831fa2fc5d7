// When each verb may be used at all: what a refusal says of one that does not answer what is asked.
#include "engine/abilities/usable.h"
#include "engine/heroes/guards.h"
#include <iterator>

namespace twoseat::heroes {
namespace {

constexpr const char* moments[] = {
    // in the order of Verb
    "Cards are played in your own turn, while nothing else is asked.",     // Play
    "Attacks are declared in your own turn, while nothing else is asked.", // Attack
    "Abilities are used in your own turn, while nothing else is asked.",   // Activate
    "You end your own turn, while nothing else is asked.",                 // EndTurn
    "A defender is named when you are attacked.",                          // Defend
    "A defender is named when you are attacked.",                          // NoDefence
    "Cards are chosen when something asks for them.",                      // Choose
    "Cards are chosen when something asks for them.",                      // Done
    "This answers what a text says you may do.",                           // Yes
    "This answers what a text says you may do.",                           // No
    "An option is chosen when a text offers several.",                     // Option
    "Abilities that have triggered are played when they wait for it.",     // PlayAbility
    "Abilities that have triggered are played when they wait for it.",     // LetGo
};
static_assert(std::size(moments) == num(Verb::LetGo) + 1U);
static_assert(static_cast<std::size_t>(Why::OtherMoment) + std::size(moments) <=
              static_cast<std::size_t>(Unusable::OtherPlace));

} // namespace

std::span<const char* const> moment_words() {
  return moments;
}

} // namespace twoseat::heroes
