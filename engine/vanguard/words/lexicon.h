// Vanguard's words of the ability language.
#pragma once
#include "engine/abilities/lexicon.h"
#include "engine/abilities/wording.h"
#include "engine/vanguard/words/vocabulary.h"

namespace twoseat::vanguard {

extern const Lexicon lexicon;
extern const Wording words_en;

// Labels of abilities, in the order of the lexicon's table.
enum class Keyword : std::uint16_t {
  None,
  LimitBreak,
  GenerationBreak,
  Brave,
  Oracle,
  Ritual,
  Wave,
  Revelation,
  Burst,
  Shadowstitch,
  Thunderstrike,
  Powerful,
  DivineSkill,
  Stride,
  UltimateStride,
  GGuardian,
  OverDress,
  XoverDress,
  SeekMate,
  ExplosiveGrowth,
  UniqueSkill,
  Volundr,
};

// A printed ability with this keyword, into Script::abilities; 0: the card has none.
std::uint16_t skill_of(const Rulebook& book, DefId def, Keyword keyword);
// Whether this ability stands by because something began to do that.
bool waits_for(const Rulebook& book, const Standby& standby, Link link);
bool has_skill(const Table& table, CardId card, Keyword keyword);

} // namespace twoseat::vanguard
