// Unity: creatures of the deck are shown, and what they do on a strike is the attacker's until the attack ends.
// [bsk D15]
#include "engine/berserk/actions.h"
#include "engine/kernel/information.h"
#include "engine/kernel/moves.h"
#include <string_view>

namespace twoseat::berserk {
namespace {

void gain(Game& game, CardId card, std::uint16_t ability) {
  Modification change;
  change.subject = card;
  change.source = card;
  change.attribute = given_ability;
  change.operation = Operation::Set;
  change.duration = Duration::Battle;
  change.cause = num(Cause::Trait);
  change.amount = ability;
  modify(game, change);
}

bool is_on_strike(const script::Ability& ability) {
  return ability.kind == script::Kind::Automatic &&
         std::string_view(lexicon.occasions[ability.when.occasion].id) == "strikes";
}

} // namespace

bool do_unite(Game& game, Doing& doing) {
  const CardId card = doing.context.source;
  for (const CardId shown : doing.cards) {
    twoseat::reveal(game, shown, num(Cause::Reveal), {"D15.3"});
    const Face& face = game.face(shown);
    for (std::uint16_t i = 0; i < face.abilities; ++i)
      if (const auto ability = static_cast<std::uint16_t>(face.first_ability + i);
          is_on_strike(game.book.script.abilities[ability]))
        gain(game, card, ability);
  }
  shuffle(game, place(doing.context.seat, Zone::Deck), num(Cause::Trait), {"206.10"});
  return !doing.cards.empty();
}

} // namespace twoseat::berserk
