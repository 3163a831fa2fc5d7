// The table: both fields, every zone, the battle on it, and what a hand does to them.
#pragma once
#include "shell/app.h"

namespace twoseat {

void lay_out(App& app); // the rectangles of this frame's screen
std::vector<Part> parts_of(const App& app,
                           const Events& events);        // that are looked at one by one: checks, dice
bool is_shown_check(const App& app, const Event& event); // a card is checked, and all may see it
std::string comes_of_check(const App& app,
                           const Event& event); // what it gives to whom, whether it hits; or empty
void lean_attacker(App& app);                   // towards whom it attacks
void jolt_struck(App& app, double now);         // who is hurt, and who does it, once the moment was reached
bool hurts(const App& app, const Event& event);
void sound_moment(App& app);
void follow_pictures(App& app);
void update_table(App& app);   // the scene, motion, and what the mouse and the keys do
void draw_table(App& app);     // wells, cards, battle
void draw_table_top(App& app); // what lies above: the dragged card, the chooser, a card that is checked
void click_on_card(App& app, CardId card, PlaceId place, ImVec2 at);

void draw_check(const Paint& paint, const Rect& card); // it is chosen
std::string chosen_state(const App& app,
                         const CardView& card);       // for which it looks picked; empty: it does not
Seat side_of(const App& app, const CardView& card);   // who plays it, wherever it stands
bool lights(const App& app, const Board::Laid& laid); // it may be chosen, or what is held may go there
bool aims_from(const App& app, const Sprite& sprite);
void draw_wells(App& app);
// What is written below a pile of so many cards; empty: there is no room for its name.
std::string name_below(const Paint& paint, const ZonePlace& zone, const Rect& rect, int cards);
void draw_plates(App& app);
bool is_there(const Meter& meter, const SeatView& view, Seat seat);              // signs come and go
std::string standing_words(const Meter& meter, const SeatView& view, Seat seat); // "2 of 6 damage"
void draw_markers(const App& app);
void draw_battle(App& app);
// What cards that guard or join add to the battle, each, or all of a place where they cover one another.
struct Added {
  Rect pill;
  std::int32_t amount = 0;
  Seat seat = Seat::None;
};
std::vector<Added> added_on_screen(const App& app);
void draw_adding(const App& app);
// A number of a card as it is where that lies; what it has none of counts as 0.
std::int32_t number_here(const App& app, const SeatView& view, const CardView& card, int number);
// What a fighter's sum is in this view, with all that lies ready to join it; absent: it has none.
std::int32_t fighting_sum(const App& app, const SeatView& view, const CardView& fighter,
                          const Amount& amount);
std::vector<CardId> attacked_now(const App& app, const SeatView& view); // where several may be
bool is_spared(const App& app, CardId target);                          // nothing hits it, whatever the sums
bool guards(const App& app);                        // what is asked now is how to stop an attack
std::int32_t promised_shield(const App& app);       // of what is picked and not yet there
std::vector<Rect> battle_on_screen(const App& app); // attacker and target, each with the sum at its edge
void draw_spotlight(App& app);                      // the card that is checked, beside the battle
Rect spotlight_on_screen(const App& app);           // with its words; empty: nothing is checked
void draw_waiting(const App& app);                  // what waits on the stack, and at what it is aimed
void draw_dice(const App& app);
void draw_die(const Paint& paint, const Rect& face, const Die& die, ImU32 accent,
              double t);               // t: how much of its roll is over
bool fights_with_dice(const App& app); // two dice lie between those who rolled them
void draw_dice_fight(const App& app, double t);
std::vector<Die> dice_of(const Session& session, const DiceLooks& looks); // that lie on the table now
void draw_sights(const App& app);                                         // what a lesson wants looked at
std::vector<std::string> sights_in_words(const App& app);
demos::Sights hint_sights(const App& app); // of the suggestion that is pointed at
std::vector<Rect> sights_on_screen(const App& app);

// How a chip's name stands there: before its number or below it; empty where it has no room.
struct ChipWords {
  ImFont* letters;
  std::string name;
  bool one_line;
};
ChipWords chip_words(const Paint& paint, const ZonePlace& zone, const Rect& rect, int count);

} // namespace twoseat
