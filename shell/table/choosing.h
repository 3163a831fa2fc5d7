// Making an answer on the board: which options a card or a circle stands for, what is held, what is picked.
#pragma once
#include "shell/match/session.h"
#include "shell/table/layout.h"

namespace twoseat {

struct Choosing {
  std::size_t of = 0; // Session::moved_to when this began; another value: begin anew
  Seat asked = Seat::None;
  std::vector<std::uint16_t> picked;  // in a choice of several, indices into Decision::options
  CardId held;                        // a card that waits for its circle
  std::vector<std::uint16_t> chooser; // options to choose between in a small list
  ImVec2 chooser_at{};
  bool ahead = false; // "attack" is offered: `attackers` is the question that would follow
  Decision attackers;
  CardId sole_attacker; // it would not be asked for: there is no other
};

// Whether a question lies open that whoever holds the device may answer.
bool asks_holder(const Session& session);
// By the questions before this one, where cards are chosen one by one.
std::vector<CardId> taken_before(const Session& session);

void refresh(Choosing& choosing, const Session& session, const Layout& layout);

using Options = std::vector<std::uint16_t>;
CardId subject(const Move& move);                  // the card that one clicks for this move
bool aims(const Layout& layout, const Move& move); // it points that card at another one
bool is_plain(const Move& move);                   // neither a card nor a circle: it can only be a button
const Choice& choice_of(const Decision& decision, std::uint16_t option);
bool several(const Choice& choice); // more than one may be picked, or none

Options options_of_card(const Session& session, CardId card);
Options options_of_place(const Session& session, PlaceId place);              // without a card
Options options_to_place(const Session& session, CardId card, PlaceId place); // with this card
Options options_onto(const Session& session, CardId card, CardId target);     // this card pointed at that one
bool is_lit(const Choosing& choosing, const Session& session, CardId card);
bool is_lit(const Choosing& choosing, const Session& session, PlaceId place);
// What a light says: this card can do something, what is held may go there, it can be aimed at; so it can, but is one's own.
enum class Light : std::uint8_t { None, Own, Goal, Target, Friend };
Light light_of(const Choosing& choosing, const Session& session, const Layout& layout, CardId card);
Seat side_of(const Looks& looks, const CardView& card); // who plays it, wherever it stands
bool is_picked(const Choosing& choosing, const Session& session, CardId card);

bool is_for(const Try& attempt, const Session& session, const CardView& card); // as it lies now

void choose(Choosing& choosing, Session& session,
            std::uint16_t option); // answers, or toggles in a choice of several
bool can_finish(const Choosing& choosing, const Session& session);
const Choice* open_choice(const Choosing& choosing,
                          const Session& session); // the choice of several that picks are made in
bool is_full(const Choosing& choosing, const Session& session); // as many of several as may be
void finish(Choosing& choosing, Session& session);              // answers with what is picked
// Whether this option is of another choice than what is picked: it is not offered until that is given or put back.
bool drops_picks(const Choosing& choosing, const Session& session, std::uint16_t option);

// A click on a card or a circle, and a card dropped on a circle or on another card. Whether the click meant anything.
bool click_card(Choosing& choosing, Session& session, const Layout& layout, CardId card, ImVec2 at);
void click_place(Choosing& choosing, Session& session, PlaceId place, ImVec2 at);
void drop_card(Choosing& choosing, Session& session, const Layout& layout, CardId card, PlaceId from,
               PlaceId to, CardId onto, ImVec2 at);

} // namespace twoseat
