// When each verb may be used at all: what a refusal says of one that does not answer what is asked.
#include "engine/abilities/usable.h"
#include "engine/vanguard/refusals/guards.h"
#include <iterator>

namespace twoseat::vanguard {
namespace {

constexpr const char* moments[] = {
    // in the order of Verb
    "The first vanguard is chosen before the first turn.",                     // SetVanguard
    "Who goes first is settled before the first turn.",                        // GoFirst
    "Who goes first is settled before the first turn.",                        // GoSecond
    "Cards of the first hand are exchanged before the first turn.",            // Return
    "You ride in your ride step, or when an effect says so.",                  // Ride
    "You ride in your ride step, or when an effect says so.",                  // NoRide
    "A card is discarded for a ride or a stride when that is paid for.",       // Discard
    "Cards are called in your main phase, or when an effect says so.",         // Call
    "Rear-guards change places in your main phase.",                           // Exchange
    "You end your own main phase.",                                            // EndMain
    "Whether to attack is decided at the start of each attack step of yours.", // Attack
    "Whether to attack is decided at the start of each attack step of yours.", // NoAttack
    "Units attack in the attack step of your battle phase.",                   // AttackWith
    "What is attacked is chosen in your attack step.",                         // AttackTarget
    "Boosting is decided on when your unit attacks.",                          // Boost
    "Boosting is decided on when your unit attacks.",                          // NoBoost
    "You guard, intercept and pass in the guard step of an attack on you.",    // Guard
    "You guard, intercept and pass in the guard step of an attack on you.",    // Intercept
    "You guard, intercept and pass in the guard step of an attack on you.",    // Pass
    "What a trigger gives is decided on when one is revealed by a check.",     // GiveCritical
    "What a trigger gives is decided on when one is revealed by a check.",     // GivePower
    "What a trigger gives is decided on when one is revealed by a check.",     // Draw
    "What a trigger gives is decided on when one is revealed by a check.",     // Stand
    "What a trigger gives is decided on when one is revealed by a check.",     // Heal
    "What a trigger gives is decided on when one is revealed by a check.",     // Remove
    "Cards are chosen when something asks for them.",                          // Choose
    "Cards are chosen when something asks for them.",                          // Done
    "This answers what a text says you may do.",                               // Yes
    "This answers what a text says you may do.",                               // No
    "An option is chosen when a text offers several.",                         // Option
    "Automatic abilities are played when they stand by.",                      // PlayAbility
    "Abilities are activated in your main phase.",                             // Activate
    "Orders are played in your main phase, blitz orders when you guard.",      // PlayOrder
    "Automatic abilities are played when they stand by.",                      // LetGo
    "G assist is used in your G assist step.",                                 // GAssist
    "G assist is used in your G assist step.",                                 // NoGAssist
    "You stride in your stride step.",                                         // Stride
    "You stride in your stride step.",                                         // NoStride
    "A heart is designated when a G unit comes on hearts.",                    // Designate
    "You guard, intercept and pass in the guard step of an attack on you.",    // GGuard
    "A unit is moved when an effect says so.",                                 // Move
    "You overDress in your main phase.",                                       // OverDress
    "You overDress in your main phase.",                                       // XoverDress
    "Which attacked unit is guarded is said when a card comes to guard.",      // GuardUnit
    "A gift is taken when one is owed.",                                       // Gift
    "The type of a gift is chosen when it is resolved.",                       // GiftType
    "A marker's circle is chosen when it is put.",                             // PutMarker
    "Where an attached card goes is chosen at the end phase.",                 // Detach
    "Going on is decided on before each card of \"up to\" so many.",           // OneMore
    "Orders are combined when Alchemagic is used.",                            // Combine
    "Which unit stays is chosen where several came on one circle.",            // Keep
    "What a trigger gives is decided on when one is revealed by a check.",     // TriggerIcon
    "A name is declared when a text asks for one.",                            // Declare
};
static_assert(std::size(moments) == num(Verb::Declare) + 1U);
static_assert(static_cast<std::size_t>(Why::OtherMoment) + std::size(moments) <=
              static_cast<std::size_t>(Unusable::OtherPlace));

} // namespace

std::span<const char* const> moment_words() {
  return moments;
}

} // namespace twoseat::vanguard
