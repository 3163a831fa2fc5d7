// What the skill of a card in hand takes in all: the card's energy, then the skill cost, of what is left. [dbs 8-5-2-2]
#pragma once
#include "engine/dragonball/payment.h"
#include "engine/kernel/script.h"

namespace twoseat::dragonball {

struct SkillInHand {
  CardId card; // none: nothing but the energy is paid
  std::uint16_t ability = 0;
};
// The skill for which energy is paid just now, if a skill cost comes afterwards that energy could pay.
SkillInHand paid_for(const Table& table);

// Whether all of it can be paid: in some way; with energy; if this card of it is among what pays.
bool can_pay_whole(const Table& table, Seat seat, const SkillInHand& skill);
bool can_pay_whole(const Table& table, Seat seat, const SkillInHand& skill, const Cost& energy);
bool can_pay_whole_with(const Table& table, Seat seat, const SkillInHand& skill, const Cost& energy,
                        CardId card);
// Whether the skill cost can still be paid once this card was rested instead. [dbs 10-40-1]
bool can_spare(const Table& table, Seat seat, const SkillInHand& skill, CardId rested);

} // namespace twoseat::dragonball
