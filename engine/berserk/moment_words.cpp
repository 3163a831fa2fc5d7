// When each verb may be used at all: what a refusal says of one that does not answer what is asked.
#include "engine/abilities/usable.h"
#include "engine/berserk/guards.h"
#include <iterator>

namespace twoseat::berserk {
namespace {

constexpr const char* moments[] = {
    // in the order of Verb
    "Who goes first is settled before the first turn.",                                  // GoFirst
    "Who goes first is settled before the first turn.",                                  // GoSecond
    "A mulligan is decided on in the Deal Step.",                                        // Keep
    "A mulligan is decided on in the Deal Step.",                                        // Mulligan
    "The squad is recruited before the cards are placed.",                               // Recruit
    "The squad is recruited before the cards are placed.",                               // Ready
    "Cards are placed on the board before the reveal.",                                  // Deploy
    "Which cards stay hidden is said at the reveal.",                                    // StayHidden
    "Hidden cards are turned up while you have priority.",                               // Reveal
    "Who bears equipment is named at the reveal.",                                       // Bear
    "The host of a symbiote is named at the reveal.",                                    // Join
    "Simple strikes are declared in your own turn, with nothing on the stack.",          // Strike
    "Cards move in your own turn, with nothing on the stack.",                           // Move
    "Defenders are named against a simple strike, while its Target object lies on top.", // Defend
    "Traits are declared while you have priority.",                                      // Activate
    "A card closes for a chip in your own turn, with nothing on the stack.",             // TakeChip
    "A card closes to reach flyers in your own turn, with nothing on the stack.",        // Reach
    "Cards move in your own turn, with nothing on the stack.",                           // Jump
    "Cards move in your own turn, with nothing on the stack.",                           // Swap
    "Who is thirsty bites or stays closed before its player's turn starts.",             // StayClosed
    "Who is thirsty bites or stays closed before its player's turn starts.",             // Bite
    "You pass while you have priority.",                                                 // Pass
    "You end your own turn, with nothing on the stack.",                                 // EndTurn
    "A strike is weakened while its Calculation object lies on top.",                    // Weaken
    "A strike is weakened while its Calculation object lies on top.",                    // KeepStrike
    "Only what has triggered is declared or declined.",                                  // Declare
    "Only what has triggered is declared or declined.",                                  // Decline
    "A cell is chosen when something asks for one.",                                     // Place
    "Cards are chosen when something asks for them.",                                    // Choose
    "Cards are chosen when something asks for them.",                                    // Done
    "This answers what a text says you may do.",                                         // Yes
    "This answers what a text says you may do.",                                         // No
    "An option is chosen when a text offers several.",                                   // Option
    "The squad is recruited before the cards are placed.",                               // TakeBack
    "A draw is offered in your own turn, with nothing on the stack.",                    // OfferDraw
    "This answers the offer of a draw.",                                                 // AcceptDraw
    "This answers the offer of a draw.",                                                 // RefuseDraw
    "The squad is recruited before the cards are placed.",                               // RecruitOther
    "This answers which of your modifiers count first.",                                 // AddFirst
    "This answers which of your modifiers count first.",                                 // SetFirst
    "X is chosen when a trait is declared whose cost has one.",                          // SetX
};
static_assert(std::size(moments) == num(Verb::SetX) + 1U);
static_assert(static_cast<std::size_t>(Why::OtherMoment) + std::size(moments) <=
              static_cast<std::size_t>(Unusable::OtherPlace));

} // namespace

std::span<const char* const> moment_words() {
  return moments;
}

} // namespace twoseat::berserk
