// The preliminary phase from the shuffled decks to the first turn, in the order of its steps. [bsk 301.1]
#include "engine/berserk/preliminary.h"

namespace twoseat::berserk {
namespace {

template <Proc procedure>
void first(Game& game, Frame&) {
  call(game, procedure, game.match.first_player);
}
template <Proc procedure>
void second(Game& game, Frame&) {
  call(game, procedure, other(game.match.first_player));
}

// What is done once a turn was done before it. [bsk 308.3]
void begin_fight(Game& game, Frame&) {
  game.match.turn = 1;
  game.match.uses.remove_if([](const Use& use) { return use.duration == Duration::Turn; });
  finish(game);
  call(game, Proc::Turn, game.match.first_player);
}

constexpr Step step_table[] = {
    runs("shuffle the decks", {"101.2"}, shuffle_decks),
    runs("crystals", {"101.1"}, give_crystals),
    runs("deal", {"302.1"}, deal_cards),
    runs("throw for the order", {"302.2"}, settle_order),
    asks_if_open("who is first", {"302.2"}, ask_who_is_first, set_first_player, Question::WhoIsFirst),
    runs("second player's crystal", {"101.3"}, compensate_second),
    runs("first player's mulligans", {"302.3a"}, first<Proc::Mulligan>, bit(Proc::Mulligan)),
    runs("second player's mulligans", {"302.3a"}, second<Proc::Mulligan>, bit(Proc::Mulligan)),
    runs("before recruiting", {"303.1"}, first<Proc::BeforeRecruiting>, bit(Proc::BeforeRecruiting)),
    runs("first player recruits", {"304.1"}, first<Proc::Recruit>, bit(Proc::Recruit)),
    runs("second player recruits", {"304.1"}, second<Proc::Recruit>, bit(Proc::Recruit)),
    runs("form the sets", {"304.7"}, form_sets),
    runs("first player deploys", {"305.1"}, first<Proc::Deploy>, bit(Proc::Deploy)),
    runs("second player deploys", {"305.1"}, second<Proc::Deploy>, bit(Proc::Deploy)),
    runs("before the reveal", {"306.1"}, first<Proc::BeforeReveal>, bit(Proc::BeforeReveal)),
    runs("special prices", {"306.2"}, reveal_special_prices),
    runs("first player reveals", {"306.2a"}, first<Proc::Reveal>, bit(Proc::Reveal)),
    runs("second player reveals", {"306.2a"}, second<Proc::Reveal>, bit(Proc::Reveal)),
    runs("leave the board", {"306.3"}, leave_board),
    runs("bearers and hosts", {"306.4"}, first<Proc::Attach>, bit(Proc::Attach)),
    runs("fight begins", {"307.1"}, first<Proc::FightBegins>, bit(Proc::FightBegins)),
    runs("vanguards", {"308.1"}, first<Proc::Vanguard>, bit(Proc::Vanguard)),
    runs("first turn", {"308.3"}, begin_fight, bit(Proc::Turn)),
};

} // namespace

const std::span<const Step> set_up_steps = step_table;

void set_up(Game& game, const Setup& setup) {
  lay_out(game.match);
  set_crystals(game.match, setup);
  for (const Seat seat : both_seats)
    for (const DefId def : setup.decks[index(seat)].parts[num(Part::Deck)])
      add_card(game, def, seat, place(seat, Zone::Deck), num(Part::Deck), Facing::Down);
  call(game, Proc::SetUp, Seat::None);
}

} // namespace twoseat::berserk
